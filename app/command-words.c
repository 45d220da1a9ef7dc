/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words of a command that was given before, and what could stand there instead. */
#include <glib/gi18n.h>

#include "command-form.h"
#include "core/sentences.h"
#include "day-text.h"
#include "equipment-text.h"
#include "last-spell/names.h"
#include "last-spell/strikes.h"
#include "session.h"

/* --- Choices --- */

static void
free_choice (gpointer data)
{
  HkChoice *self = data;

  g_free (self->label);
  g_free (self);
}

static GPtrArray *
new_choices (void)
{
  return g_ptr_array_new_with_free_func (free_choice);
}

static HkChoice *
add_choice (GPtrArray  *choices,
            const char *id,
            const char *label)
{
  HkChoice *choice = g_new0 (HkChoice, 1);

  choice->id = id ? g_intern_string (id) : NULL;
  choice->label = automa_capitalized (g_strdup (label ? label : id));
  g_ptr_array_add (choices, choice);
  return choice;
}

/* Whatever has a name in the game. */
static void
add_named (GPtrArray    *choices,
           const LsGame *game,
           const char   *id)
{
  g_autofree char *name = ls_name_in_game (game, id);

  add_choice (choices, id, name);
}

static void
add_cards (GPtrArray    *choices,
           const LsPack *pack,
           HkSource      source)
{
  for (guint i = 0; source == HK_DIRECTIONS && i < pack->directions->len; i++)
    add_choice (choices, g_array_index (pack->directions, LsDirectionCard, i).id, NULL);
  for (guint i = 0; source == HK_PATTERNS && i < pack->patterns->len; i++)
    add_choice (choices, g_array_index (pack->patterns, LsPatternCard, i).id, NULL);
  for (guint i = 0; source == HK_CETUSIA && i < pack->n_cetusia; i++)
    add_choice (choices, pack->cetusia[i].id, NULL);
}

static void
add_types (GPtrArray    *choices,
           const LsPack *pack,
           HkSource      source)
{
  for (guint i = 0; source == HK_TYPES && i < pack->types->len; i++)
    add_choice (choices, g_array_index (pack->types, LsMonsterType, i).id,
                ls_monster_type_name (&g_array_index (pack->types, LsMonsterType, i)));
  for (const LsStructureType *type = ls_structure_types; source == HK_STRUCTURE_TYPES && type->id; type++)
    add_choice (choices, type->id, ls_structure_name (type));
  for (guint i = 0; source == HK_TOKEN_TYPES && i < LS_N_TOKENS; i++)
    add_choice (choices, ls_token_names[i], ls_token_name (i));
}

static void
add_equipment (GPtrArray *choices,
               HkSource   source)
{
  if (source == HK_POTIONS)
    add_choice (choices, "none", C_("potion", "none"));
  for (guint i = 0; source != HK_ITEM_KINDS && ls_potion_names[i]; i++)
    add_choice (choices, ls_potion_names[i], hk_potion_colour (ls_potion_names[i]));
  for (guint kind = 0; source == HK_ITEM_KINDS && kind < LS_N_ITEM_KINDS; kind++)
    add_choice (choices, ls_item_kind_names[kind], hk_item_kind ((LsItemKind) kind));
}

static void
add_targets (GPtrArray       *choices,
             const LsGame    *before,
             const LsCommand *command)
{
  g_autofree const char **targets = ls_game_choices (before, command->id);

  for (guint i = 0; targets[i]; i++)
    add_named (choices, before, targets[i]);
}

static void
add_values (GPtrArray       *choices,
            const LsCommand *command)
{
  const AutomaRuling *ruling = automa_rulebook_find_ruling (ls_rulebook (), command->word);

  for (guint i = 0; ruling && i < automa_ruling_n_values (ruling); i++)
    add_choice (choices, ruling->values[i].id, automa_rulebook_text (ruling->values[i].meaning));
}

/* --- What stands on the board, and what heroes carry --- */

static void
add_pieces (GPtrArray    *choices,
            const LsGame *game,
            HkSource      source)
{
  gboolean struck = source == HK_STRUCK;

  for (guint i = 0; (source == HK_MONSTERS || struck) && i < game->n_monsters; i++)
    add_named (choices, game, game->monsters[i].id);
  for (guint i = 0; (source == HK_TOKENS || struck) && i < game->n_tokens; i++)
    if (!struck || ls_strike_is_target (game, game->tokens[i].id))
      add_named (choices, game, game->tokens[i].id);
  for (guint i = 0; (source == HK_HEROES || source == HK_STRIKERS || struck) && i < game->n_heroes; i++)
    add_choice (choices, game->heroes[i].id, NULL);
  if (source == HK_STRIKERS)
    add_choice (choices, NULL, C_("strikes", "Nobody"));
}

/* There are many: only those to which it could happen. */
static gboolean
could_be (const LsGame    *before,
          const LsCommand *command,
          const char      *id)
{
  LsCommand other = *command;

  other.id = id;
  return id == command->id || hk_session_fits (before, &other, NULL);
}

static void
add_fitting (GPtrArray       *choices,
             const LsGame    *before,
             const LsCommand *command,
             HkSource         source)
{
  for (guint i = 0; source == HK_STRUCTURES && i < before->n_structures; i++)
    if (could_be (before, command, before->structures[i].id))
      {
        g_autofree char *label = hk_text_structure_at (before, &before->structures[i]);

        add_choice (choices, before->structures[i].id, label);
      }
  for (guint i = 0; source == HK_ITEMS && i < before->n_items; i++)
    if (could_be (before, command, before->items[i].id))
      {
        g_autofree char *label = hk_text_item (before, &before->items[i]);

        add_choice (choices, before->items[i].id, label);
      }
}

/* Whose blow on the hero who wears it an armor lessens; or the ally whom it saves. */
static void
add_blows (GPtrArray       *choices,
           const LsGame    *game,
           const LsCommand *command)
{
  int item = ls_game_find_item (game, command->id);
  int holder = item >= 0 ? game->items[item].holder : LS_IN_STASH;

  /* Translators: what armor is used against, of several */
  add_choice (choices, NULL, _("The hardest blow"));
  for (guint i = 0; i < game->n_blows; i++)
    if (game->blows[i].hero == holder)
      add_named (choices, game, game->blows[i].by);
  for (guint i = 0; i < game->n_heroes; i++)
    if ((int) i != holder)
      add_choice (choices, game->heroes[i].id, NULL);
}

/* --- The words --- */

static gboolean
is_potion (const LsCommand *command)
{
  return g_strcmp0 (command->other, ls_item_kind_names[LS_ITEM_POTION]) == 0;
}

HkSource
hk_command_source (const LsCommand *command,
                   HkWord           word)
{
  const HkCommandForm *form = hk_command_form (command);
  HkSource source = form ? form->words[word].source : HK_NOTHING;

  if (source == HK_ITEM_NAME)
    return is_potion (command) ? HK_ITEM_NAME : HK_TYPED;
  return source;
}

static void
add_all (GPtrArray       *choices,
         const LsGame    *before,
         const LsCommand *command,
         HkSource         source)
{
  if (source == HK_COINS)
    {
      add_choice (choices, ls_coin_names[LS_COIN_LEFT], C_("coin", "Left"));
      add_choice (choices, ls_coin_names[LS_COIN_RIGHT], C_("coin", "Right"));
    }
  for (LsFacing side = LS_NORTH; source == HK_SIDES && side < LS_N_FACINGS; side++)
    if (side != LS_SOUTH)
      add_choice (choices, ls_facing_ids[side], ls_facing_name (side));
  add_cards (choices, before->pack, source);
  add_types (choices, before->pack, source);
  if (source == HK_POTIONS || source == HK_ITEM_NAME || source == HK_ITEM_KINDS)
    add_equipment (choices, source);
  if (source == HK_TARGETS)
    add_targets (choices, before, command);
  if (source == HK_VALUES)
    add_values (choices, command);
  add_pieces (choices, before, source);
  add_fitting (choices, before, command, source);
  if (source == HK_BLOWS)
    add_blows (choices, before, command);
}

/* What was said stays a choice, whatever it was. */
GPtrArray *
hk_command_choices (const LsGame    *before,
                    const LsCommand *command,
                    HkWord           word)
{
  GPtrArray *choices = new_choices ();
  HkSource source = hk_command_source (command, word);
  const char *now = hk_command_chosen (command, word);
  gboolean found = FALSE;

  if (source == HK_NOTHING || source == HK_TYPED)
    return choices;
  add_all (choices, before, command, source);
  for (guint i = 0; i < choices->len && !found; i++)
    {
      HkChoice *choice = g_ptr_array_index (choices, i);

      found = choice->chosen = g_strcmp0 (choice->id, now) == 0;
    }
  if (!found && now)
    add_choice (choices, now, NULL)->chosen = TRUE;
  return choices;
}

static const char **
find_word (LsCommand *command,
           HkWord     word)
{
  return word == HK_WORD_ID ? &command->id : word == HK_WORD_OTHER ? &command->other : &command->word;
}

const char *
hk_command_chosen (const LsCommand *command,
                   HkWord           word)
{
  LsCommand copy = *command;

  return *find_word (&copy, word);
}

void
hk_command_choose (LsCommand  *command,
                   HkWord      word,
                   const char *id)
{
  *find_word (command, word) = id ? g_intern_string (id) : NULL;
}

/* --- Several --- */

static void
add_marks (GPtrArray       *choices,
           const LsCommand *command)
{
  static const char *const labels[] = { N_("No dodge"), N_("Armor piercing"), NC_ ("attack", "Stun"), N_("A scroll"),
                                        N_("A magic weapon, or a scroll"), N_("Another target of the same attack"),
                                        N_("On an impact spot of its own"), N_("Aimed from afar"), N_("Vision") };

  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    add_choice (choices, NULL, 1 << i == LS_ROLL_STUN ? g_dpgettext2 (NULL, "attack", labels[i]) : _(labels[i]))->chosen
      = (command->marks & 1 << i) != 0;
}

/* Whose movement tokens pay, or come back; -1: nobody's. */
static int
find_payer (const LsGame    *game,
            const LsCommand *command)
{
  int item = ls_game_find_item (game, command->id);

  return item >= 0 ? game->items[item].holder : ls_game_find_hero (game, command->id);
}

static void
add_movement (GPtrArray       *choices,
              const LsGame    *before,
              const LsCommand *command)
{
  int hero = find_payer (before, command);

  for (guint i = 0; i < LS_MAX_MOVEMENT_TOKENS; i++)
    {
      guint value = hero >= 0 ? before->sheets[hero].movement[i] : 0;
      gboolean chosen = (command->marks & 1 << i) != 0;
      /* Translators: a movement token by its number, and the points that it gives */
      g_autofree char *label = g_strdup_printf (_("Token %u: %u"), i + 1, value);

      if (value > 0 || chosen)
        add_choice (choices, NULL, label)->chosen = chosen;
      else
        break; /* tokens have no gaps between them */
    }
}

/* Those that were sold come first, in their order. */
static void
add_stash (GPtrArray       *choices,
           const LsGame    *before,
           const LsCommand *command)
{
  g_auto (GStrv) sold = g_strsplit (command->word, ",", -1);

  for (guint i = 0; sold[i]; i++)
    {
      int item = ls_game_find_item (before, sold[i]);
      g_autofree char *label = item >= 0 ? hk_text_item (before, &before->items[item]) : NULL;

      add_choice (choices, sold[i], label)->chosen = TRUE;
    }
  for (guint i = 0; i < before->n_items; i++)
    if (before->items[i].holder == LS_IN_STASH && !g_strv_contains ((const char *const *) sold, before->items[i].id))
      {
        g_autofree char *label = hk_text_item (before, &before->items[i]);

        add_choice (choices, before->items[i].id, label);
      }
}

GPtrArray *
hk_command_several (const LsGame    *before,
                    const LsCommand *command)
{
  const HkCommandForm *form = hk_command_form (command);
  GPtrArray *choices = new_choices ();

  switch (form ? form->several_of : HK_NONE)
    {
    case HK_ROLL_MARKS:
      add_marks (choices, command);
      break;
    case HK_MOVEMENT_TOKENS:
      add_movement (choices, before, command);
      break;
    case HK_STASH:
      add_stash (choices, before, command);
      break;
    case HK_NONE:
    default:
      break;
    }
  return choices;
}

/* FALSE: it would be a sale of nothing. */
gboolean
hk_command_choose_several (LsCommand *command,
                           GPtrArray *choices)
{
  const HkCommandForm *form = hk_command_form (command);
  g_autoptr (GString) list = g_string_new (NULL);

  if (!form || form->several_of == HK_NONE)
    return TRUE;
  for (guint i = 0; i < choices->len; i++)
    {
      const HkChoice *choice = g_ptr_array_index (choices, i);

      if (form->several_of != HK_STASH)
        command->marks = (guint16) (choice->chosen ? command->marks | 1 << i : command->marks & ~(1 << i));
      else if (choice->chosen)
        g_string_append_printf (list, "%s%s", list->len > 0 ? "," : "", choice->id);
    }
  if (form->several_of == HK_STASH)
    command->word = g_intern_string (list->str);
  return form->several_of != HK_STASH || list->len > 0;
}
