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

/* The own one, or another hero's. */
char *
ls_tell_fist_to_free (const char *hero,
                      const char *entangled)
{
  if (g_str_equal (hero, entangled)) /* Translators: a hero */
    return g_strdup_printf (_("%s strikes out to break free"), hero);
  /* Translators: two heroes */
  return g_strdup_printf (_("%s strikes out to free %s"), hero, entangled);
}

char *
ls_tell_fist_detail (void)
{
  return g_strdup (_("It costs 1 action and is the attack of this turn."));
}

/* The colour as an adjective of "potion". */
const char *
ls_potion_colour (LsPotion potion)
{
  /* Translators: colours of potions: "the green potion" */
  static const char *const colours[]
    = { NC_("potion", "green"), NC_("potion", "red"), NC_("potion", "blue"), NC_("potion", "yellow") };

  return g_dpgettext2 (GETTEXT_PACKAGE, "potion", colours[potion - 1]);
}

char *
ls_tell_potion (const char  *hero,
                LsPotion     potion,
                LsPotionGift gives,
                guint        amount)
{
  const char *colour = ls_potion_colour (potion);

  switch (gives)
    {
    case LS_POTION_MOVEMENT_TOKENS:
      /* Translators: a hero, the colour of a potion, and how much; so are the next ones */
      return g_strdup_printf (ngettext ("%s drinks the %s potion: %u movement token comes back",
                                        "%s drinks the %s potion: %u movement tokens come back", amount),
                              hero, colour, amount);
    case LS_POTION_WOUNDS:
      return g_strdup_printf (ngettext ("%s drinks the %s potion: %u wound heals",
                                        "%s drinks the %s potion: %u wounds heal", amount),
                              hero, colour, amount);
    case LS_POTION_MANA:
      return g_strdup_printf (ngettext ("%s drinks the %s potion: up to %u mana comes back",
                                        "%s drinks the %s potion: up to %u mana come back", amount),
                              hero, colour, amount);
    case LS_POTION_ACTIONS:
    default:
      return g_strdup_printf (ngettext ("%s drinks the %s potion: %u action comes back",
                                        "%s drinks the %s potion: %u actions come back", amount),
                              hero, colour, amount);
    }
}

char *
ls_tell_potion_detail (gboolean empty)
{
  return g_strdup (empty ? _("It is empty: discard it.") : _("Turn it to its half-empty side."));
}

/* --- Weapons --- */

char *
ls_tell_reroll (guint number)
{
  /* Translators: how many times the dice of an attack have been thrown again */
  return g_strdup_printf (_("The dice are thrown again: reroll %u"), number);
}

char *
ls_tell_reroll_detail (void)
{
  return g_strdup (_("It costs 1 mana."));
}

/* --- Armor and shields --- */

char *
ls_tell_armor_turned (const char *hero,
                      const char *armor,
                      const char *attacker,
                      guint       stops)
{
  /* Translators: a hero, an armor or shield, an attacker, and how much damage is stopped */
  return g_strdup_printf (ngettext ("%s turns %s against %s: %u damage less", "%s turns %s against %s: %u damage less",
                                    stops),
                          hero, armor, attacker, stops);
}

char *
ls_tell_armor_waits (const char *hero,
                     const char *armor,
                     const char *ally)
{
  /* Translators: a hero, an armor, and another hero who is about to die */
  return g_strdup_printf (_("%s turns %s to save %s"), hero, armor, ally);
}

char *
ls_tell_armor_saves (const char *hero,
                     const char *armor,
                     const char *ally)
{
  /* Translators: a hero who would be dead, an armor, and the hero who wears it */
  return g_strdup_printf (_("%s lives on with one hit point left: %s of %s"), ally, armor, hero);
}

char *
ls_tell_boots (const char *hero,
               const char *armor,
               guint       points)
{
  /* Translators: a hero, a pair of boots, and how many movement points */
  return g_strdup_printf (ngettext ("%s turns %s: the next movement token gives %u point more",
                                    "%s turns %s: the next movement token gives %u points more", points),
                          hero, armor, points);
}

char *
ls_tell_armor_back (const char *armor)
{
  /* Translators: an armor or shield that was turned against an attack which did not come */
  return g_strdup_printf (_("%s was not needed: turn it back"), armor);
}

char *
ls_tell_armor_back_detail (void)
{
  return g_strdup (_("The attack that it was turned against has not come."));
}

char *
ls_tell_armor_restored (const char *hero,
                        const char *armor)
{
  /* Translators: a hero, and an armor or shield */
  return g_strdup_printf (_("%s restores %s"), hero, armor);
}

/* What it cost, of which one may be nothing. */
char *
ls_tell_armor_restored_detail (guint mana,
                               guint tokens)
{
  if (mana > 0)
    return g_strdup_printf (ngettext ("It costs %u mana.", "It costs %u mana.", mana), mana);
  return g_strdup_printf (ngettext ("Turn over %u movement token.", "Turn over %u movement tokens.", tokens), tokens);
}

char *
ls_tell_mana_gained (const char *hero,
                     guint       mana)
{
  /* Translators: a hero, and how much mana */
  return g_strdup_printf (ngettext ("%s gains %u mana", "%s gains %u mana", mana), hero, mana);
}

char *
ls_tell_token_back (const char *hero,
                    guint       value)
{
  /* Translators: a hero, and the value of a movement token */
  return g_strdup_printf (_("%s turns the movement token of %u back"), hero, value);
}

/* What people carry out themselves; the card's own text goes with it. */
char *
ls_tell_effect (const char *armor)
{
  /* Translators: an armor or shield; what it does follows in another line */
  return g_strdup_printf (_("Do what %s says"), armor);
}

char *
ls_tell_paid_in_blood (const char *hero)
{
  /* Translators: a hero takes one damage for what an armor gives */
  return g_strdup_printf (_("%s takes 1 damage for it"), hero);
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
