/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board-draft-text.h"

#include <glib/gi18n.h>

char *
hk_draft_spot_text (const HkBoardDraft *draft,
                    LsSpot              spot)
{
  LsTerrain terrain = ls_terrain_from_char (hk_board_draft_get (draft, HK_LAYER_TERRAIN, spot));
  LsFacing arrow = ls_arrow_from_char (hk_board_draft_get (draft, HK_LAYER_ARROWS, spot));
  char sector = hk_board_draft_get (draft, HK_LAYER_SECTORS, spot);
  char name[LS_SPOT_NAME_SIZE];
  g_autoptr (GString) text = g_string_new (ls_spot_name (spot, name));

  if (terrain == LS_TERRAIN_NONE || terrain == LS_N_TERRAINS)
    {
      g_string_append_printf (text, ", %s", _("no spot"));
      return g_strdup (text->str);
    }
  g_string_append_printf (text, ", %s", ls_terrain_word (terrain));
  if (g_ascii_isalnum (sector))
    {
      g_string_append (text, ", ");
      /* Translators: a sector of the board by its letter */
      g_string_append_printf (text, _("sector %c"), sector);
    }
  if (arrow != LS_NO_FACING)
    {
      g_string_append (text, ", ");
      /* Translators: where the arrow of a spot points: "arrow south" */
      g_string_append_printf (text, _("arrow %s"), ls_facing_name (arrow));
    }
  if (hk_board_draft_find_wall (draft, spot) >= 0)
    g_string_append_printf (text, ", %s", _("cutout for a wall"));
  return g_strdup (text->str);
}
