/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a resolution leaves behind is always a position that can be read again, phase after phase. */
#include "drawing.h"
#include "random-position.h"

#include <json-glib/json-glib.h>
#include <string.h>

#include "last-spell/phase.h"
#include "last-spell/position-json.h"
#include "last-spell/resolution-json.h"

#define SEEDS 8u
#define POSITIONS_A_SEED 250u
#define PHASES 3u

/* --- The next position: the old one's JSON with what its resolution says --- */

static JsonObject *
find_record (JsonArray  *records,
             const char *member,
             const char *id)
{
  for (guint i = 0; i < json_array_get_length (records); i++)
    {
      JsonObject *record = json_array_get_object_element (records, i);

      if (strcmp (json_object_get_string_member (record, member), id) == 0)
        return record;
    }
  return NULL;
}

static void
copy_member (JsonObject *from,
             JsonObject *to,
             const char *member)
{
  json_object_set_member (to, member, json_object_dup_member (from, member));
}

static void
update_monster (JsonObject *monster,
                JsonObject *resolution,
                JsonObject *after)
{
  JsonObject *move = find_record (json_object_get_array_member (resolution, "moves"), "monster",
                                  json_object_get_string_member (monster, "id"));

  copy_member (move, monster, "facing");
  copy_member (after, monster, "wounds");
  copy_member (after, monster, "stunned");
  if (json_object_has_member (monster, "at"))
    json_object_set_string_member (monster, "at", json_object_get_string_member (move, "to"));
}

static void
update_hero (JsonObject *hero,
             JsonObject *resolution G_GNUC_UNUSED,
             JsonObject *after)
{
  copy_member (after, hero, "wounds");
  copy_member (after, hero, "mana");
}

static void
update_structure (JsonObject *structure,
                  JsonObject *resolution G_GNUC_UNUSED,
                  JsonObject *after)
{
  copy_member (after, structure, "flames");
}

static void
update_token (JsonObject *token,
              JsonObject *resolution G_GNUC_UNUSED,
              JsonObject *after)
{
  copy_member (after, token, "used");
}

typedef void (*Update) (JsonObject *piece,
                        JsonObject *resolution,
                        JsonObject *after);

/* Those of a list that are still there, each as it is now. */
static void
update_list (JsonObject *position,
             JsonObject *resolution,
             const char *name,
             Update      update)
{
  JsonArray *after = json_object_get_array_member (json_object_get_object_member (resolution, "result"), name);
  JsonArray *left = json_array_new ();
  JsonArray *before;

  if (json_object_has_member (position, name))
    {
      before = json_object_get_array_member (position, name);
      for (guint i = 0; i < json_array_get_length (before); i++)
        {
          JsonObject *piece = json_array_get_object_element (before, i);
          JsonObject *record = find_record (after, "id", json_object_get_string_member (piece, "id"));

          if (!record
              || (json_object_has_member (record, "destroyed") && json_object_get_boolean_member (record, "destroyed")))
            continue;
          update (piece, resolution, record);
          json_array_add_element (left, json_array_dup_element (before, i));
        }
    }
  json_object_set_array_member (position, name, left);
}

static char *
next_position (const char         *text,
               const LsPosition   *position,
               const LsResolution *resolution)
{
  g_autoptr (JsonNode) root = json_from_string (text, NULL);
  g_autoptr (JsonNode) node = ls_resolution_to_json (position, resolution);
  JsonObject *next = json_node_get_object (root);
  JsonObject *told = json_node_get_object (node);
  JsonObject *result = json_object_get_object_member (told, "result");

  update_list (next, told, "monsters", update_monster);
  update_list (next, told, "heroes", update_hero);
  update_list (next, told, "structures", update_structure);
  update_list (next, told, "tokens", update_token);
  copy_member (result, next, "panic");
  copy_member (result, next, "mages");
  return json_to_string (root, FALSE);
}

static LsPosition *
parse (const char *text)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("after");
  LsPosition *position = ls_position_parse (text, -1, NULL, problems);

  if (!position)
    g_error ("%s\n%s", automa_problems_get (problems, 0), text);
  return position;
}

/* --- Random positions --- */

static guint
count_left (const LsResolution *resolution)
{
  guint n = 0;

  for (guint i = 0; i < resolution->monsters->len; i++)
    n += !ls_resolution_monster (resolution, i)->gone;
  return n;
}

/* Everything that is left has been carried over, and stands where the resolution put it. */
static void
check_carried (const LsResolution *resolution,
               const LsPosition   *before,
               const LsPosition   *next)
{
  g_assert_cmpuint (next->monsters->len, ==, count_left (resolution));
  g_assert_cmpuint (next->heroes->len, ==, before->heroes->len);
  g_assert_cmpuint (next->mages, ==, resolution->mages);
  for (guint i = 0; i < next->monsters->len; i++)
    {
      const LsMonster *monster = ls_position_monster (next, i);
      int index = ls_position_find_monster (before, monster->id);
      const LsMonsterAfter *after = ls_resolution_monster (resolution, (guint) index);

      g_assert_cmpuint (monster->spots.at[0], ==, after->at);
      g_assert_cmpuint (monster->facing, ==, after->facing);
      g_assert_cmpint (monster->stunned, ==, after->stunned);
    }
}

static void
play_on (char         *text,
         LsResolution *resolution)
{
  g_autofree char *now = text;

  for (guint phase = 0; phase < PHASES; phase++)
    {
      g_autoptr (LsPosition) position = parse (now);
      g_autoptr (LsPosition) next = NULL;
      g_autofree char *then = NULL;

      ls_phase_resolve (position, NULL, resolution);
      then = next_position (now, position, resolution);
      next = parse (then);
      check_carried (resolution, position, next);
      g_free (now);
      now = g_steal_pointer (&then);
    }
}

static void
test_random (gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (GPOINTER_TO_UINT (data));
  g_autoptr (LsResolution) resolution = ls_resolution_new ();

  for (guint i = 0; i < POSITIONS_A_SEED; i++)
    play_on (random_position_json (rand, i), resolution);
}

/* --- Drawn ones --- */

static LsPosition *
after_drawing (Drawing *d)
{
  g_autofree char *text = next_position (d->json, d->position, d->resolution);

  return parse (text);
}

/* A hero whose wounds are far beyond the hit points stays on the board. */
static void
test_dead_hero (void)
{
  g_autoptr (Drawing) d = draw ("a: damage 9; 1: hp 2", "a> 1", NULL);
  g_autoptr (LsPosition) next = after_drawing (d);

  expect_hero (d, "1", 9, 5, TRUE);
  g_assert_cmpuint (next->heroes->len, ==, 1);
  g_assert_cmpuint (ls_position_hero (next, 0)->wounds, ==, 9);
}

static void
test_hero_on_fallen_tower (void)
{
  g_autoptr (Drawing) d = draw ("a: area", "a> T+1", NULL);
  g_autoptr (LsPosition) next = after_drawing (d);
  char spot[LS_SPOT_NAME_SIZE];

  g_assert_cmpuint (next->structures->len, ==, 0);
  g_assert_cmpstr (ls_spot_name (ls_position_hero (next, 0)->at, spot), ==, "B1");
}

/* A monster stands on a warp gate that another one tears down. */
static void
test_monster_on_fallen_gate (void)
{
  g_autoptr (Drawing) d = draw ("a: stunned", "b> P+a> .", NULL);
  g_autoptr (LsPosition) next = after_drawing (d);

  expect_structure (d, "P", 1, TRUE);
  g_assert_cmpuint (next->monsters->len, ==, 2);
  g_assert_cmpuint (next->structures->len, ==, 0);
}

/* A monster stands on the slow trap that stopped it; the trap is on its second side. */
static void
test_monster_on_used_trap (void)
{
  g_autoptr (Drawing) d = draw ("", "a> !l . .", NULL);
  g_autoptr (LsPosition) next = after_drawing (d);
  char spot[LS_SPOT_NAME_SIZE];

  g_assert_cmpuint (next->tokens->len, ==, 1);
  g_assert_true (ls_position_token (next, 0)->used);
  g_assert_cmpstr (ls_spot_name (ls_position_monster (next, 0)->spots.at[0], spot), ==, "B1");
}

/* From the trap it goes on in the next phase, without setting it off again. */
static void
test_starts_on_trap (void)
{
  g_autoptr (Drawing) d = draw ("", "a> . !l . . .", NULL);
  g_autoptr (LsPosition) next = after_drawing (d);
  g_autoptr (LsResolution) resolution = ls_resolution_new ();

  ls_phase_resolve (next, NULL, resolution);
  g_assert_cmpstr (ls_rule_id (ls_resolution_move (resolution, 0)->end), ==, "move.spent");
  g_assert_false (ls_resolution_token (resolution, 0)->gone);
}

/* A stun from a trap costs the whole next phase and ends with it. */
static void
test_stun_carried (void)
{
  g_autoptr (Drawing) d = draw ("", "a> !s . . . .", NULL);
  g_autoptr (LsPosition) next = after_drawing (d);
  g_autoptr (LsResolution) resolution = ls_resolution_new ();

  g_assert_true (ls_position_monster (next, 0)->stunned);
  g_assert_cmpuint (next->tokens->len, ==, 0);
  ls_phase_resolve (next, NULL, resolution);
  g_assert_cmpstr (ls_rule_id (ls_resolution_move (resolution, 0)->end), ==, "move.stunned");
  g_assert_false (ls_resolution_monster (resolution, 0)->stunned);
}

/* Exploded, killed by a trap, struck: all of them have left the position. */
static void
test_gone (void)
{
  g_autoptr (Drawing) d = draw ("a: explosion; c: move 0", /* */
                                "a> 1 .",                  /* */
                                ". . .",                   /* */
                                "b> !d .",                 /* */
                                ". . .",                   /* */
                                "% c> .", NULL);
  g_autoptr (LsPosition) next = after_drawing (d);

  expect_gone (d, "a b !d %");
  g_assert_cmpuint (next->monsters->len, ==, 1);
  g_assert_cmpuint (next->tokens->len, ==, 0);
}

/* No mage is left, the track is empty, a monster is one wound from its end. */
static void
test_numbers (void)
{
  g_autoptr (Drawing) d = draw ("a: damage 9; b: hp 2; town A; panic 1 0", /* */
                                "a> * .",                                  /* */
                                "b> !d .", NULL);
  g_autoptr (LsPosition) next = after_drawing (d);

  g_assert_cmpuint (next->mages, ==, 0);
  g_assert_cmpuint (g_array_index (next->panic, guint8, 0), ==, 0);
  g_assert_cmpuint (ls_position_monster (next, 1)->wounds, ==, 1);
}

/* A figure of several spots stays on all of them. */
static void
test_large_figure (void)
{
  g_autoptr (Drawing) d = draw ("a: move 0", "a> a> 1", NULL);
  g_autoptr (LsPosition) next = after_drawing (d);

  g_assert_cmpuint (ls_position_monster (next, 0)->spots.n, ==, 2);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/after/dead-hero", test_dead_hero);
  g_test_add_func ("/after/hero-on-fallen-tower", test_hero_on_fallen_tower);
  g_test_add_func ("/after/monster-on-fallen-gate", test_monster_on_fallen_gate);
  g_test_add_func ("/after/monster-on-used-trap", test_monster_on_used_trap);
  g_test_add_func ("/after/starts-on-trap", test_starts_on_trap);
  g_test_add_func ("/after/stun-carried", test_stun_carried);
  g_test_add_func ("/after/gone", test_gone);
  g_test_add_func ("/after/numbers", test_numbers);
  g_test_add_func ("/after/large-figure", test_large_figure);
  for (guint seed = 1; seed <= SEEDS; seed++)
    {
      g_autofree char *path = g_strdup_printf ("/after/random/%u", seed);

      g_test_add_data_func (path, GUINT_TO_POINTER (seed), test_random);
    }

  return g_test_run ();
}
