/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules and rulings, to be looked up and, for the game that is played, decided. */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

#define HK_TYPE_RULES_PAGE (hk_rules_page_get_type ())
G_DECLARE_FINAL_TYPE (HkRulesPage, hk_rules_page, HK, RULES_PAGE, AdwBin)

GtkWidget *hk_rules_page_new (HkSession  *session,
                              const char *rule);

G_END_DECLS
