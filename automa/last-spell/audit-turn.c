/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a hero does in a turn worked out a second time: whether the way there is not longer than what was paid, and that
 * each thing costs and gives what the rules say, and nobody else has changed. */
#include "audit-private.h"

#include <string.h>

#include "boss.h"

#define NEVER 1000

typedef struct
{
  const LsGame    *before;
  const LsGame    *after;
  const LsCommand *command;
  GPtrArray       *breaches;
  guint            hero;
  LsHero           now; /* what the hero ought to be afterwards */
  LsHeroSheet      sheet;
} Turn;

static void
expect (Turn       *self,
        gboolean    holds,
        const char *what)
{
  if (!holds)
    g_ptr_array_add (self->breaches, g_strdup_printf ("%s: %s in the turn", self->command->id, what));
}

/* --- The way --- */

typedef enum
{
  SHUT,
  FREE,
  LOW,
  WALL,
  TOWER,
  GATE,
} Ground;

static Ground
ground_of_structure (const char *type)
{
  if (g_str_equal (type, "wooden-wall"))
    return WALL;
  if (g_str_equal (type, "watchtower"))
    return TOWER;
  if (g_str_equal (type, "warp-gate"))
    return GATE;
  return g_str_has_suffix (type, "-gate") ? FREE : SHUT;
}

static Ground
ground_at (const Turn *self,
           LsSpot      spot)
{
  const LsGame *game = self->before;
  LsTerrain terrain = (LsTerrain) game->board->terrain[spot];
  Ground ground = terrain == LS_TERRAIN_LOW ? LOW : FREE;

  if ((terrain != LS_TERRAIN_GROUND && terrain != LS_TERRAIN_WATER && terrain != LS_TERRAIN_LOW)
      || ls_board_in_mist (game->board, game->mist, spot))
    return SHUT;
  for (guint i = 0; i < game->n_structures; i++)
    if (ls_spots_contain (&game->structures[i].spots, spot))
      ground = ground_of_structure (game->structures[i].type->id);
  for (guint i = 0; i < game->n_tokens; i++)
    if (game->tokens[i].at == spot)
      ground = game->tokens[i].kind == LS_TOKEN_CORPSE_PILE ? LOW : SHUT;
  for (guint i = 0; i < game->n_monsters; i++)
    if (ls_spots_contain (&game->monsters[i].spots, spot))
      return SHUT;
  for (guint i = 0; i < game->n_heroes; i++)
    if (i != self->hero && game->sheets[i].on_board && game->heroes[i].at == spot)
      return SHUT;
  return ground;
}

/* What one step, climb or jump to that side costs, and where it leads. On a low obstacle nobody stands but in passing. */
static guint
step_cost (const guint8 *ground,
           LsSpot        from,
           LsFacing      side,
           gboolean      strides,
           LsSpot       *to)
{
  guint leaving = ground[from] == TOWER ? 1 : 0;

  *to = ls_spot_beside (from, side);
  if (ground[from] == LOW)
    return ground[*to] == FREE || ground[*to] == GATE || ground[*to] == LOW ? 1 : NEVER;
  switch ((Ground) ground[*to])
    {
    case FREE:
    case GATE:
      return 1 + leaving;
    case TOWER:
      return 2 + 2 * leaving;
    case LOW:
    case WALL:
      if (ground[*to] == LOW && strides && !leaving)
        return 1;
      *to = ls_spot_beside (*to, side);
      return !leaving && (ground[*to] == FREE || ground[*to] == GATE) ? 3 : NEVER;
    case SHUT:
    default:
      return NEVER;
    }
}

static gboolean
wears_jump_boots (const Turn *self)
{
  const LsGame *game = self->before;

  for (guint i = 0; i < game->n_items; i++)
    for (guint j = 0; game->items[i].holder == (gint8) self->hero && j < game->pack->n_armors; j++)
      if (game->pack->armors[j].effect == LS_ARMOR_CROSS_LOW_OBSTACLES
          && game->pack->armors[j].kind == game->items[i].kind
          && (g_ascii_strcasecmp (game->pack->armors[j].id, game->items[i].name) == 0
              || g_ascii_strcasecmp (game->pack->armors[j].name, game->items[i].name) == 0))
        return TRUE;
  return FALSE;
}

/* The fewest points from the hero to the spot, found by looking at all steps until nothing gets better. */
static guint
least_points (const Turn *self,
              LsSpot      to,
              gboolean    warps)
{
  g_autofree guint8 *ground = g_new0 (guint8, LS_N_CELLS);
  g_autofree guint *points = g_new (guint, LS_N_CELLS);
  gboolean strides = wears_jump_boots (self);
  gboolean better = TRUE;

  for (LsSpot spot = 0; spot < LS_N_CELLS; spot++)
    {
      ground[spot] = ls_board_has (self->before->board, spot) ? (guint8) ground_at (self, spot) : SHUT;
      points[spot] = NEVER;
    }
  for (points[self->before->heroes[self->hero].at] = 0; better;)
    {
      guint gate = NEVER;

      better = FALSE;
      for (LsSpot spot = 0; warps && spot < LS_N_CELLS; spot++)
        gate = MIN (gate, ground[spot] == GATE ? points[spot] : NEVER);
      for (LsSpot spot = LS_STRIDE; spot < LS_N_CELLS - LS_STRIDE; spot++)
        {
          if (ground[spot] == GATE && gate + 2 < points[spot])
            points[spot] = gate + 2;
          for (LsFacing side = LS_NORTH; points[spot] < NEVER && side < LS_N_FACINGS; side++)
            {
              LsSpot next;
              guint cost = step_cost (ground, spot, side, strides, &next);

              if (points[spot] + cost < points[next])
                {
                  points[next] = points[spot] + cost;
                  better = TRUE;
                }
            }
        }
    }
  return points[to];
}

/* `hero.move`: tokens that were there, no fewer points than the way costs; a mana only for a warp gate. */
static void
check_move (Turn *self)
{
  const LsHeroSheet *was = &self->before->sheets[self->hero];
  const LsHeroSheet *is = &self->after->sheets[self->hero];
  LsSpot at = self->before->heroes[self->hero].at;
  gboolean wet = self->before->board->terrain[at] == LS_TERRAIN_WATER;
  gboolean warps = self->before->heroes[self->hero].mana != self->after->heroes[self->hero].mana;
  guint paid = was->longer;

  for (guint i = 0; i < LS_MAX_MOVEMENT_TOKENS; i++)
    if ((is->spent & ~was->spent) & 1 << i)
      {
        expect (self, was->movement[i] > 0, "a token spent that is not there");
        paid += was->movement[i];
      }
  expect (self, (was->spent & ~is->spent) == 0, "a token back");
  expect (self, ground_at (self, self->command->spots.at[0]) != LOW, "stands on an obstacle");
  expect (self, self->command->marks == 0 || self->command->marks == (is->spent & ~was->spent), "other tokens paid");
  expect (self, paid >= least_points (self, self->command->spots.at[0], warps), "too far for what was paid");
  expect (self, is->spent != was->spent && paid > (wet ? 1u : 0u), "nothing paid");
  self->sheet.longer = 0; /* boots have given what they give */
  self->now.at = self->command->spots.at[0];
  self->now.mana -= warps ? 1 : 0;
  self->sheet.spent = is->spent;
}

/* --- The rest --- */

static void
check_drink (Turn *self)
{
  const LsHeroSheet *is = &self->after->sheets[self->hero];
  const LsPotionFacts *potion = &self->before->pack->potions[self->sheet.potion];
  guint back = 0, spent = 0;

  expect (self, self->sheet.potion != LS_NO_POTION, "nothing to drink");
  for (guint i = 0; i < LS_MAX_MOVEMENT_TOKENS; i++)
    {
      spent += self->sheet.spent & 1 << i ? 1 : 0;
      back += (self->sheet.spent & ~is->spent) & 1 << i ? 1 : 0;
    }
  if (potion->gives == LS_POTION_MOVEMENT_TOKENS)
    {
      guint named = 0;

      for (guint i = 0; i < LS_MAX_MOVEMENT_TOKENS; i++)
        named += self->sheet.spent & self->command->marks & 1 << i ? 1 : 0;
      expect (self, back == MIN (potion->amount, self->command->marks ? named : spent), "other tokens back");
      self->sheet.spent = is->spent & self->sheet.spent;
    }
  if (potion->gives == LS_POTION_WOUNDS)
    self->now.wounds -= MIN (self->now.wounds, potion->amount);
  if (potion->gives == LS_POTION_MANA)
    self->now.mana = MIN (self->now.mana + potion->amount, self->now.base_mana);
  if (potion->gives == LS_POTION_ACTIONS)
    self->sheet.actions = (guint8) MIN (self->sheet.actions + (guint) potion->amount, ls_game_actions (self->before));
  if (self->sheet.potion_used || potion->uses < 2)
    self->sheet.potion = LS_NO_POTION;
  self->sheet.potion_used = self->sheet.potion != LS_NO_POTION;
}

/* `hero.attack-once`, and the action that a fist costs. */
static void
pay_fist (Turn *self)
{
  const LsGame *before = self->before;

  expect (self, self->sheet.actions > 0, "no action");
  expect (self, before->turn != self->hero + 1 || !before->struck, "a second attack");
  expect (self, self->after->struck || self->after->stage != LS_STAGE_HEROES, "no attack made");
  self->sheet.actions--;
}

static void
check_fist (Turn *self)
{
  const LsGame *before = self->before;
  LsCommand as = { .kind = LS_DO_ROLL, .id = self->command->other, .number = 1 };
  int monster = ls_game_find_monster (before, as.id);
  int token = ls_game_find_token (before, as.id);
  LsSpots spots = { 1, { token >= 0 ? before->tokens[token].at : LS_NO_SPOT } };
  AutomaRandom random = before->random;
  guint nearest = NEVER;

  if (monster >= 0)
    spots = before->monsters[monster].spots;
  for (guint i = 0; i < spots.n; i++)
    nearest = MIN (nearest, ls_spot_distance (spots.at[i], before->heroes[self->hero].at));
  expect (self, (monster >= 0 || token >= 0) && nearest == 1, "struck out of reach");
  pay_fist (self);
  if (monster < 0 && token < 0)
    return;
  ls_audit_kill (before, self->after, (int) self->hero, as.id, &self->sheet, self->breaches);
  ls_audit_struck (before, &as, self->command->flag, self->after, &random, self->breaches);
  expect (self, memcmp (&random, &self->after->random, sizeof random) == 0, "another chance");
}

/* The others, and the hero himself but for what is expected. */
static void
expect_heroes (Turn *self)
{
  for (guint i = 0; i < self->before->n_heroes; i++)
    {
      const LsHero *hero = i == self->hero ? &self->now : &self->before->heroes[i];
      const LsHeroSheet *sheet = i == self->hero ? &self->sheet : &self->before->sheets[i];

      expect (self,
              memcmp (hero, &self->after->heroes[i], sizeof *hero) == 0
                && memcmp (sheet, &self->after->sheets[i], sizeof *sheet) == 0,
              "a hero not what the rules say");
    }
}

static void
expect_bystanders (Turn *self)
{
  const LsGame *before = self->before;

  for (guint i = 0; i < before->n_monsters && before->boss.stage == self->after->boss.stage; i++)
    {
      int now = ls_game_find_monster (self->after, before->monsters[i].id);

      if (!self->command->other || strcmp (before->monsters[i].id, self->command->other) != 0)
        expect (self, now >= 0 && memcmp (&before->monsters[i], &self->after->monsters[now], sizeof (LsMonster)) == 0,
                "somebody else was struck");
    }
}

void
ls_audit_turn (const LsGame    *before,
               const LsCommand *command,
               const LsGame    *after,
               GPtrArray       *breaches)
{
  static void (*const checks[LS_N_COMMANDS]) (Turn *self) = { [LS_DO_HERO_MOVE] = check_move,
                                                              [LS_DO_DRINK] = check_drink,
                                                              [LS_DO_FIST] = check_fist,
                                                              [LS_DO_FREE_HERO] = pay_fist };
  Turn self = { .before = before, .after = after, .command = command, .breaches = breaches };
  gboolean frees = command->kind == LS_DO_FREE_HERO; /* in older games that was not a fist */
  int hero;

  if ((!checks[command->kind] && command->kind != LS_DO_ARMOR_UP) || (frees && before->setup.edition < LS_EDITION_FISTS))
    return;
  hero = ls_game_find_hero (before, frees ? command->other : command->id);
  expect (&self, hero >= 0 && before->stage == LS_STAGE_HEROES && before->sheets[MAX (hero, 0)].on_board, "no turn");
  if (hero < 0)
    return;
  self.hero = (guint) hero;
  memcpy (&self.now, &before->heroes[hero], sizeof self.now);
  memcpy (&self.sheet, &before->sheets[hero], sizeof self.sheet);
  if (checks[command->kind])
    checks[command->kind](&self);
  else
    {
      expect (&self, self.sheet.actions > 0 && !self.sheet.armor_up, "armor-up against the rules");
      self.sheet.actions--;
      self.sheet.armor_up = TRUE;
    }
  /* with the night everything may go, and the Harpy's entrance has checks of its own */
  if (after->stage != LS_STAGE_HEROES || before->boss.arrived != after->boss.arrived)
    return;
  expect (&self, after->turn == hero + 1, "somebody else's turn");
  expect_heroes (&self);
  expect_bystanders (&self);
}
