/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A spawn direction card: for each day the slots of its row, in the order in which they were tapped. */
#include <glib/gi18n.h>

#include "labels.h"
#include "last-spell/spawn.h"
#include "record-json.h"
#include "record-part.h"

#define HK_TYPE_DIRECTION_PART (hk_direction_part_get_type ())
G_DECLARE_FINAL_TYPE (HkDirectionPart, hk_direction_part, HK, DIRECTION_PART, HkRecordPart)

#define SLOTS 6 /* around a town; more are shown if a card names them */

struct _HkDirectionPart
{
  HkRecordPart parent_instance;

  /* borrowed */
  GtkWidget   *toggles[LS_DAYS][LS_MAX_SPAWN_SLOTS];
};

G_DEFINE_FINAL_TYPE (HkDirectionPart, hk_direction_part, HK_TYPE_RECORD_PART)

static JsonArray *
get_row (JsonNode *record,
         guint     day)
{
  JsonNode *row = hk_record_get_nth (record, "rows", day);

  return row && JSON_NODE_HOLDS_ARRAY (row) ? json_node_get_array (row) : NULL;
}

static gboolean
names_slot (JsonArray *row,
            guint      slot)
{
  for (guint i = 0; row && i < json_array_get_length (row); i++)
    if (json_array_get_int_element (row, i) == slot)
      return TRUE;
  return FALSE;
}

/* The row with the slot at its end, or without it. */
static JsonArray *
change_row (JsonArray *old,
            guint      slot,
            gboolean   there)
{
  JsonArray *row = json_array_new ();

  for (guint i = 0; old && i < json_array_get_length (old); i++)
    if (json_array_get_int_element (old, i) != slot)
      json_array_add_int_element (row, json_array_get_int_element (old, i));
  if (there)
    json_array_add_int_element (row, slot);
  return row;
}

static void
toggled_cb (HkDirectionPart *self,
            GtkToggleButton *toggle)
{
  JsonNode *record = hk_record_part_get_record (HK_RECORD_PART (self));
  g_autoptr (JsonArray) rows = json_array_new ();
  JsonNode *value;

  if (!hk_record_part_is_editable (HK_RECORD_PART (self)))
    return;
  for (guint day = 0; day < LS_DAYS; day++)
    {
      JsonArray *row = change_row (get_row (record, day), 0, FALSE);

      for (guint i = 0; i < LS_MAX_SPAWN_SLOTS; i++)
        if (self->toggles[day][i] == GTK_WIDGET (toggle))
          {
            JsonArray *changed = change_row (row, i + 1, gtk_toggle_button_get_active (toggle));

            json_array_unref (row);
            row = changed;
          }
      json_array_add_array_element (rows, row);
    }
  value = json_node_new (JSON_NODE_ARRAY);
  json_node_set_array (value, rows);
  hk_record_set (record, "rows", value);
  hk_record_part_changed (HK_RECORD_PART (self));
}

static void
hk_direction_part_update (HkRecordPart *part,
                          JsonNode     *record,
                          gboolean      editable)
{
  HkDirectionPart *self = HK_DIRECTION_PART (part);

  for (guint day = 0; day < LS_DAYS; day++)
    for (guint i = 0; i < LS_MAX_SPAWN_SLOTS; i++)
      {
        gboolean there = names_slot (get_row (record, day), i + 1);

        gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->toggles[day][i]), there);
        gtk_widget_set_visible (self->toggles[day][i], there || i < SLOTS);
        gtk_widget_set_can_target (self->toggles[day][i], editable);
        gtk_widget_set_focusable (self->toggles[day][i], editable);
      }
}

static void
hk_direction_part_class_init (HkDirectionPartClass *klass)
{
  HK_RECORD_PART_CLASS (klass)->update = hk_direction_part_update;
}

static GtkWidget *
make_toggle (HkDirectionPart *self,
             guint            day,
             guint            slot)
{
  g_autofree char *number = g_strdup_printf ("%u", slot);
  g_autofree char *name = g_strdup_printf (_("Day %u, slot %u"), day + 1, slot);
  GtkWidget *toggle = gtk_toggle_button_new_with_label (number);

  gtk_widget_add_css_class (toggle, "touch");
  gtk_accessible_update_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (toggle, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  return toggle;
}

static void
hk_direction_part_init (HkDirectionPart *self)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 3);
  gtk_widget_add_css_class (grid, "card");
  gtk_widget_add_css_class (grid, "spawn-card");
  for (guint day = 0; day < LS_DAYS; day++)
    {
      /* Translators: a row of a spawn direction card */
      g_autofree char *text = g_strdup_printf (_("Day %u"), day + 1);

      gtk_grid_attach (GTK_GRID (grid), hk_label_new (text, "heading"), 0, 2 * (int) day, LS_MAX_SPAWN_SLOTS, 1);
      for (guint i = 0; i < LS_MAX_SPAWN_SLOTS; i++)
        {
          self->toggles[day][i] = make_toggle (self, day, i + 1);
          gtk_grid_attach (GTK_GRID (grid), self->toggles[day][i], (int) i, 2 * (int) day + 1, 1, 1);
        }
    }
  gtk_widget_set_halign (grid, GTK_ALIGN_CENTER);
  adw_bin_set_child (ADW_BIN (self), grid);
}

GtkWidget *
hk_direction_part_new (void)
{
  return g_object_new (HK_TYPE_DIRECTION_PART, NULL);
}
