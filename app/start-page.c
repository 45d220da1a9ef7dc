/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "start-page.h"

struct _HkStartPage
{
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (HkStartPage, hk_start_page, ADW_TYPE_BIN)

static void
hk_start_page_class_init (HkStartPageClass *klass)
{
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass), "/org/hordekeeper/Hordekeeper/start-page.ui");
}

static void
hk_start_page_init (HkStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
hk_start_page_new (void)
{
  return g_object_new (HK_TYPE_START_PAGE, NULL);
}
