/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is about to happen, against what then happens: monsters, bosses, tiles, choices. */
#include <string.h>

#include "table.h"

#include "last-spell/boss.h"
#include "last-spell/outlook.h"

static const LsOutlookBlow *
blow_of (const LsOutlook *outlook,
         const char      *monster)
{
  for (guint i = 0; i < outlook->blows->len; i++)
    if (strcmp (g_array_index (outlook->blows, LsOutlookBlow, i).monster, monster) == 0)
      return &g_array_index (outlook->blows, LsOutlookBlow, i);
  return NULL;
}

static guint
damage_to (const LsOutlookBlow *blow,
           const char          *id)
{
  for (guint i = 0; blow && i < blow->hits->len; i++)
    if (strcmp (g_array_index (blow->hits, LsOutlookHit, i).id, id) == 0)
      return g_array_index (blow->hits, LsOutlookHit, i).damage;
  return 0;
}

static guint
due_to (Table           *t,
        const LsOutlook *outlook,
        const char      *hero)
{
  return outlook->due[ls_game_find_hero (t->game, hero)];
}

static Table *
begin (LsStage stage)
{
  Table *t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);

  table_deploy (t);
  table_begin_quiet_night (t);
  table_go_to (t, stage);
  return t;
}

/* --- Moves and attacks --- */

static void
test_phase (void)
{
  g_autoptr (Table) t = begin (LS_STAGE_HEROES);
  g_autoptr (LsOutlook) left = NULL;
  const LsOutlookMove *move;
  g_autofree char *told = NULL;

  table_do (t, "hero-at hero=Ada at=I15");
  table_do (t, "monster-add type=clawer at=F15 facing=east");
  left = ls_outlook_phase (t->game, LS_COIN_LEFT);
  g_assert_cmpuint (left->moves->len, ==, 1);
  move = &g_array_index (left->moves, LsOutlookMove, 0);
  g_assert_cmpstr (move->monster, ==, "clawer-1");
  g_assert_cmpuint (move->from, ==, ls_spot_from_name ("F15"));
  g_assert_cmpuint (move->to, ==, ls_spot_from_name ("H15"));
  g_assert_cmpuint (move->path->len, ==, 2);
  g_assert_cmpuint (g_array_index (move->path, LsSpot, 1), ==, move->to);
  g_assert_false (move->gone);
  g_assert_cmpuint (damage_to (blow_of (left, "clawer-1"), "Ada"), ==, 1);
  g_assert_cmpstr (blow_of (left, "clawer-1")->text, ==, "Clawer 1 strikes Ada: 1 damage");
  g_assert_cmpuint (due_to (t, left, "Ada"), ==, 1);
  told = ls_outlook_tell (left, t->game, "clawer-1");
  g_assert_cmpstr (told, ==, "H15 facing east, strikes Ada for 1");
}

/* Both faces of the coin, before it lies there; afterwards only the one that it shows. */
static void
test_phase_coins (void)
{
  g_autoptr (Table) t = begin (LS_STAGE_HEROES);
  g_autoptr (LsOutlook) left = NULL;
  g_autoptr (LsOutlook) right = NULL;
  g_autoptr (LsOutlook) known = NULL;

  table_do (t, "token-add type=corpse-pile at=G15");
  table_do (t, "monster-add type=clawer at=F15 facing=east");
  left = ls_outlook_phase (t->game, LS_COIN_LEFT);
  right = ls_outlook_phase (t->game, LS_COIN_RIGHT);
  g_assert_cmpuint (g_array_index (left->moves, LsOutlookMove, 0).to, !=,
                    g_array_index (right->moves, LsOutlookMove, 0).to);
  table_do (t, "end-hero-phase");
  table_go_to (t, LS_STAGE_MOVEMENT);
  t->game->coin = LS_COIN_RIGHT;
  known = ls_outlook_phase (t->game, LS_COIN_LEFT);
  g_assert_cmpuint (g_array_index (known->moves, LsOutlookMove, 0).to, ==,
                    g_array_index (right->moves, LsOutlookMove, 0).to);
}

/* In the movement step only those who have not moved. */
static void
test_phase_rest (void)
{
  g_autoptr (Table) t = begin (LS_STAGE_MOVEMENT);
  g_autoptr (LsOutlook) rest = NULL;

  table_do (t, "monster-add type=clawer at=F15 facing=east");
  table_do (t, "monster-add type=clawer at=R8 facing=south");
  table_do (t, "next");
  rest = ls_outlook_phase (t->game, LS_COIN_LEFT);
  g_assert_cmpuint (rest->moves->len, ==, 1);
  g_assert_cmpstr (g_array_index (rest->moves, LsOutlookMove, 0).monster, ==, "clawer-2");
}

static void
test_phase_trap (void)
{
  g_autoptr (Table) t = begin (LS_STAGE_HEROES);
  g_autoptr (LsOutlook) outlook = NULL;
  g_autofree char *told = NULL;

  table_do (t, "token-add type=damage-trap at=H15");
  table_do (t, "monster-add type=clawer at=F15 facing=east");
  outlook = ls_outlook_phase (t->game, LS_COIN_LEFT);
  g_assert_true (g_array_index (outlook->moves, LsOutlookMove, 0).gone);
  told = ls_outlook_tell (outlook, t->game, "clawer-1");
  g_assert_cmpstr (told, ==, "H15, killed by a trap");
}

/* Open choices are told and do not count; an answer does. */
static void
test_attack_choice (void)
{
  g_autoptr (Table) t = begin (LS_STAGE_ATTACK);
  g_autoptr (LsOutlook) open = NULL;
  g_autoptr (LsOutlook) chosen = NULL;
  g_autofree char *told = NULL;

  table_do (t, "hero-at hero=Ada at=H16");
  table_do (t, "hero-at hero=Bruno at=H18");
  table_hero (t, "Ada")->base_mana = table_hero (t, "Bruno")->base_mana = 5;
  table_do (t, "monster-add type=clawer at=H17");
  open = ls_outlook_attack (t->game);
  g_assert_cmpuint (blow_of (open, "clawer-1")->choices->len, ==, 2);
  g_assert_cmpuint (blow_of (open, "clawer-1")->hits->len, ==, 0);
  g_assert_cmpuint (due_to (t, open, "Ada") + due_to (t, open, "Bruno"), ==, 0);
  told = ls_outlook_tell (open, t->game, "clawer-1");
  g_assert_nonnull (strstr (told, "the players choose "));
  table_do (t, "choose monster=clawer-1 target=Bruno");
  chosen = ls_outlook_attack (t->game);
  g_assert_cmpuint (blow_of (chosen, "clawer-1")->choices->len, ==, 0);
  g_assert_cmpuint (due_to (t, chosen, "Ada"), ==, 0);
  g_assert_cmpuint (due_to (t, chosen, "Bruno"), ==, 1);
}

/* Armor and death are not looked ahead to: whoever would be dead by the first blow is due the second too. */
static void
test_attack_no_armor (void)
{
  g_autoptr (Table) t = begin (LS_STAGE_ATTACK);
  g_autoptr (LsOutlook) outlook = NULL;

  table_do (t, "hero-at hero=Ada at=H17");
  table_do (t, "monster-add type=boomer at=H16");
  table_do (t, "monster-add type=boomer at=H18");
  table_sheet (t, "Ada")->armor_up = TRUE;
  table_do (t, "armor hero=Ada stopped=3");
  table_do (t, "hero-wounds hero=Ada wounds=%u", table_hero (t, "Ada")->hit_points - 1);
  outlook = ls_outlook_attack (t->game);
  g_assert_cmpuint (due_to (t, outlook, "Ada"), ==, 8);
}

/* A victim that the dice have hit is among the hits. */
static void
test_attack_victim (void)
{
  g_autoptr (Table) t = begin (LS_STAGE_ATTACK);
  g_autoptr (LsOutlook) open = NULL;
  g_autoptr (LsOutlook) hit = NULL;

  table_do (t, "hero-at hero=Ada at=H17");
  table_do (t, "monster-add type=boomer at=H16");
  table_do (t, "monster-add type=clawer at=I15");
  open = ls_outlook_attack (t->game);
  g_assert_cmpuint (blow_of (open, "boomer-1")->choices->len, ==, 1);
  g_assert_cmpuint (damage_to (blow_of (open, "boomer-1"), "clawer-1"), ==, 0);
  table_do (t, "choose monster=boomer-1 target=clawer-1 hit=true");
  hit = ls_outlook_attack (t->game);
  g_assert_cmpuint (damage_to (blow_of (hit, "boomer-1"), "clawer-1"), ==, 1);
  g_assert_cmpuint (damage_to (blow_of (hit, "boomer-1"), "Ada"), ==, 4);
}

static void
test_nothing (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);
  g_autoptr (LsOutlook) phase = ls_outlook_phase (t->game, LS_COIN_LEFT);
  g_autoptr (LsOutlook) attack = ls_outlook_attack (t->game);

  g_assert_cmpuint (phase->moves->len + phase->blows->len, ==, 0);
  g_assert_cmpuint (attack->moves->len + attack->blows->len, ==, 0);
}

/* --- Bosses --- */

/* Her red areas by the card in force; without a card nothing is guessed. */
static void
test_cetusia (void)
{
  g_autoptr (Table) t = table_new_night (LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 3);
  g_autoptr (LsOutlook) before = NULL;
  g_autoptr (LsOutlook) outlook = NULL;
  const LsCetusiaPiece *head;

  t->game->setup.app_flips = TRUE;
  table_begin_bare_night (t);
  table_next_phase (t);
  before = ls_outlook_phase (t->game, LS_COIN_LEFT);
  g_assert_cmpuint (before->blows->len, ==, 0);
  table_do (t, "end-hero-phase");
  table_do (t, "next");
  table_do (t, "next");
  table_do (t, "boss-card card=C1");
  table_go_to (t, LS_STAGE_MOVEMENT);
  head = &t->pack->cetusia[0].pieces[LS_CETUSIA_HEAD];
  t->game->heroes[0].at = head->area[0];
  outlook = ls_outlook_phase (t->game, LS_COIN_LEFT);
  g_assert_cmpuint (outlook->blows->len, ==, 2);
  g_assert_cmpuint (blow_of (outlook, "cetusia-head-1")->area->len, ==, head->n);
  g_assert_cmpuint (blow_of (outlook, "cetusia-head-1")->rule, ==, LS_RULE_CETUSIA_ATTACK);
  g_assert_cmpuint (damage_to (blow_of (outlook, "cetusia-head-1"), t->game->heroes[0].id), >, 0);
}

/* Her reach by the growth that she will have, and a tile that squeezes. */
static void
test_dryad (void)
{
  g_autoptr (Table) t = table_new_night (LS_SCENARIO_GLENWALD, LS_MODE_SINGLE, 3);
  g_autoptr (LsOutlook) sprout = NULL;
  g_autoptr (LsOutlook) growing = NULL;

  t->game->setup.app_flips = TRUE;
  table_deploy (t);
  for (guint i = 0; i < t->pack->directions->len && t->game->direction == 0; i++)
    if (g_array_index (t->pack->directions, LsDirectionCard, i).dryad != 0)
      t->game->direction = (guint8) (i + 1);
  table_begin_bare_night (t);
  table_next_phase (t);
  g_assert_true (t->game->boss.arrived);
  sprout = ls_outlook_phase (t->game, LS_COIN_LEFT);
  g_assert_null (blow_of (sprout, "dryad-1"));
  table_next_phase (t);
  table_do (t, "token-add type=hatchery at=P20");
  t->game->heroes[0].at = ls_spot_from_name ("P20");
  growing = ls_outlook_phase (t->game, LS_COIN_LEFT);
  g_assert_nonnull (blow_of (growing, "dryad-1"));
  g_assert_cmpuint (blow_of (growing, "dryad-1")->area->len, >, 0);
  g_assert_cmpuint (blow_of (growing, "dryad-1")->kind, ==, LS_ATTACK_AREA);
  g_assert_cmpuint (damage_to (blow_of (growing, "hatchery-1"), t->game->heroes[0].id), ==, 1);
  g_assert_cmpuint (growing->due[0], >=, 1);
}

static void
test_mortar (void)
{
  g_autoptr (Table) t = begin (LS_STAGE_ATTACK);
  g_autoptr (LsOutlook) outlook = NULL;

  table_do (t, "hero-at hero=Ada at=H17");
  table_do (t, "token-add type=seed-mortar at=H19");
  outlook = ls_outlook_attack (t->game);
  g_assert_cmpuint (damage_to (blow_of (outlook, "seed-mortar-1"), "Ada"), ==, 1);
}

/* --- Against what happens --- */

/* One command after another, as bots would do it. */
static gboolean
play_on (LsGame       *game,
         LsGame       *scratch,
         AutomaRandom *dice)
{
  LsCommand commands[2] = { { .kind = LS_DO_STEP } };
  guint n = 1;

  if (game->stage == LS_STAGE_DAY && game->quests == 0)
    commands[0] = (LsCommand){ .kind = LS_DO_QUESTS, .number = 1 };
  else if (game->stage == LS_STAGE_DAY && !ls_bot_deploy (game, &commands[0]))
    commands[0] = (LsCommand){ .kind = LS_DO_BEGIN_NIGHT };
  else if (game->stage == LS_STAGE_HEROES && !ls_bot_act (game, dice, commands, &n))
    commands[0] = (LsCommand){ .kind = LS_DO_END_HERO_PHASE };
  else if (game->stage == LS_STAGE_ATTACK)
    ls_bot_choose (game, &commands[0]);
  for (guint i = 0; i < n && game->stage != LS_STAGE_OVER; i++)
    {
      if (!ls_game_apply (game, &commands[i], scratch, NULL, NULL))
        return FALSE;
      memcpy (game, scratch, sizeof *game);
    }
  return game->stage != LS_STAGE_OVER;
}

/* Damage is compared with no armor and heroes who stand it. */
static void
strip_heroes (LsGame *game)
{
  for (guint i = 0; i < game->n_heroes; i++)
    {
      game->heroes[i].hit_points = game->sheets[i].dead ? game->heroes[i].hit_points : 1000;
      game->sheets[i].armor_up = FALSE;
      game->sheets[i].stopped = 0;
    }
}

typedef struct
{
  guint phases, moves, attacks, hurt, bosses;
} Compared;

static void
apply (LsGame   *game,
       LsGame   *scratch,
       LsCommand command)
{
  g_autoptr (GError) error = NULL;

  ls_game_apply (game, &command, scratch, NULL, &error);
  g_assert_no_error (error);
  memcpy (game, scratch, sizeof *game);
}

static gboolean
is_same_board (const LsGame *a,
               const LsGame *b)
{
  return a->n_monsters == b->n_monsters && a->n_tokens == b->n_tokens
         && memcmp (a->monsters, b->monsters, a->n_monsters * sizeof *a->monsters) == 0
         && memcmp (a->tokens, b->tokens, a->n_tokens * sizeof *a->tokens) == 0
         && memcmp (a->heroes, b->heroes, sizeof a->heroes) == 0;
}

/* The moves of the outlook are those of the movement step, seen from the hero phase before it, if nothing spawns. */
static void
compare_phase (const LsGame *start,
               LsCoin        coin,
               LsGame       *game,
               LsGame       *scratch,
               Compared     *compared)
{
  g_autoptr (LsOutlook) outlook = ls_outlook_phase (start, coin);
  guint night = start->night;

  memcpy (game, start, sizeof *game);
  game->setup.app_flips = FALSE;
  apply (game, scratch, (LsCommand){ .kind = LS_DO_END_HERO_PHASE });
  apply (game, scratch, (LsCommand){ .kind = LS_DO_NEXT });
  apply (game, scratch, (LsCommand){ .kind = LS_DO_COIN, .word = ls_coin_names[coin] });
  game->setup.app_flips = TRUE;
  while (game->stage == LS_STAGE_BOSS || game->stage == LS_STAGE_SPAWN)
    apply (game, scratch, (LsCommand){ .kind = LS_DO_NEXT });
  if (game->stage != LS_STAGE_MOVEMENT || !is_same_board (start, game))
    return; /* something came after all */
  apply (game, scratch, (LsCommand){ .kind = LS_DO_STEP });
  if (game->night != night || game->stage == LS_STAGE_DAY || game->stage == LS_STAGE_OVER)
    return;
  compared->phases++;
  for (guint i = 0; i < outlook->moves->len; i++)
    {
      const LsOutlookMove *move = &g_array_index (outlook->moves, LsOutlookMove, i);
      int monster = ls_game_find_monster (game, move->monster);

      g_assert_cmpint (monster < 0, ==, move->gone);
      if (monster < 0)
        continue;
      g_assert_cmpuint (game->monsters[monster].spots.at[0], ==, move->to);
      g_assert_cmpuint (game->monsters[monster].facing, ==, move->facing);
      compared->moves++;
    }
}

/* The damage due is what the attack step then deals, once all choices are made. */
static void
compare_attack (const LsGame *start,
                LsGame       *game,
                LsGame       *scratch,
                Compared     *compared)
{
  g_autoptr (LsOutlook) outlook = NULL;
  guint wounds[LS_MAX_HEROES];
  LsCommand command;

  memcpy (game, start, sizeof *game);
  strip_heroes (game);
  while (ls_bot_choose (game, &command))
    apply (game, scratch, command);
  for (guint i = 0; i < game->n_heroes; i++)
    wounds[i] = game->heroes[i].wounds;
  outlook = ls_outlook_attack (game);
  for (guint i = 0; i < outlook->blows->len && game->attack_part != LS_PART_BOSS_FIRST; i++)
    g_assert_cmpuint (g_array_index (outlook->blows, LsOutlookBlow, i).choices->len, ==, 0);
  for (guint i = 0; i < outlook->blows->len; i++)
    {
      if (g_array_index (outlook->blows, LsOutlookBlow, i).choices->len > 0)
        return; /* open only after Cetusia's blow */
      compared->bosses += g_array_index (outlook->blows, LsOutlookBlow, i).area->len > 0 ? 1 : 0;
    }
  while (game->stage == LS_STAGE_ATTACK)
    apply (game, scratch, (LsCommand){ .kind = LS_DO_NEXT });
  for (guint i = 0; i < game->n_heroes; i++)
    {
      g_assert_cmpuint (game->heroes[i].wounds + game->sheets[i].due - wounds[i], ==, outlook->due[i]);
      compared->hurt += outlook->due[i] > 0 ? 1 : 0;
    }
  compared->attacks++;
}

static void
play_and_compare (const LsPack *pack,
                  guint64       seed,
                  Compared     *compared)
{
  g_autofree LsGame *game = g_new (LsGame, 1);
  g_autofree LsGame *other = g_new (LsGame, 1);
  g_autofree LsGame *scratch = g_new (LsGame, 1);
  AutomaRandom dice;
  LsSetup setup;

  automa_random_seed (&dice, seed);
  ls_bot_setup (&setup, (LsScenario) (seed % 3), seed % 4 == 0 ? LS_MODE_BOSS_RUSH : LS_MODE_SINGLE, 4, seed);
  setup.night = (guint8) (1 + automa_random_below (&dice, LS_NIGHTS));
  for (guint i = 0; i < LS_N_RULINGS; i++)
    setup.rulings.value[i] = (guint8) automa_random_below (&dice, automa_ruling_n_values (ls_ruling_get (i)));
  ls_game_begin (game, pack, &setup);
  for (guint i = 0; i < 300; i++)
    {
      if (game->stage == LS_STAGE_HEROES && game->boss.entering == LS_NO_SPOT)
        for (LsCoin coin = LS_COIN_LEFT; coin < LS_N_COINS; coin++)
          {
            g_autofree LsGame *start = g_memdup2 (game, sizeof *game);

            strip_heroes (start);
            for (guint j = 0; j < start->n_heroes; j++)
              start->sheets[j].owed = start->sheets[j].due = 0;
            compare_phase (start, coin, other, scratch, compared);
          }
      if (game->stage == LS_STAGE_ATTACK && game->boss.entering == LS_NO_SPOT)
        compare_attack (game, other, scratch, compared);
      if (!play_on (game, scratch, &dice))
        return;
    }
}

static void
test_agrees (void)
{
  g_autoptr (LsPack) pack = ls_pack_shipped ();
  Compared compared = { 0 };

  for (guint64 seed = 1; seed <= 24; seed++)
    play_and_compare (pack, seed, &compared);
  g_test_message ("%u phases, %u moves, %u attack steps, %u heroes hurt, %u blows of bosses", compared.phases,
                  compared.moves, compared.attacks, compared.hurt, compared.bosses);
  g_assert_cmpuint (compared.phases, >, 20);
  g_assert_cmpuint (compared.moves, >, 200);
  g_assert_cmpuint (compared.attacks, >, 50);
  g_assert_cmpuint (compared.hurt, >, 50);
  g_assert_cmpuint (compared.bosses, >, 5);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/outlook/phase", test_phase);
  g_test_add_func ("/outlook/phase/coins", test_phase_coins);
  g_test_add_func ("/outlook/phase/rest", test_phase_rest);
  g_test_add_func ("/outlook/phase/trap", test_phase_trap);
  g_test_add_func ("/outlook/attack/choice", test_attack_choice);
  g_test_add_func ("/outlook/attack/no-armor", test_attack_no_armor);
  g_test_add_func ("/outlook/attack/victim", test_attack_victim);
  g_test_add_func ("/outlook/nothing", test_nothing);
  g_test_add_func ("/outlook/cetusia", test_cetusia);
  g_test_add_func ("/outlook/dryad", test_dryad);
  g_test_add_func ("/outlook/mortar", test_mortar);
  g_test_add_func ("/outlook/agrees", test_agrees);

  return g_test_run ();
}
