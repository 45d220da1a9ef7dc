/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Commands: written and read again, refused when they do not fit, and never a danger to a game. */
#include "table.h"

#include <string.h>

#include "last-spell/audit.h"

/* Every kind, with and without what may be left out, and what it looks like in a saved game. */
static const struct
{
  LsCommandKind kind;
  const char   *words;
  const char   *json;
} samples[] = {
  { LS_DO_BEGIN_NIGHT, "begin-night", "{'do':'begin-night'}" },
  { LS_DO_NEXT, "next", "{'do':'next'}" },
  { LS_DO_STEP, "step", "{'do':'step'}" },
  { LS_DO_COIN, "coin side=left", "{'do':'coin','side':'left'}" },
  { LS_DO_DIRECTION, "direction card=d1", "{'do':'direction','card':'d1'}" },
  { LS_DO_CARD, "card slot=2 card=1B", "{'do':'card','card':'1B','slot':2}" },
  { LS_DO_CHOOSE, "choose monster=m target=t", "{'do':'choose','monster':'m','target':'t'}" },
  { LS_DO_CHOOSE, "choose monster=m target=t hit=true", "{'do':'choose','monster':'m','target':'t','hit':true}" },
  { LS_DO_CHOOSE, "choose monster=m target=t hit=false", "{'do':'choose','monster':'m','target':'t','hit':false}" },
  { LS_DO_ARMOR, "armor hero=Ada stopped=3", "{'do':'armor','hero':'Ada','stopped':3}" },
  { LS_DO_PLACE, "place monster=m at=C7", "{'do':'place','monster':'m','at':'C7'}" },
  { LS_DO_PLACE, "place monster=m at=C7 facing=west", "{'do':'place','monster':'m','at':'C7','facing':'west'}" },
  { LS_DO_END_HERO_PHASE, "end-hero-phase", "{'do':'end-hero-phase'}" },
  { LS_DO_HERO_AT, "hero-at hero=Ada at=AF23", "{'do':'hero-at','hero':'Ada','at':'AF23'}" },
  { LS_DO_HERO_OFF, "hero-off hero=Ada", "{'do':'hero-off','hero':'Ada'}" },
  { LS_DO_HERO_WOUNDS, "hero-wounds hero=Ada wounds=0", "{'do':'hero-wounds','hero':'Ada','wounds':0}" },
  { LS_DO_HERO_MANA, "hero-mana hero=Ada mana=999", "{'do':'hero-mana','hero':'Ada','mana':999}" },
  { LS_DO_HERO_ACTIONS, "hero-actions hero=Ada actions=1", "{'do':'hero-actions','hero':'Ada','actions':1}" },
  { LS_DO_HERO_TOKEN, "hero-token hero=Ada token=6 spent=true",
    "{'do':'hero-token','hero':'Ada','token':6,'spent':true}" },
  { LS_DO_HERO_ARMOR_UP, "hero-armor-up hero=Ada on=false", "{'do':'hero-armor-up','hero':'Ada','on':false}" },
  { LS_DO_ROLL, "roll monster=m damage=0", "{'do':'roll','monster':'m','damage':0}" },
  { LS_DO_ROLL, "roll monster=m damage=1 stun=true", "{'do':'roll','monster':'m','damage':1,'stun':true}" },
  { LS_DO_ROLL, "roll monster=m damage=2 no-dodge=true armor-piercing=true stun=true",
    "{'do':'roll','monster':'m','damage':2,'no-dodge':true,'armor-piercing':true,'stun':true}" },
  { LS_DO_ROLL, "roll monster=m hero=Ada damage=1 scroll=true magic=true more=true",
    "{'do':'roll','monster':'m','hero':'Ada','damage':1,'scroll':true,'magic':true,'more':true}" },
  { LS_DO_ROLL, "roll monster=m hero=Ada damage=1 more=true impact=true ranged=true vision=true",
    "{'do':'roll','monster':'m','hero':'Ada','damage':1,'more':true,'impact':true,'ranged':true,'vision':true}" },
  { LS_DO_REROLL, "reroll monster=m", "{'do':'reroll','monster':'m'}" },
  { LS_DO_REROLL, "reroll monster=m mana=true", "{'do':'reroll','monster':'m','mana':true}" },
  { LS_DO_FREE_HERO, "free-hero hero=Ada by=Bruno", "{'do':'free-hero','hero':'Ada','by':'Bruno'}" },
  { LS_DO_FREE_HERO, "free-hero hero=Ada by=Ada hit=true", "{'do':'free-hero','hero':'Ada','by':'Ada','hit':true}" },
  { LS_DO_HERO_POTION, "hero-potion hero=Ada colour=red", "{'do':'hero-potion','hero':'Ada','colour':'red'}" },
  { LS_DO_HERO_POTION, "hero-potion hero=Ada colour=red used=true",
    "{'do':'hero-potion','hero':'Ada','colour':'red','used':true}" },
  { LS_DO_TURN, "turn hero=Ada", "{'do':'turn','hero':'Ada'}" },
  { LS_DO_HERO_MOVE, "hero-move hero=Ada at=C7", "{'do':'hero-move','hero':'Ada','at':'C7'}" },
  { LS_DO_HERO_MOVE, "hero-move hero=Ada at=C7 warp=false tokens=1,6",
    "{'do':'hero-move','hero':'Ada','at':'C7','warp':false,'tokens':[1,6]}" },
  { LS_DO_ARMOR_UP, "armor-up hero=Ada", "{'do':'armor-up','hero':'Ada'}" },
  { LS_DO_FIST, "fist hero=Ada target=m", "{'do':'fist','hero':'Ada','target':'m'}" },
  { LS_DO_FIST, "fist hero=Ada target=m hit=false", "{'do':'fist','hero':'Ada','target':'m','hit':false}" },
  { LS_DO_DRINK, "drink hero=Ada", "{'do':'drink','hero':'Ada'}" },
  { LS_DO_DRINK, "drink hero=Ada tokens=2", "{'do':'drink','hero':'Ada','tokens':[2]}" },
  { LS_DO_USE_ARMOR, "use-armor item=i", "{'do':'use-armor','item':'i'}" },
  { LS_DO_USE_ARMOR, "use-armor item=i against=m pay=true tokens=2",
    "{'do':'use-armor','item':'i','against':'m','pay':true,'tokens':[2]}" },
  { LS_DO_RESTORE_ARMOR, "restore-armor item=i", "{'do':'restore-armor','item':'i'}" },
  { LS_DO_RESTORE_ARMOR, "restore-armor item=i tokens=1,3", "{'do':'restore-armor','item':'i','tokens':[1,3]}" },
  { LS_DO_SHOOT, "shoot defense=b at=C7", "{'do':'shoot','defense':'b','at':'C7'}" },
  { LS_DO_SHOOT, "shoot defense=b at=C7 hits=C7,D8", "{'do':'shoot','defense':'b','at':'C7','hits':['C7','D8']}" },
  { LS_DO_SHOOT, "shoot defense=b at=C7 hits=", "{'do':'shoot','defense':'b','at':'C7','hits':[]}" },
  { LS_DO_MONSTER_ADD, "monster-add type=clawer at=A1", "{'do':'monster-add','type':'clawer','at':'A1'}" },
  { LS_DO_MONSTER_ADD, "monster-add type=clawer at=A1 facing=north",
    "{'do':'monster-add','type':'clawer','at':'A1','facing':'north'}" },
  { LS_DO_MONSTER_WOUNDS, "monster-wounds monster=m wounds=2", "{'do':'monster-wounds','monster':'m','wounds':2}" },
  { LS_DO_MONSTER_KILL, "monster-kill monster=m", "{'do':'monster-kill','monster':'m'}" },
  { LS_DO_MONSTER_STUN, "monster-stun monster=m stunned=true", "{'do':'monster-stun','monster':'m','stunned':true}" },
  { LS_DO_MONSTER_AT, "monster-at monster=m at=BL64 facing=south",
    "{'do':'monster-at','monster':'m','at':'BL64','facing':'south'}" },
  { LS_DO_STRUCTURE_ADD, "structure-add type=shop spots=C7,D7",
    "{'do':'structure-add','type':'shop','spots':['C7','D7']}" },
  { LS_DO_STRUCTURE_FLAMES, "structure-flames structure=s flames=1",
    "{'do':'structure-flames','structure':'s','flames':1}" },
  { LS_DO_STRUCTURE_REMOVE, "structure-remove structure=s", "{'do':'structure-remove','structure':'s'}" },
  { LS_DO_STRUCTURE_AT, "structure-at structure=s at=C7", "{'do':'structure-at','structure':'s','at':'C7'}" },
  { LS_DO_TOKEN_AT, "token-at token=t at=C7", "{'do':'token-at','token':'t','at':'C7'}" },
  { LS_DO_TOKEN_ADD, "token-add type=slow-trap at=C7", "{'do':'token-add','type':'slow-trap','at':'C7'}" },
  { LS_DO_TOKEN_ADD, "token-add type=slow-trap at=C7 used=true",
    "{'do':'token-add','type':'slow-trap','at':'C7','used':true}" },
  { LS_DO_TOKEN_FLAMES, "token-flames token=t flames=3", "{'do':'token-flames','token':'t','flames':3}" },
  { LS_DO_BOSS_CARD, "boss-card card=C2", "{'do':'boss-card','card':'C2'}" },
  { LS_DO_BOSS_AT, "boss-at at=C7", "{'do':'boss-at','at':'C7'}" },
  { LS_DO_TOKEN_REMOVE, "token-remove token=t", "{'do':'token-remove','token':'t'}" },
  { LS_DO_PANIC, "panic slot=6 flames=2", "{'do':'panic','slot':6,'flames':2}" },
  { LS_DO_MAGES, "mages mages=3", "{'do':'mages','mages':3}" },
  { LS_DO_GOLD, "gold gold=12", "{'do':'gold','gold':12}" },
  { LS_DO_MATERIALS, "materials materials=12", "{'do':'materials','materials':12}" },
  { LS_DO_MIST, "mist side=west distance=3", "{'do':'mist','side':'west','distance':3}" },
  { LS_DO_QUESTS, "quests solved=1", "{'do':'quests','solved':1}" },
  { LS_DO_RULING, "ruling ruling=order value=angle", "{'do':'ruling','value':'angle','ruling':'order'}" },
  { LS_DO_TAKE_PACK, "take-pack digest=abc", "{'do':'take-pack','digest':'abc'}" },
  { LS_DO_DAY_MIST, "day-mist", "{'do':'day-mist'}" },
  { LS_DO_DAY_SCOUT, "day-scout", "{'do':'day-scout'}" },
  { LS_DO_DAY_PRODUCTION, "day-production", "{'do':'day-production'}" },
  { LS_DO_DAY_END, "day-end", "{'do':'day-end'}" },
  { LS_DO_PERK, "perk hero=Ada perk=Swift level=1", "{'do':'perk','hero':'Ada','perk':'Swift','level':1}" },
  { LS_DO_TURN_CARD, "turn-card hero=Ada mana=6 movement=2,3,4",
    "{'do':'turn-card','hero':'Ada','movement':'2,3,4','mana':6}" },
  { LS_DO_RECRUIT, "recruit hero=Ada", "{'do':'recruit','hero':'Ada'}" },
  { LS_DO_BUILD, "build type=gold-mine spots=C7,C8", "{'do':'build','type':'gold-mine','spots':['C7','C8']}" },
  { LS_DO_UPGRADE, "upgrade structure=wooden-wall-1", "{'do':'upgrade','structure':'wooden-wall-1'}" },
  { LS_DO_REPAIR, "repair structure=house-1 flames=1", "{'do':'repair','structure':'house-1','flames':1}" },
  { LS_DO_SCAVENGE, "scavenge structure=ruin-1-1 gold=2 materials=3 equipment=true",
    "{'do':'scavenge','structure':'ruin-1-1','gold':2,'materials':3,'equipment':true}" },
  { LS_DO_SEER_MIST, "seer-mist side=west", "{'do':'seer-mist','side':'west'}" },
  { LS_DO_SEER_CARD, "seer-card slot=3", "{'do':'seer-card','slot':3}" },
  { LS_DO_REFRESH, "refresh", "{'do':'refresh'}" },
  { LS_DO_BUY, "buy item=Axe kind=one-handed price=4", "{'do':'buy','kind':'one-handed','item':'Axe','price':4}" },
  { LS_DO_SELL, "sell items=item-1,item-2 cost=7", "{'do':'sell','items':'item-1,item-2','cost':7}" },
  { LS_DO_ITEM_ADD, "item-add item=Axe kind=one-handed price=4",
    "{'do':'item-add','kind':'one-handed','item':'Axe','price':4}" },
  { LS_DO_ITEM_REMOVE, "item-remove item=item-1", "{'do':'item-remove','item':'item-1'}" },
  { LS_DO_ITEM_TAKE, "item-take item=item-1 hero=Ada", "{'do':'item-take','item':'item-1','hero':'Ada'}" },
  { LS_DO_ITEM_TAKE, "item-take item=item-1 hero=Ada by-hand=true",
    "{'do':'item-take','item':'item-1','hero':'Ada','by-hand':true}" },
  { LS_DO_ITEM_LEAVE, "item-leave item=item-1", "{'do':'item-leave','item':'item-1'}" },
  { LS_DO_ITEM_LEAVE, "item-leave item=item-1 by-hand=true", "{'do':'item-leave','item':'item-1','by-hand':true}" },
  { LS_DO_ITEM_USED, "item-used item=item-1 used=true", "{'do':'item-used','item':'item-1','used':true}" },
};

/* With ' for ". */
static char *
quoted (const char *text)
{
  return g_strdelimit (g_strdup (text), "'", '"');
}

static gboolean
read_text (const char     *text,
           LsCommand      *command,
           AutomaProblems *problems)
{
  g_autofree char *json = quoted (text);
  g_autoptr (JsonNode) node = automa_json_parse (json, -1, problems);
  AutomaPlace place;

  g_assert_nonnull (node);
  automa_place_root (&place, node, problems);
  return ls_command_read (&place, command);
}

static void
expect_same (const LsCommand *a,
             const LsCommand *b)
{
  g_assert_cmpstr (ls_command_name (a->kind), ==, ls_command_name (b->kind));
  g_assert_cmpstr (a->id, ==, b->id);
  g_assert_cmpstr (a->other, ==, b->other);
  g_assert_cmpstr (a->word, ==, b->word);
  g_assert_cmpmem (&a->spots, sizeof a->spots, &b->spots, sizeof b->spots);
  g_assert_cmpint (a->facing, ==, b->facing);
  g_assert_cmpint (a->number, ==, b->number);
  g_assert_cmpint (a->count, ==, b->count);
  g_assert_cmpint (a->flag, ==, b->flag);
  g_assert_cmpint (a->marks, ==, b->marks);
}

/* --- Writing and reading --- */

static void
test_round_trip (void)
{
  gboolean seen[LS_N_COMMANDS] = { FALSE };

  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_autoptr (AutomaProblems) problems = automa_problems_new ("command");
      g_autoptr (JsonNode) node = NULL;
      g_autofree char *expected = quoted (samples[i].json);
      g_autofree char *written = NULL;
      LsCommand command, again;

      table_read (samples[i].words, &command);
      g_assert_cmpint (command.kind, ==, samples[i].kind);
      node = ls_command_json (&command);
      written = json_to_string (node, FALSE);
      g_assert_cmpstr (written, ==, expected);
      g_assert_true (read_text (written, &again, problems));
      expect_same (&command, &again);
      seen[samples[i].kind] = TRUE;
    }
  for (guint i = 0; i < LS_N_COMMANDS; i++)
    g_assert_true (seen[i]);
}

/* A mark that is false is one that was left out. */
static void
test_round_trip_marks (void)
{
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *written = NULL;
  LsCommand command;

  table_read ("roll monster=m damage=1 no-dodge=false armor-piercing=true stun=false", &command);
  g_assert_cmpint (command.marks, ==, LS_ROLL_ARMOR_PIERCING);
  node = ls_command_json (&command);
  written = json_to_string (node, FALSE);
  g_assert_cmpstr (written, ==, "{\"do\":\"roll\",\"monster\":\"m\",\"damage\":1,\"armor-piercing\":true}");
}

/* Names with letters of any language, quotes and backslashes. */
static void
test_round_trip_names (void)
{
  static const char *const names[] = { "Ángela", "Ünal \"the Bold\"", "back\\slash", "日本", "a", "{\"do\":1}" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (AutomaProblems) problems = automa_problems_new ("command");
      const char *id = g_intern_string (names[i]);
      LsCommand command = { .kind = LS_DO_HERO_OFF, .id = id, .facing = LS_NO_FACING, .flag = -1 };
      g_autoptr (JsonNode) node = ls_command_json (&command);
      g_autofree char *text = json_to_string (node, FALSE);
      g_autoptr (JsonNode) parsed = automa_json_parse (text, -1, problems);
      AutomaPlace place;
      LsCommand again;

      automa_place_root (&place, parsed, problems);
      g_assert_true (ls_command_read (&place, &again));
      expect_same (&command, &again);
    }
}

/* --- Refusals --- */

/* Refused, with a problem at that path. */
static void
expect_refused (JsonNode   *node,
                const char *path)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("command");
  g_autofree char *start = g_strdup_printf ("command: %s: ", path);
  g_autofree char *text = json_to_string (node, FALSE);
  gboolean found = FALSE;
  AutomaPlace place;
  LsCommand command;

  g_test_message ("%s: %s", path, text);
  automa_place_root (&place, node, problems);
  g_assert_false (ls_command_read (&place, &command));
  for (guint i = 0; automa_problems_get (problems, i); i++)
    found = found || g_str_has_prefix (automa_problems_get (problems, i), start);
  g_assert_true (found);
}

static JsonNode *
sample_node (guint i)
{
  LsCommand command;

  table_read (samples[i].words, &command);
  return ls_command_json (&command);
}

static void
test_unknown_member (void)
{
  static const char *const extra[] = { "extra", "Do", "id", "number" };

  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    for (guint j = 0; j < G_N_ELEMENTS (extra); j++)
      {
        g_autoptr (JsonNode) node = sample_node (i);

        json_object_set_int_member (json_node_get_object (node), extra[j], 1);
        expect_refused (node, extra[j]);
      }
}

static gboolean
may_be_left_out (LsCommandKind kind,
                 const char   *member)
{
  static const char *const members[] = { "facing",    "hit",      "hits",           "tokens", "used", "warp",
                                         "equipment", "no-dodge", "armor-piercing", "stun",   "by-hand",
                                         "against",   "pay",      "scroll",         "magic",  "more",
                                         "impact",    "ranged",   "vision",         NULL };

  return g_strv_contains (members, member) || (kind == LS_DO_ROLL && g_str_equal (member, "hero"))
         || (kind == LS_DO_REROLL && g_str_equal (member, "mana"));
}

static void
test_missing_member (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_autoptr (JsonNode) whole = sample_node (i);
      g_autoptr (GList) members = json_object_get_members (json_node_get_object (whole));

      for (GList *member = members; member; member = member->next)
        if (!may_be_left_out (samples[i].kind, member->data))
          {
            g_autoptr (JsonNode) node = sample_node (i);

            json_object_remove_member (json_node_get_object (node), member->data);
            expect_refused (node, member->data);
          }
    }
}

/* What fits no member of that sort. */
static const char *
misfits_for (const char *member,
             JsonNode   *value)
{
  if (strcmp (member, "hits") == 0) /* none may have hit */
    return "null|'C7'|7|true|{}|"
           "['A1','A2','A3','A4','A5','A6','A7','A8','A9','B1','B2','B3','B4','B5','B6','B7']";
  if (strcmp (member, "tokens") == 0)
    return "null|1|'1'|true|{}|[]|[1,2,3,4,5,6,1]";
  if (JSON_NODE_HOLDS_ARRAY (value))
    return "null|'C7'|7|true|{}|[]|"
           "['A1','A2','A3','A4','A5','A6','A7','A8','A9','B1','B2','B3','B4','B5','B6','B7','B8']";
  if (json_node_get_value_type (value) == G_TYPE_INT64)
    return "null|'7'|true|1.5|-1|1000|999999999999|[]|[1]|{}";
  if (json_node_get_value_type (value) == G_TYPE_BOOLEAN)
    return "null|'true'|1|0|[]|{}";
  if (strcmp (member, "at") == 0)
    return "null|7|true|[]|['C7']|{}|''|'C'|'7'|'c7'|'C07'|'C0'|'C65'|'BM1'|'C7 '|'ZZZZZZ1'|'C99999999999'";
  if (strcmp (member, "facing") == 0)
    return "null|7|true|[]|{}|''|'up'|'North'|'none'";
  if (strcmp (member, "do") == 0)
    return "null|7|true|[]|{}|''|'jump'|'Next'|'next '";
  return "null|7|true|[]|{}|''|'\\u0007'|'a\\nb'";
}

static void
test_wrong_type (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_autoptr (JsonNode) whole = sample_node (i);
      g_autoptr (GList) members = json_object_get_members (json_node_get_object (whole));

      for (GList *member = members; member; member = member->next)
        {
          JsonNode *value = json_object_get_member (json_node_get_object (whole), member->data);
          g_auto (GStrv) misfits = g_strsplit (misfits_for (member->data, value), "|", -1);

          for (char **misfit = misfits; *misfit; misfit++)
            {
              g_autoptr (JsonNode) node = sample_node (i);
              g_autofree char *json = quoted (*misfit);

              json_object_set_member (json_node_get_object (node), member->data, json_from_string (json, NULL));
              expect_refused (node, member->data);
            }
        }
    }
}

/* A spot or token in a list is named by its place. */
static void
test_wrong_spot (void)
{
  static const struct
  {
    const char *json;
    const char *path;
  } cases[] = { { "{'do':'structure-add','type':'shop','spots':['C7',7]}", "spots[1]" },
                { "{'do':'structure-add','type':'shop','spots':[null,'C7']}", "spots[0]" },
                { "{'do':'structure-add','type':'shop','spots':['C7','C8','7C']}", "spots[2]" },
                { "{'do':'structure-add','type':'shop','spots':['C7',['C8']]}", "spots[1]" },
                { "{'do':'shoot','defense':'b','at':'C7','hits':['C7','7C']}", "hits[1]" },
                { "{'do':'hero-move','hero':'Ada','at':'C7','tokens':[1,0]}", "tokens[1]" },
                { "{'do':'hero-move','hero':'Ada','at':'C7','tokens':[7]}", "tokens[0]" },
                { "{'do':'drink','hero':'Ada','tokens':['1']}", "tokens[0]" },
                { "{'do':'drink','hero':'Ada','tokens':[1.5]}", "tokens[0]" } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *json = quoted (cases[i].json);
      g_autoptr (JsonNode) node = json_from_string (json, NULL);

      expect_refused (node, cases[i].path);
    }
}

/* Every problem of a command is told, not only the first. */
static void
test_all_problems (void)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("command");
  LsCommand command;

  g_assert_false (read_text ("{'do':'hero-token','hero':7,'token':-1,'spent':'yes','extra':1}", &command, problems));
  g_assert_cmpuint (automa_problems_count (problems), ==, 4);
}

static void
test_no_object (void)
{
  static const char *const texts[] = { "[]", "7", "'next'", "null", "['do','next']" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (AutomaProblems) problems = automa_problems_new ("command");
      LsCommand command;

      g_assert_false (read_text (texts[i], &command, problems));
    }
}

/* --- Hostile commands --- */

#define HOSTILE 20000
#define GAMES 20

static guint
below (AutomaRandom *random,
       guint         n)
{
  return automa_random_below (random, n);
}

static const char *
some_of (AutomaRandom      *random,
         const char *const *words,
         guint              n)
{
  return words[below (random, n)];
}

/* The id of something in the game, or of nothing. */
static const char *
some_id (AutomaRandom *random,
         const LsGame *game)
{
  static const char *const odd[] = { "circle", "clawer-1", "nobody", "%s%n", "house-99", "-1", "Ada" };

  switch (below (random, 6))
    {
    case 0:
    case 1:
      return game->n_monsters > 0 ? game->monsters[below (random, game->n_monsters)].id : odd[1];
    case 2:
      return game->heroes[below (random, game->n_heroes)].id;
    case 3:
      return game->n_structures > 0 ? game->structures[below (random, game->n_structures)].id : odd[4];
    case 4:
      return game->n_tokens > 0 ? game->tokens[below (random, game->n_tokens)].id : odd[2];
    default:
      return some_of (random, odd, G_N_ELEMENTS (odd));
    }
}

static const char *
some_word (AutomaRandom *random)
{
  static const char *const words[] = { "left",        "right",     "west",       "north",     "east",     "south",
                                       "1",           "2",         "3",          "4",         "5",        "6",
                                       "7",           "8",         "9",          "10",        "1B",       "5B",
                                       "clawer",      "runner",    "archer",     "boomer",    "accursed", "bulky-red",
                                       "winged",      "armored",   "house",      "shop",      "ruin-3",   "wooden-wall",
                                       "warp-gate",   "ballista",  "watchtower", "catapult",  "stun-trap", "slow-trap",
                                       "damage-trap", "hatchery",  "corpse-pile", "monolith", "seed-mortar", "order",
                                       "angle",       "sweep",     "contact",    "ahead",     "substitution", "next",
                                       "mist-attack", "yes",       "wooden-gate", "panic-refill", "add-one", "?" };

  return g_intern_string (some_of (random, words, G_N_ELEMENTS (words)));
}

static LsSpot
some_spot (AutomaRandom *random)
{
  if (below (random, 8) == 0)
    return ls_spot (below (random, LS_MAX_SIDE), below (random, LS_MAX_SIDE));
  return ls_spot (below (random, 32), below (random, 23));
}

static int
some_number (AutomaRandom *random)
{
  return (int) (below (random, 4) == 0 ? below (random, 1000) : below (random, 8));
}

/* Anything that the reader could bring, most of it nonsense; steps more often, so that games go on. */
static void
make_hostile (AutomaRandom *random,
              const LsGame *game,
              LsCommand    *command)
{
  guint roll = below (random, 10);
  guint kind = roll < 2 ? LS_DO_NEXT : roll < 3 ? LS_DO_STEP : below (random, LS_N_COMMANDS);
  LsSpot spot = some_spot (random);

  *command = (LsCommand){ .kind = (guint8) kind,
                          .id = g_intern_string (some_id (random, game)),
                          .other = below (random, 2) ? g_intern_string (some_id (random, game)) : some_word (random),
                          .word = some_word (random),
                          .facing = (guint8) below (random, LS_N_FACINGS + 1),
                          .number = some_number (random),
                          .count = some_number (random),
                          .flag = (gint8) ((int) below (random, 3) - 1),
                          .marks = (guint8) below (random, 8) };
  command->spots.n = 1 + (below (random, 3) == 0 ? below (random, 3) : 0);
  for (guint i = 0; i < command->spots.n; i++)
    command->spots.at[i] = i == 0 || below (random, 4) == 0
                             ? spot
                             : ls_spot_beside (command->spots.at[i - 1], (LsFacing) below (random, LS_N_FACINGS));
  if (kind == LS_DO_HERO_WOUNDS || kind == LS_DO_MAGES) /* or no game would last */
    command->number = 1 + command->number % (below (random, 50) == 0 ? 9 : 3);
}

static void
expect_sound (const LsGame    *before,
              const LsCommand *command,
              const LsGame    *after)
{
  g_autoptr (GPtrArray) state = ls_audit_state (after);
  g_autoptr (GPtrArray) change = ls_audit_transition (before, command, after);

  for (guint i = 0; i < state->len; i++)
    g_test_message ("state: %s", (char *) g_ptr_array_index (state, i));
  for (guint i = 0; i < change->len; i++)
    g_test_message ("change: %s", (char *) g_ptr_array_index (change, i));
  g_assert_cmpuint (state->len, ==, 0);
  g_assert_cmpuint (change->len, ==, 0);
  g_assert_cmpuint (after->n_monsters, <=, LS_MAX_MONSTERS);
  g_assert_cmpuint (after->n_structures, <=, LS_MAX_STRUCTURES);
  g_assert_cmpuint (after->n_tokens, <=, LS_MAX_TOKENS);
  g_assert_cmpuint (after->mages, <=, LS_MAGES);
  for (guint i = 0; i < after->n_panic; i++)
    g_assert_cmpuint (after->panic[i], <=, 2);
}

typedef struct
{
  guint taken;
  guint refused;
} Tally;

/* One game under fire. It begins anew when it is over. */
static void
play_hostile (guint64  seed,
              gboolean audited,
              Tally   *tally)
{
  g_autoptr (Table) t = table_new ((LsScenario) (seed % 3), (LsMode) (seed / 3 % LS_N_MODES), 1 + (guint) (seed % 4), seed);
  g_autofree LsGame *after = g_new0 (LsGame, 1);
  LsSetup setup = t->game->setup;
  AutomaRandom random;

  automa_random_seed (&random, seed);
  setup.app_draws = seed % 5 != 0;
  setup.app_flips = seed % 7 != 0;
  ls_game_begin (t->game, t->pack, &setup);
  for (guint i = 0; i < HOSTILE / GAMES; i++)
    {
      g_autoptr (LsScript) script = ls_script_new ();
      g_autoptr (GError) error = NULL;
      LsCommand command;

      if (t->game->stage == LS_STAGE_OVER)
        ls_game_begin (t->game, t->pack, &setup);
      if (t->game->stage == LS_STAGE_DAY && ls_bot_deploy (t->game, &command))
        table_apply (t, &command);
      make_hostile (&random, t->game, &command);
      if (ls_game_apply (t->game, &command, after, i % 2 ? script : NULL, &error))
        {
          g_assert_no_error (error);
          if (audited)
            expect_sound (t->game, &command, after);
          memcpy (t->game, after, sizeof *after);
          tally->taken++;
        }
      else
        {
          g_assert_nonnull (error);
          g_assert_true (error->domain == LS_GAME_ERROR);
          g_assert_cmpmem (t->game, sizeof *t->game, after, sizeof *after);
          tally->refused++;
        }
    }
}

/* Refused or taken, no crash; a refused one leaves the state as it was, byte for byte. */
static void
test_hostile (void)
{
  Tally tally = { 0 };

  for (guint64 seed = 1; seed <= GAMES; seed++)
    play_hostile (seed, FALSE, &tally);
  g_test_message ("%u taken, %u refused", tally.taken, tally.refused);
  g_assert_cmpuint (tally.taken + tally.refused, ==, HOSTILE);
  g_assert_cmpuint (tally.taken, >, HOSTILE / 12); /* both happen often */
  g_assert_cmpuint (tally.refused, >, HOSTILE / 10);
}

/* And what is taken leaves a state that holds together. */
static void
test_hostile_audited (void)
{
  Tally tally = { 0 };

  for (guint64 seed = 101; seed <= 100 + GAMES; seed++)
    play_hostile (seed, TRUE, &tally);
  g_assert_cmpuint (tally.taken, >, HOSTILE / 12); /* both happen often */
}

/* Each hostile command comes back from its JSON as it was, as far as its kind holds it. */
static void
test_hostile_round_trip (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 4, 1);
  AutomaRandom random;

  automa_random_seed (&random, 77);
  for (guint i = 0; i < 2000; i++)
    {
      g_autoptr (AutomaProblems) problems = automa_problems_new ("command");
      g_autoptr (JsonNode) once = NULL;
      g_autoptr (JsonNode) twice = NULL;
      g_autofree char *a = NULL;
      g_autofree char *b = NULL;
      AutomaPlace place;
      LsCommand command, again;

      make_hostile (&random, t->game, &command);
      if (command.flag < 0)
        command.flag = 1;
      for (guint j = 0; j < command.spots.n; j++)
        command.spots.at[j] = some_spot (&random);
      once = ls_command_json (&command);
      automa_place_root (&place, once, problems);
      g_assert_true (ls_command_read (&place, &again));
      twice = ls_command_json (&again);
      a = json_to_string (once, FALSE);
      b = json_to_string (twice, FALSE);
      g_assert_cmpstr (a, ==, b);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/command/round-trip/every-kind", test_round_trip);
  g_test_add_func ("/command/round-trip/marks", test_round_trip_marks);
  g_test_add_func ("/command/round-trip/names", test_round_trip_names);
  g_test_add_func ("/command/round-trip/hostile", test_hostile_round_trip);
  g_test_add_func ("/command/refused/unknown-member", test_unknown_member);
  g_test_add_func ("/command/refused/missing-member", test_missing_member);
  g_test_add_func ("/command/refused/wrong-type", test_wrong_type);
  g_test_add_func ("/command/refused/wrong-spot", test_wrong_spot);
  g_test_add_func ("/command/refused/all-problems", test_all_problems);
  g_test_add_func ("/command/refused/no-object", test_no_object);
  g_test_add_func ("/command/hostile/byte-for-byte", test_hostile);
  g_test_add_func ("/command/hostile/audited", test_hostile_audited);

  return g_test_run ();
}
