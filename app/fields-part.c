/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The members that a table of fields can tell: a row for each. */
#include <glib/gi18n.h>

#include "number-row.h"
#include "record-fields.h"
#include "record-json.h"
#include "record-part.h"

#define HK_TYPE_FIELDS_PART (hk_fields_part_get_type ())
G_DECLARE_FINAL_TYPE (HkFieldsPart, hk_fields_part, HK, FIELDS_PART, HkRecordPart)

#define SHOWN_CHARS 12 /* of a value, before it wraps */

/* A field with its row. */
typedef struct
{
  HkFieldsPart  *part;
  const HkField *field;
  GtkWidget     *row;
  GtkWidget     *value;   /* in it: what is shown, or a switch; NULL: the row itself */
  GtkWidget     *toggles; /* of flags, the box with them */
} Line;

struct _HkFieldsPart
{
  HkRecordPart parent_instance;

  /* borrowed */
  GtkWidget   *list;

  /* owned */
  GPtrArray   *lines; /* Line */

  LsKind       kind;
  gboolean     editable; /* as the rows were made */
};

G_DEFINE_FINAL_TYPE (HkFieldsPart, hk_fields_part, HK_TYPE_RECORD_PART)

/* --- Changes --- */

/* The value is taken, or NULL: the member goes. */
static void
set_value (Line     *line,
           JsonNode *value)
{
  HkRecordPart *part = HK_RECORD_PART (line->part);

  hk_record_set (hk_record_part_get_record (part), line->field->path, value);
  hk_record_part_changed (part);
}

static void
number_cb (Line *line)
{
  int value = hk_number_row_get_value (HK_NUMBER_ROW (line->row));

  if (hk_record_part_is_editable (HK_RECORD_PART (line->part)))
    set_value (line, value == 0 && line->field->optional ? NULL : json_node_init_int (json_node_alloc (), value));
}

static void
choice_cb (Line *line)
{
  guint i = adw_combo_row_get_selected (ADW_COMBO_ROW (line->row));

  if (!hk_record_part_is_editable (HK_RECORD_PART (line->part)) || i == GTK_INVALID_LIST_POSITION)
    return;
  if (line->field->optional && i-- == 0)
    set_value (line, NULL);
  else
    set_value (line, json_node_init_string (json_node_alloc (), line->field->words[i]));
}

static void
switch_cb (Line *line)
{
  gboolean on = gtk_switch_get_active (GTK_SWITCH (line->value));

  if (hk_record_part_is_editable (HK_RECORD_PART (line->part)))
    set_value (line, on ? json_node_init_boolean (json_node_alloc (), TRUE) : NULL);
}

static void
text_cb (Line *line)
{
  if (hk_record_part_is_editable (HK_RECORD_PART (line->part)))
    set_value (line, json_node_init_string (json_node_alloc (), gtk_editable_get_text (GTK_EDITABLE (line->row))));
}

static void
flags_cb (Line *line)
{
  g_autoptr (JsonArray) words = json_array_new ();
  JsonNode *value;
  guint i = 0;

  if (!hk_record_part_is_editable (HK_RECORD_PART (line->part)))
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (line->toggles); child; child = gtk_widget_get_next_sibling (child), i++)
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (child)))))
      json_array_add_string_element (words, line->field->words[i]);
  value = json_node_new (JSON_NODE_ARRAY);
  json_node_set_array (value, words);
  set_value (line, value);
}

/* --- Rows --- */

static GtkWidget *
make_number (Line *line)
{
  GtkWidget *row = g_object_new (HK_TYPE_NUMBER_ROW, "title", _(line->field->label), NULL);

  hk_number_row_set_range (HK_NUMBER_ROW (row), line->field->least, line->field->most);
  g_signal_connect_swapped (row, "changed", G_CALLBACK (number_cb), line);
  return row;
}

static GtkWidget *
make_choice (Line *line)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  if (line->field->optional)
    gtk_string_list_append (names, "–");
  for (guint i = 0; line->field->words[i]; i++)
    gtk_string_list_append (names, hk_word_name (line->field->words[i]));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(line->field->label));
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (names));
  g_signal_connect_swapped (row, "notify::selected", G_CALLBACK (choice_cb), line);
  return row;
}

static GtkWidget *
make_switch (Line *line)
{
  GtkWidget *row = adw_action_row_new ();

  line->value = gtk_switch_new ();
  gtk_widget_set_valign (line->value, GTK_ALIGN_CENTER);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(line->field->label));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), line->value);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), line->value);
  gtk_accessible_update_property (GTK_ACCESSIBLE (line->value), GTK_ACCESSIBLE_PROPERTY_LABEL, _(line->field->label), -1);
  g_signal_connect_swapped (line->value, "notify::active", G_CALLBACK (switch_cb), line);
  return row;
}

static GtkWidget *
make_text (Line *line)
{
  GtkWidget *row = adw_entry_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(line->field->label));
  g_signal_connect_swapped (row, "changed", G_CALLBACK (text_cb), line);
  return row;
}

static GtkWidget *
make_flags (Line *line)
{
  GtkWidget *row = adw_preferences_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *label = gtk_label_new (_(line->field->label));

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(line->field->label));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  gtk_widget_add_css_class (box, "flags");
  line->toggles = gtk_flow_box_new ();
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (line->toggles), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (line->toggles), 6);
  for (guint i = 0; line->field->words[i]; i++)
    {
      GtkWidget *toggle = gtk_toggle_button_new_with_label (hk_word_name (line->field->words[i]));

      gtk_widget_add_css_class (toggle, "answer");
      gtk_flow_box_append (GTK_FLOW_BOX (line->toggles), toggle);
      gtk_widget_set_focusable (gtk_widget_get_parent (toggle), FALSE);
      g_signal_connect_swapped (toggle, "toggled", G_CALLBACK (flags_cb), line);
    }
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), line->toggles);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  return row;
}

static GtkWidget *
make_shown (Line *line)
{
  GtkWidget *row = adw_action_row_new ();

  line->value = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (line->value), TRUE);
  gtk_label_set_xalign (GTK_LABEL (line->value), 1);
  gtk_widget_add_css_class (line->value, "title-3");
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(line->field->label));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), line->value);
  return row;
}

static GtkWidget *
make_row (Line    *line,
          gboolean editable)
{
  if (!editable)
    return make_shown (line);
  switch (line->field->type)
    {
    case HK_FIELD_CHOICE:
      return make_choice (line);
    case HK_FIELD_FLAGS:
      return make_flags (line);
    case HK_FIELD_SWITCH:
      return make_switch (line);
    case HK_FIELD_TEXT:
      return make_text (line);
    case HK_FIELD_NUMBER:
    default:
      return make_number (line);
    }
}

/* --- Showing --- */

static void
show_choice (Line     *line,
             JsonNode *record)
{
  const char *word = hk_record_get_text (record, line->field->path);
  guint selected = line->field->optional ? 0 : GTK_INVALID_LIST_POSITION;

  for (guint i = 0; word && line->field->words[i]; i++)
    if (g_str_equal (line->field->words[i], word))
      selected = i + line->field->optional;
  adw_combo_row_set_selected (ADW_COMBO_ROW (line->row), selected);
}

static void
show_flags (Line     *line,
            JsonNode *record)
{
  guint i = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (line->toggles); child; child = gtk_widget_get_next_sibling (child), i++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (child))),
                                  hk_record_lists (record, line->field->path, line->field->words[i]));
}

static void
show_line (Line     *line,
           JsonNode *record,
           gboolean  editable)
{
  g_autofree char *text = hk_field_text (line->field, record);

  gtk_widget_set_visible (line->row, hk_field_applies (line->field, record)
                                       && (editable || !line->field->optional
                                           || hk_record_get (record, line->field->path)));
  if (!editable)
    {
      gtk_label_set_text (GTK_LABEL (line->value), text);
      gtk_label_set_width_chars (GTK_LABEL (line->value), (int) MIN (g_utf8_strlen (text, -1), SHOWN_CHARS));
    }
  else if (line->field->type == HK_FIELD_NUMBER)
    hk_number_row_set_value (HK_NUMBER_ROW (line->row),
                             hk_record_get_int (record, line->field->path, line->field->least));
  else if (line->field->type == HK_FIELD_CHOICE)
    show_choice (line, record);
  else if (line->field->type == HK_FIELD_FLAGS)
    show_flags (line, record);
  else if (line->field->type == HK_FIELD_SWITCH)
    gtk_switch_set_active (GTK_SWITCH (line->value), hk_record_get_bool (record, line->field->path));
  else if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (line->row)), text) != 0)
    gtk_editable_set_text (GTK_EDITABLE (line->row), text);
}

static void
make_lines (HkFieldsPart *self,
            gboolean      editable)
{
  const HkField *fields = hk_record_fields (self->kind);
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (self->list)))
    gtk_list_box_remove (GTK_LIST_BOX (self->list), row);
  g_ptr_array_set_size (self->lines, 0);
  self->editable = editable;
  for (guint i = 0; fields && fields[i].path; i++)
    {
      Line *line = g_new0 (Line, 1);

      line->part = self;
      line->field = &fields[i];
      line->row = make_row (line, editable);
      g_ptr_array_add (self->lines, line);
      gtk_list_box_append (GTK_LIST_BOX (self->list), line->row);
    }
}

static void
hk_fields_part_update (HkRecordPart *part,
                       JsonNode     *record,
                       gboolean      editable)
{
  HkFieldsPart *self = HK_FIELDS_PART (part);

  if (self->lines->len == 0 || self->editable != editable)
    make_lines (self, editable);
  for (guint i = 0; i < self->lines->len; i++)
    show_line (g_ptr_array_index (self->lines, i), record, editable);
}

/* --- The widget --- */

static void
hk_fields_part_finalize (GObject *object)
{
  g_ptr_array_unref (HK_FIELDS_PART (object)->lines);
  G_OBJECT_CLASS (hk_fields_part_parent_class)->finalize (object);
}

static void
hk_fields_part_class_init (HkFieldsPartClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_fields_part_finalize;
  HK_RECORD_PART_CLASS (klass)->update = hk_fields_part_update;
}

static void
hk_fields_part_init (HkFieldsPart *self)
{
  self->lines = g_ptr_array_new_with_free_func (g_free);
  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (self->list, "boxed-list");
  adw_bin_set_child (ADW_BIN (self), self->list);
}

GtkWidget *
hk_fields_part_new (LsKind kind)
{
  HkFieldsPart *self = g_object_new (HK_TYPE_FIELDS_PART, NULL);

  self->kind = kind;
  return GTK_WIDGET (self);
}
