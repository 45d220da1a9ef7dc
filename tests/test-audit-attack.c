/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The auditor adds up: an attack step as the engine makes it has no breach, and one that is wrong in one number has. */
#include <string.h>

#include "last-spell/audit.h"
#include "table.h"

/* The attack step of a quiet night, with what the commands put there: one after another, "; " between them. */
static Table *
table_with (LsMode      mode,
            const char *commands)
{
  Table *self = table_new (LS_SCENARIO_GILDENBERG, mode, 2, 7);
  g_auto (GStrv) each = g_strsplit (commands, "; ", -1);

  table_begin_quiet_night (self);
  table_do (self, "hero-at hero=Bruno at=L20");
  table_do (self, "hero-at hero=Ada at=L9");
  table_go_to (self, LS_STAGE_ATTACK);
  for (guint i = 0; each[i]; i++)
    table_do (self, "%s", each[i]);
  return self;
}

/* All breaches of the last command, if it had led to that state; one on a line. */
static char *
audit (const LsGame *before,
       const LsGame *after)
{
  LsCommand next = { .kind = LS_DO_NEXT };
  g_autoptr (GPtrArray) breaches = ls_audit_transition (before, &next, after);

  g_ptr_array_add (breaches, NULL);
  return g_strjoinv ("\n", (char **) breaches->pdata);
}

static void
expect_honest (Table *t)
{
  g_autofree char *told = audit (t->before, t->game);

  g_assert_cmpstr (told, ==, "");
}

static void
expect_breach (const LsGame *before,
               const LsGame *after,
               const char   *expected)
{
  g_autofree char *told = audit (before, after);

  if (!strstr (told, expected))
    g_error ("\"%s\" is not in \"%s\"", expected, told);
}

static Table *
attacked (const char *commands)
{
  Table *self = table_with (LS_MODE_SINGLE, commands);

  table_do (self, "next");
  expect_honest (self);
  return self;
}

/* The state after the step of `t`, changed in one place, on a copy of its own. */
#define FALSIFY(t, change, expected)                       \
  G_STMT_START                                             \
    {                                                      \
      g_autofree LsGame *after = g_new (LsGame, 1);        \
                                                           \
      memcpy (after, (t)->game, sizeof *after);            \
      change;                                              \
      expect_breach ((t)->before, after, expected);        \
    }                                                      \
  G_STMT_END

/* --- Each number --- */

static void
test_wounds (void)
{
  g_autoptr (Table) t = attacked ("monster-add type=clawer at=L8; monster-add type=clawer at=M9; "
                                  "armor hero=Ada stopped=1");
  g_autoptr (Table) up = attacked ("monster-add type=clawer at=L8; hero-armor-up hero=Ada on=true");

  g_assert_cmpuint (t->game->heroes[0].wounds, ==, 1);
  g_assert_cmpuint (up->game->heroes[0].wounds, ==, 0);
  FALSIFY (t, after->heroes[0].wounds++, "Ada: 2 wounds after the attack, 1 by the rules");
  FALSIFY (t, after->heroes[0].wounds--, "Ada: 0 wounds after the attack, 1 by the rules");
  FALSIFY (t, after->heroes[1].wounds++, "Bruno: 1 wounds after the attack, 0 by the rules");
  FALSIFY (up, after->heroes[0].wounds++, "Ada: 1 wounds after the attack, 0 by the rules");
}

static void
test_mana (void)
{
  g_autoptr (Table) t = attacked ("monster-add type=accursed at=M8; hero-mana hero=Ada mana=3");
  g_autoptr (Table) dry = attacked ("monster-add type=accursed at=M8; hero-mana hero=Ada mana=1");

  FALSIFY (t, after->heroes[0].mana = 3, "Ada: 3 mana after the attack, 1 by the rules");
  FALSIFY (dry, after->heroes[0].mana = 1, "Ada: 1 mana after the attack, 0 by the rules");
  FALSIFY (t, after->heroes[1].mana = 0, "Bruno: 0 mana after the attack");
}

static void
test_structures (void)
{
  g_autoptr (Table) t = attacked ("monster-add type=clawer at=N14; monster-add type=clawer at=K14");
  g_autoptr (Table) fell = attacked ("monster-add type=clawer at=N14; monster-add type=clawer at=M15; "
                                     "structure-flames structure=house-1 flames=1");
  int house = ls_game_find_structure (t->game, "house-1");
  int wall = ls_game_find_structure (t->game, "wooden-wall-1");

  FALSIFY (t, after->structures[house].flames--, "house-1: 0 flames after the attack, 1 by the rules");
  FALSIFY (t, after->structures[wall].flames++, "wooden-wall-1: 2 flames after the attack, 1 by the rules");
  FALSIFY (t, after->structures[after->n_structures++] = after->structures[0], "structures after the attack");
  FALSIFY (t, (after->structures[house] = after->structures[after->n_structures - 1], after->n_structures--),
           "house-1: 2 flames after the attack, 1 by the rules");
  g_assert_cmpint (ls_game_find_structure (fell->game, "house-1"), ==, -1);
  house = ls_game_find_structure (fell->before, "house-1");
  FALSIFY (fell, after->structures[after->n_structures++] = fell->before->structures[house],
           "house-1: 1 flames after the attack, 2 by the rules");
}

static void
test_mages (void)
{
  g_autoptr (Table) t = attacked ("monster-add type=clawer at=P15");

  FALSIFY (t, after->mages = 4, "the magic circle: 4 mages after the attack, 3 by the rules");
  FALSIFY (t, after->mages = 2, "the magic circle: 2 mages after the attack, 3 by the rules");
}

static void
test_corpse_piles (void)
{
  g_autoptr (Table) t = attacked ("token-add type=corpse-pile at=T8; token-add type=corpse-pile at=T6; "
                                  "monster-add type=clawer at=T9");

  FALSIFY (t, after->n_tokens = 0, "corpse-pile-2: 0 on the board after the attack, 1 by the rules");
  FALSIFY (t, after->tokens[after->n_tokens++] = t->before->tokens[0],
           "corpse-pile-1: 1 on the board after the attack, 0 by the rules");
  FALSIFY (t, after->tokens[after->n_tokens++] = t->game->tokens[0], "the board: 2 tokens after the attack, 1");
}

/* A Boomer beside Ada and a stunned Accursed, whom its dice betray. */
static Table *
exploded (void)
{
  return attacked ("monster-add type=boomer at=M9; monster-add type=accursed at=N10; "
                   "monster-stun monster=accursed-1 stunned=true; choose monster=boomer-1 target=accursed-1 hit=true");
}

static void
test_explosion (void)
{
  g_autoptr (Table) t = exploded ();
  guint victim = (guint) ls_game_find_monster (t->game, "accursed-1");

  FALSIFY (t, after->heroes[0].wounds = 1, "Ada: 1 wounds after the attack, 4 by the rules");
  FALSIFY (t, (after->out.left[LS_FIGURE_BOOMER][LS_GREEN]--, after->supply.left[LS_FIGURE_BOOMER][LS_GREEN]++),
           "boomer: 0 out of the game after the attack, 1 by the rules");
  FALSIFY (t, after->out.left[LS_FIGURE_CLAWER][LS_GREEN]++, "clawer: 1 out of the game after the attack, 0");
  FALSIFY (t, after->monsters[after->n_monsters++] = t->before->monsters[0],
           "boomer-1: 1 on the board after the attack, 0 by the rules");
  FALSIFY (t, after->monsters[victim].wounds = 0, "accursed-1: 0 wounds after the attack, 1 by the rules");
  FALSIFY (t, after->n_monsters--, "accursed-1: 0 on the board after the attack, 1 by the rules");
  FALSIFY (t, after->monsters[after->n_monsters++] = after->monsters[0], "the board: 2 monsters after the attack, 1");
}

/* The same end from another answer, or from none. */
static void
test_answers (void)
{
  g_autoptr (Table) t = attacked ("structure-add type=house spots=N13; monster-add type=clawer at=N14; "
                                  "choose monster=clawer-1 target=house-3");
  g_autoptr (Table) boomer = exploded ();

  t->before->answers[0].target = "house-1";
  expect_breach (t->before, t->game, "house-1: 0 flames after the attack, 1 by the rules");
  expect_breach (t->before, t->game, "house-3: 1 flames after the attack, 0 by the rules");
  t->before->n_answers = 0;
  expect_breach (t->before, t->game, "clawer-1 attacked before the players had chosen");
  boomer->before->answers[0].hit = FALSE;
  expect_breach (boomer->before, boomer->game, "accursed-1: 1 wounds after the attack, 0 by the rules");
  boomer->before->n_answers = 0;
  expect_breach (boomer->before, boomer->game, "boomer-1 attacked before the players had chosen");
}

/* --- Whom it strikes --- */

static gboolean
is_hurt (Table      *t,
         const char *id)
{
  int hero = ls_game_find_hero (t->game, id);
  int was = ls_game_find_structure (t->before, id);
  int is = ls_game_find_structure (t->game, id);

  if (strcmp (id, LS_CIRCLE_ID) == 0)
    return t->game->mages < LS_MAGES;
  if (hero >= 0)
    return t->game->heroes[hero].wounds > t->before->heroes[hero].wounds;
  if (was >= 0)
    return is < 0 || t->game->structures[is].flames > t->before->structures[was].flames;
  return ls_game_find_token (t->game, id) < 0;
}

/* The target of the only monster; what was next best stays as it is. */
static void
test_decisions (void)
{
  static const struct
  {
    const char *commands;
    const char *struck;
    const char *spared;
  } cases[] = {
    /* the circle before a hero; a hero before a house */
    { "hero-at hero=Ada at=O15; monster-add type=clawer at=P15", "circle", "Ada" },
    { "hero-at hero=Ada at=M14; monster-add type=clawer at=N14", "Ada", "house-1" },
    { "hero-at hero=Bruno at=N9; hero-wounds hero=Bruno wounds=1; monster-add type=clawer at=M9", "Bruno", "Ada" },
    /* weaker: a whole house before a whole wall; as weak: the defense, and the wall before the house; to a Bulky they
     * are as weak */
    { "structure-add type=house spots=K15; monster-add type=clawer at=K14", "house-3", "wooden-wall-1" },
    { "structure-add type=ballista spots=N13; structure-flames structure=house-1 flames=1; "
      "monster-add type=clawer at=N14",
      "ballista-1", "house-1" },
    { "structure-add type=house spots=K15; structure-flames structure=wooden-wall-1 flames=1; "
      "monster-add type=clawer at=K14",
      "wooden-wall-1", "house-3" },
    { "structure-add type=house spots=K15; monster-add type=bulky-red at=K14", "wooden-wall-1", "house-3" },
    /* an Archer: the nearer house before the hero, the hero of two as near, piles last */
    { "structure-add type=house spots=M8; monster-add type=archer at=N8; hero-at hero=Ada at=N10", "house-3", "Ada" },
    { "structure-add type=house spots=M8; monster-add type=archer at=N8; hero-at hero=Ada at=N9", "Ada", "house-3" },
    { "token-add type=corpse-pile at=L8; monster-add type=archer at=L7", "Ada", "corpse-pile-1" },
    { "token-add type=corpse-pile at=S5; token-add type=corpse-pile at=Q7; monster-add type=archer at=S7",
      "corpse-pile-1", "corpse-pile-2" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Table) t = table_with (LS_MODE_SINGLE, cases[i].commands);

      if (ls_game_pending_choice (t->game) != NULL)
        table_do (t, "choose monster=archer-1 target=%s", cases[i].struck);
      table_do (t, "next");
      expect_honest (t);
      g_assert_true (is_hurt (t, cases[i].struck));
      g_assert_false (is_hurt (t, cases[i].spared));
    }
}

/* `target.hero-mana` goes by the base, which no command changes. */
static void
test_base_mana (void)
{
  g_autoptr (Table) t = table_with (LS_MODE_SINGLE, "hero-at hero=Bruno at=N9; monster-add type=clawer at=M9");

  t->game->heroes[1].base_mana = t->game->heroes[0].base_mana + 1;
  table_do (t, "next");
  expect_honest (t);
  t->before->heroes[1].base_mana = t->game->heroes[0].base_mana - 1;
  expect_breach (t->before, t->game, "Bruno: 1 wounds after the attack, 0 by the rules");
  expect_breach (t->before, t->game, "Ada: 0 wounds after the attack, 1 by the rules");
}

/* What is right by one ruling is a breach by the other. */
static void
test_rulings (void)
{
  static const struct
  {
    LsRuling    ruling;
    const char *commands;
  } cases[] = {
    { LS_RULING_RANGED_DIRECTION, "monster-add type=archer at=L7 facing=west" },
    { LS_RULING_RANGED_BLOCKING, "monster-add type=archer at=L7" },
    { LS_RULING_AREA_TRIGGER, "monster-add type=accursed at=M8" },
    { LS_RULING_MIST_ATTACK, "hero-at hero=Ada at=M7; monster-add type=archer at=M4" },
    { LS_RULING_TOWER_HERO, "structure-add type=watchtower spots=T20; hero-at hero=Ada at=T20; "
                            "monster-add type=clawer at=T19" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint8 value = 0; value < 2; value++)
      {
        g_autoptr (Table) t = table_with (LS_MODE_SINGLE, cases[i].commands);

        if (cases[i].ruling == LS_RULING_RANGED_BLOCKING)
          ((LsBoard *) t->game->board)->terrain[ls_spot_from_name ("L8")] = LS_TERRAIN_TREE;
        t->game->rulings.value[cases[i].ruling] = value;
        table_do (t, "next");
        expect_honest (t);
        t->before->rulings.value[cases[i].ruling] ^= 1;
        t->game->rulings.value[cases[i].ruling] ^= 1;
        expect_breach (t->before, t->game, "Ada: ");
      }
}

/* A tower takes an area's damage for its hero, once, as does a building however many of its spots are struck. */
static void
test_area (void)
{
  g_autoptr (Table) tower = attacked ("structure-add type=watchtower spots=T20; hero-at hero=Ada at=T20; "
                                      "monster-add type=accursed at=U19");
  g_autoptr (Table) ruin = attacked ("monster-add type=accursed at=R20");
  int index = ls_game_find_structure (ruin->game, "ruin-3-1");

  g_assert_cmpuint (tower->game->n_structures, ==, tower->before->n_structures - 1);
  FALSIFY (tower, after->heroes[0].wounds = 2, "Ada: 2 wounds after the attack, 0 by the rules");
  FALSIFY (tower, after->heroes[0].mana -= 2, "Ada: 2 mana after the attack, 4 by the rules");
  FALSIFY (ruin, after->structures[index].flames = 3, "ruin-3-1: 3 flames after the attack, 2 by the rules");
}

static void
test_stunned (void)
{
  g_autoptr (Table) t = attacked ("monster-add type=clawer at=L8; monster-stun monster=clawer-1 stunned=true");

  FALSIFY (t, after->heroes[0].wounds = 1, "Ada: 1 wounds after the attack, 0 by the rules");
}

/* Another in the sector makes it one more; one in the next sector does not. No shipped monster is bestial. */
static void
test_bestial (void)
{
  static const char *const spots[] = { "O10", "R10" };

  for (guint i = 0; i < G_N_ELEMENTS (spots); i++)
    {
      g_autofree char *commands = g_strdup_printf ("monster-add type=clawer at=L8; monster-add type=armored at=%s; "
                                                   "monster-stun monster=armored-1 stunned=true", spots[i]);
      g_autoptr (Table) t = table_with (LS_MODE_SINGLE, commands);

      for (guint j = 0; j < t->pack->types->len; j++)
        if (strcmp (g_array_index (t->pack->types, LsMonsterType, j).id, "armored") == 0)
          g_array_index (t->pack->types, LsMonsterType, j).abilities |= LS_ABILITY_BESTIAL;
      table_do (t, "next");
      expect_honest (t);
      g_assert_cmpuint (t->game->heroes[0].wounds, ==, 2 - i);
      FALSIFY (t, after->heroes[0].wounds = 1 + i, "wounds after the attack");
    }
}

/* --- Ends --- */

static void
test_game_over (void)
{
  g_autoptr (Table) t = table_with (LS_MODE_SINGLE, "monster-add type=clawer at=L8; monster-add type=clawer at=P15");

  table_do (t, "hero-wounds hero=Ada wounds=%u", t->game->heroes[0].hit_points - 1);
  table_do (t, "next");
  expect_stage (t, LS_STAGE_OVER);
  expect_honest (t);
  FALSIFY (t, after->heroes[0].wounds++, "Ada: ");
  FALSIFY (t, after->mages = 4, "the magic circle: 4 mages after the attack, 3 by the rules");
}

/* The last monster explodes and the night is over: for a campaign, the third one leads to the next town. */
static void
test_night_over (void)
{
  for (guint8 night = 1; night <= LS_NIGHTS; night += 2)
    {
      g_autoptr (Table) t = table_with (LS_MODE_CAMPAIGN, "monster-add type=boomer at=M9");

      t->game->night = night;
      t->game->quests = 1;
      t->game->boss.arrived = t->game->boss.dead = night == LS_NIGHTS;
      for (guint i = 0; i < LS_MAX_SPAWN_SLOTS; i++)
        t->game->cards.slots[i].n = 0;
      table_do (t, "next");
      expect_stage (t, LS_STAGE_DAY);
      expect_honest (t);
      g_assert_cmpint (t->game->scenario == t->before->scenario, ==, night == 1);
      FALSIFY (t, after->heroes[0].wounds = 0, "Ada: 0 wounds after the attack, 4 by the rules");
      if (night == 1)
        FALSIFY (t, after->mages--, "the magic circle: 3 mages after the attack, 4 by the rules");
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/audit-attack/wounds", test_wounds);
  g_test_add_func ("/audit-attack/mana", test_mana);
  g_test_add_func ("/audit-attack/structures", test_structures);
  g_test_add_func ("/audit-attack/mages", test_mages);
  g_test_add_func ("/audit-attack/corpse-piles", test_corpse_piles);
  g_test_add_func ("/audit-attack/explosion", test_explosion);
  g_test_add_func ("/audit-attack/answers", test_answers);
  g_test_add_func ("/audit-attack/decisions", test_decisions);
  g_test_add_func ("/audit-attack/base-mana", test_base_mana);
  g_test_add_func ("/audit-attack/rulings", test_rulings);
  g_test_add_func ("/audit-attack/area", test_area);
  g_test_add_func ("/audit-attack/stunned", test_stunned);
  g_test_add_func ("/audit-attack/bestial", test_bestial);
  g_test_add_func ("/audit-attack/game-over", test_game_over);
  g_test_add_func ("/audit-attack/night-over", test_night_over);

  return g_test_run ();
}
