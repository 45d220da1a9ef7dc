/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Corrections of a pack as one document (`automa-corrections/1`). */
#pragma once

#include "kinds.h"

G_BEGIN_DECLS

#define LS_CORRECTIONS_FORMAT "automa-corrections/1"

JsonNode      *ls_corrections_json         (const AutomaOverlay *overlay);

/* The corrections of a document, or NULL with all problems told: its form, and whether the pack in the folder can take
 * them. */
AutomaOverlay *ls_corrections_read         (GFile               *folder,
                                            JsonNode            *document,
                                            AutomaProblems      *problems);

/* Lists of records by the ids of their kinds, as far as they have the form of records; the rest is problems. */
AutomaOverlay *ls_corrections_read_records (const AutomaPlace   *place);

G_END_DECLS
