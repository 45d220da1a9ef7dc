/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "journal.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#define MAX_BYTES (64 * 1024 * 1024)
#define MAX_LINE (1024 * 1024) /* a header holds a whole pack */

struct _AutomaJournal
{
  char *file;
  int   fd;
  off_t size; /* of what is known to be good */
};

G_DEFINE_QUARK (automa-journal-error-quark, automa_journal_error)

static gboolean
fail (GError           **error,
      AutomaJournalError code,
      const char        *file)
{
  g_set_error (error, AUTOMA_JOURNAL_ERROR, code, "%s: %s", file, g_strerror (errno));
  return FALSE;
}

void
automa_journal_close (AutomaJournal *self)
{
  if (self->fd >= 0)
    close (self->fd);
  g_free (self->file);
  g_free (self);
}

/* A new file is only there for good when its folder is on disk too. */
static void
sync_folder (const char *file)
{
  g_autofree char *folder = g_path_get_dirname (file);
  int fd = g_open (folder, O_RDONLY | O_CLOEXEC, 0);

  if (fd >= 0)
    {
      fsync (fd);
      close (fd);
    }
}

/* What a full disk left of a line is cut off again. */
static gboolean
take_back (AutomaJournal *self,
           GError       **error)
{
  fail (error, AUTOMA_JOURNAL_ERROR_WRITE, self->file);
  if (ftruncate (self->fd, self->size) != 0)
    g_debug ("%s: %s", self->file, g_strerror (errno));
  return FALSE;
}

/* All of it or nothing. */
static gboolean
write_line (AutomaJournal *self,
            JsonNode      *node,
            GError       **error)
{
  g_autofree char *text = json_to_string (node, FALSE);
  g_autofree char *line = g_strconcat (text, "\n", NULL);
  gsize length = strlen (line);
  gsize written = 0;

  if (length > MAX_LINE)
    {
      g_set_error (error, AUTOMA_JOURNAL_ERROR, AUTOMA_JOURNAL_ERROR_WRITE, _("%s: the event is too long"), self->file);
      return FALSE;
    }
  while (written < length)
    {
      ssize_t n = write (self->fd, line + written, length - written);

      if (n < 0 && errno == EINTR)
        continue;
      if (n <= 0)
        return take_back (self, error);
      written += (gsize) n;
    }
  if (fdatasync (self->fd) != 0)
    return take_back (self, error);
  self->size += (off_t) length;
  return TRUE;
}

/* A file that is there already is never touched. */
AutomaJournal *
automa_journal_create (const char *file,
                       JsonNode   *header,
                       GError    **error)
{
  g_autoptr (AutomaJournal) self = g_new0 (AutomaJournal, 1);

  self->file = g_strdup (file);
  self->fd = g_open (file, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0644);
  if (self->fd < 0)
    {
      fail (error, errno == EEXIST ? AUTOMA_JOURNAL_ERROR_EXISTS : AUTOMA_JOURNAL_ERROR_WRITE, file);
      return NULL;
    }
  if (!write_line (self, header, error))
    {
      g_unlink (file);
      return NULL;
    }
  sync_folder (file);
  return g_steal_pointer (&self);
}

/* To go on after what was read. Only a line that a crash cut off is taken away; with a bad line the file stays. */
AutomaJournal *
automa_journal_reopen (const char              *file,
                       const AutomaJournalText *text,
                       GError                 **error)
{
  g_autoptr (AutomaJournal) self = g_new0 (AutomaJournal, 1);
  struct stat status;

  self->file = g_strdup (file);
  self->size = (off_t) text->good;
  self->fd = g_open (file, O_WRONLY | O_APPEND | O_CLOEXEC, 0);
  if (self->fd < 0 || fstat (self->fd, &status) != 0)
    {
      fail (error, AUTOMA_JOURNAL_ERROR_WRITE, file);
      return NULL;
    }
  if (!text->header || text->bad_line > 0 || status.st_size < self->size
      || (status.st_size > self->size && !text->torn))
    {
      g_set_error (error, AUTOMA_JOURNAL_ERROR, AUTOMA_JOURNAL_ERROR_CHANGED, _("%s: cannot be continued as it is"),
                   file);
      return NULL;
    }
  if (status.st_size > self->size && ftruncate (self->fd, self->size) != 0)
    {
      fail (error, AUTOMA_JOURNAL_ERROR_WRITE, file);
      return NULL;
    }
  return g_steal_pointer (&self);
}

gboolean
automa_journal_append (AutomaJournal *self,
                       JsonNode      *event,
                       GError       **error)
{
  return write_line (self, event, error);
}

void
automa_journal_text_free (AutomaJournalText *self)
{
  g_clear_pointer (&self->header, json_node_unref);
  g_ptr_array_unref (self->events);
  g_free (self);
}

/* One line as an object. The last line gets no problem: it may have been cut off. */
static JsonNode *
parse_line (const char     *line,
            gsize           length,
            guint           number,
            gboolean        last,
            AutomaProblems *problems)
{
  g_autoptr (AutomaProblems) here = automa_problems_new ("line");
  g_autoptr (JsonNode) node = NULL;

  if (length <= MAX_LINE)
    node = automa_json_parse (line, (gssize) length, here);
  if (node && JSON_NODE_HOLDS_OBJECT (node))
    return g_steal_pointer (&node);
  if (!last)
    automa_problems_add (problems, NULL, _("line %u: expected a JSON object"), number);
  return NULL;
}

AutomaJournalText *
automa_journal_parse (const char     *text,
                      gsize           length,
                      AutomaProblems *problems)
{
  AutomaJournalText *self = g_new0 (AutomaJournalText, 1);
  const char *end = text + length;
  guint number = 1;

  self->events = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);
  for (const char *line = text; line < end; number++)
    {
      const char *newline = memchr (line, '\n', (gsize) (end - line));
      gboolean torn = newline == NULL;
      JsonNode *node = NULL;

      if (!torn)
        node = parse_line (line, (gsize) (newline - line), number, newline + 1 == end, problems);
      if (!node)
        {
          /* what a crash leaves is a last line without its end, or one whose bytes never reached the disk */
          self->torn = torn || newline + 1 == end;
          self->bad_line = self->torn ? 0 : number;
          break;
        }
      if (!self->header)
        self->header = node;
      else
        g_ptr_array_add (self->events, node);
      line = newline + 1;
      self->good = (gsize) (line - text);
    }
  if (!self->header)
    automa_problems_add (problems, NULL, _("no header; this is no saved game"));
  return self;
}

/* NULL only if the file cannot be read at all. */
AutomaJournalText *
automa_journal_read (const char     *file,
                     AutomaProblems *problems)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;
  GStatBuf status;

  if (g_stat (file, &status) == 0 && status.st_size > MAX_BYTES)
    {
      automa_problems_add (problems, NULL, _("too large: expected at most %d MiB"), MAX_BYTES >> 20);
      return NULL;
    }
  if (!g_file_get_contents (file, &text, &length, &error))
    {
      automa_problems_add (problems, NULL, "%s", error->message);
      return NULL;
    }
  return automa_journal_parse (text, length, problems);
}
