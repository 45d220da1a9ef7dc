/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A boss's blow worked out a second time, from the state before it alone: Cetusia's red areas, the Dryad's sectors. */
#include "audit-private.h"

#include <string.h>

#define DRYAD_DAMAGE 2
#define DRYAD_MATURE 3

typedef struct
{
  LsAuditToll  *toll;
  const LsSpot *red; /* Cetusia's, or NULL for the Dryad */
  guint         n;
  gboolean      sectors[128]; /* the Dryad's */
  guint         damage;
  const char   *by;
} Blow;

static gboolean
reaches (const Blow *self,
         LsSpot      spot)
{
  for (guint i = 0; i < self->n; i++)
    if (self->red[i] == spot)
      return TRUE;
  return !self->red && self->sectors[(guchar) self->toll->game->board->sector[spot] & 127];
}

static gboolean
reaches_any (const Blow    *self,
             const LsSpots *spots)
{
  for (guint i = 0; i < spots->n; i++)
    if (reaches (self, spots->at[i]))
      return TRUE;
  return FALSE;
}

/* A tower that has not fallen yet takes the blow for the hero on it. */
static gboolean
has_tower (const Blow *self,
           LsSpot      spot)
{
  const LsGame *game = self->toll->game;

  for (guint i = 0; i < game->n_structures; i++)
    if (game->structures[i].type->entry == LS_HERO_ON_TOP && ls_spots_contain (&game->structures[i].spots, spot)
        && game->structures[i].flames + self->toll->structures[i] < game->structures[i].type->hit_points)
      return TRUE;
  return FALSE;
}

static void
fall (Blow    *self,
      gboolean on_monsters)
{
  const LsGame *game = self->toll->game;

  for (guint i = 0; i < game->n_heroes; i++)
    if (game->sheets[i].on_board && reaches (self, game->heroes[i].at) && !has_tower (self, game->heroes[i].at))
      {
        self->toll->heroes[i] += self->damage;
        ls_audit_meet (self->toll, i, self->by, self->damage, FALSE);
      }
  for (guint i = 0; i < game->n_structures; i++)
    if (reaches_any (self, &game->structures[i].spots))
      self->toll->structures[i] += self->damage;
  for (guint i = 0; on_monsters && i < game->n_monsters; i++)
    if (reaches_any (self, &game->monsters[i].spots))
      self->toll->monsters[i] += self->damage;
}

/* The first monster of a type that begins so. */
const LsMonster *
ls_audit_find (const LsGame *game,
               const char   *prefix)
{
  for (guint i = 0; i < game->n_monsters; i++)
    if (g_str_has_prefix (ls_audit_type (game, i)->id, prefix))
      return &game->monsters[i];
  return NULL;
}

/* `cetusia.attack`: the head's red area, then the tail's. */
static void
cetusia (LsAuditToll *toll)
{
  static const char *const pieces[] = { "cetusia-head", "cetusia-tail" };
  const LsCetusiaCard *card = &toll->game->pack->cetusia[toll->game->boss.card - 1];

  for (guint i = 0; i < G_N_ELEMENTS (pieces); i++)
    {
      const LsMonster *piece = ls_audit_find (toll->game, pieces[i]);
      Blow blow = { .toll = toll,
                    .by = piece ? piece->id : NULL,
                    .red = card->pieces[i].area,
                    .n = card->pieces[i].n,
                    .damage = toll->game->pack->cetusia_attacks[card->pieces[i].attack]
                                .damage[toll->game->boss.stage - 1] };

      if (piece)
        fall (&blow, TRUE);
    }
}

/* `dryad.growth`: a sector counts if a spot of it lies in her area or under her; mature, also if it touches one. */
static void
dryad (LsAuditToll *toll)
{
  const LsGame *game = toll->game;
  const LsMonster *self = ls_audit_find (game, "dryad");
  Blow blow = { .toll = toll, .by = self ? self->id : NULL, .damage = DRYAD_DAMAGE };
  gboolean own[128] = { FALSE };

  for (guint row = 0; self && row < game->board->height; row++)
    for (guint column = 0; column < game->board->width; column++)
      for (guint i = 0; i < self->spots.n; i++)
        if (ABS ((int) column - (int) ls_spot_column (self->spots.at[i])) <= 1
            && ABS ((int) row - (int) ls_spot_row (self->spots.at[i])) <= 1)
          own[(guchar) game->board->sector[ls_spot (column, row)] & 127] = TRUE;
  memcpy (blow.sectors, own, sizeof own);
  for (guint row = 0; game->boss.stage == DRYAD_MATURE && row < game->board->height; row++)
    for (guint column = 0; column < game->board->width; column++)
      for (LsFacing side = LS_NORTH; side < LS_N_FACINGS; side++)
        {
          LsSpot spot = ls_spot (column, row);
          LsSpot beside = ls_spot_beside (spot, side);

          if (game->board->sector[spot] && game->board->sector[beside]
              && own[(guchar) game->board->sector[beside] & 127])
            blow.sectors[(guchar) game->board->sector[spot] & 127] = TRUE;
        }
  blow.sectors[0] = FALSE;
  if (self)
    fall (&blow, FALSE);
}

void
ls_audit_count_boss (LsAuditToll *toll)
{
  if (toll->game->attack_part == LS_PART_BOSS_FIRST && toll->game->boss.card != 0)
    cetusia (toll);
  else if (toll->game->attack_part == LS_PART_BOSS_LAST)
    dryad (toll);
}
