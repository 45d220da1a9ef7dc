/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people do, as values. The journal is their list. */
#pragma once

#include <json-glib/json-glib.h>

#include "core/reader.h"
#include "position.h"

G_BEGIN_DECLS

typedef enum
{
  LS_DO_BEGIN_NIGHT,
  LS_DO_NEXT,           /* the next instruction */
  LS_DO_STEP,           /* all that is left of the step at once */
  LS_DO_COIN,           /* entered: word left or right */
  LS_DO_DIRECTION,      /* entered by day: word is the spawn direction card */
  LS_DO_CARD,           /* entered: number is the slot, word the card */
  LS_DO_CHOOSE,         /* id is the monster, other the target; flag: the dice of an explosion's victim hit */
  LS_DO_ARMOR,          /* id is the hero, number what armor, shields and perks stop */
  LS_DO_PLACE,          /* override: id is the monster, at and facing where the table puts it */
  LS_DO_BOSS_CARD,      /* entered: word is Cetusia's card */
  LS_DO_BOSS_AT,        /* at: where the players put the Harpy whose spot is taken */
  LS_DO_END_HERO_PHASE,

  LS_DO_HERO_AT,        /* id, at */
  LS_DO_HERO_OFF,       /* id: taken off the board */
  LS_DO_HERO_WOUNDS,    /* id, number: how many it has now */
  LS_DO_HERO_MANA,
  LS_DO_HERO_ACTIONS,
  LS_DO_HERO_TOKEN,     /* id, number: which movement token; flag: spent */
  LS_DO_HERO_ARMOR_UP,  /* id, flag */
  LS_DO_HERO_POTION,    /* id, word is the colour or none; flag: used once */

  LS_DO_ROLL,           /* a hero strikes: id is a monster, a boss's tile or a hero in the zone, other who strikes (NULL: not
                         * said), number the damage, marks LsRollMarks */
  LS_DO_REROLL,         /* id: whom that attack has missed; flag: for the mana of a magic weapon */
  LS_DO_FREE_HERO,      /* id is entangled, other the hero whose fist it is; flag: both dice of an own fist hit */
  LS_DO_TURN,           /* id: a new turn of that hero begins */
  LS_DO_HERO_MOVE,      /* by the rules: id, at; marks: a bit for each movement token that pays, 0: those that fit best;
                         * flag: through a warp gate or not */
  LS_DO_ARMOR_UP,       /* by the rules: id */
  LS_DO_FIST,           /* id is the hero, other what is struck; flag: the table's dice hit */
  LS_DO_DRINK,          /* id; marks: the bit of the movement token that comes back, 0: the largest */
  LS_DO_SHOOT,          /* id is a ballista or catapult, at the impact spot; flag: the table's dice, and the spots after
                         * the first are those where they hit */

  LS_DO_USE_ARMOR,      /* id is the item, other whose attack it lessens, or the ally whom it saves, NULL: the hardest blow;
                         * flag: takes the damage that its card offers to take; marks: the movement tokens that come back */
  LS_DO_RESTORE_ARMOR,  /* id is the item; marks: the movement tokens that pay, 0: the smallest */

  LS_DO_MONSTER_ADD,    /* word is the type, at, facing */
  LS_DO_MONSTER_WOUNDS, /* id, number */
  LS_DO_MONSTER_KILL,   /* id */
  LS_DO_MONSTER_STUN,   /* id, flag */
  LS_DO_MONSTER_AT,     /* id, at, facing */

  LS_DO_STRUCTURE_ADD,  /* word is the type, spots */
  LS_DO_STRUCTURE_FLAMES, /* id, number */
  LS_DO_STRUCTURE_REMOVE, /* id */
  LS_DO_STRUCTURE_AT,   /* id, at: where its first spot goes; the others with it */

  LS_DO_TOKEN_ADD,      /* word is the type, at, flag: used */
  LS_DO_TOKEN_FLAMES,   /* id of a monolith, number */
  LS_DO_TOKEN_REMOVE,   /* id */
  LS_DO_TOKEN_AT,       /* id, at */

  LS_DO_PANIC,          /* number is the slot from 1, count its flames */
  LS_DO_MAGES,          /* number */
  LS_DO_GOLD,
  LS_DO_MATERIALS,
  LS_DO_MIST,           /* word is the side, number the distance */
  LS_DO_QUESTS,         /* number solved */
  LS_DO_RULING,         /* word is the ruling, other its value */
  LS_DO_TAKE_PACK,      /* the game goes on with another pack: word is its digest, pack the pack itself */

  LS_DO_DAY_MIST,       /* the day's upkeep, step by step */
  LS_DO_DAY_SCOUT,
  LS_DO_DAY_PRODUCTION,
  LS_DO_DAY_END,
  LS_DO_PERK,           /* id is the hero, word the perk, number its level */
  LS_DO_TURN_CARD,      /* id, to level II: number is the mana, word the movement tokens, "2,3,4" */
  LS_DO_RECRUIT,        /* id: solo play */
  LS_DO_BUILD,          /* word is the type, spots */
  LS_DO_UPGRADE,        /* id is the structure */
  LS_DO_REPAIR,         /* id, number of flames taken off */
  LS_DO_SCAVENGE,       /* id is the ruin, number the gold and count the materials on its base, flag: and equipment */
  LS_DO_SEER_MIST,      /* word is the side */
  LS_DO_SEER_CARD,      /* number is the slot */
  LS_DO_REFRESH,
  LS_DO_BUY,            /* word is the item's name, other its kind, number the price */
  LS_DO_SELL,           /* word lists items, "item-1,item-3", number their summed cost */
  LS_DO_ITEM_ADD,       /* as buy, but for nothing: found, won, or there from the start; number is what it would cost */
  LS_DO_ITEM_REMOVE,    /* id */
  LS_DO_ITEM_TAKE,      /* id is the item, other the hero who takes it from the stash or from another; flag: by hand,
                         * whatever the rules say */
  LS_DO_ITEM_LEAVE,     /* id, to the stash; flag: by hand */
  LS_DO_ITEM_USED,      /* id, flag: an armor turned, a potion half empty */
  LS_N_COMMANDS,
} LsCommandKind;

/* What people do by day, apart from what leads to the night. */
#define LS_FIRST_DAY_COMMAND LS_DO_DAY_MIST
#define LS_LAST_DAY_COMMAND LS_DO_ITEM_USED

/* What a hero's attack brings against the dice. */
typedef enum
{
  LS_ROLL_NO_DODGE = 1 << 0,
  LS_ROLL_ARMOR_PIERCING = 1 << 1,
  LS_ROLL_STUN = 1 << 2,
  LS_ROLL_SCROLL = 1 << 3, /* not the turn's attack */
  LS_ROLL_MAGIC = 1 << 4,  /* by a magic weapon, or a scroll */
  LS_ROLL_MORE = 1 << 5,   /* another target of the same attack */
  LS_ROLL_IMPACT = 1 << 6, /* and it stands on an impact spot of its own: the attack has several */
  LS_ROLL_RANGED = 1 << 7, /* measured in sectors: a ranged weapon's, or with magic a magic one's */
  LS_ROLL_VISION = 1 << 8,
} LsRollMarks;

typedef struct
{
  guint8      kind;   /* LsCommandKind */
  const char *id;     /* interned, as all words here */
  const char *other;
  const char *word;
  LsSpots     spots;  /* at is the first */
  guint8      facing; /* LsFacing or LS_NO_FACING */
  int         number;
  int         count;
  gint8       flag;   /* -1: not said */
  guint16     marks;  /* a bit for each that is set */
  gconstpointer pack; /* LsPack of LS_DO_TAKE_PACK, kept alive by the save; NULL for all others */
} LsCommand;

const char *ls_command_name (LsCommandKind kind);
gboolean  ls_command_read (const AutomaPlace *place,
                           LsCommand         *command);
JsonNode *ls_command_json (const LsCommand   *command);

G_END_DECLS
