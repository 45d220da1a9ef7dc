/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table with a game on it, from the shipped pack: commands in a few words, each accepted or refused as expected.
 *
 * A command is its name and its members: "hero-at hero=Ada at=C7", "structure-add type=shop spots=C7,D7",
 * "monster-stun monster=clawer-1 stunned=true". They go through the same reader as those of a saved game.
 */
#pragma once

#include "last-spell/bots.h"
#include "last-spell/game.h"

G_BEGIN_DECLS

typedef struct
{
  LsPack   *pack;
  LsGame   *game;
  LsGame   *before; /* the last command */
  LsScript *script; /* of the last command */
} Table;

Table *table_new           (LsScenario     scenario,
                            LsMode         mode,
                            guint          n_heroes,
                            guint64        seed);
Table *table_new_setup     (const LsSetup *setup);
Table *table_new_night     (LsScenario     scenario,
                            LsMode         mode,
                            guint          night);
void   table_free          (Table         *self);

void   table_read          (const char    *words,
                            LsCommand     *command);
void   table_read_words    (const char    *format,
                            va_list        args,
                            LsCommand     *command) G_GNUC_PRINTF (1, 0);
void   table_apply         (Table         *self,
                            const LsCommand *command);
void   table_do            (Table         *self,
                            const char    *format,
                            ...) G_GNUC_PRINTF (2, 3);
void   table_refuses       (Table         *self,
                            LsGameError    code,
                            const char    *format,
                            ...) G_GNUC_PRINTF (3, 4);
gboolean table_said        (Table         *self,
                            LsRule         rule);
void   table_load_dice     (Table         *self,
                            LsDice         dice,
                            LsFace         blue,
                            LsFace         orange);

/* Heroes stand around the circle, the coin shows left unless the table was set to another one before. */
void   table_deploy        (Table         *self);
void   table_begin_night   (Table         *self);
void   table_begin_quiet_night (Table     *self);
void   table_begin_bare_night (Table      *self);
void   table_go_to         (Table         *self,
                            LsStage        stage);
void   table_next_phase    (Table         *self);
void   table_kill_all      (Table         *self);
void   table_show_all_cards (Table        *self);
void   table_kill_boss     (Table         *self);
void   table_win_night     (Table         *self);

/* What is on the table. */
LsMonster   *table_monster   (Table      *self,
                              const char *id);
LsHero      *table_hero      (Table      *self,
                              const char *id);
LsHeroSheet *table_sheet     (Table      *self,
                              const char *id);
LsStructure *table_structure (Table      *self,
                              const char *id);
guint        table_hit_points (Table     *self);
void         expect_at       (Table      *self,
                              const char *monster,
                              const char *spot,
                              LsFacing    facing);
void         expect_stage    (Table      *self,
                              LsStage     stage);
void         expect_over     (Table      *self,
                              LsOutcome   outcome,
                              LsRule      rule);
void         expect_track    (Table      *self,
                              const char *track);
void         expect_figures_whole (Table *self);
void         expect_script   (Table      *self,
                              const char *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Table, table_free)

G_END_DECLS
