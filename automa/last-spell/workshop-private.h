/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the workshop share. */
#pragma once

#include "game.h"
#include "workshop.h"

G_BEGIN_DECLS

struct _LsWorkshop
{
  GFile         *folder;
  GFile         *overlay_folder;
  AutomaOverlay *overlay;
  LsPack        *pack; /* NULL: the corrections do not fit, and nobody has asked yet */
  gboolean       sound;
  GPtrArray     *shipped[LS_N_KINDS]; /* JsonNode */
  GPtrArray     *records[LS_N_KINDS]; /* LsRecord */
};

LsPack        *ls_workshop_try  (LsWorkshop     *self,
                                 AutomaOverlay  *overlay,
                                 AutomaProblems *problems);
gboolean       ls_workshop_take (LsWorkshop     *self,
                                 AutomaOverlay  *overlay,
                                 AutomaProblems *problems);
AutomaOverlay *ls_workshop_add  (LsWorkshop     *self,
                                 AutomaOverlay  *overlay,
                                 LsKind          kind,
                                 JsonNode       *record,
                                 AutomaProblems *problems);

/* workshop-needs.c */
gboolean       ls_game_needs_record (const LsGame *game,
                                     LsKind        kind,
                                     const char   *key);

G_END_DECLS
