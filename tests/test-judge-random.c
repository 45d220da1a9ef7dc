/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Judgements and disputes on random positions: what the resolution says holds, what it does not say does not, and
 * whatever is said about rulings is true when the position is played with them. Disputes of drawn positions too. */
#include "drawing.h"
#include "random-position.h"

#include <string.h>

#include "last-spell/disputes.h"
#include "last-spell/judge.h"
#include "last-spell/phase.h"
#include "last-spell/position-json.h"
#include "last-spell/resolution-json.h"

#define POSITIONS 200u
#define SEED 77u

typedef struct
{
  GRand        *rand;
  LsPosition   *position;
  LsResolution *resolution;
  LsResolution *scratch;
} Table;

static void
table_clear (Table *self)
{
  g_clear_pointer (&self->position, ls_position_free);
}

static void
table_lay (Table *self,
           guint  flavour)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("random");
  g_autofree char *text = random_position_json (self->rand, flavour);

  table_clear (self);
  self->position = ls_position_parse (text, -1, NULL, problems);
  g_assert_nonnull (self->position);
  ls_phase_resolve (self->position, NULL, self->resolution);
}

static void
on_random_tables (void (*check) (Table *self))
{
  Table self = { .rand = g_rand_new_with_seed (SEED),
                 .resolution = ls_resolution_new (),
                 .scratch = ls_resolution_new () };

  for (guint i = 0; i < POSITIONS; i++)
    {
      table_lay (&self, i);
      check (&self);
    }
  table_clear (&self);
  ls_resolution_free (self.resolution);
  ls_resolution_free (self.scratch);
  g_rand_free (self.rand);
}

/* --- Claims --- */

static gboolean
same_thing (LsThing a,
            LsThing b)
{
  return a.kind == b.kind && a.index == b.index;
}

static gboolean
strikes (const LsResolution *resolution,
         guint               monster,
         LsThing             thing)
{
  const LsAttack *attack = ls_resolution_attack (resolution, monster);

  for (guint i = 0; attack && i < attack->n_hits; i++)
    if (same_thing (g_array_index (resolution->hits, LsHit, attack->first_hit + i).thing, thing))
      return TRUE;
  for (guint i = 0; attack && i < attack->n_choices; i++)
    if (same_thing (g_array_index (resolution->choices, LsThing, attack->first_choice + i), thing))
      return TRUE;
  return FALSE;
}

/* The test's own reading of a claim. */
static gboolean
is_true (const LsPosition   *position,
         const LsResolution *resolution,
         const LsClaim      *claim)
{
  const LsSpots *spots = &ls_position_monster (position, claim->monster)->spots;

  if (claim->is_attack)
    return strikes (resolution, claim->monster, claim->target);
  return ls_resolution_monster (resolution, claim->monster)->at == claim->spot
         || (spots->n > 1 && ls_spots_contain (spots, claim->spot));
}

static void
check_holds (Table         *self,
             const LsClaim *claim,
             LsRule         rule,
             const char    *reason)
{
  g_autoptr (LsJudgement) judgement = ls_judge (self->position, NULL, claim);

  g_assert_true (judgement->holds);
  g_assert_cmpstr (ls_rule_id (judgement->rule), ==, ls_rule_id (rule));
  g_assert_cmpuint (judgement->where, ==, ls_resolution_monster (self->resolution, claim->monster)->at);
  g_assert_cmpuint (judgement->remedies->len, ==, 0);
  g_assert_cmpstr (judgement->reason, ==, reason);
}

/* All that an attack strikes, and all that the players may choose for it. */
static void
check_attack (Table          *self,
              const LsAttack *attack)
{
  LsClaim claim = { .monster = attack->monster, .is_attack = TRUE };

  for (guint i = 0; i < attack->n_hits; i++)
    {
      claim.target = g_array_index (self->resolution->hits, LsHit, attack->first_hit + i).thing;
      check_holds (self, &claim, attack->rule, "That is what the rules say");
    }
  for (guint i = 0; i < attack->n_choices; i++)
    {
      claim.target = g_array_index (self->resolution->choices, LsThing, attack->first_choice + i);
      check_holds (self, &claim, attack->rule, "The players may choose it");
    }
}

/* Every move and every attack of the resolution. */
static void
check_truth (Table *self)
{
  for (guint i = 0; i < self->position->monsters->len; i++)
    {
      const LsMove *move = ls_resolution_move (self->resolution, i);
      const LsAttack *attack = ls_resolution_attack (self->resolution, i);

      check_holds (self, &(LsClaim){ .monster = i, .spot = move->to }, move->end, "That is what the rules say");
      if (attack)
        check_attack (self, attack);
    }
}

static gboolean
is_true_with (Table          *self,
              const LsClaim  *claim,
              const LsRemedy *remedy)
{
  LsPosition other = *self->position;

  if (remedy->n == 0)
    other.coin = other.coin == LS_COIN_LEFT ? LS_COIN_RIGHT : LS_COIN_LEFT;
  for (guint i = 0; i < remedy->n; i++)
    other.rulings.value[remedy->ruling[i]] = (guint8) remedy->value[i];
  ls_phase_resolve (&other, NULL, self->scratch);
  return is_true (&other, self->scratch, claim);
}

static gboolean
is_named (const LsJudgement *judgement,
          const LsRemedy    *remedy)
{
  for (guint i = 0; i < judgement->remedies->len; i++)
    {
      const LsRemedy *one = &g_array_index (judgement->remedies, LsRemedy, i);
      gboolean same = one->n == 0 || (one->ruling[0] == remedy->ruling[0] && one->value[0] == remedy->value[0]);

      if (one->n == remedy->n && same)
        return TRUE;
    }
  return FALSE;
}

/* All that is named helps, and what is not named, of the coin and of single rulings, does not. */
static void
check_remedies (Table             *self,
                const LsClaim     *claim,
                const LsJudgement *judgement)
{
  LsRemedy coin = { 0 };

  for (guint i = 0; i < judgement->remedies->len; i++)
    g_assert_true (is_true_with (self, claim, &g_array_index (judgement->remedies, LsRemedy, i)));
  g_assert_cmpint (is_named (judgement, &coin), ==, is_true_with (self, claim, &coin));
  for (guint ruling = 0; ruling < LS_N_RULINGS; ruling++)
    for (guint value = 0; value < automa_ruling_n_values (ls_ruling_get (ruling)); value++)
      {
        LsRemedy remedy = { 1, { (LsRuling) ruling }, { value } };

        if (value != self->position->rulings.value[ruling])
          g_assert_cmpint (is_named (judgement, &remedy), ==, is_true_with (self, claim, &remedy));
      }
}

static void
check_wrong (Table         *self,
             const LsClaim *claim)
{
  g_autoptr (LsJudgement) judgement = ls_judge (self->position, NULL, claim);
  g_autofree char *text = ls_judgement_text (self->position, claim, judgement);
  g_autoptr (JsonNode) json = ls_judgement_json (self->position, claim, judgement);

  g_assert_false (judgement->holds);
  g_assert_cmpuint (judgement->rule, <, LS_N_RULES);
  g_assert_true (ls_board_has (self->position->board, judgement->where));
  g_assert_true (g_str_has_prefix (text, "No: "));
  g_assert_true (g_str_has_suffix (text, ".\n"));
  g_assert_null (strstr (text, ".."));
  g_assert_false (g_str_has_suffix (judgement->reason, "."));
  g_assert_null (strstr (text, "(null)"));
  g_assert_false (json_object_get_boolean_member (json_node_get_object (json), "holds"));
  check_remedies (self, claim, judgement);
}

static LsSpot
any_spot (Table *self)
{
  LsSpot spot;

  do
    spot = ls_spot ((guint) g_rand_int_range (self->rand, 0, (int) self->position->board->width),
                    (guint) g_rand_int_range (self->rand, 0, (int) self->position->board->height));
  while (!ls_board_has (self->position->board, spot));
  return spot;
}

/* A spot of its way, one near it, or any. */
static LsSpot
tempting_spot (Table *self,
               guint  monster)
{
  const LsMove *move = ls_resolution_move (self->resolution, monster);
  LsSpot near = move->n_steps > 0 ? ls_resolution_steps (self->resolution, move)[0].to : move->to;
  int which = g_rand_int_range (self->rand, 0, 4);

  if (which == 0)
    return any_spot (self);
  if (which == 1)
    return move->from;
  near = ls_spot_beside (which == 2 ? near : move->to, (LsFacing) g_rand_int_range (self->rand, 0, LS_N_FACINGS));
  return ls_board_has (self->position->board, near) ? near : any_spot (self);
}

static LsThing
any_target (Table *self)
{
  guint heroes = self->position->heroes->len, structures = self->position->structures->len;
  guint which = (guint) g_rand_int_range (self->rand, 0, (int) (heroes + structures + 1));

  if (which < heroes)
    return (LsThing){ LS_THING_HERO, (guint16) which };
  if (which < heroes + structures)
    return (LsThing){ LS_THING_STRUCTURE, (guint16) (which - heroes) };
  return (LsThing){ LS_THING_CIRCLE, 0 };
}

/* A few wrong claims a position: each is tried against all rulings and pairs of them. */
static void
check_lies (Table *self)
{
  for (guint i = 0; i < 2; i++)
    {
      guint monster = (guint) g_rand_int_range (self->rand, 0, (int) self->position->monsters->len);
      LsClaim move = { .monster = monster, .spot = tempting_spot (self, monster) };
      LsClaim attack = { .monster = monster, .is_attack = TRUE, .target = any_target (self) };

      if (!is_true (self->position, self->resolution, &move))
        check_wrong (self, &move);
      if (!is_true (self->position, self->resolution, &attack))
        check_wrong (self, &attack);
    }
}

static void
test_truth (void)
{
  on_random_tables (check_truth);
}

static void
test_lies (void)
{
  on_random_tables (check_lies);
}

/* --- Disputes --- */

/* All of a resolution in full: ways and rules too, and what is left of everything. */
static char *
print_parts (const LsPosition   *position,
             const LsResolution *resolution)
{
  static const char *const parts[] = { "panic", "order", "moves", "attacks", "result" };
  g_autoptr (JsonNode) node = ls_resolution_to_json (position, resolution);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autofree char *part = json_to_string (json_object_get_member (json_node_get_object (node), parts[i]), FALSE);

      g_string_append_printf (text, "%s\n", part);
    }
  return g_string_free (text, FALSE);
}

static const LsDispute *
find_dispute (GPtrArray *disputes,
              guint      ruling,
              guint      value)
{
  for (guint i = 0; i < disputes->len; i++)
    {
      const LsDispute *dispute = g_ptr_array_index (disputes, i);

      if (dispute->ruling == (LsRuling) ruling && dispute->value == value)
        return dispute;
    }
  return NULL;
}

/* At least one, each in words of its own, and none that tells the same before and after. */
static void
check_changes (GPtrArray *changes)
{
  g_assert_cmpuint (changes->len, >, 0);
  for (guint i = 0; i < changes->len; i++)
    {
      const char *change = g_ptr_array_index (changes, i);

      g_assert_nonnull (strstr (change, "; now "));
      g_assert_null (strstr (change, "(null)"));
      g_assert_false (g_str_has_suffix (change, "."));
      for (guint j = 0; j < i; j++)
        g_assert_cmpstr (change, !=, g_ptr_array_index (changes, j));
    }
}

static void
check_dispute (Table      *self,
               GPtrArray  *disputes,
               guint       ruling,
               guint       value,
               const char *now)
{
  const LsDispute *dispute = find_dispute (disputes, ruling, value);
  LsPosition other = *self->position;
  g_autofree char *then = NULL;

  other.rulings.value[ruling] = (guint8) value;
  ls_phase_resolve (&other, NULL, self->scratch);
  then = print_parts (&other, self->scratch);
  if (dispute)
    {
      g_assert_cmpstr (then, !=, now);
      check_changes (dispute->changes);
    }
  else
    g_assert_cmpstr (then, ==, now);
}

/* A value is listed if it changes anything in the resolution, and only then; never the one in force. */
static void
check_disputes (Table *self)
{
  g_autoptr (GPtrArray) disputes = ls_disputes_find (self->position, NULL);
  g_autofree char *now = print_parts (self->position, self->resolution);

  for (guint ruling = 0; ruling < LS_N_RULINGS; ruling++)
    for (guint value = 0; value < automa_ruling_n_values (ls_ruling_get (ruling)); value++)
      if (value == self->position->rulings.value[ruling])
        g_assert_null (find_dispute (disputes, ruling, value));
      else
        check_dispute (self, disputes, ruling, value, now);
}

static void
test_disputes_random (void)
{
  on_random_tables (check_disputes);
}

/* All disputes of a position as text, one line each: "contact=ahead: change; change". */
static char *
list_disputes (Drawing *d)
{
  g_autoptr (GPtrArray) disputes = ls_disputes_find (d->position, NULL);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < disputes->len; i++)
    {
      const LsDispute *dispute = g_ptr_array_index (disputes, i);

      g_string_append_printf (text, "%s=%s:", ls_ruling_get (dispute->ruling)->id,
                              ls_ruling_get (dispute->ruling)->values[dispute->value].id);
      for (guint j = 0; j < dispute->changes->len; j++)
        g_string_append_printf (text, " [%s]", (char *) g_ptr_array_index (dispute->changes, j));
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

typedef struct
{
  const char *path;
  const char *settings;
  const char *rows[5];
  const char *text;
} Case;

static const Case cases[] = {
  { "none", "", { "a> . . . ." }, "" },
  { "contact", "", { "a> . . . .", ". . 1 . ." },
    "contact=ahead: [a a: D1 facing east, strikes nobody; now C1 facing east, strikes 1 for 1]\n" },
  { "back", "ruling contact=ahead", { "a> . . . .", ". . 1 . ." },
    "contact=any-side: [a a: C1 facing east, strikes 1 for 1; now D1 facing east, strikes nobody]\n" },
  { "order", "", { "a> . . *", ". . . .", "b> . . ." }, "order=angle: [They move in the order a, b; now b, a]\n" },
  { "attacks", "", { "a> T+1" },
    "tower-hero=tower: [a a: A1 facing east, strikes the watchtower T for 1; now A1 facing east, strikes 1 for 1]\n" },
  { "choice", "ruling area-trigger=contact; a: explosion move 0; b: stunned none; c: stunned none",
    { "1 . c>", ". a> .", "b> . ." },
    "area-trigger=area: [a a: B2 facing east, strikes 1 for 4, the players choose c c or b b; now B2 facing east, "
    "strikes nobody]\n" },
  { "trap", "a: fly", { "a> !d . ." },
    "flyer-traps=passing: [a a: B1, killed by a trap; now D1 facing east, strikes nobody] [the damage trap !d: gone; "
    "now it stays]\n" },

  /* The same end, by another rule */
  { "end", "a: move 2", { "a> . . .", ". . 1 ." },
    "contact=ahead: [a a: the same end, but by move.spent; now by move.contact]\n" },
  { "end/back", "a: move 2; ruling contact=ahead", { "a> . . .", ". . 1 ." },
    "contact=any-side: [a a: the same end, but by move.contact; now by move.spent]\n" },

  /* The same end, by another way: over one that would have gone before */
  { "way", "", { ". . . . *", ". . . . .", "a> cv . . .", ". . . . .", ". . . . ." },
    "order=angle: [They move in the order c, a; now a, c] [a a: the same end by another way, B3 (move.forward), C3 "
    "(move.forward) and D3 (move.forward); now C3 (move.cross) and D3 (move.forward)]\n" },
  { "way/back", "ruling order=angle", { ". . . . *", ". . . . .", "a> cv . . .", ". . . . .", ". . . . ." },
    "order=sweep: [They move in the order a, c; now c, a] [a a: the same end by another way, C3 (move.cross) and D3 "
    "(move.forward); now B3 (move.forward), C3 (move.forward) and D3 (move.forward)]\n" },

  /* The same targets, by another rule */
  { "attack-rule", "a: move 0 ranged 3", { "W a> 1" },
    "ranged-direction=facing: [a a: the same targets, but by attack.ranged; now by target.hero]\n" },
  { "attack-rule/back", "a: move 0 ranged 3; ruling ranged-direction=facing", { "W a> 1" },
    "ranged-direction=orthogonal: [a a: the same targets, but by target.hero; now by attack.ranged]\n" },

  /* What is left of monsters and tokens */
  { "wounds", "a: fly hp 2", { "a> !d . ." },
    "flyer-traps=passing: [a a: afterwards 1 wound; now 0] [the damage trap !d: gone; now it stays]\n" },
  { "wounds/back", "a: fly hp 4 wounds 1; ruling flyer-traps=passing", { "a> !d !d2 ." },
    "flyer-traps=landing: [a a: afterwards 1 wound; now 3] [the damage trap !d: it stays; now gone] [the damage "
    "trap !d2: it stays; now gone]\n" },
  { "token/slow", "a: fly", { "a> !l . ." },
    "flyer-traps=passing: [a a: B1 facing east, strikes nobody; now D1 facing east, strikes nobody] [the slow trap !l: "
    "turned over; now it is not]\n" },
  { "token/slow-back", "a: fly; ruling flyer-traps=passing", { "a> !l . ." },
    "flyer-traps=landing: [a a: D1 facing east, strikes nobody; now B1 facing east, strikes nobody] [the slow trap !l: "
    "not turned over; now it is]\n" },
  { "token/slow-twice", "a: fly", { "a> !u . ." },
    "flyer-traps=passing: [a a: B1 facing east, strikes nobody; now D1 facing east, strikes nobody] [the slow trap !u: "
    "gone; now it stays]\n" },
  { "token/corpse-pile", "a: move 0; mist west 1", { "a> % ." },
    "mist-attack=yes: [a a: A1 facing east, strikes the corpse pile % for 1; now A1 facing east, strikes nobody] [the "
    "corpse pile %: gone; now it stays]\n" },
};

static void
test_disputes_drawn (gconstpointer data)
{
  const Case *self = data;
  g_autoptr (Drawing) d =
    draw (self->settings, self->rows[0], self->rows[1], self->rows[2], self->rows[3], self->rows[4], NULL);
  g_autofree char *found = list_disputes (d);

  g_assert_cmpstr (found, ==, self->text);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/judge/random/truth", test_truth);
  g_test_add_func ("/judge/random/lies", test_lies);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/disputes/drawn/%s", cases[i].path);

      g_test_add_data_func (path, &cases[i], test_disputes_drawn);
    }
  g_test_add_func ("/disputes/random", test_disputes_random);

  return g_test_run ();
}
