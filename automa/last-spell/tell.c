/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tell.h"

#include <glib/gi18n-lib.h>

#include "core/sentences.h"

/* An instruction that begins with a name, with a capital letter. */
static char *
tell_of (const char *name,
         const char *format)
{
  g_autoptr (GString) text = g_string_new (format);

  g_string_replace (text, "%s", name, 1);
  return automa_capitalized (g_strdup (text->str));
}

/* --- The day --- */

char *
ls_tell_mist_nearer (void)
{
  return g_strdup (_("Move each mist tile one spot nearer to the town"));
}

char *
ls_tell_cards_laid (guint slot)
{
  /* Translators: the number printed at the slot */
  return g_strdup_printf (_("Slot %u: lay two spawn pattern cards face down"), slot);
}

char *
ls_tell_card_laid (const char *card,
                   guint       slot)
{
  /* Translators: the number of the slot, and the number of the card, like "3" or "5B" */
  return g_strdup_printf (_("Slot %u: lay spawn pattern card %s face down"), slot, card);
}

/* --- The monster phase --- */

char *
ls_tell_phase (guint phase)
{
  /* Translators: which phase of this night it is */
  return g_strdup_printf (_("Monster phase %u begins"), phase);
}

char *
ls_tell_panic (guint flames)
{
  if (flames == 0)
    return g_strdup (_("Panic: the track stays as it is"));
  return g_strdup_printf (
    ngettext ("Panic: take %u flame off the track, from the left",
              "Panic: take %u flames off the track, from the left", flames),
    flames);
}

char *
ls_tell_panic_detail (guint monsters,
                      guint flames)
{
  if (monsters == 0)
    return g_strdup (_("No monster stands in the town."));
  if (flames < monsters)
    return g_strdup_printf (ngettext ("%u monster stands in the town; no flame is left.",
                                      "%u monsters stand in the town; no flame is left.", monsters),
                            monsters);
  return g_strdup_printf (ngettext ("%u monster stands in the town.", "%u monsters stand in the town.", monsters),
                          monsters);
}

char *
ls_tell_coin (LsCoin coin)
{
  return g_strdup (coin == LS_COIN_LEFT ? _("The fate coin shows left") : _("The fate coin shows right"));
}

char *
ls_tell_card_turned (guint       slot,
                     const char *card)
{
  /* Translators: the number of the slot, and the number of the card, like "3" or "5B" */
  return g_strdup_printf (_("Slot %u: turn the top card, card %s"), slot, card);
}

char *
ls_tell_spawned (const char *name,
                 LsSpot      at,
                 LsFacing    facing)
{
  char spot[LS_SPOT_NAME_SIZE];

  /* Translators: a new figure, a spot and a side: "Clawer 3: on C7, facing west" */
  return g_strdup_printf (_("%s: on %s, facing %s"), name, ls_spot_name (at, spot), ls_facing_name (facing));
}

/* NULL: it came as its icon says. */
char *
ls_tell_spawned_detail (LsRule rule)
{
  if (rule == LS_RULE_SPAWN_TAKEN)
    return g_strdup (_("The spot of its icon is taken."));
  if (rule == LS_RULE_SPAWN_SUBSTITUTE)
    return g_strdup (_("It stands in for a figure that is used up."));
  return NULL;
}

char *
ls_tell_nothing_spawned (void)
{
  return g_strdup (_("An icon brings nothing"));
}

char *
ls_tell_nothing_spawned_detail (void)
{
  return g_strdup (_("No figure is left for it in the box."));
}

char *
ls_tell_cards_discarded (void)
{
  return g_strdup (_("Discard the revealed spawn cards"));
}

char *
ls_tell_hero_damage (const char *hero,
                     guint       wounds)
{
  if (wounds == 0)
    /* Translators: a hero */
    return g_strdup_printf (_("%s takes no wound"), hero);
  /* Translators: a hero, and how many wounds after armor */
  return g_strdup_printf (ngettext ("%s takes %u wound", "%s takes %u wounds", wounds), hero, wounds);
}

/* NULL: nothing was stopped. */
char *
ls_tell_hero_damage_detail (guint dealt,
                            guint wounds)
{
  if (wounds >= dealt)
    return NULL;
  return g_strdup_printf (ngettext ("%u damage, %u of it stopped.", "%u damage, %u of it stopped.", dealt), dealt,
                          dealt - wounds);
}

char *
ls_tell_armor_up (const char *hero)
{
  /* Translators: a hero; 1 of the damage is stopped */
  return g_strdup_printf (_("%s's armor-up token stops 1"), hero);
}

char *
ls_tell_flames (const char *structure,
                guint       flames,
                guint       hit_points)
{
  g_autofree char *name = automa_capitalized (g_strdup (structure));

  /* Translators: a structure, the flames on it, and how many destroy it, which decides the form: "Wooden wall 6: 1 of 3
   * flames" */
  return g_strdup_printf (ngettext ("%s: %u of %u flame", "%s: %u of %u flames", hit_points), name, flames,
                          hit_points);
}

char *
ls_tell_destroyed (const char *structure)
{
  /* Translators: a structure, "Wooden wall 6" */
  return tell_of (structure, _("%s is destroyed"));
}

char *
ls_tell_take_off (void)
{
  return g_strdup (_("Take it off the board."));
}

char *
ls_tell_mages (guint lost)
{
  return g_strdup_printf (
    ngettext ("Take %u mage out of the magic circle", "Take %u mages out of the magic circle", lost), lost);
}

char *
ls_tell_mages_detail (guint left)
{
  return left == 0 ? g_strdup (_("None is left."))
                   : g_strdup_printf (ngettext ("%u mage is left.", "%u mages are left.", left), left);
}

char *
ls_tell_explosion (const char *victim,
                   const char *monster,
                   guint       damage)
{
  /* Translators: two monsters, "The explosion of Boomer 1 hits Clawer 3: 1 damage" */
  return g_strdup_printf (
    ngettext ("The explosion of %s hits %s: %u damage", "The explosion of %s hits %s: %u damage", damage), monster,
    victim, damage);
}

/* --- What people change by hand --- */

char *
ls_tell_slain (const char *monster)
{
  /* Translators: a monster, "Clawer 3" */
  return tell_of (monster, _("%s is slain"));
}

char *
ls_tell_slain_detail (void)
{
  return g_strdup (_("Its figure goes back to the box."));
}

char *
ls_tell_placed (const char *monster,
                LsSpot      at,
                LsFacing    facing)
{
  char spot[LS_SPOT_NAME_SIZE];

  /* Translators: the table are the people who play: "The table puts Clawer 3 on C7, facing west" */
  return g_strdup_printf (_("The table puts %s on %s, facing %s"), monster, ls_spot_name (at, spot),
                          ls_facing_name (facing));
}

/* --- The dice of what heroes strike --- */

char *
ls_tell_dice (const char  *target,
              LsDice       dice,
              const LsFace shown[LS_N_DICE])
{
  if (dice == LS_DIE_BLUE) /* Translators: a monster and a face: "Clawer 3 rolls blue: hit with stun" */
    return automa_capitalized (g_strdup_printf (_("%s rolls blue: %s"), target, ls_face_name (shown[0])));
  if (dice == LS_DIE_ORANGE)
    return automa_capitalized (g_strdup_printf (_("%s rolls orange: %s"), target, ls_face_name (shown[1])));
  if (dice == 0)
    return automa_capitalized (g_strdup_printf (_("%s has no defense dice"), target));
  /* Translators: a monster, a face of the orange die, a face of the blue one */
  return automa_capitalized (g_strdup_printf (_("%s rolls orange: %s, blue: %s"), target, ls_face_name (shown[1]), ls_face_name (shown[0])));
}

char *
ls_tell_hit (const char *target,
             guint       damage)
{
  /* Translators: a monster, "Clawer 3 is hit: 2 damage" */
  return automa_capitalized (g_strdup_printf (ngettext ("%s is hit: %u damage", "%s is hit: %u damage", damage), target, damage));
}

char *
ls_tell_always_hit_detail (void)
{
  return g_strdup (_("A monolith rolls no dice: it is always hit."));
}

char *
ls_tell_missed (const char *target)
{
  /* Translators: a monster whose dice held the attack off */
  return automa_capitalized (g_strdup_printf (_("%s is not hit"), target));
}

char *
ls_tell_stunned (const char *monster)
{
  return g_strdup_printf (_("%s is stunned"), monster);
}

char *
ls_tell_stunned_detail (void)
{
  return g_strdup (_("To the end of the next monster phase."));
}

char *
ls_tell_boss_not_stunned (const char *monster)
{
  return g_strdup_printf (_("%s is a boss, and never stunned"), monster);
}

/* --- Ends --- */

char *
ls_tell_hero_dead (const char *hero)
{
  /* Translators: a hero */
  return g_strdup_printf (_("%s is dead"), hero);
}

char *
ls_tell_lost (void)
{
  return g_strdup (_("The game is lost"));
}

char *
ls_tell_lost_detail (LsRule rule)
{
  switch (rule)
    {
    case LS_RULE_DAMAGE_CIRCLE:
      return g_strdup (_("No mage is left in the magic circle."));
    case LS_RULE_NIGHT_QUESTS:
      return g_strdup (_("Neither urban quest is solved."));
    default:
      return NULL;
    }
}

char *
ls_tell_night_over (void)
{
  return g_strdup (_("The night is over"));
}

char *
ls_tell_panic_pays (guint gold,
                    guint materials)
{
  g_autofree char *coins = g_strdup_printf (ngettext ("%u gold", "%u gold", gold), gold);
  g_autofree char *stuff = g_strdup_printf (ngettext ("%u material", "%u materials", materials), materials);

  /* Translators: "3 gold" and "2 materials" */
  return g_strdup_printf (_("The panic track pays %s, %s and one piece of equipment"), coins, stuff);
}

char *
ls_tell_panic_empty (void)
{
  return g_strdup (_("The panic track is empty and pays nothing"));
}

char *
ls_tell_intro_won (void)
{
  return g_strdup (_("The introductory night is won"));
}

char *
ls_tell_scenario_won (void)
{
  return g_strdup (_("The scenario is won"));
}

char *
ls_tell_scenario_won_detail (void)
{
  return g_strdup (_("The campaign goes on in the next town."));
}

char *
ls_tell_won (void)
{
  return g_strdup (_("The game is won"));
}
