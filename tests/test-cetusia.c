/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cetusia, head and tail: section 12 of the rules. */
#include "table.h"

#include "drawing.h"
#include "last-spell/armor.h"
#include "last-spell/boss.h"

#define HEAD "cetusia-head-1"
#define TAIL "cetusia-tail-1"

/* The first phase of her night; the heroes stand where no card of hers reaches. */
static Table *
lake_table (void)
{
  Table *self = table_new_night (LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 3);

  table_begin_bare_night (self);
  table_do (self, "hero-at hero=Ada at=I15");
  table_do (self, "hero-at hero=Bruno at=X15");
  return self;
}

/* On to the next boss spawn step, which turns that card. */
static void
turn_card (Table      *t,
           const char *card)
{
  if (t->game->stage != LS_STAGE_HEROES && t->game->phase == 1)
    table_go_to (t, LS_STAGE_HEROES);
  table_go_to (t, LS_STAGE_BOSS);
  table_do (t, "boss-card card=%s", card);
  table_do (t, "step");
  expect_stage (t, LS_STAGE_SPAWN);
}

/* Her first appearance, with that card. */
static Table *
drawn_table (const char *card)
{
  Table *self = lake_table ();

  turn_card (self, card);
  return self;
}

/* The same with the app's cards. */
static Table *
app_table (guint64 seed)
{
  LsSetup setup;
  Table *self;

  ls_bot_setup (&setup, LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 2, seed);
  setup.night = 3;
  self = table_new_setup (&setup);
  table_begin_bare_night (self);
  table_do (self, "hero-at hero=Ada at=I15");
  table_do (self, "hero-at hero=Bruno at=X15");
  return self;
}

static gboolean
has (Table      *t,
     const char *monster)
{
  return ls_game_find_monster (t->game, monster) >= 0;
}

static const LsMonsterType *
type_of (Table      *t,
         const char *monster)
{
  return &g_array_index (t->pack->types, LsMonsterType, table_monster (t, monster)->type);
}

static void
expect_hero_at (Table      *t,
                const char *hero,
                const char *spot)
{
  char name[LS_SPOT_NAME_SIZE];

  g_assert_true (table_sheet (t, hero)->on_board);
  g_assert_cmpstr (ls_spot_name (table_hero (t, hero)->at, name), ==, spot);
}

/* --- cetusia.skip --- */

/* Nothing in the first monster phase, and no card either. */
static void
test_skip (void)
{
  g_autoptr (Table) t = lake_table ();

  table_go_to (t, LS_STAGE_BOSS);
  table_refuses (t, LS_GAME_ERROR_STAGE, "boss-card card=C2");
  table_do (t, "step");
  g_assert_true (table_said (t, LS_RULE_CETUSIA_SKIP));
  g_assert_false (table_said (t, LS_RULE_CETUSIA_DRAW));
  g_assert_cmpuint (t->game->boss.deck.n, ==, 4);
  table_go_to (t, LS_STAGE_ATTACK);
  g_assert_cmpuint (t->game->n_monsters, ==, 0);
  table_do (t, "next");
  g_assert_false (table_said (t, LS_RULE_CETUSIA_ATTACK));
  expect_stage (t, LS_STAGE_HEROES);
  g_assert_false (t->game->boss.arrived);
}

/* --- cetusia.draw --- */

/* The table's own card: asked for, entered once, head and tail on their spots towards their red areas. */
static void
test_draw (void)
{
  g_autoptr (Table) t = lake_table ();

  table_go_to (t, LS_STAGE_HEROES);
  table_refuses (t, LS_GAME_ERROR_STAGE, "boss-card card=C2");
  table_go_to (t, LS_STAGE_BOSS);
  table_refuses (t, LS_GAME_ERROR_STAGE, "step");
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "boss-card card=C5");
  table_do (t, "boss-card card=C2");
  table_refuses (t, LS_GAME_ERROR_RULE, "boss-card card=C1");
  table_do (t, "step");
  g_assert_true (table_said (t, LS_RULE_CETUSIA_DRAW));
  expect_at (t, HEAD, "S9", LS_SOUTH);
  expect_at (t, TAIL, "L23", LS_NORTH);
  g_assert_cmpuint (t->game->n_monsters, ==, 2);
  g_assert_true (t->game->boss.arrived);
  table_refuses (t, LS_GAME_ERROR_STAGE, "boss-card card=C1");
}

/* Each of the four. */
static void
test_draw_spots (void)
{
  static const struct
  {
    const char *card, *head, *tail;
    LsFacing    facing; /* the head's */
  } cards[] = { { "C1", "N9", "P23", LS_SOUTH },
                { "C2", "S9", "L23", LS_SOUTH },
                { "C3", "Q23", "M9", LS_NORTH },
                { "C4", "M23", "S9", LS_NORTH } };

  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    {
      g_autoptr (Table) t = drawn_table (cards[i].card);

      expect_at (t, HEAD, cards[i].head, cards[i].facing);
      expect_at (t, TAIL, cards[i].tail, ls_facing_turned (cards[i].facing, 2));
    }
}

/* The next card moves both; they keep their wounds, and between the cards they do not stir. */
static void
test_draw_again (void)
{
  g_autoptr (Table) t = drawn_table ("C2");

  table_do (t, "monster-wounds monster=" HEAD " wounds=3");
  table_do (t, "monster-wounds monster=" TAIL " wounds=2");
  table_go_to (t, LS_STAGE_HEROES);
  expect_at (t, HEAD, "S9", LS_SOUTH);
  expect_at (t, TAIL, "L23", LS_NORTH);
  turn_card (t, "C4"); /* her tail goes where her head was */
  expect_at (t, HEAD, "M23", LS_NORTH);
  expect_at (t, TAIL, "S9", LS_SOUTH);
  g_assert_cmpuint (t->game->n_monsters, ==, 2);
  g_assert_cmpuint (table_monster (t, HEAD)->wounds, ==, 3);
  g_assert_cmpuint (table_monster (t, TAIL)->wounds, ==, 2);
}

/* By the app: nothing to enter. */
static void
test_draw_by_the_app (void)
{
  g_autoptr (Table) t = app_table (1);

  table_next_phase (t);
  table_go_to (t, LS_STAGE_BOSS);
  table_refuses (t, LS_GAME_ERROR_STAGE, "boss-card card=C2");
  table_do (t, "step");
  g_assert_true (has (t, HEAD));
  g_assert_true (has (t, TAIL));
}

/* In other nights there is no card of hers. */
static void
test_draw_elsewhere (void)
{
  g_autoptr (Table) first = table_new_night (LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 1);
  g_autoptr (Table) harpy = table_new_night (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 3);

  table_do (harpy, "coin side=left");
  table_begin_night (first);
  table_begin_bare_night (harpy);
  table_go_to (first, LS_STAGE_BOSS);
  table_go_to (harpy, LS_STAGE_BOSS);
  table_refuses (first, LS_GAME_ERROR_STAGE, "boss-card card=C2");
  table_refuses (harpy, LS_GAME_ERROR_STAGE, "boss-card card=C2");
}

/* --- cetusia.reshuffle --- */

/* A card that has been turned is not there again until three have been; then all four are, at the end of the phase. */
static void
test_reshuffle (void)
{
  static const char *const cards[] = { "C1", "C2", "C3" };
  g_autoptr (Table) t = lake_table ();

  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    {
      turn_card (t, cards[i]);
      g_assert_cmpuint (t->game->boss.deck.n, ==, 3 - i);
      table_go_to (t, LS_STAGE_ATTACK);
      table_do (t, "next");
      table_do (t, "next");
      expect_stage (t, LS_STAGE_HEROES);
      g_assert_cmpint (table_said (t, LS_RULE_CETUSIA_RESHUFFLE), ==, i == 2);
      g_assert_cmpuint (t->game->boss.deck.n, ==, i == 2 ? 4 : 3 - i);
      table_go_to (t, LS_STAGE_BOSS);
      if (i < 2)
        table_refuses (t, LS_GAME_ERROR_UNKNOWN, "boss-card card=%s", cards[i]);
    }
  turn_card (t, "C3");
}

/* The app's cards: three different ones each time, each card sooner or later the one that is left out. */
static void
test_reshuffle_by_the_app (void)
{
  guint left_out[4] = { 0 };

  for (guint64 seed = 1; seed <= 10; seed++)
    {
      g_autoptr (Table) t = app_table (seed);

      table_next_phase (t);
      for (guint round = 0; round < 3; round++)
        {
          guint seen = 0;

          for (guint i = 0; i < 3; i++)
            {
              table_go_to (t, LS_STAGE_SPAWN);
              g_assert_false (seen & 1u << (t->game->boss.card - 1));
              seen |= 1u << (t->game->boss.card - 1);
              table_go_to (t, LS_STAGE_HEROES);
            }
          for (guint card = 0; card < 4; card++)
            left_out[card] += seen & 1u << card ? 0 : 1;
        }
    }
  for (guint card = 0; card < 4; card++)
    g_assert_cmpuint (left_out[card], >, 0);
}

/* --- cetusia.displace --- */

/* A hero goes straight towards the mist: from the northern lake to the north, from the southern one into the town. */
static void
test_displace_hero (void)
{
  g_autoptr (Table) t = lake_table ();

  table_do (t, "hero-at hero=Ada at=N9");
  table_do (t, "hero-at hero=Bruno at=P23");
  turn_card (t, "C1");
  g_assert_true (table_said (t, LS_RULE_CETUSIA_DISPLACE));
  expect_hero_at (t, "Ada", "N8");
  expect_hero_at (t, "Bruno", "P22");
  g_assert_cmpuint (table_hero (t, "Ada")->wounds + table_sheet (t, "Ada")->due, ==, 0);
}

/* Over what is in the way, traps too, which no hero stands on. */
static void
test_displace_hero_past (void)
{
  g_autoptr (Table) t = lake_table ();

  table_do (t, "hero-at hero=Ada at=P23");
  table_do (t, "structure-add type=house spots=P22");
  table_do (t, "token-add type=stun-trap at=P21");
  turn_card (t, "C1");
  expect_hero_at (t, "Ada", "P20");
  g_assert_cmpuint (t->game->n_tokens, ==, 1);
}

/* Never into the mist: if it begins behind the next spot and that is taken, the nearest free spot. */
static void
test_displace_hero_at_the_mist (void)
{
  g_autoptr (Table) t = lake_table ();

  table_do (t, "hero-at hero=Ada at=N9");
  table_do (t, "hero-at hero=Bruno at=N8");
  turn_card (t, "C1");
  expect_hero_at (t, "Bruno", "N8");
  g_assert_true (table_sheet (t, "Ada")->on_board);
  g_assert_cmpuint (ls_spot_distance (table_hero (t, "Ada")->at, ls_spot_from_name ("N9")), ==, 1);
  g_assert_false (ls_board_in_mist (t->game->board, t->game->mist, table_hero (t, "Ada")->at));
}

/* Anything else is removed, whole; a Boomer goes back to the box and does not explode. */
static void
test_displace_rest (void)
{
  g_autoptr (Table) t = lake_table ();

  table_go_to (t, LS_STAGE_HEROES);
  table_go_to (t, LS_STAGE_BOSS);
  table_do (t, "hero-at hero=Ada at=S8");
  table_do (t, "monster-add type=boomer at=S9");
  table_do (t, "structure-add type=shop spots=K23,L23");
  table_do (t, "monster-add type=clawer at=M23");
  turn_card (t, "C2");
  g_assert_true (table_said (t, LS_RULE_CETUSIA_DISPLACE));
  g_assert_false (has (t, "boomer-1"));
  g_assert_true (has (t, "clawer-1"));
  g_assert_cmpuint (t->game->out.left[LS_FIGURE_BOOMER][LS_GREEN], ==, 0);
  g_assert_cmpint (ls_game_find_structure (t->game, "shop-2"), ==, -1);
  g_assert_cmpuint (table_hero (t, "Ada")->wounds + table_sheet (t, "Ada")->due, ==, 0);
  expect_hero_at (t, "Ada", "S8");
}

static void
test_displace_token (void)
{
  g_autoptr (Table) t = lake_table ();

  table_do (t, "token-add type=damage-trap at=S9");
  table_do (t, "token-add type=corpse-pile at=L23");
  table_do (t, "token-add type=slow-trap at=L22");
  turn_card (t, "C2");
  g_assert_cmpuint (t->game->n_tokens, ==, 1);
  g_assert_cmpuint (table_monster (t, HEAD)->wounds, ==, 0);
  expect_at (t, TAIL, "L23", LS_NORTH);
}

/* --- cetusia.attack --- */

static const struct
{
  const char *card;
  const char *spot; /* in the red area */
  guint       damage[2];
} blows[] = {
  { "C1", "N10", { 2, 3 } }, { "C1", "O22", { 1, 2 } }, { "C2", "S10", { 1, 2 } }, { "C2", "L21", { 2, 3 } },
  { "C3", "P20", { 2, 3 } }, { "C3", "M10", { 1, 2 } }, { "C4", "L19", { 1, 2 } }, { "C4", "S10", { 2, 3 } },
};

/* Each attack in both stages: Skull Smash, Hydro Catapult, Tidal Assault, Tidal Entrance. */
static void
test_attack_damage (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (blows); i++)
    for (guint stage = 0; stage < 2; stage++)
      {
        g_autoptr (Table) t = drawn_table (blows[i].card);

        if (stage == 1)
          table_do (t, "monster-wounds monster=" HEAD " wounds=8");
        table_go_to (t, LS_STAGE_ATTACK);
        table_do (t, "hero-at hero=Ada at=%s", blows[i].spot);
        table_do (t, "next");
        g_assert_true (table_said (t, LS_RULE_CETUSIA_ATTACK));
        g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, blows[i].damage[stage]);
        g_assert_cmpuint (table_hero (t, "Bruno")->wounds, ==, 0);
      }
}

/* Heroes, monsters and structures of the red areas, each once; monsters without dice. */
static void
test_attack_all (void)
{
  g_autoptr (Table) t = drawn_table ("C2");
  AutomaRandom random;

  table_go_to (t, LS_STAGE_ATTACK);
  table_do (t, "hero-at hero=Ada at=R10");
  table_do (t, "hero-at hero=Bruno at=Q10");
  table_do (t, "monster-add type=clawer at=T12");
  table_do (t, "monster-add type=accursed at=L22");
  table_do (t, "monster-add type=clawer at=U12");
  table_do (t, "structure-add type=wooden-wall spots=M22,N22");
  random = t->game->random;
  table_do (t, "next");
  g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, 1);
  g_assert_cmpuint (table_hero (t, "Bruno")->wounds, ==, 0);
  g_assert_false (has (t, "clawer-1"));
  g_assert_true (has (t, "clawer-2"));
  g_assert_cmpuint (table_monster (t, "accursed-1")->wounds, ==, 2);
  g_assert_cmpuint (table_structure (t, "ruin-2-1")->flames, ==, 1); /* R13 and S13, both in the area */
  g_assert_cmpuint (table_structure (t, "wooden-wall-6")->flames, ==, 2);
  g_assert_cmpuint (table_monster (t, HEAD)->wounds + table_monster (t, TAIL)->wounds, ==, 0);
  g_assert_cmpmem (&random, sizeof random, &t->game->random, sizeof random);
}

/* Before all others: what she slays does not strike any more; a Boomer does not explode. */
static void
test_attack_first (void)
{
  g_autoptr (Table) t = drawn_table ("C1");

  table_go_to (t, LS_STAGE_ATTACK);
  table_do (t, "hero-at hero=Ada at=P10");
  table_do (t, "monster-add type=clawer at=O10");
  table_do (t, "monster-add type=boomer at=O11");
  table_do (t, "monster-add type=clawer at=Q10");
  table_do (t, "next");
  expect_stage (t, LS_STAGE_ATTACK);
  g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, 0);
  table_do (t, "next");
  expect_stage (t, LS_STAGE_HEROES);
  g_assert_false (table_said (t, LS_RULE_CETUSIA_ATTACK));
  g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, 1); /* by the one outside the area */
  g_assert_cmpuint (t->game->out.left[LS_FIGURE_BOOMER][LS_GREEN], ==, 0);
}

/* No red area of hers hurts the circle. */
static void
test_attack_circle (void)
{
  g_autoptr (Table) t = drawn_table ("C1");
  LsSpot circle[] = { ls_spot_from_name ("P16"), ls_spot_from_name ("Q16") };
  LsBossBlow blow = { .rule = LS_RULE_CETUSIA_ATTACK,
                      .damage = 2,
                      .monsters = TRUE,
                      .n = G_N_ELEMENTS (circle),
                      .spots = circle };

  g_assert_cmpint (t->game->board->terrain[circle[0]], ==, LS_TERRAIN_CIRCLE);
  ls_boss_strike (t->game, &blow, NULL);
  g_assert_cmpuint (t->game->mages, ==, LS_MAGES);
  table_go_to (t, LS_STAGE_HEROES);
  g_assert_cmpuint (t->game->mages, ==, LS_MAGES);
}

/* A watchtower takes the blow for the hero on it. */
static void
test_attack_tower (void)
{
  g_autoptr (Table) t = drawn_table ("C1");

  table_go_to (t, LS_STAGE_ATTACK);
  table_do (t, "structure-add type=watchtower spots=N10");
  table_do (t, "hero-at hero=Ada at=N10");
  table_do (t, "next");
  g_assert_cmpint (ls_game_find_structure (t->game, "watchtower-1"), ==, -1);
  g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, 0);
  expect_hero_at (t, "Ada", "N10");
}

/* Armor lessens hers, and is to be used anew for what the monsters do afterwards. */
static void
test_attack_armor (void)
{
  g_autoptr (Table) t = drawn_table ("C1");

  table_go_to (t, LS_STAGE_ATTACK);
  table_do (t, "hero-at hero=Ada at=N10");
  table_do (t, "hero-armor-up hero=Ada on=true");
  table_do (t, "armor hero=Ada stopped=1");
  table_do (t, "next");
  g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, 0);
  g_assert_false (table_sheet (t, "Ada")->armor_up);
  table_do (t, "monster-add type=clawer at=N11");
  table_do (t, "next");
  g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, 1);
}

/* What is told to be coming is what then falls: of the head's blow and of the tail's together, and not what a tower takes
 * or a card stops. */
static void
test_attack_coming (void)
{
  static const struct
  {
    const char *ada, *bruno;
    guint       wounds[2];
  } places[] = {
    { "N10", "P22", { 2, 1 } }, { "O22", "M12", { 1, 2 } }, { "I15", "N10", { 0, 2 } }, { "I15", "X15", { 0, 0 } }
  };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autoptr (Table) t = drawn_table ("C1");

      table_go_to (t, LS_STAGE_ATTACK);
      table_do (t, "hero-at hero=Ada at=%s", places[i].ada);
      table_do (t, "hero-at hero=Bruno at=%s", places[i].bruno);
      g_assert_cmpuint (ls_game_coming_wounds (t->game, 0), ==, places[i].wounds[0]);
      g_assert_cmpuint (ls_game_coming_wounds (t->game, 1), ==, places[i].wounds[1]);
      table_do (t, "next");
      g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, places[i].wounds[0]);
      g_assert_cmpuint (table_hero (t, "Bruno")->wounds, ==, places[i].wounds[1]);
    }
}

static void
test_attack_coming_lessened (void)
{
  g_autoptr (Table) t = drawn_table ("C1");
  g_autoptr (GArray) coming = NULL;

  table_go_to (t, LS_STAGE_ATTACK);
  table_do (t, "hero-at hero=Ada at=N10");
  table_do (t, "structure-add type=watchtower spots=O10");
  table_do (t, "hero-at hero=Bruno at=O10");
  g_assert_cmpuint (ls_game_coming_wounds (t->game, 1), ==, 0);
  table_do (t, "item-add item=worn-out-pants kind=low-armor price=0");
  table_do (t, "item-take item=%s hero=Ada by-hand=true", t->game->items[t->game->n_items - 1].id);
  table_do (t, "use-armor item=%s against=" HEAD, t->game->items[t->game->n_items - 1].id);
  coming = ls_game_coming_blows (t->game, 0);
  g_assert_cmpuint (coming->len, ==, 1);
  g_assert_cmpstr (g_array_index (coming, LsComingBlow, 0).by, ==, HEAD);
  g_assert_cmpuint (g_array_index (coming, LsComingBlow, 0).damage, ==, 2);
  g_assert_cmpuint (g_array_index (coming, LsComingBlow, 0).left, ==, 1);
  table_do (t, "next");
  g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, 1);
  g_assert_cmpuint (table_hero (t, "Bruno")->wounds, ==, 0);
}

/* Her blow can lose the game. */
static void
test_attack_kills (void)
{
  g_autoptr (Table) t = drawn_table ("C1");

  table_go_to (t, LS_STAGE_ATTACK);
  table_do (t, "hero-at hero=Ada at=N10");
  table_do (t, "hero-wounds hero=Ada wounds=6");
  table_do (t, "next");
  expect_over (t, LS_LOST, LS_RULE_DAMAGE_HERO);
}

/* --- cetusia.stats --- */

static void
expect_card (Table      *t,
             const char *id,
             guint       hit_points,
             LsDice      dice)
{
  const LsMonsterType *type = &g_array_index (t->pack->types, LsMonsterType, ls_pack_find_type (t->pack, id));

  g_assert_cmpstr (type->id, ==, id);
  g_assert_cmpuint (type->hit_points, ==, hit_points);
  g_assert_cmpint (type->dice, ==, dice);
  g_assert_cmpuint (type->move, ==, 0);
  g_assert_true (type->boss);
}

/* Head 8, tail 6; in the second stage, by the ruling's default, one more each, and both dice. */
static void
test_stats (void)
{
  g_autoptr (Table) t = drawn_table ("C1");

  expect_card (t, "cetusia-head", 8, LS_DIE_ORANGE);
  expect_card (t, "cetusia-tail", 6, LS_DIE_ORANGE);
  expect_card (t, "cetusia-head-ii", 9, LS_DIE_BLUE | LS_DIE_ORANGE);
  expect_card (t, "cetusia-tail-ii", 7, LS_DIE_BLUE | LS_DIE_ORANGE);
  g_assert_cmpstr (type_of (t, HEAD)->id, ==, "cetusia-head");
  g_assert_cmpstr (type_of (t, TAIL)->id, ==, "cetusia-tail");
}

static void
test_never_stunned (void)
{
  g_autoptr (Table) t = drawn_table ("C1");

  table_refuses (t, LS_GAME_ERROR_RULE, "monster-stun monster=" HEAD " stunned=true");
  table_refuses (t, LS_GAME_ERROR_RULE, "monster-stun monster=" TAIL " stunned=true");
}

/* --- cetusia.flip --- */

static void
expect_stage_of_both (Table *t,
                      guint  stage)
{
  g_assert_cmpuint (t->game->boss.stage, ==, stage);
  g_assert_cmpstr (type_of (t, HEAD)->id, ==, stage == 1 ? "cetusia-head" : "cetusia-head-ii");
  g_assert_cmpstr (type_of (t, TAIL)->id, ==, stage == 1 ? "cetusia-tail" : "cetusia-tail-ii");
}

/* The rulebook's example: the head has 7 wounds and takes 2 more: it takes only 1, and both are turned over. */
static void
test_flip_example (void)
{
  g_autoptr (Table) t = drawn_table ("C1");

  table_do (t, "monster-wounds monster=" HEAD " wounds=7");
  expect_stage_of_both (t, 1);
  table_do (t, "monster-wounds monster=" HEAD " wounds=9");
  g_assert_true (table_said (t, LS_RULE_CETUSIA_FLIP));
  expect_stage_of_both (t, 2);
  g_assert_cmpuint (table_monster (t, HEAD)->wounds, ==, 8);
  g_assert_cmpuint (table_monster (t, TAIL)->wounds, ==, 0);
}

/* The tail's sixth wound does it as well; the head keeps what it has. */
static void
test_flip_tail (void)
{
  for (guint wounds = 6; wounds <= 10; wounds += 2)
    {
      g_autoptr (Table) t = drawn_table ("C1");

      table_do (t, "monster-wounds monster=" HEAD " wounds=7");
      table_do (t, "monster-wounds monster=" TAIL " wounds=5");
      expect_stage_of_both (t, 1);
      table_do (t, "monster-wounds monster=" TAIL " wounds=%u", wounds);
      expect_stage_of_both (t, 2);
      g_assert_cmpuint (table_monster (t, HEAD)->wounds, ==, 7);
      g_assert_cmpuint (table_monster (t, TAIL)->wounds, ==, 6);
    }
}

/* Once only: what comes later does not turn them again, and they stay turned with the next card. */
static void
test_flip_once (void)
{
  g_autoptr (Table) t = drawn_table ("C1");

  table_do (t, "monster-wounds monster=" HEAD " wounds=8");
  table_do (t, "monster-wounds monster=" TAIL " wounds=6");
  g_assert_false (table_said (t, LS_RULE_CETUSIA_FLIP));
  expect_stage_of_both (t, 2);
  table_go_to (t, LS_STAGE_HEROES);
  turn_card (t, "C2");
  expect_stage_of_both (t, 2);
  g_assert_cmpuint (table_monster (t, HEAD)->wounds, ==, 8);
  g_assert_cmpuint (table_monster (t, TAIL)->wounds, ==, 6);
}

/* An explosion beside the head, in the attack step: turned, not slain, and the script says so. */
static void
test_flip_explosion (void)
{
  g_autoptr (Table) t = drawn_table ("C1");

  table_do (t, "monster-wounds monster=" HEAD " wounds=7");
  table_go_to (t, LS_STAGE_ATTACK);
  table_do (t, "next");
  table_do (t, "hero-at hero=Ada at=M8");
  table_do (t, "monster-add type=boomer at=N8");
  table_do (t, "choose monster=boomer-1 target=" HEAD " hit=true");
  table_do (t, "next");
  expect_stage_of_both (t, 2);
  g_assert_true (table_said (t, LS_RULE_CETUSIA_FLIP));
  g_assert_cmpuint (table_monster (t, HEAD)->wounds, ==, 8);
}

/* --- cetusia.gone --- */

/* Wounds stay: the head goes at its ninth, the tail at its seventh, each for itself. */
static void
test_gone_one_more (void)
{
  g_autoptr (Table) t = drawn_table ("C1");

  table_do (t, "monster-wounds monster=" HEAD " wounds=8");
  table_do (t, "monster-wounds monster=" HEAD " wounds=9");
  g_assert_false (has (t, HEAD));
  expect_stage (t, LS_STAGE_SPAWN);
  table_do (t, "monster-wounds monster=" TAIL " wounds=6");
  g_assert_true (has (t, TAIL));
  expect_stage (t, LS_STAGE_SPAWN);
  table_do (t, "monster-wounds monster=" TAIL " wounds=7");
  expect_over (t, LS_WON, LS_RULE_NIGHT_BOSS);
}

/* The other ruling: the wounds are cleared, and 8 and 6 are enough again. */
static void
test_gone_anew (void)
{
  g_autoptr (Table) t = lake_table ();

  table_do (t, "ruling ruling=cetusia-second-stage value=anew");
  turn_card (t, "C1");
  table_do (t, "monster-wounds monster=" HEAD " wounds=4");
  table_do (t, "monster-wounds monster=" TAIL " wounds=6");
  expect_stage_of_both (t, 2);
  g_assert_cmpuint (table_monster (t, HEAD)->wounds, ==, 0);
  g_assert_cmpuint (table_monster (t, TAIL)->wounds, ==, 0);
  table_do (t, "monster-wounds monster=" HEAD " wounds=7");
  table_do (t, "monster-wounds monster=" TAIL " wounds=5");
  g_assert_true (has (t, HEAD));
  g_assert_true (has (t, TAIL));
  table_do (t, "monster-wounds monster=" TAIL " wounds=6");
  g_assert_false (has (t, TAIL));
  expect_stage (t, LS_STAGE_SPAWN);
  table_do (t, "monster-wounds monster=" HEAD " wounds=8");
  expect_over (t, LS_WON, LS_RULE_NIGHT_BOSS);
}

/* The piece that is left goes on as before; the other one does not come back, nor does it strike. */
static void
test_gone_one_left (void)
{
  for (guint gone = 0; gone < 2; gone++)
    {
      g_autoptr (Table) t = drawn_table ("C1");
      const char *left = gone == 0 ? TAIL : HEAD;

      table_do (t, "monster-kill monster=%s", gone == 0 ? HEAD : TAIL);
      expect_stage (t, LS_STAGE_SPAWN);
      table_go_to (t, LS_STAGE_HEROES);
      turn_card (t, "C2");
      g_assert_cmpuint (t->game->n_monsters, ==, 1);
      expect_at (t, left, gone == 0 ? "L23" : "S9", gone == 0 ? LS_NORTH : LS_SOUTH);
      table_go_to (t, LS_STAGE_ATTACK);
      table_do (t, "hero-at hero=Ada at=S10");
      table_do (t, "hero-at hero=Bruno at=L21");
      table_do (t, "next");
      g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, gone == 0 ? 0 : 1);
      g_assert_cmpuint (table_hero (t, "Bruno")->wounds, ==, gone == 0 ? 2 : 0);
    }
}

/* --- night.boss --- */

/* Won with the second piece, whatever else is left; not before she has come. */
static void
test_won (void)
{
  g_autoptr (Table) t = lake_table ();

  table_do (t, "monster-add type=clawer at=D20");
  table_do (t, "monster-kill monster=clawer-1");
  expect_stage (t, LS_STAGE_PANIC);
  turn_card (t, "C3");
  for (guint i = 0; i < 5; i++)
    table_do (t, "monster-add type=clawer at=%c20", 'C' + (int) i);
  table_do (t, "monster-kill monster=" TAIL);
  g_assert_cmpint (t->game->outcome, ==, LS_PLAYING);
  table_do (t, "monster-kill monster=" HEAD);
  g_assert_true (table_said (t, LS_RULE_NIGHT_BOSS));
  expect_over (t, LS_WON, LS_RULE_NIGHT_BOSS);
}

/* A game from before there were bosses plays its third night without her. */
static void
test_without_bosses (void)
{
  g_autoptr (Table) t = NULL;
  LsSetup setup;

  ls_bot_setup (&setup, LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 2, 1);
  setup.night = 3;
  setup.bosses = FALSE;
  t = table_new_setup (&setup);
  table_begin_quiet_night (t);
  table_go_to (t, LS_STAGE_BOSS);
  table_do (t, "step");
  g_assert_cmpuint (t->game->n_monsters, ==, 0);
  table_go_to (t, LS_STAGE_HEROES);
}

static void
add_attack_tests (void)
{
  ADD_RULE_TEST ("cetusia.attack", "damage", test_attack_damage);
  ADD_RULE_TEST ("cetusia.attack", "all", test_attack_all);
  ADD_RULE_TEST ("cetusia.attack", "first", test_attack_first);
  ADD_RULE_TEST ("cetusia.attack", "circle", test_attack_circle);
  ADD_RULE_TEST ("cetusia.attack", "tower", test_attack_tower);
  ADD_RULE_TEST ("cetusia.attack", "armor", test_attack_armor);
  ADD_RULE_TEST ("cetusia.attack", "coming", test_attack_coming);
  ADD_RULE_TEST ("cetusia.attack", "coming-lessened", test_attack_coming_lessened);
  ADD_RULE_TEST ("cetusia.attack", "kills", test_attack_kills);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_RULE_TEST ("cetusia.skip", "first-phase", test_skip);
  ADD_RULE_TEST ("cetusia.draw", "own-card", test_draw);
  ADD_RULE_TEST ("cetusia.draw", "spots", test_draw_spots);
  ADD_RULE_TEST ("cetusia.draw", "again", test_draw_again);
  ADD_RULE_TEST ("cetusia.draw", "app", test_draw_by_the_app);
  ADD_RULE_TEST ("cetusia.draw", "elsewhere", test_draw_elsewhere);
  ADD_RULE_TEST ("cetusia.reshuffle", "own-cards", test_reshuffle);
  ADD_RULE_TEST ("cetusia.reshuffle", "app", test_reshuffle_by_the_app);
  ADD_RULE_TEST ("cetusia.displace", "hero", test_displace_hero);
  ADD_RULE_TEST ("cetusia.displace", "hero-past", test_displace_hero_past);
  ADD_RULE_TEST ("cetusia.displace", "hero-at-the-mist", test_displace_hero_at_the_mist);
  ADD_RULE_TEST ("cetusia.displace", "rest", test_displace_rest);
  ADD_RULE_TEST ("cetusia.displace", "token", test_displace_token);
  add_attack_tests ();
  ADD_RULE_TEST ("cetusia.stats", "cards", test_stats);
  ADD_RULE_TEST ("dice.stun", "cetusia", test_never_stunned);
  ADD_RULE_TEST ("cetusia.flip", "example", test_flip_example);
  ADD_RULE_TEST ("cetusia.flip", "tail", test_flip_tail);
  ADD_RULE_TEST ("cetusia.flip", "once", test_flip_once);
  ADD_RULE_TEST ("cetusia.flip", "explosion", test_flip_explosion);
  ADD_RULE_TEST ("cetusia.gone", "one-more", test_gone_one_more);
  ADD_RULE_TEST ("cetusia.gone", "anew", test_gone_anew);
  ADD_RULE_TEST ("cetusia.gone", "one-left", test_gone_one_left);
  ADD_RULE_TEST ("night.boss", "cetusia", test_won);
  ADD_RULE_TEST ("night.boss", "without-cetusia", test_without_bosses);

  return g_test_run ();
}
