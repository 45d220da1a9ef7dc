/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A spawn card: its grid, and below it what is painted with. A tap puts the chosen icon there, or takes it away again. */
#include <glib/gi18n.h>

#include "card-face.h"
#include "labels.h"
#include "record-fields.h"
#include "record-part.h"

#define HK_TYPE_CARD_PART (hk_card_part_get_type ())
G_DECLARE_FINAL_TYPE (HkCardPart, hk_card_part, HK, CARD_PART, HkRecordPart)

#define FACE 40
#define N_BRUSHES (LS_N_FIGURES + 2)

struct _HkCardPart
{
  HkRecordPart parent_instance;

  /* borrowed */
  GtkWidget   *buttons[LS_CARD_DEPTH][LS_CARD_COLUMNS];
  GtkWidget   *faces[LS_CARD_DEPTH][LS_CARD_COLUMNS];
  GtkWidget   *brushes[N_BRUSHES]; /* figures, then hatchery and seed mortar */
  GtkWidget   *brush_faces[N_BRUSHES];
  GtkWidget   *colours[LS_N_COLOURS];
  GtkWidget   *palette;
};

G_DEFINE_FINAL_TYPE (HkCardPart, hk_card_part, HK_TYPE_RECORD_PART)

static guint
get_active (GtkWidget *const *toggles,
            guint             n)
{
  for (guint i = 0; i < n; i++)
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (toggles[i])))
      return i;
  return 0;
}

/* --- Painting --- */

static void
paint_place (HkCardPart  *self,
             HkCardPlace *place)
{
  guint brush = get_active (self->brushes, N_BRUSHES);
  LsColour colour = get_active (self->colours, LS_N_COLOURS);

  if (brush >= LS_N_FIGURES)
    {
      HkCardTile tile = brush == LS_N_FIGURES ? HK_TILE_HATCHERY : HK_TILE_MORTAR;

      place->tile = place->tile == tile ? HK_TILE_NONE : tile;
    }
  else if (place->figure == (int) brush && place->colour == colour)
    place->figure = -1;
  else
    {
      place->figure = (int) brush;
      place->colour = colour;
    }
}

static void
clicked_cb (HkCardPart *self,
            GtkWidget  *button)
{
  JsonNode *record = hk_record_part_get_record (HK_RECORD_PART (self));
  HkCard card;

  if (!hk_record_part_is_editable (HK_RECORD_PART (self)))
    return;
  hk_card_read (&card, record);
  for (guint depth = 0; depth < LS_CARD_DEPTH; depth++)
    for (guint column = 0; column < LS_CARD_COLUMNS; column++)
      if (self->buttons[depth][column] == button)
        paint_place (self, &card.places[depth][column]);
  hk_card_write (&card, record);
  hk_record_part_changed (HK_RECORD_PART (self));
}

/* The brushes show the colour that they would paint in. */
static void
colour_cb (HkCardPart *self)
{
  LsColour colour = get_active (self->colours, LS_N_COLOURS);

  for (guint i = 0; i < LS_N_FIGURES; i++)
    hk_card_face_set (HK_CARD_FACE (self->brush_faces[i]), &(HkCardPlace){ (int) i, colour, HK_TILE_NONE });
}

/* --- Showing --- */

static char *
name_place (const HkCardPlace *place,
            guint              depth,
            guint              column)
{
  const char *tile = hk_card_tile_word (place->tile);
  g_autoptr (GString) what = g_string_new (NULL);

  if (place->figure >= 0)
    g_string_append_printf (what, "%s, %s", hk_word_name (hk_card_figure_word (place->figure)),
                            hk_word_name (hk_card_colour_word (place->colour)));
  if (tile)
    g_string_append_printf (what, "%s%s", what->len > 0 ? ", " : "", hk_word_name (tile));
  /* Translators: a place on a spawn card and what it shows: "Depth 1, column 3: Clawer, green" */
  return g_strdup_printf (_("Depth %u, column %u: %s"), depth + 1, column + 1, what->len > 0 ? what->str : _("nothing"));
}

static void
hk_card_part_update (HkRecordPart *part,
                     JsonNode     *record,
                     gboolean      editable)
{
  HkCardPart *self = HK_CARD_PART (part);
  HkCard card;

  hk_card_read (&card, record);
  for (guint depth = 0; depth < LS_CARD_DEPTH; depth++)
    for (guint column = 0; column < LS_CARD_COLUMNS; column++)
      {
        g_autofree char *name = name_place (&card.places[depth][column], depth, column);
        GtkWidget *button = self->buttons[depth][column];

        hk_card_face_set (HK_CARD_FACE (self->faces[depth][column]), &card.places[depth][column]);
        hk_set_tooltip (button, name);
        gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
        gtk_widget_set_can_target (button, editable);
        gtk_widget_set_focusable (button, editable);
      }
  gtk_widget_set_visible (self->palette, editable);
}

/* --- The widget --- */

static void
hk_card_part_class_init (HkCardPartClass *klass)
{
  HK_RECORD_PART_CLASS (klass)->update = hk_card_part_update;
}

static GtkWidget *
make_grid (HkCardPart *self)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 3);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 3);
  gtk_widget_set_halign (grid, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (grid, "card");
  gtk_widget_add_css_class (grid, "spawn-card");
  for (guint depth = 0; depth < LS_CARD_DEPTH; depth++)
    for (guint column = 0; column < LS_CARD_COLUMNS; column++)
      {
        GtkWidget *button = gtk_button_new ();

        self->faces[depth][column] = hk_card_face_new (FACE);
        self->buttons[depth][column] = button;
        gtk_button_set_child (GTK_BUTTON (button), self->faces[depth][column]);
        gtk_widget_add_css_class (button, "place");
        gtk_grid_attach (GTK_GRID (grid), button, (int) column, (int) depth, 1, 1);
        g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
      }
  return grid;
}

static GtkWidget *
make_toggle (GtkWidget  *group,
             GtkWidget  *child,
             const char *name)
{
  GtkWidget *toggle = gtk_toggle_button_new ();

  gtk_button_set_child (GTK_BUTTON (toggle), child);
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (toggle), group ? GTK_TOGGLE_BUTTON (group) : NULL);
  gtk_widget_add_css_class (toggle, "place");
  gtk_widget_set_tooltip_text (toggle, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return toggle;
}

static GtkWidget *
make_flow (void)
{
  GtkWidget *flow = gtk_flow_box_new ();

  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (flow), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (flow), N_BRUSHES);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (flow), N_BRUSHES / 2);
  return flow;
}

static void
append_toggle (GtkWidget *flow,
               GtkWidget *toggle)
{
  gtk_widget_set_halign (toggle, GTK_ALIGN_CENTER);
  gtk_flow_box_append (GTK_FLOW_BOX (flow), toggle);
  gtk_widget_set_focusable (gtk_widget_get_parent (toggle), FALSE);
}

static GtkWidget *
make_brushes (HkCardPart *self)
{
  GtkWidget *flow = make_flow ();

  for (guint i = 0; i < N_BRUSHES; i++)
    {
      HkCardPlace place = { i < LS_N_FIGURES ? (int) i : -1, LS_GREEN,
                            i < LS_N_FIGURES    ? HK_TILE_NONE
                            : i == LS_N_FIGURES ? HK_TILE_HATCHERY
                                                : HK_TILE_MORTAR };
      const char *word = i < LS_N_FIGURES ? hk_card_figure_word ((int) i) : hk_card_tile_word (place.tile);

      self->brush_faces[i] = hk_card_face_new (FACE);
      hk_card_face_set (HK_CARD_FACE (self->brush_faces[i]), &place);
      self->brushes[i] = make_toggle (i > 0 ? self->brushes[0] : NULL, self->brush_faces[i], hk_word_name (word));
      append_toggle (flow, self->brushes[i]);
    }
  return flow;
}

static GtkWidget *
make_colours (HkCardPart *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (box, "linked");
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  for (guint i = 0; i < LS_N_COLOURS; i++)
    {
      const char *name = hk_word_name (hk_card_colour_word (i));

      self->colours[i] = make_toggle (i > 0 ? self->colours[0] : NULL, gtk_label_new (name), name);
      gtk_widget_remove_css_class (self->colours[i], "place");
      gtk_widget_add_css_class (self->colours[i], "wide-target");
      gtk_box_append (GTK_BOX (box), self->colours[i]);
      g_signal_connect_object (self->colours[i], "toggled", G_CALLBACK (colour_cb), self, G_CONNECT_SWAPPED);
    }
  return box;
}

static void
hk_card_part_init (HkCardPart *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *hint = hk_label_new (_("The first row is nearest to the town. Choose an icon below, then tap where the card "
                                    "shows it; tap again to take it away."),
                                  "dim-label");

  self->palette = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_box_append (GTK_BOX (self->palette), hint);
  gtk_box_append (GTK_BOX (self->palette), make_brushes (self));
  gtk_box_append (GTK_BOX (self->palette), make_colours (self));
  gtk_box_append (GTK_BOX (box), make_grid (self));
  gtk_box_append (GTK_BOX (box), self->palette);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->brushes[0]), TRUE);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->colours[0]), TRUE);
  adw_bin_set_child (ADW_BIN (self), box);
}

GtkWidget *
hk_card_part_new (void)
{
  return g_object_new (HK_TYPE_CARD_PART, NULL);
}
