/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tell-move.h"

#include <glib/gi18n-lib.h>

#include "core/sentences.h"
#include "names.h"
#include "stops.h"

#define MOST_LEGS 3 /* a way around something that takes more is told as such */

typedef struct
{
  const LsPosition   *position;
  const LsResolution *resolution;
  const LsMonster    *monster;
  const LsMove       *move;
  const LsStep       *steps;
  guint               turn; /* number of the move */
} Telling;

/* Steps in one direction, or one leap. */
typedef struct
{
  LsSpot   from, to;
  LsFacing way;
  guint    spots;
  gboolean leap;
} Leg;

static Telling
begin (const LsPosition   *position,
       const LsResolution *resolution,
       guint               monster)
{
  const LsMove *move = ls_resolution_move (resolution, monster);

  return (Telling){ .position = position,
                    .resolution = resolution,
                    .monster = ls_position_monster (position, monster),
                    .move = move,
                    .steps = ls_resolution_steps (resolution, move),
                    .turn = (guint) (move - (const LsMove *) (gpointer) resolution->moves->data) };
}

static char *
obstacle_at (const Telling *self,
             LsSpot         spot)
{
  return ls_name_obstacle (self->position, self->resolution, self->turn, spot);
}

static LsSpot
ahead_of (const Telling *self,
          LsSpot         spot)
{
  return ls_spot_beside (spot, self->monster->facing);
}

static gboolean
in_mist (const Telling *self,
         LsSpot         spot)
{
  return (self->resolution->ground.holds[spot] & LS_HOLDS_MIST) != 0;
}

static gboolean
is_leap (const LsStep *step)
{
  return step->rule == LS_RULE_MOVE_CROSS || step->rule == LS_RULE_ABILITY_FLY;
}

static gboolean
is_sideways (const LsStep *step)
{
  return step->rule == LS_RULE_MOVE_BYPASS || step->rule == LS_RULE_MOVE_BYPASS_OPPOSITE
         || step->rule == LS_RULE_MIST_BYPASS || step->rule == LS_RULE_MIST_BYPASS_OPPOSITE;
}

static LsSpot
start_of_step (const Telling *self,
               guint          i)
{
  return i == 0 ? self->move->from : self->steps[i - 1].to;
}

/* --- Numbers and ways --- */

static char *
number_word (guint n)
{
  static const char *const words[] = { NC_ ("number", "no"),    NC_ ("number", "one"),   NC_ ("number", "two"),
                                       NC_ ("number", "three"), NC_ ("number", "four"),  NC_ ("number", "five"),
                                       NC_ ("number", "six"),   NC_ ("number", "seven"), NC_ ("number", "eight"),
                                       NC_ ("number", "nine"),  NC_ ("number", "ten") };

  return n < G_N_ELEMENTS (words) ? g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "number", words[n]))
                                  : g_strdup_printf ("%u", n);
}

static LsFacing
way_between (LsSpot from,
             LsSpot to)
{
  if (ls_spot_row (from) != ls_spot_row (to))
    return ls_spot_row (from) > ls_spot_row (to) ? LS_NORTH : LS_SOUTH;
  return ls_spot_column (from) > ls_spot_column (to) ? LS_WEST : LS_EAST;
}

static GArray *
find_legs (const Telling *self)
{
  GArray *legs = g_array_new (FALSE, FALSE, sizeof (Leg));

  for (guint i = 0; i < self->move->n_steps; i++)
    {
      LsSpot from = start_of_step (self, i);
      LsSpot to = self->steps[i].to;
      Leg leg = { from, to, way_between (from, to), ls_spot_distance (from, to), is_leap (&self->steps[i]) };
      Leg *last = legs->len > 0 ? &g_array_index (legs, Leg, legs->len - 1) : NULL;

      if (last && !last->leap && !leg.leap && last->way == leg.way)
        {
          last->spots += leg.spots;
          last->to = to;
        }
      else
        g_array_append_val (legs, leg);
    }
  return legs;
}

/* "Clawer 2 and Clawer 4": all that is passed in a leap. */
static char *
name_passed (const Telling *self,
             LsSpot         from,
             LsSpot         to)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (LsSpot over = ahead_of (self, from); over != to; over = ahead_of (self, over))
    g_ptr_array_add (names, ls_name_holder (self->position, self->resolution, self->turn, over));
  return ls_name_list (names, TRUE);
}

/* "three spots east"; after the first one "one north". */
static char *
name_leg (const Telling *self,
          const Leg     *leg,
          gboolean       first)
{
  g_autofree char *number = number_word (leg->spots);
  g_autofree char *passed = NULL;

  if (leg->leap)
    {
      passed = name_passed (self, leg->from, leg->to);
      /* Translators: a part of a way: over whom or what, "over Clawer 2" */
      return g_strdup_printf (_("over %s"), passed);
    }
  if (first)
    /* Translators: a part of a way, a number and a direction: "three spots east" */
    return g_strdup_printf (ngettext ("%s spot %s", "%s spots %s", leg->spots), number, ls_facing_name (leg->way));
  /* Translators: a later part of a way, a number of spots and a direction: "one north" */
  return g_strdup_printf (C_ ("way", "%s %s"), number, ls_facing_name (leg->way));
}

/* "three spots east, one north, to F7". */
static char *
tell_legs (const Telling *self,
           const GArray  *legs)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean counted = FALSE;
  char spot[LS_SPOT_NAME_SIZE];

  ls_spot_name (self->move->to, spot);
  for (guint i = 0; i < legs->len; i++)
    {
      const Leg *leg = &g_array_index (legs, Leg, i);
      g_autofree char *name = name_leg (self, leg, !counted);

      automa_list (text, "%s", name);
      counted = counted || !leg->leap;
    }
  /* Translators: the whole way and the spot where it ends */
  return g_strdup_printf (legs->len > 1 ? _("%s, to %s") : _("%s to %s"), text->str, spot);
}

/* What the way leads around, if it is one thing only. */
static char *
name_bypassed (const Telling *self)
{
  g_autofree char *found = NULL;

  for (guint i = 0; i < self->move->n_steps; i++)
    {
      g_autofree char *name = NULL;

      if (!is_sideways (&self->steps[i]))
        continue;
      name = ls_name_holder (self->position, self->resolution, self->turn, ahead_of (self, start_of_step (self, i)));
      if (found && g_strcmp0 (found, name) != 0)
        return NULL;
      g_free (found);
      found = g_steal_pointer (&name);
    }
  return g_steal_pointer (&found);
}

static char *
tell_detour (const Telling *self,
             const GArray  *legs)
{
  g_autofree char *around = name_bypassed (self);
  g_autofree char *number = NULL;
  g_autofree char *spots = NULL;
  guint n = 0;
  char spot[LS_SPOT_NAME_SIZE];

  for (guint i = 0; i < legs->len; i++)
    n += g_array_index (legs, Leg, i).spots;
  number = number_word (n);
  /* Translators: "five spots" */
  spots = g_strdup_printf (ngettext ("%s spot", "%s spots", n), number);
  ls_spot_name (self->move->to, spot);
  if (!around)
    /* Translators: how far, "five spots", and where the way ends */
    return g_strdup_printf (_("around obstacles, %s to %s"), spots, spot);
  /* Translators: what the way leads around, how far it is, "five spots", and where it ends */
  return g_strdup_printf (_("around %s, %s to %s"), around, spots, spot);
}

static char *
tell_way (const Telling *self)
{
  g_autoptr (GArray) legs = find_legs (self);
  gboolean around = FALSE;
  char spot[LS_SPOT_NAME_SIZE];

  for (guint i = 0; i < self->move->n_steps; i++)
    around = around || is_sideways (&self->steps[i]);
  if (self->move->to == self->move->from)
    return g_strdup_printf (_("to and fro, back on %s"), ls_spot_name (self->move->to, spot));
  return around && legs->len > MOST_LEGS ? tell_detour (self, legs) : tell_legs (self, legs);
}

/* --- What stopped it --- */

/* In a few words: "wooden wall beside it". NULL: nothing, its steps are used up. */
static char *
name_reason (const Telling *self)
{
  LsSpot at = ls_stop_spot (self->position, self->resolution, self->move);
  g_autofree char *name = obstacle_at (self, at != LS_NO_SPOT ? at : ahead_of (self, self->move->to));
  g_autofree char *whole = NULL;

  switch ((LsRule) self->move->end)
    {
    case LS_RULE_MOVE_STUNNED:
      return g_strdup (_("stunned"));
    case LS_RULE_MOVE_ENGAGED:
      return g_strdup_printf (_("%s beside it"), name);
    case LS_RULE_MOVE_CONTACT:
      /* Translators: who is ahead; on its way over them the monster would meet somebody who stops it */
      return g_strdup_printf (at != LS_NO_SPOT ? _("%s beside it") : _("contact on the way over %s"), name);
    case LS_RULE_ABILITY_RESOLUTE_HELD:
      return g_strdup_printf (_("%s in its area"), name);
    case LS_RULE_MOVE_CROSS_SHORT:
      whole = ls_name_holder (self->position, self->resolution, self->turn, at);
      return g_strdup_printf (_("cannot land beyond %s"), whole);
    case LS_RULE_MOVE_BLOCKED:
      return g_strdup_printf (_("%s ahead, both sides blocked"), name);
    case LS_RULE_MIST_BLOCKED:
      return g_strdup_printf (_("%s ahead, no way around in the mist"), name);
    case LS_RULE_TRAP_SLOW:
    case LS_RULE_TRAP_STUN:
      return g_strdup (ls_token_name (self->move->end == LS_RULE_TRAP_SLOW ? LS_TOKEN_SLOW_TRAP : LS_TOKEN_STUN_TRAP));
    default:
      return self->move->allowed == 0 ? g_strdup (_("no steps")) : NULL;
    }
}

static void
tell_trap (const Telling *self,
           GString       *text)
{
  guint token = self->resolution->ground.token[self->move->to];
  const LsMonsterAfter *after = ls_resolution_monster (self->resolution, self->move->monster);
  guint wounds = after->wounds - self->monster->wounds;

  if (self->move->end == LS_RULE_TRAP_DAMAGE)
    {
      automa_say (text, _("Take it and the trap off the board."));
      return;
    }
  if (wounds > 0)
    automa_say (text,
                ngettext ("A trap hurts it: %u wound. Take the trap off.", "Traps hurt it: %u wounds. Take them off.",
                          wounds),
                wounds);
  if (self->move->end == LS_RULE_TRAP_STUN)
    automa_say (text, "%s", after->stunned ? _("Take the trap off and stun it.")
                                           : _("Take the trap off; a boss is never stunned."));
  if (self->move->end == LS_RULE_TRAP_SLOW)
    automa_say (text, "%s", ls_resolution_token (self->resolution, token)->gone ? _("Take the trap off.")
                                                                                : _("Turn the trap over."));
}

/* --- The parts of a line --- */

/* "Clawer 3: two spots east to F7", "Clawer 3 stays on J12: wooden wall beside it". */
char *
ls_tell_move (const LsPosition   *position,
              const LsResolution *resolution,
              guint               monster)
{
  Telling self = begin (position, resolution, monster);
  g_autofree char *name = automa_capitalized (ls_name_monster (position, monster));
  g_autofree char *reason = NULL;
  g_autofree char *way = NULL;
  char spot[LS_SPOT_NAME_SIZE];

  if (self.move->n_steps == 0)
    {
      reason = name_reason (&self);
      /* Translators: a monster, a spot, and why it does not move: "Clawer 3 stays on J12: stunned" */
      return g_strdup_printf (_("%s stays on %s: %s"), name, ls_spot_name (self.move->to, spot), reason);
    }
  way = tell_way (&self);
  if (self.move->end == LS_RULE_TRAP_DAMAGE)
    /* Translators: a monster and its way: "Clawer 3: two spots east to F7, killed by a trap" */
    return g_strdup_printf (_("%s: %s, killed by a trap"), name, way);
  if (in_mist (&self, self.move->to))
    return g_strdup_printf (_("%s: %s, in the mist"), name, way);
  if (in_mist (&self, self.move->from))
    return g_strdup_printf (_("%s: %s, out of the mist"), name, way);
  /* Translators: a monster and its way: "Clawer 3: two spots east to F7" */
  return g_strdup_printf (C_ ("move", "%s: %s"), name, way);
}

/* NULL: nothing stopped it, and it faces as before. */
char *
ls_tell_move_detail (const LsPosition   *position,
                     const LsResolution *resolution,
                     guint               monster)
{
  Telling self = begin (position, resolution, monster);
  GString *text = g_string_new (NULL);

  if (self.move->n_steps > 0)
    {
      g_autofree char *reason = name_reason (&self);

      if (reason)
        /* Translators: what stopped a monster: "It stops: wooden wall beside it." */
        automa_say (text, _("It stops: %s."), reason);
      tell_trap (&self, text);
    }
  if (self.move->facing != self.monster->facing)
    automa_say (text, _("Turn it to face %s."), ls_facing_name (self.move->facing));
  return g_string_free (text, text->len == 0);
}

/* --- Step by step --- */

static char *
tell_step (const Telling *self,
           guint          i)
{
  const LsStep *step = &self->steps[i];
  LsSpot from = start_of_step (self, i);
  gboolean left = ls_spot_beside (from, ls_facing_turned (self->monster->facing, -1)) == step->to;
  g_autofree char *name
    = is_leap (step) ? name_passed (self, from, step->to) : obstacle_at (self, ahead_of (self, from));

  switch ((LsRule) step->rule)
    {
    case LS_RULE_MOVE_BYPASS:
      /* Translators: what is ahead; the coin sends the monster to that side */
      return g_strdup_printf (left ? _("%s ahead, coin: its left") : _("%s ahead, coin: its right"), name);
    case LS_RULE_MOVE_BYPASS_OPPOSITE:
      return g_strdup_printf (left ? _("%s ahead, coin's side not free: its left")
                                   : _("%s ahead, coin's side not free: its right"),
                              name);
    case LS_RULE_MIST_BYPASS:
      return g_strdup_printf (left ? _("%s ahead in the mist, coin: its left for nothing")
                                   : _("%s ahead in the mist, coin: its right for nothing"),
                              name);
    case LS_RULE_MIST_BYPASS_OPPOSITE:
      return g_strdup_printf (left ? _("%s ahead in the mist, coin's side not free: its left for nothing")
                                   : _("%s ahead in the mist, coin's side not free: its right for nothing"),
                              name);
    case LS_RULE_MOVE_CROSS:
      return g_strdup_printf (_("over %s"), name);
    case LS_RULE_ABILITY_FLY:
      return g_strdup_printf (_("flies over %s"), name);
    case LS_RULE_MIST_FORWARD:
      return g_strdup (in_mist (self, step->to) ? _("straight on in the mist") : _("straight on, out of the mist"));
    default:
      return g_strdup (_("straight on"));
    }
}

/* NULL: it does not move. */
GArray *
ls_tell_move_path (const LsPosition   *position,
                   const LsResolution *resolution,
                   guint               monster)
{
  Telling self = begin (position, resolution, monster);
  GArray *path = self.move->n_steps > 0 ? ls_path_new () : NULL;

  for (guint i = 0; i < self.move->n_steps; i++)
    {
      LsPathStep step = { self.steps[i].to, self.steps[i].rule, tell_step (&self, i) };

      g_array_append_val (path, step);
    }
  return path;
}
