/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tell-heroes.h"

#include <glib/gi18n-lib.h>

#include "core/sentences.h"

/* --- A hero's turn --- */

char *
ls_tell_turn (const char *hero)
{
  /* Translators: a hero */
  return g_strdup_printf (_("%s begins a turn"), hero);
}

char *
ls_tell_hero_moves (const char *hero,
                    LsSpot      to)
{
  char spot[LS_SPOT_NAME_SIZE];

  /* Translators: a hero and a spot */
  return g_strdup_printf (_("%s goes to %s"), hero, ls_spot_name (to, spot));
}

/* "5 movement points: turn over 2 + 3." */
char *
ls_tell_hero_moves_detail (const guint8 *values,
                           guint8        tokens,
                           guint         points,
                           gboolean      mana)
{
  g_autoptr (GString) sum = g_string_new (NULL);
  g_autofree char *text = NULL;

  for (guint i = 0; i < 8; i++)
    if (tokens & 1 << i)
      g_string_append_printf (sum, "%s%u", sum->len > 0 ? " + " : "", values[i]);
  /* Translators: how many points, and the values of the movement tokens that pay for them, like "2 + 3" */
  text = g_strdup_printf (ngettext ("%u movement point: turn over %s.", "%u movement points: turn over %s.", points),
                          points, sum->str);
  return mana ? g_strdup_printf (_("%s The warp gate costs 1 mana."), text) : g_steal_pointer (&text);
}

/* One step of a hero's way. */
char *
ls_tell_step (LsRule rule)
{
  switch (rule)
    {
    case LS_RULE_HERO_JUMP:
      return g_strdup (_("a jump"));
    case LS_RULE_DEFENSE_TOWER:
      return g_strdup (_("onto or off a watchtower"));
    case LS_RULE_DEFENSE_WARP:
      return g_strdup (_("through the warp gate"));
    default:
      return g_strdup (_("a step"));
    }
}

char *
ls_tell_armors_up (const char *hero)
{
  /* Translators: a hero puts an action token on armor-up */
  return g_strdup_printf (_("%s puts an action token on armor-up"), hero);
}

char *
ls_tell_armors_up_detail (void)
{
  return g_strdup (_("1 damage less in the next monster phase."));
}

char *
ls_tell_fist (const char *hero,
              const char *target)
{
  /* Translators: a hero and a monster */
  return g_strdup_printf (_("%s strikes %s with a fist"), hero, target);
}

char *
ls_tell_potion (const char *hero,
                guint       colour)
{
  static const char *const texts[] = { N_("%s drinks the green potion: a movement token comes back"),
                                       N_("%s drinks the red potion: a wound heals"),
                                       N_("%s drinks the blue potion: up to 3 mana come back"),
                                       N_("%s drinks the yellow potion: 2 actions come back") };
  g_autoptr (GString) text = g_string_new (_(texts[colour]));

  g_string_replace (text, "%s", hero, 1);
  return g_strdup (text->str);
}

char *
ls_tell_potion_detail (gboolean empty)
{
  return g_strdup (empty ? _("It is empty: discard it.") : _("Turn it to its half-empty side."));
}

/* --- Defenses --- */

char *
ls_tell_ballista_shoots (const char *ballista,
                         LsSpot      at)
{
  char spot[LS_SPOT_NAME_SIZE];

  /* Translators: a defense and a spot: "Ballista 1 shoots at F7" */
  return automa_capitalized (g_strdup_printf (_("%s shoots at %s"), ballista, ls_spot_name (at, spot)));
}

char *
ls_tell_catapult_hurls (const char *catapult,
                        LsSpot      at)
{
  char spot[LS_SPOT_NAME_SIZE];

  /* Translators: a defense and the spot in the middle of what it strikes: "Catapult 1 hurls at F7 and all around it" */
  return automa_capitalized (
    g_strdup_printf (_("%s hurls at %s and all around it"), catapult, ls_spot_name (at, spot)));
}

char *
ls_tell_catapult_detail (guint left)
{
  if (left == 0)
    return g_strdup (_("That was its last hurl token."));
  return g_strdup_printf (ngettext ("It has %u hurl token left.", "It has %u hurl tokens left.", left), left);
}

char *
ls_tell_catapults_full (void)
{
  return g_strdup (_("Give each catapult its two hurl tokens back"));
}

char *
ls_tell_strikes_nothing (void)
{
  return g_strdup (_("Nothing is struck"));
}

char *
ls_tell_friendly_fire (const char *hero,
                       guint       damage)
{
  /* Translators: a hero */
  return g_strdup_printf (ngettext ("%s is in the way: %u damage", "%s is in the way: %u damage", damage), hero,
                          damage);
}

char *
ls_tell_friendly_fire_detail (void)
{
  return g_strdup (_("Armor and shields may stop it."));
}
