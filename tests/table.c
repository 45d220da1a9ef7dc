/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table with a game on it, for the tests of whole games. */
#include "table.h"

#include <string.h>

#include "last-spell/audit.h"
#include "last-spell/boss.h"

Table *
table_new_setup (const LsSetup *setup)
{
  Table *self = g_new0 (Table, 1);

  self->pack = ls_pack_shipped ();
  self->game = g_new0 (LsGame, 1);
  self->before = g_new0 (LsGame, 1);
  ls_game_begin (self->game, self->pack, setup);
  return self;
}

Table *
table_new (LsScenario scenario,
           LsMode     mode,
           guint      n_heroes,
           guint64    seed)
{
  LsSetup setup;

  ls_bot_setup (&setup, scenario, mode, n_heroes, seed);
  return table_new_setup (&setup);
}

/* Two heroes before that night, with their own coin and cards. */
Table *
table_new_night (LsScenario scenario,
                 LsMode     mode,
                 guint      night)
{
  LsSetup setup;

  ls_bot_setup (&setup, scenario, mode, 2, 1);
  setup.app_flips = setup.app_draws = FALSE;
  setup.night = (guint8) night;
  return table_new_setup (&setup);
}

void
table_free (Table *self)
{
  g_clear_pointer (&self->script, ls_script_free);
  g_free (self->game);
  g_free (self->before);
  ls_pack_free (self->pack);
  g_free (self);
}

/* --- Commands --- */

static gboolean
is_number (const char *text)
{
  return *text != '\0' && strspn (text, "0123456789") == strlen (text);
}

static void
add_value (JsonBuilder *json,
           const char  *member,
           const char  *value)
{
  g_auto (GStrv) spots = g_strsplit (value, ",", -1);

  json_builder_set_member_name (json, member);
  if (strcmp (member, "spots") == 0 || strcmp (member, "hits") == 0)
    {
      json_builder_begin_array (json);
      for (char **spot = spots; *spot; spot++)
        json_builder_add_string_value (json, *spot);
      json_builder_end_array (json);
    }
  else if (strcmp (member, "tokens") == 0)
    {
      json_builder_begin_array (json);
      for (char **token = spots; *token; token++)
        json_builder_add_int_value (json, g_ascii_strtoll (*token, NULL, 10));
      json_builder_end_array (json);
    }
  else if (is_number (value) && strcmp (member, "card") != 0)
    json_builder_add_int_value (json, g_ascii_strtoll (value, NULL, 10));
  else if (strcmp (value, "true") == 0 || strcmp (value, "false") == 0)
    json_builder_add_boolean_value (json, *value == 't');
  else
    json_builder_add_string_value (json, value);
}

/* "panic slot=1 flames=0" as the command it stands for. */
void
table_read (const char *words,
            LsCommand  *command)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("command");
  g_autoptr (JsonBuilder) json = json_builder_new ();
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *told = NULL;
  g_auto (GStrv) all = g_strsplit (words, " ", -1);
  AutomaPlace place;

  json_builder_begin_object (json);
  add_value (json, "do", all[0]);
  for (char **word = all + 1; *word; word++)
    {
      char *is = strchr (*word, '=');

      g_assert_nonnull (is);
      *is = '\0';
      add_value (json, *word, is + 1);
    }
  json_builder_end_object (json);
  node = json_builder_get_root (json);
  automa_place_root (&place, node, problems);
  ls_command_read (&place, command);
  told = automa_problems_to_string (problems);
  g_assert_cmpstr (told, ==, "");
}

static gboolean
run (Table           *self,
     const LsCommand *command,
     GError         **error)
{
  LsGame *swap = self->before;

  self->before = self->game;
  self->game = swap;
  g_clear_pointer (&self->script, ls_script_free);
  self->script = ls_script_new ();
  return ls_game_apply (self->before, command, self->game, self->script, error);
}

static void
expect_no_breach (GPtrArray *breaches)
{
  for (guint i = 0; i < breaches->len; i++)
    g_test_message ("breach: %s", (char *) g_ptr_array_index (breaches, i));
  g_assert_cmpuint (breaches->len, ==, 0);
}

/* And the auditor finds nothing in it, nor in the state after it, if there was nothing in the state before. */
void
table_apply (Table           *self,
             const LsCommand *command)
{
  g_autoptr (GPtrArray) before = ls_audit_state (self->game);
  g_autoptr (GPtrArray) state = NULL;
  g_autoptr (GPtrArray) step = NULL;
  g_autoptr (GError) error = NULL;

  run (self, command, &error);
  g_assert_no_error (error);
  state = ls_audit_state (self->game);
  step = ls_audit_transition (self->before, command, self->game);
  if (before->len > 0) /* the test has made it so */
    return;
  expect_no_breach (state);
  expect_no_breach (step);
}

/* The words are put together, and told in the log of the test. */
void
table_read_words (const char *format,
                  va_list     args,
                  LsCommand  *command)
{
  g_autofree char *words = g_strdup_vprintf (format, args);

  g_test_message ("%s", words);
  table_read (words, command);
}

void
table_do (Table      *self,
          const char *format,
          ...)
{
  LsCommand command;
  va_list args;

  va_start (args, format);
  table_read_words (format, args, &command);
  va_end (args);
  table_apply (self, &command);
}

/* Refused with that code, and the state is what it was, byte for byte. */
void
table_refuses (Table      *self,
               LsGameError code,
               const char *format,
               ...)
{
  g_autoptr (GError) error = NULL;
  LsCommand command;
  va_list args;

  va_start (args, format);
  table_read_words (format, args, &command);
  va_end (args);
  g_assert_false (run (self, &command, &error));
  g_assert_error (error, LS_GAME_ERROR, (int) code);
  g_assert_cmpuint (strlen (error->message), >, 5);
  g_assert_cmpmem (self->game, sizeof *self->game, self->before, sizeof *self->before);
}

/* Whether the script of the last command has a line of that rule. */
gboolean
table_said (Table *self,
            LsRule rule)
{
  for (guint i = 0; i < self->script->lines->len; i++)
    if (g_array_index (self->script->lines, LsLine, i).rule == rule)
      return TRUE;
  return FALSE;
}

/* From now on the dice show these faces. */
void
table_load_dice (Table *self,
                 LsDice dice,
                 LsFace blue,
                 LsFace orange)
{
  for (guint64 seed = 1;; seed++)
    {
      LsFace shown[LS_N_DICE];
      AutomaRandom random;

      automa_random_seed (&random, seed);
      self->game->random = random;
      ls_dice_throw (&self->pack->dice, dice, &random, shown);
      if ((!(dice & LS_DIE_BLUE) || shown[0] == blue) && (!(dice & LS_DIE_ORANGE) || shown[1] == orange))
        return;
    }
}

/* --- Whole stretches of a night --- */

void
table_deploy (Table *self)
{
  LsCommand command;

  while (ls_bot_deploy (self->game, &command))
    table_apply (self, &command);
}

void
table_begin_night (Table *self)
{
  table_deploy (self);
  if (!self->game->setup.app_draws && self->game->direction == 0)
    table_do (self, "direction card=d1");
  table_do (self, "begin-night");
}

/* A night in which nothing spawns and that does not end: past its second phase, but its cards stay face down. */
void
table_begin_quiet_night (Table *self)
{
  table_begin_night (self);
  self->game->phase = 3;
}

/* A boss's night from its first phase on, with nobody but her and hers: no spawn card lies on any slot. */
void
table_begin_bare_night (Table *self)
{
  table_begin_night (self);
  self->game->cards = (LsSpawnCards){ 0 };
}

/* Step after step up to that stage, with the coin on its left side and the first choice of all. */
void
table_go_to (Table  *self,
             LsStage stage)
{
  LsCommand command;

  for (guint i = 0; i < 100 && self->game->stage != stage; i++)
    if (self->game->stage == LS_STAGE_COIN)
      table_do (self, "coin side=left");
    else if (self->game->stage == LS_STAGE_HEROES)
      table_do (self, "end-hero-phase");
    else if (ls_bot_choose (self->game, &command))
      table_apply (self, &command);
    else
      table_do (self, "step");
  expect_stage (self, stage);
}

/* From wherever it is in a phase to the next hero phase. */
void
table_next_phase (Table *self)
{
  if (self->game->stage == LS_STAGE_HEROES)
    table_do (self, "end-hero-phase");
  table_go_to (self, LS_STAGE_HEROES);
}

void
table_kill_all (Table *self)
{
  for (guint i = self->game->n_monsters; i > 0; i = MIN (i - 1, self->game->n_monsters))
    if (!ls_boss_is (self->game, &self->game->monsters[i - 1]))
      table_do (self, "monster-kill monster=%s", self->game->monsters[i - 1].id);
}

/* Both of the night's turns of cards; what came first is dead, what came second stands in the mist. */
void
table_show_all_cards (Table *self)
{
  table_go_to (self, LS_STAGE_MOVEMENT);
  if (self->game->phase == 2)
    return;
  table_kill_all (self);
  table_next_phase (self);
  for (guint i = 0; i < self->game->n_heroes; i++)
    self->game->sheets[i].owed = 0; /* what the Harpy's cry costs is her own tests' business */
  table_do (self, "end-hero-phase");
  table_go_to (self, LS_STAGE_MOVEMENT);
}

void
table_kill_boss (Table *self)
{
  self->game->boss.arrived = self->game->boss.dead = TRUE;
  table_do (self, "mages mages=%u", self->game->mages);
}

void
table_win_night (Table *self)
{
  guint night = self->game->night;

  table_begin_night (self);
  if (ls_boss_of_night (self->game) != LS_BOSS_NONE) /* how she dies is her own tests' business */
    {
      table_kill_boss (self);
      return;
    }
  if (self->game->setup.mode == LS_MODE_INTRODUCTORY)
    table_go_to (self, LS_STAGE_MOVEMENT);
  else
    table_show_all_cards (self);
  while (self->game->night == night && self->game->stage == LS_STAGE_MOVEMENT)
    table_do (self, "monster-kill monster=%s", self->game->monsters[0].id);
}

/* --- What is on the table --- */

LsMonster *
table_monster (Table      *self,
               const char *id)
{
  int index = ls_game_find_monster (self->game, id);

  g_assert_cmpint (index, >=, 0);
  return &self->game->monsters[index];
}

LsHero *
table_hero (Table      *self,
            const char *id)
{
  int index = ls_game_find_hero (self->game, id);

  g_assert_cmpint (index, >=, 0);
  return &self->game->heroes[index];
}

LsHeroSheet *
table_sheet (Table      *self,
             const char *id)
{
  int index = ls_game_find_hero (self->game, id);

  g_assert_cmpint (index, >=, 0);
  return &self->game->sheets[index];
}

LsStructure *
table_structure (Table      *self,
                 const char *id)
{
  int index = ls_game_find_structure (self->game, id);

  g_assert_cmpint (index, >=, 0);
  return &self->game->structures[index];
}

/* Left on all monsters together. */
guint
table_hit_points (Table *self)
{
  guint n = 0;

  for (guint i = 0; i < self->game->n_monsters; i++)
    n += g_array_index (self->pack->types, LsMonsterType, self->game->monsters[i].type).hit_points
         - self->game->monsters[i].wounds;
  return n;
}

void
expect_at (Table      *self,
           const char *monster,
           const char *spot,
           LsFacing    facing)
{
  char name[LS_SPOT_NAME_SIZE];

  g_assert_cmpstr (ls_spot_name (table_monster (self, monster)->spots.at[0], name), ==, spot);
  g_assert_cmpstr (ls_facing_ids[table_monster (self, monster)->facing], ==, ls_facing_ids[facing]);
}

void
expect_stage (Table  *self,
              LsStage stage)
{
  g_assert_cmpstr (ls_stage_name (self->game->stage), ==, ls_stage_name (stage));
}

void
expect_over (Table    *self,
             LsOutcome outcome,
             LsRule    rule)
{
  expect_stage (self, LS_STAGE_OVER);
  g_assert_cmpint (self->game->outcome, ==, outcome);
  g_assert_cmpstr (ls_rule_id (self->game->outcome_rule), ==, ls_rule_id (rule));
}

/* The panic track's flames, like "0 1 2 2 2 2". */
void
expect_track (Table      *self,
              const char *track)
{
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < self->game->n_panic; i++)
    g_string_append_printf (found, "%s%u", i > 0 ? " " : "", self->game->panic[i]);
  g_assert_cmpstr (found->str, ==, track);
}

/* Every figure is in the box, on the board or out of the game: none is made, none is lost. */
void
expect_figures_whole (Table *self)
{
  LsSupply all = self->game->supply;
  LsFigure figure;
  LsColour colour;

  for (guint i = 0; i < self->game->n_monsters; i++)
    {
      g_assert_true (ls_pack_figure (self->pack, self->game->monsters[i].type, &figure, &colour));
      all.left[figure][colour]++;
    }
  for (guint i = 0; i < LS_N_FIGURES; i++)
    for (guint j = 0; j < LS_N_COLOURS; j++)
      all.left[i][j] = (guint8) (all.left[i][j] + self->game->out.left[i][j]);
  g_assert_cmpmem (&all, sizeof all, &self->pack->figures, sizeof self->pack->figures);
}

/* All that the script of the last command says, with a bar between its lines and their details in brackets. */
void
expect_script (Table      *self,
               const char *text)
{
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 0; i < self->script->lines->len; i++)
    {
      const LsLine *line = &g_array_index (self->script->lines, LsLine, i);

      g_string_append_printf (all, "%s%s", i > 0 ? " | " : "", line->text);
      if (line->detail)
        g_string_append_printf (all, " (%s)", line->detail);
    }
  g_assert_cmpstr (all->str, ==, text);
}
