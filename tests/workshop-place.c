/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workshop-place.h"

#include <string.h>

#include "last-spell/board-json.h"

static void
open_workshop (Place *self)
{
  g_autoptr (GFile) overlay = g_file_new_for_path (self->overlay);
  g_autoptr (GFile) pack = self->pack ? g_file_new_for_path (self->pack) : NULL;
  g_autoptr (AutomaProblems) problems = automa_problems_new ("corrections"); /* whoever wants them opens it alone */

  self->workshop = ls_workshop_new (pack, overlay, problems);
}

void
place_set_up (Place        *self,
              gconstpointer data G_GNUC_UNUSED)
{
  self->folder = g_dir_make_tmp ("workshop-XXXXXX", NULL);
  self->overlay = g_build_filename (self->folder, "corrections", NULL);
  self->problems = automa_problems_new ("corrections");
  open_workshop (self);
  g_assert_true (ls_workshop_is_sound (self->workshop));
}

static void
run (const char *command,
     const char *what,
     const char *where)
{
  const char *const argv[] = { command, "-r", what, where, NULL };
  int status = -1;

  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, &status, NULL));
  g_assert_true (g_spawn_check_wait_status (status, NULL));
}

void
place_tear_down (Place        *self,
                 gconstpointer data G_GNUC_UNUSED)
{
  ls_workshop_free (self->workshop);
  automa_problems_free (self->problems);
  run ("rm", self->folder, NULL);
  g_free (self->pack);
  g_free (self->overlay);
  g_free (self->folder);
}

void
place_reopen (Place *self)
{
  g_clear_pointer (&self->workshop, ls_workshop_free);
  open_workshop (self);
}

void
place_copy_shipped (Place *self)
{
  g_autofree char *shipped = g_test_build_filename (G_TEST_DIST, "..", "data", "last-spell", NULL);

  self->pack = g_build_filename (self->folder, "pack", NULL);
  run ("cp", shipped, self->pack);
  place_reopen (self);
}

void
place_update (Place      *self,
              const char *file,
              const char *part,
              const char *replacement)
{
  g_autofree char *path = g_build_filename (self->pack, file, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GString) changed = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, part));
  changed = g_string_new (text);
  g_string_replace (changed, part, replacement, 1);
  g_assert_true (g_file_set_contents (path, changed->str, -1, NULL));
}

const LsRecord *
place_find (Place      *self,
            LsKind      kind,
            const char *key)
{
  const LsRecord *record = ls_workshop_find (self->workshop, kind, key);

  g_assert_nonnull (record);
  return record;
}

const LsMonsterType *
place_type (Place      *self,
            const char *id)
{
  const LsPack *pack = ls_workshop_pack (self->workshop);

  return &g_array_index (pack->types, LsMonsterType, ls_pack_find_type (pack, id));
}

LsBoard *
place_board (Place      *self,
             const char *id)
{
  AutomaPlace place;

  automa_place_root (&place, place_find (self, LS_KIND_BOARDS, id)->current, self->problems);
  return ls_board_read (&place);
}

JsonNode *
place_edited (Place      *self,
              LsKind      kind,
              const char *key,
              const char *member,
              int         value)
{
  g_autofree char *text = json_to_string (place_find (self, kind, key)->current, FALSE);
  JsonNode *edited = json_from_string (text, NULL);

  json_object_set_int_member (json_node_get_object (edited), member, value);
  return edited;
}

void
place_correct (Place      *self,
               LsKind      kind,
               const char *key,
               const char *member,
               int         value)
{
  g_autoptr (JsonNode) edited = place_edited (self, kind, key, member, value);

  g_assert_true (ls_workshop_set (self->workshop, kind, edited, self->problems));
}
