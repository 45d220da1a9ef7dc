/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <locale.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <glib/gi18n.h>

#include "application.h"
#include "config.h"

/* Pictures of the board come and go: glibc learns from the first one to keep them in the heap, which then only grows. */
static void
give_pictures_back (void)
{
#ifdef M_MMAP_THRESHOLD
  mallopt (M_MMAP_THRESHOLD, 64 * 1024);
  mallopt (M_TRIM_THRESHOLD, 256 * 1024);
#endif
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (HkApplication) app = NULL;

  give_pictures_back ();
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  app = hk_application_new ();
  return g_application_run (G_APPLICATION (app), argc, argv);
}
