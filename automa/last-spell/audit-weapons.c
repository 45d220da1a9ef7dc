/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Attacks with weapons a second time: one in a turn, no more rerolls than are allowed, what a hero in the zone takes, and
 * what kills bring (`hero.attack-once`, `dice.reroll`, `hero.friendly-fire`). */
#include "audit-private.h"

#include <string.h>

#define MOST_REROLLS 4

typedef struct
{
  const LsGame    *before;
  const LsGame    *after;
  const LsCommand *command;
  GPtrArray       *breaches;
  int              hero; /* who strikes; -1: not said */
} Weapon;

static void
expect (Weapon     *self,
        gboolean    holds,
        const char *what)
{
  if (!holds)
    g_ptr_array_add (self->breaches, g_strdup_printf ("%s: %s in the attack", self->command->id, what));
}

static const LsArmor *
worn_armor (const LsGame *game,
            guint         item,
            int           hero)
{
  for (guint i = 0; game->items[item].holder == hero && i < game->pack->n_armors; i++)
    if (game->pack->armors[i].kind == game->items[item].kind
        && (g_ascii_strcasecmp (game->pack->armors[i].id, game->items[item].name) == 0
            || g_ascii_strcasecmp (game->pack->armors[i].name, game->items[item].name) == 0))
      return &game->pack->armors[i];
  return NULL;
}

/* --- Kills --- */

/* Whether what is struck was a monster and is gone. */
static gboolean
has_killed (const LsGame *before,
            const LsGame *after,
            const char   *id)
{
  return ls_game_find_monster (before, id) >= 0 && ls_game_find_monster (after, id) < 0;
}

/* What the hero's cards give for that kill: a token back on the sheet that is expected, and cards restored. */
void
ls_audit_kill (const LsGame *before,
               const LsGame *after,
               int           hero,
               const char   *struck,
               LsHeroSheet  *sheet,
               GPtrArray    *breaches)
{
  guint kills = (before->turn == hero + 1 ? before->kills : 0) + 1u;
  gboolean killed = hero >= 0 && has_killed (before, after, struck);
  guint back = 0, wanted = 0, spent = 0;

  for (guint i = 0; i < before->n_items && hero >= 0; i++)
    {
      const LsArmor *armor = worn_armor (before, i, hero);
      gboolean enough = killed && armor && armor->amount == kills;
      gboolean restored = enough && armor->effect == LS_ARMOR_RESTORE_FOR_KILLS;

      wanted += enough && armor->effect == LS_ARMOR_MOVEMENT_FOR_KILLS ? 1 : 0;
      if (before->items[i].kind <= LS_ITEM_SHIELD && after->items[i].used != (restored ? FALSE : before->items[i].used))
        g_ptr_array_add (breaches, g_strdup_printf ("%s: wrongly turned after a blow", before->items[i].id));
    }
  for (guint i = 0; i < LS_MAX_MOVEMENT_TOKENS && hero >= 0; i++)
    {
      spent += sheet->spent & 1 << i ? 1 : 0;
      back += (sheet->spent & ~after->sheets[hero].spent) & 1 << i ? 1 : 0;
    }
  if (back != MIN (wanted, spent))
    g_ptr_array_add (breaches, g_strdup_printf ("%s: other movement tokens back after a blow", before->heroes[hero].id));
  if (hero >= 0)
    sheet->spent &= after->sheets[hero].spent;
}

/* --- The attack --- */

/* `hero.ranged-area`: how far away the furthest spot of what is struck lies, corners counting as one step. */
static guint
reach_of (const Weapon *self)
{
  const LsGame *before = self->before;
  int monster = ls_game_find_monster (before, self->command->id);
  int token = ls_game_find_token (before, self->command->id);
  int hero = ls_game_find_hero (before, self->command->id);
  LsSpot from = before->heroes[self->hero].at;
  LsSpots spots = { 0 };
  guint furthest = 0;

  if (monster >= 0)
    spots = before->monsters[monster].spots;
  else if (token >= 0 || hero >= 0)
    spots = (LsSpots){ 1, { token >= 0 ? before->tokens[token].at : before->heroes[hero].at } };
  for (guint i = 0; i < spots.n; i++)
    {
      int across = (int) ls_spot_column (spots.at[i]) - (int) ls_spot_column (from);
      int down = (int) ls_spot_row (spots.at[i]) - (int) ls_spot_row (from);

      furthest = MAX (furthest, (guint) MAX (ABS (across), ABS (down)));
    }
  return furthest;
}

static void
check_roll (Weapon *self)
{
  const LsGame *before = self->before;
  guint marks = self->command->marks;
  gboolean own_turn = before->turn == self->hero + 1;

  if (self->hero < 0)
    {
      if (self->after->stage == LS_STAGE_HEROES)
        expect (self, self->after->turn == before->turn && self->after->struck == before->struck, "somebody's turn");
      return;
    }
  expect (self, before->sheets[self->hero].on_board, "nobody there");
  if (marks & LS_ROLL_RANGED && !(marks & (LS_ROLL_MAGIC | LS_ROLL_SCROLL)) && (!(marks & LS_ROLL_MORE) || marks & LS_ROLL_IMPACT))
    expect (self, reach_of (self) > 1, "a shot into the own area");
  if (marks & LS_ROLL_MORE)
    expect (self, own_turn && before->attack.hero == self->hero + 1, "more of no attack");
  else if (!(marks & LS_ROLL_SCROLL))
    expect (self, !own_turn || !before->struck, "a second attack");
  if (self->after->stage != LS_STAGE_HEROES)
    return;
  expect (self, self->after->turn == self->hero + 1, "somebody else's turn");
  expect (self, self->after->struck == ((marks & (LS_ROLL_SCROLL | LS_ROLL_MORE)) ? own_turn && before->struck : 1),
          "the turn's attack wrongly noted");
}

static void
check_reroll (Weapon *self)
{
  const LsWeaponAttack *attack = &self->before->attack;
  gboolean each = self->before->rulings.value[LS_RULING_REROLL_CAP] != 0;
  guint found = attack->n;

  for (guint i = 0; i < attack->n; i++)
    if (strcmp (attack->targets[i].id, self->command->id) == 0)
      found = i;
  expect (self, found < attack->n && attack->targets[found].missed, "a reroll of what was not missed");
  if (found == attack->n)
    return;
  expect (self, (each ? attack->targets[found].rerolls : attack->rerolls) < MOST_REROLLS, "too many rerolls");
  if (self->command->flag > 0)
    expect (self,
            attack->targets[found].impact && !attack->paid && attack->marks & LS_ROLL_MAGIC && self->hero >= 0,
            "mana for nothing");
}

/* All heroes are what they were, but for mana paid, a blow on one of them, and what a kill brings. */
static void
expect_heroes (Weapon *self)
{
  const LsGame *before = self->before;
  int friend = self->command->kind == LS_DO_ROLL && self->hero >= 0 ? ls_game_find_hero (before, self->command->id) : -1;

  for (guint i = 0; i < before->n_heroes; i++)
    {
      LsHero hero;
      LsHeroSheet sheet;

      memcpy (&hero, &before->heroes[i], sizeof hero); /* what lies between their members too */
      memcpy (&sheet, &before->sheets[i], sizeof sheet);
      if ((int) i == self->hero)
        {
          hero.mana -= self->command->kind == LS_DO_REROLL && self->command->flag > 0 ? 1 : 0;
          ls_audit_kill (before, self->after, self->hero, self->command->id, &sheet, self->breaches);
        }
      if ((int) i == friend)
        sheet.due = (guint8) MIN (sheet.due + self->command->number, 255);
      expect (self,
              memcmp (&hero, &self->after->heroes[i], sizeof hero) == 0
                && memcmp (&sheet, &self->after->sheets[i], sizeof sheet) == 0,
              "a hero not what the rules say");
    }
}

void
ls_audit_weapon (const LsGame    *before,
                 const LsCommand *command,
                 const LsGame    *after,
                 GPtrArray       *breaches)
{
  Weapon self = { .before = before, .after = after, .command = command, .breaches = breaches };
  LsCommand as = { .kind = LS_DO_ROLL, .id = command->id, .number = before->attack.damage, .marks = before->attack.marks };

  if (command->kind == LS_DO_REROLL)
    {
      self.hero = before->attack.hero - 1;
      check_reroll (&self);
      ls_audit_roll (before, &as, after, breaches);
    }
  else
    {
      self.hero = command->other ? ls_game_find_hero (before, command->other) : -1;
      check_roll (&self);
      if (self.hero < 0 || ls_game_find_hero (before, command->id) < 0)
        ls_audit_roll (before, command, after, breaches);
    }
  /* with the night everything may go, and the Harpy's entrance has checks of its own */
  if (after->stage == LS_STAGE_HEROES && before->boss.arrived == after->boss.arrived)
    expect_heroes (&self);
}
