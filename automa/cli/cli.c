/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include <stdio.h>
#include <string.h>
#include <glib/gi18n-lib.h>

#include "core/sentences.h"
#include "last-spell/phase.h"
#include "last-spell/position-json.h"

#define WIDTH 88

/* One line on standard error. */
void
cli_error (const char *format,
           ...)
{
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  fprintf (stderr, "automa: %s\n", g_strdelimit (text, "\n\r", ' '));
}

void
cli_problems (const AutomaProblems *problems)
{
  g_autofree char *text = automa_problems_to_string (problems);

  fputs (text, stderr);
}

void
cli_print_wrapped (const char *text)
{
  g_autofree char *wrapped = automa_wrap (text, WIDTH);

  fputs (wrapped, stdout);
}

/* A saved game has one document a line, and says what it is in the first. */
gboolean
cli_is_saved_game (const char *text,
                   gsize       length)
{
  g_autoptr (AutomaProblems) ignored = automa_problems_new ("line");
  const char *end = memchr (text, '\n', length);
  g_autoptr (JsonNode) first = automa_json_parse (text, end ? end - text : (gssize) length, ignored);

  return first && JSON_NODE_HOLDS_OBJECT (first)
         && g_strcmp0 (json_object_get_string_member_with_default (json_node_get_object (first), "format", ""),
                       LS_SAVE_FORMAT) == 0;
}

/* The game of that file, which is left as it is; NULL: it has told what is wrong with it. */
LsSave *
cli_save_replay (const LsPack *pack,
                 const char   *file)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new (file);
  g_autoptr (AutomaJournalText) text = automa_journal_read (file, problems);
  LsSave *save = text ? ls_save_replay (pack, text, problems) : NULL;

  if (!save)
    cli_problems (problems);
  return save;
}

/* GOption leaves the -- after which nothing is an option. */
static void
drop_double_dash (int   *argc,
                  char **argv)
{
  for (int i = 1; i < *argc; i++)
    if (strcmp (argv[i], "--") == 0)
      {
        memmove (&argv[i], &argv[i + 1], (gsize) (*argc - i) * sizeof *argv);
        (*argc)--;
        return;
      }
}

/* Takes the options out of the arguments; `--help` prints and ends the program. */
gboolean
cli_parse (const char         *call,
           const GOptionEntry *entries,
           int                *argc,
           char             ***argv)
{
  return cli_parse_in (cli_calls, "automa", call, entries, argc, argv);
}

/* Likewise for a call of that table. */
gboolean
cli_parse_in (const CliCall      *calls,
              const char         *before,
              const char         *call,
              const GOptionEntry *entries,
              int                *argc,
              char             ***argv)
{
  const CliCall *self = calls;
  g_autofree char *usage = NULL;
  g_autofree char *program = NULL;
  g_autoptr (GOptionContext) context = NULL;
  g_autoptr (GError) error = NULL;

  while (strcmp (self->name, call) != 0)
    self++;
  /* gettext gives the head of the translation for an empty text */
  usage = g_strdup_printf ("%s - %s", self->usage[0] ? _(self->usage) : "", _(self->summary));
  context = g_option_context_new (usage);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  program = g_strdup_printf ("%s %s", before, call);
  g_set_prgname (program);
  if (g_option_context_parse (context, argc, argv, &error))
    {
      drop_double_dash (argc, *argv);
      return TRUE;
    }
  cli_error ("%s", error->message);
  return FALSE;
}

/* What `--help` without a call says. */
void
cli_print_calls (FILE          *stream,
                 const CliCall *calls,
                 const char    *before)
{
  fprintf (stream, "%s\n  %s %s\n\n%s\n", _("Usage:"), before, _("CALL [OPTION…]"), _("Calls:"));
  for (const CliCall *call = calls; call->name; call++)
    fprintf (stream, "  %-12s%s\n", call->name, _(call->summary));
}

/* "m1=b2": the part before the first = is allocated, the other points into the text. */
gboolean
cli_split (const char  *text,
           char       **before,
           const char **after)
{
  const char *sign = text ? strchr (text, '=') : NULL;

  if (!sign || sign == text || sign[1] == '\0')
    return FALSE;
  *before = g_strndup (text, (gsize) (sign - text));
  *after = sign + 1;
  return TRUE;
}

static gboolean
apply_word (const char        *option,
            const char        *word,
            const char *const *words,
            guint             *value)
{
  g_autofree char *list = g_strjoinv (", ", (char **) words);

  for (*value = 0; words[*value]; (*value)++)
    if (strcmp (words[*value], word) == 0)
      return TRUE;
  cli_error (_("%s: expected one of %s"), option, list);
  return FALSE;
}

static gboolean
apply_ruling (LsPosition *position,
              const char *text)
{
  g_autofree char *id = NULL;
  const char *value;
  const AutomaRuling *ruling;
  int index;

  if (!cli_split (text, &id, &value))
    {
      cli_error (_("--ruling: expected RULING=VALUE, not %s"), text);
      return FALSE;
    }
  ruling = automa_rulebook_find_ruling (ls_rulebook (), id);
  index = ruling ? automa_ruling_find_value (ruling, value) : -1;
  if (index >= 0)
    {
      ls_position_set_ruling (position, (LsRuling) (ruling - ls_rulings_table ()), (guint) index);
      return TRUE;
    }
  if (ruling)
    cli_error (_("--ruling: %s has no value %s"), id, value);
  else
    cli_error (_("--ruling: there is no ruling %s"), id);
  return FALSE;
}

/* An answer has to fit a choice that the rules leave to the players here. */
static gboolean
is_offered (const LsPosition *position,
            const LsAnswer   *answer)
{
  g_autoptr (LsResolution) resolution = ls_resolution_new ();
  const LsAttack *attack;

  ls_phase_resolve (position, NULL, resolution);
  attack = ls_resolution_attack (resolution, answer->monster);
  for (guint i = 0; attack && i < attack->n_choices; i++)
    {
      LsThing choice = g_array_index (resolution->choices, LsThing, attack->first_choice + i);

      if (ls_thing_equal (choice, answer->target))
        return TRUE;
    }
  return FALSE;
}

static gboolean
apply_choice (CliPosition *self,
              const char  *text)
{
  g_autofree char *id = NULL;
  const char *target;
  LsAnswer answer = { 0 };
  int monster;

  if (!cli_split (text, &id, &target))
    {
      cli_error (_("--choose: expected MONSTER=TARGET, not %s"), text);
      return FALSE;
    }
  monster = ls_position_find_monster (self->position, id);
  if (monster < 0 || !ls_position_find (self->position, target, &answer.target))
    {
      cli_error (_("--choose: there is no %s"), monster < 0 ? id : target);
      return FALSE;
    }
  answer.monster = (guint) monster;
  for (guint i = 0; i < self->answers->len; i++)
    if (g_array_index (self->answers, LsAnswer, i).monster == answer.monster)
      {
        cli_error (_("--choose: two answers for %s"), id);
        return FALSE;
      }
  if (!is_offered (self->position, &answer))
    {
      cli_error (_("--choose: %s is not among what the players may choose for %s"), target, id);
      return FALSE;
    }
  g_array_append_val (self->answers, answer);
  return TRUE;
}

static gboolean
apply_options (CliPosition              *self,
               const CliPositionOptions *options)
{
  gboolean ok = TRUE;
  guint value;

  if (options->coin)
    {
      ok = apply_word ("--coin", options->coin, ls_coin_names, &value) && ok;
      self->position->coin = ok ? (LsCoin) value : LS_COIN_LEFT;
    }
  if (options->profile && apply_word ("--profile", options->profile, ls_profile_names (), &value))
    ls_position_set_profile (self->position, (LsProfile) value);
  else if (options->profile)
    ok = FALSE;
  for (char **p = options->rulings; p && *p; p++)
    ok = apply_ruling (self->position, *p) && ok;
  for (char **p = options->choices; ok && p && *p; p++)
    ok = apply_choice (self, *p) && ok;
  return ok;
}

/* The pack as this user has it; NULL with all that is wrong with the corrections on standard error. */
LsPack *
cli_pack (void)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new (_("your corrections of the pack"));
  LsPack *pack = ls_pack_for_user (problems);

  cli_problems (problems);
  return pack;
}

/* Reads the position and applies the options; all that is wrong goes to standard error. */
gboolean
cli_position_load (CliPosition              *self,
                   const char               *file,
                   const CliPositionOptions *options)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new (file);
  g_autofree char *text = NULL;
  gsize length = 0;

  self->answers = g_array_new (FALSE, FALSE, sizeof (LsAnswer));
  self->pack = cli_pack ();
  if (!self->pack)
    return FALSE;
  text = automa_json_load (file, &length, problems);
  if (text)
    self->position = ls_position_parse (text, (gssize) length, self->pack, problems);
  if (self->position)
    return apply_options (self, options);
  cli_problems (problems);
  return FALSE;
}

void
cli_position_clear (CliPosition *self)
{
  g_clear_pointer (&self->position, ls_position_free);
  g_clear_pointer (&self->pack, ls_pack_free);
  g_clear_pointer (&self->answers, g_array_unref);
}

LsAnswers
cli_answers (const CliPosition *self)
{
  return (LsAnswers){ (const LsAnswer *) (gpointer) self->answers->data, self->answers->len };
}
