/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "day-row.h"

#include "labels.h"
#include "symbol-image.h"

struct _HkDayRow
{
  AdwBin     parent_instance;

  /* template widgets */
  GtkWidget *button;
  GtkWidget *tick;
  GtkWidget *ring;
  GtkLabel  *title;
  GtkLabel  *note;
  GtkLabel  *cost;
  GtkWidget *chevron;
  GtkLabel  *reason;
};

G_DEFINE_FINAL_TYPE (HkDayRow, hk_day_row, ADW_TYPE_BIN)

static guint clicked;

static void
clicked_cb (HkDayRow *self)
{
  g_signal_emit (self, clicked, 0);
}

static void
show_text (GtkLabel   *label,
           const char *text)
{
  gtk_label_set_label (label, text ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

static gboolean
hk_day_row_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (HK_DAY_ROW (widget)->button);
}

static void
hk_day_row_class_init (HkDayRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_SYMBOL_IMAGE);
  widget_class->grab_focus = hk_day_row_grab_focus;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/day-row.ui");
  gtk_widget_class_bind_template_child (widget_class, HkDayRow, button);
  gtk_widget_class_bind_template_child (widget_class, HkDayRow, tick);
  gtk_widget_class_bind_template_child (widget_class, HkDayRow, ring);
  gtk_widget_class_bind_template_child (widget_class, HkDayRow, title);
  gtk_widget_class_bind_template_child (widget_class, HkDayRow, note);
  gtk_widget_class_bind_template_child (widget_class, HkDayRow, cost);
  gtk_widget_class_bind_template_child (widget_class, HkDayRow, chevron);
  gtk_widget_class_bind_template_child (widget_class, HkDayRow, reason);
  gtk_widget_class_bind_template_callback (widget_class, clicked_cb);
  clicked = g_signal_new ("clicked", HK_TYPE_DAY_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hk_day_row_init (HkDayRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
hk_day_row_new (gboolean leads)
{
  HkDayRow *self = g_object_new (HK_TYPE_DAY_ROW, NULL);

  gtk_widget_set_visible (self->chevron, leads);
  return GTK_WIDGET (self);
}

void
hk_day_row_show (HkDayRow         *self,
                 const HkDayEntry *entry,
                 HkRowLook         look)
{
  g_autofree char *told = hk_text_told_row (entry->title, entry->note, entry->cost);

  show_text (self->title, entry->title);
  show_text (self->note, entry->note);
  show_text (self->cost, entry->cost);
  show_text (self->reason, look == HK_ROW_DONE ? NULL : entry->reason);
  gtk_widget_set_sensitive (self->button, look != HK_ROW_DONE && !entry->reason);
  gtk_widget_set_visible (self->tick, look == HK_ROW_DONE);
  gtk_widget_set_visible (self->ring, look == HK_ROW_OPEN || look == HK_ROW_CURRENT);
  hk_set_class (GTK_WIDGET (self), "current", look == HK_ROW_CURRENT);
  hk_set_class (GTK_WIDGET (self), "done", look == HK_ROW_DONE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, told,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, entry->reason ? entry->reason : "", -1);
}

void
hk_day_row_set_terse (HkDayRow *self,
                      gboolean  terse)
{
  gtk_widget_set_visible (GTK_WIDGET (self->reason), !terse && *gtk_label_get_label (self->reason));
}
