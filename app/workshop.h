/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The door between the workshop's pages and the pack's records: pages look at records, ask for changes, and draw themselves
 * anew when it says "changed". Every change is on disk when the call returns, and can be undone. */
#pragma once

#include <glib-object.h>

#include "last-spell/workshop.h"

G_BEGIN_DECLS

#define HK_TYPE_WORKSHOP (hk_workshop_get_type ())
G_DECLARE_FINAL_TYPE (HkWorkshop, hk_workshop, HK, WORKSHOP, GObject)

/* Signals: "changed"
 *          "refused" (const char *why)   nothing was changed */

HkWorkshop *hk_workshop_new      (void);
LsWorkshop *hk_workshop_look     (HkWorkshop     *self); /* to read only */
char       *hk_workshop_get_fault (HkWorkshop    *self); /* what is wrong with the corrections on disk; NULL: nothing */

gboolean    hk_workshop_confirm  (HkWorkshop     *self,
                                  LsKind          kind,
                                  const char     *key);
gboolean    hk_workshop_set      (HkWorkshop     *self,
                                  LsKind          kind,
                                  JsonNode       *record,
                                  AutomaProblems *problems); /* NULL: a refusal is told by the signal */
gboolean    hk_workshop_reset    (HkWorkshop     *self,
                                  LsKind          kind,
                                  const char     *key);
gboolean    hk_workshop_import   (HkWorkshop     *self,
                                  const LsImport *import);

gboolean    hk_workshop_can_undo (HkWorkshop     *self);
gboolean    hk_workshop_undo     (HkWorkshop     *self);

G_END_DECLS
