/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "reading-position.h"

static LsPack *pack; /* the shipped one, for its types and boards */

void
forget_pack (void)
{
  g_clear_pointer (&pack, ls_pack_free);
}

static char *
list_of (const char *pieces)
{
  return g_strdup_printf ("[%s]", pieces ? pieces : "");
}

char *
position_text (const PositionRow *row)
{
  static const char *const members[] = { "monsters", "heroes", "structures", "tokens" };
  const char *const pieces[] = { row->monsters, row->heroes, row->structures, row->tokens };
  g_autofree char *plain = plain_json (small_board);
  g_autofree char *more = g_strdup_printf ("{%s}", row->more ? row->more : "");
  g_autofree char *more_plain = plain_json (more);
  g_autoptr (JsonNode) extra = json_from_string (more_plain, NULL);
  g_autoptr (GList) names = json_object_get_members (json_node_get_object (extra));
  char *text = g_strdup_printf ("{ 'format': 'automa-position/1', 'board': %s, 'coin': 'left' }", plain);

  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    if (pieces[i] || i < 3)
      {
        g_autofree char *before = text;
        g_autofree char *list = list_of (pieces[i]);

        text = with_member (before, members[i], list);
      }
  for (GList *l = names; l; l = l->next)
    {
      g_autofree char *before = text;
      g_autofree char *value = json_to_string (json_object_get_member (json_node_get_object (extra), l->data), FALSE);

      text = with_member (before, l->data, value);
    }
  return text;
}

LsPosition *
parse_position (const char     *text,
                AutomaProblems *problems)
{
  g_autofree char *plain = plain_json (text);

  if (!pack)
    pack = ls_pack_shipped ();
  return ls_position_parse (plain, -1, pack, problems);
}

gboolean
read_position (const char     *text,
               AutomaProblems *problems)
{
  g_autoptr (LsPosition) position = parse_position (text, problems);

  return position != NULL;
}

void
check_position_row (const PositionRow *row)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new (INPUT_FILE);
  g_autofree char *text = position_text (row);
  gboolean accepted = read_position (text, problems);

  if (row->expected)
    expect_refused (problems, accepted, row->expected);
  else
    expect_accepted (problems, accepted);
}
