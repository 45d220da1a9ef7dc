/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads the bosses' cards: Alerion and Cetusia cards, the Dryad's growth track and the places of her monoliths. */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "pack.h"

/* `sources` tells where single members come from. */
static void
check_sources (const AutomaPlace *record,
               const char *const *members)
{
  AutomaPlace at;

  ls_record_text (record, "source");
  if (automa_place_member (record, "sources", &at))
    automa_place_object (&at, members);
}

static void
read_alerion (const AutomaPlace *record,
              LsPack            *self)
{
  static const char *const members[] = { "id", "phase", "place", "column", "depth", "source", NULL };

  if (!automa_place_object (record, members))
    return;
  ls_record_text (record, "id");
  ls_record_text (record, "source");
  self->alerions[self->n_alerions++] = (LsAlerionCard){
    .phase = (guint8) automa_place_need_int (record, "phase", 1, 2),
    .place = (guint8) automa_place_need_int (record, "place", 1, LS_ALERIONS),
    .column = (guint8) automa_place_need_int (record, "column", 1, LS_CARD_COLUMNS),
    .depth = (guint8) automa_place_need_int (record, "depth", 1, LS_CARD_DEPTH),
  };
}

static void
need_all (const AutomaPlace *place,
          guint              found,
          guint              wanted)
{
  if (automa_problems_count (place->problems) == 0 && found != wanted)
    automa_place_problem (place, _("expected %u records"), wanted);
}

void
ls_alerion_cards_read (const AutomaPlace *place,
                       LsPack            *self)
{
  ls_records_read (place, self, "automa-alerion-cards/1", "cards", LS_ALERIONS, read_alerion);
  need_all (place, self->n_alerions, LS_ALERIONS);
}

static void
read_attack (const AutomaPlace *record,
             LsPack            *self)
{
  static const char *const members[] = { "id", "name", "stage-1", "stage-2", "source", "sources", NULL };
  LsCetusiaAttack *attack = &self->cetusia_attacks[self->n_cetusia_attacks++];

  if (!automa_place_object (record, members))
    return;
  attack->id = ls_record_text (record, "id");
  attack->name = ls_record_text (record, "name");
  attack->damage[0] = ls_record_count (record, "stage-1");
  attack->damage[1] = ls_record_count (record, "stage-2");
  check_sources (record, members);
}

void
ls_cetusia_attacks_read (const AutomaPlace *place,
                         LsPack            *self)
{
  ls_records_read (place, self, "automa-cetusia-attacks/1", "attacks", LS_CETUSIA_ATTACKS, read_attack);
}

static LsSpot
read_spot (const AutomaPlace *at)
{
  const char *text = NULL;
  LsSpot spot = LS_NO_SPOT;

  if (automa_place_string (at, &text))
    spot = ls_spot_from_name (text);
  if (text && spot == LS_NO_SPOT)
    automa_place_problem (at, _("\"%s\" is no spot; expected a column and a row, such as \"C7\""), text);
  return spot;
}

static void
read_area (const AutomaPlace *place,
           LsCetusiaPiece    *piece)
{
  AutomaPlace list, at;
  guint n;

  if (!automa_place_need (place, "area", &list) || !automa_place_array (&list, 1, LS_MAX_RED_AREA, &n))
    return;
  for (guint i = 0; i < n; i++)
    {
      automa_place_element (&list, i, &at);
      piece->area[piece->n++] = read_spot (&at);
    }
}

static void
read_piece (const AutomaPlace *record,
            const char        *member,
            const LsPack      *self,
            LsCetusiaPiece    *piece)
{
  static const char *const members[] = { "at", "attack", "area", NULL };
  AutomaPlace place, at;
  const char *attack;

  if (!automa_place_need (record, member, &place) || !automa_place_object (&place, members))
    return;
  if (automa_place_need (&place, "at", &at))
    piece->at = read_spot (&at);
  read_area (&place, piece);
  if (!automa_place_need (&place, "attack", &at) || !automa_place_string (&at, &attack))
    return;
  while (piece->attack < self->n_cetusia_attacks
         && g_strcmp0 (self->cetusia_attacks[piece->attack].id, attack) != 0)
    piece->attack++;
  if (piece->attack == self->n_cetusia_attacks)
    {
      automa_place_problem (&at, _("Cetusia has no attack \"%s\""), attack);
      piece->attack = 0;
    }
}

static void
read_cetusia (const AutomaPlace *record,
              LsPack            *self)
{
  static const char *const members[] = { "id", "head", "tail", "source", NULL };
  LsCetusiaCard *card = &self->cetusia[self->n_cetusia++];

  if (!automa_place_object (record, members))
    return;
  card->id = ls_record_text (record, "id");
  ls_record_text (record, "source");
  read_piece (record, "head", self, &card->pieces[LS_CETUSIA_HEAD]);
  read_piece (record, "tail", self, &card->pieces[LS_CETUSIA_TAIL]);
  if (card->pieces[LS_CETUSIA_HEAD].at == card->pieces[LS_CETUSIA_TAIL].at)
    automa_place_problem (record, _("head and tail cannot share a spot"));
}

/* After her attacks. */
void
ls_cetusia_cards_read (const AutomaPlace *place,
                       LsPack            *self)
{
  ls_records_read (place, self, "automa-cetusia-cards/1", "cards", LS_CETUSIA_CARDS, read_cetusia);
  need_all (place, self->n_cetusia, LS_CETUSIA_CARDS);
}

static void
read_stage (const AutomaPlace *record,
            LsPack            *self)
{
  static const char *const members[] = { "stage", "name", "spots", "source", "sources", NULL };

  if (!automa_place_object (record, members))
    return;
  ls_record_text (record, "name");
  check_sources (record, members);
  if (automa_place_need_int (record, "stage", 1, LS_GROWTH_STAGES) != (int) self->n_growth + 1)
    automa_place_problem (record, _("expected the stages from 1, in order"));
  self->growth[self->n_growth++] = (guint8) automa_place_need_int (record, "spots", 0, LS_MAX_SIDE);
}

void
ls_growth_track_read (const AutomaPlace *place,
                      LsPack            *self)
{
  ls_records_read (place, self, "automa-growth-track/1", "stages", LS_GROWTH_STAGES, read_stage);
  need_all (place, self->n_growth, LS_GROWTH_STAGES);
}

static void
read_monolith (const AutomaPlace *record,
               LsPack            *self)
{
  static const char *const members[] = { "id", "along", "ahead", "source", NULL };
  LsMonolithPlace *monolith = &self->monoliths[self->n_monoliths++];

  if (!automa_place_object (record, members))
    return;
  ls_record_text (record, "id");
  ls_record_text (record, "source");
  monolith->along = (gint8) automa_place_need_int (record, "along", -4, 5);
  monolith->ahead = (gint8) automa_place_need_int (record, "ahead", -4, 4);
  if (monolith->ahead == 0 && (monolith->along == 0 || monolith->along == 1))
    automa_place_problem (record, _("a monolith cannot stand where the Dryad does"));
}

void
ls_monoliths_read (const AutomaPlace *place,
                   LsPack            *self)
{
  ls_records_read (place, self, "automa-monoliths/1", "monoliths", LS_MONOLITHS, read_monolith);
  need_all (place, self->n_monoliths, LS_MONOLITHS);
}
