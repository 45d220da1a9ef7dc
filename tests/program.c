/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "program.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>

static char *folder;
static const char *locale = "C";
static GPtrArray *names; /* paths handed out */

const char small_position[] =
  "{'format':'automa-position/1','board':{'format':'automa-board/1','id':'small','name':'Small','source':'unverified',"
  "'terrain':['........','........','...**...','........'],'sectors':['aaaabbbb','aaaabbbb','ccc**ddd','ccccdddd'],"
  "'town':['c','d'],'arrows':['........','........','........','........'],"
  "'mist':{'west':{'line':'B','from':1,'to':4}}},'coin':'left','mist':{'west':0},"
  "'monsters':[{'id':'m1','type':'clawer','at':'B1','facing':'east'},"
  "{'id':'m2','type':'clawer','at':'G3','facing':'west'},"
  "{'id':'m3','type':'archer','at':'A4','facing':'east'}],"
  "'heroes':[{'id':'h1','at':'D1','hit-points':7,'base-mana':6},{'id':'h2','at':'G2','hit-points':7,'base-mana':6},"
  "{'id':'h3','at':'G4','hit-points':7,'base-mana':6}],"
  "'structures':[{'id':'w1','type':'wooden-wall','spots':['H1']},{'id':'t1','type':'watchtower','spots':['G4']}],"
  "'tokens':[{'id':'p1','type':'slow-trap','at':'E1'}],'panic':[2,2],'mages':4}";

/* --- Running --- */

void
run_clear (Run *self)
{
  g_clear_pointer (&self->out, g_free);
  g_clear_pointer (&self->err, g_free);
}

static char *
text_of (GBytes *bytes)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  return length > 0 ? g_strndup (data, length) : g_strdup ("");
}

/* From a file: the program may stop reading before an input that is too long has come to its end. */
static const char *
write_input (GBytes *input)
{
  gsize length;
  const char *data;

  if (!input)
    return "/dev/null";
  data = g_bytes_get_data (input, &length);
  return write_bytes ("standard-input", data ? data : "", length);
}

static Run
run_arguments (GBytes    *input,
               GPtrArray *arguments)
{
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) out = NULL;
  g_autoptr (GBytes) err = NULL;
  Run self = { -1, NULL, NULL };

  g_subprocess_launcher_setenv (launcher, "LC_ALL", locale, TRUE);
  g_subprocess_launcher_unsetenv (launcher, "LANGUAGE");
  g_subprocess_launcher_set_stdin_file_path (launcher, write_input (input));
  process = g_subprocess_launcher_spawnv (launcher, (const char *const *) arguments->pdata, &error);
  g_assert_no_error (error);
  g_subprocess_communicate (process, NULL, NULL, &out, &err, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (process));
  self.status = g_subprocess_get_exit_status (process);
  self.out = text_of (out);
  self.err = text_of (err);
  return self;
}

static GPtrArray *
list_arguments (const char *first,
                va_list     more)
{
  GPtrArray *arguments = g_ptr_array_new ();
  const char *program = g_getenv ("AUTOMA");

  if (!program)
    g_error ("the environment variable AUTOMA has to name the program");
  g_ptr_array_add (arguments, (char *) program);
  for (const char *argument = first; argument; argument = va_arg (more, const char *))
    g_ptr_array_add (arguments, (char *) argument);
  g_ptr_array_add (arguments, NULL);
  return arguments;
}

Run
run (const char *first,
     ...)
{
  g_autoptr (GPtrArray) arguments = NULL;
  va_list more;

  va_start (more, first);
  arguments = list_arguments (first, more);
  va_end (more);
  return run_arguments (NULL, arguments);
}

Run
run_with (GBytes     *input,
          const char *first,
          ...)
{
  g_autoptr (GPtrArray) arguments = NULL;
  va_list more;

  va_start (more, first);
  arguments = list_arguments (first, more);
  va_end (more);
  return run_arguments (input, arguments);
}

/* --- Looking --- */

guint
count_lines (const char *text)
{
  guint n = 0;

  for (; *text; text++)
    n += *text == '\n';
  return n;
}

static void
assert_status (const Run *self,
               int        status)
{
  if (self->status != status)
    g_error ("exit status %d, expected %d\n%s\n%s", self->status, status, self->out, self->err);
}

/* Status 0, something on standard output, nothing on standard error. */
void
expect_done (const Run *self)
{
  assert_status (self, DONE);
  g_assert_cmpstr (self->err, ==, "");
  g_assert_cmpstr (self->out, !=, "");
  g_assert_true (g_str_has_suffix (self->out, "\n"));
}

/* Status 2, nothing on standard output, one line for each error; 0 lines: one or more. */
void
expect_bad (const Run  *self,
            guint       lines,
            const char *part)
{
  assert_status (self, BAD);
  g_assert_cmpstr (self->out, ==, "");
  g_assert_true (g_str_has_suffix (self->err, "\n"));
  if (lines > 0)
    g_assert_cmpuint (count_lines (self->err), ==, lines);
  if (part && !strstr (self->err, part))
    g_error ("expected \"%s\" in: %s", part, self->err);
}

JsonObject *
json_of (const Run  *self,
         JsonNode  **node)
{
  g_autoptr (GError) error = NULL;

  *node = json_from_string (self->out, &error);
  g_assert_no_error (error);
  g_assert_true (JSON_NODE_HOLDS_OBJECT (*node));
  return json_node_get_object (*node);
}

/* --- Files --- */

const char *
folder_file (const char *name)
{
  char *path;

  if (!folder)
    folder = g_dir_make_tmp ("automa-XXXXXX", NULL);
  if (!names)
    names = g_ptr_array_new_with_free_func (g_free);
  g_assert_nonnull (folder);
  path = g_build_filename (folder, name, NULL);
  g_ptr_array_add (names, path);
  return path;
}

const char *
write_bytes (const char *name,
             const char *bytes,
             gsize       length)
{
  const char *path = folder_file (name);
  g_autofree char *parent = g_path_get_dirname (path);

  g_mkdir_with_parents (parent, 0700);
  g_assert_true (g_file_set_contents (path, bytes, (gssize) length, NULL));
  return path;
}

const char *
write_text (const char *name,
            const char *text)
{
  g_autofree char *json = g_strdelimit (g_strdup (text), "'", '"');

  return write_bytes (name, json, strlen (json));
}

static void
remove_tree (const char *path)
{
  g_autoptr (GDir) entries = g_dir_open (path, 0, NULL);
  const char *name;

  while (entries && (name = g_dir_read_name (entries)))
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      remove_tree (child);
    }
  g_remove (path);
}

void
folder_remove (void)
{
  if (folder)
    remove_tree (folder);
  g_clear_pointer (&folder, g_free);
  g_clear_pointer (&names, g_ptr_array_unref);
}

/* A folder and all that is in it, under that name. */
const char *
copy_folder (const char *from,
             const char *name)
{
  g_autoptr (GDir) entries = g_dir_open (from, 0, NULL);
  const char *entry;

  g_assert_nonnull (entries);
  while ((entry = g_dir_read_name (entries)))
    {
      g_autofree char *child = g_build_filename (from, entry, NULL);
      g_autofree char *copy = g_build_filename (name, entry, NULL);
      g_autofree char *bytes = NULL;
      gsize length;

      if (g_file_test (child, G_FILE_TEST_IS_DIR))
        copy_folder (child, copy);
      else if (g_file_get_contents (child, &bytes, &length, NULL))
        write_bytes (copy, bytes, length);
    }
  return folder_file (name);
}

/* The text with one part of it replaced; the part has to be there. */
char *
with_part (const char *text,
           const char *part,
           const char *replacement)
{
  const char *at = strstr (text, part);

  g_assert_nonnull (at);
  return g_strdup_printf ("%.*s%s%s", (int) (at - text), text, replacement, at + strlen (part));
}

/* --- Tests --- */

typedef struct
{
  const char *locale;
  void      (*test) (void);
} Programme;

static void
run_in_locale (gconstpointer data)
{
  const Programme *self = data;

  locale = self->locale;
  self->test ();
}

void
add_program_test (const char *path,
                  void      (*test) (void))
{
  static const char *const locales[] = { "C", "C.UTF-8" };

  for (guint i = 0; i < G_N_ELEMENTS (locales); i++)
    {
      Programme *self = g_new (Programme, 1);
      g_autofree char *whole = g_strdup_printf ("/cli/%s/%s", path, locales[i]);

      *self = (Programme){ locales[i], test };
      g_test_add_data_func_full (whole, self, run_in_locale, g_free);
    }
}

int
run_program_tests (void)
{
  int status = g_test_run ();

  folder_remove ();
  return status;
}
