/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays every file of the folders named on the command line through a fuzz target, without libFuzzer. */
#include "fuzz-common.h"

#include <stdio.h>

/* Returns how many files were played, or -1 if the folder or one of its files cannot be read. */
static int
play_folder (const char *folder)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  const char *name;
  int n = 0;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *file = g_build_filename (folder, name, NULL);
      g_autofree char *data = NULL;
      gsize size;

      if (!g_file_get_contents (file, &data, &size, &error))
        break;
      fprintf (stderr, "%s\n", file); /* the last one named is the one that crashed */
      LLVMFuzzerTestOneInput ((const uint8_t *) data, size);
      n++;
    }
  if (error)
    fprintf (stderr, "%s\n", error->message);
  return error ? -1 : n;
}

int
main (int   argc,
      char *argv[])
{
  int total = 0;

  if (argc < 2)
    {
      fprintf (stderr, "usage: %s FOLDER…\n", argv[0]);
      return 2;
    }
  for (int i = 1; i < argc; i++)
    {
      int n = play_folder (argv[i]);

      if (n <= 0)
        {
          if (n == 0)
            fprintf (stderr, "%s: no files\n", argv[i]);
          return 1;
        }
      total += n;
    }
  printf ("%d files played\n", total);
  return 0;
}
