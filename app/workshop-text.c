/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workshop-text.h"

#include <string.h>
#include <glib/gi18n.h>

#include "record-fields.h"
#include "record-json.h"

/* A source prints it, or the table has looked at it and nothing has changed since. */
gboolean
hk_record_is_checked (const LsRecord *record)
{
  return record->provenance != AUTOMA_UNVERIFIED && !record->outdated;
}

const char *
hk_record_mark_icon (const LsRecord *record)
{
  if (record->outdated)
    return "dialog-warning-symbolic";
  if (record->own)
    return record->corrected ? "document-edit-symbolic" : "object-select-symbolic";
  return record->provenance == AUTOMA_UNVERIFIED ? "dialog-question-symbolic" : "accessories-dictionary-symbolic";
}

char *
hk_record_mark_text (const LsRecord *record)
{
  if (record->outdated)
    return g_strdup (_("The shipped value has changed since"));
  if (record->own)
    return g_strdup (record->corrected ? _("Corrected by you") : _("Confirmed by you"));
  if (record->provenance == AUTOMA_UNVERIFIED)
    return g_strdup (_("Not compared yet"));
  /* Translators: where a value is printed: "Printed: EN 13" */
  return g_strdup_printf (_("Printed: %s"), record->source);
}

/* The label of a member, or its name in the record. */
static const char *
member_label (LsKind      kind,
              const char *member)
{
  const HkField *fields = hk_record_fields (kind);

  for (guint i = 0; fields && fields[i].path; i++)
    if (strcmp (fields[i].path, member) == 0)
      return _(fields[i].label);
  return member;
}

/* Single values that a source prints in a record that is otherwise a stand-in. */
static void
add_printed (GString        *text,
             const LsRecord *record)
{
  JsonNode *sources = record->current ? hk_record_get (record->current, "sources") : NULL;
  g_autoptr (GString) list = g_string_new (NULL);
  JsonObjectIter iter;
  const char *member;
  JsonNode *source;

  if (!sources || !JSON_NODE_HOLDS_OBJECT (sources))
    return;
  json_object_iter_init_ordered (&iter, json_node_get_object (sources));
  while (json_object_iter_next_ordered (&iter, &member, &source))
    {
      const char *page = hk_record_get_text (sources, member);

      if (!page || strcmp (page, AUTOMA_UNVERIFIED_SOURCE) == 0)
        continue;
      g_string_append (list, list->len > 0 ? "; " : "");
      /* Translators: a value and the page that prints it, in a list: "Steps (EN 13)" */
      g_string_append_printf (list, _("%s (%s)"), member_label (record->kind, member), page);
    }
  if (list->len == 0)
    return;
  g_string_append_c (text, ' ');
  /* Translators: values with their pages */
  g_string_append_printf (text, _("Printed in the rulebooks: %s."), list->str);
}

char *
hk_record_provenance_text (const LsRecord *record)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (record->own && !record->shipped)
    g_string_append (text, _("You have added this; it did not come with the app."));
  else if (record->own && record->corrected)
    g_string_append (text, _("You have corrected this to match your box."));
  else if (record->own)
    g_string_append (text, _("You have compared this with your box and confirmed it."));
  else if (record->provenance == AUTOMA_UNVERIFIED)
    g_string_append (text, _("No source at hand prints this. It is our best stand-in until you compare it with your box."));
  else
    g_string_append_printf (text, _("This is printed in the sources: %s."), record->source);
  if (record->outdated)
    {
      g_string_append_c (text, ' ');
      g_string_append (text, _("The app ships another value now than when you looked at it."));
    }
  add_printed (text, record);
  return g_strdup (text->str);
}

const char *
hk_kind_place (LsKind kind)
{
  static const char *const places[LS_N_KINDS] = {
    [LS_KIND_BOARDS] = N_("The board of the scenario, laid out as the set-up says"),
    [LS_KIND_SCENARIOS] = N_("The set-up of the scenario in the scenario book"),
    [LS_KIND_STRUCTURES] = N_("Structure tiles and the construction sheet"),
    [LS_KIND_MONSTERS] = N_("The monsters’ reference cards"),
    [LS_KIND_FIGURES] = N_("Count the figures in the box"),
    [LS_KIND_SUBSTITUTES] = N_("The rulebook, where figures run out"),
    [LS_KIND_SPAWN_CARDS] = N_("The fronts of the spawn pattern cards; the row nearest to the town first"),
    [LS_KIND_DIRECTION_CARDS] = N_("The spawn direction cards: a row of slots for each day"),
    [LS_KIND_PANIC] = N_("The panic track, from the left"),
    [LS_KIND_DICE] = N_("The six faces of the die, in any order"),
    [LS_KIND_ALERION_CARDS] = N_("The Alerion cards of the Harpy"),
    [LS_KIND_CETUSIA_CARDS] = N_("Cetusia’s cards: where head and tail come up, and the red areas"),
    [LS_KIND_CETUSIA_ATTACKS] = N_("Cetusia’s boss sheet, both stages"),
    [LS_KIND_GROWTH_TRACK] = N_("The Dryad’s growth track"),
    [LS_KIND_MONOLITHS] = N_("The picture of the Dryad with her monoliths"),
    [LS_KIND_ARMORS] = N_("The armor and shield cards"),
    [LS_KIND_POTIONS] = N_("The potion cards and tokens"),
    [LS_KIND_PRICES] = N_("The town sheet and the rulebook"),
    [LS_KIND_ACTION_TOKENS] = N_("The heroes’ set-up in the rulebook"),
  };

  return _(places[kind]);
}

char *
hk_progress_text (LsProgress progress)
{
  if (progress.all > 0 && progress.checked == progress.all)
    return g_strdup (_("Everything that this scenario needs has been checked"));
  /* Translators: how many of the records that a scenario needs have been compared with the box */
  return g_strdup_printf (_("%u of %u checked"), progress.checked, progress.all);
}

const char *
hk_import_state_text (LsImportState state)
{
  switch (state)
    {
    case LS_IMPORT_SAME:
      return _("The same as yours");
    case LS_IMPORT_CONFIRMS:
      return _("Confirms what is here");
    case LS_IMPORT_NEW:
      return _("Not here yet");
    case LS_IMPORT_DIFFERS:
      return _("Differs from what is shipped");
    case LS_IMPORT_CONFLICTS:
    default:
      return _("Differs from what you have confirmed or corrected");
    }
}

char *
hk_done_text (const char *name,
              const char *what)
{
  if (strcmp (what, "confirm") == 0)
    /* Translators: a record of the workshop, such as "Clawer" or "Spawn card 7" */
    return g_strdup_printf (_("%s is confirmed"), name);
  if (strcmp (what, "reset") == 0)
    /* Translators: a record of the workshop */
    return g_strdup_printf (_("%s is as shipped again"), name);
  /* Translators: a record of the workshop */
  return g_strdup_printf (_("%s is corrected"), name);
}
