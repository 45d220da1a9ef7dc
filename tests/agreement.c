/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "agreement.h"

static GHashTable *seen;

/* From the environment, if it says so. */
guint
agreement_number (const char *variable,
                  guint       otherwise)
{
  const char *wanted = g_getenv (variable);

  return wanted != NULL ? (guint) g_ascii_strtoull (wanted, NULL, 10) : otherwise;
}

/* Another one each time; it is told, so that whatever it finds can be found again. */
guint
agreement_fresh_seed (void)
{
  guint seed = agreement_number ("SECOND_READING_SEED", g_random_int ());

  g_test_message ("SECOND_READING_SEED=%u", seed);
  g_printerr ("# SECOND_READING_SEED=%u\n", seed);
  return seed;
}

static char *
make_key (const char *group,
          const char *what)
{
  return g_strdup_printf ("%s %s", group, what);
}

void
agreement_count (const char *group,
                 const char *what)
{
  char *key = make_key (group, what);
  guint n;

  if (seen == NULL)
    seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  n = GPOINTER_TO_UINT (g_hash_table_lookup (seen, key));
  g_hash_table_replace (seen, key, GUINT_TO_POINTER (n + 1));
}

void
agreement_expect_seen (const char        *group,
                       const char *const *cases,
                       gsize              n_cases)
{
  for (gsize i = 0; i < n_cases; i++)
    {
      g_autofree char *key = make_key (group, cases[i]);
      guint n = seen != NULL ? GPOINTER_TO_UINT (g_hash_table_lookup (seen, key)) : 0;

      g_test_message ("%s: %u", key, n);
      if (n == 0)
        {
          g_printerr ("# %s never came up\n", key);
          g_test_fail ();
        }
    }
}

int
agreement_run (void)
{
  int status = g_test_run ();

  g_clear_pointer (&seen, g_hash_table_unref);
  return status;
}
