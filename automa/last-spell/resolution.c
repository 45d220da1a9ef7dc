/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "resolution.h"

LsResolution *
ls_resolution_new (void)
{
  LsResolution *self = g_new0 (LsResolution, 1);

  self->panic_left = g_array_new (FALSE, FALSE, sizeof (guint8));
  self->order = g_array_new (FALSE, FALSE, sizeof (guint16));
  self->moves = g_array_new (FALSE, FALSE, sizeof (LsMove));
  self->steps = g_array_new (FALSE, FALSE, sizeof (LsStep));
  self->attacks = g_array_new (FALSE, FALSE, sizeof (LsAttack));
  self->hits = g_array_new (FALSE, FALSE, sizeof (LsHit));
  self->choices = g_array_new (FALSE, FALSE, sizeof (LsThing));
  self->monsters = g_array_new (FALSE, FALSE, sizeof (LsMonsterAfter));
  self->heroes = g_array_new (FALSE, FALSE, sizeof (LsHeroAfter));
  self->structures = g_array_new (FALSE, FALSE, sizeof (LsStructureAfter));
  self->tokens = g_array_new (FALSE, FALSE, sizeof (LsTokenAfter));
  self->panic = g_array_new (FALSE, FALSE, sizeof (guint8));
  return self;
}

/* Calls take() for each list. */
static void
each_list (LsResolution *self,
           void        (*take) (GArray *list, gsize *sum),
           gsize        *sum)
{
  GArray *lists[] = { self->panic_left, self->order,  self->moves,      self->steps,  self->attacks, self->hits,
                      self->choices,    self->monsters, self->heroes, self->structures, self->tokens,  self->panic };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    take (lists[i], sum);
}

static void
unref_list (GArray *list,
            gsize  *sum G_GNUC_UNUSED)
{
  g_array_unref (list);
}

static void
empty_list (GArray *list,
            gsize  *sum G_GNUC_UNUSED)
{
  g_array_set_size (list, 0);
}

static void
add_size (GArray *list,
          gsize  *sum)
{
  *sum += (gsize) list->len * g_array_get_element_size (list);
}

void
ls_resolution_free (LsResolution *self)
{
  each_list (self, unref_list, NULL);
  g_free (self);
}

/* Everything as it is before the phase: what the position says, with nothing done yet. */
void
ls_resolution_begin (LsResolution     *self,
                     const LsPosition *position)
{
  each_list (self, empty_list, NULL);
  ls_ground_init (&self->ground, position);

  g_array_set_size (self->monsters, position->monsters->len);
  for (guint i = 0; i < position->monsters->len; i++)
    {
      const LsMonster *monster = ls_position_monster (position, i);

      *ls_resolution_monster (self, i) = (LsMonsterAfter){ .at = monster->spots.at[0],
                                                           .facing = monster->facing,
                                                           .wounds = monster->wounds,
                                                           .stunned = monster->stunned };
    }
  g_array_set_size (self->heroes, position->heroes->len);
  for (guint i = 0; i < position->heroes->len; i++)
    {
      const LsHero *hero = ls_position_hero (position, i);

      *ls_resolution_hero (self, i) = (LsHeroAfter){ .wounds = hero->wounds, .mana = hero->mana };
    }
  g_array_set_size (self->structures, position->structures->len);
  for (guint i = 0; i < position->structures->len; i++)
    *ls_resolution_structure (self, i) = (LsStructureAfter){ .flames = ls_position_structure (position, i)->flames };
  g_array_set_size (self->tokens, position->tokens->len);
  for (guint i = 0; i < position->tokens->len; i++)
    *ls_resolution_token (self, i) = (LsTokenAfter){ .used = ls_position_token (position, i)->used };

  g_array_append_vals (self->panic, position->panic->data, position->panic->len);
  self->spread = 0;
  self->mages = position->mages;
  self->lost = FALSE;
}

const LsMove *
ls_resolution_move (const LsResolution *self,
                    guint               monster)
{
  for (guint i = 0; i < self->moves->len; i++)
    if (g_array_index (self->moves, LsMove, i).monster == monster)
      return &g_array_index (self->moves, LsMove, i);
  return NULL;
}

/* NULL if the monster attacks nobody. */
const LsAttack *
ls_resolution_attack (const LsResolution *self,
                      guint               monster)
{
  for (guint i = 0; i < self->attacks->len; i++)
    if (g_array_index (self->attacks, LsAttack, i).monster == monster)
      return &g_array_index (self->attacks, LsAttack, i);
  return NULL;
}

/* Bytes that the resolution takes up, its working board included. */
gsize
ls_resolution_size (const LsResolution *self)
{
  gsize sum = sizeof *self;

  each_list ((LsResolution *) self, add_size, &sum);
  return sum;
}
