/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "armor.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "boss.h"
#include "damage.h"
#include "game-private.h"
#include "names.h"

/* --- Cards --- */

const LsArmor *
ls_game_item_armor (const LsGame *self,
                    const LsItem *item)
{
  for (guint i = 0; i < self->pack->n_armors; i++)
    {
      const LsArmor *armor = &self->pack->armors[i];

      if (armor->kind == item->kind
          && (g_ascii_strcasecmp (armor->id, item->name) == 0
              || (armor->name && g_ascii_strcasecmp (armor->name, item->name) == 0)))
        return armor;
    }
  return NULL;
}

/* In the reader's language; a name that a player typed stays as it is. */
const char *
ls_game_item_name (const LsGame *self,
                   const LsItem *item)
{
  static const char *const potions[] = { N_("green potion"), N_("red potion"), N_("blue potion"), N_("yellow potion") };
  const LsArmor *armor = ls_game_item_armor (self, item);

  for (guint i = 0; item->kind == LS_ITEM_POTION && ls_potion_names[i]; i++)
    if (strcmp (ls_potion_names[i], item->name) == 0)
      return _(potions[i]);
  return armor ? ls_armor_name (armor) : item->name;
}

/* What of the hero's equipment keeps this card from being used: the Coat Armor shields, the Heavy Shield armors. */
static const LsItem *
find_ban (const LsGame *self,
          const LsItem *item)
{
  LsArmorEffect ban = item->kind == LS_ITEM_SHIELD ? LS_ARMOR_NO_SHIELDS : LS_ARMOR_NO_ARMORS;

  for (guint i = 0; i < self->n_items; i++)
    {
      const LsItem *worn = &self->items[i];
      const LsArmor *armor = ls_game_item_armor (self, worn);

      if (worn != item && worn->holder == item->holder && armor && armor->effect == ban)
        return worn;
    }
  return NULL;
}

/* --- What comes --- */

/* Whether cards can lessen what it deals, and if not, the rule. */
static gboolean
is_bare (const LsGame *self,
         const char   *by,
         LsRule       *rule)
{
  int monster = ls_game_find_monster (self, by);
  const LsMonsterType *type;

  *rule = LS_RULE_DAMAGE_ARMOR;
  if (monster < 0)
    return FALSE;
  type = &g_array_index (self->pack->types, LsMonsterType, self->monsters[monster].type);
  if (!ls_damage_armor_fails (type))
    return FALSE;
  *rule = type->attack == LS_ATTACK_EXPLOSION ? LS_RULE_ATTACK_EXPLOSION : LS_RULE_ATTACK_SLAYER;
  return TRUE;
}

static void
add_blow (const LsGame *self,
          GArray       *blows,
          const char   *by,
          guint         damage)
{
  LsComingBlow blow = { .by = by, .damage = damage, .left = damage };

  blow.bare = is_bare (self, by, &blow.rule);
  g_array_append_val (blows, blow);
}

/* Those that have fallen already and wait. */
static void
add_waiting (const LsGame *self,
             guint         hero,
             GArray       *blows)
{
  for (guint i = 0; i < self->n_blows; i++)
    if (self->blows[i].hero == hero)
      add_blow (self, blows, self->blows[i].by, self->blows[i].damage);
}

static gboolean
anything_waits (const LsGame *self)
{
  for (guint i = 0; i < self->n_heroes; i++)
    if (self->sheets[i].due > 0)
      return TRUE;
  return FALSE;
}

static void
add_boss_blow (const LsGame     *self,
               guint             hero,
               const LsBossBlow *blow,
               GArray           *blows)
{
  g_autoptr (GPtrArray) struck = ls_boss_struck (self, blow);

  for (guint i = 0; i < struck->len; i++)
    if (strcmp (g_ptr_array_index (struck, i), self->heroes[hero].id) == 0)
      add_blow (self, blows, blow->monster, blow->damage);
}

/* Head, then tail, on a copy: a tower that falls to the one does not help against the other. */
static void
add_cetusia (const LsGame *self,
             guint         hero,
             GArray       *blows)
{
  g_autofree LsGame *copy = g_memdup2 (self, sizeof *self);

  for (guint i = 0; i < LS_CETUSIA_PIECES; i++)
    {
      g_auto (LsBossBlow) blow = { 0 };

      if (!ls_cetusia_blow (copy, i, &blow))
        continue;
      add_boss_blow (copy, hero, &blow, blows);
      ls_boss_strike (copy, &blow, NULL);
    }
}

static void
add_dryad (const LsGame *self,
           guint         hero,
           GArray       *blows)
{
  g_auto (LsBossBlow) blow = { 0 };

  if (ls_dryad_blow (self, &blow))
    add_boss_blow (self, hero, &blow, blows);
}

/* What one attack of a step deals to that hero. */
guint
ls_game_damage_to (const LsGamePosition *view,
                   const LsResolution   *resolution,
                   const LsAttack       *attack,
                   guint                 hero)
{
  for (guint i = 0; i < attack->n_hits; i++)
    {
      const LsHit *hit = &g_array_index (resolution->hits, LsHit, attack->first_hit + i);

      if (hit->thing.kind == LS_THING_HERO && view->heroes[hit->thing.index] == hero)
        return hit->damage;
    }
  return 0;
}

static void
add_monsters (const LsGame *self,
              guint         hero,
              GArray       *blows)
{
  g_auto (LsGamePosition) view = { 0 };
  g_autoptr (LsResolution) resolution = ls_resolution_new ();

  ls_game_find_attacks (self, &view, resolution);
  for (guint i = 0; i < resolution->attacks->len; i++)
    {
      const LsAttack *attack = &g_array_index (resolution->attacks, LsAttack, i);
      guint damage = ls_game_damage_to (&view, resolution, attack, hero);

      if (damage > 0)
        add_blow (self, blows, ls_position_monster (&view.position, attack->monster)->id, damage);
    }
}

/* Each card of the hero against its attack: of several by the same attacker, the one of which most is left. Returns
 * what they stop together. */
static guint
turn_cards (LsArmorUse *uses,
            guint       n_uses,
            guint       hero,
            GArray     *blows)
{
  guint stopped = 0;

  for (guint i = 0; i < n_uses; i++)
    {
      LsComingBlow *best = NULL;
      guint stops;

      for (guint j = 0; j < blows->len && uses[i].hero == hero && uses[i].stops > 0; j++)
        {
          LsComingBlow *blow = &g_array_index (blows, LsComingBlow, j);

          if (!blow->bare && strcmp (blow->by, uses[i].against) == 0 && (!best || blow->left > best->left))
            best = blow;
        }
      if (!best)
        continue;
      stops = MIN (best->left, uses[i].stops);
      best->left -= stops;
      stopped += stops;
      uses[i].fell = TRUE;
    }
  return stopped;
}

/* What the hero's cards stop of what has fallen. */
guint
ls_game_spend_uses (LsGame *self,
                    guint   hero)
{
  g_autoptr (GArray) blows = NULL;

  if (self->n_uses == 0)
    return 0;
  blows = g_array_new (FALSE, FALSE, sizeof (LsComingBlow));
  add_waiting (self, hero, blows);
  return turn_cards (self->uses, self->n_uses, hero, blows);
}

GArray *
ls_game_coming_blows (const LsGame *self,
                      guint         hero)
{
  GArray *blows = g_array_new (FALSE, FALSE, sizeof (LsComingBlow));
  LsArmorUse uses[LS_MAX_ARMOR_USES];

  if (!self->sheets[hero].on_board)
    return blows;
  if (anything_waits (self))
    add_waiting (self, hero, blows);
  else if (self->stage == LS_STAGE_ATTACK && self->attack_part == LS_PART_BOSS_FIRST)
    add_cetusia (self, hero, blows);
  else if (self->stage == LS_STAGE_ATTACK && self->attack_part == LS_PART_MONSTERS)
    add_monsters (self, hero, blows);
  else if (self->stage == LS_STAGE_ATTACK)
    add_dryad (self, hero, blows);
  memcpy (uses, self->uses, sizeof uses);
  turn_cards (uses, self->n_uses, hero, blows);
  return blows;
}

guint
ls_game_coming_wounds (const LsGame *self,
                       guint         hero)
{
  g_autoptr (GArray) blows = ls_game_coming_blows (self, hero);
  const LsHeroSheet *sheet = &self->sheets[hero];
  LsProtection protection = { .armor = sheet->stopped,
                              .armor_up = sheet->armor_up && self->stage != LS_STAGE_HEROES };
  guint left = 0;

  for (guint i = 0; i < blows->len; i++)
    left += g_array_index (blows, LsComingBlow, i).left;
  return ls_damage_after_armor (left, protection, FALSE);
}

/* --- May it be used? --- */

/* Which item it is, if somebody who can use it wears it; NULL: refused. */
static const LsItem *
find_card (const LsGame *self,
           const char   *id,
           GError      **error)
{
  int index = ls_game_find_item (self, id);
  const LsItem *item = &self->items[MAX (index, 0)];

  if (index < 0)
    ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no item %s"), id);
  else if (item->kind > LS_ITEM_SHIELD)
    ls_game_refuse_rule (error, LS_RULE_DAMAGE_ARMOR, _("%s is no armor and no shield"), item->name);
  else if (item->holder == LS_IN_STASH)
    ls_game_refuse_rule (error, LS_RULE_DAMAGE_ARMOR, _("nobody wears %s"), ls_game_item_name (self, item));
  else if (!self->sheets[item->holder].on_board)
    ls_game_refuse_rule (error, LS_RULE_DAMAGE_ARMOR, _("%s is not on the board"), self->heroes[item->holder].id);
  else if (!ls_game_item_armor (self, item))
    ls_game_refuse_rule (error, LS_RULE_DAMAGE_ARMOR, _("what %s does is not known: enter what it stops as a number"),
                         item->name);
  else
    return item;
  return NULL;
}

static gboolean
check_ready (const LsGame *self,
             const LsItem *item,
             GError      **error)
{
  const LsItem *ban = find_ban (self, item);

  if (item->used)
    return ls_game_refuse_rule (error, LS_RULE_DAMAGE_ARMOR, _("%s is turned: it must be restored first"),
                                ls_game_item_name (self, item));
  if (ban)
    return ls_game_refuse_rule (error, LS_RULE_DAMAGE_ARMOR,
                                item->kind == LS_ITEM_SHIELD ? _("whoever wears %s cannot use shields")
                                                             : _("whoever wears %s cannot use armors"),
                                ls_game_item_name (self, ban));
  if (self->n_uses == LS_MAX_ARMOR_USES)
    return ls_game_refuse (error, LS_GAME_ERROR_FULL, _("there is no room for more armor"));
  return TRUE;
}

/* The attack of which it stops most, or the one that is named; NULL: refused. */
static const LsComingBlow *
pick_blow (const LsGame *self,
           const LsItem *item,
           const char   *against,
           GArray       *blows,
           GError      **error)
{
  const char *hero = self->heroes[item->holder].id;
  const LsComingBlow *best = NULL;
  g_autofree char *name = against ? ls_name_in_game (self, against) : NULL;

  for (guint i = 0; i < blows->len; i++)
    {
      const LsComingBlow *blow = &g_array_index (blows, LsComingBlow, i);
      gboolean better = !best || (best->bare && !blow->bare) || (best->bare == blow->bare && blow->left > best->left);

      if ((!against || strcmp (against, blow->by) == 0) && better)
        best = blow;
    }
  if (blows->len == 0)
    ls_game_refuse (error, LS_GAME_ERROR_STAGE, _("no attack on %s is about to fall"), hero);
  else if (!best)
    ls_game_refuse_rule (error, LS_RULE_DAMAGE_ARMOR, _("%s does not strike %s now"), name, hero);
  else if (best->bare)
    ls_game_refuse_rule (error, best->rule, _("armor and shields cannot lessen this damage"));
  else if (best->left == 0)
    ls_game_refuse_rule (error, LS_RULE_DAMAGE_ARMOR, _("nothing is left of this attack to be stopped"));
  else
    return best;
  return NULL;
}

static gboolean
is_dying (const LsGame *self,
          guint         hero)
{
  return self->sheets[hero].on_board
         && self->heroes[hero].wounds + ls_game_coming_wounds (self, hero) >= self->heroes[hero].hit_points;
}

/* Whom the card saves: the hero who is named, or the first who is about to die; -1: refused. */
static int
pick_ally (const LsGame *self,
           const LsItem *item,
           const char   *against,
           GError      **error)
{
  for (guint i = 0; i < self->n_heroes; i++)
    if ((gint8) i != item->holder && (!against || strcmp (against, self->heroes[i].id) == 0) && is_dying (self, i))
      return (int) i;
  ls_game_refuse_rule (error, LS_RULE_DAMAGE_ARMOR, _("%s is used when another hero dies"), ls_game_item_name (self, item));
  return -1;
}

/* All that its being used leads to; FALSE: it may not be. */
gboolean
ls_game_plan_armor (const LsGame *self,
                    const char   *id,
                    const char   *against,
                    LsArmorPlan  *plan,
                    GError      **error)
{
  g_autoptr (GArray) blows = NULL;
  const LsComingBlow *blow;
  int ally;

  *plan = (LsArmorPlan){ .item = find_card (self, id, error) };
  if (!plan->item || !check_ready (self, plan->item, error))
    return FALSE;
  plan->armor = ls_game_item_armor (self, plan->item);
  if (plan->armor->effect == LS_ARMOR_LONGER_TOKEN)
    return self->stage == LS_STAGE_HEROES
           || ls_game_refuse (error, LS_GAME_ERROR_STAGE, _("heroes act in the hero phase"));
  if (plan->armor->effect == LS_ARMOR_SAVE_ALLY)
    {
      ally = pick_ally (self, plan->item, against, error);
      plan->against = ally >= 0 ? self->heroes[ally].id : NULL;
      return ally >= 0;
    }
  blows = ls_game_coming_blows (self, (guint) plan->item->holder);
  blow = pick_blow (self, plan->item, against, blows, error);
  if (!blow)
    return FALSE;
  plan->against = blow->by;
  plan->stops = MIN (blow->left, plan->armor->stops);
  return TRUE;
}

gboolean
ls_game_may_use_armor (const LsGame *self,
                       const char   *item,
                       const char   *against,
                       guint        *stops,
                       GError      **error)
{
  LsArmorPlan plan;

  if (!ls_game_plan_armor (self, item, against, &plan, error))
    return FALSE;
  if (stops)
    *stops = plan.stops;
  return TRUE;
}

