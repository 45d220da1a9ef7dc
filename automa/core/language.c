/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "language.h"

#include <locale.h>
#include <glib/gi18n-lib.h>

/* Once, before the first text. TEXTDOMAINDIR, known from gettext's own tools, is for programs that are not installed yet. */
void
automa_language_init (const char *localedir)
{
  const char *elsewhere = g_getenv ("TEXTDOMAINDIR");

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, elsewhere ? elsewhere : localedir);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}
