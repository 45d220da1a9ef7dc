/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "disputes.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "names.h"
#include "phase.h"

void
ls_dispute_free (LsDispute *self)
{
  g_ptr_array_unref (self->changes);
  g_free (self);
}

/* Where a monster ends, how it faces and whom it strikes: "F7 facing south, strikes Ada for 1". */
char *
ls_dispute_outcome (const LsPosition   *position,
                    const LsResolution *resolution,
                    guint               monster)
{
  const LsMove *move = ls_resolution_move (resolution, monster);
  const LsAttack *attack = ls_resolution_attack (resolution, monster);
  GString *text = g_string_new (NULL);
  char spot[LS_SPOT_NAME_SIZE];

  ls_spot_name (move->to, spot);
  if (move->end == LS_RULE_TRAP_DAMAGE)
    {
      /* Translators: a trap killed the monster on that spot */
      g_string_append_printf (text, _("%s, killed by a trap"), spot);
      return g_string_free (text, FALSE);
    }
  g_string_append_printf (text, _("%s facing %s"), spot, ls_facing_name (move->facing));
  for (guint i = 0; attack && i < attack->n_hits; i++)
    {
      const LsHit *hit = &g_array_index (resolution->hits, LsHit, attack->first_hit + i);
      g_autofree char *name = ls_name_thing (position, hit->thing);

      g_string_append_printf (text, i == 0 ? _(", strikes %s for %u") : _(" and %s for %u"), name, hit->damage);
    }
  if (attack && attack->n_choices > 0)
    {
      g_autofree char *names = ls_name_things (
        position, &g_array_index (resolution->choices, LsThing, attack->first_choice), attack->n_choices);

      g_string_append_printf (text, _(", the players choose %s"), names);
    }
  if (!attack)
    g_string_append (text, _(", strikes nobody"));
  return g_string_free (text, FALSE);
}

static void
compare_monsters (const LsPosition   *position,
                  const LsResolution *here,
                  const LsResolution *there,
                  GPtrArray          *changes)
{
  for (guint i = 0; i < here->order->len; i++)
    {
      guint monster = g_array_index (here->order, guint16, i);
      g_autofree char *a = ls_dispute_outcome (position, here, monster);
      g_autofree char *b = ls_dispute_outcome (position, there, monster);
      g_autofree char *name = ls_name_monster (position, monster);

      if (strcmp (a, b) != 0)
        /* Translators: a monster, and where it ends and whom it strikes under another ruling and under this one */
        g_ptr_array_add (changes, g_strdup_printf (_("%s: %s; now %s"), name, b, a));
      else if (ls_resolution_move (here, monster)->end != ls_resolution_move (there, monster)->end)
        g_ptr_array_add (changes, g_strdup_printf (_("%s: the same end, but by %s; now by %s"), name,
                                                   ls_rule_id (ls_resolution_move (there, monster)->end),
                                                   ls_rule_id (ls_resolution_move (here, monster)->end)));
    }
}

static char *
name_order (const LsPosition   *position,
            const LsResolution *resolution)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < resolution->order->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? ", " : "",
                            ls_position_monster (position, g_array_index (resolution->order, guint16, i))->id);
  return g_string_free (text, FALSE);
}

/* Sentences on all that differs there from here; empty if nothing does. */
GPtrArray *
ls_disputes_compare (const LsPosition   *position,
                     const LsResolution *here,
                     const LsResolution *there)
{
  GPtrArray *changes = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *a = name_order (position, here);
  g_autofree char *b = name_order (position, there);

  if (strcmp (a, b) != 0)
    g_ptr_array_add (changes, g_strdup_printf (_("They move in the order %s; now %s"), b, a));
  compare_monsters (position, here, there, changes);
  return changes;
}

/* Every other value of every ruling that changes something here: LsDispute, in the order of the rulings. */
GPtrArray *
ls_disputes_find (const LsPosition *position,
                  const LsAnswers  *answers)
{
  GPtrArray *disputes = g_ptr_array_new_with_free_func ((GDestroyNotify) ls_dispute_free);
  g_autoptr (LsResolution) here = ls_resolution_new ();
  g_autoptr (LsResolution) there = ls_resolution_new ();

  ls_phase_resolve (position, answers, here);
  for (guint ruling = 0; ruling < LS_N_RULINGS; ruling++)
    for (guint value = 0; value < automa_ruling_n_values (ls_ruling_get (ruling)); value++)
      {
        LsPosition other = *position;
        g_autoptr (GPtrArray) changes = NULL;
        LsDispute *dispute;

        if (value == position->rulings.value[ruling])
          continue;
        other.rulings.value[ruling] = (guint8) value;
        ls_phase_resolve (&other, answers, there);
        changes = ls_disputes_compare (position, here, there);
        if (changes->len == 0)
          continue;
        dispute = g_new0 (LsDispute, 1);
        dispute->ruling = (LsRuling) ruling;
        dispute->value = value;
        dispute->changes = g_steal_pointer (&changes);
        g_ptr_array_add (disputes, dispute);
      }
  return disputes;
}
