/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A rule's id and pages as a flat button that leads to its page. */
#pragma once

#include <gtk/gtk.h>

#include "last-spell/rules.h"

G_BEGIN_DECLS

GtkWidget *hk_rule_link_new (LsRule     rule);
void       hk_rule_link_set (GtkWidget *link,
                             LsRule     rule);

G_END_DECLS
