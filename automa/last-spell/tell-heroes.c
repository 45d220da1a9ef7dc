/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tell-heroes.h"

#include <glib/gi18n-lib.h>

#include "core/sentences.h"

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
  return automa_capitalized (g_strdup_printf (_("%s hurls at %s and all around it"), catapult, ls_spot_name (at, spot)));
}

char *
ls_tell_catapult_detail (guint left)
{
  return left == 0 ? g_strdup (_("That was its last hurl token."))
                   : g_strdup_printf (ngettext ("It has %u hurl token left.", "It has %u hurl tokens left.", left), left);
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
  return g_strdup_printf (ngettext ("%s is in the way: %u damage", "%s is in the way: %u damage", damage), hero, damage);
}

char *
ls_tell_friendly_fire_detail (void)
{
  return g_strdup (_("Armor and shields may stop it."));
}
