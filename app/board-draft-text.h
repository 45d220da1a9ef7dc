/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a spot of a draft holds, for those who do not see it. */
#pragma once

#include "board-draft.h"

G_BEGIN_DECLS

char *hk_draft_spot_text (const HkBoardDraft *draft,
                          LsSpot              spot);

G_END_DECLS
