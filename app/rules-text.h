/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the rules page says, and what a search finds: values in, a new text out. */
#pragma once

#include "last-spell/rules.h"

G_BEGIN_DECLS

const char *hk_rules_chapter  (guint                    section);
char       *hk_rule_pages     (const AutomaRule        *rule);
char       *hk_ruling_source  (const AutomaRulingValue *value,
                               gboolean                 by_default);
char       *hk_ruling_settled (const char              *ruling,
                               const char              *value);
const char *hk_rulings_note   (gboolean                 playing,
                               gboolean                 looking_back,
                               gboolean                 read_only);
char       *hk_rules_fold     (const char              *text);
char       *hk_rule_fold      (const AutomaRule        *rule);
char       *hk_ruling_fold    (const AutomaRuling      *ruling);
gboolean    hk_rules_match    (const char              *folded,
                               const char              *search);

G_END_DECLS
