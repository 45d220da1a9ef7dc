/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where games lie: every game is a file of its own in the player's data folder, written as it is played. */
#pragma once

#include "saved-games.h"
#include "window.h"

G_BEGIN_DECLS

GPtrArray *hk_library_list               (guint          most); /* HkSavedGame, the latest first */
GFile     *hk_library_find_last          (void);

/* What could be read of a saved game, or NULL; what is wrong with it is added to the problems. */
LsSave    *hk_library_open               (const char     *path,
                                          AutomaProblems *problems);

/* A new game with a file of its own; a refusal is shown as a toast. */
void       hk_library_begin              (HkWindow      *window,
                                          const LsSetup *setup);
void       hk_library_begin_introduction (HkWindow      *window);
void       hk_library_salvage            (HkWindow      *window,
                                          GFile         *broken,
                                          const LsSave  *recovered);
gboolean   hk_library_trash              (HkWindow      *window,
                                          GFile         *file);
guint64    hk_library_make_seed          (void);

void       hk_library_choose             (HkWindow      *window);
void       hk_library_save_copy          (HkWindow      *window);

G_END_DECLS
