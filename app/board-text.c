/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board-text.h"

#include <string.h>
#include <glib/gi18n.h>

#include "last-spell/names.h"
#include "last-spell/reach.h"

void
hk_holders_find (HkHolders    *self,
                 const LsGame *game)
{
  memset (self, 0xff, sizeof *self);
  for (guint i = 0; i < game->n_monsters; i++)
    for (guint j = 0; j < game->monsters[i].spots.n; j++)
      self->monster[game->monsters[i].spots.at[j]] = (gint16) i;
  for (guint i = 0; i < game->n_heroes; i++)
    if (game->sheets[i].on_board)
      self->hero[game->heroes[i].at] = (gint16) i;
  for (guint i = 0; i < game->n_structures; i++)
    for (guint j = 0; j < game->structures[i].spots.n; j++)
      self->structure[game->structures[i].spots.at[j]] = (gint16) i;
  for (guint i = 0; i < game->n_tokens; i++)
    self->token[game->tokens[i].at] = (gint16) i;
}

static void
add (GString    *text,
     const char *more)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", more);
}

static void
add_count (GString *text,
           char    *counted)
{
  add (text, counted);
  g_free (counted);
}

static void
add_monster (GString         *text,
             const LsGame    *game,
             const LsMonster *monster)
{
  g_autofree char *name = ls_name_in_game (game, monster->id);

  add (text, name);
  /* Translators: of a monster, "facing east" */
  add_count (text, g_strdup_printf (_("facing %s"), ls_facing_name (monster->facing)));
  if (monster->wounds > 0)
    add_count (text, g_strdup_printf (ngettext ("%u wound", "%u wounds", monster->wounds), monster->wounds));
  if (monster->stunned)
    add (text, _("stunned"));
}

static void
add_hero (GString      *text,
          const LsHero *hero)
{
  add (text, hero->id);
  /* Translators: a hero's wounds and how many it can bear: "2 of 7 wounds" */
  add_count (text, g_strdup_printf (ngettext ("%u of %u wound", "%u of %u wounds", hero->hit_points), hero->wounds,
                                    hero->hit_points));
}

static void
add_structure (GString           *text,
               const LsGame      *game,
               const LsStructure *structure)
{
  g_autofree char *name = ls_name_in_game (game, structure->id);

  add (text, name);
  if (structure->flames > 0)
    add_count (text, g_strdup_printf (ngettext ("%u flame", "%u flames", structure->flames), structure->flames));
}

/* "F7: Clawer 3, facing east, stunned"; for an empty spot its terrain. */
char *
hk_spot_text (const LsGame    *game,
              const HkHolders *holders,
              LsSpot           spot)
{
  g_autoptr (GString) text = g_string_new (NULL);
  char name[LS_SPOT_NAME_SIZE];

  if (holders->monster[spot] >= 0)
    add_monster (text, game, &game->monsters[holders->monster[spot]]);
  if (holders->hero[spot] >= 0)
    add_hero (text, &game->heroes[holders->hero[spot]]);
  if (holders->structure[spot] >= 0)
    add_structure (text, game, &game->structures[holders->structure[spot]]);
  if (holders->token[spot] >= 0)
    add (text, ls_token_name (game->tokens[holders->token[spot]].kind));
  if (game->board->terrain[spot] != LS_TERRAIN_GROUND || text->len == 0)
    add (text, ls_terrain_name (game->board->terrain[spot]));
  if (ls_board_in_mist (game->board, game->mist, spot))
    add (text, _("in the mist"));
  /* Translators: a spot and what it holds, "F7: Clawer 3, facing east" */
  return g_strdup_printf (C_("spot", "%s: %s"), ls_spot_name (spot, name), text->str);
}

/* --- Marks --- */

static gboolean
is_among (const GArray *spots,
          LsSpot        spot)
{
  for (guint i = 0; spots && i < spots->len; i++)
    if (g_array_index (spots, LsSpot, i) == spot)
      return TRUE;
  return FALSE;
}

/* Zero points away is where the piece stands. */
static void
add_reach (GString            *text,
           const HkBoardMarks *marks,
           guint               points)
{
  if (points == LS_OUT_OF_REACH || points == 0)
    return;
  if (marks->reach_is == HK_REACH_SHOT)
    add (text, _("can be struck"));
  else if (marks->reach_is == HK_REACH_SITE)
    /* Translators: of a spot, for what is to be built */
    add (text, _("a place for it"));
  else
    /* Translators: of a spot: how many movement points the way there costs */
    add_count (text, g_strdup_printf (ngettext ("%u point away", "%u points away", points), points));
}

char *
hk_spot_mark_text (const HkBoardMarks *marks,
                   LsSpot              spot)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (is_among (marks->candidates, spot))
    /* Translators: of a spot, among which the players choose */
    add (text, _("one to choose from"));
  if (is_among (marks->picked, spot))
    /* Translators: of a spot, on which the piece in somebody's hand stands */
    add (text, _("in the hand"));
  if (marks->reach)
    add_reach (text, marks, marks->reach[spot]);
  if (marks->hidden && marks->hidden[spot])
    /* Translators: of a spot, for a hero who shoots */
    add (text, _("out of sight"));
  if (is_among (marks->blocking, spot))
    /* Translators: of a spot with a piece that hides what is aimed at */
    add (text, _("in the way of the shot"));
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}
