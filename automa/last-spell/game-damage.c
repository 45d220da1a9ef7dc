/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Damage that comes to heroes: it waits until armor has had its say, and then becomes wounds (`damage.hero`,
 * `damage.armor`). */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "damage.h"
#include "game-private.h"
#include "tell-attack.h"
#include "tell-heroes.h"
#include "tell.h"

/* One attack more. When there is no room for it to be told apart, it counts with the last one. */
void
ls_game_deal (LsGame     *self,
              guint       hero,
              const char *by,
              guint       damage)
{
  LsBlow *blow;

  self->sheets[hero].due = (guint8) MIN (self->sheets[hero].due + damage, 255);
  if (self->n_blows == LS_MAX_BLOWS)
    {
      blow = &self->blows[LS_MAX_BLOWS - 1];
      blow->damage = (guint8) MIN (blow->damage + (blow->hero == hero ? damage : 0), 255);
      return;
    }
  blow = &self->blows[self->n_blows++];
  memset (blow, 0, sizeof *blow); /* what lies between its members too */
  blow->by = by;
  blow->hero = (guint8) hero;
  blow->damage = (guint8) MIN (damage, 255);
}

/* What perks stop, and whatever else people count themselves. */
gboolean
ls_game_armor (LsGame          *self,
               const LsCommand *command,
               GError         **error)
{
  int hero = ls_game_find_hero (self, command->id);

  if (hero < 0)
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no hero %s"), command->id);
  if (self->stage != LS_STAGE_ATTACK && self->sheets[hero].due == 0)
    return ls_game_refuse (error, LS_GAME_ERROR_STAGE, _("armor is used in the attack step, or when a boss has struck"));
  self->sheets[hero].stopped = (guint8) MIN (command->number, 255);
  return TRUE;
}

/* The token that the player names, or the largest of those turned over; -1: there is none. */
int
ls_game_spent_token (const LsHeroSheet *sheet,
                     guint8             wanted)
{
  int best = -1;

  for (int i = 0; i < LS_MAX_MOVEMENT_TOKENS; i++)
    if (sheet->movement[i] > 0 && sheet->spent & 1 << i && (wanted == 0 || wanted & 1 << i)
        && (best < 0 || sheet->movement[i] > sheet->movement[best]))
      best = i;
  return best;
}

/* The wounds of one hero: cards first, each against its attack, then what was entered and the armor-up token. */
static void
place_wounds (LsGame   *self,
              guint     index,
              LsScript *script)
{
  LsHero *hero = &self->heroes[index];
  LsHeroSheet *sheet = &self->sheets[index];
  guint cards = ls_game_spend_uses (self, index);
  LsProtection protection = { .armor = cards + sheet->stopped,
                              .armor_up = sheet->armor_up && self->stage != LS_STAGE_HEROES };
  guint left = ls_damage_after_armor (sheet->due, protection, FALSE);

  LS_TELL (script, LS_RULE_DAMAGE_HERO, ls_tell_hero_damage (hero->id, left));
  LS_TELL_MORE (script, ls_tell_hero_damage_detail (sheet->due, left));
  ls_script_show (script, hero->id, hero->at, hero->at);
  if (protection.armor_up)
    {
      LS_TELL (script, LS_RULE_DAMAGE_ARMOR, ls_tell_armor_up (hero->id));
      sheet->armor_up = FALSE;
    }
  hero->wounds += left;
  sheet->due = sheet->stopped = 0;
  if (hero->wounds >= hero->hit_points && ls_game_saves_ally (self, index, script))
    hero->wounds = hero->hit_points - 1;
}

/* FALSE: nothing was due. */
gboolean
ls_game_settle (LsGame   *self,
                LsScript *script)
{
  gboolean any = FALSE;

  for (guint i = 0; i < self->n_heroes; i++)
    if (self->sheets[i].due > 0)
      {
        place_wounds (self, i, script);
        any = TRUE;
      }
  if (any)
    {
      ls_game_finish_uses (self, script);
      memset (self->blows, 0, sizeof self->blows);
      self->n_blows = 0;
    }
  return any;
}
