/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "new-game-page.h"

struct _HkNewGamePage
{
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (HkNewGamePage, hk_new_game_page, ADW_TYPE_BIN)

static void
hk_new_game_page_class_init (HkNewGamePageClass *klass)
{
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass), "/org/hordekeeper/Hordekeeper/new-game-page.ui");
}

static void
hk_new_game_page_init (HkNewGamePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
hk_new_game_page_new (void)
{
  return g_object_new (HK_TYPE_NEW_GAME_PAGE, NULL);
}
