/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What looks wrong with a board, in sentences. */
#include <glib/gi18n-lib.h>

#include "board-check.h"
#include "spawn.h"

/* One spot by its name, more by their number. Takes both texts; the finding decides which is told. */
static char *
tell_spots (const LsFinding *finding,
            const char      *one,
            const char      *many)
{
  char name[LS_SPOT_NAME_SIZE];

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  if (finding->number == 1)
    return g_strdup_printf (one, ls_spot_name (g_array_index (finding->spots, LsSpot, 0), name));
  return g_strdup_printf (many, finding->number);
#pragma GCC diagnostic pop
}

static char *
tell_slot (const LsFinding *finding)
{
  switch (finding->kind)
    {
    case LS_FINDING_SLOT_WITHOUT_MIST:
      switch (finding->side)
        {
        case LS_NORTH:
          return g_strdup_printf (_("Slot %u is not covered by the mist in the north"), finding->number);
        case LS_EAST:
          return g_strdup_printf (_("Slot %u is not covered by the mist in the east"), finding->number);
        default:
          return g_strdup_printf (_("Slot %u is not covered by the mist in the west"), finding->number);
        }
    case LS_FINDING_SLOT_SIZE:
      /* Translators: the number of a slot, how wide it is, and how wide a card is */
      return g_strdup_printf (_("Slot %u is %u spots wide; a spawn card is %u"), finding->number, finding->other,
                              LS_CARD_COLUMNS);
    case LS_FINDING_SLOT_NUMBER:
      return g_strdup_printf (_("No card can name slot %u; slots go from 1 to %u"), finding->number,
                              LS_MAX_SPAWN_SLOTS);
    case LS_FINDING_SLOTS_OVERLAP:
      return g_strdup_printf (_("Slots %u and %u overlap"), finding->number, finding->other);
    default:
      return g_strdup (_("The board has no spawn slots"));
    }
}

static char *
tell_mist (const LsFinding *finding)
{
  if (finding->kind == LS_FINDING_NO_MIST)
    return g_strdup (_("No side of the board has mist"));
  switch (finding->side)
    {
    case LS_NORTH:
      return g_strdup (_("The mist in the north is not measured from the town’s northernmost row"));
    case LS_EAST:
      return g_strdup (_("The mist in the east is not measured from the town’s easternmost column"));
    default:
      return g_strdup (_("The mist in the west is not measured from the town’s westernmost column"));
    }
}

static char *
tell_town (const LsFinding *finding)
{
  switch (finding->kind)
    {
    case LS_FINDING_SECTOR_IN_PIECES:
      /* Translators: the letter of a sector, and into how many pieces it falls, two or more */
      return g_strdup_printf (ngettext ("Sector %c is in %u piece", "Sector %c is in %u pieces", finding->number),
                              finding->letter, finding->number);
    case LS_FINDING_TOWN_SECTORS:
      return g_strdup_printf (
        ngettext ("The town has %u sector; it should have four", "The town has %u sectors; it should have four",
                  finding->number),
        finding->number);
    case LS_FINDING_CIRCLE_SIZE:
      return g_strdup (_("The magic circle does not cover two by two spots"));
    case LS_FINDING_CIRCLE_OUTSIDE:
      /* Translators: the letter of a sector of the town */
      return g_strdup_printf (_("The magic circle does not touch sector %c of the town"), finding->letter);
    case LS_FINDING_CIRCLE_ENCLOSED:
      return g_strdup (_("No monster can walk to the magic circle"));
    default:
      return g_strdup (_("No monster can walk into the town"));
    }
}

char *
ls_finding_text (const LsFinding *finding)
{
  guint n = finding->number;

  switch (finding->kind)
    {
    case LS_FINDING_ARROW_OFF_BOARD:
      return tell_spots (finding, _("The arrow on %s leads off the board"),
                         ngettext ("%u arrow leads off the board", "%u arrows lead off the board", n));
    case LS_FINDING_ARROW_MISSING:
      return tell_spots (finding, _("%s has no arrow"), ngettext ("%u spot has no arrow", "%u spots have no arrow", n));
    case LS_FINDING_ARROWS_LOOP:
      return tell_spots (finding, _("The arrow on %s leads in a circle"),
                         ngettext ("%u arrow leads in a circle", "%u arrows lead in a circle", n));
    case LS_FINDING_WALL_PLACE:
      return tell_spots (finding, _("The wall cutout on %s is not on the town’s edge"),
                         ngettext ("%u spot of the wall cutouts is not on the town’s edge",
                                   "%u spots of the wall cutouts are not on the town’s edge", n));
    case LS_FINDING_WALLS_OVERLAP:
      return tell_spots (finding, _("%s belongs to two wall cutouts"),
                         ngettext ("%u spot belongs to two wall cutouts", "%u spots belong to two wall cutouts", n));
    case LS_FINDING_NO_MIST:
    case LS_FINDING_MIST_LINE:
      return tell_mist (finding);
    case LS_FINDING_NO_SLOTS:
    case LS_FINDING_SLOT_WITHOUT_MIST:
    case LS_FINDING_SLOT_SIZE:
    case LS_FINDING_SLOT_NUMBER:
    case LS_FINDING_SLOTS_OVERLAP:
      return tell_slot (finding);
    default:
      return tell_town (finding);
    }
}
