/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions of tests, put together from their pieces on the small board. */
#pragma once

#include "last-spell/position-json.h"
#include "reading.h"

G_BEGIN_DECLS

#define MONSTER_AT(id, at) "{ 'id': '" id "', 'type': 'clawer', 'at': '" at "', 'facing': 'east' }"
#define MONSTER(at) MONSTER_AT ("m", at)
#define HERO(at) "{ 'id': 'h', 'at': '" at "', 'hit-points': 7, 'base-mana': 6 }"
#define STRUCTURE(type, spots) "{ 'id': 's', 'type': '" type "', 'spots': [" spots "] }"
#define TOKEN(type, at) "{ 'id': 't', 'type': '" type "', 'at': '" at "' }"

/* Lists of pieces; what is NULL is an empty list. */
typedef struct
{
  const char *name;
  const char *more; /* members besides, or in place of those that every position has */
  const char *monsters;
  const char *heroes;
  const char *structures;
  const char *tokens;
  const char *expected; /* NULL: accepted; else see expect_refused() */
} PositionRow;

char       *position_text      (const PositionRow *row);
LsPosition *parse_position     (const char        *text,
                                AutomaProblems    *problems);
gboolean    read_position      (const char        *text,
                                AutomaProblems    *problems);
void        check_position_row (const PositionRow *row);
void        forget_pack        (void);

G_END_DECLS
