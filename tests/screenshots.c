/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes the pictures of the window in the folder that is named: the same game, move by move, each time. tests/screenshots
 * runs it. */
#include <adwaita.h>

#include "application.h"
#include "board-view.h"
#include "last-spell/bots.h"
#include "last-spell/why.h"
#include "script-panel.h"
#include "window.h"

#define SEED 1
#define PHASES 4 /* after so many there is something to see */
#define REST_MSEC 400

typedef struct
{
  HkApplication *app;
  HkWindow      *window;
  const char    *folder;
  AutomaRandom   dice; /* of the heroes */
} Studio;

/* --- The camera --- */

static gboolean
set_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

static void
rest (void)
{
  gboolean rested = FALSE;

  g_timeout_add (REST_MSEC, set_cb, &rested);
  while (!rested || g_main_context_pending (NULL))
    g_main_context_iteration (NULL, TRUE);
}

static void
take (Studio     *self,
      const char *name)
{
  GtkWidget *widget = GTK_WIDGET (self->window);
  g_autofree char *file = g_strdup_printf ("%s/%s.png", self->folder, name);
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  int width = 0, height = 0;

  gtk_window_set_focus_visible (GTK_WINDOW (self->window), FALSE);
  paintable = gtk_widget_paintable_new (widget);
  while (!node) /* what is about to be laid out anew has no picture for a moment */
    {
      g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();

      rest ();
      width = gtk_widget_get_width (widget);
      height = gtk_widget_get_height (widget);
      gdk_paintable_snapshot (paintable, snapshot, width, height);
      node = gtk_snapshot_to_node (snapshot);
    }
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (widget)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  if (!gdk_texture_save_to_png (texture, file))
    g_error ("%s cannot be written", file);
}

static void
open_window (Studio *self,
             int     width,
             int     height)
{
  self->window = hk_window_new (self->app);
  gtk_window_set_default_size (GTK_WINDOW (self->window), width, height);
  gtk_widget_realize (GTK_WIDGET (self->window));
  gtk_widget_remove_css_class (GTK_WIDGET (self->window), "solid-csd"); /* the frame of a screen without a compositor */
  gtk_window_present (GTK_WINDOW (self->window));
  rest ();
}

static void
close_window (Studio *self)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  self->window = NULL;
}

/* --- The game --- */

static const LsGame *
get_game (HkSession *session)
{
  return hk_session_get_game (session);
}

/* What the heroes do without people; FALSE: they have nothing left to do. */
static gboolean
act (Studio    *self,
     HkSession *session)
{
  LsCommand commands[2];
  guint n;

  if (get_game (session)->stage != LS_STAGE_HEROES || !ls_bot_act (get_game (session), &self->dice, commands, &n))
    return FALSE;
  for (guint i = 0; i < n && get_game (session)->stage == LS_STAGE_HEROES; i++)
    hk_session_do (session, &commands[i]);
  return TRUE;
}

static void
play_on (Studio    *self,
         HkSession *session)
{
  LsCommand choice;

  if (get_game (session)->stage == LS_STAGE_HEROES)
    {
      while (act (self, session))
        ;
      hk_session_do_kind (session, LS_DO_END_HERO_PHASE);
    }
  else if (ls_bot_choose (get_game (session), &choice))
    hk_session_do (session, &choice);
  else
    hk_session_do_kind (session, LS_DO_NEXT);
}

static gboolean
is_over (HkSession *session)
{
  return get_game (session)->stage == LS_STAGE_OVER || get_game (session)->stage == LS_STAGE_DAY;
}

/* Later in the night, when as many phases have passed and the stage has come. */
static void
play_until (Studio    *self,
            HkSession *session,
            guint      phase,
            LsStage    stage)
{
  while (get_game (session)->phase < phase || get_game (session)->stage != stage)
    {
      if (is_over (session))
        g_error ("The night is over before there is a picture of it");
      play_on (self, session);
    }
}

static HkSession *
begin (Studio *self)
{
  LsCommand command;
  LsSetup setup;
  HkSession *session;

  ls_bot_setup (&setup, LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 3, SEED);
  automa_random_seed (&self->dice, SEED);
  session = hk_session_new (ls_save_new (hk_application_get_pack (self->app), &setup, NULL, NULL), NULL);
  while (ls_bot_deploy (get_game (session), &command))
    hk_session_do (session, &command);
  hk_session_do_kind (session, LS_DO_BEGIN_NIGHT);
  return session;
}

/* The instruction shown has a way of at least so many spots. */
static gboolean
shows_way (HkSession *session,
           guint      spots)
{
  const LsScript *script = hk_session_get_script (session);
  const LsLine *line = script->lines->len > 0 ? &g_array_index (script->lines, LsLine, 0) : NULL;

  return get_game (session)->stage == LS_STAGE_MOVEMENT && line && line->path && line->path->len >= spots;
}

/* Another ruling would have led the figure to another spot. */
static gboolean
is_disputed (HkSession *session)
{
  const LsScript *script = hk_session_get_script (session);
  g_autoptr (GPtrArray) ways = NULL;

  if (!shows_way (session, 2))
    return FALSE;
  ways = ls_why_other_ways (hk_session_get_before (session), hk_session_get_instruction (session),
                            &g_array_index (script->lines, LsLine, 0));
  for (guint i = 0; ways && i < ways->len; i++)
    if (((const LsOtherWay *) g_ptr_array_index (ways, i))->to != LS_NO_SPOT)
      return TRUE;
  return FALSE;
}

static void
play_until_way (Studio    *self,
                HkSession *session,
                gboolean   disputed)
{
  do
    play_on (self, session);
  while (!is_over (session) && !(disputed ? is_disputed (session) : shows_way (session, 3)));
  if (is_over (session))
    g_error ("Nobody goes as the picture wants it");
}

/* --- The pictures --- */

static GtkWidget *
find_widget (GtkWidget *within,
             GType      type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (within, type) ? within : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (within); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_widget (child, type);
  return found;
}

/* To the other rulings, which come last. */
static void
scroll_down (Studio *self)
{
  GtkWidget *script = find_widget (GTK_WIDGET (self->window), HK_TYPE_SCRIPT_PANEL);
  GtkWidget *scrolled = find_widget (script, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment;

  rest ();
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
}

static void
take_start (Studio *self)
{
  open_window (self, 1280, 800);
  take (self, "start");
  close_window (self);
}

static void
take_table (Studio *self)
{
  HkSession *session = begin (self);

  open_window (self, 1280, 800);
  play_until (self, session, PHASES, LS_STAGE_MOVEMENT);
  play_until_way (self, session, FALSE);
  hk_window_play (self->window, g_object_ref (session));
  take (self, "table");
  play_until_way (self, session, TRUE);
  g_action_group_change_action_state (G_ACTION_GROUP (self->window), "why", g_variant_new_boolean (TRUE));
  scroll_down (self);
  take (self, "dispute");
  g_action_group_change_action_state (G_ACTION_GROUP (self->window), "why", g_variant_new_boolean (FALSE));
  play_until (self, session, PHASES + 1, LS_STAGE_HEROES);
  g_signal_emit_by_name (find_widget (GTK_WIDGET (self->window), HK_TYPE_BOARD_VIEW), "spot-activated",
                         (guint) get_game (session)->heroes[0].at);
  take (self, "heroes");
  close_window (self);
  g_object_unref (session);
}

/* A piece of equipment; with a hero, in that hero's hands. */
static void
give (HkSession  *session,
      const char *name,
      LsItemKind  kind,
      const char *hero)
{
  LsCommand add = { .kind = LS_DO_ITEM_ADD, .word = g_intern_string (name), .other = ls_item_kind_names[kind], .flag = -1 };
  LsCommand take = { .kind = LS_DO_ITEM_TAKE, .other = hero, .flag = TRUE };

  hk_session_do (session, &add);
  take.id = get_game (session)->items[get_game (session)->n_items - 1].id;
  if (hero)
    hk_session_do (session, &take);
}

static void
take_hero (Studio *self)
{
  HkSession *session = begin (self);
  const char *hero = get_game (session)->heroes[0].id;

  play_until (self, session, PHASES, LS_STAGE_HEROES);
  give (session, "Jump Boots", LS_ITEM_LOW_ARMOR, hero);
  give (session, "Chain Armor", LS_ITEM_HIGH_ARMOR, hero);
  give (session, "red", LS_ITEM_POTION, hero);
  give (session, "Iron Shield", LS_ITEM_SHIELD, NULL);
  give (session, "Longbow", LS_ITEM_TWO_HANDED, NULL);
  open_window (self, 1280, 800);
  hk_window_play (self->window, g_object_ref (session));
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.equipment", NULL);
  take (self, "hero");
  close_window (self);
  g_object_unref (session);
}

/* The second day, when the upkeep is done and a place for a gold mine is looked for. */
static void
take_day (Studio *self)
{
  HkSession *session = begin (self);

  while (get_game (session)->stage != LS_STAGE_DAY)
    {
      if (get_game (session)->stage == LS_STAGE_OVER)
        g_error ("The game is over before there is a picture of its day");
      play_on (self, session);
    }
  open_window (self, 1280, 800);
  hk_window_play (self->window, g_object_ref (session));
  hk_session_do_kind (session, LS_DO_DAY_MIST);
  hk_session_do_kind (session, LS_DO_DAY_SCOUT);
  hk_session_do_kind (session, LS_DO_DAY_PRODUCTION);
  rest ();
  gtk_widget_activate_action (find_widget (GTK_WIDGET (self->window), HK_TYPE_SCRIPT_PANEL), "table.plan", "s", "gold-mine");
  take (self, "day");
  close_window (self);
  g_object_unref (session);
}

static void
take_other_looks (Studio *self)
{
  HkSession *session = begin (self);

  play_until (self, session, PHASES, LS_STAGE_MOVEMENT);
  play_until_way (self, session, FALSE);
  open_window (self, 360, 720);
  hk_window_play (self->window, g_object_ref (session));
  take (self, "narrow");
  close_window (self);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_FORCE_DARK);
  open_window (self, 1280, 800);
  hk_window_play (self->window, session);
  take (self, "dark");
  close_window (self);
}

/* A board in the workshop, its sectors being painted. */
static void
take_workshop (Studio *self)
{
  open_window (self, 1280, 800);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.workshop", NULL);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.record", "(ss)", "boards", "gildenberg");
  gtk_widget_activate_action (hk_window_get_page (self->window), "editor.layer", "u", 1);
  take (self, "workshop");
  close_window (self);
}

int
main (int    argc,
      char **argv)
{
  Studio self = { .app = hk_application_new (), .folder = argc > 1 ? argv[1] : "." };
  g_autoptr (GError) error = NULL;

  g_application_set_flags (G_APPLICATION (self.app), G_APPLICATION_NON_UNIQUE);
  g_application_set_default (G_APPLICATION (self.app));
  if (!g_application_register (G_APPLICATION (self.app), NULL, &error))
    g_error ("%s", error->message);
  g_settings_set_boolean (hk_application_get_settings (self.app), "animate-moves", FALSE);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, "gtk-font-name", "Cantarell 11", NULL);
  take_start (&self);
  take_table (&self);
  take_workshop (&self);
  take_hero (&self);
  take_day (&self);
  take_other_looks (&self);
  g_object_unref (self.app);
  return 0;
}
