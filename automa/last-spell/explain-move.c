/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where a monster goes and why, in sentences. */
#include <glib/gi18n-lib.h>

#include "core/sentences.h"
#include "explain.h"
#include "names.h"
#include "stops.h"

typedef struct
{
  const LsPosition    *position;
  const LsResolution  *resolution;
  const LsMonster     *monster;
  const LsMonsterType *type;
  const LsMove        *move;
  guint                turn; /* number of the move */
  GString             *text;
} Telling;

static LsSpot
ahead_of (const Telling *self,
          LsSpot         spot)
{
  return ls_spot_beside (spot, self->monster->facing);
}

static char *
holder_at (const Telling *self,
           LsSpot         spot)
{
  return ls_name_holder (self->position, self->resolution, self->turn, spot);
}

static gboolean
has_fury (const Telling *self)
{
  for (guint i = 0; i < self->position->monsters->len; i++)
    if (ls_position_type (self->position, i)->abilities & LS_ABILITY_FURY)
      {
        const LsSpots *spots = &ls_position_monster (self->position, i)->spots;

        for (guint j = 0; j < spots->n; j++)
          if (self->position->board->sector[spots->at[j]] == self->position->board->sector[self->move->from])
            return TRUE;
      }
  return FALSE;
}

/* What makes its steps more or fewer than its card says. */
static void
tell_steps_allowed (Telling *self)
{
  gboolean fury = self->monster->spots.n == 1 && has_fury (self);
  gboolean water = self->position->board->terrain[self->move->from] == LS_TERRAIN_WATER
                   && !(self->type->abilities & LS_ABILITY_FLY) && self->type->move + (fury ? 1 : 0) > 1;

  if (fury)
    {
      g_autofree char *rule = ls_name_cited (LS_RULE_ABILITY_FURY);

      automa_say (self->text, _("A fury in its sector gives it one step more than its card's %u (%s)."),
                  self->type->move, rule);
    }
  if (water && self->monster->spots.n == 1)
    {
      g_autofree char *rule = ls_name_cited (LS_RULE_MOVE_WATER);

      automa_say (self->text, _("It starts on water, which takes off 2, but leaves at least 1 (%s)."), rule);
    }
}

static void
tell_start (Telling *self)
{
  g_autofree char *name = ls_name_monster (self->position, self->move->monster);
  char spot[LS_SPOT_NAME_SIZE];
  guint steps = self->move->allowed;

  automa_say (self->text,
              /* Translators: "Clawer m3 at C7 faces east with 3 steps." */
              ngettext ("%s at %s faces %s with %u step.", "%s at %s faces %s with %u steps.", steps), name,
              ls_spot_name (self->move->from, spot), ls_facing_name (self->monster->facing), steps);
  tell_steps_allowed (self);
}

/* The side that a sideways step went to, as the monster sees it. */
static const char *
side_of_step (const Telling *self,
              LsSpot         from,
              LsSpot         to)
{
  return ls_spot_beside (from, ls_facing_turned (self->monster->facing, -1)) == to ? _("left") : _("right");
}

static void
tell_sideways (Telling      *self,
               LsSpot        from,
               const LsStep *step)
{
  const char *side = side_of_step (self, from, step->to);
  g_autofree char *barred = holder_at (self, ahead_of (self, from));
  g_autofree char *rule = ls_name_cited (step->rule);
  char spot[LS_SPOT_NAME_SIZE];

  ls_spot_name (step->to, spot);
  switch ((LsRule) step->rule)
    {
    case LS_RULE_MOVE_BYPASS:
      automa_say (self->text, _("%s: %s is ahead, so one step to its %s, the coin's side (%s)."), spot, barred, side,
                  rule);
      break;
    case LS_RULE_MOVE_BYPASS_OPPOSITE:
      automa_say (self->text, _("%s: %s is ahead and the coin's side is not free, so one step to its %s (%s)."), spot,
                  barred, side, rule);
      break;
    case LS_RULE_MIST_BYPASS:
      automa_say (self->text, _("%s: %s is ahead in the mist, so a free step to its %s, the coin's side (%s)."), spot,
                  barred, side, rule);
      break;
    default:
      automa_say (self->text,
                  _("%s: %s is ahead in the mist and the coin's side is not free, so a free step to its %s (%s)."),
                  spot, barred, side, rule);
      break;
    }
}

static void
tell_leap (Telling      *self,
           LsSpot        from,
           const LsStep *step)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *rule = ls_name_cited (step->rule);
  g_autofree char *passed = NULL;
  char spot[LS_SPOT_NAME_SIZE];

  for (LsSpot over = ahead_of (self, from); over != step->to; over = ahead_of (self, over))
    g_ptr_array_add (names, holder_at (self, over));
  passed = ls_name_list (names, TRUE);
  ls_spot_name (step->to, spot);
  if (step->rule == LS_RULE_ABILITY_FLY)
    automa_say (self->text, _("%s: it flies over %s (%s)."), spot, passed, rule);
  else
    automa_say (self->text, _("%s: it crosses %s (%s)."), spot, passed, rule);
}

/* Steps straight on are told together: "D7, E7: straight on". Returns how many. */
static guint
tell_straight (Telling *self,
               guint    first)
{
  const LsStep *steps = ls_resolution_steps (self->resolution, self->move);
  g_autoptr (GString) spots = g_string_new (NULL);
  g_autofree char *rule = ls_name_cited (steps[first].rule);
  char spot[LS_SPOT_NAME_SIZE];
  guint n = 0;

  for (; first + n < self->move->n_steps && steps[first + n].rule == steps[first].rule; n++)
    g_string_append_printf (spots, "%s%s", n > 0 ? ", " : "", ls_spot_name (steps[first + n].to, spot));
  if (steps[first].rule == LS_RULE_MIST_FORWARD)
    automa_say (self->text, _("%s: straight on through the mist (%s)."), spots->str, rule);
  else
    automa_say (self->text, _("%s: straight on (%s)."), spots->str, rule);
  return n;
}

static void
tell_steps (Telling *self)
{
  const LsStep *steps = ls_resolution_steps (self->resolution, self->move);
  guint i = 0;

  while (i < self->move->n_steps)
    {
      LsSpot from = i == 0 ? self->move->from : steps[i - 1].to;

      if (steps[i].rule == LS_RULE_MOVE_FORWARD || steps[i].rule == LS_RULE_MIST_FORWARD)
        {
          i += tell_straight (self, i);
          continue;
        }
      if (steps[i].rule == LS_RULE_MOVE_CROSS || steps[i].rule == LS_RULE_ABILITY_FLY)
        tell_leap (self, from, &steps[i]);
      else
        tell_sideways (self, from, &steps[i]);
      i++;
    }
}

/* What stands where the movement was stopped; NULL if nothing does. */
static char *
find_stopper (const Telling *self)
{
  LsSpot spot = ls_stop_spot (self->position, self->resolution, self->move);

  return spot != LS_NO_SPOT ? holder_at (self, spot) : NULL;
}

static void
tell_contact (Telling    *self,
              const char *rule)
{
  g_autofree char *contact = find_stopper (self);
  char spot[LS_SPOT_NAME_SIZE];

  ls_spot_name (self->move->to, spot);
  if (contact)
    automa_say (self->text, _("At %s %s is beside it, so it stops (%s)."), spot, contact, rule);
  else
    automa_say (self->text,
                _("On its way over those ahead something would stop it, so it ends at %s, before the leap (%s)."),
                spot, rule);
}

static void
tell_engaged (Telling    *self,
              const char *rule)
{
  g_autofree char *contact = find_stopper (self);

  automa_say (self->text, _("From the start %s is beside it, so it stays (%s)."), contact ? contact : _("something"),
              rule);
}

static void
tell_held (Telling    *self,
           const char *rule)
{
  g_autofree char *holder = find_stopper (self);

  automa_say (self->text, _("It starts with %s in its area, so it does not move at all (%s)."),
              holder ? holder : _("something"), rule);
}

static void
tell_end (Telling *self)
{
  g_autofree char *rule = ls_name_cited (self->move->end);
  g_autofree char *ahead = automa_capitalized (holder_at (self, ahead_of (self, self->move->to)));
  char spot[LS_SPOT_NAME_SIZE];

  ls_spot_name (self->move->to, spot);
  switch ((LsRule) self->move->end)
    {
    case LS_RULE_MOVE_STUNNED:
      automa_say (self->text, _("It is stunned and does not move (%s)."), rule);
      break;
    case LS_RULE_MOVE_ENGAGED:
      tell_engaged (self, rule);
      break;
    case LS_RULE_ABILITY_RESOLUTE_HELD:
      tell_held (self, rule);
      break;
    case LS_RULE_MOVE_CONTACT:
      tell_contact (self, rule);
      break;
    case LS_RULE_MOVE_CROSS_SHORT:
      automa_say (self->text, _("%s is ahead and it cannot land beyond, so it stops at %s (%s)."), ahead, spot, rule);
      break;
    case LS_RULE_MOVE_BLOCKED:
      automa_say (self->text, _("%s is ahead and neither side is free, so it stops at %s (%s)."), ahead, spot, rule);
      break;
    case LS_RULE_MIST_BLOCKED:
      automa_say (self->text,
                  _("%s is ahead and there is no new way to either side, so it stops at %s in the mist (%s)."), ahead,
                  spot, rule);
      break;
    case LS_RULE_TRAP_DAMAGE:
      automa_say (self->text, _("The trap at %s kills it (%s)."), spot, rule);
      break;
    case LS_RULE_TRAP_STUN:
      automa_say (self->text, _("The trap at %s stops and stuns it, to the end of the next monster phase (%s)."), spot,
                  rule);
      break;
    case LS_RULE_TRAP_SLOW:
      automa_say (self->text, _("The trap at %s stops it (%s)."), spot, rule);
      break;
    case LS_RULE_MOVE_SPENT:
    default:
      if (self->move->allowed == 0)
        automa_say (self->text, _("It has no steps to go (%s)."), rule);
      else
        automa_say (self->text, _("At %s its steps are used up (%s)."), spot, rule);
      break;
    }
}

/* A damage trap that did not kill. */
static void
tell_wounds (Telling *self)
{
  guint after = ls_resolution_monster (self->resolution, self->move->monster)->wounds;
  guint wounds = after - self->monster->wounds;
  g_autofree char *rule = ls_name_cited (LS_RULE_TRAP_DAMAGE);

  if (wounds > 0 && self->move->end != LS_RULE_TRAP_DAMAGE)
    automa_say (self->text,
                ngettext ("A trap on the way hurt it for %u (%s).", "Traps on the way hurt it for %u (%s).", wounds),
                wounds, rule);
}

static void
tell_turn (Telling *self)
{
  g_autofree char *rule = ls_name_cited (LS_RULE_MOVE_TURN);

  if (self->move->facing != self->monster->facing)
    automa_say (self->text, _("Turn it to face %s (%s)."), ls_facing_name (self->move->facing), rule);
}

char *
ls_explain_move (const LsPosition   *position,
                 const LsResolution *resolution,
                 guint               monster)
{
  const LsMove *move = ls_resolution_move (resolution, monster);
  Telling self = { .position = position,
                   .resolution = resolution,
                   .monster = ls_position_monster (position, monster),
                   .type = ls_position_type (position, monster),
                   .move = move,
                   .turn = (guint) (move - (const LsMove *) (gpointer) resolution->moves->data),
                   .text = g_string_new (NULL) };

  tell_start (&self);
  tell_steps (&self);
  tell_end (&self);
  tell_wounds (&self);
  tell_turn (&self);
  return g_string_free (self.text, FALSE);
}
