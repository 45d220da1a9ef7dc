/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the two halves of `automa bench` share: single phases (bench.c) and whole games (bench-game.c). */
#pragma once

#include <json-glib/json-glib.h>

#include "last-spell/pack.h"

G_BEGIN_DECLS

void bench_add_number (JsonBuilder  *json,
                       const char   *name,
                       double        value);
void bench_add_games  (JsonBuilder  *json,
                       const LsPack *pack);

G_END_DECLS
