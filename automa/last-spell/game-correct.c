/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whatever people change by hand: figures, structures, tokens, counters, rulings. The table is always right; only what
 * no board could show is refused. */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "boss.h"
#include "game-private.h"
#include "names.h"
#include "tell.h"

#define MAX_SOLO_HEROES 3 /* `setup.solo` */

/* --- Who may stand where --- */

static const char *
figure_at (const LsGame *self,
           LsSpot        spot,
           const char   *but)
{
  for (guint i = 0; i < self->n_monsters; i++)
    if (self->monsters[i].id != but && ls_spots_contain (&self->monsters[i].spots, spot))
      return self->monsters[i].id;
  for (guint i = 0; i < self->n_heroes; i++)
    if (self->heroes[i].id != but && self->sheets[i].on_board && self->heroes[i].at == spot)
      return self->heroes[i].id;
  return NULL;
}

static const LsStructure *
structure_at (const LsGame *self,
              LsSpot        spot)
{
  for (guint i = 0; i < self->n_structures; i++)
    if (ls_spots_contain (&self->structures[i].spots, spot))
      return &self->structures[i];
  return NULL;
}

static const LsToken *
token_at (const LsGame *self,
          LsSpot        spot)
{
  for (guint i = 0; i < self->n_tokens; i++)
    if (self->tokens[i].at == spot)
      return &self->tokens[i];
  return NULL;
}

static gboolean
check_spot (const LsGame *self,
            LsSpot        spot,
            GError      **error)
{
  char name[LS_SPOT_NAME_SIZE];
  LsTerrain terrain = ls_board_has (self->board, spot) ? self->board->terrain[spot] : LS_TERRAIN_NONE;

  if (terrain == LS_TERRAIN_GROUND || terrain == LS_TERRAIN_WATER)
    return TRUE;
  return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("nothing can stand on %s: %s"), ls_spot_name (spot, name),
                         ls_terrain_name (terrain));
}

static gboolean
refuse_taken (const LsGame *self,
              GError      **error,
              LsSpot        spot,
              const char   *by)
{
  g_autofree char *holder = ls_name_in_game (self, by);
  char name[LS_SPOT_NAME_SIZE];

  return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("%s holds %s already"), ls_spot_name (spot, name), holder);
}

static gboolean
check_hero_spot (const LsGame *self,
                 const char   *hero,
                 LsSpot        spot,
                 GError      **error)
{
  const char *figure = figure_at (self, spot, hero);
  const LsStructure *structure = structure_at (self, spot);
  const LsToken *token = token_at (self, spot);

  if (!check_spot (self, spot, error))
    return FALSE;
  if (ls_board_in_mist (self->board, self->mist, spot))
    return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("a hero may not stand in the mist"));
  if (figure)
    return refuse_taken (self, error, spot, figure);
  if (structure && structure->type->entry == LS_NOBODY_ENTERS)
    return refuse_taken (self, error, spot, structure->id);
  if (token && token->kind != LS_TOKEN_HATCHERY && token->kind != LS_TOKEN_SEED_MORTAR)
    return refuse_taken (self, error, spot, token->id);
  return TRUE;
}

static gboolean
check_monster_spot (const LsGame *self,
                    const char   *monster,
                    LsSpot        spot,
                    GError      **error)
{
  const char *figure = figure_at (self, spot, monster);
  const LsStructure *structure = structure_at (self, spot);
  const LsToken *token = token_at (self, spot);

  if (!check_spot (self, spot, error))
    return FALSE;
  if (figure)
    return refuse_taken (self, error, spot, figure);
  if (structure && !structure->type->free)
    return refuse_taken (self, error, spot, structure->id);
  if (token
      && (token->kind == LS_TOKEN_CORPSE_PILE || token->kind == LS_TOKEN_SEED_MORTAR
          || token->kind == LS_TOKEN_MONOLITH))
    return refuse_taken (self, error, spot, token->id);
  return TRUE;
}

/* --- Heroes --- */

static gboolean
correct_potion (LsHeroSheet     *sheet,
                const LsCommand *command,
                GError         **error)
{
  guint potion = 0;

  while (ls_potion_names[potion] && strcmp (ls_potion_names[potion], command->word) != 0)
    potion++;
  if (!ls_potion_names[potion] && strcmp (command->word, "none") != 0)
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no potion %s"), command->word);
  sheet->potion = (guint8) (ls_potion_names[potion] ? potion + 1 : LS_NO_POTION);
  sheet->potion_used = sheet->potion != LS_NO_POTION && command->flag > 0;
  return TRUE;
}

static gboolean
correct_hero (LsGame          *self,
              const LsCommand *command,
              GError         **error)
{
  int index = ls_game_find_hero (self, command->id);
  LsHero *hero = &self->heroes[MAX (index, 0)];
  LsHeroSheet *sheet = &self->sheets[MAX (index, 0)];
  guint number = (guint) command->number;

  if (index < 0)
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no hero %s"), command->id);
  switch ((LsCommandKind) command->kind)
    {
    case LS_DO_HERO_AT:
      if (sheet->dead)
        return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("%s is dead"), hero->id);
      if (self->setup.mode == LS_MODE_SOLO && !sheet->on_board && ls_game_heroes_in_play (self) >= MAX_SOLO_HEROES)
        return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("no more than %d heroes play at once"), MAX_SOLO_HEROES);
      if (!check_hero_spot (self, hero->id, command->spots.at[0], error))
        return FALSE;
      hero->at = command->spots.at[0];
      sheet->on_board = sheet->entered = TRUE;
      return TRUE;
    case LS_DO_HERO_OFF:
      sheet->on_board = FALSE;
      hero->at = LS_NO_SPOT;
      return TRUE;
    case LS_DO_HERO_WOUNDS:
      hero->wounds = number;
      return TRUE;
    case LS_DO_HERO_MANA:
      hero->mana = number;
      return TRUE;
    case LS_DO_HERO_ACTIONS:
      sheet->actions = (guint8) MIN (number, 99);
      return TRUE;
    case LS_DO_HERO_ARMOR_UP:
      sheet->armor_up = command->flag > 0;
      return TRUE;
    case LS_DO_HERO_POTION:
      return correct_potion (sheet, command, error);
    case LS_DO_HERO_TOKEN:
    default:
      if (number < 1 || number > LS_MAX_MOVEMENT_TOKENS || sheet->movement[number - 1] == 0)
        return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("%s has no movement token %u"), hero->id, number);
      if (command->flag > 0 && !(sheet->spent & 1 << (number - 1)) && sheet->owed > 0)
        sheet->owed--; /* `harpy.cry`: the player's choice */
      sheet->spent
        = (guint8) (command->flag > 0 ? sheet->spent | 1 << (number - 1) : sheet->spent & ~(1 << (number - 1)));
      return TRUE;
    }
}

/* --- Monsters --- */

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

static gboolean
add_monster (LsGame          *self,
             const LsCommand *command,
             GError         **error)
{
  if (strcmp (command->word, ls_token_names[LS_TOKEN_SEED_MORTAR]) == 0)
    return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("a seed mortar is a tile: add it as a token"));
  for (guint i = 0; i < self->pack->types->len; i++)
    if (strcmp (g_array_index (self->pack->types, LsMonsterType, i).id, command->word) == 0)
      return check_monster_spot (self, NULL, command->spots.at[0], error)
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

static gboolean
correct_monster (LsGame          *self,
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
      if (!check_monster_spot (self, monster->id, command->spots.at[0], error))
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

/* --- Structures and tokens --- */

/* Nothing at all may stand there yet. */
gboolean
ls_game_check_empty (const LsGame *self,
                     LsSpot        spot,
                     GError      **error)
{
  const char *figure = figure_at (self, spot, NULL);
  const LsStructure *structure = structure_at (self, spot);
  const LsToken *token = token_at (self, spot);

  if (!check_spot (self, spot, error))
    return FALSE;
  if (figure || structure || token)
    return refuse_taken (self, error, spot, figure ? figure : structure ? structure->id : token->id);
  return TRUE;
}

static gboolean
add_structure (LsGame          *self,
               const LsCommand *command,
               GError         **error)
{
  const LsStructureFacts *facts = ls_pack_structure (self->pack, command->word);
  const LsStructureType *type = facts ? &facts->type : NULL;

  if (!type)
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no structure %s"), command->word);
  if ((type->spots > 0 && command->spots.n != type->spots) || !ls_spots_hang_together (&command->spots))
    return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("a %s does not cover these spots"), ls_structure_name (type));
  for (guint i = 0; i < command->spots.n; i++)
    if (!ls_game_check_empty (self, command->spots.at[i], error))
      return FALSE;
  return ls_game_add_structure (self, type, &command->spots, error);
}

/* All of it goes as far as its first spot does. */
static gboolean
move_structure (LsGame          *self,
                const LsCommand *command,
                GError         **error)
{
  int index = ls_game_find_structure (self, command->id);
  LsSpots spots;
  int across, down;

  if (index < 0)
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no structure %s"), command->id);
  spots = self->structures[index].spots;
  across = (int) ls_spot_column (command->spots.at[0]) - (int) ls_spot_column (spots.at[0]);
  down = (int) ls_spot_row (command->spots.at[0]) - (int) ls_spot_row (spots.at[0]);
  self->structures[index].spots.n = 0; /* in the hand: it may come to lie on spots of its own */
  for (guint i = 0; i < spots.n; i++)
    {
      int column = (int) ls_spot_column (spots.at[i]) + across;
      int row = (int) ls_spot_row (spots.at[i]) + down;

      if (column < 0 || row < 0 || column >= (int) self->board->width || row >= (int) self->board->height)
        return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("a part of it would lie off the board"));
      spots.at[i] = ls_spot ((guint) column, (guint) row);
      if (!ls_game_check_empty (self, spots.at[i], error))
        return FALSE;
    }
  self->structures[index].spots = spots;
  return TRUE;
}

static gboolean
correct_structure (LsGame          *self,
                   const LsCommand *command,
                   GError         **error)
{
  int index = ls_game_find_structure (self, command->id);
  guint flames = (guint) command->number;

  if (index < 0)
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no structure %s"), command->id);
  if (command->kind == LS_DO_STRUCTURE_FLAMES && flames < self->structures[index].type->hit_points)
    {
      self->structures[index].flames = flames;
      return TRUE;
    }
  for (guint i = 0; i < self->structures[index].spots.n; i++)
    for (guint j = 0; j < self->n_heroes; j++)
      if (command->kind == LS_DO_STRUCTURE_REMOVE && self->sheets[j].on_board
          && self->heroes[j].at == self->structures[index].spots.at[i]
          && self->structures[index].type->entry == LS_NOBODY_ENTERS)
        return refuse_taken (self, error, self->heroes[j].at, self->heroes[j].id);
  ls_game_remove_structure (self, (guint) index);
  return TRUE;
}

static gboolean
add_token (LsGame          *self,
           const LsCommand *command,
           GError         **error)
{
  LsSpot spot = command->spots.at[0];
  guint kind = 0;

  while (ls_token_names[kind] && strcmp (ls_token_names[kind], command->word) != 0)
    kind++;
  if (!ls_token_names[kind])
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no token %s"), command->word);
  if (!check_spot (self, spot, error))
    return FALSE;
  if (figure_at (self, spot, NULL) || structure_at (self, spot) || token_at (self, spot))
    return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("the spot is taken"));
  if (!ls_game_add_token (self, (LsTokenKind) kind, spot, error))
    return FALSE;
  self->tokens[self->n_tokens - 1].used
    = (kind == LS_TOKEN_SLOW_TRAP || kind == LS_TOKEN_HATCHERY) && command->flag > 0;
  return TRUE;
}

/* `dryad.monoliths`: the fourth damage destroys one. */
void
ls_game_burn_monolith (LsGame *self,
                       guint   token,
                       guint   flames)
{
  self->tokens[token].flames = flames;
  if (flames >= LS_MONOLITH_HIT_POINTS)
    ls_game_remove_token (self, token);
}

static gboolean
burn_token (LsGame          *self,
            const LsCommand *command,
            GError         **error)
{
  int index = ls_game_find_token (self, command->id);

  if (index < 0 || self->tokens[index].kind != LS_TOKEN_MONOLITH)
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no monolith %s"), command->id);
  ls_game_burn_monolith (self, (guint) index, (guint) command->number);
  return TRUE;
}

static gboolean
remove_token (LsGame          *self,
              const LsCommand *command,
              GError         **error)
{
  int index = ls_game_find_token (self, command->id);

  if (index < 0)
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no token %s"), command->id);
  ls_game_remove_token (self, (guint) index);
  return TRUE;
}

static gboolean
move_token (LsGame          *self,
            const LsCommand *command,
            GError         **error)
{
  int index = ls_game_find_token (self, command->id);

  if (index < 0)
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no token %s"), command->id);
  if (!ls_game_check_empty (self, command->spots.at[0], error))
    return FALSE;
  self->tokens[index].at = command->spots.at[0];
  return TRUE;
}

/* --- Counters, mist and rulings --- */

static gboolean
correct_mist (LsGame          *self,
              const LsCommand *command,
              GError         **error)
{
  for (LsFacing side = LS_NORTH; side < LS_N_FACINGS; side++)
    if (strcmp (ls_facing_ids[side], command->word) == 0 && self->board->mist[side].present)
      {
        int before = self->mist[side];

        if (command->number > 6)
          return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("the mist is never more than 6 spots away"));
        self->mist[side] = command->number;
        for (guint i = 0; i < self->n_heroes; i++)
          if (self->sheets[i].on_board && ls_board_in_mist (self->board, self->mist, self->heroes[i].at))
            {
              self->mist[side] = before;
              return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("%s would stand in the mist"), self->heroes[i].id);
            }
        return TRUE;
      }
  return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no mist on the side %s"), command->word);
}

static gboolean
correct_ruling (LsGame          *self,
                const LsCommand *command,
                GError         **error)
{
  const AutomaRuling *ruling = automa_rulebook_find_ruling (ls_rulebook (), command->word);
  int value = ruling ? automa_ruling_find_value (ruling, command->other) : -1;

  if (value < 0)
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no ruling %s=%s"), command->word, command->other);
  self->rulings.value[ruling - ls_rulings_table ()] = (guint8) value;
  return TRUE;
}

static gboolean
correct_counter (LsGame          *self,
                 const LsCommand *command,
                 GError         **error)
{
  guint number = (guint) command->number;

  switch ((LsCommandKind) command->kind)
    {
    case LS_DO_PANIC:
      if (number < 1 || number > self->n_panic || command->count > 2)
        return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("a slot of the panic track holds two flames at most"));
      self->panic[number - 1] = (guint8) command->count;
      return TRUE;
    case LS_DO_MAGES:
      if (number > LS_MAGES)
        return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("the circle holds %d mages at most"), LS_MAGES);
      self->mages = (guint8) number;
      return TRUE;
    case LS_DO_GOLD:
      self->gold = (guint16) number;
      return TRUE;
    case LS_DO_MATERIALS:
      self->materials = (guint16) number;
      return TRUE;
    case LS_DO_QUESTS:
    default:
      if (number > 2)
        return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("there are two urban quests"));
      self->quests = (guint8) number;
      return TRUE;
    }
}

gboolean
ls_game_correct (LsGame          *self,
                 const LsCommand *command,
                 LsScript        *script,
                 GError         **error)
{
  switch ((LsCommandKind) command->kind)
    {
    case LS_DO_HERO_AT:
    case LS_DO_HERO_OFF:
    case LS_DO_HERO_WOUNDS:
    case LS_DO_HERO_MANA:
    case LS_DO_HERO_ACTIONS:
    case LS_DO_HERO_TOKEN:
    case LS_DO_HERO_ARMOR_UP:
    case LS_DO_HERO_POTION:
      return correct_hero (self, command, error);
    case LS_DO_MONSTER_ADD:
      return add_monster (self, command, error);
    case LS_DO_MONSTER_WOUNDS:
    case LS_DO_MONSTER_KILL:
    case LS_DO_MONSTER_STUN:
    case LS_DO_MONSTER_AT:
      return correct_monster (self, command, script, error);
    case LS_DO_STRUCTURE_ADD:
      return add_structure (self, command, error);
    case LS_DO_STRUCTURE_FLAMES:
    case LS_DO_STRUCTURE_REMOVE:
      return correct_structure (self, command, error);
    case LS_DO_STRUCTURE_AT:
      return move_structure (self, command, error);
    case LS_DO_TOKEN_ADD:
      return add_token (self, command, error);
    case LS_DO_TOKEN_FLAMES:
      return burn_token (self, command, error);
    case LS_DO_TOKEN_REMOVE:
      return remove_token (self, command, error);
    case LS_DO_TOKEN_AT:
      return move_token (self, command, error);
    case LS_DO_MIST:
      return correct_mist (self, command, error);
    case LS_DO_RULING:
      return correct_ruling (self, command, error);
    default:
      return correct_counter (self, command, error);
    }
}
