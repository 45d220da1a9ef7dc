/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "start-page.h"

#include "application.h"
#include "focus.h"
#include "games-list.h"

struct _HkStartPage
{
  AdwBin         parent_instance;

  /* template widgets */
  GtkStack      *stack;
  AdwStatusPage *status;
  GtkWidget     *first_button;
  HkGamesList   *games;

  guint          picture; /* the idle that shows it */
};

G_DEFINE_FINAL_TYPE (HkStartPage, hk_start_page, ADW_TYPE_BIN)

/* Without any game the page says how to begin. */
static void
update (HkStartPage *self)
{
  gtk_stack_set_visible_child_name (self->stack, hk_games_list_is_empty (self->games) ? "first" : "games");
}

/* Drawing the icon takes longer than all else here: the window comes up first. */
static gboolean
show_picture_cb (gpointer data)
{
  HkStartPage *self = data;

  self->picture = 0;
  adw_status_page_set_icon_name (self->status, HK_APPLICATION_ID);
  return G_SOURCE_REMOVE;
}

static gboolean
hk_start_page_grab_focus (GtkWidget *widget)
{
  HkStartPage *self = HK_START_PAGE (widget);

  if (hk_games_list_is_empty (self->games))
    return gtk_widget_grab_focus (self->first_button);
  return gtk_widget_grab_focus (GTK_WIDGET (self->games));
}

static void
hk_start_page_dispose (GObject *object)
{
  g_clear_handle_id (&HK_START_PAGE (object)->picture, g_source_remove);
  G_OBJECT_CLASS (hk_start_page_parent_class)->dispose (object);
}

static void
hk_start_page_class_init (HkStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_start_page_dispose;
  g_type_ensure (HK_TYPE_GAMES_LIST);
  widget_class->focus = hk_focus_child;
  widget_class->grab_focus = hk_start_page_grab_focus;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, HkStartPage, stack);
  gtk_widget_class_bind_template_child (widget_class, HkStartPage, first_button);
  gtk_widget_class_bind_template_child (widget_class, HkStartPage, status);
  gtk_widget_class_bind_template_child (widget_class, HkStartPage, games);
}

static void
hk_start_page_init (HkStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (self->games, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  self->picture = g_idle_add_full (G_PRIORITY_LOW, show_picture_cb, self, NULL);
}

GtkWidget *
hk_start_page_new (void)
{
  return g_object_new (HK_TYPE_START_PAGE, NULL);
}
