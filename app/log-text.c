/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "log-text.h"

#include <glib/gi18n.h>

#include "command-text.h"

/* When it was: "Night 2, monster phase 3: monster movement". */
char *
hk_log_heading (const LsGame *before)
{
  switch (before->stage)
    {
    case LS_STAGE_DAY:
      return g_strdup_printf (_("Day before night %u"), before->night);
    case LS_STAGE_HEROES:
      return g_strdup_printf (_("Night %u, hero phase %u"), before->night, before->phase);
    case LS_STAGE_OVER:
      return g_strdup (_("End of the game"));
    case LS_STAGE_PANIC:
    case LS_STAGE_COIN:
    case LS_STAGE_BOSS:
    case LS_STAGE_SPAWN:
    case LS_STAGE_MOVEMENT:
    case LS_STAGE_ATTACK:
    case LS_N_STAGES:
    default:
      /* Translators: the last is a step of the monster phase: "Night 2, monster phase 3: monster movement" */
      return g_strdup_printf (_("Night %u, monster phase %u: %s"), before->night, before->phase,
                              ls_stage_name (before->stage));
    }
}

/* "Clawer 3: two spots east to F7. Turn it to face south." */
static void
add_line (GString      *text,
          const LsLine *line)
{
  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, line->text);
  if (line->detail)
    /* Translators: after a line of the script, a sentence of detail */
    g_string_append_printf (text, C_("script", ". %s"), line->detail);
}

/* What the script told, a line each; if it was silent, what was done. */
char *
hk_log_entry (const LsGame    *before,
              const LsCommand *command,
              const LsScript  *script)
{
  GString *text;

  if (script->lines->len == 0)
    return hk_command_text (before, command);
  text = g_string_new (NULL);
  for (guint i = 0; i < script->lines->len; i++)
    add_line (text, &g_array_index (script->lines, LsLine, i));
  return g_string_free (text, FALSE);
}
