/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Area attacks and explosions: section 7 of the rules. */
#include "drawing.h"

#include "last-spell/damage.h"

/* --- attack.area --- */

/* It strikes all in its area, corners too, each with the same damage. */
static void
test_area_all (void)
{
  g_autoptr (Drawing) d = draw ("a: area damage 2", /* */
                                "1 W %",            /* */
                                ". a> *",           /* */
                                "H . 2", NULL);

  expect_attack (d, "a", "attack.area", "1=2 2=2 W=2 H=2 circle=2 %=2");
  expect_hero (d, "1", 2, 5, FALSE);
  expect_structure (d, "H", 2, TRUE);
  expect_gone (d, "%");
  g_assert_cmpuint (d->resolution->mages, ==, 2);
}

/* Monsters in the area are not struck, and the second ring is out of it. */
static void
test_area_not_others (void)
{
  g_autoptr (Drawing) d = draw ("a: area; b: move 0 hp 2", /* */
                                "W . . . .",               /* */
                                ". . a> 1 2",              /* */
                                ". b> . . .", NULL);

  expect_attack (d, "a", "attack.area", "1=1");
  expect_choice (d, "a", "attack.area", "");
  expect_monster (d, "b", 0, FALSE);
}

/* The area is the one around the spot it has moved to, not around the one it left. */
static void
test_area_after_movement (void)
{
  g_autoptr (Drawing) d = draw ("ruling start-adjacent=advance; a: area", /* */
                                "1 . . . . .",                            /* */
                                "a> . . . W .",                           /* */
                                ". . . . 2 .", NULL);

  expect_steps (d, "a", "B2 C2 D2", "move.contact");
  expect_attack (d, "a", "attack.area", "W=1 2=1");
}

/* Nobody there: nothing happens. */
static void
test_area_nobody (void)
{
  g_autoptr (Drawing) d = draw ("a: move 0 area; b: move 0", "1 . a> b> . W", NULL);

  expect_no_attack (d, "a");
}

/* A watchtower or warp gate takes it for the hero on it, who is spared. */
static void
test_area_tower (void)
{
  g_autoptr (Drawing) tower = draw ("a: move 0 area", "T+1 .", ". a>", NULL);
  g_autoptr (Drawing) warp = draw ("a: move 0 area", "P+1 .", ". a>", NULL);

  expect_attack (tower, "a", "attack.area", "T=1");
  expect_hero (tower, "1", 0, 5, FALSE);
  expect_attack (warp, "a", "attack.area", "P=1");
  expect_hero (warp, "1", 0, 5, FALSE);
}

/* A gate does not take it for the hero in it: both are struck. */
static void
test_area_not_gate (void)
{
  g_autoptr (Drawing) wooden = draw ("a: move 0 area", "G+1 .", ". a>", NULL);
  g_autoptr (Drawing) stone = draw ("a: move 0 area", "K+1 .", ". a>", NULL);

  expect_attack (wooden, "a", "attack.area", "1=1 G=1");
  expect_attack (stone, "a", "attack.area", "1=1 K=1");
}

/* By default anything in the area sets it off, a corner or a corpse pile too. */
static void
test_area_trigger (void)
{
  g_autoptr (Drawing) corner = draw ("a: move 0 area", "1 .", ". a>", NULL);
  g_autoptr (Drawing) pile = draw ("a: move 0 area", "% .", ". a>", NULL);

  expect_attack (corner, "a", "attack.area", "1=1");
  expect_attack (pile, "a", "attack.area", "%=1");
}

/* With area-trigger=contact only an adjacent one sets it off; then corners are struck as well. */
static void
test_area_trigger_contact (void)
{
  g_autoptr (Drawing) corner = draw ("ruling area-trigger=contact; a: move 0 area", "1 .", ". a>", NULL);
  g_autoptr (Drawing) beside = draw ("ruling area-trigger=contact; a: move 0 area", "1 W", ". a>", NULL);
  g_autoptr (Drawing) behind = draw ("ruling area-trigger=contact; a: move 0 area", "W a>", NULL);

  expect_no_attack (corner, "a");
  expect_attack (beside, "a", "attack.area", "1=1 W=1");
  expect_attack (behind, "a", "attack.area", "W=1");
}

/* --- attack.explosion --- */

/* Heroes take 4, all else the card's damage; the players choose among the monsters; the exploder is gone. */
static void
test_explosion_all (void)
{
  g_autoptr (Drawing) d = draw ("a: explosion damage 2; b: none hp 3; c: none", /* */
                                "1 S %",                                        /* */
                                "c> a> *",                                      /* */
                                ". . b<", NULL);

  expect_attack (d, "a", "attack.explosion", "1=4 S=2 circle=2 %=2");
  expect_choice (d, "a", "attack.explosion", "b c");
  expect_gone (d, "a %");
  expect_hero (d, "1", 4, 5, FALSE);
  expect_structure (d, "S", 2, FALSE);
  g_assert_cmpuint (d->resolution->mages, ==, 2);
}

/* The chosen monster still has to roll its dice: it is not hurt by being chosen. */
static void
test_explosion_chosen (void)
{
  g_autoptr (Drawing) d = draw ("a: explosion; b: none; c: none", "1 a> b<", ". c> .", NULL);

  drawing_choose (d, "a", "b");
  expect_attack (d, "a", "attack.explosion", "1=4");
  expect_monster (d, "b", 0, FALSE);
  expect_gone (d, "a");
}

/* Monsters alone do not set it off: the exploder stays. */
static void
test_explosion_not_by_monsters (void)
{
  g_autoptr (Drawing) d = draw ("a: explosion move 0; b: move 0; c: move 0", "b> a> c> . 1", NULL);

  expect_no_attack (d, "a");
  expect_gone (d, "");
}

/* As an area attack: the tower takes it for the hero on it, and only what is beside sets it off by that ruling. */
static void
test_explosion_like_area (void)
{
  g_autoptr (Drawing) tower = draw ("a: explosion", "T+1 a>", NULL);
  g_autoptr (Drawing) corner = draw ("a: explosion move 0", "1 .", ". a>", NULL);
  g_autoptr (Drawing) contact = draw ("ruling area-trigger=contact; a: explosion move 0", "1 .", ". a>", NULL);

  expect_attack (tower, "a", "attack.explosion", "T=1");
  expect_hero (tower, "1", 0, 5, FALSE);
  expect_attack (corner, "a", "attack.explosion", "1=4");
  expect_no_attack (contact, "a");
  expect_gone (contact, "");
}

/* Several explode together: each strikes, each is gone, and each has the other among its monsters. */
static void
test_explosion_several (void)
{
  g_autoptr (Drawing) d = draw ("a: explosion; b: explosion", /* */
                                "a> b<",                      /* */
                                "1 .", NULL);

  expect_attack (d, "a", "attack.explosion", "1=4");
  expect_choice (d, "a", "attack.explosion", "b");
  expect_attack (d, "b", "attack.explosion", "1=4");
  expect_choice (d, "b", "attack.explosion", "a");
  expect_hero (d, "1", 8, 5, TRUE);
  expect_gone (d, "a b");
}

/* Armor and shields cannot stop it. */
static void
test_explosion_armor (void)
{
  LsMonsterType boomer = { .attack = LS_ATTACK_EXPLOSION, .damage = 1 };
  LsMonsterType accursed = { .attack = LS_ATTACK_AREA, .damage = 1 };

  g_assert_true (ls_damage_armor_fails (&boomer));
  g_assert_false (ls_damage_armor_fails (&accursed));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_RULE_TEST ("attack.area", "all", test_area_all);
  ADD_RULE_TEST ("attack.area", "not-others", test_area_not_others);
  ADD_RULE_TEST ("attack.area", "after-movement", test_area_after_movement);
  ADD_RULE_TEST ("attack.area", "nobody", test_area_nobody);
  ADD_RULE_TEST ("attack.area", "tower", test_area_tower);
  ADD_RULE_TEST ("attack.area", "not-gate", test_area_not_gate);
  ADD_RULE_TEST ("attack.area", "trigger", test_area_trigger);
  ADD_RULE_TEST ("attack.area", "trigger-contact", test_area_trigger_contact);
  ADD_RULE_TEST ("attack.explosion", "all", test_explosion_all);
  ADD_RULE_TEST ("attack.explosion", "chosen", test_explosion_chosen);
  ADD_RULE_TEST ("attack.explosion", "not-by-monsters", test_explosion_not_by_monsters);
  ADD_RULE_TEST ("attack.explosion", "like-area", test_explosion_like_area);
  ADD_RULE_TEST ("attack.explosion", "several", test_explosion_several);
  ADD_RULE_TEST ("attack.explosion", "armor", test_explosion_armor);

  return g_test_run ();
}
