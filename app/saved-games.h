/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The folder of saved games: finding them, telling how they stand, and making new files that never touch an old one. */
#pragma once

#include <gio/gio.h>

#include "last-spell/save.h"

G_BEGIN_DECLS

#define HK_GAME_SUFFIX ".hordekeeper"

typedef enum
{
  HK_SAVED_UNREAD, /* nothing is known but its name: not read yet, or too long to be read in passing */
  HK_SAVED_PLAYING,
  HK_SAVED_OVER,
  HK_SAVED_BROKEN,
} HkSavedState;

/* A saved game, as the start page tells of it. */
typedef struct
{
  GFile       *file;
  char        *title; /* "Gildenberg"; until it is read, the file's name */
  char        *where; /* "Night 2, monster phase 3" */
  GDateTime   *changed;
  HkSavedState state;
} HkSavedGame;

void       hk_saved_game_free           (HkSavedGame   *self);
void       hk_saved_game_read           (HkSavedGame   *self,
                                         const LsPack  *pack);

char      *hk_saved_games_folder        (void);
GPtrArray *hk_saved_games_find          (const char    *folder,
                                         guint          most); /* HkSavedGame, the latest first, unread */
LsSave    *hk_saved_games_begin         (const char    *folder,
                                         const LsPack  *pack,
                                         const LsSetup *setup,
                                         GDateTime     *now,
                                         GFile        **file,
                                         GError       **error);
guint      hk_saved_games_find_bad_line (const char    *path,
                                         const LsSave  *recovered);
GFile     *hk_saved_games_salvage       (const char    *folder,
                                         const char    *path,
                                         const LsSave  *recovered,
                                         GDateTime     *now,
                                         GError       **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkSavedGame, hk_saved_game_free)

G_END_DECLS
