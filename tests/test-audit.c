/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The auditor notices: every state and every step broken by hand gets a breach, and sound ones get none. */
#include <string.h>

#include "last-spell/audit.h"
#include "last-spell/bots.h"

typedef struct
{
  LsPack *pack;
  LsGame *game; /* in the hero phase, with monsters on the board */
} Fixture;

static gboolean
apply (Fixture         *self,
       const LsCommand *command)
{
  g_autofree LsGame *after = g_new (LsGame, 1);

  if (!ls_game_apply (self->game, command, after, NULL, NULL))
    return FALSE;
  memcpy (self->game, after, sizeof *after);
  return TRUE;
}

static void
set_up (Fixture      *self,
        gconstpointer data G_GNUC_UNUSED)
{
  LsSetup setup;
  LsCommand command;

  self->pack = ls_pack_shipped ();
  self->game = g_new0 (LsGame, 1);
  ls_bot_setup (&setup, LS_SCENARIO_GLENWALD, LS_MODE_SINGLE, 3, 2);
  ls_game_begin (self->game, self->pack, &setup);
  while (ls_bot_deploy (self->game, &command))
    g_assert_true (apply (self, &command));
  command = (LsCommand){ .kind = LS_DO_BEGIN_NIGHT };
  g_assert_true (apply (self, &command));
  while (self->game->stage != LS_STAGE_HEROES)
    {
      command = (LsCommand){ .kind = LS_DO_STEP };
      ls_bot_choose (self->game, &command);
      g_assert_true (apply (self, &command));
    }
  g_assert_cmpuint (self->game->n_monsters, >, 2);
}

static void
tear_down (Fixture      *self,
           gconstpointer data G_GNUC_UNUSED)
{
  g_free (self->game);
  ls_pack_free (self->pack);
}

static void
expect_state_breach (const LsGame *game,
                     const char   *expected)
{
  g_autoptr (GPtrArray) breaches = ls_audit_state (game);

  g_assert_cmpuint (breaches->len, >, 0);
  for (guint i = 0; i < breaches->len; i++)
    if (strstr (g_ptr_array_index (breaches, i), expected))
      return;
  g_error ("found \"%s\", expected \"%s\"", (char *) g_ptr_array_index (breaches, 0), expected);
}

static void
test_sound (Fixture      *self,
            gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GPtrArray) breaches = ls_audit_state (self->game);

  g_assert_cmpuint (breaches->len, ==, 0);
}

/* Each way of breaking a state, on a copy of its own. */
static void
test_broken_states (Fixture      *self,
                    gconstpointer data G_GNUC_UNUSED)
{
  g_autofree LsGame *game = g_new (LsGame, 1);

#define BREAK(change, expected)                  \
  memcpy (game, self->game, sizeof *game);       \
  change;                                        \
  expect_state_breach (game, expected)

  BREAK (game->supply.left[LS_FIGURE_CLAWER][0]++, "figures are not conserved");
  BREAK (game->n_monsters--, "figures are not conserved");
  BREAK (game->out.left[LS_FIGURE_BOOMER][0]++, "figures are not conserved");
  BREAK (game->monsters[0].spots.at[0] = game->monsters[1].spots.at[0], "share a spot");
  BREAK (game->monsters[0].spots.at[0] = game->heroes[0].at, "share a spot");
  BREAK (game->monsters[0].spots.at[0] = ls_spot (game->board->circle_west, game->board->circle_north),
         "where nothing can stand");
  BREAK (game->monsters[0].spots.at[0] = LS_NO_SPOT, "off the board");
  BREAK (game->monsters[0].spots.at[0] = game->structures[0].spots.at[0], "stands in");
  BREAK (game->monsters[0].wounds = 99, "is dead and stands");
  BREAK (game->heroes[0].at = ls_spot (0, 0), "in the mist");
  BREAK (game->heroes[0].at = game->heroes[1].at, "share a spot");
  BREAK (game->heroes[0].at = game->structures[0].spots.at[0], "stands in");
  BREAK (game->heroes[0].wounds = game->heroes[0].hit_points, "wounds and death disagree");
  BREAK (game->sheets[0].dead = TRUE, "dead and on the board");
  BREAK (game->structures[0].flames = game->structures[0].type->hit_points, "burnt down");
  BREAK (game->structures[0].spots = game->structures[1].spots, "share a spot");
  BREAK (game->panic[0] = 3, "panic track holds 3");
  BREAK (game->mages = 5, "5 mages");
  BREAK (game->mages = 0, "no mage is left");
  BREAK (game->phase = 0, "no phase has begun");
  BREAK (game->moved = (guint16) (game->n_order + 1), "order of movement");
  BREAK (game->outcome = LS_WON, "outcome disagree");
  BREAK (game->cards.discard.cards[game->cards.discard.n++] = game->cards.discard.cards[0], "in 2 places");
#undef BREAK
}

static void
expect_step_breach (const LsGame    *before,
                    const LsCommand *command,
                    const LsGame    *after,
                    const char      *expected)
{
  g_autoptr (GPtrArray) breaches = ls_audit_transition (before, command, after);

  g_assert_cmpuint (breaches->len, >, 0);
  g_assert_nonnull (strstr (g_ptr_array_index (breaches, 0), expected));
}

/* What a command has no business with. */
static void
test_broken_steps (Fixture      *self,
                   gconstpointer data G_GNUC_UNUSED)
{
  g_autofree LsGame *after = g_new (LsGame, 1);
  LsCommand mana = { .kind = LS_DO_HERO_MANA, .id = self->game->heroes[0].id, .number = 1 };
  LsCommand end = { .kind = LS_DO_END_HERO_PHASE };
  LsCommand next = { .kind = LS_DO_NEXT };

#define BREAK(command, change, expected)           \
  memcpy (after, self->game, sizeof *after);       \
  change;                                          \
  expect_step_breach (self->game, command, after, expected)

  BREAK (&mana, after->mages--, "not its business");
  BREAK (&mana, after->monsters[0].wounds++, "not its business");
  BREAK (&mana, after->structures[0].flames++, "not its business");
  BREAK (&mana, after->panic[0] ^= 1, "not its business");
  BREAK (&mana, after->gold++, "not its business");
  BREAK (&mana, after->cards.revealed[0] = 3, "not its business");
  BREAK (&mana, after->mist[LS_WEST]--, "not its business");
  BREAK (&mana, after->rulings.value[0] ^= 1, "not its business");
  BREAK (&mana, after->stage = LS_STAGE_PANIC, "not its business");
  BREAK (&end, after->stage = LS_STAGE_SPAWN, "follows stage");
  BREAK (&end, after->heroes[0].wounds++, "not its business");
  BREAK (&end, after->setup.seed++, "set-up has changed");

  /* damage adds up */
  self->game->stage = LS_STAGE_ATTACK;
  self->game->attack_part = LS_PART_MONSTERS;
  BREAK (&next, (after->stage = LS_STAGE_HEROES, after->panic[after->n_panic - 1] = 0), "flames left the panic track");
  self->game->heroes[0].wounds = 2;
  BREAK (&next, (after->stage = LS_STAGE_HEROES, after->heroes[0].wounds = 1), "healed");
#undef BREAK
}

/* A hero strikes the first monster; whatever the dice say, this is not what they do. */
static void
test_broken_rolls (Fixture      *self,
                   gconstpointer data G_GNUC_UNUSED)
{
  g_autofree LsGame *sound = g_new (LsGame, 1);
  g_autofree LsGame *after = g_new (LsGame, 1);
  LsCommand roll = { .kind = LS_DO_ROLL, .id = self->game->monsters[0].id, .marks = LS_ROLL_NO_DODGE };
  LsCommand tile = { .kind = LS_DO_ROLL, .id = g_intern_static_string ("seed-mortar-1") };
  LsCommand mortar = { .kind = LS_DO_TOKEN_ADD, .word = "seed-mortar", .spots = { 1, { ls_spot (1, 12) } } };

  g_assert_true (apply (self, &mortar));

#define BREAK(command, change, expected)                                          \
  g_assert_true (ls_game_apply (self->game, command, sound, NULL, NULL));         \
  memcpy (after, sound, sizeof *after);                                           \
  change;                                                                         \
  expect_step_breach (self->game, command, after, expected)

  BREAK (&roll, after->monsters[0].wounds++, "wrong wounds");
  BREAK (&roll, after->monsters[0].stunned = TRUE, "stunned");
  BREAK (&roll, after->monsters[1].wounds++, "not what it was");
  BREAK (&roll, after->monsters[1].facing ^= 1, "not what it was");
  BREAK (&roll, after->tokens[0].used = TRUE, "not what it was");
  BREAK (&roll, after->n_tokens--, "not what it was");
  BREAK (&roll, after->n_monsters--, "not what it was");
  BREAK (&roll, automa_random_next (&after->random), "another chance");
  BREAK (&roll, after->heroes[0].mana++, "a hero not what the rules say");
  BREAK (&roll, after->structures[0].flames++, "not its business");
  BREAK (&tile, after->n_tokens--, "wrongly standing or gone");
  BREAK (&tile, after->tokens[0].flames++, "wrong flames");
  BREAK (&tile, after->monsters[0].wounds++, "not what it was");
#undef BREAK
}

/* An entangled hero's own fist hits with both dice; this is not what it does. */
static void
test_broken_fists (Fixture      *self,
                   gconstpointer data G_GNUC_UNUSED)
{
  g_autofree LsGame *sound = g_new (LsGame, 1);
  g_autofree LsGame *after = g_new (LsGame, 1);
  const char *hero = self->game->heroes[0].id;
  LsCommand tiles[] = { { .kind = LS_DO_TOKEN_ADD, .word = "seed-mortar", .spots = { 1, { ls_spot (1, 12) } } },
                        { .kind = LS_DO_TOKEN_ADD, .word = "hatchery", .spots = { 1, { ls_spot (1, 13) } } } };
  LsCommand step = { .kind = LS_DO_HERO_AT, .id = hero, .spots = { 1, { ls_spot (1, 12) } } };
  LsCommand hit = { .kind = LS_DO_FREE_HERO, .id = hero, .other = hero, .flag = 1 };
  LsCommand miss = { .kind = LS_DO_FREE_HERO, .id = hero, .other = hero, .flag = 0 };
  LsCommand help = { .kind = LS_DO_FREE_HERO, .id = hero, .other = self->game->heroes[1].id, .flag = -1 };

  self->game->mist[LS_WEST] = self->game->mist[LS_NORTH] = 20;
  self->game->n_tokens = 0;
  g_assert_true (apply (self, &tiles[0]));
  g_assert_true (apply (self, &tiles[1]));
  g_assert_true (apply (self, &step));

#define BREAK(command, change, expected)                                          \
  g_assert_true (ls_game_apply (self->game, command, sound, NULL, NULL));         \
  memcpy (after, sound, sizeof *after);                                           \
  change;                                                                         \
  expect_step_breach (self->game, command, after, expected)

  BREAK (&hit, memcpy (after, self->game, sizeof *after), "wrongly there or gone");
  BREAK (&hit, after->n_tokens = 0, "not what it was");
  BREAK (&hit, automa_random_next (&after->random), "another chance");
  BREAK (&hit, after->mages--, "not its business");
  BREAK (&hit, after->heroes[0].wounds++, "a hero not what the rules say");
  BREAK (&hit, after->sheets[0].actions++, "a hero not what the rules say");
  BREAK (&miss, after->sheets[0].actions++, "a hero not what the rules say");
  BREAK (&hit, after->struck = FALSE, "no attack made");
  BREAK (&hit, after->turn = 2, "somebody else's turn");
  BREAK (&miss, after->n_tokens = 0, "wrongly there or gone");
  BREAK (&miss, after->tokens[1].used = TRUE, "not what it was");
#undef BREAK
  memcpy (after, sound, sizeof *after); /* nobody helps from afar, nor whoever is free */
  expect_step_breach (self->game, &help, after, "out of reach");
  step.spots.at[0] = ls_spot (1, 14);
  g_assert_true (apply (self, &step));
  expect_step_breach (self->game, &hit, self->game, "freed from nothing");
}

/* A catapult strikes two monsters and a hero, a ballista stands by; this is not what a shot does. */
static void
test_broken_shots (Fixture      *self,
                   gconstpointer data G_GNUC_UNUSED)
{
  g_autofree LsGame *sound = g_new (LsGame, 1);
  g_autofree LsGame *after = g_new (LsGame, 1);
  const char *hero = self->game->heroes[0].id;
  LsCommand board[] = { { .kind = LS_DO_STRUCTURE_ADD, .word = "catapult", .spots = { 1, { ls_spot (12, 13) } } },
                        { .kind = LS_DO_STRUCTURE_ADD, .word = "ballista", .spots = { 1, { ls_spot (13, 13) } } },
                        { .kind = LS_DO_MONSTER_ADD, .word = "accursed", .spots = { 1, { ls_spot (18, 13) } } },
                        { .kind = LS_DO_MONSTER_ADD, .word = "bulky-red", .spots = { 1, { ls_spot (19, 13) } } },
                        { .kind = LS_DO_HERO_AT, .id = hero, .spots = { 1, { ls_spot (19, 14) } } } };
  LsCommand shot = { .kind = LS_DO_SHOOT,
                     .id = g_intern_static_string ("catapult-1"),
                     .spots = { 1, { ls_spot (18, 13) } },
                     .flag = -1 };
  LsCommand near = shot;
  guint struck, last, catapult;

  self->game->n_structures = 0;
  for (guint i = 0; i < G_N_ELEMENTS (board); i++)
    g_assert_true (apply (self, &board[i]));
  struck = self->game->n_monsters - 2u;
  last = self->game->n_monsters - 1u;
  catapult = (guint) ls_game_find_structure (self->game, "catapult-1");
  near.spots.at[0] = ls_spot (11, 12);

#define BREAK(command, change, expected)                                          \
  g_assert_true (ls_game_apply (self->game, command, sound, NULL, NULL));         \
  memcpy (after, sound, sizeof *after);                                           \
  change;                                                                         \
  expect_step_breach (self->game, command, after, expected)

  BREAK (&shot, after->monsters[struck].wounds++, "wrong wounds");
  BREAK (&shot, after->monsters[last].wounds++, "wrong wounds");
  BREAK (&shot, after->monsters[last].stunned = TRUE, "stunned");
  BREAK (&shot, after->monsters[0].wounds++, "not what it was");
  BREAK (&shot, after->structures[catapult].shots = 0, "not what it was");
  BREAK (&shot, after->structures[catapult + 1].shots = 1, "not what it was");
  BREAK (&shot, after->structures[catapult].flames++, "not what it was");
  BREAK (&shot, after->sheets[0].due = 0, "not what he was");
  BREAK (&shot, after->sheets[1].due = 1, "not what he was");
  BREAK (&shot, after->heroes[0].wounds++, "not what he was");
  BREAK (&shot, automa_random_next (&after->random), "another chance");
  BREAK (&shot, after->gold++, "not its business");
#undef BREAK
  memcpy (after, sound, sizeof *after); /* nor does it strike its own sector */
  expect_step_breach (self->game, &near, after, "out of range");
  self->game->structures[catapult].shots = 3;
  expect_state_breach (self->game, "has shot 3 times");
}

/* A hero moves, gets ready, drinks, strikes; this is not what it costs. */
static void
test_broken_turns (Fixture      *self,
                   gconstpointer data G_GNUC_UNUSED)
{
  g_autofree LsGame *sound = g_new (LsGame, 1);
  g_autofree LsGame *after = g_new (LsGame, 1);
  const char *hero = self->game->heroes[0].id;
  LsCommand board[] = { { .kind = LS_DO_HERO_AT, .id = hero, .spots = { 1, { ls_spot (18, 13) } } },
                        { .kind = LS_DO_MONSTER_ADD, .word = "bulky-red", .spots = { 1, { ls_spot (18, 12) } } },
                        { .kind = LS_DO_HERO_POTION, .id = hero, .word = "blue" },
                        { .kind = LS_DO_HERO_MANA, .id = hero, .number = 0 } };
  LsCommand move = { .kind = LS_DO_HERO_MOVE, .id = hero, .spots = { 1, { ls_spot (20, 13) } }, .flag = -1 };
  LsCommand up = { .kind = LS_DO_ARMOR_UP, .id = hero };
  LsCommand drink = { .kind = LS_DO_DRINK, .id = hero };
  LsCommand fist = { .kind = LS_DO_FIST, .id = hero, .other = g_intern_static_string ("bulky-red-1"), .flag = -1 };
  LsCommand far;
  guint bulky;

  self->game->n_structures = 0;
  for (guint i = 0; i < G_N_ELEMENTS (board); i++)
    g_assert_true (apply (self, &board[i]));
  bulky = self->game->n_monsters - 1u;
  fist.other = self->game->monsters[bulky].id;

#define BREAK(command, change, expected)                                          \
  g_assert_true (ls_game_apply (self->game, command, sound, NULL, NULL));         \
  memcpy (after, sound, sizeof *after);                                           \
  change;                                                                         \
  expect_step_breach (self->game, command, after, expected)

  BREAK (&move, after->sheets[0].spent = 0, "too far for what was paid");
  BREAK (&move, after->sheets[0].spent |= 1 << 5, "not there");
  BREAK (&move, after->heroes[0].at++, "not what the rules say");
  BREAK (&move, after->heroes[1].wounds++, "not what the rules say");
  BREAK (&move, after->turn = 2, "somebody else's turn");
  BREAK (&move, after->monsters[0].facing ^= 1, "not its business");
  BREAK (&up, after->sheets[0].actions++, "not what the rules say");
  BREAK (&up, after->sheets[0].armor_up = FALSE, "not what the rules say");
  BREAK (&drink, after->heroes[0].mana++, "not what the rules say");
  BREAK (&drink, after->sheets[0].potion_used = FALSE, "not what the rules say");
  BREAK (&fist, after->sheets[0].actions++, "not what the rules say");
  BREAK (&fist, after->monsters[bulky].wounds++, "wrong wounds");
  BREAK (&fist, after->monsters[0].wounds++, "somebody else was struck");
  BREAK (&fist, after->struck = FALSE, "no attack made");
  BREAK (&fist, automa_random_next (&after->random), "another chance");
#undef BREAK
  far = fist;
  far.other = self->game->monsters[0].id;
  expect_step_breach (self->game, &far, sound, "struck out of reach");
  self->game->turn = 9;
  expect_state_breach (self->game, "nobody's");
}

#define ADD(name, function) g_test_add ("/audit/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD ("sound", test_sound);
  ADD ("broken-states", test_broken_states);
  ADD ("broken-steps", test_broken_steps);
  ADD ("broken-rolls", test_broken_rolls);
  ADD ("broken-fists", test_broken_fists);
  ADD ("broken-shots", test_broken_shots);
  ADD ("broken-turns", test_broken_turns);

  return g_test_run ();
}
