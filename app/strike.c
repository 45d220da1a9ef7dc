/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "strike.h"

#define ABILITIES (LS_ROLL_NO_DODGE | LS_ROLL_ARMOR_PIERCING | LS_ROLL_STUN | LS_ROLL_RANGED | LS_ROLL_VISION)
#define FIST_DAMAGE 1

static void
take_marks (HkStrike *self,
            guint16   marks,
            int       damage)
{
  self->kind = marks & LS_ROLL_SCROLL ? HK_STRIKE_SCROLL : marks & LS_ROLL_MAGIC ? HK_STRIKE_MAGIC : HK_STRIKE_WEAPON;
  self->abilities = marks & ABILITIES;
  self->damage = damage;
}

/* The weapon in the hero's hand is most likely the one of the last blow. */
static void
take_last_weapon (HkStrike   *self,
                  HkSession  *session,
                  const char *who)
{
  take_marks (self, 0, 1);
  for (guint i = hk_session_get_length (session); i > 0; i--)
    {
      const LsCommand *command = hk_session_get_command (session, i - 1);

      if (command->kind != LS_DO_ROLL || command->other != who || command->marks & LS_ROLL_SCROLL)
        continue;
      take_marks (self, command->marks, command->number);
      return;
    }
}

/* `hero.friendly-fire`: an attack is on spots, and whoever stands on them is struck once. The engine knows those that roll
 * dice; which heroes, the commands say, from the last back to the one that began the attack. */
static gboolean
is_struck (HkSession  *session,
           const char *id)
{
  const LsGame *game = hk_session_get_game (session);
  const char *who = game->attack.hero > 0 ? game->heroes[game->attack.hero - 1].id : NULL;

  if (ls_strike_target (game, id))
    return TRUE;
  for (guint i = hk_session_get_length (session); i > 0 && who; i--)
    {
      const LsCommand *command = hk_session_get_command (session, i - 1);

      if (command->kind != LS_DO_ROLL || g_strcmp0 (command->other, who) != 0)
        continue;
      if (g_str_equal (command->id, id))
        return TRUE;
      if (!(command->marks & LS_ROLL_MORE))
        break;
    }
  return FALSE;
}

/* Whoever has made the turn's attack can only go on with it, and only at somebody else. */
void
hk_strike_set_hero (HkStrike  *self,
                    HkSession *session,
                    int        hero)
{
  const LsGame *game = hk_session_get_game (session);

  self->hero = hero;
  self->impact = FALSE;
  self->more = hero >= 0 && game->struck && ls_strike_goes_on (game, (guint) hero) && !is_struck (session, self->target);
  if (self->more)
    take_marks (self, game->attack.marks, game->attack.damage);
  else if (hero >= 0)
    take_last_weapon (self, session, game->heroes[hero].id);
  else if (self->kind == HK_STRIKE_FIST)
    take_marks (self, 0, FIST_DAMAGE);
}

void
hk_strike_begin (HkStrike   *self,
                 HkSession  *session,
                 const char *hero,
                 const char *target)
{
  const LsGame *game = hk_session_get_game (session);
  int picked = hero ? ls_game_find_hero (game, hero) : -1;
  int likely = ls_strike_hero (game, target);
  LsSpots spots;

  ls_strike_spots (game, target, &spots);
  *self = (HkStrike){ .target = g_intern_string (target), .at = spots.n > 0 ? spots.at[0] : LS_NO_SPOT, .damage = 1 };
  if (likely < 0) /* whoever is alone can strike at nobody else */
    likely = ls_game_find_hero (game, target);
  hk_strike_set_hero (self, session, picked >= 0 && game->sheets[picked].on_board ? picked : likely);
}

/* One more target of what has just been rolled. */
void
hk_strike_go_on (HkStrike   *self,
                 HkSession  *session,
                 const char *target)
{
  const LsGame *game = hk_session_get_game (session);

  self->target = g_intern_string (target);
  self->impact = FALSE;
  self->more = self->hero >= 0 && ls_strike_goes_on (game, (guint) self->hero);
  if (self->more)
    take_marks (self, game->attack.marks, game->attack.damage);
}

/* What is not a ranged weapon, but measured in sectors, is magic. */
void
hk_strike_set_aim (HkStrike    *self,
                   const HkAim *aim)
{
  if (!aim->ranged && self->kind == HK_STRIKE_WEAPON)
    self->kind = HK_STRIKE_MAGIC;
  else if (aim->ranged)
    self->kind = HK_STRIKE_WEAPON;
  self->abilities = (guint16) ((self->abilities & ~LS_ROLL_VISION) | LS_ROLL_RANGED | (aim->vision ? LS_ROLL_VISION : 0));
}

gboolean
hk_strike_at_hero (const HkStrike *self,
                   const LsGame   *game)
{
  return ls_game_find_hero (game, self->target) >= 0;
}

const char *
hk_strike_who (const HkStrike *self,
               const LsGame   *game)
{
  return self->hero >= 0 ? game->heroes[self->hero].id : NULL;
}

/* --- Commands --- */

void
hk_strike_command (const HkStrike *self,
                   const LsGame   *game,
                   LsCommand      *command)
{
  static const guint16 marks[HK_N_STRIKES] = { 0, LS_ROLL_MAGIC, LS_ROLL_SCROLL | LS_ROLL_MAGIC, 0 };
  const char *who = hk_strike_who (self, game);

  *command = (LsCommand){ .kind = LS_DO_ROLL, .facing = LS_NO_FACING, .flag = -1 };
  if (self->kind == HK_STRIKE_FIST && who)
    {
      command->kind = LS_DO_FIST;
      command->id = who;
      command->other = self->target;
      return;
    }
  command->id = self->target;
  command->other = who;
  command->number = self->kind == HK_STRIKE_FIST ? FIST_DAMAGE : self->damage;
  if (self->kind != HK_STRIKE_FIST)
    command->marks = (guint16) (self->abilities | marks[self->kind] | (self->more ? LS_ROLL_MORE : 0)
                                | (self->more && self->impact ? LS_ROLL_IMPACT : 0));
}

/* The table is always right: struck by nobody in particular, whom no rule asks; a hero is wounded, then. */
void
hk_strike_by_hand (const HkStrike *self,
                   const LsGame   *game,
                   LsCommand      *command)
{
  int friend = ls_game_find_hero (game, self->target);
  HkStrike nobody = *self;

  nobody.hero = -1;
  nobody.more = FALSE;
  hk_strike_command (&nobody, game, command);
  if (friend < 0)
    return;
  command->kind = LS_DO_HERO_WOUNDS;
  command->marks = 0;
  command->number += (int) game->heroes[friend].wounds;
}

/* --- Other targets --- */

typedef struct
{
  const char *id;
  guint       distance;
} Other;

static void
add_other (GArray         *others,
           const HkStrike *self,
           HkSession      *session,
           const char     *id)
{
  const LsGame *game = hk_session_get_game (session);
  Other other = { id, G_MAXUINT };
  LsSpots spots;

  ls_strike_spots (game, id, &spots);
  if (!ls_strike_is_target (game, id) || is_struck (session, id)
      || ls_board_in_mist (game->board, game->mist, spots.at[0]))
    return;
  for (guint i = 0; i < spots.n && self->at != LS_NO_SPOT; i++)
    other.distance = MIN (other.distance, ls_spot_distance (spots.at[i], self->at));
  g_array_append_val (others, other);
}

static int
compare_others (gconstpointer a,
                gconstpointer b)
{
  const Other *one = a;
  const Other *other = b;

  return one->distance != other->distance ? (one->distance < other->distance ? -1 : 1) : strcmp (one->id, other->id);
}

GPtrArray *
hk_strike_others (const HkStrike *self,
                  HkSession      *session)
{
  const LsGame *game = hk_session_get_game (session);
  g_autoptr (GArray) others = g_array_new (FALSE, FALSE, sizeof (Other));
  GPtrArray *ids = g_ptr_array_new ();

  for (guint i = 0; i < game->n_monsters; i++)
    add_other (others, self, session, game->monsters[i].id);
  for (guint i = 0; i < game->n_tokens; i++)
    add_other (others, self, session, game->tokens[i].id);
  for (guint i = 0; i < game->n_heroes; i++)
    add_other (others, self, session, game->heroes[i].id);
  g_array_sort (others, compare_others);
  for (guint i = 0; i < others->len; i++)
    g_ptr_array_add (ids, (gpointer) g_array_index (others, Other, i).id);
  return ids;
}
