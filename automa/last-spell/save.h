/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game that is kept: its history, and the journal on disk. A command counts as done when its line is on disk.
 *
 * A game keeps the pack that it was begun with, in the journal too: it replays as it was played, whatever the players
 * or an update change in the pack later. `pack` in the calls below is the pack at hand, as it is now: a new game begins
 * with it; a game that was begun with another one is opened with that. Then
 *   changes = ls_save_pack_changes (save, pack);      what of it has changed and matters to this game; empty: nothing
 *   ls_save_take_pack (save, pack, script, &error);   goes on with the pack at hand from this step on; can be undone
 * A refusal says what has to be put right on the table first. Every save holds references to its packs; whoever keeps
 * a copy of its game longer than the save takes one of its own: ls_pack_ref (game->pack). */
#pragma once

#include "core/history.h"
#include "core/journal.h"
#include "game.h"
#include "kinds.h"

G_BEGIN_DECLS

#define LS_SAVE_FORMAT "automa-save/1"

typedef struct
{
  const LsPack  *pack;    /* that the game was begun with; that it is played with now is its game's */
  const LsPack  *at_hand; /* that it was opened with */
  GPtrArray     *packs;   /* LsPack: all that the history points to */
  gboolean       pinned;  /* the journal says which pack the game was begun with */
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
gboolean      ls_save_step_back (LsSave       *self,
                              GError         **error);
gboolean      ls_save_repair (LsSave          *self,
                              guint            i,
                              const LsCommand *command,
                              gboolean         drop_misfits,
                              GArray          *misfits,
                              GError         **error);

/* save-pack.c. Records that the game makes use of from now on and whose values differ: LsPackChange, in the order of
 * LsKind; the list frees its own. */
typedef struct
{
  LsKind    kind;
  char     *key;
  char     *name; /* for people: "Clawer" */
  JsonNode *then; /* as the game plays it; NULL: it has none */
  JsonNode *now;  /* as it is in the pack at hand; NULL: there is none any more */
} LsPackChange;

GPtrArray    *ls_save_pack_changes (const LsSave *self,
                                    const LsPack *pack);
gboolean      ls_save_take_pack    (LsSave       *self,
                                    const LsPack *pack,
                                    LsScript     *script,
                                    GError      **error);

/* setup-json.c */
JsonNode     *ls_setup_json  (const LsPack      *pack,
                              const LsSetup     *setup);
gboolean      ls_setup_read  (const AutomaPlace *header,
                              LsSetup           *setup,
                              const char       **digest);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LsSave, ls_save_free)

G_END_DECLS
