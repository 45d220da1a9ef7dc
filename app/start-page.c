/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "start-page.h"

#include "focus.h"
#include "games-list.h"
#include "saved-games.h"

struct _HkStartPage
{
  AdwBin         parent_instance;

  /* template widgets */
  GtkStack      *stack;
  AdwStatusPage *status;
  GtkWidget     *first_button;

  /* borrowed */
  HkGamesList   *games; /* NULL: there are none */

  guint          picture; /* the idle that shows it */
};

G_DEFINE_FINAL_TYPE (HkStartPage, hk_start_page, ADW_TYPE_BIN)

static gboolean
has_games (HkStartPage *self)
{
  return self->games && !hk_games_list_is_empty (self->games);
}

/* Without any game the page says how to begin. */
static void
update (HkStartPage *self)
{
  gtk_stack_set_visible_child_name (self->stack, has_games (self) ? "games" : "first");
}

/* The icon as pixels, and after the window has come up: reading the drawing would take long and much memory. */
static gboolean
show_picture_cb (gpointer data)
{
  HkStartPage *self = data;
  g_autoptr (GdkTexture) icon = gdk_texture_new_from_resource ("/org/hordekeeper/Hordekeeper/icon.png");

  self->picture = 0;
  adw_status_page_set_paintable (self->status, GDK_PAINTABLE (icon));
  return G_SOURCE_REMOVE;
}

static gboolean
hk_start_page_grab_focus (GtkWidget *widget)
{
  HkStartPage *self = HK_START_PAGE (widget);

  return gtk_widget_grab_focus (has_games (self) ? GTK_WIDGET (self->games) : self->first_button);
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
  widget_class->focus = hk_focus_child;
  widget_class->grab_focus = hk_start_page_grab_focus;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, HkStartPage, stack);
  gtk_widget_class_bind_template_child (widget_class, HkStartPage, first_button);
  gtk_widget_class_bind_template_child (widget_class, HkStartPage, status);
}

static void
add_games (HkStartPage *self)
{
  self->games = g_object_new (HK_TYPE_GAMES_LIST, NULL);
  gtk_stack_add_named (self->stack, GTK_WIDGET (self->games), "games");
  g_signal_connect_object (self->games, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

static void
hk_start_page_init (HkStartPage *self)
{
  g_autofree char *folder = hk_saved_games_folder ();
  g_autoptr (GPtrArray) found = hk_saved_games_find (folder, 1);

  gtk_widget_init_template (GTK_WIDGET (self));
  if (found->len > 0)
    add_games (self);
  update (self);
  self->picture = g_idle_add_full (G_PRIORITY_LOW, show_picture_cb, self, NULL);
}

GtkWidget *
hk_start_page_new (void)
{
  return g_object_new (HK_TYPE_START_PAGE, NULL);
}
