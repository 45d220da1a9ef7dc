/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The layers of the board: terrain, what lies below the pieces, the pieces, what lies above them. */
#include "board-view-private.h"

#include <string.h>

#include "board-marks.h"

static void
append_piece (HkBoardView   *self,
              GtkSnapshot   *snapshot,
              const HkPiece *piece,
              double         x,
              double         y)
{
  double scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  int cell_px = (int) (self->place.cell * scale);
  double rim = hk_piece_rim (cell_px) / scale;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (x - rim), (float) (y - rim)));
  gtk_snapshot_append_node (snapshot, hk_piece_get_picture (piece, cell_px, scale));
  gtk_snapshot_restore (snapshot);
}

/* Where a figure is drawn: on its spot, on its way, or in somebody's hand. */
static void
find_place (HkBoardView   *self,
            const char    *id,
            const LsSpots *spots,
            double        *x,
            double        *y)
{
  const GArray *path = self->marks.path;

  hk_board_place_spot (&self->place, spots->at[0], x, y);
  if (self->dragged != LS_NO_SPOT && ls_spots_contain (spots, self->dragged))
    {
      *x = self->drag_x - self->place.cell / 2;
      *y = self->drag_y - self->place.cell / 2;
    }
  else if (self->walked < 1 && path && path->len > 1 && self->marks.figure == id)
    {
      double along = self->walked * (path->len - 1);
      guint i = MIN ((guint) along, path->len - 2);
      double next_x, next_y;

      hk_board_place_spot (&self->place, g_array_index (path, LsSpot, i), x, y);
      hk_board_place_spot (&self->place, g_array_index (path, LsSpot, i + 1), &next_x, &next_y);
      *x += (next_x - *x) * (along - i);
      *y += (next_y - *y) * (along - i);
    }
}

static void
corner (const LsSpots *spots,
        LsSpots       *from)
{
  guint column = G_MAXUINT, row = G_MAXUINT;

  for (guint i = 0; i < spots->n; i++)
    {
      column = MIN (column, ls_spot_column (spots->at[i]));
      row = MIN (row, ls_spot_row (spots->at[i]));
    }
  *from = *spots;
  from->at[0] = ls_spot (column, row);
}

static void
snapshot_pieces (HkBoardView  *self,
                 GtkSnapshot  *snapshot,
                 const LsGame *game)
{
  HkPiece piece;
  LsSpots from;
  double x, y;

  for (guint i = 0; i < game->n_structures; i++)
    {
      corner (&game->structures[i].spots, &from);
      hk_piece_of_structure (&piece, game, i);
      find_place (self, game->structures[i].id, &from, &x, &y);
      append_piece (self, snapshot, &piece, x, y);
    }
  for (guint i = 0; i < game->n_tokens; i++)
    {
      hk_piece_of_token (&piece, game, i);
      find_place (self, game->tokens[i].id, &(LsSpots){ 1, { game->tokens[i].at } }, &x, &y);
      append_piece (self, snapshot, &piece, x, y);
    }
  for (guint i = 0; i < game->n_monsters; i++)
    {
      corner (&game->monsters[i].spots, &from);
      hk_piece_of_monster (&piece, game, i);
      find_place (self, game->monsters[i].id, &from, &x, &y);
      append_piece (self, snapshot, &piece, x, y);
    }
  for (guint i = 0; i < game->n_heroes; i++)
    if (game->sheets[i].on_board)
      {
        hk_piece_of_hero (&piece, game, i);
        find_place (self, game->heroes[i].id, &(LsSpots){ 1, { game->heroes[i].at } }, &x, &y);
        append_piece (self, snapshot, &piece, x, y);
      }
}

static void
snapshot_terrain (HkBoardView     *self,
                  GtkSnapshot     *snapshot,
                  const LsGame    *game,
                  const HkPalette *palette)
{
  if (memcmp (self->mist, game->mist, sizeof self->mist) != 0)
    g_clear_pointer (&self->terrain, gsk_render_node_unref);
  memcpy (self->mist, game->mist, sizeof self->mist);
  if (!self->terrain)
    self->terrain = hk_terrain_paint (game, &self->place, palette, gtk_widget_get_scale_factor (GTK_WIDGET (self)),
                                      self->coordinates);
  gtk_snapshot_append_node (snapshot, self->terrain);
}

/* Makes the area larger, so that the marks of the spots lie in it. */
static void
cover_spots (HkBoardView     *self,
             const LsSpot    *spots,
             guint            n,
             graphene_rect_t *area)
{
  float cell = (float) self->place.cell;

  for (guint i = 0; i < n; i++)
    {
      graphene_rect_t spot;
      double x, y;

      hk_board_place_spot (&self->place, spots[i], &x, &y);
      graphene_rect_init (&spot, (float) x - cell, (float) y - cell, 3 * cell, 3 * cell);
      if (area->size.width > 0)
        graphene_rect_union (area, &spot, area);
      else
        *area = spot;
    }
}

/* Nothing is drawn for marks that are not there; the area is then empty. */
static void
find_marked (HkBoardView     *self,
             gboolean         above,
             graphene_rect_t *area)
{
  const GArray *spots[] = { above ? self->marks.candidates : self->marks.path, above ? self->marks.picked : NULL,
                            above ? self->marks.blocking : NULL };
  LsSpot focused = above ? hk_board_view_get_focus_spot (self) : LS_NO_SPOT;

  *area = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  if (above ? self->marks.forecast[0] != NULL : self->marks.reach != NULL)
    *area = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (GTK_WIDGET (self)),
                                (float) gtk_widget_get_height (GTK_WIDGET (self)));
  for (guint i = 0; i < G_N_ELEMENTS (spots); i++)
    if (spots[i])
      cover_spots (self, (const LsSpot *) (gconstpointer) spots[i]->data, spots[i]->len, area);
  if (focused != LS_NO_SPOT)
    cover_spots (self, &focused, 1, area);
}

static void
snapshot_rings (HkBoardView     *self,
                cairo_t         *cr,
                const HkPalette *palette)
{
  LsSpot spot = hk_board_view_get_focus_spot (self);

  if (spot == LS_NO_SPOT)
    return;
  hk_marks_draw_ring (cr, &self->place, spot, &palette->paper, MAX (self->place.cell * 0.16, 4));
  hk_marks_draw_ring (cr, &self->place, spot, &palette->cursor, MAX (self->place.cell * 0.08, 2));
}

void
hk_board_view_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  HkBoardView *self = HK_BOARD_VIEW (widget);
  const LsGame *game = hk_board_view_get_game (self);
  const HkPalette *palette = hk_palette_get_current ();
  graphene_rect_t area;
  cairo_t *cr;

  if (!game)
    return;
  snapshot_terrain (self, snapshot, game, palette);
  find_marked (self, FALSE, &area);
  if (area.size.width > 0)
    {
      cr = gtk_snapshot_append_cairo (snapshot, &area);
      hk_marks_draw_below (cr, &self->marks, &self->place, palette, game->board, self->walked >= 1);
      cairo_destroy (cr);
    }
  snapshot_pieces (self, snapshot, game);
  find_marked (self, TRUE, &area);
  if (area.size.width > 0)
    {
      cr = gtk_snapshot_append_cairo (snapshot, &area);
      hk_marks_draw_above (cr, &self->marks, &self->place, palette);
      snapshot_rings (self, cr, palette);
      cairo_destroy (cr);
    }
}
