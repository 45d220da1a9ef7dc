/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fuzz target: any bytes as one of a pack's files of cards, figures, rewards, scenarios or dice, by what they say. */
#define _GNU_SOURCE /* memmem */
#include "fuzz-common.h"

#include "last-spell/pack.h"

static const struct
{
  const char *format;
  void      (*read) (const AutomaPlace *place,
                     LsPack            *self);
} readers[] = {
  { "automa-spawn-cards/1", ls_patterns_read }, { "automa-direction-cards/1", ls_directions_read },
  { "automa-figures/1", ls_figures_read },      { "automa-panic/1", ls_rewards_read },
  { "automa-scenarios/1", ls_scenarios_read },  { "automa-dice/1", ls_dice_read },
  { "automa-prices/1", ls_prices_read },        { "automa-potions/1", ls_potions_read },
};

/* A pack with the shipped boards and nothing else in it. */
static LsPack
bare_pack (void)
{
  static LsPack *shipped;
  LsPack pack;

  if (!shipped)
    shipped = ls_pack_shipped ();
  pack = *shipped;
  pack.n_rewards = 0;
  pack.patterns = g_array_new (FALSE, FALSE, sizeof (LsPatternCard));
  pack.directions = g_array_new (FALSE, FALSE, sizeof (LsDirectionCard));
  pack.scenarios = g_array_new (FALSE, FALSE, sizeof (LsScenarioSetup));
  return pack;
}

static void
clear_pack (LsPack *pack)
{
  for (guint i = 0; i < pack->scenarios->len; i++)
    g_array_unref (g_array_index (pack->scenarios, LsScenarioSetup, i).structures);
  g_array_unref (pack->scenarios);
  g_array_unref (pack->directions);
  g_array_unref (pack->patterns);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  AutomaProblems *problems = fuzz_begin ();
  g_autoptr (JsonNode) root = fuzz_parse (data, size, problems);
  LsPack pack = bare_pack ();
  AutomaPlace place;

  if (root)
    {
      guint reader = 0;

      while (reader + 1 < G_N_ELEMENTS (readers) && !memmem (data, size, readers[reader].format, strlen (readers[reader].format)))
        reader++;
      automa_place_root (&place, root, problems);
      readers[reader].read (&place, &pack);
    }
  clear_pack (&pack);
  fuzz_end (problems, automa_problems_count (problems) == 0);
  return 0;
}
