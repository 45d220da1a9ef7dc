/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A drawing as a game in its hero phase, for the chapters that ask one. The monsters' cards are the drawing's own. */
#pragma once

#include "drawing.h"
#include "last-spell/game.h"

G_BEGIN_DECLS

typedef struct
{
  Drawing *drawing;
  LsPack  *pack;
  LsGame  *game;
  guint    hero; /* "1", if there is one */
} Ground;

Ground *ground_new  (const char *tokens,
                     Drawing    *drawing);
void    ground_free (Ground     *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Ground, ground_free)

G_END_DECLS
