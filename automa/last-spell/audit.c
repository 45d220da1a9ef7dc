/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A breach is a bug of ours, told in English for a report: these sentences are not translated. */
#include "audit.h"

#include <string.h>

#include "audit-private.h"
#include "boss.h"

typedef struct
{
  const LsGame *game;
  GPtrArray    *breaches;
} Audit;

static void
breach (Audit      *self,
        const char *format,
        ...) G_GNUC_PRINTF (2, 3);

static void
breach (Audit      *self,
        const char *format,
        ...)
{
  va_list args;

  va_start (args, format);
  g_ptr_array_add (self->breaches, g_strdup_vprintf (format, args));
  va_end (args);
}

/* --- The state --- */

/* Figures are neither lost nor made: box, board and out of the game together are what the pack says. */
static void
check_figures (Audit *self)
{
  const LsGame *game = self->game;
  LsSupply sum = game->supply;

  for (guint i = 0; i < LS_N_FIGURES; i++)
    for (guint j = 0; j < LS_N_COLOURS; j++)
      sum.left[i][j] = (guint8) (sum.left[i][j] + game->out.left[i][j]);
  for (guint i = 0; i < game->n_monsters; i++)
    {
      LsFigure figure;
      LsColour colour;

      if (ls_pack_figure (game->pack, game->monsters[i].type, &figure, &colour))
        sum.left[figure][colour]++;
    }
  if (memcmp (&sum, &game->pack->figures, sizeof sum) != 0)
    breach (self, "figures are not conserved");
}

static void
check_terrain (Audit      *self,
               const char *who,
               LsSpot      at)
{
  const LsBoard *board = self->game->board;

  if (at == LS_NO_SPOT || !ls_board_has (board, at))
    breach (self, "%s is off the board", who);
  else if (board->terrain[at] != LS_TERRAIN_GROUND && board->terrain[at] != LS_TERRAIN_WATER)
    breach (self, "%s stands where nothing can stand", who);
}

static gboolean
covers (const LsStructure *structure,
        LsSpot             at)
{
  for (guint i = 0; i < structure->spots.n; i++)
    if (structure->spots.at[i] == at)
      return TRUE;
  return FALSE;
}

static void
check_monsters (Audit *self)
{
  const LsGame *game = self->game;

  for (guint i = 0; i < game->n_monsters; i++)
    {
      const LsMonster *monster = &game->monsters[i];
      const LsMonsterType *type = &g_array_index (game->pack->types, LsMonsterType, monster->type);
      LsSpot at = monster->spots.at[0];

      check_terrain (self, monster->id, at);
      if (monster->wounds >= ls_boss_hit_points (game, monster))
        breach (self, "%s is dead and stands", monster->id);
      if (type->boss && monster->stunned)
        breach (self, "the boss %s is stunned", monster->id);
      for (guint j = 0; j < i; j++)
        if (ls_spots_contain (&game->monsters[j].spots, at) || ls_spots_contain (&monster->spots, game->monsters[j].spots.at[0])
            || strcmp (game->monsters[j].id, monster->id) == 0)
          breach (self, "%s and %s share a spot or an id", monster->id, game->monsters[j].id);
      for (guint j = 0; j < game->n_structures; j++)
        if (covers (&game->structures[j], at) && strcmp (game->structures[j].type->id, "warp-gate") != 0)
          breach (self, "%s stands in %s", monster->id, game->structures[j].id);
      for (guint j = 0; j < game->n_tokens; j++)
        if (game->tokens[j].at == at
            && (game->tokens[j].kind == LS_TOKEN_CORPSE_PILE || game->tokens[j].kind == LS_TOKEN_MONOLITH
                || game->tokens[j].kind == LS_TOKEN_SEED_MORTAR))
          breach (self, "%s stands on %s", monster->id, game->tokens[j].id);
    }
}

static void
check_heroes (Audit *self)
{
  const LsGame *game = self->game;

  for (guint i = 0; i < game->n_heroes; i++)
    {
      const LsHero *hero = &game->heroes[i];
      const LsHeroSheet *sheet = &game->sheets[i];

      if ((hero->wounds >= hero->hit_points) != sheet->dead && !(sheet->dead && game->stage == LS_STAGE_OVER))
        breach (self, "%s's wounds and death disagree", hero->id);
      if (sheet->dead && sheet->on_board)
        breach (self, "%s is dead and on the board", hero->id);
      if (!sheet->on_board)
        continue;
      check_terrain (self, hero->id, hero->at);
      if (ls_board_in_mist (game->board, game->mist, hero->at))
        breach (self, "%s stands in the mist", hero->id);
      for (guint j = 0; j < i; j++)
        if (game->sheets[j].on_board && game->heroes[j].at == hero->at)
          breach (self, "%s and %s share a spot", hero->id, game->heroes[j].id);
      for (guint j = 0; j < game->n_monsters; j++)
        if (ls_spots_contain (&game->monsters[j].spots, hero->at))
          breach (self, "%s and %s share a spot", hero->id, game->monsters[j].id);
      for (guint j = 0; j < game->n_structures; j++)
        if (covers (&game->structures[j], hero->at) && game->structures[j].type->entry == LS_NOBODY_ENTERS)
          breach (self, "%s stands in %s", hero->id, game->structures[j].id);
    }
}

/* `defense.ballista`, `defense.catapult`. */
static guint
most_shots (const LsStructure *structure)
{
  if (strcmp (structure->type->id, "ballista") == 0)
    return 1;
  return strcmp (structure->type->id, "catapult") == 0 ? 2 : 0;
}

static void
check_structures (Audit *self)
{
  const LsGame *game = self->game;

  for (guint i = 0; i < game->n_structures; i++)
    {
      const LsStructure *structure = &game->structures[i];

      if (structure->flames >= structure->type->hit_points)
        breach (self, "%s has burnt down and stands", structure->id);
      if (structure->shots > most_shots (structure))
        breach (self, "%s has shot %u times", structure->id, structure->shots);
      for (guint j = 0; j < structure->spots.n; j++)
        {
          check_terrain (self, structure->id, structure->spots.at[j]);
          for (guint k = 0; k < i; k++)
            if (covers (&game->structures[k], structure->spots.at[j]))
              breach (self, "%s and %s share a spot", structure->id, game->structures[k].id);
        }
    }
}

/* A pattern card is in one place at a time. */
static void
check_cards (Audit *self)
{
  const LsSpawnCards *cards = &self->game->cards;
  guint8 seen[256] = { 0 };
  const LsPile *piles[LS_MAX_SPAWN_SLOTS + 2];

  for (guint i = 0; i < LS_MAX_SPAWN_SLOTS; i++)
    {
      piles[i] = &cards->slots[i];
      seen[cards->revealed[i]]++;
    }
  piles[LS_MAX_SPAWN_SLOTS] = &cards->discard;
  /* cards that the table draws lie in the deck too, as far as the app can know */
  piles[LS_MAX_SPAWN_SLOTS + 1] = self->game->setup.app_draws && self->game->phase > 0 ? &self->game->deck : NULL;
  for (guint i = 0; i < G_N_ELEMENTS (piles); i++)
    for (guint j = 0; piles[i] && j < piles[i]->n; j++)
      seen[piles[i]->cards[j]]++;
  for (guint card = 1; card < LS_CARD_UNKNOWN; card++)
    if (seen[card] > 1)
      breach (self, "spawn card %u is in %u places", card, seen[card]);
}

static void
check_counters (Audit *self)
{
  const LsGame *game = self->game;
  gboolean night = game->stage != LS_STAGE_DAY && game->stage != LS_STAGE_OVER;

  for (guint i = 0; i < game->n_panic; i++)
    if (game->panic[i] > 2)
      breach (self, "slot %u of the panic track holds %u flames", i + 1, game->panic[i]);
  if (game->mages > LS_MAGES)
    breach (self, "there are %u mages", game->mages);
  if (game->mages == 0 && game->stage != LS_STAGE_OVER)
    breach (self, "no mage is left, and the game goes on");
  if (night && game->phase == 0)
    breach (self, "it is night, and no phase has begun");
  if (game->moved > game->n_order || game->n_order > LS_MAX_MONSTERS)
    breach (self, "the order of movement is broken");
  if (game->turn > game->n_heroes || (game->struck && game->turn == 0))
    breach (self, "a turn, and nobody's");
  if ((game->stage == LS_STAGE_OVER) != (game->outcome != LS_PLAYING))
    breach (self, "the end of the game and its outcome disagree");
}

/* Everything that must hold, whatever was done; an empty list if it does. */
GPtrArray *
ls_audit_state (const LsGame *game)
{
  Audit self = { game, g_ptr_array_new_with_free_func (g_free) };

  check_figures (&self);
  check_monsters (&self);
  check_heroes (&self);
  check_structures (&self);
  check_cards (&self);
  check_counters (&self);
  ls_audit_sheets (game, self.breaches);
  ls_audit_uses (game, self.breaches);
  return self.breaches;
}

/* --- The transition --- */

/* `phase.order`: where a stage may lead to. Any may lead to the end of the night or of the game. */
static gboolean
may_follow (LsStage before,
            LsStage after)
{
  if (before == after || after == LS_STAGE_OVER || after == LS_STAGE_DAY)
    return TRUE;
  if (before == LS_STAGE_HEROES)
    return after == LS_STAGE_PANIC;
  return before < LS_STAGE_HEROES && after == before + 1;
}

/* The parts of a game that a kind of command has business with. */
enum
{
  MONSTERS = 1 << 0,
  HEROES = 1 << 1,
  STRUCTURES = 1 << 2,
  TOKENS = 1 << 3,
  PANIC = 1 << 4,
  MAGES = 1 << 5,
  STASH = 1 << 6,
  CARDS = 1 << 7,
  MIST = 1 << 8,
  RULINGS = 1 << 9,
  STAGE = 1 << 10,
  BOSS = 1 << 11,
  ITEMS = 1 << 12,
  DAY = 1 << 13,
  ALL = (1 << 14) - 1,
};

/* What a blow of the Harpy or a wave of Cetusia's second stage may change beside the command's own business. */
static guint
business_of_boss (const LsGame *before,
                  const LsGame *after)
{
  guint business = 0;

  for (guint i = 0; i < before->n_heroes; i++)
    if (before->sheets[i].due > 0 || before->sheets[i].owed > 0)
      business |= HEROES | ITEMS; /* wounds that waited for armor, tokens that the cry cost */
  if (!before->boss.arrived && after->boss.arrived)
    business |= HEROES | STRUCTURES | MONSTERS | PANIC | BOSS; /* `harpy.dive-bomb` */
  return business;
}

static guint
business_by_day (const LsCommand *command)
{
  switch ((LsCommandKind) command->kind)
    {
    case LS_DO_DAY_MIST:
      return MIST | DAY;
    case LS_DO_DAY_SCOUT:
      return CARDS | BOSS | DAY;
    case LS_DO_DAY_PRODUCTION:
      return STASH | DAY;
    case LS_DO_DAY_END:
      return HEROES | STRUCTURES | ITEMS | DAY;
    case LS_DO_PERK:
    case LS_DO_TURN_CARD:
      return HEROES;
    case LS_DO_RECRUIT:
      return HEROES | STASH;
    case LS_DO_BUILD:
      return STRUCTURES | STASH | MIST;
    case LS_DO_UPGRADE:
    case LS_DO_REPAIR:
      return STRUCTURES | STASH;
    case LS_DO_SCAVENGE:
      return STRUCTURES | STASH | DAY;
    case LS_DO_SEER_MIST:
      return MIST | STASH;
    case LS_DO_SEER_CARD:
      return CARDS | STASH;
    case LS_DO_REFRESH:
      return STASH;
    case LS_DO_BUY:
    case LS_DO_SELL:
    case LS_DO_ITEM_ADD:
      return STASH | ITEMS;
    default:
      return ITEMS | HEROES; /* a potion is on the hero's sheet too */
    }
}

static guint
business_of (const LsCommand *command,
             const LsGame    *game)
{
  LsStage stage = game->stage;

  switch ((LsCommandKind) command->kind)
    {
    case LS_DO_BEGIN_NIGHT:
      return CARDS | MIST | STAGE | BOSS | DAY | STRUCTURES | HEROES | ITEMS; /* catapults and potions are full again */
    case LS_DO_NEXT:
    case LS_DO_STEP:
      switch (stage)
        {
        case LS_STAGE_PANIC:
          return PANIC | STAGE;
        case LS_STAGE_COIN:
          return STAGE;
        case LS_STAGE_BOSS:
          return game->setup.bosses ? ALL & ~(MIST | RULINGS | STASH | ITEMS | DAY) : STAGE;
        case LS_STAGE_SPAWN:
          return MONSTERS | CARDS | STAGE;
        case LS_STAGE_MOVEMENT:
          return MONSTERS | TOKENS | CARDS | STAGE | HEROES | BOSS; /* entangled heroes, Alerion that fall */
        case LS_STAGE_ATTACK:
          return MONSTERS | HEROES | STRUCTURES | TOKENS | PANIC | MAGES | STAGE | BOSS | ITEMS; /* cards turned back */
        default:
          return 0;
        }
    case LS_DO_COIN:
      return STAGE | BOSS;
    case LS_DO_END_HERO_PHASE:
      return STAGE;
    case LS_DO_BOSS_CARD:
      return BOSS;
    case LS_DO_BOSS_AT:
      return BOSS | MONSTERS | HEROES | STRUCTURES | PANIC;
    case LS_DO_DIRECTION:
    case LS_DO_CARD:
      return CARDS;
    case LS_DO_CHOOSE:
      return 0;
    case LS_DO_PLACE:
      return MONSTERS | CARDS | STAGE | HEROES;
    case LS_DO_ARMOR:
    case LS_DO_HERO_AT:
    case LS_DO_HERO_OFF:
    case LS_DO_HERO_WOUNDS:
    case LS_DO_HERO_MANA:
    case LS_DO_HERO_ACTIONS:
    case LS_DO_HERO_TOKEN:
    case LS_DO_HERO_ARMOR_UP:
    case LS_DO_HERO_MOVE:
    case LS_DO_ARMOR_UP:
      return HEROES;
    case LS_DO_HERO_POTION:
    case LS_DO_DRINK:
    case LS_DO_USE_ARMOR:
    case LS_DO_RESTORE_ARMOR:
      return HEROES | ITEMS;
    case LS_DO_TURN:
      return 0;
    case LS_DO_FIST:
      return HEROES | MONSTERS | TOKENS | BOSS | ITEMS;
    case LS_DO_MONSTER_ADD:
    case LS_DO_MONSTER_WOUNDS:
    case LS_DO_MONSTER_KILL:
    case LS_DO_MONSTER_STUN:
    case LS_DO_MONSTER_AT:
      return MONSTERS | BOSS;
    case LS_DO_ROLL:
    case LS_DO_REROLL:
      return MONSTERS | TOKENS | BOSS | HEROES | ITEMS; /* a hero in the zone, mana, what kills bring */
    case LS_DO_FREE_HERO:
      return TOKENS;
    case LS_DO_SHOOT:
      return MONSTERS | TOKENS | BOSS | HEROES | STRUCTURES;
    case LS_DO_STRUCTURE_ADD:
    case LS_DO_STRUCTURE_FLAMES:
    case LS_DO_STRUCTURE_REMOVE:
    case LS_DO_STRUCTURE_AT:
      return STRUCTURES;
    case LS_DO_TOKEN_ADD:
    case LS_DO_TOKEN_FLAMES:
    case LS_DO_TOKEN_REMOVE:
    case LS_DO_TOKEN_AT:
      return TOKENS;
    case LS_DO_PANIC:
      return PANIC;
    case LS_DO_MAGES:
      return MAGES;
    case LS_DO_GOLD:
    case LS_DO_MATERIALS:
    case LS_DO_QUESTS:
      return STASH;
    case LS_DO_MIST:
      return MIST;
    case LS_DO_RULING:
      return RULINGS;
    default:
      return business_by_day (command);
    }
}

static gboolean
differ (gconstpointer a,
        gconstpointer b,
        gsize         size)
{
  return memcmp (a, b, size) != 0;
}

static guint
changes (const LsGame *a,
         const LsGame *b)
{
  guint changed = 0;

  if (a->n_monsters != b->n_monsters || differ (a->monsters, b->monsters, a->n_monsters * sizeof *a->monsters))
    changed |= MONSTERS;
  if (differ (a->heroes, b->heroes, sizeof a->heroes) || differ (a->sheets, b->sheets, sizeof a->sheets))
    changed |= HEROES;
  if (a->n_structures != b->n_structures
      || differ (a->structures, b->structures, a->n_structures * sizeof *a->structures))
    changed |= STRUCTURES;
  if (a->n_tokens != b->n_tokens || differ (a->tokens, b->tokens, a->n_tokens * sizeof *a->tokens))
    changed |= TOKENS;
  if (differ (a->panic, b->panic, sizeof a->panic))
    changed |= PANIC;
  if (a->mages != b->mages)
    changed |= MAGES;
  if (a->gold != b->gold || a->materials != b->materials || a->quests != b->quests || a->equipment != b->equipment)
    changed |= STASH;
  if (differ (&a->cards, &b->cards, sizeof a->cards))
    changed |= CARDS;
  if (differ (a->mist, b->mist, sizeof a->mist))
    changed |= MIST;
  if (differ (&a->rulings, &b->rulings, sizeof a->rulings))
    changed |= RULINGS;
  if (a->stage != b->stage)
    changed |= STAGE;
  if (differ (&a->boss, &b->boss, sizeof a->boss))
    changed |= BOSS;
  if (a->n_items != b->n_items || differ (a->items, b->items, sizeof a->items))
    changed |= ITEMS;
  if (a->day_done != b->day_done || a->workers != b->workers)
    changed |= DAY;
  return changed;
}

static guint
sum_panic (const LsGame *game)
{
  guint sum = 0;

  for (guint i = 0; i < game->n_panic; i++)
    sum += game->panic[i];
  return sum;
}

/* Flames that burn on all but walls; those of a structure that fell are its hit points. */
static guint
new_flames (const LsGame *before,
            const LsGame *after)
{
  guint flames = 0;

  for (guint i = 0; i < before->n_structures; i++)
    {
      const LsStructure *old = &before->structures[i];
      int now = ls_game_find_structure (after, old->id);

      if (old->type->class_ != LS_WALL)
        flames += (now < 0 ? old->type->hit_points : after->structures[now].flames) - old->flames;
    }
  return flames;
}

/* `damage.structure`: as many flames leave the track as burn anew, as long as it has any. */
static void
check_flames (Audit        *self,
              const LsGame *before)
{
  const LsGame *after = self->game;
  guint taken = sum_panic (before) - sum_panic (after);
  guint wanted = MIN (new_flames (before, after), sum_panic (before));

  if (taken != wanted)
    breach (self, "%u flames left the panic track for %u that burn", taken, wanted);
  for (guint i = 0; i < before->n_heroes; i++)
    if (after->heroes[i].wounds < before->heroes[i].wounds)
      breach (self, "an attack healed %s", before->heroes[i].id);
}

static gboolean
waits (const LsGame *game)
{
  for (guint i = 0; i < game->n_heroes; i++)
    if (game->sheets[i].due > 0)
      return TRUE;
  return FALSE;
}

/* Whether the command places the damage that waited. */
static gboolean
leads_on (const LsCommand *command)
{
  return command->kind < LS_DO_HERO_AT && command->kind != LS_DO_ARMOR && command->kind != LS_DO_BOSS_AT;
}

/* Another pack moves nothing and hurts nobody. */
static void
check_other_pack (Audit           *self,
                  const LsGame    *before,
                  const LsCommand *command)
{
  const LsGame *after = self->game;

  if (after->pack != command->pack)
    breach (self, "the game has not taken the pack over");
  if (after->stage != before->stage || after->phase != before->phase || after->n_monsters != before->n_monsters
      || after->n_structures != before->n_structures || after->n_tokens != before->n_tokens
      || differ (before->heroes, after->heroes, sizeof before->heroes)
      || differ (&before->random, &after->random, sizeof before->random)
      || differ (&before->setup, &after->setup, sizeof before->setup))
    breach (self, "another pack has changed the table");
  for (guint i = 0; i < MIN (before->n_monsters, after->n_monsters); i++)
    if (before->monsters[i].id != after->monsters[i].id
        || strcmp (g_array_index (before->pack->types, LsMonsterType, before->monsters[i].type).id,
                   g_array_index (after->pack->types, LsMonsterType, after->monsters[i].type).id) != 0)
      breach (self, "another pack has made %s somebody else", before->monsters[i].id);
}

/* What the command did to the state, apart from what must hold anyway. */
GPtrArray *
ls_audit_transition (const LsGame    *before,
                     const LsCommand *command,
                     const LsGame    *after)
{
  Audit self = { after, g_ptr_array_new_with_free_func (g_free) };
  gboolean advances = command->kind == LS_DO_NEXT || command->kind == LS_DO_STEP;
  gboolean ended = after->stage == LS_STAGE_OVER || (after->stage == LS_STAGE_DAY && before->stage != LS_STAGE_DAY);
  gboolean dives = ls_boss_of_night (before) == LS_BOSS_HARPY && !before->boss.arrived && after->boss.arrived;
  guint foreign = changes (before, after) & ~(business_of (command, before) | business_of_boss (before, after));

  if (command->kind == LS_DO_TAKE_PACK)
    {
      check_other_pack (&self, before, command);
      return self.breaches;
    }
  if (!may_follow (before->stage, after->stage))
    breach (&self, "stage %d follows stage %d", after->stage, before->stage);
  if (foreign && !ended) /* with the night everything may change */
    breach (&self, "command %s changed what is not its business (%x)", ls_command_name (command->kind), foreign);
  if (((advances && before->stage == LS_STAGE_ATTACK) || dives) && !ended)
    check_flames (&self, before);
  if (dives && !ended)
    ls_audit_dive_bomb (before, command, after, self.breaches);
  if (advances && before->stage == LS_STAGE_ATTACK)
    ls_audit_attack (before, after, self.breaches);
  else if (!ended && leads_on (command) && waits (before) && !dives)
    ls_audit_settled (before, after, self.breaches);
  ls_audit_armor (before, command, after, self.breaches);
  if (advances && before->stage == LS_STAGE_BOSS && !ended)
    ls_audit_boss_step (before, after, self.breaches);
  if (command->kind == LS_DO_ROLL || command->kind == LS_DO_REROLL)
    ls_audit_weapon (before, command, after, self.breaches);
  if (command->kind >= LS_FIRST_DAY_COMMAND && command->kind <= LS_LAST_DAY_COMMAND)
    ls_audit_day (before, command, after, self.breaches);
  if (command->kind == LS_DO_FREE_HERO)
    ls_audit_free (before, command, after, self.breaches);
  ls_audit_turn (before, command, after, self.breaches);
  if (command->kind == LS_DO_SHOOT)
    ls_audit_shot (before, command, after, self.breaches);
  if (before->pack != after->pack || differ (&before->setup, &after->setup, sizeof before->setup))
    breach (&self, "the set-up has changed");
  return self.breaches;
}
