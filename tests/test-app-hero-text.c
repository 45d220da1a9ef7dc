/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is written on the heroes' cards, the stash, the pieces and the dice. */
#include <string.h>

#include "hero-text.h"
#include "piece-add.h"
#include "table.h"

static void
expect (char       *text,
        const char *expected)
{
  g_assert_cmpstr (text, ==, expected);
  g_free (text);
}

/* --- Counters --- */

static void
test_of (void)
{
  expect (hk_text_of (2, 7), "2 / 7");
  expect (hk_text_of (0, 0), "0 / 0");
  expect (hk_text_of (5, -1), "5");
  expect (hk_text_of_short (2, 7), "2/7");
}

static void
test_counted (void)
{
  expect (hk_text_counted (HK_COUNT_WOUNDS, "Ada", 2, 7), "Ada: Wounds: 2 / 7");
  expect (hk_text_counted (HK_COUNT_GOLD, NULL, 3, -1), "Gold: 3");
}

/* Every counter has a caption and two names for its buttons, all different. */
static void
test_step (void)
{
  expect (hk_text_step (HK_COUNT_WOUNDS, "Ada", TRUE), "Ada: one wound more");
  expect (hk_text_step (HK_COUNT_GOLD, NULL, FALSE), "one gold less");
  for (guint what = 0; what < HK_N_COUNTS; what++)
    {
      g_autofree char *less = hk_text_step (what, NULL, FALSE);
      g_autofree char *more = hk_text_step (what, NULL, TRUE);

      g_assert_cmpstr (hk_text_count (what), !=, "");
      g_assert_cmpstr (less, !=, more);
    }
}

/* --- Heroes --- */

static void
test_hero_state (void)
{
  g_autoptr (Table) table = table_new (LS_SCENARIO_GLENWALD, LS_MODE_SINGLE, 2, 1);
  LsToken tile = { .kind = LS_TOKEN_HATCHERY };

  g_assert_cmpstr (hk_text_hero_state (table->game, 0), ==, "off the board");
  expect (hk_text_hero_told (table->game, 0), "Ada, off the board: wounds 0 of 8, mana 4 of 4");
  table_deploy (table);
  g_assert_null (hk_text_hero_state (table->game, 0));
  table_hero (table, "Ada")->at = ls_spot_from_name ("C7");
  expect (hk_text_hero_told (table->game, 0), "Ada, C7: wounds 0 of 8, mana 4 of 4");
  tile.at = table_hero (table, "Ada")->at;
  table->game->tokens[table->game->n_tokens++] = tile;
  g_assert_cmpstr (hk_text_hero_state (table->game, 0), ==, "entangled");
  g_assert_null (hk_text_hero_state (table->game, 1));
  table_sheet (table, "Ada")->dead = TRUE;
  g_assert_cmpstr (hk_text_hero_state (table->game, 0), ==, "dead");
}

static void
test_movement_token (void)
{
  expect (hk_text_movement_token ("Ada", 3, TRUE, FALSE), "Ada: movement token 3, spent");
  expect (hk_text_movement_token ("Ada", 3, FALSE, FALSE), "Ada: movement token 3, ready");
  expect (hk_text_movement_token ("Ada", 3, FALSE, TRUE),
          "Ada: movement token 3, may be turned over for the Harpy's cry");
  expect (hk_text_owed (1), "Harpy's cry: turn over 1 movement token");
  expect (hk_text_owed (2), "Harpy's cry: turn over 2 movement tokens");
  expect (hk_text_due (3), "3 damage");
}

/* --- Stash and panic track --- */

static void
test_panic (void)
{
  g_autoptr (Table) table = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);
  LsReward *rewards = table->pack->rewards;

  rewards[0] = (LsReward){ 4, 3 };
  rewards[1] = (LsReward){ 1, 1 };
  expect (hk_text_panic_pays (table->game), "Panic would pay 4 gold, 3 materials, equipment");
  table_do (table, "panic slot=1 flames=0");
  expect (hk_text_panic_pays (table->game), "Panic would pay 1 gold, 1 material, equipment");
  for (guint slot = 1; slot <= table->game->n_panic; slot++)
    table_do (table, "panic slot=%u flames=0", slot);
  expect (hk_text_panic_pays (table->game), "Panic would pay nothing");
  expect (hk_text_panic_slot (3, 0), "Panic slot 3: 0 flames");
  expect (hk_text_panic_slot (3, 1), "Panic slot 3: 1 flame");
}

/* --- Pieces --- */

static void
test_piece (void)
{
  g_autoptr (Table) table = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);
  const LsStructure *wall = table->game->structures;
  g_autofree char *expected = NULL;

  while (!g_str_equal (wall->type->id, "wooden-wall"))
    wall++;
  expected = g_strdup_printf ("Wooden wall %s", strrchr (wall->id, '-') + 1);
  expect (hk_text_piece (table->game, wall->id), expected);
  expect (hk_text_piece (table->game, "Ada"), "Ada");
  expect (hk_text_killed ("Clawer 3"), "Clawer 3 is slain");
  expect (hk_text_removed ("Wooden wall 6"), "Wooden wall 6 removed");
  expect (hk_text_taken_off ("Ada"), "Ada is off the board");
  g_assert_cmpstr (hk_text_mist (LS_WEST), ==, "Mist in the west");
  g_assert_cmpstr (hk_text_turn (LS_SOUTH), ==, "Turn It South");
  g_assert_cmpstr (hk_text_side (LS_EAST), ==, "E");
}

static void
test_free (void)
{
  g_autoptr (LsScript) script = ls_script_new ();

  expect (hk_text_free ("Ada", "Ada"), "Break Free: Roll Both Dice");
  expect (hk_text_free ("Ada", "Bruno"), "Free with the Fist of Bruno");
  expect (hk_text_lines (script), "");
  ls_script_take (script, LS_RULE_DICE_ROLL, g_strdup ("One"));
  ls_script_take (script, LS_RULE_DICE_ROLL, g_strdup ("Two"));
  expect (hk_text_lines (script), "One · Two");
}

static void
test_facts (void)
{
  char id[] = "imp", name[] = "Imp";
  LsMonsterType type = { .id = id, .name = name, .move = 3, .damage = 1, .attack = LS_ATTACK_MELEE };

  /* What belongs together has spaces that do not break. */
  expect (hk_text_monster_facts (&type, 1), "3\u00a0steps · melee · 1\u00a0damage · 1\u00a0hit\u00a0point · no dice");
  type.move = 1;
  type.attack = LS_ATTACK_RANGED;
  type.range = 4;
  type.dice = LS_DIE_BLUE | LS_DIE_ORANGE;
  type.abilities = LS_ABILITY_FLY | LS_ABILITY_SLAYER;
  expect (hk_text_monster_facts (&type, 2),
          "1\u00a0step · ranged up to 4 · 1\u00a0damage · 2\u00a0hit\u00a0points · blue and orange die · fly, slayer");
  g_assert_null (hk_text_abilities (0));
  expect (hk_text_dice (LS_DIE_ORANGE), "orange die");
  expect (hk_text_in_box (&type, 4), "Imp (4 left)");
  expect (hk_text_in_box (&type, -1), "Imp");
}

static void
test_unverified (void)
{
  g_autoptr (LsPack) pack = ls_pack_shipped ();
  char known[] = "imp", unknown[] = "ogre";

  g_ptr_array_set_size (pack->unverified, 0);
  g_ptr_array_add (pack->unverified, g_strdup ("monsters.json: \"ogre\""));
  g_assert_true (hk_text_is_unverified (pack, &(LsMonsterType){ .id = unknown }));
  g_assert_false (hk_text_is_unverified (pack, &(LsMonsterType){ .id = known }));
}

static void
expect_spots (const LsBoard *board,
              const char    *type,
              const char    *from,
              gboolean       along_column,
              const char    *expected)
{
  g_autoptr (GString) names = g_string_new (NULL);
  LsSpots spots = { 0 };
  char name[LS_SPOT_NAME_SIZE];

  hk_piece_add_spots (board, ls_structure_type_find (type), ls_spot_from_name (from), along_column, &spots);
  for (guint i = 0; i < spots.n; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? " " : "", ls_spot_name (spots.at[i], name));
  g_assert_cmpstr (names->str, ==, expected);
}

/* Walls fill their cutout whichever of its spots is tapped; all else lies from that spot on. */
static void
test_add_spots (void)
{
  g_autoptr (LsBoard) board = ls_board_new ();
  LsSpots cutout = { 2, { ls_spot_from_name ("C3"), ls_spot_from_name ("C4") } };

  expect_spots (board, "wooden-wall", "C4", FALSE, "C4");
  g_array_append_val (board->walls, cutout);
  expect_spots (board, "wooden-wall", "C4", FALSE, "C3 C4");
  expect_spots (board, "stone-gate", "F5", FALSE, "F5 G5");
  expect_spots (board, "stone-gate", "F5", TRUE, "F5 F6");
  expect_spots (board, "house", "C4", TRUE, "C4");
  expect_spots (board, "shop", "C4", FALSE, "C4 D4");
  expect_spots (board, "ruin-3", "C4", TRUE, "C4 C5 C6");
}

/* --- Dice --- */

static void
test_odds (void)
{
  expect (hk_text_odds (20, 4, 36), "Hits: 5 of 9 (56 %) · Stuns: 1 of 9 (11 %)");
  expect (hk_text_odds (3, 0, 6), "Hits: 1 of 2 (50 %) · Stuns: never");
  expect (hk_text_odds (1, 0, 1), "Hits: always · Stuns: never");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/app/hero-text/of", test_of);
  g_test_add_func ("/app/hero-text/counted", test_counted);
  g_test_add_func ("/app/hero-text/step", test_step);
  g_test_add_func ("/app/hero-text/hero-state", test_hero_state);
  g_test_add_func ("/app/hero-text/movement-token", test_movement_token);
  g_test_add_func ("/app/hero-text/panic", test_panic);
  g_test_add_func ("/app/hero-text/piece", test_piece);
  g_test_add_func ("/app/hero-text/free", test_free);
  g_test_add_func ("/app/hero-text/facts", test_facts);
  g_test_add_func ("/app/hero-text/unverified", test_unverified);
  g_test_add_func ("/app/hero-text/odds", test_odds);
  g_test_add_func ("/app/piece-add/spots", test_add_spots);

  return g_test_run ();
}
