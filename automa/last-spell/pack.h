/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A pack: what is printed on the game's components, as data. The shipped one is built into the program. */
#pragma once

#include <gio/gio.h>

#include "core/reader.h"
#include "dice.h"
#include "position.h"
#include "spawn.h"

G_BEGIN_DECLS

#define LS_MONSTERS_FORMAT "automa-monsters/1"
#define LS_MAX_CARDS 60
#define LS_DAYS 3
#define LS_MAX_REWARDS 8

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
} LsDirectionCard;

typedef struct
{
  guint8 gold;
  guint8 materials;
} LsReward;

typedef struct
{
  const LsStructureType *type;
  LsSpots                spots;
} LsStructureSetup;

/* What a scenario starts with. */
typedef struct
{
  const char *id;
  LsBoard    *board; /* the pack's */
  guint8      gold;
  guint8      materials;
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
  guint      n_rewards;
  LsReward   rewards[LS_MAX_REWARDS]; /* of the panic track's slots, from the left */
  LsDiceFaces dice;
  char      *digest; /* of all its files: tells whether a pack has changed */
  guint      n_records;
  GPtrArray *unverified; /* "file: key" of each record that no source prints and no table has confirmed */
} LsPack;

LsPack   *ls_pack_load        (GFile             *folder,
                               GFile             *overlay,
                               AutomaProblems    *problems);
LsPack   *ls_pack_shipped     (void);
LsPack   *ls_pack_for_user    (AutomaProblems    *problems);
void      ls_pack_free        (LsPack            *self);
LsBoard  *ls_pack_board       (const LsPack      *self,
                               const char        *id);
char     *ls_pack_shipped_position (const char   *name,
                                    gsize        *length);
gboolean  ls_monsters_read    (const AutomaPlace *place,
                               GArray            *types);
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

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LsPack, ls_pack_free)

G_END_DECLS
