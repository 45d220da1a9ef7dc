/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What of the pack a scenario, or a running game, makes use of. */
#include <string.h>

#include "game.h"
#include "workshop-private.h"

#define PATTERN_CARDS 10

/* What decides which components are on the table. */
typedef struct
{
  const LsPack *pack;
  const char   *scenario; /* the pack's record */
  LsScenario    icons;    /* whose icons count */
  guint         bosses;   /* a bit for each LsBoss */
  guint8        b_cards;
  gboolean      intro;    /* two cards and no day */
} Needs;

/* The monsters of a boss, as the engine knows them. */
static const struct
{
  LsBoss      boss;
  const char *monster;
} boss_monsters[] = {
  { LS_BOSS_HARPY, "harpy" },
  { LS_BOSS_HARPY, "alerion" },
  { LS_BOSS_CETUSIA, "cetusia-head" },
  { LS_BOSS_CETUSIA, "cetusia-tail" },
  { LS_BOSS_CETUSIA, "cetusia-head-ii" },
  { LS_BOSS_CETUSIA, "cetusia-tail-ii" },
  { LS_BOSS_DRYAD, "dryad" },
  { LS_BOSS_DRYAD, "seed-mortar" },
};

/* LS_BOSS_NONE: the kind belongs to no boss. */
static LsBoss
boss_of_kind (LsKind kind)
{
  switch (kind)
    {
    case LS_KIND_ALERION_CARDS:
      return LS_BOSS_HARPY;
    case LS_KIND_CETUSIA_CARDS:
    case LS_KIND_CETUSIA_ATTACKS:
      return LS_BOSS_CETUSIA;
    case LS_KIND_GROWTH_TRACK:
    case LS_KIND_MONOLITHS:
      return LS_BOSS_DRYAD;
    default:
      return LS_BOSS_NONE;
    }
}

static gboolean
has_card (const Needs *self,
          const char  *id)
{
  if (self->intro)
    return strcmp (id, "1") == 0 || strcmp (id, "3") == 0; /* `setup.intro` */
  for (guint i = 0; i < PATTERN_CARDS; i++)
    {
      g_autofree char *card = g_strdup_printf ("%u%s", i + 1, i < 8 && (self->b_cards & (1u << i)) ? "B" : "");

      if (strcmp (card, id) == 0)
        return TRUE;
    }
  return FALSE;
}

/* `spawn.scenario`, `spawn.substitute`: a figure of the cards, or the first who comes in place of one. */
static gboolean
can_spawn (const Needs *self,
           const char  *type)
{
  int index = ls_pack_find_type (self->pack, type);
  LsFigure figure;
  LsColour colour;

  if (index < 0 || !ls_pack_figure (self->pack, (guint) index, &figure, &colour))
    return FALSE;
  if (self->pack->figures.n_substitutes > 0 && self->pack->figures.substitutes[0] == figure)
    return TRUE;
  for (guint i = 0; i < self->pack->patterns->len; i++)
    {
      const LsPatternCard *card = &g_array_index (self->pack->patterns, LsPatternCard, i);

      for (guint j = 0; j < card->pattern.n && has_card (self, card->id); j++)
        {
          const LsIcon *icon = &card->pattern.icons[j];

          if (icon->figure == figure && (figure != LS_FIGURE_BULKY || icon->colour == colour)
              && ls_spawn_counts (self->icons, icon->colour))
            return TRUE;
        }
    }
  return FALSE;
}

static gboolean
needs_monster (const Needs *self,
               const char  *key)
{
  for (guint i = 0; i < G_N_ELEMENTS (boss_monsters); i++)
    if (strcmp (boss_monsters[i].monster, key) == 0)
      return (self->bosses & (1u << boss_monsters[i].boss)) != 0;
  return can_spawn (self, key);
}

static gboolean
needs_structure (const Needs           *self,
                 const LsScenarioSetup *setup,
                 const char            *key)
{
  for (guint i = 0; setup && i < setup->structures->len; i++)
    if (strcmp (g_array_index (setup->structures, LsStructureSetup, i).type->id, key) == 0)
      return TRUE;
  return !self->intro; /* whatever can be built by day */
}

static gboolean
needs (const Needs *self,
       LsKind       kind,
       const char  *key)
{
  const LsScenarioSetup *setup = ls_pack_scenario (self->pack, self->scenario);
  LsBoss boss = boss_of_kind (kind);

  if (boss != LS_BOSS_NONE)
    return (self->bosses & (1u << boss)) != 0;
  switch (kind)
    {
    case LS_KIND_BOARDS:
      return setup && strcmp (setup->board->id, key) == 0;
    case LS_KIND_SCENARIOS:
      return strcmp (self->scenario, key) == 0;
    case LS_KIND_STRUCTURES:
      return needs_structure (self, setup, key);
    case LS_KIND_MONSTERS:
      return needs_monster (self, key);
    case LS_KIND_FIGURES:
      return can_spawn (self, key);
    case LS_KIND_SPAWN_CARDS:
      return has_card (self, key);
    case LS_KIND_DIRECTION_CARDS:
    case LS_KIND_SUBSTITUTES:
    case LS_KIND_ARMORS:
    case LS_KIND_PRICES:
      return !self->intro;
    default:
      return TRUE;
    }
}

static LsScenario
scenario_of (const char *id)
{
  for (guint i = 0; ls_scenario_names[i]; i++)
    if (strcmp (ls_scenario_names[i], id) == 0)
      return (LsScenario) i;
  return LS_SCENARIO_GILDENBERG; /* the introductory night */
}

/* `night.boss`, `rush.bosses`. */
static guint
bosses_until (LsScenario scenario,
              gboolean   intro,
              guint      night)
{
  guint all = (1u << LS_BOSS_HARPY) | (1u << LS_BOSS_CETUSIA) | (1u << LS_BOSS_DRYAD);

  if (scenario == LS_SCENARIO_BOSS_RUSH)
    return night >= LS_NIGHTS ? all : night == 2 ? all & ~(1u << LS_BOSS_DRYAD) : 1u << LS_BOSS_HARPY;
  return !intro && night >= LS_NIGHTS ? 1u << (LS_BOSS_HARPY + scenario) : 0;
}

static Needs
needs_of (const LsPack *pack,
          const char   *scenario,
          guint         night)
{
  LsScenario icons = scenario_of (scenario);
  gboolean intro = strcmp (scenario, "introductory") == 0;

  return (Needs){ .pack = pack,
                  .scenario = scenario,
                  .icons = icons,
                  .intro = intro,
                  .bosses = bosses_until (icons, intro, night) };
}

/* The keys of a kind's records as the pack has them, in their order. */
static GPtrArray *
keys_of (const LsPack *pack,
         LsKind        kind)
{
  g_autoptr (GPtrArray) records = ls_pack_records (pack, kind);
  GPtrArray *keys = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < records->len; i++)
    g_ptr_array_add (keys, automa_record_key (g_ptr_array_index (records, i), &ls_kinds[kind]));
  return keys;
}

GArray *
ls_needed_records (const LsPack *pack,
                   const char   *scenario,
                   guint         night)
{
  GArray *needed = g_array_new (FALSE, FALSE, sizeof (LsNeededRecord));
  Needs self = needs_of (pack, scenario, night);

  for (LsKind kind = 0; kind < LS_N_KINDS; kind++)
    {
      g_autoptr (GPtrArray) keys = keys_of (pack, kind);

      for (guint i = 0; i < keys->len; i++)
        {
          LsNeededRecord record = { kind, g_intern_string (g_ptr_array_index (keys, i)) };

          if (record.key && needs (&self, kind, record.key))
            g_array_append_val (needed, record);
        }
    }
  return needed;
}

/* Whether a game makes use of a record from now on: a campaign comes through all towns. */
gboolean
ls_game_needs_record (const LsGame *game,
                      LsKind        kind,
                      const char   *key)
{
  guint last = ls_mode_is_campaign (game->setup.mode) ? LS_SCENARIO_GLENWALD : game->scenario;

  for (guint scenario = game->scenario; scenario <= last; scenario++)
    {
      Needs self = needs_of (game->pack, ls_setup_scenario (&game->setup, (LsScenario) scenario), LS_NIGHTS);

      self.b_cards = game->setup.b_cards;
      self.bosses = game->setup.bosses ? self.bosses : 0;
      if (needs (&self, kind, key))
        return TRUE;
    }
  return FALSE;
}

LsProgress
ls_workshop_progress (LsWorkshop *self,
                      GArray     *needed)
{
  LsProgress progress = { 0, needed->len };

  for (guint i = 0; i < needed->len; i++)
    {
      const LsNeededRecord *one = &g_array_index (needed, LsNeededRecord, i);
      const LsRecord *record = ls_workshop_find (self, one->kind, one->key);

      progress.checked += record && record->provenance != AUTOMA_UNVERIFIED ? 1 : 0;
    }
  return progress;
}
