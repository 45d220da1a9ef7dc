/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The Harpy's entrance and her dive bomb worked out a second time, on top of what the command itself dealt. */
#include "audit-private.h"

#include <string.h>

#define DIVE_DAMAGE 2
#define TRAP_DAMAGE 1

typedef struct
{
  LsAuditToll      toll; /* of the command, before she comes */
  const LsCommand *command;
  const LsGame    *after;
  LsSpot           at; /* where she stands */
} Dive;

static void
expect (Dive       *self,
        gboolean    holds,
        const char *who,
        const char *what)
{
  if (!holds)
    g_ptr_array_add (self->toll.breaches, g_strdup_printf ("%s: %s after the dive bomb", who, what));
}

/* `board.area`: the ring around her. */
static gboolean
is_around (const Dive    *self,
           const LsSpots *spots)
{
  for (guint i = 0; i < spots->n; i++)
    if (spots->at[i] != self->at && ABS ((int) ls_spot_column (spots->at[i]) - (int) ls_spot_column (self->at)) <= 1
        && ABS ((int) ls_spot_row (spots->at[i]) - (int) ls_spot_row (self->at)) <= 1)
      return TRUE;
  return FALSE;
}

/* `harpy.enter`: where the last Alerion died, or where the players put her. */
static void
expect_place (Dive *self)
{
  const LsGame *before = self->toll.game;
  int killed = self->command->id ? ls_game_find_monster (before, self->command->id) : -1;

  if (self->command->kind == LS_DO_BOSS_AT)
    expect (self, self->at == self->command->spots.at[0], "the Harpy", "not where the players put her");
  else if (before->boss.entering != LS_NO_SPOT)
    expect (self, self->at == before->boss.entering, "the Harpy", "not where the Alerion died");
  else if (killed >= 0)
    expect (self, self->at == before->monsters[killed].spots.at[0], "the Harpy", "not where the Alerion died");
}

/* What burns on a structure when she comes. */
static guint
flames_before (const Dive *self,
               guint       index)
{
  const LsStructure *structure = &self->toll.game->structures[index];

  return MIN (structure->flames + self->toll.structures[index], structure->type->hit_points);
}

static gboolean
is_sheltered (const Dive *self,
              LsSpot      at)
{
  const LsGame *before = self->toll.game;

  for (guint i = 0; i < before->n_structures; i++)
    if (before->structures[i].type->entry == LS_HERO_ON_TOP && ls_spots_contain (&before->structures[i].spots, at)
        && flames_before (self, i) < before->structures[i].type->hit_points)
      return TRUE;
  return FALSE;
}

static void
expect_heroes (Dive *self)
{
  for (guint i = 0; i < self->after->n_heroes; i++)
    {
      const LsHeroSheet *sheet = &self->after->sheets[i];
      LsSpots at = { 1, { self->after->heroes[i].at } };
      gboolean struck = sheet->on_board && is_around (self, &at) && !is_sheltered (self, at.at[0]);

      if (self->toll.game->sheets[i].due == 0)
        expect (self,
                sheet->due
                  == (struck ? DIVE_DAMAGE : 0) + ls_audit_shot_hurts (self->toll.game, self->command, i),
                self->after->heroes[i].id, "other damage due");
      expect (self, sheet->cry == 0, self->after->heroes[i].id, "still under her cry");
    }
}

static void
expect_structures (Dive *self)
{
  const LsGame *before = self->toll.game;

  for (guint i = 0; i < before->n_structures; i++)
    {
      const LsStructure *structure = &before->structures[i];
      int now = ls_game_find_structure (self->after, structure->id);
      guint flames = flames_before (self, i) + (is_around (self, &structure->spots) ? DIVE_DAMAGE : 0);
      gboolean falls = flames >= structure->type->hit_points;

      expect (self, (now < 0) == falls, structure->id, "wrongly there or gone");
      if (now >= 0 && !falls)
        expect (self, self->after->structures[now].flames == flames, structure->id, "other flames");
    }
}

/* Who has neither moved nor stepped on a trap. */
static void
expect_monster (Dive *self,
                guint index)
{
  const LsMonster *old = &self->toll.game->monsters[index];
  guint most = ls_audit_type (self->toll.game, index)->hit_points;
  guint wounds = old->wounds + self->toll.monsters[index];
  int now = ls_game_find_monster (self->after, old->id);

  if (is_around (self, &old->spots))
    wounds += DIVE_DAMAGE;
  expect (self, (now < 0) == (wounds >= most || self->toll.exploded[index]), old->id, "wrongly there or gone");
  if (now >= 0 && wounds < most)
    expect (self, self->after->monsters[now].wounds == wounds, old->id, "other wounds");
}

/* Those who may have: as far as they are still there. */
static void
expect_survivor (Dive *self,
                 guint index)
{
  const LsMonster *old = &self->toll.game->monsters[index];
  int now = ls_game_find_monster (self->after, old->id);
  guint least = old->wounds;

  if (now < 0)
    return;
  if (is_around (self, &self->after->monsters[now].spots))
    least += DIVE_DAMAGE;
  expect (self,
          self->after->monsters[now].wounds >= least && self->after->monsters[now].wounds <= least + TRAP_DAMAGE,
          old->id, "other wounds");
}

static gboolean
stands_still (const LsCommand *command,
              gboolean         attack)
{
  return attack || command->kind == LS_DO_ROLL || command->kind == LS_DO_REROLL || command->kind == LS_DO_MONSTER_KILL
         || command->kind == LS_DO_MONSTER_WOUNDS || command->kind == LS_DO_BOSS_AT;
}

void
ls_audit_dive_bomb (const LsGame    *before,
                    const LsCommand *command,
                    const LsGame    *after,
                    GPtrArray       *breaches)
{
  Dive self = { .toll = { .game = before, .breaches = breaches }, .command = command, .after = after };
  gboolean attack
    = before->stage == LS_STAGE_ATTACK && (command->kind == LS_DO_NEXT || command->kind == LS_DO_STEP);
  const LsMonster *harpy = ls_audit_find (after, "harpy");

  expect (&self, harpy != NULL, "the Harpy", "not there");
  if (!harpy)
    return;
  if (attack)
    ls_audit_count (&self.toll);
  self.at = harpy->spots.at[0];
  expect_place (&self);
  expect_heroes (&self);
  expect_structures (&self);
  for (guint i = 0; i < before->n_monsters; i++)
    {
      if (ls_audit_type (before, i)->boss || (command->id && strcmp (before->monsters[i].id, command->id) == 0))
        continue;
      if (stands_still (command, attack))
        expect_monster (&self, i);
      else
        expect_survivor (&self, i);
    }
}
