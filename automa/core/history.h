/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was done, and the way back: a list of commands with snapshots of the state between them. States and commands are
 * plain memory, copied as they are. An undo costs the same however long the list is. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _AutomaHistory AutomaHistory;

/* The state after a command; FALSE with an error if it does not fit. */
typedef gboolean (*AutomaApply) (gconstpointer before,
                                 gconstpointer command,
                                 gpointer      after,
                                 gpointer      script,
                                 GError      **error);

/* Writes down what has just been done, with the history in the state after it; FALSE with an error: it has not been done,
 * and what was undone before can still be done again. NULL: nobody does. */
typedef gboolean (*AutomaKeep) (gpointer data,
                                GError **error);

/* A command that no longer fits after a repair. */
typedef struct
{
  guint index;
  char *reason;
} AutomaMisfit;

AutomaHistory *automa_history_new      (gsize          state_size,
                                        gsize          command_size,
                                        AutomaApply    apply,
                                        gconstpointer  first_state);
void           automa_history_free     (AutomaHistory *self);

gconstpointer  automa_history_state    (AutomaHistory *self);
guint          automa_history_length   (AutomaHistory *self); /* commands that are in force */
gboolean       automa_history_can_undo (AutomaHistory *self);
gboolean       automa_history_can_redo (AutomaHistory *self);
gconstpointer  automa_history_command  (AutomaHistory *self,
                                        guint          i);
void           automa_history_state_at (AutomaHistory *self,
                                        guint          n,
                                        gpointer       state);

gboolean       automa_history_do       (AutomaHistory *self,
                                        gconstpointer  command,
                                        gpointer       script,
                                        AutomaKeep     keep,
                                        gpointer       data,
                                        GError       **error);
gboolean       automa_history_undo     (AutomaHistory *self);
gboolean       automa_history_redo     (AutomaHistory *self);
gboolean       automa_history_repair   (AutomaHistory *self,
                                        guint          i,
                                        gconstpointer  command,
                                        gboolean       drop_misfits,
                                        GArray        *misfits,
                                        AutomaKeep     keep,
                                        gpointer       data,
                                        GError       **error);

/* A repair is undone before the commands that it has left in force, and done again after those that it found. FALSE: none
 * was the last thing that was done, or undone. */
gboolean       automa_history_can_undo_repair (AutomaHistory *self);
gboolean       automa_history_can_redo_repair (AutomaHistory *self);
gboolean       automa_history_undo_repair (AutomaHistory *self);
gboolean       automa_history_redo_repair (AutomaHistory *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AutomaHistory, automa_history_free)

G_END_DECLS
