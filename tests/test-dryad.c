/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The Putrefied Dryad: section 12 of the rules. The table draws, so that every card is known. */
#include "table.h"

#include <string.h>

#include "drawing.h"
#include "last-spell/boss.h"

enum { SPROUT = 1, GROWING, MATURE };

#define ALL_MONOLITHS "M8 L9 O9 M10 N10"

/* In the first boss spawn step of her night, before she comes. */
static Table *
dryad_night (const char *direction)
{
  LsSetup setup;
  Table *self;

  ls_bot_setup (&setup, LS_SCENARIO_GLENWALD, LS_MODE_SINGLE, 4, 1);
  setup.night = LS_NIGHTS;
  setup.app_draws = FALSE;
  self = table_new_setup (&setup);
  table_do (self, "direction card=%s", direction);
  table_begin_night (self);
  table_go_to (self, LS_STAGE_BOSS);
  return self;
}

/* She is there, on M9 and N9, and no card is turned yet. */
static Table *
arrived (void)
{
  Table *self = dryad_night ("d1");

  table_do (self, "next");
  expect_stage (self, LS_STAGE_BOSS);
  return self;
}

/* In the second phase's boss spawn step with nothing but her: no cards, and the heroes far away. */
static Table *
alone (guint8 stage)
{
  Table *self = arrived ();

  self->game->cards = (LsSpawnCards){ 0 };
  self->game->phase = 2;
  self->game->boss.stage = stage;
  table_do (self, "hero-at hero=Ada at=L20");
  table_do (self, "hero-at hero=Bruno at=L21");
  table_do (self, "hero-at hero=Cleo at=U18");
  table_do (self, "hero-at hero=Dario at=U19");
  return self;
}

static Table *
alone_in_attack (guint8 stage)
{
  Table *self = alone (stage);

  table_go_to (self, LS_STAGE_ATTACK);
  return self;
}

/* "1:2 5:4": card 2 on slot 1, card 4 on slot 5. */
static void
turn_cards (Table      *t,
            const char *cards)
{
  g_auto (GStrv) all = g_strsplit (cards, " ", -1);

  for (char **one = all; *one; one++)
    table_do (t, "card slot=%c card=%s", **one, *one + 2);
}

/* The first phase with these cards: all of her steps are done. */
static void
seed (Table      *t,
      const char *cards)
{
  turn_cards (t, cards);
  table_do (t, "next");
  expect_stage (t, LS_STAGE_SPAWN);
}

static void
kill_others (Table *t)
{
  for (guint i = t->game->n_monsters; i > 0; i--)
    if (strcmp (t->game->monsters[i - 1].id, "dryad-1") != 0)
      table_do (t, "monster-kill monster=%s", t->game->monsters[i - 1].id);
}

/* To the boss spawn step of the next phase; what spawned in between is dead. */
static void
next_boss_step (Table *t)
{
  table_go_to (t, LS_STAGE_MOVEMENT);
  kill_others (t);
  table_go_to (t, LS_STAGE_HEROES);
  table_go_to (t, LS_STAGE_BOSS);
}

/* The spots of all tokens of that kind, in the order in which they came. */
static void
expect_tokens (Table      *t,
               LsTokenKind kind,
               const char *spots)
{
  g_autoptr (GString) found = g_string_new (NULL);
  char name[LS_SPOT_NAME_SIZE];

  for (guint i = 0; i < t->game->n_tokens; i++)
    if (t->game->tokens[i].kind == kind)
      g_string_append_printf (found, "%s%s", found->len > 0 ? " " : "", ls_spot_name (t->game->tokens[i].at, name));
  g_assert_cmpstr (found->str, ==, spots);
}

static const LsToken *
token (Table      *t,
       const char *id)
{
  int index = ls_game_find_token (t->game, id);

  g_assert_cmpint (index, >=, 0);
  return &t->game->tokens[index];
}

static void
expect_dryad (Table      *t,
              const char *first,
              const char *second,
              LsFacing    facing)
{
  char name[LS_SPOT_NAME_SIZE];

  expect_at (t, "dryad-1", first, facing);
  g_assert_cmpuint (table_monster (t, "dryad-1")->spots.n, ==, 2);
  g_assert_cmpstr (ls_spot_name (table_monster (t, "dryad-1")->spots.at[1], name), ==, second);
}

static void
expect_hero_at (Table      *t,
                const char *hero,
                const char *spot)
{
  char name[LS_SPOT_NAME_SIZE];

  g_assert_true (table_sheet (t, hero)->on_board);
  g_assert_cmpstr (ls_spot_name (table_hero (t, hero)->at, name), ==, spot);
}

static void
expect_wounds (Table *t,
               guint  ada,
               guint  bruno,
               guint  cleo,
               guint  dario)
{
  g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, ada);
  g_assert_cmpuint (table_hero (t, "Bruno")->wounds, ==, bruno);
  g_assert_cmpuint (table_hero (t, "Cleo")->wounds, ==, cleo);
  g_assert_cmpuint (table_hero (t, "Dario")->wounds, ==, dario);
}

static gboolean
holds_monster (Table      *t,
               const char *spot)
{
  for (guint i = 0; i < t->game->n_monsters; i++)
    if (ls_spots_contain (&t->game->monsters[i].spots, ls_spot_from_name (spot)))
      return TRUE;
  return FALSE;
}

/* --- dryad.arrive, dryad.monoliths --- */

static const struct
{
  const char *direction;
  guint       slot;
  const char *spots[2];
  LsFacing    facing;
  const char *monoliths;
} places[] = {
  { "d1", 3, { "M9", "N9" }, LS_SOUTH, ALL_MONOLITHS },
  { "d2", 4, { "S9", "T9" }, LS_SOUTH, "S8 R9 U9 S10 T10" },
  { "d3", 2, { "I14", "I13" }, LS_EAST, "H14 I15 I12 J14 J13" },
  { "d5", 5, { "X13", "X14" }, LS_WEST, "Y13 X12 X15 W13 W14" },
  { "d6", 1, { "I20", "I19" }, LS_EAST, "H20 I21 I18 J20 J19" },
};

/* In the middle of the card of her slot, three steps towards the town; that slot loses its top card, no other does. */
static void
test_arrive_places (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autoptr (Table) t = dryad_night (places[i].direction);

      g_assert_cmpuint (t->game->n_monsters, ==, 0);
      table_do (t, "next");
      g_assert_true (table_said (t, LS_RULE_DRYAD_ARRIVE));
      expect_dryad (t, places[i].spots[0], places[i].spots[1], places[i].facing);
      for (guint slot = 1; slot <= LS_MAX_SPAWN_SLOTS; slot++)
        if (t->game->cards.slots[slot - 1].n > 0)
          g_assert_cmpuint (t->game->cards.slots[slot - 1].n, ==, slot == places[i].slot ? 1 : 2);
      g_assert_cmpuint (t->game->boss.stage, ==, SPROUT);
    }
}

/* A direction card without her: no boss, and the cards are turned in the spawn step as on any night. */
static void
test_arrive_not_shown (void)
{
  LsSetup setup;
  g_autoptr (Table) t = NULL;

  ls_bot_setup (&setup, LS_SCENARIO_GLENWALD, LS_MODE_SINGLE, 4, 1);
  setup.night = LS_NIGHTS;
  setup.app_draws = FALSE;
  t = table_new_setup (&setup);
  g_array_index (t->pack->directions, LsDirectionCard, 0).dryad = 0;
  table_begin_night (t);
  table_go_to (t, LS_STAGE_BOSS);
  table_refuses (t, LS_GAME_ERROR_STAGE, "card slot=1 card=2");
  table_do (t, "next");
  expect_stage (t, LS_STAGE_SPAWN);
  g_assert_false (table_said (t, LS_RULE_DRYAD_ARRIVE));
  g_assert_cmpuint (t->game->n_monsters, ==, 0);
  g_assert_cmpuint (t->game->n_tokens, ==, 0);
  g_assert_cmpuint (t->game->cards.slots[2].n, ==, 2);
  turn_cards (t, "1:2 3:1 5:4 6:3");
  table_do (t, "next");
  expect_stage (t, LS_STAGE_MOVEMENT);
  g_assert_cmpuint (ls_dryad_tiles (t->game), ==, 0);
}

/* Only once: the next boss spawn step brings no other, takes no card and moves no monolith. */
static void
test_arrive_once (void)
{
  g_autoptr (Table) t = arrived ();

  seed (t, "1:2 3:1 5:4 6:3");
  next_boss_step (t);
  g_assert_cmpuint (t->game->cards.slots[2].n, ==, 0);
  seed (t, "1:5 5:6 6:7");
  g_assert_false (table_said (t, LS_RULE_DRYAD_ARRIVE));
  g_assert_cmpint (ls_game_find_monster (t->game, "dryad-2"), <, 0);
  expect_dryad (t, "M9", "N9", LS_SOUTH);
  expect_tokens (t, LS_TOKEN_MONOLITH, ALL_MONOLITHS);
}

/* A hero on her spot goes straight towards the mist. */
static void
test_arrive_hero (void)
{
  g_autoptr (Table) t = dryad_night ("d1");

  table_do (t, "hero-at hero=Ada at=N9");
  table_do (t, "hero-at hero=Bruno at=L9"); /* a monolith's */
  table_do (t, "next");
  expect_hero_at (t, "Ada", "N8");
  expect_hero_at (t, "Bruno", "L8");
  expect_wounds (t, 0, 0, 0, 0);
}

/* No way to the mist is free: the hero stands elsewhere, but neither on hers nor in the mist. */
static void
test_arrive_hero_shut_in (void)
{
  static const char *const spots[] = { "M9", "M8", "M10", "N10" };

  for (guint i = 0; i < G_N_ELEMENTS (spots); i++)
    {
      g_autoptr (Table) t = dryad_night ("d1");
      LsSpot at;

      table_do (t, "hero-at hero=Ada at=%s", spots[i]);
      table_do (t, "next");
      at = table_hero (t, "Ada")->at;
      g_assert_true (table_sheet (t, "Ada")->on_board);
      g_assert_false (ls_board_in_mist (t->game->board, t->game->mist, at));
      g_assert_false (ls_spots_contain (&table_monster (t, "dryad-1")->spots, at));
      for (guint j = 0; j < t->game->n_tokens; j++)
        g_assert_cmpuint (t->game->tokens[j].at, !=, at);
    }
}

/* Everything else is removed, on her spots and on the monoliths': structures too, and a Boomer does not explode. */
static void
test_arrive_clears (void)
{
  g_autoptr (Table) t = dryad_night ("d1");
  guint boomers = t->game->supply.left[LS_FIGURE_BOOMER][LS_GREEN];

  table_do (t, "mist side=north distance=2");
  table_do (t, "hero-at hero=Ada at=L9");
  table_do (t, "monster-add type=boomer at=M10");
  table_do (t, "structure-add type=house spots=N10");
  table_do (t, "token-add type=corpse-pile at=O10");
  table_do (t, "next");
  expect_dryad (t, "M10", "N10", LS_SOUTH);
  expect_tokens (t, LS_TOKEN_MONOLITH, "M9 L10 O10 M11 N11");
  expect_tokens (t, LS_TOKEN_CORPSE_PILE, "");
  g_assert_cmpint (ls_game_find_monster (t->game, "boomer-1"), <, 0);
  g_assert_cmpint (ls_game_find_structure (t->game, "house-3"), <, 0);
  g_assert_cmpint (ls_game_find_structure (t->game, "stone-wall-2"), <, 0); /* L11 and M11 */
  g_assert_cmpuint (t->game->supply.left[LS_FIGURE_BOOMER][LS_GREEN], ==, boomers);
  expect_wounds (t, 0, 0, 0, 0);
  expect_track (t, "2 2 2 2 2 2");
}

static void
test_monoliths_places (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autoptr (Table) t = dryad_night (places[i].direction);

      table_do (t, "next");
      g_assert_true (table_said (t, LS_RULE_DRYAD_MONOLITHS));
      expect_tokens (t, LS_TOKEN_MONOLITH, places[i].monoliths);
    }
}

/* Three flames it holds; the fourth damage destroys it. */
static void
test_monoliths_fall (void)
{
  g_autoptr (Table) t = arrived ();

  for (guint flames = 1; flames <= 3; flames++)
    {
      table_do (t, "token-flames token=monolith-2 flames=%u", flames);
      g_assert_cmpuint (token (t, "monolith-2")->flames, ==, flames);
    }
  table_do (t, "token-flames token=monolith-2 flames=4");
  expect_tokens (t, LS_TOKEN_MONOLITH, "M8 O9 M10 N10");
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "token-flames token=monolith-2 flames=1");
  table_do (t, "token-add type=hatchery at=X14");
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "token-flames token=hatchery-1 flames=1");
}

static void
test_monoliths_in_the_way (void)
{
  g_autoptr (Table) t = arrived ();

  table_do (t, "monster-add type=clawer at=K9");
  table_refuses (t, LS_GAME_ERROR_RULE, "hero-at hero=Ada at=M10");
  table_refuses (t, LS_GAME_ERROR_RULE, "monster-at monster=clawer-1 at=L9");
  table_refuses (t, LS_GAME_ERROR_RULE, "token-add type=stun-trap at=O9");
}

/* From their side only, and only as long as they stand. */
static void
test_monoliths_shield (void)
{
  g_autoptr (Table) t = arrived ();

  g_assert_true (ls_dryad_is_shielded (t->game, ls_spot_from_name ("M11")));
  g_assert_true (ls_dryad_is_shielded (t->game, ls_spot_from_name ("K9")));
  g_assert_true (ls_dryad_is_shielded (t->game, ls_spot_from_name ("P9")));
  g_assert_false (ls_dryad_is_shielded (t->game, ls_spot_from_name ("N8")));
  g_assert_false (ls_dryad_is_shielded (t->game, ls_spot_from_name ("L8")));
  table_do (t, "token-flames token=monolith-4 flames=4");
  g_assert_false (ls_dryad_is_shielded (t->game, ls_spot_from_name ("M11")));
  g_assert_true (ls_dryad_is_shielded (t->game, ls_spot_from_name ("N11")));
}

/* --- dryad.stats --- */

static void
test_stats_card (void)
{
  g_autoptr (Table) t = arrived ();
  const LsMonsterType *type = &g_array_index (t->pack->types, LsMonsterType, table_monster (t, "dryad-1")->type);

  g_assert_cmpuint (type->hit_points, ==, 11);
  g_assert_cmpuint (type->dice, ==, LS_DIE_BLUE | LS_DIE_ORANGE);
  g_assert_cmpuint (type->move, ==, 0);
  g_assert_cmpuint (type->damage, ==, 2);
  g_assert_true (type->boss);
}

/* Neither moved nor turned, by the movement step or by hand; no other stands on her. */
static void
test_stats_never_moves (void)
{
  g_autoptr (Table) t = alone (GROWING);

  table_monster (t, "dryad-1")->facing = LS_EAST; /* the arrow there points south */
  table_do (t, "monster-add type=clawer at=Y15");
  table_go_to (t, LS_STAGE_MOVEMENT);
  table_refuses (t, LS_GAME_ERROR_RULE, "place monster=dryad-1 at=K9");
  table_refuses (t, LS_GAME_ERROR_RULE, "monster-at monster=dryad-1 at=K9");
  table_refuses (t, LS_GAME_ERROR_RULE, "monster-at monster=dryad-1 at=M9 facing=north");
  table_refuses (t, LS_GAME_ERROR_RULE, "monster-at monster=clawer-1 at=N9");
  table_refuses (t, LS_GAME_ERROR_RULE, "hero-at hero=Ada at=N9");
  table_do (t, "step");
  expect_stage (t, LS_STAGE_ATTACK);
  expect_dryad (t, "M9", "N9", LS_EAST);
}

static void
test_stats_no_stun (void)
{
  g_autoptr (Table) t = alone (GROWING);

  table_refuses (t, LS_GAME_ERROR_RULE, "monster-stun monster=dryad-1 stunned=true");
  table_do (t, "monster-add type=clawer at=Y15");
  table_do (t, "monster-stun monster=clawer-1 stunned=true");
}

/* After all other monsters: a part of the step of its own. A clawer has struck, she not yet. */
static void
test_stats_strikes_last (void)
{
  g_autoptr (Table) t = alone_in_attack (GROWING);

  table_do (t, "hero-at hero=Ada at=P10");
  table_do (t, "monster-add type=clawer at=P9");
  table_do (t, "next");
  expect_stage (t, LS_STAGE_ATTACK);
  expect_wounds (t, 1, 0, 0, 0);
  table_do (t, "next");
  g_assert_true (table_said (t, LS_RULE_DRYAD_STATS));
  expect_stage (t, LS_STAGE_HEROES);
  expect_wounds (t, 3, 0, 0, 0);
}

/* Heroes and structures only: no monster, no mage, no token. A wall takes 2 like the rest. */
static void
test_stats_spares (void)
{
  g_autoptr (Table) t = alone_in_attack (GROWING);

  table_do (t, "monster-add type=clawer at=K8");
  table_do (t, "monster-add type=accursed at=P8");
  table_do (t, "structure-add type=wooden-wall spots=K10,L10");
  table_do (t, "token-add type=corpse-pile at=N8");
  table_do (t, "token-add type=seed-mortar at=P9");
  table_do (t, "structure-add type=stone-gate spots=O10,P10");
  table_do (t, "step");
  table_do (t, "step");
  expect_stage (t, LS_STAGE_HEROES);
  g_assert_cmpuint (table_monster (t, "clawer-1")->wounds, ==, 0);
  g_assert_cmpuint (table_monster (t, "accursed-1")->wounds, ==, 0);
  g_assert_cmpuint (table_monster (t, "dryad-1")->wounds, ==, 0);
  g_assert_cmpuint (table_structure (t, "wooden-wall-1")->flames, ==, 2);
  g_assert_cmpuint (t->game->mages, ==, 4);
  expect_tokens (t, LS_TOKEN_MONOLITH, ALL_MONOLITHS);
  expect_tokens (t, LS_TOKEN_CORPSE_PILE, "N8");
  expect_tokens (t, LS_TOKEN_SEED_MORTAR, "P9");
}

/* A watchtower takes it for the hero on it, who stands on the spot when it falls. */
static void
test_stats_tower (void)
{
  g_autoptr (Table) t = alone_in_attack (GROWING);

  table_do (t, "structure-add type=watchtower spots=L8");
  table_do (t, "hero-at hero=Ada at=L8");
  table_do (t, "next");
  table_do (t, "next");
  expect_wounds (t, 0, 0, 0, 0);
  expect_hero_at (t, "Ada", "L8");
  g_assert_cmpint (ls_game_find_structure (t->game, "watchtower-1"), <, 0);
}

static void
test_stats_armor (void)
{
  g_autoptr (Table) t = alone_in_attack (GROWING);

  table_do (t, "hero-at hero=Ada at=P10");
  table_do (t, "hero-at hero=Bruno at=P9");
  table_do (t, "next");
  table_do (t, "armor hero=Ada stopped=1");
  table_do (t, "next");
  expect_wounds (t, 1, 2, 0, 0);
}

/* `night.boss`: the eleventh wound wins, whatever else is on the board. */
static void
test_stats_death (void)
{
  g_autoptr (Table) t = alone (GROWING);

  table_do (t, "monster-add type=bulky-red at=Y15");
  table_do (t, "monster-wounds monster=dryad-1 wounds=10");
  expect_stage (t, LS_STAGE_BOSS);
  table_do (t, "monster-wounds monster=dryad-1 wounds=11");
  g_assert_true (table_said (t, LS_RULE_NIGHT_BOSS));
  expect_over (t, LS_WON, LS_RULE_NIGHT_BOSS);
}

static void
test_stats_killed (void)
{
  g_autoptr (Table) t = alone (MATURE);

  table_do (t, "monster-kill monster=dryad-1");
  expect_over (t, LS_WON, LS_RULE_NIGHT_BOSS);
}

/* Without another monster on the board the night goes on as long as she lives. */
static void
test_stats_night_goes_on (void)
{
  g_autoptr (Table) t = alone (GROWING);

  table_do (t, "monster-wounds monster=dryad-1 wounds=10"); /* one hit point for four heroes */
  table_go_to (t, LS_STAGE_HEROES);
  g_assert_cmpuint (t->game->night, ==, LS_NIGHTS);
}

/* --- dryad.growth --- */

/* In each of four sectors a hero; walls, houses and ruins stand in the town. */
static void
check_reach (guint8      stage,
             guint       ada,
             guint       bruno,
             const char *track)
{
  g_autoptr (Table) t = alone_in_attack (stage);

  table_do (t, "hero-at hero=Ada at=P10");   /* her own sector */
  table_do (t, "hero-at hero=Bruno at=L13"); /* beside it */
  table_do (t, "hero-at hero=Cleo at=R12");  /* touches it by a corner */
  table_do (t, "next");
  if (stage > SPROUT)
    table_do (t, "next");
  expect_stage (t, LS_STAGE_HEROES);
  expect_wounds (t, ada, bruno, 0, 0);
  expect_track (t, track);
  g_assert_cmpint (ls_game_find_structure (t->game, "house-1") < 0, ==, stage == MATURE);
  g_assert_cmpint (ls_game_find_structure (t->game, "ruin-1-3") < 0, ==, stage == MATURE);
  for (guint i = 1; i <= 3; i++)
    {
      g_autofree char *wall = g_strdup_printf ("stone-wall-%u", i);

      g_assert_cmpuint (table_structure (t, wall)->flames, ==, stage == MATURE ? 2 : 0);
    }
  g_assert_cmpuint (table_structure (t, "stone-wall-4")->flames, ==, 0);
  g_assert_cmpuint (table_structure (t, "house-2")->flames, ==, 0);
}

static void
test_growth_sprout (void)
{
  check_reach (SPROUT, 0, 0, "2 2 2 2 2 2");
}

static void
test_growth_growing (void)
{
  check_reach (GROWING, 2, 0, "2 2 2 2 2 2");
}

static void
test_growth_mature (void)
{
  check_reach (MATURE, 2, 2, "0 0 2 2 2 2");
}

/* Her area, not only her base: one step further on it reaches into the town. */
static void
test_growth_area (void)
{
  g_autoptr (Table) t = dryad_night ("d1");

  table_do (t, "mist side=north distance=2");
  table_do (t, "next");
  expect_dryad (t, "M10", "N10", LS_SOUTH);
  t->game->cards = (LsSpawnCards){ 0 };
  t->game->phase = 2;
  t->game->boss.stage = GROWING;
  table_go_to (t, LS_STAGE_ATTACK);
  table_do (t, "hero-at hero=Ada at=P9");
  table_do (t, "hero-at hero=Bruno at=L13");
  table_do (t, "hero-at hero=Cleo at=R12");
  table_do (t, "hero-at hero=Dario at=L20");
  table_do (t, "next");
  table_do (t, "next");
  expect_wounds (t, 2, 2, 0, 0);
}

/* Whether the script of the last command has these words. */
static void
expect_told (Table      *t,
             const char *words,
             gboolean    told)
{
  gboolean found = FALSE;

  for (guint i = 0; i < t->script->lines->len; i++)
    {
      g_test_message ("%s", g_array_index (t->script->lines, LsLine, i).text);
      found = found || strstr (g_array_index (t->script->lines, LsLine, i).text, words) != NULL;
    }
  g_assert_cmpint (found, ==, told);
}

/* The sprout is hurt neither by hand nor by an explosion. */
static void
test_growth_sprout_safe (void)
{
  g_autoptr (Table) t = alone_in_attack (SPROUT);

  table_refuses (t, LS_GAME_ERROR_RULE, "monster-wounds monster=dryad-1 wounds=1");
  table_do (t, "hero-at hero=Ada at=P10");
  table_do (t, "monster-add type=boomer at=O10");
  table_do (t, "choose monster=boomer-1 target=dryad-1 hit=true");
  table_do (t, "next");
  g_assert_cmpint (ls_game_find_monster (t->game, "boomer-1"), <, 0);
  g_assert_cmpuint (table_monster (t, "dryad-1")->wounds, ==, 0);
  expect_told (t, "Boomer 1 does not hurt the Dryad", TRUE);
  expect_told (t, "The explosion of", FALSE);
  expect_wounds (t, 4, 0, 0, 0);
}

static void
test_growth_growing_hurt (void)
{
  g_autoptr (Table) t = alone_in_attack (GROWING);

  table_do (t, "monster-wounds monster=dryad-1 wounds=10");
  table_do (t, "hero-at hero=Ada at=P10");
  table_do (t, "monster-add type=boomer at=O10");
  table_do (t, "choose monster=boomer-1 target=dryad-1 hit=true");
  table_do (t, "next");
  expect_told (t, "The explosion of Boomer 1 hits Putrefied Dryad", TRUE);
  expect_told (t, "does not hurt", FALSE);
  expect_over (t, LS_WON, LS_RULE_NIGHT_BOSS);
}

/* --- dryad.steps --- */

/* The cards are turned at the start of the boss spawn step: there they are entered, and not later. */
static void
test_steps_cards (void)
{
  g_autoptr (Table) t = arrived ();

  table_refuses (t, LS_GAME_ERROR_STAGE, "next");
  turn_cards (t, "1:2 3:1 5:4");
  table_refuses (t, LS_GAME_ERROR_STAGE, "next");
  table_refuses (t, LS_GAME_ERROR_RULE, "card slot=2 card=5");
  table_refuses (t, LS_GAME_ERROR_RULE, "card slot=6 card=2");
  turn_cards (t, "6:3");
  table_do (t, "next");
  g_assert_true (table_said (t, LS_RULE_DRYAD_STEPS));
  expect_stage (t, LS_STAGE_SPAWN);
  g_assert_cmpint (t->game->cards.revealed[0], ==, ls_pack_pattern (t->pack, "2") + 1);
  g_assert_cmpint (t->game->cards.revealed[1], ==, 0);
  g_assert_cmpint (t->game->cards.revealed[2], ==, ls_pack_pattern (t->pack, "1") + 1);
  table_refuses (t, LS_GAME_ERROR_STAGE, "card slot=1 card=5");
  table_do (t, "next");
  expect_stage (t, LS_STAGE_MOVEMENT);
  g_assert_cmpuint (t->game->n_monsters, >, 3); /* she, two hatched, and those of the cards */
}

static void
test_steps_with_arrival (void)
{
  g_autoptr (Table) t = arrived ();

  seed (t, "1:2 3:1 5:4 6:3");
  g_assert_true (table_said (t, LS_RULE_DRYAD_STEPS));
  g_assert_cmpuint (ls_dryad_tiles (t->game), ==, 4);
}

/* The other value: nothing in the phase of her arrival, though its cards are turned; all of it in the next. */
static void
test_steps_next_phase (void)
{
  g_autoptr (Table) t = arrived ();

  table_do (t, "ruling ruling=dryad-first value=next-phase");
  table_do (t, "token-add type=hatchery at=X14");
  seed (t, "1:2 3:1 5:4 6:3");
  g_assert_false (table_said (t, LS_RULE_DRYAD_STEPS));
  g_assert_cmpuint (ls_dryad_tiles (t->game), ==, 1);
  g_assert_false (token (t, "hatchery-1")->used);
  g_assert_cmpuint (t->game->n_monsters, ==, 1);
  g_assert_cmpuint (t->game->cards.revealed[0], !=, 0);
  next_boss_step (t);
  seed (t, "1:6 5:8 6:10");
  g_assert_true (table_said (t, LS_RULE_DRYAD_STEPS));
  g_assert_true (token (t, "hatchery-1")->used);
  g_assert_cmpuint (ls_dryad_tiles (t->game), ==, 5);
}

/* First the old hatcheries, then the new ones: what has just come stays on its first face. */
static void
test_steps_order (void)
{
  g_autoptr (Table) t = arrived ();

  table_do (t, "token-add type=hatchery at=X14");
  seed (t, "1:2 3:1 5:4 6:3");
  g_assert_true (token (t, "hatchery-1")->used);
  g_assert_false (token (t, "hatchery-2")->used);
  g_assert_false (token (t, "hatchery-3")->used);
}

/* --- dryad.grow --- */

/* From the third phase on, one stage a phase; mature, a mage a phase. */
static void
test_grow_stages (void)
{
  static const guint8 stages[] = { SPROUT, GROWING, MATURE, MATURE, MATURE };
  static const guint8 mages[] = { 4, 4, 4, 3, 2 };
  g_autoptr (Table) t = alone (SPROUT);

  for (guint i = 0; i < G_N_ELEMENTS (stages); i++)
    {
      g_assert_cmpuint (t->game->phase, ==, i + 2);
      table_do (t, "next");
      g_assert_cmpuint (t->game->boss.stage, ==, stages[i]);
      g_assert_cmpuint (t->game->mages, ==, mages[i]);
      g_assert_cmpint (table_said (t, LS_RULE_DRYAD_GROW), ==, i > 0);
      table_go_to (t, LS_STAGE_HEROES);
      table_go_to (t, LS_STAGE_BOSS);
    }
}

/* With the shipped cards: neither in the first nor in the second phase. */
static void
test_grow_third_phase (void)
{
  g_autoptr (Table) t = arrived ();

  seed (t, "1:2 3:1 5:4 6:3");
  g_assert_cmpuint (t->game->boss.stage, ==, SPROUT);
  next_boss_step (t);
  seed (t, "1:5 5:6 6:7");
  g_assert_cmpuint (t->game->boss.stage, ==, SPROUT);
  next_boss_step (t);
  table_do (t, "next");
  g_assert_cmpuint (t->game->boss.stage, ==, GROWING);
}

/* A card that still lies on a slot holds her back, in whatever phase. */
static void
test_grow_cards_left (void)
{
  g_autoptr (Table) t = alone (SPROUT);

  t->game->phase = 3;
  t->game->cards.slots[0] = (LsPile){ .n = 1, .cards = { LS_CARD_UNKNOWN } };
  table_do (t, "next");
  g_assert_cmpuint (t->game->boss.stage, ==, SPROUT);
  g_assert_false (table_said (t, LS_RULE_DRYAD_GROW));
}

static void
test_grow_last_mage (void)
{
  g_autoptr (Table) t = alone (MATURE);

  t->game->phase = 3;
  table_do (t, "mages mages=1");
  table_do (t, "next");
  expect_over (t, LS_LOST, LS_RULE_DAMAGE_CIRCLE);
}

/* The mage is lost besides her attack. */
static void
test_grow_besides_attack (void)
{
  g_autoptr (Table) t = alone (MATURE);

  t->game->phase = 3;
  table_do (t, "hero-at hero=Ada at=L13");
  table_go_to (t, LS_STAGE_HEROES);
  g_assert_cmpuint (t->game->mages, ==, 3);
  expect_wounds (t, 2, 0, 0, 0);
}

/* --- dryad.hatchery --- */

/* Clawer, Armored, Archer: a figure a phase, each gone on its way, and then the tile is gone. */
static void
test_hatchery_life (void)
{
  g_autoptr (Table) t = alone (SPROUT);

  table_do (t, "token-add type=hatchery at=X15");
  table_do (t, "next");
  g_assert_true (table_said (t, LS_RULE_DRYAD_HATCHERY));
  g_assert_true (token (t, "hatchery-1")->used);
  expect_at (t, "armored-1", "X15", LS_WEST);
  table_go_to (t, LS_STAGE_ATTACK);
  expect_at (t, "armored-1", "V15", LS_WEST);
  kill_others (t);
  table_go_to (t, LS_STAGE_HEROES);
  table_go_to (t, LS_STAGE_BOSS);
  table_do (t, "next");
  expect_tokens (t, LS_TOKEN_HATCHERY, "");
  expect_at (t, "archer-1", "X15", LS_WEST);
  table_go_to (t, LS_STAGE_ATTACK);
  expect_at (t, "archer-1", "V15", LS_WEST);
}

/* A new one: on its first face, with a Clawer that moves in this phase. */
static void
test_hatchery_new (void)
{
  g_autoptr (Table) t = arrived ();

  seed (t, "1:2 3:6 5:4 6:3");
  expect_tokens (t, LS_TOKEN_HATCHERY, "X19");
  g_assert_false (token (t, "hatchery-1")->used);
  expect_at (t, "clawer-1", "X19", LS_WEST);
  table_go_to (t, LS_STAGE_ATTACK);
  g_assert_false (holds_monster (t, "X19"));
  expect_tokens (t, LS_TOKEN_HATCHERY, "X19");
}

/* `spawn.substitute`: no Armored left, an Archer comes. */
static void
test_hatchery_substitute (void)
{
  g_autoptr (Table) t = alone (SPROUT);

  memset (t->game->supply.left[LS_FIGURE_ARMORED], 0, sizeof t->game->supply.left[LS_FIGURE_ARMORED]);
  table_do (t, "token-add type=hatchery at=X15");
  table_do (t, "next");
  g_assert_true (token (t, "hatchery-1")->used);
  expect_at (t, "archer-1", "X15", LS_WEST);
}

/* It strikes nobody, on either face. */
static void
test_hatchery_no_attack (void)
{
  g_autoptr (Table) t = alone_in_attack (SPROUT);

  table_do (t, "token-add type=hatchery at=X14");
  table_do (t, "token-add type=hatchery at=X16 used=true");
  table_do (t, "hero-at hero=Ada at=X15");
  table_do (t, "next");
  expect_stage (t, LS_STAGE_HEROES);
  expect_wounds (t, 0, 0, 0, 0);
}

/* Under a hero it neither turns over nor hatches, on either face. */
static void
test_hatchery_under_hero (void)
{
  g_autoptr (Table) t = alone (SPROUT);

  table_do (t, "token-add type=hatchery at=X14");
  table_do (t, "token-add type=hatchery at=X16 used=true");
  table_do (t, "hero-at hero=Ada at=X14");
  table_do (t, "hero-at hero=Bruno at=X16");
  table_do (t, "next");
  expect_tokens (t, LS_TOKEN_HATCHERY, "X14 X16");
  g_assert_false (token (t, "hatchery-1")->used);
  g_assert_cmpuint (t->game->n_monsters, ==, 1);
  g_assert_false (table_said (t, LS_RULE_DRYAD_HATCHERY));
}

/* --- dryad.mortar --- */

static void
test_mortar_card (void)
{
  g_autoptr (Table) t = arrived ();
  int index = ls_pack_find_type (t->pack, "seed-mortar");
  const LsMonsterType *type;

  g_assert_cmpint (index, >=, 0);
  type = &g_array_index (t->pack->types, LsMonsterType, index);
  g_assert_cmpint (type->attack, ==, LS_ATTACK_RANGED);
  g_assert_cmpuint (type->range, ==, 7);
  g_assert_cmpuint (type->move, ==, 0);
  g_assert_cmpuint (type->hit_points, ==, 1);
  g_assert_cmpuint (type->dice, ==, LS_DIE_BLUE | LS_DIE_ORANGE);
}

/* Seven spots, not eight. */
static void
test_mortar_range (void)
{
  for (guint row = 14; row <= 15; row++)
    {
      g_autoptr (Table) t = alone_in_attack (SPROUT);

      table_do (t, "token-add type=seed-mortar at=X22");
      table_do (t, "hero-at hero=Ada at=X%u", row);
      table_do (t, "next");
      g_assert_cmpint (table_said (t, LS_RULE_ATTACK_RANGED), ==, row == 15);
      expect_wounds (t, row == 15 ? 1 : 0, 0, 0, 0);
    }
}

/* It stays where it is, whatever stands ahead. */
static void
test_mortar_never_moves (void)
{
  g_autoptr (Table) t = alone (SPROUT);

  table_do (t, "token-add type=seed-mortar at=X22");
  table_do (t, "monster-add type=clawer at=Y13");
  table_go_to (t, LS_STAGE_HEROES);
  expect_tokens (t, LS_TOKEN_SEED_MORTAR, "X22");
}

static void
test_mortar_under_hero (void)
{
  g_autoptr (Table) t = alone_in_attack (SPROUT);

  table_do (t, "token-add type=seed-mortar at=X22");
  table_do (t, "hero-at hero=Ada at=X22");
  table_do (t, "hero-at hero=Bruno at=X20");
  table_do (t, "next");
  expect_stage (t, LS_STAGE_HEROES);
  expect_wounds (t, 0, 0, 0, 0);
}

/* Two targets alike: the players choose for it as for any monster. */
static void
test_mortar_choice (void)
{
  g_autoptr (Table) t = alone_in_attack (SPROUT);

  table_do (t, "structure-add type=house spots=X18");
  table_do (t, "structure-add type=house spots=X12");
  table_do (t, "token-add type=seed-mortar at=X15");
  g_assert_cmpstr (ls_game_pending_choice (t->game), ==, "seed-mortar-1");
  table_refuses (t, LS_GAME_ERROR_STAGE, "next");
  table_do (t, "choose monster=seed-mortar-1 target=house-4");
  table_do (t, "next");
  g_assert_cmpuint (table_structure (t, "house-3")->flames, ==, 0);
  g_assert_cmpuint (table_structure (t, "house-4")->flames, ==, 1);
}

/* One damage destroys it: here an explosion's. */
static void
test_mortar_destroyed (void)
{
  g_autoptr (Table) t = alone_in_attack (SPROUT);

  table_do (t, "token-add type=seed-mortar at=X22");
  table_do (t, "monster-add type=boomer at=X21");
  table_do (t, "hero-at hero=Ada at=Y20");
  table_do (t, "choose monster=boomer-1 target=seed-mortar-1 hit=true");
  table_do (t, "next");
  expect_tokens (t, LS_TOKEN_SEED_MORTAR, "");
  expect_wounds (t, 4, 0, 0, 0);
}

/* --- dryad.seed --- */

/* As if they had moved three spots as long as she is a sprout, four and five later. */
static void
test_seed_spots (void)
{
  static const char *const spots[] = { "W15", "V15", "U15" };

  for (guint8 stage = SPROUT; stage <= MATURE; stage++)
    {
      g_autoptr (Table) t = arrived ();

      t->game->boss.stage = stage;
      seed (t, "1:1 3:3 5:4 6:5");
      expect_tokens (t, LS_TOKEN_SEED_MORTAR, spots[stage - 1]);
    }
}

/* From all sides. */
static void
test_seed_sides (void)
{
  g_autoptr (Table) t = arrived ();

  seed (t, "1:2 3:10 5:4 6:3");
  g_assert_true (table_said (t, LS_RULE_DRYAD_SEED));
  expect_tokens (t, LS_TOKEN_SEED_MORTAR, "J20 K8 W15");
  expect_tokens (t, LS_TOKEN_HATCHERY, "K10 X19");
}

/* The tree on O8 is passed on the coin's side, as it sees it looking south: left is east. */
static void
test_seed_coin (void)
{
  g_autoptr (Table) left = arrived ();
  g_autoptr (Table) right = arrived ();

  seed (left, "1:1 3:4 5:3 6:5");
  expect_tokens (left, LS_TOKEN_SEED_MORTAR, "P10");
  right->game->coin = LS_COIN_RIGHT;
  seed (right, "1:1 3:4 5:3 6:5");
  expect_tokens (right, LS_TOKEN_SEED_MORTAR, "N11"); /* N10 holds a monolith */
}

/* No more than six: the seventh icon brings nothing, and no Clawer either. */
static void
test_seed_six (void)
{
  g_autoptr (Table) t = arrived ();

  for (guint i = 0; i < 5; i++)
    table_do (t, "token-add type=seed-mortar at=%c13", 'L' + (int) i);
  seed (t, "1:2 3:10 5:1 6:3");
  g_assert_cmpuint (ls_dryad_tiles (t->game), ==, 6);
  expect_tokens (t, LS_TOKEN_HATCHERY, "");
  g_assert_cmpuint (t->game->n_monsters, ==, 1);
}

static void
test_seed_six_in_play (void)
{
  g_autoptr (Table) t = arrived ();

  seed (t, "1:9 3:10 5:7 6:8");
  g_assert_cmpuint (ls_dryad_tiles (t->game), ==, 6);
  next_boss_step (t);
  seed (t, "1:1 5:2 6:3");
  g_assert_cmpuint (ls_dryad_tiles (t->game), ==, 6);
}

/* No card, no tile. */
static void
test_seed_no_cards (void)
{
  g_autoptr (Table) t = alone (MATURE);

  table_do (t, "next");
  g_assert_cmpuint (ls_dryad_tiles (t->game), ==, 0);
  g_assert_false (table_said (t, LS_RULE_DRYAD_SEED));
}

/* `panic.spread`: tiles in the town frighten nobody; she does, when her base stands in it. */
static void
test_seed_no_panic (void)
{
  g_autoptr (Table) t = alone (SPROUT);

  table_go_to (t, LS_STAGE_HEROES);
  table_do (t, "token-add type=seed-mortar at=L14");
  table_do (t, "token-add type=hatchery at=M13");
  table_do (t, "token-add type=hatchery at=M14 used=true");
  table_do (t, "end-hero-phase");
  table_do (t, "next");
  g_assert_true (table_said (t, LS_RULE_PANIC_SPREAD));
  expect_track (t, "2 2 2 2 2 2");
}

static void
test_arrive_panic (void)
{
  g_autoptr (Table) t = dryad_night ("d1");

  table_do (t, "mist side=north distance=0");
  table_do (t, "next");
  expect_dryad (t, "M12", "N12", LS_SOUTH);
  t->game->cards = (LsSpawnCards){ 0 };
  table_go_to (t, LS_STAGE_HEROES);
  table_do (t, "end-hero-phase");
  table_do (t, "next");
  expect_track (t, "1 2 2 2 2 2"); /* once, for two spots */
}

/* --- dryad.entangle --- */

/* A mortar comes up beneath Ada. */
static Table *
entangled (void)
{
  Table *self = arrived ();

  table_do (self, "hero-at hero=Ada at=W15");
  seed (self, "1:2 3:6 5:4 6:8");
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
  g_autoptr (Table) t = alone (SPROUT);

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
  g_autoptr (Table) t = alone (SPROUT);

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
  kill_others (t);
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
  g_autoptr (Table) t = arrived ();

  table_do (t, "hero-at hero=Ada at=X14");
  seed (t, "1:2 3:6 5:1 6:8");
  expect_tokens (t, LS_TOKEN_HATCHERY, "X14");
  g_assert_cmpuint (table_sheet (t, "Ada")->due, ==, 1);
  g_assert_cmpuint (t->game->n_monsters, ==, 1);
}

static void
test_entangle_deadly (void)
{
  g_autoptr (Table) t = arrived ();

  table_do (t, "hero-wounds hero=Ada wounds=7");
  table_do (t, "hero-at hero=Ada at=W15");
  seed (t, "1:2 3:6 5:4 6:8");
  table_do (t, "next");
  expect_over (t, LS_LOST, LS_RULE_DAMAGE_HERO);
}

/* --- dryad.clear --- */

/* A structure goes, without a flame; so do a trap and a Boomer, which keeps quiet. */
static void
test_clear_removes (void)
{
  g_autoptr (Table) t = arrived ();
  guint boomers = t->game->supply.left[LS_FIGURE_BOOMER][LS_GREEN];

  table_do (t, "structure-add type=shop spots=W15,W16");
  table_do (t, "token-add type=stun-trap at=X19");
  table_do (t, "monster-add type=boomer at=J20");
  table_do (t, "hero-at hero=Ada at=J19");
  seed (t, "1:2 3:6 5:4 6:3");
  g_assert_true (table_said (t, LS_RULE_DRYAD_CLEAR));
  g_assert_cmpint (ls_game_find_structure (t->game, "shop-2"), <, 0);
  expect_tokens (t, LS_TOKEN_STUN_TRAP, "");
  g_assert_cmpint (ls_game_find_monster (t->game, "boomer-1"), <, 0);
  g_assert_cmpuint (t->game->supply.left[LS_FIGURE_BOOMER][LS_GREEN], ==, boomers);
  expect_tokens (t, LS_TOKEN_SEED_MORTAR, "J20 L10 W15");
  expect_tokens (t, LS_TOKEN_HATCHERY, "X19");
  expect_wounds (t, 0, 0, 0, 0);
  expect_track (t, "2 2 2 2 2 2");
}

/* An old tile makes room for the new one, with the Armored that has just hatched on it. */
static void
test_clear_tile (void)
{
  g_autoptr (Table) t = arrived ();

  table_do (t, "token-add type=hatchery at=W15");
  seed (t, "1:2 3:6 5:4 6:8");
  expect_tokens (t, LS_TOKEN_HATCHERY, "");
  g_assert_false (holds_monster (t, "W15"));
  g_assert_cmpint (ls_game_find_token (t->game, "seed-mortar-3"), >=, 0);
  g_assert_cmpuint (token (t, "seed-mortar-3")->at, ==, ls_spot_from_name ("W15"));
}

/* The tower under a hero goes, the hero is held. */
static void
test_clear_tower (void)
{
  g_autoptr (Table) t = arrived ();

  table_do (t, "structure-add type=watchtower spots=W15");
  table_do (t, "hero-at hero=Ada at=W15");
  seed (t, "1:2 3:6 5:4 6:8");
  g_assert_cmpint (ls_game_find_structure (t->game, "watchtower-1"), <, 0);
  g_assert_nonnull (ls_dryad_tile_under (t->game, 0));
  g_assert_cmpuint (table_sheet (t, "Ada")->due, ==, 1);
}

/* On her, the first fitting spot towards the town: past the monolith before her. */
static void
test_clear_dryad (void)
{
  g_autoptr (Table) t = arrived ();

  seed (t, "1:2 3:1 5:4 6:8");
  expect_tokens (t, LS_TOKEN_HATCHERY, "N11");
  expect_at (t, "clawer-1", "N11", LS_SOUTH);
  expect_dryad (t, "M9", "N9", LS_SOUTH);
  expect_tokens (t, LS_TOKEN_MONOLITH, ALL_MONOLITHS);
}

/* On a monolith likewise; the wall on that next spot is anything else. */
static void
test_clear_monolith (void)
{
  g_autoptr (Table) t = arrived ();

  seed (t, "1:6 3:2 5:4 6:8");
  expect_tokens (t, LS_TOKEN_MONOLITH, ALL_MONOLITHS);
  g_assert_cmpuint (t->game->tokens[6].at, ==, ls_spot_from_name ("M11"));
  g_assert_cmpint (ls_game_find_structure (t->game, "stone-wall-2"), <, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_RULE_TEST ("dryad.arrive", "places", test_arrive_places);
  ADD_RULE_TEST ("dryad.arrive", "not-shown", test_arrive_not_shown);
  ADD_RULE_TEST ("dryad.arrive", "once", test_arrive_once);
  ADD_RULE_TEST ("dryad.arrive", "hero", test_arrive_hero);
  ADD_RULE_TEST ("dryad.arrive", "hero-shut-in", test_arrive_hero_shut_in);
  ADD_RULE_TEST ("dryad.arrive", "clears", test_arrive_clears);
  ADD_RULE_TEST ("dryad.arrive", "panic", test_arrive_panic);
  ADD_RULE_TEST ("dryad.monoliths", "places", test_monoliths_places);
  ADD_RULE_TEST ("dryad.monoliths", "fall", test_monoliths_fall);
  ADD_RULE_TEST ("dryad.monoliths", "in-the-way", test_monoliths_in_the_way);
  ADD_RULE_TEST ("dryad.monoliths", "shield", test_monoliths_shield);
  ADD_RULE_TEST ("dryad.stats", "card", test_stats_card);
  ADD_RULE_TEST ("dryad.stats", "never-moves", test_stats_never_moves);
  ADD_RULE_TEST ("dryad.stats", "no-stun", test_stats_no_stun);
  ADD_RULE_TEST ("dryad.stats", "strikes-last", test_stats_strikes_last);
  ADD_RULE_TEST ("dryad.stats", "spares", test_stats_spares);
  ADD_RULE_TEST ("dryad.stats", "tower", test_stats_tower);
  ADD_RULE_TEST ("dryad.stats", "armor", test_stats_armor);
  ADD_RULE_TEST ("dryad.stats", "night-goes-on", test_stats_night_goes_on);
  ADD_RULE_TEST ("night.boss", "dryad-wounds", test_stats_death);
  ADD_RULE_TEST ("night.boss", "dryad-killed", test_stats_killed);
  ADD_RULE_TEST ("dryad.growth", "sprout", test_growth_sprout);
  ADD_RULE_TEST ("dryad.growth", "growing", test_growth_growing);
  ADD_RULE_TEST ("dryad.growth", "mature", test_growth_mature);
  ADD_RULE_TEST ("dryad.growth", "area", test_growth_area);
  ADD_RULE_TEST ("dryad.growth", "sprout-safe", test_growth_sprout_safe);
  ADD_RULE_TEST ("dryad.growth", "growing-hurt", test_growth_growing_hurt);
  ADD_RULE_TEST ("dryad.steps", "cards", test_steps_cards);
  ADD_RULE_TEST ("dryad.steps", "with-arrival", test_steps_with_arrival);
  ADD_RULE_TEST ("dryad.steps", "next-phase", test_steps_next_phase);
  ADD_RULE_TEST ("dryad.steps", "order", test_steps_order);
  ADD_RULE_TEST ("dryad.grow", "stages", test_grow_stages);
  ADD_RULE_TEST ("dryad.grow", "third-phase", test_grow_third_phase);
  ADD_RULE_TEST ("dryad.grow", "cards-left", test_grow_cards_left);
  ADD_RULE_TEST ("dryad.grow", "last-mage", test_grow_last_mage);
  ADD_RULE_TEST ("dryad.grow", "besides-attack", test_grow_besides_attack);
  ADD_RULE_TEST ("dryad.hatchery", "life", test_hatchery_life);
  ADD_RULE_TEST ("dryad.hatchery", "new", test_hatchery_new);
  ADD_RULE_TEST ("dryad.hatchery", "substitute", test_hatchery_substitute);
  ADD_RULE_TEST ("dryad.hatchery", "no-attack", test_hatchery_no_attack);
  ADD_RULE_TEST ("dryad.hatchery", "under-hero", test_hatchery_under_hero);
  ADD_RULE_TEST ("dryad.mortar", "card", test_mortar_card);
  ADD_RULE_TEST ("dryad.mortar", "range", test_mortar_range);
  ADD_RULE_TEST ("dryad.mortar", "never-moves", test_mortar_never_moves);
  ADD_RULE_TEST ("dryad.mortar", "under-hero", test_mortar_under_hero);
  ADD_RULE_TEST ("dryad.mortar", "choice", test_mortar_choice);
  ADD_RULE_TEST ("dryad.mortar", "destroyed", test_mortar_destroyed);
  ADD_RULE_TEST ("dryad.seed", "spots", test_seed_spots);
  ADD_RULE_TEST ("dryad.seed", "sides", test_seed_sides);
  ADD_RULE_TEST ("dryad.seed", "coin", test_seed_coin);
  ADD_RULE_TEST ("dryad.seed", "six", test_seed_six);
  ADD_RULE_TEST ("dryad.seed", "six-in-play", test_seed_six_in_play);
  ADD_RULE_TEST ("dryad.seed", "no-cards", test_seed_no_cards);
  ADD_RULE_TEST ("dryad.seed", "no-panic", test_seed_no_panic);
  ADD_RULE_TEST ("dryad.entangle", "at-once", test_entangle_at_once);
  ADD_RULE_TEST ("dryad.entangle", "armor", test_entangle_armor);
  ADD_RULE_TEST ("dryad.entangle", "waits", test_entangle_waits);
  ADD_RULE_TEST ("dryad.entangle", "attack-step", test_entangle_attack_step);
  ADD_RULE_TEST ("dryad.entangle", "attack-step-armor", test_entangle_attack_step_armor);
  ADD_RULE_TEST ("dryad.entangle", "armor-once", test_entangle_armor_once);
  ADD_RULE_TEST ("dryad.entangle", "freed", test_entangle_freed);
  ADD_RULE_TEST ("dryad.entangle", "no-clawer", test_entangle_no_clawer);
  ADD_RULE_TEST ("dryad.entangle", "deadly", test_entangle_deadly);
  ADD_RULE_TEST ("dryad.clear", "removes", test_clear_removes);
  ADD_RULE_TEST ("dryad.clear", "tile", test_clear_tile);
  ADD_RULE_TEST ("dryad.clear", "tower", test_clear_tower);
  ADD_RULE_TEST ("dryad.clear", "dryad", test_clear_dryad);
  ADD_RULE_TEST ("dryad.clear", "monolith", test_clear_monolith);

  return g_test_run ();
}
