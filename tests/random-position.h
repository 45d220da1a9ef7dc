/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random positions for tests: always valid, and crowded with the things that the rules argue about. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define RANDOM_POSITION_FLAVOURS 13

/* The text of a position (automa-position/1) with its board; the flavour is taken modulo their number. */
char *random_position_json (GRand *rand,
                            guint  flavour);

G_END_DECLS
