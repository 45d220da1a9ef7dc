/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "equipment-text.h"

#include <glib/gi18n.h>

#include "core/sentences.h"
#include "last-spell/armor.h"

/* --- Equipment --- */

/* The colour of a potion as it stands in a saved game. */
const char *
hk_potion_colour (const char *word)
{
  /* Translators: colours of potions */
  static const char *const colours[]
    = { NC_("potion", "green"), NC_("potion", "red"), NC_("potion", "blue"), NC_("potion", "yellow") };

  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    if (g_str_equal (ls_potion_names[i], word))
      return g_dpgettext2 (NULL, "potion", colours[i]);
  return word;
}

/* A piece of equipment, by the name that the table knows. */
char *
hk_item_name (const char *name,
              gboolean    potion)
{
  if (!potion)
    return g_strdup (ls_record_name (name));
  /* Translators: the colour of a potion: "green potion" */
  return g_strdup_printf (_("%s potion"), hk_potion_colour (name));
}

/* With a capital, at the head of a row. */
char *
hk_item_title (const LsGame *game,
               const LsItem *item)
{
  const LsArmor *armor = ls_game_item_armor (game, item);
  const char *name = armor && armor->name ? armor->name : item->name;

  return automa_capitalized (hk_item_name (name, item->kind == LS_ITEM_POTION));
}

const char *
hk_item_kind (LsItemKind kind)
{
  static const char *const kinds[LS_N_ITEM_KINDS] = {
    [LS_ITEM_LOW_ARMOR] = NC_("equipment", "Low armor"),
    [LS_ITEM_HIGH_ARMOR] = NC_("equipment", "High armor"),
    [LS_ITEM_SHIELD] = NC_("equipment", "Shield"),
    [LS_ITEM_SCROLL] = NC_("equipment", "Scroll"),
    [LS_ITEM_POTION] = NC_("equipment", "Potion"),
    [LS_ITEM_ONE_HANDED] = NC_("equipment", "One-handed weapon"),
    [LS_ITEM_TWO_HANDED] = NC_("equipment", "Two-handed weapon"),
  };

  return g_dpgettext2 (NULL, "equipment", kinds[kind]);
}

/* What each drink of a potion gives, as its record has it. */
static char *
tell_potion (const LsPack *pack,
             guint         potion)
{
  const LsPotionFacts *facts = &pack->potions[potion];

  switch ((LsPotionGift) facts->gives)
    {
    case LS_POTION_MOVEMENT_TOKENS:
      return g_strdup_printf (ngettext ("Gives back %u movement token.", "Gives back %u movement tokens.", facts->amount),
                              facts->amount);
    case LS_POTION_WOUNDS:
      return g_strdup_printf (ngettext ("Heals %u wound.", "Heals %u wounds.", facts->amount), facts->amount);
    case LS_POTION_MANA:
      return g_strdup_printf (_("Gives up to %u mana."), facts->amount);
    case LS_POTION_ACTIONS:
    default:
      return g_strdup_printf (ngettext ("Gives %u action.", "Gives %u actions.", facts->amount), facts->amount);
    }
}

/* The colour, LsPotion; LS_NO_POTION: it is none. */
static guint
find_potion (const LsItem *item)
{
  for (guint i = 0; item->kind == LS_ITEM_POTION && ls_potion_names[i]; i++)
    if (g_str_equal (ls_potion_names[i], item->name))
      return i + 1;
  return LS_NO_POTION;
}

/* What its card says; NULL: no record knows it. */
char *
hk_item_does (const LsGame *game,
              const LsItem *item)
{
  const LsArmor *armor = ls_game_item_armor (game, item);
  guint potion = find_potion (item);

  if (potion != LS_NO_POTION)
    return tell_potion (game->pack, potion);
  return armor ? ls_armor_text (armor) : NULL;
}

/* Two of these facts, or as many as there are. */
static char *
join_facts (char *first,
            char *second)
{
  g_autofree char *a = first;
  g_autofree char *b = second;

  if (!a || !b)
    return g_strdup (a ? a : b);
  /* Translators: two facts side by side: "Shield · turned" */
  return g_strdup_printf (_("%s · %s"), a, b);
}

/* "Shield · turned · Stops 1 damage of one attack." */
char *
hk_item_facts (const LsGame *game,
               const LsItem *item)
{
  const char *used = item->kind == LS_ITEM_POTION ? _("half empty") : _("turned");
  char *facts = join_facts (g_strdup (hk_item_kind (item->kind)), item->used ? g_strdup (used) : NULL);

  return join_facts (facts, hk_item_does (game, item));
}

/* What the button does that turns it over; NULL: it has no other side. */
const char *
hk_item_turn (const LsItem *item)
{
  if (item->kind == LS_ITEM_POTION)
    return item->used ? _("Refill") : _("Use Half");
  if (item->kind > LS_ITEM_SHIELD)
    return NULL;
  return item->used ? _("Restore") : _("Turn Over");
}

/* A button's name for those who do not see its row. */
char *
hk_item_told (const char *what,
              const char *item)
{
  /* Translators: what a button does, and the piece of equipment that it is for: "Take: Iron Shield" */
  return g_strdup_printf (_("%s: %s"), what, item);
}

/* "Shield · Stops 1 damage of one attack. Restored for movement tokens: 1." */
char *
hk_armor_facts (const LsArmor *armor)
{
  return join_facts (g_strdup (hk_item_kind (armor->kind)), ls_armor_text (armor));
}

/* Whether all that was typed stands in its name or in what it does. */
gboolean
hk_armor_matches (const LsArmor *armor,
                  const char    *search)
{
  g_autofree char *facts = hk_armor_facts (armor);
  g_autofree char *text = g_strdup_printf ("%s %s", ls_record_name (armor->name), facts);

  return g_str_match_string (search, text, TRUE) || search[0] == '\0';
}

/* --- Heroes --- */

/* "Level II · 3 perks". */
char *
hk_hero_facts (const LsGame *game,
               guint         hero)
{
  const LsHeroSheet *sheet = &game->sheets[hero];
  char *level = g_strdup (sheet->level > 1 ? _("Level II") : _("Level I"));
  char *perks = g_strdup_printf (ngettext ("%u perk", "%u perks", sheet->n_perks), sheet->n_perks);

  return join_facts (level, perks);
}

/* "I: Swift, Eagle Eye" and so on, a line for each level; NULL: no perk yet. */
char *
hk_hero_perks (const LsGame *game,
               guint         hero)
{
  static const char *const numerals[LS_PERK_LEVELS + 1] = { "", "I", "II", "III", "IV" };
  const LsHeroSheet *sheet = &game->sheets[hero];
  GString *text = g_string_new (NULL);

  for (guint level = 1; level <= LS_PERK_LEVELS; level++)
    {
      gboolean first = TRUE;

      for (guint i = 0; i < sheet->n_perks; i++)
        if (sheet->perks[i].level == level)
          {
            if (first)
              g_string_append_printf (text, "%s%s: ", text->len > 0 ? "\n" : "", numerals[level]);
            g_string_append_printf (text, "%s%s", first ? "" : ", ", sheet->perks[i].name);
            first = FALSE;
          }
    }
  return g_string_free (text, text->len == 0);
}

/* The kinds of which the hero can carry one more; NULL: none. */
char *
hk_hero_room (const LsGame *game,
              guint         hero)
{
  g_autoptr (GPtrArray) kinds = g_ptr_array_new ();
  g_autofree char *list = NULL;

  for (LsItemKind kind = 0; kind < LS_N_ITEM_KINDS; kind++)
    if (ls_game_can_carry (game, hero, kind))
      g_ptr_array_add (kinds, (gpointer) hk_item_kind (kind));
  g_ptr_array_add (kinds, NULL);
  if (kinds->len == 1)
    return NULL;
  list = g_strjoinv (" · ", (char **) kinds->pdata);
  /* Translators: kinds of equipment: "Room for: Shield · Scroll" */
  return g_strdup_printf (_("Room for: %s"), list);
}

/* What the hero can drink. */
char *
hk_hero_potion (const LsGame *game,
                guint         hero)
{
  const LsHeroSheet *sheet = &game->sheets[hero];
  g_autofree char *name = sheet->potion ? hk_item_name (ls_potion_names[sheet->potion - 1], TRUE) : NULL;

  if (!name)
    return g_strdup (_("No potion"));
  /* Translators: "Red potion · half empty" */
  return join_facts (join_facts (automa_capitalized (g_steal_pointer (&name)),
                                 sheet->potion_used ? g_strdup (_("half empty")) : NULL),
                     tell_potion (game->pack, sheet->potion));
}

/* What was won and can now be chosen; NULL: nothing. */
char *
hk_stash_facts (const LsGame *game)
{
  if (game->equipment == 0)
    return NULL;
  return g_strdup_printf (ngettext ("%u piece that you have won can be chosen and added",
                                    "%u pieces that you have won can be chosen and added", game->equipment),
                          game->equipment);
}
