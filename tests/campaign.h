/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A campaign on disk, played by commands in a few words with the auditor on: what its test's days and nights share. */
#pragma once

#include "last-spell/save.h"
#include "table.h"

G_BEGIN_DECLS

#define HEROES 4

typedef struct
{
  char   *folder;
  char   *file;
  LsPack *pack;
  LsSave *save;
  guint   phases; /* monster phases played */
  guint   bosses; /* nights with one of the three */
  guint   turned; /* cards turned against attacks */
  guint   rolled; /* weapon attacks and rerolls */
} Campaign;

Campaign     *campaign_new    (void);
void          campaign_free   (Campaign  *self);
const LsGame *campaign_game   (Campaign  *self);

void campaign_give            (Campaign        *self,
                               const LsCommand *command);
void campaign_play            (Campaign        *self,
                               const char      *format,
                               ...) G_GNUC_PRINTF (2, 3);
void campaign_refuses         (Campaign        *self,
                               const char      *rule,
                               const char      *words);
void campaign_night           (Campaign        *self,
                               guint            quests);
void campaign_expect_day      (Campaign        *self,
                               LsScenario       scenario,
                               guint            night);
void campaign_expect_same     (Campaign        *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Campaign, campaign_free)

G_END_DECLS
