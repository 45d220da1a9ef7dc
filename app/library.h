/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where games lie: every game is a file of its own in the player's data folder, written as it is played. */
#pragma once

#include "window.h"

G_BEGIN_DECLS

/* A saved game, as the start page tells of it. */
typedef struct
{
  GFile     *file;
  char      *title;   /* "Gildenberg" */
  char      *where;   /* "Night 2, monster phase 3" */
  GDateTime *changed;
} HkSavedGame;

void       hk_saved_game_free            (HkSavedGame   *self);
GPtrArray *hk_library_list               (guint          most); /* HkSavedGame, the latest first */
GFile     *hk_library_find_last          (void);

/* A new game with a file of its own; a refusal is shown as a toast. */
void       hk_library_begin              (HkWindow      *window,
                                          const LsSetup *setup);
void       hk_library_begin_introduction (HkWindow      *window);

void       hk_library_choose             (HkWindow      *window);
void       hk_library_save_copy          (HkWindow      *window);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkSavedGame, hk_saved_game_free)

G_END_DECLS
