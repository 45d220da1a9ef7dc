/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files about corrections by hand share. */
#pragma once

#include "game-private.h"

G_BEGIN_DECLS

/* game-spots.c: what stands on a spot, but for the figure with that id; and what may */
const char *ls_game_figure_at (const LsGame *self,
                               LsSpot        spot,
                               const char   *but);
const LsStructure *ls_game_structure_at (const LsGame *self,
                                         LsSpot        spot);
const LsToken *ls_game_token_at (const LsGame *self,
                                 LsSpot        spot);
gboolean ls_game_check_spot (const LsGame *self,
                             LsSpot        spot,
                             GError      **error);
gboolean ls_game_refuse_taken (const LsGame *self,
                               GError      **error,
                               LsSpot        spot,
                               const char   *by);
gboolean ls_game_check_hero_spot (const LsGame *self,
                                  const char   *hero,
                                  LsSpot        spot,
                                  GError      **error);
gboolean ls_game_check_monster_spot (const LsGame *self,
                                     const char   *monster,
                                     LsSpot        spot,
                                     GError      **error);

/* correct-monsters.c */
gboolean ls_correct_add_monster (LsGame          *self,
                                 const LsCommand *command,
                                 GError         **error);
gboolean ls_correct_monster (LsGame          *self,
                             const LsCommand *command,
                             LsScript        *script,
                             GError         **error);

/* correct-pieces.c: structures and tokens */
gboolean ls_correct_add_structure (LsGame          *self,
                                   const LsCommand *command,
                                   GError         **error);
gboolean ls_correct_move_structure (LsGame          *self,
                                    const LsCommand *command,
                                    GError         **error);
gboolean ls_correct_structure (LsGame          *self,
                               const LsCommand *command,
                               GError         **error);
gboolean ls_correct_add_token (LsGame          *self,
                               const LsCommand *command,
                               GError         **error);
gboolean ls_correct_burn_token (LsGame          *self,
                                const LsCommand *command,
                                GError         **error);
gboolean ls_correct_remove_token (LsGame          *self,
                                  const LsCommand *command,
                                  GError         **error);
gboolean ls_correct_move_token (LsGame          *self,
                                const LsCommand *command,
                                GError         **error);

G_END_DECLS
