/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pages.h"

#include <glib/gi18n.h>

#include "core/sentences.h"
#include "last-spell/bots.h"
#include "library.h"

static void
activate (HkWindow   *window,
          const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (window), action, NULL);
  hand_settle ();
}

/* A text of the program, in the language that it speaks and without the mark of its key. */
static void
press (HkWindow   *window,
       const char *text)
{
  g_auto (GStrv) parts = g_strsplit (_(text), "_", -1);
  g_autofree char *name = automa_capitalized (g_strjoinv ("", parts));

  hand_click (need_button (GTK_WIDGET (window), name));
}

/* --- Start --- */

static void
show_first_start (HkWindow *window)
{
}

static void
show_games (HkWindow *window)
{
  hk_library_begin_introduction (window);
  activate (window, "win.start");
}

static void
show_new_game (HkWindow *window)
{
  activate (window, "win.new-game");
}

static void
show_broken (HkWindow *window)
{
  g_autofree char *folder = hk_saved_games_folder ();
  g_autofree char *path = g_build_filename (folder, "broken" HK_GAME_SUFFIX, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_no_errno (g_mkdir_with_parents (folder, 0700));
  g_assert_true (g_file_set_contents (path, "nothing of the kind\n", -1, NULL));
  hk_window_open_file (window, file);
  hand_settle ();
}

/* --- The table --- */

static void
show_day (HkWindow *window)
{
  hk_library_begin_introduction (window);
  hand_settle ();
}

/* The second day, with a stash, a fire, and the upkeep done. */
static void
show_second_day (HkWindow *window)
{
  LsSetup setup;

  ls_bot_setup (&setup, LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 3, 1);
  setup.night = 2;
  hk_library_begin (window, &setup);
  player_do (window, "gold gold=9");
  player_do (window, "materials materials=9");
  player_do (window, "structure-flames structure=wooden-wall-1 flames=2");
  player_do (window, "day-mist");
  player_do (window, "day-scout");
  player_do (window, "day-production");
  hand_settle ();
}

static void
show_day_page (HkWindow   *window,
               const char *name)
{
  show_second_day (window);
  press (window, name);
}

static void
show_perks (HkWindow *window)
{
  show_day_page (window, "Choose Perks");
}

static void
show_build (HkWindow *window)
{
  show_day_page (window, "Build…");
}

static void
show_repair (HkWindow *window)
{
  show_day_page (window, "Repair…");
}

static void
show_buy (HkWindow *window)
{
  show_day_page (window, "Buy…");
}

static void
show_sell (HkWindow *window)
{
  show_second_day (window);
  player_do (window, "buy item=Buckler kind=shield price=3");
  hand_settle ();
  press (window, "Sell…");
}

static void
show_plan (HkWindow *window)
{
  show_build (window);
  press (window, "gold mine");
}

static void
show_town_at (HkWindow   *window,
              const char *spot)
{
  show_second_day (window);
  g_signal_emit_by_name (player_board (window), "spot-activated", (guint) player_spot (spot));
  hand_settle ();
}

static void
show_site (HkWindow *window)
{
  show_town_at (window, "U16");
}

static void
show_ruin (HkWindow *window)
{
  const LsGame *game;

  show_second_day (window);
  game = player_game (window);
  g_signal_emit_by_name (player_board (window), "spot-activated",
                         (guint) game->structures[ls_game_find_structure (game, "ruin-1-1")].spots.at[0]);
  hand_settle ();
}

static void
show_deployment (HkWindow *window)
{
  show_second_day (window);
  player_do (window, "day-end");
  hand_settle ();
}

static void
show_move (HkWindow *window)
{
  player_begin_quiet (window);
  player_do (window, "hero-at hero=Ada at=G16");
  player_do (window, "monster-add type=clawer at=F15 facing=east");
  activate (window, "win.next");
}

static void
show_why (HkWindow *window)
{
  show_move (window);
  activate (window, "win.why");
}

static void
show_question (HkWindow *window)
{
  LsSetup setup;

  ls_bot_setup (&setup, LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 4, 1);
  setup.app_flips = setup.app_draws = FALSE;
  player_begin (window, &setup);
  hand_settle ();
}

static void
show_blows (HkWindow *window)
{
  show_move (window);
  player_step_to (window, LS_STAGE_ATTACK);
  gtk_widget_activate_action (hk_window_get_page (window), "table.go-on", NULL);
  hand_settle ();
}

/* Armor in all states: of use, turned, of no use. */
static void
show_armor (HkWindow *window)
{
  static const char *const worn[] = { "iron-shield kind=shield", "jump-boots kind=low-armor", "turtle-armor kind=high-armor" };

  player_begin_quiet (window);
  player_do (window, "hero-at hero=Ada at=G16");
  player_do (window, "monster-add type=clawer at=F15 facing=east");
  player_do (window, "monster-add type=runner at=F17 facing=east");
  for (guint i = 0; i < G_N_ELEMENTS (worn); i++)
    {
      player_do (window, "item-add item=%s price=0", worn[i]);
      player_do (window, "item-take item=item-%u hero=Ada by-hand=true", i + 1);
    }
  player_do (window, "item-used item=item-3 used=true");
  player_step_to (window, LS_STAGE_ATTACK);
  player_do (window, "use-armor item=item-1");
  gtk_widget_activate_action (hk_window_get_page (window), "table.go-on", NULL);
  hand_settle ();
}

static void
show_back (HkWindow *window)
{
  show_move (window);
  activate (window, "win.step");
  activate (window, "win.look-back");
}

static void
show_heroes (HkWindow *window)
{
  show_move (window);
  player_step_to (window, LS_STAGE_HEROES);
  g_signal_emit_by_name (player_board (window), "spot-activated", (guint) player_spot ("G16"));
  hand_settle ();
}

/* Ada stands south of a house: what lies beyond it she does not see. */
static void
show_aim (HkWindow *window)
{
  player_begin_quiet (window);
  player_do (window, "hero-at hero=Ada at=N16");
  player_do (window, "monster-add type=clawer at=N13 facing=south");
  player_do (window, "monster-add type=clawer at=K18 facing=east");
  player_step_to (window, LS_STAGE_HEROES);
  g_signal_emit_by_name (player_board (window), "spot-activated", (guint) player_spot ("N16"));
  gtk_widget_activate_action (hk_window_get_page (window), "table.shoot", NULL);
  g_signal_emit_by_name (player_board (window), "spot-activated", (guint) player_spot ("N13"));
  hand_settle ();
}

static void
show_piece (HkWindow *window)
{
  show_move (window);
  player_step_to (window, LS_STAGE_HEROES);
  g_signal_emit_by_name (player_board (window), "spot-activated", (guint) player_spot ("G15"));
  hand_settle ();
}

static void
show_correction (HkWindow *window)
{
  show_move (window);
  activate (window, "win.correct");
  g_signal_emit_by_name (player_board (window), "spot-activated", (guint) player_spot ("N18"));
  hand_settle ();
}

static void
show_forecast (HkWindow *window)
{
  show_move (window);
  activate (window, "win.forecast");
}

static void
show_end (HkWindow *window)
{
  show_move (window);
  player_do (window, "mages mages=0");
}

/* --- Reading --- */

static void
show_log (HkWindow *window)
{
  show_move (window);
  activate (window, "win.log");
}

static void
show_ledger (HkWindow *window)
{
  player_begin_day (window, 2);
  player_do (window, "gold gold=12");
  player_do (window, "build type=gold-mine spots=U17,U18");
  player_do (window, "buy item=Robe kind=high-armor price=5");
  activate (window, "win.ledger");
}

static void
show_sheet (HkWindow *window)
{
  player_begin_day (window, 2);
  player_do (window, "perk hero=Ada perk=Swift level=1");
  player_do (window, "item-add item=jump-boots kind=low-armor price=0");
  player_do (window, "item-add item=iron-shield kind=shield price=0");
  player_do (window, "item-add item=red kind=potion price=2");
  player_do (window, "item-add item=Longbow kind=two-handed price=3");
  player_do (window, "item-add item=tower-shield kind=shield price=0");
  for (guint i = 1; i <= 3; i++)
    player_do (window, "item-take item=item-%u hero=Ada", i);
  activate (window, "win.equipment");
}

/* Refused, with the reason. */
static void
show_overladen (HkWindow *window)
{
  show_sheet (window);
  gtk_widget_activate_action (hk_window_get_page (window), "hero.take", "(ss)", "item-5", "Ada");
  hand_settle ();
}

static void
show_found (HkWindow *window)
{
  show_sheet (window);
  press (window, "_Add a Piece…");
}

static void
show_rules (HkWindow *window)
{
  activate (window, "win.rules");
}

static void
show_rule (HkWindow *window)
{
  show_move (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.rule", "s", "move.contact");
  hand_settle ();
}

static void
show_help (HkWindow *window)
{
  show_move (window);
  activate (window, "win.help");
}

/* --- The workshop --- */

static void
show_workshop (HkWindow *window)
{
  activate (window, "win.workshop");
}

static void
show_record (HkWindow   *window,
             const char *kind,
             const char *key)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.record", "(ss)", kind, key);
  hand_settle ();
}

static void
show_monster (HkWindow *window)
{
  show_record (window, "monsters", "archer");
}

static void
show_structure (HkWindow *window)
{
  show_record (window, "structures", "wooden-wall");
}

static void
show_spawn_card (HkWindow *window)
{
  show_record (window, "spawn-cards", "7");
}

static void
show_direction_card (HkWindow *window)
{
  show_record (window, "direction-cards", "d1");
}

static void
show_boss_card (HkWindow *window)
{
  show_record (window, "cetusia-cards", "C1");
}

static void
show_town (HkWindow *window)
{
  show_record (window, "scenarios", "gildenberg");
}

static void
show_board (HkWindow *window)
{
  show_record (window, "boards", "gildenberg");
  gtk_widget_activate_action (hk_window_get_page (window), "editor.layer", "u", 1);
  hand_settle ();
}

static void
show_check (HkWindow *window)
{
  activate (window, "win.check");
}

/* Somebody else has counted other figures. */
static void
show_import (HkWindow *window)
{
  static const char text[]
    = "{\"format\": \"automa-corrections/1\", \"game\": \"last-spell\", \"program\": \"test\", \"records\": {"
      "\"figures\": [{\"type\": \"runner\", \"count\": 3, \"source\": \"table\"}]}}";
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "hordekeeper-pages.corrections", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  hk_window_open_file (window, file);
  hand_settle ();
  g_file_delete (file, NULL, NULL);
}

/* --- Dialogs --- */

static void
show_dice (HkWindow *window)
{
  show_piece (window);
  press (window, "_Roll Dice…");
}

static void
show_television (HkWindow *window)
{
  show_move (window);
  activate (window, "win.television");
}

static void
show_odds (HkWindow *window)
{
  show_move (window);
  activate (window, "win.odds");
}

static void
show_preferences (HkWindow *window)
{
  g_action_group_activate_action (G_ACTION_GROUP (hk_application_get ()), "preferences", NULL);
  hand_settle ();
}

static void
show_about (HkWindow *window)
{
  g_action_group_activate_action (G_ACTION_GROUP (hk_application_get ()), "about", NULL);
  hand_settle ();
}

static void
show_change (HkWindow *window)
{
  show_log (window);
  gtk_widget_activate_action (hk_window_get_page (window), "log.change", "u",
                              hk_session_get_length (hk_window_get_session (window)) - 2);
  hand_settle ();
}

/* What was done last is to be changed. */
static void
change_last (HkWindow *window)
{
  activate (window, "win.log");
  gtk_widget_activate_action (hk_window_get_page (window), "log.change", "u",
                              hk_session_get_length (hk_window_get_session (window)) - 1);
  hand_settle ();
}

static void
show_change_refused (HkWindow *window)
{
  show_change (window);
  gtk_editable_set_text (GTK_EDITABLE (need_by_type (GTK_WIDGET (hand_get_window ()), ADW_TYPE_ENTRY_ROW)), "nowhere");
  gtk_widget_activate_default (GTK_WIDGET (hand_get_window ()));
  hand_settle ();
}

static void
show_change_roll (HkWindow *window)
{
  show_move (window);
  player_step_to (window, LS_STAGE_HEROES);
  player_do (window, "roll monster=clawer-1 hero=Ada damage=2 magic=true armor-piercing=true");
  change_last (window);
}

static void
show_change_way (HkWindow *window)
{
  show_move (window);
  player_step_to (window, LS_STAGE_HEROES);
  player_do (window, "hero-move hero=Ada at=G17");
  change_last (window);
}

static void
show_change_ruling (HkWindow *window)
{
  show_move (window);
  player_do (window, "ruling ruling=contact value=ahead");
  change_last (window);
}

/* Nothing was entered: it can only be struck out. */
static void
show_change_fixed (HkWindow *window)
{
  show_second_day (window);
  player_do (window, "day-end");
  change_last (window);
}

const Page pages[] = {
  { "first-start", show_first_start },
  { "games", show_games },
  { "new-game", show_new_game },
  { "broken", show_broken },
  { "day", show_day },
  { "second-day", show_second_day },
  { "perks", show_perks },
  { "build", show_build },
  { "repair", show_repair },
  { "buy", show_buy },
  { "sell", show_sell },
  { "plan", show_plan },
  { "site", show_site },
  { "ruin", show_ruin },
  { "deployment", show_deployment },
  { "move", show_move },
  { "why", show_why },
  { "question", show_question },
  { "blows", show_blows },
  { "back", show_back },
  { "heroes", show_heroes },
  { "piece", show_piece },
  { "correction", show_correction },
  { "forecast", show_forecast },
  { "end", show_end },
  { "log", show_log },
  { "aim", show_aim },
  { "armor", show_armor },
  { "ledger", show_ledger },
  { "sheet", show_sheet },
  { "overladen", show_overladen },
  { "found", show_found },
  { "help", show_help },
  { "rules", show_rules },
  { "rule", show_rule },
  { "workshop", show_workshop },
  { "monster", show_monster },
  { "structure", show_structure },
  { "spawn-card", show_spawn_card },
  { "direction-card", show_direction_card },
  { "boss-card", show_boss_card },
  { "town", show_town },
  { "board", show_board },
  { "check", show_check },
  { "import", show_import },
  { "dice", show_dice },
  { "odds", show_odds },
  { "television", show_television },
  { "preferences", show_preferences },
  { "about", show_about },
  { "change", show_change },
  { "change-refused", show_change_refused },
  { "change-roll", show_change_roll },
  { "change-way", show_change_way },
  { "change-ruling", show_change_ruling },
  { "change-fixed", show_change_fixed },
};
const guint n_pages = G_N_ELEMENTS (pages);

void
page_show (HkWindow   *window,
           const char *name)
{
  for (guint i = 0; i < n_pages; i++)
    if (g_str_equal (pages[i].name, name))
      pages[i].show (window);
}

HkWindow *
page_open (const Page *page)
{
  HkWindow *window;

  hand_forget_games ();
  window = hand_open (1280, 800);
  page->show (window);
  return window;
}

/* Dialogs first. */
void
page_close (HkWindow *window)
{
  while (hand_get_window () != GTK_WINDOW (window))
    hand_close (hand_get_window ());
  hand_close (GTK_WINDOW (window));
}

void
pages_add_tests (const char   *prefix,
                 GTestDataFunc test)
{
  for (guint i = 0; i < n_pages; i++)
    {
      g_autofree char *path = g_strconcat (prefix, pages[i].name, NULL);

      g_test_add_data_func (path, &pages[i], test);
    }
}

char *
page_path (GtkWidget *widget)
{
  GString *path = g_string_new (G_OBJECT_TYPE_NAME (widget));

  while ((widget = gtk_widget_get_parent (widget)))
    {
      g_string_prepend (path, " > ");
      g_string_prepend (path, G_OBJECT_TYPE_NAME (widget));
    }
  return g_string_free (path, FALSE);
}
