/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What GLib itself leaves behind, kept in sight of the leak checker: its first table of quarks.
 *
 * GLib makes it while libraries are loaded, and drops it when it has grown out of it. lsan.supp goes by callers, and without
 * frame pointers in GLib only a slow look at the stack finds one there: at every allocation, five times the time. */
#include <glib.h>

#define QUARK_TABLE (2048 * sizeof (char *))

void __sanitizer_malloc_hook (const volatile void *block,
                              size_t               size);

static const volatile void *tables[4];
static guint n_tables;
static gboolean loaded;

/* The sanitizer calls it by this name. */
void
__sanitizer_malloc_hook (const volatile void *block,
                         size_t               size)
{
  if (!loaded && size == QUARK_TABLE && n_tables < G_N_ELEMENTS (tables))
    tables[n_tables++] = block;
}

/* The program's own constructors come after those of its libraries. */
__attribute__ ((constructor)) static void
note_loaded (void)
{
  loaded = TRUE;
}
