/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dryad-table.h"

#include <string.h>

/* In the first boss spawn step of her night, before she comes. */
Table *
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
Table *
dryad_arrived (void)
{
  Table *self = dryad_night ("d1");

  table_do (self, "next");
  expect_stage (self, LS_STAGE_BOSS);
  return self;
}

/* In the second phase's boss spawn step with nothing but her: no cards, and the heroes far away. */
Table *
dryad_alone (guint8 stage)
{
  Table *self = dryad_arrived ();

  self->game->cards = (LsSpawnCards){ 0 };
  self->game->phase = 2;
  self->game->boss.stage = stage;
  table_do (self, "hero-at hero=Ada at=L20");
  table_do (self, "hero-at hero=Bruno at=L21");
  table_do (self, "hero-at hero=Cleo at=U18");
  table_do (self, "hero-at hero=Dario at=U19");
  return self;
}

Table *
dryad_in_attack (guint8 stage)
{
  Table *self = dryad_alone (stage);

  table_go_to (self, LS_STAGE_ATTACK);
  return self;
}

/* "1:2 5:4": card 2 on slot 1, card 4 on slot 5. */
void
dryad_turn_cards (Table      *t,
                  const char *cards)
{
  g_auto (GStrv) all = g_strsplit (cards, " ", -1);

  for (char **one = all; *one; one++)
    table_do (t, "card slot=%c card=%s", **one, *one + 2);
}

/* The first phase with these cards: all of her steps are done. */
void
dryad_seed (Table      *t,
            const char *cards)
{
  dryad_turn_cards (t, cards);
  table_do (t, "next");
  expect_stage (t, LS_STAGE_SPAWN);
}

void
dryad_kill_others (Table *t)
{
  for (guint i = t->game->n_monsters; i > 0; i--)
    if (strcmp (t->game->monsters[i - 1].id, "dryad-1") != 0)
      table_do (t, "monster-kill monster=%s", t->game->monsters[i - 1].id);
}

/* To the boss spawn step of the next phase; what spawned in between is dead. */
void
dryad_next_boss_step (Table *t)
{
  table_go_to (t, LS_STAGE_MOVEMENT);
  dryad_kill_others (t);
  table_go_to (t, LS_STAGE_HEROES);
  table_go_to (t, LS_STAGE_BOSS);
}

/* The spots of all tokens of that kind, in the order in which they came. */
void
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

const LsToken *
dryad_token (Table      *t,
             const char *id)
{
  int index = ls_game_find_token (t->game, id);

  g_assert_cmpint (index, >=, 0);
  return &t->game->tokens[index];
}

void
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

void
expect_hero_at (Table      *t,
                const char *hero,
                const char *spot)
{
  char name[LS_SPOT_NAME_SIZE];

  g_assert_true (table_sheet (t, hero)->on_board);
  g_assert_cmpstr (ls_spot_name (table_hero (t, hero)->at, name), ==, spot);
}

void
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

gboolean
holds_monster (Table      *t,
               const char *spot)
{
  for (guint i = 0; i < t->game->n_monsters; i++)
    if (ls_spots_contain (&t->game->monsters[i].spots, ls_spot_from_name (spot)))
      return TRUE;
  return FALSE;
}
