/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "about.h"

void
hk_about_show (GtkWindow *parent)
{
}
