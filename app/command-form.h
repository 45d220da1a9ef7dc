/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be changed in a command that was given before, and to what. No widgets here. */
#pragma once

#include "last-spell/game.h"

G_BEGIN_DECLS

/* The labels are message ids; NULL: the command has no such thing. */
typedef struct
{
  const char *choice; /* one of hk_command_choices() */
  const char *number;
  int         least;
  int         most;
  const char *count;
  const char *flag;
  const char *spots;
  gboolean    facing;
} HkCommandForm;

typedef struct
{
  const char *id; /* interned */
  char       *label;
} HkChoice;

const HkCommandForm *hk_command_form        (const LsCommand *command);
GPtrArray           *hk_command_choices     (const LsGame    *before,
                                             const LsCommand *command);
const char          *hk_command_chosen      (const LsCommand *command);
void                 hk_command_choose      (LsCommand       *command,
                                             const char      *id);
char                *hk_command_write_spots (const LsCommand *command);
gboolean             hk_command_read_spots  (LsCommand       *command,
                                             const char      *text);

G_END_DECLS
