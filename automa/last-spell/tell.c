/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tell.h"

#include <glib/gi18n-lib.h>

/* --- Numbers with what they count: each has plural forms of its own, so sentences are put together from them --- */

static char *
count_gold (guint n)
{
  return g_strdup_printf (ngettext ("%u gold", "%u gold", n), n);
}

static char *
count_materials (guint n)
{
  return g_strdup_printf (ngettext ("%u material", "%u materials", n), n);
}

static char *
count_damage (guint n)
{
  return g_strdup_printf (ngettext ("%u damage", "%u damage", n), n);
}

static char *
count_wounds (guint n)
{
  return g_strdup_printf (ngettext ("%u wound", "%u wounds", n), n);
}

/* --- The day --- */

char *
ls_tell_mist_nearer (void)
{
  return g_strdup (_("Move each mist tile one spot nearer to the town."));
}

char *
ls_tell_cards_laid (guint slot)
{
  /* Translators: the number printed at the slot */
  return g_strdup_printf (_("Lay two spawn pattern cards face down on slot %u."), slot);
}

char *
ls_tell_card_laid (const char *card,
                   guint       slot)
{
  /* Translators: the number of the card, like "3" or "5B", and the number of the slot */
  return g_strdup_printf (_("Lay spawn pattern card %s face down on slot %u."), card, slot);
}

/* --- The monster phase --- */

char *
ls_tell_phase (guint phase)
{
  /* Translators: which phase of this night it is */
  return g_strdup_printf (_("Monster phase %u begins."), phase);
}

char *
ls_tell_panic (guint monsters)
{
  if (monsters == 0)
    return g_strdup (_("No monster stands in the town: the panic track stays as it is."));
  return g_strdup_printf (
    ngettext ("%u monster stands in the town: take a flame off the panic track, from the left.",
              "%u monsters stand in the town: take as many flames off the panic track, from the left.", monsters),
    monsters);
}

char *
ls_tell_coin (LsCoin coin)
{
  return g_strdup (coin == LS_COIN_LEFT ? _("The fate coin shows left.") : _("The fate coin shows right."));
}

char *
ls_tell_card_turned (guint       slot,
                     const char *card)
{
  /* Translators: the number of the slot, and the number of the card, like "3" or "5B" */
  return g_strdup_printf (_("Turn the top card of slot %u: it is card %s."), slot, card);
}

char *
ls_tell_spawned (const char *name,
                 LsSpot      at,
                 LsFacing    facing)
{
  char spot[LS_SPOT_NAME_SIZE];

  /* Translators: a spot, a side and a kind of monster: "Place on C7, facing west: Clawer." */
  return g_strdup_printf (_("Place on %s, facing %s: %s."), ls_spot_name (at, spot), ls_facing_name (facing), name);
}

char *
ls_tell_nothing_spawned (void)
{
  return g_strdup (_("No figure is left for an icon: nothing spawns."));
}

char *
ls_tell_cards_discarded (void)
{
  return g_strdup (_("Discard the revealed spawn cards."));
}

char *
ls_tell_attack (const char *monster,
                const char *what)
{
  /* Translators: which monster, and whole sentences on what it does: "m3: It strikes Ada for 1." */
  return g_strdup_printf (C_("attack", "%s: %s"), monster, what);
}

char *
ls_tell_hero_damage (const char *hero,
                     guint       dealt,
                     guint       wounds)
{
  g_autofree char *damage = count_damage (dealt);
  g_autofree char *taken = count_wounds (wounds);

  /* Translators: a hero, "3 damage", and what is left of it after armor, "2 wounds" */
  return g_strdup_printf (_("%s is dealt %s and takes %s."), hero, damage, taken);
}

char *
ls_tell_armor_up (const char *hero)
{
  /* Translators: a hero; 1 of the damage is stopped */
  return g_strdup_printf (_("%s's armor-up token stops 1."), hero);
}

char *
ls_tell_flames (const char *kind,
                const char *structure,
                guint       flames,
                guint       hit_points)
{
  return g_strdup_printf (
    /* Translators: a kind of structure and which one it is, the flames on it, and how many destroy it, which decides
     * the form: "The wooden wall w1 has 1 of 3 flames." */
    ngettext ("The %s %s has %u of %u flame.", "The %s %s has %u of %u flames.", hit_points), kind, structure, flames,
    hit_points);
}

char *
ls_tell_destroyed (const char *kind,
                   const char *structure)
{
  /* Translators: a kind of structure and which one it is, "The wooden wall w1" */
  return g_strdup_printf (_("The %s %s is destroyed: take it off the board."), kind, structure);
}

char *
ls_tell_mages (guint left)
{
  if (left == 0)
    return g_strdup (_("Take all mages out of the magic circle: none is left."));
  return g_strdup_printf (ngettext ("Take mages out of the magic circle: %u mage is left.",
                                    "Take mages out of the magic circle: %u mages are left.", left),
                          left);
}

char *
ls_tell_explosion (const char *victim,
                   const char *monster)
{
  /* Translators: two monsters, "m3 is hit by the explosion of m1." */
  return g_strdup_printf (_("%s is hit by the explosion of %s."), victim, monster);
}

/* --- What people change by hand --- */

char *
ls_tell_slain (const char *monster)
{
  /* Translators: which monster, "m3" */
  return g_strdup_printf (_("%s is slain: its figure goes back to the box."), monster);
}

char *
ls_tell_placed (const char *monster,
                LsSpot      at,
                LsFacing    facing)
{
  char spot[LS_SPOT_NAME_SIZE];

  /* Translators: the table are the people who play: "The table places m3 on C7, facing west." */
  return g_strdup_printf (_("The table places %s on %s, facing %s."), monster, ls_spot_name (at, spot),
                          ls_facing_name (facing));
}

/* --- The dice of what heroes strike --- */

char *
ls_tell_dice (const char  *target,
              LsDice       dice,
              const LsFace shown[LS_N_DICE])
{
  if (dice == LS_DIE_BLUE) /* Translators: a monster and a face: "m3 rolls the blue die: hit with stun." */
    return g_strdup_printf (_("%s rolls the blue die: %s."), target, ls_face_name (shown[0]));
  if (dice == LS_DIE_ORANGE)
    return g_strdup_printf (_("%s rolls the orange die: %s."), target, ls_face_name (shown[1]));
  if (dice == 0)
    return g_strdup_printf (_("%s has no defense dice."), target);
  /* Translators: a monster, a face of the orange die, a face of the blue one */
  return g_strdup_printf (_("%s rolls both dice. Orange: %s; blue: %s."), target, ls_face_name (shown[1]),
                          ls_face_name (shown[0]));
}

char *
ls_tell_hit (const char *target,
             guint       damage)
{
  g_autofree char *dealt = count_damage (damage);

  /* Translators: a monster and "2 damage" */
  return g_strdup_printf (_("%s is hit and dealt %s."), target, dealt);
}

char *
ls_tell_always_hit (const char *target,
                    guint       damage)
{
  g_autofree char *dealt = count_damage (damage);

  /* Translators: a monolith and "2 damage" */
  return g_strdup_printf (_("%s rolls no dice: it is always hit and dealt %s."), target, dealt);
}

char *
ls_tell_missed (const char *target)
{
  /* Translators: a monster whose dice held the attack off */
  return g_strdup_printf (_("%s is not hit."), target);
}

char *
ls_tell_stunned (const char *monster)
{
  return g_strdup_printf (_("%s is stunned to the end of the next monster phase."), monster);
}

char *
ls_tell_boss_not_stunned (const char *monster)
{
  return g_strdup_printf (_("%s is a boss, and never stunned."), monster);
}

/* --- Ends --- */

char *
ls_tell_hero_dead (const char *hero)
{
  /* Translators: a hero */
  return g_strdup_printf (_("%s is dead."), hero);
}

char *
ls_tell_lost (void)
{
  return g_strdup (_("The game is lost."));
}

char *
ls_tell_lost_circle (void)
{
  return g_strdup (_("No mage is left in the magic circle: the game is lost."));
}

char *
ls_tell_lost_quests (void)
{
  return g_strdup (_("Neither urban quest is solved: the game is lost."));
}

char *
ls_tell_night_over (void)
{
  return g_strdup (_("The night is over."));
}

char *
ls_tell_panic_pays (guint gold,
                    guint materials)
{
  g_autofree char *coins = count_gold (gold);
  g_autofree char *stuff = count_materials (materials);

  /* Translators: "3 gold" and "2 materials" */
  return g_strdup_printf (_("The panic track pays %s, %s and one piece of equipment of your choice."), coins, stuff);
}

char *
ls_tell_panic_empty (void)
{
  return g_strdup (_("The panic track is empty and pays nothing."));
}

char *
ls_tell_intro_won (void)
{
  return g_strdup (_("The introductory night is won."));
}

char *
ls_tell_scenario_won (void)
{
  return g_strdup (_("The scenario is won; the campaign goes on."));
}

char *
ls_tell_won (void)
{
  return g_strdup (_("The game is won."));
}
