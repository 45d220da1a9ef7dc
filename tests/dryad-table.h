/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The Dryad's night on a table with four heroes. The table draws, so that every card is known. */
#pragma once

#include "table.h"

G_BEGIN_DECLS

enum { SPROUT = 1, GROWING, MATURE };

#define ALL_MONOLITHS "M8 L9 O9 M10 N10" /* around her on M9 and N9 */

Table         *dryad_night          (const char *direction);
Table         *dryad_arrived        (void);
Table         *dryad_alone          (guint8      stage);
Table         *dryad_in_attack      (guint8      stage);
void           dryad_turn_cards     (Table      *t,
                                     const char *cards);
void           dryad_seed           (Table      *t,
                                     const char *cards);
void           dryad_kill_others    (Table      *t);
void           dryad_next_boss_step (Table      *t);
const LsToken *dryad_token          (Table      *t,
                                     const char *id);

gboolean       holds_monster        (Table      *t,
                                     const char *spot);
void           expect_tokens        (Table      *t,
                                     LsTokenKind kind,
                                     const char *spots);
void           expect_dryad         (Table      *t,
                                     const char *first,
                                     const char *second,
                                     LsFacing    facing);
void           expect_hero_at       (Table      *t,
                                     const char *hero,
                                     const char *spot);
void           expect_wounds        (Table      *t,
                                     guint       ada,
                                     guint       bruno,
                                     guint       cleo,
                                     guint       dario);

G_END_DECLS
