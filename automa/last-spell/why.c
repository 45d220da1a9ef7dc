/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "why.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "game-private.h"
#include "names.h"

void
ls_other_way_free (LsOtherWay *self)
{
  g_free (self->instead);
  g_free (self);
}

/* --- Which line is which --- */

static const LsLine *
line_at (const LsScript *script,
         guint           i)
{
  return &g_array_index (script->lines, LsLine, i);
}

static gboolean
is_newcomer (const LsGame *before,
             const LsLine *line)
{
  return line->figure && line->from == LS_NO_SPOT && ls_game_find_monster (before, line->figure) < 0;
}

/* Whether two lines tell of the same: the same figure, a newcomer each, or the same rule. */
static gboolean
is_alike (const LsGame *before,
          const LsLine *a,
          const LsLine *b)
{
  if (is_newcomer (before, a) || is_newcomer (before, b))
    return is_newcomer (before, a) && is_newcomer (before, b);
  if (a->figure || b->figure)
    return g_strcmp0 (a->figure, b->figure) == 0;
  return a->rule == b->rule;
}

static gboolean
is_same (const LsLine *a,
         const LsLine *b)
{
  guint n = a->path ? a->path->len : 0;

  if (a->rule != b->rule || a->to != b->to || a->facing != b->facing || g_strcmp0 (a->figure, b->figure) != 0
      || g_strcmp0 (a->text, b->text) != 0 || g_strcmp0 (a->detail, b->detail) != 0
      || n != (b->path ? b->path->len : 0))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      const LsPathStep *x = &g_array_index (a->path, LsPathStep, i);
      const LsPathStep *y = &g_array_index (b->path, LsPathStep, i);

      if (x->to != y->to || x->rule != y->rule)
        return FALSE;
    }
  return TRUE;
}

/* How many lines before it tell of the same; FALSE: the command did not give that line. */
static gboolean
find_place (const LsGame   *before,
            const LsScript *script,
            const LsLine   *line,
            guint          *place)
{
  *place = 0;
  for (guint i = 0; i < script->lines->len; i++)
    {
      if (is_same (line_at (script, i), line))
        return TRUE;
      *place += is_alike (before, line_at (script, i), line) ? 1 : 0;
    }
  return FALSE;
}

static const LsLine *
find_alike (const LsGame   *before,
            const LsScript *script,
            const LsLine   *line,
            guint           place)
{
  for (guint i = 0; i < script->lines->len; i++)
    if (is_alike (before, line_at (script, i), line) && place-- == 0)
      return line_at (script, i);
  return NULL;
}

/* --- Playing it the other way --- */

/* A monster that moves later by another order is waited for. */
static void
wait_for_figure (LsGame          *game,
                 const LsCommand *command,
                 const LsLine    *line,
                 LsScript        *script)
{
  g_autofree LsGame *after = g_new (LsGame, 1);

  while (command->kind == LS_DO_NEXT && line->figure && game->stage == LS_STAGE_MOVEMENT
         && !find_alike (game, script, line, 0) && ls_game_find_monster (game, line->figure) >= 0)
    {
      if (!ls_game_apply (game, command, after, script, NULL))
        return;
      memcpy (game, after, sizeof *game);
    }
}

/* The script of the command, or NULL if it would have been refused. Where the players would have had to choose first,
 * the attacks are told as they stand. */
static LsScript *
play (const LsGame    *before,
      const LsCommand *command,
      const LsLine    *line)
{
  g_autoptr (LsScript) script = ls_script_new ();
  g_autofree LsGame *after = g_new (LsGame, 1);
  g_auto (LsGamePosition) view = { 0 };
  g_autoptr (LsResolution) resolution = NULL;

  if (ls_game_apply (before, command, after, script, NULL))
    {
      if (before->stage == LS_STAGE_MOVEMENT)
        wait_for_figure (after, command, line, script);
      return g_steal_pointer (&script);
    }
  if (!ls_game_pending_choice (before) || (command->kind != LS_DO_NEXT && command->kind != LS_DO_STEP))
    return NULL;
  resolution = ls_resolution_new ();
  ls_game_find_attacks (before, &view, resolution);
  ls_game_tell_attacks (&view, resolution, script);
  return g_steal_pointer (&script);
}

/* --- Telling it --- */

static char *
tell_instead (const LsGame *before,
              const LsLine *line,
              const LsLine *other)
{
  g_autofree char *name = NULL;

  if (!other && line->figure)
    {
      name = ls_name_in_game (before, line->figure);
      /* Translators: a figure that a ruling leaves out: "Nothing for Clawer 3." */
      return g_strdup_printf (_("Nothing for %s."), name);
    }
  if (!other)
    return g_strdup (_("Nothing."));
  if (g_strcmp0 (other->text, line->text) == 0 && g_strcmp0 (other->detail, line->detail) == 0)
    /* Translators: the id of a rule */
    return other->rule != line->rule ? g_strdup_printf (_("The same, but by %s."), ls_rule_id (other->rule))
                                     : g_strdup (_("The same by another way."));
  return other->detail ? g_strdup_printf ("%s. %s", other->text, other->detail) : g_strdup_printf ("%s.", other->text);
}

static void
compare (const LsGame    *before,
         const LsCommand *command,
         const LsLine    *line,
         guint            place,
         LsRuling         ruling,
         guint            value,
         GPtrArray       *ways)
{
  g_autofree LsGame *game = g_new (LsGame, 1);
  g_autoptr (LsScript) script = NULL;
  const LsLine *other;
  LsOtherWay *way;

  memcpy (game, before, sizeof *game);
  game->rulings.value[ruling] = (guint8) value;
  script = play (game, command, line);
  other = script ? find_alike (before, script, line, place) : NULL;
  if (!script || (other && is_same (other, line)))
    return;
  way = g_new0 (LsOtherWay, 1);
  way->ruling = ruling;
  way->value = value;
  way->instead = tell_instead (before, line, other);
  way->to = other && other->to != line->to ? other->to : LS_NO_SPOT;
  g_ptr_array_add (ways, way);
}

/* LsOtherWay, of the rulings not in force that would have changed this line of the command. */
GPtrArray *
ls_why_other_ways (const LsGame    *before,
                   const LsCommand *command,
                   const LsLine    *line)
{
  GPtrArray *ways = g_ptr_array_new_with_free_func ((GDestroyNotify) ls_other_way_free);
  g_autoptr (LsScript) script = play (before, command, line);
  guint place;

  if (!script || !find_place (before, script, line, &place))
    return ways;
  for (guint ruling = 0; ruling < LS_N_RULINGS; ruling++)
    for (guint value = 0; value < automa_ruling_n_values (ls_ruling_get (ruling)); value++)
      if (value != before->rulings.value[ruling])
        compare (before, command, line, place, (LsRuling) ruling, value, ways);
  return ways;
}
