/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page on which a night is played: board, script, heroes. */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

#define HK_TYPE_TABLE_PAGE (hk_table_page_get_type ())
G_DECLARE_FINAL_TYPE (HkTablePage, hk_table_page, HK, TABLE_PAGE, AdwBin)

GtkWidget *hk_table_page_new    (HkSession   *session);
void       hk_table_page_update (HkTablePage *self);
const char *hk_table_page_get_hero (HkTablePage *self); /* in the hand; NULL: none */
void       hk_table_page_zoom   (HkTablePage *self,
                                 int          direction);

G_END_DECLS
