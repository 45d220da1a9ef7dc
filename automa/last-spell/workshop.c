/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workshop.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "workshop-private.h"

static void
record_free (gpointer data)
{
  LsRecord *self = data;

  g_free (self->key);
  g_free (self->name);
  g_clear_pointer (&self->shipped, json_node_unref);
  g_clear_pointer (&self->current, json_node_unref);
  g_free (self);
}

void
ls_workshop_free (LsWorkshop *self)
{
  for (guint i = 0; i < LS_N_KINDS; i++)
    {
      g_ptr_array_unref (self->shipped[i]);
      g_ptr_array_unref (self->records[i]);
    }
  g_clear_pointer (&self->pack, ls_pack_free);
  g_clear_pointer (&self->overlay, automa_overlay_unref);
  g_object_unref (self->folder);
  g_object_unref (self->overlay_folder);
  g_free (self);
}

/* --- The records --- */

static LsRecord *
new_record (LsKind    kind,
            JsonNode *shipped,
            JsonNode *own)
{
  LsRecord *self = g_new0 (LsRecord, 1);
  const char *against = own ? automa_record_shipped (own) : NULL;

  self->kind = kind;
  self->key = automa_record_key (own ? own : shipped, &ls_kinds[kind]);
  self->name = ls_kind_record_name (kind, own ? own : shipped);
  self->shipped = shipped ? json_node_ref (shipped) : NULL;
  self->current = own ? automa_record_plain (own) : json_node_ref (shipped);
  self->provenance = automa_record_provenance (self->current);
  self->source = automa_record_source (self->current);
  self->own = own != NULL;
  self->corrected = own && !automa_record_same (own, shipped);
  if (self->corrected && against && shipped)
    {
      g_autofree char *now = automa_record_digest (shipped);

      self->outdated = strcmp (now, against) != 0;
    }
  return self;
}

/* A figure is called like its monster. */
static void
name_figure (LsWorkshop *self,
             LsRecord   *record)
{
  const LsRecord *monster
    = record->kind == LS_KIND_FIGURES ? ls_workshop_find (self, LS_KIND_MONSTERS, record->key) : NULL;

  if (!monster)
    return;
  g_free (record->name);
  record->name = g_strdup (monster->name);
}

static void
list_records (LsWorkshop *self,
              LsKind      kind)
{
  const AutomaRecordKind *what = &ls_kinds[kind];
  g_autoptr (GPtrArray) own = automa_overlay_records (self->overlay, what);
  GPtrArray *shipped = self->shipped[kind];

  g_ptr_array_set_size (self->records[kind], 0);
  for (guint i = 0; i < shipped->len; i++)
    {
      JsonNode *record = g_ptr_array_index (shipped, i);
      g_autofree char *key = automa_record_key (record, what);

      g_ptr_array_add (self->records[kind], new_record (kind, record, automa_overlay_find (self->overlay, what, key)));
    }
  for (guint i = 0; i < own->len; i++)
    {
      g_autofree char *key = automa_record_key (g_ptr_array_index (own, i), what);

      if (key && !ls_workshop_find (self, kind, key))
        g_ptr_array_add (self->records[kind], new_record (kind, NULL, g_ptr_array_index (own, i)));
    }
  for (guint i = 0; i < self->records[kind]->len; i++)
    name_figure (self, g_ptr_array_index (self->records[kind], i));
}

guint
ls_workshop_count (LsWorkshop *self,
                   LsKind      kind)
{
  return self->records[kind]->len;
}

const LsRecord *
ls_workshop_get (LsWorkshop *self,
                 LsKind      kind,
                 guint       i)
{
  return g_ptr_array_index (self->records[kind], i);
}

const LsRecord *
ls_workshop_find (LsWorkshop *self,
                  LsKind      kind,
                  const char *key)
{
  for (guint i = 0; i < self->records[kind]->len; i++)
    if (g_strcmp0 (ls_workshop_get (self, kind, i)->key, key) == 0)
      return ls_workshop_get (self, kind, i);
  return NULL;
}

/* --- Opening --- */

/* The shipped records of a kind; that they are in order is a matter of whoever loads the pack. */
static GPtrArray *
load_shipped (GFile                  *folder,
              const AutomaRecordKind *kind,
              AutomaProblems         *problems)
{
  g_autoptr (AutomaOverlay) shipped = automa_overlay_load (folder, kind, 1, problems);

  return automa_overlay_records (shipped, kind);
}

LsWorkshop *
ls_workshop_new (GFile          *folder,
                 GFile          *overlay,
                 AutomaProblems *problems)
{
  LsWorkshop *self = g_new0 (LsWorkshop, 1);
  guint before = automa_problems_count (problems);

  self->folder = folder ? g_object_ref (folder) : ls_pack_folder ();
  self->overlay_folder = overlay ? g_object_ref (overlay) : ls_pack_user_folder ();
  self->overlay = automa_overlay_load (self->overlay_folder, ls_kinds, LS_N_KINDS, problems);
  self->pack = ls_pack_read (self->folder, self->overlay, problems);
  self->sound = automa_problems_count (problems) == before;
  if (!self->sound)
    g_clear_pointer (&self->pack, ls_pack_free);
  for (LsKind kind = 0; kind < LS_N_KINDS; kind++)
    {
      self->shipped[kind] = load_shipped (self->folder, &ls_kinds[kind], problems);
      self->records[kind] = g_ptr_array_new_with_free_func (record_free);
      list_records (self, kind);
    }
  return self;
}

gboolean
ls_workshop_is_sound (LsWorkshop *self)
{
  return self->sound;
}

LsPack *
ls_workshop_pack (LsWorkshop *self)
{
  if (!self->pack)
    self->pack = ls_pack_shipped ();
  return self->pack;
}

/* --- Changing --- */

/* The whole pack with these corrections, by the strict readers; NULL with what does not fit. */
LsPack *
ls_workshop_try (LsWorkshop     *self,
                 AutomaOverlay  *overlay,
                 AutomaProblems *problems)
{
  g_autoptr (LsPack) pack = ls_pack_read (self->folder, overlay, problems);

  if (pack && automa_overlay_size (overlay) > AUTOMA_OVERLAY_MAX_BYTES)
    {
      automa_problems_add (problems, NULL, _("too many corrections: expected at most %d KiB"),
                           AUTOMA_OVERLAY_MAX_BYTES >> 10);
      return NULL;
    }
  return g_steal_pointer (&pack);
}

/* How much is wrong with the pack and these corrections. */
static guint
count_problems (LsWorkshop    *self,
                AutomaOverlay *overlay)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("");
  g_autoptr (LsPack) pack G_GNUC_UNUSED = ls_pack_read (self->folder, overlay, problems);

  return automa_problems_count (problems);
}

/* The corrections are these from now on: on disk first. The pack is theirs; NULL: they do not fit. */
static gboolean
put (LsWorkshop     *self,
     AutomaOverlay  *overlay,
     LsPack         *pack,
     AutomaProblems *problems)
{
  g_autoptr (GError) error = NULL;

  if (!automa_overlay_write (overlay, self->overlay, self->overlay_folder, &error))
    {
      automa_problems_add (problems, NULL, "%s", error->message);
      return FALSE;
    }
  automa_overlay_unref (self->overlay);
  self->overlay = automa_overlay_ref (overlay);
  g_clear_pointer (&self->pack, ls_pack_free);
  self->pack = pack ? ls_pack_ref (pack) : NULL;
  self->sound = pack != NULL;
  for (LsKind kind = 0; kind < LS_N_KINDS; kind++)
    list_records (self, kind);
  return TRUE;
}

gboolean
ls_workshop_take (LsWorkshop     *self,
                  AutomaOverlay  *overlay,
                  AutomaProblems *problems)
{
  g_autoptr (LsPack) pack = ls_workshop_try (self, overlay, problems);

  return pack && put (self, overlay, pack, problems);
}

/* The corrections with this record among them, as the table's; NULL with a problem if it cannot be one. */
AutomaOverlay *
ls_workshop_add (LsWorkshop     *self,
                 AutomaOverlay  *overlay,
                 LsKind          kind,
                 JsonNode       *record,
                 AutomaProblems *problems)
{
  const AutomaRecordKind *what = &ls_kinds[kind];
  g_autofree char *key = automa_record_key (record, what);
  const LsRecord *known = key ? ls_workshop_find (self, kind, key) : NULL;
  g_autoptr (JsonNode) made = NULL;

  if (!key)
    automa_problems_add (problems, what->key, _("missing"));
  else if (!what->list && !automa_record_key_is_safe (key))
    automa_problems_add (problems, what->key, _("expected lower-case letters, digits and hyphens, at most 64"));
  else if (what->list && automa_overlay_is_broken (overlay, what->file))
    automa_problems_add (problems, what->file, _("your corrections in this file cannot be read; move it away first"));
  else
    {
      made = automa_record_made (record, known ? known->shipped : NULL);
      return automa_overlay_with_record (overlay, what, made);
    }
  return NULL;
}

gboolean
ls_workshop_check (LsWorkshop     *self,
                   LsKind          kind,
                   JsonNode       *record,
                   AutomaProblems *problems)
{
  g_autoptr (AutomaOverlay) overlay = ls_workshop_add (self, self->overlay, kind, record, problems);
  g_autoptr (LsPack) pack = overlay ? ls_workshop_try (self, overlay, problems) : NULL;

  return pack != NULL;
}

gboolean
ls_workshop_set (LsWorkshop     *self,
                 LsKind          kind,
                 JsonNode       *record,
                 AutomaProblems *problems)
{
  g_autoptr (AutomaOverlay) overlay = ls_workshop_add (self, self->overlay, kind, record, problems);

  return overlay && ls_workshop_take (self, overlay, problems);
}

static const LsRecord *
need_record (LsWorkshop     *self,
             LsKind          kind,
             const char     *key,
             AutomaProblems *problems)
{
  const LsRecord *record = ls_workshop_find (self, kind, key);

  if (!record)
    automa_problems_add (problems, ls_kinds[kind].file, _("there is no record \"%s\""), key);
  return record;
}

gboolean
ls_workshop_confirm (LsWorkshop     *self,
                     LsKind          kind,
                     const char     *key,
                     AutomaProblems *problems)
{
  const LsRecord *record = need_record (self, kind, key, problems);

  return record && ls_workshop_set (self, kind, record->current, problems);
}

gboolean
ls_workshop_reset (LsWorkshop     *self,
                   LsKind          kind,
                   const char     *key,
                   AutomaProblems *problems)
{
  const LsRecord *record = need_record (self, kind, key, problems);
  g_autoptr (AutomaOverlay) overlay = NULL;

  if (!record)
    return FALSE;
  if (!record->own)
    return TRUE;
  overlay = automa_overlay_without_record (self->overlay, &ls_kinds[kind], key);
  /* of several records that do not fit one after the other can go */
  if (!self->sound && count_problems (self, overlay) > 0
      && count_problems (self, overlay) < count_problems (self, self->overlay))
    return put (self, overlay, NULL, problems);
  return ls_workshop_take (self, overlay, problems);
}
