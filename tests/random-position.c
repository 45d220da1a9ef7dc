/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random positions: a board, what stands on it, and the rulings, written out as JSON.
 *
 * A draft is filled in layers (board, mist, structures, heroes, monsters, what lies in the monsters' way), each
 * asking the draft whether a spot still takes what it wants to put there. */
#include "random-draft.h"

/* The columns are the members of Mix, in groups: counts and outside, terrain, abilities, places, attacks. */
static const Mix mixes[RANDOM_POSITION_FLAVOURS] = {
  /* a bit of everything */
  {  1, 20,  4, 10,  5,  3, 25,  50,  4,  4,  3,  2,  2,  30, 30, 15, 15,  30, 20, 20,  3,  40, 20, 15, 15,   20 },
  /* the mist is full */
  { 12, 40,  3,  6,  4,  3, 25,  95,  3,  3,  3,  3,  3,  25, 25, 20, 15,  65, 20,  5,  3,  45, 20, 15, 15,   20 },
  /* flyers before low obstacles and defenses */
  {  4, 22,  3, 12,  6,  9, 25,  30,  9,  4,  3,  2,  1,  80, 15, 15, 10,  10, 20, 40,  2,  50, 20, 15, 10,   30 },
  /* resolute ones before walls */
  {  4, 22,  4, 14,  4,  4, 25,  30,  4,  4,  3,  3,  1,  20, 75, 15, 10,  10, 20, 45,  2,  50, 20, 15, 10,   30 },
  /* traps on every way */
  {  4, 25,  2,  5, 14,  4, 25,  40,  2,  3,  2,  1,  2,  50, 20, 20, 10,  25, 25, 15,  2,  50, 20, 15, 10,   20 },
  /* heroes and houses besieged */
  {  8, 30,  5, 18,  4,  2, 25,  20,  2,  3,  2,  2,  1,  25, 20, 15, 25,   5, 15, 70,  2,  70, 15,  8,  7,   30 },
  /* archers, trees and corpse piles */
  {  4, 22,  5, 10,  8,  4, 25,  25,  4,  3,  9,  6,  2,  20, 20, 15, 20,  10, 15, 40,  2,  10, 80,  5,  5,   20 },
  /* boomers in clusters */
  {  6, 30,  5, 12,  6,  3, 25,  30,  3,  3,  2,  2,  1,  30, 20, 15, 25,  10, 45, 35,  3,  10, 10, 30, 50,   30 },
  /* columns before walls */
  { 12, 40,  3, 14,  4,  4, 25,  30,  3,  3,  3,  2,  1,  35, 20, 20, 10,  10, 65, 15,  3,  50, 20, 15, 10,   20 },
  /* tiles, monoliths and large figures */
  {  4, 25,  4,  8,  8,  4, 25,  40,  3,  3,  3,  3,  2,  35, 25, 20, 15,  20, 30, 25, 80,  45, 25, 15, 10,   30 },
  /* a small board, full */
  { 10, 30,  5,  8,  8,  4, 25,  60,  6,  6,  5,  4,  4,  40, 35, 20, 20,  20, 20, 20, 10,  35, 25, 20, 15,  100 },
  /* water and fury */
  {  4, 25,  3,  8,  4,  3, 25,  40,  3, 30,  3,  2,  2,  20, 25, 50, 25,  25, 25, 25,  2,  45, 20, 15, 15,   20 },
  /* pieces in the mist and at its edge */
  {  8, 35,  3, 16,  5,  6, 90,  95,  4,  3,  3,  2,  2,  30, 25, 20, 15,  20, 45, 25,  5,  45, 20, 15, 15,   60 },
};

static const struct
{
  const char *id;
  const char *values[2];
} rulings[] = {
  { "contact", { "any-side", "ahead" } },
  { "bypass-return", { "yes", "no" } },
  { "start-adjacent", { "stay", "advance" } },
  { "crossing-contact", { "ignore", "back-off" } },
  { "order", { "sweep", "angle" } },
  { "ranged-direction", { "orthogonal", "facing" } },
  { "ranged-blocking", { "none", "tall" } },
  { "area-trigger", { "area", "contact" } },
  { "mist-attack", { "no", "yes" } },
  { "tower-hero", { "hero", "tower" } },
  { "flyer-traps", { "landing", "passing" } },
  { "substitution", { "first", "next" } },
  { "panic-refill", { "one", "add-one" } },
};

static void
write_rulings (Draft       *draft,
               JsonBuilder *builder)
{
  static const char *const profiles[] = { "default", "EN", "ES", "EOG" };

  if (chance (draft, 40))
    set_string (builder, "profile", profiles[between (draft, 0, 3)]);
  if (chance (draft, 10))
    return;

  json_builder_set_member_name (builder, "rulings");
  json_builder_begin_object (builder);
  for (guint i = 0; i < G_N_ELEMENTS (rulings); i++)
    if (chance (draft, 60))
      set_string (builder, rulings[i].id, rulings[i].values[between (draft, 0, 1)]);
  json_builder_end_object (builder);
}

static void
write_panic (Draft       *draft,
             JsonBuilder *builder)
{
  if (chance (draft, 80))
    set_int (builder, "mages", between (draft, 1, 4));
  if (chance (draft, 10))
    return;

  json_builder_set_member_name (builder, "panic");
  json_builder_begin_array (builder);
  for (int slot = 0; slot < 6; slot++)
    json_builder_add_int_value (builder, between (draft, 0, 2));
  json_builder_end_array (builder);
}

static void
take_list (JsonBuilder *builder,
           const char  *member,
           JsonBuilder *list)
{
  json_builder_end_array (list);
  json_builder_set_member_name (builder, member);
  json_builder_add_value (builder, json_builder_get_root (list));
}

static JsonBuilder *
list_new (void)
{
  return json_builder_begin_array (json_builder_new_immutable ());
}

static void
draft_clear (Draft *draft)
{
  g_array_unref (draft->monsters);
  g_array_unref (draft->prey);
  g_object_unref (draft->heroes);
  g_object_unref (draft->structures);
  g_object_unref (draft->tokens);
}

static char *
draft_to_text (Draft       *draft,
               JsonBuilder *builder)
{
  g_autoptr (JsonNode) root = NULL;

  draft_write_board (draft, builder);
  draft_write_mist (draft, builder);
  write_rulings (draft, builder);
  write_panic (draft, builder);
  draft_write_monsters (draft, builder);
  take_list (builder, "heroes", draft->heroes);
  take_list (builder, "structures", draft->structures);
  take_list (builder, "tokens", draft->tokens);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);

  return json_to_string (root, FALSE);
}

char *
random_position_json (GRand *rand,
                      guint  flavour)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  Draft draft = { .rand = rand, .mix = &mixes[flavour % RANDOM_POSITION_FLAVOURS] };
  char *text;
  int n_heroes;

  draft.monsters = g_array_new (FALSE, FALSE, sizeof (Monster));
  draft.prey = g_array_new (FALSE, FALSE, sizeof (Spot));
  draft.heroes = list_new ();
  draft.structures = list_new ();
  draft.tokens = list_new ();

  json_builder_begin_object (builder);
  set_string (builder, "format", "automa-position/1");
  set_string (builder, "coin", between (&draft, 0, 1) == 0 ? "left" : "right");
  draft_draw_board (&draft);
  draft_draw_mist (&draft);
  draft_write_types (&draft, builder);

  draft_put_structures (&draft);
  n_heroes = between (&draft, 0, draft.mix->most_heroes);
  for (int i = 0; i < n_heroes; i++)
    draft_put_hero (&draft);
  draft_put_monsters (&draft);
  draft_put_tokens (&draft);
  draft_put_obstructions (&draft);

  text = draft_to_text (&draft, builder);
  draft_clear (&draft);

  return text;
}
