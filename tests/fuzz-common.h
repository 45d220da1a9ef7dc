/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all fuzz targets share: the entry point, and what has to hold whatever the input was. */
#pragma once

#include <stdint.h>
#include <string.h>

#include "core/json.h"

#define FUZZ_FILE "input"

int LLVMFuzzerTestOneInput (const uint8_t *data,
                            size_t         size);

/* A reader's complaint is an answer; a warning of GLib is a crash. */
static inline AutomaProblems *
fuzz_begin (void)
{
  g_log_set_always_fatal (G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING | G_LOG_LEVEL_ERROR);
  return automa_problems_new (FUZZ_FILE);
}

/* Accepted without a problem, or refused with at least one: each a line of valid text that begins with the file. */
static inline void
fuzz_end (AutomaProblems *problems,
          gboolean        accepted)
{
  const char *line;

  g_assert_true (accepted == (automa_problems_count (problems) == 0));
  for (guint i = 0; (line = automa_problems_get (problems, i)); i++)
    {
      g_assert_true (g_str_has_prefix (line, FUZZ_FILE ": "));
      g_assert_true (g_utf8_validate (line, -1, NULL));
      g_assert_null (strpbrk (line, "\n\r\t\033"));
    }
  automa_problems_free (problems);
}

/* The readers get the text in a block of its own, without a NUL behind it, so that reading too far is noticed. */
static inline JsonNode *
fuzz_parse (const uint8_t  *data,
            size_t          size,
            AutomaProblems *problems)
{
  g_autofree char *text = g_malloc (size + (size == 0));

  if (size > 0)
    memcpy (text, data, size);
  return automa_json_parse (text, (gssize) size, problems);
}
