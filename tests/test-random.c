/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random numbers: the same on every machine and for ever, each equally likely. */
#include <glib.h>
#include <string.h>

#include "core/random.h"

#define U64 G_GUINT64_CONSTANT

/* From a second implementation of splitmix64 and xoshiro256**. A change here would change every saved game. */
static const struct
{
  guint64 seed;
  guint64 state[4];
  guint64 next[4];
  guint8  dice[16];
  guint8  cards[10];
} pinned[] = {
  { 0,
    { U64 (0xe220a8397b1dcdaf), U64 (0x6e789e6aa1b965f4), U64 (0x06c45d188009454f), U64 (0xf88bb8a8724c81ec) },
    { U64 (0x99ec5f36cb75f2b4), U64 (0xbf6e1f784956452a), U64 (0x1a5f849d4933e6e0), U64 (0x6aa594f1262d2d2c) },
    { 2, 2, 4, 4, 3, 2, 2, 1, 1, 1, 4, 3, 4, 5, 2, 4 },
    { 5, 3, 2, 8, 6, 7, 4, 10, 9, 1 } },
  { 1,
    { U64 (0x910a2dec89025cc1), U64 (0xbeeb8da1658eec67), U64 (0xf893a2eefb32555e), U64 (0x71c18690ee42c90b) },
    { U64 (0xb3f2af6d0fc710c5), U64 (0x853b559647364cea), U64 (0x92f89756082a4514), U64 (0x642e1c7bc266a3a7) },
    { 1, 4, 2, 5, 5, 4, 2, 3, 1, 4, 1, 4, 3, 5, 3, 1 },
    { 4, 9, 1, 10, 3, 6, 7, 5, 2, 8 } },
  { 42,
    { U64 (0xbdd732262feb6e95), U64 (0x28efe333b266f103), U64 (0x47526757130f9f52), U64 (0x581ce1ff0e4ae394) },
    { U64 (0x15780b2e0c2ec716), U64 (0x6104d9866d113a7e), U64 (0xae17533239e499a1), U64 (0xecb8ad4703b360a1) },
    { 0, 0, 5, 5, 4, 0, 4, 3, 4, 5, 1, 1, 4, 4, 1, 4 },
    { 8, 4, 9, 10, 6, 7, 5, 2, 1, 3 } },
  { G_MAXUINT64,
    { U64 (0xe4d971771b652c20), U64 (0xe99ff867dbf682c9), U64 (0x382ff84cb27281e9), U64 (0x6d1db36ccba982d2) },
    { U64 (0x8f5520d52a7ead08), U64 (0xc476a018caa1802d), U64 (0x81de31c0d260469e), U64 (0xbf658d7e065f3c2f) },
    { 0, 5, 4, 5, 0, 3, 2, 2, 0, 2, 3, 5, 0, 1, 5, 2 },
    { 2, 6, 5, 10, 4, 1, 8, 7, 9, 3 } },
};

static void
test_pinned_next (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (pinned); i++)
    {
      AutomaRandom random;

      automa_random_seed (&random, pinned[i].seed);
      for (guint j = 0; j < 4; j++)
        g_assert_cmphex (random.s[j], ==, pinned[i].state[j]);
      for (guint j = 0; j < 4; j++)
        g_assert_cmphex (automa_random_next (&random), ==, pinned[i].next[j]);
    }
}

static void
test_pinned_below (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (pinned); i++)
    {
      AutomaRandom random;

      automa_random_seed (&random, pinned[i].seed);
      for (guint j = 0; j < G_N_ELEMENTS (pinned[i].dice); j++)
        g_assert_cmpuint (automa_random_below (&random, 6), ==, pinned[i].dice[j]);
    }
}

static void
test_pinned_shuffle (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (pinned); i++)
    {
      guint8 cards[] = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 };
      AutomaRandom random;

      automa_random_seed (&random, pinned[i].seed);
      automa_random_shuffle (&random, cards, G_N_ELEMENTS (cards));
      g_assert_cmpmem (cards, sizeof cards, pinned[i].cards, sizeof pinned[i].cards);
    }
}

/* The generator's own example: state 1, 2, 3, 4. */
static void
test_reference_state (void)
{
  AutomaRandom random = { { 1, 2, 3, 4 } };

  g_assert_cmpuint (automa_random_next (&random), ==, 11520);
  g_assert_cmpuint (automa_random_next (&random), ==, 0);
  g_assert_cmpuint (automa_random_next (&random), ==, 1509978240);
}

/* A copy goes on as the original does: the state is all there is. */
static void
test_copies_agree (void)
{
  AutomaRandom one, two;

  automa_random_seed (&one, 7);
  for (guint i = 0; i < 1000; i++)
    automa_random_next (&one);
  two = one;
  for (guint i = 0; i < 1000; i++)
    g_assert_cmphex (automa_random_next (&one), ==, automa_random_next (&two));
}

static void
test_below_bounds (void)
{
  static const guint bounds[] = { 1, 2, 3, 6, 10, 255, 65536, 0x80000001u, G_MAXUINT };
  AutomaRandom random;

  automa_random_seed (&random, 3);
  for (guint i = 0; i < G_N_ELEMENTS (bounds); i++)
    for (guint j = 0; j < 2000; j++)
      g_assert_cmpuint (automa_random_below (&random, bounds[i]), <, bounds[i]);
}

/* A state whose next number is the given one: the generator's last steps, backwards. */
static AutomaRandom
state_before (guint64 number)
{
  guint64 x = number * U64 (0x8e38e38e38e38e39); /* 1/9 */

  x = x >> 7 | x << 57;
  return (AutomaRandom){ { 1, x * U64 (0xcccccccccccccccd), 3, 4 } }; /* 1/5 */
}

/* Numbers past the last whole multiple of n would favour the small ones: they are drawn again. 2^64 is 1 more than a
 * multiple of 3 and of 5, and 4 more than one of 6. */
static void
test_below_draws_again (void)
{
  static const struct
  {
    guint   n;
    guint64 first_left_out;
  } cases[] = { { 3, G_MAXUINT64 }, { 5, G_MAXUINT64 }, { 6, G_MAXUINT64 - 3 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      AutomaRandom random = state_before (cases[i].first_left_out);
      AutomaRandom after = random;
      guint64 second;

      g_assert_cmphex (automa_random_next (&after), ==, cases[i].first_left_out);
      second = automa_random_next (&after);
      g_assert_cmpuint (automa_random_below (&random, cases[i].n), ==, second % cases[i].n);
      g_assert_cmpmem (&random, sizeof random, &after, sizeof after);

      random = state_before (cases[i].first_left_out - 1);
      after = random;
      automa_random_next (&after);
      g_assert_cmpuint (automa_random_below (&random, cases[i].n), ==, cases[i].n - 1);
      g_assert_cmpmem (&random, sizeof random, &after, sizeof after);
    }
}

/* 60,000 throws of a die: each side within four standard deviations of 10,000. */
static void
test_below_is_even (void)
{
  guint sides[6] = { 0 };
  AutomaRandom random;

  automa_random_seed (&random, 11);
  for (guint i = 0; i < 60000; i++)
    sides[automa_random_below (&random, 6)]++;
  for (guint i = 0; i < 6; i++)
    {
      g_assert_cmpuint (sides[i], >, 10000 - 366);
      g_assert_cmpuint (sides[i], <, 10000 + 366);
    }
}

static void
test_shuffle_keeps_cards (void)
{
  for (guint n = 0; n <= 32; n++)
    for (guint64 seed = 0; seed < 50; seed++)
      {
        guint8 cards[33], again[33];
        gboolean seen[32] = { FALSE };
        AutomaRandom random;

        for (guint8 i = 0; i < 33; i++)
          cards[i] = again[i] = i;
        automa_random_seed (&random, seed);
        automa_random_shuffle (&random, cards, n);
        for (guint i = 0; i < n; i++)
          {
            g_assert_cmpuint (cards[i], <, n);
            g_assert_false (seen[cards[i]]);
            seen[cards[i]] = TRUE;
          }
        for (guint i = n; i < 33; i++)
          g_assert_cmpuint (cards[i], ==, i); /* the rest was not touched */
        automa_random_seed (&random, seed);
        automa_random_shuffle (&random, again, n);
        g_assert_cmpmem (cards, sizeof cards, again, sizeof again);
      }
}

/* Each of the 24 orders of four cards about as often: 24,000 times, 1000 of each, within four standard deviations. */
static void
test_shuffle_is_even (void)
{
  guint orders[256] = { 0 };
  guint found = 0;
  AutomaRandom random;

  automa_random_seed (&random, 5);
  for (guint i = 0; i < 24000; i++)
    {
      guint8 cards[] = { 0, 1, 2, 3 };

      automa_random_shuffle (&random, cards, 4);
      orders[cards[0] << 6 | cards[1] << 4 | cards[2] << 2 | cards[3]]++;
    }
  for (guint i = 0; i < 256; i++)
    if (orders[i] > 0)
      {
        found++;
        g_assert_cmpuint (orders[i], >, 1000 - 124);
        g_assert_cmpuint (orders[i], <, 1000 + 124);
      }
  g_assert_cmpuint (found, ==, 24);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/random/pinned/next", test_pinned_next);
  g_test_add_func ("/random/pinned/below", test_pinned_below);
  g_test_add_func ("/random/pinned/shuffle", test_pinned_shuffle);
  g_test_add_func ("/random/pinned/reference-state", test_reference_state);
  g_test_add_func ("/random/copies-agree", test_copies_agree);
  g_test_add_func ("/random/below/bounds", test_below_bounds);
  g_test_add_func ("/random/below/draws-again", test_below_draws_again);
  g_test_add_func ("/random/below/even", test_below_is_even);
  g_test_add_func ("/random/shuffle/keeps-cards", test_shuffle_keeps_cards);
  g_test_add_func ("/random/shuffle/even", test_shuffle_is_even);

  return g_test_run ();
}
