/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads what a pack says of the town: structures with their prices and yields; and action tokens and substitutes. */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "pack.h"

#define MAX_SPOTS_PRINTED 4

static const char *const class_names[] = { "defense", "wall", "building", NULL }; /* in the order of LsStructureClass */

const LsStructureFacts *
ls_pack_structure (const LsPack *self,
                   const char   *id)
{
  for (guint i = 0; i < self->n_structures; i++)
    if (strcmp (self->structures[i].type.id, id) == 0)
      return &self->structures[i];
  return NULL;
}

/* --- Structures --- */

/* {"gold": 2}, {"materials": 1} or both. FALSE: there is none. */
static gboolean
read_purse (const AutomaPlace *record,
            const char        *member,
            LsPurse           *purse)
{
  static const char *const members[] = { "gold", "materials", NULL };
  AutomaPlace at, one;
  int amounts[2] = { 0, 0 };

  if (!automa_place_member (record, member, &at))
    return FALSE;
  if (automa_place_object (&at, members))
    for (guint i = 0; members[i]; i++)
      if (automa_place_member (&at, members[i], &one))
        automa_place_int (&one, 1, 99, &amounts[i]);
  *purse = (LsPurse){ (guint8) amounts[0], (guint8) amounts[1] };
  return TRUE;
}

static gboolean
read_bool (const AutomaPlace *record,
           const char        *member)
{
  AutomaPlace at;
  gboolean value = FALSE;

  if (automa_place_member (record, member, &at))
    automa_place_bool (&at, &value);
  return value;
}

/* What a position knows of it too, but with this pack's numbers. */
static gboolean
read_type (const AutomaPlace *record,
           const LsPack      *self,
           LsStructureType   *type)
{
  AutomaPlace at;
  const char *id;
  const LsStructureType *known;
  guint class_;
  int spots, hit_points;

  if (!automa_place_need (record, "id", &at) || !automa_place_string (&at, &id))
    return FALSE;
  known = ls_structure_type_find (id);
  if (!known)
    automa_place_problem (&at, _("\"%s\" is no structure"), id);
  else if (ls_pack_structure (self, id))
    automa_place_problem (&at, _("there is a structure \"%s\" already"), id);
  if (!automa_place_need (record, "class", &at) || !automa_place_word (&at, class_names, &class_)
      || !automa_place_need (record, "spots", &at) || !automa_place_int (&at, 0, MAX_SPOTS_PRINTED, &spots)
      || !automa_place_need (record, "hit-points", &at) || !automa_place_int (&at, 1, 99, &hit_points) || !known)
    return FALSE;
  *type = *known;
  type->class_ = (LsStructureClass) class_;
  type->spots = (guint) spots;
  type->hit_points = (guint) hit_points;
  return TRUE;
}

static void
read_structure (const AutomaPlace *record,
                LsPack            *self)
{
  static const char *const members[]
    = { "id",    "class",        "spots",        "hit-points",     "production", "unique",  "cost",      "gain",
        "yield", "upgrade-cost", "upgrade-gain", "upgraded-yield", "workers",    "equipment", "mist-back", "becomes",
        "source", NULL };
  LsStructureFacts facts = { 0 };
  AutomaPlace at;

  if (!automa_place_object (record, members))
    return;
  ls_record_text (record, "source");
  facts.buildable = read_purse (record, "cost", &facts.cost);
  facts.upgradable = read_purse (record, "upgrade-cost", &facts.upgrade_cost);
  read_purse (record, "gain", &facts.gain);
  read_purse (record, "upgrade-gain", &facts.upgrade_gain);
  read_purse (record, "yield", &facts.yield[FALSE]);
  read_purse (record, "upgraded-yield", &facts.yield[TRUE]);
  facts.production = read_bool (record, "production");
  facts.unique = read_bool (record, "unique");
  facts.workers = (guint8) automa_place_int_if (record, "workers", 0, 9, 0);
  facts.equipment = (guint8) automa_place_int_if (record, "equipment", 0, 9, 0);
  facts.mist_back = (guint8) automa_place_int_if (record, "mist-back", 0, 9, 0);
  if (automa_place_member (record, "becomes", &at))
    facts.becomes = ls_record_text (record, "becomes");
  if (facts.becomes && !ls_structure_type_find (facts.becomes))
    automa_place_problem (&at, _("\"%s\" is no structure"), facts.becomes);
  if (read_type (record, self, &facts.type))
    self->structures[self->n_structures++] = facts;
}

/* Every structure that there is must be there: a game finds all of them in its pack. */
void
ls_structures_read (const AutomaPlace *place,
                    LsPack            *self)
{
  ls_records_read (place, self, "automa-structures/1", "structures", LS_MAX_STRUCTURE_TYPES, read_structure);
  for (const LsStructureType *type = ls_structure_types; type->id; type++)
    if (!ls_pack_structure (self, type->id))
      automa_place_problem (place, _("expected a record for the structure \"%s\""), type->id);
}

/* --- Action tokens --- */

static void
read_actions (const AutomaPlace *record,
              LsPack            *self)
{
  static const char *const members[] = { "heroes", "tokens", "source", NULL };
  static const char *const numbers[] = { "solo", "1", "2", "3", "4", NULL };
  AutomaPlace at;
  guint heroes;
  int tokens;

  G_STATIC_ASSERT (G_N_ELEMENTS (numbers) == LS_MAX_PLAYERS + 2);

  if (!automa_place_object (record, members))
    return;
  ls_record_text (record, "source");
  if (automa_place_need (record, "heroes", &at) && automa_place_word (&at, numbers, &heroes)
      && automa_place_need (record, "tokens", &at) && automa_place_int (&at, 1, 99, &tokens))
    self->actions[heroes] = (guint8) tokens;
}

void
ls_actions_read (const AutomaPlace *place,
                 LsPack            *self)
{
  ls_records_read (place, self, "automa-action-tokens/1", "actions", LS_MAX_PLAYERS + 1, read_actions);
  for (guint i = 0; i <= LS_MAX_PLAYERS; i++)
    if (i != 1 && self->actions[i] == 0)
      automa_place_problem (place, _("expected records for 2, 3 and 4 heroes and for solo play"));
}

/* --- Substitutes --- */

static void
read_substitute (const AutomaPlace *record,
                 LsPack            *self)
{
  static const char *const members[] = { "place", "figure", "source", NULL };
  LsSupply *box = &self->figures;
  AutomaPlace at;
  const char *name;
  int place, figure;

  if (!automa_place_object (record, members))
    return;
  ls_record_text (record, "source");
  if (!automa_place_need (record, "place", &at) || !automa_place_int (&at, 1, LS_N_FIGURES, &place))
    return;
  if (place != box->n_substitutes + 1)
    automa_place_problem (&at, _("expected the places from 1, in order"));
  if (!automa_place_need (record, "figure", &at) || !automa_place_string (&at, &name))
    return;
  figure = ls_figure_from_name (name);
  if (figure < 0)
    automa_place_problem (&at, _("\"%s\" is no figure of the box"), name);
  else if (memchr (box->substitutes, figure, box->n_substitutes))
    automa_place_problem (&at, _("%s stands there twice"), name);
  else
    box->substitutes[box->n_substitutes++] = (guint8) figure;
}

void
ls_substitutes_read (const AutomaPlace *place,
                     LsPack            *self)
{
  ls_records_read (place, self, "automa-substitutes/1", "figures", LS_N_FIGURES, read_substitute);
}
