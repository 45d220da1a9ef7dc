/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "new-game.h"

#include <string.h>
#include <glib/gi18n.h>

#include "last-spell/bots.h"
#include "last-spell/names.h"

/* What a table is asked for first: three heroes in Gildenberg, as the sample heroes are. */
void
hk_new_game_init (HkNewGame *self)
{
  LsSetup sample;

  ls_bot_setup (&sample, LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, LS_MAX_HEROES, 0);
  *self = (HkNewGame){ .town = HK_TOWN_GILDENBERG,
                       .mode = LS_MODE_SINGLE,
                       .n_heroes = 3,
                       .profile = LS_PROFILE_DEFAULT,
                       .rulings = sample.rulings,
                       .night = 1,
                       .app_flips = TRUE,
                       .app_draws = TRUE };
  for (guint i = 0; i < LS_MAX_HEROES; i++)
    {
      const LsHeroSetup *hero = &sample.heroes[i];

      self->heroes[i] = (HkNewHero){ .name = g_strdup (hero->name),
                                     .hit_points = hero->hit_points,
                                     .mana = hero->mana,
                                     .emblem = (guint8) (i + 1) };
      for (guint j = 0; j < LS_MAX_MOVEMENT_TOKENS && hero->movement[j] > 0; j++)
        self->heroes[i].tokens[hero->movement[j] - LS_LEAST_TOKEN]++;
    }
}

void
hk_new_game_clear (HkNewGame *self)
{
  for (guint i = 0; i < LS_MAX_HEROES; i++)
    g_clear_pointer (&self->heroes[i].name, g_free);
}

/* --- Towns and modes --- */

const char *
hk_town_name (HkTown town)
{
  if (town == HK_TOWN_INTRODUCTORY)
    return ls_name_mode (LS_MODE_INTRODUCTORY);
  return ls_name_town ((LsScenario) (LS_SCENARIO_GILDENBERG + town - HK_TOWN_GILDENBERG));
}

const char *
hk_town_about (HkTown town)
{
  static const char *const about[HK_N_TOWNS] = {
    N_("One short night to learn the game. No boss, and the mist stays where it is."),
    N_("Three nights behind wooden walls. The Corrupted Harpy comes in the last."),
    N_("A town by the water with fewer walls. Cetusia rises in the last night."),
    N_("Stone walls and the whole horde. The Putrefied Dryad takes root in the last night."),
  };

  return _(about[town]);
}

const char *
hk_mode_about (LsMode mode)
{
  static const char *const about[LS_N_MODES] = {
    N_("One night."),
    N_("Three nights in one town."),
    N_("Gildenberg, Lakeburg and Glenwald, one after another."),
    N_("One player. One hero starts, more are recruited, and three at most play at once."),
    N_("All three towns with one player, who recruits on the way."),
    N_("Three nights with a boss in each, on Lakeburg’s map with a rich town."),
  };

  return _(about[mode]);
}

const char *
hk_profile_name (LsProfile profile)
{
  static const char *const names[LS_N_PROFILES] = {
    /* Translators: a rule profile: the rulings as the app has them by default */
    N_("Default"),
    N_("English Rulebook (EN)"),
    N_("Spanish Rulebook (ES)"),
    /* Translators: a rule profile: the summary of the Esoteric Order of Gamers */
    N_("Summary by EOG"),
  };

  return _(names[profile]);
}

/* `setup.campaign`, `rush.setup`: a campaign starts in Gildenberg, and a boss rush is set up like it. */
gboolean
hk_town_has_mode (HkTown town,
                  LsMode mode)
{
  switch (mode)
    {
    case LS_MODE_SINGLE:
    case LS_MODE_SOLO:
      return town != HK_TOWN_INTRODUCTORY;
    case LS_MODE_CAMPAIGN:
    case LS_MODE_SOLO_CAMPAIGN:
    case LS_MODE_BOSS_RUSH:
      return town == HK_TOWN_GILDENBERG;
    default:
      return FALSE;
    }
}

void
hk_new_game_set_town (HkNewGame *self,
                      HkTown     town)
{
  self->town = town;
  if (!hk_town_has_mode (town, self->mode))
    self->mode = LS_MODE_SINGLE;
}

/* `setup.solo`: four heroes are made ready. */
void
hk_new_game_set_mode (HkNewGame *self,
                      LsMode     mode)
{
  if (ls_mode_is_solo (mode) && !ls_mode_is_solo (self->mode))
    self->n_heroes = LS_MAX_HEROES;
  self->mode = mode;
}

void
hk_new_game_set_profile (HkNewGame *self,
                         LsProfile  profile)
{
  self->profile = profile;
  ls_rulings_init (&self->rulings, profile);
}

/* Whoever had it takes the other's. */
void
hk_new_game_set_emblem (HkNewGame *self,
                        guint      hero,
                        guint      emblem)
{
  for (guint i = 0; i < LS_MAX_HEROES; i++)
    if (self->heroes[i].emblem == emblem)
      self->heroes[i].emblem = self->heroes[hero].emblem;
  self->heroes[hero].emblem = (guint8) emblem;
}

/* Rulings that are not as the profile has them. */
guint
hk_new_game_n_changed (const HkNewGame *self)
{
  LsRulings profile;
  guint n = 0;

  ls_rulings_init (&profile, self->profile);
  for (guint i = 0; i < LS_N_RULINGS; i++)
    n += self->rulings.value[i] != profile.value[i];
  return n;
}

/* --- Heroes --- */

void
hk_new_game_set_name (HkNewGame  *self,
                      guint       hero,
                      const char *name)
{
  char *old = self->heroes[hero].name;

  self->heroes[hero].name = g_strstrip (g_strdup (name));
  g_free (old);
}

guint
hk_new_hero_n_tokens (const HkNewHero *self)
{
  guint n = 0;

  for (guint i = 0; i < HK_N_TOKEN_VALUES; i++)
    n += self->tokens[i];
  return n;
}

/* "8 hit points, 4 mana, movement 2 3 4" */
char *
hk_new_hero_summary (const HkNewHero *self)
{
  g_autofree char *hit_points = g_strdup_printf (ngettext ("%u hit point", "%u hit points", self->hit_points),
                                                 self->hit_points);
  g_autoptr (GString) tokens = g_string_new (NULL);

  for (guint i = 0; i < HK_N_TOKEN_VALUES; i++)
    for (guint j = 0; j < self->tokens[i]; j++)
      g_string_append_printf (tokens, "%s%u", tokens->len > 0 ? " " : "", LS_LEAST_TOKEN + i);
  if (tokens->len == 0)
    /* Translators: "8 hit points, 4 mana, no movement" */
    return g_strdup_printf (_("%s, %u mana, no movement"), hit_points, self->mana);
  /* Translators: "8 hit points, 4 mana, movement 2 3 4": the values of the movement tokens */
  return g_strdup_printf (_("%s, %u mana, movement %s"), hit_points, self->mana, tokens->str);
}

/* --- What will not do --- */

static gboolean
is_plain (const char *name)
{
  for (const char *p = name; *p; p = g_utf8_next_char (p))
    if (!automa_is_plain (g_utf8_get_char (p)))
      return FALSE;
  return TRUE;
}

/* What is wrong with a hero's name, in a few words; NULL: nothing. A saved game refuses the same. */
const char *
hk_new_game_name_problem (const HkNewGame *self,
                          guint            hero)
{
  const char *name = self->heroes[hero].name;

  if (*name == '\0')
    return _("A hero needs a name");
  if (g_utf8_strlen (name, -1) > HK_MAX_NAME)
    return _("Too long");
  if (!is_plain (name))
    return _("Only letters, digits and signs");
  if (ls_setup_is_name_taken (name))
    return _("The game uses this name for something else");
  for (guint i = 0; i < self->n_heroes; i++)
    if (i != hero && strcmp (self->heroes[i].name, name) == 0)
      return _("Another hero has this name");
  return NULL;
}

static int
find_problem (const HkNewGame *self)
{
  for (guint i = 0; i < self->n_heroes; i++)
    if (hk_new_game_name_problem (self, i))
      return (int) i;
  return -1;
}

gboolean
hk_new_game_can_begin (const HkNewGame *self)
{
  return find_problem (self) < 0;
}

/* Why the game cannot begin yet; NULL: it can. */
char *
hk_new_game_problem (const HkNewGame *self)
{
  int hero = find_problem (self);

  if (hero < 0)
    return NULL;
  /* Translators: the number of a hero, and what is wrong: "Hero 2: A hero needs a name" */
  return g_strdup_printf (_("Hero %d: %s"), hero + 1, hk_new_game_name_problem (self, (guint) hero));
}

/* --- The set-up --- */

static void
set_hero (LsHeroSetup     *hero,
          const HkNewHero *entered)
{
  guint n = 0;

  *hero = (LsHeroSetup){ .name = g_intern_string (entered->name),
                         .hit_points = entered->hit_points,
                         .mana = entered->mana,
                         .emblem = entered->emblem };
  for (guint i = 0; i < HK_N_TOKEN_VALUES; i++)
    for (guint j = 0; j < entered->tokens[i] && n < LS_MAX_MOVEMENT_TOKENS; j++)
      hero->movement[n++] = (guint8) (LS_LEAST_TOKEN + i);
}

/* `setup.intro`: one night, with cards of its own. */
void
hk_new_game_to_setup (const HkNewGame *self,
                      guint64          seed,
                      LsSetup         *setup)
{
  gboolean introductory = self->town == HK_TOWN_INTRODUCTORY;
  LsScenario scenario = introductory ? LS_SCENARIO_GILDENBERG
                                     : (LsScenario) (LS_SCENARIO_GILDENBERG + self->town - HK_TOWN_GILDENBERG);

  g_return_if_fail (hk_new_game_can_begin (self));

  ls_bot_setup (setup, scenario, introductory ? LS_MODE_INTRODUCTORY : self->mode, self->n_heroes, seed);
  for (guint i = 0; i < self->n_heroes; i++)
    set_hero (&setup->heroes[i], &self->heroes[i]);
  setup->profile = (guint8) self->profile;
  setup->rulings = self->rulings;
  setup->night = introductory ? 1 : (guint8) self->night;
  setup->b_cards = introductory ? 0 : self->b_cards;
  setup->app_flips = self->app_flips;
  setup->app_draws = self->app_draws;
}
