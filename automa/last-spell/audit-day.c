/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The day a second time: what each command may cost and bring, where it may build, and what heroes can carry. */
#include <string.h>

#include "audit-private.h"
#include "day.h"

static void
breach (GPtrArray  *breaches,
        const char *what,
        const char *whose)
{
  g_ptr_array_add (breaches, g_strdup_printf ("%s: %s", whose, what));
}

/* --- Gold and materials --- */

typedef struct
{
  int gold, materials;
} Sum;

static Sum
less (LsPurse cost,
      LsPurse gain)
{
  return (Sum){ gain.gold - cost.gold, gain.materials - cost.materials };
}

static Sum
sum_of_production (const LsGame *game)
{
  Sum sum = { 0 };

  for (guint i = 0; i < game->pack->n_structures; i++)
    for (guint j = 0; j < game->n_structures; j++)
      if (game->structures[j].type == &game->pack->structures[i].type)
        {
          const LsPurse *yield = &game->pack->structures[i].yield[game->structures[j].upgraded ? 1 : 0];

          sum.gold += yield->gold;
          sum.materials += yield->materials;
        }
  return sum;
}

static Sum
times (const LsPurse *price,
       int            n)
{
  return (Sum){ price->gold * n, price->materials * n };
}

static const LsPurse *
price_of_recruit (const LsGame *before)
{
  guint n = 0;

  for (guint i = 0; i < before->n_heroes; i++)
    n += before->sheets[i].entered ? 1 : 0;
  return &before->pack->prices[n == 1 ? LS_PRICE_SECOND_HERO : n == 2 ? LS_PRICE_THIRD_HERO : LS_PRICE_FOURTH_HERO];
}

static Sum
expected_sum (const LsGame    *before,
              const LsCommand *command,
              const LsGame    *after)
{
  const LsStructureFacts *facts = NULL;
  int index = command->id ? ls_game_find_structure (before, command->id) : -1;

  if (command->kind == LS_DO_BUILD)
    facts = ls_pack_structure (before->pack, command->word);
  else if (index >= 0)
    facts = ls_pack_structure (before->pack, before->structures[index].type->id);
  switch ((LsCommandKind) command->kind)
    {
    case LS_DO_DAY_PRODUCTION:
      return sum_of_production (before);
    case LS_DO_BUILD:
      return facts ? less (facts->cost, facts->gain) : (Sum){ 0 };
    case LS_DO_UPGRADE:
      return facts ? less (facts->upgrade_cost, facts->upgrade_gain) : (Sum){ 0 };
    case LS_DO_REPAIR:
      return index >= 0 ? times (&before->pack->prices[LS_PRICE_REPAIR],
                                 (int) after->structures[index].flames - (int) before->structures[index].flames)
                        : (Sum){ 0 };
    case LS_DO_SCAVENGE:
      return (Sum){ command->number, command->count };
    case LS_DO_SEER_MIST:
      return times (&before->pack->prices[LS_PRICE_SEER_MIST], -1);
    case LS_DO_SEER_CARD:
      return times (&before->pack->prices[LS_PRICE_SEER_CARD], -1);
    case LS_DO_REFRESH:
      return times (&before->pack->prices[LS_PRICE_REFRESH], -1);
    case LS_DO_BUY:
      return (Sum){ -command->number, 0 };
    case LS_DO_SELL:
      return (Sum){ command->number / 2, 0 };
    case LS_DO_RECRUIT:
      return times (price_of_recruit (before), -1);
    default:
      return (Sum){ 0 };
    }
}

/* --- Building --- */

/* Spots between two pieces, corners counting as one step: 1 means that one stands in the other's area. */
static guint
gap (const LsSpots *a,
     const LsSpots *b)
{
  guint least = G_MAXUINT;

  for (guint i = 0; i < a->n; i++)
    for (guint j = 0; j < b->n; j++)
      {
        int across = (int) ls_spot_column (a->at[i]) - (int) ls_spot_column (b->at[j]);
        int down = (int) ls_spot_row (a->at[i]) - (int) ls_spot_row (b->at[j]);

        least = MIN (least, (guint) MAX (ABS (across), ABS (down)));
      }
  return least;
}

/* All of one cutout, and nothing else. */
static gboolean
fills_cutout (const LsBoard *board,
              const LsSpots *spots)
{
  gboolean fills = FALSE;

  for (guint i = 0; i < board->walls->len && !fills; i++)
    {
      LsSpots left = g_array_index (board->walls, LsSpots, i);
      guint outside = 0;

      for (guint j = 0; j < spots->n; j++)
        {
          guint at = 0;

          while (at < left.n && left.at[at] != spots->at[j])
            at++;
          if (at < left.n)
            left.at[at] = left.at[--left.n];
          else
            outside++;
        }
      fills = left.n == 0 && outside == 0;
    }
  return fills;
}

/* Who may have it at all. */
static void
check_choice (const LsGame      *before,
              const LsStructure *built,
              GPtrArray         *breaches)
{
  const LsStructureFacts *facts = ls_pack_structure (before->pack, built->type->id);
  gboolean simple = g_str_equal (built->type->id, "house") || g_str_equal (built->type->id, "wooden-wall");
  guint same = 0;

  for (guint i = 0; i < before->n_structures; i++)
    same += g_str_equal (before->structures[i].type->id, built->type->id) ? 1 : 0;
  if (!facts->buildable || (facts->unique && same > 0))
    breach (breaches, "it cannot be built, or not again", built->id);
  if ((before->setup.mode == LS_MODE_INTRODUCTORY && !simple)
      || (before->setup.mode == LS_MODE_BOSS_RUSH && g_str_equal (built->type->id, "scavenger-camp")))
    breach (breaches, "it is not built in such a game", built->id);
}

static void
check_building (const LsGame *before,
                const LsGame *after,
                GPtrArray    *breaches)
{
  static const char *const producers[] = { "house", "gold-mine", "scavenger-camp", NULL };
  const LsStructure *built = &after->structures[before->n_structures];

  if (after->n_structures != before->n_structures + 1)
    {
      breach (breaches, "not one structure was built", "build");
      return;
    }
  check_choice (before, built, breaches);
  if (built->type->class_ == LS_WALL && !fills_cutout (after->board, &built->spots))
    breach (breaches, "it stands in no cutout", built->id);
  for (guint i = 0; i < built->spots.n; i++)
    if (built->type->class_ != LS_WALL && !ls_board_in_town (after->board, built->spots.at[i]))
      breach (breaches, "it stands outside the town", built->id);
  for (guint i = 0; built->type->class_ == LS_BUILDING && i < before->n_structures; i++)
    if (before->structures[i].type->class_ == LS_BUILDING && gap (&built->spots, &before->structures[i].spots) <= 1
        && !(g_strv_contains (producers, built->type->id) && before->structures[i].type == built->type))
      breach (breaches, "it stands in another building's area", built->id);
}

/* An upgrade changes one structure, where it stands, and leaves its flames. */
static void
check_upgrade (const LsGame    *before,
               const LsCommand *command,
               const LsGame    *after,
               GPtrArray       *breaches)
{
  int index = ls_game_find_structure (before, command->id);
  const LsStructure *old = &before->structures[MAX (index, 0)];
  const LsStructure *new = &after->structures[MAX (index, 0)];

  if (index < 0 || before->n_structures != after->n_structures || old->flames != new->flames
      || memcmp (&old->spots, &new->spots, sizeof old->spots) != 0
      || (old->type == new->type) != (old->upgraded != new->upgraded))
    breach (breaches, "an upgrade changed more or less than it should", command->id);
}

/* --- The rest of the day --- */

static void
check_workers (const LsGame *after,
               GPtrArray    *breaches)
{
  guint houses = 0;

  for (guint i = 0; i < after->n_structures; i++)
    houses += strcmp (after->structures[i].type->id, "house") == 0 ? 1 : 0;
  if (after->workers > houses * ls_pack_structure (after->pack, "house")->workers)
    breach (breaches, "more ruins were scavenged than there are workers", "scavenge");
}

static void
check_end (const LsGame *before,
           const LsGame *after,
           GPtrArray    *breaches)
{
  for (guint i = 0; i < before->n_heroes; i++)
    if (before->sheets[i].entered && !before->sheets[i].dead
        && (after->heroes[i].mana < after->heroes[i].base_mana
            || after->heroes[i].wounds + 1 != MAX (before->heroes[i].wounds, 1u)))
      breach (breaches, "not regenerated", before->heroes[i].id);
  for (guint i = 0; i < after->n_items; i++)
    if (after->items[i].used)
      breach (breaches, "not restored", after->items[i].id);
}

/* `day.end`: once in a day, whether it was ended or the night just begun. Damage that is still to come falls then. */
void
ls_audit_begin_night (const LsGame *before,
                      const LsGame *after,
                      GPtrArray    *breaches)
{
  gboolean now = before->setup.edition >= LS_EDITION_REGENERATION && !(before->day_done & LS_DAY_END);

  for (guint i = 0; i < before->n_heroes; i++)
    {
      const LsHero *old = &before->heroes[i];
      gboolean rests = now && before->sheets[i].entered && !before->sheets[i].dead;
      guint mana = rests ? MAX (old->mana, old->base_mana) : old->mana;
      guint wounds = old->wounds - (rests && old->wounds > 0 ? 1 : 0);

      if (after->heroes[i].mana != mana || (before->sheets[i].due == 0 && after->heroes[i].wounds != wounds))
        breach (breaches, rests ? "not regenerated" : "regenerated twice", old->id);
    }
}

static void
check_mist (const LsGame    *before,
            const LsCommand *command,
            const LsGame    *after,
            GPtrArray       *breaches)
{
  int step = command->kind == LS_DO_DAY_MIST ? -1 : 1;
  guint moved = 0;

  for (guint side = 0; side < LS_N_FACINGS; side++)
    {
      int by = after->mist[side] - before->mist[side];

      moved += by != 0 ? 1 : 0;
      if ((by != 0 && by != step) || after->mist[side] > 6)
        breach (breaches, "the mist moved too far", ls_facing_ids[side]);
    }
  if (command->kind == LS_DO_SEER_MIST && moved != 1)
    breach (breaches, "not one tile went back", "seer-mist");
}

static void
count_burden (const LsGame *game,
              guint         hero,
              guint         n[LS_N_ITEM_KINDS])
{
  memset (n, 0, LS_N_ITEM_KINDS * sizeof *n);
  for (guint i = 0; i < game->n_items; i++)
    if (game->items[i].holder == (gint8) hero)
      n[game->items[i].kind]++;
}

/* `hero.encumbrance`: nobody takes too much, unless the table says so. */
static void
check_burden (const LsGame *before,
              const LsGame *after,
              guint         hero,
              GPtrArray    *breaches)
{
  guint old[LS_N_ITEM_KINDS], n[LS_N_ITEM_KINDS];
  gboolean armed;

  count_burden (before, hero, old);
  count_burden (after, hero, n);
  armed = n[LS_ITEM_ONE_HANDED] > old[LS_ITEM_ONE_HANDED] || n[LS_ITEM_TWO_HANDED] > old[LS_ITEM_TWO_HANDED];
  for (guint kind = LS_ITEM_LOW_ARMOR; kind <= LS_ITEM_POTION; kind++)
    if (n[kind] > MAX (old[kind], 1))
      breach (breaches, "carries too much of a kind", after->heroes[hero].id);
  if (armed && (n[LS_ITEM_TWO_HANDED] > 1 || n[LS_ITEM_ONE_HANDED] + n[LS_ITEM_TWO_HANDED] > 2))
    breach (breaches, "carries too many weapons", after->heroes[hero].id);
}

void
ls_audit_day (const LsGame    *before,
              const LsCommand *command,
              const LsGame    *after,
              GPtrArray       *breaches)
{
  Sum sum = expected_sum (before, command, after);

  if ((int) before->gold + sum.gold != (int) after->gold
      || (int) before->materials + sum.materials != (int) after->materials)
    breach (breaches, "the stash does not add up", ls_command_name (command->kind));
  if (command->kind < LS_DO_ITEM_ADD && before->stage != LS_STAGE_DAY)
    breach (breaches, "it is night", ls_command_name (command->kind));
  if (command->kind == LS_DO_BUILD)
    check_building (before, after, breaches);
  if (command->kind == LS_DO_UPGRADE)
    check_upgrade (before, command, after, breaches);
  if (command->kind == LS_DO_SCAVENGE)
    check_workers (after, breaches);
  if (command->kind == LS_DO_DAY_END)
    check_end (before, after, breaches);
  check_mist (before, command, after, breaches);
  for (guint i = 0; i < after->n_heroes && (command->kind != LS_DO_ITEM_TAKE || command->flag <= 0); i++)
    check_burden (before, after, i, breaches);
}

/* --- What holds at any time --- */

static void
check_perks (const LsHeroSheet *sheet,
             const char        *hero,
             GPtrArray         *breaches)
{
  guint n[LS_PERK_LEVELS + 1] = { 0 };

  for (guint i = 0; i < sheet->n_perks; i++)
    n[MIN (sheet->perks[i].level, LS_PERK_LEVELS)]++;
  for (guint level = 2; level <= LS_PERK_LEVELS; level++)
    if (n[level] > 0 && n[level - 1] < 2)
      breach (breaches, "has a perk of too high a level", hero);
  if (n[0] > 0 || n[LS_PERK_LEVELS] > 1)
    breach (breaches, "has perks that nobody can have", hero);
}

/* `day.level`. */
void
ls_audit_sheets (const LsGame *game,
                 GPtrArray    *breaches)
{
  for (guint i = 0; i < game->n_heroes; i++)
    check_perks (&game->sheets[i], game->heroes[i].id, breaches);
}
