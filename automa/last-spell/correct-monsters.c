/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Monsters by hand: added, wounded, killed, stunned, put elsewhere. */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "boss.h"
#include "game-correct.h"
#include "names.h"
#include "tell.h"

static LsFacing
facing_for (const LsGame    *self,
            const LsCommand *command,
            LsFacing         otherwise)
{
  guint8 arrow = self->board->arrow[command->spots.at[0]];

  if (command->facing < LS_N_FACINGS)
    return (LsFacing) command->facing;
  return arrow < LS_N_FACINGS && otherwise == LS_NO_FACING ? (LsFacing) arrow
                                                           : otherwise == LS_NO_FACING ? LS_SOUTH : otherwise;
}

gboolean
ls_correct_add_monster (LsGame          *self,
                        const LsCommand *command,
                        GError         **error)
{
  if (strcmp (command->word, ls_token_names[LS_TOKEN_SEED_MORTAR]) == 0)
    return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("a seed mortar is a tile: add it as a token"));
  for (guint i = 0; i < self->pack->types->len; i++)
    if (strcmp (g_array_index (self->pack->types, LsMonsterType, i).id, command->word) == 0)
      return ls_game_check_monster_spot (self, NULL, command->spots.at[0], error)
             && ls_game_add_monster (self, i, command->spots.at[0], facing_for (self, command, LS_NO_FACING), error);
  return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no monster type %s"), command->word);
}

static void
slay (LsGame   *self,
      guint     index,
      LsScript *script)
{
  const LsMonster *monster = &self->monsters[index];

  LS_TELL (script, LS_RULE_DICE_ROLL, ls_name_told (self, monster->id, ls_tell_slain));
  LS_TELL_MORE (script, ls_tell_slain_detail ());
  ls_script_show (script, monster->id, monster->spots.at[0], LS_NO_SPOT);
  ls_game_remove_monster (self, index, FALSE);
}

/* A monster has as many wounds now; the last one kills it. */
void
ls_game_wound (LsGame   *self,
               guint     monster,
               guint     wounds,
               LsScript *script)
{
  LsMonster *hurt = &self->monsters[monster];

  if (ls_cetusia_wound (self, monster, wounds, script))
    return;
  hurt->wounds = wounds;
  if (hurt->wounds >= ls_boss_hit_points (self, hurt))
    slay (self, monster, script);
}

static gboolean
refuse_never_moves (const LsGame *self,
                    const char   *monster,
                    GError      **error)
{
  g_autofree char *name = ls_name_in_game (self, monster);

  return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("%s never moves"), name);
}

static void
tell_placed (const LsGame    *self,
             const LsMonster *monster,
             LsSpot           from,
             LsScript        *script)
{
  g_autofree char *name = script ? ls_name_in_game (self, monster->id) : NULL;

  LS_TELL (script, LS_RULE_MOVE_FREE, ls_tell_placed (name, monster->spots.at[0], monster->facing));
  ls_script_show (script, monster->id, from, monster->spots.at[0]);
  ls_script_turn (script, monster->facing);
}

gboolean
ls_correct_monster (LsGame          *self,
                    const LsCommand *command,
                    LsScript        *script,
                    GError         **error)
{
  int index = ls_game_find_monster (self, command->id);
  LsMonster *monster = &self->monsters[MAX (index, 0)];
  LsSpot from;

  if (index < 0)
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no monster %s"), command->id);
  switch ((LsCommandKind) command->kind)
    {
    case LS_DO_MONSTER_KILL:
      if (ls_boss_is_safe (self, monster))
        return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("as a sprout the Dryad takes no damage"));
      slay (self, (guint) index, script);
      return TRUE;
    case LS_DO_MONSTER_STUN:
      if (command->flag > 0 && ls_boss_is (self, monster)) /* `dice.stun` */
        return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("a boss is never stunned"));
      monster->stunned = command->flag > 0;
      monster->stunned_now = FALSE;
      return TRUE;
    case LS_DO_MONSTER_WOUNDS:
      if (command->number > 0 && ls_boss_is_safe (self, monster))
        return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("as a sprout the Dryad takes no damage"));
      ls_game_wound (self, (guint) index, (guint) command->number, script);
      return TRUE;
    case LS_DO_MONSTER_AT:
    default:
      if (!ls_game_check_monster_spot (self, monster->id, command->spots.at[0], error))
        return FALSE;
      from = monster->spots.at[0];
      monster->facing = facing_for (self, command, monster->facing);
      if (monster->spots.n > 1)
        return refuse_never_moves (self, monster->id, error);
      monster->spots = (LsSpots){ 1, { command->spots.at[0] } };
      tell_placed (self, monster, from, script);
      return TRUE;
    }
}
