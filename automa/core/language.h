/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The language that a program speaks. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

void automa_language_init (const char *localedir);

G_END_DECLS
