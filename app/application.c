/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "application.h"

#include <glib/gi18n.h>

#include "about.h"
#include "config.h"
#include "popovers.h"
#include "preferences-window.h"
#include "style.h"
#include "window.h"

struct _HkApplication
{
  AdwApplication parent_instance;

  /* owned */
  GSettings     *settings;
  LsPack        *pack; /* NULL until it is needed: the start page comes up without it */
  HkWorkshop    *workshop; /* likewise */
  char          *notice; /* what is wrong with the player's corrections, until it is told */
};

G_DEFINE_FINAL_TYPE (HkApplication, hk_application, ADW_TYPE_APPLICATION)

static HkWindow *
get_window (HkApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  return window && HK_IS_WINDOW (window) ? HK_WINDOW (window) : hk_window_new (self);
}

/* --- Actions --- */

static void
quit_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  g_application_quit (G_APPLICATION (data));
}

static void
about_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  hk_about_show (GTK_WINDOW (get_window (data)));
}

static void
preferences_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       data)
{
  hk_preferences_window_show (GTK_WINDOW (get_window (data)));
}

/* Made when somebody asks: GTK would make it with every window. */
static void
shortcuts_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource ("/org/hordekeeper/Hordekeeper/shortcuts.ui");
  GtkWindow *window = GTK_WINDOW (gtk_builder_get_object (builder, "shortcuts"));

  g_object_set (window, "section-name", "table", NULL); /* it would begin with the last one */
  gtk_window_set_transient_for (window, GTK_WINDOW (get_window (data)));
  gtk_window_present (window);
}

static const GActionEntry actions[] = {
  { .name = "quit", .activate = quit_cb },
  { .name = "about", .activate = about_cb },
  { .name = "preferences", .activate = preferences_cb },
  { .name = "shortcuts", .activate = shortcuts_cb },
};

/* What works wherever the focus is. Keys without Ctrl belong to the table page: they must not disturb typing. */
static const struct
{
  const char *action;
  const char *keys[3];
} accels[] = {
  { "app.quit", { "<Control>q" } },
  { "app.preferences", { "<Control>comma" } },
  { "app.shortcuts", { "<Control>question" } },
  { "window.close", { "<Control>w" } },
  { "win.back", { "<Alt>Left" } },
  { "win.new-game", { "<Control>n" } },
  { "win.open", { "<Control>o" } },
  { "win.save-copy", { "<Control><Shift>s" } },
  { "win.sheet", { "<Control><Shift>p" } },
  { "win.undo", { "<Control>z" } },
  { "win.redo", { "<Control><Shift>z", "<Control>y" } },
  { "win.log", { "<Control>l" } },
  { "win.equipment", { "<Control>e" } },
  { "win.ledger", { "<Control>g" } },
  { "win.help", { "F1" } },
  { "win.workshop", { "F2" } },
  { "win.rules", { "F3" } },
  { "win.odds", { "<Control>p" } },
  { "win.end-hero-phase", { "<Control>Return" } },
  { "win.zoom-in", { "<Control>plus", "<Control>equal" } },
  { "win.zoom-out", { "<Control>minus" } },
  { "win.zoom-fit", { "<Control>0" } },
  { "win.fullscreen", { "F11" } },
  { "win.television", { "<Control>F11" } },
};

/* --- The application --- */

static void
hk_application_startup (GApplication *application)
{
  HkApplication *self = HK_APPLICATION (application);

  G_APPLICATION_CLASS (hk_application_parent_class)->startup (application);
  self->settings = g_settings_new (HK_APPLICATION_ID);
  hk_preferences_apply (self->settings);
  hk_style_follow_desktop ();
  hk_popovers_close_with_windows ();
  for (guint i = 0; i < G_N_ELEMENTS (accels); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (self), accels[i].action, (const char **) accels[i].keys);
}

static void
hk_application_activate (GApplication *application)
{
  gtk_window_present (GTK_WINDOW (get_window (HK_APPLICATION (application))));
}

static void
hk_application_open (GApplication *application,
                     GFile       **files,
                     int           n_files,
                     const char   *hint)
{
  HkWindow *window = get_window (HK_APPLICATION (application));

  hk_window_open_file (window, files[0]); /* there is one table */
  gtk_window_present (GTK_WINDOW (window));
  hk_window_focus_page (window); /* a window that comes up chooses its focus anew */
}

static int
hk_application_handle_local_options (GApplication *application,
                                     GVariantDict *options)
{
  if (!g_variant_dict_contains (options, "version"))
    return -1;
  g_print ("hordekeeper %s\n", VERSION);
  return 0;
}

static void
hk_application_finalize (GObject *object)
{
  HkApplication *self = HK_APPLICATION (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->workshop);
  g_clear_pointer (&self->pack, ls_pack_free);
  g_clear_pointer (&self->notice, g_free);
  G_OBJECT_CLASS (hk_application_parent_class)->finalize (object);
}

static void
hk_application_class_init (HkApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = hk_application_finalize;
  application_class->startup = hk_application_startup;
  application_class->activate = hk_application_activate;
  application_class->open = hk_application_open;
  application_class->handle_local_options = hk_application_handle_local_options;
}

static void
hk_application_init (HkApplication *self)
{
  g_application_add_main_option (G_APPLICATION (self), "version", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE,
                                 _("Print the version and exit"), NULL);
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

HkApplication *
hk_application_new (void)
{
  return g_object_new (HK_TYPE_APPLICATION, "application-id", HK_APPLICATION_ID, "flags", G_APPLICATION_HANDLES_OPEN,
                       "resource-base-path", "/org/hordekeeper/Hordekeeper", NULL);
}

HkApplication *
hk_application_get (void)
{
  return HK_APPLICATION (g_application_get_default ());
}

/* The shipped pack with the player's corrections; if those are broken, without them. */
const LsPack *
hk_application_get_pack (HkApplication *self)
{
  if (!self->pack)
    {
      g_autoptr (AutomaProblems) problems = automa_problems_new ("last-spell");

      self->pack = ls_pack_for_user (problems);
      if (!self->pack)
        {
          self->notice = g_strdup_printf (_("Your corrections of the pack cannot be used: %s"),
                                          automa_problems_get (problems, 0));
          self->pack = ls_pack_shipped ();
        }
    }
  return self->pack;
}

/* From now on new games are played with the corrected records. Games that are open keep the pack they were opened with. */
static void
workshop_changed_cb (HkApplication *self)
{
  LsPack *pack = ls_pack_ref (ls_workshop_pack (hk_workshop_look (self->workshop)));

  g_clear_pointer (&self->pack, ls_pack_free);
  self->pack = pack;
}

HkWorkshop *
hk_application_get_workshop (HkApplication *self)
{
  if (!self->workshop)
    {
      self->workshop = hk_workshop_new ();
      g_signal_connect_object (self->workshop, "changed", G_CALLBACK (workshop_changed_cb), self, G_CONNECT_SWAPPED);
    }
  return self->workshop;
}

GSettings *
hk_application_get_settings (HkApplication *self)
{
  return self->settings;
}

/* What should be said to the player once; NULL: nothing. */
char *
hk_application_steal_notice (HkApplication *self)
{
  return g_steal_pointer (&self->notice);
}
