/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Attacks with weapons: one in a turn, rerolls, heroes in the zone, and what kills bring. */
#include "table.h"

#include "day-table.h"
#include "drawing.h"
#include "last-spell/sight.h"
#include "last-spell/strikes.h"

/* A hero phase of a night that does not end. Three Archers, who roll blue, and both heroes. */
static Table *
weapon_table (void)
{
  Table *self = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);

  self->game->n_structures = 0;
  table_begin_quiet_night (self);
  table_do (self, "hero-at hero=Ada at=L12");
  table_do (self, "hero-at hero=Bruno at=M12");
  table_go_to (self, LS_STAGE_HEROES);
  table_do (self, "monster-add type=archer at=L8");
  table_do (self, "monster-add type=archer at=M8");
  table_do (self, "monster-add type=archer at=N8");
  return self;
}

/* The next throw hits, or misses. */
static void
load (Table   *t,
      gboolean hit)
{
  table_load_dice (t, LS_DIE_BLUE, hit ? LS_FACE_HIT : LS_FACE_MISS, LS_FACE_HIT);
}

static void
miss (Table      *t,
      const char *words)
{
  load (t, FALSE);
  table_do (t, "%s", words);
}

/* --- hero.attack-once --- */

static void
test_once (void)
{
  g_autoptr (Table) t = weapon_table ();

  table_do (t, "roll monster=archer-1 hero=Ada damage=1");
  g_assert_cmpuint (t->game->turn, ==, 1);
  g_assert_true (t->game->struck);
  day_refuses (t, "hero.attack-once", "roll monster=archer-2 hero=Ada damage=1");
  day_refuses (t, "hero.attack-once", "roll monster=archer-2 hero=Ada damage=1 magic=true");
  table_do (t, "turn hero=Ada");
  table_do (t, "roll monster=archer-2 hero=Ada damage=1");
  table_do (t, "roll monster=archer-3 hero=Bruno damage=1"); /* his turn, and then hers again */
  table_do (t, "roll monster=archer-2 hero=Ada damage=0");
}

/* A fist is the turn's attack too, before and after a weapon. */
static void
test_once_fist (void)
{
  g_autoptr (Table) fist = weapon_table ();
  g_autoptr (Table) weapon = weapon_table ();

  table_do (fist, "monster-add type=clawer at=L11");
  table_do (fist, "fist hero=Ada target=clawer-1 hit=false");
  day_refuses (fist, "hero.attack-once", "roll monster=archer-1 hero=Ada damage=1");
  day_refuses (fist, "hero.attack-once", "roll monster=archer-1 hero=Ada damage=1 more=true");
  table_do (weapon, "monster-add type=clawer at=L11");
  table_do (weapon, "roll monster=archer-1 hero=Ada damage=1");
  day_refuses (weapon, "hero.attack-once", "fist hero=Ada target=clawer-1");
}

/* Scrolls are free: before, between and after. */
static void
test_once_scrolls (void)
{
  g_autoptr (Table) t = weapon_table ();

  table_do (t, "roll monster=archer-1 hero=Ada damage=0 scroll=true");
  g_assert_false (t->game->struck);
  table_do (t, "roll monster=archer-1 hero=Ada damage=0 scroll=true");
  table_do (t, "roll monster=archer-1 hero=Ada damage=0");
  table_do (t, "roll monster=archer-1 hero=Ada damage=0 scroll=true");
  g_assert_true (t->game->struck);
  day_refuses (t, "hero.attack-once", "roll monster=archer-1 hero=Ada damage=0");
}

/* One attack has as many targets as its zone holds, and is nobody else's. */
static void
test_once_zone (void)
{
  g_autoptr (Table) t = weapon_table ();

  day_refuses (t, "hero.attack-once", "roll monster=archer-1 hero=Ada damage=0 more=true");
  table_do (t, "roll monster=archer-1 hero=Ada damage=0");
  day_refuses (t, "hero.attack-once", "roll monster=archer-2 hero=Bruno damage=0 more=true");
  table_do (t, "roll monster=archer-2 hero=Ada damage=0 more=true");
  table_do (t, "roll monster=archer-3 hero=Ada damage=0 more=true");
  g_assert_cmpuint (t->game->attack.n, ==, 3);
  table_do (t, "turn hero=Ada");
  day_refuses (t, "hero.attack-once", "roll monster=archer-3 hero=Ada damage=0 more=true");
}

/* Whoever does not say who strikes is asked nothing, as in older games. */
static void
test_once_unsaid (void)
{
  g_autoptr (Table) t = weapon_table ();

  table_do (t, "roll monster=archer-1 hero=Ada damage=0");
  for (guint i = 0; i < 3; i++)
    table_do (t, "roll monster=archer-1 damage=0");
  g_assert_cmpuint (t->game->turn, ==, 1);
  day_refuses (t, "hero.attack-once", "roll monster=archer-1 hero=Ada damage=0");
}

static void
test_once_refused (void)
{
  g_autoptr (Table) t = weapon_table ();

  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "roll monster=archer-1 hero=Nobody damage=1");
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "roll monster=archer-9 hero=Ada damage=1");
  table_do (t, "hero-off hero=Bruno");
  table_refuses (t, LS_GAME_ERROR_RULE, "roll monster=archer-1 hero=Bruno damage=1");
  table_do (t, "token-add type=hatchery at=L10");
  table_do (t, "hero-at hero=Ada at=L10");
  day_refuses (t, "dryad.entangle", "roll monster=archer-1 hero=Ada damage=1");
  table_do (t, "end-hero-phase");
  table_refuses (t, LS_GAME_ERROR_STAGE, "roll monster=archer-1 hero=Ada damage=1");
}

/* --- dice.reroll --- */

static void
test_reroll_miss (void)
{
  g_autoptr (Table) t = weapon_table ();

  miss (t, "roll monster=archer-1 hero=Ada damage=1 no-dodge=true");
  load (t, TRUE);
  table_do (t, "reroll monster=archer-1");
  expect_script (t, "The dice are thrown again: reroll 1 | Archer 1 rolls blue: hit | Archer 1 is hit: 1 damage | "
                    "Archer 1 is slain (Its figure goes back to the box.)");
  g_assert_cmpint (ls_game_find_monster (t->game, "archer-1"), <, 0);
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "reroll monster=archer-1");
}

/* The attack's own abilities count again. */
static void
test_reroll_abilities (void)
{
  g_autoptr (Table) t = weapon_table ();

  miss (t, "roll monster=archer-1 hero=Ada damage=1 no-dodge=true");
  table_load_dice (t, LS_DIE_BLUE, LS_FACE_ARMOR_STUN, LS_FACE_HIT);
  table_do (t, "reroll monster=archer-1");
  g_assert_cmpint (ls_game_find_monster (t->game, "archer-1"), >=, 0);
  table_load_dice (t, LS_DIE_BLUE, LS_FACE_DODGE_STUN, LS_FACE_HIT);
  table_do (t, "reroll monster=archer-1");
  g_assert_cmpint (ls_game_find_monster (t->game, "archer-1"), <, 0);
}

/* Four for the attack, or four for each target. */
static void
test_reroll_cap (void)
{
  g_autoptr (Table) attack = weapon_table ();
  g_autoptr (Table) target = weapon_table ();

  miss (attack, "roll monster=archer-1 hero=Ada damage=1");
  miss (attack, "roll monster=archer-2 hero=Ada damage=1 more=true");
  for (guint i = 0; i < 4; i++)
    miss (attack, i % 2 ? "reroll monster=archer-1" : "reroll monster=archer-2");
  day_refuses (attack, "dice.reroll", "reroll monster=archer-1");
  day_refuses (attack, "dice.reroll", "reroll monster=archer-2");
  table_do (attack, "turn hero=Ada");
  miss (attack, "roll monster=archer-1 hero=Ada damage=1");
  miss (attack, "reroll monster=archer-1"); /* another attack */

  table_do (target, "ruling ruling=reroll-cap value=target");
  miss (target, "roll monster=archer-1 hero=Ada damage=1");
  miss (target, "roll monster=archer-2 hero=Ada damage=1 more=true");
  for (guint i = 0; i < 8; i++)
    miss (target, i % 2 ? "reroll monster=archer-1" : "reroll monster=archer-2");
  day_refuses (target, "dice.reroll", "reroll monster=archer-1");
  day_refuses (target, "dice.reroll", "reroll monster=archer-2");
}

static void
test_reroll_refused (void)
{
  g_autoptr (Table) t = weapon_table ();

  day_refuses (t, "dice.reroll", "reroll monster=archer-1"); /* nobody has struck */
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "reroll monster=archer-9");
  miss (t, "roll monster=archer-1 hero=Ada damage=1");
  day_refuses (t, "dice.reroll", "reroll monster=archer-2");
  load (t, TRUE);
  table_do (t, "roll monster=archer-2 hero=Ada damage=0 more=true");
  day_refuses (t, "dice.reroll", "reroll monster=archer-2"); /* hit, if without harm */
  table_do (t, "hero-move hero=Bruno at=M13");               /* his turn: her attack is over */
  day_refuses (t, "dice.reroll", "reroll monster=archer-1");
  miss (t, "roll monster=archer-1 hero=Ada damage=1");
  table_do (t, "end-hero-phase");
  table_refuses (t, LS_GAME_ERROR_STAGE, "reroll monster=archer-1");
}

/* A magic weapon: once in an attack, for a mana, for what stands on the impact spot. */
static void
test_reroll_magic (void)
{
  g_autoptr (Table) t = weapon_table ();
  guint mana = table_hero (t, "Ada")->mana;

  miss (t, "roll monster=archer-1 hero=Ada damage=1");
  day_refuses (t, "dice.reroll", "reroll monster=archer-1 mana=true"); /* no magic in it */
  table_do (t, "turn hero=Ada");
  miss (t, "roll monster=archer-1 hero=Ada damage=1 magic=true");
  miss (t, "roll monster=archer-2 hero=Ada damage=1 magic=true more=true");
  day_refuses (t, "dice.reroll", "reroll monster=archer-2 mana=true"); /* not the impact spot */
  miss (t, "reroll monster=archer-1 mana=true");
  g_assert_cmpuint (table_hero (t, "Ada")->mana, ==, mana - 1);
  day_refuses (t, "dice.reroll", "reroll monster=archer-1 mana=true"); /* once */
  for (guint i = 0; i < 3; i++)
    miss (t, "reroll monster=archer-1");                          /* abilities do what they do, */
  day_refuses (t, "dice.reroll", "reroll monster=archer-1");      /* and all together are four */
  table_do (t, "turn hero=Ada");
  miss (t, "roll monster=archer-1 hero=Ada damage=1 magic=true scroll=true");
  table_do (t, "hero-mana hero=Ada mana=0");
  day_refuses (t, "dice.reroll", "reroll monster=archer-1 mana=true");
  miss (t, "roll monster=archer-1 damage=1 magic=true");
  day_refuses (t, "dice.reroll", "reroll monster=archer-1 mana=true"); /* whose mana? */
}

/* EN 6: with Magic Missile, which chooses several spots, on any of them, but once in the attack. What lies in a zone
 * around an impact spot is not on one, even if nobody with dice is. */
static void
test_reroll_impacts (void)
{
  g_autoptr (Table) t = weapon_table ();

  miss (t, "roll monster=archer-1 hero=Ada damage=1 magic=true");
  miss (t, "roll monster=archer-2 hero=Ada damage=1 magic=true more=true impact=true");
  miss (t, "roll monster=archer-3 hero=Ada damage=1 magic=true more=true");
  day_refuses (t, "dice.reroll", "reroll monster=archer-3 mana=true");
  miss (t, "reroll monster=archer-2 mana=true");
  day_refuses (t, "dice.reroll", "reroll monster=archer-1 mana=true");
  table_do (t, "turn hero=Ada");
  table_do (t, "roll monster=Bruno hero=Ada damage=0 magic=true");
  miss (t, "roll monster=archer-1 hero=Ada damage=1 magic=true more=true");
  day_refuses (t, "dice.reroll", "reroll monster=archer-1 mana=true");
  t->game->setup.edition = LS_EDITION_FIRST;
  table_do (t, "turn hero=Ada");
  table_do (t, "roll monster=Bruno hero=Ada damage=0 magic=true");
  miss (t, "roll monster=archer-1 hero=Ada damage=1 magic=true more=true");
  miss (t, "reroll monster=archer-1 mana=true");
}

/* --- hero.ranged-area, hero.los, hero.tree-cover --- */

/* Nothing in the own area, corners too, whatever the vision; magic may. The zone may reach there. */
static void
test_ranged_area (void)
{
  static const char *const spots[] = { "L11", "M11", "K13", "M13" };
  g_autoptr (Table) t = weapon_table ();

  table_do (t, "monster-add type=bulky-yellow at=L11");
  for (guint i = 0; i < G_N_ELEMENTS (spots); i++)
    {
      table_do (t, "monster-at monster=bulky-yellow-1 at=%s", spots[i]);
      day_refuses (t, "hero.ranged-area", "roll monster=bulky-yellow-1 hero=Ada damage=0 ranged=true");
      day_refuses (t, "hero.ranged-area", "roll monster=bulky-yellow-1 hero=Ada damage=0 ranged=true vision=true");
      table_do (t, "roll monster=bulky-yellow-1 hero=Ada damage=0 ranged=true magic=true");
      table_do (t, "turn hero=Ada");
      table_do (t, "roll monster=bulky-yellow-1 hero=Ada damage=0");
      table_do (t, "turn hero=Ada");
    }
  day_refuses (t, "hero.ranged-area", "roll monster=Bruno hero=Ada damage=0 ranged=true");
  table_do (t, "roll monster=archer-1 hero=Ada damage=0 ranged=true");
  table_do (t, "roll monster=Bruno hero=Ada damage=0 ranged=true more=true");
  day_refuses (t, "hero.ranged-area", "roll monster=bulky-yellow-1 hero=Ada damage=0 ranged=true more=true impact=true");
  table_do (t, "roll monster=bulky-yellow-1 hero=Ada damage=0 ranged=true more=true");
}

/* Behind a house beside the shooter: not without vision, the weapon's or a watchtower's. */
static void
test_aim_sight (void)
{
  g_autoptr (Table) t = weapon_table ();

  table_do (t, "structure-add type=house spots=L11");
  day_refuses (t, "hero.los", "roll monster=archer-1 hero=Ada damage=0 ranged=true");
  day_refuses (t, "hero.los", "roll monster=archer-1 hero=Ada damage=0 ranged=true magic=true");
  table_do (t, "roll monster=archer-1 hero=Ada damage=0 ranged=true vision=true");
  table_do (t, "turn hero=Ada");
  table_do (t, "roll monster=archer-1 hero=Ada damage=0"); /* nothing said of how it is aimed */
  table_do (t, "roll monster=archer-1 hero=Bruno damage=0 ranged=true");
  table_do (t, "turn hero=Ada");
  table_do (t, "hero-at hero=Ada at=N12");
  table_do (t, "structure-add type=watchtower spots=L12");
  table_do (t, "hero-at hero=Ada at=L12");
  table_do (t, "roll monster=archer-1 hero=Ada damage=0 ranged=true");
}

/* Who stands in a tree's area is not aimed at, but may lie in the zone. */
static void
test_aim_cover (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GLENWALD, LS_MODE_SINGLE, 2, 1);
  const LsBoard *board = t->game->board;
  char name[LS_SPOT_NAME_SIZE];
  LsSpot covered = LS_NO_SPOT;
  LsSight why;

  t->game->n_structures = 0;
  table_begin_quiet_night (t);
  table_go_to (t, LS_STAGE_HEROES);
  for (LsSpot spot = 0; spot < LS_N_CELLS && covered == LS_NO_SPOT; spot++)
    if (ls_board_has (board, spot) && board->terrain[spot] == LS_TERRAIN_GROUND
        && !ls_sight_aims_at (t->game, t->game->heroes[0].at, spot, &why) && why.rule == LS_RULE_HERO_TREE_COVER
        && (ls_board_sectors_touch (board, board->sector[t->game->heroes[0].at], board->sector[spot])
            || ls_board_sectors_far (board, board->sector[t->game->heroes[0].at], board->sector[spot])))
      covered = spot;
  table_do (t, "monster-add type=archer at=%s", ls_spot_name (covered, name));
  table_do (t, "monster-add type=bulky-yellow at=L8");
  day_refuses (t, "hero.tree-cover", "roll monster=archer-1 hero=Ada damage=0 ranged=true");
  day_refuses (t, "hero.tree-cover", "roll monster=archer-1 hero=Ada damage=0 ranged=true magic=true");
  table_do (t, "roll monster=archer-1 hero=Ada damage=0 ranged=true vision=true");
  table_do (t, "turn hero=Ada");
  table_do (t, "roll monster=bulky-yellow-1 hero=Ada damage=0 ranged=true vision=true");
  table_do (t, "roll monster=archer-1 hero=Ada damage=0 ranged=true more=true");
}

/* --- dryad.entangle --- */

/* What lies beneath a hero is no weapon's target. */
static void
test_beneath (void)
{
  g_autoptr (Table) t = weapon_table ();

  table_do (t, "token-add type=seed-mortar at=N13");
  table_do (t, "roll monster=seed-mortar-1 hero=Ada damage=0");
  table_do (t, "turn hero=Ada");
  table_do (t, "hero-at hero=Bruno at=N13");
  day_refuses (t, "dryad.entangle", "roll monster=seed-mortar-1 hero=Ada damage=1");
  day_refuses (t, "dryad.entangle", "roll monster=seed-mortar-1 hero=Ada damage=1 scroll=true magic=true");
  t->game->setup.edition = LS_EDITION_FISTS;
  table_do (t, "roll monster=seed-mortar-1 hero=Ada damage=1");
}

/* --- What may be asked --- */

static void
expect_goes_on (Table      *t,
                const char *who)
{
  for (guint i = 0; i < t->game->n_heroes; i++)
    g_assert_cmpint (ls_strike_goes_on (t->game, i), ==, g_strcmp0 (who, t->game->heroes[i].id) == 0);
}

/* From its first target to the turn's end; a fist strikes one alone. */
static void
test_goes_on (void)
{
  g_autoptr (Table) t = weapon_table ();

  expect_goes_on (t, NULL);
  table_do (t, "roll monster=archer-1 hero=Ada damage=0");
  expect_goes_on (t, "Ada");
  table_do (t, "roll monster=archer-2 hero=Ada damage=0 more=true");
  expect_goes_on (t, "Ada");
  table_do (t, "roll monster=archer-2 damage=0");
  expect_goes_on (t, NULL);
  table_do (t, "roll monster=archer-1 hero=Bruno damage=0 scroll=true");
  expect_goes_on (t, "Bruno");
  table_do (t, "turn hero=Ada");
  expect_goes_on (t, NULL);
  table_do (t, "monster-add type=clawer at=L11");
  table_do (t, "fist hero=Ada target=clawer-1 hit=false");
  expect_goes_on (t, NULL);
  table_do (t, "roll monster=archer-1 hero=Bruno damage=0");
  table_do (t, "end-hero-phase");
  expect_goes_on (t, NULL);
}

/* Who was hit, has fallen, or was not struck at has none. */
static void
test_rerolls_left (void)
{
  g_autoptr (Table) t = weapon_table ();

  g_assert_cmpuint (ls_strike_rerolls (t->game, "archer-1"), ==, 0);
  miss (t, "roll monster=archer-1 hero=Ada damage=0");
  g_assert_cmpuint (ls_strike_rerolls (t->game, "archer-1"), ==, 4);
  g_assert_cmpuint (ls_strike_rerolls (t->game, "archer-2"), ==, 0);
  miss (t, "reroll monster=archer-1");
  miss (t, "roll monster=archer-2 hero=Ada damage=0 more=true");
  g_assert_cmpuint (ls_strike_rerolls (t->game, "archer-1"), ==, 3);
  g_assert_cmpuint (ls_strike_rerolls (t->game, "archer-2"), ==, 3);
  table_do (t, "ruling ruling=reroll-cap value=target");
  g_assert_cmpuint (ls_strike_rerolls (t->game, "archer-1"), ==, 3);
  g_assert_cmpuint (ls_strike_rerolls (t->game, "archer-2"), ==, 4);
  load (t, TRUE);
  table_do (t, "reroll monster=archer-1");
  g_assert_cmpuint (ls_strike_rerolls (t->game, "archer-1"), ==, 0);
  table_do (t, "monster-kill monster=archer-2");
  g_assert_cmpuint (ls_strike_rerolls (t->game, "archer-2"), ==, 0);
}

static void
expect_striker (Table      *t,
                const char *target,
                const char *hero)
{
  int found = ls_strike_hero (t->game, target);

  g_assert_cmpstr (found >= 0 ? t->game->heroes[found].id : NULL, ==, hero);
}

/* Whose turn it is, until that attack is made; then who is nearest, and could. */
static void
test_striker (void)
{
  g_autoptr (Table) t = weapon_table ();

  expect_striker (t, "archer-1", "Ada");
  expect_striker (t, "archer-3", "Bruno");
  table_do (t, "hero-move hero=Bruno at=M11");
  expect_striker (t, "archer-1", "Bruno");
  table_do (t, "roll monster=archer-1 hero=Bruno damage=0 scroll=true");
  expect_striker (t, "archer-1", "Bruno");
  table_do (t, "roll monster=archer-1 hero=Bruno damage=0");
  expect_striker (t, "archer-1", "Ada");
  expect_striker (t, "archer-3", "Bruno");
  expect_striker (t, "Bruno", "Ada"); /* nobody means to strike at themselves */
  table_do (t, "token-add type=hatchery at=L10");
  table_do (t, "hero-at hero=Ada at=L10");
  expect_striker (t, "archer-1", "Bruno");
  table_do (t, "hero-off hero=Bruno");
  expect_striker (t, "archer-1", NULL);
}

static void
test_target_dice (void)
{
  g_autoptr (Table) t = weapon_table ();

  table_do (t, "token-add type=hatchery at=L10");
  g_assert_cmpint (ls_strike_dice (t->game, "archer-1"), ==, LS_DIE_BLUE);
  g_assert_cmpint (ls_strike_dice (t->game, "hatchery-1"), ==, LS_DIE_BLUE | LS_DIE_ORANGE);
  g_assert_cmpint (ls_strike_dice (t->game, "Ada"), ==, 0);
  g_assert_cmpint (ls_strike_dice (t->game, "nobody"), ==, 0);
}

/* --- hero.friendly-fire --- */

static void
test_friendly_fire (void)
{
  g_autoptr (Table) t = weapon_table ();

  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "roll monster=Bruno damage=1");
  table_do (t, "roll monster=archer-1 hero=Ada damage=2");
  day_refuses (t, "hero.attack-once", "roll monster=Bruno hero=Ada damage=2");
  table_do (t, "roll monster=Bruno hero=Ada damage=2 more=true");
  g_assert_true (table_said (t, LS_RULE_HERO_FRIENDLY_FIRE));
  g_assert_cmpuint (table_sheet (t, "Bruno")->due, ==, 2);
  g_assert_cmpstr (t->game->blows[0].by, ==, "Ada");
  table_do (t, "armor hero=Bruno stopped=1");
  table_do (t, "end-hero-phase");
  g_assert_cmpuint (table_hero (t, "Bruno")->wounds, ==, 1);
  g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, 0);
}

static void
test_friendly_fire_refused (void)
{
  g_autoptr (Table) t = weapon_table ();

  table_do (t, "hero-off hero=Bruno");
  table_refuses (t, LS_GAME_ERROR_RULE, "roll monster=Bruno hero=Ada damage=1");
  table_do (t, "roll monster=Ada hero=Ada damage=1"); /* into her own zone */
  g_assert_cmpuint (table_sheet (t, "Ada")->due, ==, 1);
}

/* --- Kills --- */

static void
wear (Table      *t,
      const char *hero,
      const char *armor)
{
  table_do (t, "item-add item=%s kind=%s price=0", armor,
            ls_item_kind_names[ls_pack_armor (t->pack, armor)->kind]);
  table_do (t, "item-take item=item-%u hero=%s by-hand=true", t->game->n_items, hero);
}

static void
slay (Table      *t,
      const char *words)
{
  load (t, TRUE);
  table_do (t, "%s", words);
}

/* Two monsters killed in one turn turn the Murder Armor back and bring a movement token; not in two turns. */
static void
test_kills (void)
{
  g_autoptr (Table) t = weapon_table ();

  wear (t, "Ada", "murder-armor");
  wear (t, "Ada", "murder-pants");
  wear (t, "Bruno", "murder-armor");
  for (guint i = 1; i <= 3; i++)
    table_do (t, "item-used item=item-%u used=true", i);
  table_do (t, "hero-token hero=Ada token=1 spent=true");
  table_do (t, "hero-token hero=Ada token=3 spent=true");
  slay (t, "roll monster=archer-1 hero=Ada damage=1");
  table_do (t, "turn hero=Ada");
  slay (t, "roll monster=archer-2 hero=Ada damage=1");
  g_assert_true (t->game->items[0].used);
  g_assert_cmpuint (table_sheet (t, "Ada")->spent, ==, 5);
  slay (t, "roll monster=archer-3 hero=Ada damage=1 more=true");
  g_assert_false (t->game->items[0].used);
  g_assert_true (t->game->items[1].used); /* the pants give a token, and are not restored */
  g_assert_true (t->game->items[2].used); /* not his kill */
  g_assert_cmpuint (table_sheet (t, "Ada")->spent, ==, 1);
}

/* Fists and rerolls kill as well; what a table takes off the board itself does not count. */
static void
test_kills_otherwise (void)
{
  g_autoptr (Table) t = weapon_table ();

  wear (t, "Ada", "murder-armor");
  table_do (t, "item-used item=item-1 used=true");
  table_do (t, "monster-add type=clawer at=L11");
  table_do (t, "fist hero=Ada target=clawer-1 hit=true");
  table_do (t, "monster-kill monster=archer-3");
  g_assert_true (t->game->items[0].used);
  miss (t, "roll monster=archer-1 hero=Ada damage=1 scroll=true");
  slay (t, "reroll monster=archer-1");
  g_assert_false (t->game->items[0].used);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_RULE_TEST ("hero.attack-once", "weapon", test_once);
  ADD_RULE_TEST ("hero.attack-once", "weapon-and-fist", test_once_fist);
  ADD_RULE_TEST ("hero.attack-once", "scrolls", test_once_scrolls);
  ADD_RULE_TEST ("hero.attack-once", "zone", test_once_zone);
  ADD_RULE_TEST ("hero.attack-once", "unsaid", test_once_unsaid);
  ADD_RULE_TEST ("hero.attack-once", "refused", test_once_refused);
  ADD_RULE_TEST ("dice.reroll", "miss", test_reroll_miss);
  ADD_RULE_TEST ("dice.reroll", "abilities", test_reroll_abilities);
  ADD_RULE_TEST ("dice.reroll", "caps", test_reroll_cap);
  ADD_RULE_TEST ("dice.reroll", "refused", test_reroll_refused);
  ADD_RULE_TEST ("dice.reroll", "magic", test_reroll_magic);
  ADD_RULE_TEST ("dice.reroll", "impacts", test_reroll_impacts);
  ADD_RULE_TEST ("hero.ranged-area", "roll", test_ranged_area);
  ADD_RULE_TEST ("hero.los", "roll", test_aim_sight);
  ADD_RULE_TEST ("hero.tree-cover", "roll", test_aim_cover);
  ADD_RULE_TEST ("dryad.entangle", "beneath", test_beneath);
  ADD_RULE_TEST ("hero.attack-once", "goes-on", test_goes_on);
  ADD_RULE_TEST ("dice.reroll", "left", test_rerolls_left);
  ADD_RULE_TEST ("hero.attack-once", "striker", test_striker);
  ADD_RULE_TEST ("dice.roll", "target", test_target_dice);
  ADD_RULE_TEST ("hero.friendly-fire", "weapon", test_friendly_fire);
  ADD_RULE_TEST ("hero.friendly-fire", "weapon-refused", test_friendly_fire_refused);
  ADD_RULE_TEST ("damage.armor", "kills", test_kills);
  ADD_RULE_TEST ("damage.armor", "kills-otherwise", test_kills_otherwise);

  return g_test_run ();
}
