/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The save sheet: what a table writes on its notepad at the end of a session (EN 16), as a plain value to be shown,
 * printed or written as text. */
#pragma once

#include "game.h"

G_BEGIN_DECLS

/* A table. Every row has as many cells as there are columns. */
typedef struct
{
  char      *title; /* NULL: none */
  char     **heads; /* NULL: none */
  guint      n_columns;
  GPtrArray *rows;  /* char ** */
} LsSheetSection;

typedef enum
{
  LS_SHEET_OUTSIDE, /* not of the town */
  LS_SHEET_FREE,
  LS_SHEET_CIRCLE,
  LS_SHEET_PIECE,
} LsSheetKind;

typedef struct
{
  LsSheetKind kind;
  guint       piece;  /* the same number: the same piece; the circle is one too */
  const char *mark;   /* of a piece, "WW" */
  guint       flames; /* on the first spot of a piece only */
} LsSheetCell;

/* The box around the town, and what stands in it. */
typedef struct
{
  guint   column, row; /* of the board, at the upper left */
  guint   width, height;
  GArray *cells;       /* LsSheetCell, row by row */
} LsSheetTown;

typedef struct
{
  char          *title; /* "Campaign: Lakeburg" */
  char          *note;  /* what the sheet leaves out; NULL: nothing */
  LsSheetSection facts;
  LsSheetTown    town;
  LsSheetSection legend;
  GPtrArray     *sections; /* LsSheetSection: heroes, stash, and what else there is */
} LsSheet;

LsSheet           *ls_sheet_new       (const LsGame      *game);
void               ls_sheet_free      (LsSheet           *self);
char              *ls_sheet_text      (const LsSheet     *self);

const LsSheetCell *ls_sheet_town_cell (const LsSheetTown *self,
                                       guint              x,
                                       guint              y);
gboolean           ls_sheet_town_same (const LsSheetTown *self,
                                       guint              x,
                                       guint              y,
                                       LsFacing           side);
char              *ls_sheet_column    (guint              column);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LsSheet, ls_sheet_free)

G_END_DECLS
