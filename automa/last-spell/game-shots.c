/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ballistas and catapults shoot in the hero phase, with the app's dice or the table's. */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "boss.h"
#include "game-private.h"
#include "names.h"
#include "shots.h"
#include "tell-boss.h"
#include "tell-heroes.h"

#define DAMAGE 1

/* What the shot has struck so far: each piece once (`board.footprint`). */
typedef struct
{
  LsGame          *game;
  const LsCommand *command;
  LsScript        *script;
  gboolean         catapult;
  guint            n_zone;
  LsSpot           zone[LS_MAX_ZONE];
  guint            n_struck;
  const char      *struck[3 * LS_MAX_ZONE]; /* a monster, a tile and a hero for each spot at most */
} Salvo;

/* --- What is struck --- */

static gboolean
is_new (Salvo      *self,
        const char *id)
{
  for (guint i = 0; i < self->n_struck; i++)
    if (strcmp (self->struck[i], id) == 0)
      return FALSE;
  self->struck[self->n_struck++] = id;
  return TRUE;
}

/* By the table's dice: whether one of the piece's spots was entered as hit; -1: the app throws them. */
static gint8
entered_for (const Salvo   *self,
             const LsSpots *spots)
{
  const LsSpots *hits = &self->command->spots;

  for (guint i = 1; i < hits->n && self->command->flag >= 0; i++)
    if (ls_spots_contain (spots, hits->at[i]))
      return 1;
  return self->command->flag < 0 ? -1 : 0;
}

/* `defense.catapult`: no-dodge counts on the impact spot alone. */
static void
strike (Salvo         *self,
        const char    *id,
        const LsSpots *spots)
{
  LsStrike strike = { .damage = DAMAGE,
                      .abilities = { .no_dodge = self->catapult && ls_spots_contain (spots, self->zone[0]),
                                     .armor_piercing = !self->catapult },
                      .entered = entered_for (self, spots) };
  gboolean hit;

  ls_game_strike (self->game, id, &strike, &hit, self->script);
}

static void
strike_monster (Salvo *self,
                LsSpot spot)
{
  LsGame *game = self->game;

  for (guint i = 0; i < game->n_monsters; i++)
    {
      LsMonster monster = game->monsters[i];

      if (!ls_spots_contain (&monster.spots, spot) || !is_new (self, monster.id))
        continue;
      if (ls_boss_is_safe (game, &monster))
        {
          LS_TELL (self->script, LS_RULE_DRYAD_GROWTH, ls_name_told (game, monster.id, ls_tell_sprout_unhurt));
          LS_TELL_MORE (self->script, ls_tell_sprout_unhurt_detail ());
        }
      else
        strike (self, monster.id, &monster.spots);
      return;
    }
}

static int
hero_at (const LsGame *game,
         LsSpot        spot)
{
  for (guint i = 0; i < game->n_heroes; i++)
    if (game->sheets[i].on_board && game->heroes[i].at == spot)
      return (int) i;
  return -1;
}

/* A tile beneath a hero only fists remove (`dryad.entangle`). */
static void
strike_tile (Salvo *self,
             LsSpot spot)
{
  LsSpots spots = { 1, { spot } };

  for (guint i = 0; i < self->game->n_tokens; i++)
    {
      const LsToken *token = &self->game->tokens[i];
      gboolean tile = token->kind == LS_TOKEN_MONOLITH || token->kind == LS_TOKEN_HATCHERY
                      || token->kind == LS_TOKEN_SEED_MORTAR;

      if (token->at == spot && tile && hero_at (self->game, spot) < 0 && is_new (self, token->id))
        {
          strike (self, token->id, &spots);
          return;
        }
    }
}

/* `hero.friendly-fire`: no dice, and armor has its say before the wounds. */
static void
strike_hero (Salvo *self,
             LsSpot spot)
{
  LsGame *game = self->game;
  int index = hero_at (game, spot);

  if (index < 0 || !is_new (self, game->heroes[index].id))
    return;
  ls_game_deal (game, (guint) index, self->command->id, DAMAGE);
  LS_TELL (self->script, LS_RULE_HERO_FRIENDLY_FIRE, ls_tell_friendly_fire (game->heroes[index].id, DAMAGE));
  LS_TELL_MORE (self->script, ls_tell_friendly_fire_detail ());
  ls_script_show (self->script, game->heroes[index].id, spot, spot);
}

/* --- The shot --- */

gboolean
ls_shot_refuse (LsSpot         at,
                LsRule         rule,
                const LsSight *why,
                GError       **error)
{
  char name[LS_SPOT_NAME_SIZE];

  ls_spot_name (at, name);
  if (why->rule == LS_RULE_BOARD_SECTOR)
    return ls_game_refuse_rule (error, rule, _("%s is in no sector that it reaches"), name);
  return ls_game_refuse_rule (error, why->rule, _("%s cannot be aimed at"), name);
}

static gboolean
check_shot (const LsGame    *self,
            const LsCommand *command,
            int              index,
            GError         **error)
{
  LsSpot at = command->spots.at[0];
  LsSight why;
  LsShot shot;
  LsRule rule;

  if (self->stage != LS_STAGE_HEROES)
    return ls_game_refuse (error, LS_GAME_ERROR_STAGE, _("defenses shoot in the hero phase"));
  if (index < 0)
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no structure %s"), command->id);
  rule = ls_shot_rule (&self->structures[index]);
  if (!ls_shot_of_defense (self, (guint) index, &shot))
    return ls_game_refuse_rule (error, LS_RULE_DEFENSE_BALLISTA, _("only ballistas and catapults shoot"));
  if (ls_shot_left (self, (guint) index) == 0)
    return ls_game_refuse_rule (error, rule,
                                rule == LS_RULE_DEFENSE_CATAPULT ? _("it has no hurl token left")
                                                                 : _("it has shot in this hero phase already"));
  if (!ls_shot_may_strike (self, &shot, at, &why))
    return ls_shot_refuse (at, rule, &why, error);
  return TRUE;
}

/* The table's hits must lie in the zone. */
static gboolean
check_hits (const Salvo *self,
            GError     **error)
{
  const LsSpots *hits = &self->command->spots;
  LsSpots zone = { .n = self->n_zone };

  memcpy (zone.at, self->zone, self->n_zone * sizeof *self->zone);
  for (guint i = 1; i < hits->n; i++)
    if (!ls_spots_contain (&zone, hits->at[i]))
      {
        char name[LS_SPOT_NAME_SIZE];

        return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("the shot does not reach %s"),
                               ls_spot_name (hits->at[i], name));
      }
  return TRUE;
}

static void
tell_shot (const Salvo *self,
           guint        index)
{
  const LsStructure *defense = &self->game->structures[index];
  g_autofree char *name = self->script ? ls_name_in_game (self->game, defense->id) : NULL;

  LS_TELL (self->script, ls_shot_rule (defense),
           self->catapult ? ls_tell_catapult_hurls (name, self->zone[0])
                          : ls_tell_ballista_shoots (name, self->zone[0]));
  if (self->catapult)
    LS_TELL_MORE (self->script, ls_tell_catapult_detail (ls_shot_left (self->game, index)));
  ls_script_show (self->script, defense->id, defense->spots.at[0], self->zone[0]);
}

gboolean
ls_game_shoot (LsGame          *self,
               const LsCommand *command,
               LsScript        *script,
               GError         **error)
{
  int index = ls_game_find_structure (self, command->id);
  Salvo salvo = { .game = self, .command = command, .script = script };
  LsRule rule;

  if (!check_shot (self, command, index, error))
    return FALSE;
  rule = ls_shot_rule (&self->structures[index]);
  salvo.catapult = rule == LS_RULE_DEFENSE_CATAPULT;
  salvo.n_zone = ls_shot_zone (self, (guint) index, command->spots.at[0], salvo.zone);
  if (!check_hits (&salvo, error))
    return FALSE;
  self->structures[index].shots++;
  tell_shot (&salvo, (guint) index);
  for (guint i = 0; i < salvo.n_zone; i++)
    {
      strike_monster (&salvo, salvo.zone[i]);
      strike_tile (&salvo, salvo.zone[i]);
      strike_hero (&salvo, salvo.zone[i]);
    }
  if (salvo.n_struck == 0)
    LS_TELL (script, rule, ls_tell_strikes_nothing ());
  return TRUE;
}

/* --- What comes back --- */

/* At the start of a hero phase: a ballista shoots once in each. */
void
ls_game_reload_ballistas (LsGame *self)
{
  for (guint i = 0; i < self->n_structures; i++)
    if (ls_shot_rule (&self->structures[i]) == LS_RULE_DEFENSE_BALLISTA)
      self->structures[i].shots = 0;
}

/* With the day. */
void
ls_game_refill_catapults (LsGame   *self,
                          LsScript *script)
{
  gboolean any = FALSE;

  for (guint i = 0; i < self->n_structures; i++)
    {
      any = any || (ls_shot_rule (&self->structures[i]) == LS_RULE_DEFENSE_CATAPULT && self->structures[i].shots > 0);
      self->structures[i].shots = 0;
    }
  if (any)
    LS_TELL (script, LS_RULE_DEFENSE_CATAPULT, ls_tell_catapults_full ());
}
