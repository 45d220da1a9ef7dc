/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dice.h"

#include <glib/gi18n-lib.h>

enum { REROLL_CAP_ATTACK, REROLL_CAP_TARGET };

const char *const ls_face_names[] = { "hit", "hit-stun", "miss", "dodge-stun", "armor-stun", NULL };

const char *
ls_face_name (LsFace face)
{
  /* Translators: what is on the faces of the defense dice */
  static const char *const names[LS_N_FACES] = { NC_ ("die", "hit"), NC_ ("die", "hit with stun"), NC_ ("die", "miss"),
                                                 NC_ ("die", "dodge with stun"), NC_ ("die", "armor with stun") };

  return g_dpgettext2 (GETTEXT_PACKAGE, "die", names[face]);
}

/* `dice.roll`: whether one face is a hit for this attack. */
static gboolean
face_hits (LsFace            face,
           LsAttackAbilities attack)
{
  switch (face)
    {
    case LS_FACE_HIT:
    case LS_FACE_HIT_STUN:
      return TRUE;
    case LS_FACE_DODGE_STUN:
      return attack.no_dodge;
    case LS_FACE_ARMOR_STUN:
      return attack.armor_piercing;
    case LS_FACE_MISS:
    default:
      return FALSE;
    }
}

static gboolean
face_stuns (LsFace face)
{
  return face == LS_FACE_HIT_STUN || face == LS_FACE_DODGE_STUN || face == LS_FACE_ARMOR_STUN;
}

/* `dice.two`: with two dice both must be hits, and a stun needs both to show it. The stun of a face counts whether or
 * not the face is a hit. */
LsRoll
ls_dice_result (LsDice            dice,
                const LsFace      shown[LS_N_DICE],
                LsAttackAbilities attack)
{
  LsRoll roll = { TRUE, attack.stun };

  for (guint die = 0; die < LS_N_DICE; die++)
    if (dice & (1u << die))
      {
        roll.hit = roll.hit && face_hits (shown[die], attack);
        roll.stun = roll.stun && face_stuns (shown[die]);
      }
  return roll;
}

/* One number for each die that is thrown, blue first. */
void
ls_dice_throw (const LsDiceFaces *faces,
               LsDice             dice,
               AutomaRandom      *random,
               LsFace             shown[LS_N_DICE])
{
  for (guint die = 0; die < LS_N_DICE; die++)
    shown[die] = dice & (1u << die) ? faces->faces[die][automa_random_below (random, LS_DIE_SIDES)] : LS_FACE_HIT;
}

LsRoll
ls_dice_roll (const LsDiceFaces *faces,
              LsDice             dice,
              LsAttackAbilities  attack,
              AutomaRandom      *random)
{
  LsFace shown[LS_N_DICE];

  ls_dice_throw (faces, dice, random, shown);
  return ls_dice_result (dice, shown, attack);
}

/* `dice.stun`: only on a monster that survives and is no boss. */
gboolean
ls_dice_stuns (LsRoll   roll,
               gboolean survives,
               gboolean boss)
{
  return roll.stun && survives && !boss;
}

/* `dice.reroll`: four at most, for the attack or for each of its targets by the ruling `reroll-cap`. */
guint
ls_dice_rerolls (guint ruling,
                 guint wanted,
                 guint targets)
{
  return MIN (wanted, ruling == REROLL_CAP_TARGET ? LS_MAX_REROLLS * targets : LS_MAX_REROLLS);
}

/* Of all ways in which the dice can fall, how many hit and how many stun. */
void
ls_dice_odds (const LsDiceFaces *faces,
              LsDice             dice,
              LsAttackAbilities  attack,
              guint             *hits,
              guint             *stuns,
              guint             *all)
{
  guint blue_sides = dice & LS_DIE_BLUE ? LS_DIE_SIDES : 1;
  guint orange_sides = dice & LS_DIE_ORANGE ? LS_DIE_SIDES : 1;

  *hits = *stuns = 0;
  *all = blue_sides * orange_sides;
  for (guint blue = 0; blue < blue_sides; blue++)
    for (guint orange = 0; orange < orange_sides; orange++)
      {
        LsFace shown[LS_N_DICE] = { faces->faces[0][blue], faces->faces[1][orange] };
        LsRoll roll = ls_dice_result (dice, shown, attack);

        *hits += roll.hit ? 1 : 0;
        *stuns += roll.stun ? 1 : 0;
      }
}
