/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The figures of the engine, as JSON. Time depends on the machine; `tests/bench` counts instructions beside it. */
#include <stdio.h>
#include <string.h>
#include <glib/gi18n-lib.h>

#include "bench.h"
#include "cli.h"
#include "core/json.h"
#include "last-spell/phase.h"
#include "last-spell/position-json.h"

#define SIDE LS_MAX_SIDE
#define NOT_GIVEN G_MININT
#define BATCHES 20
#define BATCH_MICROSECONDS 20000

static LsPosition *
parse (const char   *text,
       gssize        length,
       const LsPack *pack)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("bench");
  LsPosition *position = ls_position_parse (text, length, pack, problems);

  if (!position)
    g_error ("%s", automa_problems_get (problems, 0));
  return position;
}

/* The crowded Gildenberg board that is shipped for this. */
static LsPosition *
crowded_position (const LsPack *pack)
{
  gsize length;
  g_autofree char *text = ls_pack_shipped_position ("crowded", &length);

  return parse (text, (gssize) length, pack);
}

static void
append_rows (GString    *json,
             const char *name,
             const char *plain,
             const char *circle)
{
  g_string_append_printf (json, "\"%s\":[", name);
  for (guint row = 0; row < SIDE; row++)
    {
      g_string_append (json, row > 0 ? ",\"" : "\"");
      for (guint column = 0; column < SIDE; column++)
        {
          gboolean middle = row / 2 == SIDE / 4 && column / 2 == SIDE / 4;

          g_string_append_c (json, middle ? *circle : plain[row < SIDE / 2 ? 0 : 1]);
        }
      g_string_append_c (json, '"');
    }
  g_string_append (json, "],");
}

/* A bare board of the largest size with that many monsters scattered over it. */
static LsPosition *
large_position (const LsPack *pack,
                guint         n)
{
  g_autoptr (GString) json = g_string_new ("{\"format\":\"automa-position/1\",\"coin\":\"left\",\"heroes\":[],"
                                           "\"structures\":[],\"board\":{\"format\":\"automa-board/1\","
                                           "\"id\":\"large\",\"name\":\"Large\",\"source\":\"unverified\",");
  char spot[LS_SPOT_NAME_SIZE];

  append_rows (json, "terrain", "..", "*");
  append_rows (json, "sectors", "ab", "*");
  append_rows (json, "arrows", "v^", " ");
  g_string_append (json, "\"town\":[\"a\"],\"mist\":{}},\"monsters\":[");
  for (guint i = 0; i < n; i++)
    {
      guint cell = i * 7 % (SIDE * SIDE / 2 - SIDE); /* 7 and the number of cells have no common divisor */
      guint column = cell * 2 % SIDE + (cell * 2 / SIDE) % 2;
      guint row = cell * 2 / SIDE;

      if (row >= SIDE / 2 - 2)
        row += 4;
      g_string_append_printf (json, "%s{\"id\":\"m%u\",\"type\":\"clawer\",\"at\":\"%s\",\"facing\":\"%s\"}",
                              i > 0 ? "," : "", i, ls_spot_name (ls_spot (column, row % SIDE), spot),
                              ls_facing_ids[i % LS_N_FACINGS]);
    }
  g_string_append (json, "]}");
  return parse (json->str, -1, pack);
}

static void
resolve_often (const LsPosition *position,
               LsResolution     *resolution,
               guint             rounds)
{
  for (guint i = 0; i < rounds; i++)
    ls_phase_resolve (position, NULL, resolution);
}

/* Nanoseconds for one phase: the best of several batches, so that other work on the machine counts least. */
static double
measure (const LsPosition *position,
         LsResolution     *resolution)
{
  double best = G_MAXDOUBLE;
  guint rounds = 1;
  gint64 taken = 0;

  while (taken < BATCH_MICROSECONDS)
    {
      gint64 start = g_get_monotonic_time ();

      rounds *= 2;
      resolve_often (position, resolution, rounds);
      taken = g_get_monotonic_time () - start;
    }
  for (guint i = 0; i < BATCHES; i++)
    {
      gint64 start = g_get_monotonic_time ();

      resolve_often (position, resolution, rounds);
      best = MIN (best, (double) (g_get_monotonic_time () - start) * 1000.0 / rounds);
    }
  return best;
}

void
bench_add_number (JsonBuilder *json,
                  const char  *name,
                  double       value)
{
  json_builder_set_member_name (json, name);
  json_builder_add_double_value (json, value);
}

static double
add_case (JsonBuilder      *json,
          const char       *name,
          const LsPosition *position)
{
  g_autoptr (LsResolution) resolution = ls_resolution_new ();
  double nanoseconds = measure (position, resolution);

  json_builder_set_member_name (json, name);
  json_builder_begin_object (json);
  automa_json_add_int (json, "monsters", position->monsters->len);
  automa_json_add_int (json, "steps", resolution->steps->len);
  automa_json_add_int (json, "attacks", resolution->attacks->len);
  bench_add_number (json, "nanoseconds", nanoseconds);
  bench_add_number (json, "nanoseconds-for-each-monster", nanoseconds / position->monsters->len);
  automa_json_add_int (json, "bytes", (gint64) ls_resolution_size (resolution));
  json_builder_end_object (json);
  return nanoseconds;
}

static const struct
{
  const char *name;
  guint       monsters; /* 0: the crowded Gildenberg board */
} cases[] = { { "crowded-gildenberg", 0 }, { "large-board-50", 50 }, { "large-board-500", 500 } };

static LsPosition *
case_position (const LsPack *pack,
               guint         i)
{
  return cases[i].monsters == 0 ? crowded_position (pack) : large_position (pack, cases[i].monsters);
}

static void
print_figures (const LsPack *pack)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *text = NULL;
  double nanoseconds[G_N_ELEMENTS (cases)];

  json_builder_begin_object (json);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (LsPosition) position = case_position (pack, i);

      nanoseconds[i] = add_case (json, cases[i].name, position);
    }
  bench_add_number (json, "ratio-500-to-50", nanoseconds[2] / nanoseconds[1]);
  bench_add_games (json, pack);
  json_builder_end_object (json);
  root = json_builder_get_root (json);
  text = automa_json_print (root);
  puts (text);
}

/* Nothing but one case a number of times, for whoever counts instructions. */
static int
run_case (const LsPack *pack,
          const char   *name,
          int           rounds)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    if (!name || strcmp (cases[i].name, name) == 0)
      {
        g_autoptr (LsPosition) position = case_position (pack, i);
        g_autoptr (LsResolution) resolution = ls_resolution_new ();

        resolve_often (position, resolution, (guint) rounds);
        printf ("{ \"monsters\": %u, \"rounds\": %d }\n", position->monsters->len, rounds);
        return CLI_DONE;
      }
  cli_error (_("there is no case %s"), name);
  return CLI_BAD;
}

int
cli_bench (int    argc,
           char **argv)
{
  int rounds = NOT_GIVEN;
  g_autofree char *name = NULL;
  const GOptionEntry entries[] = { { "rounds", 0, 0, G_OPTION_ARG_INT, &rounds,
                                     N_("only resolve one case that often, for counting instructions"), N_("N") },
                                   { "case", 0, 0, G_OPTION_ARG_STRING, &name, N_("which case"), N_("NAME") },
                                   { NULL } };
  g_autoptr (LsPack) pack = NULL;

  if (!cli_parse ("bench", entries, &argc, &argv))
    return CLI_BAD;
  if (argc != 1 || (rounds < 0 && rounds != NOT_GIVEN))
    {
      cli_error (_("expected no arguments, and a number of rounds that is not negative"));
      return CLI_BAD;
    }
  pack = ls_pack_shipped ();
  if (rounds >= 0)
    return run_case (pack, name, rounds);
  print_figures (pack);
  return CLI_DONE;
}
