/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table-page.h"

#include "board-view.h"
#include "hero-strip.h"
#include "script-panel.h"
#include "table-layout.h"

struct _HkTablePage
{
  AdwBin     parent_instance;

  /* template widgets */
  GtkWidget *table;
  GtkWidget *board_window;

  /* borrowed */
  GtkWidget *board;
  GtkWidget *script;
  GtkWidget *heroes;

  /* owned */
  HkSession *session;
};

G_DEFINE_FINAL_TYPE (HkTablePage, hk_table_page, ADW_TYPE_BIN)

static void
hk_table_page_class_init (HkTablePageClass *klass)
{
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass), "/org/hordekeeper/Hordekeeper/table-page.ui");
}

static void
hk_table_page_init (HkTablePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
hk_table_page_new (HkSession *session)
{
  return g_object_new (HK_TYPE_TABLE_PAGE, NULL);
}

void
hk_table_page_update (HkTablePage *self)
{
}

void
hk_table_page_zoom (HkTablePage *self,
                    int          direction)
{
}
