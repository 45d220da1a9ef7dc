/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Entangled heroes and the fists that free them: `dryad.entangle`. */
#include "day-table.h"
#include "dryad-table.h"

#include "drawing.h"
#include "last-spell/boss.h"

#define BOTH ((LsDice) (LS_DIE_BLUE | LS_DIE_ORANGE))
#define COST(text) text " (It costs 1 action and is the attack of this turn.) | "

/* In the hero phase of a quiet night, Ada on a tile of that kind and Bruno beside her. */
static Table *
entangled_table (const char *kind)
{
  Table *self = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 3, 1);

  table_begin_quiet_night (self);
  table_go_to (self, LS_STAGE_HEROES);
  table_do (self, "token-add type=%s at=L9", kind);
  table_do (self, "token-add type=hatchery at=L10");
  table_do (self, "hero-at hero=Ada at=L9");
  table_do (self, "hero-at hero=Bruno at=L8");
  g_assert_nonnull (ls_dryad_tile_under (self->game, 0));
  return self;
}

/* Another hero's fist: no dice, no harm, and only that tile goes. */
static void
test_helper (void)
{
  static const char *const kinds[] = { "seed-mortar", "hatchery" };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (Table) t = entangled_table (kinds[i]);
      AutomaRandom random = t->game->random;

      table_do (t, "free-hero hero=Ada by=Bruno");
      g_assert_null (ls_dryad_tile_under (t->game, 0));
      g_assert_cmpuint (t->game->n_tokens, ==, 1);
      g_assert_cmpuint (t->game->tokens[0].at, ==, ls_spot_from_name ("L10"));
      g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, 0);
      g_assert_cmpuint (table_sheet (t, "Ada")->due, ==, 0);
      g_assert_cmpuint (table_hero (t, "Ada")->at, ==, ls_spot_from_name ("L9"));
      g_assert_cmpmem (&random, sizeof random, &t->game->random, sizeof random);
      expect_script (t, i == 0 ? COST ("Bruno strikes out to free Ada")
                                   "Bruno frees Ada (Take the seed mortar beneath off the board.)"
                               : COST ("Bruno strikes out to free Ada")
                                   "Bruno frees Ada (Take the hatchery beneath off the board.)");
    }
}

/* A helper who is entangled too still has the fist. */
static void
test_helper_entangled (void)
{
  g_autoptr (Table) t = entangled_table ("hatchery");

  table_do (t, "hero-at hero=Bruno at=N8");
  table_do (t, "token-add type=seed-mortar at=L8");
  table_do (t, "hero-at hero=Bruno at=L8");
  table_do (t, "free-hero hero=Ada by=Bruno");
  g_assert_null (ls_dryad_tile_under (t->game, 0));
  g_assert_nonnull (ls_dryad_tile_under (t->game, 1));
}

/* The own fist needs a hit on both dice; nothing helps it against dodge or armor. */
static void
test_own_fist (void)
{
  static const struct
  {
    LsFace   blue, orange;
    gboolean free;
  } cases[] = { { LS_FACE_HIT, LS_FACE_HIT, TRUE },
                { LS_FACE_HIT_STUN, LS_FACE_HIT, TRUE },
                { LS_FACE_HIT, LS_FACE_MISS, FALSE },
                { LS_FACE_MISS, LS_FACE_HIT, FALSE },
                { LS_FACE_DODGE_STUN, LS_FACE_HIT, FALSE },
                { LS_FACE_HIT, LS_FACE_ARMOR_STUN, FALSE } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Table) t = entangled_table ("seed-mortar");

      table_load_dice (t, BOTH, cases[i].blue, cases[i].orange);
      table_do (t, "free-hero hero=Ada by=Ada");
      g_assert_cmpint (ls_dryad_tile_under (t->game, 0) == NULL, ==, cases[i].free);
      g_assert_cmpuint (t->game->n_tokens, ==, cases[i].free ? 1 : 2);
      g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, 0);
    }
}

static void
test_own_fist_script (void)
{
  g_autoptr (Table) t = entangled_table ("seed-mortar");

  table_load_dice (t, BOTH, LS_FACE_HIT, LS_FACE_MISS);
  table_do (t, "free-hero hero=Ada by=Ada");
  expect_script (t, COST ("Ada strikes out to break free") "Seed mortar 1 rolls orange: miss, blue: hit | "
                    "Ada does not break free (It takes a hit on both dice.)");
  table_do (t, "turn hero=Ada");
  table_load_dice (t, BOTH, LS_FACE_HIT, LS_FACE_HIT);
  table_do (t, "free-hero hero=Ada by=Ada");
  expect_script (t, COST ("Ada strikes out to break free") "Seed mortar 1 rolls orange: hit, blue: hit | "
                    "Ada breaks free (Take the seed mortar beneath off the board.)");
}

/* What the table's own dice showed: the app throws none. */
static void
test_own_fist_entered (void)
{
  g_autoptr (Table) t = entangled_table ("hatchery");
  AutomaRandom random = t->game->random;

  table_do (t, "free-hero hero=Ada by=Ada hit=false");
  g_assert_nonnull (ls_dryad_tile_under (t->game, 0));
  table_do (t, "turn hero=Ada");
  table_do (t, "free-hero hero=Ada by=Ada hit=true");
  g_assert_null (ls_dryad_tile_under (t->game, 0));
  g_assert_cmpmem (&random, sizeof random, &t->game->random, sizeof random);
}

/* EN 15, 20: it is the fist. An action each time, hit or not, of whoever strikes; once a turn, and the turn's attack. */
static void
test_costs (void)
{
  g_autoptr (Table) t = entangled_table ("hatchery");

  table_do (t, "monster-add type=bulky-yellow at=K9");
  table_do (t, "free-hero hero=Ada by=Ada hit=false");
  g_assert_cmpuint (table_sheet (t, "Ada")->actions, ==, 3);
  day_refuses (t, "hero.attack-once", "free-hero hero=Ada by=Ada hit=true");
  day_refuses (t, "hero.attack-once", "fist hero=Ada target=bulky-yellow-1");
  table_do (t, "free-hero hero=Ada by=Bruno");
  g_assert_cmpuint (table_sheet (t, "Ada")->actions, ==, 3);
  g_assert_cmpuint (table_sheet (t, "Bruno")->actions, ==, 3);
  table_do (t, "hero-at hero=Bruno at=J9");
  day_refuses (t, "hero.attack-once", "fist hero=Bruno target=bulky-yellow-1");
  day_refuses (t, "hero.attack-once", "roll monster=bulky-yellow-1 hero=Bruno damage=1");
  table_do (t, "roll monster=bulky-yellow-1 hero=Bruno damage=0 scroll=true");
  table_do (t, "turn hero=Bruno");
  table_do (t, "fist hero=Bruno target=bulky-yellow-1 hit=false");
  g_assert_cmpuint (table_sheet (t, "Bruno")->actions, ==, 2);
}

/* The other way round: after a fist or a weapon there is none left in that turn. The last action is enough. */
static void
test_costs_refused (void)
{
  g_autoptr (Table) t = entangled_table ("seed-mortar");

  table_do (t, "monster-add type=bulky-yellow at=K8");
  table_do (t, "fist hero=Bruno target=bulky-yellow-1 hit=false");
  day_refuses (t, "hero.attack-once", "free-hero hero=Ada by=Bruno");
  table_do (t, "turn hero=Bruno");
  table_do (t, "roll monster=bulky-yellow-1 hero=Bruno damage=0");
  day_refuses (t, "hero.attack-once", "free-hero hero=Ada by=Bruno");
  table_do (t, "turn hero=Bruno");
  table_do (t, "hero-actions hero=Bruno actions=0");
  day_refuses (t, "hero.fist", "free-hero hero=Ada by=Bruno");
  table_do (t, "hero-actions hero=Ada actions=0");
  day_refuses (t, "hero.fist", "free-hero hero=Ada by=Ada hit=true");
  table_do (t, "hero-actions hero=Bruno actions=1");
  table_do (t, "free-hero hero=Ada by=Bruno");
  g_assert_cmpuint (table_sheet (t, "Bruno")->actions, ==, 0);
}

/* It ends somebody else's turn, and nothing that was missed before can be rolled again. */
static void
test_costs_turn (void)
{
  g_autoptr (Table) t = entangled_table ("seed-mortar");

  table_do (t, "monster-add type=archer at=K9");
  table_load_dice (t, LS_DIE_BLUE, LS_FACE_MISS, LS_FACE_MISS);
  table_do (t, "roll monster=archer-1 damage=1 hero=Cleo");
  table_do (t, "free-hero hero=Ada by=Bruno");
  day_refuses (t, "dice.reroll", "reroll monster=archer-1");
  table_do (t, "fist hero=Ada target=archer-1 hit=false");
}

/* A game begun before that was known: no price, no turn, as its journal has it. */
static void
test_costs_old (void)
{
  g_autoptr (Table) t = entangled_table ("seed-mortar");

  t->game->setup.edition = LS_EDITION_FIRST;
  table_do (t, "hero-actions hero=Ada actions=0");
  table_load_dice (t, BOTH, LS_FACE_HIT, LS_FACE_MISS);
  table_do (t, "free-hero hero=Ada by=Ada");
  table_load_dice (t, BOTH, LS_FACE_HIT, LS_FACE_HIT);
  table_do (t, "free-hero hero=Ada by=Ada");
  expect_script (t, "Seed mortar 1 rolls orange: hit, blue: hit | "
                    "Ada breaks free (Take the seed mortar beneath off the board.)");
  g_assert_cmpuint (t->game->turn, ==, 0);
  g_assert_false (t->game->struck);
}

static void
test_refused (void)
{
  g_autoptr (Table) t = entangled_table ("hatchery");

  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "free-hero hero=Nobody by=Ada");
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "free-hero hero=Ada by=Nobody");
  table_refuses (t, LS_GAME_ERROR_RULE, "free-hero hero=Bruno by=Ada");
  table_refuses (t, LS_GAME_ERROR_RULE, "free-hero hero=Bruno by=Bruno");
  table_refuses (t, LS_GAME_ERROR_RULE, "free-hero hero=Ada by=Cleo");
  table_refuses (t, LS_GAME_ERROR_RULE, "free-hero hero=Ada by=Bruno hit=true");
  table_refuses (t, LS_GAME_ERROR_RULE, "free-hero hero=Ada by=Bruno hit=false");
  table_do (t, "hero-at hero=Bruno at=M8"); /* a corner is not adjacent */
  table_refuses (t, LS_GAME_ERROR_RULE, "free-hero hero=Ada by=Bruno");
  table_do (t, "hero-off hero=Bruno");
  table_refuses (t, LS_GAME_ERROR_RULE, "free-hero hero=Ada by=Bruno");
}

/* Heroes use their fists in the hero phase. */
static void
test_refused_stage (void)
{
  static const LsStage stages[] = { LS_STAGE_PANIC, LS_STAGE_COIN,     LS_STAGE_BOSS,
                                    LS_STAGE_SPAWN, LS_STAGE_MOVEMENT, LS_STAGE_ATTACK };
  g_autoptr (Table) t = entangled_table ("hatchery");

  table_do (t, "end-hero-phase");
  for (guint i = 0; i < G_N_ELEMENTS (stages); i++)
    {
      table_go_to (t, stages[i]);
      table_refuses (t, LS_GAME_ERROR_STAGE, "free-hero hero=Ada by=Bruno");
      table_refuses (t, LS_GAME_ERROR_STAGE, "free-hero hero=Ada by=Ada hit=true");
    }
}

/* The table is always right: a hero who is put elsewhere by hand is no longer entangled, and the tile stays. */
static void
test_correction (void)
{
  g_autoptr (Table) t = entangled_table ("hatchery");

  table_do (t, "hero-at hero=Ada at=M9");
  g_assert_null (ls_dryad_tile_under (t->game, 0));
  g_assert_cmpuint (t->game->n_tokens, ==, 2);
  table_refuses (t, LS_GAME_ERROR_RULE, "free-hero hero=Ada by=Ada");
}

/* --- The Dryad entangles --- */

/* A mortar comes up beneath Ada. */
static Table *
entangled (void)
{
  Table *self = dryad_arrived ();

  table_do (self, "hero-at hero=Ada at=W15");
  dryad_seed (self, "1:2 3:6 5:4 6:8");
  g_assert_true (table_said (self, LS_RULE_DRYAD_ENTANGLE));
  expect_hero_at (self, "Ada", "W15");
  g_assert_cmpuint (table_sheet (self, "Ada")->due, ==, 1);
  expect_wounds (self, 0, 0, 0, 0);
  return self;
}

/* One damage at once, placed by what leads the game on; the tile lies beneath. */
static void
test_entangle_at_once (void)
{
  g_autoptr (Table) t = entangled ();

  g_assert_nonnull (ls_dryad_tile_under (t->game, 0));
  g_assert_null (ls_dryad_tile_under (t->game, 1));
  table_do (t, "next");
  g_assert_true (table_said (t, LS_RULE_DAMAGE_HERO));
  expect_wounds (t, 1, 0, 0, 0);
  g_assert_cmpuint (table_sheet (t, "Ada")->due, ==, 0);
}

static void
test_entangle_armor (void)
{
  g_autoptr (Table) t = entangled ();

  table_do (t, "armor hero=Ada stopped=1");
  table_do (t, "next");
  expect_wounds (t, 0, 0, 0, 0);
  g_assert_cmpuint (table_sheet (t, "Ada")->due, ==, 0);
}

/* A correction does not place it: the armor may still be entered. */
static void
test_entangle_waits (void)
{
  g_autoptr (Table) t = entangled ();

  table_do (t, "hero-mana hero=Bruno mana=1");
  expect_wounds (t, 0, 0, 0, 0);
  table_refuses (t, LS_GAME_ERROR_STAGE, "armor hero=Bruno stopped=1");
  table_do (t, "armor hero=Ada stopped=1");
  table_do (t, "step");
  expect_wounds (t, 0, 0, 0, 0);
}

/* One more at the start of each attack step, an instruction of its own. */
static void
check_squeeze (gboolean armor)
{
  g_autoptr (Table) t = dryad_alone (SPROUT);

  table_do (t, "token-add type=seed-mortar at=X15");
  table_do (t, "hero-at hero=Ada at=X15");
  for (guint phase = 1; phase <= 2; phase++)
    {
      table_go_to (t, LS_STAGE_MOVEMENT);
      t->game->boss.stage = SPROUT;
      g_assert_cmpuint (table_sheet (t, "Ada")->due, ==, 0);
      table_do (t, "step");
      expect_stage (t, LS_STAGE_ATTACK);
      g_assert_true (table_said (t, LS_RULE_DRYAD_ENTANGLE));
      g_assert_cmpuint (table_sheet (t, "Ada")->due, ==, 1);
      if (armor)
        table_do (t, "armor hero=Ada stopped=1");
      table_do (t, "next");
      expect_stage (t, LS_STAGE_ATTACK);
      expect_wounds (t, armor ? 0 : phase, 0, 0, 0);
      table_go_to (t, LS_STAGE_HEROES);
      expect_wounds (t, armor ? 0 : phase, 0, 0, 0);
    }
}

static void
test_entangle_attack_step (void)
{
  check_squeeze (FALSE);
}

static void
test_entangle_attack_step_armor (void)
{
  check_squeeze (TRUE);
}

/* What armor stopped of the squeeze is gone for the blows that follow. */
static void
test_entangle_armor_once (void)
{
  g_autoptr (Table) t = dryad_alone (SPROUT);

  table_do (t, "token-add type=hatchery at=X15");
  table_do (t, "hero-at hero=Ada at=X15");
  table_go_to (t, LS_STAGE_ATTACK);
  table_do (t, "monster-add type=clawer at=X16");
  table_do (t, "armor hero=Ada stopped=1");
  table_do (t, "next");
  expect_wounds (t, 0, 0, 0, 0);
  table_do (t, "next");
  expect_wounds (t, 1, 0, 0, 0);
}

/* Freed by a fist: the tile is taken away, nothing more is due. */
static void
test_entangle_freed (void)
{
  g_autoptr (Table) t = entangled ();

  table_do (t, "next");
  table_do (t, "token-remove token=%s", ls_dryad_tile_under (t->game, 0)->id);
  dryad_kill_others (t);
  g_assert_null (ls_dryad_tile_under (t->game, 0));
  table_do (t, "step");
  expect_stage (t, LS_STAGE_ATTACK);
  g_assert_false (table_said (t, LS_RULE_DRYAD_ENTANGLE));
  expect_wounds (t, 1, 0, 0, 0);
  expect_hero_at (t, "Ada", "W15");
}

/* A hatchery beneath a hero brings no Clawer. */
static void
test_entangle_no_clawer (void)
{
  g_autoptr (Table) t = dryad_arrived ();

  table_do (t, "hero-at hero=Ada at=X14");
  dryad_seed (t, "1:2 3:6 5:1 6:8");
  expect_tokens (t, LS_TOKEN_HATCHERY, "X14");
  g_assert_cmpuint (table_sheet (t, "Ada")->due, ==, 1);
  g_assert_cmpuint (t->game->n_monsters, ==, 1);
}

static void
test_entangle_deadly (void)
{
  g_autoptr (Table) t = dryad_arrived ();

  table_do (t, "hero-wounds hero=Ada wounds=7");
  table_do (t, "hero-at hero=Ada at=W15");
  dryad_seed (t, "1:2 3:6 5:4 6:8");
  table_do (t, "next");
  expect_over (t, LS_LOST, LS_RULE_DAMAGE_HERO);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_RULE_TEST ("dryad.entangle", "at-once", test_entangle_at_once);
  ADD_RULE_TEST ("dryad.entangle", "armor", test_entangle_armor);
  ADD_RULE_TEST ("dryad.entangle", "waits", test_entangle_waits);
  ADD_RULE_TEST ("dryad.entangle", "attack-step", test_entangle_attack_step);
  ADD_RULE_TEST ("dryad.entangle", "attack-step-armor", test_entangle_attack_step_armor);
  ADD_RULE_TEST ("dryad.entangle", "armor-once", test_entangle_armor_once);
  ADD_RULE_TEST ("dryad.entangle", "freed", test_entangle_freed);
  ADD_RULE_TEST ("dryad.entangle", "no-clawer", test_entangle_no_clawer);
  ADD_RULE_TEST ("dryad.entangle", "deadly", test_entangle_deadly);
  ADD_RULE_TEST ("dryad.entangle", "fist-helper", test_helper);
  ADD_RULE_TEST ("dryad.entangle", "fist-helper-entangled", test_helper_entangled);
  ADD_RULE_TEST ("dryad.entangle", "fist-own", test_own_fist);
  ADD_RULE_TEST ("dryad.entangle", "fist-own-script", test_own_fist_script);
  ADD_RULE_TEST ("dryad.entangle", "fist-own-entered", test_own_fist_entered);
  ADD_RULE_TEST ("dryad.entangle", "fist-costs", test_costs);
  ADD_RULE_TEST ("dryad.entangle", "fist-costs-refused", test_costs_refused);
  ADD_RULE_TEST ("dryad.entangle", "fist-costs-turn", test_costs_turn);
  ADD_RULE_TEST ("dryad.entangle", "fist-costs-old", test_costs_old);
  ADD_RULE_TEST ("dryad.entangle", "fist-refused", test_refused);
  ADD_RULE_TEST ("dryad.entangle", "fist-refused-stage", test_refused_stage);
  ADD_RULE_TEST ("dryad.entangle", "moved-by-hand", test_correction);

  return g_test_run ();
}
