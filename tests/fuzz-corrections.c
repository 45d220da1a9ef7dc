/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fuzz target: any bytes as somebody else's corrections. Whatever is taken of them must hold in a night with it, and
 * nothing may hang. */
#include "fuzz-common.h"

#include "last-spell/audit.h"
#include "last-spell/board-check.h"
#include "last-spell/bots.h"
#include "last-spell/save.h"
#include "last-spell/tryout.h"
#include "last-spell/workshop.h"

#define COMMANDS 60

/* In memory only: there are no corrections here, and none are written. */
static LsWorkshop *
bare_workshop (void)
{
  g_autoptr (GFile) nowhere = g_file_new_for_path ("/nonexistent/corrections");
  g_autoptr (AutomaProblems) problems = automa_problems_new ("workshop");
  LsWorkshop *workshop = ls_workshop_new (NULL, nowhere, problems);

  g_assert_true (ls_workshop_is_sound (workshop));
  return workshop;
}

static void
look_over (const LsPack *pack)
{
  for (guint i = 0; i < pack->boards->len; i++)
    {
      const LsBoard *board = g_ptr_array_index (pack->boards, i);
      g_autoptr (GPtrArray) findings = ls_board_findings (board);
      LsTryout tryout;

      for (guint j = 0; j < findings->len; j++)
        {
          g_autofree char *text = ls_finding_text (g_ptr_array_index (findings, j));

          g_assert_true (*text);
        }
      ls_tryout_init (&tryout, board, &g_array_index (pack->types, LsMonsterType, i % pack->types->len));
      tryout.phases = LS_MAX_TRYOUT_PHASES;
      tryout.at = ls_spot (board->width / 3, board->height / 3);
      for (guint side = 0; side < LS_N_FACINGS; side++)
        tryout.mist[side] = board->mist[side].present ? 3 : -1;
      {
        GPtrArray *phases = ls_tryout_run (&tryout, NULL);

        g_clear_pointer (&phases, g_ptr_array_unref);
      }
    }
}

static void
play (const LsPack *pack,
      LsScenario    scenario,
      guint         night)
{
  g_autoptr (LsSave) save = NULL;
  LsSetup setup;

  ls_bot_setup (&setup, scenario, scenario == LS_SCENARIO_BOSS_RUSH ? LS_MODE_BOSS_RUSH : LS_MODE_SINGLE, 3, 7);
  setup.night = (guint8) night;
  save = ls_save_new (pack, &setup, NULL, NULL);
  for (guint i = 0; i < COMMANDS && ls_save_game (save)->stage != LS_STAGE_OVER; i++)
    {
      LsCommand command = ls_bot_next (ls_save_game (save));

      if (!ls_save_do (save, &command, NULL, NULL))
        break;
      for (guint j = 0; j < save->breaches->len; j++)
        g_error ("%s", (char *) g_ptr_array_index (save->breaches, j));
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  static LsWorkshop *workshop;
  AutomaProblems *problems = fuzz_begin ();
  g_autofree char *text = g_malloc (size + (size == 0));
  g_autoptr (LsImport) import = NULL;

  if (!workshop)
    workshop = bare_workshop ();
  if (size > 0)
    memcpy (text, data, size);
  import = ls_import_parse (workshop, text, size, problems);
  if (import)
    {
      g_autoptr (LsPack) pack = ls_import_try (workshop, import, problems);

      g_assert_nonnull (pack); /* it has been checked before anybody is asked */
      look_over (pack);
      for (guint scenario = LS_SCENARIO_GILDENBERG; scenario <= LS_SCENARIO_BOSS_RUSH; scenario++)
        play (pack, (LsScenario) scenario, scenario == LS_SCENARIO_BOSS_RUSH ? 1 : 3);
    }
  fuzz_end (problems, import != NULL);
  return 0;
}
