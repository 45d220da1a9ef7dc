/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Repair of the past, with the questions that it takes: nothing is dropped that people have not agreed to. */
#pragma once

#include "window.h"

G_BEGIN_DECLS

void hk_repair_change     (HkWindow        *window,
                           HkSession       *session,
                           guint            i,
                           const LsCommand *command);
char *hk_repair_misfits   (GPtrArray       *misfits);

G_END_DECLS
