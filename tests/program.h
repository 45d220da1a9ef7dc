/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs the command line program that the environment variable AUTOMA names, and looks at what it prints. */
#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

enum
{
  DONE = 0,
  NO = 1,  /* check found errors, judge says no */
  BAD = 2, /* bad usage or bad input */
};

typedef struct
{
  int   status;
  char *out;
  char *err;
} Run;

void  run_clear         (Run           *self);
Run   run               (const char    *first,
                         ...) G_GNUC_NULL_TERMINATED;
Run   run_with          (GBytes        *input,
                         const char    *first,
                         ...) G_GNUC_NULL_TERMINATED;

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Run, run_clear)

/* What a run has to be. */
void  expect_done       (const Run     *self);
void  expect_bad        (const Run     *self,
                         guint          lines,
                         const char    *part);
guint count_lines       (const char    *text);
JsonObject *json_of     (const Run     *self,
                         JsonNode     **node);

/* Files in a folder of the test program's own, which is taken away at the end. Texts are written with ' for ". */
const char *write_text  (const char    *name,
                         const char    *text);
const char *write_bytes (const char    *name,
                         const char    *bytes,
                         gsize          length);
const char *copy_folder (const char    *from,
                         const char    *name);
const char *folder_file (const char    *name);
void  folder_remove     (void);

/* A position on a board of its own: monsters m1, m2 and m3, heroes h1, h2, structures w1 and t1. */
extern const char small_position[];
char *with_part         (const char    *text,
                         const char    *part,
                         const char    *replacement);

/* Each test runs in the plain locale and in one with UTF-8. */
void  add_program_test  (const char    *path,
                         void         (*test) (void));
int   run_program_tests (void);

G_END_DECLS
