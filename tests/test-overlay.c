/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player's corrections over the shipped pack: record by record, bounded and checked like everything from outside. */
#include <string.h>
#include <glib/gstdio.h>

#include "core/overlay.h"
#include "last-spell/pack.h"

#define SHIPPED "resource:///org/hordekeeper/Hordekeeper/last-spell"

#define CLAWER(steps)                                                                                            \
  "{\"id\":\"clawer\",\"name\":\"Clawer\",\"tier\":1,\"move\":" steps ",\"damage\":1,\"hit-points\":1,"          \
  "\"attack\":{\"kind\":\"melee\"},\"abilities\":[],\"dice\":[\"blue\"],\"source\":\"table\"}"

/* The shipped pack with one file of corrections. */
static LsPack *
load_with (const char     *name,
           const char     *text,
           AutomaProblems *problems)
{
  LsPack *shipped = ls_pack_shipped (); /* registers what is built in */
  g_autoptr (GFile) folder = g_file_new_for_uri (SHIPPED);
  g_autofree char *path = g_dir_make_tmp ("overlay-XXXXXX", NULL);
  g_autofree char *file = g_build_filename (path, name, NULL);
  g_autofree char *parent = g_path_get_dirname (file);
  g_autoptr (GFile) overlay = g_file_new_for_path (path);
  LsPack *pack;

  ls_pack_free (shipped);
  g_assert_cmpint (g_mkdir_with_parents (parent, 0700), ==, 0);
  g_assert_true (g_file_set_contents (file, text, -1, NULL));
  pack = ls_pack_load (folder, overlay, problems);
  g_unlink (file);
  g_rmdir (parent);
  g_rmdir (path);
  return pack;
}

static const LsMonsterType *
find_type (const LsPack *pack,
           const char   *id)
{
  for (guint i = 0; i < pack->types->len; i++)
    if (strcmp (g_array_index (pack->types, LsMonsterType, i).id, id) == 0)
      return &g_array_index (pack->types, LsMonsterType, i);
  return NULL;
}

/* One record is corrected, all others stay; it counts as verified, and the digest tells that something has changed. */
static void
test_correction (void)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("overlay");
  g_autoptr (LsPack) shipped = ls_pack_shipped ();
  g_autoptr (LsPack) pack =
    load_with ("monsters.json", "{\"format\":\"automa-monsters/1\",\"monsters\":[" CLAWER ("4") "]}", problems);

  g_assert_nonnull (pack);
  g_assert_cmpuint (find_type (pack, "clawer")->move, ==, 4);
  g_assert_cmpuint (find_type (pack, "runner")->move, ==, find_type (shipped, "runner")->move);
  g_assert_cmpuint (pack->types->len, ==, shipped->types->len);
  g_assert_cmpuint (pack->unverified->len, ==, shipped->unverified->len - 1);
  g_assert_cmpstr (pack->digest, !=, shipped->digest);
}

/* A record that is not in the box comes last; the index of a type never changes under a saved game. */
static void
test_addition (void)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("overlay");
  g_autoptr (LsPack) shipped = ls_pack_shipped ();
  g_autofree char *text = g_strdup ("{\"format\":\"automa-monsters/1\",\"monsters\":[" CLAWER ("4") "]}");
  g_autoptr (LsPack) pack = NULL;

  memcpy (strstr (text, "clawer"), "kraken", 6);
  pack = load_with ("monsters.json", text, problems);
  g_assert_nonnull (pack);
  g_assert_cmpuint (pack->types->len, ==, shipped->types->len + 1);
  g_assert_cmpstr (g_array_index (pack->types, LsMonsterType, shipped->types->len).id, ==, "kraken");
}

/* Keys are not always ids. */
static void
test_other_keys (void)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("overlay");
  g_autoptr (LsPack) figures = load_with (
    "figures.json", "{\"format\":\"automa-figures/1\",\"figures\":[{\"type\":\"clawer\",\"count\":3,\"source\":\"table\"}]}",
    problems);
  g_autoptr (LsPack) panic = load_with (
    "panic.json",
    "{\"format\":\"automa-panic/1\",\"slots\":[{\"slot\":2,\"gold\":9,\"materials\":8,\"source\":\"table\"}]}", problems);

  g_assert_nonnull (figures);
  g_assert_cmpuint (figures->figures.left[LS_FIGURE_CLAWER][0], ==, 3);
  g_assert_nonnull (panic);
  g_assert_cmpuint (panic->rewards[1].gold, ==, 9);
  g_assert_cmpuint (panic->n_rewards, ==, 6);
}

#define MINE(hit_points)                                                                                          \
  "{\"format\":\"automa-structures/1\",\"structures\":[{\"id\":\"gold-mine\",\"class\":\"building\",\"spots\":2,"  \
  "\"hit-points\":" hit_points ",\"cost\":{\"gold\":7},\"source\":\"table\"}]}"

/* Games build what the corrected record says. */
static void
test_structures (void)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("overlay");
  g_autoptr (LsPack) pack = load_with ("structures.json", MINE ("5"), problems);
  const LsStructureFacts *mine;

  g_assert_nonnull (pack);
  mine = ls_pack_structure (pack, "gold-mine");
  g_assert_cmpuint (mine->type.hit_points, ==, 5);
  g_assert_cmpuint (mine->cost.gold, ==, 7);
  g_assert_cmpuint (mine->cost.materials, ==, 0);
  g_assert_false (mine->upgradable);
  g_assert_cmpuint (ls_pack_structure (pack, "house")->type.hit_points, ==, 2);
}

/* Prices of the day and potions: what a correction leaves out stays as shipped, and none at all is as good. */
static void
test_prices (void)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("overlay");
  g_autoptr (LsPack) dear = load_with (
    "prices.json", "{\"format\":\"automa-prices/1\",\"prices\":[{\"id\":\"seer-mist\",\"gold\":4,\"materials\":1,"
                   "\"source\":\"table\"}]}", problems);
  g_autoptr (LsPack) strong = load_with (
    "potions.json", "{\"format\":\"automa-potions/1\",\"potions\":[{\"id\":\"blue\",\"gives\":\"mana\",\"amount\":5,"
                    "\"uses\":1,\"source\":\"table\"}]}", problems);

  g_assert_nonnull (dear);
  g_assert_cmpuint (dear->prices[LS_PRICE_SEER_MIST].gold, ==, 4);
  g_assert_cmpuint (dear->prices[LS_PRICE_SEER_MIST].materials, ==, 1);
  g_assert_cmpuint (dear->prices[LS_PRICE_SEER_CARD].gold, ==, 2);
  g_assert_cmpuint (dear->potions[LS_POTION_BLUE].amount, ==, 3);
  g_assert_nonnull (strong);
  g_assert_cmpuint (strong->potions[LS_POTION_BLUE].amount, ==, 5);
  g_assert_cmpuint (strong->potions[LS_POTION_BLUE].uses, ==, 1);
  g_assert_cmpuint (strong->prices[LS_PRICE_SEER_MIST].gold, ==, 3);
}

typedef struct
{
  const char *name;
  const char *file;
  const char *text;
  const char *expected;
} Refusal;

static const Refusal refusals[] = {
  { "broken-json", "monsters.json", "{", "monsters.json: line 1" },
  { "wrong-format", "monsters.json", "{\"format\":\"automa-board/1\"}", "monsters.json: " },
  { "wrong-value", "monsters.json", "{\"format\":\"automa-monsters/1\",\"monsters\":[" CLAWER ("99") "]}", "move: 99" },
  { "unknown-member", "dice.json", "{\"format\":\"automa-dice/1\",\"dice\":[{\"die\":\"blue\",\"pips\":6}]}", "pips" },
  { "not-a-list", "figures.json", "{\"format\":\"automa-figures/1\",\"figures\":3}", "figures: expected an array" },
  { "hit-points", "structures.json", MINE ("0"), "structures[9].hit-points: 0 is out of range" },
  { "no-structure", "structures.json",
    "{\"format\":\"automa-structures/1\",\"structures\":[{\"id\":\"inn\",\"class\":\"building\",\"spots\":1,"
    "\"hit-points\":1,\"source\":\"table\"}]}",
    "\"inn\" is no structure" },
  { "armor-amount", "armors.json",
    "{\"format\":\"automa-armors/1\",\"armors\":[{\"id\":\"tin-hat\",\"name\":\"Tin Hat\",\"kind\":\"high-armor\","
    "\"level\":\"basic\",\"stops\":1,\"effect\":\"gain-mana\",\"source\":\"table\"}]}",
    "expected an amount" },
  { "price-of-nothing", "prices.json", "{\"format\":\"automa-prices/1\",\"prices\":[{\"id\":\"repair\",\"source\":\"table\"}]}",
    "prices[0]: expected gold or materials" },
  { "no-price", "prices.json",
    "{\"format\":\"automa-prices/1\",\"prices\":[{\"id\":\"beer\",\"gold\":1,\"source\":\"table\"}]}", "prices[7].id" },
  { "price-range", "prices.json",
    "{\"format\":\"automa-prices/1\",\"prices\":[{\"id\":\"refresh\",\"gold\":100,\"source\":\"table\"}]}",
    "prices[1].gold: 100 is out of range" },
  { "potion-gift", "potions.json",
    "{\"format\":\"automa-potions/1\",\"potions\":[{\"id\":\"red\",\"gives\":\"gold\",\"amount\":1,\"uses\":2,"
    "\"source\":\"table\"}]}",
    "potions[1].gives" },
  { "potion-uses", "potions.json",
    "{\"format\":\"automa-potions/1\",\"potions\":[{\"id\":\"red\",\"gives\":\"wounds\",\"amount\":1,\"uses\":3,"
    "\"source\":\"table\"}]}",
    "potions[1].uses: 3 is out of range" },
  { "substitute-twice", "substitutes.json",
    "{\"format\":\"automa-substitutes/1\",\"figures\":[{\"place\":2,\"figure\":\"armored\",\"source\":\"table\"}]}",
    "armored stands there twice" },
  { "board", "boards/gildenberg.json", "{\"format\":\"automa-board/1\",\"id\":\"gildenberg\"}", "terrain: missing" },
};

/* Corrections that do not fit are told with their file and path, and there is no half-corrected pack. */
static void
test_refused (gconstpointer data)
{
  const Refusal *row = data;
  g_autoptr (AutomaProblems) problems = automa_problems_new ("overlay");
  g_autoptr (LsPack) pack = load_with (row->file, row->text, problems);
  g_autofree char *told = automa_problems_to_string (problems);

  g_assert_null (pack);
  g_assert_nonnull (strstr (told, row->expected));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/overlay/correction", test_correction);
  g_test_add_func ("/overlay/addition", test_addition);
  g_test_add_func ("/overlay/other-keys", test_other_keys);
  g_test_add_func ("/overlay/structures", test_structures);
  g_test_add_func ("/overlay/prices", test_prices);
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      g_autofree char *path = g_strdup_printf ("/overlay/refused/%s", refusals[i].name);

      g_test_add_data_func (path, &refusals[i], test_refused);
    }
  return g_test_run ();
}
