/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The header of a saved game: pack, seed, set-up, rulings. */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "rulings-json.h"
#include "save.h"

#define GAME "last-spell"
#define B_CARDS 5

static const char *const doers[] = { "table", "app", NULL };

/* --- Writing --- */

static void
add_hero (JsonBuilder       *json,
          const LsHeroSetup *hero)
{
  json_builder_begin_object (json);
  automa_json_add_string (json, "name", hero->name);
  automa_json_add_int (json, "hit-points", hero->hit_points);
  automa_json_add_int (json, "mana", hero->mana);
  json_builder_set_member_name (json, "movement");
  json_builder_begin_array (json);
  for (guint i = 0; i < LS_MAX_MOVEMENT_TOKENS && hero->movement[i] > 0; i++)
    json_builder_add_int_value (json, hero->movement[i]);
  json_builder_end_array (json);
  if (hero->emblem > 0)
    automa_json_add_int (json, "emblem", hero->emblem);
  json_builder_end_object (json);
}

JsonNode *
ls_setup_json (const LsPack  *pack,
               const LsSetup *setup)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();

  json_builder_begin_object (json);
  automa_json_add_string (json, "format", LS_SAVE_FORMAT);
  automa_json_add_string (json, "game", GAME);
  automa_json_add_string (json, "digest", pack->digest);
  automa_json_add_int (json, "seed", (gint64) setup->seed);
  automa_json_add_string (json, "scenario", ls_scenario_names[setup->scenario]);
  automa_json_add_string (json, "mode", ls_mode_names[setup->mode]);
  automa_json_add_int (json, "night", setup->night);
  automa_json_add_bool (json, "bosses", setup->bosses);
  if (setup->edition > LS_EDITION_FIRST)
    automa_json_add_int (json, "edition", setup->edition);
  automa_json_add_string (json, "coin", doers[setup->app_flips]);
  automa_json_add_string (json, "cards", doers[setup->app_draws]);
  json_builder_set_member_name (json, "b-cards");
  json_builder_begin_array (json);
  for (guint i = 0; i < B_CARDS; i++)
    if (setup->b_cards & (1u << i))
      json_builder_add_int_value (json, i + 1);
  json_builder_end_array (json);
  automa_json_add_string (json, "profile", ls_profile_names ()[setup->profile]);
  json_builder_set_member_name (json, "rulings");
  json_builder_begin_object (json);
  for (guint i = 0; i < LS_N_RULINGS; i++)
    automa_json_add_string (json, ls_ruling_get (i)->id, ls_ruling_get (i)->values[setup->rulings.value[i]].id);
  json_builder_end_object (json);
  json_builder_set_member_name (json, "heroes");
  json_builder_begin_array (json);
  for (guint i = 0; i < setup->n_heroes; i++)
    add_hero (json, &setup->heroes[i]);
  json_builder_end_array (json);
  json_builder_end_object (json);
  return json_builder_get_root (json);
}

/* --- Reading --- */

static guint
read_word (const AutomaPlace *place,
           const char        *member,
           const char *const *words)
{
  AutomaPlace at;
  guint word = 0;

  if (automa_place_need (place, member, &at))
    automa_place_word (&at, words, &word);
  return word;
}

static guint8
read_number (const AutomaPlace *place,
             const char        *member,
             int                least)
{
  AutomaPlace at;
  int value = least;

  if (automa_place_need (place, member, &at))
    automa_place_int (&at, least, 99, &value);
  return (guint8) value;
}

/* Games from before that was looked at open with what they hold. */
static void
read_tokens (const AutomaPlace *list,
             guint              n,
             LsSetup           *setup,
             LsHeroSetup       *hero)
{
  gboolean any = setup->edition < LS_EDITION_REGENERATION;

  for (guint i = 0; i < n; i++)
    {
      AutomaPlace token;
      int value = LS_LEAST_TOKEN;

      automa_place_element (list, i, &token);
      automa_place_int (&token, any ? 1 : LS_LEAST_TOKEN, any ? 9 : LS_MOST_TOKEN, &value);
      hero->movement[i] = (guint8) value;
    }
}

static void
read_hero (const AutomaPlace *place,
           LsSetup           *setup)
{
  static const char *const members[] = { "name", "hit-points", "mana", "movement", "emblem", NULL };
  LsHeroSetup *hero = &setup->heroes[setup->n_heroes++];
  AutomaPlace at;
  const char *name;
  int emblem = 0;
  guint n;

  automa_place_object (place, members);
  hero->name = g_intern_static_string ("?");
  if (automa_place_need (place, "name", &at) && automa_place_text (&at, &name))
    hero->name = g_intern_string (name);
  if (ls_setup_is_name_taken (hero->name))
    automa_place_problem (place, _("\"%s\" cannot be the name of a hero"), hero->name);
  for (guint i = 0; i + 1 < setup->n_heroes; i++)
    if (strcmp (setup->heroes[i].name, hero->name) == 0)
      automa_place_problem (place, _("there is a hero %s already"), hero->name);
  hero->hit_points = read_number (place, "hit-points", 1);
  hero->mana = read_number (place, "mana", 0);
  if (automa_place_member (place, "emblem", &at) && automa_place_int (&at, 1, LS_EMBLEMS, &emblem))
    hero->emblem = (guint8) emblem;
  if (automa_place_need (place, "movement", &at) && automa_place_array (&at, 0, LS_MAX_MOVEMENT_TOKENS, &n))
    read_tokens (&at, n, setup, hero);
}

static void
read_rulings (const AutomaPlace *header,
              LsSetup           *setup)
{
  AutomaPlace rulings;
  guint32 settled;

  setup->profile = (guint8) read_word (header, "profile", ls_profile_names ());
  ls_rulings_init (&setup->rulings, setup->profile);
  if (automa_place_need (header, "rulings", &rulings))
    ls_rulings_read (&rulings, &setup->rulings, &settled);
}

static void
read_lists (const AutomaPlace *header,
            LsSetup           *setup)
{
  AutomaPlace list, at;
  guint n;

  if (automa_place_need (header, "heroes", &list) && automa_place_array (&list, 1, LS_MAX_HEROES, &n))
    for (guint i = 0; i < n; i++)
      {
        automa_place_element (&list, i, &at);
        read_hero (&at, setup);
      }
  if (automa_place_need (header, "b-cards", &list) && automa_place_array (&list, 0, B_CARDS, &n))
    for (guint i = 0; i < n; i++)
      {
        int card = 1;

        automa_place_element (&list, i, &at);
        if (automa_place_int (&at, 1, B_CARDS, &card))
          setup->b_cards |= (guint8) (1 << (card - 1));
      }
}

/* Games saved before there were bosses have none of these: they begin with the first night and go on without bosses. */
static void
read_later_members (const AutomaPlace *header,
                    LsSetup           *setup)
{
  AutomaPlace at;
  int night = 1;
  int edition = LS_EDITION_FIRST;

  if (automa_place_member (header, "night", &at))
    automa_place_int (&at, 1, 3, &night);
  setup->night = (guint8) night;
  if (automa_place_member (header, "bosses", &at))
    automa_place_bool (&at, &setup->bosses);
  if (automa_place_member (header, "edition", &at))
    automa_place_int (&at, LS_EDITION_FIRST, LS_EDITION_LATEST, &edition);
  setup->edition = (guint8) edition;
  if (setup->mode == LS_MODE_BOSS_RUSH && !setup->bosses)
    automa_place_problem (header, _("a boss rush needs bosses"));
}

gboolean
ls_setup_read (const AutomaPlace *header,
               LsSetup           *setup,
               const char       **digest)
{
  static const char *const members[] = { "format", "game",  "digest",  "seed",    "scenario", "mode", "coin",
                                         "cards",  "b-cards", "profile", "rulings", "heroes",   "night", "bosses",
                                         "edition", "pack", NULL };
  static const char *const games[] = { GAME, NULL };
  guint before = automa_problems_count (header->problems);
  AutomaPlace at;

  *setup = (LsSetup){ 0 };
  *digest = "";
  if (!automa_place_format (header, LS_SAVE_FORMAT))
    return FALSE;
  automa_place_object (header, members);
  read_word (header, "game", games);
  if (automa_place_need (header, "digest", &at))
    automa_place_text (&at, digest);
  if (automa_place_need (header, "seed", &at))
    {
      if (JSON_NODE_HOLDS_VALUE (at.node) && json_node_get_value_type (at.node) == G_TYPE_INT64
          && json_node_get_int (at.node) >= 0)
        setup->seed = (guint64) json_node_get_int (at.node);
      else
        automa_place_problem (&at, _("expected a whole number"));
    }
  setup->scenario = (guint8) read_word (header, "scenario", ls_scenario_names);
  setup->mode = (guint8) read_word (header, "mode", ls_mode_names);
  setup->app_flips = read_word (header, "coin", doers) == 1;
  setup->app_draws = read_word (header, "cards", doers) == 1;
  read_later_members (header, setup);
  read_rulings (header, setup);
  read_lists (header, setup);
  return automa_problems_count (header->problems) == before;
}
