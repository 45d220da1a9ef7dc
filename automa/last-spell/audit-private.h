/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the chapters of the auditor share. */
#pragma once

#include <string.h>

#include "game.h"

G_BEGIN_DECLS

/* A look at one state, and what is found wrong. */
typedef struct
{
  const LsGame *game;
  GPtrArray    *breaches;
} LsAudit;

void ls_audit_breach        (LsAudit      *self,
                             const char   *format,
                             ...) G_GNUC_PRINTF (2, 3);

/* What all attacks together deal, to each piece by its index in the state before. */
typedef struct
{
  const LsGame *game; /* before the step */
  GPtrArray    *breaches;
  guint         heroes[LS_MAX_HEROES];
  guint         drains[LS_MAX_HEROES];
  guint         structures[LS_MAX_STRUCTURES];
  guint         monsters[LS_MAX_MONSTERS];
  guint         circle;
  gboolean      struck[LS_MAX_TOKENS]; /* corpse piles */
  gboolean      exploded[LS_MAX_MONSTERS];
  guint         carded[LS_MAX_HEROES];   /* of the heroes' damage, by cards turned against it */
  gboolean      fell[LS_MAX_ARMOR_USES]; /* the attack that the card was turned against has come */
} LsAuditToll;

static inline const LsMonsterType *
ls_audit_type (const LsGame *game,
               guint         monster)
{
  return &g_array_index (game->pack->types, LsMonsterType, game->monsters[monster].type);
}

static inline gboolean
ls_audit_differ (gconstpointer a,
                 gconstpointer b,
                 gsize         size)
{
  return memcmp (a, b, size) != 0;
}

/* audit-business.c */
guint ls_audit_foreign      (const LsGame    *before,
                             const LsCommand *command,
                             const LsGame    *after);

/* audit-armor.c: what cards stop of one attack, what a hero is afterwards, and the commands about them */
void ls_audit_meet          (LsAuditToll  *toll,
                             guint         hero,
                             const char   *by,
                             guint         damage,
                             gboolean      bare);
void ls_audit_meet_waiting  (LsAuditToll  *toll);
void ls_audit_wounded       (LsAuditToll  *toll,
                             guint         hero,
                             LsHero       *now,
                             guint        *tokens_back);
void ls_audit_cards_after   (LsAuditToll  *toll,
                             const LsGame *after);
void ls_audit_armor         (const LsGame    *before,
                             const LsCommand *command,
                             const LsGame    *after,
                             GPtrArray       *breaches);
void ls_audit_uses          (const LsGame *game,
                             GPtrArray    *breaches);

/* audit-attack.c */
void ls_audit_count_attacks (LsAuditToll  *toll);

/* audit-boss.c */
const LsMonster *ls_audit_find (const LsGame *game,
                                const char   *prefix);
void ls_audit_count_boss    (LsAuditToll  *toll);

/* audit-place.c: adds a breach for each piece that the boss spawn step has put elsewhere than the rules say. */
void ls_audit_boss_step     (const LsGame *before,
                             const LsGame *after,
                             GPtrArray    *breaches);

/* audit-dive.c: the same for the Harpy's entrance, whatever command brought it about. */
void ls_audit_dive_bomb     (const LsGame    *before,
                             const LsCommand *command,
                             const LsGame    *after,
                             GPtrArray       *breaches);

/* audit-damage.c: adds a breach for each number after an attack step that the rules do not give. */
void ls_audit_count         (LsAuditToll  *toll);
void ls_audit_attack        (const LsGame *before,
                             const LsGame *after,
                             GPtrArray    *breaches);

void ls_audit_settled       (const LsGame *before,
                             const LsGame *after,
                             GPtrArray    *breaches);

/* audit-roll.c: adds a breach for each thing that a hero's roll has changed otherwise than its dice say. */
void ls_audit_roll          (const LsGame    *before,
                             const LsCommand *command,
                             const LsGame    *after,
                             GPtrArray       *breaches);
void ls_audit_struck        (const LsGame    *before,
                             const LsCommand *as,
                             gint8            entered,
                             const LsGame    *after,
                             AutomaRandom    *random,
                             GPtrArray       *breaches);
void ls_audit_free          (const LsGame    *before,
                             const LsCommand *command,
                             const LsGame    *after,
                             GPtrArray       *breaches);

/* audit-weapons.c: the same for who strikes, and what it costs and brings */
void ls_audit_weapon        (const LsGame    *before,
                             const LsCommand *command,
                             const LsGame    *after,
                             GPtrArray       *breaches);
void ls_audit_kill          (const LsGame    *before,
                             const LsGame    *after,
                             int              hero,
                             const char      *struck,
                             LsHeroSheet     *sheet,
                             GPtrArray       *breaches);

/* audit-turn.c: the same for what a hero does in a turn and pays for it. */
void ls_audit_turn          (const LsGame    *before,
                             const LsCommand *command,
                             const LsGame    *after,
                             GPtrArray       *breaches);

/* audit-shots.c: the same for the shot of a defense. */
guint ls_audit_shot_hurts   (const LsGame    *before,
                             const LsCommand *command,
                             guint            hero);
void ls_audit_shot          (const LsGame    *before,
                             const LsCommand *command,
                             const LsGame    *after,
                             GPtrArray       *breaches);

/* audit-day.c */
void     ls_audit_day           (const LsGame    *before,
                                 const LsCommand *command,
                                 const LsGame    *after,
                                 GPtrArray       *breaches);
void     ls_audit_begin_night   (const LsGame    *before,
                                 const LsGame    *after,
                                 GPtrArray       *breaches);
void     ls_audit_sheets        (const LsGame    *game,
                                 GPtrArray       *breaches);

G_END_DECLS
