/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Attacks as instructions: line and detail for every rule that decides. */
#include "drawing.h"

#include "last-spell/tell-attack.h"

/* What monster "a" does in a drawing, whose first choice of the players, if any, is `chosen`. */
typedef struct
{
  const char *path;
  const char *settings;
  const char *rows[4];
  const char *chosen;
  const char *text;
  const char *detail;
} Case;

static const Case cases[] = {
  { "melee", "", { "a> 1" }, NULL, "A a strikes 1: 1 damage", NULL },
  { "melee/more", "a: damage 3", { "a> W" }, NULL, "A a strikes the wooden wall W: 3 damage", NULL },
  { "ranged", "a: ranged 4 move 0", { ". . . a> . . 1" }, NULL, "A a strikes 1: 1 damage", NULL },
  { "circle", "", { "1", "a>", "*" }, NULL, "A a strikes the magic circle: 1 damage", "The magic circle comes first." },
  { "hero", "", { "1", "a>", "W" }, NULL, "A a strikes 1: 1 damage", "Heroes come before structures." },
  { "hero-wounds", "2: wounds 2", { "1", "a>", "2" }, NULL, "A a strikes 2: 1 damage", "The hero with most wounds." },
  { "hero-mana", "1: base-mana 6; 2: base-mana 4", { "1", "a>", "2" }, NULL, "A a strikes 1: 1 damage",
    "Equal wounds: the hero with most base mana." },
  { "structure-weakest", "W: flames 2", { "W", "a>", "S" }, NULL, "A a strikes the wooden wall W: 1 damage",
    "The structure that falls to the fewest attacks." },
  { "structure-kind", "W: flames 1", { "W", "a>", "H" }, NULL, "A a strikes the wooden wall W: 1 damage",
    "Defenses come before walls, walls before buildings." },
  { "nearest", "a: ranged 4 move 0", { "2 . . a> . 1" }, NULL, "A a strikes 1: 1 damage", "The nearest one." },
  { "corpse", "a: ranged 4 move 0", { ". . . a> . % ." }, NULL, "A a strikes the corpse pile %: 1 damage",
    "Nothing else is in reach." },
  { "players/open", "", { "H", "a>", "H2" }, NULL, "A a strikes the house H or the house H2: you choose", NULL },
  { "players/chosen", "", { "H", "a>", "H2" }, "H2", "A a strikes the house H2: 1 damage", "The players chose." },
  { "tower", "ruling tower-hero=tower", { "a> T+1" }, NULL, "A a strikes the watchtower T: 1 damage",
    "The tower is struck, not the hero on it." },
  { "area", "a: area damage 2 move 0", { "1 . H", ". a> .", ". . W" }, NULL,
    "A a strikes all around it: 2 damage to 1, the house H and the wooden wall W", NULL },
  { "explosion", "a: explosion move 0", { "1 . H", ". a> .", ". . ." }, NULL,
    "A a explodes: 4 damage to 1, 1 damage to the house H",
    "Take it off the board: it is out of the game. Armor and shields do not help." },
  { "explosion/no-hero", "a: explosion move 0", { ". . H", ". a> .", ". . ." }, NULL,
    "A a explodes: 1 damage to the house H", "Take it off the board: it is out of the game." },
  { "explosion/victim", "a: explosion move 0; b: stunned; c: stunned", { "b> . H", "c> a> .", ". . ." }, "c",
    "A a explodes: 1 damage to the house H",
    "Take it off the board: it is out of the game. The dice of c c say whether it is hit too." },
  { "bestial", "a: bestial", { "a> 1" }, NULL, "A a strikes 1: 2 damage",
    "1 more for a bestial monster in its sector." },
  { "slayer", "a: slayer", { "a> 1" }, NULL, "A a strikes 1: 1 damage", "Armor and shields do not help." },
  { "slayer/wall", "a: slayer", { "a> W" }, NULL, "A a strikes the wooden wall W: 1 damage", NULL },
  { "mana-drain", "a: mana-drain", { "a> 1" }, NULL, "A a strikes 1: 1 damage", "Each hero struck loses 2 mana too." },
};

static void
test_case (gconstpointer data)
{
  const Case *self = data;
  g_autoptr (Drawing) d = draw (self->settings, self->rows[0], self->rows[1], self->rows[2], self->rows[3], NULL);
  const LsAttack *attack;
  g_autofree char *text = NULL;
  g_autofree char *detail = NULL;

  if (self->chosen)
    drawing_choose (d, "a", self->chosen);
  attack = ls_resolution_attack (d->resolution, (guint) ls_position_find_monster (d->position, "a"));
  g_assert_nonnull (attack);
  text = ls_tell_attack (d->position, d->resolution, attack);
  detail = ls_tell_attack_detail (d->position, d->resolution, attack);
  g_assert_cmpstr (text, ==, self->text);
  g_assert_cmpstr (detail, ==, self->detail);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/tell-attack/%s", cases[i].path);

      g_test_add_data_func (path, &cases[i], test_case);
    }

  return g_test_run ();
}
