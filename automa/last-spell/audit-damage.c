/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the attacks of a step add up to, by section 9 of the rules, against what the state after it shows. */
#include "audit-private.h"

#define MANA_A_DRAIN 2

static void
expect (LsAuditToll *self,
        const char  *who,
        const char  *what,
        guint        is,
        guint        should_be)
{
  if (is != should_be)
    g_ptr_array_add (self->breaches,
                     g_strdup_printf ("%s: %u %s after the attack, %u by the rules", who, is, what, should_be));
}

static guint
count_tokens (guint8 tokens)
{
  guint n = 0;

  for (guint i = 0; i < LS_MAX_MOVEMENT_TOKENS; i++)
    n += tokens & 1 << i ? 1 : 0;
  return n;
}

/* `damage.hero`, `damage.armor`, `attack.mana-drain`. */
static void
compare_heroes (LsAuditToll  *self,
                const LsGame *after)
{
  for (guint i = 0; i < self->game->n_heroes; i++)
    {
      LsHero hero = self->game->heroes[i];
      const LsHeroSheet *sheet = &self->game->sheets[i];
      gboolean armor_up = sheet->armor_up && self->game->stage != LS_STAGE_HEROES;
      guint stopped = self->carded[i] + sheet->stopped + (armor_up ? 1u : 0u);
      guint drained = MANA_A_DRAIN * self->drains[i];
      guint back = 0;

      hero.wounds += self->heroes[i] - MIN (self->heroes[i], stopped);
      hero.mana -= MIN (hero.mana, drained);
      ls_audit_wounded (self, i, &hero, &back);
      expect (self, hero.id, "wounds", after->heroes[i].wounds, hero.wounds);
      expect (self, hero.id, "mana", after->heroes[i].mana, hero.mana);
      if (after->stage == self->game->stage) /* with the hero phase all come back */
        expect (self, hero.id, "tokens spent", count_tokens (after->sheets[i].spent),
                count_tokens (sheet->spent) - MIN (count_tokens (sheet->spent), back));
    }
  ls_audit_cards_after (self, after);
}

/* `damage.structure`, `damage.destroyed`, `damage.circle`; and any damage takes a corpse pile off the board. */
static void
compare_town (LsAuditToll  *self,
              const LsGame *after)
{
  guint structures = 0;
  guint tokens = 0;

  for (guint i = 0; i < self->game->n_structures; i++)
    {
      const LsStructure *structure = &self->game->structures[i];
      guint flames = MIN (structure->flames + self->structures[i], structure->type->hit_points);
      int now = ls_game_find_structure (after, structure->id);

      structures += flames < structure->type->hit_points ? 1 : 0;
      expect (self, structure->id, "flames", now < 0 ? structure->type->hit_points : after->structures[now].flames,
              flames);
    }
  for (guint i = 0; i < self->game->n_tokens; i++)
    {
      tokens += self->struck[i] ? 0 : 1;
      expect (self, self->game->tokens[i].id, "on the board",
              ls_game_find_token (after, self->game->tokens[i].id) < 0 ? 0 : 1, self->struck[i] ? 0 : 1);
    }
  expect (self, "the board", "structures", after->n_structures, structures);
  expect (self, "the board", "tokens", after->n_tokens, tokens);
  expect (self, "the magic circle", "mages", after->mages, self->game->mages - MIN (self->game->mages, self->circle));
}

/* `attack.explosion`: the exploder and whoever it killed are gone. */
static void
compare_monsters (LsAuditToll  *self,
                  const LsGame *after)
{
  guint left = 0;

  for (guint i = 0; i < self->game->n_monsters; i++)
    {
      const LsMonster *monster = &self->game->monsters[i];
      gboolean boss = ls_audit_type (self->game, i)->boss;
      guint wounds = monster->wounds + self->monsters[i];
      int now = ls_game_find_monster (after, monster->id);
      gboolean gone = self->exploded[i] || (!boss && wounds >= ls_audit_type (self->game, i)->hit_points);

      if (boss) /* her wounds have rules of their own; she falls only to them */
        {
          left += now < 0 ? 0 : 1;
          continue;
        }

      left += gone ? 0 : 1;
      expect (self, monster->id, "on the board", now < 0 ? 0 : 1, gone ? 0 : 1);
      if (now >= 0 && !gone)
        expect (self, monster->id, "wounds", after->monsters[now].wounds, wounds);
    }
  expect (self, "the board", "monsters", after->n_monsters, left);
}

/* `attack.explosion`: the exploders' figures, and no others, have left the game. */
static void
compare_figures (LsAuditToll  *self,
                 const LsGame *after)
{
  for (guint type = 0; type < self->game->pack->types->len; type++)
    {
      guint exploded = 0;
      LsFigure figure;
      LsColour colour;

      if (!ls_pack_figure (self->game->pack, type, &figure, &colour))
        continue;
      for (guint i = 0; i < self->game->n_monsters; i++)
        exploded += self->exploded[i] && self->game->monsters[i].type == type ? 1 : 0;
      expect (self, g_array_index (self->game->pack->types, LsMonsterType, type).id, "out of the game",
              after->out.left[figure][colour], self->game->out.left[figure][colour] + exploded);
    }
}

/* All that the next instruction of an attack step deals. */
void
ls_audit_count (LsAuditToll *self)
{
  const LsGame *game = self->game;
  gboolean waiting = FALSE;

  for (guint i = 0; i < game->n_heroes; i++)
    waiting = waiting || game->sheets[i].due > 0;
  if (waiting) /* then nothing but those wounds is placed */
    {
      for (guint i = 0; i < game->n_heroes; i++)
        self->heroes[i] = game->sheets[i].due;
      ls_audit_meet_waiting (self);
    }
  else if (game->attack_part == LS_PART_MONSTERS)
    ls_audit_count_attacks (self);
  else
    ls_audit_count_boss (self);
}

void
ls_audit_attack (const LsGame *before,
                 const LsGame *after,
                 GPtrArray    *breaches)
{
  LsAuditToll self = { .game = before, .breaches = breaches };

  ls_audit_count (&self);
  compare_heroes (&self, after);
  if (after->boss.arrived && !before->boss.arrived) /* the Harpy's dive bomb has come on top of it */
    return;
  if (after->scenario != before->scenario) /* a campaign has gone on to the next town */
    return;
  compare_town (&self, after);
  compare_figures (&self, after);
  if (after->stage != LS_STAGE_DAY && after->stage != LS_STAGE_OVER) /* with the night the horde goes */
    compare_monsters (&self, after);
}

/* Damage that waited has been placed by a command outside the attack step. */
void
ls_audit_settled (const LsGame *before,
                  const LsGame *after,
                  GPtrArray    *breaches)
{
  LsAuditToll self = { .game = before, .breaches = breaches };

  for (guint i = 0; i < before->n_heroes; i++)
    self.heroes[i] = before->sheets[i].due;
  ls_audit_meet_waiting (&self);
  compare_heroes (&self, after);
}
