/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A section of the help: its heading, its paragraphs, and where they lead. The keyboard stops at each, so that it can be read and
 * heard there. */
#pragma once

#include <gtk/gtk.h>

#include "help-text.h"

G_BEGIN_DECLS

#define HK_TYPE_HELP_SECTION (hk_help_section_get_type ())
G_DECLARE_FINAL_TYPE (HkHelpSection, hk_help_section, HK, HELP_SECTION, GtkWidget)

GtkWidget        *hk_help_section_new      (const HkHelpText *text);
const HkHelpText *hk_help_section_get_text (HkHelpSection    *self);
gboolean          hk_help_section_search   (HkHelpSection    *self,
                                            const char       *search); /* TRUE: something is found, and shown */

G_END_DECLS
