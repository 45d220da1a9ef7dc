/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "names.h"

#include <glib/gi18n-lib.h>

char *
ls_name_monster (const LsPosition *position,
                 guint             monster)
{
  const LsMonsterType *type = ls_position_type (position, monster);

  /* Translators: a kind of monster and the number of its figure, "Clawer m3" */
  return g_strdup_printf (C_("monster", "%s %s"), type->name ? type->name : type->id,
                          ls_position_monster (position, monster)->id);
}

char *
ls_name_thing (const LsPosition *position,
               LsThing           thing)
{
  switch ((LsThingKind) thing.kind)
    {
    case LS_THING_HERO:
      return g_strdup (ls_position_hero (position, thing.index)->id);
    case LS_THING_STRUCTURE:
      {
        const LsStructure *structure = ls_position_structure (position, thing.index);

        /* Translators: a kind of structure and which one it is, "the wooden wall w1" */
        return g_strdup_printf (C_("structure", "the %s %s"), ls_structure_name (structure->type), structure->id);
      }
    case LS_THING_TOKEN:
      {
        const LsToken *token = ls_position_token (position, thing.index);

        /* Translators: a kind of token and which one it is, "the corpse pile t1" */
        return g_strdup_printf (C_("token", "the %s %s"), ls_token_name (token->kind), token->id);
      }
    case LS_THING_MONSTER:
      return ls_name_monster (position, thing.index);
    case LS_THING_CIRCLE:
    default:
      return g_strdup (_("the magic circle"));
    }
}

/* "A", "A or B", "A, B or C"; with `all` it is "and". */
char *
ls_name_list (GPtrArray *names,
              gboolean   all)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < names->len; i++)
    {
      if (i > 0)
        /* Translators: between the last two of several things */
        g_string_append (text, i + 1 < names->len ? _(", ") : all ? _(" and ") : _(" or "));
      g_string_append (text, g_ptr_array_index (names, i));
    }
  return g_string_free (text, FALSE);
}

char *
ls_name_things (const LsPosition *position,
                const LsThing    *things,
                guint             n)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (names, ls_name_thing (position, things[i]));
  return ls_name_list (names, FALSE);
}

/* The monster that stood there when the move with that number began: those before it have moved, all others not. */
static int
monster_at (const LsPosition   *position,
            const LsResolution *resolution,
            guint               turn,
            LsSpot              spot)
{
  const LsMove *moves = (const LsMove *) (gpointer) resolution->moves->data;

  for (guint i = 0; i < position->monsters->len; i++)
    {
      const LsMove *move = ls_resolution_move (resolution, i);
      const LsSpots *spots = &ls_position_monster (position, i)->spots;
      gboolean moved = move && move < moves + turn;

      if (move == moves + turn || (moved && move->end == LS_RULE_TRAP_DAMAGE))
        continue;
      if (moved && spots->n == 1 ? move->to == spot : ls_spots_contain (spots, spot))
        return (int) i;
    }
  return -1;
}

/* Who or what was in the way on that spot, for the monster whose turn it was. */
char *
ls_name_holder (const LsPosition   *position,
                const LsResolution *resolution,
                guint               turn,
                LsSpot              spot)
{
  const LsGround *ground = &resolution->ground;
  guint32 holds = ground->holds[spot];
  int monster = monster_at (position, resolution, turn, spot);

  if (monster >= 0)
    return ls_name_monster (position, (guint) monster);
  if (holds & LS_HOLDS_HERO)
    return ls_name_thing (position, (LsThing){ LS_THING_HERO, ground->hero[spot] });
  if (holds & LS_HOLDS_STRUCTURE)
    return ls_name_thing (position, (LsThing){ LS_THING_STRUCTURE, ground->structure[spot] });
  if (holds & (LS_HOLDS_CORPSE | LS_HOLDS_MONOLITH | LS_HOLDS_TILE))
    return ls_name_thing (position, (LsThing){ LS_THING_TOKEN, ground->token[spot] });
  return g_strdup (ls_terrain_name (position->board->terrain[spot]));
}

/* "move.contact, EN 13". */
char *
ls_name_cited (LsRule rule)
{
  return automa_rule_cite (ls_rule_get (rule));
}
