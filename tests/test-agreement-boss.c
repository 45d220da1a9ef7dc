/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The engine against the second reading, on thousands of random strikes of Cetusia and of the Dryad.
 *
 * SECOND_READING_SEED sets the seed of the fresh half, SECOND_READING_STRIKES the number of strikes of each boss. */
#include "agreement.h"
#include "second-reading-boss.h"

#include "last-spell/bots.h"
#include "last-spell/game.h"

#define FIXED_SEED 20270301u
#define STRIKES 2000u
#define ENOUGH_FOR_COVERAGE 1000u /* strikes of a boss after which every kind of case must have been seen */
#define HEROES 4u
#define MOST_STRUCTURES 14
#define MOST_MONSTERS 10
#define TRIES 40u

enum
{
  SPROUT = 1,
  GROWING,
  MATURE,
};

static const char *const cetusia_cases[] = {
  "hero hit", "hero sheltered", "hero untouched", "structure burnt", "structure destroyed", "structure untouched",
  "monster hurt", "monster killed", "monster untouched", "nobody in reach", "track empty", "stage I", "stage II",
  "head alone", "tail alone",
};

static const char *const dryad_cases[] = {
  "hero hit", "hero sheltered", "hero untouched", "structure burnt", "structure destroyed", "structure untouched",
  "monster untouched", "nobody in reach", "track empty", "sprout", "growing", "mature", "two sectors",
};

static guint n_strikes[2]; /* of Cetusia, of the Dryad */

/* One game */

typedef struct
{
  GRand  *rand;
  LsPack *pack;
  LsGame *game;
  LsSpot  near; /* pieces are put around it more often than elsewhere */
} Draft;

static int
between (Draft *draft,
         int    least,
         int    most)
{
  return g_rand_int_range (draft->rand, least, most + 1);
}

static gboolean
chance (Draft *draft,
        int    per_cent)
{
  return between (draft, 1, 100) <= per_cent;
}

static gboolean
stands_there (const LsSpots *spots,
              LsSpot         spot)
{
  for (guint i = 0; i < spots->n; i++)
    if (spots->at[i] == spot)
      return TRUE;

  return FALSE;
}

static gboolean
is_ground (const LsGame *game,
           LsSpot        spot)
{
  return game->board->terrain[spot] == LS_TERRAIN_GROUND || game->board->terrain[spot] == LS_TERRAIN_WATER;
}

/* No figure, and no structure but `but`. */
static gboolean
is_empty (const LsGame      *game,
          LsSpot             spot,
          const LsStructure *but)
{
  for (guint i = 0; i < game->n_monsters; i++)
    if (stands_there (&game->monsters[i].spots, spot))
      return FALSE;
  for (guint i = 0; i < game->n_heroes; i++)
    if (game->sheets[i].on_board && game->heroes[i].at == spot)
      return FALSE;
  for (guint i = 0; i < game->n_structures; i++)
    if (&game->structures[i] != but && stands_there (&game->structures[i].spots, spot))
      return FALSE;

  return is_ground (game, spot);
}

static LsSpot
any_spot (Draft *draft)
{
  int width = (int) draft->game->board->width;
  int height = (int) draft->game->board->height;

  if (chance (draft, 70))
    {
      int column = (int) ls_spot_column (draft->near) + between (draft, -5, 5);
      int row = (int) ls_spot_row (draft->near) + between (draft, -5, 5);

      return ls_spot ((guint) CLAMP (column, 0, width - 1), (guint) CLAMP (row, 0, height - 1));
    }

  return ls_spot ((guint) between (draft, 0, width - 1), (guint) between (draft, 0, height - 1));
}

static void
put_monster (Draft      *draft,
             const char *type,
             LsSpots     spots)
{
  LsGame *game = draft->game;
  g_autofree char *id = g_strdup_printf ("%s-%u", type, game->n_monsters + 1u);

  game->monsters[game->n_monsters++] = (LsMonster) { .id = (char *) g_intern_string (id),
                                                     .type = (guint) ls_pack_find_type (draft->pack, type),
                                                     .spots = spots };
}

static void
put_monsters (Draft *draft)
{
  static const char *const types[] = { "clawer", "runner", "accursed", "bulky-green", "bulky-red", "boomer" };

  for (int n = between (draft, 0, MOST_MONSTERS); n > 0; n--)
    {
      LsSpot spot = any_spot (draft);
      LsGame *game = draft->game;

      if (!is_empty (game, spot, NULL))
        continue;
      put_monster (draft, types[between (draft, 0, G_N_ELEMENTS (types) - 1)], (LsSpots) { 1, { spot } });
      if (g_array_index (draft->pack->types, LsMonsterType, game->monsters[game->n_monsters - 1].type).hit_points > 1)
        game->monsters[game->n_monsters - 1].wounds = (guint) between (draft, 0, 1);
    }
}

/* In a row from the spot, to the east or to the south. */
static void
put_structure (Draft                 *draft,
               const LsStructureType *type)
{
  LsGame *game = draft->game;
  guint n = type->spots > 0 ? type->spots : (guint) between (draft, 1, 3);
  LsFacing along = chance (draft, 50) ? LS_EAST : LS_SOUTH;
  LsStructure structure = { .type = type, .spots = { n, { any_spot (draft) } } };
  g_autofree char *id = g_strdup_printf ("%s-%u", type->id, game->n_structures + 1u);

  for (guint i = 1; i < n; i++)
    structure.spots.at[i] = ls_spot_beside (structure.spots.at[i - 1], along);
  for (guint i = 0; i < n; i++)
    if (!is_empty (game, structure.spots.at[i], NULL))
      return;

  structure.id = (char *) g_intern_string (id);
  structure.flames = (guint) between (draft, 0, (int) type->hit_points - 1);
  game->structures[game->n_structures++] = structure;
}

static void
put_structures (Draft *draft)
{
  int n_types = 0;

  while (ls_structure_types[n_types].id != NULL)
    n_types++;

  draft->game->n_structures = 0;
  for (int n = between (draft, 0, MOST_STRUCTURES); n > 0; n--)
    put_structure (draft, chance (draft, 30) ? ls_structure_type_find (chance (draft, 50) ? "watchtower" : "warp-gate")
                                             : &ls_structure_types[between (draft, 0, n_types - 1)]);
}

/* On a structure that lets heroes in, or on an empty spot. */
static LsSpot
spot_for_hero (Draft *draft)
{
  LsGame *game = draft->game;

  for (guint tries = 0; tries < TRIES; tries++)
    {
      const LsStructure *structure = NULL;
      LsSpot spot = any_spot (draft);

      if (game->n_structures > 0 && chance (draft, 50))
        {
          structure = &game->structures[between (draft, 0, game->n_structures - 1)];
          if (structure->type->entry == LS_NOBODY_ENTERS)
            continue;
          spot = structure->spots.at[0];
        }
      if (is_empty (game, spot, structure))
        return spot;
    }

  return LS_NO_SPOT;
}

static void
put_heroes (Draft *draft)
{
  LsGame *game = draft->game;

  for (guint i = 0; i < game->n_heroes; i++)
    {
      LsSpot spot = chance (draft, 80) ? spot_for_hero (draft) : LS_NO_SPOT;

      game->heroes[i].at = spot;
      game->heroes[i].wounds = (guint) between (draft, 0, 3);
      game->sheets[i].on_board = spot != LS_NO_SPOT;
    }
}

static void
put_panic (Draft *draft)
{
  gboolean empty = chance (draft, 15);

  for (guint i = 0; i < draft->game->n_panic; i++)
    draft->game->panic[i] = (guint8) (empty ? 0 : between (draft, 0, 2));
}

static void
put_pieces (Draft *draft)
{
  put_structures (draft);
  put_monsters (draft);
  put_heroes (draft);
  put_panic (draft);
}

/* In the attack step of the third night. */
static void
begin (Draft     *draft,
       LsScenario scenario)
{
  LsSetup setup;

  ls_bot_setup (&setup, scenario, LS_MODE_SINGLE, HEROES, 1);
  setup.night = LS_NIGHTS;
  ls_game_begin (draft->game, draft->pack, &setup);
  draft->game->stage = LS_STAGE_ATTACK;
  draft->game->phase = 4;
  draft->game->boss.arrived = TRUE;
}

/* The same in plain values */

static SrBossSpot
plain_spot (LsSpot spot)
{
  return (SrBossSpot) { (int) ls_spot_column (spot), (int) ls_spot_row (spot) };
}

static void
add_piece (SrStrikeBoard *board,
           SrPiece        piece,
           const LsSpots *spots)
{
  piece.n_spots = (int) spots->n;
  for (guint i = 0; i < spots->n; i++)
    piece.spots[i] = plain_spot (spots->at[i]);
  g_array_append_val (board->pieces, piece);
}

/* Heroes, structures, monsters: in this order, all of them; heroes who are off the board stand nowhere. */
static void
add_pieces (SrStrikeBoard *board,
            const LsGame  *game)
{
  for (guint i = 0; i < game->n_heroes; i++)
    {
      LsSpots spots = { game->sheets[i].on_board ? 1 : 0, { game->heroes[i].at } };

      add_piece (board, (SrPiece) { .kind = SR_HERO, .hurt = (int) game->heroes[i].wounds }, &spots);
    }
  for (guint i = 0; i < game->n_structures; i++)
    {
      const LsStructure *structure = &game->structures[i];

      add_piece (board, (SrPiece) { .kind = SR_STRUCTURE, .hit_points = (int) structure->type->hit_points,
                                    .hurt = (int) structure->flames,
                                    .shelters = structure->type->entry == LS_HERO_ON_TOP,
                                    .wall = structure->type->class_ == LS_WALL },
                 &structure->spots);
    }
  for (guint i = 0; i < game->n_monsters; i++)
    {
      const LsMonsterType *type = &g_array_index (game->pack->types, LsMonsterType, game->monsters[i].type);

      add_piece (board, (SrPiece) { .kind = SR_MONSTER, .hit_points = (int) type->hit_points,
                                    .hurt = (int) game->monsters[i].wounds },
                 &game->monsters[i].spots);
    }
}

static char *
plain_sectors (const LsBoard *board)
{
  char *sectors = g_new (char, board->width * board->height);

  for (guint row = 0; row < board->height; row++)
    for (guint column = 0; column < board->width; column++)
      sectors[row * board->width + column] = board->sector[ls_spot (column, row)];

  return sectors;
}

static SrStrikeBoard
plain_board (const LsGame *game,
             const char   *sectors)
{
  SrStrikeBoard board = { .width = (int) game->board->width, .height = (int) game->board->height,
                          .sectors = sectors, .n_slots = game->n_panic };

  board.pieces = g_array_new (FALSE, FALSE, sizeof (SrPiece));
  for (guint i = 0; i < game->n_panic; i++)
    board.panic[i] = game->panic[i];
  add_pieces (&board, game);

  return board;
}

/* The two readings */

static gboolean
agrees (const char *what,
        const char *id,
        int         engine,
        int         reading)
{
  if (engine != reading)
    {
      g_printerr ("# %s %s: engine %d, second reading %d\n", what, id, engine, reading);
      g_test_fail ();
    }

  return engine == reading;
}

/* What it has after the strike; -1: it is gone. */
static int
flames_of (const LsGame *game,
           const char   *id)
{
  int index = ls_game_find_structure (game, id);

  return index >= 0 ? (int) game->structures[index].flames : -1;
}

static int
wounds_of (const LsGame *game,
           const char   *id)
{
  int index = ls_game_find_monster (game, id);

  return index >= 0 ? (int) game->monsters[index].wounds : -1;
}

static gboolean
compare (const LsGame        *before,
         const LsGame        *after,
         const SrStrikeBoard *board)
{
  const SrPiece *piece = (const SrPiece *) (void *) board->pieces->data;
  gboolean same = agrees ("mages", "", after->mages, before->mages);

  for (guint i = 0; i < before->n_heroes; i++, piece++)
    {
      same &= agrees ("wounds of", before->heroes[i].id, (int) after->heroes[i].wounds, piece->hurt + piece->taken);
      same &= agrees ("damage due to", before->heroes[i].id, after->sheets[i].due, 0);
      same &= agrees ("spot of", before->heroes[i].id, after->heroes[i].at, before->heroes[i].at);
    }
  for (guint i = 0; i < before->n_structures; i++, piece++)
    same &= agrees ("flames on", before->structures[i].id, flames_of (after, before->structures[i].id),
                    piece->gone ? -1 : piece->hurt + piece->taken);
  for (guint i = 0; i < before->n_monsters; i++, piece++)
    same &= agrees ("wounds of", before->monsters[i].id, wounds_of (after, before->monsters[i].id),
                    piece->gone ? -1 : piece->hurt + piece->taken);
  for (guint i = 0; i < before->n_panic; i++)
    same &= agrees ("panic track", "", after->panic[i], board->panic[i]);

  return same;
}

static void
lead_on (const LsGame *before,
         LsGame       *after)
{
  LsCommand command = { .kind = LS_DO_NEXT };
  g_autoptr (GError) error = NULL;

  ls_game_apply (before, &command, after, NULL, &error);
  g_assert_no_error (error);
}

/* What kind of case it was */

static const char *
case_of (const SrPiece *piece)
{
  switch (piece->kind)
    {
    case SR_HERO:
      return piece->spared ? "hero sheltered" : piece->taken > 0 ? "hero hit" : "hero untouched";
    case SR_STRUCTURE:
      return piece->gone ? "structure destroyed" : piece->taken > 0 ? "structure burnt" : "structure untouched";
    case SR_MONSTER:
    default:
      return piece->gone ? "monster killed" : piece->taken > 0 ? "monster hurt" : "monster untouched";
    }
}

static void
count_cases (const char          *boss,
             const SrStrikeBoard *board)
{
  gboolean any = FALSE;
  int flames = 0;

  for (guint i = 0; i < board->pieces->len; i++)
    {
      const SrPiece *piece = &g_array_index (board->pieces, SrPiece, i);

      if (piece->n_spots > 0)
        agreement_count (boss, case_of (piece));
      any = any || piece->taken > 0 || piece->spared;
    }
  for (int i = 0; i < board->n_slots; i++)
    flames += board->panic[i];
  if (flames == 0 && any)
    agreement_count (boss, "track empty");
  if (!any)
    agreement_count (boss, "nobody in reach");
}

/* Cetusia */

static void
put_cetusia (Draft *draft)
{
  static const char *const types[2][2] = { { "cetusia-head", "cetusia-head-ii" },
                                           { "cetusia-tail", "cetusia-tail-ii" } };
  LsGame *game = draft->game;
  int lost = chance (draft, 30) ? between (draft, LS_CETUSIA_HEAD, LS_CETUSIA_TAIL) : -1;
  const LsCetusiaCard *card;

  game->attack_part = LS_PART_BOSS_FIRST;
  game->boss.stage = (guint8) between (draft, 1, 2);
  game->boss.card = (guint8) between (draft, 1, (int) draft->pack->n_cetusia);
  card = &draft->pack->cetusia[game->boss.card - 1];
  for (int i = LS_CETUSIA_HEAD; i <= LS_CETUSIA_TAIL; i++)
    if (i != lost)
      {
        put_monster (draft, types[i][game->boss.stage - 1], (LsSpots) { 1, { card->pieces[i].at } });
        draft->near = card->pieces[i].area[between (draft, 0, (int) card->pieces[i].n - 1)];
      }
  agreement_count ("cetusia", game->boss.stage == 1 ? "stage I" : "stage II");
  if (lost >= 0)
    agreement_count ("cetusia", lost == LS_CETUSIA_HEAD ? "tail alone" : "head alone");
}

static void
read_cetusia (const LsGame  *game,
              SrStrikeBoard *board)
{
  const LsCetusiaCard *card = &game->pack->cetusia[game->boss.card - 1];

  for (guint i = LS_CETUSIA_HEAD; i <= LS_CETUSIA_TAIL; i++)
    {
      const LsCetusiaPiece *piece = &card->pieces[i];
      const char *type = i == LS_CETUSIA_HEAD ? "cetusia-head" : "cetusia-tail";
      g_autofree SrBossSpot *red = g_new (SrBossSpot, piece->n);
      gboolean there = FALSE;

      for (guint j = 0; j < piece->n; j++)
        red[j] = plain_spot (piece->area[j]);
      for (guint j = 0; j < game->n_monsters; j++)
        there = there || g_str_has_prefix (game->monsters[j].id, type);
      if (there)
        sr_cetusia_strikes (board, red, (int) piece->n,
                            (int) game->pack->cetusia_attacks[piece->attack].damage[game->boss.stage - 1]);
    }
}

/* The Dryad */

/* Two spots side by side, away from the circle. */
static gboolean
find_base (Draft   *draft,
           LsSpots *base)
{
  const LsBoard *board = draft->game->board;

  base->n = 2;
  base->at[0] = ls_spot ((guint) between (draft, 0, (int) board->width - 1),
                         (guint) between (draft, 0, (int) board->height - 1));
  base->at[1] = ls_spot_beside (base->at[0], chance (draft, 50) ? LS_EAST : LS_SOUTH);

  for (guint i = 0; i < base->n; i++)
    {
      int column = (int) ls_spot_column (base->at[i]);
      int row = (int) ls_spot_row (base->at[i]);

      if (!is_ground (draft->game, base->at[i])
          || (column + 1 >= (int) board->circle_west && column <= (int) board->circle_east + 1
              && row + 1 >= (int) board->circle_north && row <= (int) board->circle_south + 1))
        return FALSE;
    }

  return TRUE;
}

static void
put_dryad (Draft *draft)
{
  static const char *const stages[] = { "sprout", "growing", "mature" };
  LsSpots base;

  while (!find_base (draft, &base))
    ;
  draft->game->boss.stage = (guint8) (chance (draft, 10) ? SPROUT : between (draft, GROWING, MATURE));
  /* a sprout strikes in no part: the others' part ends the step */
  draft->game->attack_part = draft->game->boss.stage == SPROUT ? LS_PART_MONSTERS : LS_PART_BOSS_LAST;
  draft->near = base.at[0];
  put_monster (draft, "dryad", base);
  agreement_count ("dryad", stages[draft->game->boss.stage - 1]);
  if (draft->game->board->sector[base.at[0]] != draft->game->board->sector[base.at[1]])
    agreement_count ("dryad", "two sectors");
}

/* With a sprout there is no other monster: in the others' part it would strike. */
static void
leave_dryad_alone (LsGame *game)
{
  if (game->boss.stage == SPROUT)
    game->n_monsters = 1;
}

static void
read_dryad (const LsGame  *game,
            SrStrikeBoard *board)
{
  SrBossSpot base[] = { plain_spot (game->monsters[0].spots.at[0]), plain_spot (game->monsters[0].spots.at[1]) };

  sr_dryad_strikes (board, base, G_N_ELEMENTS (base), game->boss.stage);
}

/* The tests */

/* Every strike has a generator of its own, so that one can be drawn again without those before it. */
static gboolean
check_strike (LsPack  *pack,
              guint    seed,
              guint    number,
              gboolean dryad)
{
  const guint32 seeds[] = { seed, number, dryad };
  g_autofree LsGame *before = g_new0 (LsGame, 1);
  g_autofree LsGame *after = g_new0 (LsGame, 1);
  Draft draft = { g_rand_new_with_seed_array (seeds, G_N_ELEMENTS (seeds)), pack, before, LS_NO_SPOT };
  g_autofree char *sectors = NULL;
  SrStrikeBoard board;
  gboolean same;

  begin (&draft, dryad ? LS_SCENARIO_GLENWALD : LS_SCENARIO_LAKEBURG);
  (dryad ? put_dryad : put_cetusia) (&draft);
  put_pieces (&draft);
  if (dryad)
    leave_dryad_alone (before);
  sectors = plain_sectors (before->board);
  board = plain_board (before, sectors);
  (dryad ? read_dryad : read_cetusia) (before, &board);
  lead_on (before, after);
  same = compare (before, after, &board);
  count_cases (dryad ? "dryad" : "cetusia", &board);
  n_strikes[dryad]++;
  g_array_unref (board.pieces);
  g_rand_free (draft.rand);

  return same;
}

static void
check_seed (guint seed)
{
  LsPack *pack = ls_pack_shipped ();
  guint n = agreement_number ("SECOND_READING_STRIKES", STRIKES);

  for (guint i = 0; i < 2 * n; i++)
    if (!check_strike (pack, seed, i / 2, i % 2))
      {
        g_printerr ("# seed %u, strike %u of %s\n", seed, i / 2, i % 2 ? "the Dryad" : "Cetusia");
        break;
      }
  ls_pack_free (pack);
}

static void
test_fixed_seed (void)
{
  check_seed (FIXED_SEED);
}

static void
test_fresh_seed (void)
{
  check_seed (agreement_fresh_seed ());
}

/* Agreement proves nothing about a case that never came up. */
static void
test_cases_seen (void)
{
  if (MIN (n_strikes[FALSE], n_strikes[TRUE]) < ENOUGH_FOR_COVERAGE)
    {
      g_test_skip ("too few strikes");
      return;
    }

  agreement_expect_seen ("cetusia", cetusia_cases, G_N_ELEMENTS (cetusia_cases));
  agreement_expect_seen ("dryad", dryad_cases, G_N_ELEMENTS (dryad_cases));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/last-spell/agreement-boss/fixed-seed", test_fixed_seed);
  g_test_add_func ("/last-spell/agreement-boss/fresh-seed", test_fresh_seed);
  g_test_add_func ("/last-spell/agreement-boss/cases-seen", test_cases_seen);

  return agreement_run ();
}
