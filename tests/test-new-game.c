/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is entered for a new game, and the set-up that it gives. */
#include "last-spell/save.h"
#include "new-game.h"

/* The set-up as a saved game has it, read again. */
static gboolean
write_and_read (const LsSetup *setup,
                LsSetup       *again)
{
  g_autoptr (LsPack) pack = ls_pack_shipped ();
  g_autoptr (JsonNode) header = ls_setup_json (pack, setup);
  g_autoptr (AutomaProblems) problems = automa_problems_new ("header");
  AutomaPlace place;
  const char *digest;

  automa_place_root (&place, header, problems);
  return ls_setup_read (&place, again, &digest);
}

/* --- The set-up --- */

static void
test_first (void)
{
  g_auto (HkNewGame) game = { 0 };
  LsSetup setup, again;

  hk_new_game_init (&game);
  g_assert_true (hk_new_game_can_begin (&game));
  hk_new_game_to_setup (&game, 7, &setup);
  g_assert_cmpuint (setup.scenario, ==, LS_SCENARIO_GILDENBERG);
  g_assert_cmpuint (setup.mode, ==, LS_MODE_SINGLE);
  g_assert_cmpuint (setup.n_heroes, ==, 3);
  g_assert_cmpuint (setup.night, ==, 1);
  g_assert_cmpuint (setup.seed, ==, 7);
  g_assert_true (setup.app_flips && setup.app_draws && setup.bosses);
  g_assert_cmpuint (setup.heroes[0].movement[2], ==, 4);
  g_assert_cmpuint (setup.heroes[0].movement[3], ==, 0);
  g_assert_true (write_and_read (&setup, &again));
  g_assert_cmpmem (&again, sizeof again, &setup, sizeof setup);
}

/* No two heroes have the same emblem: whoever had it takes the other's. */
static void
test_emblems (void)
{
  g_auto (HkNewGame) game = { 0 };
  LsSetup setup, again;

  hk_new_game_init (&game);
  hk_new_game_set_emblem (&game, 0, 2);
  hk_new_game_set_emblem (&game, 2, 6);
  hk_new_game_to_setup (&game, 1, &setup);
  g_assert_cmpuint (setup.heroes[0].emblem, ==, 2);
  g_assert_cmpuint (setup.heroes[1].emblem, ==, 1);
  g_assert_cmpuint (setup.heroes[2].emblem, ==, 6);
  g_assert_true (write_and_read (&setup, &again));
  g_assert_cmpuint (ls_setup_emblem (&again, 2), ==, 6);
  again.heroes[2].emblem = 0; /* saved before there was a choice */
  g_assert_cmpuint (ls_setup_emblem (&again, 2), ==, 3);
}

static void
test_everything (void)
{
  g_auto (HkNewGame) game = { 0 };
  LsSetup setup, again;

  hk_new_game_init (&game);
  hk_new_game_set_town (&game, HK_TOWN_GLENWALD);
  hk_new_game_set_profile (&game, LS_PROFILE_ES);
  game.rulings.value[LS_RULING_MIST_ATTACK] = LS_MIST_ATTACK_YES;
  game.n_heroes = 2;
  hk_new_game_set_name (&game, 1, "  Ünal the Old ");
  game.heroes[1].hit_points = 11;
  game.heroes[1].mana = 0;
  game.heroes[1].tokens[0] = 3;
  game.heroes[1].tokens[1] = 0;
  game.heroes[1].tokens[2] = 3;
  game.night = 3;
  game.b_cards = 1 << 4;
  game.app_flips = FALSE;
  game.app_draws = FALSE;
  hk_new_game_to_setup (&game, 1, &setup);
  g_assert_cmpuint (setup.scenario, ==, LS_SCENARIO_GLENWALD);
  g_assert_cmpuint (setup.n_heroes, ==, 2);
  g_assert_cmpstr (setup.heroes[1].name, ==, "Ünal the Old");
  g_assert_cmpuint (setup.heroes[1].hit_points, ==, 11);
  g_assert_cmpuint (setup.heroes[1].mana, ==, 0);
  g_assert_cmpmem (setup.heroes[1].movement, LS_MAX_MOVEMENT_TOKENS, "\2\2\2\4\4\4", LS_MAX_MOVEMENT_TOKENS);
  g_assert_cmpuint (setup.profile, ==, LS_PROFILE_ES);
  g_assert_cmpuint (setup.rulings.value[LS_RULING_CONTACT], ==, LS_CONTACT_AHEAD);
  g_assert_cmpuint (setup.rulings.value[LS_RULING_MIST_ATTACK], ==, LS_MIST_ATTACK_YES);
  g_assert_cmpuint (setup.night, ==, 3);
  g_assert_cmpuint (setup.b_cards, ==, 1 << 4);
  g_assert_false (setup.app_flips || setup.app_draws);
  g_assert_true (write_and_read (&setup, &again));
  g_assert_cmpmem (&again, sizeof again, &setup, sizeof setup);
}

/* `setup.intro`: one night, whatever was entered before the introductory night was chosen. */
static void
test_introductory (void)
{
  g_auto (HkNewGame) game = { 0 };
  LsSetup setup;

  hk_new_game_init (&game);
  hk_new_game_set_mode (&game, LS_MODE_CAMPAIGN);
  game.night = 2;
  game.b_cards = 1;
  hk_new_game_set_town (&game, HK_TOWN_INTRODUCTORY);
  hk_new_game_to_setup (&game, 1, &setup);
  g_assert_cmpuint (setup.mode, ==, LS_MODE_INTRODUCTORY);
  g_assert_cmpuint (setup.night, ==, 1);
  g_assert_cmpuint (setup.b_cards, ==, 0);
}

/* Every game that can be entered is one that the rules can begin. */
static void
test_all_begin (void)
{
  g_autoptr (LsPack) pack = ls_pack_shipped ();
  guint n = 0;

  for (guint town = 0; town < HK_N_TOWNS; town++)
    for (guint mode = LS_MODE_SINGLE; mode < LS_N_MODES; mode++)
      if (town == HK_TOWN_INTRODUCTORY || hk_town_has_mode ((HkTown) town, (LsMode) mode))
        {
          g_auto (HkNewGame) game = { 0 };
          g_autofree LsGame *begun = g_new (LsGame, 1);
          LsSetup setup;

          hk_new_game_init (&game);
          hk_new_game_set_town (&game, (HkTown) town);
          hk_new_game_set_mode (&game, (LsMode) mode);
          hk_new_game_to_setup (&game, 1, &setup);
          ls_game_begin (begun, pack, &setup);
          g_assert_cmpint (begun->stage, ==, LS_STAGE_DAY);
          n++;
        }
  g_assert_cmpuint (n, ==, 5 + 5 + 2 + 2);
}

/* --- What depends on what --- */

static void
test_modes (void)
{
  g_auto (HkNewGame) game = { 0 };

  hk_new_game_init (&game);
  hk_new_game_set_mode (&game, LS_MODE_CAMPAIGN);
  hk_new_game_set_town (&game, HK_TOWN_LAKEBURG);
  g_assert_cmpint (game.mode, ==, LS_MODE_SINGLE); /* `setup.campaign` */
  hk_new_game_set_mode (&game, LS_MODE_SOLO);
  g_assert_cmpuint (game.n_heroes, ==, 4); /* `setup.solo` */
  hk_new_game_set_town (&game, HK_TOWN_GLENWALD);
  g_assert_cmpint (game.mode, ==, LS_MODE_SOLO);
  hk_new_game_set_town (&game, HK_TOWN_GILDENBERG);
  hk_new_game_set_mode (&game, LS_MODE_SOLO_CAMPAIGN);
  hk_new_game_set_town (&game, HK_TOWN_LAKEBURG);
  g_assert_cmpint (game.mode, ==, LS_MODE_SINGLE);
}

static void
test_profile (void)
{
  g_auto (HkNewGame) game = { 0 };

  hk_new_game_init (&game);
  game.rulings.value[LS_RULING_MIST_ATTACK] = LS_MIST_ATTACK_YES;
  game.rulings.value[LS_RULING_CONTACT] = LS_CONTACT_AHEAD;
  g_assert_cmpuint (hk_new_game_n_changed (&game), ==, 2);
  hk_new_game_set_profile (&game, LS_PROFILE_ES);
  g_assert_cmpuint (hk_new_game_n_changed (&game), ==, 0);
  g_assert_cmpuint (game.rulings.value[LS_RULING_MIST_ATTACK], ==, LS_MIST_ATTACK_NO);
  g_assert_cmpuint (game.rulings.value[LS_RULING_CONTACT], ==, LS_CONTACT_AHEAD);
}

/* --- Names --- */

typedef struct
{
  const char *path;
  const char *name;
  const char *problem;
} NameCase;

#define FORTY "1234567890123456789012345678901234567890"

static const NameCase names[] = {
  { "plain", "Eva", NULL },
  { "spaces-around", "  Eva  ", NULL },
  { "other-letters", "Świętosława", NULL },
  { "same-in-another-case", "bruno", NULL },
  { "forty", FORTY, NULL },
  { "empty", "", "A hero needs a name" },
  { "only-spaces", "   ", "A hero needs a name" },
  { "forty-one", FORTY "1", "Too long" },
  { "line-break", "Eva\nMaria", "Only letters, digits and signs" },
  { "turned-direction", "Eva\xe2\x80\xae", "Only letters, digits and signs" },
  { "taken", "Bruno", "Another hero has this name" },
  { "taken-with-spaces", " Bruno", "Another hero has this name" },
  { "of-a-monster", "clawer-1", "The game uses this name for something else" },
  { "of-the-circle", "circle", "The game uses this name for something else" },
  { "equals", "a=b", "The game uses this name for something else" },
  { "of-a-piece-with-dashes", "ruin-2-1", "The game uses this name for something else" },
  { "number-behind-a-dash-of-letters", "Ada-2", NULL },
  { "dash-at-the-end", "ada-", NULL },
  { "dash-at-the-beginning", "-3", NULL },
  { "dashes", "ada-2-b", NULL },
};

static void
test_name (gconstpointer data)
{
  const NameCase *self = data;
  g_auto (HkNewGame) game = { 0 };
  g_autofree char *problem = NULL;
  g_autofree char *wanted = self->problem ? g_strdup_printf ("Hero 1: %s", self->problem) : NULL;

  hk_new_game_init (&game);
  hk_new_game_set_name (&game, 0, self->name);
  problem = hk_new_game_problem (&game);
  g_assert_cmpstr (hk_new_game_name_problem (&game, 0), ==, self->problem);
  g_assert_cmpstr (problem, ==, wanted);
  g_assert_cmpint (hk_new_game_can_begin (&game), ==, self->problem == NULL);
}

/* Whatever name will do can be saved and read again. */
static void
test_names_are_read (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_auto (HkNewGame) game = { 0 };
      LsSetup setup, again;

      hk_new_game_init (&game);
      hk_new_game_set_name (&game, 0, names[i].name);
      if (!hk_new_game_can_begin (&game))
        continue;
      hk_new_game_to_setup (&game, 1, &setup);
      g_assert_true (write_and_read (&setup, &again));
      g_assert_cmpstr (again.heroes[0].name, ==, game.heroes[0].name);
    }
}

/* A hero who does not play keeps no name from others. */
static void
test_name_of_nobody (void)
{
  g_auto (HkNewGame) game = { 0 };

  hk_new_game_init (&game);
  game.n_heroes = 2;
  hk_new_game_set_name (&game, 0, "Cleo");
  g_assert_true (hk_new_game_can_begin (&game));
  game.n_heroes = 3;
  g_assert_false (hk_new_game_can_begin (&game));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/new-game/first", test_first);
  g_test_add_func ("/new-game/everything", test_everything);
  g_test_add_func ("/new-game/emblems", test_emblems);
  g_test_add_func ("/new-game/setup.intro", test_introductory);
  g_test_add_func ("/new-game/all-begin", test_all_begin);
  g_test_add_func ("/new-game/modes", test_modes);
  g_test_add_func ("/new-game/profile", test_profile);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_strconcat ("/new-game/name/", names[i].path, NULL);

      g_test_add_data_func (path, &names[i], test_name);
    }
  g_test_add_func ("/new-game/names-are-read", test_names_are_read);
  g_test_add_func ("/new-game/name-of-nobody", test_name_of_nobody);
  return g_test_run ();
}
