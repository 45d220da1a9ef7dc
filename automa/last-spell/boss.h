/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the three bosses share, and where each is hooked into a night. Section 12 of the rules; a file for each boss. */
#pragma once

#include "game.h"

G_BEGIN_DECLS

/* A boss's sweeping blow: on which spots, and how hard. */
typedef struct
{
  const char *monster; /* interned id */
  LsRule      rule;
  guint       damage;
  gboolean    monsters; /* whether monsters are struck too */
  guint       n;
  LsSpot     *spots; /* owned */
  char       *text;  /* the instruction */
} LsBossBlow;

/* Which boss this night has, if any. */
LsBoss   ls_boss_of_night     (const LsGame    *self);

/* The hooks. */
gboolean ls_boss_scout        (LsGame          *self,
                               LsScript        *script,
                               GError         **error);
gboolean ls_boss_spawn        (LsGame          *self,
                               LsScript        *script,
                               GError         **error);
void     ls_boss_begin_attack (LsGame          *self,
                               LsScript        *script);
void     ls_boss_end_phase    (LsGame          *self,
                               LsScript        *script);
void     ls_boss_react        (LsGame          *self,
                               LsScript        *script);

/* What people enter for a boss. */
gboolean ls_boss_coin         (LsGame          *self,
                               const LsCommand *command,
                               LsScript        *script,
                               GError         **error);
gboolean ls_boss_card         (LsGame          *self,
                               const LsCommand *command,
                               GError         **error);
gboolean ls_boss_place        (LsGame          *self,
                               const LsCommand *command,
                               LsScript        *script,
                               GError         **error);

/* What the bosses' files use. */
int      ls_boss_find         (const LsGame    *self,
                               const char      *type);
gboolean ls_boss_is           (const LsGame    *self,
                               const LsMonster *monster);
gboolean ls_boss_is_safe      (const LsGame    *self,
                               const LsMonster *monster);
guint    ls_boss_hit_points   (const LsGame    *self,
                               const LsMonster *monster);
gboolean ls_boss_fits         (const LsGame    *self,
                               LsSpot           spot);
gboolean ls_boss_is_free      (const LsGame    *self,
                               LsSpot           spot);
LsFacing ls_boss_facing       (const LsGame    *self,
                               LsSpot           spot);
void     ls_boss_clear        (LsGame          *self,
                               LsSpot           spot,
                               LsRule           rule,
                               LsScript        *script);
GPtrArray *ls_boss_struck     (const LsGame     *self,
                               const LsBossBlow *blow);
void     ls_boss_strike       (LsGame           *self,
                               const LsBossBlow *blow,
                               LsScript         *script);
void     ls_boss_blow_clear   (LsBossBlow       *self);

/* harpy.c */
gboolean ls_harpy_scout       (LsGame          *self,
                               LsScript        *script,
                               GError         **error);
gboolean ls_harpy_cry         (LsGame          *self,
                               LsScript        *script,
                               GError         **error);
gboolean ls_harpy_spawn_alerion (LsGame        *self,
                                 LsScript      *script,
                                 GError       **error);
void     ls_harpy_note_death  (LsGame          *self,
                               const LsMonster *monster);
void     ls_harpy_enter       (LsGame          *self,
                               LsScript        *script);
gboolean ls_harpy_needs_coin  (const LsGame    *self);
GArray  *ls_harpy_landings    (const LsGame    *self);
gboolean ls_harpy_place       (LsGame          *self,
                               LsSpot           spot,
                               LsScript        *script,
                               GError         **error);
void     ls_harpy_side        (LsGame          *self,
                               LsCoin           coin,
                               LsScript        *script);
gboolean ls_harpy_on_half     (const LsGame    *self,
                               LsSpot           spot);

/* cetusia.c */
void     ls_cetusia_scout     (LsGame          *self);
gboolean ls_cetusia_spawn     (LsGame          *self,
                               LsScript        *script,
                               GError         **error);
gboolean ls_cetusia_needs_card (const LsGame   *self);
gboolean ls_cetusia_card      (LsGame          *self,
                               const char      *id,
                               GError         **error);
gboolean ls_cetusia_blow      (const LsGame    *self,
                               guint            piece,
                               LsBossBlow      *blow);
void     ls_cetusia_attack    (LsGame          *self,
                               LsScript        *script);
gboolean ls_cetusia_strikes   (const LsGame    *self);
void     ls_cetusia_end_phase (LsGame          *self,
                               LsScript        *script);
gboolean ls_cetusia_wound     (LsGame          *self,
                               guint            index,
                               guint            wounds,
                               LsScript        *script);

/* dryad.c, dryad-attack.c */
enum { LS_DRYAD_SPROUT = 1, LS_DRYAD_GROWING, LS_DRYAD_MATURE };

gboolean ls_dryad_spawn       (LsGame          *self,
                               LsScript        *script,
                               GError         **error);
void     ls_dryad_grow        (LsGame          *self,
                               LsScript        *script);
gboolean ls_dryad_blow        (const LsGame    *self,
                               LsBossBlow      *blow);
void     ls_dryad_attack      (LsGame          *self,
                               LsScript        *script);
gboolean ls_dryad_strikes     (const LsGame    *self);
gboolean ls_dryad_is_sprout   (const LsGame    *self);
gboolean ls_dryad_is_shielded (const LsGame    *self,
                               LsSpot           from);
void     ls_dryad_squeeze     (LsGame          *self,
                               LsScript        *script);
guint    ls_dryad_tiles       (const LsGame    *self);
const LsToken *ls_dryad_tile_under (const LsGame *self,
                                    guint         hero);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LsBossBlow, ls_boss_blow_clear)

G_END_DECLS
