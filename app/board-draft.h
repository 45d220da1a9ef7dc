/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A board that is being painted, as a plain value: it may be wrong on the way, so it is no LsBoard yet. Undo is a stack of
 * such values. The drawings hold the letters of the board's record. */
#pragma once

#include <json-glib/json-glib.h>

#include "last-spell/board.h"

G_BEGIN_DECLS

#define HK_DRAFT_SLOTS 32
#define HK_DRAFT_WALLS 500

/* What is painted at a time. The first three are drawings, a letter for each spot. */
typedef enum
{
  HK_LAYER_TERRAIN,
  HK_LAYER_SECTORS,
  HK_LAYER_ARROWS,
  HK_N_DRAWINGS,
  HK_LAYER_MIST = HK_N_DRAWINGS,
  HK_LAYER_SLOTS,
  HK_LAYER_WALLS,
  HK_N_LAYERS,
} HkBoardLayer;

typedef struct
{
  guint      width, height;
  char       drawings[HK_N_DRAWINGS][LS_MAX_SIDE][LS_MAX_SIDE]; /* by row and column */
  gboolean   town[128];
  LsMistLine mist[LS_N_FACINGS];
  guint      n_slots;
  LsSlot     slots[HK_DRAFT_SLOTS];
  guint      n_walls;
  LsSpots    walls[HK_DRAFT_WALLS];
} HkBoardDraft;

/* From a board's record, which has been read before, and back into it: all other members stay. */
gboolean  hk_board_draft_read      (HkBoardDraft       *self,
                                    JsonNode           *record);
JsonNode *hk_board_draft_write     (const HkBoardDraft *self,
                                    JsonNode           *record);
LsBoard  *hk_board_draft_make_board (const HkBoardDraft *self);

gboolean  hk_board_draft_has       (const HkBoardDraft *self,
                                    LsSpot              spot);
char      hk_board_draft_get       (const HkBoardDraft *self,
                                    HkBoardLayer        layer,
                                    LsSpot              spot);
int       hk_board_draft_find_wall (const HkBoardDraft *self,
                                    LsSpot              spot);
char      hk_board_draft_free_sector (const HkBoardDraft *self);
gboolean  hk_board_draft_has_sector (const HkBoardDraft *self,
                                     char                sector);

/* Changes. */
void      hk_board_draft_paint     (HkBoardDraft       *self,
                                    HkBoardLayer        layer,
                                    LsSpot              spot,
                                    char                letter);
void      hk_board_draft_rectangle (HkBoardDraft       *self,
                                    HkBoardLayer        layer,
                                    LsSpot              from,
                                    LsSpot              to,
                                    char                letter);
void      hk_board_draft_fill      (HkBoardDraft       *self,
                                    HkBoardLayer        layer,
                                    LsSpot              spot,
                                    char                letter);
void      hk_board_draft_resize    (HkBoardDraft       *self,
                                    guint               width,
                                    guint               height);
void      hk_board_draft_add_wall  (HkBoardDraft       *self,
                                    const LsSpots      *wall);
void      hk_board_draft_remove_walls (HkBoardDraft    *self,
                                       LsSpot           from,
                                       LsSpot           to);
void      hk_board_draft_set_mist  (HkBoardDraft       *self,
                                    LsFacing            side,
                                    LsSpot              from,
                                    LsSpot              to);
void      hk_board_draft_set_slot  (HkBoardDraft       *self,
                                    guint               number,
                                    LsSpot              from,
                                    LsSpot              to);
void      hk_board_draft_remove_slot (HkBoardDraft     *self,
                                      guint             number);

/* board-mirror.c: the western half onto the eastern one, or the northern half onto the southern one. */
void      hk_board_draft_mirror    (HkBoardDraft       *self,
                                    HkBoardLayer        layer,
                                    gboolean            to_south);

/* The drafts before and after the one shown. */
typedef struct
{
  GPtrArray *drafts; /* HkBoardDraft */
  guint      at;
} HkDraftHistory;

void                hk_draft_history_init     (HkDraftHistory       *self,
                                               const HkBoardDraft   *first);
void                hk_draft_history_clear    (HkDraftHistory       *self);
void                hk_draft_history_push     (HkDraftHistory       *self,
                                               const HkBoardDraft   *draft);
gboolean            hk_draft_history_can_step (const HkDraftHistory *self,
                                               int                   step); /* -1: undo, 1: redo */
const HkBoardDraft *hk_draft_history_step     (HkDraftHistory       *self,
                                               int                   step);
const HkBoardDraft *hk_draft_history_now      (const HkDraftHistory *self);

G_END_DECLS
