/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be done from anywhere in the window, and the one function that works out which of it can be done now. */
#include <glib/gi18n.h>

#include "help-page.h"
#include "hero-page.h"
#include "ledger-page.h"
#include "library.h"
#include "log-page.h"
#include "new-game-page.h"
#include "odds-window.h"
#include "rules-page.h"
#include "rules-text.h"
#include "sheet-window.h"
#include "table-page.h"
#include "window.h"
#include "workshop-actions.h"

static HkTablePage *
get_table (HkWindow *self)
{
  GtkWidget *page = hk_window_get_page (self);

  return page && HK_IS_TABLE_PAGE (page) ? HK_TABLE_PAGE (page) : NULL;
}

/* --- Pages --- */

static void
start_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  hk_window_show_start (data);
}

/* From the table the way back leads to the start page, which tells of the game just left. */
static void
back_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  if (get_table (data))
    hk_window_show_start (data);
  else
    hk_window_pop (data);
}

static void
new_game_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  hk_window_push (data, hk_new_game_page_new ());
}

static void
introduction_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       data)
{
  hk_library_begin_introduction (data);
}

static void
continue_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  g_autoptr (GFile) file = hk_library_find_last ();

  if (file)
    hk_window_open_file (data, file);
}

static void
open_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  hk_library_choose (data);
}

static void
open_file_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  hk_window_open_file (data, file);
}

static void
save_copy_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  hk_library_save_copy (data);
}

static void
sheet_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  hk_sheet_window_show (GTK_WINDOW (data), hk_window_get_session (data));
}

static void
help_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  hk_window_push (data, hk_help_page_new ());
}

static void
rules_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  hk_window_push (data, hk_rules_page_new (hk_window_get_session (data), NULL));
}

/* The rule behind an instruction. */
static void
rule_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  hk_window_push (data, hk_rules_page_new (hk_window_get_session (data), g_variant_get_string (parameter, NULL)));
}

static void
log_cb (GSimpleAction *action,
        GVariant      *parameter,
        gpointer       data)
{
  hk_window_push (data, hk_log_page_new (hk_window_get_session (data)));
}

static void
ledger_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  hk_window_push (data, hk_ledger_page_new (hk_window_get_session (data)));
}

static void
show_hero (HkWindow   *self,
           const char *id)
{
  HkSession *session = hk_window_get_session (self);
  int hero = id ? ls_game_find_hero (hk_session_get_game (session), id) : 0;

  hk_window_push (self, hk_hero_page_new (session, (guint) MAX (hero, 0)));
}

/* Of the hero in the hand, or of the first. */
static void
equipment_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  show_hero (data, hk_table_page_get_hero (get_table (data)));
}

static void
hero_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  show_hero (data, g_variant_get_string (parameter, NULL));
}

static void
odds_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  hk_odds_window_show (GTK_WINDOW (data), hk_window_get_session (data));
}

/* --- The game --- */

static void
next_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  hk_session_go_on (hk_window_get_session (data), FALSE);
}

static void
step_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  hk_session_go_on (hk_window_get_session (data), TRUE);
}

static void
look_back_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  hk_session_look_back (hk_window_get_session (data));
}

static void
return_to_now_cb (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       data)
{
  hk_session_return_to_now (hk_window_get_session (data));
}

static void
begin_night_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       data)
{
  hk_session_do_kind (hk_window_get_session (data), LS_DO_BEGIN_NIGHT);
}

static void
end_hero_phase_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       data)
{
  hk_session_do_kind (hk_window_get_session (data), LS_DO_END_HERO_PHASE);
}

/* Word and value of a ruling, from the next step on. */
static void
use_ruling_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       data)
{
  LsCommand command = { .kind = LS_DO_RULING };
  const char *word, *value;
  g_autofree char *text = NULL;

  g_variant_get (parameter, "(&s&s)", &word, &value);
  command.word = g_intern_string (word);
  command.other = g_intern_string (value);
  text = hk_ruling_settled (word, value);
  if (hk_session_do (hk_window_get_session (data), &command))
    hk_window_toast_undo (data, text);
}

static void
undo_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  if (hk_workshop_is_page (hk_window_get_page (data)))
    hk_workshop_step (hk_window_get_page (data), -1);
  else
    hk_session_undo (hk_window_get_session (data));
}

static void
redo_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  if (hk_workshop_is_page (hk_window_get_page (data)))
    hk_workshop_step (hk_window_get_page (data), 1);
  else
    hk_session_redo (hk_window_get_session (data));
}

/* --- The view --- */

static void
zoom_in_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  hk_table_page_zoom (get_table (data), 1);
}

static void
zoom_out_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  hk_table_page_zoom (get_table (data), -1);
}

static void
zoom_fit_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  hk_table_page_zoom (get_table (data), 0);
}

static void
fullscreen_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       data)
{
  if (gtk_window_is_fullscreen (data))
    gtk_window_unfullscreen (data);
  else
    gtk_window_fullscreen (data);
}

static void
change_television_cb (GSimpleAction *action,
                      GVariant      *state,
                      gpointer       data)
{
  g_simple_action_set_state (action, state);
  hk_window_set_television (data, g_variant_get_boolean (state));
}

/* Switches of the table page: it looks at their state. */
static void
change_toggle_cb (GSimpleAction *action,
                  GVariant      *state,
                  gpointer       data)
{
  g_simple_action_set_state (action, state);
  if (get_table (data))
    hk_table_page_update (get_table (data));
}

static const GActionEntry entries[] = {
  { .name = "start", .activate = start_cb },
  { .name = "back", .activate = back_cb },
  { .name = "new-game", .activate = new_game_cb },
  { .name = "introduction", .activate = introduction_cb },
  { .name = "continue", .activate = continue_cb },
  { .name = "open", .activate = open_cb },
  { .name = "open-file", .activate = open_file_cb, .parameter_type = "s" },
  { .name = "save-copy", .activate = save_copy_cb },
  { .name = "sheet", .activate = sheet_cb },
  { .name = "help", .activate = help_cb },
  { .name = "rules", .activate = rules_cb },
  { .name = "rule", .activate = rule_cb, .parameter_type = "s" },
  { .name = "log", .activate = log_cb },
  { .name = "equipment", .activate = equipment_cb },
  { .name = "hero", .activate = hero_cb, .parameter_type = "s" },
  { .name = "ledger", .activate = ledger_cb },
  { .name = "odds", .activate = odds_cb },
  { .name = "next", .activate = next_cb },
  { .name = "step", .activate = step_cb },
  { .name = "look-back", .activate = look_back_cb },
  { .name = "return-to-now", .activate = return_to_now_cb },
  { .name = "begin-night", .activate = begin_night_cb },
  { .name = "end-hero-phase", .activate = end_hero_phase_cb },
  { .name = "use-ruling", .activate = use_ruling_cb, .parameter_type = "(ss)" },
  { .name = "undo", .activate = undo_cb },
  { .name = "redo", .activate = redo_cb },
  { .name = "zoom-in", .activate = zoom_in_cb },
  { .name = "zoom-out", .activate = zoom_out_cb },
  { .name = "zoom-fit", .activate = zoom_fit_cb },
  { .name = "fullscreen", .activate = fullscreen_cb },
  { .name = "television", .state = "false", .change_state = change_television_cb },
  { .name = "forecast", .state = "false", .change_state = change_toggle_cb },
  { .name = "correct", .state = "false", .change_state = change_toggle_cb },
  { .name = "why", .state = "false", .change_state = change_toggle_cb },
};

void
hk_window_add_actions (HkWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  hk_workshop_add_actions (self);
}

static void
enable (HkWindow   *self,
        const char *name,
        gboolean    enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

void
hk_window_update_actions (HkWindow *self)
{
  HkSession *session = hk_window_get_session (self);
  const LsGame *game = session ? hk_session_get_game (session) : NULL;
  gboolean table = session && get_table (self);
  gboolean changes = session && !hk_session_is_looking_back (session) && !hk_session_get_save (session)->read_only;
  gboolean now = table && !hk_session_is_looking_back (session);
  GtkWidget *page = hk_window_get_page (self);
  gboolean workshop = hk_workshop_is_page (page);

  enable (self, "save-copy", session && hk_session_get_file (session));
  enable (self, "sheet", session != NULL);
  enable (self, "log", table);
  enable (self, "equipment", table);
  enable (self, "hero", table);
  enable (self, "ledger", session && !HK_IS_LEDGER_PAGE (page) && !HK_IS_RULES_PAGE (page));
  enable (self, "odds", now && game->stage != LS_STAGE_OVER);
  enable (self, "next", table && hk_session_can_go_on (session));
  enable (self, "new-game", !HK_IS_NEW_GAME_PAGE (page));
  enable (self, "introduction", !session); /* whoever reads of it in a game does not mean to leave that */
  enable (self, "help", !HK_IS_HELP_PAGE (page));
  enable (self, "rules", !HK_IS_RULES_PAGE (page));
  enable (self, "step", now && hk_session_can_go_on (session));
  enable (self, "look-back", table && hk_session_can_look_back (session));
  enable (self, "return-to-now", table && !now);
  enable (self, "begin-night", now && changes && game->stage == LS_STAGE_DAY);
  enable (self, "end-hero-phase", now && changes && game->stage == LS_STAGE_HEROES);
  enable (self, "use-ruling", changes);
  enable (self, "undo", workshop ? hk_workshop_can_step (page, -1) : session && hk_session_can_undo (session));
  enable (self, "redo", workshop ? hk_workshop_can_step (page, 1) : session && hk_session_can_redo (session));
  enable (self, "zoom-in", table);
  enable (self, "zoom-out", table);
  enable (self, "zoom-fit", table);
  enable (self, "television", session != NULL);
  enable (self, "forecast", table);
  enable (self, "correct", now && changes);
  enable (self, "why", table);
  hk_workshop_update_actions (self);
}
