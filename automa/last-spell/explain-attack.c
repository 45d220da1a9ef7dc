/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whom a monster strikes and why, in sentences. */
#include <glib/gi18n-lib.h>

#include "attack.h"
#include "core/sentences.h"
#include "damage.h"
#include "explain.h"
#include "names.h"
#include "targeting.h"

typedef struct
{
  const LsPosition    *position;
  const LsResolution  *resolution;
  const LsMonsterType *type;
  const LsAttack      *attack;
  guint                monster;
  GString             *text;
} Telling;

static const LsHit *
hit_at (const Telling *self,
        guint          i)
{
  return &g_array_index (self->resolution->hits, LsHit, self->attack->first_hit + i);
}

/* "Ada for 4, the house b1 for 1". */
static char *
name_hits (const Telling *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->attack->n_hits; i++)
    {
      g_autofree char *name = ls_name_thing (self->position, hit_at (self, i)->thing);

      /* Translators: who is struck, and for how much damage */
      automa_list (text, _("%s for %u"), name, hit_at (self, i)->damage);
    }
  return g_string_free (text, FALSE);
}

static char *
name_choices (const Telling *self)
{
  return ls_name_things (self->position,
                         &g_array_index (self->resolution->choices, LsThing, self->attack->first_choice),
                         self->attack->n_choices);
}

/* A tower is ruled out before its hero, and struck all the same, at once or if the players choose so. */
static gboolean
is_struck (const Telling *self,
           LsThing        thing)
{
  for (guint i = 0; i < self->attack->n_hits; i++)
    if (ls_thing_equal (hit_at (self, i)->thing, thing))
      return TRUE;
  for (guint i = 0; i < self->attack->n_choices; i++)
    if (ls_thing_equal (
          ls_target_struck (self->position, self->resolution,
                            g_array_index (self->resolution->choices, LsThing, self->attack->first_choice + i)),
          thing))
      return TRUE;
  return FALSE;
}

/* The possible targets that a rule ruled out. */
static char *
name_candidates (const Telling      *self,
                 const LsCandidates *candidates,
                 LsRule              out_by)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < candidates->n; i++)
    if (candidates->at[i].out_by == out_by && !is_struck (self, candidates->at[i].thing))
      g_ptr_array_add (names, ls_name_thing (self->position, candidates->at[i].thing));
  return ls_name_list (names, FALSE);
}

/* Each rule that ruled somebody out, in its order: "not the house b1: a hero comes before any structure". */
static void
tell_ruled_out (Telling            *self,
                const LsCandidates *candidates)
{
  static const struct
  {
    LsRule      rule;
    const char *because;
  } reasons[] = {
    /* Translators: %s are names, then the rule */
    { LS_RULE_TARGET_CIRCLE, N_("Not %s: the magic circle is always struck first (%s).") },
    { LS_RULE_TARGET_NEAREST, N_("Not %s: another one is nearer (%s).") },
    { LS_RULE_TARGET_HERO, N_("Not %s: a hero comes before any structure (%s).") },
    { LS_RULE_TARGET_HERO_WOUNDS, N_("Not %s: another hero has more wounds (%s).") },
    { LS_RULE_TARGET_HERO_MANA, N_("Not %s: another hero has more base mana (%s).") },
    { LS_RULE_TARGET_STRUCTURE_WEAKEST, N_("Not %s: another structure would fall to fewer attacks (%s).") },
    { LS_RULE_TARGET_STRUCTURE_KIND, N_("Not %s: defenses come first, then walls, then buildings (%s).") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    {
      g_autofree char *names = name_candidates (self, candidates, reasons[i].rule);
      g_autofree char *rule = ls_name_cited (reasons[i].rule);

      if (*names)
        {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
          automa_say (self->text, _ (reasons[i].because), names, rule);
#pragma GCC diagnostic pop
        }
    }
}

static void
tell_one_target (Telling *self)
{
  guint damage = ls_attack_damage (self->position, self->resolution, self->monster);
  g_autofree char *rule = ls_name_cited (self->attack->rule);
  LsCandidates candidates;

  ls_target_find (self->position, self->resolution, self->monster, &candidates);
  ls_target_decide (self->position, self->monster, damage, &candidates);
  if (self->attack->n_choices > 0)
    {
      g_autofree char *choices = name_choices (self);

      tell_ruled_out (self, &candidates);
      automa_say (self->text, _("It strikes %s for %u: the players choose (%s)."), choices, damage, rule);
      return;
    }
  else
    {
      g_autofree char *hits = name_hits (self);
      g_autofree char *tower = ls_name_cited (LS_RULE_TARGET_TOWER_HERO);
      gboolean decided = candidates.n == 1 || candidates.rule != LS_RULE_TARGET_PLAYERS;

      if (decided)
        automa_say (self->text, _("It strikes %s (%s)."), hits, rule);
      else
        automa_say (self->text, _("It strikes %s, as the players chose (%s)."), hits, rule);
      tell_ruled_out (self, &candidates);
      for (guint i = 0; i < candidates.n; i++)
        if (candidates.at[i].out_by == LS_N_RULES && candidates.at[i].thing.kind == LS_THING_HERO
            && hit_at (self, 0)->thing.kind == LS_THING_STRUCTURE
            && ls_thing_equal (ls_target_struck (self->position, self->resolution, candidates.at[i].thing),
                           hit_at (self, 0)->thing))
          automa_say (self->text, _("It is the tower that is struck, not the hero on it (%s)."), tower);
    }
}

static void
tell_area (Telling *self)
{
  g_autofree char *hits = name_hits (self);
  g_autofree char *rule = ls_name_cited (self->attack->rule);

  if (self->attack->kind == LS_ATTACK_AREA)
    {
      automa_say (self->text, _("It strikes all in its area: %s (%s)."), hits, rule);
      return;
    }
  automa_say (self->text, _("It explodes: %s; then it is out of the game (%s)."), hits, rule);
  if (self->attack->n_choices > 0)
    {
      g_autofree char *choices = name_choices (self);
      guint damage = ls_attack_damage (self->position, self->resolution, self->monster);

      if (self->attack->n_choices == 1)
        automa_say (self->text, _("Roll the dice of %s as against no-dodge: if hit, it takes %u damage."), choices, damage);
      else
        automa_say (self->text, _("Choose %s and roll its dice as against no-dodge: if hit, it takes %u damage."), choices,
                    damage);
    }
}

static void
tell_special (Telling *self)
{
  gboolean hero = FALSE;

  for (guint i = 0; i < self->attack->n_hits; i++)
    hero = hero || hit_at (self, i)->thing.kind == LS_THING_HERO;
  if (ls_attack_damage (self->position, self->resolution, self->monster) > self->type->damage)
    {
      g_autofree char *rule = ls_name_cited (LS_RULE_ATTACK_BESTIAL);

      automa_say (self->text, _("One more damage for a bestial monster in its sector (%s)."), rule);
    }
  if (hero && ls_damage_armor_fails (self->type))
    {
      gboolean explodes = self->type->attack == LS_ATTACK_EXPLOSION;
      g_autofree char *rule = ls_name_cited (explodes ? LS_RULE_ATTACK_EXPLOSION : LS_RULE_ATTACK_SLAYER);

      automa_say (self->text, _("Armor and shields cannot stop it (%s)."), rule);
    }
  if (hero && (self->type->abilities & LS_ABILITY_MANA_DRAIN))
    {
      g_autofree char *rule = ls_name_cited (LS_RULE_ATTACK_MANA_DRAIN);

      automa_say (self->text, _("A hero it strikes loses 2 mana as well (%s)."), rule);
    }
}

/* No attack: because it may not, or because there is nobody. */
static void
tell_nothing (Telling *self)
{
  LsRule hindered = ls_attack_hindered (self->position, self->resolution, self->monster);
  g_autofree char *rule = NULL;

  if (hindered == LS_N_RULES)
    {
      automa_say (self->text, _("It has nobody to strike."));
      return;
    }
  rule = ls_name_cited (hindered);
  if (hindered == LS_RULE_ATTACK_STUNNED)
    automa_say (self->text, _("Stunned, it does not attack (%s)."), rule);
  else
    automa_say (self->text, _("From the mist it does not attack (%s)."), rule);
}

/* Empty for a monster that has no attack or that did not live to see it. */
char *
ls_explain_attack (const LsPosition   *position,
                   const LsResolution *resolution,
                   guint               monster)
{
  Telling self = { .position = position,
                   .resolution = resolution,
                   .type = ls_position_type (position, monster),
                   .attack = ls_resolution_attack (resolution, monster),
                   .monster = monster,
                   .text = g_string_new (NULL) };

  if (self.attack)
    {
      if (self.attack->kind == LS_ATTACK_AREA || self.attack->kind == LS_ATTACK_EXPLOSION)
        tell_area (&self);
      else
        tell_one_target (&self);
      tell_special (&self);
    }
  else if (self.type->attack != LS_ATTACK_NONE && !ls_resolution_monster (resolution, monster)->gone)
    tell_nothing (&self);
  return g_string_free (self.text, FALSE);
}
