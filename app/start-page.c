/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "start-page.h"

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
};

G_DEFINE_FINAL_TYPE (HkStartPage, hk_start_page, ADW_TYPE_BIN)

/* Without any game the page says how to begin. */
static void
update (HkStartPage *self)
{
  gtk_stack_set_visible_child_name (self->stack, hk_games_list_is_empty (self->games) ? "first" : "games");
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
hk_start_page_class_init (HkStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_GAMES_LIST);
  widget_class->focus = hk_focus_child;
  widget_class->grab_focus = hk_start_page_grab_focus;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, HkStartPage, stack);
  gtk_widget_class_bind_template_child (widget_class, HkStartPage, first_button);
  gtk_widget_class_bind_template_child (widget_class, HkStartPage, status);
  gtk_widget_class_bind_template_child (widget_class, HkStartPage, games);
}

/* The icon as pixels: reading the drawing would take half of all the time and much memory. */
static void
hk_start_page_init (HkStartPage *self)
{
  g_autoptr (GdkTexture) icon = gdk_texture_new_from_resource ("/org/hordekeeper/Hordekeeper/icon.png");

  gtk_widget_init_template (GTK_WIDGET (self));
  adw_status_page_set_paintable (self->status, GDK_PAINTABLE (icon));
  g_signal_connect_object (self->games, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

GtkWidget *
hk_start_page_new (void)
{
  return g_object_new (HK_TYPE_START_PAGE, NULL);
}
