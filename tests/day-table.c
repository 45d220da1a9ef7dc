/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "day-table.h"

#include <string.h>

/* The morning before that night, upkeep done, with a full stash. */
Table *
day_table (LsScenario scenario,
           LsMode     mode,
           guint      night)
{
  LsSetup setup;
  Table *self;

  ls_bot_setup (&setup, scenario, mode, mode == LS_MODE_SOLO ? 4 : 2, 1);
  setup.night = (guint8) night;
  self = table_new_setup (&setup);
  day_stash (self, 50, 50);
  if (mode != LS_MODE_INTRODUCTORY)
    table_do (self, "day-mist");
  table_do (self, "day-scout");
  if (night > 1)
    table_do (self, "day-production");
  return self;
}

/* Refused, and the rule stands in the reason. */
void
day_refuses (Table      *self,
             const char *rule,
             const char *words)
{
  g_autoptr (GError) error = NULL;
  g_autofree LsGame *after = g_new (LsGame, 1);
  g_autofree char *cited = g_strdup_printf ("(%s", rule);
  LsCommand command;

  table_refuses (self, LS_GAME_ERROR_RULE, "%s", words);
  table_read (words, &command);
  g_assert_false (ls_game_apply (self->game, &command, after, NULL, &error));
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, cited));
}

void
day_stash (Table *self,
           guint  gold,
           guint  materials)
{
  table_do (self, "gold gold=%u", gold);
  table_do (self, "materials materials=%u", materials);
}

void
expect_stash (Table *self,
              guint  gold,
              guint  materials)
{
  g_assert_cmpuint (self->game->gold, ==, gold);
  g_assert_cmpuint (self->game->materials, ==, materials);
}
