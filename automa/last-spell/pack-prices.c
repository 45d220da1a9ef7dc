/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads what a pack says of the day's prices and of potions. */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "pack.h"

#define MAX_RECORDS 16 /* more than there are, so that one too many is told by its id */

/* In the order of LsPrice. */
const char *const ls_price_names[]
  = { "repair", "refresh", "seer-mist", "seer-card", "second-hero", "third-hero", "fourth-hero", NULL };

/* In the order of LsPotion, from the first that is one. */
const char *const ls_potion_names[] = { "green", "red", "blue", "yellow", NULL };

G_STATIC_ASSERT (G_N_ELEMENTS (ls_price_names) == LS_N_PRICES + 1);
G_STATIC_ASSERT (G_N_ELEMENTS (ls_potion_names) == LS_N_POTIONS);

static gboolean
read_id (const AutomaPlace *record,
         const char *const *words,
         guint             *id)
{
  AutomaPlace at;

  return automa_place_need (record, "id", &at) && automa_place_word (&at, words, id);
}

/* --- Prices --- */

/* Gold, materials or both. */
static void
read_price (const AutomaPlace *record,
            LsPack            *self)
{
  static const char *const members[] = { "id", "gold", "materials", "source", NULL };
  LsPurse price = { 0 };
  AutomaPlace at;
  guint id;

  if (!automa_place_object (record, members))
    return;
  ls_record_text (record, "source");
  if (automa_place_member (record, "gold", &at))
    price.gold = (guint8) automa_place_need_int (record, "gold", 1, 99);
  if (automa_place_member (record, "materials", &at))
    price.materials = (guint8) automa_place_need_int (record, "materials", 1, 99);
  if (price.gold == 0 && price.materials == 0)
    automa_place_problem (record, _("expected gold or materials"));
  if (!read_id (record, ls_price_names, &id))
    return;
  if (self->prices[id].gold > 0 || self->prices[id].materials > 0)
    automa_place_problem (record, _("there is a price \"%s\" already"), ls_price_names[id]);
  self->prices[id] = price;
}

void
ls_prices_read (const AutomaPlace *place,
                LsPack            *self)
{
  memset (self->prices, 0, sizeof self->prices);
  ls_records_read (place, self, "automa-prices/1", "prices", MAX_RECORDS, read_price);
  for (guint i = 0; i < LS_N_PRICES; i++)
    if (self->prices[i].gold == 0 && self->prices[i].materials == 0)
      automa_place_problem (place, _("expected a record for the price \"%s\""), ls_price_names[i]);
}

/* --- Potions --- */

static void
read_potion (const AutomaPlace *record,
             LsPack            *self)
{
  static const char *const members[] = { "id", "gives", "amount", "uses", "source", NULL };
  static const char *const gifts[] = { "movement-tokens", "wounds", "mana", "actions", NULL }; /* as LsPotionGift */
  LsPotionFacts potion = { 0 };
  AutomaPlace at;
  guint id, gives;

  if (!automa_place_object (record, members))
    return;
  ls_record_text (record, "source");
  potion.amount = (guint8) automa_place_need_int (record, "amount", 1, 9);
  potion.uses = (guint8) automa_place_need_int (record, "uses", 1, 2);
  if (!automa_place_need (record, "gives", &at) || !automa_place_word (&at, gifts, &gives)
      || !read_id (record, ls_potion_names, &id))
    return;
  potion.gives = (guint8) gives;
  if (self->potions[LS_POTION_GREEN + id].uses > 0)
    automa_place_problem (record, _("there is a potion \"%s\" already"), ls_potion_names[id]);
  self->potions[LS_POTION_GREEN + id] = potion;
}

void
ls_potions_read (const AutomaPlace *place,
                 LsPack            *self)
{
  memset (self->potions, 0, sizeof self->potions);
  ls_records_read (place, self, "automa-potions/1", "potions", MAX_RECORDS, read_potion);
  for (guint i = LS_POTION_GREEN; i < LS_N_POTIONS; i++)
    if (self->potions[i].uses == 0)
      automa_place_problem (place, _("expected a record for the potion \"%s\""), ls_potion_names[i - LS_POTION_GREEN]);
}
