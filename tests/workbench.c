/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workbench.h"

#include "record-json.h"

LsWorkshop *
bench_records (void)
{
  return hk_workshop_look (hk_application_get_workshop (hk_application_get ()));
}

/* Back to what is shipped, wherever somebody has been. */
void
bench_forget (void)
{
  HkWorkshop *workshop = hk_application_get_workshop (hk_application_get ());
  GSettings *settings = hk_application_get_settings (hk_application_get ());

  for (guint kind = 0; kind < LS_N_KINDS; kind++)
    for (guint i = 0; i < ls_workshop_count (bench_records (), kind); i++)
      {
        const LsRecord *record = ls_workshop_get (bench_records (), kind, i);
        g_autofree char *key = g_strdup (record->key);

        if (record->own)
          g_assert_true (hk_workshop_reset (workshop, kind, key));
      }
  g_settings_reset (settings, "workshop-scenario");
  g_settings_reset (settings, "workshop-check");
}

HkWindow *
bench_open (void)
{
  HkWindow *window;

  bench_forget ();
  hand_forget_games ();
  window = hand_open (1280, 800);
  hand_key ("F2");
  return window;
}

const LsRecord *
bench_record (LsKind      kind,
              const char *key)
{
  const LsRecord *record = ls_workshop_find (bench_records (), kind, key);

  g_assert_nonnull (record);
  return record;
}

void
bench_open_record (HkWindow   *window,
                   const char *kind,
                   const char *key)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.record", "(ss)", kind, key);
  hand_settle ();
}

void
bench_click (HkWindow   *window,
             const char *button)
{
  hand_click (need_button (hk_window_get_page (window), button));
}

/* --- Boards --- */

GtkWidget *
bench_canvas (HkWindow *window)
{
  return need_by_type (GTK_WIDGET (window), HK_TYPE_BOARD_CANVAS);
}

static void
middle_of (GtkWidget  *canvas,
           const char *spot,
           double     *x,
           double     *y)
{
  GdkRectangle area;

  hk_board_canvas_get_spot_area (HK_BOARD_CANVAS (canvas), player_spot (spot), &area);
  *x = area.x + area.width / 2.0;
  *y = area.y + area.height / 2.0;
}

/* The same spot twice is a tap. */
void
bench_drag (HkWindow   *window,
            const char *from,
            const char *to)
{
  GtkWidget *canvas = bench_canvas (window);
  double x0, y0, x1, y1;

  middle_of (canvas, from, &x0, &y0);
  middle_of (canvas, to, &x1, &y1);
  if (g_str_equal (from, to))
    hand_click_at (canvas, x0, y0);
  else
    hand_drag (canvas, x0, y0, x1, y1);
}

char
bench_board_letter (const char *board,
                    const char *drawing,
                    const char *spot)
{
  JsonNode *row = hk_record_get_nth (bench_record (LS_KIND_BOARDS, board)->current, drawing, ls_spot_row (player_spot (spot)));

  return json_node_get_string (row)[ls_spot_column (player_spot (spot))];
}
