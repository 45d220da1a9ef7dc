/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workshop.h"

#define MOST_UNDO 200

struct _HkWorkshop
{
  GObject     parent_instance;

  /* owned */
  LsWorkshop *records;
  GPtrArray  *undo; /* Change: what to go back to, the last one at the end */
  char       *fault;
};

G_DEFINE_FINAL_TYPE (HkWorkshop, hk_workshop, G_TYPE_OBJECT)

enum { CHANGED, REFUSED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* --- Undo --- */

/* A record as it was: the players' own, or NULL for what is shipped. */
typedef struct
{
  LsKind    kind;
  char     *key;
  JsonNode *own;
} Before;

typedef struct
{
  GArray *befores; /* all of one change */
} Change;

static void
before_clear (gpointer data)
{
  Before *self = data;

  g_free (self->key);
  g_clear_pointer (&self->own, json_node_unref);
}

static void
change_free (gpointer data)
{
  Change *self = data;

  g_array_unref (self->befores);
  g_free (self);
}

static Change *
change_new (void)
{
  Change *self = g_new (Change, 1);

  self->befores = g_array_new (FALSE, FALSE, sizeof (Before));
  g_array_set_clear_func (self->befores, before_clear);
  return self;
}

static void
remember (HkWorkshop *self,
          Change     *change,
          LsKind      kind,
          const char *key)
{
  const LsRecord *record = ls_workshop_find (self->records, kind, key);
  Before before = { kind, g_strdup (key), record && record->own ? json_node_ref (record->current) : NULL };

  g_array_append_val (change->befores, before);
}

static gboolean
go_back (HkWorkshop     *self,
         const Change   *change,
         AutomaProblems *problems)
{
  for (guint i = change->befores->len; i > 0; i--)
    {
      const Before *before = &g_array_index (change->befores, Before, i - 1);

      if (before->own ? !ls_workshop_set (self->records, before->kind, before->own, problems)
                      : !ls_workshop_reset (self->records, before->kind, before->key, problems))
        return FALSE;
    }
  return TRUE;
}

/* --- Changes --- */

/* Takes the change. A refusal is told, not swallowed. */
static gboolean
finish (HkWorkshop           *self,
        Change               *change,
        gboolean              done,
        const AutomaProblems *problems)
{
  if (!done)
    {
      change_free (change);
      if (problems)
        g_signal_emit (self, signals[REFUSED], 0, automa_problems_get (problems, 0));
      return FALSE;
    }
  g_ptr_array_add (self->undo, change);
  if (self->undo->len > MOST_UNDO)
    g_ptr_array_remove_index (self->undo, 0);
  g_clear_pointer (&self->fault, g_free);
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

gboolean
hk_workshop_confirm (HkWorkshop *self,
                     LsKind      kind,
                     const char *key)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("last-spell");
  Change *change = change_new ();

  remember (self, change, kind, key);
  return finish (self, change, ls_workshop_confirm (self->records, kind, key, problems), problems);
}

gboolean
hk_workshop_set (HkWorkshop     *self,
                 LsKind          kind,
                 JsonNode       *record,
                 AutomaProblems *problems)
{
  g_autoptr (AutomaProblems) here = automa_problems_new ("last-spell");
  g_autofree char *key = automa_record_key (record, &ls_kinds[kind]);
  Change *change = change_new ();

  remember (self, change, kind, key);
  return finish (self, change, ls_workshop_set (self->records, kind, record, problems ? problems : here),
                 problems ? NULL : here);
}

gboolean
hk_workshop_reset (HkWorkshop *self,
                   LsKind      kind,
                   const char *key)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("last-spell");
  Change *change = change_new ();

  remember (self, change, kind, key);
  return finish (self, change, ls_workshop_reset (self->records, kind, key, problems), problems);
}

/* The records that are marked, all of them or none; one step for undo. */
gboolean
hk_workshop_import (HkWorkshop     *self,
                    const LsImport *import)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("last-spell");
  Change *change = change_new ();

  for (guint i = 0; i < import->records->len; i++)
    {
      const LsImportRecord *record = g_ptr_array_index (import->records, i);

      if (record->take)
        remember (self, change, record->kind, record->key);
    }
  return finish (self, change, ls_workshop_import (self->records, import, problems), problems);
}

gboolean
hk_workshop_can_undo (HkWorkshop *self)
{
  return self->undo->len > 0;
}

gboolean
hk_workshop_undo (HkWorkshop *self)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("last-spell");
  gboolean done;

  if (self->undo->len == 0)
    return FALSE;
  done = go_back (self, g_ptr_array_index (self->undo, self->undo->len - 1), problems);
  if (done)
    g_ptr_array_remove_index (self->undo, self->undo->len - 1);
  else
    g_signal_emit (self, signals[REFUSED], 0, automa_problems_get (problems, 0));
  g_signal_emit (self, signals[CHANGED], 0);
  return done;
}

/* --- The object --- */

static void
hk_workshop_finalize (GObject *object)
{
  HkWorkshop *self = HK_WORKSHOP (object);

  g_clear_pointer (&self->records, ls_workshop_free);
  g_clear_pointer (&self->undo, g_ptr_array_unref);
  g_clear_pointer (&self->fault, g_free);
  G_OBJECT_CLASS (hk_workshop_parent_class)->finalize (object);
}

static void
hk_workshop_class_init (HkWorkshopClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_workshop_finalize;
  signals[CHANGED] = g_signal_new ("changed", HK_TYPE_WORKSHOP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[REFUSED] = g_signal_new ("refused", HK_TYPE_WORKSHOP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                   G_TYPE_STRING);
}

static void
hk_workshop_init (HkWorkshop *self)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("last-spell");

  self->records = ls_workshop_new (NULL, NULL, problems);
  self->undo = g_ptr_array_new_with_free_func (change_free);
  self->fault = g_strdup (automa_problems_get (problems, 0));
}

HkWorkshop *
hk_workshop_new (void)
{
  return g_object_new (HK_TYPE_WORKSHOP, NULL);
}

LsWorkshop *
hk_workshop_look (HkWorkshop *self)
{
  return self->records;
}

char *
hk_workshop_get_fault (HkWorkshop *self)
{
  return g_strdup (self->fault);
}
