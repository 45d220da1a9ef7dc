/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The auditor by day: what must not be is found. */
#include "day-table.h"

#include <string.h>

#include "last-spell/audit.h"

static void
expect_breach (GPtrArray  *breaches,
               const char *expected)
{
  gboolean found = FALSE;

  for (guint i = 0; i < breaches->len; i++)
    {
      g_test_message ("%s", (char *) g_ptr_array_index (breaches, i));
      found = found || strstr (g_ptr_array_index (breaches, i), expected);
    }
  g_assert_true (found);
}

/* The command is done, then the state after it is falsified. */
#define FALSIFY(words, change, expected)                                             \
  G_STMT_START                                                                       \
  {                                                                                  \
    g_autoptr (Table) t = day_table (LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 2);       \
    g_autoptr (GPtrArray) breaches = NULL;                                           \
    LsGame *after;                                                                   \
    LsCommand command;                                                               \
                                                                                     \
    table_do (t, "structure-flames structure=shop-1 flames=1");                      \
    table_do (t, "item-add item=Axe kind=one-handed price=4");                       \
    table_read (words, &command);                                                    \
    table_apply (t, &command);                                                       \
    after = t->game;                                                                 \
    change;                                                                          \
    breaches = ls_audit_transition (t->before, &command, after);                     \
    expect_breach (breaches, expected);                                              \
  }                                                                                  \
  G_STMT_END

static void
test_stash (void)
{
  static const char *const words[] = { "build type=gold-mine spots=U17,U18",
                                       "upgrade structure=wooden-wall-1",
                                       "repair structure=shop-1 flames=1",
                                       "scavenge structure=ruin-1-1 gold=1 materials=2",
                                       "refresh",
                                       "buy item=Bow kind=two-handed price=3",
                                       "sell items=item-1 cost=4" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      FALSIFY (words[i], after->gold++, "the stash does not add up");
      FALSIFY (words[i], after->materials--, "the stash does not add up");
    }
}

static void
test_town (void)
{
  FALSIFY ("build type=house spots=U17",
           after->structures[after->n_structures - 1].spots.at[0] = ls_spot_from_name ("F7"), "outside the town");
  FALSIFY ("build type=seer spots=U17,U18",
           after->structures[after->n_structures - 1].spots.at[0] = ls_spot_from_name ("T18"),
           "another building's area");
  FALSIFY ("build type=house spots=U17", after->n_structures++, "not one structure was built");
  FALSIFY ("upgrade structure=wooden-wall-1", after->structures[9].flames++, "more or less than it should");
  FALSIFY ("scavenge structure=ruin-1-1 gold=1 materials=2", after->workers = 9, "than there are workers");
  FALSIFY ("build type=seer spots=U17,U18", after->mist[LS_WEST]++, "the mist moved too far");
}

static const LsStructureType *
get_type (const LsGame *game,
          const char   *id)
{
  return &ls_pack_structure (game->pack, id)->type;
}

#define LAST_BUILT after->structures[after->n_structures - 1]

/* What may be built, and walls in their cutouts. */
static void
test_limits (void)
{
  FALSIFY ("build type=house spots=U17", LAST_BUILT.type = get_type (after, "wooden-wall"), "house-3: it stands in no cutout");
  FALSIFY ("build type=house spots=U17", LAST_BUILT.type = get_type (after, "ruin-1"), "it cannot be built");
  FALSIFY ("build type=blacksmith spots=U17,U18", t->before->structures[0].type = LAST_BUILT.type, "or not again");
  FALSIFY ("build type=gold-mine spots=U17,U18", t->before->setup.mode = LS_MODE_INTRODUCTORY, "not built in such a game");
  FALSIFY ("build type=scavenger-camp spots=U17,U18", t->before->setup.mode = LS_MODE_BOSS_RUSH, "not built in such a game");
}

static void
test_heroes (void)
{
  FALSIFY ("day-end", after->heroes[0].mana = 0, "not regenerated");
  FALSIFY ("day-end", after->heroes[1].wounds = 1, "not regenerated");
  FALSIFY ("day-end", after->items[0].used = 1, "not restored");
  FALSIFY ("perk hero=Ada perk=a level=1", after->gold--, "the stash does not add up");
  FALSIFY ("perk hero=Ada perk=a level=1", after->n_items--, "not its business");
}

static void
test_sheets (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 2);
  g_autoptr (GPtrArray) perks = NULL;

  table_do (t, "perk hero=Ada perk=a level=1");
  t->game->sheets[0].perks[0].level = 2;
  perks = ls_audit_state (t->game);
  expect_breach (perks, "Ada: has a perk of too high a level");
}

/* Two pieces in Bruno's hands after a command that should have given him one at most. */
static GPtrArray *
take_two (const char *words,
          guint8      kind)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 2);
  LsCommand command;

  for (guint i = 0; i < 2; i++)
    table_do (t, "item-add item=Axe kind=scroll price=4");
  table_read (words, &command);
  table_apply (t, &command);
  for (guint i = 0; i < 2; i++)
    {
      t->game->items[i].holder = 1;
      t->game->items[i].kind = kind;
    }
  return ls_audit_transition (t->before, &command, t->game);
}

static void
test_burden (void)
{
  g_autoptr (GPtrArray) weapons = take_two ("item-take item=item-1 hero=Bruno", LS_ITEM_TWO_HANDED);
  g_autoptr (GPtrArray) armors = take_two ("item-take item=item-1 hero=Bruno", LS_ITEM_SHIELD);
  g_autoptr (GPtrArray) by_hand = take_two ("item-take item=item-1 hero=Bruno by-hand=true", LS_ITEM_SHIELD);

  expect_breach (weapons, "Bruno: carries too many weapons");
  expect_breach (armors, "Bruno: carries too much of a kind");
  g_assert_cmpuint (by_hand->len, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/audit/day/stash", test_stash);
  g_test_add_func ("/audit/day/town", test_town);
  g_test_add_func ("/audit/day/limits", test_limits);
  g_test_add_func ("/audit/day/heroes", test_heroes);
  g_test_add_func ("/audit/day/sheets", test_sheets);
  g_test_add_func ("/audit/day/burden", test_burden);
  return g_test_run ();
}
