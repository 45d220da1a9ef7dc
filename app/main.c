/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The program `hordekeeper`: its language, its heap, its application. */
#include <glib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "core/language.h"

#include "application.h"
#include "config.h"

/* Pictures of the board come and go: glibc learns from the first one to keep them in the heap, which then only grows.
 * The many threads of GTK allocate little: heaps of their own would only hold pages that nobody uses. */
static void
keep_memory_small (void)
{
#ifdef M_ARENA_MAX
  mallopt (M_ARENA_MAX, 1);
#endif
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

  keep_memory_small ();
  automa_language_init (LOCALEDIR);
  app = hk_application_new ();
  return g_application_run (G_APPLICATION (app), argc, argv);
}
