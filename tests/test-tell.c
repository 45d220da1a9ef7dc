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
  g_assert_cmpstr (line->text, ==, "The fate coin shows left.");
  g_assert_cmpint (line->rule, ==, LS_RULE_COIN_FLIP);
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
  LsScript *none = NULL;
  guint calls = 0;

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
  Case cases[] = {
    /* The day */
    { "mist-nearer/all", ls_tell_mist_nearer (), "Move each mist tile one spot nearer to the town." },
    { "cards-laid/slot", ls_tell_cards_laid (1), "Lay two spawn pattern cards face down on slot 1." },
    { "card-laid/number", ls_tell_card_laid ("3", 2), "Lay spawn pattern card 3 face down on slot 2." },
    { "card-laid/letter", ls_tell_card_laid ("5B", 1), "Lay spawn pattern card 5B face down on slot 1." },

    /* The monster phase */
    { "phase/first", ls_tell_phase (1), "Monster phase 1 begins." },
    { "phase/later", ls_tell_phase (12), "Monster phase 12 begins." },
    { "panic/none", ls_tell_panic (0), "No monster stands in the town: the panic track stays as it is." },
    { "panic/one", ls_tell_panic (1),
      "1 monster stands in the town: take a flame off the panic track, from the left." },
    { "panic/two", ls_tell_panic (2),
      "2 monsters stand in the town: take as many flames off the panic track, from the left." },
    { "panic/many", ls_tell_panic (21),
      "21 monsters stand in the town: take as many flames off the panic track, from the left." },
    { "coin/left", ls_tell_coin (LS_COIN_LEFT), "The fate coin shows left." },
    { "coin/right", ls_tell_coin (LS_COIN_RIGHT), "The fate coin shows right." },
    { "card-turned/number", ls_tell_card_turned (1, "10"), "Turn the top card of slot 1: it is card 10." },
    { "card-turned/letter", ls_tell_card_turned (6, "5B"), "Turn the top card of slot 6: it is card 5B." },
    { "spawned/west", ls_tell_spawned ("Clawer", ls_spot_from_name ("C7"), LS_WEST),
      "Place on C7, facing west: Clawer." },
    { "spawned/two-words", ls_tell_spawned ("Green Bulky", ls_spot_from_name ("A1"), LS_SOUTH),
      "Place on A1, facing south: Green Bulky." },
    { "spawned/last-spot", ls_tell_spawned ("Runner", ls_spot_from_name ("BL64"), LS_NORTH),
      "Place on BL64, facing north: Runner." },
    { "nothing-spawned/icon", ls_tell_nothing_spawned (), "No figure is left for an icon: nothing spawns." },
    { "cards-discarded/all", ls_tell_cards_discarded (), "Discard the revealed spawn cards." },
    { "attack/sentences", ls_tell_attack ("m3", "It strikes Ada for 1. Not Bo."), "m3: It strikes Ada for 1. Not Bo." },
    { "attack/percent", ls_tell_attack ("m3", "100 %s"), "m3: 100 %s" },
    { "hero-damage/none-taken", ls_tell_hero_damage ("Ada", 1, 0), "Ada is dealt 1 damage and takes 0 wounds." },
    { "hero-damage/none-dealt", ls_tell_hero_damage ("Ada", 0, 0), "Ada is dealt 0 damage and takes 0 wounds." },
    { "hero-damage/one", ls_tell_hero_damage ("Ada", 1, 1), "Ada is dealt 1 damage and takes 1 wound." },
    { "hero-damage/one-of-many", ls_tell_hero_damage ("Ada", 3, 1), "Ada is dealt 3 damage and takes 1 wound." },
    { "hero-damage/many", ls_tell_hero_damage ("Ada", 4, 2), "Ada is dealt 4 damage and takes 2 wounds." },
    { "armor-up/hero", ls_tell_armor_up ("Ada"), "Ada's armor-up token stops 1." },
    { "flames/none", ls_tell_flames ("house", "b1", 0, 2), "The house b1 has 0 of 2 flames." },
    { "flames/of-none", ls_tell_flames ("house", "b1", 0, 0), "The house b1 has 0 of 0 flames." },
    { "flames/of-one", ls_tell_flames ("house", "b1", 0, 1), "The house b1 has 0 of 1 flame." },
    { "flames/one", ls_tell_flames ("wooden wall", "w1", 1, 3), "The wooden wall w1 has 1 of 3 flames." },
    { "flames/many", ls_tell_flames ("wooden wall", "w1", 2, 3), "The wooden wall w1 has 2 of 3 flames." },
    { "destroyed/wall", ls_tell_destroyed ("wooden wall", "w1"),
      "The wooden wall w1 is destroyed: take it off the board." },
    { "mages/none", ls_tell_mages (0), "Take all mages out of the magic circle: none is left." },
    { "mages/one", ls_tell_mages (1), "Take mages out of the magic circle: 1 mage is left." },
    { "mages/many", ls_tell_mages (3), "Take mages out of the magic circle: 3 mages are left." },
    { "explosion/monsters", ls_tell_explosion ("m3", "m1"), "m3 is hit by the explosion of m1." },

    /* What people change by hand */
    { "slain/monster", ls_tell_slain ("m3"), "m3 is slain: its figure goes back to the box." },
    { "placed/east", ls_tell_placed ("m3", ls_spot_from_name ("C7"), LS_EAST),
      "The table places m3 on C7, facing east." },

    /* The dice of what heroes strike */
    { "dice/blue", ls_tell_dice ("m3", LS_DIE_BLUE, (LsFace[]){ LS_FACE_HIT, LS_FACE_MISS }),
      "m3 rolls the blue die: hit." },
    { "dice/orange", ls_tell_dice ("m3", LS_DIE_ORANGE, (LsFace[]){ LS_FACE_HIT, LS_FACE_MISS }),
      "m3 rolls the orange die: miss." },
    { "dice/both", ls_tell_dice ("m3", LS_DIE_BLUE | LS_DIE_ORANGE, (LsFace[]){ LS_FACE_HIT_STUN, LS_FACE_DODGE_STUN }),
      "m3 rolls both dice. Orange: dodge with stun; blue: hit with stun." },
    { "dice/armor", ls_tell_dice ("m3", LS_DIE_BLUE, (LsFace[]){ LS_FACE_ARMOR_STUN, LS_FACE_HIT }),
      "m3 rolls the blue die: armor with stun." },
    { "dice/none", ls_tell_dice ("m3", 0, (LsFace[]){ LS_FACE_HIT, LS_FACE_HIT }), "m3 has no defense dice." },
    { "hit/none", ls_tell_hit ("m3", 0), "m3 is hit and dealt 0 damage." },
    { "hit/one", ls_tell_hit ("m3", 1), "m3 is hit and dealt 1 damage." },
    { "hit/many", ls_tell_hit ("m3", 3), "m3 is hit and dealt 3 damage." },
    { "always-hit/one", ls_tell_always_hit ("monolith-1", 1),
      "monolith-1 rolls no dice: it is always hit and dealt 1 damage." },
    { "missed/monster", ls_tell_missed ("m3"), "m3 is not hit." },
    { "stunned/monster", ls_tell_stunned ("m3"), "m3 is stunned to the end of the next monster phase." },
    { "boss-not-stunned/boss", ls_tell_boss_not_stunned ("dryad-1"), "dryad-1 is a boss, and never stunned." },

    /* Ends */
    { "hero-dead/hero", ls_tell_hero_dead ("Ada"), "Ada is dead." },
    { "lost/game", ls_tell_lost (), "The game is lost." },
    { "lost-circle/game", ls_tell_lost_circle (), "No mage is left in the magic circle: the game is lost." },
    { "lost-quests/game", ls_tell_lost_quests (), "Neither urban quest is solved: the game is lost." },
    { "night-over/night", ls_tell_night_over (), "The night is over." },
    { "panic-pays/none", ls_tell_panic_pays (0, 0),
      "The panic track pays 0 gold, 0 materials and one piece of equipment of your choice." },
    { "panic-pays/one", ls_tell_panic_pays (1, 1),
      "The panic track pays 1 gold, 1 material and one piece of equipment of your choice." },
    { "panic-pays/one-gold", ls_tell_panic_pays (1, 2),
      "The panic track pays 1 gold, 2 materials and one piece of equipment of your choice." },
    { "panic-pays/one-material", ls_tell_panic_pays (3, 1),
      "The panic track pays 3 gold, 1 material and one piece of equipment of your choice." },
    { "panic-pays/many", ls_tell_panic_pays (3, 2),
      "The panic track pays 3 gold, 2 materials and one piece of equipment of your choice." },
    { "panic-empty/track", ls_tell_panic_empty (), "The panic track is empty and pays nothing." },
    { "intro-won/night", ls_tell_intro_won (), "The introductory night is won." },
    { "scenario-won/campaign", ls_tell_scenario_won (), "The scenario is won; the campaign goes on." },
    { "won/game", ls_tell_won (), "The game is won." },
  };
  int status;

  g_test_init (&argc, &argv, NULL);

  add_sentences (cases, G_N_ELEMENTS (cases));
  g_test_add_func ("/tell/script/taken", test_script_taken);
  g_test_add_func ("/tell/script/none", test_script_none);

  status = g_test_run ();
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_free (cases[i].told);
  return status;
}
