/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "disputes.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "core/sentences.h"
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

      if (i == 0)
        automa_list (text, _("strikes %s for %u"), name, hit->damage);
      else
        g_string_append_printf (text, _(" and %s for %u"), name, hit->damage);
    }
  if (attack && attack->n_choices > 0)
    {
      g_autofree char *names = ls_name_things (
        position, &g_array_index (resolution->choices, LsThing, attack->first_choice), attack->n_choices);

      automa_list (text, _("the players choose %s"), names);
    }
  if (!attack)
    automa_list (text, "%s", _("strikes nobody"));
  return g_string_free (text, FALSE);
}

/* The steps of a move: "B1, C1 and E1". */
static char *
name_way (const LsResolution *resolution,
          guint               monster)
{
  const LsMove *move = ls_resolution_move (resolution, monster);
  g_autoptr (GPtrArray) spots = g_ptr_array_new_with_free_func (g_free);
  char spot[LS_SPOT_NAME_SIZE];

  for (guint i = 0; i < move->n_steps; i++)
    {
      const LsStep *step = &ls_resolution_steps (resolution, move)[i];

      g_ptr_array_add (spots, g_strdup_printf ("%s (%s)", ls_spot_name (step->to, spot), ls_rule_id (step->rule)));
    }
  if (spots->len == 0)
    return g_strdup (_("no step"));
  return ls_name_list (spots, TRUE);
}

static const char *
attack_rule (const LsResolution *resolution,
             guint               monster)
{
  const LsAttack *attack = ls_resolution_attack (resolution, monster);

  return attack ? ls_rule_id (attack->rule) : "";
}

/* The first thing in which two resolutions differ for a monster, as a sentence; NULL: nothing. */
static char *
compare_monster (const LsPosition   *position,
                 const LsResolution *here,
                 const LsResolution *there,
                 guint               monster)
{
  g_autofree char *name = ls_name_monster (position, monster);
  g_autofree char *end_here = ls_dispute_outcome (position, here, monster);
  g_autofree char *end_there = ls_dispute_outcome (position, there, monster);
  g_autofree char *way_here = name_way (here, monster);
  g_autofree char *way_there = name_way (there, monster);
  guint wounds_here = ls_resolution_monster (here, monster)->wounds;
  guint wounds_there = ls_resolution_monster (there, monster)->wounds;
  const char *rule_here = ls_rule_id (ls_resolution_move (here, monster)->end);
  const char *rule_there = ls_rule_id (ls_resolution_move (there, monster)->end);

  if (strcmp (end_here, end_there) != 0)
    /* Translators: a monster, and where it ends and whom it strikes under another ruling and under this one */
    return g_strdup_printf (_("%s: %s; now %s"), name, end_there, end_here);
  if (strcmp (rule_here, rule_there) != 0)
    return g_strdup_printf (_("%s: the same end, but by %s; now by %s"), name, rule_there, rule_here);
  if (strcmp (way_here, way_there) != 0)
    return g_strdup_printf (_("%s: the same end by another way, %s; now %s"), name, way_there, way_here);
  if (strcmp (attack_rule (here, monster), attack_rule (there, monster)) != 0)
    return g_strdup_printf (_("%s: the same targets, but by %s; now by %s"), name, attack_rule (there, monster),
                            attack_rule (here, monster));
  if (wounds_here != wounds_there)
    return g_strdup_printf (
      ngettext ("%s: afterwards %u wound; now %u", "%s: afterwards %u wounds; now %u", wounds_there), name,
      wounds_there, wounds_here);
  return NULL;
}

static void
compare_monsters (const LsPosition   *position,
                  const LsResolution *here,
                  const LsResolution *there,
                  GPtrArray          *changes)
{
  for (guint i = 0; i < here->order->len; i++)
    {
      char *change = compare_monster (position, here, there, g_array_index (here->order, guint16, i));

      if (change)
        g_ptr_array_add (changes, change);
    }
}

static void
compare_tokens (const LsPosition   *position,
                const LsResolution *here,
                const LsResolution *there,
                GPtrArray          *changes)
{
  for (guint i = 0; i < position->tokens->len; i++)
    {
      const LsTokenAfter *a = ls_resolution_token (here, i);
      const LsTokenAfter *b = ls_resolution_token (there, i);
      g_autofree char *name = ls_name_thing (position, (LsThing){ LS_THING_TOKEN, (guint16) i });
      const char *change = NULL;

      if (a->gone != b->gone)
        change = b->gone ? _("gone; now it stays") : _("it stays; now gone");
      else if (a->used != b->used)
        change = b->used ? _("turned over; now it is not") : _("not turned over; now it is");
      if (change)
        g_ptr_array_add (changes, g_strdup_printf ("%s: %s", name, change));
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
  compare_tokens (position, here, there, changes);
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
