/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The auditor over armor and weapons: what must not be is found. */
#include "table.h"

#include <string.h>

#include "last-spell/audit.h"

/* Ada wears six cards and has 3 mana; in the attack step a Clawer strikes her for 7, in the hero phase it stands there. */
static Table *
table_at (LsStage stage)
{
  static const char *const cards[] = { "chain-armor", "drop-shield", "cloth-pants", "running-boots", "darkness-armor",
                                       "murder-armor" };
  Table *self = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);

  table_begin_quiet_night (self);
  table_do (self, "hero-at hero=Ada at=L9");
  table_do (self, "hero-at hero=Bruno at=L20");
  table_go_to (self, stage);
  table_do (self, "monster-add type=clawer at=L8");
  table_do (self, "monster-add type=archer at=D5");
  g_array_index (self->pack->types, LsMonsterType, ls_pack_find_type (self->pack, "clawer")).damage = 7;
  table_hero (self, "Ada")->hit_points = 20;
  table_do (self, "hero-mana hero=Ada mana=3");
  table_do (self, "hero-token hero=Ada token=1 spent=true");
  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    {
      table_do (self, "item-add item=%s kind=%s price=0", cards[i],
                ls_item_kind_names[ls_pack_armor (self->pack, cards[i])->kind]);
      table_do (self, "item-take item=item-%u hero=Ada by-hand=true", i + 1);
    }
  return self;
}

static void
expect_breach (GPtrArray  *breaches,
               const char *expected)
{
  gboolean found = FALSE;

  for (guint i = 0; i < breaches->len; i++)
    {
      g_test_message ("%s", (char *) g_ptr_array_index (breaches, i));
      found = found || strstr (g_ptr_array_index (breaches, i), expected);
    }
  g_assert_true (found);
}

static void
prepare (Table      *t,
         const char *words)
{
  g_auto (GStrv) all = g_strsplit (words, "; ", -1);

  for (char **one = all; *one; one++)
    table_do (t, "%s", *one);
}

/* What came before, the command that is done, and how the state after it is falsified. */
#define FALSIFY(stage, first, words, change, expected)                               \
  G_STMT_START                                                                       \
  {                                                                                  \
    g_autoptr (Table) t = table_at (stage);                                          \
    g_autoptr (GPtrArray) breaches = NULL;                                           \
    LsGame *after;                                                                   \
    LsCommand command;                                                               \
                                                                                     \
    prepare (t, first);                                                              \
    table_read (words, &command);                                                    \
    table_apply (t, &command);                                                       \
    after = t->game;                                                                 \
    change;                                                                          \
    breaches = ls_audit_transition (t->before, &command, after);                     \
    expect_breach (breaches, expected);                                              \
  }                                                                                  \
  G_STMT_END

static void
test_use (void)
{
  FALSIFY (LS_STAGE_ATTACK, "hero-armor-up hero=Ada on=true", "use-armor item=item-1", after->n_uses = 0, "against nothing");
  FALSIFY (LS_STAGE_ATTACK, "hero-armor-up hero=Ada on=true", "use-armor item=item-1", after->uses[0].against = "archer-1",
           "stops nothing");
  FALSIFY (LS_STAGE_ATTACK, "hero-armor-up hero=Ada on=true", "use-armor item=item-1", after->items[0].used = FALSE,
           "other cards turned");
  FALSIFY (LS_STAGE_ATTACK, "hero-armor-up hero=Ada on=true", "use-armor item=item-1", after->items[1].used = TRUE,
           "other cards turned");
  FALSIFY (LS_STAGE_ATTACK, "hero-armor-up hero=Ada on=true", "use-armor item=item-1", after->sheets[0].stopped = 1,
           "a sheet has changed");
  FALSIFY (LS_STAGE_ATTACK, "hero-armor-up hero=Ada on=true", "use-armor item=item-1", t->before->items[0].used = TRUE,
           "used against its rules");
  FALSIFY (LS_STAGE_HEROES, "turn hero=Ada", "use-armor item=item-4", after->sheets[0].longer = 1, "boots do nothing");
}

static void
test_restore (void)
{
  const char *turned = "item-used item=item-1 used=true";

  FALSIFY (LS_STAGE_HEROES, turned, "restore-armor item=item-1", after->heroes[0].mana++, "other mana paid");
  FALSIFY (LS_STAGE_HEROES, turned, "restore-armor item=item-1", after->sheets[0].spent |= 2, "other tokens paid");
  FALSIFY (LS_STAGE_HEROES, turned, "restore-armor item=item-1", after->items[0].used = TRUE, "other cards turned");
}

/* What cards stop, and what they give when the attack has fallen. */
static void
test_fallen (void)
{
  const char *used = "use-armor item=item-3 against=clawer-1; use-armor item=item-2 against=clawer-1";
  const char *dark = "use-armor item=item-5 against=clawer-1 pay=true";

  FALSIFY (LS_STAGE_ATTACK, used, "next", after->heroes[0].wounds++, "wounds after the attack");
  FALSIFY (LS_STAGE_ATTACK, used, "next", after->heroes[0].mana--, "mana after the attack");
  FALSIFY (LS_STAGE_ATTACK, used, "next", after->items[2].used = FALSE, "is turned wrongly");
  FALSIFY (LS_STAGE_ATTACK, used, "next", after->items[0].used = TRUE, "is turned wrongly");
  FALSIFY (LS_STAGE_ATTACK, used, "next", after->n_uses = 1, "has fallen");
  FALSIFY (LS_STAGE_ATTACK, dark, "next", after->heroes[0].wounds--, "wounds after the attack");
}

/* A catapult's shot on Ada waits; the end of the hero phase places it. */
static void
test_waiting (void)
{
  const char *shot = "structure-add type=catapult spots=M12; shoot defense=catapult-1 at=L8 hits=; use-armor item=item-2";

  FALSIFY (LS_STAGE_HEROES, shot, "end-hero-phase", after->heroes[0].wounds++, "wounds after the attack");
  FALSIFY (LS_STAGE_HEROES, shot, "end-hero-phase", after->heroes[0].mana--, "mana after the attack");
}

static void
test_weapons (void)
{
  const char *words = "roll monster=archer-1 hero=Ada damage=0";

  FALSIFY (LS_STAGE_HEROES, "turn hero=Bruno", words, after->struck = FALSE, "wrongly noted");
  FALSIFY (LS_STAGE_HEROES, "turn hero=Bruno", words, after->turn = 2, "somebody else's turn");
  FALSIFY (LS_STAGE_HEROES, "turn hero=Bruno", words, after->sheets[0].spent = 0, "movement tokens back");
  FALSIFY (LS_STAGE_HEROES, "turn hero=Bruno", words, after->items[1].used = TRUE, "wrongly turned");
  FALSIFY (LS_STAGE_HEROES, "turn hero=Ada", words, t->before->struck = TRUE, "a second attack");
  FALSIFY (LS_STAGE_HEROES, "turn hero=Bruno", "roll monster=Bruno hero=Ada damage=2", after->sheets[1].due = 1,
           "a hero not what the rules say");
  FALSIFY (LS_STAGE_HEROES, "turn hero=Bruno", "roll monster=archer-1 damage=0", after->turn = 1, "somebody's turn");
}

/* Until the dice miss: what they show is the game's own chance. */
static void
test_rerolls (void)
{
  g_autoptr (Table) t = table_at (LS_STAGE_HEROES);
  LsCommand again;

  table_load_dice (t, LS_DIE_BLUE, LS_FACE_MISS, LS_FACE_HIT);
  table_do (t, "roll monster=archer-1 hero=Ada damage=1 magic=true");
  table_load_dice (t, LS_DIE_BLUE, LS_FACE_MISS, LS_FACE_HIT);
  table_read ("reroll monster=archer-1 mana=true", &again);
  table_apply (t, &again);

#define FALSE_STEP(change, back, expected)                                                       \
  G_STMT_START                                                                                   \
  {                                                                                              \
    g_autoptr (GPtrArray) breaches = NULL;                                                       \
                                                                                                 \
    change;                                                                                      \
    breaches = ls_audit_transition (t->before, &again, t->game);                                 \
    expect_breach (breaches, expected);                                                          \
    back;                                                                                        \
  }                                                                                              \
  G_STMT_END

  FALSE_STEP (t->game->heroes[0].mana++, t->game->heroes[0].mana--, "a hero not what the rules say");
  FALSE_STEP (t->before->attack.rerolls = 4, t->before->attack.rerolls = 0, "too many rerolls");
  FALSE_STEP (t->before->attack.paid = 1, t->before->attack.paid = 0, "mana for nothing");
  FALSE_STEP (t->before->attack.targets[0].missed = 0, t->before->attack.targets[0].missed = 1, "not missed");
  FALSE_STEP (automa_random_next (&t->game->random), (void) 0, "another chance");
}

static void
test_states (void)
{
  g_autoptr (Table) t = table_at (LS_STAGE_ATTACK);
  g_autoptr (GPtrArray) taken = NULL;
  g_autoptr (GPtrArray) more = NULL;

  table_do (t, "use-armor item=item-1");
  t->game->items[0].holder = 1;
  taken = ls_audit_state (t->game);
  expect_breach (taken, "a card turned that is not worn");
  t->game->n_blows = 1;
  t->game->blows[0].damage = 1;
  more = ls_audit_state (t->game);
  expect_breach (more, "more damage waits than is due");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/audit-heroes/use", test_use);
  g_test_add_func ("/audit-heroes/restore", test_restore);
  g_test_add_func ("/audit-heroes/fallen", test_fallen);
  g_test_add_func ("/audit-heroes/waiting", test_waiting);
  g_test_add_func ("/audit-heroes/weapons", test_weapons);
  g_test_add_func ("/audit-heroes/rerolls", test_rerolls);
  g_test_add_func ("/audit-heroes/states", test_states);

  return g_test_run ();
}
