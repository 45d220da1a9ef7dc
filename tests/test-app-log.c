/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log: its entries tell what the session tells, also after undo, new commands and repair; and what can be changed
 * in an entry. */
#include "command-form.h"
#include "command-text.h"
#include "log-model.h"
#include "log-text.h"
#include "repair.h"

#include "table.h"

/* --- The list --- */

typedef struct
{
  LsPack     *pack;
  HkSession  *session;
  GListModel *log;
} Game;

static void
game_begin (Game *self)
{
  LsSetup setup;

  ls_bot_setup (&setup, LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);
  self->pack = ls_pack_shipped ();
  self->session = hk_session_new (ls_save_new (self->pack, &setup, NULL, NULL), NULL);
  self->log = hk_log_model_new (self->session);
}

static void
game_end (Game *self)
{
  g_assert_finalize_object (self->log);
  g_assert_finalize_object (self->session);
  ls_pack_free (self->pack);
}

static void
game_do (Game       *self,
         const char *words)
{
  LsCommand command;

  table_read (words, &command);
  g_assert_true (hk_session_do (self->session, &command));
}

static void
play_a_phase (Game *self)
{
  game_do (self, "hero-at hero=Ada at=P15");
  game_do (self, "hero-at hero=Bruno at=O16");
  game_do (self, "begin-night");
  while (hk_session_can_go_on (self->session))
    g_assert_true (hk_session_do_kind (self->session, LS_DO_STEP));
}

/* The slow way to each entry gives the same. */
static void
expect_true_log (Game *self)
{
  g_autofree LsGame *before = g_new (LsGame, 1);
  g_autofree char *last = NULL;

  g_assert_cmpuint (g_list_model_get_n_items (self->log), ==, hk_session_get_length (self->session));
  for (guint i = 0; i < hk_session_get_length (self->session); i++)
    {
      g_autoptr (HkLogEntry) entry = g_list_model_get_item (self->log, i);
      g_autoptr (LsScript) script = hk_session_tell (self->session, i, before);
      g_autofree char *text = hk_log_entry (before, hk_session_get_command (self->session, i), script);
      g_autofree char *heading = hk_log_heading (before);

      g_assert_cmpuint (hk_log_entry_get_index (entry), ==, i);
      g_assert_cmpstr (hk_log_entry_get_text (entry), ==, text);
      g_assert_cmpstr (hk_log_entry_get_heading (entry), ==, g_strcmp0 (last, heading) == 0 ? NULL : heading);
      g_free (g_steal_pointer (&last));
      last = g_steal_pointer (&heading);
    }
}

static void
test_walk (void)
{
  Game game;

  game_begin (&game);
  g_assert_cmpuint (g_list_model_get_n_items (game.log), ==, 0);
  play_a_phase (&game);
  expect_true_log (&game);
  game_end (&game);
}

static void
test_undo (void)
{
  Game game;

  game_begin (&game);
  play_a_phase (&game);
  g_assert_true (hk_session_go_back_to (game.session, 4));
  expect_true_log (&game);
  g_assert_true (hk_session_redo (game.session));
  expect_true_log (&game);
  g_assert_true (hk_session_go_back_to (game.session, 0));
  expect_true_log (&game);
  play_a_phase (&game);
  expect_true_log (&game);
  game_end (&game);
}

/* Later entries can tell something else although their commands have not changed. */
static void
test_repair (void)
{
  g_autoptr (GPtrArray) misfits = g_ptr_array_new_with_free_func (g_free);
  LsCommand wounds, more;
  Game game;

  table_read ("hero-wounds hero=Ada wounds=1", &wounds);
  table_read ("hero-wounds hero=Ada wounds=2", &more);
  game_begin (&game);
  g_assert_true (hk_session_do (game.session, &wounds));
  g_assert_true (hk_session_do (game.session, &more));
  play_a_phase (&game);
  g_assert_true (hk_session_repair (game.session, 0, &more, FALSE, misfits));
  expect_true_log (&game);
  g_assert_true (hk_session_repair (game.session, 0, NULL, FALSE, misfits));
  expect_true_log (&game);
  game_end (&game);
}

/* --- Headings --- */

static void
test_headings (void)
{
  g_autoptr (Table) table = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);
  const struct
  {
    LsStage     stage;
    const char *heading;
  } cases[] = {
    { LS_STAGE_DAY, "Day before night 2" },
    { LS_STAGE_PANIC, "Night 2, monster phase 3: panic" },
    { LS_STAGE_ATTACK, "Night 2, monster phase 3: monster attack" },
    { LS_STAGE_HEROES, "Night 2, hero phase 3" },
    { LS_STAGE_OVER, "End of the game" },
  };

  table->game->night = 2;
  table->game->phase = 3;
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *heading = NULL;

      table->game->stage = cases[i].stage;
      heading = hk_log_heading (table->game);
      g_assert_cmpstr (heading, ==, cases[i].heading);
    }
}

/* --- What can be changed --- */

/* Of each kind something that could have been entered; what the log says of it is in test-app-command-text. */
static const struct
{
  const char *words;
  const char *fixed; /* why nothing in it can be another way; NULL: there is a form */
} entries[] = {
  { "begin-night", "Nothing was entered here" },
  { "next", "Nothing was entered here" },
  { "step", "Nothing was entered here" },
  { "coin side=left", NULL },
  { "direction card=3", NULL },
  { "card slot=2 card=5B", NULL },
  { "choose monster=clawer-1 target=Ada", NULL },
  { "choose monster=clawer-1 target=Ada hit=true", NULL },
  { "armor hero=Ada stopped=2", NULL },
  { "place monster=clawer-1 at=C7 facing=west", NULL },
  { "boss-card card=2", NULL },
  { "boss-at at=C7", NULL },
  { "end-hero-phase", "Nothing was entered here" },
  { "hero-at hero=Ada at=C7", NULL },
  { "hero-off hero=Ada", NULL },
  { "hero-wounds hero=Ada wounds=3", NULL },
  { "hero-mana hero=Ada mana=2", NULL },
  { "hero-actions hero=Ada actions=1", NULL },
  { "hero-token hero=Ada token=2 spent=false", NULL },
  { "hero-armor-up hero=Ada on=true", NULL },
  { "hero-potion hero=Ada colour=none", NULL },
  { "hero-potion hero=Ada colour=red used=true", NULL },
  { "roll monster=clawer-1 damage=2", NULL },
  { "roll monster=clawer-1 hero=Ada damage=0 no-dodge=true stun=true magic=true more=true impact=true ranged=true "
    "vision=true", NULL },
  { "roll monster=Bruno hero=Ada damage=1 armor-piercing=true scroll=true", NULL },
  { "reroll monster=clawer-1", NULL },
  { "reroll monster=clawer-1 mana=true", NULL },
  { "free-hero hero=Ada by=Bruno", NULL },
  { "free-hero hero=Ada by=Ada hit=false", NULL },
  { "turn hero=Ada", NULL },
  { "hero-move hero=Ada at=C7", NULL },
  { "hero-move hero=Ada at=C7 warp=false tokens=1,3", NULL },
  { "armor-up hero=Ada", NULL },
  { "fist hero=Ada target=clawer-1", NULL },
  { "fist hero=Ada target=clawer-1 hit=true", NULL },
  { "drink hero=Ada", NULL },
  { "drink hero=Ada tokens=2", NULL },
  { "shoot defense=ballista-1 at=C7", NULL },
  { "shoot defense=catapult-1 at=C7 hits=C8,D7", NULL },
  { "use-armor item=item-1", NULL },
  { "use-armor item=item-1 against=clawer-1 pay=true tokens=1", NULL },
  { "restore-armor item=item-1 tokens=1,2", NULL },
  { "monster-add type=clawer at=C7 facing=west", NULL },
  { "monster-wounds monster=clawer-1 wounds=1", NULL },
  { "monster-kill monster=clawer-1", NULL },
  { "monster-stun monster=clawer-1 stunned=false", NULL },
  { "monster-at monster=clawer-1 at=C7", NULL },
  { "structure-add type=wooden-wall spots=C7,C8,C9", NULL },
  { "structure-flames structure=house-1 flames=2", NULL },
  { "structure-remove structure=house-1", NULL },
  { "structure-at structure=house-1 at=C7", NULL },
  { "token-add type=slow-trap at=C7 used=true", NULL },
  { "token-add type=corpse-pile at=C7", NULL },
  { "token-flames token=monolith-1 flames=1", NULL },
  { "token-remove token=monolith-1", NULL },
  { "token-at token=monolith-1 at=C7", NULL },
  { "panic slot=1 flames=1", NULL },
  { "mages mages=3", NULL },
  { "gold gold=7", NULL },
  { "materials materials=1", NULL },
  { "mist side=north distance=5", NULL },
  { "quests solved=1", NULL },
  { "ruling ruling=contact value=ahead", NULL },
  { "take-pack digest=abc", "The pack is the one" },
  { "day-mist", "Nothing was entered here" },
  { "day-scout", "Nothing was entered here" },
  { "day-production", "Nothing was entered here" },
  { "day-end", "Nothing was entered here" },
  { "perk hero=Ada perk=Swift level=1", NULL },
  { "turn-card hero=Ada mana=6 movement=2,3,4", NULL },
  { "recruit hero=Ada", NULL },
  { "build type=gold-mine spots=C7,C8", NULL },
  { "upgrade structure=wooden-wall-1", NULL },
  { "repair structure=house-1 flames=1", NULL },
  { "scavenge structure=ruin-1-1 gold=2 materials=3", NULL },
  { "scavenge structure=ruin-1-1 gold=2 materials=3 equipment=true", NULL },
  { "seer-mist side=west", NULL },
  { "seer-card slot=3", NULL },
  { "refresh", "Nothing was entered here" },
  { "buy item=Axe kind=one-handed price=4", NULL },
  { "buy item=green kind=potion price=2", NULL },
  { "sell items=item-2,item-1 cost=7", NULL },
  { "item-add item=Axe kind=one-handed price=4", NULL },
  { "item-remove item=item-1", NULL },
  { "item-take item=item-1 hero=Ada by-hand=true", NULL },
  { "item-leave item=item-1", NULL },
  { "item-used item=item-2 used=false", NULL },
};

/* A table with two pieces of equipment in the stash, so that a sale has something to choose from. */
static Table *
set_table (void)
{
  Table *table = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);

  table_do (table, "item-add item=Bow kind=two-handed price=4");
  table_do (table, "item-add item=Axe kind=one-handed price=3");
  table_do (table, "item-add item=Cap kind=low-armor price=2");
  return table;
}

static char *
write_command (const LsCommand *command)
{
  g_autoptr (JsonNode) node = ls_command_json (command);

  return json_to_string (node, FALSE);
}

/* As the window does it: each field is filled, and read again as it stands. */
static void
fill_and_read (const LsGame *before,
               LsCommand    *command)
{
  const LsCommand was = *command;
  const HkCommandForm *form = hk_command_form (command);
  g_autoptr (GPtrArray) some = hk_command_several (before, &was);
  g_autofree char *spots = hk_command_write_spots (&was);

  for (HkWord word = 0; word < HK_N_WORDS; word++)
    {
      g_autoptr (GPtrArray) choices = hk_command_choices (before, &was, word);
      const char *now = hk_command_chosen (&was, word);
      guint chosen = 0;

      hk_command_choose (command, word, NULL); /* so that whatever is not read is missed */
      if (choices->len == 0)
        hk_command_choose (command, word, now);
      for (guint i = 0; i < choices->len; i++)
        if (((HkChoice *) g_ptr_array_index (choices, i))->chosen)
          {
            hk_command_choose (command, word, ((HkChoice *) g_ptr_array_index (choices, i))->id);
            chosen++;
          }
      g_assert_cmpuint (chosen, ==, choices->len > 0 ? 1 : 0);
    }
  if (hk_command_has_flag (command))
    hk_command_set_flag (command, was.flag > 0);
  if (some->len > 0 && form->several_of != HK_STASH)
    command->marks = 0;
  g_assert_true (hk_command_choose_several (command, some));
  if (form->spots)
    g_assert_true (hk_command_read_spots (command, spots));
}

/* Whatever is opened and left as it was gives the same command again. */
static void
test_all_kinds (void)
{
  g_autoptr (Table) table = set_table ();
  gboolean seen[LS_N_COMMANDS] = { FALSE };

  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    {
      LsCommand command;
      g_autofree char *was = NULL;
      g_autofree char *now = NULL;
      g_autofree char *told = NULL;

      table_read (entries[i].words, &command);
      seen[command.kind] = TRUE;
      was = write_command (&command);
      told = hk_command_text (table->game, &command);
      g_assert_cmpstr (told, !=, "");
      g_assert_cmpint (hk_command_form (&command) == NULL, ==, entries[i].fixed != NULL);
      if (entries[i].fixed)
        g_assert_true (g_str_has_prefix (hk_command_fixed (&command), entries[i].fixed));
      else
        {
          g_assert_null (hk_command_fixed (&command));
          fill_and_read (table->game, &command);
        }
      now = write_command (&command);
      g_assert_cmpstr (now, ==, was);
    }
  for (guint i = 0; i < LS_N_COMMANDS; i++)
    if (!seen[i])
      g_error ("no entry for %s", ls_command_name (i));
}

/* Every member of a command can be changed somewhere, but for what makes it what it is. */
static void
test_members (void)
{
  static const struct
  {
    const char *words;
    const char *changed;
    HkWord      word;
    const char *id;
  } cases[] = {
    { "coin side=left", "coin side=right", HK_WORD_WORD, "right" },
    { "roll monster=archer-1 damage=1", "roll monster=archer-1 hero=Bruno damage=1", HK_WORD_OTHER, "Bruno" },
    { "roll monster=archer-1 hero=Ada damage=1", "roll monster=archer-1 damage=1", HK_WORD_OTHER, NULL },
    { "roll monster=archer-1 hero=Ada damage=1", "roll monster=Bruno hero=Ada damage=1", HK_WORD_ID, "Bruno" },
    { "fist hero=Ada target=archer-1", "fist hero=Bruno target=archer-1", HK_WORD_ID, "Bruno" },
    { "monster-kill monster=archer-1", "monster-kill monster=archer-2", HK_WORD_ID, "archer-2" },
    { "hero-potion hero=Ada colour=red", "hero-potion hero=Ada colour=none", HK_WORD_WORD, "none" },
    { "buy item=green kind=potion price=2", "buy item=blue kind=potion price=2", HK_WORD_WORD, "blue" },
    { "buy item=Axe kind=one-handed price=2", "buy item=Axe kind=two-handed price=2", HK_WORD_OTHER, "two-handed" },
    { "build type=gold-mine spots=C7", "build type=house spots=C7", HK_WORD_WORD, "house" },
    { "seer-mist side=west", "seer-mist side=north", HK_WORD_WORD, "north" },
    { "item-take item=item-1 hero=Ada", "item-take item=item-1 hero=Bruno", HK_WORD_OTHER, "Bruno" },
    { "item-remove item=item-1", "item-remove item=item-3", HK_WORD_ID, "item-3" },
    { "use-armor item=item-3 against=clawer-1", "use-armor item=item-3", HK_WORD_OTHER, NULL },
    { "recruit hero=Ada", "recruit hero=Bruno", HK_WORD_ID, "Bruno" },
  };
  g_autoptr (Table) table = set_table ();

  table_do (table, "monster-add type=archer at=L8");
  table_do (table, "monster-add type=archer at=M8");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      LsCommand command, wanted;
      g_autoptr (GPtrArray) choices = NULL;
      g_autofree char *now = NULL;
      g_autofree char *then = NULL;
      gboolean offered = FALSE;

      table_read (cases[i].words, &command);
      table_read (cases[i].changed, &wanted);
      choices = hk_command_choices (table->game, &command, cases[i].word);
      for (guint j = 0; j < choices->len; j++)
        offered = offered || g_strcmp0 (((HkChoice *) g_ptr_array_index (choices, j))->id, cases[i].id) == 0;
      g_assert_true (offered);
      hk_command_choose (&command, cases[i].word, cases[i].id);
      now = write_command (&command);
      then = write_command (&wanted);
      g_assert_cmpstr (now, ==, then);
    }
}

/* What is ticked: the marks of a blow, tokens, what is sold. */
static void
test_several (void)
{
  g_autoptr (Table) table = set_table ();
  g_autoptr (GPtrArray) marks = NULL;
  g_autoptr (GPtrArray) sold = NULL;
  LsCommand command;

  table_read ("roll monster=clawer-1 hero=Ada damage=1 stun=true", &command);
  marks = hk_command_several (table->game, &command);
  g_assert_cmpstr (((HkChoice *) g_ptr_array_index (marks, 2))->label, ==, "Stun");
  g_assert_true (((HkChoice *) g_ptr_array_index (marks, 2))->chosen);
  ((HkChoice *) g_ptr_array_index (marks, 2))->chosen = FALSE;
  ((HkChoice *) g_ptr_array_index (marks, 8))->chosen = TRUE;
  g_assert_true (hk_command_choose_several (&command, marks));
  g_assert_cmpint (command.marks, ==, LS_ROLL_VISION);

  table_read ("sell items=item-2 cost=3", &command);
  sold = hk_command_several (table->game, &command);
  g_assert_cmpuint (sold->len, ==, 3);
  ((HkChoice *) g_ptr_array_index (sold, 0))->chosen = FALSE;
  g_assert_false (hk_command_choose_several (&command, sold)); /* nothing at all */
  ((HkChoice *) g_ptr_array_index (sold, 2))->chosen = TRUE;
  g_assert_true (hk_command_choose_several (&command, sold));
  g_assert_cmpstr (command.word, ==, "item-3");
}

static const HkCommandForm *
form_of (const char *words)
{
  LsCommand command;

  table_read (words, &command);
  return hk_command_form (&command);
}

/* What was left to the app's dice has no switch for them. */
static void
test_flags (void)
{
  LsCommand command;

  table_read ("free-hero hero=Ada by=Bruno", &command);
  g_assert_false (hk_command_has_flag (&command));
  table_read ("free-hero hero=Ada by=Ada hit=true", &command);
  g_assert_true (hk_command_has_flag (&command));
  table_read ("item-leave item=item-1", &command);
  g_assert_true (hk_command_has_flag (&command));
  hk_command_set_flag (&command, TRUE);
  g_assert_cmpint (command.flag, ==, 1);
  g_assert_true (form_of ("place monster=clawer-1 at=C7")->facing);
}

static void
test_choices (void)
{
  g_autoptr (Table) table = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);
  g_autoptr (GPtrArray) cards = NULL;
  g_autoptr (GPtrArray) values = NULL;
  LsCommand command;

  table_read ("card slot=2 card=5B", &command);
  cards = hk_command_choices (table->game, &command, HK_WORD_WORD);
  g_assert_cmpuint (cards->len, ==, table->pack->patterns->len);

  table_read ("ruling ruling=contact value=ahead", &command);
  values = hk_command_choices (table->game, &command, HK_WORD_OTHER);
  g_assert_cmpuint (values->len, ==, 2);
  g_assert_cmpstr (((HkChoice *) g_ptr_array_index (values, 1))->label, ==, "Only what stands on the spot ahead stops it.");
  hk_command_choose (&command, HK_WORD_OTHER, "any-side");
  g_assert_cmpstr (command.other, ==, "any-side");
  g_assert_cmpstr (command.word, ==, "contact");
}

static void
test_spots (void)
{
  LsCommand command;
  g_autofree char *text = NULL;

  table_read ("place monster=clawer-1 at=C7", &command);
  g_assert_true (hk_command_read_spots (&command, " f8 "));
  g_assert_cmpuint (command.spots.at[0], ==, ls_spot_from_name ("F8"));
  g_assert_false (hk_command_read_spots (&command, ""));
  g_assert_false (hk_command_read_spots (&command, "8F"));
  g_assert_false (hk_command_read_spots (&command, "C7 C8"));
  g_assert_cmpuint (command.spots.at[0], ==, ls_spot_from_name ("F8"));

  table_read ("structure-add type=shop spots=C7,C8", &command);
  text = hk_command_write_spots (&command);
  g_assert_cmpstr (text, ==, "C7 C8");
  g_assert_true (hk_command_read_spots (&command, "D1, d2;D3"));
  g_assert_cmpuint (command.spots.n, ==, 3);

  table_read ("shoot defense=catapult-1 at=C7 hits=C8", &command);
  g_assert_true (hk_command_read_spots (&command, "C7 C8 D7"));
  table_read ("shoot defense=catapult-1 at=C7", &command); /* with the app's dice */
  g_assert_false (hk_command_read_spots (&command, "C7 C8"));
}

static void
test_misfits (void)
{
  const char *reasons[] = { "a", "b", "a", "c", "d", "e", "a", "f", "g", "h", "g" };
  g_autoptr (GPtrArray) misfits = g_ptr_array_new ();
  g_autofree char *few = NULL;
  g_autofree char *many = NULL;

  g_ptr_array_add (misfits, (char *) "there is no monster m1");
  few = hk_repair_misfits (misfits);
  g_assert_cmpstr (few, ==, "• there is no monster m1\n");
  g_ptr_array_set_size (misfits, 0);
  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    g_ptr_array_add (misfits, (char *) reasons[i]);
  many = hk_repair_misfits (misfits);
  g_assert_cmpstr (many, ==, "• a (3 times)\n• b\n• c\n• d\n• e\n• f\n… and 3 more\n");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/log/walk", test_walk);
  g_test_add_func ("/app/log/undo", test_undo);
  g_test_add_func ("/app/log/repair", test_repair);
  g_test_add_func ("/app/log/headings", test_headings);
  g_test_add_func ("/app/log/all-kinds", test_all_kinds);
  g_test_add_func ("/app/log/members", test_members);
  g_test_add_func ("/app/log/several", test_several);
  g_test_add_func ("/app/log/flags", test_flags);
  g_test_add_func ("/app/log/choices", test_choices);
  g_test_add_func ("/app/log/spots", test_spots);
  g_test_add_func ("/app/log/misfits", test_misfits);
  return g_test_run ();
}
