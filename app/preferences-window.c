/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "preferences-window.h"

#include <glib/gi18n.h>

#include "application.h"
#include "speech.h"

struct _HkPreferencesWindow
{
  AdwPreferencesWindow parent_instance;

  /* template widgets */
  AdwComboRow  *color_scheme;
  GtkSwitch    *animate_moves;
  AdwActionRow *read_aloud_row;
  GtkSwitch    *read_aloud;
  GtkSwitch    *show_coordinates;
  GtkSwitch    *app_flips;
  GtkSwitch    *app_draws;
};

G_DEFINE_FINAL_TYPE (HkPreferencesWindow, hk_preferences_window, ADW_TYPE_PREFERENCES_WINDOW)

/* The values of the setting, in the order of the row's list. */
static const struct
{
  const char    *nick;
  AdwColorScheme scheme;
} schemes[] = {
  { "default", ADW_COLOR_SCHEME_DEFAULT },
  { "light", ADW_COLOR_SCHEME_FORCE_LIGHT },
  { "dark", ADW_COLOR_SCHEME_FORCE_DARK },
};

static guint
find_scheme (GVariant *nick)
{
  for (guint i = 0; i < G_N_ELEMENTS (schemes); i++)
    if (g_str_equal (schemes[i].nick, g_variant_get_string (nick, NULL)))
      return i;
  return 0;
}

static gboolean
get_selected (GValue   *value,
              GVariant *nick,
              gpointer  data)
{
  g_value_set_uint (value, find_scheme (nick));
  return TRUE;
}

static GVariant *
set_selected (const GValue       *value,
              const GVariantType *type,
              gpointer            data)
{
  guint selected = g_value_get_uint (value);

  return selected < G_N_ELEMENTS (schemes) ? g_variant_new_string (schemes[selected].nick) : NULL;
}

static gboolean
get_scheme (GValue   *value,
            GVariant *nick,
            gpointer  data)
{
  g_value_set_enum (value, (int) schemes[find_scheme (nick)].scheme);
  return TRUE;
}

static void
hk_preferences_window_class_init (HkPreferencesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/preferences-window.ui");
  gtk_widget_class_bind_template_child (widget_class, HkPreferencesWindow, color_scheme);
  gtk_widget_class_bind_template_child (widget_class, HkPreferencesWindow, animate_moves);
  gtk_widget_class_bind_template_child (widget_class, HkPreferencesWindow, read_aloud_row);
  gtk_widget_class_bind_template_child (widget_class, HkPreferencesWindow, read_aloud);
  gtk_widget_class_bind_template_child (widget_class, HkPreferencesWindow, show_coordinates);
  gtk_widget_class_bind_template_child (widget_class, HkPreferencesWindow, app_flips);
  gtk_widget_class_bind_template_child (widget_class, HkPreferencesWindow, app_draws);
}

static void
hk_preferences_window_init (HkPreferencesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  if (!hk_speech_is_there ())
    {
      gtk_widget_set_sensitive (GTK_WIDGET (self->read_aloud_row), FALSE);
      adw_action_row_set_subtitle (self->read_aloud_row, _("No voice was found: it takes speech-dispatcher, and does not work in a Flatpak"));
    }
}

void
hk_preferences_window_show (GtkWindow *parent)
{
  HkPreferencesWindow *self = g_object_new (HK_TYPE_PREFERENCES_WINDOW, "transient-for", parent, NULL);
  GSettings *settings = hk_application_get_settings (hk_application_get ());

  g_settings_bind_with_mapping (settings, "color-scheme", self->color_scheme, "selected", G_SETTINGS_BIND_DEFAULT,
                                get_selected, set_selected, NULL, NULL);
  g_settings_bind (settings, "animate-moves", self->animate_moves, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "read-aloud", self->read_aloud, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "show-coordinates", self->show_coordinates, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "app-flips", self->app_flips, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "app-draws", self->app_draws, "active", G_SETTINGS_BIND_DEFAULT);
  gtk_window_present (GTK_WINDOW (self));
}

void
hk_preferences_apply (GSettings *settings)
{
  g_settings_bind_with_mapping (settings, "color-scheme", adw_style_manager_get_default (), "color-scheme",
                                G_SETTINGS_BIND_GET, get_scheme, NULL, NULL, NULL);
}
