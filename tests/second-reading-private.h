/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of the second reading share: the table with everything on it, and questions about one place. */
#pragma once

#include "second-reading.h"

G_BEGIN_DECLS

/* Column from the west, row from the north, both from 0. It need not lie on the board. */
typedef struct
{
  int column;
  int row;
} SrPlace;

typedef struct
{
  const LsMonster     *given;
  const LsMonsterType *type;
  GArray              *places; /* SrPlace; one, unless the figure is large */
  LsFacing             facing;
  guint                wounds;
  gboolean             began_stunned;
  gboolean             stunned_by_trap;
  gboolean             gone;
} SrMonster;

typedef struct
{
  const LsToken *given;
  SrPlace        place;
  gboolean       used;
  gboolean       gone;
} SrToken;

/* Heroes and structures do not change before all damage falls: they are read from the position itself. */
typedef struct
{
  const LsPosition *position;
  GPtrArray        *monsters; /* SrMonster, as in the position */
  GPtrArray        *tokens;   /* SrToken, as in the position */
} SrTable;

/* Places */
SrPlace            sr_place            (LsSpot             spot);
gboolean           sr_same_place       (SrPlace            a,
                                        SrPlace            b);
SrPlace            sr_beside           (SrPlace            place,
                                        LsFacing           side);
char              *sr_place_name       (SrPlace            place);
const char        *sr_facing_name      (LsFacing           facing);

/* What the board says of a place */
LsTerrain          sr_terrain          (const SrTable     *table,
                                        SrPlace            place);
gboolean           sr_exists           (const SrTable     *table,
                                        SrPlace            place);
gboolean           sr_is_circle        (const SrTable     *table,
                                        SrPlace            place);
char               sr_sector           (const SrTable     *table,
                                        SrPlace            place);
gboolean           sr_in_mist          (const SrTable     *table,
                                        SrPlace            place);
LsFacing           sr_arrow            (const SrTable     *table,
                                        SrPlace            place);

/* What stands on a place */
const LsHero      *sr_hero_on          (const SrTable     *table,
                                        SrPlace            place);
const LsStructure *sr_structure_on     (const SrTable     *table,
                                        SrPlace            place);
SrMonster         *sr_monster_on       (const SrTable     *table,
                                        SrPlace            place,
                                        const SrMonster   *except);
SrToken           *sr_token_on         (const SrTable     *table,
                                        SrPlace            place,
                                        LsTokenKind        kind);

/* Monsters */
gboolean           sr_has              (const SrMonster   *monster,
                                        LsAbilities        ability);
SrPlace            sr_first_place      (const SrMonster   *monster);
gboolean           sr_stands_on        (const SrMonster   *monster,
                                        SrPlace            place);
GArray            *sr_sides_of         (const SrMonster   *monster);
GArray            *sr_area_of          (const SrMonster   *monster);
gboolean           sr_with_ability_near (const SrTable    *table,
                                        const SrMonster   *monster,
                                        LsAbilities        ability);
guint              sr_ruling           (const SrTable     *table,
                                        LsRuling           ruling);

/* The steps of the phase */
JsonNode          *sr_move             (SrTable           *table,
                                        SrMonster         *monster,
                                        guint              steps);
void               sr_attack           (SrTable           *table,
                                        JsonArray         *attacks,
                                        JsonObject        *result,
                                        GArray            *panic);

G_END_DECLS
