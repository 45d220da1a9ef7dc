/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "boss.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "game-position.h"
#include "game-private.h"
#include "names.h"
#include "panic.h"
#include "tell-boss.h"
#include "tell.h"

/* `night.boss`, `rush.bosses`: the last night of a scenario has its boss, each night of a boss rush one of the three. */
LsBoss
ls_boss_of_night (const LsGame *self)
{
  static const LsBoss of_scenario[] = { LS_BOSS_HARPY, LS_BOSS_CETUSIA, LS_BOSS_DRYAD };
  LsBoss boss = LS_BOSS_NONE;

  if (!self->setup.bosses || self->setup.mode == LS_MODE_INTRODUCTORY)
    return LS_BOSS_NONE;
  if (self->setup.mode == LS_MODE_BOSS_RUSH)
    boss = of_scenario[self->night - 1];
  else if (self->night == LS_NIGHTS)
    boss = of_scenario[self->scenario];
  /* `dryad.arrive`: only when the direction card shows her */
  if (boss == LS_BOSS_DRYAD && self->direction > 0
      && g_array_index (self->pack->directions, LsDirectionCard, self->direction - 1).dryad == 0)
    return LS_BOSS_NONE;
  return boss;
}

/* --- Hooks --- */

/* `day.scout-boss`. */
gboolean
ls_boss_scout (LsGame   *self,
               LsScript *script,
               GError  **error)
{
  guint8 side = self->boss.side; /* the table may have entered it before */

  memset (&self->boss, 0, sizeof self->boss);
  self->boss.side = side;
  switch (ls_boss_of_night (self))
    {
    case LS_BOSS_HARPY:
      return ls_harpy_scout (self, script, error);
    case LS_BOSS_CETUSIA:
      ls_cetusia_scout (self);
      return TRUE;
    default:
      return TRUE;
    }
}

/* The boss spawn step. It may take more than one instruction: the stage says when it is over. */
gboolean
ls_boss_spawn (LsGame   *self,
               LsScript *script,
               GError  **error)
{
  switch (ls_boss_of_night (self))
    {
    case LS_BOSS_HARPY:
      return ls_harpy_cry (self, script, error);
    case LS_BOSS_CETUSIA:
      return ls_cetusia_spawn (self, script, error);
    case LS_BOSS_DRYAD:
      return ls_dryad_spawn (self, script, error);
    case LS_BOSS_NONE:
    default:
      self->stage = LS_STAGE_SPAWN;
      return TRUE;
    }
}

void
ls_boss_begin_attack (LsGame   *self,
                      LsScript *script)
{
  self->attack_part = ls_cetusia_strikes (self) ? LS_PART_BOSS_FIRST : LS_PART_MONSTERS;
  ls_dryad_squeeze (self, script);
}

void
ls_boss_end_phase (LsGame   *self,
                   LsScript *script)
{
  if (ls_boss_of_night (self) == LS_BOSS_CETUSIA)
    ls_cetusia_end_phase (self, script);
}

static gboolean
is_on_board (const LsGame *self)
{
  for (guint i = 0; i < self->n_monsters; i++)
    if (ls_boss_is (self, &self->monsters[i]))
      return TRUE;
  return FALSE;
}

/* After every change: the Harpy enters when the last Alerion has fallen, and a boss who has left the board is dead. */
void
ls_boss_react (LsGame   *self,
               LsScript *script)
{
  if (self->boss.entering != LS_NO_SPOT)
    ls_harpy_enter (self, script);
  if (self->boss.arrived && !self->boss.dead && !is_on_board (self))
    {
      self->boss.dead = TRUE;
      LS_TELL (script, LS_RULE_NIGHT_BOSS, ls_tell_boss_dead ());
    }
}

/* --- What people enter --- */

/* The side of the Harpy, by the table's own coin: on her day, or in the boss spawn step. */
gboolean
ls_boss_coin (LsGame          *self,
              const LsCommand *command,
              LsScript        *script,
              GError         **error)
{
  if (ls_boss_of_night (self) != LS_BOSS_HARPY)
    return ls_game_refuse (error, LS_GAME_ERROR_STAGE, _("the coin is flipped in its own step"));
  for (guint coin = 0; coin < LS_N_COINS; coin++)
    if (strcmp (command->word, ls_coin_names[coin]) == 0)
      {
        ls_harpy_side (self, (LsCoin) coin, script);
        return TRUE;
      }
  return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("expected left or right, not %s"), command->word);
}

gboolean
ls_boss_card (LsGame          *self,
              const LsCommand *command,
              GError         **error)
{
  if (self->stage != LS_STAGE_BOSS || self->setup.app_draws || ls_boss_of_night (self) != LS_BOSS_CETUSIA)
    return ls_game_refuse (error, LS_GAME_ERROR_STAGE,
                           _("Cetusia's card is entered in the boss spawn step, when the table draws"));
  return ls_cetusia_card (self, command->word, error);
}

gboolean
ls_boss_place (LsGame          *self,
               const LsCommand *command,
               LsScript        *script,
               GError         **error)
{
  if (self->boss.entering == LS_NO_SPOT)
    return ls_game_refuse (error, LS_GAME_ERROR_STAGE, _("no boss waits for a spot"));
  return ls_harpy_place (self, command->spots.at[0], script, error);
}

/* --- Looking --- */

/* The monster of that type, or -1. */
int
ls_boss_find (const LsGame *self,
              const char   *type)
{
  for (guint i = 0; i < self->n_monsters; i++)
    if (strcmp (g_array_index (self->pack->types, LsMonsterType, self->monsters[i].type).id, type) == 0)
      return (int) i;
  return -1;
}

gboolean
ls_boss_is (const LsGame    *self,
            const LsMonster *monster)
{
  return g_array_index (self->pack->types, LsMonsterType, monster->type).boss;
}

/* `dryad.growth`: as a sprout she takes no damage. */
gboolean
ls_boss_is_safe (const LsGame    *self,
                 const LsMonster *monster)
{
  return ls_boss_is (self, monster) && ls_boss_of_night (self) == LS_BOSS_DRYAD && ls_dryad_is_sprout (self);
}

/* `cetusia.gone`: with the wounds cleared at the flip, the second stage has no more hit points than the first. */
guint
ls_boss_hit_points (const LsGame    *self,
                    const LsMonster *monster)
{
  const LsMonsterType *type = &g_array_index (self->pack->types, LsMonsterType, monster->type);

  if (self->rulings.value[LS_RULING_CETUSIA_SECOND_STAGE] == LS_CETUSIA_ANEW
      && g_str_has_prefix (type->id, "cetusia-") && g_str_has_suffix (type->id, "-ii"))
    return type->hit_points - 1;
  return type->hit_points;
}

/* Whether anything could stand there: ground or water. */
gboolean
ls_boss_fits (const LsGame *self,
              LsSpot        spot)
{
  return ls_board_has (self->board, spot)
         && (self->board->terrain[spot] == LS_TERRAIN_GROUND || self->board->terrain[spot] == LS_TERRAIN_WATER);
}

gboolean
ls_boss_is_free (const LsGame *self,
                 LsSpot        spot)
{
  g_auto (LsGamePosition) view = { 0 };
  g_autofree LsGround *ground = g_new (LsGround, 1);

  ls_game_position_init (&view, self);
  ls_ground_init (ground, &view.position);
  return ls_ground_is_free (ground, spot);
}

/* `spawn.facing`: by the arrow on the spot; where there is none, to the south, as from the far side of the town. */
LsFacing
ls_boss_facing (const LsGame *self,
                LsSpot        spot)
{
  return self->board->arrow[spot] < LS_N_FACINGS ? (LsFacing) self->board->arrow[spot] : LS_SOUTH;
}

/* --- Making room --- */

/* How far the mist lies from a spot in that direction; a large number if there is none. */
static guint
mist_distance (const LsGame *self,
               LsSpot        spot,
               LsFacing      side)
{
  for (guint n = 0; n < LS_MAX_SIDE && ls_board_has (self->board, spot); n++)
    {
      if (ls_board_in_mist (self->board, self->mist, spot))
        return n;
      spot = ls_spot_beside (spot, side);
    }
  return G_MAXUINT;
}

static LsFacing
towards_mist (const LsGame *self,
              LsSpot        spot)
{
  static const LsFacing sides[] = { LS_WEST, LS_NORTH, LS_EAST };
  LsFacing best = LS_NORTH;
  guint least = G_MAXUINT;

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    if (mist_distance (self, spot, sides[i]) < least)
      {
        best = sides[i];
        least = mist_distance (self, spot, best);
      }
  return best;
}

static gboolean
is_free_for_hero (const LsGame   *self,
                  const LsGround *ground,
                  LsSpot          spot)
{
  return ls_board_has (self->board, spot) && !(ground->holds[spot] & (LS_HOLDS_OBSTACLE | LS_HOLDS_MIST | LS_HOLDS_TRAP));
}

/* Straight towards the mist, which no hero enters; if nothing is free on that way, the nearest free spot of all. */
static LsSpot
refuge (const LsGame *self,
        LsSpot        from)
{
  g_auto (LsGamePosition) view = { 0 };
  g_autofree LsGround *ground = g_new (LsGround, 1);
  LsFacing side = towards_mist (self, from);
  LsSpot best = LS_NO_SPOT;

  ls_game_position_init (&view, self);
  ls_ground_init (ground, &view.position);
  for (LsSpot spot = ls_spot_beside (from, side); ls_board_has (self->board, spot); spot = ls_spot_beside (spot, side))
    if (is_free_for_hero (self, ground, spot))
      return spot;
  for (guint row = 0; row < self->board->height; row++)
    for (guint column = 0; column < self->board->width; column++)
      {
        LsSpot spot = ls_spot (column, row);

        if (is_free_for_hero (self, ground, spot)
            && (best == LS_NO_SPOT || ls_spot_distance (spot, from) < ls_spot_distance (best, from)))
          best = spot;
      }
  return best;
}

static void
move_heroes_away (LsGame   *self,
                  LsSpot    spot,
                  LsRule    rule,
                  LsScript *script)
{
  for (guint i = 0; i < self->n_heroes; i++)
    {
      LsSpot to;

      if (!self->sheets[i].on_board || self->heroes[i].at != spot)
        continue;
      to = refuge (self, spot);
      LS_TELL (script, rule, ls_tell_hero_displaced (self->heroes[i].id, to));
      ls_script_show (script, self->heroes[i].id, spot, to);
      self->heroes[i].at = to;
      self->sheets[i].on_board = to != LS_NO_SPOT;
    }
}

/* `cetusia.displace`, `dryad.arrive`: heroes move towards the mist, all else is taken off; a Boomer does not explode. */
void
ls_boss_clear (LsGame   *self,
               LsSpot    spot,
               LsRule    rule,
               LsScript *script)
{
  move_heroes_away (self, spot, rule, script);
  for (guint i = self->n_monsters; i > 0; i--)
    if (ls_spots_contain (&self->monsters[i - 1].spots, spot) && !ls_boss_is (self, &self->monsters[i - 1]))
      {
        LS_TELL (script, rule, ls_name_told (self, self->monsters[i - 1].id, ls_tell_removed));
        ls_game_remove_monster (self, i - 1, FALSE);
      }
  for (guint i = self->n_structures; i > 0; i--)
    if (ls_spots_contain (&self->structures[i - 1].spots, spot))
      {
        LS_TELL (script, rule, ls_name_told (self, self->structures[i - 1].id, ls_tell_removed));
        ls_game_remove_structure (self, i - 1);
      }
  for (guint i = self->n_tokens; i > 0; i--)
    if (self->tokens[i - 1].at == spot)
      {
        LS_TELL (script, rule, ls_name_told (self, self->tokens[i - 1].id, ls_tell_removed));
        ls_game_remove_token (self, i - 1);
      }
}

/* --- Striking --- */

void
ls_boss_blow_clear (LsBossBlow *self)
{
  g_clear_pointer (&self->spots, g_free);
  g_clear_pointer (&self->text, g_free);
}

static gboolean
is_struck (const LsSpots    *piece,
           const LsBossBlow *blow)
{
  for (guint i = 0; i < blow->n; i++)
    if (ls_spots_contain (piece, blow->spots[i]))
      return TRUE;
  return FALSE;
}

/* A watchtower or warp gate takes the damage for the hero on it. */
static gboolean
is_sheltered (const LsGame *self,
              LsSpot        spot)
{
  for (guint i = 0; i < self->n_structures; i++)
    if (self->structures[i].type->entry == LS_HERO_ON_TOP && ls_spots_contain (&self->structures[i].spots, spot))
      return TRUE;
  return FALSE;
}

/* Whom a blow hits, by their ids: each piece once (`board.footprint`), never another boss, never the circle. */
GPtrArray *
ls_boss_struck (const LsGame     *self,
                const LsBossBlow *blow)
{
  GPtrArray *ids = g_ptr_array_new ();

  for (guint i = 0; i < self->n_heroes; i++)
    {
      LsSpots at = { 1, { self->heroes[i].at } };

      if (self->sheets[i].on_board && is_struck (&at, blow) && !is_sheltered (self, self->heroes[i].at))
        g_ptr_array_add (ids, self->heroes[i].id);
    }
  for (guint i = self->n_structures; i > 0; i--)
    if (is_struck (&self->structures[i - 1].spots, blow))
      g_ptr_array_add (ids, self->structures[i - 1].id);
  for (guint i = blow->monsters ? self->n_monsters : 0; i > 0; i--)
    if (is_struck (&self->monsters[i - 1].spots, blow) && !ls_boss_is (self, &self->monsters[i - 1]))
      g_ptr_array_add (ids, self->monsters[i - 1].id);
  return ids;
}

static void
burn_structure (LsGame   *self,
                guint     index,
                guint     damage,
                LsScript *script)
{
  LsStructure *structure = &self->structures[index];
  const LsStructureType *type = structure->type;
  guint flames = MIN (damage, type->hit_points - structure->flames);

  structure->flames += flames;
  if (type->class_ != LS_WALL)
    ls_panic_take_flames (self->panic, self->n_panic, flames);
  ls_game_tell_structure (self, structure, script);
  if (structure->flames >= type->hit_points)
    ls_game_remove_structure (self, index);
}

/* Wounded when armor has had its say. */
static void
hurt_hero (LsGame           *self,
           guint             index,
           const LsBossBlow *blow,
           LsScript         *script)
{
  LsHero *hero = &self->heroes[index];

  ls_game_deal (self, index, blow->monster, blow->damage);
  LS_TELL (script, blow->rule, ls_tell_boss_hits (hero->id, blow->damage));
  ls_script_show (script, hero->id, hero->at, hero->at);
}

/* Without a roll. */
static void
hurt_monster (LsGame           *self,
              guint             index,
              const LsBossBlow *blow,
              LsScript         *script)
{
  LsMonster *monster = &self->monsters[index];
  g_autofree char *name = script ? ls_name_in_game (self, monster->id) : NULL;

  monster->wounds += blow->damage;
  LS_TELL (script, blow->rule, ls_tell_boss_hits (name, blow->damage));
  ls_script_show (script, monster->id, monster->spots.at[0], monster->spots.at[0]);
  if (monster->wounds < ls_boss_hit_points (self, monster))
    return;
  LS_TELL (script, blow->rule, ls_tell_slain (name));
  LS_TELL_MORE (script, ls_tell_slain_detail ());
  ls_script_show (script, monster->id, monster->spots.at[0], LS_NO_SPOT);
  ls_game_remove_monster (self, index, FALSE);
}

void
ls_boss_strike (LsGame           *self,
                const LsBossBlow *blow,
                LsScript         *script)
{
  g_autoptr (GPtrArray) ids = ls_boss_struck (self, blow);

  for (guint i = 0; i < ids->len; i++)
    {
      const char *id = g_ptr_array_index (ids, i);
      int hero = ls_game_find_hero (self, id);
      int structure = ls_game_find_structure (self, id);
      int monster = ls_game_find_monster (self, id);

      if (hero >= 0)
        hurt_hero (self, (guint) hero, blow, script);
      else if (structure >= 0)
        burn_structure (self, (guint) structure, blow->damage, script);
      else if (monster >= 0)
        hurt_monster (self, (guint) monster, blow, script);
    }
}
