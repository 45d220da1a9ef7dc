/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game that is kept: its history, and the journal on disk. A command counts as done when its line is on disk. */
#pragma once

#include "core/history.h"
#include "core/journal.h"
#include "game.h"

G_BEGIN_DECLS

#define LS_SAVE_FORMAT "automa-save/1"

typedef struct
{
  const LsPack  *pack;
  AutomaHistory *history; /* of LsGame and LsCommand */
  AutomaJournal *journal; /* NULL: in memory only */
  GPtrArray     *notices; /* sentences: what a player should know after opening */
  GPtrArray     *breaches;  /* what the auditor found in the last command: our bugs, to be shown and reported */
  gboolean       read_only; /* a line did not fit: what is before it can be seen, not continued */
  guint          replayed;  /* events of the journal that fitted when it was opened */
} LsSave;

LsSave       *ls_save_new    (const LsPack    *pack,
                              const LsSetup   *setup,
                              const char      *file,
                              GError         **error);
LsSave       *ls_save_open   (const LsPack    *pack,
                              const char      *file,
                              AutomaProblems  *problems);
LsSave       *ls_save_replay (const LsPack    *pack,
                              const AutomaJournalText *text,
                              AutomaProblems  *problems);
void          ls_save_free   (LsSave          *self);

const LsGame *ls_save_game   (const LsSave    *self);
gboolean      ls_save_do     (LsSave          *self,
                              const LsCommand *command,
                              LsScript        *script,
                              GError         **error);
gboolean      ls_save_undo   (LsSave          *self,
                              GError         **error);
gboolean      ls_save_redo   (LsSave          *self,
                              GError         **error);
gboolean      ls_save_repair (LsSave          *self,
                              guint            i,
                              const LsCommand *command,
                              gboolean         drop_misfits,
                              GArray          *misfits,
                              GError         **error);

/* setup-json.c */
JsonNode     *ls_setup_json  (const LsPack      *pack,
                              const LsSetup     *setup);
gboolean      ls_setup_read  (const AutomaPlace *header,
                              LsSetup           *setup,
                              const char       **digest);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LsSave, ls_save_free)

G_END_DECLS
