/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "about.h"

#include <glib/gi18n.h>

#include "application.h"
#include "config.h"

void
hk_about_show (GtkWindow *parent)
{
  adw_show_about_window (parent, "application-name", "Hordekeeper", "application-icon", HK_APPLICATION_ID, "version",
                         VERSION, "developer-name", _("The Hordekeeper project"), "license-type", GTK_LICENSE_GPL_3_0,
                         "comments",
                         _("Hordekeeper runs the monsters of a board game that lies on a real table: it keeps a mirror "
                           "of the board, and says what to move and why.\n\n"
                           "This is an unofficial fan project for The Last Spell: The Board Game. It has nothing to "
                           "do with the game's publishers, holds none of their artwork, logos or sentences, and is of "
                           "no use without the game itself."),
                         /* Translators: your names, one a line, each with an address if you like */
                         "translator-credits", _("translator-credits"), NULL);
}
