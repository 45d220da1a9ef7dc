/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the start page and the new game page say: the sentences, without a window. */
#include "new-game.h"
#include "last-spell/names.h"
#include "start-text.h"

typedef struct
{
  const char *path;
  LsMode      mode;
  LsScenario  scenario;
  const char *text;
} TitleCase;

static const TitleCase titles[] = {
  { "introductory", LS_MODE_INTRODUCTORY, LS_SCENARIO_GILDENBERG, "Introductory Night" },
  { "gildenberg", LS_MODE_SINGLE, LS_SCENARIO_GILDENBERG, "Gildenberg" },
  { "glenwald", LS_MODE_SINGLE, LS_SCENARIO_GLENWALD, "Glenwald" },
  { "campaign", LS_MODE_CAMPAIGN, LS_SCENARIO_LAKEBURG, "Campaign: Lakeburg" },
  { "solo", LS_MODE_SOLO, LS_SCENARIO_GILDENBERG, "Solo: Gildenberg" },
  { "solo-campaign", LS_MODE_SOLO_CAMPAIGN, LS_SCENARIO_GLENWALD, "Solo Campaign: Glenwald" },
  { "boss-rush", LS_MODE_BOSS_RUSH, LS_SCENARIO_BOSS_RUSH, "Boss Rush" },
};

static void
test_title (gconstpointer data)
{
  const TitleCase *self = data;
  g_autofree LsGame *game = g_new0 (LsGame, 1);
  g_autofree char *text = NULL;

  game->setup.mode = (guint8) self->mode;
  game->scenario = (guint8) self->scenario;
  text = ls_name_game (game);
  g_assert_cmpstr (text, ==, self->text);
}

typedef struct
{
  const char *path;
  LsStage     stage;
  LsOutcome   outcome;
  guint       phase;
  const char *text;
} WhereCase;

static const WhereCase wheres[] = {
  { "day", LS_STAGE_DAY, LS_PLAYING, 0, "Day 2" },
  { "first-step", LS_STAGE_PANIC, LS_PLAYING, 3, "Night 2, monster phase 3" },
  { "last-step", LS_STAGE_ATTACK, LS_PLAYING, 3, "Night 2, monster phase 3" },
  { "heroes", LS_STAGE_HEROES, LS_PLAYING, 3, "Night 2, hero phase 3" },
  { "won", LS_STAGE_OVER, LS_WON, 3, "Won in night 2" },
  { "lost", LS_STAGE_OVER, LS_LOST, 3, "Lost in night 2" },
};

static void
test_where (gconstpointer data)
{
  const WhereCase *self = data;
  g_autofree LsGame *game = g_new0 (LsGame, 1);
  g_autofree char *text = NULL;

  game->stage = self->stage;
  game->outcome = self->outcome;
  game->night = 2;
  game->phase = (guint8) self->phase;
  text = ls_name_moment (game);
  g_assert_cmpstr (text, ==, self->text);
}

typedef struct
{
  const char *path;
  const char *then;
  const char *text;
} WhenCase;

#define NOW "2026-03-04T00:10:00Z" /* a Wednesday, just after midnight */

static const WhenCase whens[] = {
  { "today", "2026-03-04T00:05:00Z", "today 00:05" },
  { "yesterday", "2026-03-03T20:15:00Z", "yesterday 20:15" },
  { "minutes-ago-but-yesterday", "2026-03-03T23:59:00Z", "yesterday 23:59" },
  { "weekday", "2026-03-02T20:15:00Z", "Monday 20:15" },
  { "six-days", "2026-02-26T20:15:00Z", "Thursday 20:15" },
  { "seven-days", "2026-02-25T20:15:00Z", "25 February" },
  { "last-year", "2025-12-03T20:15:00Z", "3 December 2025" },
  { "clock-set-back", "2026-03-05T20:15:00Z", "5 March" },
};

static void
test_when (gconstpointer data)
{
  const WhenCase *self = data;
  g_autoptr (GDateTime) now = g_date_time_new_from_iso8601 (NOW, NULL);
  g_autoptr (GDateTime) then = g_date_time_new_from_iso8601 (self->then, NULL);
  g_autofree char *text = hk_tell_when (then, now);

  g_assert_cmpstr (text, ==, self->text);
}

static void
test_recovered (void)
{
  g_autofree char *line = hk_tell_recovered (57);
  g_autofree char *whole = hk_tell_recovered (0);

  g_assert_nonnull (g_strstr_len (line, -1, "as it stood before line 57."));
  g_assert_null (g_strstr_len (whole, -1, "line"));
}

static void
test_summary (void)
{
  static const HkNewHero several = { .hit_points = 8, .mana = 4, .tokens = { 2, 0, 1 } };
  static const HkNewHero one = { .hit_points = 1, .mana = 0 };
  g_autofree char *first = hk_new_hero_summary (&several);
  g_autofree char *second = hk_new_hero_summary (&one);

  g_assert_cmpstr (first, ==, "8 hit points, 4 mana, movement 2 2 4");
  g_assert_cmpstr (second, ==, "1 hit point, 0 mana, no movement");
}

#define ADD_CASES(prefix, cases, function)                                                                             \
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)                                                                     \
    {                                                                                                                  \
      g_autofree char *path = g_strconcat (prefix, cases[i].path, NULL);                                               \
                                                                                                                       \
      g_test_add_data_func (path, &cases[i], function);                                                                \
    }

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_CASES ("/app-text/title/", titles, test_title)
  ADD_CASES ("/app-text/where/", wheres, test_where)
  ADD_CASES ("/app-text/when/", whens, test_when)
  g_test_add_func ("/app-text/recovered", test_recovered);
  g_test_add_func ("/app-text/summary", test_summary);
  return g_test_run ();
}
