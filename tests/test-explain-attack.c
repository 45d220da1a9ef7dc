/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An attack, the panic and what is left, told to people: the exact sentences. */
#include "drawing.h"

#include <string.h>

#include "last-spell/explain.h"

#define MELEE "(attack.melee, EN 9)"
#define RANGED "(attack.ranged, EN 9)"
#define AREA "(attack.area, EN 14)"
#define EXPLOSION "(attack.explosion, EN 10)"
#define CIRCLE "(target.circle, EN 9)"
#define NEAREST "(target.nearest, EN 9)"
#define HERO "(target.hero, EN 9)"
#define WOUNDS "(target.hero-wounds, EN 9)"
#define MANA "(target.hero-mana, EN 9)"
#define WEAKEST "(target.structure-weakest, EN 9)"
#define KIND "(target.structure-kind, EN 9, 16)"
#define PLAYERS "(target.players, EN 9)"
#define CORPSE "(target.corpse, EOG “Corpse piles”)"
#define TOWER "(target.tower-hero)"
#define NOT_HIM " It is the tower that is struck, not the hero on it " TOWER "."
#define BESTIAL "(attack.bestial, EOG “Elite monster abilities”)"
#define SLAYER "(attack.slayer, EOG “Monster abilities”)"
#define DRAIN "(attack.mana-drain, EN 10)"
#define PANIC "(panic.spread, EN 10)"
#define COIN "(coin.flip, EN 10, 14)"
#define DEAD "(damage.hero, EN 3, 5, 25–26)"
#define BURNS "(damage.structure, EN 14)"
#define FALLS "(damage.destroyed, EOG “Structures”)"
#define LEAVES "(damage.circle, EN 14)"

typedef struct
{
  const char *path;
  const char *settings;
  const char *rows[5];
  const char *choose; /* what the players choose for monster "a", or NULL */
  const char *text;
} Case;

/* The attack of monster "a". */
static const Case attacks[] = {
  { "melee", "", { "a> 1" }, NULL, "It strikes 1 for 1 " MELEE "." },
  { "melee/damage", "a: damage 3", { "a> S" }, NULL, "It strikes the stone wall S for 3 " MELEE "." },
  { "melee/behind", "", { "O a> .", "O . ." }, NULL, "It strikes the shop O for 1 " MELEE "." },
  { "ranged", "a: move 0 ranged 3", { ". a> . . 1" }, NULL, "It strikes 1 for 1 " RANGED "." },
  { "circle", "", { "1 a> *" }, NULL,
    "It strikes the magic circle for 1 " CIRCLE ". Not 1: the magic circle is always struck first " CIRCLE "." },
  { "circle/only", "", { "a> *" }, NULL, "It strikes the magic circle for 1 " MELEE "." },
  { "nearest", "a: move 0 ranged 4", { "1 . a> 2" }, NULL,
    "It strikes 2 for 1 " NEAREST ". Not 1: another one is nearer " NEAREST "." },
  { "hero", "", { "W a> 1" }, NULL,
    "It strikes 1 for 1 " HERO ". Not the wooden wall W: a hero comes before any structure " HERO "." },
  { "hero/two-structures", "", { "W a> 1", ". H ." }, NULL,
    "It strikes 1 for 1 " HERO ". Not the house H or the wooden wall W: a hero comes before any structure " HERO "." },
  { "hero/three-structures", "", { ". T .", "W a> 1", ". H ." }, NULL,
    "It strikes 1 for 1 " HERO
    ". Not the watchtower T, the house H or the wooden wall W: a hero comes before any structure " HERO "." },
  { "hero-wounds", "1: wounds 1", { "1 a> 2" }, NULL,
    "It strikes 1 for 1 " WOUNDS ". Not 2: another hero has more wounds " WOUNDS "." },
  { "hero-mana", "1: base-mana 4; 2: base-mana 6", { "1 a> 2" }, NULL,
    "It strikes 2 for 1 " MANA ". Not 1: another hero has more base mana " MANA "." },
  { "three-rules", "1: wounds 2 base-mana 4; 2: wounds 2 base-mana 6; 3: wounds 1", { ". 1 .", "W a> 2", ". 3 ." },
    NULL, "It strikes 2 for 1 " MANA ". Not the wooden wall W: a hero comes before any structure " HERO
    ". Not 3: another hero has more wounds " WOUNDS ". Not 1: another hero has more base mana " MANA "." },
  { "structure-weakest", "", { "W a> H" }, NULL,
    "It strikes the house H for 1 " WEAKEST ". Not the wooden wall W: another structure would fall to fewer attacks "
    WEAKEST "." },
  { "structure-kind", "W: flames 2", { "W a> B" }, NULL,
    "It strikes the ballista B for 1 " KIND
    ". Not the wooden wall W: defenses come first, then walls, then buildings " KIND "." },
  { "players/heroes", "", { "1 a> 2" }, NULL, "It strikes 2 or 1 for 1: the players choose " PLAYERS "." },
  { "players/after-rules", "a: damage 2", { "W a> W2", ". S ." }, NULL,
    "Not the stone wall S: another structure would fall to fewer attacks " WEAKEST
    ". It strikes the wooden wall W2 or the wooden wall W for 2: the players choose " PLAYERS "." },
  { "players/answered", "", { "1 a> 2" }, "1", "It strikes 1 for 1, as the players chose " PLAYERS "." },
  { "players/answered-after-rules", "", { "W a> W2", ". S ." }, "W2",
    "It strikes the wooden wall W2 for 1, as the players chose " PLAYERS
    ". Not the stone wall S: another structure would fall to fewer attacks " WEAKEST "." },
  { "corpse", "a: move 0", { "a> %" }, NULL, "It strikes the corpse pile % for 1 " CORPSE "." },
  { "corpse/choice", "a: move 0", { "% a> %2" }, NULL,
    "It strikes the corpse pile %2 or the corpse pile % for 1: the players choose " PLAYERS "." },
  { "tower-hero/hero", "", { "a> T+1" }, NULL,
    "It strikes 1 for 1 " HERO ". Not the watchtower T: a hero comes before any structure " HERO "." },
  { "tower-hero/tower", "ruling tower-hero=tower", { "a> T+1" }, NULL,
    "It strikes the watchtower T for 1 " HERO "." NOT_HIM },
  { "tower-hero/warp-gate", "ruling tower-hero=tower", { "a> P+1" }, NULL,
    "It strikes the warp gate P for 1 " HERO "." NOT_HIM },
  { "tower-hero/no-tower", "ruling tower-hero=tower", { "a> 1" }, NULL, "It strikes 1 for 1 " MELEE "." },
  { "tower-hero/gate", "ruling tower-hero=tower", { "a> G+1" }, NULL,
    "It strikes 1 for 1 " HERO ". Not the wooden gate G: a hero comes before any structure " HERO "." },
  { "tower-hero/others-ruled-out", "ruling tower-hero=tower", { "W a> T+1" }, NULL,
    "It strikes the watchtower T for 1 " HERO ". Not the wooden wall W: a hero comes before any structure " HERO "."
    NOT_HIM },
  { "tower-hero/two-heroes", "ruling tower-hero=tower; 1: wounds 1", { "2 a> T+1" }, NULL,
    "It strikes the watchtower T for 1 " WOUNDS ". Not 2: another hero has more wounds " WOUNDS "." NOT_HIM },
  { "tower-hero/chosen", "ruling tower-hero=tower", { "2 a> T+1" }, "1",
    "It strikes the watchtower T for 1, as the players chose " PLAYERS "." NOT_HIM },
  { "tower-hero/not-chosen", "ruling tower-hero=tower", { "2 a> T+1" }, "2",
    "It strikes 2 for 1, as the players chose " PLAYERS ". Not the watchtower T: a hero comes before any structure "
    HERO "." },
  { "area", "a: area damage 2", { "H . .", ". a> 1", ". . ." }, NULL,
    "It strikes all in its area: the house H for 2, 1 for 2 " AREA "." },
  { "area/sheltered", "a: area", { "a> T+1" }, NULL, "It strikes all in its area: the watchtower T for 1 " AREA "." },
  { "explosion", "a: explosion", { "a> W" }, NULL,
    "It explodes: the wooden wall W for 1; then it is out of the game " EXPLOSION "." },
  { "explosion/hero", "a: explosion damage 2", { "a> 1" }, NULL,
    "It explodes: 1 for 4; then it is out of the game " EXPLOSION ". Armor and shields cannot stop it " EXPLOSION "." },
  { "explosion/monster", "a: explosion damage 2; b: stunned none", { "a> W", "b> ." }, NULL,
    "It explodes: the wooden wall W for 2; then it is out of the game " EXPLOSION
    ". Roll the dice of b b as against no-dodge: if hit, it takes 2 damage." },
  { "explosion/monsters", "a: explosion; b: stunned none; c: stunned none", { "c> W", "b> a>" }, NULL,
    "It explodes: the wooden wall W for 1; then it is out of the game " EXPLOSION
    ". Choose c c or b b and roll its dice as against no-dodge: if hit, it takes 1 damage." },
  { "explosion/three-monsters", "a: explosion; b: stunned none; c: stunned none; d: stunned none",
    { "c> W .", "b> a> d>" }, NULL,
    "It explodes: the wooden wall W for 1; then it is out of the game " EXPLOSION
    ". Choose c c, b b or d d and roll its dice as against no-dodge: if hit, it takes 1 damage." },
  { "explosion/chosen", "a: explosion; b: stunned none; c: stunned none", { "c> W", "b> a>" }, "b",
    "It explodes: the wooden wall W for 1; then it is out of the game " EXPLOSION
    ". Roll the dice of b b as against no-dodge: if hit, it takes 1 damage." },
  { "explosion/bestial", "a: explosion bestial; b: stunned none", { "a> W", "b> ." }, NULL,
    "It explodes: the wooden wall W for 2; then it is out of the game " EXPLOSION
    ". Roll the dice of b b as against no-dodge: if hit, it takes 2 damage. One more damage for a bestial monster in its sector "
    BESTIAL "." },
  { "bestial", "a: bestial", { "a> 1" }, NULL,
    "It strikes 1 for 2 " MELEE ". One more damage for a bestial monster in its sector " BESTIAL "." },
  { "bestial/another", "sectors aab/aab; b: bestial stunned", { "a> 1 .", "b> . ." }, NULL,
    "It strikes 1 for 2 " MELEE ". One more damage for a bestial monster in its sector " BESTIAL "." },
  { "bestial/other-sector", "sectors aab; b: bestial stunned", { "a> 1 b>" }, NULL, "It strikes 1 for 1 " MELEE "." },
  { "slayer", "a: slayer", { "a> 1" }, NULL,
    "It strikes 1 for 1 " MELEE ". Armor and shields cannot stop it " SLAYER "." },
  { "slayer/structure", "a: slayer", { "a> W" }, NULL, "It strikes the wooden wall W for 1 " MELEE "." },
  { "mana-drain", "a: mana-drain", { "a> 1" }, NULL,
    "It strikes 1 for 1 " MELEE ". A hero it strikes loses 2 mana as well " DRAIN "." },
  { "mana-drain/structure", "a: mana-drain", { "a> W" }, NULL, "It strikes the wooden wall W for 1 " MELEE "." },
  { "all-three", "a: bestial slayer mana-drain", { "a> 1" }, NULL,
    "It strikes 1 for 2 " MELEE ". One more damage for a bestial monster in its sector " BESTIAL
    ". Armor and shields cannot stop it " SLAYER ". A hero it strikes loses 2 mana as well " DRAIN "." },
  { "none/nobody", "", { "a> . . . ." }, NULL, "It has nobody to strike." },
  { "none/stunned", "a: stunned", { "a> 1" }, NULL, "Stunned, it does not attack (attack.stunned, EN 9)." },
  { "none/stunned-by-trap", "", { "a> !s 1" }, NULL, "Stunned, it does not attack (attack.stunned, EN 9)." },
  { "none/mist", "mist west 1; a: move 0", { "a> 1" }, NULL, "From the mist it does not attack (mist.no-attack, EN "
    "14)." },
  { "none/mist-ruling", "mist west 1; a: move 0; ruling mist-attack=yes", { "a> 1" }, NULL, "It strikes 1 for 1 " MELEE
    "." },
  { "none/no-attack", "a: none", { "a> 1" }, NULL, "" },
  { "none/dead", "", { "a> !d 1" }, NULL, "" },
  { "none/area-trigger", "a: area move 0; ruling area-trigger=contact", { "a> .", ". 1" }, NULL,
    "It has nobody to strike." },
};

static const Case panics[] = {
  { "nobody", "", { "a> ." }, NULL,
    "No monster stands in the town: the panic track stays as it is " PANIC ". The fate coin shows left " COIN "." },
  { "track", "panic 2 1 0", { "a> ." }, NULL,
    "No monster stands in the town: the panic track stays as it is " PANIC
    ". Left on it: 2 1 0. The fate coin shows left " COIN "." },
  { "coin-right", "coin right", { "a> ." }, NULL,
    "No monster stands in the town: the panic track stays as it is " PANIC ". The fate coin shows right " COIN "." },
  { "one", "town A; panic 2 2", { "a> ." }, NULL,
    "1 monster stands in the town and takes a flame off the panic track, if there is one " PANIC
    ". Left on it: 1 2. The fate coin shows left " COIN "." },
  { "three", "town A; panic 2 2", { "a> b> c> ." }, NULL,
    "3 monsters stand in the town, and each takes a flame off the panic track, as far as there are any " PANIC
    ". Left on it: 0 1. The fate coin shows left " COIN "." },
};

static const Case results[] = {
  { "nobody", "", { "a> . . . ." }, NULL, "Nobody is struck.\n" },
  { "wound", "1: hp 7 wounds 2", { "a> 1" }, NULL, "1 takes 1 wound and has 3 of 7.\n" },
  { "wounds", "a: damage 2; 1: hp 7", { "a> 1" }, NULL, "1 takes 2 wounds and has 2 of 7.\n" },
  { "two-attacks", "1: hp 7", { "a> 1 b<" }, NULL, "1 takes 2 wounds and has 2 of 7.\n" },
  { "dead", "1: hp 2 wounds 1", { "a> 1" }, NULL,
    "1 takes 1 wound and has 2 of 2.\nIf nothing stops the damage, 1 is dead " DEAD
    ".\nAs it stands, the game is lost.\n" },
  { "dead-of-explosion", "a: explosion; 1: hp 3", { "a> 1" }, NULL,
    "1 takes 4 wounds and has 4 of 3.\nIf nothing stops the damage, 1 is dead " DEAD
    ".\nAs it stands, the game is lost.\nTake a a off the board.\n" },
  { "mana", "a: mana-drain; 1: hp 7 base-mana 6 mana 3", { "a> 1" }, NULL,
    "1 takes 1 wound and has 1 of 7.\n1 has 1 mana left.\n" },
  { "mana-all-gone", "a: mana-drain; 1: hp 7 base-mana 6 mana 1", { "a> 1" }, NULL,
    "1 takes 1 wound and has 1 of 7.\n1 has 0 mana left.\n" },
  { "mana-and-death", "a: mana-drain; 1: hp 2 wounds 1 base-mana 6 mana 6", { "a> 1" }, NULL,
    "1 takes 1 wound and has 2 of 2.\nIf nothing stops the damage, 1 is dead " DEAD
    ".\n1 has 4 mana left.\nAs it stands, the game is lost.\n" },
  { "mana-none-left", "a: mana-drain; 1: hp 7 base-mana 6 mana 0", { "a> 1" }, NULL,
    "1 takes 1 wound and has 1 of 7.\n" },
  { "two-heroes", "a: area; 1: hp 7; 2: hp 5", { "1 a> 2" }, NULL,
    "1 takes 1 wound and has 1 of 7.\n2 takes 1 wound and has 1 of 5.\n" },
  { "wall", "W: flames 1; panic 2", { "a> W" }, NULL, "The wooden wall W has 2 of 3 flames " BURNS ".\n" },
  { "house", "panic 2 1", { "a> H" }, NULL,
    "The house H has 1 of 2 flames " BURNS ".\nThe flames came from the panic track, which now holds: 1 1.\n" },
  { "house-empty-track", "panic 0 0", { "a> H" }, NULL, "The house H has 1 of 2 flames " BURNS ".\n" },
  { "destroyed", "", { "a> B" }, NULL, "The ballista B is destroyed: take it off the board " FALLS ".\n" },
  { "shop", "a: damage 3", { "a> O O" }, NULL,
    "The shop O is destroyed: take it off the board " FALLS
    ".\nWith the shop gone, nothing can be bought until it is rebuilt (damage.shop, EOG “Structures”).\n" },
  { "another-shop", "a: damage 3", { "a> O O O2 O2" }, NULL,
    "The shop O is destroyed: take it off the board " FALLS ".\n" },
  { "mage", "", { "a> *" }, NULL, "1 mage leaves the magic circle; left: 3 " LEAVES ".\n" },
  { "mages", "a: damage 2", { "a> *" }, NULL, "2 mages leave the magic circle; left: 2 " LEAVES ".\n" },
  { "last-mage", "a: damage 2; mages 1", { "a> *" }, NULL,
    "1 mage leaves the magic circle; left: 0 " LEAVES ".\nAs it stands, the game is lost.\n" },
  { "all-together", "a: area damage 1; 1: hp 5; panic 2", { "1 H .", ". a> .", "* W ." }, NULL,
    "1 takes 1 wound and has 1 of 5.\nThe house H has 1 of 2 flames " BURNS ".\nThe wooden wall W has 1 of 3 flames "
    BURNS ".\nThe flames came from the panic track, which now holds: 1.\n1 mage leaves the magic circle; left: 3 "
    LEAVES ".\n" },
  { "pieces/killed", "", { "a> !d . ." }, NULL,
    "Take a a off the board.\nTake the damage trap !d off the board.\nNobody is struck.\n" },
  { "pieces/hurt", "a: hp 2", { "a> !d . ." }, NULL,
    "Take the damage trap !d off the board.\nNobody is struck.\n" },
  { "pieces/stunned", "", { "a> !s 1" }, NULL, "Take the stun trap !s off the board.\nNobody is struck.\n" },
  { "pieces/slow", "", { "a> !l . ." }, NULL, "Turn the slow trap !l over.\nNobody is struck.\n" },
  { "pieces/slow-twice", "", { "a> !u . ." }, NULL, "Take the slow trap !u off the board.\nNobody is struck.\n" },
  { "pieces/slow-and-struck", "1: hp 7", { "a> !l 1" }, NULL,
    "1 takes 1 wound and has 1 of 7.\nTurn the slow trap !l over.\n" },
  { "pieces/traps-not-set-off", "", { "a> . . . !d", "!l !s !u !d2 ." }, NULL, "Nobody is struck.\n" },
  { "pieces/exploded", "a: explosion", { "a> W" }, NULL,
    "The wooden wall W has 1 of 3 flames " BURNS ".\nTake a a off the board.\n" },
  { "pieces/corpse-pile", "a: move 0", { "a> %" }, NULL, "Take the corpse pile % off the board.\n" },
  { "pieces/in-their-order", "a: area; b: move 1", { "1 a> %", ". . .", "b> !d ." }, NULL,
    "1 takes 1 wound and has 1 of 7.\nTake b b off the board.\nTake the corpse pile % off the board.\n"
    "Take the damage trap !d off the board.\n" },
};

static Drawing *
draw_case (const Case *self)
{
  Drawing *d = draw (self->settings, self->rows[0], self->rows[1], self->rows[2], self->rows[3], self->rows[4], NULL);

  if (self->choose)
    drawing_choose (d, "a", self->choose);
  return d;
}

static void
test_attack (gconstpointer data)
{
  const Case *self = data;
  g_autoptr (Drawing) d = draw_case (self);
  g_autofree char *text =
    ls_explain_attack (d->position, d->resolution, (guint) ls_position_find_monster (d->position, "a"));

  g_assert_cmpstr (text, ==, self->text);
}

static void
test_panic (gconstpointer data)
{
  const Case *self = data;
  g_autoptr (Drawing) d = draw_case (self);
  g_autofree char *text = ls_explain_panic (d->position, d->resolution);

  g_assert_cmpstr (text, ==, self->text);
}

static void
test_result (gconstpointer data)
{
  const Case *self = data;
  g_autoptr (Drawing) d = draw_case (self);
  g_autofree char *text = ls_explain_result (d->position, d->resolution);

  g_assert_cmpstr (text, ==, self->text);
}

/* The bestial monster itself explodes, and is off the board when the others are told: their damage was one more. */
static void
test_bestial_exploded (void)
{
  g_autoptr (Drawing) d =
    draw ("a: explosion bestial; b: move 0", "W b> W2", ". . .", ". . .", ". a> W3", NULL);
  guint b = (guint) ls_position_find_monster (d->position, "b");
  g_autofree char *text = ls_explain_attack (d->position, d->resolution, b);
  g_autofree char *answered = NULL;

  g_assert_cmpstr (text, ==,
                   "It strikes the wooden wall W2 or the wooden wall W for 2: the players choose " PLAYERS
                   ". One more damage for a bestial monster in its sector " BESTIAL ".");
  drawing_choose (d, "b", "W");
  answered = ls_explain_attack (d->position, d->resolution, b);
  g_assert_cmpstr (answered, ==,
                   "It strikes the wooden wall W for 2, as the players chose " PLAYERS
                   ". One more damage for a bestial monster in its sector " BESTIAL ".");
  expect_gone (d, "a");
  expect_structure (d, "W", 2, FALSE);
}

/* One that a trap killed before the attacks is bestial no more. */
static void
test_bestial_killed (void)
{
  g_autoptr (Drawing) d = draw ("a: bestial; b: move 0", "W b> .", ". . .", ". . .", "a> !d .", NULL);
  guint b = (guint) ls_position_find_monster (d->position, "b");
  g_autofree char *text = ls_explain_attack (d->position, d->resolution, b);

  g_assert_cmpstr (text, ==, "It strikes the wooden wall W for 1 " MELEE ".");
}

/* A choice that is still open is an attack all the same. */
static void
test_open_choice (void)
{
  g_autoptr (Drawing) d = draw ("", "1 a> 2", NULL);
  g_autofree char *text = ls_explain_result (d->position, d->resolution);

  g_assert_null (strstr (text, "Nobody"));
}

static void
add_cases (const char   *prefix,
           const Case   *cases,
           guint         n,
           GTestDataFunc test)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path = g_strdup_printf ("/explain/%s/%s", prefix, cases[i].path);

      g_test_add_data_func (path, &cases[i], test);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add_cases ("attack", attacks, G_N_ELEMENTS (attacks), test_attack);
  add_cases ("panic", panics, G_N_ELEMENTS (panics), test_panic);
  add_cases ("result", results, G_N_ELEMENTS (results), test_result);
  g_test_add_func ("/explain/attack/bestial-exploded", test_bestial_exploded);
  g_test_add_func ("/explain/attack/bestial-killed", test_bestial_killed);
  g_test_add_func ("/explain/result/open-choice", test_open_choice);

  return g_test_run ();
}
