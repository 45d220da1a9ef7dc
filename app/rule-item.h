/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line of the rules page: a chapter's title or a rule, open or closed, found by the search or not. */
#pragma once

#include <gio/gio.h>

#include "last-spell/rules.h"

G_BEGIN_DECLS

#define HK_TYPE_RULE_ITEM (hk_rule_item_get_type ())
G_DECLARE_FINAL_TYPE (HkRuleItem, hk_rule_item, HK, RULE_ITEM, GObject)

GListStore       *hk_rule_item_list         (void);
const AutomaRule *hk_rule_item_get_rule     (HkRuleItem *self);
guint             hk_rule_item_get_section  (HkRuleItem *self);
gboolean          hk_rule_item_get_expanded (HkRuleItem *self);
void              hk_rule_item_set_expanded (HkRuleItem *self,
                                             gboolean    expanded);

/* Notes which items the search finds; returns how many rules. */
guint             hk_rule_item_search       (GListModel *items,
                                             const char *search);
gboolean          hk_rule_item_is_found     (HkRuleItem *self);

G_END_DECLS
