/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the pieces of a position may stand, and how many of them: terrain, mist, shared spots, footprints, bounds. */
#include "reading-position.h"

#include <string.h>

typedef enum
{
  MONSTERS,
  HEROES,
  STRUCTURES,
  TOKENS,
  N_LISTS,
} List;

static const char *const list_names[N_LISTS] = { "monsters", "heroes", "structures", "tokens" };
static const char *const place_names[N_LISTS] = { "at", "at", "spots", "at" };

/* A piece of that list; structures cover the spot and those east of it. */
static char *
piece_at (List        list,
          const char *type,
          const char *id,
          const char *column,
          guint       row,
          guint       n_spots)
{
  g_autoptr (GString) spots = g_string_new (NULL);

  switch (list)
    {
    case MONSTERS:
      return g_strdup_printf ("{ 'id': '%s', 'type': '%s', 'at': '%s%u', 'facing': 'east' }", id, type, column, row);
    case HEROES:
      return g_strdup_printf ("{ 'id': '%s', 'at': '%s%u', 'hit-points': 7, 'base-mana': 6 }", id, column, row);
    case STRUCTURES:
      for (guint i = 0; i < n_spots; i++)
        g_string_append_printf (spots, "%s'%c%u'", i > 0 ? ", " : "", (char) (*column + (int) i), row);
      return g_strdup_printf ("{ 'id': '%s', 'type': '%s', 'spots': [%s] }", id, type, spots->str);
    case TOKENS:
    case N_LISTS:
    default:
      return g_strdup_printf ("{ 'id': '%s', 'type': '%s', 'at': '%s%u' }", id, type, column, row);
    }
}

static void
add_piece (PositionRow *row,
           List         list,
           const char  *piece)
{
  const char **lists[N_LISTS] = { &row->monsters, &row->heroes, &row->structures, &row->tokens };

  *lists[list] = piece;
}

/* --- One piece and its spot --- */

typedef struct
{
  const char *name;
  const char *column;
  guint       row;
  const char *structure_expected; /* what is said about a spot of its list … */
  const char *expected;           /* … and about the spot of any other piece; NULL: accepted */
} SpotRow;

static const SpotRow spot_rows[] = {
  { "ground", "A", 1, NULL, NULL },
  { "water", "G", 1, NULL, NULL },
  { "last-spot", "L", 6, NULL, NULL },
  { "low-obstacle", "I", 1, ": I1: nothing can stand there: a low obstacle",
    ": I1: nothing can stand there: a low obstacle" },
  { "tree", "J", 1, ": J1: nothing can stand there: a tree", ": J1: nothing can stand there: a tree" },
  { "cliff", "K", 1, ": K1: nothing can stand there: the cliff", ": K1: nothing can stand there: the cliff" },
  { "circle", "F", 4, ": F4: nothing can stand there: the magic circle",
    ": F4: nothing can stand there: the magic circle" },
  { "no-spot", "L", 1, "[0]: L1 is off the board", ": L1 is off the board" },
  { "east-of-the-board", "M", 1, "[0]: M1 is off the board", ": M1 is off the board" },
  { "south-of-the-board", "A", 7, "[0]: A7 is off the board", ": A7 is off the board" },
  { "row-0", "A", 0, "[0]: \"A0\" is no spot", ": \"A0\" is no spot" },
  { "row-65", "A", 65, "[0]: \"A65\" is no spot", ": \"A65\" is no spot" },
  { "row-100", "A", 100, "[0]: \"A100\" is no spot", ": \"A100\" is no spot" },
  { "column-small", "a", 1, "[0]: \"a1\" is no spot", ": \"a1\" is no spot" },
  { "column-none", "", 1, NULL, ": \"1\" is no spot" },
  { "column-space", " ", 1, "[0]: \" 1\" is no spot", ": \" 1\" is no spot" },
};

static const char *const some_types[N_LISTS] = { "clawer", "", "house", "stun-trap" };

typedef struct
{
  List           list;
  const SpotRow *row;
} SpotTest;

static void
test_spot (gconstpointer data)
{
  const SpotTest *self = data;
  const char *expected = self->list == STRUCTURES ? self->row->structure_expected : self->row->expected;
  g_autofree char *piece = piece_at (self->list, some_types[self->list], "a", self->row->column, self->row->row, 1);
  g_autofree char *line = NULL;
  PositionRow row = { .name = "" };

  if (expected)
    line = g_strdup_printf ("%s[0].%s%s", list_names[self->list], place_names[self->list], expected);
  add_piece (&row, self->list, piece);
  row.expected = line;
  check_position_row (&row);
}

static void
add_spot_tests (void)
{
  for (guint list = 0; list < N_LISTS; list++)
    for (guint i = 0; i < G_N_ELEMENTS (spot_rows); i++)
      {
        SpotTest test = { (List) list, &spot_rows[i] };
        g_autofree char *path = g_strdup_printf ("/position/spot/%s/%s", list_names[list], spot_rows[i].name);

        if (list != STRUCTURES || *spot_rows[i].column)
          g_test_add_data_func_full (path, g_memdup2 (&test, sizeof test), test_spot, g_free);
      }
}

/* --- Mist --- */

/* The small board's lines are C in the west (rows 1 to 5), 3 in the north and J in the east. */
static const PositionRow mist_rows[] = {
  { "hero-in-west", .more = "'mist': { 'west': 0 }", .heroes = HERO ("B5"),
    .expected = "heroes[0].at: B5: a hero may not stand in the mist" },
  { "hero-on-west-line", .more = "'mist': { 'west': 0 }", .heroes = HERO ("C5"), .expected = NULL },
  { "hero-beside-west-span", .more = "'mist': { 'west': 0 }", .heroes = HERO ("A6"), .expected = NULL },
  { "hero-in-west-at-1", .more = "'mist': { 'west': 1 }", .heroes = HERO ("A5"),
    .expected = "heroes[0].at: A5: a hero may" },
  { "hero-before-west-at-1", .more = "'mist': { 'west': 1 }", .heroes = HERO ("B5"), .expected = NULL },
  { "hero-before-west-at-2", .more = "'mist': { 'west': 2 }", .heroes = HERO ("A5"), .expected = NULL },
  { "hero-in-north", .more = "'mist': { 'north': 0 }", .heroes = HERO ("A2"),
    .expected = "heroes[0].at: A2: a hero may not" },
  { "hero-on-north-line", .more = "'mist': { 'north': 0 }", .heroes = HERO ("A3"), .expected = NULL },
  { "hero-before-north-at-1", .more = "'mist': { 'north': 1 }", .heroes = HERO ("A2"), .expected = NULL },
  { "hero-in-east", .more = "'mist': { 'east': 0 }", .heroes = HERO ("K6"),
    .expected = "heroes[0].at: K6: a hero may not" },
  { "hero-on-east-line", .more = "'mist': { 'east': 0 }", .heroes = HERO ("J6"), .expected = NULL },
  { "hero-without-mist", .heroes = HERO ("A1"), .expected = NULL },
  { "hero-other-side", .more = "'mist': { 'east': 0 }", .heroes = HERO ("A1"), .expected = NULL },
  { "monster-in-mist", .more = "'mist': { 'west': 0 }", .monsters = MONSTER ("A1"), .expected = NULL },
  { "structure-in-mist", .more = "'mist': { 'west': 0 }", .structures = STRUCTURE ("house", "'A1'"), .expected = NULL },
  { "token-in-mist", .more = "'mist': { 'west': 0 }", .tokens = TOKEN ("corpse-pile", "A1"), .expected = NULL },
};

static void
test_row (gconstpointer data)
{
  check_position_row (data);
}

/* --- Two pieces on one spot --- */

typedef struct
{
  List        list;
  const char *type;
  guint       n_spots;
  guint       hit_points; /* structures only */
  gboolean    any_size;
} Piece;

static const Piece pieces[] = {
  { MONSTERS, "clawer", 1, 0, FALSE },
  { HEROES, "hero", 1, 0, FALSE },
  { STRUCTURES, "ballista", 1, 1, FALSE },
  { STRUCTURES, "catapult", 1, 1, FALSE },
  { STRUCTURES, "warp-gate", 1, 1, FALSE },
  { STRUCTURES, "watchtower", 1, 1, FALSE },
  { STRUCTURES, "wooden-wall", 2, 3, TRUE },
  { STRUCTURES, "stone-wall", 2, 5, TRUE },
  { STRUCTURES, "wooden-gate", 2, 2, TRUE },
  { STRUCTURES, "stone-gate", 2, 4, TRUE },
  { STRUCTURES, "house", 1, 2, FALSE },
  { STRUCTURES, "gold-mine", 2, 3, FALSE },
  { STRUCTURES, "scavenger-camp", 2, 3, FALSE },
  { STRUCTURES, "shop", 2, 3, FALSE },
  { STRUCTURES, "armor-maker", 2, 3, FALSE },
  { STRUCTURES, "blacksmith", 2, 3, FALSE },
  { STRUCTURES, "bowyer", 2, 3, FALSE },
  { STRUCTURES, "magic-shop", 2, 3, FALSE },
  { STRUCTURES, "seer", 2, 3, FALSE },
  { STRUCTURES, "ruin-1", 1, 2, FALSE },
  { STRUCTURES, "ruin-2", 2, 3, FALSE },
  { STRUCTURES, "ruin-3", 3, 4, FALSE },
  { TOKENS, "corpse-pile", 1, 0, FALSE },
  { TOKENS, "damage-trap", 1, 0, FALSE },
  { TOKENS, "stun-trap", 1, 0, FALSE },
  { TOKENS, "slow-trap", 1, 0, FALSE },
  { TOKENS, "hatchery", 1, 0, FALSE },
  { TOKENS, "seed-mortar", 1, 0, FALSE },
  { TOKENS, "monolith", 1, 0, FALSE },
};

/* All that may share a spot; the figure, which comes first in the list above, is `a`. */
static const struct
{
  const char *a;
  const char *b;
} allowed_pairs[] = {
  { "hero", "watchtower" },  { "hero", "warp-gate" },     { "hero", "wooden-gate" },   { "hero", "stone-gate" },
  { "hero", "hatchery" },    { "hero", "seed-mortar" },   { "clawer", "warp-gate" },   { "clawer", "damage-trap" },
  { "clawer", "stun-trap" }, { "clawer", "slow-trap" },   { "clawer", "hatchery" },
};

static gboolean
is_allowed (const Piece *figure,
            const Piece *other)
{
  for (guint i = 0; i < G_N_ELEMENTS (allowed_pairs); i++)
    if (strcmp (figure->type, allowed_pairs[i].a) == 0 && strcmp (other->type, allowed_pairs[i].b) == 0)
      return TRUE;
  return FALSE;
}

typedef struct
{
  const Piece *a;
  const Piece *b;
} Pair;

/* The line is about the piece that came second: structures come first, then tokens, heroes, monsters. */
static char *
pair_expected (const Pair *self)
{
  static const guint order[N_LISTS] = { [STRUCTURES] = 0, [TOKENS] = 1, [HEROES] = 2, [MONSTERS] = 3 };
  gboolean same = self->a->list == self->b->list;
  gboolean a_is_second = order[self->a->list] > order[self->b->list];
  List list = a_is_second ? self->a->list : self->b->list;

  return g_strdup_printf ("%s[%u].%s: D2: the spot holds \"%s\" already", list_names[list], same ? 1 : 0,
                          place_names[list], same || !a_is_second ? "a" : "b");
}

static void
test_pair (gconstpointer data)
{
  const Pair *self = data;
  g_autofree char *a = piece_at (self->a->list, self->a->type, "a", "D", 2, self->a->n_spots);
  g_autofree char *b = piece_at (self->b->list, self->b->type, "b", "D", 2, self->b->n_spots);
  g_autofree char *both = g_strdup_printf ("%s, %s", a, b);
  g_autofree char *expected = is_allowed (self->a, self->b) ? NULL : pair_expected (self);
  PositionRow row = { .name = "" };

  if (self->a->list == self->b->list)
    add_piece (&row, self->a->list, both);
  else
    {
      add_piece (&row, self->a->list, a);
      add_piece (&row, self->b->list, b);
    }
  row.expected = expected;
  check_position_row (&row);
}

static void
add_pair_tests (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (pieces); i++)
    for (guint j = i; j < G_N_ELEMENTS (pieces); j++)
      {
        Pair pair = { &pieces[i], &pieces[j] };
        g_autofree char *path = g_strdup_printf ("/position/together/%s+%s", pieces[i].type, pieces[j].type);

        g_test_add_data_func_full (path, g_memdup2 (&pair, sizeof pair), test_pair, g_free);
      }
}

/* Three on one spot: what two of them may do does not help the third. */
static const PositionRow three_rows[] = {
  { "hero-monster-warp-gate", .heroes = HERO ("D2"), .monsters = MONSTER ("D2"), .structures = STRUCTURE ("warp-gate",
    "'D2'"),
    .expected = "monsters[0].at: D2: the spot holds \"h\" already" },
  { "hero-monster-hatchery", .heroes = HERO ("D2"), .monsters = MONSTER ("D2"), .tokens = TOKEN ("hatchery", "D2"),
    .expected = "monsters[0].at: D2: the spot holds \"h\" already" },
  { "two-monsters-warp-gate", .monsters = MONSTER_AT ("a", "D2") "," MONSTER_AT ("b", "D2"),
    .structures = STRUCTURE ("warp-gate", "'D2'"), .expected = "monsters[1].at: D2: the spot holds \"a\" already" },
  { "hero-watchtower-hatchery", .heroes = HERO ("D2"), .structures = STRUCTURE ("watchtower", "'D2'"),
    .tokens = TOKEN ("hatchery", "D2"), .expected = "tokens[0].at: D2: the spot holds \"s\" already" },
  { "second-spot-of-a-wall", .heroes = HERO ("E2"), .structures = STRUCTURE ("stone-wall", "'D2', 'E2'"),
    .expected = "heroes[0].at: E2: the spot holds \"s\" already" },
  { "second-spot-of-a-gate", .heroes = HERO ("E2"), .structures = STRUCTURE ("stone-gate", "'D2', 'E2'"),
    .expected = NULL },
};

/* --- Structures --- */

/* One flame fewer than the hit points is borne, as many are not. */
static void
test_flames (gconstpointer data)
{
  const Piece *piece = data;

  for (guint flames = piece->hit_points - 1; flames <= piece->hit_points; flames++)
    {
      g_autofree char *plain = piece_at (STRUCTURES, piece->type, "a", "D", 2, piece->n_spots);
      g_autofree char *value = g_strdup_printf ("%u", flames);
      g_autofree char *burning = with_member (plain, "flames", value);
      g_autofree char *expected = g_strdup_printf ("structures[0].flames: %u flames; expected fewer than its %u hit",
                                                   flames, piece->hit_points);
      PositionRow row = { .structures = burning, .expected = flames < piece->hit_points ? NULL : expected };

      check_position_row (&row);
    }
}

/* Each covers its number of spots; of walls and gates each has its own. */
static void
test_footprint (gconstpointer data)
{
  const Piece *piece = data;

  for (guint n = 1; n <= 4; n++)
    {
      g_autofree char *built = piece_at (STRUCTURES, piece->type, "a", "D", 2, n);
      g_autofree char *expected = g_strdup_printf ("structures[0].spots: %u spots; expected ", n);
      PositionRow row = { .structures = built, .expected = expected };

      if (n == piece->n_spots || piece->any_size)
        row.expected = NULL;
      check_position_row (&row);
    }
}

/* --- Ids and numbers --- */

/* The same id twice, in one list or in two. */
static void
test_same_id (gconstpointer data)
{
  guint a_list = GPOINTER_TO_UINT (data) / N_LISTS;
  guint b_list = GPOINTER_TO_UINT (data) % N_LISTS;
  g_autofree char *a = piece_at ((List) a_list, some_types[a_list], "x", "A", 1, 1);
  g_autofree char *b = piece_at ((List) b_list, some_types[b_list], "x", "B", 2, 1);
  g_autofree char *both = g_strdup_printf ("%s, %s", a, b);
  g_autofree char *expected = g_strdup_printf ("%s[%u].id: \"x\" is the id of something else already",
  list_names[b_list],
                                               a_list == b_list ? 1 : 0);
  PositionRow row = { .expected = expected };

  add_piece (&row, (List) a_list, a);
  add_piece (&row, (List) b_list, a_list == b_list ? both : b);
  check_position_row (&row);
}

static char *
large_board (void)
{
  static const char *const members[] = { "terrain", "sectors", "arrows" };
  static const char letters[][2] = { { '.', '*' }, { 'a', '*' }, { 'v', ' ' } };
  GString *text = g_string_new ("{ 'format': 'automa-board/1', 'id': 'large', 'name': 'Large', 'source': 'unverified',"
                                "  'town': ['a'], 'mist': {}");

  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    {
      g_string_append_printf (text, ", '%s': [", members[i]);
      for (guint row = 0; row < 64; row++)
        {
          g_autofree char *spots = g_strnfill (64, letters[i][0]);

          spots[63] = letters[i][row == 63];
          g_string_append_printf (text, "%s'%s'", row > 0 ? "," : "", spots);
        }
      g_string_append (text, "]");
    }
  g_string_append (text, ", 'slots': [], 'walls': [] }");
  return g_string_free (text, FALSE);
}

/* That many pieces of a list in columns of 64, from a certain column on. */
static char *
many_pieces (List  list,
             guint n,
             guint first_column)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      char name[LS_SPOT_NAME_SIZE];
      g_autofree char *id = g_strdup_printf ("%s-%u", list_names[list], i);
      g_autofree char *spot = g_strdup (ls_spot_name (ls_spot (first_column + i / 64, i % 64), name));
      g_autofree char *piece = NULL;
      gsize letters = strspn (spot, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
      g_autofree char *column = g_strndup (spot, letters);

      piece = list == STRUCTURES ? g_strdup_printf ("{ 'id': '%s', 'type': 'house', 'spots': ['%s'] }", id, spot)
                                 : piece_at (list, some_types[list], id, column, i % 64 + 1, 1);
      g_string_append_printf (text, "%s%s", i > 0 ? "," : "", piece);
    }
  return g_string_free (text, FALSE);
}

/* 500 of each kind, and then one more of one kind. */
static void
test_many (gconstpointer data)
{
  guint more_of = GPOINTER_TO_UINT (data);
  g_autofree char *board = large_board ();
  g_autofree char *more = g_strdup_printf ("'board': %s", board);
  g_autofree char *expected =
    more_of < N_LISTS ? g_strdup_printf ("%s: 501 elements; expected 0 to 500", list_names[more_of]) : NULL;
  g_autoptr (GPtrArray) lists = g_ptr_array_new_with_free_func (g_free);
  PositionRow row = { .more = more, .expected = expected };

  for (guint list = 0; list < N_LISTS; list++)
    {
      g_ptr_array_add (lists, many_pieces ((List) list, 500 + (list == more_of), 10 * list));
      add_piece (&row, (List) list, g_ptr_array_index (lists, list));
    }
  check_position_row (&row);
}

#define ADD_ROWS(prefix, rows)                                               \
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)                            \
    {                                                                        \
      g_autofree char *path = g_strdup_printf (prefix "%s", (rows)[i].name); \
                                                                             \
      g_test_add_data_func (path, &(rows)[i], test_row);                     \
    }

int
main (int   argc,
      char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);

  add_spot_tests ();
  ADD_ROWS ("/position/mist/", mist_rows);
  add_pair_tests ();
  ADD_ROWS ("/position/together/", three_rows);
  for (guint i = 0; i < G_N_ELEMENTS (pieces); i++)
    {
      g_autofree char *flames = g_strdup_printf ("/position/flames/%s", pieces[i].type);
      g_autofree char *footprint = g_strdup_printf ("/position/footprint/%s", pieces[i].type);

      if (pieces[i].list != STRUCTURES)
        continue;
      g_test_add_data_func (flames, &pieces[i], test_flames);
      g_test_add_data_func (footprint, &pieces[i], test_footprint);
    }
  for (guint a = 0; a < N_LISTS; a++)
    for (guint b = a; b < N_LISTS; b++)
      {
        g_autofree char *path = g_strdup_printf ("/position/same-id/%s+%s", list_names[a], list_names[b]);

        g_test_add_data_func (path, GUINT_TO_POINTER (a * N_LISTS + b), test_same_id);
      }
  for (guint i = 0; i <= N_LISTS; i++)
    {
      g_autofree char *path = g_strdup_printf ("/position/%s", i < N_LISTS ? list_names[i] : "500-of-each");
      g_autofree char *over = g_strdup_printf ("%s-501", path);

      g_test_add_data_func (i < N_LISTS ? over : path, GUINT_TO_POINTER (i), test_many);
    }

  status = g_test_run ();
  forget_pack ();
  return status;
}
