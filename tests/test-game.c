/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game's monster phase: its steps in order and nothing out of order, panic, coin, and tokens that come back. */
#include "table.h"

#include "drawing.h"

static Table *
quiet_table (void)
{
  Table *self = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);

  table_begin_quiet_night (self);
  return self;
}

/* --- phase.order --- */

static const LsStage steps[] = { LS_STAGE_PANIC,    LS_STAGE_COIN,   LS_STAGE_BOSS,  LS_STAGE_SPAWN,
                                 LS_STAGE_MOVEMENT, LS_STAGE_ATTACK, LS_STAGE_HEROES };

/* Panic, coin, boss spawn, monster spawn, movement, attack; then the hero phase, and from there a new phase. */
static void
test_order (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);

  expect_stage (t, LS_STAGE_DAY);
  table_begin_night (t);
  for (guint phase = 1; phase <= 4; phase++)
    {
      g_assert_cmpuint (t->game->phase, ==, phase);
      for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
        {
          expect_stage (t, steps[i]);
          if (steps[i] == LS_STAGE_HEROES)
            table_do (t, "end-hero-phase");
          else if (steps[i] == LS_STAGE_SPAWN)
            {
              table_do (t, "step");
              if (t->game->phase < 2)
                table_kill_all (t);
              else /* keeps the night going */
                for (guint j = t->game->n_monsters; j < 3; j++)
                  table_do (t, "monster-add type=clawer at=%c1", 'A' + (int) (phase * 3 + j));
            }
          else
            table_do (t, "step");
        }
    }
}

/* One instruction at a time gives the same steps: a movement step with three monsters takes three of them. */
static void
test_order_one_by_one (void)
{
  g_autoptr (Table) t = quiet_table ();

  for (guint i = 0; i < 3; i++)
    table_do (t, "monster-add type=clawer at=%c8 facing=south", 'L' + (int) i);
  for (guint i = 0; i < 4; i++)
    {
      expect_stage (t, steps[i]);
      table_do (t, "next");
    }
  for (guint i = 0; i < 3; i++)
    {
      expect_stage (t, LS_STAGE_MOVEMENT);
      g_assert_cmpuint (t->game->moved, ==, i);
      table_do (t, "next");
    }
  expect_stage (t, LS_STAGE_ATTACK);
  table_do (t, "next");
  expect_stage (t, LS_STAGE_HEROES);
}

/* Nobody on the board: the movement step is one empty instruction. */
static void
test_order_no_monsters (void)
{
  g_autoptr (Table) t = quiet_table ();

  for (guint i = 0; i + 1 < G_N_ELEMENTS (steps); i++)
    {
      expect_stage (t, steps[i]);
      table_do (t, "next");
    }
  expect_stage (t, LS_STAGE_HEROES);
}

/* Which command belongs to which step; in all others it is refused. */
static const struct
{
  const char *words;
  guint       stages; /* a bit for each where it is taken */
} flow[] = {
  { "begin-night", 1 << LS_STAGE_DAY },
  { "next", 0x3f << LS_STAGE_PANIC },
  { "step", 0x3f << LS_STAGE_PANIC },
  { "coin side=left", 1 << LS_STAGE_COIN },
  { "direction card=d1", 0 }, /* the app draws */
  { "card slot=1 card=1", 0 },
  { "choose monster=clawer-1 target=circle", 1 << LS_STAGE_ATTACK },
  { "armor hero=Ada stopped=1", 1 << LS_STAGE_ATTACK },
  { "place monster=clawer-1 at=L6", 1 << LS_STAGE_MOVEMENT },
  { "boss-card card=C1", 0 },
  { "boss-at at=L6", 0 },
  { "end-hero-phase", 1 << LS_STAGE_HEROES },
};

static void
expect_only_its_commands (Table *t)
{
  for (guint i = 0; i < G_N_ELEMENTS (flow); i++)
    if (!(flow[i].stages & (1u << t->game->stage)))
      table_refuses (t, LS_GAME_ERROR_STAGE, "%s", flow[i].words);
}

static void
test_order_nothing_else (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);

  table_deploy (t);
  table_do (t, "monster-add type=clawer at=L8 facing=south");
  expect_only_its_commands (t);
  table_begin_quiet_night (t);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      table_go_to (t, steps[i]);
      expect_only_its_commands (t);
    }
}

/* A command of every kind. */
static const char *const every_kind[LS_N_COMMANDS] = {
  [LS_DO_BEGIN_NIGHT] = "begin-night",
  [LS_DO_NEXT] = "next",
  [LS_DO_STEP] = "step",
  [LS_DO_COIN] = "coin side=left",
  [LS_DO_DIRECTION] = "direction card=d1",
  [LS_DO_CARD] = "card slot=1 card=1",
  [LS_DO_CHOOSE] = "choose monster=clawer-1 target=circle",
  [LS_DO_ARMOR] = "armor hero=Ada stopped=1",
  [LS_DO_PLACE] = "place monster=clawer-1 at=L6",
  [LS_DO_END_HERO_PHASE] = "end-hero-phase",
  [LS_DO_HERO_AT] = "hero-at hero=Ada at=L14",
  [LS_DO_HERO_OFF] = "hero-off hero=Ada",
  [LS_DO_HERO_WOUNDS] = "hero-wounds hero=Ada wounds=1",
  [LS_DO_HERO_MANA] = "hero-mana hero=Ada mana=1",
  [LS_DO_HERO_ACTIONS] = "hero-actions hero=Ada actions=1",
  [LS_DO_HERO_TOKEN] = "hero-token hero=Ada token=1 spent=true",
  [LS_DO_HERO_ARMOR_UP] = "hero-armor-up hero=Ada on=true",
  [LS_DO_ROLL] = "roll monster=clawer-1 damage=1",
  [LS_DO_REROLL] = "reroll monster=clawer-1",
  [LS_DO_FREE_HERO] = "free-hero hero=Ada by=Bruno",
  [LS_DO_HERO_POTION] = "hero-potion hero=Ada colour=red",
  [LS_DO_TURN] = "turn hero=Ada",
  [LS_DO_HERO_MOVE] = "hero-move hero=Ada at=L14",
  [LS_DO_ARMOR_UP] = "armor-up hero=Ada",
  [LS_DO_FIST] = "fist hero=Ada target=clawer-1",
  [LS_DO_DRINK] = "drink hero=Ada",
  [LS_DO_USE_ARMOR] = "use-armor item=item-1 against=clawer-1",
  [LS_DO_RESTORE_ARMOR] = "restore-armor item=item-1",
  [LS_DO_SHOOT] = "shoot defense=ballista-1 at=L8",
  [LS_DO_MONSTER_ADD] = "monster-add type=clawer at=L8",
  [LS_DO_MONSTER_WOUNDS] = "monster-wounds monster=clawer-1 wounds=0",
  [LS_DO_MONSTER_KILL] = "monster-kill monster=clawer-1",
  [LS_DO_MONSTER_STUN] = "monster-stun monster=clawer-1 stunned=true",
  [LS_DO_MONSTER_AT] = "monster-at monster=clawer-1 at=L6",
  [LS_DO_STRUCTURE_ADD] = "structure-add type=house spots=L14",
  [LS_DO_STRUCTURE_FLAMES] = "structure-flames structure=house-1 flames=1",
  [LS_DO_STRUCTURE_REMOVE] = "structure-remove structure=house-1",
  [LS_DO_STRUCTURE_AT] = "structure-at structure=house-1 at=L14",
  [LS_DO_TOKEN_AT] = "token-at token=stun-trap-1 at=L15",
  [LS_DO_TOKEN_ADD] = "token-add type=stun-trap at=L14",
  [LS_DO_TOKEN_REMOVE] = "token-remove token=stun-trap-1",
  [LS_DO_PANIC] = "panic slot=1 flames=1",
  [LS_DO_MAGES] = "mages mages=3",
  [LS_DO_GOLD] = "gold gold=3",
  [LS_DO_MATERIALS] = "materials materials=3",
  [LS_DO_BOSS_CARD] = "boss-card card=C1",
  [LS_DO_BOSS_AT] = "boss-at at=L6",
  [LS_DO_TOKEN_FLAMES] = "token-flames token=monolith-1 flames=1",
  [LS_DO_MIST] = "mist side=west distance=3",
  [LS_DO_QUESTS] = "quests solved=1",
  [LS_DO_RULING] = "ruling ruling=order value=angle",
  [LS_DO_TAKE_PACK] = "take-pack digest=abc",
  [LS_DO_DAY_MIST] = "day-mist",
  [LS_DO_DAY_SCOUT] = "day-scout",
  [LS_DO_DAY_PRODUCTION] = "day-production",
  [LS_DO_DAY_END] = "day-end",
  [LS_DO_PERK] = "perk hero=Ada perk=Eagle level=1",
  [LS_DO_TURN_CARD] = "turn-card hero=Ada mana=6 movement=2,3,4",
  [LS_DO_RECRUIT] = "recruit hero=Ada",
  [LS_DO_BUILD] = "build type=house spots=L14",
  [LS_DO_UPGRADE] = "upgrade structure=house-1",
  [LS_DO_REPAIR] = "repair structure=house-1 flames=1",
  [LS_DO_SCAVENGE] = "scavenge structure=ruin-1-1 gold=1 materials=1",
  [LS_DO_SEER_MIST] = "seer-mist side=west",
  [LS_DO_SEER_CARD] = "seer-card slot=1",
  [LS_DO_REFRESH] = "refresh",
  [LS_DO_BUY] = "buy item=Bow kind=weapon price=1",
  [LS_DO_SELL] = "sell items=item-1 cost=1",
  [LS_DO_ITEM_ADD] = "item-add item=Bow kind=weapon price=1",
  [LS_DO_ITEM_REMOVE] = "item-remove item=item-1",
  [LS_DO_ITEM_TAKE] = "item-take item=item-1 hero=Ada",
  [LS_DO_ITEM_LEAVE] = "item-leave item=item-1",
  [LS_DO_ITEM_USED] = "item-used item=item-1 used=true",
};

/* When the game is over nothing is taken any more. */
static void
test_order_over (void)
{
  g_autoptr (Table) t = quiet_table ();

  table_do (t, "monster-add type=clawer at=L8 facing=south");
  table_do (t, "mages mages=0");
  expect_stage (t, LS_STAGE_OVER);
  for (guint i = 0; i < LS_N_COMMANDS; i++)
    table_refuses (t, LS_GAME_ERROR_STAGE, "%s", every_kind[i]);
}

/* What names nothing on the table is refused as unknown, at any stage. */
static void
test_order_unknown (void)
{
  static const char *const words[] = { "hero-at hero=Nobody at=L14",
                                       "structure-at structure=nothing at=L14",
                                       "token-at token=nothing at=L14",
                                       "hero-off hero=Nobody",
                                       "hero-wounds hero=Nobody wounds=1",
                                       "hero-mana hero=Nobody mana=1",
                                       "hero-actions hero=Nobody actions=1",
                                       "hero-token hero=Nobody token=1 spent=true",
                                       "hero-token hero=Ada token=0 spent=true",
                                       "hero-token hero=Ada token=4 spent=true",
                                       "hero-token hero=Ada token=7 spent=true",
                                       "hero-armor-up hero=Nobody on=true",
                                       "monster-add type=dragon at=L8",
                                       "monster-wounds monster=clawer-9 wounds=1",
                                       "monster-kill monster=clawer-9",
                                       "monster-stun monster=clawer-9 stunned=true",
                                       "monster-at monster=clawer-9 at=L6",
                                       "structure-add type=castle spots=L14",
                                       "structure-flames structure=house-9 flames=1",
                                       "structure-remove structure=house-9",
                                       "token-add type=coin at=L14",
                                       "token-remove token=stun-trap-9",
                                       "mist side=south distance=3",
                                       "mist side=up distance=3",
                                       "ruling ruling=order value=never",
                                       "ruling ruling=nothing value=sweep" };
  g_autoptr (Table) t = quiet_table ();

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      table_go_to (t, steps[i]);
      for (guint j = 0; j < G_N_ELEMENTS (words); j++)
        table_refuses (t, LS_GAME_ERROR_UNKNOWN, "%s", words[j]);
    }
}

/* What no board could show is refused by rule: P16 is the circle, N15 a house, A23 the cliff, L14 Ada's spot. */
static void
test_order_impossible (void)
{
  static const char *const words[] = { "hero-at hero=Bruno at=L14",
                                       "hero-at hero=Bruno at=P16",
                                       "hero-at hero=Bruno at=N15",
                                       "hero-at hero=Bruno at=A23",
                                       "hero-at hero=Bruno at=AZ60",
                                       "hero-at hero=Bruno at=A1",
                                       "hero-at hero=Bruno at=M14",
                                       "monster-add type=clawer at=L14",
                                       "monster-add type=clawer at=N15",
                                       "monster-add type=clawer at=P16",
                                       "monster-add type=clawer at=A23",
                                       "monster-add type=clawer at=M13",
                                       "monster-at monster=clawer-1 at=L14",
                                       "monster-at monster=clawer-1 at=N15",
                                       "structure-add type=house spots=L14",
                                       "structure-add type=house spots=L8",
                                       "structure-add type=house spots=M13",
                                       "structure-add type=house spots=T20,T21",
                                       "structure-add type=shop spots=T20",
                                       "structure-add type=shop spots=T20,V20",
                                       "structure-add type=shop spots=T19,T19",
                                       "token-add type=stun-trap at=L14",
                                       "token-add type=stun-trap at=N15",
                                       "token-add type=stun-trap at=M14",
                                       "panic slot=0 flames=1",
                                       "panic slot=7 flames=1",
                                       "panic slot=1 flames=3",
                                       "mages mages=5",
                                       "mist side=west distance=7",
                                       "quests solved=3" };
  g_autoptr (Table) t = quiet_table ();

  table_do (t, "hero-at hero=Ada at=L14");
  table_do (t, "monster-add type=clawer at=L8 facing=south");
  table_do (t, "token-add type=stun-trap at=M14");
  table_do (t, "token-add type=corpse-pile at=M13");
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    table_refuses (t, LS_GAME_ERROR_RULE, "%s", words[i]);
}

/* --- panic.spread --- */

/* Monsters on spots of the town's sectors, K11 to V22; not those outside. As many flames, from the left. */
static void
test_panic_in_town (void)
{
  g_autoptr (Table) t = quiet_table ();

  table_do (t, "monster-add type=clawer at=K11");
  table_do (t, "monster-add type=bulky-red at=V22"); /* one figure, one flame, whatever its hit points */
  table_do (t, "monster-add type=clawer at=J11");
  table_do (t, "monster-add type=clawer at=K10");
  table_do (t, "monster-add type=clawer at=W22");
  table_do (t, "monster-add type=clawer at=T20");
  expect_track (t, "2 2 2 2 2 2");
  table_do (t, "next");
  expect_track (t, "0 1 2 2 2 2");
  g_assert_true (table_said (t, LS_RULE_PANIC_SPREAD));
}

static void
test_panic_nobody (void)
{
  g_autoptr (Table) t = quiet_table ();

  table_do (t, "monster-add type=clawer at=J11");
  table_do (t, "next");
  expect_track (t, "2 2 2 2 2 2");
  g_assert_true (table_said (t, LS_RULE_PANIC_SPREAD));
}

/* More monsters than flames: the track is empty and stays so. */
static void
test_panic_empty (void)
{
  g_autoptr (Table) t = quiet_table ();

  for (guint i = 0; i < 5; i++)
    table_do (t, "monster-add type=clawer at=%c19", 'L' + (int) i);
  for (guint slot = 1; slot <= 6; slot++)
    table_do (t, "panic slot=%u flames=0", slot);
  table_do (t, "panic slot=5 flames=2");
  table_do (t, "panic slot=6 flames=1");
  table_do (t, "next");
  expect_track (t, "0 0 0 0 0 0");
  table_go_to (t, LS_STAGE_HEROES);
  table_do (t, "end-hero-phase");
  table_do (t, "next");
  expect_track (t, "0 0 0 0 0 0");
}

/* --- coin.flip --- */

static guint
flip (Table *t)
{
  table_go_to (t, LS_STAGE_COIN);
  table_do (t, "next");
  expect_stage (t, LS_STAGE_BOSS);
  return t->game->coin;
}

/* The app's flips come from the game's seed: two games agree flip by flip, and both sides come up. */
static void
test_coin_reproducible (void)
{
  guint sides[LS_N_COINS] = { 0 };

  for (guint64 seed = 1; seed <= 10; seed++)
    {
      g_autoptr (Table) a = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, seed);
      g_autoptr (Table) b = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, seed);

      table_begin_quiet_night (a);
      table_begin_quiet_night (b);
      for (guint i = 0; i < 8; i++)
        {
          guint side = flip (a);

          g_assert_cmpuint (side, ==, flip (b));
          sides[side]++;
        }
    }
  g_assert_cmpuint (sides[LS_COIN_LEFT], >, 20);
  g_assert_cmpuint (sides[LS_COIN_RIGHT], >, 20);
}

/* One flip for the whole phase. */
static void
test_coin_holds (void)
{
  g_autoptr (Table) t = quiet_table ();

  table_do (t, "monster-add type=clawer at=L8 facing=south");
  table_go_to (t, LS_STAGE_COIN);
  table_do (t, "coin side=right");
  g_assert_true (table_said (t, LS_RULE_COIN_FLIP));
  for (guint i = 2; i + 1 < G_N_ELEMENTS (steps); i++)
    {
      expect_stage (t, steps[i]);
      g_assert_cmpint (t->game->coin, ==, LS_COIN_RIGHT);
      table_refuses (t, LS_GAME_ERROR_STAGE, "coin side=left");
      table_do (t, "step");
    }
  g_assert_cmpint (t->game->coin, ==, LS_COIN_RIGHT);
}

/* The table flips its own coin: nothing goes on until it is told what it showed. */
static void
test_coin_entered (void)
{
  LsSetup setup;
  g_autoptr (Table) t = NULL;

  ls_bot_setup (&setup, LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);
  setup.app_flips = FALSE;
  t = table_new_setup (&setup);
  table_begin_quiet_night (t);
  table_do (t, "next");
  table_refuses (t, LS_GAME_ERROR_STAGE, "next");
  table_refuses (t, LS_GAME_ERROR_STAGE, "step");
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "coin side=up");
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "coin side=Left");
  table_do (t, "coin side=right");
  g_assert_cmpint (t->game->coin, ==, LS_COIN_RIGHT);
  expect_stage (t, LS_STAGE_BOSS);
}

/* --- hero.tokens --- */

/* Action tokens: two players 7, three 4, four 3, solo 5. */
static void
test_tokens_number (void)
{
  static const struct
  {
    LsMode mode;
    guint  heroes, actions;
  } cases[] = { { LS_MODE_SINGLE, 2, 7 },   { LS_MODE_SINGLE, 3, 4 }, { LS_MODE_SINGLE, 4, 3 },
                { LS_MODE_CAMPAIGN, 2, 7 }, { LS_MODE_SOLO, 1, 5 },   { LS_MODE_SOLO, 4, 5 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, cases[i].mode, cases[i].heroes, 1);

      g_assert_cmpuint (table_sheet (t, "Ada")->actions, ==, cases[i].actions);
    }
}

/* Action and movement come back at the start of each hero phase, mana does not. */
static void
test_tokens_come_back (void)
{
  g_autoptr (Table) t = quiet_table ();

  table_go_to (t, LS_STAGE_HEROES);
  table_do (t, "hero-actions hero=Ada actions=0");
  table_do (t, "hero-token hero=Ada token=1 spent=true");
  table_do (t, "hero-token hero=Ada token=3 spent=true");
  table_do (t, "hero-token hero=Ada token=1 spent=false");
  table_do (t, "hero-token hero=Ada token=2 spent=true");
  table_do (t, "hero-mana hero=Ada mana=1");
  g_assert_cmpuint (table_sheet (t, "Ada")->spent, ==, 0x6);
  table_do (t, "end-hero-phase");
  table_go_to (t, LS_STAGE_ATTACK);
  g_assert_cmpuint (table_sheet (t, "Ada")->actions, ==, 0);
  g_assert_cmpuint (table_sheet (t, "Ada")->spent, ==, 0x6);
  table_do (t, "next");
  g_assert_cmpuint (table_sheet (t, "Ada")->actions, ==, 7);
  g_assert_cmpuint (table_sheet (t, "Ada")->spent, ==, 0);
  g_assert_cmpuint (table_hero (t, "Ada")->mana, ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_RULE_TEST ("phase.order", "steps", test_order);
  ADD_RULE_TEST ("phase.order", "one-by-one", test_order_one_by_one);
  ADD_RULE_TEST ("phase.order", "no-monsters", test_order_no_monsters);
  ADD_RULE_TEST ("phase.order", "nothing-out-of-order", test_order_nothing_else);
  ADD_RULE_TEST ("phase.order", "over", test_order_over);
  ADD_RULE_TEST ("phase.order", "unknown", test_order_unknown);
  ADD_RULE_TEST ("phase.order", "impossible", test_order_impossible);
  ADD_RULE_TEST ("panic.spread", "game-in-town", test_panic_in_town);
  ADD_RULE_TEST ("panic.spread", "game-nobody", test_panic_nobody);
  ADD_RULE_TEST ("panic.spread", "game-empty", test_panic_empty);
  ADD_RULE_TEST ("coin.flip", "reproducible", test_coin_reproducible);
  ADD_RULE_TEST ("coin.flip", "holds", test_coin_holds);
  ADD_RULE_TEST ("coin.flip", "entered", test_coin_entered);
  ADD_RULE_TEST ("hero.tokens", "number", test_tokens_number);
  ADD_RULE_TEST ("hero.tokens", "come-back", test_tokens_come_back);

  return g_test_run ();
}
