/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions drawn in a few lines of a test, resolved, and looked at.
 *
 * Rows are cells with spaces between them. A cell is terrain:
 *   .  ground   ~  water   o  low obstacle   t  tree   #  cliff   *  magic circle   _  no spot
 * or what stands on ground there (on water with a ~ before it), several pieces joined by +:
 *   a>          monster "a", facing where the arrow points: ^ > v <; the same on several cells is one large figure
 *   1           hero "1"
 *   W W2 …      structure with that id; the same on several cells is one. The letter says which:
 *               W wooden wall, S stone wall, G wooden gate, K stone gate, B ballista, C catapult, T watchtower,
 *               P warp gate, H house, M gold mine, O shop, R ruin
 *   %           corpse pile; !d !s !l !u damage, stun, slow and used slow trap; &h &m &o hatchery, seed mortar, monolith
 *               (each may be followed by a number)
 *
 * Settings are clauses with semicolons between them:
 *   coin right · profile ES · ruling contact=ahead · panic 2 2 1 · mages 3
 *   mist west 2                 the two westernmost columns are mist; north, east likewise
 *   arrows v.>/.../<<<          arrows of the rows, a dot for none; without the clause there are none
 *   sectors aab/aab             sectors of the rows; without the clause all is one sector, "A"
 *   town a b                    the sectors of the town; without the clause none of those drawn
 *   a: move 4 damage 2 hp 3 wounds 1 stunned ranged 4 fly …    a monster's card and state; default: move 3, damage 1,
 *                               hp 1, melee; attacks melee, ranged N, area, explosion, none; any ability by its name
 *   1: hp 7 wounds 2 base-mana 6 mana 3                        a hero
 *   W: flames 1                                                a structure
 */
#pragma once

#include "last-spell/resolution.h"

G_BEGIN_DECLS

typedef struct
{
  char         *json; /* the position as it was read */
  LsPosition   *position;
  LsResolution *resolution;
} Drawing;

Drawing *draw               (const char    *settings,
                             ...) G_GNUC_NULL_TERMINATED;
char    *draw_refused       (const char    *settings,
                             ...) G_GNUC_NULL_TERMINATED;
void     drawing_free       (Drawing       *self);
void     drawing_choose     (Drawing       *self,
                             const char    *monster,
                             const char    *target);

/* The moves. `steps` is like "B1 C1 E1": where each step ends. `rules` names the rule of each step. */
void     expect_steps       (Drawing       *self,
                             const char    *monster,
                             const char    *steps,
                             const char    *end);
void     expect_rules       (Drawing       *self,
                             const char    *monster,
                             const char    *rules);
void     expect_facing      (Drawing       *self,
                             const char    *monster,
                             LsFacing       facing);
void     expect_order       (Drawing       *self,
                             const char    *monsters);

/* The attacks. `targets` is like "1=4 W=1": in any order. */
void     expect_attack      (Drawing       *self,
                             const char    *monster,
                             const char    *rule,
                             const char    *targets);
void     expect_choice      (Drawing       *self,
                             const char    *monster,
                             const char    *rule,
                             const char    *choice);
void     expect_no_attack   (Drawing       *self,
                             const char    *monster);

/* What is left. `gone` lists the ids of monsters and tokens off the board, in any order; `track` is like "0 1 2". */
void     expect_hero        (Drawing       *self,
                             const char    *hero,
                             guint          wounds,
                             guint          mana,
                             gboolean       dead);
void     expect_structure   (Drawing       *self,
                             const char    *structure,
                             guint          flames,
                             gboolean       destroyed);
void     expect_monster     (Drawing       *self,
                             const char    *monster,
                             guint          wounds,
                             gboolean       stunned);
void     expect_gone        (Drawing       *self,
                             const char    *gone);
void     expect_panic       (Drawing       *self,
                             guint          spread,
                             const char    *left,
                             const char    *track);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Drawing, drawing_free)

/* A test of one rule: "/last-spell/move.forward/…". */
#define ADD_RULE_TEST(rule, name, function) g_test_add_func ("/last-spell/" rule "/" name, function)

G_END_DECLS
