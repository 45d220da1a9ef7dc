/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules-page.h"

struct _HkRulesPage
{
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (HkRulesPage, hk_rules_page, ADW_TYPE_BIN)

static void
hk_rules_page_class_init (HkRulesPageClass *klass)
{
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass), "/org/hordekeeper/Hordekeeper/rules-page.ui");
}

static void
hk_rules_page_init (HkRulesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
hk_rules_page_new (HkSession  *session,
                   const char *rule)
{
  return g_object_new (HK_TYPE_RULES_PAGE, NULL);
}
