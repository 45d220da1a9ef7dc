/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A pack: what is printed on the game's components, as data. The shipped one is built into the program. */
#pragma once

#include <gio/gio.h>

#include "core/overlay.h"
#include "core/reader.h"
#include "dice.h"
#include "position.h"
#include "spawn.h"

G_BEGIN_DECLS

#define LS_MONSTERS_FORMAT "automa-monsters/1"
#define LS_MAX_CARDS 60
#define LS_DAYS 3
#define LS_MAX_REWARDS 8
#define LS_MAX_PLAYERS 4

/* A spawn pattern card. */
typedef struct
{
  const char *id; /* "1" to "10", "1B" to "5B"; interned */
  LsPattern   pattern;
} LsPatternCard;

/* A spawn direction card: the slots that each day's row names. */
typedef struct
{
  const char *id;
  guint8      n[LS_DAYS];
  guint8      slots[LS_DAYS][LS_MAX_SPAWN_SLOTS];
  guint8      dryad; /* the slot where she comes on the last day; 0: the card does not show her */
} LsDirectionCard;

typedef struct
{
  guint8 gold;
  guint8 materials;
} LsReward;

typedef LsReward LsPurse; /* what something costs or brings */

/* What is printed about a structure: how it is paid for, and what it brings. */
typedef struct
{
  LsStructureType type; /* first: games point to it */
  gboolean        buildable, upgradable;
  gboolean        production; /* may stand beside its like */
  gboolean        unique;     /* one in a town at most */
  LsPurse         cost, gain;
  LsPurse         upgrade_cost, upgrade_gain;
  LsPurse         yield[2];  /* each day; upgraded */
  guint8          workers;   /* who scavenge ruins */
  guint8          equipment; /* cards that come with building and with upgrading it */
  guint8          mist_back; /* spots that all mist tiles go back when it is built */
  const char     *becomes;   /* the structure that takes its place when it is upgraded; NULL: it is turned over */
} LsStructureFacts;

#define LS_MAX_STRUCTURE_TYPES 32

/* Kinds of equipment (`hero.encumbrance`). */
typedef enum
{
  LS_ITEM_LOW_ARMOR,
  LS_ITEM_HIGH_ARMOR,
  LS_ITEM_SHIELD,
  LS_ITEM_SCROLL,
  LS_ITEM_POTION,
  LS_ITEM_ONE_HANDED, /* weapons */
  LS_ITEM_TWO_HANDED,
  LS_N_ITEM_KINDS,
} LsItemKind;

extern const char *const ls_item_kind_names[]; /* "low-armor" …, ends with NULL */

/* What an armor or shield does beside stopping damage. */
typedef enum
{
  LS_ARMOR_PLAIN,
  LS_ARMOR_GAIN_MANA,
  LS_ARMOR_GAIN_MOVEMENT,
  LS_ARMOR_CROSS_LOW_OBSTACLES,
  LS_ARMOR_HEAL_ANOTHER,
  LS_ARMOR_HURT_ADJACENT,
  LS_ARMOR_NO_SHIELDS,
  LS_ARMOR_NO_ARMORS,
  LS_ARMOR_RESTORE_FOR_KILLS,
  LS_ARMOR_MOVEMENT_FOR_KILLS,
  LS_ARMOR_MANA_FOR_DAMAGE,
  LS_ARMOR_MOVEMENT_FOR_DAMAGE,
  LS_ARMOR_SAVE_ALLY,
  LS_ARMOR_LONGER_TOKEN,
  LS_N_ARMOR_EFFECTS,
} LsArmorEffect;

typedef enum
{
  LS_DECK_STARTER,
  LS_DECK_BASIC,
  LS_DECK_ADVANCED,
} LsDeckLevel;

/* An armor or shield card. */
typedef struct
{
  const char *id;
  const char *name;
  guint8      kind;             /* LsItemKind */
  guint8      level;            /* LsDeckLevel */
  guint8      stops;            /* damage of one attack */
  guint8      restore_mana;     /* what it costs to restore it; 0: only the day does */
  guint8      restore_movement; /* likewise, in movement tokens */
  guint8      effect;           /* LsArmorEffect */
  guint8      amount;           /* of the effect */
} LsArmor;

#define LS_MAX_ARMORS 60

/* What is paid for by day beside structures and equipment. */
typedef enum
{
  LS_PRICE_REPAIR, /* of one flame */
  LS_PRICE_REFRESH,
  LS_PRICE_SEER_MIST,
  LS_PRICE_SEER_CARD,
  LS_PRICE_SECOND_HERO, /* solo play */
  LS_PRICE_THIRD_HERO,
  LS_PRICE_FOURTH_HERO,
  LS_N_PRICES,
} LsPrice;

/* The colours of `hero.potion`. */
typedef enum
{
  LS_NO_POTION,
  LS_POTION_GREEN,
  LS_POTION_RED,
  LS_POTION_BLUE,
  LS_POTION_YELLOW,
  LS_N_POTIONS,
} LsPotion;

extern const char *const ls_price_names[];  /* "repair" …, likewise */
extern const char *const ls_potion_names[]; /* "green" …, ends with NULL */

typedef enum
{
  LS_POTION_MOVEMENT_TOKENS,
  LS_POTION_WOUNDS,
  LS_POTION_MANA,
  LS_POTION_ACTIONS,
} LsPotionGift;

typedef struct
{
  guint8 gives; /* LsPotionGift */
  guint8 amount;
  guint8 uses; /* 1 or 2 */
} LsPotionFacts;

typedef struct
{
  const LsStructureType *type;
  LsSpots                spots;
} LsStructureSetup;

/* Where an Alerion comes: the card lies beside one of the slots of the day's row, and is turned in one phase. */
typedef struct
{
  guint8 phase;
  guint8 place; /* the slot's place in the row, from 1 */
  guint8 column;
  guint8 depth;
} LsAlerionCard;

#define LS_ALERIONS 3

typedef struct
{
  const char *id;
  const char *name;
  guint8      damage[2]; /* in the first and in the second stage */
} LsCetusiaAttack;

#define LS_CETUSIA_ATTACKS 8
#define LS_CETUSIA_CARDS 4
#define LS_MAX_RED_AREA 64

/* What a card says of the head or of the tail. */
typedef struct
{
  LsSpot at;
  guint8 attack; /* index of the attack */
  guint8 n;
  LsSpot area[LS_MAX_RED_AREA]; /* the red one */
} LsCetusiaPiece;

enum { LS_CETUSIA_HEAD, LS_CETUSIA_TAIL, LS_CETUSIA_PIECES };

typedef struct
{
  const char    *id;
  LsCetusiaPiece pieces[LS_CETUSIA_PIECES];
} LsCetusiaCard;

/* The place of a monolith: spots along the Dryad's front from her left spot, and ahead of her, towards the town. */
typedef struct
{
  gint8 along;
  gint8 ahead;
} LsMonolithPlace;

#define LS_GROWTH_STAGES 3
#define LS_MONOLITHS 5

/* What a scenario starts with. */
typedef struct
{
  const char *id;
  LsBoard    *board; /* the pack's */
  guint8      gold;
  guint8      materials;
  guint8      perks; /* of each hero, the trait's included */
  guint8      level; /* of the hero cards */
  GArray     *structures; /* LsStructureSetup */
} LsScenarioSetup;

typedef struct
{
  GPtrArray *boards;     /* LsBoard */
  GArray    *types;      /* LsMonsterType, from the monster table */
  GArray    *patterns;   /* LsPatternCard */
  GArray    *directions; /* LsDirectionCard */
  GArray    *scenarios;  /* LsScenarioSetup */
  LsSupply   figures;    /* in a new box */
  guint      n_structures;
  LsStructureFacts structures[LS_MAX_STRUCTURE_TYPES];
  guint      n_armors;
  LsArmor    armors[LS_MAX_ARMORS];
  LsPurse    prices[LS_N_PRICES];
  LsPotionFacts potions[LS_N_POTIONS]; /* by LsPotion */
  guint8     actions[LS_MAX_PLAYERS + 1]; /* action tokens by the number of heroes; 0: in solo play */
  guint      n_rewards;
  LsReward   rewards[LS_MAX_REWARDS]; /* of the panic track's slots, from the left */
  LsDiceFaces dice;
  guint      n_alerions;
  LsAlerionCard alerions[LS_ALERIONS];
  guint      n_cetusia_attacks;
  LsCetusiaAttack cetusia_attacks[LS_CETUSIA_ATTACKS];
  guint      n_cetusia;
  LsCetusiaCard cetusia[LS_CETUSIA_CARDS];
  guint      n_growth;
  guint8     growth[LS_GROWTH_STAGES]; /* how far the growth track sends new tiles */
  guint      n_monoliths;
  LsMonolithPlace monoliths[LS_MONOLITHS];
  char      *digest; /* of all its files: tells whether a pack has changed */
  GFile     *folder; /* where it was read from; */
  AutomaOverlay *overlay; /* and the players' corrections over it */
  gatomicrefcount refs;
  guint      n_records;
  GPtrArray *unverified; /* "file: key" of each record that no source prints and no table has confirmed */
} LsPack;

LsPack   *ls_pack_load        (GFile             *folder,
                               GFile             *overlay,
                               AutomaProblems    *problems);
LsPack   *ls_pack_shipped     (void);
LsPack   *ls_pack_for_user    (AutomaProblems    *problems);
LsPack   *ls_pack_read        (GFile             *folder,
                               AutomaOverlay     *overlay,
                               AutomaProblems    *problems);
GFile    *ls_pack_folder      (void); /* the shipped pack's */
GFile    *ls_pack_user_folder (void); /* of this user's corrections */
LsPack   *ls_pack_ref         (const LsPack      *self);
void      ls_pack_free        (LsPack            *self); /* gives one reference back */
LsBoard  *ls_pack_board       (const LsPack      *self,
                               const char        *id);
char     *ls_pack_shipped_position (const char   *name,
                                    gsize        *length);
gboolean  ls_monsters_read    (const AutomaPlace *place,
                               GArray            *types);
int       ls_pack_find_type   (const LsPack      *self,
                               const char        *id);
int       ls_pack_type        (const LsPack      *self,
                               LsFigure           figure,
                               LsColour           colour);
gboolean  ls_pack_figure      (const LsPack      *self,
                               guint              type,
                               LsFigure          *figure,
                               LsColour          *colour);
const LsScenarioSetup *ls_pack_scenario (const LsPack *self,
                                         const char   *id);
int       ls_pack_pattern     (const LsPack      *self,
                               const char        *id);
const LsStructureFacts *ls_pack_structure (const LsPack *self,
                                           const char   *id);
const LsArmor *ls_pack_armor  (const LsPack      *self,
                               const char        *id);
const char *ls_armor_name     (const LsArmor     *armor);
char     *ls_armor_text       (const LsArmor     *armor);
int       ls_figure_from_name (const char        *name);

/* pack-cards.c: one call for each file but boards and monsters; each adds to the pack what it reads. */
void      ls_patterns_read    (const AutomaPlace *place,
                               LsPack            *self);
void      ls_directions_read  (const AutomaPlace *place,
                               LsPack            *self);
void      ls_figures_read     (const AutomaPlace *place,
                               LsPack            *self);
void      ls_rewards_read     (const AutomaPlace *place,
                               LsPack            *self);
void      ls_scenarios_read   (const AutomaPlace *place,
                               LsPack            *self);
void      ls_dice_read        (const AutomaPlace *place,
                               LsPack            *self);

/* pack-town.c: likewise. */
void      ls_structures_read    (const AutomaPlace *place,
                                 LsPack            *self);
void      ls_actions_read       (const AutomaPlace *place,
                                 LsPack            *self);
void      ls_armors_read        (const AutomaPlace *place,
                                 LsPack            *self);
void      ls_prices_read        (const AutomaPlace *place,
                                 LsPack            *self);
void      ls_potions_read       (const AutomaPlace *place,
                                 LsPack            *self);
void      ls_substitutes_read   (const AutomaPlace *place,
                                 LsPack            *self);

/* pack-bosses.c: likewise. */
void      ls_alerion_cards_read (const AutomaPlace *place,
                                 LsPack            *self);
void      ls_cetusia_attacks_read (const AutomaPlace *place,
                                   LsPack            *self);
void      ls_cetusia_cards_read (const AutomaPlace *place,
                                 LsPack            *self);
void      ls_growth_track_read  (const AutomaPlace *place,
                                 LsPack            *self);
void      ls_monoliths_read     (const AutomaPlace *place,
                                 LsPack            *self);

/* What the files of a pack share: a format and one list of records, each with its source. */
typedef void (*LsReadRecord) (const AutomaPlace *record,
                              LsPack            *self);
void        ls_records_read (const AutomaPlace *place,
                             LsPack            *self,
                             const char        *format,
                             const char        *list,
                             guint              most,
                             LsReadRecord       read_record);
const char *ls_record_text  (const AutomaPlace *record,
                             const char        *member);
guint8      ls_record_count (const AutomaPlace *record,
                             const char        *member);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LsPack, ls_pack_free)

G_END_DECLS
