/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A hero's blow or fist worked out a second time, from the state before it alone: the faces that the game's generator
 * gives, what they mean for this attack, and that nobody else has changed. */
#include "audit-private.h"

#include <string.h>

#include "boss.h"

#define MONOLITH_FALLS_AT 4

typedef struct
{
  const LsGame    *before;
  const LsGame    *after;
  const LsCommand *command;
  GPtrArray       *breaches;
  AutomaRandom     random; /* after the throw */
  gboolean         hit;
  gboolean         stun;
} Blow;

static void
expect (Blow       *self,
        gboolean    holds,
        const char *who,
        const char *what)
{
  if (!holds)
    g_ptr_array_add (self->breaches, g_strdup_printf ("%s: %s after the dice were thrown", who, what));
}

/* `dice.roll`, `dice.two`: what turns each face into a hit; a stun is on all faces but the plain ones. */
static void
throw (Blow  *self,
       LsDice dice)
{
  static const guint needs[LS_N_FACES] = { 0, 0, G_MAXUINT, LS_ROLL_NO_DODGE, LS_ROLL_ARMOR_PIERCING };
  static const gboolean plain[LS_N_FACES] = { TRUE, FALSE, TRUE, FALSE, FALSE };

  self->hit = TRUE;
  self->stun = (self->command->marks & LS_ROLL_STUN) != 0;
  for (guint die = 0; die < LS_N_DICE; die++)
    if (dice & 1u << die)
      {
        guint8 face = self->before->pack->dice.faces[die][automa_random_below (&self->random, LS_DIE_SIDES)];

        if ((needs[face] & ~self->command->marks) != 0)
          self->hit = FALSE;
        if (plain[face])
          self->stun = FALSE;
      }
}

/* --- Those who were not struck --- */

/* A dive bomb and the turn of Cetusia's other piece have checks of their own. */
static void
expect_bystanders (Blow *self)
{
  const LsGame *before = self->before;
  gboolean others = before->boss.arrived != self->after->boss.arrived || before->boss.stage != self->after->boss.stage;
  gboolean struck_gone = ls_game_find_monster (before, self->command->id) >= 0
                         && ls_game_find_monster (self->after, self->command->id) < 0;

  for (guint i = 0; i < before->n_monsters && !others; i++)
    {
      const char *id = before->monsters[i].id;
      int now = ls_game_find_monster (self->after, id);

      if (strcmp (id, self->command->id) != 0)
        expect (self, now >= 0 && memcmp (&before->monsters[i], &self->after->monsters[now], sizeof (LsMonster)) == 0,
                id, "not what it was");
    }
  if (!others)
    expect (self, self->after->n_monsters + (struck_gone ? 1 : 0) == before->n_monsters, "the board",
            "other monsters");
}

static void
expect_other_tokens (Blow       *self,
                     const char *struck)
{
  const LsGame *before = self->before;

  for (guint i = 0; i < before->n_tokens; i++)
    {
      const char *id = before->tokens[i].id;
      int now = ls_game_find_token (self->after, id);

      if (strcmp (id, struck) != 0)
        expect (self, now >= 0 && memcmp (&before->tokens[i], &self->after->tokens[now], sizeof (LsToken)) == 0, id,
                "not what it was");
    }
  expect (self, self->after->n_tokens <= before->n_tokens, "the board", "other tokens");
}

/* --- Who was struck --- */

/* `cetusia.flip`: in her first stage a piece does not fall. TRUE: that has been looked at. */
static gboolean
expect_cetusia (Blow            *self,
                const LsMonster *old,
                const LsMonster *now,
                guint            wounds,
                guint            most)
{
  gboolean anew = self->before->rulings.value[LS_RULING_CETUSIA_SECOND_STAGE] == LS_CETUSIA_ANEW;

  if (ls_boss_of_night (self->before) != LS_BOSS_CETUSIA || self->before->boss.stage != 1
      || !ls_audit_type (self->before, (guint) (old - self->before->monsters))->boss)
    return FALSE;
  expect (self, now != NULL, old->id, "gone from her first stage");
  expect (self, self->after->boss.stage == (wounds >= most ? 2 : 1), old->id, "in the wrong stage");
  if (now)
    expect (self, now->wounds == (wounds < most ? wounds : anew ? 0 : most), old->id, "wrong wounds");
  return TRUE;
}

/* `dice.stun`, and the wounds. */
static void
expect_monster (Blow *self,
                guint index)
{
  const LsMonster *old = &self->before->monsters[index];
  int found = ls_game_find_monster (self->after, old->id);
  const LsMonster *now = found >= 0 ? &self->after->monsters[found] : NULL;
  gboolean boss = ls_audit_type (self->before, index)->boss;
  guint wounds = old->wounds + (self->hit ? (guint) self->command->number : 0);
  guint most = ls_boss_hit_points (self->before, old);

  if (boss && ls_boss_of_night (self->before) == LS_BOSS_DRYAD && self->before->boss.stage == 1)
    expect (self, FALSE, old->id, "struck as a sprout");
  if (now)
    expect (self, now->stunned == (old->stunned || (self->stun && !boss)), old->id, "wrongly stunned or not");
  if (expect_cetusia (self, old, now, wounds, most))
    return;
  expect (self, (now == NULL) == (wounds >= most), old->id, "wrongly alive or dead");
  if (now && self->before->boss.arrived == self->after->boss.arrived)
    expect (self, now->wounds == wounds, old->id, "wrong wounds");
}

/* `dryad.monoliths`, `dryad.mortar`. */
static void
expect_token (Blow *self,
              guint index)
{
  const LsToken *old = &self->before->tokens[index];
  int now = ls_game_find_token (self->after, old->id);
  guint damage = self->hit ? (guint) self->command->number : 0;
  gboolean monolith = old->kind == LS_TOKEN_MONOLITH;

  expect (self, (now < 0) == (monolith ? old->flames + damage >= MONOLITH_FALLS_AT : damage > 0), old->id,
          "wrongly standing or gone");
  if (now >= 0)
    expect (self, self->after->tokens[now].flames == old->flames + (monolith ? damage : 0), old->id, "wrong flames");
}

static LsDice
dice_of (const LsGame *game,
         int           monster,
         int           token)
{
  if (monster >= 0)
    return ls_audit_type (game, (guint) monster)->dice;
  return game->tokens[token].kind == LS_TOKEN_MONOLITH ? 0 : LS_DIE_BLUE | LS_DIE_ORANGE;
}

/* One of several that the same attack strikes: as if it had been the only one, but for the dice thrown before. */
void
ls_audit_struck (const LsGame    *before,
                 const LsCommand *as,
                 gint8            entered,
                 const LsGame    *after,
                 AutomaRandom    *random,
                 GPtrArray       *breaches)
{
  Blow self = { .before = before, .after = after, .command = as, .breaches = breaches, .random = *random };
  int monster = ls_game_find_monster (before, as->id);
  int token = ls_game_find_token (before, as->id);
  gboolean monolith = token >= 0 && before->tokens[token].kind == LS_TOKEN_MONOLITH;
  gboolean turned = ls_boss_of_night (before) == LS_BOSS_CETUSIA && before->boss.stage != after->boss.stage;

  if (entered < 0)
    throw (&self, dice_of (before, monster, token));
  else
    self.hit = monolith || entered > 0;
  *random = self.random;
  /* with the night everything may go, and the Harpy's entrance has checks of its own */
  if (after->stage != LS_STAGE_HEROES || before->boss.arrived != after->boss.arrived)
    return;
  if (monster >= 0 && !(turned && ls_audit_type (before, (guint) monster)->boss))
    expect_monster (&self, (guint) monster);
  else if (monster < 0)
    expect_token (&self, (guint) token);
}

void
ls_audit_roll (const LsGame    *before,
               const LsCommand *command,
               const LsGame    *after,
               GPtrArray       *breaches)
{
  Blow self = { .before = before, .after = after, .command = command, .breaches = breaches, .random = before->random };
  int monster = ls_game_find_monster (before, command->id);
  int token = ls_game_find_token (before, command->id);

  expect (&self, before->stage == LS_STAGE_HEROES, command->id, "no hero phase");
  expect (&self, monster >= 0 || token >= 0, command->id, "nothing of that name");
  if (monster < 0 && token < 0)
    return;
  throw (&self, dice_of (before, monster, token));
  expect (&self, memcmp (&self.random, &after->random, sizeof self.random) == 0, "the dice", "another chance");
  if (after->stage != LS_STAGE_HEROES) /* with the night everything may go */
    return;
  if (monster >= 0)
    expect_monster (&self, (guint) monster);
  else
    expect_token (&self, (guint) token);
  expect_bystanders (&self);
  expect_other_tokens (&self, command->id);
}

/* `dryad.entangle`: the tile beneath the hero goes by another's fist, or by the own one if both dice hit. */
void
ls_audit_free (const LsGame    *before,
               const LsCommand *command,
               const LsGame    *after,
               GPtrArray       *breaches)
{
  Blow self = { .before = before, .after = after, .command = command, .breaches = breaches, .random = before->random };
  int hero = ls_game_find_hero (before, command->id);
  int by = ls_game_find_hero (before, command->other);
  const LsToken *tile = NULL;

  for (guint i = 0; hero >= 0 && i < before->n_tokens; i++)
    if (before->tokens[i].at == before->heroes[hero].at
        && (before->tokens[i].kind == LS_TOKEN_HATCHERY || before->tokens[i].kind == LS_TOKEN_SEED_MORTAR))
      tile = &before->tokens[i];
  expect (&self, before->stage == LS_STAGE_HEROES && tile && by >= 0, command->id, "freed from nothing");
  if (!tile || by < 0)
    return;
  if (by != hero)
    expect (&self, ls_spot_distance (before->heroes[by].at, before->heroes[hero].at) == 1, command->other,
            "out of reach");
  self.hit = by != hero || command->flag > 0;
  if (by == hero && command->flag < 0)
    throw (&self, LS_DIE_BLUE | LS_DIE_ORANGE);
  expect (&self, memcmp (&self.random, &after->random, sizeof self.random) == 0, "the dice", "another chance");
  expect (&self, (ls_game_find_token (after, tile->id) < 0) == self.hit, tile->id, "wrongly there or gone");
  expect_other_tokens (&self, tile->id);
}
