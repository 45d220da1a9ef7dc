/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "reader.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#define MAX_TEXT 200 /* characters of an id or a name */

void
automa_place_root (AutomaPlace    *self,
                   JsonNode       *node,
                   AutomaProblems *problems)
{
  *self = (AutomaPlace){ .node = node, .problems = problems };
}

static void
append_path (const AutomaPlace *self,
             GString           *path)
{
  if (!self->parent)
    return;
  append_path (self->parent, path);
  if (!self->member)
    g_string_append_printf (path, "[%u]", self->index);
  else
    g_string_append_printf (path, "%s%s", path->len > 0 ? "." : "", self->member);
}

void
automa_place_problem (const AutomaPlace *self,
                      const char        *format,
                      ...)
{
  g_autoptr (GString) path = g_string_new (NULL);
  g_autofree char *text = NULL;
  va_list args;

  append_path (self, path);
  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  automa_problems_add (self->problems, path->str, "%s", text);
}

/* An object with no members but these. */
gboolean
automa_place_object (const AutomaPlace *self,
                     const char *const *members)
{
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;
  gboolean known = TRUE;

  if (!JSON_NODE_HOLDS_OBJECT (self->node))
    {
      automa_place_problem (self, _("expected an object"));
      return FALSE;
    }
  json_object_iter_init (&iter, json_node_get_object (self->node));
  while (json_object_iter_next (&iter, &name, &node))
    if (!g_strv_contains (members, name))
      {
        AutomaPlace member = { .parent = self, .member = name, .node = node, .problems = self->problems };
        g_autofree char *list = g_strjoinv (", ", (char **) members);

        automa_place_problem (&member, _("unknown member; expected one of %s"), list);
        known = FALSE;
      }
  return known;
}

gboolean
automa_place_member (const AutomaPlace *self,
                     const char        *name,
                     AutomaPlace       *member)
{
  JsonNode *node = NULL;

  if (JSON_NODE_HOLDS_OBJECT (self->node))
    node = json_object_get_member (json_node_get_object (self->node), name);
  *member = (AutomaPlace){ .parent = self, .member = name, .node = node, .problems = self->problems };
  return node != NULL;
}

gboolean
automa_place_need (const AutomaPlace *self,
                   const char        *name,
                   AutomaPlace       *member)
{
  if (automa_place_member (self, name, member))
    return TRUE;
  if (JSON_NODE_HOLDS_OBJECT (self->node))
    automa_place_problem (member, _("missing"));
  return FALSE;
}

gboolean
automa_place_array (const AutomaPlace *self,
                    guint              least,
                    guint              most,
                    guint             *length)
{
  if (!JSON_NODE_HOLDS_ARRAY (self->node))
    {
      automa_place_problem (self, _("expected an array"));
      return FALSE;
    }
  *length = json_array_get_length (json_node_get_array (self->node));
  if (*length < least || *length > most)
    {
      automa_place_problem (self, _("%u elements; expected %u to %u"), *length, least, most);
      return FALSE;
    }
  return TRUE;
}

void
automa_place_element (const AutomaPlace *self,
                      guint              i,
                      AutomaPlace       *element)
{
  *element = (AutomaPlace){ .parent = self,
                            .index = i,
                            .node = json_array_get_element (json_node_get_array (self->node), i),
                            .problems = self->problems };
}

gboolean
automa_place_int (const AutomaPlace *self,
                  int                least,
                  int                most,
                  int               *value)
{
  gint64 number;

  if (!JSON_NODE_HOLDS_VALUE (self->node) || json_node_get_value_type (self->node) != G_TYPE_INT64)
    {
      automa_place_problem (self, _("expected a whole number from %d to %d"), least, most);
      return FALSE;
    }
  number = json_node_get_int (self->node);
  if (number < least || number > most)
    {
      automa_place_problem (self, _("%lld is out of range; expected a whole number from %d to %d"),
                            (long long) number, least, most);
      return FALSE;
    }
  *value = (int) number;
  return TRUE;
}

/* A member that may be left out. */
int
automa_place_int_if (const AutomaPlace *self,
                     const char        *name,
                     int                least,
                     int                most,
                     int                otherwise)
{
  AutomaPlace at;
  int value = otherwise;

  if (automa_place_member (self, name, &at))
    automa_place_int (&at, least, most, &value);
  return value;
}

/* The least there can be when it is not there or does not fit: the problem has been told. */
int
automa_place_need_int (const AutomaPlace *self,
                       const char        *name,
                       int                least,
                       int                most)
{
  AutomaPlace at;
  int value = least;

  if (automa_place_need (self, name, &at))
    automa_place_int (&at, least, most, &value);
  return value;
}

gboolean
automa_place_bool (const AutomaPlace *self,
                   gboolean          *value)
{
  if (!JSON_NODE_HOLDS_VALUE (self->node) || json_node_get_value_type (self->node) != G_TYPE_BOOLEAN)
    {
      automa_place_problem (self, _("expected true or false"));
      return FALSE;
    }
  *value = json_node_get_boolean (self->node);
  return TRUE;
}

gboolean
automa_place_string (const AutomaPlace *self,
                     const char       **value)
{
  if (!JSON_NODE_HOLDS_VALUE (self->node) || json_node_get_value_type (self->node) != G_TYPE_STRING)
    {
      automa_place_problem (self, _("expected a string"));
      return FALSE;
    }
  *value = json_node_get_string (self->node);
  return TRUE;
}

/* Whether the text can stand in a line on a screen; if not, that is a problem of this place. */
gboolean
automa_place_check_text (const AutomaPlace *self,
                         const char        *text)
{
  if (*text == '\0' || g_utf8_strlen (text, -1) > MAX_TEXT)
    {
      automa_place_problem (self, _("expected 1 to %d characters"), MAX_TEXT);
      return FALSE;
    }
  for (const char *p = text; *p; p = g_utf8_next_char (p))
    if (!automa_is_plain (g_utf8_get_char (p)))
      {
        automa_place_problem (self, _("expected printable characters"));
        return FALSE;
      }
  return TRUE;
}

/* A string for people: ids and names. */
gboolean
automa_place_text (const AutomaPlace *self,
                   const char       **value)
{
  return automa_place_string (self, value) && automa_place_check_text (self, *value);
}

gboolean
automa_place_word (const AutomaPlace *self,
                   const char *const *words,
                   guint             *word)
{
  const char *text;
  g_autofree char *list = NULL;

  if (JSON_NODE_HOLDS_VALUE (self->node) && json_node_get_value_type (self->node) == G_TYPE_STRING)
    {
      text = json_node_get_string (self->node);
      for (guint i = 0; words[i]; i++)
        if (strcmp (words[i], text) == 0)
          {
            *word = i;
            return TRUE;
          }
    }
  list = g_strjoinv (", ", (char **) words);
  automa_place_problem (self, _("expected one of %s"), list);
  return FALSE;
}

/* The document says which format it is in. */
gboolean
automa_place_format (const AutomaPlace *self,
                     const char        *format)
{
  AutomaPlace member;
  const char *text;

  if (!automa_place_need (self, "format", &member) || !automa_place_string (&member, &text))
    return FALSE;
  if (strcmp (text, format) == 0)
    return TRUE;
  automa_place_problem (&member, _("expected \"%s\""), format);
  return FALSE;
}
