/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The steps of the monster phase, panic and the coin: section 2 of the rules without the spawn. */
#include "drawing.h"
#include "last-spell/panic.h"

/* --- phase.order --- */

/* Panic comes before movement: it counts the position as given, not who enters or leaves the town afterwards. */
static void
test_order_panic_first (void)
{
  g_autoptr (Drawing) enters = draw ("sectors aaabbb; town b; panic 2 2", ". . a> . . .", NULL);
  g_autoptr (Drawing) leaves = draw ("sectors aaabbb; town b; panic 2 2", ". . . a< . .", NULL);

  expect_steps (enters, "a", "D1 E1 F1", "move.spent");
  expect_panic (enters, 0, "2 2", "2 2");
  expect_steps (leaves, "a", "C1 B1 A1", "move.spent");
  expect_panic (leaves, 1, "1 2", "1 2");
}

/* Attack comes after movement: it strikes what the monster reached. */
static void
test_order_attack_last (void)
{
  g_autoptr (Drawing) d = draw ("", "a> . . W", NULL);

  expect_steps (d, "a", "B1 C1", "move.contact");
  expect_attack (d, "a", "attack.melee", "W=1");
}

/* What a monster has left behind by moving, it does not strike. */
static void
test_order_not_from_start (void)
{
  g_autoptr (Drawing) d = draw ("ruling start-adjacent=advance", /* */
                                "1 . . . .",                     /* */
                                "a> . . . .", NULL);

  expect_steps (d, "a", "B2 C2 D2", "move.spent");
  expect_no_attack (d, "a");
  expect_hero (d, "1", 0, 5, FALSE);
}

/* Panic takes its flames before the attack does: a burning house gets the next one. */
static void
test_order_panic_before_attack (void)
{
  g_autoptr (Drawing) d = draw ("town A; panic 1 1 1", "a> H", NULL);

  expect_panic (d, 1, "0 1 1", "0 0 1");
  expect_structure (d, "H", 1, FALSE);
}

/* --- panic.spread --- */

/* One flame for each monster figure on spots of the town's sectors, all of them. */
static void
test_spread_figures (void)
{
  g_autoptr (Drawing) d = draw ("sectors abc/abc; town a b; panic 3 3; c: stunned", /* */
                                "a> b> .",                                          /* */
                                "c> . .", NULL);

  expect_panic (d, 3, "0 3", "0 3");
}

/* Monsters outside the town do not count, and heroes never. */
static void
test_spread_not_outside (void)
{
  g_autoptr (Drawing) d = draw ("sectors abc/abc; town a; panic 2 2", /* */
                                "1 b> c<",                            /* */
                                "2 . d<", NULL);

  expect_panic (d, 0, "2 2", "2 2");
}

/* A large figure counts once, however many spots of the town it covers: all of them or only its last. */
static void
test_spread_large (void)
{
  g_autoptr (Drawing) partly = draw ("sectors aab; town b; panic 4; a: move 0", "a> a> a>", NULL);
  g_autoptr (Drawing) d = draw ("town A; panic 4; a: move 0", /* */
                                "a> a>",                      /* */
                                "a> a>", NULL);

  expect_panic (d, 1, "3", "3");
  expect_panic (partly, 1, "3", "3");
}

/* Tiles and tokens are no figures; the figure on a hatchery is one. */
static void
test_spread_not_tiles (void)
{
  g_autoptr (Drawing) d = draw ("town A; panic 5", "&h &m &o % !d !s a>+&h2", NULL);

  expect_panic (d, 1, "4", "4");
}

/* Flames come off from the left, several off one slot, and empty slots are passed over. */
static void
test_spread_from_left (void)
{
  g_autoptr (Drawing) full = draw ("town A; panic 2 2 2; a: move 0; b: move 0; c: move 0", "a> b> c>", NULL);
  g_autoptr (Drawing) begun = draw ("town A; panic 0 1 2; a: move 0; b: move 0", "a> b> .", NULL);

  expect_panic (full, 3, "0 1 2", "0 1 2");
  expect_panic (begun, 2, "0 0 1", "0 0 1");
}

/* An empty track stays empty, and one with too few flames is left empty. */
static void
test_spread_empty (void)
{
  g_autoptr (Drawing) empty = draw ("town A; panic 0 0", "a> b>", NULL);
  g_autoptr (Drawing) few = draw ("town A; panic 0 1", "a> b>", NULL);
  g_autoptr (Drawing) none = draw ("town A", "a> b>", NULL);

  expect_panic (empty, 2, "0 0", "0 0");
  expect_panic (few, 2, "0 0", "0 0");
  expect_panic (none, 2, "", "");
}

/* Nobody in the town: nothing is taken. */
static void
test_spread_nobody (void)
{
  g_autoptr (Drawing) d = draw ("town A; panic 1 2", "W .", NULL);

  expect_panic (d, 0, "1 2", "1 2");
}

/* --- coin.flip --- */

typedef struct
{
  const char *rows[3];
  const char *left;
  const char *right;
} Flip;

/* Left and right are as the monster sees them, looking along its facing. */
static void
test_flip_facings (void)
{
  static const Flip flips[] = {
    { { ". . .", "a> o .", ". . ." }, "A1 B1 C1", "A3 B3 C3" },
    { { ". . .", ". o a<", ". . ." }, "C3 B3 A3", "C1 B1 A1" },
    { { ". . .", ". o .", ". a^ ." }, "A3 A2 A1", "C3 C2 C1" },
    { { ". av .", ". o .", ". . ." }, "C1 C2 C3", "A1 A2 A3" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (flips); i++)
    {
      const Flip *flip = &flips[i];
      g_autoptr (Drawing) left = draw ("coin left", flip->rows[0], flip->rows[1], flip->rows[2], NULL);
      g_autoptr (Drawing) right = draw ("coin right", flip->rows[0], flip->rows[1], flip->rows[2], NULL);

      expect_steps (left, "a", flip->left, "move.spent");
      expect_rules (left, "a", "move.bypass move.forward move.forward");
      expect_steps (right, "a", flip->right, "move.spent");
    }
}

/* One flip holds for the whole phase: every monster goes to its own left, again and again. */
static void
test_flip_for_all (void)
{
  g_autoptr (Drawing) d = draw ("coin left; a: move 5", /* */
                                ". . . . . . . . .",    /* */
                                ". . o . . . . . .",    /* */
                                "a> o . . . . . o b<",  /* */
                                ". . . . . . . . .", NULL);

  expect_steps (d, "a", "A2 B2 B1 C1 D1", "move.spent");
  expect_rules (d, "a", "move.bypass move.forward move.bypass move.forward move.forward");
  expect_steps (d, "b", "I4 H4 G4", "move.spent");
}

/* Where the way is open, the coin changes nothing. */
static void
test_flip_not_in_the_open (void)
{
  static const char *const coins[] = { "coin left", "coin right" };

  for (guint i = 0; i < G_N_ELEMENTS (coins); i++)
    {
      g_autoptr (Drawing) d = draw (coins[i],   /* */
                                    "o . . .",  /* */
                                    "a> . . .", /* */
                                    ". . o .", NULL);

      expect_steps (d, "a", "B2 C2 D2", "move.spent");
    }
}

/* The reward is that of the leftmost slot with a flame on it, however many lie further right. */
static void
test_reward_slot (void)
{
  static const struct
  {
    guint8 slots[4];
    int    pays;
  } rows[] = { { { 1, 1, 1, 1 }, 0 }, { { 0, 2, 1, 1 }, 1 }, { { 0, 0, 0, 1 }, 3 }, { { 0, 0, 0, 0 }, -1 } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpint (ls_panic_paying_slot (rows[i].slots, 4), ==, rows[i].pays);
  g_assert_cmpint (ls_panic_paying_slot (rows[2].slots, 3), ==, -1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_RULE_TEST ("phase.order", "panic-first", test_order_panic_first);
  ADD_RULE_TEST ("phase.order", "attack-last", test_order_attack_last);
  ADD_RULE_TEST ("phase.order", "not-from-start", test_order_not_from_start);
  ADD_RULE_TEST ("phase.order", "panic-before-attack", test_order_panic_before_attack);
  ADD_RULE_TEST ("panic.spread", "figures", test_spread_figures);
  ADD_RULE_TEST ("panic.spread", "not-outside", test_spread_not_outside);
  ADD_RULE_TEST ("panic.spread", "large-once", test_spread_large);
  ADD_RULE_TEST ("panic.spread", "not-tiles", test_spread_not_tiles);
  ADD_RULE_TEST ("panic.spread", "from-left", test_spread_from_left);
  ADD_RULE_TEST ("panic.spread", "empty", test_spread_empty);
  ADD_RULE_TEST ("panic.spread", "nobody", test_spread_nobody);
  ADD_RULE_TEST ("coin.flip", "facings", test_flip_facings);
  ADD_RULE_TEST ("coin.flip", "for-all", test_flip_for_all);
  ADD_RULE_TEST ("coin.flip", "not-in-the-open", test_flip_not_in_the_open);
  ADD_RULE_TEST ("night.panic-reward", "leftmost", test_reward_slot);

  return g_test_run ();
}
