/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A rule that opens to its text, its pages and its rulings; or the title of a chapter. */
#pragma once

#include <adwaita.h>

#include "rule-item.h"

G_BEGIN_DECLS

#define HK_TYPE_RULE_ROW (hk_rule_row_get_type ())
G_DECLARE_FINAL_TYPE (HkRuleRow, hk_rule_row, HK, RULE_ROW, AdwBin)

GtkWidget  *hk_rule_row_new      (void);
void        hk_rule_row_set_item (HkRuleRow  *self,
                                  HkRuleItem *item);
HkRuleItem *hk_rule_row_get_item (HkRuleRow  *self);

G_END_DECLS
