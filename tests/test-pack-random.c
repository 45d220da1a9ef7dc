/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Packs that nobody has printed: records with values changed at random, as far as the readers take them. Nights with
 * them hold by the auditor, games go over to them and back, and none hangs. PACKS says how many are tried. */
#include <string.h>

#include "core/random.h"
#include "last-spell/board-check.h"
#include "last-spell/bots.h"
#include "last-spell/corrections.h"
#include "last-spell/save.h"
#include "last-spell/tryout.h"

#define PACKS 200
#define COMMANDS 80

typedef struct
{
  AutomaRandom random;
  LsPack      *shipped;
  guint        taken;
} Fixture;

static guint
below (Fixture *self,
       guint    n)
{
  return automa_random_below (&self->random, n);
}

/* --- Another value --- */

/* One letter of a drawing becomes another of it, or one that some drawing has. */
static char *
change_text (Fixture    *self,
             const char *text)
{
  static const char letters[] = ".~ot#* ^>v<abcdABrcmawbkxgyhs";
  char *changed = g_strdup (text);
  gsize length = strlen (text);

  if (length > 0)
    changed[below (self, (guint) length)]
      = below (self, 2) ? text[below (self, (guint) length)] : letters[below (self, sizeof letters - 1)];
  return changed;
}

static JsonNode *
mutate (Fixture  *self,
        JsonNode *node,
        gboolean  hit);

/* Of a list one element is changed, left out or there twice. */
static JsonNode *
mutate_array (Fixture   *self,
              JsonArray *old)
{
  JsonArray *list = json_array_new ();
  JsonNode *node = json_node_new (JSON_NODE_ARRAY);
  guint n = json_array_get_length (old);
  guint which = n > 0 ? below (self, n) : 0;
  guint how = below (self, 12);

  for (guint i = 0; i < n; i++)
    {
      if (i == which && how == 0)
        continue;
      json_array_add_element (list, mutate (self, json_array_get_element (old, i), i == which && how > 1));
      if (i == which && how == 1)
        json_array_add_element (list, json_node_copy (json_array_get_element (old, i)));
    }
  json_node_take_array (node, list);
  return node;
}

static JsonNode *
mutate_object (Fixture    *self,
               JsonObject *old)
{
  g_autoptr (GList) members = json_object_get_members (old);
  JsonObject *object = json_object_new ();
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  guint which = below (self, MAX (g_list_length (members), 1));
  guint i = 0;

  for (GList *l = members; l; l = l->next, i++)
    json_object_set_member (object, l->data, mutate (self, json_object_get_member (old, l->data), i == which));
  json_node_take_object (node, object);
  return node;
}

/* A copy; with a hit, one value in it is another. */
static JsonNode *
mutate (Fixture  *self,
        JsonNode *node,
        gboolean  hit)
{
  JsonNode *value;

  if (!hit)
    return json_node_copy (node);
  if (JSON_NODE_HOLDS_OBJECT (node))
    return mutate_object (self, json_node_get_object (node));
  if (JSON_NODE_HOLDS_ARRAY (node))
    return mutate_array (self, json_node_get_array (node));
  value = json_node_new (JSON_NODE_VALUE);
  if (json_node_get_value_type (node) == G_TYPE_INT64)
    json_node_set_int (value, below (self, below (self, 4) ? 8 : 65));
  else if (json_node_get_value_type (node) == G_TYPE_STRING)
    {
      g_autofree char *text = change_text (self, json_node_get_string (node));

      json_node_set_string (value, text);
    }
  else
    json_node_set_boolean (value, below (self, 2));
  return value;
}

/* Some records of the shipped pack, each changed a few times; NULL: the readers do not take one of them. */
static LsPack *
random_pack (Fixture *self)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("random");
  g_autoptr (AutomaOverlay) overlay = automa_overlay_new (ls_kinds, LS_N_KINDS);
  guint n = 1 + below (self, 4);

  for (guint i = 0; i < n; i++)
    {
      LsKind kind = (LsKind) below (self, LS_N_KINDS);
      g_autoptr (GPtrArray) records = ls_pack_records (self->shipped, kind);
      g_autoptr (JsonNode) record = json_node_copy (g_ptr_array_index (records, below (self, records->len)));
      g_autoptr (AutomaOverlay) more = NULL;
      g_autoptr (LsPack) pack = NULL;
      g_autofree char *key = NULL;

      for (guint j = 0; j < 8; j++)
        {
          g_autoptr (JsonNode) before = g_steal_pointer (&record);

          record = mutate (self, before, TRUE);
        }
      key = automa_record_key (record, &ls_kinds[kind]);
      if (!key || (!ls_kinds[kind].list && !automa_record_key_is_safe (key)))
        continue;
      more = automa_overlay_with_record (overlay, &ls_kinds[kind], record);
      pack = ls_pack_read (self->shipped->folder, more, problems);
      if (pack) /* one that does not fit is left out */
        {
          automa_overlay_unref (overlay);
          overlay = g_steal_pointer (&more);
        }
    }
  return automa_overlay_is_empty (overlay) ? NULL : ls_pack_read (self->shipped->folder, overlay, problems);
}

/* --- Playing --- */

static void
expect_sound (const LsSave *save)
{
  for (guint i = 0; i < save->breaches->len; i++)
    g_error ("%s", (char *) g_ptr_array_index (save->breaches, i));
}

static void
play (Fixture      *self,
      const LsPack *pack,
      LsScenario    scenario)
{
  LsMode mode = scenario == LS_SCENARIO_BOSS_RUSH ? LS_MODE_BOSS_RUSH : LS_MODE_SINGLE;
  gboolean over = below (self, 2);
  g_autoptr (LsSave) save = NULL;
  LsSetup setup;

  ls_bot_setup (&setup, scenario, mode, 3, below (self, 1000));
  setup.night = (guint8) (mode == LS_MODE_BOSS_RUSH ? 1 : 1 + below (self, 3));
  save = ls_save_new (over ? self->shipped : pack, &setup, NULL, NULL);
  for (guint i = 0; i < COMMANDS && ls_save_game (save)->stage != LS_STAGE_OVER; i++)
    {
      LsCommand command = ls_bot_next (ls_save_game (save));

      if (!ls_save_do (save, &command, NULL, NULL))
        break; /* a hero who cannot be placed, a table that has to say something */
      expect_sound (save);
      if (over && below (self, 20) == 0)
        self->taken += ls_save_take_pack (save, ls_save_game (save)->pack == pack ? self->shipped : pack, NULL, NULL);
      expect_sound (save);
    }
}

static void
look_over (Fixture      *self,
           const LsPack *pack)
{
  for (guint i = 0; i < pack->boards->len; i++)
    {
      const LsBoard *board = g_ptr_array_index (pack->boards, i);
      g_autoptr (GPtrArray) findings = ls_board_findings (board);
      g_autoptr (GPtrArray) phases = NULL;
      LsTryout tryout;

      for (guint j = 0; j < findings->len; j++)
        {
          g_autofree char *text = ls_finding_text (g_ptr_array_index (findings, j));

          g_assert_true (g_utf8_validate (text, -1, NULL) && *text);
        }
      ls_tryout_init (&tryout, board, &g_array_index (pack->types, LsMonsterType, below (self, pack->types->len)));
      tryout.phases = LS_MAX_TRYOUT_PHASES;
      tryout.at = ls_spot (below (self, board->width), below (self, board->height));
      phases = ls_tryout_run (&tryout, NULL);
      g_assert_true (!phases || phases->len <= LS_MAX_TRYOUT_PHASES);
    }
}

static void
test_random (void)
{
  Fixture self = { .shipped = ls_pack_shipped () };
  guint packs = g_getenv ("PACKS") ? (guint) g_ascii_strtoull (g_getenv ("PACKS"), NULL, 10) : PACKS;
  guint n = 0;

  for (guint i = 0; i < packs; i++)
    {
      g_autoptr (LsPack) pack = NULL;

      automa_random_seed (&self.random, i + 1);
      g_test_message ("pack %u", i);
      pack = random_pack (&self);
      if (!pack)
        continue;
      n++;
      look_over (&self, pack);
      play (&self, pack, (LsScenario) below (&self, LS_SCENARIO_BOSS_RUSH + 1));
    }
  g_assert_cmpuint (n, >, packs / 4);
  g_assert_cmpuint (self.taken, >, 0);
  ls_pack_free (self.shipped);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/pack/random", test_random);
  return g_test_run ();
}
