/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "explain.h"

#include <glib/gi18n-lib.h>

#include "core/sentences.h"
#include "damage.h"
#include "names.h"

char *
ls_explain_monster (const LsPosition   *position,
                    const LsResolution *resolution,
                    guint               monster)
{
  g_autofree char *move = ls_explain_move (position, resolution, monster);
  g_autofree char *attack = ls_explain_attack (position, resolution, monster);

  return *attack ? g_strdup_printf ("%s %s", move, attack) : g_steal_pointer (&move);
}

static char *
name_track (const GArray *track)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < track->len; i++)
    g_string_append_printf (text, "%s%u", i > 0 ? " " : "", g_array_index (track, guint8, i));
  return g_string_free (text, FALSE);
}

char *
ls_explain_panic (const LsPosition   *position,
                  const LsResolution *resolution)
{
  guint spread = resolution->spread;
  g_autofree char *rule = ls_name_cited (LS_RULE_PANIC_SPREAD);
  g_autofree char *coin = ls_name_cited (LS_RULE_COIN_FLIP);
  g_autofree char *track = name_track (resolution->panic_left);
  GString *text = g_string_new (NULL);

  if (spread == 0)
    g_string_append_printf (text, _("No monster stands in the town: the panic track stays as it is (%s)."), rule);
  else
    g_string_append_printf (
      text,
      ngettext ("%u monster stands in the town and takes a flame off the panic track, if there is one (%s).",
                "%u monsters stand in the town, and each takes a flame off the panic track, as far as "
                "there are any (%s).",
                spread),
      spread, rule);
  if (resolution->panic_left->len > 0)
    g_string_append_printf (text, _(" Left on it: %s."), track);
  g_string_append_printf (text, position->coin == LS_COIN_LEFT ? _(" The fate coin shows left (%s).")
                                                               : _(" The fate coin shows right (%s)."),
                          coin);
  return g_string_free (text, FALSE);
}

static void
tell_heroes (const LsPosition   *position,
             const LsResolution *resolution,
             GString            *text)
{
  for (guint i = 0; i < position->heroes->len; i++)
    {
      const LsHero *before = ls_position_hero (position, i);
      const LsHeroAfter *after = ls_resolution_hero (resolution, i);
      guint wounds = after->wounds - before->wounds;
      g_autofree char *rule = ls_name_cited (LS_RULE_DAMAGE_HERO);

      if (wounds > 0)
        g_string_append_printf (
          text, ngettext ("%s takes %u wound and has %u of %u.\n", "%s takes %u wounds and has %u of %u.\n", wounds),
          before->id, wounds, after->wounds, before->hit_points);
      if (wounds > 0 && after->dead)
        g_string_append_printf (text, _("If nothing stops the damage, %s is dead (%s).\n"), before->id, rule);
      if (after->mana < before->mana)
        g_string_append_printf (text, _("%s has %u mana left.\n"), before->id, after->mana);
    }
}

/* Figures and tokens to take off the board or to turn over. */
static void
tell_pieces (const LsPosition   *position,
             const LsResolution *resolution,
             GString            *text)
{
  for (guint i = 0; i < position->monsters->len; i++)
    if (ls_resolution_monster (resolution, i)->gone)
      {
        g_autofree char *name = ls_name_monster (position, i);

        g_string_append_printf (text, _("Take %s off the board.\n"), name);
      }
  for (guint i = 0; i < position->tokens->len; i++)
    {
      const LsTokenAfter *after = ls_resolution_token (resolution, i);
      g_autofree char *name = ls_name_thing (position, (LsThing){ LS_THING_TOKEN, (guint16) i });

      if (after->gone)
        g_string_append_printf (text, _("Take %s off the board.\n"), name);
      else if (after->used && !ls_position_token (position, i)->used)
        g_string_append_printf (text, _("Turn %s over.\n"), name);
    }
}

static void
tell_structures (const LsPosition   *position,
                 const LsResolution *resolution,
                 GString            *text)
{
  for (guint i = 0; i < position->structures->len; i++)
    {
      const LsStructure *structure = ls_position_structure (position, i);
      const LsStructureAfter *after = ls_resolution_structure (resolution, i);
      LsThing thing = { LS_THING_STRUCTURE, (guint16) i };
      g_autofree char *name = automa_capitalized (ls_name_thing (position, thing));
      g_autofree char *destroyed = ls_name_cited (LS_RULE_DAMAGE_DESTROYED);
      g_autofree char *burning = ls_name_cited (LS_RULE_DAMAGE_STRUCTURE);

      if (after->flames == structure->flames)
        continue;
      if (after->destroyed)
        g_string_append_printf (text, _("%s is destroyed: take it off the board (%s).\n"), name, destroyed);
      else
        g_string_append_printf (text, _("%s has %u of %u flames (%s).\n"), name, after->flames,
                                structure->type->hit_points, burning);
    }
  if (ls_damage_closes_shop (position, resolution))
    {
      g_autofree char *rule = ls_name_cited (LS_RULE_DAMAGE_SHOP);

      g_string_append_printf (text, _("With the shop gone, nothing can be bought until it is rebuilt (%s).\n"), rule);
    }
}

static void
tell_circle (const LsPosition   *position,
             const LsResolution *resolution,
             GString            *text)
{
  guint left = position->mages - resolution->mages;
  g_autofree char *rule = ls_name_cited (LS_RULE_DAMAGE_CIRCLE);

  if (left > 0)
    g_string_append_printf (text,
                            ngettext ("%u mage leaves the magic circle; left: %u (%s).\n",
                                      "%u mages leave the magic circle; left: %u (%s).\n", left),
                            left, resolution->mages, rule);
  if (resolution->lost)
    g_string_append (text, _("As it stands, the game is lost.\n"));
}

static void
tell_open_choices (const LsPosition   *position,
                   const LsResolution *resolution,
                   GString            *text)
{
  for (guint i = 0; i < resolution->attacks->len; i++)
    {
      const LsAttack *attack = &g_array_index (resolution->attacks, LsAttack, i);
      g_autofree char *name = ls_name_monster (position, attack->monster);

      if (attack->n_hits == 0)
        g_string_append_printf (text, _("The players still have to choose for %s.\n"), name);
    }
}

static gboolean
tracks_differ (const GArray *a,
               const GArray *b)
{
  for (guint i = 0; i < a->len; i++)
    if (g_array_index (a, guint8, i) != g_array_index (b, guint8, i))
      return TRUE;
  return FALSE;
}

/* What people have to change on the table after the attacks, a line each. */
char *
ls_explain_result (const LsPosition   *position,
                   const LsResolution *resolution)
{
  GString *text = g_string_new (NULL);

  tell_heroes (position, resolution, text);
  tell_structures (position, resolution, text);
  if (tracks_differ (resolution->panic_left, resolution->panic))
    {
      g_autofree char *track = name_track (resolution->panic);

      g_string_append_printf (text, _("The flames came from the panic track, which now holds: %s.\n"), track);
    }
  tell_circle (position, resolution, text);
  tell_pieces (position, resolution, text);
  tell_open_choices (position, resolution, text);
  if (resolution->attacks->len == 0)
    g_string_append (text, _("Nobody is struck.\n"));
  return g_string_free (text, FALSE);
}

/* The whole phase: panic and coin, a paragraph a monster, what is left. */
char *
ls_explain (const LsPosition   *position,
            const LsResolution *resolution)
{
  GString *text = g_string_new (NULL);
  g_autofree char *panic = ls_explain_panic (position, resolution);
  g_autofree char *result = ls_explain_result (position, resolution);

  g_string_append_printf (text, "%s\n\n", panic);
  for (guint i = 0; i < resolution->order->len; i++)
    {
      g_autofree char *monster =
        ls_explain_monster (position, resolution, g_array_index (resolution->order, guint16, i));

      g_string_append_printf (text, "%s\n\n", monster);
    }
  g_string_append (text, result);
  return g_string_free (text, FALSE);
}
