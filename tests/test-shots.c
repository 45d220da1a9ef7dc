/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where shots may strike, and what ballistas and catapults do: section 13 of the rules. */
#include "table.h"

#include <string.h>

#include "drawing-game.h"
#include "last-spell/shots.h"

#define BOTH ((LsDice) (LS_DIE_BLUE | LS_DIE_ORANGE))
#define NEAR (LS_RANGE_CURRENT | LS_RANGE_ADJACENT)
#define ALL_RANGES (LS_RANGE_CURRENT | LS_RANGE_ADJACENT | LS_RANGE_FAR)

/* A hero phase of a night that does not end, with a ballista and a catapult in the north-west of the town. */
static Table *
defended_table (void)
{
  Table *self = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);

  self->game->n_structures = 0;
  table_begin_quiet_night (self);
  table_do (self, "hero-at hero=Ada at=T20");
  table_do (self, "hero-at hero=Bruno at=U20");
  table_do (self, "structure-add type=ballista spots=L12");
  table_do (self, "structure-add type=catapult spots=M12");
  table_go_to (self, LS_STAGE_HEROES);
  return self;
}

static gboolean
stands (Table      *t,
        const char *id)
{
  return ls_game_find_monster (t->game, id) >= 0 || ls_game_find_token (t->game, id) >= 0;
}

static void
expect_refusal (Table      *t,
                const char *words,
                const char *says)
{
  g_autofree LsGame *after = g_new (LsGame, 1);
  g_autoptr (GError) error = NULL;
  LsCommand command;

  table_read (words, &command);
  g_assert_false (ls_game_apply (t->game, &command, after, NULL, &error));
  g_assert_error (error, LS_GAME_ERROR, LS_GAME_ERROR_RULE);
  g_assert_nonnull (strstr (error->message, says));
}

static void
expect_spots (Ground       *self,
              const LsShot *shot,
              ...) G_GNUC_NULL_TERMINATED;

/* A row of the board for each text: + may be struck, x not. One by one or all at once, the answer is the same. */
static void
expect_spots (Ground       *self,
              const LsShot *shot,
              ...)
{
  gboolean spots[LS_N_CELLS];
  const char *row;
  guint n = 0;
  va_list args;

  ls_shot_spots (self->game, shot, spots);
  for (LsSpot spot = 0; spot < LS_N_CELLS; spot++)
    g_assert_cmpint (spots[spot], ==, ls_shot_may_strike (self->game, shot, spot, NULL));
  va_start (args, shot);
  while ((row = va_arg (args, const char *)))
    {
      g_autoptr (GString) found = g_string_new (NULL);

      for (guint column = 0; column < self->game->board->width; column++)
        g_string_append_printf (found, "%s%c", column > 0 ? " " : "", spots[ls_spot (column, n)] ? '+' : 'x');
      g_assert_cmpstr (found->str, ==, row);
      n++;
    }
  va_end (args);
}

/* --- board.sector --- */

/* Current, adjacent by an edge, far, and what is further off. */
static void
test_ranges (void)
{
  g_autoptr (Ground) g = ground_new ("", draw ("sectors aabbccdd/aabbccdd/eeffgghh",
                                               "1 . . . . . . .", ". . . . . . . .", ". . . . . . . .",
                                               NULL));
  LsSight why;
  LsShot shot;

  ls_shot_of_hero (g->game, g->hero, LS_RANGE_CURRENT, FALSE, &shot);
  expect_spots (g, &shot, "+ + x x x x x x", "+ + x x x x x x", "x x x x x x x x", NULL);
  shot.range = LS_RANGE_ADJACENT;
  expect_spots (g, &shot, "x x + + x x x x", "x x + + x x x x", "+ + x x x x x x", NULL);
  shot.range = LS_RANGE_FAR;
  expect_spots (g, &shot, "x x x x + + x x", "x x x x + + x x", "x x + + x x x x", NULL);
  shot.range = ALL_RANGES;
  expect_spots (g, &shot, "+ + + + + + x x", "+ + + + + + x x", "+ + + + x x x x", NULL);
  g_assert_false (ls_shot_may_strike (g->game, &shot, ls_spot_from_name ("H1"), &why));
  g_assert_cmpuint (why.rule, ==, LS_RULE_BOARD_SECTOR);
}

/* Reach in spots goes along the four lines, and needs sight only from a ranged weapon. */
static void
test_reach_in_spots (void)
{
  g_autoptr (Ground) g = ground_new ("", draw ("sectors aaabb/aaabb/ccccc/ccccc",
                                               ". . H . .", ". . 1 . .", ". . . . .", ". . . . .", NULL));
  LsSight why;
  LsShot shot;

  ls_shot_in_spots (g->game, g->hero, 1, FALSE, &shot);
  expect_spots (g, &shot, "x x + x x", "x + x + x", "x x + x x", "x x x x x", NULL);
  shot.spots = 2;
  expect_spots (g, &shot, "x x + x x", "+ + x + +", "x x + x x", "x x + x x", NULL);
  g_assert_false (ls_shot_may_strike (g->game, &shot, ls_spot_from_name ("A1"), &why));
  g_assert_cmpuint (why.rule, ==, LS_RULE_BOARD_ADJACENT);
  g_assert_cmpuint (why.n, ==, 0);
  ls_shot_in_spots (g->game, g->hero, 2, TRUE, &shot);
  expect_spots (g, &shot, "x x x x x", "+ x x x +", "x x x x x", "x x + x x", NULL);
  g_assert_false (ls_shot_may_strike (g->game, &shot, ls_spot_from_name ("C3"), &why));
  g_assert_cmpuint (why.rule, ==, LS_RULE_HERO_RANGED_AREA);
}

/* --- hero.ranged-area --- */

/* A ranged weapon leaves out the hero's own area, a magic one does not; a watchtower changes nothing in that. */
static void
test_ranged_area (void)
{
  g_autoptr (Ground) g = ground_new ("", draw ("", ". . . . .", ". . 1 . .", ". . . . .", ". . . . .", NULL));
  g_autoptr (Ground) tower = ground_new ("", draw ("", "T+1 . . .", NULL));
  LsSight why;
  LsShot shot;

  ls_shot_of_hero (g->game, g->hero, NEAR, TRUE, &shot);
  expect_spots (g, &shot, "+ x x x +", "+ x x x +", "+ x x x +", "+ + + + +", NULL);
  g_assert_false (ls_shot_may_strike (g->game, &shot, ls_spot_from_name ("D3"), &why));
  g_assert_cmpuint (why.rule, ==, LS_RULE_HERO_RANGED_AREA);
  ls_shot_of_hero (g->game, g->hero, NEAR, FALSE, &shot);
  expect_spots (g, &shot, "+ + + + +", "+ + + + +", "+ + + + +", "+ + + + +", NULL);
  ls_shot_of_hero (tower->game, tower->hero, NEAR, TRUE, &shot);
  expect_spots (tower, &shot, "x x + +", NULL);
}

/* --- hero.los, hero.tree-cover --- */

/* A shot in sectors needs sight and no cover, unless it has vision. */
static void
test_sight (void)
{
  g_autoptr (Ground) g = ground_new ("", draw ("", ". . . . . . .", "t . . H 1 . .", ". . . . . . .", NULL));
  LsSight why;
  LsShot shot;

  ls_shot_of_hero (g->game, g->hero, LS_RANGE_CURRENT, FALSE, &shot);
  expect_spots (g, &shot, "x x x + + + +", "x x x + + + +", "x x x + + + +", NULL);
  g_assert_false (ls_shot_may_strike (g->game, &shot, ls_spot_from_name ("C2"), &why));
  g_assert_cmpuint (why.rule, ==, LS_RULE_HERO_LOS);
  shot.vision = TRUE;
  expect_spots (g, &shot, "+ + + + + + +", "+ + + + + + +", "+ + + + + + +", NULL);
}

/* --- defense.ballista --- */

static void
test_ballista_range (void)
{
  g_autoptr (Ground) g = ground_new ("", draw ("sectors aabbcc/aabbcc", "B H . . . .", "S t . . . .", NULL));
  LsShot shot;

  g_assert_true (ls_shot_of_defense (g->game, (guint) ls_game_find_structure (g->game, "B"), &shot));
  expect_spots (g, &shot, "+ + + + x x", "+ + + + x x", NULL);
  g_assert_false (ls_shot_of_defense (g->game, (guint) ls_game_find_structure (g->game, "H"), &shot));
  g_assert_cmpuint (ls_shot_left (g->game, (guint) ls_game_find_structure (g->game, "B")), ==, 1);
  g_assert_cmpuint (ls_shot_left (g->game, (guint) ls_game_find_structure (g->game, "H")), ==, 0);
}

/* Armor does not help, a dodge does. */
static void
test_ballista_dice (void)
{
  static const struct
  {
    LsFace   face;
    gboolean hit;
  } cases[] = { { LS_FACE_HIT, TRUE }, { LS_FACE_ARMOR_STUN, TRUE }, { LS_FACE_DODGE_STUN, FALSE },
                { LS_FACE_MISS, FALSE } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Table) t = defended_table ();

      table_do (t, "monster-add type=bulky-yellow at=L8");
      table_load_dice (t, LS_DIE_ORANGE, LS_FACE_HIT, cases[i].face);
      table_do (t, "shoot defense=ballista-1 at=L8");
      g_assert_cmpuint (table_monster (t, "bulky-yellow-1")->wounds, ==, cases[i].hit ? 1 : 0);
      g_assert_false (table_monster (t, "bulky-yellow-1")->stunned);
      g_assert_true (table_said (t, LS_RULE_DEFENSE_BALLISTA));
    }
}

/* Once in a hero phase, and again in the next. */
static void
test_ballista_once (void)
{
  g_autoptr (Table) t = defended_table ();

  table_do (t, "shoot defense=ballista-1 at=L8");
  expect_script (t, "Ballista 1 shoots at L8 | Nothing is struck");
  expect_refusal (t, "shoot defense=ballista-1 at=L8", "defense.ballista");
  table_next_phase (t);
  table_do (t, "shoot defense=ballista-1 at=L8");
  table_do (t, "structure-add type=ballista spots=L13");
  table_do (t, "shoot defense=ballista-2 at=L8");
}

static void
test_ballista_script (void)
{
  g_autoptr (Table) t = defended_table ();
  const LsLine *line;

  table_do (t, "monster-add type=archer at=L8");
  table_load_dice (t, LS_DIE_BLUE, LS_FACE_ARMOR_STUN, LS_FACE_HIT);
  table_do (t, "shoot defense=ballista-1 at=L8");
  expect_script (t, "Ballista 1 shoots at L8 | Archer 1 rolls blue: armor with stun | Archer 1 is hit: 1 damage | "
                    "Archer 1 is slain (Its figure goes back to the box.)");
  line = &g_array_index (t->script->lines, LsLine, 0);
  g_assert_cmpstr (line->figure, ==, "ballista-1");
  g_assert_cmpuint (line->from, ==, ls_spot_from_name ("L12"));
  g_assert_cmpuint (line->to, ==, ls_spot_from_name ("L8"));
}

static void
test_ballista_refused (void)
{
  g_autoptr (Table) t = defended_table ();

  table_do (t, "structure-add type=watchtower spots=N12");
  expect_refusal (t, "shoot defense=ballista-1 at=W13", "W13 is in no sector that it reaches (defense.ballista");
  table_do (t, "shoot defense=ballista-1 at=Q13"); /* the sector beside it */
  table_next_phase (t);
  expect_refusal (t, "shoot defense=ballista-1 at=Q19", "defense.ballista"); /* far */
  expect_refusal (t, "shoot defense=ballista-1 at=AZ50", "defense.ballista");
  expect_refusal (t, "shoot defense=watchtower-1 at=L8", "only ballistas");
  expect_refusal (t, "shoot defense=ballista-1 at=L8 hits=L9", "does not reach L9");
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "shoot defense=nothing at=L8");
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "shoot defense=Ada at=L8");
  table_do (t, "end-hero-phase");
  table_refuses (t, LS_GAME_ERROR_STAGE, "shoot defense=ballista-1 at=L8");
}

/* The table's own dice: no number of the game's generator is drawn. */
static void
test_ballista_entered (void)
{
  g_autoptr (Table) t = defended_table ();
  AutomaRandom random = t->game->random;

  table_do (t, "monster-add type=archer at=L8");
  table_do (t, "shoot defense=ballista-1 at=L8 hits=");
  expect_script (t, "Ballista 1 shoots at L8 | Archer 1 is not hit");
  g_assert_true (stands (t, "archer-1"));
  g_assert_cmpmem (&random, sizeof random, &t->game->random, sizeof random);
  table_do (t, "monster-kill monster=archer-1");
  table_next_phase (t);
  table_do (t, "monster-add type=armored at=M8");
  random = t->game->random;
  table_do (t, "shoot defense=ballista-1 at=M8 hits=M8");
  g_assert_false (stands (t, "armored-1"));
  g_assert_cmpmem (&random, sizeof random, &t->game->random, sizeof random);
}

/* --- defense.catapult --- */

static void
test_catapult_range (void)
{
  g_autoptr (Ground) g = ground_new ("", draw ("sectors aabbccdd/aabbccdd",
                                               "C H . t . . . .", "S . . . . . . .",
                                               NULL));
  LsShot shot;

  g_assert_true (ls_shot_of_defense (g->game, (guint) ls_game_find_structure (g->game, "C"), &shot));
  expect_spots (g, &shot, "x x + + + + x x", "x x + + + + x x", NULL);
  g_assert_cmpuint (ls_shot_left (g->game, (guint) ls_game_find_structure (g->game, "C")), ==, LS_HURL_TOKENS);
}

/* Two hurl tokens in a night, full again with the next one. */
static void
test_catapult_tokens (void)
{
  g_autoptr (Table) t = defended_table ();

  table_do (t, "shoot defense=catapult-1 at=L6");
  expect_script (t, "Catapult 1 hurls at L6 and all around it (It has 1 hurl token left.) | Nothing is struck");
  table_next_phase (t);
  table_do (t, "shoot defense=catapult-1 at=L6");
  expect_script (t, "Catapult 1 hurls at L6 and all around it (That was its last hurl token.) | Nothing is struck");
  expect_refusal (t, "shoot defense=catapult-1 at=L6", "defense.catapult");
  table_next_phase (t);
  expect_refusal (t, "shoot defense=catapult-1 at=L6", "it has no hurl token left (defense.catapult");
  t->game->cards = (LsSpawnCards){ 0 }; /* with nothing more to come, the night is over */
  table_do (t, "gold gold=1");
  expect_stage (t, LS_STAGE_DAY);
  table_begin_night (t);
  g_assert_true (table_said (t, LS_RULE_DEFENSE_CATAPULT));
  g_assert_cmpuint (ls_shot_left (t->game, (guint) ls_game_find_structure (t->game, "catapult-1")), ==, 2);
}

/* Nine spots, each piece on them once; a dodge helps everywhere but on the impact spot. */
static void
test_catapult_zone (void)
{
  g_autoptr (Table) t = defended_table ();
  static const char *const around[] = { "K8", "L8", "M8", "K9", "M9", "K10", "L10", "M10" };

  table_do (t, "monster-add type=archer at=L9");
  for (guint i = 0; i < G_N_ELEMENTS (around); i++)
    table_do (t, "monster-add type=clawer at=%s", around[i]);
  table_do (t, "monster-add type=clawer at=N9");
  table_do (t, "shoot defense=catapult-1 at=L9 hits=L9,K8,L8,M8,K9,M9,K10,L10,M10");
  g_assert_cmpuint (t->game->n_monsters, ==, 1);
  g_assert_true (stands (t, "clawer-9"));
  expect_figures_whole (t);
}

static void
test_catapult_dodge (void)
{
  g_autoptr (Table) on = defended_table ();
  g_autoptr (Table) beside = defended_table ();
  g_autoptr (Table) armor = defended_table ();

  table_do (on, "monster-add type=archer at=L9");
  table_load_dice (on, LS_DIE_BLUE, LS_FACE_DODGE_STUN, LS_FACE_HIT);
  table_do (on, "shoot defense=catapult-1 at=L9");
  g_assert_false (stands (on, "archer-1"));
  table_do (beside, "monster-add type=archer at=L9");
  table_load_dice (beside, LS_DIE_BLUE, LS_FACE_DODGE_STUN, LS_FACE_HIT);
  table_do (beside, "shoot defense=catapult-1 at=M9");
  g_assert_true (stands (beside, "archer-1"));
  g_assert_false (table_monster (beside, "archer-1")->stunned);
  table_do (armor, "monster-add type=archer at=L9");
  table_load_dice (armor, LS_DIE_BLUE, LS_FACE_ARMOR_STUN, LS_FACE_HIT);
  table_do (armor, "shoot defense=catapult-1 at=L9");
  g_assert_true (stands (armor, "archer-1"));
}

/* Tiles and monoliths are struck like monsters; structures, traps and corpses are not. */
static void
test_catapult_tiles (void)
{
  g_autoptr (Table) t = defended_table ();

  table_do (t, "token-add type=monolith at=K8");
  table_do (t, "token-add type=hatchery at=L8");
  table_do (t, "monster-add type=clawer at=L8");
  table_do (t, "token-add type=seed-mortar at=M8");
  table_do (t, "token-add type=corpse-pile at=K10");
  table_do (t, "token-add type=stun-trap at=M10");
  table_do (t, "structure-add type=house spots=L10");
  table_do (t, "shoot defense=catapult-1 at=L9 hits=L8");
  g_assert_false (stands (t, "clawer-1"));
  g_assert_false (stands (t, "hatchery-1"));
  g_assert_true (stands (t, "seed-mortar-1"));
  g_assert_true (stands (t, "corpse-pile-1"));
  g_assert_true (stands (t, "stun-trap-1"));
  g_assert_cmpuint (t->game->tokens[ls_game_find_token (t->game, "monolith-1")].flames, ==, 1);
  g_assert_cmpuint (table_structure (t, "house-1")->flames, ==, 0);
}

/* Any spot will do, whatever holds it, but none of its own sector or beyond the far ones. */
static void
test_catapult_refused (void)
{
  g_autoptr (Table) t = defended_table ();

  expect_refusal (t, "shoot defense=catapult-1 at=L14", "defense.catapult");
  expect_refusal (t, "shoot defense=catapult-1 at=AB3", "defense.catapult");
  table_do (t, "structure-add type=house spots=L7");
  table_do (t, "shoot defense=catapult-1 at=L7");
  table_do (t, "shoot defense=catapult-1 at=P16"); /* the circle is a sector beside it */
  g_assert_cmpuint (t->game->mages, ==, LS_MAGES);
}

/* --- hero.friendly-fire --- */

/* Heroes are hurt without dice, when armor has had its say; armor-up is for monsters. */
static void
test_friendly_fire (void)
{
  g_autoptr (Table) t = defended_table ();

  table_do (t, "hero-at hero=Ada at=L8");
  table_do (t, "hero-at hero=Bruno at=M9");
  table_do (t, "hero-armor-up hero=Ada on=true");
  table_do (t, "shoot defense=catapult-1 at=L8");
  expect_script (t, "Catapult 1 hurls at L8 and all around it (It has 1 hurl token left.) | "
                    "Ada is in the way: 1 damage (Armor and shields may stop it.) | "
                    "Bruno is in the way: 1 damage (Armor and shields may stop it.)");
  g_assert_true (table_said (t, LS_RULE_HERO_FRIENDLY_FIRE));
  g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, 0);
  table_do (t, "armor hero=Bruno stopped=1");
  table_do (t, "end-hero-phase");
  g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, 1);
  g_assert_cmpuint (table_hero (t, "Bruno")->wounds, ==, 0);
  g_assert_true (table_sheet (t, "Ada")->armor_up);
}

/* A ballista can be turned on a hero too, on a watchtower as well; two shots add up. */
static void
test_friendly_fire_more (void)
{
  g_autoptr (Table) t = defended_table ();

  table_do (t, "structure-add type=watchtower spots=N18");
  table_do (t, "hero-at hero=Ada at=N18");
  table_do (t, "shoot defense=ballista-1 at=N18");
  table_do (t, "shoot defense=catapult-1 at=N19");
  g_assert_cmpuint (table_sheet (t, "Ada")->due, ==, 2);
  g_assert_cmpuint (table_structure (t, "watchtower-1")->flames, ==, 0);
  table_do (t, "end-hero-phase");
  g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, 2);
}

/* The tile beneath an entangled hero is spared: only fists remove it. */
static void
test_friendly_fire_tile (void)
{
  g_autoptr (Table) t = defended_table ();

  table_do (t, "token-add type=seed-mortar at=N18");
  table_do (t, "hero-at hero=Ada at=N18");
  table_do (t, "shoot defense=ballista-1 at=N18 hits=N18");
  g_assert_true (stands (t, "seed-mortar-1"));
  g_assert_cmpuint (table_sheet (t, "Ada")->due, ==, 1);
}

/* The last wound loses the game. */
static void
test_friendly_fire_death (void)
{
  g_autoptr (Table) t = defended_table ();

  table_do (t, "hero-at hero=Ada at=L8");
  table_do (t, "hero-wounds hero=Ada wounds=7");
  table_do (t, "shoot defense=ballista-1 at=L8");
  expect_stage (t, LS_STAGE_HEROES);
  table_do (t, "end-hero-phase");
  expect_over (t, LS_LOST, LS_RULE_DAMAGE_HERO);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_RULE_TEST ("board.sector", "ranges", test_ranges);
  ADD_RULE_TEST ("hero.ranged-area", "spots", test_reach_in_spots);
  ADD_RULE_TEST ("hero.ranged-area", "area", test_ranged_area);
  ADD_RULE_TEST ("hero.los", "shots", test_sight);
  ADD_RULE_TEST ("defense.ballista", "range", test_ballista_range);
  ADD_RULE_TEST ("defense.ballista", "dice", test_ballista_dice);
  ADD_RULE_TEST ("defense.ballista", "once", test_ballista_once);
  ADD_RULE_TEST ("defense.ballista", "script", test_ballista_script);
  ADD_RULE_TEST ("defense.ballista", "refused", test_ballista_refused);
  ADD_RULE_TEST ("defense.ballista", "entered", test_ballista_entered);
  ADD_RULE_TEST ("defense.catapult", "range", test_catapult_range);
  ADD_RULE_TEST ("defense.catapult", "tokens", test_catapult_tokens);
  ADD_RULE_TEST ("defense.catapult", "zone", test_catapult_zone);
  ADD_RULE_TEST ("defense.catapult", "dodge", test_catapult_dodge);
  ADD_RULE_TEST ("defense.catapult", "tiles", test_catapult_tiles);
  ADD_RULE_TEST ("defense.catapult", "refused", test_catapult_refused);
  ADD_RULE_TEST ("hero.friendly-fire", "wounds", test_friendly_fire);
  ADD_RULE_TEST ("hero.friendly-fire", "more", test_friendly_fire_more);
  ADD_RULE_TEST ("hero.friendly-fire", "tile", test_friendly_fire_tile);
  ADD_RULE_TEST ("hero.friendly-fire", "death", test_friendly_fire_death);

  return g_test_run ();
}
