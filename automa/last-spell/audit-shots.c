/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A defense's shot worked out a second time, from the state before it alone: whether it may strike there, whom it
 * strikes, what the dice say, and that nobody else has changed. */
#include "audit-private.h"

#include <string.h>

#include "boss.h"

typedef struct
{
  const LsGame    *before;
  const LsGame    *after;
  const LsCommand *command;
  GPtrArray       *breaches;
  gboolean         catapult;
  LsSpot           at;
  AutomaRandom     random;
  gboolean         monsters[LS_MAX_MONSTERS]; /* struck */
  gboolean         tokens[LS_MAX_TOKENS];
} Shot;

static void
expect (Shot       *self,
        gboolean    holds,
        const char *who,
        const char *what)
{
  if (!holds)
    g_ptr_array_add (self->breaches, g_strdup_printf ("%s: %s after the shot", who, what));
}

static gboolean
is_catapult (const LsGame    *before,
             const LsCommand *command)
{
  int index = ls_game_find_structure (before, command->id);

  return index >= 0 && g_str_equal (before->structures[index].type->id, "catapult");
}

static gboolean
is_struck (LsSpot   at,
           LsSpot   spot,
           gboolean catapult)
{
  guint across = (guint) ABS ((int) ls_spot_column (at) - (int) ls_spot_column (spot));
  guint down = (guint) ABS ((int) ls_spot_row (at) - (int) ls_spot_row (spot));

  return MAX (across, down) <= (catapult ? 1 : 0);
}

/* --- Range --- */

/* How many borders lie between the two sectors: 2 is far, more is out of reach. The circle borders on all the town. */
static guint
borders_between (const LsBoard *board,
                 char           from,
                 char           to)
{
  gboolean near[3][128] = { { FALSE } };

  near[0][(guint) from & 127] = TRUE;
  for (guint n = 0; n < 2; n++)
    for (LsSpot spot = LS_STRIDE; spot < LS_N_CELLS - LS_STRIDE; spot++)
      {
        guint here = (guint) board->sector[spot] & 127;

        if (here == 0)
          continue;
        if (near[n][here])
          near[n + 1][here] = TRUE;
        for (LsFacing side = LS_NORTH; side < LS_N_FACINGS; side++)
          if (near[n][(guint) board->sector[ls_spot_beside (spot, side)] & 127])
            near[n + 1][here] = TRUE;
        if (board->town[here] && near[n]['*'])
          near[n + 1][here] = TRUE;
        if (board->town[here] && near[n][here])
          near[n + 1]['*'] = TRUE;
      }
  for (guint n = 0; n < 3; n++)
    if (near[n][(guint) to & 127])
      return n;
  return 3;
}

static void
expect_range (Shot  *self,
              LsSpot from)
{
  const LsBoard *board = self->before->board;
  guint borders = borders_between (board, board->sector[from], board->sector[self->at]);

  expect (self, self->catapult ? borders == 1 || borders == 2 : borders <= 1, self->command->id, "out of range");
}

/* --- Whom it strikes --- */

static gboolean
holds_hero (const LsGame *game,
            LsSpot        spot)
{
  for (guint i = 0; i < game->n_heroes; i++)
    if (game->sheets[i].on_board && game->heroes[i].at == spot)
      return TRUE;
  return FALSE;
}

static void
expect_struck (Shot          *self,
               const char    *id,
               const LsSpots *spots)
{
  LsCommand as = { .kind = LS_DO_ROLL, .id = id, .number = 1 };
  gint8 entered = self->command->flag < 0 ? -1 : 0;

  if (!self->catapult)
    as.marks = LS_ROLL_ARMOR_PIERCING;
  for (guint i = 0; i < spots->n; i++)
    {
      if (self->catapult && spots->at[i] == self->at)
        as.marks = LS_ROLL_NO_DODGE;
      for (guint j = 1; entered >= 0 && j < self->command->spots.n; j++)
        if (self->command->spots.at[j] == spots->at[i])
          entered = 1;
    }
  ls_audit_struck (self->before, &as, entered, self->after, &self->random, self->breaches);
}

static void
strike_spot (Shot  *self,
             LsSpot spot)
{
  const LsGame *before = self->before;

  for (guint i = 0; i < before->n_monsters; i++)
    if (!self->monsters[i] && ls_spots_contain (&before->monsters[i].spots, spot))
      {
        self->monsters[i] = TRUE;
        if (!ls_boss_is_safe (before, &before->monsters[i]))
          expect_struck (self, before->monsters[i].id, &before->monsters[i].spots);
      }
  for (guint i = 0; i < before->n_tokens; i++)
    if (before->tokens[i].at == spot && before->tokens[i].kind >= LS_TOKEN_HATCHERY && !holds_hero (before, spot))
      {
        LsSpots spots = { 1, { spot } };

        self->tokens[i] = TRUE;
        expect_struck (self, before->tokens[i].id, &spots);
      }
}

/* The impact spot first, then those around it, row after row. */
static void
strike_all (Shot *self)
{
  strike_spot (self, self->at);
  for (LsSpot spot = 0; spot < LS_N_CELLS; spot++)
    if (spot != self->at && is_struck (self->at, spot, self->catapult) && ls_board_has (self->before->board, spot))
      strike_spot (self, spot);
}

/* `hero.friendly-fire`: the damage that waits for armor. */
guint
ls_audit_shot_hurts (const LsGame    *before,
                     const LsCommand *command,
                     guint            hero)
{
  return command->kind == LS_DO_SHOOT && before->sheets[hero].on_board
         && is_struck (command->spots.at[0], before->heroes[hero].at, is_catapult (before, command));
}

/* --- Everybody else --- */

/* `cetusia.flip`: a wound of her head or tail turns the other piece too. */
static gboolean
is_turned (const Shot      *self,
           const LsMonster *monster)
{
  return self->before->boss.stage != self->after->boss.stage && ls_boss_is (self->before, monster);
}

static void
expect_bystanders (Shot *self)
{
  const LsGame *before = self->before;

  for (guint i = 0; i < before->n_monsters; i++)
    {
      int now = ls_game_find_monster (self->after, before->monsters[i].id);

      if (!self->monsters[i] && !is_turned (self, &before->monsters[i]))
        expect (self, now >= 0 && memcmp (&before->monsters[i], &self->after->monsters[now], sizeof (LsMonster)) == 0,
                before->monsters[i].id, "not what it was");
    }
  for (guint i = 0; i < before->n_tokens; i++)
    {
      int now = ls_game_find_token (self->after, before->tokens[i].id);

      if (!self->tokens[i])
        expect (self, now >= 0 && memcmp (&before->tokens[i], &self->after->tokens[now], sizeof (LsToken)) == 0,
                before->tokens[i].id, "not what it was");
    }
  for (guint i = 0; i < before->n_structures; i++)
    {
      LsStructure was;

      memcpy (&was, &before->structures[i], sizeof was);
      was.shots += g_str_equal (was.id, self->command->id) ? 1 : 0;
      expect (self, memcmp (&was, &self->after->structures[i], sizeof was) == 0, was.id, "not what it was");
    }
  for (guint i = 0; i < before->n_heroes; i++)
    {
      LsHeroSheet was;

      memcpy (&was, &before->sheets[i], sizeof was); /* what lies between its members too */
      was.due = (guint8) MIN (was.due + ls_audit_shot_hurts (before, self->command, i), 255);
      expect (self, memcmp (&was, &self->after->sheets[i], sizeof was) == 0, before->heroes[i].id, "not what he was");
      expect (self, memcmp (&before->heroes[i], &self->after->heroes[i], sizeof (LsHero)) == 0, before->heroes[i].id,
              "not what he was");
    }
}

void
ls_audit_shot (const LsGame    *before,
               const LsCommand *command,
               const LsGame    *after,
               GPtrArray       *breaches)
{
  Shot self = { .before = before,
                .after = after,
                .command = command,
                .breaches = breaches,
                .catapult = is_catapult (before, command),
                .at = command->spots.at[0],
                .random = before->random };
  int index = ls_game_find_structure (before, command->id);

  expect (&self, before->stage == LS_STAGE_HEROES && index >= 0, command->id, "no hero phase, or no such defense");
  if (index < 0)
    return;
  expect_range (&self, before->structures[index].spots.at[0]);
  strike_all (&self);
  expect (&self, memcmp (&self.random, &after->random, sizeof self.random) == 0, "the dice", "another chance");
  /* with the night everything may go, and the Harpy's entrance has checks of its own */
  if (after->stage == LS_STAGE_HEROES && before->boss.arrived == after->boss.arrived)
    expect_bystanders (&self);
}
