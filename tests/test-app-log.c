/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log: its entries tell what the session tells, also after undo, new commands and repair; and what can be changed
 * in an entry. */
#include "command-form.h"
#include "log-model.h"
#include "log-text.h"
#include "repair.h"

#include "table.h"

/* --- The list --- */

typedef struct
{
  LsPack     *pack;
  HkSession  *session;
  GListModel *log;
} Game;

static void
game_begin (Game *self)
{
  LsSetup setup;

  ls_bot_setup (&setup, LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);
  self->pack = ls_pack_shipped ();
  self->session = hk_session_new (ls_save_new (self->pack, &setup, NULL, NULL), NULL);
  self->log = hk_log_model_new (self->session);
}

static void
game_end (Game *self)
{
  g_assert_finalize_object (self->log);
  g_assert_finalize_object (self->session);
  ls_pack_free (self->pack);
}

static void
game_do (Game       *self,
         const char *words)
{
  LsCommand command;

  table_read (words, &command);
  g_assert_true (hk_session_do (self->session, &command));
}

static void
play_a_phase (Game *self)
{
  game_do (self, "hero-at hero=Ada at=P15");
  game_do (self, "hero-at hero=Bruno at=O16");
  game_do (self, "begin-night");
  while (hk_session_can_go_on (self->session))
    g_assert_true (hk_session_do_kind (self->session, LS_DO_STEP));
}

/* The slow way to each entry gives the same. */
static void
expect_true_log (Game *self)
{
  g_autofree LsGame *before = g_new (LsGame, 1);
  g_autofree char *last = NULL;

  g_assert_cmpuint (g_list_model_get_n_items (self->log), ==, hk_session_get_length (self->session));
  for (guint i = 0; i < hk_session_get_length (self->session); i++)
    {
      g_autoptr (HkLogEntry) entry = g_list_model_get_item (self->log, i);
      g_autoptr (LsScript) script = hk_session_tell (self->session, i, before);
      g_autofree char *text = hk_log_entry (before, hk_session_get_command (self->session, i), script);
      g_autofree char *heading = hk_log_heading (before);

      g_assert_cmpuint (hk_log_entry_get_index (entry), ==, i);
      g_assert_cmpstr (hk_log_entry_get_text (entry), ==, text);
      g_assert_cmpstr (hk_log_entry_get_heading (entry), ==, g_strcmp0 (last, heading) == 0 ? NULL : heading);
      g_free (g_steal_pointer (&last));
      last = g_steal_pointer (&heading);
    }
}

static void
test_walk (void)
{
  Game game;

  game_begin (&game);
  g_assert_cmpuint (g_list_model_get_n_items (game.log), ==, 0);
  play_a_phase (&game);
  expect_true_log (&game);
  game_end (&game);
}

static void
test_undo (void)
{
  Game game;

  game_begin (&game);
  play_a_phase (&game);
  g_assert_true (hk_session_go_back_to (game.session, 4));
  expect_true_log (&game);
  g_assert_true (hk_session_redo (game.session));
  expect_true_log (&game);
  g_assert_true (hk_session_go_back_to (game.session, 0));
  expect_true_log (&game);
  play_a_phase (&game);
  expect_true_log (&game);
  game_end (&game);
}

/* Later entries can tell something else although their commands have not changed. */
static void
test_repair (void)
{
  g_autoptr (GPtrArray) misfits = g_ptr_array_new_with_free_func (g_free);
  LsCommand wounds, more;
  Game game;

  table_read ("hero-wounds hero=Ada wounds=1", &wounds);
  table_read ("hero-wounds hero=Ada wounds=2", &more);
  game_begin (&game);
  g_assert_true (hk_session_do (game.session, &wounds));
  g_assert_true (hk_session_do (game.session, &more));
  play_a_phase (&game);
  g_assert_true (hk_session_repair (game.session, 0, &more, FALSE, misfits));
  expect_true_log (&game);
  g_assert_true (hk_session_repair (game.session, 0, NULL, FALSE, misfits));
  expect_true_log (&game);
  game_end (&game);
}

/* --- Headings --- */

static void
test_headings (void)
{
  g_autoptr (Table) table = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);
  const struct
  {
    LsStage     stage;
    const char *heading;
  } cases[] = {
    { LS_STAGE_DAY, "Day before night 2" },
    { LS_STAGE_PANIC, "Night 2, monster phase 3: panic" },
    { LS_STAGE_ATTACK, "Night 2, monster phase 3: monster attack" },
    { LS_STAGE_HEROES, "Night 2, hero phase 3" },
    { LS_STAGE_OVER, "End of the game" },
  };

  table->game->night = 2;
  table->game->phase = 3;
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *heading = NULL;

      table->game->stage = cases[i].stage;
      heading = hk_log_heading (table->game);
      g_assert_cmpstr (heading, ==, cases[i].heading);
    }
}

/* --- What can be changed --- */

static const HkCommandForm *
form_of (const char *words)
{
  LsCommand command;

  table_read (words, &command);
  return hk_command_form (&command);
}

static void
test_forms (void)
{
  g_assert_null (form_of ("next"));
  g_assert_null (form_of ("step"));
  g_assert_null (form_of ("begin-night"));
  g_assert_null (form_of ("end-hero-phase"));
  g_assert_null (form_of ("free-hero hero=Ada by=Bruno"));
  g_assert_nonnull (form_of ("free-hero hero=Ada by=Bruno hit=true"));
  g_assert_nonnull (form_of ("coin side=left"));
  g_assert_nonnull (form_of ("hero-wounds hero=Ada wounds=1"));
  g_assert_true (form_of ("place monster=clawer-1 at=C7")->facing);
}

static void
test_choices (void)
{
  g_autoptr (Table) table = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);
  g_autoptr (GPtrArray) coins = NULL;
  g_autoptr (GPtrArray) cards = NULL;
  g_autoptr (GPtrArray) values = NULL;
  LsCommand command;

  table_read ("coin side=left", &command);
  coins = hk_command_choices (table->game, &command);
  g_assert_cmpuint (coins->len, ==, 2);
  g_assert_cmpstr (hk_command_chosen (&command), ==, "left");
  hk_command_choose (&command, ((HkChoice *) g_ptr_array_index (coins, 1))->id);
  g_assert_cmpstr (command.word, ==, "right");

  table_read ("card slot=2 card=5B", &command);
  cards = hk_command_choices (table->game, &command);
  g_assert_cmpuint (cards->len, ==, table->pack->patterns->len);

  table_read ("ruling ruling=contact value=ahead", &command);
  values = hk_command_choices (table->game, &command);
  g_assert_cmpuint (values->len, ==, 2);
  g_assert_cmpstr (((HkChoice *) g_ptr_array_index (values, 1))->label, ==, "Only what stands on the spot ahead stops it.");
  hk_command_choose (&command, "any-side");
  g_assert_cmpstr (command.other, ==, "any-side");
  g_assert_cmpstr (command.word, ==, "contact");
}

static void
test_spots (void)
{
  LsCommand command;
  g_autofree char *text = NULL;

  table_read ("place monster=clawer-1 at=C7", &command);
  g_assert_true (hk_command_read_spots (&command, " f8 "));
  g_assert_cmpuint (command.spots.at[0], ==, ls_spot_from_name ("F8"));
  g_assert_false (hk_command_read_spots (&command, ""));
  g_assert_false (hk_command_read_spots (&command, "8F"));
  g_assert_false (hk_command_read_spots (&command, "C7 C8"));
  g_assert_cmpuint (command.spots.at[0], ==, ls_spot_from_name ("F8"));

  table_read ("structure-add type=shop spots=C7,C8", &command);
  text = hk_command_write_spots (&command);
  g_assert_cmpstr (text, ==, "C7 C8");
  g_assert_true (hk_command_read_spots (&command, "D1, d2;D3"));
  g_assert_cmpuint (command.spots.n, ==, 3);
}

static void
test_misfits (void)
{
  const char *reasons[] = { "a", "b", "a", "c", "d", "e", "a", "f", "g", "h", "g" };
  g_autoptr (GPtrArray) misfits = g_ptr_array_new ();
  g_autofree char *few = NULL;
  g_autofree char *many = NULL;

  g_ptr_array_add (misfits, (char *) "there is no monster m1");
  few = hk_repair_misfits (misfits);
  g_assert_cmpstr (few, ==, "• there is no monster m1\n");
  g_ptr_array_set_size (misfits, 0);
  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    g_ptr_array_add (misfits, (char *) reasons[i]);
  many = hk_repair_misfits (misfits);
  g_assert_cmpstr (many, ==, "• a (3 times)\n• b\n• c\n• d\n• e\n• f\n… and 3 more\n");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/log/walk", test_walk);
  g_test_add_func ("/app/log/undo", test_undo);
  g_test_add_func ("/app/log/repair", test_repair);
  g_test_add_func ("/app/log/headings", test_headings);
  g_test_add_func ("/app/log/forms", test_forms);
  g_test_add_func ("/app/log/choices", test_choices);
  g_test_add_func ("/app/log/spots", test_spots);
  g_test_add_func ("/app/log/misfits", test_misfits);
  return g_test_run ();
}
