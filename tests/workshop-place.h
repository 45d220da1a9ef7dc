/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A workshop in a folder of its own, for tests: the shipped pack, or a copy that can get an update, and corrections. */
#pragma once

#include "last-spell/workshop.h"

G_BEGIN_DECLS

typedef struct
{
  char           *folder;
  char           *overlay; /* its corrections; not there until something is written */
  char           *pack;    /* NULL: the shipped pack */
  LsWorkshop     *workshop;
  AutomaProblems *problems;
} Place;

void            place_set_up       (Place        *self,
                                    gconstpointer data);
void            place_tear_down    (Place        *self,
                                    gconstpointer data);
void            place_reopen       (Place        *self);

/* From now on the pack is a copy of the shipped one, and a part of its text can become another. */
void            place_copy_shipped (Place        *self);
void            place_update       (Place        *self,
                                    const char   *file,
                                    const char   *part,
                                    const char   *replacement);

const LsRecord *place_find         (Place        *self,
                                    LsKind        kind,
                                    const char   *key);
const LsMonsterType *place_type    (Place        *self,
                                    const char   *id);
LsBoard        *place_board        (Place        *self,
                                    const char   *id);

/* A record with one number changed; and that set. */
JsonNode       *place_edited       (Place        *self,
                                    LsKind        kind,
                                    const char   *key,
                                    const char   *member,
                                    int           value);
void            place_correct      (Place        *self,
                                    LsKind        kind,
                                    const char   *key,
                                    const char   *member,
                                    int           value);

G_END_DECLS
