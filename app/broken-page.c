/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "broken-page.h"

struct _HkBrokenPage
{
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (HkBrokenPage, hk_broken_page, ADW_TYPE_BIN)

static void
hk_broken_page_class_init (HkBrokenPageClass *klass)
{
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass), "/org/hordekeeper/Hordekeeper/broken-page.ui");
}

static void
hk_broken_page_init (HkBrokenPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
hk_broken_page_new (GFile          *file,
                    AutomaProblems *problems,
                    LsSave         *recovered)
{
  return g_object_new (HK_TYPE_BROKEN_PAGE, NULL);
}
