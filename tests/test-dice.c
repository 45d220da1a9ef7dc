/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Defense dice: section 10 of the rules. */
#include "drawing.h"

#include <string.h>

#include "last-spell/dice.h"
#include "last-spell/pack.h"

#define BOTH ((LsDice) (LS_DIE_BLUE | LS_DIE_ORANGE))

enum { CAP_ATTACK, CAP_TARGET }; /* values of the ruling reroll-cap, in the order of its row */

/* Every face against every attack: bit 0 no-dodge, bit 1 armor piercing. */
static const struct
{
  LsFace   face;
  gboolean hits[4];
  gboolean stuns; /* if the attack has stun */
} faces[LS_N_FACES] = {
  { LS_FACE_HIT, { TRUE, TRUE, TRUE, TRUE }, FALSE },
  { LS_FACE_HIT_STUN, { TRUE, TRUE, TRUE, TRUE }, TRUE },
  { LS_FACE_MISS, { FALSE, FALSE, FALSE, FALSE }, FALSE },
  { LS_FACE_DODGE_STUN, { FALSE, TRUE, FALSE, TRUE }, TRUE },
  { LS_FACE_ARMOR_STUN, { FALSE, FALSE, TRUE, TRUE }, TRUE },
};

static LsAttackAbilities
attack_with (guint    abilities,
             gboolean stun)
{
  return (LsAttackAbilities){ .no_dodge = abilities & 1, .armor_piercing = (abilities & 2) != 0, .stun = stun };
}

static LsRoll
show (LsDice   dice,
      LsFace   blue,
      LsFace   orange,
      guint    abilities,
      gboolean stun)
{
  LsFace shown[LS_N_DICE] = { blue, orange };

  return ls_dice_result (dice, shown, attack_with (abilities, stun));
}

/* One die, every face, every attack, blue and orange alike; what the other die shows does not matter. */
static void
test_roll_one_die (void)
{
  for (guint i = 0; i < LS_N_FACES; i++)
    for (guint abilities = 0; abilities < 4; abilities++)
      for (LsFace other = 0; other < LS_N_FACES; other++)
        {
          g_test_message ("%s, abilities %u", ls_face_names[faces[i].face], abilities);
          g_assert_cmpint (show (LS_DIE_BLUE, faces[i].face, other, abilities, FALSE).hit, ==,
                           faces[i].hits[abilities]);
          g_assert_cmpint (show (LS_DIE_ORANGE, other, faces[i].face, abilities, FALSE).hit, ==,
                           faces[i].hits[abilities]);
        }
}

/* Every face of every die comes up, and only what is printed on that die. */
static void
test_roll_shows_all_faces (void)
{
  static const LsDiceFaces odd = { { { LS_FACE_HIT, LS_FACE_HIT, LS_FACE_HIT, LS_FACE_HIT, LS_FACE_HIT, LS_FACE_HIT },
                                     { LS_FACE_MISS, LS_FACE_MISS, LS_FACE_MISS, LS_FACE_MISS, LS_FACE_MISS,
                                       LS_FACE_HIT } } };
  guint orange_hits = 0;
  AutomaRandom random;

  automa_random_seed (&random, 2);
  for (guint i = 0; i < 6000; i++)
    {
      g_assert_true (ls_dice_roll (&odd, LS_DIE_BLUE, attack_with (0, FALSE), &random).hit);
      orange_hits += ls_dice_roll (&odd, LS_DIE_ORANGE, attack_with (0, FALSE), &random).hit ? 1 : 0;
    }
  g_assert_cmpuint (orange_hits, >, 1000 - 116); /* four standard deviations */
  g_assert_cmpuint (orange_hits, <, 1000 + 116);
}

/* The same state of the generator gives the same roll, and a roll uses one number for each die. */
static void
test_roll_is_reproducible (void)
{
  g_autoptr (LsPack) pack = ls_pack_shipped ();

  for (guint64 seed = 0; seed < 200; seed++)
    for (guint dice = 1; dice <= 3; dice++)
      {
        AutomaRandom one, two, drawn;
        LsRoll a, b;

        automa_random_seed (&one, seed);
        two = drawn = one;
        a = ls_dice_roll (&pack->dice, (LsDice) dice, attack_with (1, TRUE), &one);
        b = ls_dice_roll (&pack->dice, (LsDice) dice, attack_with (1, TRUE), &two);
        for (guint i = 0; i < (dice == 3 ? 2u : 1u); i++)
          automa_random_below (&drawn, LS_DIE_SIDES);
        g_assert_cmpint (a.hit, ==, b.hit);
        g_assert_cmpint (a.stun, ==, b.stun);
        g_assert_cmpmem (&one, sizeof one, &drawn, sizeof drawn);
      }
}

/* Two dice: both must be hits. All faces against all faces, under every attack. */
static void
test_two_hits (void)
{
  for (guint i = 0; i < LS_N_FACES; i++)
    for (guint j = 0; j < LS_N_FACES; j++)
      for (guint abilities = 0; abilities < 4; abilities++)
        g_assert_cmpint (show (BOTH, faces[i].face, faces[j].face, abilities, FALSE).hit, ==,
                         faces[i].hits[abilities] && faces[j].hits[abilities]);
}

/* A stun needs both dice to show it, whatever else is on their faces. */
static void
test_two_stuns (void)
{
  for (guint i = 0; i < LS_N_FACES; i++)
    for (guint j = 0; j < LS_N_FACES; j++)
      for (guint abilities = 0; abilities < 4; abilities++)
        {
          g_assert_cmpint (show (BOTH, faces[i].face, faces[j].face, abilities, TRUE).stun, ==,
                           faces[i].stuns && faces[j].stuns);
          g_assert_false (show (BOTH, faces[i].face, faces[j].face, abilities, FALSE).stun);
        }
}

/* The shipped dice, all 36 ways in which they can fall. */
static void
test_two_all_pairs (void)
{
  g_autoptr (LsPack) pack = ls_pack_shipped ();
  guint hits = 0;

  for (guint blue = 0; blue < LS_DIE_SIDES; blue++)
    for (guint orange = 0; orange < LS_DIE_SIDES; orange++)
      {
        LsFace a = pack->dice.faces[0][blue];
        LsFace b = pack->dice.faces[1][orange];
        LsRoll roll = show (BOTH, a, b, 0, TRUE);

        g_assert_cmpint (roll.hit, ==, faces[a].hits[0] && faces[b].hits[0]);
        g_assert_cmpint (roll.stun, ==, faces[a].stuns && faces[b].stuns);
        hits += roll.hit ? 1 : 0;
      }
  g_assert_cmpuint (hits, ==, 3 * 2); /* three hits on the blue one, two on the orange one */
}

/* Only with the ability; on a dodge and on armor too, and never on a plain hit or a miss. */
static void
test_stun_ability (void)
{
  for (guint i = 0; i < LS_N_FACES; i++)
    for (guint abilities = 0; abilities < 4; abilities++)
      {
        g_assert_cmpint (show (LS_DIE_BLUE, faces[i].face, LS_FACE_MISS, abilities, TRUE).stun, ==, faces[i].stuns);
        g_assert_cmpint (show (LS_DIE_ORANGE, LS_FACE_MISS, faces[i].face, abilities, TRUE).stun, ==, faces[i].stuns);
        g_assert_false (show (LS_DIE_BLUE, faces[i].face, LS_FACE_HIT_STUN, abilities, FALSE).stun);
      }
}

/* Only if it survives, and never a boss. */
static void
test_stun_survivors (void)
{
  LsRoll stun = { TRUE, TRUE };
  LsRoll none = { TRUE, FALSE };

  g_assert_true (ls_dice_stuns (stun, TRUE, FALSE));
  g_assert_false (ls_dice_stuns (stun, FALSE, FALSE));
  g_assert_false (ls_dice_stuns (stun, TRUE, TRUE));
  g_assert_false (ls_dice_stuns (stun, FALSE, TRUE));
  g_assert_false (ls_dice_stuns (none, TRUE, FALSE));
}

/* One attack on four monsters: its stun holds for each of them, by what each one's own dice show. */
static void
test_stun_whole (void)
{
  LsAttackAbilities attack = attack_with (0, TRUE);
  static const LsFace targets[][LS_N_DICE] = { { LS_FACE_HIT_STUN, LS_FACE_MISS },
                                               { LS_FACE_HIT, LS_FACE_HIT_STUN },
                                               { LS_FACE_HIT_STUN, LS_FACE_HIT_STUN },
                                               { LS_FACE_HIT_STUN, LS_FACE_HIT } };

  g_assert_true (ls_dice_stuns (ls_dice_result (LS_DIE_BLUE, targets[0], attack), TRUE, FALSE));
  g_assert_true (ls_dice_stuns (ls_dice_result (LS_DIE_ORANGE, targets[1], attack), TRUE, FALSE));
  g_assert_true (ls_dice_stuns (ls_dice_result (BOTH, targets[2], attack), TRUE, FALSE));
  g_assert_false (ls_dice_stuns (ls_dice_result (BOTH, targets[3], attack), TRUE, FALSE));
}

/* Four at most: for the whole attack, or for each of its targets. */
static void
test_reroll (void)
{
  static const struct
  {
    guint wanted, targets, attack, target;
  } cases[] = { { 0, 1, 0, 0 }, { 3, 1, 3, 3 }, { 4, 1, 4, 4 }, { 5, 1, 4, 4 },
                { 5, 2, 4, 5 }, { 8, 2, 4, 8 }, { 9, 2, 4, 8 }, { 40, 9, 4, 36 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_assert_cmpuint (ls_dice_rerolls (CAP_ATTACK, cases[i].wanted, cases[i].targets), ==, cases[i].attack);
      g_assert_cmpuint (ls_dice_rerolls (CAP_TARGET, cases[i].wanted, cases[i].targets), ==, cases[i].target);
    }
  g_assert_cmpstr (ls_ruling_get (LS_RULING_REROLL_CAP)->values[CAP_ATTACK].id, ==, "attack");
  g_assert_cmpstr (ls_ruling_get (LS_RULING_REROLL_CAP)->values[CAP_TARGET].id, ==, "target");
}

/* The odds are what counting every way of falling gives, for one die and for two. */
static void
test_odds (void)
{
  g_autoptr (LsPack) pack = ls_pack_shipped ();

  for (guint dice = 1; dice <= 3; dice++)
    for (guint abilities = 0; abilities < 8; abilities++)
      {
        LsAttackAbilities attack = attack_with (abilities & 3, (abilities & 4) != 0);
        guint hits, stuns, all;
        guint counted_hits = 0, counted_stuns = 0, counted = 0;

        for (guint blue = 0; blue < (dice & LS_DIE_BLUE ? 6 : 1); blue++)
          for (guint orange = 0; orange < (dice & LS_DIE_ORANGE ? 6 : 1); orange++)
            {
              LsRoll roll = show ((LsDice) dice, pack->dice.faces[0][blue], pack->dice.faces[1][orange], abilities & 3,
                                  attack.stun);

              counted++;
              counted_hits += roll.hit ? 1 : 0;
              counted_stuns += roll.stun ? 1 : 0;
            }
        ls_dice_odds (&pack->dice, (LsDice) dice, attack, &hits, &stuns, &all);
        g_assert_cmpuint (all, ==, counted);
        g_assert_cmpuint (hits, ==, counted_hits);
        g_assert_cmpuint (stuns, ==, counted_stuns);
      }
}

/* By hand, from the shipped faces: blue hit 2, hit-stun 1, miss 1, dodge 1, armor 1; orange 1, 1, 2, 1, 1. */
static void
test_odds_by_hand (void)
{
  static const struct
  {
    guint dice, abilities, hits, stuns, all;
  } cases[] = { { LS_DIE_BLUE, 0, 3, 3, 6 },   { LS_DIE_BLUE, 1, 4, 3, 6 },   { LS_DIE_BLUE, 3, 5, 3, 6 },
                { LS_DIE_ORANGE, 0, 2, 3, 6 }, { LS_DIE_ORANGE, 2, 3, 3, 6 }, { LS_DIE_ORANGE, 3, 4, 3, 6 },
                { 3, 0, 6, 9, 36 },            { 3, 1, 12, 9, 36 },           { 3, 3, 20, 9, 36 } };
  g_autoptr (LsPack) pack = ls_pack_shipped ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      guint hits, stuns, all;

      ls_dice_odds (&pack->dice, (LsDice) cases[i].dice, attack_with (cases[i].abilities, TRUE), &hits, &stuns, &all);
      g_assert_cmpuint (hits, ==, cases[i].hits);
      g_assert_cmpuint (stuns, ==, cases[i].stuns);
      g_assert_cmpuint (all, ==, cases[i].all);
    }
}

/* Thrown often, the dice keep to their odds. */
static void
test_odds_thrown (void)
{
  g_autoptr (LsPack) pack = ls_pack_shipped ();
  guint hits = 0, stuns = 0;
  AutomaRandom random;

  automa_random_seed (&random, 9);
  for (guint i = 0; i < 36000; i++)
    {
      LsRoll roll = ls_dice_roll (&pack->dice, BOTH, attack_with (1, TRUE), &random);

      hits += roll.hit ? 1 : 0;
      stuns += roll.stun ? 1 : 0;
    }
  g_assert_cmpuint (hits, >, 12000 - 358); /* four standard deviations */
  g_assert_cmpuint (hits, <, 12000 + 358);
  g_assert_cmpuint (stuns, >, 9000 - 329);
  g_assert_cmpuint (stuns, <, 9000 + 329);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_RULE_TEST ("dice.roll", "one-die", test_roll_one_die);
  ADD_RULE_TEST ("dice.roll", "all-faces", test_roll_shows_all_faces);
  ADD_RULE_TEST ("dice.roll", "reproducible", test_roll_is_reproducible);
  ADD_RULE_TEST ("dice.roll", "odds-counted", test_odds);
  ADD_RULE_TEST ("dice.roll", "odds-by-hand", test_odds_by_hand);
  ADD_RULE_TEST ("dice.roll", "odds-thrown", test_odds_thrown);
  ADD_RULE_TEST ("dice.two", "hits", test_two_hits);
  ADD_RULE_TEST ("dice.two", "stuns", test_two_stuns);
  ADD_RULE_TEST ("dice.two", "all-pairs", test_two_all_pairs);
  ADD_RULE_TEST ("dice.stun", "ability", test_stun_ability);
  ADD_RULE_TEST ("dice.stun", "survivors", test_stun_survivors);
  ADD_RULE_TEST ("dice.stun-whole", "every-target", test_stun_whole);
  ADD_RULE_TEST ("dice.reroll", "cap", test_reroll);

  return g_test_run ();
}
