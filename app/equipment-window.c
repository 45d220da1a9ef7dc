/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "equipment-window.h"

#include <glib/gi18n.h>

#include "equipment-text.h"
#include "number-row.h"

#define LONGEST_NAME 60 /* characters; a saved game takes no more than a line */

#define HK_TYPE_EQUIPMENT_WINDOW (hk_equipment_window_get_type ())
G_DECLARE_FINAL_TYPE (HkEquipmentWindow, hk_equipment_window, HK, EQUIPMENT_WINDOW, AdwWindow)

struct _HkEquipmentWindow
{
  AdwWindow       parent_instance;

  /* template widgets */
  GtkSearchEntry *search;
  GtkListBox     *armors;
  AdwComboRow    *kind;
  AdwComboRow    *colour;
  AdwEntryRow    *name;
  HkNumberRow    *price;
  GtkWidget      *add;

  /* owned */
  HkSession      *session;
};

G_DEFINE_FINAL_TYPE (HkEquipmentWindow, hk_equipment_window, ADW_TYPE_WINDOW)

static const LsPack *
get_pack (HkEquipmentWindow *self)
{
  return hk_session_get_game (self->session)->pack;
}

static void
add_piece (HkEquipmentWindow *self,
           const char        *name,
           LsItemKind         kind,
           guint              price)
{
  LsCommand command = { .kind = LS_DO_ITEM_ADD,
                        .word = g_intern_string (name),
                        .other = ls_item_kind_names[kind],
                        .number = (int) price,
                        .flag = -1 };

  if (hk_session_do (self->session, &command))
    gtk_window_close (GTK_WINDOW (self));
}

/* --- From the pack --- */

static const LsArmor *
get_armor (HkEquipmentWindow *self,
           GtkListBoxRow     *row)
{
  return &get_pack (self)->armors[gtk_list_box_row_get_index (row)];
}

static void
row_cb (HkEquipmentWindow *self,
        GtkListBoxRow     *row)
{
  const LsArmor *armor = get_armor (self, row);

  add_piece (self, armor->name, armor->kind, 0);
}

static gboolean
filter_cb (GtkListBoxRow *row,
           gpointer       data)
{
  HkEquipmentWindow *self = data;

  return hk_armor_matches (get_armor (self, row), gtk_editable_get_text (GTK_EDITABLE (self->search)));
}

static void
search_cb (HkEquipmentWindow *self)
{
  gtk_list_box_invalidate_filter (self->armors);
}

/* Enter takes the first that was found. */
static void
first_cb (HkEquipmentWindow *self)
{
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->armors));

  while (row && !(GTK_IS_LIST_BOX_ROW (row) && gtk_widget_get_mapped (row)))
    row = gtk_widget_get_next_sibling (row);
  if (row)
    row_cb (self, GTK_LIST_BOX_ROW (row));
}

static void
fill_armors (HkEquipmentWindow *self)
{
  for (guint i = 0; i < get_pack (self)->n_armors; i++)
    {
      const LsArmor *armor = &get_pack (self)->armors[i];
      g_autofree char *facts = hk_armor_facts (armor);
      g_autofree char *name_markup = g_markup_escape_text (ls_record_name (armor->name), -1);
      g_autofree char *facts_markup = g_markup_escape_text (facts, -1);
      GtkWidget *row = adw_action_row_new ();

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name_markup);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), facts_markup);
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
      gtk_list_box_append (self->armors, row);
    }
}

/* --- Typed in --- */

static gboolean
is_potion (HkEquipmentWindow *self)
{
  return adw_combo_row_get_selected (self->kind) == LS_ITEM_POTION;
}

/* A potion is known by its colour, anything else by its name. */
static void
changed_cb (HkEquipmentWindow *self)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name))));

  gtk_widget_set_visible (GTK_WIDGET (self->colour), is_potion (self));
  gtk_widget_set_visible (GTK_WIDGET (self->name), !is_potion (self));
  gtk_widget_set_sensitive (self->add, is_potion (self) || name[0] != '\0');
}

static void
add_cb (HkEquipmentWindow *self)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name))));
  const char *colour = ls_potion_names[adw_combo_row_get_selected (self->colour)];

  if (is_potion (self) || name[0] != '\0')
    add_piece (self, is_potion (self) ? colour : name, adw_combo_row_get_selected (self->kind),
               hk_number_row_get_value (self->price));
}

static void
fill_choices (HkEquipmentWindow *self)
{
  g_autoptr (GtkStringList) kinds = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) colours = gtk_string_list_new (NULL);

  for (LsItemKind kind = 0; kind < LS_N_ITEM_KINDS; kind++)
    gtk_string_list_append (kinds, hk_item_kind (kind));
  for (guint i = 0; ls_potion_names[i]; i++)
    gtk_string_list_append (colours, hk_potion_colour (ls_potion_names[i]));
  adw_combo_row_set_model (self->kind, G_LIST_MODEL (kinds));
  adw_combo_row_set_model (self->colour, G_LIST_MODEL (colours));
  adw_combo_row_set_selected (self->kind, LS_ITEM_ONE_HANDED);
}

/* --- The window --- */

static void
hk_equipment_window_dispose (GObject *object)
{
  g_clear_object (&HK_EQUIPMENT_WINDOW (object)->session);
  G_OBJECT_CLASS (hk_equipment_window_parent_class)->dispose (object);
}

static void
hk_equipment_window_class_init (HkEquipmentWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_NUMBER_ROW);
  G_OBJECT_CLASS (klass)->dispose = hk_equipment_window_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/equipment-window.ui");
  gtk_widget_class_bind_template_child (widget_class, HkEquipmentWindow, search);
  gtk_widget_class_bind_template_child (widget_class, HkEquipmentWindow, armors);
  gtk_widget_class_bind_template_child (widget_class, HkEquipmentWindow, kind);
  gtk_widget_class_bind_template_child (widget_class, HkEquipmentWindow, colour);
  gtk_widget_class_bind_template_child (widget_class, HkEquipmentWindow, name);
  gtk_widget_class_bind_template_child (widget_class, HkEquipmentWindow, price);
  gtk_widget_class_bind_template_child (widget_class, HkEquipmentWindow, add);
  gtk_widget_class_bind_template_callback (widget_class, row_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_cb);
  gtk_widget_class_bind_template_callback (widget_class, first_cb);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, add_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
hk_equipment_window_init (HkEquipmentWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
hk_equipment_window_show (GtkWindow *parent,
                          HkSession *session)
{
  HkEquipmentWindow *self = g_object_new (HK_TYPE_EQUIPMENT_WINDOW, "transient-for", parent, NULL);

  self->session = g_object_ref (session);
  fill_armors (self);
  fill_choices (self);
  changed_cb (self);
  gtk_text_set_max_length (GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (self->name))), LONGEST_NAME);
  gtk_list_box_set_filter_func (self->armors, filter_cb, self, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
  gtk_window_present (GTK_WINDOW (self));
}
