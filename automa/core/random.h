/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random numbers whose state is part of a game's: the same seed gives the same game on every machine, for ever. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  guint64 s[4];
} AutomaRandom;

void    automa_random_seed    (AutomaRandom *self,
                               guint64       seed);
guint64 automa_random_next    (AutomaRandom *self);
guint   automa_random_below   (AutomaRandom *self,
                               guint         n);
void    automa_random_shuffle (AutomaRandom *self,
                               guint8       *cards,
                               guint         n);

G_END_DECLS
