/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window with a button that has a name and one that has none: what test-app-atspi.py must find. */
#include <gtk/gtk.h>

static void
activate_cb (GtkApplication *app,
             gpointer        data)
{
  GtkWidget *window = gtk_application_window_new (app);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), gtk_button_new_with_label ("Named"));
  gtk_box_append (GTK_BOX (box), gtk_button_new ());
  gtk_window_set_titlebar (GTK_WINDOW (window), gtk_label_new ("Nameless")); /* no buttons but these */
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GtkApplication) app = gtk_application_new ("org.hordekeeper.Nameless", G_APPLICATION_NON_UNIQUE);

  g_signal_connect (app, "activate", G_CALLBACK (activate_cb), NULL);
  return g_application_run (G_APPLICATION (app), argc, argv);
}
