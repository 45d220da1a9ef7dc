/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Damage: section 9 of the rules. */
#include "drawing.h"

#include "last-spell/damage.h"

/* --- damage.hero --- */

/* Wounds add up; at as many as the hit points or more the hero is dead and the game lost. They are not capped. */
static void
test_hero_dead (void)
{
  g_autoptr (Drawing) equal = draw ("1: hp 3 wounds 2", "a> 1", NULL);
  g_autoptr (Drawing) above = draw ("1: hp 3 wounds 2; a: damage 4; b: damage 2", "a> 1 b<", NULL);

  expect_hero (equal, "1", 3, 5, TRUE);
  g_assert_true (equal->resolution->lost);
  expect_hero (above, "1", 8, 5, TRUE);
  g_assert_true (above->resolution->lost);
}

/* Below the hit points nobody is dead and nothing lost. */
static void
test_hero_not_dead (void)
{
  g_autoptr (Drawing) d = draw ("1: hp 4 wounds 1", "a> 1 b<", NULL);

  expect_hero (d, "1", 3, 5, FALSE);
  g_assert_false (d->resolution->lost);
}

/* One dead hero loses the game for all; the others are not dead by it. */
static void
test_hero_one_dead (void)
{
  g_autoptr (Drawing) d = draw ("1: wounds 6", "a> 1 . 2", NULL);

  expect_hero (d, "1", 7, 5, TRUE);
  expect_hero (d, "2", 0, 5, FALSE);
  g_assert_true (d->resolution->lost);
}

/* --- damage.armor --- */

typedef struct
{
  guint        damage;
  LsProtection protection;
  gboolean     armor_fails;
  guint        left;
} Armor;

static void
check_armor (const Armor *rows,
             guint        n)
{
  for (guint i = 0; i < n; i++)
    {
      guint left = ls_damage_after_armor (rows[i].damage, rows[i].protection, rows[i].armor_fails);

      g_assert_cmpuint (left, ==, rows[i].left);
    }
}

/* Armor, shields and perks lessen the damage, the armor-up token takes off 1. */
static void
test_armor_lessens (void)
{
  static const Armor rows[] = {
    { 3, { .armor = 0 }, FALSE, 3 },
    { 3, { .armor = 1 }, FALSE, 2 },
    { 3, { .perks = 2 }, FALSE, 1 },
    { 3, { .armor_up = TRUE }, FALSE, 2 },
    { 3, { .armor = 1, .perks = 1 }, FALSE, 1 },
    { 5, { .armor = 2, .perks = 1, .armor_up = TRUE }, FALSE, 1 },
    { 3, { .armor = 1, .perks = 1, .armor_up = TRUE }, FALSE, 0 },
  };

  check_armor (rows, G_N_ELEMENTS (rows));
}

/* What they could stop beyond the damage is lost: never less than nothing is left. */
static void
test_armor_not_below_nothing (void)
{
  static const Armor rows[] = {
    { 1, { .armor = 3 }, FALSE, 0 },
    { 0, { .armor = 2, .armor_up = TRUE }, FALSE, 0 },
    { 2, { .armor = 2, .perks = 2, .armor_up = TRUE }, FALSE, 0 },
    { 1, { .perks = 5 }, TRUE, 0 },
  };

  check_armor (rows, G_N_ELEMENTS (rows));
}

/* Where armor fails, only perks and armor-up are left. */
static void
test_armor_not_where_it_fails (void)
{
  static const Armor rows[] = {
    { 4, { .armor = 4 }, TRUE, 4 },
    { 4, { .armor = 4, .armor_up = TRUE }, TRUE, 3 },
    { 4, { .armor = 4, .perks = 2 }, TRUE, 2 },
    { 4, { .armor = 4, .perks = 2, .armor_up = TRUE }, TRUE, 1 },
  };

  check_armor (rows, G_N_ELEMENTS (rows));
}

/* The resolution does not use anybody's armor: the wounds are those if nothing is stopped. */
static void
test_armor_not_by_itself (void)
{
  g_autoptr (Drawing) d = draw ("a: damage 3", "a> 1", NULL);

  expect_attack (d, "a", "attack.melee", "1=3");
  expect_hero (d, "1", 3, 5, FALSE);
}

/* --- damage.structure --- */

/* One flame a damage; the flames of all attacks add up. */
static void
test_structure_flames (void)
{
  g_autoptr (Drawing) d = draw ("a: damage 2; S: flames 1", "a> S b<", NULL);

  expect_structure (d, "S", 4, FALSE);
}

/* Never more flames than the structure has hit points. */
static void
test_structure_not_above (void)
{
  g_autoptr (Drawing) one = draw ("a: damage 5; W: flames 1", "a> W", NULL);
  g_autoptr (Drawing) two = draw ("panic 2 2", "a> B b<", NULL);

  expect_structure (one, "W", 3, TRUE);
  expect_structure (two, "B", 1, TRUE);
  expect_panic (two, 0, "2 2", "1 2");
}

/* The flames of walls and gates come from the box: the panic track keeps its own. */
static void
test_structure_walls_from_box (void)
{
  static const char *const walls[] = { "W", "S", "G", "K" };

  for (guint i = 0; i < G_N_ELEMENTS (walls); i++)
    {
      g_autofree char *row = g_strdup_printf ("a> %s", walls[i]);
      g_autoptr (Drawing) d = draw ("panic 2 2", row, NULL);

      expect_structure (d, walls[i], 1, FALSE);
      expect_panic (d, 0, "2 2", "2 2");
    }
}

/* Those of all other structures come from the panic track, left first. */
static void
test_structure_others_from_track (void)
{
  static const char *const rows[] = { "a> B .", "a> C .", "a> T .", "a> P .", "a> H .", "a> R .", "a> M M", "a> O O" };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (Drawing) d = draw ("panic 0 1 2", rows[i], NULL);

      expect_panic (d, 0, "0 1 2", "0 0 2");
    }
}

/* Several flames come off slot after slot. */
static void
test_structure_over_slots (void)
{
  g_autoptr (Drawing) d = draw ("panic 2 2; a: damage 3", "a> M M", NULL);

  expect_structure (d, "M", 3, TRUE);
  expect_panic (d, 0, "2 2", "0 1");
}

/* When the track is empty, they come from the box: the structure burns all the same. */
static void
test_structure_empty_track (void)
{
  g_autoptr (Drawing) empty = draw ("panic 0 0", "a> H", NULL);
  g_autoptr (Drawing) short_by_one = draw ("panic 0 1; a: damage 2", "a> H", NULL);

  expect_structure (empty, "H", 1, FALSE);
  expect_panic (empty, 0, "0 0", "0 0");
  expect_structure (short_by_one, "H", 2, TRUE);
  expect_panic (short_by_one, 0, "0 1", "0 0");
}

/* No more flames leave the track than the structure takes, and those of a destroyed one do not come back to it. */
static void
test_structure_not_back (void)
{
  g_autoptr (Drawing) d = draw ("panic 2 2; a: damage 5; H: flames 1", "a> H", NULL);

  expect_structure (d, "H", 2, TRUE);
  expect_panic (d, 0, "2 2", "1 2");
}

/* --- damage.destroyed --- */

/* Every structure has its hit points and its spots; those of walls and gates are as wide as their cutouts (0 here). */
static void
test_destroyed_table (void)
{
  static const struct
  {
    const char      *id;
    guint            hit_points;
    guint            spots;
    LsStructureClass class_;
  } rows[] = {
    { "ballista", 1, 1, LS_DEFENSE },       { "catapult", 1, 1, LS_DEFENSE },
    { "warp-gate", 1, 1, LS_DEFENSE },      { "watchtower", 1, 1, LS_DEFENSE },
    { "wooden-wall", 3, 0, LS_WALL },       { "stone-wall", 5, 0, LS_WALL },
    { "wooden-gate", 2, 0, LS_WALL },       { "stone-gate", 4, 0, LS_WALL },
    { "house", 2, 1, LS_BUILDING },         { "gold-mine", 3, 2, LS_BUILDING },
    { "shop", 3, 2, LS_BUILDING },          { "scavenger-camp", 3, 2, LS_BUILDING },
    { "armor-maker", 3, 2, LS_BUILDING },   { "blacksmith", 3, 2, LS_BUILDING },
    { "bowyer", 3, 2, LS_BUILDING },        { "magic-shop", 3, 2, LS_BUILDING },
    { "seer", 3, 2, LS_BUILDING },          { "ruin-1", 2, 1, LS_BUILDING },
    { "ruin-2", 3, 2, LS_BUILDING },        { "ruin-3", 4, 3, LS_BUILDING },
  };
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const LsStructureType *type = ls_structure_type_find (rows[i].id);

      g_assert_nonnull (type);
      g_assert_cmpuint (type->hit_points, ==, rows[i].hit_points);
      g_assert_cmpuint (type->spots, ==, rows[i].spots);
      g_assert_cmpint (type->class_, ==, rows[i].class_);
    }
  while (ls_structure_types[n].id)
    n++;
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (rows));
}

/* At as many flames as hit points it is destroyed. */
static void
test_destroyed_at (void)
{
  static const char *const settings[] = { "W: flames 2", "S: flames 4", "G: flames 1", "K: flames 3", "B: flames 0",
                                          "H: flames 1", "M: flames 2", "R: flames 3" };
  static const char *const rows[] = { "a> W . .", "a> S . .", "a> G . .", "a> K . .",
                                      "a> B . .", "a> H . .", "a> M M .", "a> R R R" };
  static const guint hit_points[] = { 3, 5, 2, 4, 1, 2, 3, 4 };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      char id[] = { rows[i][3], '\0' };
      g_autoptr (Drawing) d = draw (settings[i], rows[i], NULL);

      expect_structure (d, id, hit_points[i], TRUE);
    }
}

/* At one flame less it still stands. */
static void
test_destroyed_not_before (void)
{
  g_autoptr (Drawing) wall = draw ("W: flames 1", "a> W", NULL);
  g_autoptr (Drawing) house = draw ("", "a> H", NULL);

  expect_structure (wall, "W", 2, FALSE);
  expect_structure (house, "H", 1, FALSE);
}

/* A structure with all its flames is off the board: no position holds one, and none with a wrong number of spots. */
static void
test_destroyed_refused (void)
{
  g_autofree char *burnt = draw_refused ("W: flames 3", "W", NULL);
  g_autofree char *wide = draw_refused ("", "H H", NULL);
  g_autofree char *narrow = draw_refused ("", "M", NULL);

  g_assert_cmpstr (burnt, !=, "");
  g_assert_cmpstr (wide, !=, "");
  g_assert_cmpstr (narrow, !=, "");
}

/* --- damage.tower-falls --- */

/* A hero on a destroyed watchtower or warp gate takes no damage from its fall. */
static void
test_tower_falls (void)
{
  static const char *const settings[] = { "a: area damage 3", "a: explosion damage 3",
                                          "ruling tower-hero=tower; a: damage 3" };
  static const char *const rows[] = { "a> T+1", "a> P+1" };

  for (guint i = 0; i < G_N_ELEMENTS (settings); i++)
    for (guint j = 0; j < G_N_ELEMENTS (rows); j++)
      {
        char id[] = { rows[j][3], '\0' };
        g_autoptr (Drawing) d = draw (settings[i], rows[j], NULL);

        expect_structure (d, id, 1, TRUE);
        expect_hero (d, "1", 0, 5, FALSE);
        g_assert_false (d->resolution->lost);
      }
}

/* The fall does not save him from a blow of his own. */
static void
test_tower_falls_not_saved (void)
{
  g_autoptr (Drawing) d = draw ("a: area", "a> T+1 b<", NULL);

  expect_attack (d, "a", "attack.area", "T=1");
  expect_attack (d, "b", "target.hero", "1=1");
  expect_structure (d, "T", 1, TRUE);
  expect_hero (d, "1", 1, 5, FALSE);
}

/* --- damage.circle --- */

/* As many mages leave the circle as damage is dealt, by all together; it starts with 4. */
static void
test_circle_mages (void)
{
  g_autoptr (Drawing) one = draw ("", "a> *", NULL);
  g_autoptr (Drawing) two = draw ("a: damage 2", "a> * b<", NULL);

  g_assert_cmpuint (one->position->mages, ==, 4);
  g_assert_cmpuint (one->resolution->mages, ==, 3);
  g_assert_cmpuint (two->resolution->mages, ==, 1);
}

/* No mage left: lost. There are never fewer than none. */
static void
test_circle_lost (void)
{
  g_autoptr (Drawing) equal = draw ("mages 1", "a> *", NULL);
  g_autoptr (Drawing) above = draw ("mages 2; a: damage 3", "a> * b<", NULL);

  g_assert_cmpuint (equal->resolution->mages, ==, 0);
  g_assert_true (equal->resolution->lost);
  g_assert_cmpuint (above->resolution->mages, ==, 0);
  g_assert_true (above->resolution->lost);
}

/* With one mage left the game goes on, and flames have nothing to do with the circle. */
static void
test_circle_not_lost (void)
{
  g_autoptr (Drawing) d = draw ("mages 2; panic 2 2", "a> *", NULL);

  g_assert_cmpuint (d->resolution->mages, ==, 1);
  g_assert_false (d->resolution->lost);
  expect_panic (d, 0, "2 2", "2 2");
}

/* --- damage.shop --- */

/* A destroyed shop closes buying. */
static void
test_shop_closes (void)
{
  g_autoptr (Drawing) d = draw ("O: flames 2", "a> O O", NULL);

  expect_structure (d, "O", 3, TRUE);
  g_assert_true (ls_damage_closes_shop (d->position, d->resolution));
}

/* A burning shop stays open, and no other structure closes it. */
static void
test_shop_not_closed (void)
{
  g_autoptr (Drawing) burning = draw ("O: flames 1", "a> O O", NULL);
  g_autoptr (Drawing) house = draw ("H: flames 1", "a> H . O O", NULL);
  g_autoptr (Drawing) none = draw ("M: flames 2", "a> M M", NULL);

  g_assert_false (ls_damage_closes_shop (burning->position, burning->resolution));
  expect_structure (house, "H", 2, TRUE);
  g_assert_false (ls_damage_closes_shop (house->position, house->resolution));
  expect_structure (none, "M", 3, TRUE);
  g_assert_false (ls_damage_closes_shop (none->position, none->resolution));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_RULE_TEST ("damage.hero", "dead", test_hero_dead);
  ADD_RULE_TEST ("damage.hero", "not-dead", test_hero_not_dead);
  ADD_RULE_TEST ("damage.hero", "one-dead", test_hero_one_dead);
  ADD_RULE_TEST ("damage.armor", "lessens", test_armor_lessens);
  ADD_RULE_TEST ("damage.armor", "not-below-nothing", test_armor_not_below_nothing);
  ADD_RULE_TEST ("damage.armor", "not-where-it-fails", test_armor_not_where_it_fails);
  ADD_RULE_TEST ("damage.armor", "not-by-itself", test_armor_not_by_itself);
  ADD_RULE_TEST ("damage.structure", "flames", test_structure_flames);
  ADD_RULE_TEST ("damage.structure", "not-above", test_structure_not_above);
  ADD_RULE_TEST ("damage.structure", "walls-from-box", test_structure_walls_from_box);
  ADD_RULE_TEST ("damage.structure", "others-from-track", test_structure_others_from_track);
  ADD_RULE_TEST ("damage.structure", "over-slots", test_structure_over_slots);
  ADD_RULE_TEST ("damage.structure", "empty-track", test_structure_empty_track);
  ADD_RULE_TEST ("damage.structure", "not-back", test_structure_not_back);
  ADD_RULE_TEST ("damage.destroyed", "table", test_destroyed_table);
  ADD_RULE_TEST ("damage.destroyed", "at-hit-points", test_destroyed_at);
  ADD_RULE_TEST ("damage.destroyed", "not-before", test_destroyed_not_before);
  ADD_RULE_TEST ("damage.destroyed", "refused", test_destroyed_refused);
  ADD_RULE_TEST ("damage.tower-falls", "unhurt", test_tower_falls);
  ADD_RULE_TEST ("damage.tower-falls", "not-saved", test_tower_falls_not_saved);
  ADD_RULE_TEST ("damage.circle", "mages", test_circle_mages);
  ADD_RULE_TEST ("damage.circle", "lost", test_circle_lost);
  ADD_RULE_TEST ("damage.circle", "not-lost", test_circle_not_lost);
  ADD_RULE_TEST ("damage.shop", "closes", test_shop_closes);
  ADD_RULE_TEST ("damage.shop", "not-closed", test_shop_not_closed);

  return g_test_run ();
}
