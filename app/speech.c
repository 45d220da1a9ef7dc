/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "speech.h"

#include <glib/gi18n.h>

#include "answers.h"
#include "script-text.h"

#define READER "spd-say" /* of speech-dispatcher */

gboolean
hk_speech_is_there (void)
{
  g_autofree char *path = g_find_program_in_path (READER);

  return path != NULL;
}

static void
add (GString    *text,
     const char *sentence)
{
  if (sentence && *sentence)
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", sentence);
}

/* The question and what can be answered, one under the other. */
static char *
tell_question (const HkAnswers *answers)
{
  g_autoptr (GString) text = g_string_new (answers->question);

  for (guint i = 0; i < answers->answers->len; i++)
    add (text, g_array_index (answers->answers, HkAnswer, i).label);
  return g_strdup (text->str);
}

char *
hk_speech_text (HkSession *session)
{
  const LsGame *game = hk_session_get_game (session);
  const LsGame *before = hk_session_get_before (session);
  const LsScript *script = hk_session_get_script (session);
  g_auto (HkAnswers) answers = { 0 };
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean first_line;
  g_autofree char *headline = hk_script_headline (game, before, hk_session_get_instruction (session), script, &first_line);
  g_autofree char *fallen = hk_script_fallen (game, before);

  hk_answers_init (&answers, game);
  if (answers.question && !hk_session_is_looking_back (session))
    return tell_question (&answers);
  add (text, headline);
  for (guint i = 0; i < script->lines->len; i++)
    {
      const LsLine *line = &g_array_index (script->lines, LsLine, i);

      add (text, i == 0 && first_line ? NULL : line->text);
      add (text, line->detail);
    }
  add (text, fallen);
  return g_strdup (text->str);
}

/* A text of this priority takes the place of one that is still being read. */
void
hk_speech_say (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) reader = g_subprocess_new (
    G_SUBPROCESS_FLAGS_STDOUT_SILENCE | G_SUBPROCESS_FLAGS_STDERR_SILENCE, &error, READER, "--application-name",
    "hordekeeper", "--priority", "text", "--language",
    /* Translators: the code of your language, for the voice that reads these texts aloud */
    C_("voice", "en"), "--", text, NULL);

  if (!reader)
    g_debug ("nobody reads aloud: %s", error->message);
}
