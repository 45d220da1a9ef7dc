/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What heroes do in their turns by the rules, and what it costs: section 13. */
#include "table.h"

#include <string.h>

#include "drawing.h"
#include "dryad-table.h"
#include "last-spell/boss.h"

#define BOTH ((LsDice) (LS_DIE_BLUE | LS_DIE_ORANGE))

/* A hero phase of a night that does not end; the town is empty, Ada stands in its north-west with tokens 2, 3 and 4. */
static Table *
turn_table (void)
{
  Table *self = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);

  self->game->n_structures = 0;
  table_begin_quiet_night (self);
  table_do (self, "hero-at hero=Ada at=L12");
  table_do (self, "hero-at hero=Bruno at=T20");
  table_go_to (self, LS_STAGE_HEROES);
  return self;
}

/* Refused, with that in the reason: the rule above all. */
static void
expect_refusal (Table      *t,
                const char *words,
                const char *says)
{
  table_refuses (t, LS_GAME_ERROR_RULE, "%s", words);
  {
    g_autofree LsGame *after = g_new (LsGame, 1);
    g_autoptr (GError) error = NULL;
    LsCommand command;

    table_read (words, &command);
    g_assert_false (ls_game_apply (t->game, &command, after, NULL, &error));
    g_test_message ("%s", error->message);
    g_assert_nonnull (strstr (error->message, says));
  }
}

static void
expect_moved (Table      *t,
              const char *spot,
              guint8      spent)
{
  g_assert_cmpuint (table_hero (t, "Ada")->at, ==, ls_spot_from_name (spot));
  g_assert_cmpuint (table_sheet (t, "Ada")->spent, ==, spent);
}

/* --- hero.move --- */

/* The tokens that waste the fewest points: 2, 3 and 4 are bits 1, 2 and 4. */
static void
test_move_tokens (void)
{
  static const struct
  {
    const char *to;
    guint8      spent;
  } cases[] = { { "M12", 1 }, { "N12", 1 }, { "O12", 2 }, { "P12", 4 }, { "Q12", 3 },
                { "R12", 5 }, { "S12", 6 }, { "T12", 7 }, { "U12", 7 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Table) t = turn_table ();

      table_do (t, "hero-move hero=Ada at=%s", cases[i].to);
      expect_moved (t, cases[i].to, cases[i].spent);
      g_assert_true (table_said (t, LS_RULE_HERO_MOVE));
    }
}

/* Entered tokens pay as they are, wasteful or not, if they are enough and there. */
static void
test_move_entered (void)
{
  g_autoptr (Table) t = turn_table ();

  expect_refusal (t, "hero-move hero=Ada at=O12 tokens=1", "hero.move");
  table_do (t, "hero-move hero=Ada at=O12 tokens=3");
  expect_moved (t, "O12", 4);
  expect_refusal (t, "hero-move hero=Ada at=M12 tokens=3", "hero.move");
  expect_refusal (t, "hero-move hero=Ada at=N12 tokens=6", "hero.move");
  table_do (t, "hero-move hero=Ada at=N12 tokens=1,2");
  expect_moved (t, "N12", 7);
  expect_refusal (t, "hero-move hero=Ada at=M12", "out of Ada's reach (hero.move");
  table_next_phase (t);
  table_do (t, "hero-move hero=Ada at=M12");
}

static void
test_move_script (void)
{
  g_autoptr (Table) t = turn_table ();
  const LsLine *line;

  table_do (t, "hero-move hero=Ada at=Q12");
  expect_script (t, "Ada goes to Q12 (5 movement points: turn over 2 + 3.)");
  line = &g_array_index (t->script->lines, LsLine, 0);
  g_assert_cmpstr (line->figure, ==, "Ada");
  g_assert_cmpuint (line->from, ==, ls_spot_from_name ("L12"));
  g_assert_cmpuint (line->path->len, ==, 5);
  g_assert_cmpuint (g_array_index (line->path, LsPathStep, 4).to, ==, ls_spot_from_name ("Q12"));
}

static void
test_move_refused (void)
{
  g_autoptr (Table) t = turn_table ();

  table_do (t, "monster-add type=clawer at=M12");
  table_do (t, "structure-add type=house spots=K12");
  table_do (t, "token-add type=stun-trap at=L13");
  expect_refusal (t, "hero-move hero=Ada at=M12", "M12 is occupied (hero.move");
  expect_refusal (t, "hero-move hero=Ada at=K12", "hero.move");
  expect_refusal (t, "hero-move hero=Ada at=L13", "hero.move");
  expect_refusal (t, "hero-move hero=Ada at=T20", "hero.move");
  expect_refusal (t, "hero-move hero=Ada at=L12", "stands there already");
  expect_refusal (t, "hero-move hero=Ada at=BA50", "no spot");
  expect_refusal (t, "hero-move hero=Ada at=L23", "hero.move"); /* the cliff */
  expect_refusal (t, "hero-move hero=Ada at=L1", "board.mist");
  expect_refusal (t, "hero-move hero=Ada at=V12", "hero.move");
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "hero-move hero=Nobody at=L11");
  table_do (t, "hero-off hero=Bruno");
  expect_refusal (t, "hero-move hero=Bruno at=L11", "not on the board");
  table_do (t, "end-hero-phase");
  table_refuses (t, LS_GAME_ERROR_STAGE, "hero-move hero=Ada at=L11");
}

/* In water each token gives 2 less, 1 at the least: two tokens to wade two spots. */
static void
test_move_water (void)
{
  g_autoptr (Table) t = turn_table ();
  g_autofree LsBoard *lake = g_memdup2 (t->game->board, sizeof *lake);

  for (guint column = 10; column < 14; column++)
    lake->terrain[ls_spot (column, 11)] = LS_TERRAIN_WATER;
  t->game->board = lake;
  table_do (t, "hero-move hero=Ada at=M12");
  expect_moved (t, "M12", 1);
  table_do (t, "hero-move hero=Ada at=N12 tokens=2");
  expect_moved (t, "N12", 3);
  table_do (t, "hero-move hero=Ada at=P12"); /* 2 points of a 4: one to the shore, one more */
  expect_moved (t, "P12", 7);
}

/* What the Harpy's cry still takes stays. */
static void
test_move_owed (void)
{
  g_autoptr (Table) t = turn_table ();

  table_sheet (t, "Ada")->owed = 1;
  expect_refusal (t, "hero-move hero=Ada at=T12", "hero.move");
  expect_refusal (t, "hero-move hero=Ada at=M12 tokens=1,2,3", "hero.move");
  table_do (t, "hero-move hero=Ada at=S12");
  expect_moved (t, "S12", 6);
}

/* --- hero.jump --- */

static void
test_jump (void)
{
  g_autoptr (Table) t = turn_table ();

  table_do (t, "structure-add type=wooden-wall spots=M10,M11,M12,M13,M14");
  table_do (t, "hero-move hero=Ada at=N12");
  expect_script (t, "Ada goes to N12 (3 movement points: turn over 3.)");
  g_assert_cmpuint (g_array_index (g_array_index (t->script->lines, LsLine, 0).path, LsPathStep, 0).rule, ==,
                    LS_RULE_HERO_JUMP);
  table_do (t, "monster-add type=clawer at=L12");
  expect_refusal (t, "hero-move hero=Ada at=L12", "hero.move");
  table_do (t, "structure-add type=stone-wall spots=O11,O12,O13");
  expect_refusal (t, "hero-move hero=Ada at=P12 tokens=3", "hero.move");
}

/* --- defense.tower --- */

static void
test_tower (void)
{
  g_autoptr (Table) t = turn_table ();

  table_do (t, "structure-add type=watchtower spots=M12");
  table_do (t, "hero-move hero=Ada at=M12");
  expect_moved (t, "M12", 1);
  g_assert_cmpuint (g_array_index (g_array_index (t->script->lines, LsLine, 0).path, LsPathStep, 0).rule, ==,
                    LS_RULE_DEFENSE_TOWER);
  table_do (t, "hero-move hero=Ada at=O12");
  expect_moved (t, "O12", 3);
}

/* --- defense.warp --- */

/* On foot if that will do; a mana for the gate; not without. */
static void
test_warp (void)
{
  g_autoptr (Table) t = turn_table ();

  table_do (t, "structure-add type=warp-gate spots=M12");
  table_do (t, "structure-add type=warp-gate spots=R12");
  expect_refusal (t, "hero-move hero=Ada at=U12 warp=false tokens=1,2", "hero.move");
  table_do (t, "hero-move hero=Ada at=R12");
  g_assert_cmpuint (table_hero (t, "Ada")->mana, ==, 4);
  expect_moved (t, "R12", 5);
  table_next_phase (t);
  table_do (t, "hero-move hero=Ada at=M12 warp=true");
  expect_script (t, "Ada goes to M12 (2 movement points: turn over 2. The warp gate costs 1 mana.)");
  g_assert_cmpuint (table_hero (t, "Ada")->mana, ==, 3);
  table_do (t, "hero-move hero=Ada at=V12"); /* further than any walk */
  g_assert_cmpuint (table_hero (t, "Ada")->mana, ==, 2);
  expect_moved (t, "V12", 7);
  table_next_phase (t);
  table_do (t, "hero-at hero=Ada at=M12");
  table_do (t, "hero-mana hero=Ada mana=0");
  expect_refusal (t, "hero-move hero=Ada at=W12", "defense.warp");
}

/* --- hero.armor-up --- */

static void
test_armor_up (void)
{
  g_autoptr (Table) t = turn_table ();

  table_do (t, "armor-up hero=Ada");
  expect_script (t, "Ada puts an action token on armor-up (1 damage less in the next monster phase.)");
  g_assert_cmpuint (table_sheet (t, "Ada")->actions, ==, 6);
  g_assert_true (table_sheet (t, "Ada")->armor_up);
  expect_refusal (t, "armor-up hero=Ada", "hero.armor-up");
  table_do (t, "armor-up hero=Bruno");
  table_next_phase (t);
  g_assert_false (table_sheet (t, "Ada")->armor_up);
  table_do (t, "hero-actions hero=Ada actions=0");
  expect_refusal (t, "armor-up hero=Ada", "no action left (hero.armor-up");
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "armor-up hero=Nobody");
  table_do (t, "end-hero-phase");
  table_refuses (t, LS_GAME_ERROR_STAGE, "armor-up hero=Ada");
}

/* --- hero.fist --- */

static void
test_fist (void)
{
  g_autoptr (Table) t = turn_table ();

  table_do (t, "monster-add type=archer at=M12");
  table_load_dice (t, LS_DIE_BLUE, LS_FACE_DODGE_STUN, LS_FACE_HIT);
  table_do (t, "fist hero=Ada target=archer-1");
  expect_script (t, "Ada strikes Archer 1 with a fist | Archer 1 rolls blue: dodge with stun | Archer 1 is not hit");
  g_assert_cmpuint (table_sheet (t, "Ada")->actions, ==, 6);
  g_assert_false (table_monster (t, "archer-1")->stunned);
  table_do (t, "turn hero=Ada");
  table_do (t, "fist hero=Ada target=archer-1 hit=true");
  g_assert_cmpint (ls_game_find_monster (t->game, "archer-1"), <, 0);
  g_assert_cmpuint (table_sheet (t, "Ada")->actions, ==, 5);
  expect_figures_whole (t);
}

/* On any of the four sides, never at a corner; a corpse has no dice. */
static void
test_fist_refused (void)
{
  g_autoptr (Table) t = turn_table ();

  table_do (t, "monster-add type=archer at=M13");
  table_do (t, "token-add type=corpse-pile at=L13");
  expect_refusal (t, "fist hero=Ada target=archer-1", "hero.fist");
  expect_refusal (t, "fist hero=Ada target=corpse-pile-1", "rolls no dice");
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "fist hero=Ada target=nobody");
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "fist hero=Ada target=Bruno");
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "fist hero=Nobody target=archer-1");
  table_do (t, "monster-at monster=archer-1 at=L11");
  table_do (t, "hero-actions hero=Ada actions=0");
  expect_refusal (t, "fist hero=Ada target=archer-1", "hero.fist");
  table_do (t, "end-hero-phase");
  table_refuses (t, LS_GAME_ERROR_STAGE, "fist hero=Ada target=archer-1");
}

/* --- hero.attack-once --- */

/* Once a turn: another turn of the same hero must be begun, another hero's begins by itself, and ends the first. */
static void
test_attack_once (void)
{
  g_autoptr (Table) t = turn_table ();

  table_do (t, "monster-add type=bulky-yellow at=M12");
  table_do (t, "hero-at hero=Bruno at=N12");
  table_do (t, "fist hero=Ada target=bulky-yellow-1 hit=false");
  expect_refusal (t, "fist hero=Ada target=bulky-yellow-1 hit=false", "hero.attack-once");
  table_do (t, "armor-up hero=Ada");
  expect_refusal (t, "fist hero=Ada target=bulky-yellow-1 hit=false", "hero.attack-once");
  table_do (t, "fist hero=Bruno target=bulky-yellow-1 hit=false");
  table_do (t, "fist hero=Ada target=bulky-yellow-1 hit=false");
  expect_refusal (t, "fist hero=Ada target=bulky-yellow-1 hit=false", "hero.attack-once");
  table_do (t, "turn hero=Ada");
  table_do (t, "fist hero=Ada target=bulky-yellow-1 hit=false");
  table_do (t, "hero-at hero=Bruno at=T20");
  table_do (t, "monster-stun monster=bulky-yellow-1 stunned=true");
  table_next_phase (t);
  table_do (t, "fist hero=Ada target=bulky-yellow-1 hit=true");
  g_assert_cmpuint (table_monster (t, "bulky-yellow-1")->wounds, ==, 1);
}

static void
test_turn_refused (void)
{
  g_autoptr (Table) t = turn_table ();

  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "turn hero=Nobody");
  table_do (t, "hero-off hero=Bruno");
  expect_refusal (t, "turn hero=Bruno", "not on the board");
  table_do (t, "end-hero-phase");
  table_refuses (t, LS_GAME_ERROR_STAGE, "turn hero=Ada");
}

/* --- dryad.entangle --- */

/* No moving, no armor-up, no potion; fists as ever, but the tile beneath a hero is not struck: that frees. */
static void
test_entangled (void)
{
  g_autoptr (Table) t = turn_table ();

  table_do (t, "hero-potion hero=Ada colour=blue");
  table_do (t, "hero-mana hero=Ada mana=0");
  table_do (t, "token-add type=seed-mortar at=L13");
  table_do (t, "hero-at hero=Ada at=L13");
  table_do (t, "monster-add type=archer at=L14");
  expect_refusal (t, "hero-move hero=Ada at=L12", "dryad.entangle");
  expect_refusal (t, "armor-up hero=Ada", "dryad.entangle");
  expect_refusal (t, "drink hero=Ada", "dryad.entangle");
  table_do (t, "fist hero=Ada target=archer-1 hit=false");
  table_do (t, "hero-at hero=Bruno at=M13");
  expect_refusal (t, "fist hero=Bruno target=seed-mortar-1", "dryad.entangle");
}

/* --- dryad.monoliths --- */

static const char *
token_at (Table      *t,
          const char *spot)
{
  for (guint i = 0; i < t->game->n_tokens; i++)
    if (t->game->tokens[i].at == ls_spot_from_name (spot))
      return t->game->tokens[i].id;
  g_assert_not_reached ();
}

/* They stop fists from their side; past them she can be struck, but not as a sprout. */
static void
test_monoliths (void)
{
  g_autoptr (Table) t = dryad_alone (GROWING);

  table_go_to (t, LS_STAGE_HEROES);
  table_do (t, "hero-at hero=Bruno at=K9");
  expect_refusal (t, "fist hero=Bruno target=dryad-1", "dryad.monoliths");
  table_do (t, "fist hero=Bruno target=%s", token_at (t, "L9"));
  g_assert_true (table_said (t, LS_RULE_DRYAD_MONOLITHS));
  table_do (t, "hero-at hero=Ada at=N8");
  table_do (t, "fist hero=Ada target=dryad-1 hit=true");
  g_assert_cmpuint (table_monster (t, "dryad-1")->wounds, ==, 1);
  t->game->boss.stage = SPROUT;
  expect_refusal (t, "fist hero=Bruno target=dryad-1", "dryad.growth");
}

/* --- hero.potion --- */

/* EN 8, and what is drunk is what the pack says. */
static void
test_potion_facts (void)
{
  static const LsPotionFacts facts[LS_N_POTIONS] = { { 0 },
                                                     { LS_POTION_MOVEMENT_TOKENS, 1, 2 },
                                                     { LS_POTION_WOUNDS, 1, 2 },
                                                     { LS_POTION_MANA, 3, 2 },
                                                     { LS_POTION_ACTIONS, 2, 2 } };
  g_autoptr (Table) t = turn_table ();

  for (LsPotion i = LS_POTION_GREEN; i < LS_N_POTIONS; i++)
    {
      g_assert_cmpuint (t->pack->potions[i].gives, ==, facts[i].gives);
      g_assert_cmpuint (t->pack->potions[i].amount, ==, facts[i].amount);
      g_assert_cmpuint (t->pack->potions[i].uses, ==, facts[i].uses);
    }
  t->pack->potions[LS_POTION_RED] = (LsPotionFacts){ LS_POTION_WOUNDS, 2, 1 };
  t->pack->potions[LS_POTION_GREEN] = (LsPotionFacts){ LS_POTION_MOVEMENT_TOKENS, 2, 2 };
  table_do (t, "hero-wounds hero=Ada wounds=3");
  table_do (t, "hero-potion hero=Ada colour=red");
  table_do (t, "drink hero=Ada");
  expect_script (t, "Ada drinks the red potion: 2 wounds heal (It is empty: discard it.)");
  g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, 1);
  g_assert_cmpuint (table_sheet (t, "Ada")->potion, ==, LS_NO_POTION);
  for (guint token = 1; token <= 3; token++)
    table_do (t, "hero-token hero=Ada token=%u spent=true", token);
  table_do (t, "hero-potion hero=Ada colour=green");
  table_do (t, "drink hero=Ada tokens=1");
  g_assert_cmpuint (table_sheet (t, "Ada")->spent, ==, 6);
  table_do (t, "drink hero=Ada");
  g_assert_cmpuint (table_sheet (t, "Ada")->spent, ==, 0);
}

/* Each colour once, twice, and empty. */
static void
test_potion_uses (void)
{
  g_autoptr (Table) t = turn_table ();

  expect_refusal (t, "drink hero=Ada", "Ada has no potion (hero.potion");
  table_do (t, "hero-wounds hero=Ada wounds=3");
  table_do (t, "hero-potion hero=Ada colour=red");
  table_do (t, "drink hero=Ada");
  expect_script (t, "Ada drinks the red potion: 1 wound heals (Turn it to its half-empty side.)");
  g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, 2);
  table_do (t, "drink hero=Ada");
  expect_script (t, "Ada drinks the red potion: 1 wound heals (It is empty: discard it.)");
  g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, 1);
  expect_refusal (t, "drink hero=Ada", "hero.potion");
}

static void
test_potion_green (void)
{
  g_autoptr (Table) t = turn_table ();

  table_do (t, "hero-potion hero=Ada colour=green");
  expect_refusal (t, "drink hero=Ada", "hero.potion");
  table_sheet (t, "Ada")->spent = 3;
  table_do (t, "drink hero=Ada");
  g_assert_cmpuint (table_sheet (t, "Ada")->spent, ==, 1);
  table_sheet (t, "Ada")->spent = 3;
  expect_refusal (t, "drink hero=Ada tokens=3", "hero.potion");
  table_do (t, "drink hero=Ada tokens=1");
  g_assert_cmpuint (table_sheet (t, "Ada")->spent, ==, 2);
}

static void
test_potion_blue (void)
{
  g_autoptr (Table) t = turn_table ();

  table_do (t, "hero-potion hero=Ada colour=blue");
  expect_refusal (t, "drink hero=Ada", "hero.potion");
  table_do (t, "hero-mana hero=Ada mana=0");
  table_do (t, "drink hero=Ada");
  g_assert_cmpuint (table_hero (t, "Ada")->mana, ==, 3);
  table_do (t, "drink hero=Ada");
  g_assert_cmpuint (table_hero (t, "Ada")->mana, ==, 4); /* as many as there can be */
}

static void
test_potion_yellow (void)
{
  g_autoptr (Table) t = turn_table ();

  table_do (t, "hero-potion hero=Ada colour=yellow");
  expect_refusal (t, "drink hero=Ada", "hero.potion");
  table_do (t, "hero-actions hero=Ada actions=4");
  table_do (t, "drink hero=Ada");
  g_assert_cmpuint (table_sheet (t, "Ada")->actions, ==, 6);
  table_do (t, "drink hero=Ada");
  g_assert_cmpuint (table_sheet (t, "Ada")->actions, ==, 7);
}

/* Half-used ones are full again on the next night, empty ones are gone. */
static void
test_potion_refill (void)
{
  g_autoptr (Table) t = turn_table ();

  table_do (t, "hero-potion hero=Ada colour=red used=true");
  table_do (t, "hero-potion hero=Bruno colour=none used=true");
  g_assert_true (table_sheet (t, "Ada")->potion_used);
  g_assert_false (table_sheet (t, "Bruno")->potion_used);
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "hero-potion hero=Ada colour=pink");
  t->game->cards = (LsSpawnCards){ 0 }; /* with nothing more to come, the night is over */
  table_do (t, "gold gold=1");
  expect_stage (t, LS_STAGE_DAY);
  table_begin_night (t);
  g_assert_cmpuint (table_sheet (t, "Ada")->potion, ==, LS_POTION_RED);
  g_assert_false (table_sheet (t, "Ada")->potion_used);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_RULE_TEST ("hero.move", "command-tokens", test_move_tokens);
  ADD_RULE_TEST ("hero.move", "command-entered", test_move_entered);
  ADD_RULE_TEST ("hero.move", "command-script", test_move_script);
  ADD_RULE_TEST ("hero.move", "command-refused", test_move_refused);
  ADD_RULE_TEST ("hero.move", "command-water", test_move_water);
  ADD_RULE_TEST ("harpy.cry", "command-move", test_move_owed);
  ADD_RULE_TEST ("hero.jump", "command", test_jump);
  ADD_RULE_TEST ("defense.tower", "command", test_tower);
  ADD_RULE_TEST ("defense.warp", "command", test_warp);
  ADD_RULE_TEST ("hero.armor-up", "command", test_armor_up);
  ADD_RULE_TEST ("hero.fist", "dice", test_fist);
  ADD_RULE_TEST ("hero.fist", "refused", test_fist_refused);
  ADD_RULE_TEST ("hero.attack-once", "turns", test_attack_once);
  ADD_RULE_TEST ("hero.attack-once", "refused", test_turn_refused);
  ADD_RULE_TEST ("dryad.entangle", "turn", test_entangled);
  ADD_RULE_TEST ("dryad.monoliths", "fist", test_monoliths);
  ADD_RULE_TEST ("hero.potion", "facts", test_potion_facts);
  ADD_RULE_TEST ("hero.potion", "uses", test_potion_uses);
  ADD_RULE_TEST ("hero.potion", "green", test_potion_green);
  ADD_RULE_TEST ("hero.potion", "blue", test_potion_blue);
  ADD_RULE_TEST ("hero.potion", "yellow", test_potion_yellow);
  ADD_RULE_TEST ("hero.potion", "refill", test_potion_refill);

  return g_test_run ();
}
