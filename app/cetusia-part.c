/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One of Cetusia's cards: where head and tail come up, which attack each has, and the red areas, painted on the board. */
#include <glib/gi18n.h>

#include "application.h"
#include "board-part.h"
#include "labels.h"
#include "record-json.h"
#include "symbols.h"

#define HK_TYPE_CETUSIA_PART (hk_cetusia_part_get_type ())
G_DECLARE_FINAL_TYPE (HkCetusiaPart, hk_cetusia_part, HK, CETUSIA_PART, HkRecordPart)

#define BOARD "lakeburg" /* where she lives */

enum { HEAD, TAIL, HEAD_AREA, TAIL_AREA, N_BRUSHES };

static const char *const brush_names[] = { N_("Head"), N_("Tail"), N_("Area of the head"), N_("Area of the tail"), NULL };
static const char *const spot_paths[LS_CETUSIA_PIECES] = { "head.at", "tail.at" };
static const char *const area_paths[LS_CETUSIA_PIECES] = { "head.area", "tail.area" };
static const char *const attack_paths[LS_CETUSIA_PIECES] = { "head.attack", "tail.attack" };
static const char *const symbols[LS_CETUSIA_PIECES] = { "cetusia-head", "cetusia-tail" };

struct _HkCetusiaPart
{
  HkRecordPart parent_instance;

  /* borrowed */
  GtkWidget   *canvas;
  GtkWidget   *palette;
  GtkWidget   *brushes[N_BRUSHES];
  GtkWidget   *attacks[LS_CETUSIA_PIECES];

  gboolean     erasing; /* the stroke began on a spot of the area */
};

G_DEFINE_FINAL_TYPE (HkCetusiaPart, hk_cetusia_part, HK_TYPE_RECORD_PART)

static LsSpot
get_spot (JsonNode   *record,
          const char *path)
{
  const char *name = hk_record_get_text (record, path);

  return name ? ls_spot_from_name (name) : LS_NO_SPOT;
}

/* --- Painting --- */

static guint
read_area (JsonNode   *record,
           const char *path,
           LsSpot      spots[LS_MAX_RED_AREA])
{
  guint n = 0;

  for (guint i = 0; i < hk_record_get_length (record, path) && n < LS_MAX_RED_AREA; i++)
    {
      JsonNode *node = hk_record_get_nth (record, path, i);

      if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING)
        spots[n++] = ls_spot_from_name (json_node_get_string (node));
    }
  return n;
}

/* Adds the spot to the area, or takes it away. */
static void
change_area (JsonNode   *record,
             const char *path,
             LsSpot      spot,
             gboolean    there)
{
  g_autoptr (JsonArray) area = json_array_new ();
  JsonNode *value = json_node_new (JSON_NODE_ARRAY);
  LsSpot spots[LS_MAX_RED_AREA];
  guint n = read_area (record, path, spots);
  char name[LS_SPOT_NAME_SIZE];

  for (guint i = 0; i < n; i++)
    if (spots[i] != spot)
      json_array_add_string_element (area, ls_spot_name (spots[i], name));
  if (there && json_array_get_length (area) < LS_MAX_RED_AREA)
    json_array_add_string_element (area, ls_spot_name (spot, name));
  json_node_set_array (value, area);
  hk_record_set (record, path, value);
}

static void
stroke_cb (HkCetusiaPart *self,
           guint          phase,
           guint          spot)
{
  JsonNode *record = hk_record_part_get_record (HK_RECORD_PART (self));
  guint brush = hk_board_part_get_brush (self->brushes, N_BRUSHES);
  char name[LS_SPOT_NAME_SIZE];

  if (!hk_record_part_is_editable (HK_RECORD_PART (self)))
    return;
  if (phase == HK_STROKE_END)
    {
      hk_record_part_changed (HK_RECORD_PART (self));
      return;
    }
  if (brush == HEAD || brush == TAIL)
    hk_record_set_text (record, spot_paths[brush], ls_spot_name ((LsSpot) spot, name));
  else
    {
      const char *path = area_paths[brush - HEAD_AREA];

      if (phase == HK_STROKE_BEGIN)
        self->erasing = hk_record_lists (record, path, ls_spot_name ((LsSpot) spot, name));
      change_area (record, path, (LsSpot) spot, !self->erasing);
    }
  gtk_widget_queue_draw (self->canvas);
}

static void
paint_cb (cairo_t            *cr,
          const HkBoardPlace *place,
          const HkPalette    *palette,
          gpointer            data)
{
  static const GdkRGBA reds[LS_CETUSIA_PIECES] = { { 0.85f, 0.10f, 0.10f, 0.55f }, { 0.85f, 0.10f, 0.10f, 0.30f } };
  JsonNode *record = hk_record_part_get_record (data);

  for (guint piece = 0; record && piece < LS_CETUSIA_PIECES; piece++)
    {
      LsSpot spots[LS_MAX_RED_AREA];
      guint n = read_area (record, area_paths[piece], spots);
      LsSpot at = get_spot (record, spot_paths[piece]);
      double x, y;

      hk_board_part_paint_spots (cr, place, spots, n, &reds[piece]);
      if (at == LS_NO_SPOT)
        continue;
      hk_board_place_spot (place, at, &x, &y);
      hk_board_part_paint_spots (cr, place, &at, 1, &palette->paper);
      hk_symbol_draw (cr, symbols[piece], x, y, place->cell, &palette->ink);
    }
}

/* --- Attacks --- */

static void
attack_cb (HkCetusiaPart *self,
           GParamSpec    *pspec,
           GtkWidget     *row)
{
  LsWorkshop *records = hk_workshop_look (hk_application_get_workshop (hk_application_get ()));
  guint piece = row == self->attacks[LS_CETUSIA_TAIL];
  guint i = adw_combo_row_get_selected (ADW_COMBO_ROW (row));

  if (!hk_record_part_is_editable (HK_RECORD_PART (self)) || i >= ls_workshop_count (records, LS_KIND_CETUSIA_ATTACKS))
    return;
  hk_record_set_text (hk_record_part_get_record (HK_RECORD_PART (self)), attack_paths[piece],
                      ls_workshop_get (records, LS_KIND_CETUSIA_ATTACKS, i)->key);
  hk_record_part_changed (HK_RECORD_PART (self));
}

static void
show_attack (HkCetusiaPart *self,
             JsonNode      *record,
             guint          piece)
{
  LsWorkshop *records = hk_workshop_look (hk_application_get_workshop (hk_application_get ()));

  for (guint i = 0; i < ls_workshop_count (records, LS_KIND_CETUSIA_ATTACKS); i++)
    if (g_strcmp0 (ls_workshop_get (records, LS_KIND_CETUSIA_ATTACKS, i)->key,
                   hk_record_get_text (record, attack_paths[piece]))
        == 0)
      adw_combo_row_set_selected (ADW_COMBO_ROW (self->attacks[piece]), i);
}

static void
hk_cetusia_part_update (HkRecordPart *part,
                        JsonNode     *record,
                        gboolean      editable)
{
  HkCetusiaPart *self = HK_CETUSIA_PART (part);
  HkBoardDraft draft;

  if (hk_board_part_read (&draft, BOARD))
    hk_board_canvas_set_draft (HK_BOARD_CANVAS (self->canvas), &draft);
  for (guint piece = 0; piece < LS_CETUSIA_PIECES; piece++)
    {
      show_attack (self, record, piece);
      gtk_widget_set_can_target (self->attacks[piece], editable);
    }
  gtk_widget_set_visible (self->palette, editable);
  gtk_widget_queue_draw (self->canvas);
}

/* --- The widget --- */

static void
hk_cetusia_part_class_init (HkCetusiaPartClass *klass)
{
  HK_RECORD_PART_CLASS (klass)->update = hk_cetusia_part_update;
}

static GtkWidget *
make_attacks (HkCetusiaPart *self)
{
  LsWorkshop *records = hk_workshop_look (hk_application_get_workshop (hk_application_get ()));
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  for (guint i = 0; i < ls_workshop_count (records, LS_KIND_CETUSIA_ATTACKS); i++)
    gtk_string_list_append (names, ls_workshop_get (records, LS_KIND_CETUSIA_ATTACKS, i)->name);
  for (guint piece = 0; piece < LS_CETUSIA_PIECES; piece++)
    {
      self->attacks[piece] = adw_combo_row_new ();
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->attacks[piece]),
                                     piece == LS_CETUSIA_HEAD ? _("Attack of the head") : _("Attack of the tail"));
      adw_combo_row_set_model (ADW_COMBO_ROW (self->attacks[piece]), G_LIST_MODEL (names));
      gtk_list_box_append (GTK_LIST_BOX (list), self->attacks[piece]);
      g_signal_connect_object (self->attacks[piece], "notify::selected", G_CALLBACK (attack_cb), self, G_CONNECT_SWAPPED);
    }
  return list;
}

static void
hk_cetusia_part_init (HkCetusiaPart *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->canvas = hk_board_canvas_new ();
  hk_board_canvas_set_paint (HK_BOARD_CANVAS (self->canvas), paint_cb, self);
  g_signal_connect_object (self->canvas, "stroke", G_CALLBACK (stroke_cb), self, G_CONNECT_SWAPPED);
  self->palette = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (self->palette),
                  hk_label_new (_("Choose what to put, then tap or drag over the board. A drag that begins inside an area "
                                  "takes spots away from it."),
                                "dim-label"));
  gtk_box_append (GTK_BOX (self->palette), hk_board_part_brushes (self->brushes, brush_names));
  gtk_box_append (GTK_BOX (box), self->palette);
  gtk_box_append (GTK_BOX (box), hk_board_part_frame (self->canvas));
  gtk_box_append (GTK_BOX (box), make_attacks (self));
  adw_bin_set_child (ADW_BIN (self), box);
}

GtkWidget *
hk_cetusia_part_new (void)
{
  return g_object_new (HK_TYPE_CETUSIA_PART, NULL);
}
