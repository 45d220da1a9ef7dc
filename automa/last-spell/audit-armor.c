/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Armor and shield cards a second time: what each stops of the attack it was turned against, what a hero has afterwards,
 * and what it takes to turn and to restore one (`damage.armor`). */
#include "audit-private.h"

#include <string.h>

/* The card as it is printed, by its name alone. */
static const LsArmor *
printed (const LsGame *game,
         const char   *id)
{
  int item = ls_game_find_item (game, id);

  for (guint i = 0; item >= 0 && i < game->pack->n_armors; i++)
    if (game->pack->armors[i].kind == game->items[item].kind
        && (g_ascii_strcasecmp (game->pack->armors[i].id, game->items[item].name) == 0
            || g_ascii_strcasecmp (game->pack->armors[i].name, game->items[item].name) == 0))
      return &game->pack->armors[i];
  return NULL;
}

/* --- What cards stop --- */

/* Cards turned against one attacker, against all that it deals to the hero: each takes from where most is left. */
static void
meet_all (LsAuditToll *toll,
          guint        hero,
          const char  *by,
          guint       *damage,
          guint        n)
{
  for (guint i = 0; i < toll->game->n_uses; i++)
    {
      const LsArmorUse *use = &toll->game->uses[i];
      const LsArmor *armor = printed (toll->game, use->item);
      guint most = 0;
      guint stopped;

      if (use->hero != hero || strcmp (use->against, by) != 0 || !armor || armor->stops == 0)
        continue;
      for (guint j = 1; j < n; j++)
        most = damage[j] > damage[most] ? j : most;
      stopped = MIN (damage[most], armor->stops);
      damage[most] -= stopped;
      toll->carded[hero] += stopped;
      toll->fell[i] = TRUE;
    }
}

void
ls_audit_meet (LsAuditToll *toll,
               guint        hero,
               const char  *by,
               guint        damage,
               gboolean     bare)
{
  if (!bare && toll->game->n_uses > 0)
    meet_all (toll, hero, by, &damage, 1);
}

static gboolean
was_met (const LsGame *game,
         guint         blow)
{
  for (guint i = 0; i < blow; i++)
    if (game->blows[i].hero == game->blows[blow].hero && strcmp (game->blows[i].by, game->blows[blow].by) == 0)
      return TRUE;
  return FALSE;
}

/* The attacks that have fallen and wait for armor. */
void
ls_audit_meet_waiting (LsAuditToll *toll)
{
  const LsGame *game = toll->game;

  for (guint i = 0; i < game->n_blows && game->n_uses > 0; i++)
    {
      guint damage[LS_MAX_BLOWS];
      guint n = 0;

      if (was_met (game, i))
        continue;
      for (guint j = i; j < game->n_blows; j++)
        if (game->blows[j].hero == game->blows[i].hero && strcmp (game->blows[j].by, game->blows[i].by) == 0)
          damage[n++] = game->blows[j].damage;
      meet_all (toll, game->blows[i].hero, game->blows[i].by, damage, n);
    }
}

/* --- What comes after --- */

/* From the wounds that were placed to what the hero has in the end: saved by another's card, and with what the own ones
 * give. */
void
ls_audit_wounded (LsAuditToll *toll,
                  guint        hero,
                  LsHero      *now,
                  guint       *tokens_back)
{
  const LsGame *game = toll->game;

  for (guint i = 0; i < game->n_uses && now->wounds >= now->hit_points; i++)
    {
      const LsArmor *armor = printed (game, game->uses[i].item);

      if (armor && armor->effect == LS_ARMOR_SAVE_ALLY && strcmp (game->uses[i].against, now->id) == 0)
        {
          toll->fell[i] = TRUE;
          now->wounds = now->hit_points - 1;
        }
    }
  for (guint i = 0; i < game->n_uses && now->wounds < now->hit_points; i++)
    {
      const LsArmor *armor = printed (game, game->uses[i].item);
      gboolean for_damage;

      if (game->uses[i].hero != hero || !toll->fell[i] || !armor)
        continue;
      for_damage = armor->effect == LS_ARMOR_MANA_FOR_DAMAGE || armor->effect == LS_ARMOR_MOVEMENT_FOR_DAMAGE;
      if (for_damage && (!game->uses[i].pays || now->wounds + 1 == now->hit_points))
        continue;
      now->wounds += for_damage ? 1 : 0;
      if (armor->effect == LS_ARMOR_GAIN_MANA || armor->effect == LS_ARMOR_MANA_FOR_DAMAGE)
        now->mana = MAX (now->mana, MIN (now->mana + armor->amount, now->base_mana));
      if (armor->effect == LS_ARMOR_GAIN_MOVEMENT || armor->effect == LS_ARMOR_MOVEMENT_FOR_DAMAGE)
        *tokens_back += armor->amount;
    }
}

/* Cards that were not needed are turned back, and no card else has changed. */
void
ls_audit_cards_after (LsAuditToll  *toll,
                      const LsGame *after)
{
  const LsGame *game = toll->game;

  for (guint i = 0; i < game->n_items && after->n_items == game->n_items; i++)
    {
      gboolean turned = FALSE;
      gboolean needed = FALSE;
      guint used = game->items[i].used;

      for (guint j = 0; j < game->n_uses; j++)
        if (strcmp (game->uses[j].item, game->items[i].id) == 0)
          {
            turned = TRUE;
            needed = needed || toll->fell[j];
          }
      if (turned && !needed)
        used = FALSE;
      if (game->items[i].kind <= LS_ITEM_SHIELD && after->items[i].used != used)
        g_ptr_array_add (toll->breaches, g_strdup_printf ("%s is turned wrongly after the attack", game->items[i].id));
    }
  if (after->n_uses > 0)
    g_ptr_array_add (toll->breaches, g_strdup ("armor is still turned against an attack that has fallen"));
}

/* --- The commands --- */

static void
expect (GPtrArray  *breaches,
        gboolean    holds,
        const char *what)
{
  if (!holds)
    g_ptr_array_add (breaches, g_strdup_printf ("armor: %s", what));
}

/* What all cards turned so far stop of the hero's damage, counted anew. */
static guint
count_carded (const LsGame *game,
              guint         hero)
{
  g_autoptr (GPtrArray) unheard = g_ptr_array_new_with_free_func (g_free); /* of choices that are still open */
  LsAuditToll toll = { .game = game, .breaches = unheard };

  ls_audit_count (&toll);
  return toll.carded[hero];
}

/* Coat Armor and shields, Heavy Shield and armors. */
static gboolean
is_banned (const LsGame *game,
           const LsItem *item)
{
  for (guint i = 0; i < game->n_items; i++)
    {
      const LsArmor *armor = printed (game, game->items[i].id);

      if (!armor || &game->items[i] == item || game->items[i].holder != item->holder)
        continue;
      if (armor->effect == LS_ARMOR_NO_SHIELDS && item->kind == LS_ITEM_SHIELD)
        return TRUE;
      if (armor->effect == LS_ARMOR_NO_ARMORS && item->kind != LS_ITEM_SHIELD)
        return TRUE;
    }
  return FALSE;
}

static void
check_use (const LsGame *before,
           const LsItem *item,
           const LsArmor *armor,
           const LsGame *after,
           GPtrArray    *breaches)
{
  const LsArmorUse *use = &after->uses[MAX (after->n_uses, 1) - 1];
  guint hero = (guint) item->holder;

  expect (breaches, !item->used && !is_banned (before, item), "used against its rules");
  if (armor->effect == LS_ARMOR_LONGER_TOKEN)
    {
      expect (breaches, after->sheets[hero].longer == armor->amount && after->n_uses == before->n_uses, "boots do nothing");
      return;
    }
  expect (breaches, memcmp (before->sheets, after->sheets, sizeof before->sheets) == 0, "a sheet has changed");
  expect (breaches, after->n_uses == before->n_uses + 1 && strcmp (use->item, item->id) == 0 && use->hero == hero,
          "turned, and against nothing");
  if (armor->effect == LS_ARMOR_SAVE_ALLY)
    expect (breaches, ls_game_find_hero (before, use->against) >= 0 && use->stops == 0, "saves nobody");
  else
    expect (breaches, count_carded (after, hero) > count_carded (before, hero), "turned, and stops nothing");
}

static void
check_restored (const LsGame *before,
                const LsItem *item,
                const LsArmor *armor,
                const LsGame *after,
                GPtrArray    *breaches)
{
  const LsHeroSheet *was = &before->sheets[item->holder];
  const LsHeroSheet *is = &after->sheets[item->holder];
  guint paid = 0;

  for (guint i = 0; i < LS_MAX_MOVEMENT_TOKENS; i++)
    if ((is->spent & ~was->spent) & 1 << i)
      paid += was->movement[i] > 0 ? 1 : 100;
  expect (breaches, item->used && (armor->restore_mana > 0 || armor->restore_movement > 0), "restored against its rules");
  expect (breaches, paid == armor->restore_movement && (was->spent & ~is->spent) == 0, "other tokens paid");
  expect (breaches,
          before->heroes[item->holder].mana >= armor->restore_mana
            && after->heroes[item->holder].mana == before->heroes[item->holder].mana - armor->restore_mana,
          "other mana paid");
}

/* `use-armor` and `restore-armor`: that card and no other. */
void
ls_audit_armor (const LsGame    *before,
                const LsCommand *command,
                const LsGame    *after,
                GPtrArray       *breaches)
{
  int index = command->kind == LS_DO_USE_ARMOR || command->kind == LS_DO_RESTORE_ARMOR
                ? ls_game_find_item (before, command->id)
                : -1;
  const LsItem *item = &before->items[MAX (index, 0)];
  const LsArmor *armor = index >= 0 ? printed (before, item->id) : NULL;

  if (index < 0)
    return;
  expect (breaches, armor && item->holder >= 0 && before->sheets[MAX (item->holder, 0)].on_board, "nobody wears it");
  if (!armor || item->holder < 0)
    return;
  for (guint i = 0; i < before->n_items; i++)
    expect (breaches, after->items[i].used == (i == (guint) index ? !item->used : before->items[i].used),
            "other cards turned");
  (command->kind == LS_DO_USE_ARMOR ? check_use : check_restored) (before, item, armor, after, breaches);
}

/* --- The state --- */

/* Cards that are turned against something are there and worn, and no more waits than is due. */
void
ls_audit_uses (const LsGame *game,
               GPtrArray    *breaches)
{
  for (guint i = 0; i < game->n_uses; i++)
    {
      int item = ls_game_find_item (game, game->uses[i].item);

      expect (breaches, item >= 0 && game->items[item].holder == (gint8) game->uses[i].hero && !game->uses[i].fell,
              "a card turned that is not worn");
    }
  for (guint hero = 0; hero < game->n_heroes; hero++)
    {
      guint waiting = 0;

      for (guint i = 0; i < game->n_blows; i++)
        waiting += game->blows[i].hero == hero ? game->blows[i].damage : 0;
      expect (breaches, MIN (waiting, 255) <= game->sheets[hero].due, "more damage waits than is due");
    }
}
