/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Armor and shield cards turned against attacks, and restored: `damage.armor`, all 24 of EN 23–24. */
#include "last-spell/armor.h"

#include <string.h>

#include "day-table.h"
#include "drawing.h"

#define HARD 7 /* damage of an attack that no card stops whole */

/* In the attack step; a Clawer that strikes hard stands beside Ada, who has 20 hit points, 2 mana of 6 and one movement
 * token left. Bruno is far away. */
static Table *
armor_table (void)
{
  Table *self = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);
  LsMonsterType *clawer;

  table_begin_quiet_night (self);
  table_do (self, "hero-at hero=Ada at=L9");
  table_do (self, "hero-at hero=Bruno at=L20");
  table_go_to (self, LS_STAGE_ATTACK);
  table_do (self, "monster-add type=clawer at=L8");
  clawer = &g_array_index (self->pack->types, LsMonsterType, ls_pack_find_type (self->pack, "clawer"));
  clawer->damage = HARD;
  table_hero (self, "Ada")->hit_points = 20;
  table_hero (self, "Ada")->base_mana = 6;
  table_hero (self, "Ada")->mana = 2;
  table_do (self, "hero-token hero=Ada token=1 spent=true");
  table_do (self, "hero-token hero=Ada token=3 spent=true");
  return self;
}

/* The hero wears it, by its id. Returns the item's. */
static const char *
wear (Table      *t,
      const char *hero,
      const char *armor)
{
  const LsArmor *record = ls_pack_armor (t->pack, armor);
  const char *id;

  table_do (t, "item-add item=%s kind=%s price=0", armor, ls_item_kind_names[record->kind]);
  id = t->game->items[t->game->n_items - 1].id;
  table_do (t, "item-take item=%s hero=%s by-hand=true", id, hero);
  return id;
}

static gboolean
is_turned (Table      *t,
           const char *item)
{
  return t->game->items[ls_game_find_item (t->game, item)].used;
}

static void
refuses (Table      *t,
         const char *rule,
         const char *command,
         const char *item,
         const char *more)
{
  g_autofree char *words = g_strdup_printf ("%s item=%s%s", command, item, more);

  day_refuses (t, rule, words);
}

/* --- All cards --- */

/* What is stopped of a hard attack, and what the hero has gained when it has fallen. */
static const struct
{
  const char *id;
  guint       stops;
  guint       mana;
  const char *instruction; /* for the table; NULL: none */
} cards[] = {
  { "worn-out-pants", 1, 0, NULL },
  { "worn-out-armor", 1, 0, NULL },
  { "wooden-shield", 1, 0, NULL },
  { "cloth-pants", 2, 0, NULL },
  { "chain-pants", 2, 0, NULL },
  { "cloth-armor", 2, 0, NULL },
  { "chain-armor", 1, 0, NULL },
  { "iron-shield", 1, 0, NULL },
  { "drop-shield", 1, 2, NULL },
  { "runners-greaves", 2, 0, NULL },
  { "jump-boots", 2, 0, NULL },
  { "turtle-armor", 3, 0, NULL },
  { "healers-armor", 2, 0, "Do what Healer's Armor says (Stops 2 damage of one attack. "
                           "Then wounds of another hero heal: 1.)" },
  { "fury-shield", 2, 0, "Do what Fury Shield says (Stops 2 damage of one attack. "
                         "Then an adjacent monster takes damage: 1.)" },
  { "tower-shield", 3, 0, NULL },
  { "coat-armor", 3, 0, NULL },
  { "heavy-shield", 3, 0, NULL },
  { "murder-armor", 1, 0, NULL },
  { "murder-pants", 1, 0, NULL },
  { "darkness-armor", 2, 0, NULL },
  { "darkness-pants", 2, 0, NULL },
  { "evasion-mantle", 6, 0, NULL },
};

static void
expect_told (Table      *t,
             const char *text)
{
  for (guint i = 0; i < t->script->lines->len; i++)
    {
      const LsLine *line = &g_array_index (t->script->lines, LsLine, i);
      g_autofree char *told = g_strdup_printf ("%s (%s)", line->text, line->detail);

      if (strcmp (told, text) == 0)
        return;
      g_test_message ("%s", told);
    }
  g_error ("not told: %s", text);
}

static void
test_cards (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    {
      g_autoptr (Table) t = armor_table ();
      const char *item = wear (t, "Ada", cards[i].id);
      guint stops = 99;

      g_assert_true (ls_game_may_use_armor (t->game, item, "clawer-1", &stops, NULL));
      g_assert_cmpuint (stops, ==, cards[i].stops);
      g_assert_cmpuint (ls_game_coming_wounds (t->game, 0), ==, HARD);
      table_do (t, "use-armor item=%s against=clawer-1", item);
      g_assert_true (table_said (t, LS_RULE_DAMAGE_ARMOR));
      g_assert_true (is_turned (t, item));
      g_assert_cmpuint (ls_game_coming_wounds (t->game, 0), ==, HARD - cards[i].stops);
      table_do (t, "next");
      if (cards[i].instruction)
        expect_told (t, cards[i].instruction);
      g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, HARD - cards[i].stops);
      g_assert_cmpuint (table_hero (t, "Ada")->mana, ==, 2 + cards[i].mana);
      g_assert_true (is_turned (t, item));
      g_assert_cmpuint (t->game->n_uses, ==, 0);
    }
}

/* The two that stop nothing are not for this. */
static void
test_not_against_attacks (void)
{
  g_autoptr (Table) t = armor_table ();
  const char *boots = wear (t, "Ada", "running-boots");
  const char *priest = wear (t, "Ada", "priest-armor");

  g_assert_cmpuint (G_N_ELEMENTS (cards) + 2, ==, t->pack->n_armors);
  table_refuses (t, LS_GAME_ERROR_STAGE, "use-armor item=%s against=clawer-1", boots);
  refuses (t, "damage.armor", "use-armor", priest, " against=clawer-1");
  refuses (t, "damage.armor", "use-armor", priest, "");
  g_assert_false (ls_game_may_use_armor (t->game, priest, NULL, NULL, NULL));
}

/* An item is the card of its kind that bears its name, however it is written; any other is none. */
static void
test_names (void)
{
  static const struct
  {
    const char *name;
    LsItemKind  kind;
    const char *armor;
  } names[] = { { "chain-armor", LS_ITEM_HIGH_ARMOR, "chain-armor" }, { "Chain Armor", LS_ITEM_HIGH_ARMOR, "chain-armor" },
                { "chain armor", LS_ITEM_HIGH_ARMOR, "chain-armor" }, { "Chain Armor", LS_ITEM_LOW_ARMOR, NULL },
                { "Chain", LS_ITEM_HIGH_ARMOR, NULL },                { "Healer's Armor", LS_ITEM_HIGH_ARMOR, "healers-armor" },
                { "Bow", LS_ITEM_TWO_HANDED, NULL } };
  g_autoptr (Table) t = armor_table ();

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      LsItem item = { .name = names[i].name, .kind = (guint8) names[i].kind };
      const LsArmor *armor = ls_game_item_armor (t->game, &item);

      g_assert_cmpstr (armor ? armor->id : NULL, ==, names[i].armor);
    }
}

/* --- One attack --- */

/* What a card could stop beyond one attack is lost, and it does not help against another. */
static void
test_one_attack (void)
{
  g_autoptr (Table) t = armor_table ();
  const char *mantle = wear (t, "Ada", "evasion-mantle");
  const char *pants = wear (t, "Ada", "cloth-pants");
  g_autoptr (GArray) blows = NULL;
  guint stops;

  table_do (t, "monster-add type=archer at=L10"); /* 1 damage */
  blows = ls_game_coming_blows (t->game, 0);
  g_assert_cmpuint (blows->len, ==, 2);
  g_assert_true (ls_game_may_use_armor (t->game, mantle, "archer-1", &stops, NULL));
  g_assert_cmpuint (stops, ==, 1);
  table_do (t, "use-armor item=%s against=archer-1", mantle);
  expect_script (t, "Ada turns Evasion Mantle against Archer 1: 1 damage less (Stops 6 damage of one attack. "
                    "Restored for movement tokens: 2.)");
  refuses (t, "damage.armor", "use-armor", pants, " against=archer-1"); /* nothing is left of it */
  table_do (t, "use-armor item=%s", pants);                             /* the hardest that is left */
  table_do (t, "next");
  g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, HARD - 2);
}

/* Several cards, what was entered and the armor-up token add up against one attack. */
static void
test_together (void)
{
  g_autoptr (Table) t = armor_table ();
  const char *items[] = { wear (t, "Ada", "cloth-pants"), wear (t, "Ada", "cloth-armor"), wear (t, "Ada", "iron-shield") };

  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    table_do (t, "use-armor item=%s", items[i]);
  table_do (t, "armor hero=Ada stopped=1");
  table_do (t, "hero-armor-up hero=Ada on=true");
  g_assert_cmpuint (ls_game_coming_wounds (t->game, 0), ==, 0);
  table_do (t, "next");
  g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, 0);
}

/* A target chosen otherwise, or an attacker killed by hand: the card was not needed and is turned back. */
static void
test_not_needed (void)
{
  g_autoptr (Table) t = armor_table ();
  const char *shield = wear (t, "Ada", "drop-shield");

  table_do (t, "use-armor item=%s", shield);
  table_do (t, "monster-kill monster=clawer-1");
  g_assert_true (is_turned (t, shield));
  table_do (t, "monster-add type=clawer at=D5");
  table_do (t, "monster-add type=clawer at=D6");
  table_do (t, "next");
  expect_told (t, "Drop Shield was not needed: turn it back (The attack that it was turned against has not come.)");
  g_assert_false (is_turned (t, shield));
  g_assert_cmpuint (table_hero (t, "Ada")->mana, ==, 2);
}

/* Corrected by hand, a card helps no more: turned back, taken away or given to another. */
static void
test_by_hand (void)
{
  static const char *const words[] = { "item-used item=%s used=false", "item-remove item=%s",
                                       "item-leave item=%s by-hand=true", "item-take item=%s hero=Bruno by-hand=true" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autoptr (Table) t = armor_table ();
      const char *shield = wear (t, "Ada", "tower-shield");
      g_autoptr (GString) correction = g_string_new (words[i]);

      g_string_replace (correction, "%s", shield, 1);
      table_do (t, "use-armor item=%s", shield);
      table_do (t, "%s", correction->str);
      table_do (t, "next");
      g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, HARD);
    }
}

/* --- Refusals --- */

static void
test_refused (void)
{
  g_autoptr (Table) t = armor_table ();
  const char *pants = wear (t, "Ada", "cloth-pants");
  const char *far = wear (t, "Bruno", "cloth-pants");
  const char *bow;

  table_do (t, "item-add item=Bow kind=two-handed price=0");
  bow = t->game->items[t->game->n_items - 1].id;
  refuses (t, "damage.armor", "use-armor", bow, "");
  table_do (t, "item-add item=Rags kind=low-armor price=0");
  refuses (t, "damage.armor", "use-armor", t->game->items[t->game->n_items - 1].id, ""); /* in the stash */
  table_do (t, "item-take item=%s hero=Bruno by-hand=true", t->game->items[t->game->n_items - 1].id);
  refuses (t, "damage.armor", "use-armor", t->game->items[t->game->n_items - 1].id, ""); /* not known */
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "use-armor item=item-99");
  table_refuses (t, LS_GAME_ERROR_STAGE, "use-armor item=%s", far); /* nothing strikes Bruno */
  refuses (t, "damage.armor", "use-armor", pants, " against=clawer-9");
  refuses (t, "damage.armor", "use-armor", pants, " pay=true");
  table_do (t, "use-armor item=%s", pants);
  refuses (t, "damage.armor", "use-armor", pants, "");
  table_do (t, "next");
  table_refuses (t, LS_GAME_ERROR_RULE, "use-armor item=%s", pants);
  table_do (t, "item-used item=%s used=false", pants);
  table_refuses (t, LS_GAME_ERROR_STAGE, "use-armor item=%s", pants); /* nothing is due in the hero phase */
}

/* Whoever wears the Coat Armor uses no shield, whoever wears the Heavy Shield no armor; the others may. */
static void
test_bans (void)
{
  g_autoptr (Table) t = armor_table ();
  const char *coat = wear (t, "Ada", "coat-armor");
  const char *pants = wear (t, "Ada", "cloth-pants");
  const char *shield = wear (t, "Ada", "iron-shield");

  refuses (t, "damage.armor", "use-armor", shield, "");
  table_do (t, "use-armor item=%s", pants);
  table_do (t, "use-armor item=%s", coat);
  table_do (t, "item-remove item=%s", shield);
  shield = wear (t, "Ada", "heavy-shield"); /* each bans the other */
  refuses (t, "damage.armor", "use-armor", shield, "");
  table_do (t, "item-used item=%s used=false", coat);
  refuses (t, "damage.armor", "use-armor", coat, "");
  table_do (t, "item-remove item=%s", coat);
  table_do (t, "use-armor item=%s", shield);
  table_do (t, "item-used item=%s used=false", pants);
  refuses (t, "damage.armor", "use-armor", pants, "");
}

/* Cards fail against an explosion and against a slayer; what was entered for perks and the armor-up token do not. */
static void
test_bare (void)
{
  g_autoptr (Table) boomer = armor_table ();
  g_autoptr (Table) slayer = armor_table ();
  const char *pants = wear (boomer, "Ada", "cloth-pants");
  g_autoptr (GArray) blows = NULL;

  table_do (boomer, "monster-kill monster=clawer-1");
  table_do (boomer, "monster-add type=boomer at=M10");
  refuses (boomer, "attack.explosion", "use-armor", pants, " against=boomer-1");
  blows = ls_game_coming_blows (boomer->game, 0);
  g_assert_cmpuint (g_array_index (blows, LsComingBlow, 0).rule, ==, LS_RULE_ATTACK_EXPLOSION);
  table_do (boomer, "armor hero=Ada stopped=1");
  table_do (boomer, "hero-armor-up hero=Ada on=true");
  table_do (boomer, "next");
  g_assert_cmpuint (table_hero (boomer, "Ada")->wounds, ==, 2);

  pants = wear (slayer, "Ada", "cloth-pants");
  g_array_index (slayer->pack->types, LsMonsterType, ls_pack_find_type (slayer->pack, "clawer")).abilities
    |= LS_ABILITY_SLAYER;
  refuses (slayer, "attack.slayer", "use-armor", pants, "");
  table_do (slayer, "monster-add type=archer at=L10");
  table_do (slayer, "use-armor item=%s", pants); /* the archer's, though the slayer strikes harder */
  table_do (slayer, "next");
  g_assert_cmpuint (table_hero (slayer, "Ada")->wounds, ==, HARD);
}

/* --- What comes with it --- */

/* Mana comes after what an Accursed drains, and never above the hero's most. */
static void
test_gain_mana (void)
{
  g_autoptr (Table) t = armor_table ();
  const char *shield = wear (t, "Ada", "drop-shield");

  table_do (t, "monster-kill monster=clawer-1");
  table_do (t, "monster-add type=accursed at=L8");
  table_do (t, "hero-mana hero=Ada mana=6");
  table_do (t, "use-armor item=%s", shield);
  table_do (t, "next");
  g_assert_cmpuint (table_hero (t, "Ada")->mana, ==, 6);
}

/* In the hero phase a catapult strikes Ada: movement tokens that come back can be used. */
static Table *
friendly_table (void)
{
  Table *self = armor_table ();

  table_do (self, "monster-kill monster=clawer-1");
  table_go_to (self, LS_STAGE_HEROES);
  table_do (self, "structure-add type=catapult spots=M12");
  table_do (self, "hero-token hero=Ada token=1 spent=true");
  table_do (self, "hero-token hero=Ada token=3 spent=true");
  table_do (self, "shoot defense=catapult-1 at=L8");
  g_assert_cmpuint (table_sheet (self, "Ada")->due, ==, 1);
  return self;
}

static void
test_gain_movement (void)
{
  g_autoptr (Table) largest = friendly_table ();
  g_autoptr (Table) named = friendly_table ();
  g_autoptr (Table) dark = friendly_table ();

  table_do (largest, "use-armor item=%s against=catapult-1", wear (largest, "Ada", "runners-greaves"));
  table_do (largest, "end-hero-phase");
  g_assert_cmpuint (table_sheet (largest, "Ada")->spent, ==, 1 << 0);
  g_assert_cmpuint (table_hero (largest, "Ada")->wounds, ==, 0);
  table_do (named, "use-armor item=%s tokens=1", wear (named, "Ada", "runners-greaves"));
  table_do (named, "end-hero-phase");
  g_assert_cmpuint (table_sheet (named, "Ada")->spent, ==, 1 << 2);
  table_do (dark, "use-armor item=%s pay=true", wear (dark, "Ada", "darkness-pants"));
  table_do (dark, "end-hero-phase");
  g_assert_cmpuint (table_sheet (dark, "Ada")->spent, ==, 0);
  g_assert_cmpuint (table_hero (dark, "Ada")->wounds, ==, 1);
}

/* `hero.friendly-fire`: each shot is an attack of its own, also by the same catapult. */
static void
test_friendly_fire (void)
{
  g_autoptr (Table) t = friendly_table ();
  const char *turtle = wear (t, "Ada", "turtle-armor");
  const char *pants = wear (t, "Ada", "cloth-pants");

  table_do (t, "shoot defense=catapult-1 at=L8");
  table_do (t, "use-armor item=%s", turtle);
  g_assert_cmpuint (ls_game_coming_wounds (t->game, 0), ==, 1);
  table_do (t, "use-armor item=%s against=catapult-1", pants);
  g_assert_cmpuint (ls_game_coming_wounds (t->game, 0), ==, 0);
  table_do (t, "end-hero-phase");
  g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, 0);
  g_assert_cmpuint (t->game->n_blows, ==, 0);
}

/* Mana for a damage, if the player wants it and does not die of it. */
static void
test_darkness (void)
{
  static const struct
  {
    const char *pay;
    guint       hit_points;
    guint       mana;
    guint       wounds;
  } cases[] = { { "", 20, 2, 5 }, { " pay=false", 20, 2, 5 }, { " pay=true", 20, 6, 6 }, { " pay=true", 6, 2, 5 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Table) t = armor_table ();
      const char *armor = wear (t, "Ada", "darkness-armor");

      table_hero (t, "Ada")->hit_points = cases[i].hit_points;
      table_do (t, "use-armor item=%s%s", armor, cases[i].pay);
      table_do (t, "next");
      g_assert_cmpuint (table_hero (t, "Ada")->mana, ==, cases[i].mana);
      g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, cases[i].wounds);
    }
}

/* The Priest Armor keeps another hero alive with one hit point, and waits if that hero does not die. */
static void
test_priest (void)
{
  g_autoptr (Table) t = armor_table ();
  g_autoptr (Table) spared = NULL;
  const char *priest = wear (t, "Bruno", "priest-armor");
  const char *pants;

  refuses (t, "damage.armor", "use-armor", priest, " against=Ada"); /* 7 of 20 do not kill her */
  table_hero (t, "Ada")->hit_points = 7;
  refuses (t, "damage.armor", "use-armor", priest, " against=Bruno");
  table_do (t, "use-armor item=%s against=Ada", priest);
  table_do (t, "next");
  expect_stage (t, LS_STAGE_HEROES);
  g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, 6);
  g_assert_true (is_turned (t, priest));

  spared = armor_table ();
  priest = wear (spared, "Bruno", "priest-armor");
  pants = wear (spared, "Ada", "cloth-pants");
  table_hero (spared, "Ada")->hit_points = 7;
  table_do (spared, "use-armor item=%s", priest);
  table_do (spared, "use-armor item=%s", pants);
  table_do (spared, "next");
  g_assert_cmpuint (table_hero (spared, "Ada")->wounds, ==, 5);
  g_assert_false (is_turned (spared, priest));
}

/* The Running Boots make the next token longer, once. */
static void
test_boots (void)
{
  g_autoptr (Table) t = armor_table ();
  const char *boots = wear (t, "Ada", "running-boots");

  table_do (t, "monster-kill monster=clawer-1");
  table_go_to (t, LS_STAGE_HEROES);
  t->game->n_structures = 0;
  table_do (t, "hero-at hero=Ada at=L12");
  table_do (t, "hero-token hero=Ada token=1 spent=true");
  table_do (t, "hero-token hero=Ada token=2 spent=true");
  table_refuses (t, LS_GAME_ERROR_RULE, "hero-move hero=Ada at=R12"); /* six points with a token of four */
  table_do (t, "use-armor item=%s", boots);
  g_assert_cmpuint (table_sheet (t, "Ada")->longer, ==, 2);
  table_do (t, "hero-move hero=Ada at=R12");
  g_assert_cmpuint (table_sheet (t, "Ada")->longer, ==, 0);
  table_do (t, "hero-token hero=Ada token=3 spent=false");
  table_refuses (t, LS_GAME_ERROR_RULE, "hero-move hero=Ada at=L12");
  table_do (t, "restore-armor item=%s", boots);
  g_assert_cmpuint (table_hero (t, "Ada")->mana, ==, 1);
  table_do (t, "use-armor item=%s", boots);
  table_do (t, "hero-move hero=Ada at=L12");
}

/* The Jump Boots walk across low obstacles, a point for each spot, and stop on none; walls are jumped as ever. */
static void
test_jump_boots (void)
{
  g_autoptr (Table) t = armor_table ();
  const char *boots;

  table_do (t, "monster-kill monster=clawer-1");
  table_go_to (t, LS_STAGE_HEROES);
  t->game->n_structures = 0;
  table_do (t, "hero-at hero=Ada at=L12");
  table_do (t, "token-add type=corpse-pile at=M12");
  table_do (t, "token-add type=corpse-pile at=N12");
  for (const char *const *spots = (const char *const[]){ "L11", "M11", "L13", "K12", NULL }; *spots; spots++)
    table_do (t, "structure-add type=house spots=%s", *spots);
  table_refuses (t, LS_GAME_ERROR_RULE, "hero-move hero=Ada at=O12"); /* two in a row are not jumped */
  boots = wear (t, "Ada", "jump-boots");
  table_do (t, "item-used item=%s used=true", boots); /* turned or not */
  table_refuses (t, LS_GAME_ERROR_RULE, "hero-move hero=Ada at=M12");
  table_do (t, "hero-move hero=Ada at=O12 tokens=2"); /* three points */
  g_assert_cmpuint (table_hero (t, "Ada")->at, ==, ls_spot_from_name ("O12"));
  table_do (t, "item-leave item=%s by-hand=true", boots);
  table_refuses (t, LS_GAME_ERROR_RULE, "hero-move hero=Ada at=L12");
}

/* --- Restoring --- */

/* What each card costs to restore at night; the others wait for the day. */
static void
test_restore (void)
{
  for (guint i = 0; i < 24; i++)
    {
      g_autoptr (Table) t = armor_table ();
      const LsArmor *armor = &t->pack->armors[i];
      const char *item = wear (t, "Ada", armor->id);
      gboolean restores = armor->restore_mana > 0 || armor->restore_movement > 0;

      table_do (t, "hero-token hero=Ada token=3 spent=false");
      if (restores)
        refuses (t, "damage.armor", "restore-armor", item, "");
      table_do (t, "item-used item=%s used=true", item);
      g_assert_cmpint (ls_game_may_restore_armor (t->game, item, NULL), ==, restores);
      if (!restores)
        {
          refuses (t, "day.end", "restore-armor", item, "");
          continue;
        }
      table_do (t, "restore-armor item=%s", item);
      g_assert_false (is_turned (t, item));
      g_assert_cmpuint (table_hero (t, "Ada")->mana, ==, 2 - armor->restore_mana);
      g_assert_cmpuint (table_sheet (t, "Ada")->spent, ==,
                        armor->restore_movement == 0 ? 1 : armor->restore_movement == 1 ? 3 : 7); /* the smallest */
    }
}

static void
test_restore_refused (void)
{
  g_autoptr (Table) t = armor_table ();
  const char *chain = wear (t, "Ada", "chain-armor");
  const char *shield = wear (t, "Ada", "iron-shield");
  const char *mantle = wear (t, "Bruno", "evasion-mantle");

  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "restore-armor item=item-99");
  table_do (t, "item-used item=%s used=true", chain);
  table_do (t, "hero-mana hero=Ada mana=1");
  refuses (t, "damage.armor", "restore-armor", chain, "");
  table_do (t, "item-used item=%s used=true", shield);
  refuses (t, "damage.armor", "restore-armor", shield, " tokens=1"); /* spent */
  refuses (t, "damage.armor", "restore-armor", shield, " tokens=2,3");
  table_do (t, "restore-armor item=%s tokens=2", shield);
  table_do (t, "item-used item=%s used=true", shield);
  refuses (t, "damage.armor", "restore-armor", shield, ""); /* none left */
  table_do (t, "item-used item=%s used=true", mantle);
  refuses (t, "damage.armor", "restore-armor", mantle, " tokens=1"); /* one of two */
  table_do (t, "restore-armor item=%s tokens=1,2", mantle);
  table_do (t, "item-leave item=%s by-hand=true", chain);
  refuses (t, "damage.armor", "restore-armor", chain, "");
}

/* Restored within the step, it is turned against another attack, or against the same. */
static void
test_restored_and_used (void)
{
  g_autoptr (Table) t = armor_table ();
  const char *chain = wear (t, "Ada", "chain-armor");

  table_do (t, "use-armor item=%s against=clawer-1", chain);
  table_do (t, "restore-armor item=%s", chain);
  table_do (t, "use-armor item=%s against=clawer-1", chain);
  table_do (t, "next");
  g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, HARD - 2);
  g_assert_cmpuint (table_hero (t, "Ada")->mana, ==, 0);
  g_assert_true (is_turned (t, chain));
}

/* By day nothing is to be paid: its end restores them all, worn or not. */
static void
test_day_restores (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2);
  const char *chain = wear (t, "Ada", "chain-armor");

  table_do (t, "item-used item=%s used=true", chain);
  refuses (t, "day.end", "restore-armor", chain, "");
  table_do (t, "day-end");
  g_assert_false (is_turned (t, chain));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_RULE_TEST ("damage.armor", "cards", test_cards);
  ADD_RULE_TEST ("damage.armor", "not-against-attacks", test_not_against_attacks);
  ADD_RULE_TEST ("damage.armor", "names", test_names);
  ADD_RULE_TEST ("damage.armor", "one-attack", test_one_attack);
  ADD_RULE_TEST ("damage.armor", "together", test_together);
  ADD_RULE_TEST ("damage.armor", "not-needed", test_not_needed);
  ADD_RULE_TEST ("damage.armor", "by-hand", test_by_hand);
  ADD_RULE_TEST ("damage.armor", "refused", test_refused);
  ADD_RULE_TEST ("damage.armor", "bans", test_bans);
  ADD_RULE_TEST ("damage.armor", "bare", test_bare);
  ADD_RULE_TEST ("damage.armor", "gain-mana", test_gain_mana);
  ADD_RULE_TEST ("damage.armor", "gain-movement", test_gain_movement);
  ADD_RULE_TEST ("hero.friendly-fire", "armor", test_friendly_fire);
  ADD_RULE_TEST ("damage.armor", "darkness", test_darkness);
  ADD_RULE_TEST ("damage.armor", "priest", test_priest);
  ADD_RULE_TEST ("damage.armor", "boots", test_boots);
  ADD_RULE_TEST ("hero.jump", "jump-boots", test_jump_boots);
  ADD_RULE_TEST ("damage.armor", "restore", test_restore);
  ADD_RULE_TEST ("damage.armor", "restore-refused", test_restore_refused);
  ADD_RULE_TEST ("damage.armor", "restored-and-used", test_restored_and_used);
  ADD_RULE_TEST ("day.end", "armor", test_day_restores);

  return g_test_run ();
}
