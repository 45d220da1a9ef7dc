/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board-part.h"

#include <glib/gi18n.h>

#include "application.h"

#define HEIGHT 440

/* FALSE: there is no such board. */
gboolean
hk_board_part_read (HkBoardDraft *draft,
                    const char   *board)
{
  HkWorkshop *workshop = hk_application_get_workshop (hk_application_get ());
  const LsRecord *record = ls_workshop_find (hk_workshop_look (workshop), LS_KIND_BOARDS, board);

  return record && hk_board_draft_read (draft, record->current);
}

GtkWidget *
hk_board_part_frame (GtkWidget *canvas)
{
  GtkWidget *window = gtk_scrolled_window_new ();
  GtkWidget *frame = gtk_frame_new (NULL);

  gtk_widget_set_size_request (window, -1, HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), canvas);
  gtk_frame_set_child (GTK_FRAME (frame), window);
  return frame;
}

GtkWidget *
hk_board_part_brushes (GtkWidget        **toggles,
                       const char *const *names)
{
  GtkWidget *flow = gtk_flow_box_new ();

  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (flow), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (flow), 6);
  for (guint i = 0; names[i]; i++)
    {
      toggles[i] = gtk_toggle_button_new_with_label (_(names[i]));
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (toggles[i]), i > 0 ? GTK_TOGGLE_BUTTON (toggles[0]) : NULL);
      gtk_widget_add_css_class (toggles[i], "answer");
      gtk_flow_box_append (GTK_FLOW_BOX (flow), toggles[i]);
      gtk_widget_set_focusable (gtk_widget_get_parent (toggles[i]), FALSE);
    }
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggles[0]), TRUE);
  return flow;
}

guint
hk_board_part_get_brush (GtkWidget *const *toggles,
                         guint             n)
{
  for (guint i = 0; i < n; i++)
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (toggles[i])))
      return i;
  return 0;
}

void
hk_board_part_paint_spots (cairo_t            *cr,
                           const HkBoardPlace *place,
                           const LsSpot       *spots,
                           guint               n,
                           const GdkRGBA      *colour)
{
  for (guint i = 0; i < n; i++)
    {
      double x, y;

      hk_board_place_spot (place, spots[i], &x, &y);
      cairo_rectangle (cr, x, y, place->cell, place->cell);
    }
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_fill (cr);
}
