/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player's corrections as one file: to give away, and to take from others. */
#pragma once

#include "window.h"

G_BEGIN_DECLS

#define HK_CORRECTIONS_SUFFIX ".corrections"

void hk_corrections_export (HkWindow   *window,
                            HkWorkshop *workshop);
void hk_corrections_import (HkWindow   *window,
                            HkWorkshop *workshop);

/* Whether a file that somebody has opened says that it holds corrections; whether it is right is found out later. */
gboolean hk_corrections_is_file (GFile *file);

/* Without asking where: what the choosers lead to. */
void hk_corrections_save   (HkWindow   *window,
                            HkWorkshop *workshop,
                            GFile      *file);
void hk_corrections_open   (HkWindow   *window,
                            HkWorkshop *workshop,
                            GFile      *file);

G_END_DECLS
