/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A value with a large − and a large +. It shows what it is given and only asks for changes: whoever keeps the value
 * sets the new one. */
#pragma once

#include <adwaita.h>

#include "hero-text.h"
#include "session.h"

G_BEGIN_DECLS

#define HK_TYPE_COUNTER (hk_counter_get_type ())
G_DECLARE_FINAL_TYPE (HkCounter, hk_counter, HK, COUNTER, AdwBin)

/* Signal: "changed" (int value): the value asked for. */

GtkWidget *hk_counter_new        (HkCount          what,
                                  const char      *whose);
void       hk_counter_set_what   (HkCounter       *self,
                                  HkCount          what,
                                  const char      *whose);
void       hk_counter_set_value  (HkCounter       *self,
                                  int              value,
                                  int              of); /* -1: not shown */

/* From now on a tap sends that command with the new value as its number. */
void       hk_counter_set_command (HkCounter       *self,
                                   HkSession       *session,
                                   const LsCommand *command);

G_END_DECLS
