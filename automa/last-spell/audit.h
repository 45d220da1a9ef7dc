/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looks over the engine's shoulder: what must hold in every state, and what a command may change. Written apart from
 * the code that makes the states, and asked after every command. */
#pragma once

#include "game.h"

G_BEGIN_DECLS

GPtrArray *ls_audit_state      (const LsGame    *game);
GPtrArray *ls_audit_transition (const LsGame    *before,
                                const LsCommand *command,
                                const LsGame    *after);

G_END_DECLS
