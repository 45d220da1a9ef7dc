/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of a saved game share: the packs in its journal (save-pack.c). */
#pragma once

#include "save.h"

G_BEGIN_DECLS

void      ls_save_add_pack   (JsonNode                *event,
                              const LsPack            *pack);
JsonNode *ls_save_pin_event  (const LsPack            *pack);
LsPack   *ls_save_find_pack  (LsSave                  *self,
                              const LsPack            *at_hand,
                              const AutomaPlace       *place);
LsPack   *ls_save_first_pack (const LsPack            *at_hand,
                              const AutomaJournalText *text,
                              AutomaProblems          *problems,
                              gboolean                *told);

G_END_DECLS
