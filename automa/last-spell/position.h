/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions: everything that stands on a board at one moment, the coin, the mist and the rulings in force. */
#pragma once

#include "board.h"
#include "rulings.h"

G_BEGIN_DECLS

#define LS_MAX_FIGURES 500 /* of a kind: monsters, heroes, structures, tokens */

#define LS_CIRCLE_ID "circle"
#define LS_MAGES 4 /* the circle starts with as many */

typedef enum
{
  LS_COIN_LEFT,
  LS_COIN_RIGHT,
  LS_N_COINS,
} LsCoin;

typedef enum
{
  LS_ATTACK_MELEE,
  LS_ATTACK_RANGED,
  LS_ATTACK_AREA,
  LS_ATTACK_EXPLOSION,
  LS_ATTACK_NONE,
  LS_N_ATTACKS,
} LsAttackKind;

typedef enum
{
  LS_ABILITY_RESOLUTE = 1 << 0,
  LS_ABILITY_FLY = 1 << 1,
  LS_ABILITY_MANA_DRAIN = 1 << 2,
  LS_ABILITY_FURY = 1 << 3,
  LS_ABILITY_BESTIAL = 1 << 4,
  LS_ABILITY_SLAYER = 1 << 5,
} LsAbilities;
#define LS_N_ABILITIES 6

typedef enum
{
  LS_DIE_BLUE = 1 << 0,
  LS_DIE_ORANGE = 1 << 1,
} LsDice;

/* What a monster's reference card says. */
typedef struct
{
  char        *id;
  char        *name; /* for people; NULL: the id */
  guint        move;
  guint        damage;
  guint        hit_points;
  LsAttackKind attack;
  guint        range; /* ranged attacks only */
  LsAbilities  abilities;
  LsDice       dice;
  gboolean     boss; /* never stunned */
} LsMonsterType;

typedef struct
{
  char    *id;
  guint    type; /* index into the position's types */
  LsSpots  spots;
  LsFacing facing;
  guint    wounds;
  gboolean stunned;
  gboolean stunned_now; /* in this phase, by a trap: it lasts through the next one */
} LsMonster;

typedef struct
{
  char  *id;
  LsSpot at;
  guint  hit_points;
  guint  wounds;
  guint  base_mana;
  guint  mana;
} LsHero;

typedef enum
{
  LS_DEFENSE,
  LS_WALL,     /* gates too */
  LS_BUILDING, /* ruins too */
} LsStructureClass;

/* What a hero can do with a spot that the structure covers. */
typedef enum
{
  LS_NOBODY_ENTERS,
  LS_HERO_ON_TOP, /* watchtower and warp gate: they take an area's damage for the hero on them */
  LS_HERO_INSIDE, /* gates: free spots for heroes */
} LsStructureEntry;

typedef struct
{
  const char      *id;
  const char      *name; /* message id, "wooden wall" */
  const char      *mark; /* on the notepad, message id, "WW" (EN 16) */
  LsStructureClass class_;
  LsStructureEntry entry;
  guint            spots;      /* how many it covers; 0: one or more */
  guint            hit_points;
  gboolean         free;       /* no obstacle for monsters: the warp gate */
} LsStructureType;

typedef struct
{
  char                  *id;
  const LsStructureType *type;
  LsSpots                spots;
  guint                  flames;
  guint                  shots; /* spent: a ballista's in this hero phase, a catapult's hurl tokens */
  gboolean               upgraded; /* in games only */
} LsStructure;

typedef enum
{
  LS_TOKEN_CORPSE_PILE,
  LS_TOKEN_DAMAGE_TRAP,
  LS_TOKEN_STUN_TRAP,
  LS_TOKEN_SLOW_TRAP,
  LS_TOKEN_HATCHERY,
  LS_TOKEN_SEED_MORTAR,
  LS_TOKEN_MONOLITH,
  LS_N_TOKENS,
} LsTokenKind;

typedef struct
{
  char       *id;
  LsTokenKind kind;
  LsSpot      at;
  gboolean    used;   /* a slow trap on its second side, a hatchery on its second face */
  guint       flames; /* on a monolith */
} LsToken;

/* Anything that can be struck or chosen: a kind and an index into the position's list of that kind. */
typedef enum
{
  LS_THING_CIRCLE,
  LS_THING_HERO,
  LS_THING_STRUCTURE,
  LS_THING_TOKEN,
  LS_THING_MONSTER,
} LsThingKind;

typedef struct
{
  guint8  kind; /* LsThingKind */
  guint16 index;
} LsThing;

static inline gboolean
ls_thing_equal (LsThing a,
                LsThing b)
{
  return a.kind == b.kind && a.index == b.index;
}

typedef struct
{
  LsBoard   *board;
  LsCoin     coin;
  LsProfile  profile;
  LsRulings  rulings;
  guint32    settled;            /* bit for each ruling that the table has set itself, beyond the profile */
  int        mist[LS_N_FACINGS]; /* distance; -1: no mist on that side */
  GArray    *types;              /* LsMonsterType */
  GArray    *monsters;           /* LsMonster */
  GArray    *heroes;             /* LsHero */
  GArray    *structures;         /* LsStructure */
  GArray    *tokens;             /* LsToken */
  GArray    *panic;              /* guint8, flames of each slot from the left */
  guint      mages;
} LsPosition;

LsPosition            *ls_position_new           (void);
void                   ls_position_free          (LsPosition            *self);

extern const char *const     ls_coin_names[];    /* each ends with NULL */
extern const char *const     ls_attack_names[];
extern const char *const     ls_ability_names[]; /* bit i of LsAbilities */
extern const char *const     ls_die_names[];     /* bit i of LsDice */
extern const char *const     ls_token_names[];
extern const LsStructureType ls_structure_types[]; /* the last one has no id */

const LsStructureType *ls_structure_type_find    (const char            *id);
const char            *ls_structure_name         (const LsStructureType *type);
const char            *ls_structure_mark         (const LsStructureType *type);
const char            *ls_token_name             (LsTokenKind            kind);
const char            *ls_record_name            (const char            *name);
const char            *ls_monster_type_name      (const LsMonsterType   *type);
void                   ls_monster_type_clear     (gpointer               data);

void                   ls_position_set_profile   (LsPosition            *self,
                                                  LsProfile              profile);
void                   ls_position_set_ruling    (LsPosition            *self,
                                                  LsRuling               ruling,
                                                  guint                  value);
int                    ls_position_find_monster  (const LsPosition      *self,
                                                  const char            *id);
gboolean               ls_position_find          (const LsPosition      *self,
                                                  const char            *id,
                                                  LsThing               *thing);
const char            *ls_position_thing_id      (const LsPosition      *self,
                                                  LsThing                thing);

static inline const LsMonster *
ls_position_monster (const LsPosition *self,
                     guint             i)
{
  return &g_array_index (self->monsters, LsMonster, i);
}

static inline const LsMonsterType *
ls_position_type (const LsPosition *self,
                  guint             monster)
{
  return &g_array_index (self->types, LsMonsterType, ls_position_monster (self, monster)->type);
}

static inline const LsHero *
ls_position_hero (const LsPosition *self,
                  guint             i)
{
  return &g_array_index (self->heroes, LsHero, i);
}

static inline const LsStructure *
ls_position_structure (const LsPosition *self,
                       guint             i)
{
  return &g_array_index (self->structures, LsStructure, i);
}

static inline const LsToken *
ls_position_token (const LsPosition *self,
                   guint             i)
{
  return &g_array_index (self->tokens, LsToken, i);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LsPosition, ls_position_free)

G_END_DECLS
