/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the log says of commands that the script is silent on: a row a sentence, and none of the kinds without one. */
#include "command-text.h"

#include "table.h"

typedef struct
{
  const char *words;
  const char *text;
} Case;

static const Case cases[] = {
  { "begin-night", "Night 1 begins." },
  { "next", "Step “day”: nothing to do." },
  { "step", "Step “day”: nothing to do." },
  { "coin side=left", "Your coin shows left." },
  { "coin side=right", "Your coin shows right." },
  { "direction card=3", "You have drawn the spawn direction card 3." },
  { "card slot=2 card=5B", "On slot 2 you have turned spawn pattern card 5B." },
  { "choose monster=clawer-1 target=Ada", "Clawer 1: you choose Ada." },
  { "choose monster=clawer-1 target=Ada hit=true", "Clawer 1: you choose Ada, and the dice hit." },
  { "choose monster=clawer-1 target=Ada hit=false", "Clawer 1: you choose Ada, and the dice miss." },
  { "armor hero=Ada stopped=2", "Ada: armor stops 2." },
  { "place monster=clawer-1 at=C7 facing=west", "The table puts Clawer 1 on C7, facing west." },
  { "place monster=clawer-1 at=C7", "The table puts Clawer 1 on C7." },
  { "boss-card card=2", "You have drawn Cetusia's card 2." },
  { "boss-at at=C7", "You place the Harpy on C7." },
  { "end-hero-phase", "The hero phase ends." },
  { "roll monster=clawer-1 damage=2", "A hero strikes Clawer 1 for 2." },
  { "roll monster=clawer-1 damage=2 no-dodge=true armor-piercing=true stun=true",
    "A hero strikes Clawer 1 for 2, no dodge, armor piercing, stun." },
  { "roll monster=clawer-1 hero=Ada damage=1 magic=true", "Ada strikes Clawer 1 for 1, with a magic weapon." },
  { "roll monster=clawer-1 hero=Ada damage=1 scroll=true magic=true more=true",
    "Ada strikes Clawer 1 for 1, with a scroll, in the same attack." },
  { "roll monster=clawer-1 hero=Ada damage=1 ranged=true vision=true",
    "Ada strikes Clawer 1 for 1, aimed from afar, vision." },
  { "reroll monster=clawer-1", "The dice of Clawer 1 are thrown again." },
  { "reroll monster=clawer-1 mana=true", "The dice of Clawer 1 are thrown again for 1 mana." },
  { "free-hero hero=Ada by=Bruno", "Bruno strikes to free Ada." },
  { "free-hero hero=Ada by=Bruno hit=true", "Bruno strikes to free Ada, and the dice hit." },
  { "free-hero hero=Ada by=Bruno hit=false", "Bruno strikes to free Ada, and the dice miss." },
  { "turn hero=Ada", "Ada begins a turn." },
  { "hero-move hero=Ada at=C7", "Ada goes to C7." },
  { "armor-up hero=Ada", "Ada puts an action token on armor-up." },
  { "fist hero=Ada target=clawer-1", "Ada strikes Clawer 1 with a fist." },
  { "drink hero=Ada", "Ada drinks the potion." },
  { "hero-potion hero=Ada colour=none", "Ada has no potion." },
  { "hero-potion hero=Ada colour=red", "Ada has a full potion: red." },
  { "hero-potion hero=Ada colour=red used=true", "Ada has a half-empty potion: red." },
  { "use-armor item=item-1 against=clawer-1", "Bow is turned." },
  { "restore-armor item=item-1", "Bow is restored." },
  { "shoot defense=ballista-1 at=C7", "Ballista 1 shoots at C7." },
  { "hero-at hero=Ada at=C7", "Ada goes from D4 to C7." },
  { "hero-at hero=Bruno at=C7", "Bruno enters the board on C7." },
  { "hero-off hero=Ada", "Ada is taken off the board." },
  { "hero-wounds hero=Ada wounds=3", "Ada: 3 wounds instead of 1." },
  { "hero-wounds hero=Bruno wounds=1", "Bruno: 1 wound instead of 0." },
  { "hero-mana hero=Ada mana=2", "Ada: 2 mana instead of 5." },
  { "hero-actions hero=Ada actions=1", "Ada: 1 action instead of 4." },
  { "hero-actions hero=Ada actions=0", "Ada: 0 actions instead of 4." },
  { "hero-token hero=Ada token=2 spent=true", "Ada spends movement token 2." },
  { "hero-token hero=Ada token=2 spent=false", "Ada has movement token 2 back." },
  { "hero-armor-up hero=Ada on=true", "Ada gets an armor-up token." },
  { "hero-armor-up hero=Ada on=false", "Ada loses the armor-up token." },
  { "monster-add type=clawer at=C7 facing=west", "Added on C7, facing west: Clawer." },
  { "monster-add type=clawer at=C7", "Added on C7: Clawer." },
  { "monster-wounds monster=clawer-1 wounds=1", "Clawer 1: 1 wound instead of 0." },
  { "monster-kill monster=clawer-1", "Clawer 1 is slain." },
  { "monster-stun monster=clawer-1 stunned=true", "Clawer 1 is stunned." },
  { "monster-stun monster=clawer-1 stunned=false", "Clawer 1 is no longer stunned." },
  { "monster-at monster=clawer-1 at=C7", "The table puts Clawer 1 on C7." },
  { "structure-add type=wooden-wall spots=C7,C8,C9", "Added on C7, C8 and C9: wooden wall." },
  { "structure-flames structure=house-1 flames=2", "House 1: 2 flames instead of 0." },
  { "structure-remove structure=house-1", "House 1 is taken off the board." },
  { "structure-remove structure=nowhere-1", "Nowhere-1 is taken off the board." },
  { "structure-at structure=house-1 at=C7", "House 1 is moved to C7." },
  { "token-add type=slow-trap at=C7 used=true", "Added on C7, second side up: slow trap." },
  { "token-add type=corpse-pile at=C7", "Added on C7: corpse pile." },
  { "token-flames token=monolith-1 flames=1", "Monolith 1: 1 flame instead of 3." },
  { "token-remove token=monolith-1", "Monolith 1 is taken off the board." },
  { "token-at token=monolith-1 at=C7", "Monolith 1 is moved to C7." },
  { "panic slot=1 flames=1", "Slot 1 of the panic track: 1 flame instead of 2." },
  { "mages mages=3", "3 mages in the magic circle instead of 4." },
  { "gold gold=7", "7 gold in the stash instead of 12." },
  { "materials materials=1", "1 material in the stash instead of 9." },
  { "mist side=north distance=5", "Mist in the north: 5 spots away instead of 6." },
  { "quests solved=1", "1 urban quest is solved; before, it was 0." },
  { "ruling ruling=contact value=ahead",
    "New ruling on “What stops a monster”: Only what stands on the spot ahead stops it." },
  { "day-mist", "The mist advances." },
  { "day-scout", "The spawn is scouted." },
  { "day-production", "The town produces." },
  { "day-end", "Day 1 ends." },
  { "perk hero=Ada perk=Swift level=1", "Ada takes the perk “Swift”." },
  { "turn-card hero=Ada mana=6 movement=2,3,4", "Ada reaches level II." },
  { "recruit hero=Ada", "Ada joins you." },
  { "build type=gold-mine spots=C7,C8", "Built on C7 and C8: gold mine." },
  { "upgrade structure=wooden-wall-1", "Wooden wall 1 is upgraded." },
  { "repair structure=house-1 flames=1", "House 1: 1 flame is taken off." },
  { "scavenge structure=ruin-1-1 gold=2 materials=3 equipment=true",
    "One-spot ruin 1 is scavenged for 2 gold and 3 materials." },
  { "seer-mist side=west", "The seer sends the mist back: west." },
  { "seer-card slot=3", "The seer puts a card of slot 3 under the other." },
  { "refresh", "The shop is refreshed." },
  { "buy item=Axe kind=one-handed price=4", "You buy Axe for 4 gold." },
  { "buy item=green kind=potion price=2", "You buy green potion for 2 gold." },
  { "sell items=item-1,item-2 cost=7", "You sell equipment that has cost 7 gold." },
  { "item-add item=Axe kind=one-handed price=4", "Axe goes to the stash." },
  { "item-add item=yellow kind=potion price=2", "Yellow potion goes to the stash." },
  { "item-remove item=item-1", "Bow leaves the game." },
  { "item-take item=item-1 hero=Ada", "Ada takes Bow." },
  { "item-take item=item-1 hero=Ada by-hand=true", "By hand: Ada takes Bow." },
  { "item-leave item=item-1", "Bow goes to the stash." },
  { "item-leave item=item-1 by-hand=true", "By hand: Bow goes to the stash." },
  { "item-used item=item-1 used=true", "Bow is used." },
  { "take-pack digest=abc", "The game goes on with the corrected pack." },
  { "item-used item=item-2 used=false", "Item-2 is restored." },
};

static void
read_case (const Case *sentence,
           LsCommand  *command)
{
  table_read (sentence->words, command);
}

/* A table with a little of everything on it. */
static Table *
set_table (void)
{
  Table *table = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);
  LsGame *game = table->game;

  game->heroes[0].at = ls_spot_from_name ("D4");
  game->sheets[0].on_board = TRUE;
  game->heroes[0].wounds = 1;
  game->heroes[0].mana = 5;
  game->sheets[0].actions = 4;
  game->gold = 12;
  game->items[game->n_items++] = (LsItem){ .id = g_intern_string ("item-1"), .name = "Bow" };
  game->materials = 9;
  game->tokens[game->n_tokens++]
    = (LsToken){ .id = (char *) g_intern_string ("monolith-1"), .kind = LS_TOKEN_MONOLITH, .flames = 3 };
  return table;
}

static void
test_sentences (void)
{
  g_autoptr (Table) table = set_table ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      LsCommand command;
      g_autofree char *text = NULL;

      read_case (&cases[i], &command);
      text = hk_command_text (table->game, &command);
      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

static void
test_all_kinds (void)
{
  gboolean seen[LS_N_COMMANDS] = { FALSE };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      LsCommand command;

      read_case (&cases[i], &command);
      seen[command.kind] = TRUE;
    }
  for (guint i = 0; i < LS_N_COMMANDS; i++)
    if (!seen[i])
      g_error ("no sentence for %s", ls_command_name (i));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/command-text/sentences", test_sentences);
  g_test_add_func ("/app/command-text/all-kinds", test_all_kinds);
  return g_test_run ();
}
