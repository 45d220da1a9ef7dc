/* SPDX-License-Identifier: GPL-3.0-or-later */
/* json-glib 1.6 accepts comments, two documents in a row, octal numbers and twice the same member, and overflows the
 * stack at deep nesting. So a small scanner checks the grammar of RFC 8259 first, with bounds; json-glib then
 * builds the tree from text that is known to be sound. */
#include "json.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#define MAX_MEMBERS 1000 /* of one object: no look-up can be made slow by names that collide */
#define MAX_DIGITS 15 /* every number of that length is exact as a double and as an integer */

typedef struct
{
  const char     *start;
  const char     *at;
  const char     *end;
  AutomaProblems *problems;
  guint           depth;
  GHashTable     *members[AUTOMA_JSON_MAX_DEPTH + 1]; /* names seen in the object at each depth */
} Scanner;

static gboolean
refuse (Scanner    *self,
        const char *expected)
{
  guint line = 1;
  const char *line_start = self->start;

  for (const char *p = self->start; p < self->at; p++)
    if (*p == '\n')
      {
        line++;
        line_start = p + 1;
      }
  automa_problems_add (self->problems, NULL, _("line %u, column %u: %s"), line,
                       (guint) g_utf8_strlen (line_start, self->at - line_start) + 1, expected);
  return FALSE;
}

static void
skip_space (Scanner *self)
{
  while (self->at < self->end && strchr (" \t\r\n", *self->at) && *self->at)
    self->at++;
}

static gboolean
take (Scanner *self,
      char     c)
{
  if (self->at >= self->end || *self->at != c)
    return FALSE;
  self->at++;
  return TRUE;
}

static gboolean
scan_hex4 (Scanner *self,
           guint   *value)
{
  *value = 0;
  for (int i = 0; i < 4; i++)
    {
      if (self->at >= self->end || !g_ascii_isxdigit (*self->at))
        return refuse (self, _("expected four hexadecimal digits after \\u"));
      *value = *value * 16 + (guint) g_ascii_xdigit_value (*self->at++);
    }
  return TRUE;
}

/* After the backslash. A surrogate has to come with its other half, and a string holds no NUL. */
static gboolean
scan_escape (Scanner *self)
{
  guint high, low;

  if (self->at < self->end && *self->at && strchr ("\"\\/bfnrt", *self->at))
    {
      self->at++;
      return TRUE;
    }
  if (!take (self, 'u'))
    return refuse (self, _("this is no escape sequence of JSON"));
  if (!scan_hex4 (self, &high))
    return FALSE;
  if (high == 0 || (high >= 0xdc00 && high <= 0xdfff))
    return refuse (self, _("this is no character"));
  if (high < 0xd800 || high > 0xdbff)
    return TRUE;
  if (!take (self, '\\') || !take (self, 'u'))
    return refuse (self, _("expected the second half of a surrogate pair"));
  if (!scan_hex4 (self, &low))
    return FALSE;
  return (low >= 0xdc00 && low <= 0xdfff) || refuse (self, _("expected the second half of a surrogate pair"));
}

static gboolean
scan_string (Scanner *self)
{
  if (!take (self, '"'))
    return refuse (self, _("expected a string in double quotes"));
  while (self->at < self->end && *self->at != '"')
    {
      if ((guchar) *self->at < 0x20)
        return refuse (self, _("a string holds no control characters"));
      if (*self->at++ == '\\' && !scan_escape (self))
        return FALSE;
    }
  return take (self, '"') || refuse (self, _("the string has no end"));
}

static guint
scan_digits (Scanner *self)
{
  guint n = 0;

  for (; self->at < self->end && g_ascii_isdigit (*self->at); n++)
    self->at++;
  return n;
}

static gboolean
scan_number (Scanner *self)
{
  const char *first;
  guint digits;

  take (self, '-');
  first = self->at;
  digits = scan_digits (self);
  if (digits == 0)
    return refuse (self, _("expected a value"));
  if (digits > 1 && *first == '0')
    return refuse (self, _("a number does not begin with 0"));
  if (take (self, '.'))
    {
      guint fraction = scan_digits (self);

      if (fraction == 0)
        return refuse (self, _("expected digits after the decimal point"));
      digits += fraction;
    }
  if (self->at < self->end && (*self->at == 'e' || *self->at == 'E'))
    return refuse (self, _("numbers with an exponent are not used here"));
  if (digits > MAX_DIGITS)
    return refuse (self, _("the number has too many digits"));
  return TRUE;
}

static gboolean
scan_word (Scanner    *self,
           const char *word)
{
  gsize length = strlen (word);

  if ((gsize) (self->end - self->at) < length || memcmp (self->at, word, length) != 0)
    return refuse (self, _("expected a value"));
  self->at += length;
  return TRUE;
}

static gboolean scan_value (Scanner *self);

static gboolean
scan_member (Scanner *self)
{
  const char *name = self->at;
  g_autofree char *plain = NULL;

  if (!scan_string (self))
    return FALSE;
  plain = g_strndup (name + 1, (gsize) (self->at - name - 2));
  if (strchr (plain, '\\'))
    return refuse (self, _("names of members are written without escapes"));
  if (!self->members[self->depth])
    self->members[self->depth] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if (!g_hash_table_add (self->members[self->depth], g_steal_pointer (&plain)))
    return refuse (self, _("this member stands twice in one object"));
  if (g_hash_table_size (self->members[self->depth]) > MAX_MEMBERS)
    return refuse (self, _("the object has too many members"));
  skip_space (self);
  if (!take (self, ':'))
    return refuse (self, _("expected a colon after the member's name"));
  return scan_value (self);
}

static gboolean
scan_items (Scanner *self,
            char     close,
            gboolean (*scan_item) (Scanner *))
{
  skip_space (self);
  if (take (self, close))
    return TRUE;
  do
    {
      skip_space (self);
      if (!scan_item (self))
        return FALSE;
      skip_space (self);
    }
  while (take (self, ','));
  return take (self, close) || refuse (self, close == ']' ? _("expected a comma or ]") : _("expected a comma or }"));
}

static gboolean
scan_container (Scanner *self)
{
  gboolean ok;

  if (self->depth >= AUTOMA_JSON_MAX_DEPTH)
    return refuse (self, _("brackets are nested too deeply"));
  self->depth++;
  if (take (self, '['))
    ok = scan_items (self, ']', scan_value);
  else
    {
      self->at++;
      ok = scan_items (self, '}', scan_member);
      g_clear_pointer (&self->members[self->depth], g_hash_table_unref);
    }
  self->depth--;
  return ok;
}

static gboolean
scan_value (Scanner *self)
{
  skip_space (self);
  switch (self->at < self->end ? *self->at : '\0')
    {
    case '{':
    case '[':
      return scan_container (self);
    case '"':
      return scan_string (self);
    case 't':
      return scan_word (self, "true");
    case 'f':
      return scan_word (self, "false");
    case 'n':
      return scan_word (self, "null");
    default:
      return scan_number (self);
    }
}

static gboolean
scan_document (Scanner *self)
{
  if (!scan_value (self))
    return FALSE;
  skip_space (self);
  return self->at == self->end || refuse (self, _("expected nothing after the end of the document"));
}

static gboolean
is_sound (const char     *text,
          gsize           length,
          AutomaProblems *problems)
{
  Scanner scanner = { .start = text, .at = text, .end = text + length, .problems = problems };
  const char *bad;
  gboolean sound;

  if (length > AUTOMA_JSON_MAX_BYTES)
    {
      automa_problems_add (problems, NULL, _("too large: expected at most %d MiB"), AUTOMA_JSON_MAX_BYTES >> 20);
      return FALSE;
    }
  if (!g_utf8_validate_len (text, length, &bad))
    {
      automa_problems_add (problems, NULL, _("byte %lu: expected UTF-8 text"), (gulong) (bad - text) + 1);
      return FALSE;
    }
  sound = scan_document (&scanner);
  for (guint i = 0; i < G_N_ELEMENTS (scanner.members); i++)
    g_clear_pointer (&scanner.members[i], g_hash_table_unref);
  return sound;
}

/* The document's tree, or NULL with a problem added. */
JsonNode *
automa_json_parse (const char     *text,
                   gssize          length,
                   AutomaProblems *problems)
{
  g_autoptr (JsonParser) parser = NULL;
  g_autoptr (GError) error = NULL;
  gsize size = length < 0 ? strlen (text) : (gsize) length;

  if (!is_sound (text, size, problems))
    return NULL;
  parser = json_parser_new_immutable ();
  if (!json_parser_load_from_data (parser, text, (gssize) size, &error))
    {
      automa_problems_add (problems, NULL, "%s", error->message);
      return NULL;
    }
  return json_node_ref (json_parser_get_root (parser));
}

/* Reads a file, or standard input for "-", never more than the bound. */
char *
automa_json_load (const char     *file,
                  gsize          *length,
                  AutomaProblems *problems)
{
  gboolean standard_input = strcmp (file, "-") == 0;
  FILE *stream = standard_input ? stdin : g_fopen (file, "rb");
  g_autofree char *text = NULL;

  if (!stream)
    {
      automa_problems_add (problems, NULL, "%s", g_strerror (errno));
      return NULL;
    }
  text = g_malloc (AUTOMA_JSON_MAX_BYTES + 1);
  *length = fread (text, 1, AUTOMA_JSON_MAX_BYTES + 1, stream);
  if (ferror (stream))
    automa_problems_add (problems, NULL, "%s", g_strerror (errno));
  if (!standard_input)
    fclose (stream);
  if (automa_problems_count (problems) > 0)
    return NULL;
  text = g_realloc (text, *length + 1);
  return g_steal_pointer (&text);
}

JsonNode *
automa_json_load_file (GFile          *file,
                       GChecksum      *digest,
                       AutomaProblems *problems)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFileInfo) info =
    g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_SIZE "," G_FILE_ATTRIBUTE_STANDARD_TYPE, G_FILE_QUERY_INFO_NONE,
                       NULL, &error);
  g_autofree char *text = NULL;
  gsize length;

  if (info && g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR)
    automa_problems_add (problems, NULL, _("expected a file"));
  else if (info && g_file_info_get_size (info) > AUTOMA_JSON_MAX_BYTES)
    automa_problems_add (problems, NULL, _("too large: expected at most %d MiB"), AUTOMA_JSON_MAX_BYTES >> 20);
  else if (info && g_file_load_contents (file, NULL, &text, &length, NULL, &error))
    {
      if (digest)
        g_checksum_update (digest, (const guchar *) text, (gssize) length);
      return automa_json_parse (text, (gssize) length, problems);
    }
  else
    automa_problems_add (problems, NULL, "%s", error->message);
  return NULL;
}

char *
automa_json_print (JsonNode *node)
{
  g_autoptr (JsonGenerator) generator = json_generator_new ();

  json_generator_set_root (generator, node);
  json_generator_set_pretty (generator, TRUE);
  json_generator_set_indent (generator, 2);
  return json_generator_to_data (generator, NULL);
}

/* NULL becomes null. */
void
automa_json_add_string (JsonBuilder *json,
                        const char  *name,
                        const char  *value)
{
  json_builder_set_member_name (json, name);
  if (value)
    json_builder_add_string_value (json, value);
  else
    json_builder_add_null_value (json);
}

void
automa_json_add_int (JsonBuilder *json,
                     const char  *name,
                     gint64       value)
{
  json_builder_set_member_name (json, name);
  json_builder_add_int_value (json, value);
}

void
automa_json_add_bool (JsonBuilder *json,
                      const char  *name,
                      gboolean     value)
{
  json_builder_set_member_name (json, name);
  json_builder_add_boolean_value (json, value);
}

void
automa_json_begin_list (JsonBuilder *json,
                        const char  *name)
{
  json_builder_set_member_name (json, name);
  json_builder_begin_array (json);
}
