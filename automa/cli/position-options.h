/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The options of every call that takes a position. Words are taken as they are, whatever the locale: ids are UTF-8. */
#pragma once

#include <glib/gi18n-lib.h>

#include "cli.h"

#define CLI_POSITION_ENTRIES(options)                                                                                  \
  { "coin", 0, 0, G_OPTION_ARG_FILENAME, &(options).coin, N_ ("what the coin shows: left or right"), N_ ("SIDE") },    \
    { "profile",     0, 0, G_OPTION_ARG_FILENAME, &(options).profile, N_ ("rule profile: default, EN, ES or EOG"),     \
      N_ ("PROFILE") },                                                                                                \
    { "ruling",                                                                                                        \
      0,                                                                                                               \
      0,                                                                                                               \
      G_OPTION_ARG_FILENAME_ARRAY,                                                                                     \
      &(options).rulings,                                                                                              \
      N_ ("set a ruling, as often as needed"),                                                                         \
      N_ ("RULING=VALUE") },                                                                                           \
  {                                                                                                                    \
    "choose", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &(options).choices, N_ ("answer a choice of the players"),            \
      N_ ("MONSTER=TARGET")                                                                                            \
  }

static inline void
cli_position_options_clear (CliPositionOptions *self)
{
  g_clear_pointer (&self->coin, g_free);
  g_clear_pointer (&self->profile, g_free);
  g_clear_pointer (&self->rulings, g_strfreev);
  g_clear_pointer (&self->choices, g_strfreev);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliPositionOptions, cli_position_options_clear)

/* The one argument that is left after the options. */
static inline gboolean
cli_one_position (int          argc,
                  char       **argv,
                  CliPosition *self,
                  const CliPositionOptions *options)
{
  if (argc == 2)
    return cli_position_load (self, argv[1], options);
  cli_error (_("expected one position, a file or - for standard input"));
  return FALSE;
}
