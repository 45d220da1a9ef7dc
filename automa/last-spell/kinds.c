/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "kinds.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "board-json.h"
#include "core/sentences.h"

#define LIST(id, list, key, ...) { id, id ".json", list, key, "automa-" id "/1", ##__VA_ARGS__ }

const AutomaRecordKind ls_kinds[LS_N_KINDS] = {
  [LS_KIND_BOARDS] = { "boards", "boards", NULL, "id", LS_BOARD_FORMAT, FALSE },
  [LS_KIND_SCENARIOS] = LIST ("scenarios", "scenarios", "id", FALSE),
  [LS_KIND_STRUCTURES] = LIST ("structures", "structures", "id", FALSE),
  [LS_KIND_MONSTERS] = LIST ("monsters", "monsters", "id", FALSE),
  [LS_KIND_FIGURES] = LIST ("figures", "figures", "type", FALSE),
  [LS_KIND_SUBSTITUTES] = LIST ("substitutes", "figures", "place", TRUE),
  [LS_KIND_SPAWN_CARDS] = LIST ("spawn-cards", "cards", "id", FALSE),
  [LS_KIND_DIRECTION_CARDS] = LIST ("direction-cards", "cards", "id", TRUE),
  [LS_KIND_PANIC] = LIST ("panic", "slots", "slot", TRUE),
  [LS_KIND_DICE] = LIST ("dice", "dice", "die", FALSE),
  [LS_KIND_ALERION_CARDS] = LIST ("alerion-cards", "cards", "id", FALSE),
  [LS_KIND_CETUSIA_CARDS] = LIST ("cetusia-cards", "cards", "id", FALSE),
  [LS_KIND_CETUSIA_ATTACKS] = LIST ("cetusia-attacks", "attacks", "id", FALSE),
  [LS_KIND_GROWTH_TRACK] = LIST ("growth-track", "stages", "stage", FALSE),
  [LS_KIND_MONOLITHS] = LIST ("monoliths", "monoliths", "id", FALSE),
  [LS_KIND_ARMORS] = LIST ("armors", "armors", "id", FALSE),
  [LS_KIND_POTIONS] = LIST ("potions", "potions", "id", FALSE),
  [LS_KIND_PRICES] = LIST ("prices", "prices", "id", FALSE),
  [LS_KIND_ACTION_TOKENS] = LIST ("action-tokens", "actions", "heroes", FALSE),
};

/* What people call all of them, and one of them by its key; NULL: by the name that the record or its key has. */
static const struct
{
  const char *name;
  const char *one;
} names[LS_N_KINDS] = {
  [LS_KIND_BOARDS] = { N_("Boards"), NULL },
  [LS_KIND_SCENARIOS] = { N_("Scenarios"), NULL },
  [LS_KIND_STRUCTURES] = { N_("Structures"), NULL },
  [LS_KIND_MONSTERS] = { N_("Monsters"), NULL },
  [LS_KIND_FIGURES] = { N_("Figures in the box"), NULL },
  /* Translators: who comes in place of figures that are used up */
  [LS_KIND_SUBSTITUTES] = { N_("Substitutes"), N_("Substitute %s") },
  [LS_KIND_SPAWN_CARDS] = { N_("Spawn cards"), N_("Spawn card %s") },
  [LS_KIND_DIRECTION_CARDS] = { N_("Spawn direction cards"), N_("Spawn direction card %s") },
  [LS_KIND_PANIC] = { N_("Panic track"), N_("Panic slot %s") },
  [LS_KIND_DICE] = { N_("Defense dice"), NULL },
  [LS_KIND_ALERION_CARDS] = { N_("Alerion cards"), N_("Alerion card %s") },
  [LS_KIND_CETUSIA_CARDS] = { N_("Cetusia’s cards"), N_("Cetusia’s card %s") },
  [LS_KIND_CETUSIA_ATTACKS] = { N_("Cetusia’s attacks"), NULL },
  [LS_KIND_GROWTH_TRACK] = { N_("The Dryad’s growth track"), N_("Growth stage %s") },
  [LS_KIND_MONOLITHS] = { N_("The Dryad’s monoliths"), N_("Monolith “%s”") },
  [LS_KIND_ARMORS] = { N_("Armors and shields"), NULL },
  [LS_KIND_POTIONS] = { N_("Potions"), NULL },
  /* Translators: what is paid for by day, like a repair or a recruit */
  [LS_KIND_PRICES] = { N_("Prices of the day"), NULL },
  [LS_KIND_ACTION_TOKENS] = { N_("Action tokens"), NULL },
};

const char *
ls_kind_name (LsKind kind)
{
  return _(names[kind].name);
}

int
ls_kind_from_id (const char *id)
{
  for (guint i = 0; i < LS_N_KINDS; i++)
    if (strcmp (ls_kinds[i].id, id) == 0)
      return (int) i;
  return -1;
}

/* What is paid for, in the order of LsPrice. */
static const char *const prices[LS_N_PRICES] = { N_("Repair of a flame"),          N_("New cards in the shop"),
                                                 N_("The seer: a mist tile back"), N_("The seer: a card to the bottom"),
                                                 N_("Second hero in solo play"),   N_("Third hero in solo play"),
                                                 N_("Fourth hero in solo play") };

static const char *const potions[] = { N_("Green potion"), N_("Red potion"), N_("Blue potion"), N_("Yellow potion") };

/* What has no name in the record. */
static char *
name_by_key (LsKind      kind,
             const char *key)
{
  const LsStructureType *structure = ls_structure_type_find (key);

  for (guint i = 0; kind == LS_KIND_PRICES && i < LS_N_PRICES; i++)
    if (strcmp (ls_price_names[i], key) == 0)
      return g_strdup (_(prices[i]));
  for (guint i = 0; kind == LS_KIND_POTIONS && ls_potion_names[i]; i++)
    if (strcmp (ls_potion_names[i], key) == 0)
      return g_strdup (_(potions[i]));

  if (kind == LS_KIND_STRUCTURES && structure)
    return automa_capitalized (g_strdup (ls_structure_name (structure)));
  if (kind == LS_KIND_DICE)
    return g_strdup (strcmp (key, "blue") == 0 ? _("Blue die") : strcmp (key, "orange") == 0 ? _("Orange die") : key);
  if (kind == LS_KIND_ACTION_TOKENS && strcmp (key, "solo") == 0)
    return g_strdup (_("Action tokens in solo play"));
  if (kind == LS_KIND_ACTION_TOKENS)
    /* Translators: a number of heroes */
    return g_strdup_printf (_("Action tokens with %s heroes"), key);
  return g_strdup (key);
}

char *
ls_kind_record_name (LsKind    kind,
                     JsonNode *record)
{
  g_autofree char *key = automa_record_key (record, &ls_kinds[kind]);
  JsonNode *name = NULL;

  if (!key)
    return g_strdup ("?");
  if (names[kind].one)
    {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
      return g_strdup_printf (_(names[kind].one), key);
#pragma GCC diagnostic pop
    }
  name = json_object_get_member (json_node_get_object (record), "name");
  if (name && JSON_NODE_HOLDS_VALUE (name) && json_node_get_value_type (name) == G_TYPE_STRING)
    return g_strdup (ls_record_name (json_node_get_string (name)));
  return name_by_key (kind, key);
}

GPtrArray *
ls_pack_records (const LsPack *pack,
                 LsKind        kind)
{
  const AutomaRecordKind *what = &ls_kinds[kind];
  g_autoptr (AutomaProblems) ignored = automa_problems_new (what->file); /* it could be read when the pack was */
  g_autoptr (GPtrArray) own = automa_overlay_records (pack->overlay, what);
  gboolean alone = own->len > 0 && what->closed && automa_overlay_is_whole (pack->overlay);
  g_autoptr (AutomaOverlay) shipped = automa_overlay_load (alone ? NULL : pack->folder, what, 1, ignored);
  g_autoptr (GPtrArray) base = automa_overlay_records (shipped, what);
  GPtrArray *records = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);

  for (guint i = 0; i < base->len; i++)
    {
      g_autofree char *key = automa_record_key (g_ptr_array_index (base, i), what);
      JsonNode *correction = automa_overlay_find (pack->overlay, what, key);

      g_ptr_array_add (records,
                       correction ? automa_record_plain (correction) : json_node_ref (g_ptr_array_index (base, i)));
    }
  for (guint i = 0; i < own->len; i++)
    {
      g_autofree char *key = automa_record_key (g_ptr_array_index (own, i), what);

      if (key && !automa_overlay_find (shipped, what, key))
        g_ptr_array_add (records, automa_record_plain (g_ptr_array_index (own, i)));
    }
  return records;
}

JsonNode *
ls_find_record (GPtrArray  *records,
                LsKind      kind,
                const char *key)
{
  for (guint i = 0; i < records->len; i++)
    {
      g_autofree char *other = automa_record_key (g_ptr_array_index (records, i), &ls_kinds[kind]);

      if (g_strcmp0 (other, key) == 0)
        return g_ptr_array_index (records, i);
    }
  return NULL;
}
