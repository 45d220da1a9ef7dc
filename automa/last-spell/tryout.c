/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tryout.h"

#include <glib/gi18n-lib.h>

#include "explain.h"
#include "game.h"
#include "movement.h"
#include "tell-move.h"

#define PHASES 3

static void
phase_free (gpointer data)
{
  LsTryoutPhase *self = data;

  g_free (self->steps);
  g_free (self->text);
  g_free (self->why);
  g_free (self);
}

void
ls_tryout_init (LsTryout            *self,
                const LsBoard       *board,
                const LsMonsterType *type)
{
  *self = (LsTryout){ .board = board, .type = type, .facing = LS_NO_FACING, .phases = PHASES };
  ls_rulings_init (&self->rulings, LS_PROFILE_DEFAULT);
  for (guint side = 0; side < LS_N_FACINGS; side++)
    self->mist[side] = -1;
}

/* --- The position --- */

static void
add_structures (LsPosition            *position,
                const LsScenarioSetup *town)
{
  for (guint i = 0; town && i < town->structures->len; i++)
    {
      const LsStructureSetup *setup = &g_array_index (town->structures, LsStructureSetup, i);
      LsStructure structure = { .id = g_strdup_printf ("%s-%u", setup->type->id, i + 1),
                                .type = setup->type,
                                .spots = setup->spots };

      g_array_append_val (position->structures, structure);
    }
}

/* In the mist towards the town, elsewhere as the arrow says. */
static LsFacing
default_facing (const LsTryout *self)
{
  guint8 arrow = self->board->arrow[self->at];

  for (LsFacing side = LS_NORTH; side < LS_N_FACINGS; side++)
    {
      int mist[LS_N_FACINGS] = { -1, -1, -1, -1 };

      mist[side] = self->mist[side];
      if (ls_board_in_mist (self->board, mist, self->at))
        return ls_facing_turned (side, 2);
    }
  return arrow < LS_N_FACINGS ? (LsFacing) arrow : LS_SOUTH;
}

static LsPosition *
make_position (const LsTryout *self)
{
  LsPosition *position = ls_position_new ();
  LsMonsterType type = *self->type;
  LsMonster monster = { .id = g_strdup_printf ("%s-1", type.id),
                        .spots = { 1, { self->at } },
                        .facing = self->facing < LS_N_FACINGS ? self->facing : default_facing (self) };

  position->board = ls_board_ref ((LsBoard *) self->board);
  position->rulings = self->rulings;
  for (guint side = 0; side < LS_N_FACINGS; side++)
    position->mist[side] = self->mist[side];
  type.id = g_strdup (type.id);
  type.name = g_strdup (type.name);
  g_array_append_val (position->types, type);
  g_array_append_val (position->monsters, monster);
  add_structures (position, self->town);
  position->mages = LS_MAGES;
  return position;
}

static gboolean
fits (const LsPosition *position,
      LsSpot            at,
      GError          **error)
{
  g_autofree LsGround *ground = g_new (LsGround, 1);
  char name[LS_SPOT_NAME_SIZE];

  if (!ls_board_has (position->board, at))
    {
      g_set_error_literal (error, LS_GAME_ERROR, LS_GAME_ERROR_UNKNOWN, _("there is no such spot"));
      return FALSE;
    }
  ls_ground_init (ground, position);
  if (ground->holds[at] & LS_HOLDS_OBSTACLE & ~(guint32) LS_HOLDS_MONSTER)
    {
      g_set_error (error, LS_GAME_ERROR, LS_GAME_ERROR_RULE, _("a monster cannot stand on %s"),
                   ls_spot_name (at, name));
      return FALSE;
    }
  return TRUE;
}

/* --- The phases --- */

static LsTryoutPhase *
run_phase (LsPosition   *position,
           LsResolution *resolution)
{
  LsMonster *monster = &g_array_index (position->monsters, LsMonster, 0);
  LsTryoutPhase *phase = g_new0 (LsTryoutPhase, 1);
  const LsMove *move;

  ls_resolution_begin (resolution, position);
  ls_movement_run (position, resolution);
  move = ls_resolution_move (resolution, 0);
  phase->from = move->from;
  phase->to = move->to;
  phase->facing = (LsFacing) move->facing;
  phase->end = (LsRule) move->end;
  phase->n_steps = move->n_steps;
  phase->steps = g_memdup2 (ls_resolution_steps (resolution, move), move->n_steps * sizeof (LsStep));
  phase->text = ls_tell_move (position, resolution, 0);
  phase->why = ls_explain_move (position, resolution, 0);
  monster->spots.at[0] = move->to;
  monster->facing = (LsFacing) move->facing;
  return phase;
}

GPtrArray *
ls_tryout_run (const LsTryout *self,
               GError        **error)
{
  g_autoptr (LsPosition) position = NULL;
  g_autoptr (LsResolution) resolution = ls_resolution_new ();
  GPtrArray *phases;

  g_return_val_if_fail (self->phases >= 1 && self->phases <= LS_MAX_TRYOUT_PHASES, NULL);
  g_return_val_if_fail (self->at < LS_N_CELLS, NULL);

  position = make_position (self);
  if (!fits (position, self->at, error))
    return NULL;
  phases = g_ptr_array_new_with_free_func (phase_free);
  for (guint i = 0; i < self->phases; i++)
    {
      position->coin = self->coin[i];
      g_ptr_array_add (phases, run_phase (position, resolution));
      if (((LsTryoutPhase *) g_ptr_array_index (phases, i))->n_steps == 0)
        break; /* nothing around it changes: it never moves again */
    }
  return phases;
}
