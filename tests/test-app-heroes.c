/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Heroes, stash and pieces as widgets: what a tap sends, what is shown afterwards, and that everything can be touched
 * and is named. Needs a screen. */
#include <adwaita.h>

#include "hero-strip.h"
#include "last-spell/bots.h"
#include "piece-popover.h"

#define SMALLEST_TARGET 44

static const LsPack *pack;
static GtkWidget *window;

static void
do_kind (HkSession    *session,
         LsCommandKind kind,
         const char   *id,
         const char   *word,
         LsSpot        at)
{
  LsCommand command
    = { .kind = (guint8) kind, .id = id, .word = word, .spots = { 1, { at } }, .facing = LS_NO_FACING, .flag = -1 };

  g_assert_true (hk_session_do (session, &command));
}

/* A night that has just begun, with two heroes on the board. */
static HkSession *
new_session (void)
{
  LsSetup setup;
  LsCommand command;
  HkSession *session;

  ls_bot_setup (&setup, LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 7);
  session = hk_session_new (ls_save_new (pack, &setup, NULL, NULL), NULL);
  while (ls_bot_deploy (hk_session_get_game (session), &command))
    g_assert_true (hk_session_do (session, &command));
  g_assert_true (hk_session_do_kind (session, LS_DO_BEGIN_NIGHT));
  return session;
}

static GtkWidget *
new_strip (HkSession *session)
{
  GtkWidget *strip = g_object_ref_sink (hk_hero_strip_new ());

  hk_hero_strip_set_session (HK_HERO_STRIP (strip), session);
  return strip;
}

/* The button with that tooltip or label; NULL: there is none. */
static GtkWidget *
find_button (GtkWidget  *within,
             const char *name)
{
  const char *tooltip = gtk_widget_get_tooltip_text (within);
  const char *label = GTK_IS_BUTTON (within) ? gtk_button_get_label (GTK_BUTTON (within)) : NULL;

  if (GTK_IS_BUTTON (within) && (g_strcmp0 (tooltip, name) == 0 || g_strcmp0 (label, name) == 0))
    return within;
  for (GtkWidget *at = gtk_widget_get_first_child (within); at; at = gtk_widget_get_next_sibling (at))
    {
      GtkWidget *found = find_button (at, name);

      if (found)
        return found;
    }
  return NULL;
}

static void
tap (GtkWidget  *within,
     const char *name)
{
  GtkWidget *button = find_button (within, name);

  g_test_message ("%s", name);
  g_assert_nonnull (button);
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
}

/* --- Heroes --- */

static void
test_wounds (void)
{
  g_autoptr (HkSession) session = new_session ();
  g_autoptr (GtkWidget) strip = new_strip (session);
  const LsHero *ada = &hk_session_get_game (session)->heroes[0];

  g_assert_false (gtk_widget_is_sensitive (find_button (strip, "Ada: one wound less")));
  tap (strip, "Ada: one wound more");
  tap (strip, "Ada: one wound more");
  ada = &hk_session_get_game (session)->heroes[0];
  g_assert_cmpuint (ada->wounds, ==, 2);
  tap (strip, "Ada: one wound less");
  ada = &hk_session_get_game (session)->heroes[0];
  g_assert_cmpuint (ada->wounds, ==, 1);
  g_assert_cmpuint (hk_session_get_game (session)->heroes[1].wounds, ==, 0);
}

static void
test_tokens (void)
{
  g_autoptr (HkSession) session = new_session ();
  g_autoptr (GtkWidget) strip = new_strip (session);

  tap (strip, "Ada: movement token 3, ready");
  g_assert_cmpuint (hk_session_get_game (session)->sheets[0].spent, ==, 1 << 1);
  g_assert_true (gtk_toggle_button_get_active (
    GTK_TOGGLE_BUTTON (find_button (strip, "Ada: movement token 3, spent"))));
  tap (strip, "Ada: movement token 3, spent");
  g_assert_cmpuint (hk_session_get_game (session)->sheets[0].spent, ==, 0);
  tap (strip, "Bruno: armor-up token");
  g_assert_true (hk_session_get_game (session)->sheets[1].armor_up);
  g_assert_true (hk_session_undo (session));
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (find_button (strip, "Bruno: armor-up token"))));
}

static void
test_stash (void)
{
  g_autoptr (HkSession) session = new_session ();
  g_autoptr (GtkWidget) strip = new_strip (session);
  guint gold = hk_session_get_game (session)->gold;

  tap (strip, "one gold more");
  g_assert_cmpuint (hk_session_get_game (session)->gold, ==, gold + 1);
  tap (strip, "one mage less");
  g_assert_cmpuint (hk_session_get_game (session)->mages, ==, LS_MAGES - 1);
  tap (strip, "one flame less"); /* of the first slot */
  g_assert_cmpuint (hk_session_get_game (session)->panic[0], ==, 1);
  g_assert_cmpuint (hk_session_get_game (session)->panic[1], ==, 2);
}

static void
note_cb (GString    *clicked,
         const char *id)
{
  g_string_append (clicked, id);
}

static void
test_picked (void)
{
  g_autoptr (HkSession) session = new_session ();
  g_autoptr (GtkWidget) strip = new_strip (session);
  g_autoptr (GString) clicked = g_string_new (NULL);

  g_signal_connect_swapped (strip, "hero-clicked", G_CALLBACK (note_cb), clicked);
  tap (strip, "Move this hero");
  g_assert_cmpstr (clicked->str, ==, "Ada");
}

/* What is past cannot be changed. */
static void
test_looking_back (void)
{
  g_autoptr (HkSession) session = new_session ();
  g_autoptr (GtkWidget) strip = new_strip (session);

  hk_session_look_at (session, 1);
  g_assert_true (hk_session_is_looking_back (session));
  g_assert_false (gtk_widget_is_sensitive (find_button (strip, "one gold more")));
  g_assert_false (gtk_widget_is_sensitive (find_button (strip, "Ada: one wound more")));
  hk_session_return_to_now (session);
  g_assert_true (gtk_widget_is_sensitive (find_button (strip, "one gold more")));
}

/* --- Targets and names --- */

static void
check_buttons (GtkWidget *within)
{
  if (GTK_IS_BUTTON (within) && gtk_widget_get_visible (within))
    {
      int width, height;

      gtk_widget_measure (within, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
      gtk_widget_measure (within, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
      g_test_message ("%s: %d×%d", gtk_widget_get_tooltip_text (within), width, height);
      g_assert_cmpint (width, >=, SMALLEST_TARGET);
      g_assert_cmpint (height, >=, SMALLEST_TARGET);
      g_assert_true (gtk_button_get_label (GTK_BUTTON (within)) || GTK_IS_MENU_BUTTON (gtk_widget_get_parent (within))
                     || gtk_test_accessible_has_property (GTK_ACCESSIBLE (within), GTK_ACCESSIBLE_PROPERTY_LABEL));
    }
  for (GtkWidget *at = gtk_widget_get_first_child (within); at; at = gtk_widget_get_next_sibling (at))
    check_buttons (at);
}

static void
test_targets (void)
{
  g_autoptr (HkSession) session = new_session ();
  g_autoptr (GtkWidget) strip = new_strip (session);
  int height, width;

  check_buttons (strip);
  gtk_widget_measure (strip, GTK_ORIENTATION_VERTICAL, 1280, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, <=, 160);
  hk_hero_strip_set_compact (HK_HERO_STRIP (strip), TRUE, TRUE);
  check_buttons (strip);
  gtk_widget_measure (strip, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, 360);
}

/* --- Pieces --- */

/* Actions need a window around them. */
static GtkWidget *
new_popover (HkSession *session,
             LsSpot     spot,
             gboolean   correcting)
{
  GtkWidget *popover = hk_piece_popover_new (session, spot, correcting);

  g_assert_nonnull (popover);
  gtk_widget_set_parent (popover, gtk_window_get_child (GTK_WINDOW (window)));
  return popover;
}

static LsSpot
find_spot (HkSession *session)
{
  const LsBoard *board = hk_session_get_game (session)->board;

  for (guint row = 0; row < board->height; row++)
    for (guint column = 0; column < board->width; column++)
      {
        LsSpot spot = ls_spot (column, row);
        g_autoptr (GtkWidget) popover = hk_piece_popover_new (session, spot, FALSE);

        if (popover)
          g_object_ref_sink (popover);
        else if (board->terrain[spot] == LS_TERRAIN_GROUND && ls_board_in_town (board, spot))
          return spot;
      }
  g_assert_not_reached ();
}

static void
test_piece_gone (void)
{
  g_autoptr (HkSession) session = new_session ();
  LsSpot spot = find_spot (session);
  GtkWidget *popover;

  do_kind (session, LS_DO_MONSTER_ADD, NULL, g_intern_string ("clawer"), spot);
  popover = new_popover (session, spot, FALSE);
  g_assert_null (find_button (popover, "Monsters"));
  tap (popover, "_Kill");
  g_assert_cmpuint (hk_session_get_game (session)->n_monsters, ==, 0);
  g_assert_null (find_button (popover, "_Kill"));
  g_assert_null (hk_piece_popover_new (session, spot, FALSE));
  gtk_widget_unparent (popover);
}

static void
test_piece_stun_and_turn (void)
{
  g_autoptr (HkSession) session = new_session ();
  LsSpot spot = find_spot (session);
  GtkWidget *popover;
  GtkWidget *east;

  do_kind (session, LS_DO_MONSTER_ADD, NULL, g_intern_string ("clawer"), spot);
  popover = new_popover (session, spot, TRUE);
  east = find_button (popover, "Turn It East");
  tap (popover, "_Stunned");
  g_assert_true (hk_session_get_game (session)->monsters[0].stunned);
  tap (popover, "Turn It East");
  g_assert_cmpint (hk_session_get_game (session)->monsters[0].facing, ==, LS_EAST);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (east)));
  g_assert_cmpuint (hk_session_get_game (session)->monsters[0].spots.at[0], ==, spot);
  gtk_widget_unparent (popover);
}

/* What has been added can be worked with at once, and the box counts it. */
static void
test_piece_added (void)
{
  g_autoptr (HkSession) session = new_session ();
  LsSpot spot = find_spot (session);
  GtkWidget *popover = new_popover (session, spot, TRUE);
  guint left = hk_session_get_game (session)->supply.left[LS_FIGURE_CLAWER][LS_GREEN];
  g_autofree char *before = g_strdup_printf ("Clawer (%u left)", left);
  g_autofree char *after = g_strdup_printf ("Clawer (%u left)", left - 1);

  g_assert_null (find_button (popover, "_Kill"));
  check_buttons (popover);
  tap (popover, before);
  g_assert_cmpuint (hk_session_get_game (session)->n_monsters, ==, 1);
  g_assert_nonnull (find_button (popover, "_Kill"));
  g_assert_nonnull (find_button (popover, after));
  check_buttons (popover);
  gtk_widget_unparent (popover);
}

/* A slow trap comes back with its other face up. */
static void
test_piece_turned_over (void)
{
  g_autoptr (HkSession) session = new_session ();
  LsSpot spot = find_spot (session);
  GtkWidget *popover;

  do_kind (session, LS_DO_TOKEN_ADD, NULL, "slow-trap", spot);
  popover = new_popover (session, spot, TRUE);
  tap (popover, "_Turn Over");
  g_assert_cmpuint (hk_session_get_game (session)->n_tokens, ==, 1);
  g_assert_true (hk_session_get_game (session)->tokens[0].used);
  g_assert_cmpuint (hk_session_get_game (session)->tokens[0].at, ==, spot);
  gtk_widget_unparent (popover);
}

static void
load_style (void)
{
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (style, "/org/hordekeeper/Hordekeeper/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

int
main (int   argc,
      char *argv[])
{
  LsPack *shipped = ls_pack_shipped ();
  int status;

  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  adw_init ();
  load_style ();
  pack = shipped;
  window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (window), gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));

  g_test_add_func ("/app/heroes/wounds", test_wounds);
  g_test_add_func ("/app/heroes/tokens", test_tokens);
  g_test_add_func ("/app/heroes/stash", test_stash);
  g_test_add_func ("/app/heroes/picked", test_picked);
  g_test_add_func ("/app/heroes/looking-back", test_looking_back);
  g_test_add_func ("/app/heroes/targets", test_targets);
  g_test_add_func ("/app/pieces/gone", test_piece_gone);
  g_test_add_func ("/app/pieces/stun-and-turn", test_piece_stun_and_turn);
  g_test_add_func ("/app/pieces/added", test_piece_added);
  g_test_add_func ("/app/pieces/turned-over", test_piece_turned_over);

  status = g_test_run ();
  gtk_window_destroy (GTK_WINDOW (window));
  ls_pack_free (shipped);
  return status;
}
