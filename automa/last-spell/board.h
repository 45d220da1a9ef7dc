/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Boards: spots, terrain, sectors, arrows, mist lines, spawn slots and wall cutouts. Section 1 of the rules. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A spot is an index into a grid with a rim of one non-spot on every side, so that the spot beside any
 * spot of a board can be looked up without asking whether it exists. */
typedef guint16 LsSpot;

#define LS_MAX_SIDE 64
#define LS_STRIDE (LS_MAX_SIDE + 2)
#define LS_N_CELLS (LS_STRIDE * LS_STRIDE)
#define LS_NO_SPOT ((LsSpot) 0)

typedef enum
{
  LS_NORTH,
  LS_EAST,
  LS_SOUTH,
  LS_WEST,
  LS_N_FACINGS,
  LS_NO_FACING = LS_N_FACINGS,
} LsFacing;

typedef enum
{
  LS_TERRAIN_NONE, /* no spot there */
  LS_TERRAIN_GROUND,
  LS_TERRAIN_WATER,
  LS_TERRAIN_LOW,
  LS_TERRAIN_TREE,
  LS_TERRAIN_CLIFF,
  LS_TERRAIN_CIRCLE,
  LS_N_TERRAINS,
} LsTerrain;

/* The town's outermost line on one side, and the rows or columns (from 0) that its mist tile spans. */
typedef struct
{
  gboolean present;
  guint    line;
  guint    from;
  guint    to;
} LsMistLine;

/* `from` is where card column 1 lies: it is greater than `to` when the columns run the other way. */
typedef struct
{
  guint    number;
  LsFacing side;
  guint    from;
  guint    to;
} LsSlot;

#define LS_MAX_SPOTS 16 /* the spots that one piece may cover */

typedef struct
{
  guint  n;
  LsSpot at[LS_MAX_SPOTS];
} LsSpots;

typedef struct
{
  char      *id;
  char      *name;
  char      *source;
  guint      width;
  guint      height;
  guint8     terrain[LS_N_CELLS]; /* LsTerrain */
  char       sector[LS_N_CELLS];  /* 0 where there is no spot, '*' for the circle */
  guint8     arrow[LS_N_CELLS];   /* LsFacing or LS_NO_FACING */
  gboolean   town[128];           /* by the sector's character */
  LsMistLine mist[LS_N_FACINGS];  /* no board has one in the south */
  GArray    *slots;               /* LsSlot */
  GArray    *walls;               /* LsSpots: cutouts */
  guint      circle_west, circle_east, circle_north, circle_south; /* columns and rows of the circle's edges */
} LsBoard;

LsBoard    *ls_board_new           (void);
LsBoard    *ls_board_ref           (LsBoard       *self);
void        ls_board_unref         (LsBoard       *self);

extern const char *const ls_facing_ids[]; /* "north" …, ends with NULL */
const char *ls_facing_name         (LsFacing       facing);
const char *ls_terrain_name        (LsTerrain      terrain);
const char *ls_terrain_word        (LsTerrain      terrain);
LsTerrain   ls_terrain_from_char   (char           c);
char        ls_terrain_char        (LsTerrain      terrain);
LsFacing    ls_arrow_from_char     (char           c);
char        ls_arrow_char          (LsFacing       arrow); /* a space for none */

gboolean    ls_board_has           (const LsBoard *self,
                                    LsSpot         spot);
gboolean    ls_board_in_town       (const LsBoard *self,
                                    LsSpot         spot);
gboolean    ls_board_in_mist       (const LsBoard *self,
                                    const int      distance[LS_N_FACINGS],
                                    LsSpot         spot);
gboolean    ls_board_sectors_touch (const LsBoard *self,
                                    char           a,
                                    char           b);
gboolean    ls_board_sectors_far   (const LsBoard *self,
                                    char           a,
                                    char           b);

/* Names of spots: column letters, then the row's number, "C7". */
#define LS_SPOT_NAME_SIZE 8
const char *ls_spot_name           (LsSpot         spot,
                                    char           name[LS_SPOT_NAME_SIZE]);
LsSpot      ls_spot_from_name      (const char    *name);
const char *ls_column_name         (guint          column,
                                    char           name[LS_SPOT_NAME_SIZE]);
gboolean    ls_column_from_name    (const char    *name,
                                    guint         *column);

static inline LsSpot
ls_spot (guint column,
         guint row)
{
  return (LsSpot) ((row + 1) * LS_STRIDE + column + 1);
}

static inline guint
ls_spot_column (LsSpot spot)
{
  return spot % LS_STRIDE - 1u;
}

static inline guint
ls_spot_row (LsSpot spot)
{
  return spot / LS_STRIDE - 1u;
}

extern const int ls_facing_offset[LS_N_FACINGS];

static inline LsSpot
ls_spot_beside (LsSpot   spot,
                LsFacing side)
{
  return (LsSpot) (spot + ls_facing_offset[side]);
}

static inline LsFacing
ls_facing_turned (LsFacing facing,
                  int      quarters_clockwise)
{
  return (LsFacing) (((int) facing + quarters_clockwise) & 3);
}

/* In orthogonal steps. */
static inline guint
ls_spot_distance (LsSpot a,
                  LsSpot b)
{
  return (guint) (ABS ((int) ls_spot_column (a) - (int) ls_spot_column (b))
                  + ABS ((int) ls_spot_row (a) - (int) ls_spot_row (b)));
}

/* The ring of spots around a piece, edges and corners (`board.area`). Returns how many there are. */
#define LS_MAX_AREA (8 * LS_MAX_SPOTS)
guint       ls_spots_area          (const LsSpots *self,
                                    LsSpot         area[LS_MAX_AREA]);
gboolean    ls_spots_contain       (const LsSpots *self,
                                    LsSpot         spot);
gboolean    ls_spots_hang_together (const LsSpots *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LsBoard, ls_board_unref)

G_END_DECLS
