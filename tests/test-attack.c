/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Attacks with one target and the abilities that change attacks: section 7 of the rules without areas. */
#include "drawing.h"

#include "last-spell/damage.h"

/* --- attack.simultaneous --- */

/* Two monsters choose the same nearly fallen wall: the second does not turn to the wall beside it instead. */
static void
test_simultaneous_wall (void)
{
  g_autoptr (Drawing) d = draw ("W: flames 2", /* */
                                "S . S2",      /* */
                                "a> W b<", NULL);

  expect_attack (d, "a", "target.structure-weakest", "W=1");
  expect_attack (d, "b", "target.structure-weakest", "W=1");
  expect_structure (d, "W", 3, TRUE);
  expect_structure (d, "S", 0, FALSE);
  expect_structure (d, "S2", 0, FALSE);
}

/* Nobody picks another hero because the first one fell. */
static void
test_simultaneous_hero (void)
{
  g_autoptr (Drawing) d = draw ("1: wounds 6", "a> 1 b< 2", NULL);

  expect_attack (d, "a", "attack.melee", "1=1");
  expect_attack (d, "b", "target.hero-wounds", "1=1");
  expect_hero (d, "1", 8, 5, TRUE);
  expect_hero (d, "2", 0, 5, FALSE);
}

/* A wall that falls in this step still stands before what is behind it. */
static void
test_simultaneous_cover (void)
{
  g_autoptr (Drawing) d = draw ("a: move 0 ranged 4; W: flames 2", /* */
                                ". a> . W 1",                      /* */
                                ". . . b^ .", NULL);

  expect_attack (d, "b", "attack.melee", "W=1");
  expect_attack (d, "a", "attack.ranged", "W=1");
  expect_structure (d, "W", 3, TRUE);
  expect_hero (d, "1", 0, 5, FALSE);
}

/* Wounds dealt in this step do not count for the choice of targets. */
static void
test_simultaneous_not_new_wounds (void)
{
  g_autoptr (Drawing) d = draw ("a: damage 3; 2: wounds 1", "a> 1 b< 2", NULL);

  expect_attack (d, "b", "target.hero-wounds", "2=1");
  expect_hero (d, "1", 3, 5, FALSE);
  expect_hero (d, "2", 2, 5, FALSE);
}

/* The board is the one after movement: who died on the way does not strike any more. */
static void
test_simultaneous_not_the_dead (void)
{
  g_autoptr (Drawing) d = draw ("", "a> !d 1", NULL);

  expect_steps (d, "a", "B1", "trap.damage");
  expect_no_attack (d, "a");
  expect_hero (d, "1", 0, 5, FALSE);
}

/* --- attack.stunned --- */

/* A stunned monster does not attack; a stun that was there when the phase began ends with it. */
static void
test_stunned_not (void)
{
  g_autoptr (Drawing) d = draw ("a: stunned", "a> 1 b<", NULL);

  expect_no_attack (d, "a");
  expect_attack (d, "b", "attack.melee", "1=1");
  expect_monster (d, "a", 0, FALSE);
  expect_hero (d, "1", 1, 5, FALSE);
}

/* A trap's stun costs this attack and does not end with the phase. */
static void
test_stunned_by_trap (void)
{
  g_autoptr (Drawing) d = draw ("", "a> !s 1", NULL);

  expect_steps (d, "a", "B1", "trap.stun");
  expect_no_attack (d, "a");
  expect_monster (d, "a", 0, TRUE);
  expect_hero (d, "1", 0, 5, FALSE);
}

/* Ranged, area and exploding monsters are held by a stun as well: nothing goes off. */
static void
test_stunned_all_kinds (void)
{
  static const char *const settings[] = { "a: stunned ranged 4", "a: stunned area", "a: stunned explosion" };

  for (guint i = 0; i < G_N_ELEMENTS (settings); i++)
    {
      g_autoptr (Drawing) d = draw (settings[i], ". a> 1", NULL);

      expect_no_attack (d, "a");
      expect_gone (d, "");
    }
}

/* --- attack.melee --- */

/* It strikes on any of its four sides, whatever its facing. */
static void
test_melee_any_side (void)
{
  for (const char *facing = "^>v<"; *facing; facing++)
    for (guint side = 0; side < 4; side++)
      {
        g_autofree char *above = g_strdup_printf (". %s .", side == 0 ? "1" : ".");
        g_autofree char *row = g_strdup_printf ("%s a%c %s", side == 3 ? "1" : ".", *facing, side == 1 ? "1" : ".");
        g_autofree char *below = g_strdup_printf (". %s .", side == 2 ? "1" : ".");
        g_autoptr (Drawing) d = draw ("", above, row, below, NULL);

        expect_attack (d, "a", "attack.melee", "1=1");
      }
}

/* Whatever its abilities: what does not stop a flyer or a resolute monster is struck all the same. */
static void
test_melee_any_ability (void)
{
  g_autoptr (Drawing) flyer = draw ("a: move 0 fly", "a> B", NULL);
  g_autoptr (Drawing) resolute = draw ("a: move 0 resolute damage 2", "a> W", NULL);

  expect_attack (flyer, "a", "attack.melee", "B=1");
  expect_attack (resolute, "a", "attack.melee", "W=2");
}

/* One target only: the others beside it are not hurt. */
static void
test_melee_one_target (void)
{
  g_autoptr (Drawing) d = draw ("1: wounds 1", /* */
                                ". W .",       /* */
                                "1 a> 2",      /* */
                                ". B .", NULL);

  expect_attack (d, "a", "target.hero-wounds", "1=1");
  expect_hero (d, "2", 0, 5, FALSE);
  expect_structure (d, "W", 0, FALSE);
  expect_structure (d, "B", 0, FALSE);
}

/* Corners and spots further off are out of reach, and so is the warp gate it stands on. */
static void
test_melee_not_further (void)
{
  g_autoptr (Drawing) d = draw ("a: move 0", /* */
                                ". . W . .", /* */
                                ". 1 . 2 .", /* */
                                "B . a>+P . H", NULL);

  expect_no_attack (d, "a");
}

/* Monsters are no targets, and a monster with no attack strikes nobody. */
static void
test_melee_not_monsters (void)
{
  g_autoptr (Drawing) d = draw ("a: move 0; c: none", "a> b< . c> 1", NULL);

  expect_no_attack (d, "a");
  expect_no_attack (d, "c");
}

/* --- attack.ranged --- */

/* EN 9: range 4 hits the first target on a range of 4 spots: at the fourth spot and beside it, but not at the fifth. */
static void
test_ranged_rulebook (void)
{
  g_autoptr (Drawing) beside = draw ("a: move 0 ranged 4", ". a> 1 . . .", NULL);
  g_autoptr (Drawing) fourth = draw ("a: move 0 ranged 4", ". a> . . . 1", NULL);
  g_autoptr (Drawing) fifth = draw ("a: move 0 ranged 4", ". a> . . . . 1", NULL);

  expect_attack (beside, "a", "attack.ranged", "1=1");
  expect_attack (fourth, "a", "attack.ranged", "1=1");
  expect_no_attack (fifth, "a");
}

/* By default it looks along all four straight lines; with ranged-direction=facing only ahead. */
static void
test_ranged_direction (void)
{
  for (guint side = 0; side < 4; side++)
    {
      g_autofree char *above = g_strdup_printf (". . %s . .", side == 0 ? "1" : ".");
      g_autofree char *row = g_strdup_printf ("%s . a> . %s", side == 3 ? "1" : ".", side == 1 ? "1" : ".");
      g_autofree char *below = g_strdup_printf (". . %s . .", side == 2 ? "1" : ".");
      g_autoptr (Drawing) any =
        draw ("a: move 0 ranged 3", above, ". . . . .", row, ". . . . .", below, NULL);
      g_autoptr (Drawing) facing = draw ("a: move 0 ranged 3; ruling ranged-direction=facing", above, ". . . . .", row,
                                         ". . . . .", below, NULL);

      expect_attack (any, "a", "attack.ranged", "1=1");
      if (side == 1)
        expect_attack (facing, "a", "attack.ranged", "1=1");
      else
        expect_no_attack (facing, "a");
    }
}

/* ES 9 prints the facing, EN 9 any direction: their profiles follow. */
static void
test_ranged_profiles (void)
{
  g_autoptr (Drawing) en = draw ("profile EN; a: move 0 ranged 3", "1 . a> . .", NULL);
  g_autoptr (Drawing) es = draw ("profile ES; a: move 0 ranged 3", "1 . a> . .", NULL);

  expect_attack (en, "a", "attack.ranged", "1=1");
  expect_no_attack (es, "a");
}

/* The facing is the one after the turn. */
static void
test_ranged_after_turn (void)
{
  g_autoptr (Drawing) d = draw ("ruling ranged-direction=facing; a: move 1 ranged 4; arrows ....<..", /* */
                                "1 . . a> . . 2", NULL);

  expect_facing (d, "a", LS_WEST);
  expect_attack (d, "a", "attack.ranged", "1=1");
}

/* Lines are straight: what stands slantwise is not seen. */
static void
test_ranged_not_slantwise (void)
{
  g_autoptr (Drawing) d = draw ("a: move 0 ranged 4", /* */
                                ". . . 1",            /* */
                                "2 . . .",            /* */
                                ". a> . .", NULL);

  expect_no_attack (d, "a");
}

/* Low obstacles and monsters do not end a line, under either value of ranged-blocking. */
static void
test_ranged_over (void)
{
  g_autoptr (Drawing) none = draw ("a: move 0 ranged 4; b: none", ". a> o b< 1", NULL);
  g_autoptr (Drawing) tall = draw ("ruling ranged-blocking=tall; a: move 0 ranged 4; b: none", ". a> o b< 1", NULL);

  expect_attack (none, "a", "attack.ranged", "1=1");
  expect_attack (tall, "a", "attack.ranged", "1=1");
}

/* Trees and cliff end a line only with ranged-blocking=tall. */
static void
test_ranged_blocking (void)
{
  static const char *const rows[] = { ". a> t . 1", ". a> . # 1" };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (Drawing) none = draw ("a: move 0 ranged 4", rows[i], NULL);
      g_autoptr (Drawing) tall = draw ("ruling ranged-blocking=tall; a: move 0 ranged 4", rows[i], NULL);

      expect_attack (none, "a", "attack.ranged", "1=1");
      expect_no_attack (tall, "a");
    }
}

/* What stands behind the first hero or structure is out of reach, the circle too. */
static void
test_ranged_not_behind (void)
{
  g_autoptr (Drawing) hero = draw ("a: move 0 ranged 4", ". a> . W 1", NULL);
  g_autoptr (Drawing) circle = draw ("a: move 0 ranged 4", ". a> . W *", NULL);
  g_autoptr (Drawing) behind_hero = draw ("a: move 0 ranged 4", ". a> . 1 *", NULL);

  expect_attack (hero, "a", "attack.ranged", "W=1");
  expect_attack (circle, "a", "attack.ranged", "W=1");
  expect_attack (behind_hero, "a", "attack.ranged", "1=1");
  g_assert_cmpuint (behind_hero->resolution->mages, ==, 4);
}

/* If no line has a target, a corpse pile in range is one, the nearest first. */
static void
test_ranged_pile (void)
{
  g_autoptr (Drawing) one = draw ("a: move 0 ranged 4", ". a> . . . %", NULL);
  g_autoptr (Drawing) nearest = draw ("a: move 0 ranged 4", "% . . a> . %2 %3", NULL);
  g_autoptr (Drawing) far = draw ("a: move 0 ranged 4", ". a> . . . . %", NULL);

  expect_attack (one, "a", "target.corpse", "%=1");
  expect_gone (one, "%");
  expect_attack (nearest, "a", "target.corpse", "%2=1");
  expect_gone (nearest, "%2");
  expect_no_attack (far, "a");
}

/* Corpse piles never end a line, and with a target on any line they are left alone. */
static void
test_ranged_not_pile (void)
{
  g_autoptr (Drawing) d = draw ("a: move 0 ranged 4", "%1 a> %2 . . 1", NULL);
  g_autoptr (Drawing) line = draw ("a: move 0 ranged 4", "% a> . . W .", NULL);

  expect_attack (d, "a", "attack.ranged", "1=1");
  expect_gone (d, "");
  expect_attack (line, "a", "attack.ranged", "W=1");
  expect_gone (line, "");
}

/* --- attack.mana-drain --- */

/* The hero it strikes loses 2 mana as well, for each such attack. */
static void
test_drain_hero (void)
{
  g_autoptr (Drawing) one = draw ("a: mana-drain", "a> 1 b<", NULL);
  g_autoptr (Drawing) two = draw ("a: mana-drain; b: mana-drain", "a> 1 b<", NULL);

  expect_hero (one, "1", 2, 3, FALSE);
  expect_hero (two, "1", 2, 1, FALSE);
}

/* Down to 0 and not below. */
static void
test_drain_to_nothing (void)
{
  g_autoptr (Drawing) one = draw ("a: mana-drain; 1: mana 1", "a> 1", NULL);
  g_autoptr (Drawing) none = draw ("a: mana-drain; 1: mana 0", "a> 1", NULL);

  expect_hero (one, "1", 1, 0, FALSE);
  expect_hero (none, "1", 1, 0, FALSE);
}

/* A hero in whose place the tower is struck keeps the mana. */
static void
test_drain_not_on_tower (void)
{
  g_autoptr (Drawing) melee = draw ("ruling tower-hero=tower; a: mana-drain", "a> T+1", NULL);
  g_autoptr (Drawing) area = draw ("a: mana-drain area", "a> T+1", NULL);

  expect_hero (melee, "1", 0, 5, FALSE);
  expect_hero (area, "1", 0, 5, FALSE);
}

/* Nor does a hero lose any who is not the one struck. */
static void
test_drain_not_others (void)
{
  g_autoptr (Drawing) d = draw ("a: mana-drain; 1: wounds 1", "1 a> 2", NULL);

  expect_hero (d, "1", 2, 3, FALSE);
  expect_hero (d, "2", 0, 5, FALSE);
}

/* --- attack.slayer --- */

/* Armor and shield cards fail against a slayer, armor-up and perks do not. */
static void
test_slayer_armor (void)
{
  LsMonsterType slayer = { .attack = LS_ATTACK_MELEE, .damage = 3, .abilities = LS_ABILITY_SLAYER | LS_ABILITY_FLY };
  LsProtection all = { .armor = 3, .perks = 1, .armor_up = TRUE };
  gboolean fails = ls_damage_armor_fails (&slayer);

  g_assert_true (fails);
  g_assert_cmpuint (ls_damage_after_armor (3, (LsProtection){ .armor = 3 }, fails), ==, 3);
  g_assert_cmpuint (ls_damage_after_armor (3, (LsProtection){ .armor = 3, .armor_up = TRUE }, fails), ==, 2);
  g_assert_cmpuint (ls_damage_after_armor (3, all, fails), ==, 1);
}

/* Against all other attacks and abilities they hold. */
static void
test_slayer_not_others (void)
{
  for (LsAttackKind kind = LS_ATTACK_MELEE; kind <= LS_ATTACK_AREA; kind++)
    {
      LsMonsterType type = { .attack = kind,
                             .abilities = LS_ABILITY_RESOLUTE | LS_ABILITY_FLY | LS_ABILITY_MANA_DRAIN | LS_ABILITY_FURY
                                          | LS_ABILITY_BESTIAL };

      g_assert_false (ls_damage_armor_fails (&type));
    }
}

/* --- attack.bestial --- */

/* Every monster in its sector deals 1 more, itself included; in the next sector nobody does. */
static void
test_bestial_sector (void)
{
  g_autoptr (Drawing) d = draw ("sectors aaabbb/aaabbb; a: bestial", /* */
                                "a> 1 . . 2 b<",                     /* */
                                "c> 3 . . . .", NULL);

  expect_attack (d, "a", "attack.melee", "1=2");
  expect_attack (d, "c", "attack.melee", "3=2");
  expect_attack (d, "b", "attack.melee", "2=1");
}

/* The sectors are those after movement: who has come to it deals more … */
static void
test_bestial_arrived (void)
{
  g_autoptr (Drawing) d = draw ("sectors aabbb; a: bestial", "b> . . 1 a<", NULL);

  expect_steps (d, "b", "B1 C1", "move.contact");
  expect_attack (d, "b", "attack.melee", "1=2");
}

/* … and whom it has left does not; nor does it help from beyond the grave. */
static void
test_bestial_left (void)
{
  g_autoptr (Drawing) left = draw ("sectors aabbb/aabbb; a: bestial", /* */
                                   "1 . . . .",                       /* */
                                   "c> a> . . .", NULL);
  g_autoptr (Drawing) dead = draw ("a: bestial", "a> !d . . 1 b<", NULL);

  expect_steps (left, "a", "C2 D2 E2", "move.spent");
  expect_attack (left, "c", "attack.melee", "1=1");
  expect_gone (dead, "a !d");
  expect_attack (dead, "b", "attack.melee", "1=1");
}

/* Two of them in one sector make no more than 1. */
static void
test_bestial_once (void)
{
  g_autoptr (Drawing) d = draw ("a: bestial; b: bestial", "a> 1 b<", NULL);

  expect_attack (d, "a", "attack.melee", "1=2");
  expect_attack (d, "b", "attack.melee", "1=2");
}

/* An explosion's 4 to heroes stays 4; its card's damage grows. */
static void
test_bestial_not_explosion (void)
{
  g_autoptr (Drawing) d = draw ("a: explosion; b: bestial move 0", /* */
                                "1 a> W",                          /* */
                                ". . .",                           /* */
                                "b> . .", NULL);

  expect_attack (d, "a", "attack.explosion", "1=4 W=2");
}

/* What a large figure stands on itself is not on one of its sides, not in its lines and does not set it off. */
static void
test_large_figure_on_a_gate (void)
{
  g_autoptr (Drawing) melee = draw ("a: move 0", "a> a>+P", NULL);
  g_autoptr (Drawing) ranged = draw ("a: move 0 ranged 3", "_ . a> a>+P .", NULL);
  g_autoptr (Drawing) explosion =
    draw ("a: move 0 explosion; ruling area-trigger=contact; b: move 0", "a> a>+P b>", NULL);

  expect_no_attack (melee, "a");
  expect_steps (melee, "a", "", "move.spent");
  expect_no_attack (ranged, "a");
  expect_no_attack (explosion, "a");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_RULE_TEST ("attack.simultaneous", "wall", test_simultaneous_wall);
  ADD_RULE_TEST ("attack.simultaneous", "hero", test_simultaneous_hero);
  ADD_RULE_TEST ("attack.simultaneous", "cover", test_simultaneous_cover);
  ADD_RULE_TEST ("attack.simultaneous", "not-new-wounds", test_simultaneous_not_new_wounds);
  ADD_RULE_TEST ("attack.simultaneous", "not-the-dead", test_simultaneous_not_the_dead);
  ADD_RULE_TEST ("attack.stunned", "not", test_stunned_not);
  ADD_RULE_TEST ("attack.stunned", "by-trap", test_stunned_by_trap);
  ADD_RULE_TEST ("attack.stunned", "all-kinds", test_stunned_all_kinds);
  ADD_RULE_TEST ("attack.melee", "any-side", test_melee_any_side);
  ADD_RULE_TEST ("attack.melee", "any-ability", test_melee_any_ability);
  ADD_RULE_TEST ("attack.melee", "one-target", test_melee_one_target);
  ADD_RULE_TEST ("attack.melee", "not-further", test_melee_not_further);
  ADD_RULE_TEST ("attack.melee", "not-monsters", test_melee_not_monsters);
  ADD_RULE_TEST ("attack.ranged", "rulebook-range-4", test_ranged_rulebook);
  ADD_RULE_TEST ("attack.ranged", "direction", test_ranged_direction);
  ADD_RULE_TEST ("attack.ranged", "profiles", test_ranged_profiles);
  ADD_RULE_TEST ("attack.ranged", "after-turn", test_ranged_after_turn);
  ADD_RULE_TEST ("attack.ranged", "not-slantwise", test_ranged_not_slantwise);
  ADD_RULE_TEST ("attack.ranged", "over-low-and-monsters", test_ranged_over);
  ADD_RULE_TEST ("attack.ranged", "blocking", test_ranged_blocking);
  ADD_RULE_TEST ("attack.ranged", "not-behind", test_ranged_not_behind);
  ADD_RULE_TEST ("attack.ranged", "corpse-pile", test_ranged_pile);
  ADD_RULE_TEST ("attack.ranged", "not-corpse-pile", test_ranged_not_pile);
  ADD_RULE_TEST ("attack.mana-drain", "hero", test_drain_hero);
  ADD_RULE_TEST ("attack.mana-drain", "down-to-0", test_drain_to_nothing);
  ADD_RULE_TEST ("attack.mana-drain", "not-on-tower", test_drain_not_on_tower);
  ADD_RULE_TEST ("attack.mana-drain", "not-others", test_drain_not_others);
  ADD_RULE_TEST ("attack.slayer", "armor", test_slayer_armor);
  ADD_RULE_TEST ("attack.slayer", "not-others", test_slayer_not_others);
  ADD_RULE_TEST ("attack.bestial", "sector", test_bestial_sector);
  ADD_RULE_TEST ("attack.bestial", "arrived", test_bestial_arrived);
  ADD_RULE_TEST ("attack.bestial", "left", test_bestial_left);
  ADD_RULE_TEST ("attack.bestial", "once", test_bestial_once);
  ADD_RULE_TEST ("attack.bestial", "not-explosion", test_bestial_not_explosion);

  ADD_RULE_TEST ("attack.melee", "not-what-a-large-figure-stands-on", test_large_figure_on_a_gate);

  return g_test_run ();
}
