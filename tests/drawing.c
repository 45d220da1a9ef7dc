/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "drawing-private.h"

#include <stdarg.h>
#include <string.h>

#include "last-spell/phase.h"
#include "last-spell/position-json.h"

/* --- Drawings --- */

Drawing *
draw (const char *settings,
      ...)
{
  Drawing *self = g_new0 (Drawing, 1);
  g_autoptr (AutomaProblems) problems = automa_problems_new ("drawing");
  va_list rows;

  va_start (rows, settings);
  self->json = sketch_to_json (settings, rows);
  va_end (rows);
  self->position = ls_position_parse (self->json, -1, NULL, problems);
  if (!self->position)
    g_error ("%s\n%s", automa_problems_get (problems, 0), self->json);
  self->resolution = ls_resolution_new ();
  ls_phase_resolve (self->position, NULL, self->resolution);
  return self;
}

/* A drawing that no reader may accept: returns what it says. */
char *
draw_refused (const char *settings,
              ...)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("drawing");
  g_autoptr (LsPosition) position = NULL;
  g_autofree char *json = NULL;
  va_list rows;

  va_start (rows, settings);
  json = sketch_to_json (settings, rows);
  va_end (rows);
  position = ls_position_parse (json, -1, NULL, problems);
  g_assert_null (position);
  return automa_problems_to_string (problems);
}

void
drawing_free (Drawing *self)
{
  ls_resolution_free (self->resolution);
  ls_position_free (self->position);
  g_free (self->json);
  g_free (self);
}

static guint
monster_of (const Drawing *self,
            const char    *id)
{
  int index = ls_position_find_monster (self->position, id);

  g_assert_cmpint (index, >=, 0);
  return (guint) index;
}

static LsThing
thing_of (const Drawing *self,
          const char    *id,
          LsThingKind    kind)
{
  LsThing thing;

  g_assert_true (ls_position_find (self->position, id, &thing));
  g_assert_cmpuint (thing.kind, ==, kind);
  return thing;
}

/* Resolves it again with one answer of the players. */
void
drawing_choose (Drawing    *self,
                const char *monster,
                const char *target)
{
  LsAnswer answer = { .monster = monster_of (self, monster) };
  LsAnswers answers = { &answer, 1 };

  g_assert_true (ls_position_find (self->position, target, &answer.target));
  ls_phase_resolve (self->position, &answers, self->resolution);
}

/* --- Looking at what happened --- */

void
expect_steps (Drawing    *self,
              const char *monster,
              const char *steps,
              const char *end)
{
  const LsMove *move = ls_resolution_move (self->resolution, monster_of (self, monster));
  g_autoptr (GString) text = g_string_new (NULL);
  char name[LS_SPOT_NAME_SIZE];

  for (guint i = 0; i < move->n_steps; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "",
                            ls_spot_name (ls_resolution_steps (self->resolution, move)[i].to, name));
  g_assert_cmpstr (text->str, ==, steps);
  g_assert_cmpstr (ls_rule_id (move->end), ==, end);
}

void
expect_rules (Drawing    *self,
              const char *monster,
              const char *rules)
{
  const LsMove *move = ls_resolution_move (self->resolution, monster_of (self, monster));
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < move->n_steps; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "",
                            ls_rule_id (ls_resolution_steps (self->resolution, move)[i].rule));
  g_assert_cmpstr (text->str, ==, rules);
}

void
expect_facing (Drawing    *self,
               const char *monster,
               LsFacing    facing)
{
  guint index = monster_of (self, monster);

  g_assert_cmpstr (ls_facing_ids[ls_resolution_monster (self->resolution, index)->facing], ==, ls_facing_ids[facing]);
  g_assert_cmpuint (ls_resolution_move (self->resolution, index)->facing, ==, facing);
}

void
expect_order (Drawing    *self,
              const char *monsters)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->resolution->order->len; i++)
    g_string_append_printf (
      text, "%s%s", i > 0 ? " " : "",
      ls_position_monster (self->position, g_array_index (self->resolution->order, guint16, i))->id);
  g_assert_cmpstr (text->str, ==, monsters);
}

/* Two lists of words, in any order. */
static void
assert_same_words (const char *found,
                   const char *expected)
{
  g_auto (GStrv) a = g_strsplit (found, " ", -1);
  g_auto (GStrv) b = g_strsplit (expected, " ", -1);
  gboolean same = g_strv_length (a) == g_strv_length (b);

  for (char **p = b; *p && same; p++)
    same = g_strv_contains ((const char *const *) a, *p);
  if (!same)
    g_error ("found \"%s\", expected \"%s\"", found, expected);
}

static const LsAttack *
attack_of (const Drawing *self,
           const char    *monster,
           const char    *rule)
{
  const LsAttack *attack = ls_resolution_attack (self->resolution, monster_of (self, monster));

  g_assert_nonnull (attack);
  g_assert_cmpstr (ls_rule_id (attack->rule), ==, rule);
  return attack;
}

static char *
choice_of (const Drawing  *self,
           const LsAttack *attack)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < attack->n_choices; i++)
    g_string_append_printf (
      text, "%s%s", i > 0 ? " " : "",
      ls_position_thing_id (self->position, g_array_index (self->resolution->choices, LsThing, attack->first_choice + i)));
  return g_string_free (text, FALSE);
}

void
expect_attack (Drawing    *self,
               const char *monster,
               const char *rule,
               const char *targets)
{
  const LsAttack *attack = attack_of (self, monster, rule);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < attack->n_hits; i++)
    {
      const LsHit *hit = &g_array_index (self->resolution->hits, LsHit, attack->first_hit + i);

      g_string_append_printf (text, "%s%s=%u", i > 0 ? " " : "", ls_position_thing_id (self->position, hit->thing),
                              hit->damage);
    }
  assert_same_words (text->str, targets);
}

void
expect_choice (Drawing    *self,
               const char *monster,
               const char *rule,
               const char *choice)
{
  g_autofree char *text = choice_of (self, attack_of (self, monster, rule));

  assert_same_words (text, choice);
}

void
expect_no_attack (Drawing    *self,
                  const char *monster)
{
  g_assert_null (ls_resolution_attack (self->resolution, monster_of (self, monster)));
}

void
expect_hero (Drawing    *self,
             const char *hero,
             guint       wounds,
             guint       mana,
             gboolean    dead)
{
  const LsHeroAfter *after = ls_resolution_hero (self->resolution, thing_of (self, hero, LS_THING_HERO).index);

  g_assert_cmpuint (after->wounds, ==, wounds);
  g_assert_cmpuint (after->mana, ==, mana);
  g_assert_cmpint (after->dead, ==, dead);
}

void
expect_structure (Drawing    *self,
                  const char *structure,
                  guint       flames,
                  gboolean    destroyed)
{
  const LsStructureAfter *after =
    ls_resolution_structure (self->resolution, thing_of (self, structure, LS_THING_STRUCTURE).index);

  g_assert_cmpuint (after->flames, ==, flames);
  g_assert_cmpint (after->destroyed, ==, destroyed);
}

void
expect_monster (Drawing    *self,
                const char *monster,
                guint       wounds,
                gboolean    stunned)
{
  const LsMonsterAfter *after = ls_resolution_monster (self->resolution, monster_of (self, monster));

  g_assert_false (after->gone);
  g_assert_cmpuint (after->wounds, ==, wounds);
  g_assert_cmpint (after->stunned, ==, stunned);
}

void
expect_gone (Drawing    *self,
             const char *gone)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->position->monsters->len; i++)
    if (ls_resolution_monster (self->resolution, i)->gone)
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", ls_position_monster (self->position, i)->id);
  for (guint i = 0; i < self->position->tokens->len; i++)
    if (ls_resolution_token (self->resolution, i)->gone)
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", ls_position_token (self->position, i)->id);
  assert_same_words (text->str, gone);
}

static void
assert_track (const GArray *track,
              const char   *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < track->len; i++)
    g_string_append_printf (text, "%s%u", i > 0 ? " " : "", g_array_index (track, guint8, i));
  g_assert_cmpstr (text->str, ==, expected);
}

void
expect_panic (Drawing    *self,
              guint       spread,
              const char *left,
              const char *track)
{
  g_assert_cmpuint (self->resolution->spread, ==, spread);
  assert_track (self->resolution->panic_left, left);
  assert_track (self->resolution->panic, track);
}
