/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was done, undone, repaired and done again, with a state that is a sum and commands that add to it. */
#include <glib.h>

#include "core/history.h"

#define MOST 50 /* a sum is between 0 and this: what leads out of it does not fit */

static gboolean
add (gconstpointer before,
     gconstpointer command,
     gpointer      after,
     gpointer      script G_GNUC_UNUSED,
     GError      **error)
{
  int sum = *(const int *) before + *(const int *) command;

  *(int *) after = sum;
  if (sum >= 0 && sum <= MOST)
    return TRUE;
  g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL, "%d", sum);
  return FALSE;
}

static AutomaHistory *
new_history (const char *commands)
{
  AutomaHistory *self = automa_history_new (sizeof (int), sizeof (int), add, &(int){ 0 });
  g_auto (GStrv) words = g_strsplit (commands, " ", -1);

  for (guint i = 0; words[i]; i++)
    {
      int command = atoi (words[i]);

      g_assert_true (automa_history_do (self, &command, NULL, NULL, NULL, NULL));
    }
  return self;
}

/* The commands in force, and their sum. */
static char *
tell (AutomaHistory *self)
{
  GString *text = g_string_new (NULL);
  int sum = 0;

  for (guint i = 0; i < automa_history_length (self); i++)
    {
      int command = *(const int *) automa_history_command (self, i);

      g_string_append_printf (text, "%d ", command);
      sum += command;
    }
  g_assert_cmpint (*(const int *) automa_history_state (self), ==, sum);
  g_string_append_printf (text, "= %d", sum);
  return g_string_free (text, FALSE);
}

static void
expect (AutomaHistory *self,
        const char    *expected)
{
  g_autofree char *text = tell (self);

  g_assert_cmpstr (text, ==, expected);
}

/* As whoever writes it down does: repairs first. */
static gboolean
undo (AutomaHistory *self)
{
  gboolean can = automa_history_can_undo (self);
  gboolean done = automa_history_undo_repair (self) || automa_history_undo (self);

  g_assert_cmpint (done, ==, can);
  return done;
}

static gboolean
redo (AutomaHistory *self)
{
  gboolean can = automa_history_can_redo (self);
  gboolean done = automa_history_redo_repair (self) || automa_history_redo (self);

  g_assert_cmpint (done, ==, can);
  return done;
}

/* 0 strikes it out. How many were dropped. */
static guint
repair (AutomaHistory *self,
        guint          i,
        int            command)
{
  g_autoptr (GArray) misfits = g_array_new (FALSE, FALSE, sizeof (AutomaMisfit));
  guint n;

  g_assert_true (automa_history_repair (self, i, command ? &command : NULL, TRUE, misfits, NULL, NULL, NULL));
  n = misfits->len;
  for (guint j = 0; j < n; j++)
    g_free (g_array_index (misfits, AutomaMisfit, j).reason);
  return n;
}

static void
act (AutomaHistory *self,
     int            command)
{
  g_assert_true (automa_history_do (self, &command, NULL, NULL, NULL, NULL));
}

/* --- One repair --- */

static void
test_undo_repair (void)
{
  g_autoptr (AutomaHistory) self = new_history ("1 2 3 4");

  repair (self, 1, 20);
  expect (self, "1 20 3 4 = 28");
  g_assert_true (undo (self));
  expect (self, "1 2 3 4 = 10");
  g_assert_true (redo (self));
  expect (self, "1 20 3 4 = 28");
  g_assert_false (redo (self));
  undo (self);
  for (guint i = 0; i < 4; i++)
    g_assert_true (undo (self));
  g_assert_false (undo (self));
  for (guint i = 0; i < 5; i++)
    g_assert_true (redo (self));
  expect (self, "1 20 3 4 = 28");
}

/* What was dropped comes back, and what had been undone before. */
static void
test_dropped (void)
{
  g_autoptr (AutomaHistory) self = new_history ("30 10 -35 2 3");

  undo (self);
  g_assert_cmpuint (repair (self, 0, 0), ==, 1);
  expect (self, "10 2 = 12");
  undo (self);
  expect (self, "30 10 -35 2 = 7");
}

/* All that a repair has left can be nothing. */
static void
test_dropped_all (void)
{
  g_autoptr (AutomaHistory) self = new_history ("30 -20");

  g_assert_cmpuint (repair (self, 0, 0), ==, 1);
  expect (self, "= 0");
  g_assert_true (automa_history_can_undo (self));
  g_assert_true (undo (self));
  expect (self, "30 -20 = 10");
}

/* Steps after it are undone before it. */
static void
test_steps_after (void)
{
  g_autoptr (AutomaHistory) self = new_history ("1 2");

  repair (self, 0, 5);
  act (self, 3);
  g_assert_false (automa_history_undo_repair (self));
  undo (self);
  undo (self);
  expect (self, "1 2 = 3");
  redo (self);
  redo (self);
  expect (self, "5 2 3 = 10");
}

/* Whoever goes another way than the one that was undone has left that behind. */
static void
test_other_way (void)
{
  g_autoptr (AutomaHistory) self = new_history ("1 2");

  repair (self, 0, 5);
  undo (self);
  act (self, 7);
  g_assert_false (redo (self));
  expect (self, "1 2 7 = 10");
  repair (self, 0, 4);
  undo (self);
  repair (self, 1, 3);
  g_assert_false (redo (self));
  undo (self);
  expect (self, "1 2 7 = 10");
}

/* --- Several --- */

static void
test_nested (void)
{
  g_autoptr (AutomaHistory) self = new_history ("1 2 3");

  repair (self, 2, 9);
  repair (self, 0, 7);
  repair (self, 1, 0);
  expect (self, "7 9 = 16");
  undo (self);
  expect (self, "7 2 9 = 18");
  undo (self);
  expect (self, "1 2 9 = 12");
  undo (self);
  expect (self, "1 2 3 = 6");
  while (redo (self))
    ;
  expect (self, "7 9 = 16");
}

/* Back over it by steps alone, as older journals do: it cannot be undone any more. */
static void
test_stepped_over (void)
{
  g_autoptr (AutomaHistory) self = new_history ("1 2 3");

  repair (self, 0, 6);
  repair (self, 1, 5);
  automa_history_undo (self);
  expect (self, "6 5 = 11");
  g_assert_false (automa_history_undo_repair (self));
  automa_history_redo (self);
  g_assert_false (automa_history_undo_repair (self));
}

/* No journal from outside fills the memory with pasts. */
static void
test_most (void)
{
  g_autoptr (AutomaHistory) self = new_history ("1 2 3");
  guint n = 0;

  for (int i = 0; i < 20; i++)
    repair (self, 0, i + 1);
  while (automa_history_undo_repair (self))
    n++;
  g_assert_cmpuint (n, ==, 8);
  expect (self, "12 2 3 = 17");
}

static gboolean
refuse_cb (gpointer data G_GNUC_UNUSED,
           GError **error)
{
  g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_NOSPC, "no space");
  return FALSE;
}

/* What could not be written down has never been, and what could be done again still can. */
static void
test_not_kept (void)
{
  g_autoptr (AutomaHistory) self = new_history ("1 2 3 4");
  g_autoptr (GArray) misfits = g_array_new (FALSE, FALSE, sizeof (AutomaMisfit));
  g_autoptr (GError) error = NULL;

  undo (self);
  repair (self, 0, 6);
  undo (self);
  g_assert_false (automa_history_do (self, &(int){ 5 }, NULL, refuse_cb, NULL, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOSPC);
  g_clear_error (&error);
  g_assert_false (automa_history_repair (self, 1, &(int){ 5 }, TRUE, misfits, refuse_cb, NULL, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOSPC);
  expect (self, "1 2 3 = 6");
  g_assert_true (redo (self));
  expect (self, "6 2 3 = 11");
  undo (self);
  automa_history_redo (self); /* the fourth, which was undone before all of it */
  expect (self, "1 2 3 4 = 10");
}

/* A command that was not written is none that could be done again. */
static void
test_not_kept_last (void)
{
  g_autoptr (AutomaHistory) self = new_history ("1 2");

  g_assert_false (automa_history_do (self, &(int){ 5 }, NULL, refuse_cb, NULL, NULL));
  g_assert_false (automa_history_can_redo (self));
  expect (self, "1 2 = 3");
}

/* --- Against a plain list of all that has been --- */

typedef struct
{
  GPtrArray *been;    /* how it was told before each step, whatever kind of step */
  GPtrArray *repairs; /* of each of them: whether it was one */
  GPtrArray *undone;
} Plain;

static guint
count_repairs (const Plain *self)
{
  guint n = 0;

  for (guint i = 0; i < self->repairs->len; i++)
    n += g_ptr_array_index (self->repairs, i) ? 1 : 0;
  return n;
}

static void
step_random (AutomaHistory *history,
             Plain         *plain)
{
  guint length = automa_history_length (history);
  g_autofree char *before = tell (history);
  gboolean repairs = length > 0 && g_test_rand_int_range (0, 4) == 0 && count_repairs (plain) < 8;
  int command = g_test_rand_int_range (-9, 10);
  gboolean done;

  if (repairs)
    {
      g_autoptr (GArray) misfits = g_array_new (FALSE, FALSE, sizeof (AutomaMisfit));

      done = automa_history_repair (history, (guint) g_test_rand_int_range (0, (int) length), command ? &command : NULL, TRUE,
                                    misfits, NULL, NULL, NULL);
      for (guint j = 0; j < misfits->len; j++)
        g_free (g_array_index (misfits, AutomaMisfit, j).reason);
    }
  else
    done = automa_history_do (history, &command, NULL, NULL, NULL, NULL);
  if (!done)
    {
      expect (history, before);
      return;
    }
  g_ptr_array_add (plain->been, g_steal_pointer (&before));
  g_ptr_array_add (plain->repairs, GINT_TO_POINTER (repairs));
  g_ptr_array_set_size (plain->undone, 0);
}

static void
go_back (AutomaHistory *history,
         Plain         *plain)
{
  g_autofree char *now = tell (history);
  g_autofree char *before = NULL;

  g_assert_cmpint (undo (history), ==, plain->been->len > 0);
  if (plain->been->len == 0)
    return;
  before = g_ptr_array_steal_index (plain->been, plain->been->len - 1);
  expect (history, before);
  g_ptr_array_add (plain->undone, g_strdup_printf ("%s%s",
                                                   g_ptr_array_index (plain->repairs, plain->repairs->len - 1) ? "!" : "", now));
  g_ptr_array_set_size (plain->repairs, (int) plain->been->len);
}

static void
go_on (AutomaHistory *history,
       Plain         *plain)
{
  g_autofree char *before = tell (history);
  g_autofree char *after = NULL;
  gboolean repairs;

  g_assert_cmpint (redo (history), ==, plain->undone->len > 0);
  if (plain->undone->len == 0)
    return;
  after = g_ptr_array_steal_index (plain->undone, plain->undone->len - 1);
  repairs = after[0] == '!';
  expect (history, after + (repairs ? 1 : 0));
  g_ptr_array_add (plain->been, g_steal_pointer (&before));
  g_ptr_array_add (plain->repairs, GINT_TO_POINTER (repairs));
}

static void
test_random (void)
{
  g_autoptr (AutomaHistory) history = new_history ("1");
  Plain plain = { g_ptr_array_new_with_free_func (g_free), g_ptr_array_new (), g_ptr_array_new_with_free_func (g_free) };

  g_ptr_array_add (plain.been, g_strdup ("= 0"));
  g_ptr_array_add (plain.repairs, NULL);
  for (guint i = 0; i < 4000; i++)
    switch (g_test_rand_int_range (0, 5))
      {
      case 0:
      case 1:
        go_back (history, &plain);
        break;
      case 2:
        go_on (history, &plain);
        break;
      default:
        step_random (history, &plain);
      }
  g_ptr_array_unref (plain.been);
  g_ptr_array_unref (plain.repairs);
  g_ptr_array_unref (plain.undone);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/history/undo-repair", test_undo_repair);
  g_test_add_func ("/history/dropped", test_dropped);
  g_test_add_func ("/history/dropped-all", test_dropped_all);
  g_test_add_func ("/history/steps-after", test_steps_after);
  g_test_add_func ("/history/other-way", test_other_way);
  g_test_add_func ("/history/nested", test_nested);
  g_test_add_func ("/history/stepped-over", test_stepped_over);
  g_test_add_func ("/history/most", test_most);
  g_test_add_func ("/history/not-kept", test_not_kept);
  g_test_add_func ("/history/not-kept-last", test_not_kept_last);
  g_test_add_func ("/history/random", test_random);
  return g_test_run ();
}
