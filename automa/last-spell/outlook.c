/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "outlook.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "attack.h"
#include "boss.h"
#include "core/sentences.h"
#include "game-private.h"
#include "names.h"
#include "tell-attack.h"
#include "tell-boss.h"

#define FAR_FROM_DEAD 100000 /* hit points of a hero whom no outlook kills: armor has not had its say */

static void
clear_move (gpointer data)
{
  g_array_unref (((LsOutlookMove *) data)->path);
}

static void
clear_blow (gpointer data)
{
  LsOutlookBlow *blow = data;

  g_array_unref (blow->hits);
  g_ptr_array_unref (blow->choices);
  g_array_unref (blow->area);
  g_free (blow->text);
}

static LsOutlook *
outlook_new (void)
{
  LsOutlook *self = g_new0 (LsOutlook, 1);

  self->moves = g_array_new (FALSE, FALSE, sizeof (LsOutlookMove));
  g_array_set_clear_func (self->moves, clear_move);
  self->blows = g_array_new (FALSE, FALSE, sizeof (LsOutlookBlow));
  g_array_set_clear_func (self->blows, clear_blow);
  return self;
}

void
ls_outlook_free (LsOutlook *self)
{
  g_array_unref (self->moves);
  g_array_unref (self->blows);
  g_free (self);
}

/* --- A copy to play on --- */

/* Nobody's armor helps, and nobody dies before all has been looked at. */
static LsGame *
copy_game (const LsGame *game)
{
  LsGame *copy = g_new (LsGame, 1);

  memcpy (copy, game, sizeof *copy);
  for (guint i = 0; i < copy->n_heroes; i++)
    {
      copy->heroes[i].hit_points = copy->sheets[i].dead ? copy->heroes[i].hit_points : FAR_FROM_DEAD;
      copy->sheets[i].stopped = 0;
      copy->sheets[i].armor_up = FALSE;
    }
  copy->n_uses = 0;
  return copy;
}

/* FALSE: the game waits for people, or is over. */
static gboolean
play (LsGame       *copy,
      LsCommandKind kind,
      LsScript     *script)
{
  g_autofree LsGame *after = g_new (LsGame, 1);
  LsCommand command = { .kind = (guint8) kind };

  if (!ls_game_apply (copy, &command, after, script, NULL))
    return FALSE;
  memcpy (copy, after, sizeof *copy);
  return TRUE;
}

/* --- Moves --- */

static gboolean
is_move (const LsLine *line)
{
  switch ((LsRule) line->rule)
    {
    case LS_RULE_MOVE_STUNNED:
    case LS_RULE_MOVE_ENGAGED:
    case LS_RULE_MOVE_CONTACT:
    case LS_RULE_MOVE_CROSS_SHORT:
    case LS_RULE_MOVE_BLOCKED:
    case LS_RULE_MOVE_SPENT:
    case LS_RULE_MIST_BLOCKED:
    case LS_RULE_ABILITY_RESOLUTE_HELD:
    case LS_RULE_TRAP_DAMAGE:
    case LS_RULE_TRAP_STUN:
    case LS_RULE_TRAP_SLOW:
      return line->figure != NULL;
    default:
      return FALSE;
    }
}

static void
add_moves (LsOutlook      *self,
           const LsScript *script)
{
  for (guint i = 0; i < script->lines->len; i++)
    {
      const LsLine *line = &g_array_index (script->lines, LsLine, i);
      gboolean gone = line->rule == LS_RULE_TRAP_DAMAGE;
      LsOutlookMove move = { line->figure, line->from, line->to, line->facing, NULL, gone };

      if (!is_move (line))
        continue;
      move.path = g_array_new (FALSE, FALSE, sizeof (LsSpot));
      for (guint j = 0; line->path && j < line->path->len; j++)
        g_array_append_val (move.path, g_array_index (line->path, LsPathStep, j).to);
      g_array_append_val (self->moves, move);
    }
}

/* --- Blows --- */

static LsOutlookBlow *
add_blow (LsOutlook  *self,
          const char *monster,
          LsRule      rule,
          guint8      kind,
          char       *text)
{
  LsOutlookBlow blow = { monster, (guint8) rule, kind, g_array_new (FALSE, FALSE, sizeof (LsOutlookHit)),
                         g_ptr_array_new (), g_array_new (FALSE, FALSE, sizeof (LsSpot)), text };

  g_array_append_val (self->blows, blow);
  return &g_array_index (self->blows, LsOutlookBlow, self->blows->len - 1);
}

static void
add_hit (LsOutlookBlow *blow,
         const char    *id,
         guint          damage)
{
  LsOutlookHit hit = { g_intern_string (id), damage };

  g_array_append_val (blow->hits, hit);
}

/* What a boss strikes at this moment. */
static LsOutlookBlow *
add_boss_blow (LsOutlook        *self,
               const LsGame     *game,
               const LsBossBlow *from)
{
  g_autoptr (GPtrArray) struck = ls_boss_struck (game, from);
  LsOutlookBlow *blow = add_blow (self, from->monster, from->rule, LS_ATTACK_AREA, g_strdup (from->text));

  g_array_append_vals (blow->area, from->spots, from->n);
  for (guint i = 0; i < struck->len; i++)
    add_hit (blow, g_ptr_array_index (struck, i), from->damage);
  return blow;
}

/* Head, then tail: whoever falls to the one is no more there for the other. */
static void
add_cetusia (LsOutlook    *self,
             const LsGame *game)
{
  g_autofree LsGame *copy = copy_game (game);

  for (guint i = 0; i < LS_CETUSIA_PIECES; i++)
    {
      g_auto (LsBossBlow) blow = { 0 };

      if (!ls_cetusia_blow (copy, i, &blow))
        continue;
      add_boss_blow (self, copy, &blow);
      ls_boss_strike (copy, &blow, NULL);
    }
}

static void
add_dryad (LsOutlook    *self,
           const LsGame *game)
{
  g_auto (LsBossBlow) blow = { 0 };

  if (ls_dryad_blow (game, &blow))
    add_boss_blow (self, game, &blow);
}

/* `dryad.entangle`: the tile beneath a hero squeezes at the start of the attack step. */
static void
add_squeezes (LsOutlook    *self,
              const LsGame *game)
{
  for (guint i = 0; i < game->n_heroes; i++)
    if (ls_dryad_tile_under (game, i) && game->sheets[i].due > 0)
      add_hit (add_blow (self, ls_dryad_tile_under (game, i)->id, LS_RULE_DRYAD_ENTANGLE, LS_ATTACK_NONE,
                         ls_tell_squeezed (game->heroes[i].id)),
               game->heroes[i].id, 1);
}

static void
add_attack (LsOutlook            *self,
            const LsGame         *game,
            const LsGamePosition *view,
            const LsResolution   *resolution,
            const LsAttack       *attack)
{
  const LsPosition *position = &view->position;
  LsOutlookBlow *blow = add_blow (self, ls_position_monster (position, attack->monster)->id, attack->rule, attack->kind,
                                  ls_tell_attack (position, resolution, attack));
  guint answer;

  for (guint i = 0; i < attack->n_hits; i++)
    {
      const LsHit *hit = &g_array_index (resolution->hits, LsHit, attack->first_hit + i);

      add_hit (blow, ls_position_thing_id (position, hit->thing), hit->damage);
    }
  for (guint i = 0; ls_game_is_open (game, view, resolution, attack) && i < attack->n_choices; i++)
    g_ptr_array_add (blow->choices,
                     (char *) g_intern_string (ls_position_thing_id (
                       position, g_array_index (resolution->choices, LsThing, attack->first_choice + i))));
  if (ls_game_find_victim (game, position, resolution, attack, &answer) && game->answers[answer].hit)
    add_hit (blow, game->answers[answer].target, ls_attack_damage (position, resolution, attack->monster));
}

static void
add_monsters (LsOutlook    *self,
              const LsGame *game)
{
  g_auto (LsGamePosition) view = { 0 };
  g_autoptr (LsResolution) resolution = ls_resolution_new ();

  ls_game_find_attacks (game, &view, resolution);
  for (guint i = 0; i < resolution->attacks->len; i++)
    add_attack (self, game, &view, resolution, &g_array_index (resolution->attacks, LsAttack, i));
}

static gboolean
has_damage_due (const LsGame *game)
{
  for (guint i = 0; i < game->n_heroes; i++)
    if (game->sheets[i].due > 0)
      return TRUE;
  return FALSE;
}

/* The attack step part by part; where the players have to choose, the Dryad strikes as if nothing fell before. */
static void
play_attack (LsOutlook *self,
             LsGame    *copy)
{
  if (copy->stage == LS_STAGE_ATTACK)
    add_squeezes (self, copy);
  while (copy->stage == LS_STAGE_ATTACK)
    {
      LsAttackPart part = (LsAttackPart) copy->attack_part;
      gboolean settles = has_damage_due (copy); /* that is an instruction of its own */

      if (!settles && part == LS_PART_BOSS_FIRST)
        add_cetusia (self, copy);
      else if (!settles && part == LS_PART_MONSTERS)
        add_monsters (self, copy);
      else if (!settles)
        add_dryad (self, copy);
      if (play (copy, LS_DO_NEXT, NULL))
        continue;
      if (part == LS_PART_MONSTERS)
        add_dryad (self, copy);
      return;
    }
}

/* --- All of it --- */

static void
count_due (LsOutlook    *self,
           const LsGame *before,
           const LsGame *after)
{
  for (guint i = 0; i < before->n_heroes; i++)
    self->due[i] = after->heroes[i].wounds + after->sheets[i].due - before->heroes[i].wounds;
}

/* The attack step as it stands, with the answers given so far; before that step, as if it began on this board. */
LsOutlook *
ls_outlook_attack (const LsGame *game)
{
  LsOutlook *self = outlook_new ();
  g_autofree LsGame *copy = copy_game (game);
  g_autofree LsGame *start = NULL;

  if (game->stage == LS_STAGE_DAY || game->stage == LS_STAGE_OVER)
    return self;
  if (game->stage != LS_STAGE_ATTACK)
    {
      ls_game_settle (copy, NULL);
      copy->stage = LS_STAGE_ATTACK;
      copy->n_answers = 0;
      start = g_memdup2 (copy, sizeof *copy);
      ls_boss_begin_attack (copy, NULL);
    }
  play_attack (self, copy);
  count_due (self, start ? start : game, copy);
  return self;
}

/* To the movement step, past panic, coin and all that would spawn; the Dryad grows on the way. */
static void
skip_to_movement (LsGame *copy,
                  LsCoin  coin)
{
  gboolean before_boss = copy->stage == LS_STAGE_HEROES || copy->stage <= LS_STAGE_BOSS;

  if (copy->stage == LS_STAGE_MOVEMENT)
    return;
  if (copy->stage == LS_STAGE_HEROES || copy->stage <= LS_STAGE_COIN) /* else the coin lies there already */
    copy->coin = (guint8) coin;
  copy->phase = (guint8) (copy->phase + (copy->stage == LS_STAGE_HEROES ? 1 : 0));
  if (before_boss && ls_boss_of_night (copy) == LS_BOSS_DRYAD && copy->boss.arrived)
    ls_dryad_grow (copy, NULL);
  copy->stage = LS_STAGE_MOVEMENT;
  copy->n_order = copy->moved = 0;
}

/* The monster phase from the board as it stands, without new spawns; in the movement step what is left of it. Damage
 * that waits for armor from before is not part of it. */
LsOutlook *
ls_outlook_phase (const LsGame *game,
                  LsCoin        coin)
{
  LsOutlook *self = outlook_new ();
  g_autofree LsGame *copy = copy_game (game);
  g_autofree LsGame *start = NULL;
  g_autoptr (LsScript) script = ls_script_new ();

  if (game->stage == LS_STAGE_ATTACK || game->stage == LS_STAGE_DAY || game->stage == LS_STAGE_OVER)
    {
      ls_outlook_free (self);
      return ls_outlook_attack (game);
    }
  ls_game_settle (copy, NULL);
  start = g_memdup2 (copy, sizeof *copy);
  skip_to_movement (copy, coin);
  play (copy, LS_DO_STEP, script);
  add_moves (self, script);
  play_attack (self, copy);
  count_due (self, start, copy);
  return self;
}

/* --- For people --- */

static void
tell_blow (const LsOutlookBlow *blow,
           const LsGame        *game,
           GString             *text)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *choices = NULL;

  for (guint i = 0; i < blow->hits->len; i++)
    {
      const LsOutlookHit *hit = &g_array_index (blow->hits, LsOutlookHit, i);
      g_autofree char *name = ls_name_in_game (game, hit->id);

      if (i == 0)
        automa_list (text, _("strikes %s for %u"), name, hit->damage);
      else
        g_string_append_printf (text, _(" and %s for %u"), name, hit->damage);
    }
  for (guint i = 0; i < blow->choices->len; i++)
    g_ptr_array_add (names, ls_name_in_game (game, g_ptr_array_index (blow->choices, i)));
  choices = ls_name_list (names, FALSE);
  if (names->len > 0)
    automa_list (text, _("the players choose %s"), choices);
}

/* Where a monster goes and whom it strikes: "F7 facing south, strikes Ada for 1". */
char *
ls_outlook_tell (const LsOutlook *self,
                 const LsGame    *game,
                 const char      *monster)
{
  GString *text = g_string_new (NULL);
  char spot[LS_SPOT_NAME_SIZE];
  gboolean gone = FALSE;
  gsize before;

  for (guint i = 0; i < self->moves->len; i++)
    {
      const LsOutlookMove *move = &g_array_index (self->moves, LsOutlookMove, i);

      if (strcmp (move->monster, monster) != 0)
        continue;
      ls_spot_name (move->to, spot);
      gone = move->gone;
      if (move->gone)
        g_string_append_printf (text, _("%s, killed by a trap"), spot);
      else
        g_string_append_printf (text, _("%s facing %s"), spot, ls_facing_name (move->facing));
    }
  before = text->len;
  for (guint i = 0; i < self->blows->len; i++)
    if (strcmp (g_array_index (self->blows, LsOutlookBlow, i).monster, monster) == 0)
      tell_blow (&g_array_index (self->blows, LsOutlookBlow, i), game, text);
  if (text->len == before && !gone)
    automa_list (text, "%s", _("strikes nobody"));
  return g_string_free (text, FALSE);
}
