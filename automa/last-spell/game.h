/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The whole game as one value: a plain struct that is copied as it is. What it points to (pack, boards, interned ids)
 * never changes. `state + command → new state + script` is ls_game_apply(). */
#pragma once

#include "command.h"
#include "core/random.h"
#include "pack.h"
#include "position.h"
#include "script.h"
#include "setup.h"
#include "spawn.h"

G_BEGIN_DECLS

#define LS_MAX_MONSTERS 160
#define LS_MAX_STRUCTURES 80
#define LS_MAX_TOKENS 64
#define LS_MAX_PANIC_SLOTS 8
#define LS_NIGHTS 3

/* Where the game stands: by day, in one of the six steps of the monster phase, in the hero phase, or at its end. */
typedef enum
{
  LS_STAGE_DAY,
  LS_STAGE_PANIC,
  LS_STAGE_COIN,
  LS_STAGE_BOSS,
  LS_STAGE_SPAWN,
  LS_STAGE_MOVEMENT,
  LS_STAGE_ATTACK,
  LS_STAGE_HEROES,
  LS_STAGE_OVER,
  LS_N_STAGES,
} LsStage;

typedef enum
{
  LS_PLAYING,
  LS_WON,
  LS_LOST,
} LsOutcome;

typedef enum
{
  LS_BOSS_NONE,
  LS_BOSS_HARPY,
  LS_BOSS_CETUSIA,
  LS_BOSS_DRYAD,
} LsBoss;

/* What there is to know of the night's boss beside her figure. */
typedef struct
{
  guint8 arrived; /* she is, or has been, on the board */
  guint8 dead;
  guint8 side;     /* the Harpy's half of the board, LsCoin plus 1; 0: not known */
  guint8 slain;    /* Alerion */
  LsSpot entering; /* where the last of them died: the Harpy waits for a spot */
  guint8 stage;    /* Cetusia's, 1 or 2; the Dryad's growth, 1 to 3 */
  guint8 card;     /* Cetusia's of this phase, index plus 1 */
  LsPile deck;     /* Cetusia's cards to come */
} LsBossState;

/* The parts of the attack step: Cetusia strikes before all others, the Dryad after them. */
typedef enum
{
  LS_PART_BOSS_FIRST,
  LS_PART_MONSTERS,
  LS_PART_BOSS_LAST,
} LsAttackPart;

#define LS_MAX_PERKS 16
#define LS_PERK_LEVELS 4

typedef struct
{
  const char *name; /* interned */
  guint8      level;
} LsPerk;

/* What a hero has beside the figure on the board. */
typedef struct
{
  guint8   movement[LS_MAX_MOVEMENT_TOKENS]; /* values of the tokens, 0: no token */
  guint8   spent;                            /* bit for each movement token turned over */
  guint8   actions;                          /* left */
  gboolean armor_up;
  guint8   due;     /* damage dealt, not yet placed as wounds: armor may still have its say */
  guint8   stopped; /* of the damage, by armor, shields and perks */
  guint8   cry;     /* `harpy.cry`: movement tokens to be lost in the next hero phase */
  guint8   owed;    /* and to be turned over now */
  guint8   longer;  /* points that the next movement token spent gives beside its own */
  guint8   potion;      /* LsPotion */
  guint8   potion_used; /* once: its half-empty side is up */
  gboolean dead;
  gboolean on_board;
  gboolean entered;   /* has been on the board, or has been recruited */
  guint8   level;     /* of the hero card, 1 or 2 */
  guint8   n_perks;
  guint8   perks_due; /* that the hero may still choose */
  LsPerk   perks[LS_MAX_PERKS];
} LsHeroSheet;

/* What has been done of a day. */
typedef enum
{
  LS_DAY_MIST = 1 << 0,
  LS_DAY_SCOUT = 1 << 1,
  LS_DAY_PRODUCTION = 1 << 2,
  LS_DAY_END = 1 << 3,
} LsDayDone;

#define LS_IN_STASH (-1)
#define LS_MAX_ITEMS 80

/* A piece of equipment. */
typedef struct
{
  const char *id; /* interned */
  const char *name;
  guint16     price; /* 0: not known */
  guint8      kind;  /* LsItemKind */
  gint8       holder; /* a hero's index or LS_IN_STASH */
  guint8      used;   /* an armor or shield turned, a potion half empty */
} LsItem;

/* Damage of one attack on a hero that waits to be placed as wounds. */
typedef struct
{
  const char *by; /* a monster, a boss's tile or a defense; interned */
  guint8      hero;
  guint8      damage;
} LsBlow;

#define LS_MAX_BLOWS 32

/* `damage.armor`: a card turned against an attack that has not fallen yet. */
typedef struct
{
  const char *item;    /* interned, as */
  const char *against; /* the attacker; the ally whose life it saves */
  guint8      hero;    /* who wears it */
  guint8      stops;
  guint8      tokens;  /* movement tokens that come back, a bit for each; 0: the largest */
  guint8      pays;    /* takes the damage that the card offers to take */
  guint8      fell;    /* the attack has come: within an instruction only */
} LsArmorUse;

#define LS_MAX_ARMOR_USES 24

#define LS_MAX_TARGETS 16

/* Whom an attack has struck at. */
typedef struct
{
  const char *id; /* interned */
  guint8      rerolls;
  guint8      missed;
  guint8      impact; /* on an impact spot */
} LsTarget;

/* The last attack of a hero in the turn, as far as it can be rolled again: `dice.reroll`. */
typedef struct
{
  guint8   hero; /* plus 1; 0: not said */
  guint16  marks; /* LsRollMarks */
  guint16  damage;
  guint8   rerolls; /* of all its targets */
  guint8   paid;    /* the reroll of a magic weapon was made */
  guint8   n;
  LsTarget targets[LS_MAX_TARGETS]; /* the first is the one on the impact spot */
} LsWeaponAttack;

typedef struct
{
  const LsPack *pack;
  LsSetup       setup;
  AutomaRandom  random;
  LsRulings     rulings;
  LsStage       stage;
  LsOutcome     outcome;
  LsRule        outcome_rule;

  guint8        scenario; /* LsScenario: a campaign goes on to the next */
  guint8        night;    /* 1 to 3; by day, the night to come */
  guint8        phase;    /* monster phases begun this night */
  guint8        coin;     /* LsCoin */
  int           mist[LS_N_FACINGS];
  const LsBoard *board;

  guint16       n_monsters, n_heroes, n_structures, n_tokens;
  LsMonster     monsters[LS_MAX_MONSTERS];
  LsHero        heroes[LS_MAX_HEROES];
  LsHeroSheet   sheets[LS_MAX_HEROES];
  LsStructure   structures[LS_MAX_STRUCTURES];
  LsToken       tokens[LS_MAX_TOKENS];

  guint8        n_panic;
  guint8        panic[LS_MAX_PANIC_SLOTS];
  guint8        mages;
  guint16       gold, materials;
  guint16       equipment; /* pieces won that have not been chosen yet */
  guint8        day_done;  /* LsDayDone */
  guint8        workers;   /* that have scavenged this day */
  guint16       n_items;
  LsItem        items[LS_MAX_ITEMS];
  guint8        quests; /* solved */

  LsSupply      supply; /* figures in the box */
  LsSupply      out;    /* figures out of the game */
  LsSpawnCards  cards;
  LsPile        deck;       /* pattern cards not dealt, by their index in the pack plus 1 */
  guint8        direction;  /* the direction card of the day, index plus 1 */

  LsBossState   boss;

  /* within the hero phase */
  guint8        turn;   /* whose turn it is, hero plus 1; 0: nobody's yet */
  guint8        struck; /* that hero has made the turn's attack */
  guint8        kills;  /* that hero's in this turn */
  LsWeaponAttack attack;

  /* within the movement step */
  guint16       n_order, moved; /* how many of them have moved */
  const char   *order[LS_MAX_MONSTERS];
  guint8        fury[16]; /* a bit for each sector with a fury at the start of the step */

  /* within the attack step */
  guint8        attack_part; /* LsAttackPart */
  guint16       n_answers;
  struct
  {
    const char *monster;
    const char *target;
    gboolean    hit;
  } answers[LS_MAX_MONSTERS];

  /* damage that heroes have not taken yet, and what they turn against it */
  guint8        n_blows, n_uses;
  LsBlow        blows[LS_MAX_BLOWS];
  LsArmorUse    uses[LS_MAX_ARMOR_USES];
} LsGame;

void        ls_game_begin        (LsGame          *self,
                                  const LsPack    *pack,
                                  const LsSetup   *setup);
gboolean    ls_game_apply        (const LsGame    *before,
                                  const LsCommand *command,
                                  LsGame          *after,
                                  LsScript        *script,
                                  GError         **error);

#define LS_GAME_ERROR (ls_game_error_quark ())
GQuark      ls_game_error_quark  (void);

/* Why a command was refused. */
typedef enum
{
  LS_GAME_ERROR_STAGE,   /* not now */
  LS_GAME_ERROR_UNKNOWN, /* there is no such thing */
  LS_GAME_ERROR_RULE,    /* a rule is against it */
  LS_GAME_ERROR_FULL,    /* more than the game can hold */
} LsGameError;

int         ls_game_find_monster   (const LsGame *self,
                                    const char   *id);
int         ls_game_find_hero      (const LsGame *self,
                                    const char   *id);
int         ls_game_find_structure (const LsGame *self,
                                    const char   *id);
int         ls_game_find_token     (const LsGame *self,
                                    const char   *id);
int         ls_game_find_item      (const LsGame *self,
                                    const char   *id);
guint       ls_game_heroes_in_play (const LsGame *self);
guint       ls_game_actions        (const LsGame *self);

/* By day: what the upkeep still has to do, LsDayDone; and whether a hero has room for one more item of that kind. */
guint       ls_game_upkeep         (const LsGame *self);
int         ls_game_overladen_hero (const LsGame *self);
gboolean    ls_game_can_carry      (const LsGame *self,
                                    guint         hero,
                                    LsItemKind    kind);
const char *ls_stage_name          (LsStage       stage);

/* Whether the table may turn that card on the slot. */
gboolean    ls_game_may_turn       (const LsGame *self,
                                    guint         slot,
                                    const char   *card);

/* Within the attack step: who waits for the players' choice (NULL: nobody), and among whom they choose. */
const char  *ls_game_pending_choice (const LsGame *self);
const char **ls_game_choices        (const LsGame *self,
                                     const char   *monster);

G_END_DECLS
