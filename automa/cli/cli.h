/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the calls of `automa` share: options, reading a position, telling errors. */
#pragma once

#include <stdio.h>
#include <gio/gio.h>

#include "last-spell/pack.h"
#include "last-spell/resolution.h"
#include "last-spell/save.h"

G_BEGIN_DECLS

/* Exit statuses of the contract. */
enum
{
  CLI_DONE = 0,
  CLI_NO = 1,  /* check found errors, judge says no */
  CLI_BAD = 2, /* bad usage or bad input */
};

typedef struct
{
  const char *name;
  const char *usage;   /* what comes after the name, as a message id */
  const char *summary; /* likewise */
  int       (*run) (int    argc,
                    char **argv);
} CliCall;

extern const CliCall cli_calls[]; /* the last one has no name */

/* A position from the command line, with what the options change in it. */
typedef struct
{
  LsPack     *pack;
  LsPosition *position;
  GArray     *answers; /* LsAnswer */
} CliPosition;

typedef struct
{
  char  *coin;
  char  *profile;
  char **rulings;
  char **choices;
} CliPositionOptions;

gboolean    cli_parse          (const char         *call,
                                const GOptionEntry *entries,
                                int                *argc,
                                char             ***argv);
gboolean    cli_parse_in       (const CliCall      *calls,
                                const char         *before,
                                const char         *call,
                                const GOptionEntry *entries,
                                int                *argc,
                                char             ***argv);
void        cli_print_calls    (FILE               *stream,
                                const CliCall      *calls,
                                const char         *before);
void        cli_error          (const char         *format,
                                ...) G_GNUC_PRINTF (1, 2);
LsPack     *cli_pack           (void);
gboolean    cli_position_load  (CliPosition        *self,
                                const char         *file,
                                const CliPositionOptions *options);
void        cli_position_clear (CliPosition        *self);
gboolean    cli_split          (const char         *text,
                                char              **before,
                                const char        **after);
LsAnswers   cli_answers        (const CliPosition  *self);
gboolean    cli_is_saved_game  (const char         *text,
                                gsize               length);
LsSave     *cli_save_replay    (const LsPack       *pack,
                                const char         *file);
void        cli_problems       (const AutomaProblems *problems);
void        cli_print_wrapped  (const char         *text);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliPosition, cli_position_clear)

int cli_resolve  (int argc, char **argv);
int cli_disputes (int argc, char **argv);
int cli_judge    (int argc, char **argv);
int cli_forecast (int argc, char **argv);
int cli_night    (int argc, char **argv);
int cli_odds     (int argc, char **argv);
int cli_sheet    (int argc, char **argv);
int cli_check    (int argc, char **argv);
int cli_pack_call (int argc, char **argv);
int cli_rules    (int argc, char **argv);
int cli_bench    (int argc, char **argv);

G_END_DECLS
