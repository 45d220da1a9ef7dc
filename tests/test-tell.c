/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sentences of the script, each with no, one and several of whatever it counts. */
#include "last-spell/script.h"
#include "last-spell/tell.h"

typedef struct
{
  const char *path;
  char       *told;
  const char *text;
} Case;

static void
test_sentence (gconstpointer data)
{
  const Case *sentence = data;

  g_assert_cmpstr (sentence->told, ==, sentence->text);
}

/* Paths like "/tell/panic/one". */
static void
add_sentences (const Case *cases,
               guint       n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path = g_strdup_printf ("/tell/%s", cases[i].path);

      g_test_add_data_func (path, &cases[i], test_sentence);
    }
}

/* --- The script --- */

static void
test_script_taken (void)
{
  g_autoptr (LsScript) script = ls_script_new ();
  char *text = ls_tell_panic (2);
  const LsLine *line;

  ls_script_take (script, LS_RULE_PANIC_SPREAD, text);
  LS_TELL (script, LS_RULE_COIN_FLIP, ls_tell_coin (LS_COIN_LEFT));
  g_assert_cmpuint (script->lines->len, ==, 2);
  line = &g_array_index (script->lines, LsLine, 0);
  g_assert_true (line->text == text);
  g_assert_cmpint (line->rule, ==, LS_RULE_PANIC_SPREAD);
  g_assert_null (line->figure);
  line = &g_array_index (script->lines, LsLine, 1);
  g_assert_cmpstr (line->text, ==, "The fate coin shows left");
  g_assert_cmpint (line->rule, ==, LS_RULE_COIN_FLIP);
}

/* What is said about a line goes to the last one; details add up. */
static void
test_script_last_line (void)
{
  g_autoptr (LsScript) script = ls_script_new ();
  LsSpot c7 = ls_spot_from_name ("C7");
  const LsLine *line;

  LS_TELL (script, LS_RULE_COIN_FLIP, ls_tell_coin (LS_COIN_LEFT));
  LS_TELL (script, LS_RULE_MOVE_SPENT, ls_tell_won ());
  ls_script_show (script, "clawer-3", LS_NO_SPOT, c7);
  ls_script_turn (script, LS_EAST);
  ls_script_path (script, ls_path_new ());
  LS_TELL_MORE (script, NULL);
  LS_TELL_MORE (script, ls_tell_take_off ());
  LS_TELL_MORE (script, ls_tell_slain_detail ());
  line = &g_array_index (script->lines, LsLine, 1);
  g_assert_cmpstr (line->detail, ==, "Take it off the board. Its figure goes back to the box.");
  g_assert_cmpstr (line->figure, ==, "clawer-3");
  g_assert_cmpuint (line->to, ==, c7);
  g_assert_cmpuint (line->facing, ==, LS_EAST);
  g_assert_nonnull (line->path);
  line = &g_array_index (script->lines, LsLine, 0);
  g_assert_null (line->detail);
  g_assert_null (line->path);
  g_assert_cmpuint (line->facing, ==, LS_NO_FACING);
}

static char *
count_call (guint *calls)
{
  (*calls)++;
  return ls_tell_won ();
}

/* Without a script no sentence is made, and one that was made is not leaked. */
static void
test_script_none (void)
{
  g_autoptr (LsScript) script = ls_script_new ();
  g_autoptr (LsScript) empty = ls_script_new ();
  LsScript *none = NULL;
  guint calls = 0;

  ls_script_detail (empty, ls_tell_take_off ());
  ls_script_path (empty, ls_path_new ());
  ls_script_show (none, "clawer-3", LS_NO_SPOT, LS_NO_SPOT);
  g_assert_cmpuint (empty->lines->len, ==, 0);

  ls_script_take (NULL, LS_RULE_NIGHT_BOSS, ls_tell_won ());
  LS_TELL (none, LS_RULE_NIGHT_BOSS, count_call (&calls));
  g_assert_cmpuint (calls, ==, 0);
  LS_TELL (script, LS_RULE_NIGHT_BOSS, count_call (&calls));
  g_assert_cmpuint (calls, ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  LsSpot c7 = ls_spot_from_name ("C7");
  Case cases[] = {
    /* The day */
    { "mist-nearer/all", ls_tell_mist_nearer (), "Move each mist tile one spot nearer to the town" },
    { "cards-laid/slot", ls_tell_cards_laid (1), "Slot 1: lay two spawn pattern cards face down" },
    { "card-laid/number", ls_tell_card_laid ("3", 2), "Slot 2: lay spawn pattern card 3 face down" },
    { "card-laid/letter", ls_tell_card_laid ("5B", 1), "Slot 1: lay spawn pattern card 5B face down" },

    /* The monster phase */
    { "phase/first", ls_tell_phase (1), "Monster phase 1 begins" },
    { "phase/later", ls_tell_phase (12), "Monster phase 12 begins" },
    { "panic/none", ls_tell_panic (0), "Panic: the track stays as it is" },
    { "panic/one", ls_tell_panic (1), "Panic: take 1 flame off the track, from the left" },
    { "panic/many", ls_tell_panic (21), "Panic: take 21 flames off the track, from the left" },
    { "panic-detail/nobody", ls_tell_panic_detail (0, 0), "No monster stands in the town." },
    { "panic-detail/one", ls_tell_panic_detail (1, 1), "1 monster stands in the town." },
    { "panic-detail/many", ls_tell_panic_detail (2, 2), "2 monsters stand in the town." },
    { "panic-detail/one-too-few", ls_tell_panic_detail (1, 0),
      "1 monster stands in the town; no flame is left." },
    { "panic-detail/many-too-few", ls_tell_panic_detail (3, 2),
      "3 monsters stand in the town; no flame is left." },
    { "coin/left", ls_tell_coin (LS_COIN_LEFT), "The fate coin shows left" },
    { "coin/right", ls_tell_coin (LS_COIN_RIGHT), "The fate coin shows right" },
    { "card-turned/number", ls_tell_card_turned (1, "10"), "Slot 1: turn the top card, card 10" },
    { "card-turned/letter", ls_tell_card_turned (6, "5B"), "Slot 6: turn the top card, card 5B" },
    { "spawned/west", ls_tell_spawned ("Clawer 3", c7, LS_WEST), "Clawer 3: on C7, facing west" },
    { "spawned/last-spot", ls_tell_spawned ("Runner 1", ls_spot_from_name ("BL64"), LS_NORTH),
      "Runner 1: on BL64, facing north" },
    { "spawned-detail/as-its-icon", ls_tell_spawned_detail (LS_RULE_SPAWN_PLACE), NULL },
    { "spawned-detail/taken", ls_tell_spawned_detail (LS_RULE_SPAWN_TAKEN), "The spot of its icon is taken." },
    { "spawned-detail/substitute", ls_tell_spawned_detail (LS_RULE_SPAWN_SUBSTITUTE),
      "It stands in for a figure that is used up." },
    { "nothing-spawned/icon", ls_tell_nothing_spawned (), "An icon brings nothing" },
    { "nothing-spawned/detail", ls_tell_nothing_spawned_detail (), "No figure is left for it in the box." },
    { "cards-discarded/all", ls_tell_cards_discarded (), "Discard the revealed spawn cards" },
    { "hero-damage/none", ls_tell_hero_damage ("Ada", 0), "Ada takes no wound" },
    { "hero-damage/one", ls_tell_hero_damage ("Ada", 1), "Ada takes 1 wound" },
    { "hero-damage/many", ls_tell_hero_damage ("Ada", 2), "Ada takes 2 wounds" },
    { "hero-damage-detail/nothing-stopped", ls_tell_hero_damage_detail (2, 2), NULL },
    { "hero-damage-detail/one-stopped", ls_tell_hero_damage_detail (1, 0), "1 damage, 1 of it stopped." },
    { "hero-damage-detail/some-stopped", ls_tell_hero_damage_detail (4, 1), "4 damage, 3 of it stopped." },
    { "armor-up/hero", ls_tell_armor_up ("Ada"), "Ada's armor-up token stops 1" },
    { "flames/none", ls_tell_flames ("house 1", 0, 2), "House 1: 0 of 2 flames" },
    { "flames/of-one", ls_tell_flames ("the house b1", 0, 1), "The house b1: 0 of 1 flame" },
    { "flames/one", ls_tell_flames ("wooden wall 6", 1, 3), "Wooden wall 6: 1 of 3 flames" },
    { "flames/percent", ls_tell_flames ("100 %s", 2, 3), "100 %s: 2 of 3 flames" },
    { "destroyed/wall", ls_tell_destroyed ("wooden wall 6"), "Wooden wall 6 is destroyed" },
    { "destroyed/accent", ls_tell_destroyed ("épée 1"), "Épée 1 is destroyed" },
    { "take-off/it", ls_tell_take_off (), "Take it off the board." },
    { "mages/one", ls_tell_mages (1), "Take 1 mage out of the magic circle" },
    { "mages/many", ls_tell_mages (3), "Take 3 mages out of the magic circle" },
    { "mages-detail/none", ls_tell_mages_detail (0), "None is left." },
    { "mages-detail/one", ls_tell_mages_detail (1), "1 mage is left." },
    { "mages-detail/many", ls_tell_mages_detail (3), "3 mages are left." },
    { "explosion/monsters", ls_tell_explosion ("Clawer 3", "Boomer 1", 1),
      "The explosion of Boomer 1 hits Clawer 3: 1 damage" },

    /* What people change by hand */
    { "slain/monster", ls_tell_slain ("Clawer 3"), "Clawer 3 is slain" },
    { "slain/detail", ls_tell_slain_detail (), "Its figure goes back to the box." },
    { "placed/east", ls_tell_placed ("Clawer 3", c7, LS_EAST), "The table puts Clawer 3 on C7, facing east" },

    /* The dice of what heroes strike */
    { "dice/blue", ls_tell_dice ("Clawer 3", LS_DIE_BLUE, (LsFace[]){ LS_FACE_HIT, LS_FACE_MISS }),
      "Clawer 3 rolls blue: hit" },
    { "dice/orange", ls_tell_dice ("Clawer 3", LS_DIE_ORANGE, (LsFace[]){ LS_FACE_HIT, LS_FACE_MISS }),
      "Clawer 3 rolls orange: miss" },
    { "dice/both",
      ls_tell_dice ("Clawer 3", LS_DIE_BLUE | LS_DIE_ORANGE, (LsFace[]){ LS_FACE_HIT_STUN, LS_FACE_DODGE_STUN }),
      "Clawer 3 rolls orange: dodge with stun, blue: hit with stun" },
    { "dice/armor", ls_tell_dice ("Clawer 3", LS_DIE_BLUE, (LsFace[]){ LS_FACE_ARMOR_STUN, LS_FACE_HIT }),
      "Clawer 3 rolls blue: armor with stun" },
    { "dice/none", ls_tell_dice ("Clawer 3", 0, (LsFace[]){ LS_FACE_HIT, LS_FACE_HIT }), "Clawer 3 has no defense dice" },
    { "hit/none", ls_tell_hit ("Clawer 3", 0), "Clawer 3 is hit: 0 damage" },
    { "hit/one", ls_tell_hit ("Clawer 3", 1), "Clawer 3 is hit: 1 damage" },
    { "hit/many", ls_tell_hit ("Clawer 3", 3), "Clawer 3 is hit: 3 damage" },
    { "always-hit/detail", ls_tell_always_hit_detail (), "A monolith rolls no dice: it is always hit." },
    { "missed/monster", ls_tell_missed ("Clawer 3"), "Clawer 3 is not hit" },
    { "stunned/monster", ls_tell_stunned ("Clawer 3"), "Clawer 3 is stunned" },
    { "stunned/detail", ls_tell_stunned_detail (), "To the end of the next monster phase." },
    { "boss-not-stunned/boss", ls_tell_boss_not_stunned ("The Dryad"), "The Dryad is a boss, and never stunned" },

    /* Ends */
    { "hero-dead/hero", ls_tell_hero_dead ("Ada"), "Ada is dead" },
    { "lost/game", ls_tell_lost (), "The game is lost" },
    { "lost-detail/hero", ls_tell_lost_detail (LS_RULE_DAMAGE_HERO), NULL },
    { "lost-detail/circle", ls_tell_lost_detail (LS_RULE_DAMAGE_CIRCLE), "No mage is left in the magic circle." },
    { "lost-detail/quests", ls_tell_lost_detail (LS_RULE_NIGHT_QUESTS), "Neither urban quest is solved." },
    { "night-over/night", ls_tell_night_over (), "The night is over" },
    { "panic-pays/none", ls_tell_panic_pays (0, 0),
      "The panic track pays 0 gold, 0 materials and one piece of equipment" },
    { "panic-pays/one", ls_tell_panic_pays (1, 1),
      "The panic track pays 1 gold, 1 material and one piece of equipment" },
    { "panic-pays/many", ls_tell_panic_pays (3, 2),
      "The panic track pays 3 gold, 2 materials and one piece of equipment" },
    { "panic-empty/track", ls_tell_panic_empty (), "The panic track is empty and pays nothing" },
    { "intro-won/night", ls_tell_intro_won (), "The introductory night is won" },
    { "scenario-won/campaign", ls_tell_scenario_won (), "The scenario is won" },
    { "scenario-won/detail", ls_tell_scenario_won_detail (), "The campaign goes on in the next town." },
    { "won/game", ls_tell_won (), "The game is won" },
  };
  int status;

  g_test_init (&argc, &argv, NULL);

  add_sentences (cases, G_N_ELEMENTS (cases));
  g_test_add_func ("/tell/script/taken", test_script_taken);
  g_test_add_func ("/tell/script/last-line", test_script_last_line);
  g_test_add_func ("/tell/script/none", test_script_none);

  status = g_test_run ();
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_free (cases[i].told);
  return status;
}
