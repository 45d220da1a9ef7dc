/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "number-row.h"

struct _HkNumberRow
{
  AdwActionRow   parent_instance;

  /* template widgets */
  GtkSpinButton *spin;

  gboolean       setting; /* the value comes from the program */
};

G_DEFINE_FINAL_TYPE (HkNumberRow, hk_number_row, ADW_TYPE_ACTION_ROW)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* A number under the pointer would change while the page is scrolled past it. */
static void
ignore_scrolling (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_NONE);
    }
}

static void
value_changed_cb (HkNumberRow *self)
{
  if (!self->setting)
    g_signal_emit (self, signals[CHANGED], 0);
}

/* Not a relation to the row: of a number GTK would tell no name then. */
static void
title_changed_cb (HkNumberRow *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->spin), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self)), -1);
}

static void
hk_number_row_constructed (GObject *object)
{
  HkNumberRow *self = HK_NUMBER_ROW (object);

  G_OBJECT_CLASS (hk_number_row_parent_class)->constructed (object);
  g_object_bind_property (self, "title", self->spin, "tooltip-text", G_BINDING_SYNC_CREATE);
  g_signal_connect (self, "notify::title", G_CALLBACK (title_changed_cb), NULL);
  title_changed_cb (self);
}

static void
hk_number_row_class_init (HkNumberRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = hk_number_row_constructed;
  signals[CHANGED] = g_signal_new ("changed", HK_TYPE_NUMBER_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                   0);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/number-row.ui");
  gtk_widget_class_bind_template_child (widget_class, HkNumberRow, spin);
  gtk_widget_class_bind_template_callback (widget_class, value_changed_cb);
}

static void
hk_number_row_init (HkNumberRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ignore_scrolling (GTK_WIDGET (self->spin));
}

int
hk_number_row_get_value (HkNumberRow *self)
{
  return gtk_spin_button_get_value_as_int (self->spin);
}

void
hk_number_row_set_value (HkNumberRow *self,
                         int          value)
{
  self->setting = TRUE;
  gtk_spin_button_set_value (self->spin, value);
  self->setting = FALSE;
}

void
hk_number_row_set_range (HkNumberRow *self,
                         int          least,
                         int          most)
{
  self->setting = TRUE;
  gtk_spin_button_set_range (self->spin, least, most);
  self->setting = FALSE;
}
