/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "kind-row.h"

#include <glib/gi18n.h>

#include "record-fields.h"
#include "workshop-text.h"

struct _HkKindRow
{
  AdwExpanderRow parent_instance;

  /* owned */
  HkWorkshop    *workshop;
  GPtrArray     *keys; /* of the records */
  GPtrArray     *rows; /* GtkWidget, borrowed: those that were made */

  LsKind         kind;
};

G_DEFINE_FINAL_TYPE (HkKindRow, hk_kind_row, ADW_TYPE_EXPANDER_ROW)

static const LsRecord *
get_record (HkKindRow *self,
            guint      i)
{
  return ls_workshop_find (hk_workshop_look (self->workshop), self->kind, g_ptr_array_index (self->keys, i));
}

static GtkWidget *
make_row (HkKindRow      *self,
          const LsRecord *record)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *icon = gtk_image_new_from_icon_name (hk_record_mark_icon (record));
  g_autofree char *mark = hk_record_mark_text (record);
  g_autofree char *summary = hk_record_summary (self->kind, record->current);
  g_autofree char *title = g_markup_escape_text (record->name, -1);
  g_autofree char *both = g_strjoin (" · ", mark, *summary ? summary : NULL, NULL);
  g_autofree char *subtitle = g_markup_escape_text (both, -1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 2);
  gtk_accessible_update_state (GTK_ACCESSIBLE (icon), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1); /* the text says it */
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), icon);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.record");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "(ss)", ls_kinds[self->kind].id, record->key);
  return row;
}

static void
fill (HkKindRow *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    adw_expander_row_remove (ADW_EXPANDER_ROW (self), g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);
  if (!adw_expander_row_get_expanded (ADW_EXPANDER_ROW (self)))
    return;
  for (guint i = 0; i < self->keys->len; i++)
    {
      const LsRecord *record = get_record (self, i);
      GtkWidget *row = record ? make_row (self, record) : NULL;

      if (!row)
        continue;
      g_ptr_array_add (self->rows, row);
      adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
    }
}

static void
hk_kind_row_dispose (GObject *object)
{
  g_clear_object (&HK_KIND_ROW (object)->workshop);
  G_OBJECT_CLASS (hk_kind_row_parent_class)->dispose (object);
}

static void
hk_kind_row_finalize (GObject *object)
{
  g_ptr_array_unref (HK_KIND_ROW (object)->keys);
  g_ptr_array_unref (HK_KIND_ROW (object)->rows);
  G_OBJECT_CLASS (hk_kind_row_parent_class)->finalize (object);
}

static void
hk_kind_row_class_init (HkKindRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_kind_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = hk_kind_row_finalize;
}

static void
hk_kind_row_init (HkKindRow *self)
{
  self->keys = g_ptr_array_new_with_free_func (g_free);
  self->rows = g_ptr_array_new ();
  g_signal_connect (self, "notify::expanded", G_CALLBACK (fill), NULL);
}

GtkWidget *
hk_kind_row_new (HkWorkshop *workshop,
                 LsKind      kind)
{
  HkKindRow *self = g_object_new (HK_TYPE_KIND_ROW, "title", ls_kind_name (kind), NULL);

  self->workshop = g_object_ref (workshop);
  self->kind = kind;
  return GTK_WIDGET (self);
}

static LsProgress
count_checked (HkKindRow *self)
{
  LsProgress progress = { 0, self->keys->len };

  for (guint i = 0; i < self->keys->len; i++)
    {
      const LsRecord *record = get_record (self, i);

      progress.checked += record && hk_record_is_checked (record);
    }
  return progress;
}

void
hk_kind_row_show (HkKindRow *self,
                  GPtrArray *keys)
{
  LsProgress progress;
  g_autofree char *text = NULL;

  g_ptr_array_set_size (self->keys, 0);
  for (guint i = 0; i < keys->len; i++)
    g_ptr_array_add (self->keys, g_strdup (g_ptr_array_index (keys, i)));
  progress = count_checked (self);
  text = g_strdup_printf (_("%u of %u checked"), progress.checked, progress.all);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), text);
  gtk_widget_set_visible (GTK_WIDGET (self), keys->len > 0);
  fill (self);
}
