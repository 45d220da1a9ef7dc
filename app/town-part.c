/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands on a scenario's board at the start: structures, put by tapping or dragging over their spots. */
#include <glib/gi18n.h>

#include "board-part.h"
#include "board-stroke.h"
#include "labels.h"
#include "record-fields.h"
#include "record-json.h"
#include "symbols.h"

#define HK_TYPE_TOWN_PART (hk_town_part_get_type ())
G_DECLARE_FINAL_TYPE (HkTownPart, hk_town_part, HK, TOWN_PART, HkRecordPart)

#define MOST 60

enum { PUT, TAKE, N_BRUSHES };

static const char *const brush_names[] = { N_("Put"), N_("Take Away"), NULL };

struct _HkTownPart
{
  HkRecordPart  parent_instance;

  /* borrowed */
  GtkWidget    *canvas;
  GtkWidget    *palette;
  GtkWidget    *types;
  GtkWidget    *brushes[N_BRUSHES];

  /* owned */
  HkBoardDraft *board;

  HkStroke      stroke; /* its cutout is what is put */
};

G_DEFINE_FINAL_TYPE (HkTownPart, hk_town_part, HK_TYPE_RECORD_PART)

static void
read_spots (JsonNode *structure,
            LsSpots  *spots)
{
  spots->n = 0;
  for (guint i = 0; i < hk_record_get_length (structure, "spots") && spots->n < LS_MAX_SPOTS; i++)
    {
      JsonNode *node = hk_record_get_nth (structure, "spots", i);

      if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING)
        spots->at[spots->n++] = ls_spot_from_name (json_node_get_string (node));
    }
}

static gboolean
overlap (const LsSpots *a,
         const LsSpots *b)
{
  for (guint i = 0; i < a->n; i++)
    if (ls_spots_contain (b, a->at[i]))
      return TRUE;
  return FALSE;
}

static JsonObject *
make_structure (const char    *type,
                const LsSpots *spots)
{
  JsonObject *structure = json_object_new ();
  JsonArray *names = json_array_new ();
  char name[LS_SPOT_NAME_SIZE];

  for (guint i = 0; i < spots->n; i++)
    json_array_add_string_element (names, ls_spot_name (spots->at[i], name));
  json_object_set_string_member (structure, "type", type);
  json_object_set_array_member (structure, "spots", names);
  return structure;
}

/* Without what stood on these spots; and with the new one, unless it is only taken away. */
static void
change (HkTownPart    *self,
        const LsSpots *spots,
        const char    *type)
{
  JsonNode *record = hk_record_part_get_record (HK_RECORD_PART (self));
  g_autoptr (JsonArray) list = json_array_new ();
  JsonNode *value = json_node_new (JSON_NODE_ARRAY);

  for (guint i = 0; i < hk_record_get_length (record, "structures"); i++)
    {
      JsonNode *structure = hk_record_get_nth (record, "structures", i);
      LsSpots old;

      read_spots (structure, &old);
      if (!overlap (&old, spots))
        json_array_add_element (list, json_node_copy (structure));
    }
  if (type && json_array_get_length (list) < MOST)
    json_array_add_object_element (list, make_structure (type, spots));
  json_node_set_array (value, list);
  hk_record_set (record, "structures", value);
  hk_record_part_changed (HK_RECORD_PART (self));
}

static void
stroke_cb (HkTownPart *self,
           guint       phase,
           guint       spot)
{
  gboolean take = hk_board_part_get_brush (self->brushes, N_BRUSHES) == TAKE;
  const LsStructureType *type = &ls_structure_types[gtk_drop_down_get_selected (GTK_DROP_DOWN (self->types))];
  HkBoardDraft draft;

  if (!hk_record_part_is_editable (HK_RECORD_PART (self)))
    return;
  self->stroke.layer = HK_LAYER_WALLS;
  if (phase == HK_STROKE_BEGIN)
    hk_stroke_begin (&self->stroke, self->board, &draft, (LsSpot) spot);
  else if (phase == HK_STROKE_MOVE)
    hk_stroke_move (&self->stroke, self->board, &draft, (LsSpot) spot);
  else
    {
      hk_stroke_end (&self->stroke);
      change (self, &self->stroke.wall, take ? NULL : type->id);
      self->stroke.wall.n = 0;
    }
  gtk_widget_queue_draw (self->canvas);
}

static void
paint_structure (cairo_t            *cr,
                 const HkBoardPlace *place,
                 const HkPalette    *palette,
                 const char         *type,
                 const LsSpots      *spots)
{
  GdkRGBA ground = palette->paper;
  double x, y;

  ground.alpha = 0.8f;
  hk_board_part_paint_spots (cr, place, spots->at, spots->n, &ground);
  for (guint i = 0; i < spots->n && type; i++)
    {
      hk_board_place_spot (place, spots->at[i], &x, &y);
      hk_symbol_draw (cr, type, x + place->cell * 0.1, y + place->cell * 0.1, place->cell * 0.8, &palette->ink);
    }
}

static void
paint_cb (cairo_t            *cr,
          const HkBoardPlace *place,
          const HkPalette    *palette,
          gpointer            data)
{
  HkTownPart *self = data;
  JsonNode *record = hk_record_part_get_record (data);
  LsSpots spots;

  for (guint i = 0; record && i < hk_record_get_length (record, "structures"); i++)
    {
      JsonNode *structure = hk_record_get_nth (record, "structures", i);

      read_spots (structure, &spots);
      paint_structure (cr, place, palette, hk_record_get_text (structure, "type"), &spots);
    }
  hk_board_part_paint_spots (cr, place, self->stroke.wall.at, self->stroke.wall.n, &palette->candidate);
}

static void
hk_town_part_update (HkRecordPart *part,
                     JsonNode     *record,
                     gboolean      editable)
{
  HkTownPart *self = HK_TOWN_PART (part);
  const char *board = hk_record_get_text (record, "board");

  if (board && hk_board_part_read (self->board, board))
    hk_board_canvas_set_draft (HK_BOARD_CANVAS (self->canvas), self->board);
  gtk_widget_set_visible (self->palette, editable);
  gtk_widget_queue_draw (self->canvas);
}

static void
hk_town_part_finalize (GObject *object)
{
  g_free (HK_TOWN_PART (object)->board);
  G_OBJECT_CLASS (hk_town_part_parent_class)->finalize (object);
}

static void
hk_town_part_class_init (HkTownPartClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_town_part_finalize;
  HK_RECORD_PART_CLASS (klass)->update = hk_town_part_update;
}

static GtkWidget *
make_types (void)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  GtkWidget *types;

  for (const LsStructureType *type = ls_structure_types; type->id; type++)
    g_ptr_array_add (names, (gpointer) ls_structure_name (type));
  g_ptr_array_add (names, NULL);
  types = gtk_drop_down_new_from_strings ((const char *const *) names->pdata);
  gtk_accessible_update_property (GTK_ACCESSIBLE (types), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Structure to put"), -1);
  gtk_widget_set_tooltip_text (types, _("Structure to Put"));
  return types;
}

static void
hk_town_part_init (HkTownPart *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->board = g_new0 (HkBoardDraft, 1);
  self->canvas = hk_board_canvas_new ();
  self->types = make_types ();
  hk_board_canvas_set_paint (HK_BOARD_CANVAS (self->canvas), paint_cb, self);
  g_signal_connect_object (self->canvas, "stroke", G_CALLBACK (stroke_cb), self, G_CONNECT_SWAPPED);
  self->palette = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (self->palette),
                  hk_label_new (_("What stands on the board at the start. Choose a structure, then tap or drag over its "
                                  "spots."),
                                "dim-label"));
  gtk_box_append (GTK_BOX (self->palette), self->types);
  gtk_box_append (GTK_BOX (self->palette), hk_board_part_brushes (self->brushes, brush_names));
  gtk_box_append (GTK_BOX (box), self->palette);
  gtk_box_append (GTK_BOX (box), hk_board_part_frame (self->canvas));
  adw_bin_set_child (ADW_BIN (self), box);
}

GtkWidget *
hk_town_part_new (void)
{
  return g_object_new (HK_TYPE_TOWN_PART, NULL);
}
