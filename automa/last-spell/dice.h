/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Defense dice. Section 10 of the rules. What is on their faces is data. */
#pragma once

#include "core/random.h"
#include "position.h"

G_BEGIN_DECLS

typedef enum
{
  LS_FACE_HIT,
  LS_FACE_HIT_STUN,
  LS_FACE_MISS,
  LS_FACE_DODGE_STUN, /* a hit only with no-dodge */
  LS_FACE_ARMOR_STUN, /* a hit only with armor piercing */
  LS_N_FACES,
} LsFace;

#define LS_N_DICE 2
#define LS_DIE_SIDES 6

typedef struct
{
  guint8 faces[LS_N_DICE][LS_DIE_SIDES]; /* by the bit of LsDice */
} LsDiceFaces;

extern const char *const ls_face_names[];
const char *ls_face_name (LsFace face); /* for people */

/* What an attack brings against the dice. */
typedef struct
{
  gboolean no_dodge;
  gboolean armor_piercing;
  gboolean stun;
} LsAttackAbilities;

typedef struct
{
  gboolean hit;
  gboolean stun; /* takes only if the monster survives and is no boss */
} LsRoll;

void   ls_dice_throw   (const LsDiceFaces *faces,
                        LsDice             dice,
                        AutomaRandom      *random,
                        LsFace             shown[LS_N_DICE]);
LsRoll ls_dice_result  (LsDice             dice,
                        const LsFace       shown[LS_N_DICE],
                        LsAttackAbilities  attack);
LsRoll ls_dice_roll    (const LsDiceFaces *faces,
                        LsDice             dice,
                        LsAttackAbilities  attack,
                        AutomaRandom      *random);
gboolean ls_dice_stuns (LsRoll             roll,
                        gboolean           survives,
                        gboolean           boss);
#define LS_MAX_REROLLS 4

guint  ls_dice_rerolls (guint              ruling,
                        guint              wanted,
                        guint              targets);
void   ls_dice_odds    (const LsDiceFaces *faces,
                        LsDice             dice,
                        LsAttackAbilities  attack,
                        guint             *hits,
                        guint             *stuns,
                        guint             *all);

G_END_DECLS
