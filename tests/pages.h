/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every page, question and dialog of the window, for tests that look at all of them. */
#pragma once

#include "player.h"

G_BEGIN_DECLS

typedef struct
{
  const char *name;
  void      (*show) (HkWindow *window);
} Page;

extern const Page pages[];
extern const guint n_pages;

void      page_show      (HkWindow   *window,
                          const char *name);

/* A window that shows it; whatever lies on top is what hand_get_window() says. */
HkWindow *page_open      (const Page *page);
void      page_close     (HkWindow   *window);

/* A test for each page: "/app/names/rules". */
void      pages_add_tests (const char   *prefix,
                           GTestDataFunc test);

/* "HkWindow > GtkBox > GtkButton", to be found by whoever reads it. */
char     *page_path       (GtkWidget    *widget);

G_END_DECLS
