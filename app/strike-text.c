/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said of a hero's blow before it falls. */
#include <glib/gi18n.h>

#include "hero-text.h"
#include "strike.h"

/* The odds; or that there are no dice. */
char *
hk_strike_outlook (const HkStrike *self,
                   const LsGame   *game)
{
  guint16 abilities = self->kind == HK_STRIKE_FIST ? 0 : self->abilities;
  LsAttackAbilities attack = { .no_dodge = (abilities & LS_ROLL_NO_DODGE) != 0,
                               .armor_piercing = (abilities & LS_ROLL_ARMOR_PIERCING) != 0,
                               .stun = (abilities & LS_ROLL_STUN) != 0 };
  LsDice dice = ls_strike_dice (game, self->target);
  guint hits, stuns, all;

  if (hk_strike_at_hero (self, game))
    return g_strdup (_("Heroes roll no dice. Armor has its say before the damage falls."));
  if (dice == 0)
    return g_strdup (_("It rolls no dice: every attack hits."));
  ls_dice_odds (&game->pack->dice, dice, attack, &hits, &stuns, &all);
  return hk_text_odds (hits, stuns, all);
}

char *
hk_text_rerolls (guint left)
{
  /* Translators: a button; how many rerolls are left to the attack */
  return g_strdup_printf (ngettext ("R_eroll (%u left)", "R_eroll (%u left)", left), left);
}
