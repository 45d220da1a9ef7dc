/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "command-text.h"

#include <glib/gi18n.h>

#include "core/sentences.h"
#include "equipment-text.h"
#include "last-spell/names.h"

/* --- Names --- */

/* "C7", "C7 and D7". */
static char *
name_spots (const LsSpots *spots)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < spots->n; i++)
    {
      char name[LS_SPOT_NAME_SIZE];

      if (i > 0)
        /* Translators: between spots: "C7, C8 and C9" */
        g_string_append (text, i + 1 < spots->n ? C_("spots", ", ") : C_("spots", " and "));
      g_string_append (text, ls_spot_name (spots->at[i], name));
    }
  return g_string_free (text, FALSE);
}

/* "C7", "C7, facing west". */
static char *
name_place (const LsCommand *command)
{
  char name[LS_SPOT_NAME_SIZE];

  ls_spot_name (command->spots.at[0], name);
  if (command->facing >= LS_N_FACINGS)
    return g_strdup (name);
  /* Translators: a spot and a side: "C7, facing west" */
  return g_strdup_printf (_("%s, facing %s"), name, ls_facing_name (command->facing));
}

/* What is added, for people. */
static const char *
name_kind (const LsGame    *before,
           const LsCommand *command)
{
  const LsStructureType *structure = ls_structure_type_find (command->word);
  int type = ls_pack_find_type (before->pack, command->word);

  if (command->kind == LS_DO_STRUCTURE_ADD && structure)
    return ls_structure_name (structure);
  if (command->kind == LS_DO_MONSTER_ADD && type >= 0)
    return ls_monster_type_name (&g_array_index (before->pack->types, LsMonsterType, type));
  for (guint i = 0; command->kind == LS_DO_TOKEN_ADD && i < LS_N_TOKENS; i++)
    if (g_str_equal (ls_token_names[i], command->word))
      return ls_token_name (i);
  return command->word;
}

/* A side as it stands in a saved game; LS_N_FACINGS: it is none. */
static guint
find_side (const char *word)
{
  guint side = 0;

  while (side < LS_N_FACINGS && !g_str_equal (ls_facing_ids[side], word))
    side++;
  return side;
}

static const char *
name_side (const char *word)
{
  guint side = find_side (word);

  return side < LS_N_FACINGS ? ls_facing_name (side) : word;
}

/* What is bought or comes to the stash. */
static char *
name_new_item (const LsCommand *command)
{
  return hk_item_name (command->word, g_strcmp0 (command->other, ls_item_kind_names[LS_ITEM_POTION]) == 0);
}

/* --- Sentences --- */

/* Translators: all these sentences compare a number with the one before it: "Ada: 3 wounds instead of 2." */
static char *
wounds_text (const char *who,
             guint       now,
             guint       was)
{
  return g_strdup_printf (ngettext ("%s: %u wound instead of %u.", "%s: %u wounds instead of %u.", now), who, now, was);
}

static char *
flames_text (const char *what,
             guint       now,
             guint       was)
{
  return g_strdup_printf (ngettext ("%s: %u flame instead of %u.", "%s: %u flames instead of %u.", now), what, now,
                          was);
}

static char *
hero_text (const LsGame    *before,
           const LsCommand *command)
{
  static const LsHeroSheet no_sheet;
  static const LsHero no_hero;
  int index = ls_game_find_hero (before, command->id);
  const LsHero *hero = index >= 0 ? &before->heroes[index] : &no_hero;
  const LsHeroSheet *sheet = index >= 0 ? &before->sheets[index] : &no_sheet;
  const char *name = command->id;
  guint now = (guint) command->number;
  char from[LS_SPOT_NAME_SIZE], to[LS_SPOT_NAME_SIZE];

  switch ((LsCommandKind) command->kind)
    {
    case LS_DO_HERO_AT:
      if (!sheet->on_board)
        /* Translators: a hero and a spot */
        return g_strdup_printf (_("%s enters the board on %s."), name, ls_spot_name (command->spots.at[0], to));
      /* Translators: a hero and two spots */
      return g_strdup_printf (_("%s goes from %s to %s."), name, ls_spot_name (hero->at, from),
                              ls_spot_name (command->spots.at[0], to));
    case LS_DO_HERO_OFF:
      return g_strdup_printf (_("%s is taken off the board."), name);
    case LS_DO_HERO_WOUNDS:
      return wounds_text (name, now, hero->wounds);
    case LS_DO_HERO_MANA:
      return g_strdup_printf (_("%s: %u mana instead of %u."), name, now, hero->mana);
    case LS_DO_HERO_ACTIONS:
      return g_strdup_printf (ngettext ("%s: %u action instead of %u.", "%s: %u actions instead of %u.", now), name,
                              now, sheet->actions);
    case LS_DO_HERO_TOKEN:
      /* Translators: a hero and the number of a movement token */
      return g_strdup_printf (command->flag > 0 ? _("%s spends movement token %u.")
                                                : _("%s has movement token %u back."),
                              name, now);
    case LS_DO_HERO_POTION:
      if (g_str_equal (command->word, "none"))
        return g_strdup_printf (_("%s has no potion."), name);
      /* Translators: a hero, and the colour of a potion */
      return g_strdup_printf (command->flag > 0 ? _("%s has a half-empty potion: %s.") : _("%s has a full potion: %s."),
                              name, hk_potion_colour (command->word));
    case LS_DO_HERO_ARMOR_UP:
    default:
      return g_strdup_printf (command->flag > 0 ? _("%s gets an armor-up token.") : _("%s loses the armor-up token."),
                              name);
    }
}

static char *
monster_text (const LsGame    *before,
              const LsCommand *command)
{
  int index = command->id ? ls_game_find_monster (before, command->id) : -1;
  g_autofree char *name = command->id ? ls_name_in_game (before, command->id) : NULL;
  g_autofree char *place = NULL;

  switch ((LsCommandKind) command->kind)
    {
    case LS_DO_MONSTER_ADD:
      place = name_place (command);
      /* Translators: a spot, perhaps with a facing, and what comes there: "Added on C7, facing west: Clawer." */
      return g_strdup_printf (_("Added on %s: %s."), place, name_kind (before, command));
    case LS_DO_MONSTER_WOUNDS:
      return wounds_text (name, (guint) command->number, index >= 0 ? before->monsters[index].wounds : 0);
    case LS_DO_MONSTER_KILL:
      return g_strdup_printf (_("%s is slain."), name);
    case LS_DO_MONSTER_STUN:
      return g_strdup_printf (command->flag > 0 ? _("%s is stunned.") : _("%s is no longer stunned."), name);
    case LS_DO_PLACE:
    case LS_DO_MONSTER_AT:
    default:
      place = name_place (command);
      /* Translators: the table are the people who play: "The table puts Clawer 3 on C7, facing west." */
      return g_strdup_printf (_("The table puts %s on %s."), name, place);
    }
}

static char *
structure_text (const LsGame    *before,
                const LsCommand *command)
{
  int index = command->id ? ls_game_find_structure (before, command->id) : -1;
  g_autofree char *spots = name_spots (&command->spots);
  g_autofree char *name = command->id ? ls_name_in_game (before, command->id) : NULL;

  if (command->kind == LS_DO_STRUCTURE_ADD)
    return g_strdup_printf (_("Added on %s: %s."), spots, name_kind (before, command));
  if (command->kind == LS_DO_STRUCTURE_AT)
    /* Translators: a structure or token, and a spot: "Wooden wall 6 is moved to C7." */
    return g_strdup_printf (_("%s is moved to %s."), name, spots);
  if (command->kind == LS_DO_STRUCTURE_FLAMES)
    return flames_text (name, (guint) command->number, index >= 0 ? before->structures[index].flames : 0);
  return g_strdup_printf (_("%s is taken off the board."), name);
}

static char *
token_text (const LsGame    *before,
            const LsCommand *command)
{
  int index = command->id ? ls_game_find_token (before, command->id) : -1;
  g_autofree char *spots = name_spots (&command->spots);
  g_autofree char *name = command->id ? ls_name_in_game (before, command->id) : NULL;

  if (command->kind == LS_DO_TOKEN_ADD)
    return g_strdup_printf (command->flag > 0 ? _("Added on %s, second side up: %s.") : _("Added on %s: %s."), spots,
                            name_kind (before, command));
  if (command->kind == LS_DO_TOKEN_AT)
    return g_strdup_printf (_("%s is moved to %s."), name, spots);
  if (command->kind == LS_DO_TOKEN_FLAMES)
    return flames_text (name, (guint) command->number, index >= 0 ? before->tokens[index].flames : 0);
  return g_strdup_printf (_("%s is taken off the board."), name);
}

static char *
mist_text (const LsGame    *before,
           const LsCommand *command)
{
  guint side = find_side (command->word);

  return g_strdup_printf (
    /* Translators: a side, and how many spots the mist is away from the town, now and before */
    ngettext ("Mist in the %s: %d spot away instead of %d.", "Mist in the %s: %d spots away instead of %d.",
              (gulong) command->number),
    name_side (command->word), command->number, side < LS_N_FACINGS ? before->mist[side] : 0);
}

static char *
ruling_text (const LsCommand *command)
{
  const AutomaRuling *ruling = automa_rulebook_find_ruling (ls_rulebook (), command->word);
  int value = ruling ? automa_ruling_find_value (ruling, command->other) : -1;

  if (value < 0)
    return g_strdup_printf ("%s: %s", command->word, command->other);
  /* Translators: the title of a ruling, and the sentence that is in force from now on */
  return g_strdup_printf (_("New ruling on “%s”: %s"), automa_rulebook_text (ruling->title),
                          automa_rulebook_text (ruling->values[value].meaning));
}

static char *
counter_text (const LsGame    *before,
              const LsCommand *command)
{
  int now = command->number;
  guint slot = (guint) MAX (command->number, 1) - 1;

  switch ((LsCommandKind) command->kind)
    {
    case LS_DO_PANIC:
      return g_strdup_printf (
        /* Translators: a slot of the panic track, and its flames now and before */
        ngettext ("Slot %d of the panic track: %d flame instead of %u.",
                  "Slot %d of the panic track: %d flames instead of %u.", (gulong) command->count),
        command->number, command->count, slot < LS_MAX_PANIC_SLOTS ? before->panic[slot] : 0);
    case LS_DO_MAGES:
      return g_strdup_printf (ngettext ("%d mage in the magic circle instead of %u.",
                                        "%d mages in the magic circle instead of %u.", (gulong) now),
                              now, before->mages);
    case LS_DO_GOLD:
      return g_strdup_printf (_("%d gold in the stash instead of %u."), now, before->gold);
    case LS_DO_MATERIALS:
      return g_strdup_printf (ngettext ("%d material in the stash instead of %u.",
                                        "%d materials in the stash instead of %u.", (gulong) now),
                              now, before->materials);
    case LS_DO_QUESTS:
    default:
      return g_strdup_printf (ngettext ("%d urban quest is solved; before, it was %u.",
                                        "%d urban quests are solved; before, it was %u.", (gulong) now),
                              now, before->quests);
    }
}

/* A hero strikes with the app's dice. */
static char *
roll_text (const LsGame    *before,
           const LsCommand *command)
{
  g_autofree char *target = ls_name_in_game (before, command->id);
  GString *text = g_string_new (NULL);

  if (command->other)
    /* Translators: a hero, a monster, and the damage of the blow */
    g_string_append_printf (text, _("%s strikes %s for %d"), command->other, target, command->number);
  else
    /* Translators: a monster, and the damage of the blow */
    g_string_append_printf (text, _("A hero strikes %s for %d"), target, command->number);
  /* Translators: abilities of an attack, added to "A hero strikes Clawer 3 for 2" */
  g_string_append (text, command->marks & LS_ROLL_NO_DODGE ? _(", no dodge") : "");
  g_string_append (text, command->marks & LS_ROLL_ARMOR_PIERCING ? _(", armor piercing") : "");
  g_string_append (text, command->marks & LS_ROLL_STUN ? _(", stun") : "");
  /* Translators: what the attack is made with, added to "Ada strikes Clawer 3 for 2"; a scroll is always magic */
  g_string_append (text, command->marks & LS_ROLL_SCROLL  ? _(", with a scroll")
                         : command->marks & LS_ROLL_MAGIC ? _(", with a magic weapon")
                                                          : "");
  /* Translators: how the attack is aimed, added to "Ada strikes Clawer 3 for 2" */
  g_string_append (text, command->marks & LS_ROLL_RANGED ? _(", aimed from afar") : "");
  /* Translators: an ability, added to "Ada strikes Clawer 3 for 2" */
  g_string_append (text, command->marks & LS_ROLL_VISION ? _(", vision") : "");
  /* Translators: added to "Ada strikes Clawer 3 for 2" */
  g_string_append (text, command->marks & LS_ROLL_MORE ? _(", in the same attack") : "");
  g_string_append_c (text, '.');
  return g_string_free (text, FALSE);
}

/* What people enter and decide. */
static char *
entered_text (const LsGame    *before,
              const LsCommand *command)
{
  g_autofree char *who = command->id ? ls_name_in_game (before, command->id) : NULL;
  g_autofree char *target = command->other ? ls_name_in_game (before, command->other) : NULL;
  char spot[LS_SPOT_NAME_SIZE];

  switch ((LsCommandKind) command->kind)
    {
    case LS_DO_COIN:
      return g_strdup (g_str_equal (command->word, ls_coin_names[LS_COIN_LEFT]) ? _("Your coin shows left.")
                                                                                : _("Your coin shows right."));
    case LS_DO_DIRECTION:
      /* Translators: the number of a card */
      return g_strdup_printf (_("You have drawn the spawn direction card %s."), command->word);
    case LS_DO_CARD:
      /* Translators: the number of a slot, and of a card, like "3" or "5B" */
      return g_strdup_printf (_("On slot %d you have turned spawn pattern card %s."), command->number, command->word);
    case LS_DO_CHOOSE:
      /* Translators: a monster, and whom it strikes */
      return g_strdup_printf (command->flag < 0    ? _("%s: you choose %s.")
                              : command->flag == 0 ? _("%s: you choose %s, and the dice miss.")
                                                   : _("%s: you choose %s, and the dice hit."),
                              who, target);
    case LS_DO_ARMOR:
      /* Translators: a hero, and how much damage is stopped */
      return g_strdup_printf (_("%s: armor stops %d."), command->id, command->number);
    case LS_DO_FREE_HERO:
      /* Translators: the hero whose fist it is, and the one who is entangled */
      return g_strdup_printf (command->flag < 0    ? _("%s strikes to free %s.")
                              : command->flag == 0 ? _("%s strikes to free %s, and the dice miss.")
                                                   : _("%s strikes to free %s, and the dice hit."),
                              target, who);
    case LS_DO_REROLL:
      /* Translators: a monster whom an attack has missed */
      return g_strdup_printf (command->flag > 0 ? _("The dice of %s are thrown again for 1 mana.")
                                                : _("The dice of %s are thrown again."),
                              who);
    case LS_DO_TURN:
      return g_strdup_printf (_("%s begins a turn."), command->id);
    case LS_DO_HERO_MOVE:
      /* Translators: a hero and a spot */
      return g_strdup_printf (_("%s goes to %s."), command->id, ls_spot_name (command->spots.at[0], spot));
    case LS_DO_ARMOR_UP:
      return g_strdup_printf (_("%s puts an action token on armor-up."), command->id);
    case LS_DO_FIST:
      /* Translators: a hero and a monster */
      return g_strdup_printf (_("%s strikes %s with a fist."), command->id, target);
    case LS_DO_DRINK:
      return g_strdup_printf (_("%s drinks the potion."), command->id);
    case LS_DO_SHOOT:
      /* Translators: a defense and a spot */
      return g_strdup_printf (_("%s shoots at %s."), who, ls_spot_name (command->spots.at[0], spot));
    case LS_DO_USE_ARMOR:
      /* Translators: an armor or shield */
      return g_strdup_printf (_("%s is turned."), who);
    case LS_DO_RESTORE_ARMOR:
      /* Translators: an armor or shield */
      return g_strdup_printf (_("%s is restored."), who);
    case LS_DO_BOSS_CARD:
      return g_strdup_printf (_("You have drawn Cetusia's card %s."), command->word);
    case LS_DO_BOSS_AT:
    default:
      return g_strdup_printf (_("You place the Harpy on %s."), ls_spot_name (command->spots.at[0], spot));
    }
}

static char *
item_text (const LsGame    *before,
           const LsCommand *command)
{
  int index = ls_game_find_item (before, command->id);
  g_autofree char *item = index >= 0 ? hk_item_name (before->items[index].name, before->items[index].kind == LS_ITEM_POTION)
                                     : g_strdup (command->id);

  switch ((LsCommandKind) command->kind)
    {
    case LS_DO_ITEM_TAKE:
      if (command->flag > 0)
        /* Translators: a hero and a piece of equipment */
        return g_strdup_printf (_("By hand: %s takes %s."), command->other, item);
      /* Translators: a hero and a piece of equipment */
      return g_strdup_printf (_("%s takes %s."), command->other, item);
    case LS_DO_ITEM_LEAVE:
      return g_strdup_printf (command->flag > 0 ? _("By hand: %s goes to the stash.") : _("%s goes to the stash."), item);
    case LS_DO_ITEM_USED:
      return g_strdup_printf (command->flag > 0 ? _("%s is used.") : _("%s is restored."), item);
    case LS_DO_ITEM_REMOVE:
    default:
      return g_strdup_printf (_("%s leaves the game."), item);
    }
}

/* What gold and materials pay for. */
static char *
stash_text (const LsGame    *before,
            const LsCommand *command)
{
  const LsStructureType *type = command->kind == LS_DO_BUILD ? ls_structure_type_find (command->word) : NULL;
  g_autofree char *name = command->id ? ls_name_in_game (before, command->id) : NULL;
  g_autofree char *places = name_spots (&command->spots);
  g_autofree char *item = command->kind == LS_DO_BUY ? name_new_item (command) : NULL;

  switch ((LsCommandKind) command->kind)
    {
    case LS_DO_BUILD:
      /* Translators: spots, and what is built there: "Built on C7 and C8: gold mine." */
      return g_strdup_printf (_("Built on %s: %s."), places, type ? ls_structure_name (type) : command->word);
    case LS_DO_UPGRADE:
      return g_strdup_printf (_("%s is upgraded."), name);
    case LS_DO_REPAIR:
      return g_strdup_printf (ngettext ("%s: %d flame is taken off.", "%s: %d flames are taken off.",
                                        (gulong) command->number),
                              name, command->number);
    case LS_DO_SCAVENGE:
      /* Translators: a ruin, and the gold and the materials found there */
      return g_strdup_printf (_("%s is scavenged for %d gold and %d materials."), name, command->number,
                              command->count);
    case LS_DO_BUY:
      return g_strdup_printf (_("You buy %s for %d gold."), item, command->number);
    case LS_DO_SELL:
      return g_strdup_printf (_("You sell equipment that has cost %d gold."), command->number);
    case LS_DO_SEER_MIST:
      /* Translators: a side, like "west" */
      return g_strdup_printf (_("The seer sends the mist back: %s."), name_side (command->word));
    case LS_DO_SEER_CARD:
    default:
      return g_strdup_printf (_("The seer puts a card of slot %d under the other."), command->number);
    }
}

static char *
day_text (const LsGame    *before,
          const LsCommand *command)
{
  g_autofree char *item = NULL;

  switch ((LsCommandKind) command->kind)
    {
    case LS_DO_DAY_MIST:
      return g_strdup (_("The mist advances."));
    case LS_DO_DAY_SCOUT:
      return g_strdup (_("The spawn is scouted."));
    case LS_DO_DAY_PRODUCTION:
      return g_strdup (_("The town produces."));
    case LS_DO_DAY_END:
      return g_strdup_printf (_("Day %u ends."), before->night);
    case LS_DO_REFRESH:
      return g_strdup (_("The shop is refreshed."));
    case LS_DO_PERK:
      /* Translators: a hero and a perk */
      return g_strdup_printf (_("%s takes the perk “%s”."), command->id, command->word);
    case LS_DO_TURN_CARD:
      return g_strdup_printf (_("%s reaches level II."), command->id);
    case LS_DO_RECRUIT:
      return g_strdup_printf (_("%s joins you."), command->id);
    case LS_DO_ITEM_ADD:
      item = name_new_item (command);
      return g_strdup_printf (_("%s goes to the stash."), item);
    case LS_DO_ITEM_TAKE:
    case LS_DO_ITEM_LEAVE:
    case LS_DO_ITEM_USED:
    case LS_DO_ITEM_REMOVE:
      return item_text (before, command);
    default:
      return stash_text (before, command);
    }
}

static char *
tell (const LsGame    *before,
      const LsCommand *command)
{
  switch ((LsCommandKind) command->kind)
    {
    case LS_DO_BEGIN_NIGHT:
      return g_strdup_printf (_("Night %u begins."), before->night);
    case LS_DO_NEXT:
    case LS_DO_STEP:
      /* Translators: a step of the monster phase, like "boss spawn" */
      return g_strdup_printf (_("Step “%s”: nothing to do."), ls_stage_name (before->stage));
    case LS_DO_END_HERO_PHASE:
      return g_strdup (_("The hero phase ends."));
    case LS_DO_COIN:
    case LS_DO_DIRECTION:
    case LS_DO_CARD:
    case LS_DO_CHOOSE:
    case LS_DO_ARMOR:
    case LS_DO_BOSS_CARD:
    case LS_DO_BOSS_AT:
    case LS_DO_FREE_HERO:
    case LS_DO_REROLL:
    case LS_DO_TURN:
    case LS_DO_HERO_MOVE:
    case LS_DO_ARMOR_UP:
    case LS_DO_FIST:
    case LS_DO_DRINK:
    case LS_DO_SHOOT:
    case LS_DO_USE_ARMOR:
    case LS_DO_RESTORE_ARMOR:
      return entered_text (before, command);
    case LS_DO_ROLL:
      return roll_text (before, command);
    case LS_DO_HERO_AT:
    case LS_DO_HERO_OFF:
    case LS_DO_HERO_WOUNDS:
    case LS_DO_HERO_MANA:
    case LS_DO_HERO_ACTIONS:
    case LS_DO_HERO_TOKEN:
    case LS_DO_HERO_ARMOR_UP:
    case LS_DO_HERO_POTION:
      return hero_text (before, command);
    case LS_DO_PLACE:
    case LS_DO_MONSTER_ADD:
    case LS_DO_MONSTER_WOUNDS:
    case LS_DO_MONSTER_KILL:
    case LS_DO_MONSTER_STUN:
    case LS_DO_MONSTER_AT:
      return monster_text (before, command);
    case LS_DO_STRUCTURE_ADD:
    case LS_DO_STRUCTURE_FLAMES:
    case LS_DO_STRUCTURE_REMOVE:
    case LS_DO_STRUCTURE_AT:
      return structure_text (before, command);
    case LS_DO_TOKEN_ADD:
    case LS_DO_TOKEN_FLAMES:
    case LS_DO_TOKEN_REMOVE:
    case LS_DO_TOKEN_AT:
      return token_text (before, command);
    case LS_DO_PANIC:
    case LS_DO_MAGES:
    case LS_DO_GOLD:
    case LS_DO_MATERIALS:
    case LS_DO_QUESTS:
      return counter_text (before, command);
    case LS_DO_MIST:
      return mist_text (before, command);
    case LS_DO_RULING:
      return ruling_text (command);
    case LS_DO_TAKE_PACK:
      return g_strdup (_("The game goes on with the corrected pack."));
    case LS_DO_DAY_MIST:
    case LS_DO_DAY_SCOUT:
    case LS_DO_DAY_PRODUCTION:
    case LS_DO_DAY_END:
    case LS_DO_PERK:
    case LS_DO_TURN_CARD:
    case LS_DO_RECRUIT:
    case LS_DO_BUILD:
    case LS_DO_UPGRADE:
    case LS_DO_REPAIR:
    case LS_DO_SCAVENGE:
    case LS_DO_SEER_MIST:
    case LS_DO_SEER_CARD:
    case LS_DO_REFRESH:
    case LS_DO_BUY:
    case LS_DO_SELL:
    case LS_DO_ITEM_ADD:
    case LS_DO_ITEM_REMOVE:
    case LS_DO_ITEM_TAKE:
    case LS_DO_ITEM_LEAVE:
    case LS_DO_ITEM_USED:
      return day_text (before, command);
    case LS_N_COMMANDS:
      break;
    }
  g_assert_not_reached (); /* no default above: the compiler asks for a kind that has no sentence */
}

char *
hk_command_text (const LsGame    *before,
                 const LsCommand *command)
{
  return automa_capitalized (tell (before, command));
}
