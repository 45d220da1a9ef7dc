/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Heroes strike with the app's dice: section 10 of the rules in a game, and what bosses and their tiles make of it. */
#include "table.h"

#include "drawing.h"
#include "last-spell/boss.h"

#define BOTH ((LsDice) (LS_DIE_BLUE | LS_DIE_ORANGE))

/* A hero phase of a night that does not end. */
static Table *
hero_table (void)
{
  Table *self = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);

  table_begin_quiet_night (self);
  table_go_to (self, LS_STAGE_HEROES);
  return self;
}

static gboolean
stands (Table      *t,
        const char *id)
{
  return ls_game_find_monster (t->game, id) >= 0 || ls_game_find_token (t->game, id) >= 0;
}

/* --- dice.roll --- */

/* One die, every face, every attack: an Archer falls or stays as it was. */
static void
test_roll_faces (void)
{
  static const struct
  {
    LsFace      face;
    const char *hits; /* without an ability, with no-dodge, with armor piercing, with both */
  } cases[] = { { LS_FACE_HIT, "yyyy" },
                { LS_FACE_HIT_STUN, "yyyy" },
                { LS_FACE_MISS, "nnnn" },
                { LS_FACE_DODGE_STUN, "nyny" },
                { LS_FACE_ARMOR_STUN, "nnyy" } };
  static const char *const marks[] = { "", " no-dodge=true", " armor-piercing=true",
                                       " no-dodge=true armor-piercing=true" };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint j = 0; j < G_N_ELEMENTS (marks); j++)
      {
        g_autoptr (Table) t = hero_table ();
        g_autofree char *words = g_strdup_printf ("roll monster=archer-1 damage=1%s", marks[j]);

        table_do (t, "monster-add type=archer at=L8");
        table_load_dice (t, LS_DIE_BLUE, cases[i].face, LS_FACE_HIT);
        table_do (t, "%s", words);
        g_assert_cmpint (stands (t, "archer-1"), ==, cases[i].hits[j] == 'n');
        g_assert_true (table_said (t, LS_RULE_DICE_ROLL));
        expect_figures_whole (t);
      }
}

static void
test_roll_script (void)
{
  g_autoptr (Table) t = hero_table ();
  const LsLine *line;

  table_do (t, "monster-add type=archer at=L8");
  table_load_dice (t, LS_DIE_BLUE, LS_FACE_DODGE_STUN, LS_FACE_HIT);
  table_do (t, "roll monster=archer-1 damage=1");
  expect_script (t, "Archer 1 rolls blue: dodge with stun | Archer 1 is not hit");
  line = &g_array_index (t->script->lines, LsLine, 0);
  g_assert_cmpstr (line->figure, ==, "archer-1");
  g_assert_cmpuint (line->to, ==, ls_spot_from_name ("L8"));
  table_load_dice (t, LS_DIE_BLUE, LS_FACE_HIT, LS_FACE_HIT);
  table_do (t, "roll monster=archer-1 damage=2");
  expect_script (t, "Archer 1 rolls blue: hit | Archer 1 is hit: 2 damage | "
                    "Archer 1 is slain (Its figure goes back to the box.)");
}

/* Wounds add up, and a hit that deals nothing leaves none. */
static void
test_roll_wounds (void)
{
  g_autoptr (Table) t = hero_table ();

  table_do (t, "monster-add type=bulky-yellow at=L8");
  for (guint i = 0; i < 3; i++)
    {
      table_load_dice (t, LS_DIE_ORANGE, LS_FACE_HIT, LS_FACE_HIT);
      g_assert_cmpuint (table_monster (t, "bulky-yellow-1")->wounds, ==, i);
      table_do (t, "roll monster=bulky-yellow-1 damage=0");
      g_assert_cmpuint (table_monster (t, "bulky-yellow-1")->wounds, ==, i);
      table_load_dice (t, LS_DIE_ORANGE, LS_FACE_HIT, LS_FACE_HIT);
      table_do (t, "roll monster=bulky-yellow-1 damage=1");
    }
  g_assert_false (stands (t, "bulky-yellow-1"));
}

/* The same state and the same command give the same faces; each die takes one number of the game's generator. */
static void
test_roll_replay (void)
{
  for (guint64 seed = 1; seed <= 50; seed++)
    {
      g_autoptr (Table) t = hero_table ();
      g_autofree LsGame *again = g_new (LsGame, 1);
      AutomaRandom drawn;
      LsCommand command;

      automa_random_seed (&t->game->random, seed);
      drawn = t->game->random;
      table_do (t, "monster-add type=accursed at=L8");
      table_do (t, "roll monster=accursed-1 damage=1 stun=true");
      table_read ("roll monster=accursed-1 damage=1 stun=true", &command);
      g_assert_true (ls_game_apply (t->before, &command, again, NULL, NULL));
      g_assert_cmpmem (again, sizeof *again, t->game, sizeof *t->game);
      automa_random_below (&drawn, LS_DIE_SIDES);
      automa_random_below (&drawn, LS_DIE_SIDES);
      g_assert_cmpmem (&drawn, sizeof drawn, &t->game->random, sizeof t->game->random);
    }
}

static void
test_roll_refused (void)
{
  static const LsStage stages[] = { LS_STAGE_PANIC, LS_STAGE_COIN,     LS_STAGE_BOSS,
                                    LS_STAGE_SPAWN, LS_STAGE_MOVEMENT, LS_STAGE_ATTACK };
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);

  table_do (t, "monster-add type=archer at=L8");
  table_refuses (t, LS_GAME_ERROR_STAGE, "roll monster=archer-1 damage=1");
  table_begin_quiet_night (t);
  for (guint i = 0; i < G_N_ELEMENTS (stages); i++)
    {
      table_go_to (t, stages[i]);
      table_refuses (t, LS_GAME_ERROR_STAGE, "roll monster=archer-1 damage=1");
    }
  table_go_to (t, LS_STAGE_HEROES);
  table_do (t, "token-add type=stun-trap at=B8");
  table_do (t, "token-add type=corpse-pile at=B9");
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "roll monster=nobody damage=1");
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "roll monster=Ada damage=1");
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "roll monster=house-1 damage=1");
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "roll monster=circle damage=1");
  table_refuses (t, LS_GAME_ERROR_RULE, "roll monster=stun-trap-1 damage=1");
  table_refuses (t, LS_GAME_ERROR_RULE, "roll monster=corpse-pile-1 damage=1");
}

/* --- dice.two --- */

/* Both must hit, and each kind of dodge needs its own ability. */
static void
test_two (void)
{
  static const struct
  {
    LsFace      blue, orange;
    const char *marks;
    gboolean    hit;
  } cases[] = { { LS_FACE_HIT, LS_FACE_HIT, "", TRUE },
                { LS_FACE_HIT, LS_FACE_MISS, "", FALSE },
                { LS_FACE_MISS, LS_FACE_HIT_STUN, "", FALSE },
                { LS_FACE_HIT, LS_FACE_DODGE_STUN, " no-dodge=true", TRUE },
                { LS_FACE_HIT, LS_FACE_DODGE_STUN, " armor-piercing=true", FALSE },
                { LS_FACE_ARMOR_STUN, LS_FACE_DODGE_STUN, " no-dodge=true", FALSE },
                { LS_FACE_ARMOR_STUN, LS_FACE_DODGE_STUN, " no-dodge=true armor-piercing=true", TRUE } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Table) t = hero_table ();
      g_autofree char *words = g_strdup_printf ("roll monster=accursed-1 damage=2%s", cases[i].marks);

      table_do (t, "monster-add type=accursed at=L8");
      table_load_dice (t, BOTH, cases[i].blue, cases[i].orange);
      table_do (t, "%s", words);
      g_assert_cmpuint (table_monster (t, "accursed-1")->wounds, ==, cases[i].hit ? 2 : 0);
      g_assert_true (table_said (t, LS_RULE_DICE_TWO));
      g_assert_false (table_said (t, LS_RULE_DICE_STUN));
    }
}

/* --- dice.stun --- */

static void
test_stun_takes (void)
{
  static const struct
  {
    LsFace      face;
    const char *marks;
    gboolean    stunned;
    guint       wounds;
  } cases[] = { { LS_FACE_HIT_STUN, " stun=true", TRUE, 1 },
                { LS_FACE_HIT_STUN, "", FALSE, 1 },
                { LS_FACE_HIT, " stun=true", FALSE, 1 },
                { LS_FACE_MISS, " stun=true", FALSE, 0 },
                { LS_FACE_DODGE_STUN, " stun=true", TRUE, 0 },
                { LS_FACE_DODGE_STUN, " stun=true no-dodge=true", TRUE, 1 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Table) t = hero_table ();
      g_autofree char *words = g_strdup_printf ("roll monster=bulky-green-1 damage=1%s", cases[i].marks);

      table_do (t, "monster-add type=bulky-green at=L8");
      table_load_dice (t, LS_DIE_ORANGE, LS_FACE_HIT, cases[i].face);
      table_do (t, "%s", words);
      g_assert_cmpint (table_monster (t, "bulky-green-1")->stunned, ==, cases[i].stunned);
      g_assert_cmpuint (table_monster (t, "bulky-green-1")->wounds, ==, cases[i].wounds);
      g_assert_cmpint (table_said (t, LS_RULE_DICE_STUN), ==, cases[i].stunned);
    }
}

/* To the end of the next monster phase; a later roll without a stun does not end it. */
static void
test_stun_lasts (void)
{
  g_autoptr (Table) t = hero_table ();

  table_do (t, "monster-add type=bulky-green at=L8 facing=south");
  table_load_dice (t, LS_DIE_ORANGE, LS_FACE_HIT, LS_FACE_HIT_STUN);
  table_do (t, "roll monster=bulky-green-1 damage=0 stun=true");
  table_load_dice (t, LS_DIE_ORANGE, LS_FACE_HIT, LS_FACE_MISS);
  table_do (t, "roll monster=bulky-green-1 damage=1 stun=true");
  table_do (t, "end-hero-phase");
  table_go_to (t, LS_STAGE_ATTACK);
  expect_at (t, "bulky-green-1", "L8", LS_SOUTH);
  g_assert_true (table_monster (t, "bulky-green-1")->stunned);
  table_go_to (t, LS_STAGE_HEROES);
  g_assert_false (table_monster (t, "bulky-green-1")->stunned);
}

/* The dead are not stunned, and a boss never is. */
static void
test_stun_not (void)
{
  g_autoptr (Table) t = hero_table ();

  table_do (t, "monster-add type=archer at=L8");
  table_do (t, "monster-add type=harpy at=N8");
  table_load_dice (t, LS_DIE_BLUE, LS_FACE_HIT_STUN, LS_FACE_HIT);
  table_do (t, "roll monster=archer-1 damage=1 stun=true");
  g_assert_false (stands (t, "archer-1"));
  g_assert_false (table_said (t, LS_RULE_DICE_STUN));
  table_load_dice (t, BOTH, LS_FACE_HIT_STUN, LS_FACE_HIT_STUN);
  table_do (t, "roll monster=harpy-1 damage=3 stun=true");
  g_assert_false (table_monster (t, "harpy-1")->stunned);
  expect_script (t, "Corrupted Harpy rolls orange: hit with stun, blue: hit with stun | "
                    "Corrupted Harpy is hit: 3 damage | Corrupted Harpy is a boss, and never stunned");
}

/* --- Bosses and their tiles --- */

/* The third Alerion falls to a roll: the Harpy comes, and her dive bomb is no breach. */
static void
test_harpy (void)
{
  g_autoptr (Table) t = table_new_night (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 3);

  table_do (t, "coin side=left");
  table_begin_bare_night (t);
  t->game->phase = 3;
  table_go_to (t, LS_STAGE_HEROES);
  t->game->boss.slain = LS_ALERIONS - 1;
  for (guint i = 0; i < t->game->n_heroes; i++)
    t->game->sheets[i].owed = 0;
  table_do (t, "monster-add type=alerion at=L8");
  table_do (t, "monster-add type=accursed at=M8");
  table_load_dice (t, BOTH, LS_FACE_HIT, LS_FACE_HIT);
  table_do (t, "roll monster=alerion-1 damage=1");
  g_assert_true (stands (t, "harpy-1"));
  g_assert_cmpuint (table_monster (t, "accursed-1")->wounds, ==, 2);
}

static Table *
cetusia_table (void)
{
  Table *self = table_new_night (LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 3);

  table_begin_bare_night (self);
  table_go_to (self, LS_STAGE_HEROES);
  table_go_to (self, LS_STAGE_BOSS);
  table_do (self, "boss-card card=C1");
  table_go_to (self, LS_STAGE_HEROES);
  return self;
}

/* The 8th wound turns both pieces, and the rest of the blow is lost, by either ruling. */
static void
test_cetusia (void)
{
  for (guint anew = 0; anew < 2; anew++)
    {
      g_autoptr (Table) t = cetusia_table ();

      table_do (t, "ruling ruling=cetusia-second-stage value=%s", anew ? "anew" : "one-more");
      table_do (t, "monster-wounds monster=cetusia-head-1 wounds=7");
      table_load_dice (t, LS_DIE_ORANGE, LS_FACE_HIT, LS_FACE_HIT_STUN);
      table_do (t, "roll monster=cetusia-head-1 damage=3 stun=true");
      g_assert_cmpuint (t->game->boss.stage, ==, 2);
      g_assert_cmpuint (table_monster (t, "cetusia-head-1")->wounds, ==, anew ? 0 : 8);
      g_assert_false (table_monster (t, "cetusia-head-1")->stunned);
      g_assert_true (table_said (t, LS_RULE_CETUSIA_FLIP));
      table_load_dice (t, BOTH, LS_FACE_HIT, LS_FACE_HIT);
      table_do (t, "roll monster=cetusia-head-1 damage=%u", anew ? 8 : 1);
      g_assert_false (stands (t, "cetusia-head-1"));
      g_assert_true (stands (t, "cetusia-tail-1"));
    }
}

/* The Dryad is there with all her monoliths, in the hero phase. */
static Table *
dryad_table (guint8 stage)
{
  Table *self = table_new_night (LS_SCENARIO_GLENWALD, LS_MODE_SINGLE, 3);

  table_do (self, "direction card=d1");
  table_begin_bare_night (self);
  table_go_to (self, LS_STAGE_HEROES);
  self->game->boss.stage = stage;
  return self;
}

static void
test_sprout (void)
{
  g_autoptr (Table) t = dryad_table (1);

  table_refuses (t, LS_GAME_ERROR_RULE, "roll monster=dryad-1 damage=1");
  table_refuses (t, LS_GAME_ERROR_RULE, "roll monster=dryad-1 damage=0 stun=true");
  t->game->boss.stage = 2;
  table_load_dice (t, BOTH, LS_FACE_HIT, LS_FACE_HIT);
  table_do (t, "roll monster=dryad-1 damage=2");
  g_assert_cmpuint (table_monster (t, "dryad-1")->wounds, ==, 2);
}

/* Always hit, without dice: the generator stays where it is. */
static void
test_monoliths (void)
{
  g_autoptr (Table) t = dryad_table (1);
  AutomaRandom random = t->game->random;

  table_do (t, "roll monster=monolith-1 damage=3 stun=true");
  g_assert_cmpuint (t->game->tokens[ls_game_find_token (t->game, "monolith-1")].flames, ==, 3);
  expect_script (t, "Monolith 1 is hit: 3 damage (A monolith rolls no dice: it is always hit.) | "
                    "Monolith 1: 3 of 4 flames");
  table_do (t, "roll monster=monolith-1 damage=1");
  g_assert_false (stands (t, "monolith-1"));
  table_do (t, "roll monster=monolith-2 damage=999");
  g_assert_false (stands (t, "monolith-2"));
  g_assert_true (stands (t, "monolith-3"));
  g_assert_cmpmem (&random, sizeof random, &t->game->random, sizeof t->game->random);
}

/* One hit point, orange and blue. */
static void
test_tiles (void)
{
  static const char *const kinds[] = { "seed-mortar", "hatchery" };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (Table) t = hero_table ();
      g_autofree char *tile = g_strdup_printf ("%s-1", kinds[i]);
      g_autofree char *words = g_strdup_printf ("roll monster=%s damage=1 stun=true", tile);
      g_autofree char *harmless = g_strdup_printf ("roll monster=%s damage=0", tile);

      table_do (t, "token-add type=%s at=L8", kinds[i]);
      table_load_dice (t, BOTH, LS_FACE_HIT_STUN, LS_FACE_DODGE_STUN);
      table_do (t, "%s", words);
      g_assert_true (stands (t, tile));
      table_load_dice (t, BOTH, LS_FACE_HIT, LS_FACE_HIT);
      table_do (t, "%s", harmless);
      g_assert_true (stands (t, tile));
      table_load_dice (t, BOTH, LS_FACE_HIT, LS_FACE_HIT);
      table_do (t, "%s", words);
      g_assert_false (stands (t, tile));
      g_assert_true (table_said (t, LS_RULE_DRYAD_MORTAR));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_RULE_TEST ("dice.roll", "blow-faces", test_roll_faces);
  ADD_RULE_TEST ("dice.roll", "blow-script", test_roll_script);
  ADD_RULE_TEST ("dice.roll", "blow-wounds", test_roll_wounds);
  ADD_RULE_TEST ("dice.roll", "blow-replay", test_roll_replay);
  ADD_RULE_TEST ("dice.roll", "blow-refused", test_roll_refused);
  ADD_RULE_TEST ("dice.two", "blow", test_two);
  ADD_RULE_TEST ("dice.stun", "blow-takes", test_stun_takes);
  ADD_RULE_TEST ("dice.stun", "blow-lasts", test_stun_lasts);
  ADD_RULE_TEST ("dice.stun", "blow-not", test_stun_not);
  ADD_RULE_TEST ("harpy.enter", "blow", test_harpy);
  ADD_RULE_TEST ("cetusia.flip", "blow", test_cetusia);
  ADD_RULE_TEST ("dryad.growth", "blow-sprout", test_sprout);
  ADD_RULE_TEST ("dryad.monoliths", "blow", test_monoliths);
  ADD_RULE_TEST ("dryad.mortar", "blow", test_tiles);

  return g_test_run ();
}
