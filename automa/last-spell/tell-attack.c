/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tell-attack.h"

#include <glib/gi18n-lib.h>

#include "attack.h"
#include "core/sentences.h"
#include "damage.h"
#include "names.h"
#include "targeting.h"

static const LsHit *
hit_at (const LsResolution *resolution,
        const LsAttack     *attack,
        guint               i)
{
  return &g_array_index (resolution->hits, LsHit, attack->first_hit + i);
}

/* All that take the same damage: "2 damage to Ada and house 1". */
static char *
name_struck (const LsPosition   *position,
             const LsResolution *resolution,
             const LsAttack     *attack,
             guint               damage)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *all = NULL;

  for (guint i = 0; i < attack->n_hits; i++)
    if (hit_at (resolution, attack, i)->damage == damage)
      g_ptr_array_add (names, ls_name_thing (position, hit_at (resolution, attack, i)->thing));
  all = ls_name_list (names, TRUE);
  /* Translators: how much, and to whom: "2 damage to Ada and house 1" */
  return g_strdup_printf (ngettext ("%u damage to %s", "%u damage to %s", damage), damage, all);
}

static gboolean
was_told (const LsResolution *resolution,
          const LsAttack     *attack,
          guint               hit)
{
  for (guint i = 0; i < hit; i++)
    if (hit_at (resolution, attack, i)->damage == hit_at (resolution, attack, hit)->damage)
      return TRUE;
  return FALSE;
}

/* "4 damage to Ada, 1 damage to house 1 and wooden wall 6". */
static char *
name_all_struck (const LsPosition   *position,
                 const LsResolution *resolution,
                 const LsAttack     *attack)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < attack->n_hits; i++)
    {
      g_autofree char *struck = NULL;

      if (was_told (resolution, attack, i))
        continue;
      struck = name_struck (position, resolution, attack, hit_at (resolution, attack, i)->damage);
      automa_list (text, "%s", struck);
    }
  return g_string_free (text, FALSE);
}

static char *
tell_one (const LsPosition   *position,
          const LsResolution *resolution,
          const LsAttack     *attack,
          const char         *name)
{
  guint damage = ls_attack_damage (position, resolution, attack->monster);
  const LsThing *choices = &g_array_index (resolution->choices, LsThing, attack->first_choice);
  g_autofree char *target = attack->n_choices > 0
                              ? ls_name_things (position, choices, attack->n_choices)
                              : ls_name_thing (position, hit_at (resolution, attack, 0)->thing);

  if (attack->n_choices > 0)
    /* Translators: a monster, and among whom the players choose: "Clawer 3 strikes Ada or Bo: you choose" */
    return g_strdup_printf (_("%s strikes %s: you choose"), name, target);
  /* Translators: a monster, whom it strikes, and for how much: "Clawer 3 strikes Ada: 1 damage" */
  return g_strdup_printf (ngettext ("%s strikes %s: %u damage", "%s strikes %s: %u damage", damage), name, target,
                          damage);
}

char *
ls_tell_attack (const LsPosition   *position,
                const LsResolution *resolution,
                const LsAttack     *attack)
{
  g_autofree char *name = automa_capitalized (ls_name_monster (position, attack->monster));
  g_autofree char *struck = NULL;

  if (attack->kind != LS_ATTACK_AREA && attack->kind != LS_ATTACK_EXPLOSION)
    return tell_one (position, resolution, attack, name);
  struck = name_all_struck (position, resolution, attack);
  if (attack->kind == LS_ATTACK_EXPLOSION)
    /* Translators: a monster, and who takes how much: "Boomer 2 explodes: 4 damage to Ada" */
    return g_strdup_printf (_("%s explodes: %s"), name, struck);
  return g_strdup_printf (_("%s strikes all around it: %s"), name, struck);
}

/* Why this one of several. */
static void
tell_reason (const LsAttack *attack,
             GString        *text)
{
  switch ((LsRule) attack->rule)
    {
    case LS_RULE_TARGET_CIRCLE:
      automa_say (text, _("The magic circle comes first."));
      break;
    case LS_RULE_TARGET_NEAREST:
      automa_say (text, _("The nearest one."));
      break;
    case LS_RULE_TARGET_HERO:
      automa_say (text, _("Heroes come before structures."));
      break;
    case LS_RULE_TARGET_HERO_WOUNDS:
      automa_say (text, _("The hero with most wounds."));
      break;
    case LS_RULE_TARGET_HERO_MANA:
      automa_say (text, _("Equal wounds: the hero with most base mana."));
      break;
    case LS_RULE_TARGET_STRUCTURE_WEAKEST:
      automa_say (text, _("The structure that falls to the fewest attacks."));
      break;
    case LS_RULE_TARGET_STRUCTURE_KIND:
      automa_say (text, _("Defenses come before walls, walls before buildings."));
      break;
    case LS_RULE_TARGET_CORPSE:
      automa_say (text, _("Nothing else is in reach."));
      break;
    case LS_RULE_TARGET_PLAYERS:
      if (attack->n_choices == 0)
        automa_say (text, _("The players chose."));
      break;
    default:
      break;
    }
}

/* Whether a tower was struck in place of the hero on it. */
static gboolean
is_tower_for_hero (const LsPosition   *position,
                   const LsResolution *resolution,
                   const LsAttack     *attack)
{
  LsThing struck;
  LsCandidates candidates;

  if (attack->n_hits != 1 || hit_at (resolution, attack, 0)->thing.kind != LS_THING_STRUCTURE)
    return FALSE;
  struck = hit_at (resolution, attack, 0)->thing;
  ls_target_find (position, resolution, attack->monster, &candidates);
  ls_target_decide (position, attack->monster, ls_attack_damage (position, resolution, attack->monster), &candidates);
  for (guint i = 0; i < candidates.n; i++)
    if (candidates.at[i].out_by == LS_N_RULES && candidates.at[i].thing.kind == LS_THING_HERO
        && ls_thing_equal (ls_target_struck (position, resolution, candidates.at[i].thing), struck))
      return TRUE;
  return FALSE;
}

static void
tell_explosion (const LsPosition   *position,
                const LsResolution *resolution,
                const LsAttack     *attack,
                GString            *text)
{
  automa_say (text, _("Take it off the board: it is out of the game."));
  if (attack->n_choices > 0)
    {
      g_autofree char *names = ls_name_things (
        position, &g_array_index (resolution->choices, LsThing, attack->first_choice), attack->n_choices);

      /* Translators: among which monsters the players choose one, or the one they have chosen */
      automa_say (text, _("The dice of %s say whether it is hit too."), names);
    }
}

/* Armor, mana and more damage than the card says. */
static void
tell_special (const LsPosition   *position,
              const LsResolution *resolution,
              const LsAttack     *attack,
              GString            *text)
{
  const LsMonsterType *type = ls_position_type (position, attack->monster);
  gboolean hero = FALSE;

  for (guint i = 0; i < attack->n_hits; i++)
    hero = hero || hit_at (resolution, attack, i)->thing.kind == LS_THING_HERO;
  if (ls_attack_damage (position, resolution, attack->monster) > type->damage)
    automa_say (text, _("1 more for a bestial monster in its sector."));
  if (hero && ls_damage_armor_fails (type))
    automa_say (text, _("Armor and shields do not help."));
  if (hero && (type->abilities & LS_ABILITY_MANA_DRAIN))
    automa_say (text, _("Each hero struck loses 2 mana too."));
}

/* NULL: there is nothing more to say. */
char *
ls_tell_attack_detail (const LsPosition   *position,
                       const LsResolution *resolution,
                       const LsAttack     *attack)
{
  gboolean all = attack->kind == LS_ATTACK_AREA || attack->kind == LS_ATTACK_EXPLOSION;
  gboolean tower = !all && is_tower_for_hero (position, resolution, attack);
  GString *text = g_string_new (NULL);

  if (!tower || attack->rule != LS_RULE_TARGET_HERO) /* the hero came before the tower that is struck after all */
    tell_reason (attack, text);
  if (attack->kind == LS_ATTACK_EXPLOSION)
    tell_explosion (position, resolution, attack, text);
  if (tower)
    automa_say (text, _("The tower is struck, not the hero on it."));
  tell_special (position, resolution, attack, text);
  return g_string_free (text, text->len == 0);
}
