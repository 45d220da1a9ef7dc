/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A drawing on its way to JSON: what drawing-board.c and drawing-json.c share. */
#pragma once

#include "drawing.h"

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

typedef struct
{
  char      **clauses;
  GPtrArray  *rows; /* of cells, char ** */
  guint       width;
  GHashTable *pieces; /* id → array of spot names */
  GPtrArray  *ids;    /* in the order of the drawing */
  GHashTable *monsters; /* id → facing character */
} Sketch;

/* drawing-json.c */
char       *sketch_to_json    (const char   *settings,
                               va_list       rows);
const char *sketch_clause     (const Sketch *self,
                               const char   *key);
void        sketch_add_string (JsonBuilder  *json,
                               const char   *name,
                               const char   *value);
void        sketch_add_int    (JsonBuilder  *json,
                               const char   *name,
                               int           value);

/* drawing-board.c */
void        sketch_add_board  (const Sketch *self,
                               JsonBuilder  *json);
void        sketch_add_mist   (const Sketch *self,
                               JsonBuilder  *json,
                               gboolean      lines);

G_END_DECLS
