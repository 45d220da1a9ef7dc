/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A blow that is being entered: how it is most likely meant, which command it is, and what is said of it. */
#include "strike.h"

#include "table.h"

static const LsPack *pack;

static void
do_words (HkSession  *session,
          const char *words)
{
  g_autoptr (GError) error = NULL;
  LsCommand command;

  table_read (words, &command);
  hk_session_fits (hk_session_get_game (session), &command, &error);
  g_assert_no_error (error);
  g_assert_true (hk_session_do (session, &command));
}

/* The hero phase of the first night; Ada and Bruno, and Archers at some distance. */
static HkSession *
new_fight (void)
{
  LsSetup setup;
  LsCommand command;
  HkSession *session;

  ls_bot_setup (&setup, LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 7);
  session = hk_session_new (ls_save_new (pack, &setup, NULL, NULL), NULL);
  while (ls_bot_deploy (hk_session_get_game (session), &command))
    g_assert_true (hk_session_do (session, &command));
  g_assert_true (hk_session_do_kind (session, LS_DO_BEGIN_NIGHT));
  while (hk_session_get_game (session)->stage != LS_STAGE_HEROES)
    g_assert_true (hk_session_do_kind (session, LS_DO_NEXT));
  do_words (session, "hero-at hero=Ada at=N17");
  do_words (session, "hero-at hero=Bruno at=P20");
  do_words (session, "monster-add type=bulky-green at=N18 facing=north");
  do_words (session, "monster-add type=bulky-yellow at=N19 facing=north");
  return session;
}

static const char *
find_monster (HkSession  *session,
              const char *spot)
{
  const LsGame *game = hk_session_get_game (session);

  for (guint i = 0; i < game->n_monsters; i++)
    if (game->monsters[i].spots.at[0] == ls_spot_from_name (spot))
      return game->monsters[i].id;
  g_assert_not_reached ();
}

static void
expect_command (const HkStrike *strike,
                HkSession      *session,
                gboolean        by_hand,
                const char     *format,
                ...) G_GNUC_PRINTF (4, 5);

static void
expect_command (const HkStrike *strike,
                HkSession      *session,
                gboolean        by_hand,
                const char     *format,
                ...)
{
  g_autofree char *words = NULL;
  g_autoptr (JsonNode) made = NULL;
  g_autoptr (JsonNode) wanted = NULL;
  g_autofree char *told = NULL;
  g_autofree char *expected = NULL;
  LsCommand command, other;
  va_list args;

  va_start (args, format);
  words = g_strdup_vprintf (format, args);
  va_end (args);
  (by_hand ? hk_strike_by_hand : hk_strike_command) (strike, hk_session_get_game (session), &command);
  table_read (words, &other);
  made = ls_command_json (&command);
  wanted = ls_command_json (&other);
  told = json_to_string (made, FALSE);
  expected = json_to_string (wanted, FALSE);
  g_assert_cmpstr (told, ==, expected);
}

static void
test_commands (void)
{
  g_autoptr (HkSession) session = new_fight ();
  const char *bulky = find_monster (session, "N18");
  HkStrike strike;

  hk_strike_begin (&strike, session, NULL, bulky);
  expect_command (&strike, session, FALSE, "roll monster=%s hero=Ada damage=1", bulky);
  expect_command (&strike, session, TRUE, "roll monster=%s damage=1", bulky);
  strike.kind = HK_STRIKE_SCROLL;
  strike.abilities = LS_ROLL_STUN;
  strike.damage = 3;
  expect_command (&strike, session, FALSE, "roll monster=%s hero=Ada damage=3 stun=true scroll=true magic=true", bulky);
  strike.kind = HK_STRIKE_FIST;
  expect_command (&strike, session, FALSE, "fist hero=Ada target=%s", bulky);
  expect_command (&strike, session, TRUE, "roll monster=%s damage=1", bulky);
  hk_strike_set_hero (&strike, session, -1); /* nobody in particular has no fist */
  g_assert_cmpint (strike.kind, ==, HK_STRIKE_WEAPON);
  do_words (session, "hero-wounds hero=Bruno wounds=1");
  hk_strike_begin (&strike, session, "Ada", "Bruno");
  strike.damage = 2;
  expect_command (&strike, session, FALSE, "roll monster=Bruno hero=Ada damage=2");
  expect_command (&strike, session, TRUE, "hero-wounds hero=Bruno wounds=3");
}

/* The weapon of the last blow; a scroll, and what others strike with, are none of it. */
static void
test_weapon (void)
{
  g_autoptr (HkSession) session = new_fight ();
  const char *next = find_monster (session, "N19");
  g_autofree char *roll = g_strdup_printf ("roll monster=%s hero=Ada damage=2 no-dodge=true magic=true",
                                           find_monster (session, "N18"));
  g_autofree char *scroll = g_strdup_printf ("roll monster=%s hero=Ada damage=0 stun=true scroll=true", next);
  g_autofree char *other = g_strdup_printf ("roll monster=%s hero=Bruno damage=0 armor-piercing=true", next);
  HkStrike strike;

  do_words (session, roll);
  do_words (session, scroll);
  do_words (session, other);
  hk_strike_begin (&strike, session, "Ada", next);
  g_assert_cmpint (strike.kind, ==, HK_STRIKE_MAGIC);
  g_assert_cmpint (strike.abilities, ==, LS_ROLL_NO_DODGE);
  g_assert_cmpint (strike.damage, ==, 2);
  g_assert_false (strike.more);
}

static void
expect_other (const HkStrike *strike,
              HkSession      *session,
              const char     *id,
              gboolean        there)
{
  g_autoptr (GPtrArray) others = hk_strike_others (strike, session);

  g_assert_cmpint (g_ptr_array_find_with_equal_func (others, id, g_str_equal, NULL), ==, there);
}

/* Who has struck in this turn goes on with that attack, as it was, but not at whom it has struck; a scroll is no attack of
 * the turn. */
static void
test_goes_on (void)
{
  g_autoptr (HkSession) session = new_fight ();
  const char *bulky = find_monster (session, "N18");
  const char *next = find_monster (session, "N19");
  g_autofree char *roll = g_strdup_printf ("roll monster=%s hero=Ada damage=0 armor-piercing=true", bulky);
  g_autofree char *scroll = g_strdup_printf ("roll monster=%s hero=Ada damage=0 scroll=true", bulky);
  g_autoptr (GPtrArray) others = NULL;
  HkStrike strike;

  hk_strike_begin (&strike, session, NULL, bulky);
  do_words (session, roll);
  others = hk_strike_others (&strike, session);
  g_assert_cmpstr (g_ptr_array_index (others, 0), ==, "Ada"); /* both beside it */
  g_assert_cmpstr (g_ptr_array_index (others, 1), ==, next);
  g_assert_false (g_ptr_array_find (others, bulky, NULL));
  hk_strike_go_on (&strike, session, next);
  expect_command (&strike, session, FALSE, "roll monster=%s hero=Ada damage=0 armor-piercing=true more=true", next);
  hk_strike_begin (&strike, session, "Ada", next);
  g_assert_true (strike.more);
  hk_strike_begin (&strike, session, "Ada", bulky);
  g_assert_false (strike.more);
  hk_strike_begin (&strike, session, "Bruno", next);
  g_assert_false (strike.more);
  do_words (session, "turn hero=Ada");
  do_words (session, scroll);
  hk_strike_begin (&strike, session, "Ada", next);
  g_assert_false (strike.more);
}

/* `hero.friendly-fire`: an attack is on spots, and strikes whoever stands there once, a hero too. */
static void
test_once (void)
{
  g_autoptr (HkSession) session = new_fight ();
  const char *bulky = find_monster (session, "N18");
  g_autofree char *first = g_strdup_printf ("roll monster=%s hero=Ada damage=0", bulky);
  g_autofree char *scroll = g_strdup_printf ("roll monster=%s hero=Ada damage=0 scroll=true", bulky);
  HkStrike strike;

  hk_strike_begin (&strike, session, "Ada", bulky);
  do_words (session, first);
  expect_other (&strike, session, bulky, FALSE);
  expect_other (&strike, session, "Bruno", TRUE);
  do_words (session, "roll monster=Bruno hero=Ada damage=0 more=true");
  do_words (session, "gold gold=3"); /* whatever else is done in between */
  expect_other (&strike, session, "Bruno", FALSE);
  hk_strike_begin (&strike, session, "Ada", "Bruno");
  g_assert_false (strike.more);
  do_words (session, scroll); /* an attack of its own */
  expect_other (&strike, session, "Bruno", TRUE);
  expect_other (&strike, session, bulky, FALSE);
}

/* As the bow in the hand was aimed; magic that is aimed is no bow. */
static void
test_aim (void)
{
  g_autoptr (HkSession) session = new_fight ();
  const char *bulky = find_monster (session, "N18");
  HkStrike strike;
  HkAim aim;

  hk_aim_begin (&aim);
  hk_strike_begin (&strike, session, "Ada", bulky);
  hk_strike_set_aim (&strike, &aim);
  expect_command (&strike, session, FALSE, "roll monster=%s hero=Ada damage=1 ranged=true", bulky);
  aim.ranged = FALSE;
  aim.vision = TRUE;
  hk_strike_set_aim (&strike, &aim);
  expect_command (&strike, session, FALSE, "roll monster=%s hero=Ada damage=1 magic=true ranged=true vision=true", bulky);
  strike.kind = HK_STRIKE_SCROLL;
  hk_strike_set_aim (&strike, &aim);
  g_assert_cmpint (strike.kind, ==, HK_STRIKE_SCROLL);
  strike.impact = TRUE; /* only of what goes on */
  expect_command (&strike, session, FALSE,
                  "roll monster=%s hero=Ada damage=1 scroll=true magic=true ranged=true vision=true", bulky);
  strike.more = TRUE;
  expect_command (&strike, session, FALSE,
                  "roll monster=%s hero=Ada damage=1 scroll=true magic=true more=true impact=true ranged=true vision=true",
                  bulky);
}

static void
expect (char       *text,
        const char *expected)
{
  g_assert_cmpstr (text, ==, expected);
  g_free (text);
}

static void
test_texts (void)
{
  g_autoptr (HkSession) session = new_fight ();
  HkStrike strike;

  do_words (session, "monster-add type=archer at=P19 facing=north"); /* a blue die */
  hk_strike_begin (&strike, session, NULL, find_monster (session, "P19"));
  expect (hk_strike_outlook (&strike, hk_session_get_game (session)), "Hits: 1 of 2 (50 %) · Stuns: never");
  strike.abilities = LS_ROLL_NO_DODGE | LS_ROLL_ARMOR_PIERCING | LS_ROLL_STUN;
  expect (hk_strike_outlook (&strike, hk_session_get_game (session)), "Hits: 5 of 6 (83 %) · Stuns: 1 of 2 (50 %)");
  strike.kind = HK_STRIKE_FIST; /* brings nothing of that */
  expect (hk_strike_outlook (&strike, hk_session_get_game (session)), "Hits: 1 of 2 (50 %) · Stuns: never");
  hk_strike_begin (&strike, session, "Ada", "Bruno");
  expect (hk_strike_outlook (&strike, hk_session_get_game (session)),
          "Heroes roll no dice. Armor has its say before the damage falls.");
  expect (hk_text_rerolls (3), "R_eroll (3 left)");
}

int
main (int   argc,
      char *argv[])
{
  LsPack *shipped = ls_pack_shipped ();
  int status;

  g_test_init (&argc, &argv, NULL);
  pack = shipped;
  g_test_add_func ("/app/strike/commands", test_commands);
  g_test_add_func ("/app/strike/weapon", test_weapon);
  g_test_add_func ("/app/strike/goes-on", test_goes_on);
  g_test_add_func ("/app/strike/once", test_once);
  g_test_add_func ("/app/strike/aim", test_aim);
  g_test_add_func ("/app/strike/texts", test_texts);
  status = g_test_run ();
  ls_pack_free (shipped);
  return status;
}
