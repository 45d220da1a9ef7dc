/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game that is being played: the one door between the widgets and the rules. Widgets read the state and the script
 * from here, send commands to here, and draw themselves anew on "changed". */
#pragma once

#include <gio/gio.h>

#include "last-spell/save.h"

G_BEGIN_DECLS

#define HK_TYPE_SESSION (hk_session_get_type ())
G_DECLARE_FINAL_TYPE (HkSession, hk_session, HK, SESSION, GObject)

/* Signals: "changed" ()                        whatever is shown may have changed
 *          "refused" (const char *why)         a command did not fit
 *          "breached" (const char *what)       the auditor found a fault of ours */

HkSession       *hk_session_new               (LsSave          *save,
                                               GFile           *file);
GFile           *hk_session_get_file          (HkSession       *self);
const LsSave    *hk_session_get_save          (HkSession       *self);

/* What is shown: the game as it stands, or as it stood while people look back. */
const LsGame    *hk_session_get_game          (HkSession       *self);
gboolean         hk_session_is_looking_back   (HkSession       *self);

/* The instruction shown: what the last command that had something to say told. */
const LsScript  *hk_session_get_script        (HkSession       *self);
const LsCommand *hk_session_get_instruction   (HkSession       *self);
const LsGame    *hk_session_get_before        (HkSession       *self);
guint            hk_session_get_told          (HkSession       *self);
guint            hk_session_get_serial        (HkSession       *self);

gboolean         hk_session_do                (HkSession       *self,
                                               const LsCommand *command);
gboolean         hk_session_do_kind           (HkSession       *self,
                                               LsCommandKind    kind);
gboolean         hk_session_can_go_on         (HkSession       *self);
gboolean         hk_session_go_on             (HkSession       *self,
                                               gboolean         whole_step);
gboolean         hk_session_can_look_back     (HkSession       *self);
void             hk_session_look_back         (HkSession       *self);
void             hk_session_look_at           (HkSession       *self,
                                               guint            n);
void             hk_session_return_to_now     (HkSession       *self);

gboolean         hk_session_can_undo          (HkSession       *self);
gboolean         hk_session_can_redo          (HkSession       *self);
gboolean         hk_session_undo              (HkSession       *self);
gboolean         hk_session_redo              (HkSession       *self);
gboolean         hk_session_go_back_to        (HkSession       *self,
                                               guint            n);

/* The log: everything that was done, oldest first. */
guint            hk_session_get_length        (HkSession       *self);
const LsCommand *hk_session_get_command       (HkSession       *self,
                                               guint            i);
LsScript        *hk_session_tell              (HkSession       *self,
                                               guint            i,
                                               LsGame          *before);
LsScript        *hk_session_tell_on           (HkSession       *self,
                                               guint            i,
                                               const LsGame    *before,
                                               LsGame          *after);
gboolean         hk_session_fits              (const LsGame    *before,
                                               const LsCommand *command,
                                               GError         **error);
gboolean         hk_session_try               (const LsGame    *before,
                                               const LsCommand *command,
                                               LsGame          *after,
                                               GError         **error);
gboolean         hk_session_repair            (HkSession       *self,
                                               guint            i,
                                               const LsCommand *command,
                                               gboolean         drop_misfits,
                                               GPtrArray       *misfits);

/* Another pack than the one the game was begun with. */
GPtrArray       *hk_session_find_pack_changes (HkSession    *self,
                                               const LsPack *pack);
gboolean         hk_session_take_pack         (HkSession    *self,
                                               const LsPack *pack);

G_END_DECLS
