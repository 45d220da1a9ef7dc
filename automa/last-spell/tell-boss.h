/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The script's instructions about the bosses and what goes with them ("detail"): values in, a new text out. */
#pragma once

#include "position.h"

G_BEGIN_DECLS

char *ls_tell_boss_dead        (void);
char *ls_tell_boss_hits        (const char *who,
                                guint       damage);
char *ls_tell_hero_displaced   (const char *hero,
                                LsSpot      to);
char *ls_tell_removed          (const char *what);

/* Harpy */
char *ls_tell_harpy_side       (LsCoin      side);
char *ls_tell_harpy_sits       (LsCoin      side,
                                gboolean    over_lake);
char *ls_tell_harpy_sits_detail (void);
char *ls_tell_cry              (const char *hero);
char *ls_tell_cry_detail       (gboolean    at_once);
char *ls_tell_harpy_enters     (LsSpot      at,
                                LsFacing    facing);
char *ls_tell_harpy_enters_detail (void);
char *ls_tell_harpy_waits      (LsSpot      at);
char *ls_tell_harpy_waits_detail (void);
char *ls_tell_dive_bomb        (void);
char *ls_tell_dive_bomb_detail (void);

/* Cetusia */
char *ls_tell_cetusia_waits    (void);
char *ls_tell_cetusia_waits_detail (void);
char *ls_tell_cetusia_card     (const char *card);
char *ls_tell_cetusia_head     (LsSpot      at,
                                LsFacing    facing);
char *ls_tell_cetusia_tail     (LsSpot      at,
                                LsFacing    facing);
char *ls_tell_cetusia_attacks  (const char *attack,
                                guint       damage);
char *ls_tell_cetusia_attacks_detail (void);
char *ls_tell_cetusia_flips    (void);
char *ls_tell_cetusia_flips_detail (void);
char *ls_tell_cetusia_shuffles (void);
char *ls_tell_cetusia_shuffles_detail (void);

/* Dryad */
char *ls_tell_dryad_arrives    (LsSpot      at,
                                LsSpot      and_at);
char *ls_tell_dryad_arrives_detail (void);
char *ls_tell_top_card_removed (guint       slot);
char *ls_tell_monolith         (LsSpot      at);
char *ls_tell_dryad_steps      (void);
char *ls_tell_dryad_grows      (guint       stage);
char *ls_tell_dryad_grows_detail (guint     stage);
char *ls_tell_dryad_mage       (void);
char *ls_tell_hatchery         (LsSpot      at,
                                gboolean    second_face);
char *ls_tell_hatchery_full    (LsSpot      at);
char *ls_tell_hatchery_full_detail (void);
char *ls_tell_tile             (const char *tile,
                                LsSpot      at);
char *ls_tell_entangled        (const char *hero);
char *ls_tell_entangled_detail (void);
char *ls_tell_squeezed         (const char *hero);
char *ls_tell_dryad_attacks    (gboolean    mature);
char *ls_tell_dryad_attacks_detail (void);
char *ls_tell_sprout_unhurt    (const char *monster);
char *ls_tell_sprout_unhurt_detail (void);
char *ls_tell_freed            (const char *hero,
                                const char *by);
char *ls_tell_freed_detail     (const char *tile);
char *ls_tell_not_freed        (const char *hero);
char *ls_tell_not_freed_detail (void);

G_END_DECLS
