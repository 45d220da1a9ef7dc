/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pack.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "board-json.h"
#include "pack-resources.h"
#include "types-json.h"

#define SHIPPED "resource:///org/hordekeeper/Hordekeeper/last-spell"

void
ls_pack_free (LsPack *self)
{
  g_ptr_array_unref (self->boards);
  g_array_unref (self->types);
  g_free (self);
}

/* The board with that id, which the pack goes on owning, or NULL. */
LsBoard *
ls_pack_board (const LsPack *self,
               const char   *id)
{
  for (guint i = 0; i < self->boards->len; i++)
    {
      LsBoard *board = g_ptr_array_index (self->boards, i);

      if (strcmp (board->id, id) == 0)
        return board;
    }
  return NULL;
}

/* `source` is where the record as a whole comes from, `sources` where single members do. */
static void
check_provenance (const AutomaPlace *record,
                  const char *const *members)
{
  AutomaPlace at, one;
  const char *text;

  if (automa_place_need (record, "source", &at))
    automa_place_text (&at, &text);
  if (!automa_place_member (record, "sources", &at) || !automa_place_object (&at, members))
    return;
  for (guint i = 0; members[i]; i++)
    if (automa_place_member (&at, members[i], &one))
      automa_place_text (&one, &text);
}

static void
read_monster (const AutomaPlace *place,
              GArray            *types)
{
  static const char *const members[] = { "id", "name", "tier", LS_TYPE_MEMBERS, "source", "sources", NULL };
  AutomaPlace at;
  LsMonsterType type;
  const char *id = NULL;
  const char *name = NULL;
  int tier;

  if (!automa_place_object (place, members))
    return;
  if (automa_place_need (place, "id", &at) && automa_place_text (&at, &id))
    for (guint i = 0; i < types->len; i++)
      if (strcmp (g_array_index (types, LsMonsterType, i).id, id) == 0)
        automa_place_problem (&at, _("there is a monster \"%s\" already"), id);
  if (automa_place_need (place, "name", &at))
    automa_place_text (&at, &name);
  if (automa_place_need (place, "tier", &at))
    automa_place_int (&at, 1, 3, &tier);
  check_provenance (place, members);
  if (!ls_monster_type_read (place, id, &type))
    return;
  type.name = g_strdup (name);
  g_array_append_val (types, type);
}

/* A pack's monster table; its types are added to the list. */
gboolean
ls_monsters_read (const AutomaPlace *place,
                  GArray            *types)
{
  static const char *const members[] = { "format", "monsters", NULL };
  guint before = automa_problems_count (place->problems);
  AutomaPlace list, one;
  guint n;

  automa_place_object (place, members);
  automa_place_format (place, LS_MONSTERS_FORMAT);
  if (automa_place_need (place, "monsters", &list) && automa_place_array (&list, 1, LS_MAX_FIGURES, &n))
    for (guint i = 0; i < n; i++)
      {
        automa_place_element (&list, i, &one);
        read_monster (&one, types);
      }
  return automa_problems_count (place->problems) == before;
}

static JsonNode *
load_node (GFile          *file,
           AutomaProblems *problems)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  if (g_file_load_contents (file, NULL, &text, &length, NULL, &error))
    return automa_json_parse (text, (gssize) length, problems);
  automa_problems_add (problems, NULL, "%s", error->message);
  return NULL;
}

static void
load_board (LsPack         *self,
            GFile          *file,
            AutomaProblems *problems)
{
  g_autoptr (JsonNode) root = load_node (file, problems);
  AutomaPlace place;
  LsBoard *board;

  if (!root)
    return;
  automa_place_root (&place, root, problems);
  board = ls_board_read (&place);
  if (board)
    g_ptr_array_add (self->boards, board);
}

static void
load_boards (LsPack         *self,
             GFile          *folder,
             AutomaProblems *problems)
{
  g_autoptr (GFile) boards = g_file_get_child (folder, "boards");
  g_autoptr (GError) error = NULL;
  g_autoptr (GFileEnumerator) files =
    g_file_enumerate_children (boards, G_FILE_ATTRIBUTE_STANDARD_NAME, G_FILE_QUERY_INFO_NONE, NULL, &error);
  GFile *file;

  while (files && g_file_enumerator_iterate (files, NULL, &file, NULL, &error) && file)
    load_board (self, file, problems);
  if (error)
    automa_problems_add (problems, "boards", "%s", error->message);
}

/* The pack in that folder, or NULL with all problems told. */
LsPack *
ls_pack_load (GFile          *folder,
              AutomaProblems *problems)
{
  g_autoptr (LsPack) self = g_new0 (LsPack, 1);
  g_autoptr (GFile) monsters = g_file_get_child (folder, "monsters.json");
  g_autoptr (JsonNode) root = NULL;
  AutomaPlace place;

  self->boards = g_ptr_array_new_with_free_func ((GDestroyNotify) ls_board_unref);
  self->types = g_array_new (FALSE, TRUE, sizeof (LsMonsterType));
  g_array_set_clear_func (self->types, ls_monster_type_clear);
  root = load_node (monsters, problems);
  if (root)
    {
      automa_place_root (&place, root, problems);
      ls_monsters_read (&place, self->types);
    }
  load_boards (self, folder, problems);
  return automa_problems_count (problems) == 0 ? g_steal_pointer (&self) : NULL;
}

/* A static library's resources are registered by whoever needs them, or the linker drops them. */
static GFile *
shipped_folder (void)
{
  ls_pack_get_resource ();
  return g_file_new_for_uri (SHIPPED);
}

/* What the program was built with; that it is sound is a test's business. */
LsPack *
ls_pack_shipped (void)
{
  g_autoptr (GFile) folder = shipped_folder ();
  g_autoptr (AutomaProblems) problems = automa_problems_new ("last-spell");
  LsPack *self = ls_pack_load (folder, problems);

  if (!self)
    g_error ("the shipped pack is broken: %s", automa_problems_get (problems, 0));
  return self;
}

/* The text of one of the pack's sample positions, or NULL. */
char *
ls_pack_shipped_position (const char *name,
                          gsize      *length)
{
  g_autoptr (GFile) folder = shipped_folder ();
  g_autofree char *path = g_strdup_printf ("positions/%s.json", name);
  g_autoptr (GFile) file = g_file_resolve_relative_path (folder, path);
  char *text = NULL;

  return g_file_load_contents (file, NULL, &text, length, NULL, NULL) ? text : NULL;
}
