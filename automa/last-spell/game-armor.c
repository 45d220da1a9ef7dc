/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Armor and shield cards: `damage.armor`. A card is turned against one attack before that attack becomes wounds; what it
 * does beside comes after them. */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "armor.h"
#include "game-private.h"
#include "names.h"
#include "tell-heroes.h"

/* --- Using it --- */

static void
note_use (LsGame          *self,
          const LsArmorPlan      *plan,
          const LsCommand *command)
{
  LsArmorUse *use = &self->uses[self->n_uses++];

  memset (use, 0, sizeof *use); /* what lies between its members too */
  use->item = plan->item->id;
  use->against = plan->against;
  use->hero = (guint8) plan->item->holder;
  use->stops = plan->armor->stops;
  use->tokens = command->marks;
  use->pays = command->flag > 0;
}

/* Whether the card offers something for damage. */
static gboolean
sells (const LsArmor *armor)
{
  return armor->effect == LS_ARMOR_MANA_FOR_DAMAGE || armor->effect == LS_ARMOR_MOVEMENT_FOR_DAMAGE;
}

static char *
use_text (const LsGame      *self,
          const LsArmorPlan *plan)
{
  const char *hero = self->heroes[plan->item->holder].id;
  const char *card = ls_armor_name (plan->armor);
  g_autofree char *other = plan->against ? ls_name_in_game (self, plan->against) : NULL;

  if (!plan->against)
    return ls_tell_boots (hero, card, plan->armor->amount);
  if (plan->armor->effect == LS_ARMOR_SAVE_ALLY)
    return ls_tell_armor_waits (hero, card, other);
  return ls_tell_armor_turned (hero, card, other, plan->stops);
}

static void
tell_use (const LsGame      *self,
          const LsArmorPlan *plan,
          LsScript          *script)
{
  const LsHero *hero = &self->heroes[plan->item->holder];

  LS_TELL (script, LS_RULE_DAMAGE_ARMOR, use_text (self, plan));
  LS_TELL_MORE (script, ls_armor_text (plan->armor));
  ls_script_show (script, hero->id, hero->at, hero->at);
}

gboolean
ls_game_use_armor (LsGame          *self,
                   const LsCommand *command,
                   LsScript        *script,
                   GError         **error)
{
  LsArmorPlan plan;
  int hero;

  if (!ls_game_plan_armor (self, command->id, command->other, &plan, error))
    return FALSE;
  hero = plan.item->holder;
  if (command->flag > 0 && !sells (plan.armor))
    return ls_game_refuse_rule (error, LS_RULE_DAMAGE_ARMOR, _("the card of %s offers nothing in return for damage"),
                                ls_armor_name (plan.armor));
  if (plan.against)
    note_use (self, &plan, command);
  else
    {
      ls_game_take_turn (self, hero, FALSE);
      self->sheets[hero].longer = plan.armor->amount;
    }
  tell_use (self, &plan, script);
  self->items[plan.item - self->items].used = TRUE;
  return TRUE;
}

/* --- When the attack falls --- */

/* `attack.simultaneous`: the attacks of the monsters' part that a card was turned against. */
void
ls_game_meet_blows (LsGame               *self,
                    const LsGamePosition *view,
                    const LsResolution   *resolution)
{
  for (guint i = 0; i < resolution->attacks->len; i++)
    for (guint hero = 0; hero < self->n_heroes; hero++)
      {
        const LsAttack *attack = &g_array_index (resolution->attacks, LsAttack, i);
        const char *by = ls_position_monster (&view->position, attack->monster)->id;
        guint damage = ls_game_damage_to (view, resolution, attack, hero);
        gboolean met = FALSE;

        for (guint j = 0; j < self->n_uses; j++)
          met = met || (self->uses[j].hero == hero && strcmp (self->uses[j].against, by) == 0);
        if (!met || damage == 0 || self->n_blows == LS_MAX_BLOWS)
          continue;
        self->blows[self->n_blows].by = by;
        self->blows[self->n_blows].hero = (guint8) hero;
        self->blows[self->n_blows].damage = (guint8) MIN (damage, 255);
        self->n_blows++;
      }
}

/* A hero who would be dead: whether a card turned for that hero helps. */
gboolean
ls_game_saves_ally (LsGame   *self,
                    guint     hero,
                    LsScript *script)
{
  for (guint i = 0; i < self->n_uses; i++)
    {
      LsArmorUse *use = &self->uses[i];
      int item = ls_game_find_item (self, use->item);

      if (use->fell || use->stops > 0 || use->hero == hero || item < 0 || strcmp (use->against, self->heroes[hero].id) != 0)
        continue;
      use->fell = TRUE;
      LS_TELL (script, LS_RULE_DAMAGE_ARMOR,
               ls_tell_armor_saves (self->heroes[use->hero].id, ls_game_item_name (self, &self->items[item]),
                                    self->heroes[hero].id));
      return TRUE;
    }
  return FALSE;
}

static void
gain_mana (LsHero   *hero,
           guint     amount,
           LsScript *script)
{
  guint more = MIN (amount, hero->base_mana - MIN (hero->mana, hero->base_mana));

  hero->mana += more;
  LS_TELL (script, LS_RULE_DAMAGE_ARMOR, ls_tell_mana_gained (hero->id, more));
}

static void
gain_movement (LsGame           *self,
               const LsArmorUse *use,
               guint             amount,
               LsScript         *script)
{
  LsHeroSheet *sheet = &self->sheets[use->hero];

  for (guint i = 0; i < amount; i++)
    {
      int token = ls_game_spent_token (sheet, use->tokens & sheet->spent);

      if (token < 0)
        return;
      sheet->spent = (guint8) (sheet->spent & ~(1 << token));
      LS_TELL (script, LS_RULE_DAMAGE_ARMOR, ls_tell_token_back (self->heroes[use->hero].id, sheet->movement[token]));
    }
}

/* What kills in one turn bring: `restore-for-kills`, `movement-for-kills`, with the kill that makes them enough. */
void
ls_game_note_kill (LsGame   *self,
                   int       hero,
                   LsScript *script)
{
  self->kills = (guint8) MIN (self->kills + 1, G_MAXUINT8);
  for (guint i = 0; i < self->n_items; i++)
    {
      LsItem *item = &self->items[i];
      const LsArmor *armor = item->holder == hero ? ls_game_item_armor (self, item) : NULL;
      LsArmorUse use = { .hero = (guint8) hero };

      if (!armor || armor->amount != self->kills)
        continue;
      if (armor->effect == LS_ARMOR_RESTORE_FOR_KILLS && item->used)
        {
          item->used = FALSE;
          LS_TELL (script, LS_RULE_DAMAGE_ARMOR, ls_tell_armor_restored (self->heroes[hero].id, ls_armor_name (armor)));
          LS_TELL_MORE (script, ls_armor_text (armor));
        }
      if (armor->effect == LS_ARMOR_MOVEMENT_FOR_KILLS)
        gain_movement (self, &use, 1, script);
    }
}

/* The damage that the card offers to take; nobody dies of it. */
static gboolean
pays (LsGame           *self,
      const LsArmorUse *use,
      LsScript         *script)
{
  LsHero *hero = &self->heroes[use->hero];

  if (!use->pays || hero->wounds + 1 >= hero->hit_points)
    return FALSE;
  hero->wounds++;
  LS_TELL (script, LS_RULE_DAMAGE_ARMOR, ls_tell_paid_in_blood (hero->id));
  return TRUE;
}

/* What the card does beside stopping damage; what needs the table is told. */
static void
carry_out (LsGame           *self,
           const LsArmorUse *use,
           const LsArmor    *armor,
           LsScript         *script)
{
  LsHero *hero = &self->heroes[use->hero];

  if (hero->wounds >= hero->hit_points)
    return;
  switch ((LsArmorEffect) armor->effect)
    {
    case LS_ARMOR_GAIN_MANA:
      gain_mana (hero, armor->amount, script);
      break;
    case LS_ARMOR_GAIN_MOVEMENT:
      gain_movement (self, use, armor->amount, script);
      break;
    case LS_ARMOR_MANA_FOR_DAMAGE:
      if (pays (self, use, script))
        gain_mana (hero, armor->amount, script);
      break;
    case LS_ARMOR_MOVEMENT_FOR_DAMAGE:
      if (pays (self, use, script))
        gain_movement (self, use, armor->amount, script);
      break;
    case LS_ARMOR_HEAL_ANOTHER:
    case LS_ARMOR_HURT_ADJACENT:
      LS_TELL (script, LS_RULE_DAMAGE_ARMOR, ls_tell_effect (ls_armor_name (armor)));
      LS_TELL_MORE (script, ls_armor_text (armor));
      break;
    default:
      break;
    }
}

static gboolean
is_spent (const LsGame *self,
          const char   *item)
{
  for (guint i = 0; i < self->n_uses; i++)
    if (self->uses[i].fell && strcmp (self->uses[i].item, item) == 0)
      return TRUE;
  return FALSE;
}

/* The attacks have fallen: cards turned against one that did not come are turned back, the others do what they do. */
void
ls_game_finish_uses (LsGame   *self,
                     LsScript *script)
{
  for (guint i = 0; i < self->n_uses; i++)
    {
      const LsArmorUse *use = &self->uses[i];
      int item = ls_game_find_item (self, use->item);
      const LsArmor *armor = item >= 0 ? ls_game_item_armor (self, &self->items[item]) : NULL;

      if (!armor)
        continue;
      if (use->fell)
        {
          carry_out (self, use, armor, script);
          continue;
        }
      if (is_spent (self, use->item)) /* it was restored in between, and turned again */
        continue;
      self->items[item].used = FALSE;
      LS_TELL (script, LS_RULE_DAMAGE_ARMOR, ls_tell_armor_back (ls_armor_name (armor)));
      LS_TELL_MORE (script, ls_tell_armor_back_detail ());
    }
  memset (self->uses, 0, sizeof self->uses);
  self->n_uses = 0;
}

/* The table has corrected the card itself: whatever it was turned against, it is not any more. */
void
ls_game_forget_uses (LsGame     *self,
                     const char *item)
{
  guint n = 0;

  for (guint i = 0; i < self->n_uses; i++)
    if (strcmp (self->uses[i].item, item) != 0)
      memmove (&self->uses[n++], &self->uses[i], sizeof *self->uses);
  memset (&self->uses[n], 0, (self->n_uses - n) * sizeof *self->uses);
  self->n_uses = (guint8) n;
}
