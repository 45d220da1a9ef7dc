/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "style.h"

#include <adwaita.h>

/* libadwaita would load sheets of certain names by itself, but newer ones warn of them and want media queries, which the GTK
 * that we begin with does not know. */
static struct
{
  const char     *path;
  gboolean        dark, high_contrast; /* it is for these alone */
  GtkCssProvider *provider;            /* NULL until it is needed */
} sheets[] = {
  { "/org/hordekeeper/Hordekeeper/colours-dark.css", TRUE, FALSE, NULL },
  { "/org/hordekeeper/Hordekeeper/colours-high-contrast.css", FALSE, TRUE, NULL },
  { "/org/hordekeeper/Hordekeeper/colours-high-contrast-dark.css", TRUE, TRUE, NULL },
};

static void
choose_sheets_cb (AdwStyleManager *manager)
{
  GdkDisplay *display = adw_style_manager_get_display (manager);
  gboolean dark = adw_style_manager_get_dark (manager);
  gboolean high_contrast = adw_style_manager_get_high_contrast (manager);

  display = display ? display : gdk_display_get_default ();
  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    {
      gboolean wanted = (dark || !sheets[i].dark) && (high_contrast || !sheets[i].high_contrast);

      if (wanted && !sheets[i].provider)
        {
          sheets[i].provider = gtk_css_provider_new ();
          gtk_css_provider_load_from_resource (sheets[i].provider, sheets[i].path);
        }
      if (wanted) /* each over style.css and over the sheets before it */
        gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (sheets[i].provider),
                                                    GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1 + i);
      else if (sheets[i].provider)
        gtk_style_context_remove_provider_for_display (display, GTK_STYLE_PROVIDER (sheets[i].provider));
    }
}

void
hk_style_follow_desktop (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  g_signal_connect (manager, "notify::dark", G_CALLBACK (choose_sheets_cb), NULL);
  g_signal_connect (manager, "notify::high-contrast", G_CALLBACK (choose_sheets_cb), NULL);
  choose_sheets_cb (manager);
}
