/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The end of a night, victory and defeat: section 11 of the rules. */
#include "table.h"

#include "drawing.h"

static Table *
single_table (guint n_heroes)
{
  return table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, n_heroes, 1);
}

/* All cards shown, and as many one-point monsters as wanted in place of what came. */
static Table *
last_monsters (guint n_heroes,
               guint n)
{
  Table *self = single_table (n_heroes);

  table_begin_night (self);
  table_show_all_cards (self);
  for (guint i = 0; i < n; i++)
    table_do (self, "monster-add type=winged at=%c9 facing=south", 'K' + (int) i);
  while (self->game->n_monsters > n)
    table_do (self, "monster-kill monster=%s", self->game->monsters[0].id);
  return self;
}

static void
expect_day (Table *t,
            guint  night)
{
  expect_stage (t, LS_STAGE_DAY);
  g_assert_cmpuint (t->game->night, ==, night);
  g_assert_cmpuint (t->game->n_monsters, ==, 0);
}

/* --- night.end --- */

/* Cards still face down: the night goes on without a single monster. */
static void
test_end_cards (void)
{
  g_autoptr (Table) t = single_table (4);

  table_begin_night (t);
  table_go_to (t, LS_STAGE_MOVEMENT);
  table_kill_all (t);
  g_assert_cmpuint (t->game->night, ==, 1);
  expect_stage (t, LS_STAGE_MOVEMENT);
  table_go_to (t, LS_STAGE_HEROES);
  g_assert_cmpuint (t->game->phase, ==, 1);
}

/* One hit point above the number of heroes: no. As many: yes, at once. */
static void
test_end_hit_points (void)
{
  for (guint heroes = 1; heroes <= 4; heroes++)
    {
      g_autoptr (Table) t = last_monsters (heroes, heroes + 1);

      g_assert_cmpuint (table_hit_points (t), ==, heroes + 1);
      expect_stage (t, LS_STAGE_MOVEMENT);
      table_do (t, "monster-kill monster=winged-1");
      g_assert_true (table_said (t, LS_RULE_NIGHT_END));
      expect_day (t, 2);
    }
}

/* In the hero phase too, with the very blow. */
static void
test_end_hero_phase (void)
{
  g_autoptr (Table) t = last_monsters (2, 3);

  table_go_to (t, LS_STAGE_HEROES);
  table_do (t, "hero-actions hero=Ada actions=6");
  expect_stage (t, LS_STAGE_HEROES);
  table_do (t, "monster-wounds monster=winged-2 wounds=1");
  expect_day (t, 2);
}

/* Wounds count: three hit points are one too many for two heroes, one wound is enough. */
static void
test_end_wounds (void)
{
  g_autoptr (Table) t = last_monsters (2, 3);

  table_do (t, "monster-add type=accursed at=T9");
  for (guint i = 1; i <= 3; i++)
    table_do (t, "monster-kill monster=winged-%u", i);
  expect_stage (t, LS_STAGE_MOVEMENT);
  table_do (t, "monster-wounds monster=accursed-1 wounds=1");
  expect_day (t, 2);
}

/* A trap in the movement step ends it as well. */
static void
test_end_trap (void)
{
  g_autoptr (Table) t = last_monsters (2, 3);

  table_do (t, "monster-add type=clawer at=G15 facing=east");
  table_do (t, "monster-kill monster=winged-1");
  table_do (t, "token-add type=damage-trap at=H15");
  table_do (t, "next"); /* the first of the order, from the west */
  expect_day (t, 2);
}

/* The last exploder takes the rest of the night with it. */
static void
test_end_explosion (void)
{
  g_autoptr (Table) t = last_monsters (2, 3);

  table_do (t, "hero-at hero=Ada at=T8");
  table_do (t, "monster-add type=boomer at=T9 facing=north");
  table_do (t, "monster-kill monster=winged-1");
  table_go_to (t, LS_STAGE_ATTACK);
  table_do (t, "next");
  expect_day (t, 2);
  g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, 4);
  g_assert_cmpuint (t->game->supply.left[LS_FIGURE_BOOMER][LS_GREEN], ==, 5);
  g_assert_cmpuint (t->game->out.left[LS_FIGURE_BOOMER][LS_GREEN], ==, 1); /* for the nights to come too */
  expect_figures_whole (t);
}

/* What is left of the horde goes back to the box, the cards go away, and the next night begins with its first phase. */
static void
test_end_leaves_nothing (void)
{
  g_autoptr (Table) t = last_monsters (2, 3);

  table_do (t, "monster-kill monster=winged-1");
  expect_day (t, 2);
  expect_figures_whole (t);
  for (guint i = 0; i < LS_MAX_SPAWN_SLOTS; i++)
    {
      g_assert_cmpuint (t->game->cards.slots[i].n, ==, 0);
      g_assert_cmpuint (t->game->cards.revealed[i], ==, 0);
    }
  table_begin_night (t);
  expect_stage (t, LS_STAGE_PANIC);
  g_assert_cmpuint (t->game->phase, ==, 1);
  g_assert_cmpuint (t->game->night, ==, 2);
}

/* --- night.panic-reward --- */

static const struct
{
  const char *before;
  guint       pays; /* gold and materials alike */
  const char *one;
  const char *add_one;
} tracks[] = {
  { "222222", 6, "1 1 1 1 1 1", "2 2 2 2 2 2" }, { "122222", 6, "1 1 1 1 1 1", "2 2 2 2 2 2" },
  { "012222", 5, "1 1 1 1 1 1", "1 2 2 2 2 2" }, { "000222", 3, "1 1 1 1 1 1", "1 1 1 2 2 2" },
  { "000001", 1, "1 1 1 1 1 1", "1 1 1 1 1 2" }, { "001011", 4, "1 1 1 1 1 1", "1 1 2 1 2 2" },
  { "000000", 0, "1 1 1 1 1 1", "1 1 1 1 1 1" },
};

static void
check_reward (guint    i,
              gboolean add_one)
{
  g_autoptr (Table) t = last_monsters (2, 3);

  if (add_one)
    table_do (t, "ruling ruling=panic-refill value=add-one");
  for (guint slot = 0; slot < 6; slot++)
    table_do (t, "panic slot=%u flames=%c", slot + 1, tracks[i].before[slot]);
  table_do (t, "gold gold=10");
  table_do (t, "materials materials=20");
  table_do (t, "monster-kill monster=winged-1");
  g_assert_true (table_said (t, LS_RULE_NIGHT_PANIC_REWARD));
  g_assert_cmpuint (t->game->gold, ==, 10 + tracks[i].pays);
  g_assert_cmpuint (t->game->materials, ==, 20 + tracks[i].pays);
  g_assert_cmpuint (t->game->equipment, ==, tracks[i].pays > 0 ? 1 : 0);
  expect_track (t, add_one ? tracks[i].add_one : tracks[i].one);
}

/* The leftmost slot that still holds a flame pays; an empty track pays nothing; then one flame on every slot. */
static void
test_reward (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (tracks); i++)
    check_reward (i, FALSE);
}

/* The other ruling: one more on every slot, two at most. */
static void
test_reward_add_one (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (tracks); i++)
    check_reward (i, TRUE);
}

/* --- night.quests --- */

/* After the first night nobody asks; after the second without one the game is lost. */
static void
test_quests_none (void)
{
  g_autoptr (Table) t = single_table (2);

  table_win_night (t);
  expect_day (t, 2);
  table_win_night (t);
  g_assert_true (table_said (t, LS_RULE_NIGHT_QUESTS));
  expect_over (t, LS_LOST, LS_RULE_NIGHT_QUESTS);
}

static void
test_quests_one (void)
{
  for (guint solved = 1; solved <= 2; solved++)
    {
      g_autoptr (Table) t = single_table (2);

      table_win_night (t);
      table_do (t, "quests solved=%u", solved);
      table_win_night (t);
      expect_day (t, 3);
    }
}

/* --- night.heroes-off, night.boss --- */

/* Heroes leave the board; the next night waits until all are deployed again. */
static void
test_heroes_off (void)
{
  g_autoptr (Table) t = last_monsters (2, 3);

  table_do (t, "hero-wounds hero=Ada wounds=3");
  table_do (t, "monster-kill monster=winged-1");
  g_assert_false (table_sheet (t, "Ada")->on_board);
  g_assert_false (table_sheet (t, "Bruno")->on_board);
  g_assert_cmpuint (ls_game_heroes_in_play (t->game), ==, 0);
  g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, 3);
  table_refuses (t, LS_GAME_ERROR_RULE, "begin-night");
  table_do (t, "hero-at hero=Ada at=L14");
  table_refuses (t, LS_GAME_ERROR_RULE, "begin-night");
  table_do (t, "hero-at hero=Bruno at=L15");
  table_do (t, "begin-night");
}

/* The third night ends the game, won. */
static void
test_third_night (void)
{
  for (LsScenario scenario = LS_SCENARIO_GILDENBERG; scenario <= LS_SCENARIO_GLENWALD; scenario++)
    {
      g_autoptr (Table) t = table_new (scenario, LS_MODE_SINGLE, 2, 3);

      table_do (t, "quests solved=1");
      for (guint night = 1; night <= 3; night++)
        {
          g_assert_cmpint (t->game->outcome, ==, LS_PLAYING);
          table_win_night (t);
        }
      expect_over (t, LS_WON, LS_RULE_NIGHT_BOSS);
    }
}

/* --- Defeat --- */

/* Wounds equal to the hit points, or above: dead, and the game is lost. */
static void
test_hero_dies (void)
{
  for (guint over = 0; over < 3; over++)
    {
      g_autoptr (Table) t = single_table (3);

      table_begin_night (t);
      table_do (t, "hero-wounds hero=Bruno wounds=6");
      expect_stage (t, LS_STAGE_PANIC);
      table_do (t, "hero-wounds hero=Bruno wounds=%u", 7 + over);
      expect_over (t, LS_LOST, LS_RULE_DAMAGE_HERO);
      g_assert_true (table_said (t, LS_RULE_DAMAGE_HERO));
    }
}

/* By a monster's blow; the last armor saves her, without it she falls. */
static void
test_hero_struck_dead (void)
{
  for (guint armor = 0; armor < 2; armor++)
    {
      g_autoptr (Table) t = single_table (2);

      table_begin_quiet_night (t);
      table_do (t, "hero-at hero=Ada at=T9");
      table_do (t, "hero-wounds hero=Ada wounds=7");
      table_do (t, "monster-add type=clawer at=T8 facing=south");
      table_go_to (t, LS_STAGE_ATTACK);
      table_do (t, "armor hero=Ada stopped=%u", armor);
      table_do (t, "next");
      if (armor == 1)
        expect_stage (t, LS_STAGE_HEROES);
      else
        expect_over (t, LS_LOST, LS_RULE_DAMAGE_HERO);
    }
}

/* Solo and the introductory night: only with the last one. The dead do not stand on the board, nor come back. */
static void
test_last_hero_dies (void)
{
  static const LsMode modes[] = { LS_MODE_SOLO, LS_MODE_SOLO_CAMPAIGN, LS_MODE_INTRODUCTORY };

  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, modes[i], 2, 1);

      table_begin_night (t);
      table_do (t, "hero-wounds hero=Ada wounds=8");
      g_assert_true (table_sheet (t, "Ada")->dead);
      g_assert_false (table_sheet (t, "Ada")->on_board);
      g_assert_cmpuint (ls_game_heroes_in_play (t->game), ==, 1);
      expect_stage (t, LS_STAGE_PANIC);
      table_refuses (t, LS_GAME_ERROR_RULE, "hero-at hero=Ada at=L14");
      table_do (t, "hero-wounds hero=Bruno wounds=7");
      expect_over (t, LS_LOST, LS_RULE_DAMAGE_HERO);
    }
}

/* The dead count no more for the night's end: two hit points are too many for one hero. */
static void
test_dead_do_not_count (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_INTRODUCTORY, 2, 1);

  table_begin_night (t);
  table_go_to (t, LS_STAGE_MOVEMENT);
  table_do (t, "hero-wounds hero=Ada wounds=8");
  while (t->game->n_monsters > 2)
    table_do (t, "monster-kill monster=%s", t->game->monsters[0].id);
  expect_stage (t, LS_STAGE_MOVEMENT);
  table_do (t, "monster-kill monster=%s", t->game->monsters[0].id);
  expect_over (t, LS_WON, LS_RULE_SETUP_INTRO);
}

/* A mage for each damage; the last one gone, the game is lost, in every mode. */
static void
test_circle (void)
{
  for (LsMode mode = LS_MODE_INTRODUCTORY; mode <= LS_MODE_SOLO_CAMPAIGN; mode++)
    {
      g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, mode, 2, 1);

      table_begin_quiet_night (t);
      table_do (t, "hero-at hero=Ada at=T20");
      table_do (t, "hero-at hero=Bruno at=L20");
      table_go_to (t, LS_STAGE_ATTACK);
      table_do (t, "monster-add type=bulky-green at=P15");
      table_do (t, "monster-add type=clawer at=O16");
      table_do (t, "next");
      g_assert_cmpuint (t->game->mages, ==, 1);
      g_assert_true (table_said (t, LS_RULE_DAMAGE_CIRCLE));
      table_do (t, "end-hero-phase");
      table_go_to (t, LS_STAGE_ATTACK);
      table_do (t, "next");
      g_assert_cmpuint (t->game->mages, ==, 0);
      expect_over (t, LS_LOST, LS_RULE_DAMAGE_CIRCLE);
    }
}

static void
test_circle_by_hand (void)
{
  g_autoptr (Table) t = single_table (2);

  table_do (t, "mages mages=1");
  expect_stage (t, LS_STAGE_DAY);
  table_do (t, "mages mages=0");
  expect_over (t, LS_LOST, LS_RULE_DAMAGE_CIRCLE);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_RULE_TEST ("night.end", "cards", test_end_cards);
  ADD_RULE_TEST ("night.end", "hit-points", test_end_hit_points);
  ADD_RULE_TEST ("night.end", "hero-phase", test_end_hero_phase);
  ADD_RULE_TEST ("night.end", "wounds", test_end_wounds);
  ADD_RULE_TEST ("night.end", "trap", test_end_trap);
  ADD_RULE_TEST ("night.end", "explosion", test_end_explosion);
  ADD_RULE_TEST ("night.end", "leaves-nothing", test_end_leaves_nothing);
  ADD_RULE_TEST ("night.end", "dead-do-not-count", test_dead_do_not_count);
  ADD_RULE_TEST ("night.panic-reward", "one", test_reward);
  ADD_RULE_TEST ("night.panic-reward", "add-one", test_reward_add_one);
  ADD_RULE_TEST ("night.quests", "none", test_quests_none);
  ADD_RULE_TEST ("night.quests", "one", test_quests_one);
  ADD_RULE_TEST ("night.heroes-off", "deploy-again", test_heroes_off);
  ADD_RULE_TEST ("night.boss", "third-night", test_third_night);
  ADD_RULE_TEST ("damage.hero", "game", test_hero_dies);
  ADD_RULE_TEST ("damage.hero", "game-struck", test_hero_struck_dead);
  ADD_RULE_TEST ("damage.hero", "game-last", test_last_hero_dies);
  ADD_RULE_TEST ("damage.circle", "game", test_circle);
  ADD_RULE_TEST ("damage.circle", "game-by-hand", test_circle_by_hand);

  return g_test_run ();
}
