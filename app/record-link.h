/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The quiet hint at the table that a monster's card has not been compared with the box yet, and the way to do it. */
#pragma once

#include <gtk/gtk.h>

#include "last-spell/game.h"

G_BEGIN_DECLS

GtkWidget *hk_record_link_new (void);

/* Shown only if nobody has compared it; NULL: there is nothing to compare. */
void       hk_record_link_set (GtkWidget           *link,
                               const LsGame        *game,
                               const LsMonsterType *type);

G_END_DECLS
