/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record-head.h"

#include <glib/gi18n.h>

#include "window.h"
#include "workshop-text.h"

struct _HkRecordHead
{
  AdwBin      parent_instance;

  /* template widgets */
  GtkImage   *icon;
  GtkLabel   *mark;
  GtkLabel   *provenance;
  GtkLabel   *place;
  GtkLabel   *problem;
  GtkWidget  *confirm;
  GtkWidget  *reset;

  /* owned */
  HkWorkshop *workshop;
  char       *key;

  LsKind      kind;
};

G_DEFINE_FINAL_TYPE (HkRecordHead, hk_record_head, ADW_TYPE_BIN)

/* The record's name is read before: it may be gone afterwards. */
static void
tell_done (HkRecordHead *self,
           const char   *name,
           const char   *what)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  g_autofree char *text = hk_done_text (name, what);

  if (HK_IS_WINDOW (root))
    hk_window_toast_action (HK_WINDOW (root), text, _("_Undo"), "win.workshop-undo");
}

static char *
get_name (HkRecordHead *self)
{
  const LsRecord *record = ls_workshop_find (hk_workshop_look (self->workshop), self->kind, self->key);

  return g_strdup (record ? record->name : self->key);
}

void
hk_record_head_confirm (HkRecordHead *self)
{
  g_autofree char *name = get_name (self);

  if (hk_workshop_confirm (self->workshop, self->kind, self->key))
    tell_done (self, name, "confirm");
}

static void
reset_cb (HkRecordHead *self)
{
  g_autofree char *name = get_name (self);

  if (hk_workshop_reset (self->workshop, self->kind, self->key))
    tell_done (self, name, "reset");
}

static void
hk_record_head_finalize (GObject *object)
{
  HkRecordHead *self = HK_RECORD_HEAD (object);

  g_clear_object (&self->workshop);
  g_clear_pointer (&self->key, g_free);
  G_OBJECT_CLASS (hk_record_head_parent_class)->finalize (object);
}

static void
hk_record_head_class_init (HkRecordHeadClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = hk_record_head_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/record-head.ui");
  gtk_widget_class_bind_template_child (widget_class, HkRecordHead, icon);
  gtk_widget_class_bind_template_child (widget_class, HkRecordHead, mark);
  gtk_widget_class_bind_template_child (widget_class, HkRecordHead, provenance);
  gtk_widget_class_bind_template_child (widget_class, HkRecordHead, place);
  gtk_widget_class_bind_template_child (widget_class, HkRecordHead, problem);
  gtk_widget_class_bind_template_child (widget_class, HkRecordHead, confirm);
  gtk_widget_class_bind_template_child (widget_class, HkRecordHead, reset);
  gtk_widget_class_bind_template_callback (widget_class, hk_record_head_confirm);
  gtk_widget_class_bind_template_callback (widget_class, reset_cb);
}

static void
hk_record_head_init (HkRecordHead *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
hk_record_head_update (HkRecordHead *self)
{
  const LsRecord *record = ls_workshop_find (hk_workshop_look (self->workshop), self->kind, self->key);
  g_autofree char *mark = record ? hk_record_mark_text (record) : NULL;
  g_autofree char *provenance = record ? hk_record_provenance_text (record) : NULL;

  if (!record)
    return;
  gtk_image_set_from_icon_name (self->icon, hk_record_mark_icon (record));
  gtk_label_set_text (self->mark, mark);
  gtk_label_set_text (self->provenance, provenance);
  gtk_label_set_text (self->place, hk_kind_place (self->kind));
  gtk_widget_set_sensitive (self->confirm, !record->own || record->outdated);
  gtk_widget_set_sensitive (self->reset, record->own && record->shipped);
  hk_record_head_show_problem (self, NULL);
}

void
hk_record_head_show_problem (HkRecordHead *self,
                             const char   *problem)
{
  /* Translators: a change of a record that does not fit, and why */
  g_autofree char *text = problem ? g_strdup_printf (_("This is not kept: %s"), problem) : NULL;

  gtk_label_set_text (self->problem, text ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem), text != NULL);
}

void
hk_record_head_set (HkRecordHead *self,
                    HkWorkshop   *workshop,
                    LsKind        kind,
                    const char   *key)
{
  char *copy = g_strdup (key);

  g_set_object (&self->workshop, workshop);
  g_free (self->key);
  self->key = copy;
  self->kind = kind;
  hk_record_head_update (self);
}
