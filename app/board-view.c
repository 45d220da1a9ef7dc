/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board-view.h"

struct _HkBoardView
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (HkBoardView, hk_board_view, GTK_TYPE_WIDGET)

static void
hk_board_view_class_init (HkBoardViewClass *klass)
{
}

static void
hk_board_view_init (HkBoardView *self)
{
}

GtkWidget *
hk_board_view_new (void)
{
  return g_object_new (HK_TYPE_BOARD_VIEW, NULL);
}
