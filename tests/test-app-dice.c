/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Heroes' attacks in the real window: who strikes and with what, what the rules refuse, rerolls, further targets and heroes
 * in the zone, by pointer and by keys. */
#include "piece-popover.h"
#include "player.h"

#define MOST_THROWS 200

/* The hero phase of a quiet night: Ada stands beside a Clawer, Bruno further off. */
static HkWindow *
open_fight (void)
{
  HkWindow *window = player_open_quiet ();

  player_do (window, "hero-at hero=Ada at=N17");
  player_do (window, "hero-at hero=Bruno at=P20");
  player_step_to (window, LS_STAGE_HEROES);
  player_do (window, "monster-add type=clawer at=N18 facing=north");
  player_do (window, "monster-add type=archer at=N19 facing=north");
  player_do (window, "monster-add type=archer at=P19 facing=north");
  hand_settle ();
  return window;
}

static GtkWidget *
dice_of (HkWindow *window)
{
  GtkWidget *dice = GTK_WIDGET (hand_get_window ());

  g_assert_true (dice != GTK_WIDGET (window));
  return dice;
}

/* From the board to the dice: the monster, and then what its popover offers. */
static GtkWidget *
open_dice (HkWindow   *window,
           const char *spot)
{
  player_click_spot (window, player_spot (spot));
  hand_click (need_button (need_by_type (GTK_WIDGET (window), HK_TYPE_PIECE_POPOVER), "Roll Dice…"));
  return dice_of (window);
}

static void
press (HkWindow   *window,
       const char *name)
{
  hand_click (need_button (dice_of (window), name));
}

static gboolean
is_on (HkWindow   *window,
       const char *name)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (need_button (dice_of (window), name)));
}

static const char *
reason_in (HkWindow *window)
{
  GtkWidget *label = find_by_class (dice_of (window), "reason");

  return label ? gtk_label_get_text (GTK_LABEL (label)) : NULL;
}

static void
expect_done (HkWindow   *window,
             const char *event)
{
  player_expect_last (window, event);
  player_expect_agreement (window);
}

/* A button that is pressed by its letter looks pressed for a moment before it does anything. */
typedef struct
{
  HkWindow *window;
  guint     length;
} Moment;

static gboolean
has_come (gpointer data)
{
  const Moment *moment = data;

  return hk_session_get_length (hk_window_get_session (moment->window)) > moment->length;
}

static gboolean
is_list (gpointer data)
{
  GtkWidget *list = find_by_type (GTK_WIDGET (hand_get_window ()), GTK_TYPE_LIST_BOX);

  return list && gtk_widget_get_focus_child (list);
}

static void
press_letter (HkWindow   *window,
              const char *key)
{
  Moment moment = { window, hk_session_get_length (hk_window_get_session (window)) };

  hand_key (key);
  hand_wait (has_come, &moment);
  hand_settle ();
}

/* Whether the next throws for it would all be misses. */
static gboolean
would_miss (HkWindow   *window,
            const char *monster,
            guint       throws)
{
  g_autofree LsGame *before = g_memdup2 (player_game (window), sizeof (LsGame));
  g_autofree LsGame *after = g_new (LsGame, 1);
  LsCommand blow = { .kind = LS_DO_ROLL, .id = g_intern_string (monster), .facing = LS_NO_FACING, .flag = -1 };

  for (guint i = 0; i < throws; i++)
    {
      g_assert_true (hk_session_try (before, &blow, after, NULL));
      if (!after->attack.targets[0].missed)
        return FALSE;
      memcpy (before, after, sizeof *before);
    }
  return TRUE;
}

/* The game's dice are left so. */
static void
load_misses (HkWindow   *window,
             const char *monster,
             guint       throws)
{
  for (guint i = 0; i < MOST_THROWS && !would_miss (window, monster, throws); i++)
    player_do (window, "roll monster=%s damage=0", monster);
  g_assert_true (would_miss (window, monster, throws));
}

/* --- Who strikes, and with what --- */

/* Whose turn it is, with nothing to be chosen: the usual blow is two taps. */
static void
test_usual (void)
{
  HkWindow *window = open_fight ();

  player_do (window, "hero-move hero=Bruno at=O20");
  open_dice (window, "N19");
  g_assert_true (is_on (window, "Bruno"));
  g_assert_true (is_on (window, "Weapon"));
  press (window, "Roll");
  expect_done (window, "{\"do\":\"roll\",\"monster\":\"archer-1\",\"hero\":\"Bruno\",\"damage\":1}");
  press (window, "Close");
  g_assert_true (hand_get_window () == GTK_WINDOW (window));
  hand_close (GTK_WINDOW (window));
}

/* Before anybody's turn the nearest; a hero in the hand comes first. */
static void
test_striker (void)
{
  HkWindow *window = open_fight ();

  open_dice (window, "N18");
  g_assert_true (is_on (window, "Ada"));
  hand_key ("Escape");
  open_dice (window, "P19");
  g_assert_true (is_on (window, "Bruno"));
  hand_key ("Escape");
  player_click_spot (window, player_spot ("N17"));
  open_dice (window, "P19");
  g_assert_true (is_on (window, "Ada"));
  press (window, "Nobody");
  press (window, "Roll");
  expect_done (window, "{\"do\":\"roll\",\"monster\":\"archer-2\",\"damage\":1}");
  hand_close (hand_get_window ());
  hand_close (GTK_WINDOW (window));
}

/* What is on the weapon's card is entered once. */
static void
test_weapon (void)
{
  HkWindow *window = open_fight ();

  open_dice (window, "N18");
  press (window, "Magic");
  press (window, "No dodge");
  press (window, "one damage more");
  press (window, "Roll");
  expect_done (window,
               "{\"do\":\"roll\",\"monster\":\"clawer-1\",\"hero\":\"Ada\",\"damage\":2,\"no-dodge\":true,\"magic\":true}");
  press (window, "Close");
  player_do (window, "turn hero=Ada");
  open_dice (window, "N19");
  g_assert_true (is_on (window, "Magic"));
  g_assert_true (is_on (window, "No dodge"));
  press (window, "Scroll");
  press (window, "Roll");
  expect_done (window, "{\"do\":\"roll\",\"monster\":\"archer-1\",\"hero\":\"Ada\",\"damage\":2,\"no-dodge\":true,"
                       "\"scroll\":true,\"magic\":true}");
  hand_close (hand_get_window ());
  hand_close (GTK_WINDOW (window));
}

/* A fist is what it is; who stands too far off for it is told so, and may do it by hand. */
static void
test_fist (void)
{
  HkWindow *window = open_fight ();

  open_dice (window, "N18");
  press (window, "Fist");
  g_assert_null (find_button (dice_of (window), "Stun"));
  press (window, "Roll");
  expect_done (window, "{\"do\":\"fist\",\"hero\":\"Ada\",\"target\":\"clawer-1\"}");
  press (window, "Close");
  player_click_spot (window, player_spot ("P20"));
  open_dice (window, "N19");
  press (window, "Fist");
  g_assert_nonnull (strstr (reason_in (window), "hero.fist"));
  g_assert_null (find_button (dice_of (window), "Roll"));
  press (window, "Do It by Hand");
  expect_done (window, "{\"do\":\"roll\",\"monster\":\"archer-1\",\"damage\":1}");
  hand_close (hand_get_window ());
  hand_close (GTK_WINDOW (window));
}

/* --- What the rules refuse --- */

/* A second attack: said in the window, with a new turn and the way by hand at hand. */
static void
test_refused (void)
{
  HkWindow *window = open_fight ();

  player_do (window, "roll monster=archer-1 hero=Ada damage=0");
  open_dice (window, "N18");
  g_assert_true (is_on (window, "Ada"));
  g_assert_null (reason_in (window)); /* another target of the same attack */
  hand_key ("<Alt>o");
  g_assert_nonnull (strstr (reason_in (window), "hero.attack-once"));
  press (window, "Begin a New Turn and Roll");
  expect_done (window, "{\"do\":\"roll\",\"monster\":\"clawer-1\",\"hero\":\"Ada\",\"damage\":0}");
  press (window, "Close");
  open_dice (window, "N19");
  press (window, "Ada");
  hand_key ("<Alt>o");
  press (window, "Do It by Hand");
  expect_done (window, "{\"do\":\"roll\",\"monster\":\"archer-1\",\"damage\":0}");
  hand_close (hand_get_window ());
  hand_close (GTK_WINDOW (window));
}

/* Said above the buttons, and that of the roll is not there: neither it nor a letter nor Enter on a choice throws a die. */
static void
expect_refused (HkWindow   *window,
                const char *rule)
{
  guint length = hk_session_get_length (hk_window_get_session (window));

  g_assert_nonnull (reason_in (window));
  g_assert_nonnull (strstr (reason_in (window), rule));
  g_assert_null (find_button (dice_of (window), "Roll"));
  g_assert_nonnull (find_button (dice_of (window), "Do It by Hand"));
  g_assert_null (gtk_window_get_default_widget (GTK_WINDOW (dice_of (window))));
  hand_key ("<Alt>r");
  g_assert_cmpuint (hk_session_get_length (hk_window_get_session (window)), ==, length);
}

/* `hero.ranged-area`: a bow is for further away; magic is not asked. */
static void
test_own_area (void)
{
  HkWindow *window = open_fight ();

  open_dice (window, "N18");
  press (window, "Ranged");
  expect_refused (window, "hero.ranged-area");
  press (window, "Vision"); /* is about sight alone */
  expect_refused (window, "hero.ranged-area");
  press (window, "Magic");
  g_assert_null (reason_in (window));
  press (window, "Roll");
  expect_done (window, "{\"do\":\"roll\",\"monster\":\"clawer-1\",\"hero\":\"Ada\",\"damage\":1,\"magic\":true,"
                       "\"ranged\":true,\"vision\":true}");
  hand_close (hand_get_window ());
  hand_close (GTK_WINDOW (window));
}

/* `hero.los`: there is a house between; who has vision shoots all the same. */
static void
test_sight (void)
{
  HkWindow *window = open_fight ();

  player_do (window, "hero-at hero=Ada at=N16");
  player_do (window, "monster-add type=clawer at=N13 facing=south");
  hand_settle ();
  open_dice (window, "N13");
  press (window, "Ada");
  g_assert_null (reason_in (window)); /* what is not said to be a shot is not asked */
  press (window, "Ranged");
  expect_refused (window, "hero.los");
  press (window, "Vision");
  g_assert_null (reason_in (window));
  press (window, "Roll");
  expect_done (window, "{\"do\":\"roll\",\"monster\":\"clawer-2\",\"hero\":\"Ada\",\"damage\":1,"
                       "\"ranged\":true,\"vision\":true}");
  hand_close (hand_get_window ());
  hand_close (GTK_WINDOW (window));
}

/* --- Rerolls --- */

static void
test_reroll (void)
{
  HkWindow *window = open_fight ();

  load_misses (window, "archer-1", 2);
  open_dice (window, "N19");
  press (window, "Magic");
  press (window, "Roll");
  g_assert_nonnull (find_button (dice_of (window), "Reroll (4 left)"));
  press (window, "Reroll for 1 Mana");
  expect_done (window, "{\"do\":\"reroll\",\"monster\":\"archer-1\",\"mana\":true}");
  g_assert_nonnull (find_button (dice_of (window), "Reroll (3 left)"));
  g_assert_null (find_button (dice_of (window), "Reroll for 1 Mana"));
  g_assert_nonnull (strstr (reason_in (window), "dice.reroll"));
  press_letter (window, "<Alt>e");
  expect_done (window, "{\"do\":\"reroll\",\"monster\":\"archer-1\"}");
  hand_close (hand_get_window ());
  hand_close (GTK_WINDOW (window));
}

/* After four the window says why there is no fifth, and lets the table have it. */
static void
test_no_reroll (void)
{
  HkWindow *window = open_fight ();

  load_misses (window, "archer-1", 5);
  open_dice (window, "N19");
  press (window, "Roll");
  for (guint left = 4; left > 0; left--)
    {
      g_autofree char *name = g_strdup_printf ("Reroll (%u left)", left);

      g_assert_null (reason_in (window));
      press (window, name);
    }
  g_assert_null (find_button (dice_of (window), "Reroll (0 left)"));
  g_assert_nonnull (strstr (reason_in (window), "dice.reroll"));
  press (window, "Roll Again by Hand");
  expect_done (window, "{\"do\":\"roll\",\"monster\":\"archer-1\",\"damage\":1}");
  hand_close (hand_get_window ());
  hand_close (GTK_WINDOW (window));
}

/* A hit is a hit. */
static void
test_no_need (void)
{
  HkWindow *window = open_fight ();

  while (would_miss (window, "archer-1", 1))
    player_do (window, "roll monster=archer-1 damage=0");
  open_dice (window, "N19");
  press (window, "Magic");
  press (window, "one damage less");
  press (window, "Roll");
  g_assert_null (find_button (dice_of (window), "Reroll (4 left)"));
  g_assert_null (find_button (dice_of (window), "Reroll for 1 Mana"));
  g_assert_null (reason_in (window));
  hand_close (hand_get_window ());
  hand_close (GTK_WINDOW (window));
}

/* --- Further targets --- */

/* By keys alone, from the board to the second target and a hero in the zone. */
static void
test_keys (void)
{
  HkWindow *window = open_fight ();

  player_walk_to_spot (window, player_spot ("P19"));
  hand_key ("Return");
  player_tab_to (need_button (need_by_type (GTK_WIDGET (window), HK_TYPE_PIECE_POPOVER), "Roll Dice…"));
  hand_key ("space");
  g_assert_true (is_on (window, "Bruno"));
  hand_key ("1");
  g_assert_true (is_on (window, "Ada"));
  hand_key ("<Alt>n");
  hand_key ("plus");
  press_letter (window, "Return");
  expect_done (window, "{\"do\":\"roll\",\"monster\":\"archer-2\",\"hero\":\"Ada\",\"damage\":2,\"no-dodge\":true}");
  hand_key ("<Alt>g");
  hand_wait (is_list, NULL);
  hand_key ("space"); /* the nearest: Bruno */
  g_assert_cmpstr (gtk_window_get_title (hand_get_window ()), ==, "Bruno");
  press_letter (window, "Return");
  expect_done (window,
               "{\"do\":\"roll\",\"monster\":\"Bruno\",\"hero\":\"Ada\",\"damage\":2,\"no-dodge\":true,\"more\":true}");
  hand_key ("<Alt>g");
  hand_wait (is_list, NULL);
  hand_key ("Down"); /* beyond Archer 1; Bruno has been struck */
  hand_key ("space");
  press_letter (window, "Return");
  expect_done (window,
               "{\"do\":\"roll\",\"monster\":\"clawer-1\",\"hero\":\"Ada\",\"damage\":2,\"no-dodge\":true,\"more\":true}");
  hand_key ("Return");
  g_assert_true (hand_get_window () == GTK_WINDOW (window));
  hand_close (GTK_WINDOW (window));
}

/* A hero with a bow in the hand aims at a friend; by hand that is a wound. */
static void
test_friend (void)
{
  HkWindow *window = open_fight ();

  player_click_spot (window, player_spot ("N17"));
  hand_click (need_button (GTK_WIDGET (window), "Shoot"));
  player_click_spot (window, player_spot ("P20"));
  g_assert_null (find_button (dice_of (window), "Nobody"));
  press (window, "Strike");
  expect_done (window, "{\"do\":\"roll\",\"monster\":\"Bruno\",\"hero\":\"Ada\",\"damage\":1,\"ranged\":true}");
  press (window, "Close");
  player_click_spot (window, player_spot ("P20"));
  player_click_spot (window, player_spot ("P20"));
  hand_click (need_button (need_by_type (GTK_WIDGET (window), HK_TYPE_PIECE_POPOVER), "Friendly Fire…"));
  g_assert_true (is_on (window, "Ada"));
  g_assert_nonnull (strstr (reason_in (window), "hero.attack-once")); /* not twice in one attack */
  press (window, "Do It by Hand");
  expect_done (window, "{\"do\":\"hero-wounds\",\"hero\":\"Bruno\",\"wounds\":1}");
  hand_close (hand_get_window ());
  hand_close (GTK_WINDOW (window));
}

/* --- Sizes --- */

/* A telephone on its side: the rest is scrolled. */
static void
test_low (void)
{
  HkWindow *window = open_fight ();
  int height, width;

  player_do (window, "roll monster=archer-1 hero=Ada damage=0");
  open_dice (window, "N18");
  hand_key ("<Alt>o");
  g_assert_nonnull (reason_in (window));
  gtk_widget_measure (dice_of (window), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (dice_of (window), GTK_ORIENTATION_VERTICAL, 360, &height, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, 360);
  g_assert_cmpint (height, <=, 360);
  hand_close (hand_get_window ());
  hand_close (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  int status;

  hand_init (&argc, &argv);
  g_test_add_func ("/app/dice/usual", test_usual);
  g_test_add_func ("/app/dice/striker", test_striker);
  g_test_add_func ("/app/dice/weapon", test_weapon);
  g_test_add_func ("/app/dice/fist", test_fist);
  g_test_add_func ("/app/dice/refused", test_refused);
  g_test_add_func ("/app/dice/own-area", test_own_area);
  g_test_add_func ("/app/dice/sight", test_sight);
  g_test_add_func ("/app/dice/reroll", test_reroll);
  g_test_add_func ("/app/dice/no-reroll", test_no_reroll);
  g_test_add_func ("/app/dice/no-need", test_no_need);
  g_test_add_func ("/app/dice/keys", test_keys);
  g_test_add_func ("/app/dice/friend", test_friend);
  g_test_add_func ("/app/dice/low", test_low);
  status = g_test_run ();
  hand_quit ();
  return status;
}
