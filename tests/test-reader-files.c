/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The files of a pack one by one: the shipped pack with one thing wrong in it is refused, with the place where. */
#include "workshop-place.h"

#include <string.h>

typedef struct
{
  const char *name;
  const char *file;
  const char *part;        /* of the shipped file, */
  const char *replacement; /* and what stands there instead */
  const char *expected;    /* what is said about it */
} Row;

static const Row rows[] = {
  { "structure-other", "structures.json", "\"id\": \"ballista\"", "\"id\": \"cannon\"",
    "structures.json: structures[0].id: \"cannon\" is no structure" },
  { "structure-twice", "structures.json", "\"id\": \"ballista\"", "\"id\": \"catapult\"",
    "structures.json: structures[1].id: there is a structure \"catapult\" already" },
  { "structure-nameless", "structures.json", "\"id\": \"ballista\", ", "", "structures.json: structures[0].id: missing" },
  { "actions-list", "action-tokens.json", "{\"heroes\": \"2\", \"tokens\": 7, \"source\": \"EOG, Heroes setup\"}", "[2]",
    "action-tokens.json: actions[0]: expected an object" },
  { "actions-twice", "action-tokens.json", "\"heroes\": \"2\"", "\"heroes\": \"3\"",
    "action-tokens.json: expected records for 2, 3 and 4 heroes and for solo play" },
  { "substitute-order", "substitutes.json", "\"place\": 2", "\"place\": 3",
    "substitutes.json: figures[1].place: expected the places from 1, in order" },
  { "substitute-number", "substitutes.json", "\"figure\": \"armored\"", "\"figure\": 7",
    "substitutes.json: figures[0].figure: expected a string" },
  { "armor-list", "armors.json",
    "{\"id\": \"worn-out-pants\", \"name\": \"Worn-out Pants\", \"kind\": \"low-armor\", \"level\": \"starter\", "
    "\"stops\": 1, \"source\": \"EN 23\"}", "[]", "armors.json: armors[0]: expected an object" },
  { "armor-twice", "armors.json", "\"id\": \"worn-out-pants\"", "\"id\": \"worn-out-armor\"",
    "armors.json: armors[1]: there is an armor \"worn-out-armor\" already" },
  { "price-twice", "prices.json", "\"id\": \"seer-card\"", "\"id\": \"seer-mist\"",
    "prices.json: prices[3]: there is a price \"seer-mist\" already" },
  { "price-none", "prices.json", "\"id\": \"repair\", \"materials\": 1", "\"id\": \"repair\"",
    "prices.json: prices[0]: expected gold or materials" },
  { "potion-twice", "potions.json", "\"id\": \"green\"", "\"id\": \"red\"",
    "potions.json: potions[1]: there is a potion \"red\" already" },
  { "card-rows", "spawn-cards.json", "\".....c\"", "5", "spawn-cards.json: cards[0].figures[0]: expected a string" },
  { "card-twice", "spawn-cards.json", "\"id\": \"1\"", "\"id\": \"2\"",
    "spawn-cards.json: cards[1]: there is a card 2 already" },
  { "figure-number", "figures.json", "\"type\": \"runner\"", "\"type\": 1", "figures.json: figures[0].type: expected a string" },
  { "panic-order", "panic.json", "\"slot\": 2", "\"slot\": 3",
    "panic.json: slots[1].slot: expected the slots from 1, in order" },
  { "panic-word", "panic.json", "\"slot\": 1", "\"slot\": \"first\"",
    "panic.json: slots[0].slot: expected a whole number" },
  { "scenario-structures", "scenarios.json", "{\"type\": \"house\", \"spots\": [\"N15\"]}", "\"house\"",
    "scenarios.json: scenarios[0].structures[0]: expected an object" },
  { "alerion-list", "alerion-cards.json",
    "{\"id\": \"A1\", \"phase\": 1, \"place\": 1, \"column\": 3, \"depth\": 1, \"source\": \"unverified\"}", "1",
    "alerion-cards.json: cards[0]: expected an object" },
  { "cetusia-attack-list", "cetusia-attacks.json", "{\"id\": \"skull-smash\", \"name\": \"Skull Smash\", \"stage-1\": 2, "
    "\"stage-2\": 3, \"source\": \"unverified\", \"sources\": {\"stage-1\": \"EN 18\"}}", "[]",
    "cetusia-attacks.json: attacks[0]: expected an object" },
  { "cetusia-attack-other", "cetusia-cards.json", "\"attack\": \"skull-smash\"", "\"attack\": \"yawn\"",
    "cetusia-cards.json: cards[0].head.attack: " },
  { "cetusia-attack-number", "cetusia-cards.json", "\"attack\": \"skull-smash\"", "\"attack\": 4",
    "cetusia-cards.json: cards[0].head.attack: expected a string" },
  { "cetusia-headless", "cetusia-cards.json", "\"head\": {\"at\"", "\"hand\": {\"at\"",
    "cetusia-cards.json: cards[0].hand: unknown member" },
  { "cetusia-no-area", "cetusia-cards.json", "[\"M10\", \"N10\", \"O10\", \"M11\", \"N11\", \"O11\", \"M12\", \"N12\", \"O12\"]",
    "[]", "cetusia-cards.json: cards[0].head.area: 0 elements" },
  { "growth-order", "growth-track.json", "\"stage\": 2", "\"stage\": 3",
    "growth-track.json: stages[1]: expected the stages from 1, in order" },
  { "growth-list", "growth-track.json",
    "{\"stage\": 1, \"name\": \"sprout\", \"spots\": 3, \"source\": \"unverified\", \"sources\": {\"name\": \"EN 20\"}}", "[]",
    "growth-track.json: stages[0]: expected an object" },
  { "monolith-list", "monoliths.json", "{\"id\": \"behind\", \"along\": 0, \"ahead\": -1, \"source\": \"unverified\"}", "[]",
    "monoliths.json: monoliths[0]: expected an object" },
  { "monolith-beneath", "monoliths.json", "\"along\": 0, \"ahead\": -1", "\"along\": 1, \"ahead\": 0",
    "monoliths.json: monoliths[0]: a monolith cannot stand where the Dryad does" },
  { "monolith-missing", "monoliths.json", ",\n    {\"id\": \"front-right\", \"along\": 1, \"ahead\": 1, \"source\": \"unverified\"}",
    "", "monoliths.json: expected 5 records" },
};

static void
test_refused (Place        *self,
              gconstpointer data)
{
  const Row *row = data;
  g_autoptr (AutomaProblems) problems = automa_problems_new ("pack");
  g_autoptr (GFile) folder = NULL;
  g_autoptr (LsPack) pack = NULL;
  g_autofree char *told = NULL;

  place_copy_shipped (self);
  place_update (self, row->file, row->part, row->replacement);
  folder = g_file_new_for_path (self->pack);
  pack = ls_pack_load (folder, NULL, problems);
  told = automa_problems_to_string (problems);
  g_assert_null (pack);
  g_test_message ("%s", told);
  g_assert_nonnull (strstr (told, row->expected));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/pack/files/%s", rows[i].name);

      g_test_add (path, Place, &rows[i], place_set_up, test_refused, place_tear_down);
    }
  return g_test_run ();
}
