/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "answers.h"

#include <glib/gi18n.h>

#include "equipment-text.h"
#include "last-spell/day-steps.h"
#include "last-spell/names.h"
#include "last-spell/need.h"

static void
clear_answer (gpointer data)
{
  g_free (((HkAnswer *) data)->label);
}

static void
add (HkAnswers *self,
     char      *label,
     LsCommand  command)
{
  HkAnswer answer = { label, command };

  g_array_append_val (self->answers, answer);
}

/* --- One question each --- */

static void
ask_coin (HkAnswers *self,
          char      *question)
{
  self->question = question;
  add (self, g_strdup (_("◀ Left")), (LsCommand){ .kind = LS_DO_COIN, .word = g_intern_string ("left") });
  add (self, g_strdup (_("Right ▶")), (LsCommand){ .kind = LS_DO_COIN, .word = g_intern_string ("right") });
}

static void
ask_card (HkAnswers    *self,
          const LsGame *game,
          guint         slot)
{
  self->question = g_strdup_printf (_("Turn the top card of slot %u: which one is it?"), slot);
  for (guint i = 0; i < game->pack->patterns->len; i++)
    {
      const char *id = g_array_index (game->pack->patterns, LsPatternCard, i).id;

      if (ls_game_may_turn (game, slot, id))
        add (self, g_strdup (id), (LsCommand){ .kind = LS_DO_CARD, .word = id, .number = (int) slot });
    }
}

static void
ask_direction (HkAnswers    *self,
               const LsGame *game)
{
  self->question = g_strdup (_("Which spawn direction card was drawn?"));
  for (guint i = 0; i < game->pack->directions->len; i++)
    {
      const char *id = g_array_index (game->pack->directions, LsDirectionCard, i).id;

      add (self, g_strdup (id), (LsCommand){ .kind = LS_DO_DIRECTION, .word = id });
    }
}

static void
ask_boss_card (HkAnswers    *self,
               const LsGame *game)
{
  self->question = g_strdup (_("Which of Cetusia's cards was turned?"));
  for (guint i = 0; i < game->pack->n_cetusia; i++)
    add (self, g_strdup (game->pack->cetusia[i].id),
         (LsCommand){ .kind = LS_DO_BOSS_CARD, .word = game->pack->cetusia[i].id });
}

static void
ask_boss_spot (HkAnswers    *self,
               const LsNeed *need)
{
  char name[LS_SPOT_NAME_SIZE];

  self->question = g_strdup (_("Where does the Harpy land?"));
  for (guint i = 0; i < need->spots->len; i++)
    {
      LsSpot spot = g_array_index (need->spots, LsSpot, i);

      add (self, g_strdup (ls_spot_name (spot, name)), (LsCommand){ .kind = LS_DO_BOSS_AT, .spots = { 1, { spot } } });
    }
}

static void
ask_choice (HkAnswers    *self,
            const LsGame *game,
            const LsNeed *need)
{
  g_autofree char *monster = ls_name_in_game (game, need->monster);

  /* Translators: a monster, "Clawer 3: whom does it strike?" */
  self->question = g_strdup_printf (_("%s: whom does it strike?"), monster);
  for (guint i = 0; i < need->choices->len; i++)
    {
      const char *id = g_ptr_array_index (need->choices, i);

      add (self, ls_name_in_game (game, id),
           (LsCommand){ .kind = LS_DO_CHOOSE, .id = need->monster, .other = id, .flag = -1 });
    }
}

static void
ask_token (HkAnswers    *self,
           const LsGame *game,
           const char   *hero)
{
  const LsHeroSheet *sheet = &game->sheets[ls_game_find_hero (game, hero)];

  /* Translators: a hero whom the Harpy's cry has struck */
  self->question = g_strdup_printf (_("%s: which movement token is turned over?"), hero);
  for (guint i = 0; i < LS_MAX_MOVEMENT_TOKENS; i++)
    if (sheet->movement[i] > 0 && !(sheet->spent & 1 << i))
      add (self, g_strdup_printf ("%u", sheet->movement[i]),
           (LsCommand){ .kind = LS_DO_HERO_TOKEN, .id = hero, .number = (int) i + 1, .flag = TRUE });
}

/* `setup.campaign`: of several armors one has to go at least; where there is but one, it is all the same. */
static void
ask_burden (HkAnswers    *self,
            const LsGame *game,
            const char   *hero)
{
  int holder = ls_game_find_hero (game, hero);
  guint armors = 0;

  /* Translators: a hero on the way to the next town of a campaign */
  self->question = g_strdup_printf (_("%s brings too much into this town: what goes back to its deck?"), hero);
  for (guint i = 0; i < game->n_items; i++)
    armors += game->items[i].holder == holder && game->items[i].kind <= LS_ITEM_HIGH_ARMOR ? 1 : 0;
  for (guint i = 0; i < game->n_items; i++)
    {
      const LsItem *item = &game->items[i];

      if (item->holder == holder && (armors < 2 || item->kind <= LS_ITEM_HIGH_ARMOR))
        add (self, hk_item_title (game, item), (LsCommand){ .kind = LS_DO_ITEM_REMOVE, .id = item->id, .flag = -1 });
    }
}

/* --- The question --- */

void
hk_answers_init (HkAnswers    *self,
                 const LsGame *game)
{
  g_auto (LsNeed) need = { 0 };

  *self = (HkAnswers){ .answers = g_array_new (FALSE, FALSE, sizeof (HkAnswer)) };
  g_array_set_clear_func (self->answers, clear_answer);
  ls_game_needs (game, &need);
  switch (need.kind)
    {
    case LS_NEED_COIN:
      ask_coin (self, g_strdup (_("Flip the fate coin: what does it show?")));
      break;
    case LS_NEED_BOSS_COIN:
      ask_coin (self, g_strdup (_("Flip the fate coin for the Harpy's side: what does it show?")));
      break;
    case LS_NEED_CARD:
      ask_card (self, game, need.slot);
      break;
    case LS_NEED_DIRECTION:
      ask_direction (self, game);
      break;
    case LS_NEED_BOSS_CARD:
      ask_boss_card (self, game);
      break;
    case LS_NEED_BOSS_AT:
      ask_boss_spot (self, &need);
      break;
    case LS_NEED_CHOICE:
      ask_choice (self, game, &need);
      break;
    case LS_NEED_MOVEMENT_TOKEN:
      ask_token (self, game, need.hero);
      break;
    case LS_NEED_LESS:
      ask_burden (self, game, need.hero);
      break;
    case LS_NEED_HERO:
      if (ls_day_step_state (game, LS_DAY_STEP_END) == LS_STEP_OPEN) /* there is a whole day before that */
        break;
      /* Translators: a hero who is not on the board yet */
      self->hero = need.hero;
      self->question = need.hero ? g_strdup_printf (_("Put %s on the board: tap a spot"), need.hero)
                                 : g_strdup (_("Put a hero on the board: tap a name, then a spot"));
      break;
    case LS_NEED_NOTHING:
    default:
      break;
    }
}

void
hk_answers_clear (HkAnswers *self)
{
  g_clear_pointer (&self->question, g_free);
  g_clear_pointer (&self->answers, g_array_unref);
}

/* The answer that a tap on that piece (NULL: none is there) or spot gives; FALSE: it is none. */
gboolean
hk_answers_find (const HkAnswers *self,
                 const char      *piece,
                 LsSpot           spot,
                 LsCommand       *command)
{
  for (guint i = 0; i < self->answers->len; i++)
    {
      *command = g_array_index (self->answers, HkAnswer, i).command;
      if (command->kind == LS_DO_BOSS_AT && command->spots.at[0] == spot)
        return TRUE;
      if (command->kind == LS_DO_CHOOSE && piece && g_str_equal (command->other, piece))
        return TRUE;
    }
  *command = (LsCommand){ .kind = LS_DO_HERO_AT, .id = self->hero, .spots = { 1, { spot } } };
  return self->hero && !piece;
}
