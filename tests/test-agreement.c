/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The engine against the second reading, on thousands of random positions, and properties that hold on all of them.
 *
 * SECOND_READING_SEED sets the seed of the fresh half, SECOND_READING_POSITIONS the number of positions a half. */
#include "agreement.h"
#include "agreement-json.h"
#include "random-position.h"
#include "second-reading.h"

#include "core/problems.h"
#include "last-spell/phase.h"
#include "last-spell/position-json.h"
#include "last-spell/resolution-json.h"

#include <stdlib.h>

#define FIXED_SEED 20261118u
#define POSITIONS 10000u
#define ENOUGH_FOR_COVERAGE 4000u /* positions after which every rule must have been seen */

static const char *const step_rules[] = {
  "move.forward", "move.cross", "move.bypass", "move.bypass-opposite", "mist.forward", "mist.bypass",
  "mist.bypass-opposite", "ability.fly",
};

static const char *const end_rules[] = {
  "move.stunned", "move.engaged", "ability.resolute-held", "move.contact", "move.cross-short", "move.blocked",
  "move.spent", "mist.blocked", "trap.stun", "trap.slow", "trap.damage",
};

static const char *const attack_rules[] = {
  "target.circle", "target.hero", "target.hero-wounds", "target.hero-mana", "target.structure-weakest",
  "target.structure-kind", "target.players", "target.corpse", "target.nearest", "attack.melee", "attack.ranged",
  "attack.area", "attack.explosion",
};

/* The pack's flyers that must have flown over something. */
static const char *const flyers[] = { "alerion", "harpy" };

static guint n_seen; /* positions on which both agreed */

/* One position */

typedef struct
{
  char       *text;
  LsPosition *position;
  JsonNode   *resolution; /* the engine's */
} Case;

static void
case_clear (Case *self)
{
  g_clear_pointer (&self->text, g_free);
  g_clear_pointer (&self->position, ls_position_free);
  g_clear_pointer (&self->resolution, json_node_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Case, case_clear)

static void
explain (const Case *self,
         const char *what,
         JsonNode   *other,
         const char *difference)
{
  g_autofree char *engine = self->resolution != NULL ? json_to_string (self->resolution, FALSE) : NULL;
  g_autofree char *reading = other != NULL ? json_to_string (other, FALSE) : NULL;

  g_printerr ("# %s\n# position:\n%s\n", what, self->text);
  if (engine != NULL)
    g_printerr ("# engine:\n%s\n", engine);
  if (reading != NULL)
    g_printerr ("# against:\n%s\n", reading);
  g_printerr ("# %s: %s\n", what, difference);
  g_test_fail ();
}

/* Reads the text and has the engine resolve it. The resolution is the same one every time, as in a long game. */
static gboolean
case_resolve (Case         *self,
              char         *text,
              LsResolution *resolution)
{
  AutomaProblems *problems = automa_problems_new ("random.position.json");

  self->text = text;
  self->position = ls_position_parse (text, -1, NULL, problems);
  if (self->position == NULL)
    {
      g_autofree char *list = automa_problems_to_string (problems);

      explain (self, "refused", NULL, list);
    }
  else
    {
      ls_phase_resolve (self->position, NULL, resolution);
      self->resolution = ls_resolution_to_json (self->position, resolution);
    }
  automa_problems_free (problems);

  return self->position != NULL;
}

/* The two readings */

static gboolean
agree (const Case *self)
{
  g_autoptr (JsonNode) reading = second_reading_resolve (self->position);
  g_autofree char *difference = agreement_first_difference (self->resolution, reading);

  if (difference != NULL)
    explain (self, "engine against second reading", reading, difference);

  return difference == NULL;
}

static gboolean
same_bytes_again (const Case   *self,
                  LsResolution *resolution)
{
  g_autoptr (JsonNode) again = NULL;
  g_autofree char *first = json_to_string (self->resolution, FALSE);
  g_autofree char *second = NULL;

  ls_phase_resolve (self->position, NULL, resolution);
  again = ls_resolution_to_json (self->position, resolution);
  second = json_to_string (again, FALSE);
  if (!g_str_equal (first, second))
    explain (self, "resolved twice", again, "not the same bytes");

  return g_str_equal (first, second);
}

/* Properties of every movement */

static LsSpot
spot_named (const char *name)
{
  guint column = 0;

  for (; g_ascii_isalpha (*name); name++)
    column = column * 26 + (guint) (*name - 'A' + 1);

  return ls_spot (column - 1, (guint) atoi (name) - 1);
}

static gboolean
covers (const LsSpots *spots,
        LsSpot         spot)
{
  for (guint i = 0; i < spots->n; i++)
    if (spots->at[i] == spot)
      return TRUE;

  return FALSE;
}

static gboolean
share_sector (const LsPosition *position,
              guint             a,
              guint             b)
{
  const LsSpots *one = &ls_position_monster (position, a)->spots;
  const LsSpots *other = &ls_position_monster (position, b)->spots;

  for (guint i = 0; i < one->n; i++)
    for (guint j = 0; j < other->n; j++)
      if (position->board->sector[one->at[i]] == position->board->sector[other->at[j]])
        return TRUE;

  return FALSE;
}

/* The card's movement with `ability.fury` and `move.water`. */
static guint
movement_of (const LsPosition *position,
             guint             monster)
{
  const LsMonsterType *type = ls_position_type (position, monster);
  const LsSpots *spots = &ls_position_monster (position, monster)->spots;
  gboolean water = position->board->terrain[spots->at[0]] == LS_TERRAIN_WATER;
  gboolean fury = FALSE;
  guint movement;

  if (spots->n > 1)
    return 0;

  for (guint i = 0; i < position->monsters->len; i++)
    if ((ls_position_type (position, i)->abilities & LS_ABILITY_FURY) && share_sector (position, monster, i))
      fury = TRUE;

  movement = type->move + (fury ? 1 : 0);
  if (water && !(type->abilities & LS_ABILITY_FLY) && movement > 1)
    movement = MAX (movement, 3) - 2;

  return movement;
}

/* Why no monster may stop on the spot, leaving other monsters out; NULL: it may. */
static const char *
why_forbidden (const LsPosition *position,
               LsSpot            spot)
{
  LsTerrain terrain = (LsTerrain) position->board->terrain[spot];

  if (terrain != LS_TERRAIN_GROUND && terrain != LS_TERRAIN_WATER)
    return "terrain that holds nobody";
  for (guint i = 0; i < position->heroes->len; i++)
    if (ls_position_hero (position, i)->at == spot)
      return "a hero";
  for (guint i = 0; i < position->structures->len; i++)
    if (covers (&ls_position_structure (position, i)->spots, spot) && !ls_position_structure (position, i)->type->free)
      return "a structure";
  for (guint i = 0; i < position->tokens->len; i++)
    {
      const LsToken *token = ls_position_token (position, i);
      gboolean trap = token->kind == LS_TOKEN_DAMAGE_TRAP || token->kind == LS_TOKEN_STUN_TRAP ||
                      token->kind == LS_TOKEN_SLOW_TRAP;

      if (token->at == spot && !trap)
        return "a token";
    }

  return NULL;
}

/* Where every monster stands while the moves are played through. */
typedef struct
{
  const LsPosition *position;
  LsSpots          *standing; /* of each monster; none when it is dead */
} Replay;

static const char *
why_taken (const Replay *replay,
           guint         by,
           LsSpot        spot)
{
  for (guint i = 0; i < replay->position->monsters->len; i++)
    if (i != by && covers (&replay->standing[i], spot))
      return "another monster";

  return why_forbidden (replay->position, spot);
}

static guint
cost_of (JsonObject *step)
{
  const char *rule = json_object_get_string_member (step, "rule");

  if (g_str_has_prefix (rule, "mist.bypass"))
    return 0;
  if (json_object_has_member (step, "over"))
    return json_array_get_length (json_object_get_array_member (step, "over")) + 1;

  return 1;
}

/* Straight, and as far as the step says. */
static gboolean
is_one_step (LsSpot      from,
             LsSpot      to,
             JsonObject *step)
{
  int columns = ABS ((int) ls_spot_column (from) - (int) ls_spot_column (to));
  int rows = ABS ((int) ls_spot_row (from) - (int) ls_spot_row (to));

  return (columns == 0 || rows == 0) && (guint) (columns + rows) == MAX (cost_of (step), 1);
}

/* Plays one move; what is wrong with it, or NULL. */
static char *
replay_move (Replay     *replay,
             guint       monster,
             JsonObject *move)
{
  JsonArray *steps = json_object_get_array_member (move, "steps");
  const char *end = json_object_get_string_member (move, "end");
  LsSpot at = spot_named (json_object_get_string_member (move, "from"));
  guint cost = 0;

  if (at != replay->standing[monster].at[0])
    return g_strdup ("it starts elsewhere");

  for (guint i = 0; i < json_array_get_length (steps); i++)
    {
      JsonObject *step = json_array_get_object_element (steps, i);
      LsSpot to = spot_named (json_object_get_string_member (step, "to"));
      const char *why = why_taken (replay, monster, to);

      if (why != NULL)
        return g_strdup_printf ("step %u ends on %s", i, why);
      if (!is_one_step (at, to, step))
        return g_strdup_printf ("step %u is no step", i);
      cost += cost_of (step);
      agreement_count ("step", json_object_get_string_member (step, "rule"));
      if (g_str_equal (json_object_get_string_member (step, "rule"), "ability.fly"))
        agreement_count ("flight", ls_position_type (replay->position, monster)->id);
      at = to;
      replay->standing[monster].at[0] = to;
    }

  agreement_count ("end", end);
  if (at != spot_named (json_object_get_string_member (move, "to")))
    return g_strdup ("it ends elsewhere");
  if (cost > movement_of (replay->position, monster))
    return g_strdup_printf ("%u steps spent of %u", cost, movement_of (replay->position, monster));
  if (g_str_equal (end, "trap.damage"))
    replay->standing[monster].n = 0;

  return NULL;
}

static guint
find_monster (const LsPosition *position,
              const char       *id)
{
  for (guint i = 0; i < position->monsters->len; i++)
    if (g_str_equal (ls_position_monster (position, i)->id, id))
      return i;

  g_assert_not_reached ();
}

static gboolean
moves_are_sound (const Case *self)
{
  JsonArray *moves = json_object_get_array_member (json_node_get_object (self->resolution), "moves");
  guint n = self->position->monsters->len;
  g_autofree LsSpots *standing = g_new0 (LsSpots, n + 1);
  Replay replay = { self->position, standing };

  for (guint i = 0; i < n; i++)
    standing[i] = ls_position_monster (self->position, i)->spots;

  for (guint i = 0; i < json_array_get_length (moves); i++)
    {
      JsonObject *move = json_array_get_object_element (moves, i);
      const char *id = json_object_get_string_member (move, "monster");
      g_autofree char *wrong = replay_move (&replay, find_monster (self->position, id), move);

      if (wrong != NULL)
        {
          explain (self, id, NULL, wrong);
          return FALSE;
        }
    }

  return TRUE;
}

static void
count_attacks (const Case *self)
{
  JsonArray *attacks = json_object_get_array_member (json_node_get_object (self->resolution), "attacks");

  for (guint i = 0; i < json_array_get_length (attacks); i++)
    agreement_count ("attack", json_object_get_string_member (json_array_get_object_element (attacks, i), "rule"));
}

/* The tests */

/* Every position has a generator of its own, so that one can be drawn again without those before it. */
static char *
draw_position (guint seed,
               guint number)
{
  const guint32 seeds[] = { seed, number };
  GRand *rand = g_rand_new_with_seed_array (seeds, G_N_ELEMENTS (seeds));
  char *text = random_position_json (rand, number);

  g_rand_free (rand);

  return text;
}

static void
check_seed (guint seed)
{
  LsResolution *resolution = ls_resolution_new ();
  guint n = agreement_number ("SECOND_READING_POSITIONS", POSITIONS);

  for (guint i = 0; i < n && !g_test_failed (); i++)
    {
      g_auto (Case) one = { NULL, NULL, NULL };

      if (case_resolve (&one, draw_position (seed, i), resolution) && agree (&one) && moves_are_sound (&one) &&
          same_bytes_again (&one, resolution))
        {
          count_attacks (&one);
          n_seen++;
        }
      else
        g_printerr ("# seed %u, position %u\n", seed, i);
    }

  ls_resolution_free (resolution);
}

static void
test_fixed_seed (void)
{
  check_seed (FIXED_SEED);
}

static void
test_fresh_seed (void)
{
  check_seed (agreement_fresh_seed ());
}

/* Agreement proves nothing about a rule that never came up. */
static void
test_rules_seen (void)
{
  if (n_seen < ENOUGH_FOR_COVERAGE)
    {
      g_test_skip ("too few positions");
      return;
    }

  agreement_expect_seen ("step", step_rules, G_N_ELEMENTS (step_rules));
  agreement_expect_seen ("end", end_rules, G_N_ELEMENTS (end_rules));
  agreement_expect_seen ("attack", attack_rules, G_N_ELEMENTS (attack_rules));
  agreement_expect_seen ("flight", flyers, G_N_ELEMENTS (flyers));
}

/* The position with the monster of that number alone. */
static JsonNode *
with_one_monster (const char *text,
                  guint       number)
{
  JsonNode *node = json_from_string (text, NULL);
  JsonObject *object = json_node_get_object (node);
  JsonArray *monsters = json_object_get_array_member (object, "monsters");
  JsonNode *monster = json_array_get_element (monsters, number % json_array_get_length (monsters));
  JsonArray *alone = json_array_new ();

  json_array_add_element (alone, json_node_copy (monster));
  json_object_set_array_member (object, "monsters", alone);

  return node;
}

static gboolean
mirror_agrees (const char   *text,
               guint         number,
               LsResolution *resolution)
{
  g_auto (Case) one = { NULL, NULL, NULL };
  g_auto (Case) image = { NULL, NULL, NULL };
  g_autoptr (JsonNode) position = with_one_monster (text, number);
  g_autoptr (JsonNode) mirrored_position = NULL;
  g_autoptr (JsonNode) mirrored_resolution = NULL;
  g_autofree char *difference = NULL;

  if (!case_resolve (&one, json_to_string (position, FALSE), resolution))
    return FALSE;
  mirrored_position = agreement_mirrored (position, one.position->board->width);
  if (!case_resolve (&image, json_to_string (mirrored_position, FALSE), resolution))
    return FALSE;

  mirrored_resolution = agreement_mirrored (one.resolution, one.position->board->width);
  difference = agreement_first_difference (image.resolution, mirrored_resolution);
  if (difference != NULL)
    explain (&image, "mirror", mirrored_resolution, difference);

  return difference == NULL;
}

/* West and east are alike: with one monster nothing depends on who moves first. */
static void
test_mirror (void)
{
  LsResolution *resolution = ls_resolution_new ();
  guint n = MAX (agreement_number ("SECOND_READING_POSITIONS", POSITIONS) / 4, 1);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = draw_position (FIXED_SEED + 1, i);

      if (!mirror_agrees (text, i, resolution))
        {
          g_printerr ("# seed %u, position %u\n", FIXED_SEED + 1, i);
          break;
        }
    }

  ls_resolution_free (resolution);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/last-spell/agreement/fixed-seed", test_fixed_seed);
  g_test_add_func ("/last-spell/agreement/fresh-seed", test_fresh_seed);
  g_test_add_func ("/last-spell/agreement/rules-seen", test_rules_seen);
  g_test_add_func ("/last-spell/agreement/mirror", test_mirror);

  return agreement_run ();
}
