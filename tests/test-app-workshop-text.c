/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the workshop says of records, what it makes of their members, and how two of them are compared. */
#include "board-draft-text.h"
#include "card-record.h"
#include "core/json.h"
#include "pack-bar.h"
#include "record-fields.h"
#include "record-json.h"
#include "workshop-text.h"

static JsonNode *
parse (const char *text)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("test");
  JsonNode *node = automa_json_parse (text, -1, problems);

  g_assert_nonnull (node);
  return node;
}

static void
expect (char       *text,
        const char *expected)
{
  g_assert_cmpstr (text, ==, expected);
  g_free (text);
}

static const char archer[] = "{\"id\":\"archer\",\"name\":\"Archer\",\"tier\":1,\"move\":2,\"damage\":1,\"hit-points\":1,"
                             "\"attack\":{\"kind\":\"ranged\",\"range\":4},\"abilities\":[\"fly\"],\"dice\":[\"blue\"],"
                             "\"source\":\"unverified\",\"sources\":{\"move\":\"EN 14\",\"tier\":\"unverified\"}}";

/* --- Members --- */

static void
test_members (void)
{
  g_autoptr (JsonNode) shared = parse (archer);
  g_autoptr (JsonNode) record = hk_record_copy (shared);

  g_assert_cmpint (hk_record_get_int (record, "attack.range", 0), ==, 4);
  g_assert_cmpint (hk_record_get_int (record, "attack.kind", 7), ==, 7); /* of another type: not there */
  g_assert_null (hk_record_get_text (record, "move"));
  g_assert_null (hk_record_get (record, "attack.range.deeper"));
  g_assert_true (hk_record_lists (record, "abilities", "fly"));
  hk_record_set_int (record, "attack.range", 5);
  g_assert_cmpint (hk_record_get_int (shared, "attack.range", 0), ==, 4); /* a copy all the way down */
  hk_record_set (record, "attack.kind", NULL);
  hk_record_set (record, "attack.range", NULL);
  g_assert_null (hk_record_get (record, "attack")); /* nothing is left in it */
  hk_record_set (record, "cost.gold", NULL);
  g_assert_null (hk_record_get (record, "cost"));
  hk_record_set_int (record, "cost.gold", 3);
  g_assert_cmpint (hk_record_get_int (record, "cost.gold", 0), ==, 3);
}

static void
test_elements (void)
{
  g_autoptr (JsonNode) shared = parse ("{\"faces\": [\"hit\", \"miss\", \"hit\"]}");
  g_autoptr (JsonNode) record = hk_record_copy (shared);

  hk_record_set_text (record, "faces.1", "hit-stun");
  hk_record_set_text (record, "faces.9", "miss"); /* there is none */
  g_assert_cmpuint (hk_record_get_length (record, "faces"), ==, 3);
  g_assert_cmpstr (hk_record_get_text (record, "faces.1"), ==, "hit-stun");
  g_assert_cmpstr (hk_record_get_text (record, "faces.2"), ==, "hit");
  g_assert_null (hk_record_get (record, "faces.x"));
}

/* A range belongs to a ranged attack alone. */
static void
test_mend (void)
{
  g_autoptr (JsonNode) shared = parse (archer);
  g_autoptr (JsonNode) record = hk_record_copy (shared);

  hk_record_set_text (record, "attack.kind", "melee");
  hk_record_mend (LS_KIND_MONSTERS, record);
  g_assert_null (hk_record_get (record, "attack.range"));
  hk_record_set_text (record, "attack.kind", "ranged");
  hk_record_mend (LS_KIND_MONSTERS, record);
  g_assert_cmpint (hk_record_get_int (record, "attack.range", 0), ==, 1);
}

/* Every record that is shipped has what its fields ask for, and a line that tells it. */
static void
test_shipped (void)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("last-spell");
  g_autoptr (GFile) nowhere = g_file_new_for_path ("/nowhere/at/all");
  g_autoptr (LsWorkshop) workshop = ls_workshop_new (NULL, nowhere, problems);

  for (guint kind = 0; kind < LS_N_KINDS; kind++)
    for (guint i = 0; i < ls_workshop_count (workshop, kind); i++)
      {
        const LsRecord *record = ls_workshop_get (workshop, kind, i);
        g_autoptr (JsonNode) mended = hk_record_copy (record->current);
        g_autofree char *summary = hk_record_summary (kind, record->current);
        g_autofree char *provenance = hk_record_provenance_text (record);
        g_autoptr (GPtrArray) differences = hk_record_differences (kind, record->current, record->current);

        hk_record_mend (kind, mended);
        g_assert_true (json_node_equal (mended, record->current)); /* nothing to mend */
        g_assert_cmpstr (summary, !=, "");
        g_assert_cmpstr (provenance, !=, "");
        g_assert_cmpuint (differences->len, ==, 0);
        g_assert_nonnull (hk_kind_place (kind));
      }
}

/* --- Words --- */

static void
test_fields (void)
{
  g_autoptr (JsonNode) record = parse (archer);
  const HkField *fields = hk_record_fields (LS_KIND_MONSTERS);

  expect (hk_field_text (&fields[0], record), "2");
  expect (hk_field_text (&fields[3], record), "ranged");
  expect (hk_field_text (&fields[5], record), "blue die");
  expect (hk_record_summary (LS_KIND_MONSTERS, record),
          "Steps 2 · Damage 1 · Hit points 1 · Attack ranged · Range 4 · Dice against it blue die · Abilities flies · Tier 1");
  g_assert_cmpstr (hk_word_name ("hit-stun"), ==, "hit with stun");
  g_assert_cmpstr (hk_word_name ("wooden-wall"), ==, "wooden wall");
  g_assert_cmpstr (hk_word_name ("something-new"), ==, "something-new");
}

static void
test_marks (void)
{
  g_autoptr (JsonNode) node = parse (archer);
  LsRecord record = { .kind = LS_KIND_MONSTERS,
                      .name = (char *) "Archer",
                      .shipped = node,
                      .current = node,
                      .provenance = AUTOMA_UNVERIFIED,
                      .source = "unverified" };

  expect (hk_record_mark_text (&record), "Not compared yet");
  expect (hk_record_provenance_text (&record),
          "No source at hand prints this. It is our best stand-in until you compare it with your box. Printed in the "
          "rulebooks: Steps (EN 14).");
  g_assert_false (hk_record_is_checked (&record));
  record.provenance = AUTOMA_FROM_PAGE;
  record.source = "EN 13";
  expect (hk_record_mark_text (&record), "Printed: EN 13");
  g_assert_true (hk_record_is_checked (&record));
  record.provenance = AUTOMA_FROM_TABLE;
  record.own = TRUE;
  expect (hk_record_mark_text (&record), "Confirmed by you");
  record.corrected = TRUE;
  expect (hk_record_mark_text (&record), "Corrected by you");
  record.outdated = TRUE;
  expect (hk_record_mark_text (&record), "The shipped value has changed since");
  g_assert_false (hk_record_is_checked (&record)); /* look again */
  expect (hk_progress_text ((LsProgress){ 3, 9 }), "3 of 9 checked");
  expect (hk_progress_text ((LsProgress){ 9, 9 }), "Everything that this scenario needs has been checked");
  expect (hk_done_text ("Archer", "confirm"), "Archer is confirmed");
  expect (hk_done_text ("Archer", "reset"), "Archer is as shipped again");
  expect (hk_done_text ("Archer", "set"), "Archer is corrected");
}

/* --- Two of them --- */

static void
expect_difference (GPtrArray  *differences,
                   guint       i,
                   const char *label,
                   const char *ours,
                   const char *theirs)
{
  const HkDifference *difference;

  g_assert_cmpuint (i, <, differences->len);
  difference = g_ptr_array_index (differences, i);
  g_assert_cmpstr (difference->label, ==, label);
  g_assert_cmpstr (difference->ours, ==, ours);
  g_assert_cmpstr (difference->theirs, ==, theirs);
}

static void
test_differences (void)
{
  g_autoptr (JsonNode) ours = parse (archer);
  g_autoptr (JsonNode) theirs = hk_record_copy (ours);
  g_autoptr (GPtrArray) differences = NULL;
  g_autoptr (GPtrArray) new_one = NULL;

  hk_record_set_int (theirs, "move", 3);
  hk_record_set_text (theirs, "attack.kind", "melee");
  hk_record_set_text (theirs, "source", "table"); /* who says so is no difference */
  differences = hk_record_differences (LS_KIND_MONSTERS, ours, theirs);
  g_assert_cmpuint (differences->len, ==, 3);
  expect_difference (differences, 0, "Steps", "2", "3");
  expect_difference (differences, 1, "Attack", "ranged", "melee");
  expect_difference (differences, 2, "Range", "4", "–");
  new_one = hk_record_differences (LS_KIND_MONSTERS, NULL, theirs);
  expect_difference (new_one, 0, "Steps", "–", "3");
}

/* --- Cards --- */

static const char card_text[] = "{\"id\":\"1\",\"figures\":[\".....c\",\"cr....\",\"......\"],\"colours\":[\".....g\",\"gy....\","
                                "\"......\"],\"tiles\":[\"......\",\"...h..\",\"......\"],\"source\":\"unverified\"}";

static void
test_cards (void)
{
  g_autoptr (JsonNode) shared = parse (card_text);
  g_autoptr (JsonNode) record = hk_record_copy (shared);
  g_autoptr (GPtrArray) differences = NULL;
  HkCard card;

  hk_card_read (&card, record);
  g_assert_cmpint (card.places[0][5].figure, ==, LS_FIGURE_CLAWER);
  g_assert_cmpint (card.places[1][1].colour, ==, LS_YELLOW);
  g_assert_cmpint (card.places[1][3].tile, ==, HK_TILE_HATCHERY);
  g_assert_cmpint (card.places[0][0].figure, ==, -1);
  hk_card_write (&card, record);
  g_assert_true (json_node_equal (shared, record)); /* the way there and back changes nothing */
  card.places[2][2] = (HkCardPlace){ LS_FIGURE_BULKY, LS_RED, HK_TILE_MORTAR };
  hk_card_write (&card, record);
  expect (hk_record_summary (LS_KIND_SPAWN_CARDS, record), "Runner 1 · Clawer 2 · Bulky 1");
  differences = hk_record_differences (LS_KIND_SPAWN_CARDS, shared, record);
  g_assert_cmpuint (differences->len, ==, 1);
  expect_difference (differences, 0, "Depth 3, column 3", "–", "Bulky, red, with seed mortar");
}

/* A record that somebody wrote by hand, and badly, is a card with nothing on it. */
static void
test_broken_card (void)
{
  g_autoptr (JsonNode) record = parse ("{\"figures\": [\"c\", 7], \"colours\": \"g\"}");
  HkCard card;

  hk_card_read (&card, record);
  g_assert_cmpint (card.places[0][0].figure, ==, LS_FIGURE_CLAWER);
  g_assert_cmpint (card.places[0][1].figure, ==, -1);
  g_assert_cmpint (card.places[2][5].figure, ==, -1);
}

/* --- Boards --- */

static void
test_spot (void)
{
  HkBoardDraft draft = { .width = 2, .height = 1 };

  memcpy (draft.drawings[HK_LAYER_TERRAIN][0], "t ", 2);
  memcpy (draft.drawings[HK_LAYER_SECTORS][0], "d.", 2);
  memcpy (draft.drawings[HK_LAYER_ARROWS][0], "v ", 2);
  draft.walls[draft.n_walls++] = (LsSpots){ 1, { ls_spot (0, 0) } };
  expect (hk_draft_spot_text (&draft, ls_spot (0, 0)), "A1, tree, sector d, arrow south, cutout for a wall");
  expect (hk_draft_spot_text (&draft, ls_spot (1, 0)), "B1, no spot");
}

/* --- The bar over the table --- */

static void
test_bar (void)
{
  g_autoptr (GPtrArray) changes = g_ptr_array_new ();
  LsPackChange change = { .name = (char *) "Clawer" };

  g_ptr_array_add (changes, &change);
  expect (hk_pack_bar_text (changes), "Corrected since this game was begun: Clawer. Play on with it?");
  for (guint i = 0; i < 5; i++)
    g_ptr_array_add (changes, &change);
  expect (hk_pack_bar_text (changes),
          "Corrected since this game was begun: Clawer, Clawer, Clawer, …. Play on with them?");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/workshop-text/members", test_members);
  g_test_add_func ("/app/workshop-text/elements", test_elements);
  g_test_add_func ("/app/workshop-text/mend", test_mend);
  g_test_add_func ("/app/workshop-text/shipped", test_shipped);
  g_test_add_func ("/app/workshop-text/fields", test_fields);
  g_test_add_func ("/app/workshop-text/marks", test_marks);
  g_test_add_func ("/app/workshop-text/differences", test_differences);
  g_test_add_func ("/app/workshop-text/cards", test_cards);
  g_test_add_func ("/app/workshop-text/broken-card", test_broken_card);
  g_test_add_func ("/app/workshop-text/spot", test_spot);
  g_test_add_func ("/app/workshop-text/bar", test_bar);
  return g_test_run ();
}
