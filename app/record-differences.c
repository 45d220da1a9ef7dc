/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A record in a line, and two of them side by side. */
#include <string.h>
#include <glib/gi18n.h>

#include "board-draft.h"
#include "card-record.h"
#include "record-fields.h"
#include "record-json.h"

/* --- One --- */

static char *
board_summary (JsonNode *record)
{
  HkBoardDraft draft;

  if (!hk_board_draft_read (&draft, record))
    return g_strdup ("");
  /* Translators: the size of a board in spots, and how many spawn slots and wall cutouts it has */
  return g_strdup_printf (_("%u × %u spots · %u slots · %u cutouts"), draft.width, draft.height, draft.n_slots,
                          draft.n_walls);
}

static char *
card_summary (JsonNode *record)
{
  HkCard card;
  guint figures[LS_N_FIGURES] = { 0 };
  g_autoptr (GString) text = g_string_new (NULL);

  hk_card_read (&card, record);
  for (guint depth = 0; depth < LS_CARD_DEPTH; depth++)
    for (guint column = 0; column < LS_CARD_COLUMNS; column++)
      if (card.places[depth][column].figure >= 0)
        figures[card.places[depth][column].figure]++;
  for (guint i = 0; i < LS_N_FIGURES; i++)
    if (figures[i] > 0)
      g_string_append_printf (text, "%s%s %u", text->len > 0 ? " · " : "", hk_word_name (hk_card_figure_word ((int) i)),
                              figures[i]);
  return g_strdup (text->str);
}

static char *
slots_text (JsonNode *row)
{
  g_autoptr (GString) text = g_string_new (NULL);
  JsonArray *slots = row && JSON_NODE_HOLDS_ARRAY (row) ? json_node_get_array (row) : NULL;

  for (guint i = 0; slots && i < json_array_get_length (slots); i++)
    g_string_append_printf (text, "%s%" G_GINT64_FORMAT, i > 0 ? ", " : "", json_array_get_int_element (slots, i));
  return g_strdup (text->len > 0 ? text->str : "–");
}

static char *
directions_summary (JsonNode *record)
{
  g_autofree char *first = slots_text (hk_record_get_nth (record, "rows", 0));
  g_autofree char *second = slots_text (hk_record_get_nth (record, "rows", 1));
  g_autofree char *third = slots_text (hk_record_get_nth (record, "rows", 2));

  return g_strdup_printf ("%s · %s · %s", first, second, third);
}

static char *
cetusia_summary (JsonNode *record)
{
  const char *head = hk_record_get_text (record, "head.at");
  const char *tail = hk_record_get_text (record, "tail.at");

  /* Translators: where the two pieces of the boss Cetusia stand, by spots: "Head at N9 · Tail at P23" */
  return g_strdup_printf (_("Head at %s · Tail at %s"), head ? head : "–", tail ? tail : "–");
}

static char *
fields_summary (LsKind    kind,
                JsonNode *record)
{
  const HkField *fields = hk_record_fields (kind);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; fields && fields[i].path; i++)
    if (hk_field_applies (&fields[i], record) && (!fields[i].optional || hk_record_get (record, fields[i].path)))
      {
        g_autofree char *value = hk_field_text (&fields[i], record);

        if (strcmp (value, "–") == 0)
          continue;
        g_string_append (text, text->len > 0 ? " · " : "");
        /* Translators: a value and its name, in a list: "Steps 3" */
        g_string_append_printf (text, _("%s %s"), _(fields[i].label), value);
      }
  return g_strdup (text->str);
}

char *
hk_record_summary (LsKind    kind,
                   JsonNode *record)
{
  switch (kind)
    {
    case LS_KIND_BOARDS:
      return board_summary (record);
    case LS_KIND_SPAWN_CARDS:
      return card_summary (record);
    case LS_KIND_DIRECTION_CARDS:
      return directions_summary (record);
    case LS_KIND_CETUSIA_CARDS:
      return cetusia_summary (record);
    default:
      return fields_summary (kind, record);
    }
}

/* --- Two --- */

static void
difference_free (gpointer data)
{
  HkDifference *self = data;

  g_free (self->label);
  g_free (self->ours);
  g_free (self->theirs);
  g_free (self);
}

/* Takes the texts. */
static void
add (GPtrArray  *differences,
     const char *label,
     char       *ours,
     char       *theirs)
{
  HkDifference *difference = g_new (HkDifference, 1);

  *difference = (HkDifference){ g_strdup (label), ours, theirs };
  g_ptr_array_add (differences, difference);
}

static void
compare_fields (GPtrArray *differences,
                LsKind     kind,
                JsonNode  *ours,
                JsonNode  *theirs)
{
  const HkField *fields = hk_record_fields (kind);

  for (guint i = 0; fields && fields[i].path; i++)
    {
      g_autofree char *here = ours ? hk_field_text (&fields[i], ours) : g_strdup ("–");
      g_autofree char *there = hk_field_text (&fields[i], theirs);

      if (strcmp (here, there) != 0)
        add (differences, _(fields[i].label), g_steal_pointer (&here), g_steal_pointer (&there));
    }
}

static char *
place_text (const HkCardPlace *place)
{
  const char *tile = hk_card_tile_word (place->tile);
  const char *figure = hk_card_figure_word (place->figure);

  if (figure && tile)
    /* Translators: an icon of a spawn card: figure, colour of its background, tile: "Clawer, green, with hatchery" */
    return g_strdup_printf (_("%s, %s, with %s"), hk_word_name (figure),
                            hk_word_name (hk_card_colour_word (place->colour)), hk_word_name (tile));
  if (figure)
    /* Translators: an icon of a spawn card: figure and colour of its background: "Clawer, green" */
    return g_strdup_printf (_("%s, %s"), hk_word_name (figure), hk_word_name (hk_card_colour_word (place->colour)));
  return g_strdup (tile ? hk_word_name (tile) : "–");
}

static void
compare_cards (GPtrArray *differences,
               JsonNode  *ours,
               JsonNode  *theirs)
{
  HkCard here, there;

  if (ours)
    hk_card_read (&here, ours);
  hk_card_read (&there, theirs);
  for (guint depth = 0; depth < LS_CARD_DEPTH; depth++)
    for (guint column = 0; column < LS_CARD_COLUMNS; column++)
      {
        g_autofree char *label = g_strdup_printf (_("Depth %u, column %u"), depth + 1, column + 1);
        g_autofree char *a = ours ? place_text (&here.places[depth][column]) : g_strdup ("–");
        g_autofree char *b = place_text (&there.places[depth][column]);

        if (strcmp (a, b) != 0)
          add (differences, label, g_steal_pointer (&a), g_steal_pointer (&b));
      }
}

static void
compare_directions (GPtrArray *differences,
                    JsonNode  *ours,
                    JsonNode  *theirs)
{
  for (guint day = 0; day < LS_DAYS; day++)
    {
      g_autofree char *label = g_strdup_printf (_("Slots of day %u"), day + 1);
      g_autofree char *a = slots_text (ours ? hk_record_get_nth (ours, "rows", day) : NULL);
      g_autofree char *b = slots_text (hk_record_get_nth (theirs, "rows", day));

      if (strcmp (a, b) != 0)
        add (differences, label, g_steal_pointer (&a), g_steal_pointer (&b));
    }
}

static guint
count_spots (const HkBoardDraft *a,
             const HkBoardDraft *b,
             HkBoardLayer        layer)
{
  guint n = 0;

  for (guint row = 0; row < MAX (a->height, b->height); row++)
    for (guint column = 0; column < MAX (a->width, b->width); column++)
      n += hk_board_draft_get (a, layer, ls_spot (column, row)) != hk_board_draft_get (b, layer, ls_spot (column, row));
  return n;
}

static void
compare_boards (GPtrArray *differences,
                JsonNode  *ours,
                JsonNode  *theirs)
{
  static const char *const layers[HK_N_DRAWINGS] = { N_("Terrain"), N_("Sectors"), N_("Arrows") };
  HkBoardDraft a, b;

  if (!ours || !hk_board_draft_read (&a, ours) || !hk_board_draft_read (&b, theirs))
    return;
  if (a.width != b.width || a.height != b.height)
    add (differences, _("Size"), g_strdup_printf ("%u × %u", a.width, a.height),
         g_strdup_printf ("%u × %u", b.width, b.height));
  for (guint layer = 0; layer < HK_N_DRAWINGS; layer++)
    {
      guint n = count_spots (&a, &b, layer);

      if (n > 0)
        add (differences, _(layers[layer]), g_strdup (""),
             g_strdup_printf (ngettext ("%u spot differs", "%u spots differ", n), n));
    }
  if (memcmp (a.mist, b.mist, sizeof a.mist) != 0)
    add (differences, _("Mist lines"), g_strdup (""), g_strdup (_("differ")));
  if (a.n_slots != b.n_slots || memcmp (a.slots, b.slots, a.n_slots * sizeof (LsSlot)) != 0)
    add (differences, _("Spawn slots"), g_strdup_printf ("%u", a.n_slots), g_strdup_printf ("%u", b.n_slots));
  if (a.n_walls != b.n_walls || memcmp (a.walls, b.walls, a.n_walls * sizeof (LsSpots)) != 0)
    add (differences, _("Wall cutouts"), g_strdup_printf ("%u", a.n_walls), g_strdup_printf ("%u", b.n_walls));
}

static char *
value_text (JsonNode   *record,
            const char *path)
{
  const char *word = record ? hk_record_get_text (record, path) : NULL;

  return g_strdup (word ? hk_word_name (word) : "–");
}

static void
compare_cetusia (GPtrArray *differences,
                 JsonNode  *ours,
                 JsonNode  *theirs)
{
  static const struct
  {
    const char *path;
    const char *label;
  } members[] = { { "head.at", N_("Head at") },         { "head.attack", N_("Attack of the head") },
                  { "tail.at", N_("Tail at") },         { "tail.attack", N_("Attack of the tail") } };
  static const char *const areas[] = { "head.area", "tail.area" };

  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    {
      g_autofree char *a = value_text (ours, members[i].path);
      g_autofree char *b = value_text (theirs, members[i].path);

      if (strcmp (a, b) != 0)
        add (differences, _(members[i].label), g_steal_pointer (&a), g_steal_pointer (&b));
    }
  for (guint i = 0; i < G_N_ELEMENTS (areas); i++)
    {
      JsonNode *here = ours ? hk_record_get (ours, areas[i]) : NULL;
      JsonNode *there = hk_record_get (theirs, areas[i]);
      guint a = ours ? hk_record_get_length (ours, areas[i]) : 0;
      guint b = hk_record_get_length (theirs, areas[i]);

      if (!here || !there || !json_node_equal (here, there))
        add (differences, i == 0 ? _("Red area of the head") : _("Red area of the tail"),
             g_strdup_printf (ngettext ("%u spot", "%u spots", a), a),
             g_strdup_printf (ngettext ("%u spot", "%u spots", b), b));
    }
}

/* HkDifference; none if only the provenance differs. */
GPtrArray *
hk_record_differences (LsKind    kind,
                       JsonNode *ours,
                       JsonNode *theirs)
{
  GPtrArray *differences = g_ptr_array_new_with_free_func (difference_free);

  compare_fields (differences, kind, ours, theirs);
  if (kind == LS_KIND_SPAWN_CARDS)
    compare_cards (differences, ours, theirs);
  else if (kind == LS_KIND_DIRECTION_CARDS)
    compare_directions (differences, ours, theirs);
  else if (kind == LS_KIND_BOARDS)
    compare_boards (differences, ours, theirs);
  else if (kind == LS_KIND_CETUSIA_CARDS)
    compare_cetusia (differences, ours, theirs);
  else if (kind == LS_KIND_SCENARIOS
           && hk_record_get_length (theirs, "structures") + (ours ? hk_record_get_length (ours, "structures") : 0) > 0
           && (!ours || !json_node_equal (hk_record_get (ours, "structures"), hk_record_get (theirs, "structures"))))
    add (differences, _("Structures of the town"),
         g_strdup_printf ("%u", ours ? hk_record_get_length (ours, "structures") : 0),
         g_strdup_printf ("%u", hk_record_get_length (theirs, "structures")));
  return differences;
}
