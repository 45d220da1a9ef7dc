/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the board shows beside its pieces: the way of the line, candidates, what is in the hand and its reach, the
 * forecast. Values, no widgets. */
#pragma once

#include "board-view.h"
#include "pick.h"

G_BEGIN_DECLS

void hk_table_marks_make (HkBoardMarks *marks,
                          const LsGame *game,
                          const LsLine *line, /* NULL: none is shown */
                          const HkPick *pick,
                          gboolean      forecast);

G_END_DECLS
