/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which parts of a game a command may change, and which it has changed. */
#include "audit-private.h"

#include <string.h>

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
      return game->setup.edition < LS_EDITION_FISTS ? TOKENS : TOKENS | HEROES;
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

static guint
changes (const LsGame *a,
         const LsGame *b)
{
  guint changed = 0;

  if (a->n_monsters != b->n_monsters
      || ls_audit_differ (a->monsters, b->monsters, a->n_monsters * sizeof *a->monsters))
    changed |= MONSTERS;
  if (ls_audit_differ (a->heroes, b->heroes, sizeof a->heroes) || ls_audit_differ (a->sheets, b->sheets, sizeof a->sheets))
    changed |= HEROES;
  if (a->n_structures != b->n_structures
      || ls_audit_differ (a->structures, b->structures, a->n_structures * sizeof *a->structures))
    changed |= STRUCTURES;
  if (a->n_tokens != b->n_tokens || ls_audit_differ (a->tokens, b->tokens, a->n_tokens * sizeof *a->tokens))
    changed |= TOKENS;
  if (ls_audit_differ (a->panic, b->panic, sizeof a->panic))
    changed |= PANIC;
  if (a->mages != b->mages)
    changed |= MAGES;
  if (a->gold != b->gold || a->materials != b->materials || a->quests != b->quests || a->equipment != b->equipment)
    changed |= STASH;
  if (ls_audit_differ (&a->cards, &b->cards, sizeof a->cards))
    changed |= CARDS;
  if (ls_audit_differ (a->mist, b->mist, sizeof a->mist))
    changed |= MIST;
  if (ls_audit_differ (&a->rulings, &b->rulings, sizeof a->rulings))
    changed |= RULINGS;
  if (a->stage != b->stage)
    changed |= STAGE;
  if (ls_audit_differ (&a->boss, &b->boss, sizeof a->boss))
    changed |= BOSS;
  if (a->n_items != b->n_items || ls_audit_differ (a->items, b->items, sizeof a->items))
    changed |= ITEMS;
  if (a->day_done != b->day_done || a->workers != b->workers)
    changed |= DAY;
  return changed;
}

/* Parts that have changed and are not the command's business, a bit for each. */
guint
ls_audit_foreign (const LsGame    *before,
                  const LsCommand *command,
                  const LsGame    *after)
{
  return changes (before, after) & ~(business_of (command, before) | business_of_boss (before, after));
}
