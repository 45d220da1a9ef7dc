/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One stroke over a draft: from where the pointer was pressed to where it is now. What it does hangs on the layer, the tool
 * and what is painted with. */
#pragma once

#include "board-draft.h"

G_BEGIN_DECLS

typedef enum
{
  HK_TOOL_BRUSH,
  HK_TOOL_RECTANGLE,
  HK_TOOL_FILL,
  HK_TOOL_ERASE,
  HK_N_TOOLS,
} HkBoardTool;

typedef struct
{
  HkBoardLayer layer;
  HkBoardTool  tool;
  char         letter; /* of a drawing */
  guint        number; /* of a slot; of a mist line its LsFacing */

  LsSpot       from, last; /* LS_NO_SPOT: nothing is painted now */
  LsSpots      wall;       /* the spots of a cutout, in their order */
} HkStroke;

gboolean hk_stroke_has_tool (HkBoardLayer        layer,
                             HkBoardTool         tool);

/* `before` is the draft as it was when the stroke began, `draft` what it makes of it. */
void     hk_stroke_begin    (HkStroke           *self,
                             const HkBoardDraft *before,
                             HkBoardDraft       *draft,
                             LsSpot              spot);
void     hk_stroke_move     (HkStroke           *self,
                             const HkBoardDraft *before,
                             HkBoardDraft       *draft,
                             LsSpot              spot);
void     hk_stroke_end      (HkStroke           *self);

G_END_DECLS
