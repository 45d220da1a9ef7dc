/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "log-page.h"

struct _HkLogPage
{
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (HkLogPage, hk_log_page, ADW_TYPE_BIN)

static void
hk_log_page_class_init (HkLogPageClass *klass)
{
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass), "/org/hordekeeper/Hordekeeper/log-page.ui");
}

static void
hk_log_page_init (HkLogPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
hk_log_page_new (HkSession *session)
{
  return g_object_new (HK_TYPE_LOG_PAGE, NULL);
}
