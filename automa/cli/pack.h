/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the calls of `automa pack` share. */
#pragma once

#include "cli.h"
#include "last-spell/workshop.h"

G_BEGIN_DECLS

gboolean    pack_parse    (const char         *call,
                           const GOptionEntry *entries,
                           int                *argc,
                           char             ***argv);

/* The pack with the corrections in that folder, NULL: this user's. NULL with all that is wrong on standard error. */
LsWorkshop *pack_workshop (const char         *corrections);

int pack_diff   (int argc, char **argv);
int pack_merge  (int argc, char **argv);
int pack_export (int argc, char **argv);
int pack_import (int argc, char **argv);

#define PACK_CORRECTIONS_ENTRY(folder)                                                                                 \
  {                                                                                                                    \
    "corrections", 0, 0, G_OPTION_ARG_FILENAME, &(folder), N_ ("folder of corrections in place of your own"),          \
      N_ ("FOLDER")                                                                                                    \
  }

G_END_DECLS
