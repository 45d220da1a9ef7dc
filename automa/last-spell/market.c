/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What gold buys by day: `day.seer`, `day.refresh`, `day.sell`, and equipment at the price that its card shows. */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "day.h"
#include "tell-day.h"

static const LsStructure *
find_building (const LsGame *self,
               const char   *type,
               gboolean      upgraded)
{
  for (guint i = 0; i < self->n_structures; i++)
    if (strcmp (self->structures[i].type->id, type) == 0 && (self->structures[i].upgraded || !upgraded))
      return &self->structures[i];
  return NULL;
}

/* --- The seer --- */

static gboolean
find_side (const LsGame *self,
           const char   *word,
           LsFacing     *side)
{
  for (*side = LS_NORTH; *side < LS_N_FACINGS; (*side)++)
    if (strcmp (ls_facing_ids[*side], word) == 0)
      return self->mist[*side] >= 0;
  return FALSE;
}

gboolean
ls_day_seer_mist (LsGame          *self,
                  const LsCommand *command,
                  LsScript        *script,
                  GError         **error)
{
  LsFacing side;

  if (!find_side (self, command->word, &side))
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no mist on the side %s"), command->word);
  if (!ls_day_may_act (self, error))
    return FALSE;
  if (!find_building (self, "seer", FALSE))
    return ls_game_refuse_rule (error, LS_RULE_DAY_SEER, _("there is no seer in the town"));
  if (self->mist[side] >= LS_MIST_FAR)
    return ls_game_refuse_rule (error, LS_RULE_DAY_SEER, _("the mist is never more than %d spots away"), LS_MIST_FAR);
  if (!ls_day_pay (self, &self->pack->prices[LS_PRICE_SEER_MIST], LS_RULE_DAY_SEER, error))
    return FALSE;
  self->mist[side]++;
  LS_TELL (script, LS_RULE_DAY_SEER, ls_tell_tile_back (side));
  LS_TELL_MORE (script, ls_tell_paid_detail (&self->pack->prices[LS_PRICE_SEER_MIST], NULL, 0));
  return TRUE;
}

/* The top card of a pile goes to its bottom. */
gboolean
ls_day_seer_card (LsGame          *self,
                  const LsCommand *command,
                  LsScript        *script,
                  GError         **error)
{
  guint slot = (guint) command->number;
  LsPile *pile;
  guint8 top;

  if (slot < 1 || slot > LS_MAX_SPAWN_SLOTS)
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no slot %u"), slot);
  if (!ls_day_may_act (self, error))
    return FALSE;
  pile = &self->cards.slots[slot - 1];
  if (!find_building (self, "seer", TRUE))
    return ls_game_refuse_rule (error, LS_RULE_DAY_SEER, _("there is no upgraded seer in the town"));
  if (pile->n < 2)
    return ls_game_refuse_rule (error, LS_RULE_DAY_SEER, _("there is no pile of cards on slot %u"), slot);
  if (!ls_day_pay (self, &self->pack->prices[LS_PRICE_SEER_CARD], LS_RULE_DAY_SEER, error))
    return FALSE;
  top = pile->cards[pile->n - 1];
  memmove (pile->cards + 1, pile->cards, pile->n - 1u);
  pile->cards[0] = top;
  LS_TELL (script, LS_RULE_DAY_SEER, ls_tell_card_under (slot));
  LS_TELL_MORE (script, ls_tell_paid_detail (&self->pack->prices[LS_PRICE_SEER_CARD], NULL, 0));
  return TRUE;
}

/* --- The shop --- */

/* `damage.shop`: without one, nothing is bought. */
static gboolean
has_shop (const LsGame *self,
          GError      **error)
{
  return find_building (self, "shop", FALSE)
         || ls_game_refuse_rule (error, LS_RULE_DAMAGE_SHOP, _("there is no shop in the town"));
}

gboolean
ls_day_refresh (LsGame   *self,
                LsScript *script,
                GError  **error)
{
  if (!ls_day_may_act (self, error) || !has_shop (self, error)
      || !ls_day_pay (self, &self->pack->prices[LS_PRICE_REFRESH], LS_RULE_DAY_REFRESH, error))
    return FALSE;
  LS_TELL (script, LS_RULE_DAY_REFRESH, ls_tell_refreshed ());
  LS_TELL_MORE (script, ls_tell_paid_detail (&self->pack->prices[LS_PRICE_REFRESH], NULL, 0));
  return TRUE;
}

gboolean
ls_day_buy (LsGame          *self,
            const LsCommand *command,
            LsScript        *script,
            GError         **error)
{
  if (!ls_day_may_act (self, error) || !has_shop (self, error))
    return FALSE;
  if (command->number > self->gold)
    return ls_game_refuse_rule (error, LS_RULE_DAMAGE_SHOP, _("it costs %d gold, and the stash holds %u"),
                                command->number, self->gold);
  if (!ls_game_add_item (self, command, error))
    return FALSE;
  self->gold = (guint16) (self->gold - command->number);
  LS_TELL (script, LS_RULE_DAMAGE_SHOP,
           ls_tell_bought (ls_game_item_name (self, &self->items[self->n_items - 1]), (guint) command->number));
  return TRUE;
}

/* --- Selling --- */

/* The items of a list, "item-1,item-3": each is in the stash, and none stands there twice. */
static gboolean
find_items (const LsGame *self,
            const char   *list,
            gboolean      wanted[LS_MAX_ITEMS],
            GError      **error)
{
  g_auto (GStrv) ids = g_strsplit (list, ",", -1);

  for (char **id = ids; *id; id++)
    {
      int item = ls_game_find_item (self, *id);

      if (item < 0 || wanted[item])
        return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no item %s"), *id);
      if (self->items[item].holder != LS_IN_STASH)
        return ls_game_refuse_rule (error, LS_RULE_DAY_SELL, _("%s is not in the stash"),
                                    ls_game_item_name (self, &self->items[item]));
      wanted[item] = TRUE;
    }
  return TRUE;
}

/* The cost must be what it is known to be: all prices together, or more if some are not known. */
static gboolean
check_cost (const LsGame  *self,
            const gboolean wanted[LS_MAX_ITEMS],
            guint          cost,
            GError       **error)
{
  gboolean all_known = TRUE;
  guint known = 0;

  for (guint i = 0; i < self->n_items; i++)
    if (wanted[i])
      {
        known += self->items[i].price;
        all_known = all_known && self->items[i].price > 0;
      }
  if (cost < known || (all_known && cost > known))
    return ls_game_refuse_rule (error, LS_RULE_DAY_SELL, _("together they have cost %u gold"), known);
  return TRUE;
}

gboolean
ls_day_sell (LsGame          *self,
             const LsCommand *command,
             LsScript        *script,
             GError         **error)
{
  gboolean wanted[LS_MAX_ITEMS] = { FALSE };
  guint cost = (guint) command->number;
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  if (!ls_day_may_act (self, error) || !find_items (self, command->word, wanted, error)
      || !check_cost (self, wanted, cost, error))
    return FALSE;
  for (guint i = self->n_items; i > 0; i--)
    if (wanted[i - 1])
      {
        g_ptr_array_insert (names, 0, (char *) ls_game_item_name (self, &self->items[i - 1]));
        ls_game_remove_item (self, i - 1);
      }
  self->gold = (guint16) (self->gold + cost / 2);
  LS_TELL (script, LS_RULE_DAY_SELL, ls_tell_sold (names, cost / 2));
  LS_TELL_MORE (script, ls_tell_sold_detail (cost));
  return TRUE;
}
