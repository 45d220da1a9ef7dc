/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads positions (`automa-position/1`). */
#pragma once

#include "core/reader.h"
#include "pack.h"
#include "position.h"

G_BEGIN_DECLS

#define LS_POSITION_FORMAT "automa-position/1"

LsPosition *ls_position_read  (const AutomaPlace *place,
                               const LsPack      *pack);
LsPosition *ls_position_parse (const char        *text,
                               gssize             length,
                               const LsPack      *pack,
                               AutomaProblems    *problems);

G_END_DECLS
