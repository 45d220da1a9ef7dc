/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game and its pack: it replays as it was played whatever becomes of the pack, and takes another over when people say
 * so. */
#include <string.h>
#include <glib/gstdio.h>

#include "last-spell/audit.h"
#include "last-spell/board-json.h"
#include "last-spell/bots.h"
#include "last-spell/save.h"
#include "last-spell/workshop.h"
#include "workshop-place.h"

typedef struct
{
  Place   place; /* first: its set-up is part of this one's */
  char   *file;
  LsSetup setup;
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  place_set_up (&self->place, data);
  self->file = g_build_filename (self->place.folder, "game.jsonl", NULL);
  ls_bot_setup (&self->setup, LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 3, 5);
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  g_free (self->file);
  place_tear_down (&self->place, data);
}

static void
play (LsSave *save,
      guint   commands)
{
  for (guint i = 0; i < commands && ls_save_game (save)->stage != LS_STAGE_OVER; i++)
    {
      LsCommand command = ls_bot_next (ls_save_game (save));
      g_autoptr (GError) error = NULL;

      ls_save_do (save, &command, NULL, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (save->breaches->len, ==, 0);
    }
}

static LsSave *
reopen (Fixture *self)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("game");
  LsSave *save = ls_save_open (ls_workshop_pack (self->place.workshop), self->file, problems);

  g_assert_nonnull (save);
  g_assert_cmpuint (automa_problems_count (problems), ==, 0);
  g_assert_false (save->read_only);
  return save;
}

static const LsMonsterType *
type_of (const LsGame *game,
         const char   *id)
{
  return &g_array_index (game->pack->types, LsMonsterType, ls_pack_find_type (game->pack, id));
}

/* Where all monsters stand. */
static void
expect_same_table (const LsGame *a,
                   const LsGame *b)
{
  g_assert_cmpuint (a->n_monsters, ==, b->n_monsters);
  for (guint i = 0; i < a->n_monsters; i++)
    {
      g_assert_cmpstr (a->monsters[i].id, ==, b->monsters[i].id);
      g_assert_cmpuint (a->monsters[i].spots.at[0], ==, b->monsters[i].spots.at[0]);
    }
  g_assert_cmpint (a->stage, ==, b->stage);
  g_assert_cmpmem (&a->random, sizeof a->random, &b->random, sizeof b->random);
  g_assert_cmpmem (a->panic, sizeof a->panic, b->panic, sizeof b->panic);
}

/* The corrections change while the game lies on disk: it opens as it was played, and goes on so. */
static void
test_replay (Fixture      *self,
             gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LsSave) save = ls_save_new (ls_workshop_pack (self->place.workshop), &self->setup, self->file, NULL);
  g_autofree LsGame *before = NULL;
  g_autoptr (LsSave) again = NULL;

  play (save, 60);
  g_assert_cmpuint (ls_save_game (save)->n_monsters, >, 0);
  place_correct (&self->place, LS_KIND_MONSTERS, "clawer", "move", 9);
  place_correct (&self->place, LS_KIND_MONSTERS, "runner", "move", 1);
  again = reopen (self);
  expect_same_table (ls_save_game (save), ls_save_game (again));
  g_assert_cmpuint (type_of (ls_save_game (again), "clawer")->move, ==, 3);
  g_assert_cmpuint (again->notices->len, ==, 0);
  before = g_memdup2 (ls_save_game (again), sizeof *before);
  play (again, 20);
  g_clear_pointer (&again, ls_save_free);
  again = reopen (self);
  g_assert_cmpuint (automa_history_length (again->history), >=, 61);
}

/* What differs is told by record, and only if the game has a use for it. */
static void
test_changes (Fixture      *self,
              gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LsSave) save = ls_save_new (ls_workshop_pack (self->place.workshop), &self->setup, NULL, NULL);
  g_autoptr (AutomaProblems) problems = automa_problems_new ("corrections");
  g_autoptr (GPtrArray) none = ls_save_pack_changes (save, ls_workshop_pack (self->place.workshop));
  g_autoptr (GPtrArray) confirmed = NULL;
  g_autoptr (GPtrArray) elsewhere = NULL;
  g_autoptr (GPtrArray) changes = NULL;
  const LsPackChange *change;

  g_assert_cmpuint (none->len, ==, 0);
  g_assert_true (ls_workshop_confirm (self->place.workshop, LS_KIND_MONSTERS, "clawer", problems));
  confirmed = ls_save_pack_changes (save, ls_workshop_pack (self->place.workshop));
  g_assert_cmpuint (confirmed->len, ==, 0); /* the same values */
  place_correct (&self->place, LS_KIND_MONSTERS, "dryad", "hit-points", 44);
  place_correct (&self->place, LS_KIND_GROWTH_TRACK, "2", "spots", 9);
  elsewhere = ls_save_pack_changes (save, ls_workshop_pack (self->place.workshop));
  g_assert_cmpuint (elsewhere->len, ==, 0); /* she does not come to Gildenberg */
  place_correct (&self->place, LS_KIND_MONSTERS, "clawer", "move", 4);
  changes = ls_save_pack_changes (save, ls_workshop_pack (self->place.workshop));
  g_assert_cmpuint (changes->len, ==, 1);
  change = g_ptr_array_index (changes, 0);
  g_assert_cmpstr (change->key, ==, "clawer");
  g_assert_cmpstr (change->name, ==, "Clawer");
  g_assert_cmpint (json_object_get_int_member (json_node_get_object (change->then), "move"), ==, 3);
  g_assert_cmpint (json_object_get_int_member (json_node_get_object (change->now), "move"), ==, 4);
}

/* Taken over, undone, done again, written and read: each time the pack is the one of that moment. */
static void
test_take (Fixture      *self,
           gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LsSave) save = ls_save_new (ls_workshop_pack (self->place.workshop), &self->setup, self->file, NULL);
  g_autofree LsGame *before = NULL;
  g_autoptr (LsSave) again = NULL;
  g_autoptr (GPtrArray) changes = NULL;

  play (save, 30);
  before = g_memdup2 (ls_save_game (save), sizeof *before);
  place_correct (&self->place, LS_KIND_MONSTERS, "clawer", "move", 4);
  g_assert_true (ls_save_take_pack (save, ls_workshop_pack (self->place.workshop), NULL, NULL));
  g_assert_cmpuint (save->breaches->len, ==, 0);
  g_assert_cmpuint (type_of (ls_save_game (save), "clawer")->move, ==, 4);
  expect_same_table (before, ls_save_game (save));
  g_assert_true (ls_save_undo (save, NULL));
  g_assert_cmpuint (type_of (ls_save_game (save), "clawer")->move, ==, 3);
  g_assert_true (ls_save_redo (save, NULL));
  g_assert_cmpuint (type_of (ls_save_game (save), "clawer")->move, ==, 4);
  changes = ls_save_pack_changes (save, ls_workshop_pack (self->place.workshop));
  g_assert_cmpuint (changes->len, ==, 0);
  play (save, 30);
  place_correct (&self->place, LS_KIND_MONSTERS, "clawer", "move", 7); /* what the game has taken over is in its journal */
  again = reopen (self);
  expect_same_table (ls_save_game (save), ls_save_game (again));
  g_assert_cmpuint (type_of (ls_save_game (again), "clawer")->move, ==, 4);
  g_assert_cmpuint (automa_history_length (again->history), ==, automa_history_length (save->history));
}

/* A board that has no room for what stands there is refused with the piece and the spot, and nothing has changed. */
static void
test_no_room (Fixture      *self,
              gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LsSave) save = ls_save_new (ls_workshop_pack (self->place.workshop), &self->setup, self->file, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) edited = NULL;
  g_autoptr (LsBoard) board = place_board (&self->place, "gildenberg");
  LsCommand command = { .kind = LS_DO_HERO_AT, .id = g_intern_string ("Ada"), .flag = -1 };

  command.spots = (LsSpots){ 1, { ls_spot_from_name ("N14") } };
  g_assert_true (ls_save_do (save, &command, NULL, NULL));
  board->terrain[ls_spot_from_name ("N14")] = LS_TERRAIN_TREE;
  edited = ls_board_json (board);
  g_assert_true (ls_workshop_set (self->place.workshop, LS_KIND_BOARDS, edited, self->place.problems));
  g_assert_false (ls_save_take_pack (save, ls_workshop_pack (self->place.workshop), NULL, &error));
  g_assert_nonnull (strstr (error->message, "Ada stands on N14"));
  g_assert_cmpint (ls_save_game (save)->board->terrain[ls_spot_from_name ("N14")], ==, LS_TERRAIN_GROUND);
}

/* Fewer figures in the box than stand on the board. */
static void
test_too_few_figures (Fixture      *self,
                      gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LsSave) save = ls_save_new (ls_workshop_pack (self->place.workshop), &self->setup, NULL, NULL);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 2; i++)
    {
      LsCommand command
        = { .kind = LS_DO_MONSTER_ADD, .word = g_intern_string ("clawer"), .facing = LS_NO_FACING, .flag = -1 };

      command.spots = (LsSpots){ 1, { ls_spot_from_name (i ? "L8" : "M8") } };
      g_assert_true (ls_save_do (save, &command, NULL, NULL));
    }
  place_correct (&self->place, LS_KIND_FIGURES, "clawer", "count", 1);
  g_assert_false (ls_save_take_pack (save, ls_workshop_pack (self->place.workshop), NULL, &error));
  g_assert_nonnull (strstr (error->message, "Clawer"));
  place_correct (&self->place, LS_KIND_FIGURES, "clawer", "count", 5);
  g_assert_true (ls_save_take_pack (save, ls_workshop_pack (self->place.workshop), NULL, NULL));
  g_assert_cmpuint (ls_save_game (save)->supply.left[LS_FIGURE_CLAWER][LS_GREEN], ==, 3);
}

static void
must_do (LsSave     *save,
         const char *text)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("command");
  g_autoptr (JsonNode) node = json_from_string (text, NULL);
  g_autoptr (GError) error = NULL;
  AutomaPlace place;
  LsCommand command;

  automa_place_root (&place, node, problems);
  g_assert_true (ls_command_read (&place, &command));
  ls_save_do (save, &command, NULL, &error);
  g_assert_no_error (error);
}

/* Refused with that reason, and the game has the pack that it had. */
static void
expect_not_taken (Fixture    *self,
                  LsSave     *save,
                  const char *reason)
{
  const LsPack *before = ls_save_game (save)->pack;
  guint length = automa_history_length (save->history);
  g_autoptr (GError) error = NULL;

  g_assert_false (ls_save_take_pack (save, ls_workshop_pack (self->place.workshop), NULL, &error));
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, reason));
  g_assert_true (ls_save_game (save)->pack == before);
  g_assert_cmpuint (automa_history_length (save->history), ==, length);
}

/* Nobody dies and nothing falls because a card was read again. */
static void
test_nobody_dies (Fixture      *self,
                  gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LsSave) save = ls_save_new (ls_workshop_pack (self->place.workshop), &self->setup, NULL, NULL);

  must_do (save, "{\"do\": \"structure-flames\", \"structure\": \"house-1\", \"flames\": 1}");
  place_correct (&self->place, LS_KIND_STRUCTURES, "house", "hit-points", 1);
  expect_not_taken (self, save, "house 1 has as many flames as the new pack gives it hit points");
  place_correct (&self->place, LS_KIND_STRUCTURES, "house", "hit-points", 2);
  must_do (save, "{\"do\": \"monster-add\", \"type\": \"bulky-green\", \"at\": \"L8\"}");
  must_do (save, "{\"do\": \"monster-wounds\", \"monster\": \"bulky-green-1\", \"wounds\": 1}");
  place_correct (&self->place, LS_KIND_MONSTERS, "bulky-green", "hit-points", 1);
  expect_not_taken (self, save, "has as many wounds as the new pack gives it hit points");
  place_correct (&self->place, LS_KIND_MONSTERS, "bulky-green", "hit-points", 2);
  g_assert_true (ls_save_take_pack (save, ls_workshop_pack (self->place.workshop), NULL, NULL));
}

/* Between the first and the last strike of an attack step nothing is taken over. */
static void
test_not_in_attack (Fixture      *self,
                    gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LsSave) save = ls_save_new (ls_workshop_pack (self->place.workshop), &self->setup, NULL, NULL);

  while (ls_save_game (save)->stage != LS_STAGE_ATTACK)
    play (save, 1);
  place_correct (&self->place, LS_KIND_MONSTERS, "clawer", "move", 4);
  expect_not_taken (self, save, "when the attack step is done");
  while (ls_save_game (save)->stage == LS_STAGE_ATTACK)
    play (save, 1);
  g_assert_true (ls_save_take_pack (save, ls_workshop_pack (self->place.workshop), NULL, NULL));
}

/* A board with mist on a side that had none; and one whose mist lies where a hero stands. */
static void
test_mist (Fixture      *self,
           gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LsSave) save = NULL;
  g_autoptr (LsBoard) board = place_board (&self->place, "gildenberg");
  g_autoptr (JsonNode) whole = ls_board_json (board);
  g_autoptr (JsonNode) without = NULL;
  g_autoptr (JsonNode) nearer = NULL;

  board->mist[LS_WEST].present = FALSE;
  without = ls_board_json (board);
  g_assert_true (ls_workshop_set (self->place.workshop, LS_KIND_BOARDS, without, self->place.problems));
  save = ls_save_new (ls_workshop_pack (self->place.workshop), &self->setup, NULL, NULL);
  g_assert_true (ls_workshop_set (self->place.workshop, LS_KIND_BOARDS, whole, self->place.problems));
  expect_not_taken (self, save, "mist where this game has none");

  g_clear_pointer (&save, ls_save_free);
  save = ls_save_new (ls_workshop_pack (self->place.workshop), &self->setup, NULL, NULL);
  must_do (save, "{\"do\": \"hero-at\", \"hero\": \"Ada\", \"at\": \"L12\"}");
  board->mist[LS_WEST].present = TRUE;
  board->mist[LS_WEST].line = ls_spot_column (ls_spot_from_name ("L12")) + 10;
  nearer = ls_board_json (board);
  g_assert_true (ls_workshop_set (self->place.workshop, LS_KIND_BOARDS, nearer, self->place.problems));
  expect_not_taken (self, save, "Ada would stand in the mist");
}

/* A game from before packs were kept opens with the pack at hand; as soon as it goes on, that is the one it keeps. */
static void
test_old_game (Fixture      *self,
               gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (JsonNode) header = ls_setup_json (ls_workshop_pack (self->place.workshop), &self->setup);
  g_autofree char *text = json_to_string (header, FALSE);
  g_autofree char *line = g_strconcat (text, "\n", NULL);
  g_autoptr (LsSave) save = NULL;
  g_autoptr (LsSave) again = NULL;

  g_assert_true (g_file_set_contents (self->file, line, -1, NULL));
  place_correct (&self->place, LS_KIND_MONSTERS, "clawer", "move", 4);
  save = reopen (self);
  g_assert_cmpuint (type_of (ls_save_game (save), "clawer")->move, ==, 4);
  g_assert_cmpuint (save->notices->len, ==, 0);
  play (save, 30);
  place_correct (&self->place, LS_KIND_MONSTERS, "clawer", "move", 6);
  again = reopen (self);
  g_assert_cmpuint (type_of (ls_save_game (again), "clawer")->move, ==, 4);
  expect_same_table (ls_save_game (save), ls_save_game (again));
}

/* The pack in a header that cannot be read: the game opens with the one at hand, and says so. */
static void
test_broken_pack (Fixture      *self,
                  gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (JsonNode) header = ls_setup_json (ls_workshop_pack (self->place.workshop), &self->setup);
  JsonObject *object = json_node_get_object (header);
  g_autofree char *text = NULL;
  g_autofree char *line = NULL;
  g_autoptr (LsSave) save = NULL;

  json_object_set_string_member (object, "digest", "0000");
  json_object_set_member (object, "pack", json_from_string ("{\"monsters\":[{\"id\":\"clawer\",\"legs\":2}]}", NULL));
  text = json_to_string (header, FALSE);
  line = g_strconcat (text, "\n", NULL);
  g_assert_true (g_file_set_contents (self->file, line, -1, NULL));
  save = reopen (self);
  g_assert_cmpuint (save->notices->len, ==, 1);
  g_assert_nonnull (strstr (g_ptr_array_index (save->notices, 0), "legs"));
}

typedef struct
{
  const char *name;
  const char *event;
  const char *expected;
} Refusal;

static const Refusal refusals[] = {
  { "no-pack", "{\"do\":\"take-pack\",\"digest\":\"0000\"}", "expected a pack" },
  { "not-a-pack", "{\"do\":\"take-pack\",\"digest\":\"0000\",\"pack\":3}", "pack: expected an object" },
  { "unknown-kind", "{\"do\":\"take-pack\",\"digest\":\"0000\",\"pack\":{\"mobs\":[]}}", "pack.mobs: unknown member" },
  { "bad-record", "{\"do\":\"take-pack\",\"digest\":\"0000\",\"pack\":{\"dice\":[{\"die\":\"blue\",\"pips\":6}]}}", "pips" },
  { "outside", "{\"do\":\"take-pack\",\"digest\":\"0000\",\"pack\":{\"boards\":[{\"id\":\"../../x\"}]}}",
    "lower-case letters" },
  { "other-command", "{\"do\":\"begin-night\",\"digest\":\"0000\",\"pack\":{}}", "digest" },
};

/* Events with packs that do not fit: the line is told, and the game is there as it was before. */
static void
test_refused (Fixture      *self,
              gconstpointer data)
{
  const Refusal *row = data;
  g_autoptr (LsSave) save = ls_save_new (ls_workshop_pack (self->place.workshop), &self->setup, self->file, NULL);
  g_autoptr (AutomaProblems) problems = automa_problems_new ("game");
  g_autofree char *text = NULL;
  g_autofree char *more = NULL;
  g_autofree char *told = NULL;
  g_autoptr (LsSave) again = NULL;

  g_assert_nonnull (save);
  g_assert_true (g_file_get_contents (self->file, &text, NULL, NULL));
  more = g_strconcat (text, row->event, "\n", "{\"do\":\"begin-night\"}\n", NULL);
  g_assert_true (g_file_set_contents (self->file, more, -1, NULL));
  again = ls_save_open (ls_workshop_pack (self->place.workshop), self->file, problems);
  told = automa_problems_to_string (problems);
  g_assert_nonnull (again);
  g_assert_true (again->read_only);
  g_assert_nonnull (strstr (told, "line 2"));
  if (!strstr (told, row->expected))
    g_error ("%s is not in %s", row->expected, told);
}

/* Packs change to and fro through a whole night, with the auditor looking on. */
static void
test_to_and_fro (Fixture      *self,
                 gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LsPack) shipped = ls_pack_ref (ls_workshop_pack (self->place.workshop));
  g_autoptr (LsSave) save = ls_save_new (shipped, &self->setup, self->file, NULL);
  g_autoptr (LsSave) again = NULL;
  guint taken = 0;

  place_correct (&self->place, LS_KIND_MONSTERS, "clawer", "move", 5);
  place_correct (&self->place, LS_KIND_MONSTERS, "runner", "hit-points", 2);
  place_correct (&self->place, LS_KIND_FIGURES, "runner", "count", 12);
  place_correct (&self->place, LS_KIND_STRUCTURES, "house", "hit-points", 4);
  for (guint i = 0; i < 120 && ls_save_game (save)->stage != LS_STAGE_OVER; i++)
    {
      play (save, 3);
      if (ls_save_game (save)->stage == LS_STAGE_OVER)
        break;
      if (ls_save_take_pack (save, i % 2 ? shipped : ls_workshop_pack (self->place.workshop), NULL, NULL))
        taken++;
      g_assert_cmpuint (save->breaches->len, ==, 0);
    }
  g_assert_cmpuint (taken, >, 20);
  again = reopen (self);
  expect_same_table (ls_save_game (save), ls_save_game (again));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/save/pack/replay", Fixture, NULL, set_up, test_replay, tear_down);
  g_test_add ("/save/pack/changes", Fixture, NULL, set_up, test_changes, tear_down);
  g_test_add ("/save/pack/take", Fixture, NULL, set_up, test_take, tear_down);
  g_test_add ("/save/pack/no-room", Fixture, NULL, set_up, test_no_room, tear_down);
  g_test_add ("/save/pack/too-few-figures", Fixture, NULL, set_up, test_too_few_figures, tear_down);
  g_test_add ("/save/pack/nobody-dies", Fixture, NULL, set_up, test_nobody_dies, tear_down);
  g_test_add ("/save/pack/not-in-attack", Fixture, NULL, set_up, test_not_in_attack, tear_down);
  g_test_add ("/save/pack/mist", Fixture, NULL, set_up, test_mist, tear_down);
  g_test_add ("/save/pack/old-game", Fixture, NULL, set_up, test_old_game, tear_down);
  g_test_add ("/save/pack/broken-pack", Fixture, NULL, set_up, test_broken_pack, tear_down);
  g_test_add ("/save/pack/to-and-fro", Fixture, NULL, set_up, test_to_and_fro, tear_down);
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      g_autofree char *path = g_strdup_printf ("/save/pack/refused/%s", refusals[i].name);

      g_test_add (path, Fixture, &refusals[i], set_up, test_refused, tear_down);
    }
  return g_test_run ();
}
