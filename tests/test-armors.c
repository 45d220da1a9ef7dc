/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The 24 armors and shields that EN 23–24 prints. */
#include <string.h>

#include "last-spell/pack.h"

/* Name, kind, deck, damage stopped, and what is told of it beside that. */
static const struct
{
  const char *id;
  LsItemKind  kind;
  LsDeckLevel level;
  guint       stops;
  const char *more;
} rows[] = {
  { "worn-out-pants", LS_ITEM_LOW_ARMOR, LS_DECK_STARTER, 1, NULL },
  { "worn-out-armor", LS_ITEM_HIGH_ARMOR, LS_DECK_STARTER, 1, NULL },
  { "wooden-shield", LS_ITEM_SHIELD, LS_DECK_STARTER, 1, NULL },
  { "cloth-pants", LS_ITEM_LOW_ARMOR, LS_DECK_BASIC, 2, NULL },
  { "chain-pants", LS_ITEM_LOW_ARMOR, LS_DECK_BASIC, 2, NULL },
  { "cloth-armor", LS_ITEM_HIGH_ARMOR, LS_DECK_BASIC, 2, NULL },
  { "chain-armor", LS_ITEM_HIGH_ARMOR, LS_DECK_BASIC, 1, "Restored for 2 mana." },
  { "iron-shield", LS_ITEM_SHIELD, LS_DECK_BASIC, 1, "Restored for movement tokens: 1." },
  { "drop-shield", LS_ITEM_SHIELD, LS_DECK_BASIC, 1, "gains 2 mana." },
  { "runners-greaves", LS_ITEM_LOW_ARMOR, LS_DECK_ADVANCED, 2, "come back: 1." },
  { "jump-boots", LS_ITEM_LOW_ARMOR, LS_DECK_ADVANCED, 2, "low obstacles." },
  { "turtle-armor", LS_ITEM_HIGH_ARMOR, LS_DECK_ADVANCED, 3, NULL },
  { "healers-armor", LS_ITEM_HIGH_ARMOR, LS_DECK_ADVANCED, 2, "heal: 1." },
  { "fury-shield", LS_ITEM_SHIELD, LS_DECK_ADVANCED, 2, "takes damage: 1." },
  { "tower-shield", LS_ITEM_SHIELD, LS_DECK_ADVANCED, 3, NULL },
  { "coat-armor", LS_ITEM_HIGH_ARMOR, LS_DECK_BASIC, 3, "cannot use shields." },
  { "heavy-shield", LS_ITEM_SHIELD, LS_DECK_BASIC, 3, "cannot use armors." },
  { "murder-armor", LS_ITEM_HIGH_ARMOR, LS_DECK_BASIC, 1, "It is restored for monsters killed in one turn: 2." },
  { "murder-pants", LS_ITEM_LOW_ARMOR, LS_DECK_BASIC, 1, "A movement token comes back for monsters killed in one turn: 2." },
  { "darkness-armor", LS_ITEM_HIGH_ARMOR, LS_DECK_ADVANCED, 2, "1 damage for mana: 4." },
  { "darkness-pants", LS_ITEM_LOW_ARMOR, LS_DECK_ADVANCED, 2, "1 damage for movement tokens: 2." },
  { "priest-armor", LS_ITEM_HIGH_ARMOR, LS_DECK_ADVANCED, 0, "lives on" },
  { "running-boots", LS_ITEM_LOW_ARMOR, LS_DECK_ADVANCED, 0, "more points, 2. Restored for 1 mana." },
  { "evasion-mantle", LS_ITEM_HIGH_ARMOR, LS_DECK_ADVANCED, 6, "Restored for movement tokens: 2." },
};

static void
test_table (void)
{
  g_autoptr (LsPack) pack = ls_pack_shipped ();

  g_assert_cmpuint (pack->n_armors, ==, 24);
  g_assert_cmpuint (G_N_ELEMENTS (rows), ==, 24);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const LsArmor *armor = ls_pack_armor (pack, rows[i].id);
      g_autofree char *stops = g_strdup_printf ("Stops %u damage of one attack.", rows[i].stops);
      g_autofree char *text = NULL;

      g_test_message ("%s", rows[i].id);
      g_assert_nonnull (armor);
      text = ls_armor_text (armor);
      g_assert_cmpuint (armor->kind, ==, rows[i].kind);
      g_assert_cmpuint (armor->level, ==, rows[i].level);
      g_assert_cmpuint (armor->stops, ==, rows[i].stops);
      g_assert_cmpint (strstr (text, stops) != NULL, ==, rows[i].stops > 0);
      if (rows[i].more)
        g_assert_nonnull (strstr (text, rows[i].more));
      else
        g_assert_cmpstr (text, ==, stops);
    }
  g_assert_null (ls_pack_armor (pack, "tin-hat"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/armors/table", test_table);
  return g_test_run ();
}
