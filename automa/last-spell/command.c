/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Commands as JSON: {"do": "hero-wounds", "hero": "Ada", "wounds": 3}. One table says what each kind holds. */
#include "command.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "setup.h"

#define MAX_NUMBER 999
#define MAX_MARKS 9

typedef enum
{
  NOWHERE,
  ONE_SPOT,  /* "at" */
  ALL_SPOTS, /* "spots" */
} Where;

/* The names of the members; NULL: the command has none. A trailing ? marks one that may be left out. */
typedef struct
{
  const char *name;
  const char *id;
  const char *other;
  const char *word;
  Where       where;
  gboolean    facing; /* may always be left out */
  const char *number;
  const char *count;
  const char *flag;
  const char *marks[MAX_MARKS]; /* false when left out; bit i of the command's */
  const char *hits;             /* may be left out: spots that come after "at"; the flag says whether they were given */
  const char *tokens;           /* may be left out: the numbers of movement tokens, as bits of the command's marks */
} Form;

static const Form forms[LS_N_COMMANDS] = {
  [LS_DO_BEGIN_NIGHT] = { .name = "begin-night" },
  [LS_DO_NEXT] = { .name = "next" },
  [LS_DO_STEP] = { .name = "step" },
  [LS_DO_COIN] = { .name = "coin", .word = "side" },
  [LS_DO_DIRECTION] = { .name = "direction", .word = "card" },
  [LS_DO_CARD] = { .name = "card", .word = "card", .number = "slot" },
  [LS_DO_CHOOSE] = { .name = "choose", .id = "monster", .other = "target", .flag = "hit?" },
  [LS_DO_ARMOR] = { .name = "armor", .id = "hero", .number = "stopped" },
  [LS_DO_PLACE] = { .name = "place", .id = "monster", .where = ONE_SPOT, .facing = TRUE },
  [LS_DO_BOSS_CARD] = { .name = "boss-card", .word = "card" },
  [LS_DO_BOSS_AT] = { .name = "boss-at", .where = ONE_SPOT },
  [LS_DO_END_HERO_PHASE] = { .name = "end-hero-phase" },
  [LS_DO_HERO_AT] = { .name = "hero-at", .id = "hero", .where = ONE_SPOT },
  [LS_DO_HERO_OFF] = { .name = "hero-off", .id = "hero" },
  [LS_DO_HERO_WOUNDS] = { .name = "hero-wounds", .id = "hero", .number = "wounds" },
  [LS_DO_HERO_MANA] = { .name = "hero-mana", .id = "hero", .number = "mana" },
  [LS_DO_HERO_ACTIONS] = { .name = "hero-actions", .id = "hero", .number = "actions" },
  [LS_DO_HERO_TOKEN] = { .name = "hero-token", .id = "hero", .number = "token", .flag = "spent" },
  [LS_DO_HERO_ARMOR_UP] = { .name = "hero-armor-up", .id = "hero", .flag = "on" },
  [LS_DO_HERO_POTION] = { .name = "hero-potion", .id = "hero", .word = "colour", .flag = "used?" },
  [LS_DO_ROLL] = { .name = "roll",
                   .id = "monster",
                   .other = "hero?",
                   .number = "damage",
                   .marks = { "no-dodge", "armor-piercing", "stun", "scroll", "magic", "more", "impact", "ranged",
                              "vision" } },
  [LS_DO_REROLL] = { .name = "reroll", .id = "monster", .flag = "mana?" },
  [LS_DO_FREE_HERO] = { .name = "free-hero", .id = "hero", .other = "by", .flag = "hit?" },
  [LS_DO_TURN] = { .name = "turn", .id = "hero" },
  [LS_DO_HERO_MOVE] = { .name = "hero-move", .id = "hero", .where = ONE_SPOT, .flag = "warp?", .tokens = "tokens" },
  [LS_DO_ARMOR_UP] = { .name = "armor-up", .id = "hero" },
  [LS_DO_FIST] = { .name = "fist", .id = "hero", .other = "target", .flag = "hit?" },
  [LS_DO_DRINK] = { .name = "drink", .id = "hero", .tokens = "tokens" },
  [LS_DO_SHOOT] = { .name = "shoot", .id = "defense", .where = ONE_SPOT, .hits = "hits" },
  [LS_DO_USE_ARMOR] = { .name = "use-armor",
                        .id = "item",
                        .other = "against?",
                        .flag = "pay?",
                        .tokens = "tokens" },
  [LS_DO_RESTORE_ARMOR] = { .name = "restore-armor", .id = "item", .tokens = "tokens" },
  [LS_DO_MONSTER_ADD] = { .name = "monster-add", .word = "type", .where = ONE_SPOT, .facing = TRUE },
  [LS_DO_MONSTER_WOUNDS] = { .name = "monster-wounds", .id = "monster", .number = "wounds" },
  [LS_DO_MONSTER_KILL] = { .name = "monster-kill", .id = "monster" },
  [LS_DO_MONSTER_STUN] = { .name = "monster-stun", .id = "monster", .flag = "stunned" },
  [LS_DO_MONSTER_AT] = { .name = "monster-at", .id = "monster", .where = ONE_SPOT, .facing = TRUE },
  [LS_DO_STRUCTURE_ADD] = { .name = "structure-add", .word = "type", .where = ALL_SPOTS },
  [LS_DO_STRUCTURE_FLAMES] = { .name = "structure-flames", .id = "structure", .number = "flames" },
  [LS_DO_STRUCTURE_REMOVE] = { .name = "structure-remove", .id = "structure" },
  [LS_DO_STRUCTURE_AT] = { .name = "structure-at", .id = "structure", .where = ONE_SPOT },
  [LS_DO_TOKEN_ADD] = { .name = "token-add", .word = "type", .where = ONE_SPOT, .flag = "used?" },
  [LS_DO_TOKEN_FLAMES] = { .name = "token-flames", .id = "token", .number = "flames" },
  [LS_DO_TOKEN_REMOVE] = { .name = "token-remove", .id = "token" },
  [LS_DO_TOKEN_AT] = { .name = "token-at", .id = "token", .where = ONE_SPOT },
  [LS_DO_PANIC] = { .name = "panic", .number = "slot", .count = "flames" },
  [LS_DO_MAGES] = { .name = "mages", .number = "mages" },
  [LS_DO_GOLD] = { .name = "gold", .number = "gold" },
  [LS_DO_MATERIALS] = { .name = "materials", .number = "materials" },
  [LS_DO_MIST] = { .name = "mist", .word = "side", .number = "distance" },
  [LS_DO_QUESTS] = { .name = "quests", .number = "solved" },
  [LS_DO_RULING] = { .name = "ruling", .word = "ruling", .other = "value" },
  [LS_DO_TAKE_PACK] = { .name = "take-pack", .word = "digest" },
  [LS_DO_DAY_MIST] = { .name = "day-mist" },
  [LS_DO_DAY_SCOUT] = { .name = "day-scout" },
  [LS_DO_DAY_PRODUCTION] = { .name = "day-production" },
  [LS_DO_DAY_END] = { .name = "day-end" },
  [LS_DO_PERK] = { .name = "perk", .id = "hero", .word = "perk", .number = "level" },
  [LS_DO_TURN_CARD] = { .name = "turn-card", .id = "hero", .word = "movement", .number = "mana" },
  [LS_DO_RECRUIT] = { .name = "recruit", .id = "hero" },
  [LS_DO_BUILD] = { .name = "build", .word = "type", .where = ALL_SPOTS },
  [LS_DO_UPGRADE] = { .name = "upgrade", .id = "structure" },
  [LS_DO_REPAIR] = { .name = "repair", .id = "structure", .number = "flames" },
  [LS_DO_SCAVENGE] = { .name = "scavenge",
                       .id = "structure",
                       .number = "gold",
                       .count = "materials",
                       .flag = "equipment?" },
  [LS_DO_SEER_MIST] = { .name = "seer-mist", .word = "side" },
  [LS_DO_SEER_CARD] = { .name = "seer-card", .number = "slot" },
  [LS_DO_REFRESH] = { .name = "refresh" },
  [LS_DO_BUY] = { .name = "buy", .word = "item", .other = "kind", .number = "price" },
  [LS_DO_SELL] = { .name = "sell", .word = "items", .number = "cost" },
  [LS_DO_ITEM_ADD] = { .name = "item-add", .word = "item", .other = "kind", .number = "price" },
  [LS_DO_ITEM_REMOVE] = { .name = "item-remove", .id = "item" },
  [LS_DO_ITEM_TAKE] = { .name = "item-take", .id = "item", .other = "hero", .flag = "by-hand?" },
  [LS_DO_ITEM_LEAVE] = { .name = "item-leave", .id = "item", .flag = "by-hand?" },
  [LS_DO_ITEM_USED] = { .name = "item-used", .id = "item", .flag = "used" },
};

const char *
ls_command_name (LsCommandKind kind)
{
  return forms[kind].name;
}

static gboolean
may_be_left_out (const char *member)
{
  return g_str_has_suffix (member, "?");
}

/* The member's name without its mark. */
static const char *
plain_name (const char *member)
{
  g_autofree char *name = may_be_left_out (member) ? g_strndup (member, strlen (member) - 1) : NULL;

  return name ? g_intern_string (name) : member;
}

static void
read_word (const AutomaPlace *place,
           const char        *member,
           const char       **word)
{
  AutomaPlace at;
  const char *text;

  if (!member
      || !(may_be_left_out (member) ? automa_place_member (place, plain_name (member), &at)
                                    : automa_place_need (place, member, &at)))
    return;
  if (automa_place_text (&at, &text))
    *word = g_intern_string (text);
}

static void
read_number (const AutomaPlace *place,
             const char        *member,
             int               *number)
{
  AutomaPlace at;

  if (member && automa_place_need (place, member, &at))
    automa_place_int (&at, 0, MAX_NUMBER, number);
}

static void
read_flag (const AutomaPlace *place,
           const char        *member,
           gint8             *flag)
{
  AutomaPlace at;
  gboolean value = FALSE;

  *flag = -1;
  if (!member)
    return;
  if (!automa_place_member (place, plain_name (member), &at))
    {
      if (!may_be_left_out (member))
        automa_place_need (place, member, &at);
      return;
    }
  if (automa_place_bool (&at, &value))
    *flag = (gint8) value;
}

static void
read_marks (const AutomaPlace *place,
            const Form        *form,
            guint16           *marks)
{
  for (guint i = 0; i < MAX_MARKS && form->marks[i]; i++)
    {
      AutomaPlace at;
      gboolean set = FALSE;

      if (automa_place_member (place, form->marks[i], &at) && automa_place_bool (&at, &set) && set)
        *marks = (guint16) (*marks | 1 << i);
    }
}

static void
read_spot (const AutomaPlace *at,
           LsSpots           *spots)
{
  const char *text;
  LsSpot spot;

  if (!automa_place_string (at, &text))
    return;
  spot = ls_spot_from_name (text);
  if (spot == LS_NO_SPOT)
    automa_place_problem (at, _("\"%s\" is no spot; expected a column and a row, such as \"C7\""), text);
  else
    spots->at[spots->n++] = spot;
}

static void
read_where (const AutomaPlace *place,
            const Form        *form,
            LsCommand         *command)
{
  AutomaPlace at, one;
  guint n;
  guint facing;

  if (form->where == ONE_SPOT && automa_place_need (place, "at", &at))
    read_spot (&at, &command->spots);
  if (form->where == ALL_SPOTS && automa_place_need (place, "spots", &at)
      && automa_place_array (&at, 1, LS_MAX_SPOTS, &n))
    for (guint i = 0; i < n; i++)
      {
        automa_place_element (&at, i, &one);
        read_spot (&one, &command->spots);
      }
  command->facing = LS_NO_FACING;
  if (form->facing && automa_place_member (place, "facing", &at) && automa_place_word (&at, ls_facing_ids, &facing))
    command->facing = (guint8) facing;
}

static void
read_hits (const AutomaPlace *place,
           const char        *member,
           LsCommand         *command)
{
  AutomaPlace at, one;
  guint n;

  if (!member || !automa_place_member (place, member, &at) || !automa_place_array (&at, 0, LS_MAX_SPOTS - 1, &n))
    return;
  command->flag = TRUE;
  for (guint i = 0; i < n; i++)
    {
      automa_place_element (&at, i, &one);
      read_spot (&one, &command->spots);
    }
}

static void
read_tokens (const AutomaPlace *place,
             const char        *member,
             guint16           *marks)
{
  AutomaPlace at, one;
  guint n;

  if (!member || !automa_place_member (place, member, &at) || !automa_place_array (&at, 1, LS_MAX_MOVEMENT_TOKENS, &n))
    return;
  for (guint i = 0; i < n; i++)
    {
      int token = 1;

      automa_place_element (&at, i, &one);
      if (automa_place_int (&one, 1, LS_MAX_MOVEMENT_TOKENS, &token))
        *marks = (guint16) (*marks | 1 << (token - 1));
    }
}

static void
check_members (const AutomaPlace *place,
               const Form        *form)
{
  const char *members[12 + MAX_MARKS] = { "do" };
  const char *wanted[] = { form->id, form->other, form->word, form->number, form->count, form->hits,
                           form->tokens, form->flag };
  guint n = 1;

  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    if (wanted[i])
      members[n++] = plain_name (wanted[i]);
  if (form->where != NOWHERE)
    members[n++] = form->where == ONE_SPOT ? "at" : "spots";
  if (form->facing)
    members[n++] = "facing";
  for (guint i = 0; i < MAX_MARKS && form->marks[i]; i++)
    members[n++] = form->marks[i];
  automa_place_object (place, members);
}

/* What the object says; whether it fits the game is for ls_game_apply() to say. */
gboolean
ls_command_read (const AutomaPlace *place,
                 LsCommand         *command)
{
  guint before = automa_problems_count (place->problems);
  const char *names[LS_N_COMMANDS + 1] = { NULL };
  AutomaPlace at;
  guint kind;

  *command = (LsCommand){ 0 };
  if (!JSON_NODE_HOLDS_OBJECT (place->node))
    {
      automa_place_problem (place, _("expected an object"));
      return FALSE;
    }
  for (guint i = 0; i < LS_N_COMMANDS; i++)
    names[i] = forms[i].name;
  if (!automa_place_need (place, "do", &at) || !automa_place_word (&at, names, &kind))
    return FALSE;
  command->kind = (guint8) kind;
  check_members (place, &forms[kind]);
  read_word (place, forms[kind].id, &command->id);
  read_word (place, forms[kind].other, &command->other);
  read_word (place, forms[kind].word, &command->word);
  read_where (place, &forms[kind], command);
  read_number (place, forms[kind].number, &command->number);
  read_number (place, forms[kind].count, &command->count);
  read_flag (place, forms[kind].flag, &command->flag);
  read_marks (place, &forms[kind], &command->marks);
  read_hits (place, forms[kind].hits, command);
  read_tokens (place, forms[kind].tokens, &command->marks);
  return automa_problems_count (place->problems) == before;
}

static void
write_word (JsonBuilder *json,
            const char  *member,
            const char  *word)
{
  if (member && word)
    automa_json_add_string (json, plain_name (member), word);
}

static void
write_number (JsonBuilder *json,
              const char  *member,
              int          number)
{
  if (member)
    automa_json_add_int (json, member, number);
}

static void
write_spots (JsonBuilder   *json,
             const char    *member,
             const LsSpots *spots,
             guint          from)
{
  char name[LS_SPOT_NAME_SIZE];

  automa_json_begin_list (json, member);
  for (guint i = from; i < spots->n; i++)
    json_builder_add_string_value (json, ls_spot_name (spots->at[i], name));
  json_builder_end_array (json);
}

static void
write_where (JsonBuilder     *json,
             const Form      *form,
             const LsCommand *command)
{
  char name[LS_SPOT_NAME_SIZE];

  if (form->where == ONE_SPOT)
    write_word (json, "at", ls_spot_name (command->spots.at[0], name));
  if (form->where == ALL_SPOTS)
    write_spots (json, "spots", &command->spots, 0);
  if (form->hits && command->flag >= 0)
    write_spots (json, form->hits, &command->spots, 1);
  if (form->facing && command->facing < LS_N_FACINGS)
    write_word (json, "facing", ls_facing_ids[command->facing]);
}

static void
write_tokens (JsonBuilder *json,
              const char  *member,
              guint16      marks)
{
  if (!member || marks == 0)
    return;
  automa_json_begin_list (json, member);
  for (guint i = 0; i < LS_MAX_MOVEMENT_TOKENS; i++)
    if (marks & 1 << i)
      json_builder_add_int_value (json, (gint64) i + 1);
  json_builder_end_array (json);
}

JsonNode *
ls_command_json (const LsCommand *command)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();
  const Form *form = &forms[command->kind];

  json_builder_begin_object (json);
  write_word (json, "do", form->name);
  write_word (json, form->id, command->id);
  write_word (json, form->other, command->other);
  write_word (json, form->word, command->word);
  write_where (json, form, command);
  write_number (json, form->number, command->number);
  write_number (json, form->count, command->count);
  if (form->flag && command->flag >= 0)
    automa_json_add_bool (json, plain_name (form->flag), command->flag);
  for (guint i = 0; i < MAX_MARKS && form->marks[i]; i++)
    if (command->marks & 1 << i)
      automa_json_add_bool (json, form->marks[i], TRUE);
  write_tokens (json, form->tokens, command->marks);
  json_builder_end_object (json);
  return json_builder_get_root (json);
}
