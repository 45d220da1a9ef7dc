/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All that is wrong with one input: a list of lines, each with the file, the JSON path and what was expected. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _AutomaProblems AutomaProblems;

AutomaProblems *automa_problems_new       (const char           *file);
void            automa_problems_free      (AutomaProblems       *self);
void            automa_problems_add       (AutomaProblems       *self,
                                           const char           *path,
                                           const char           *format,
                                           ...) G_GNUC_PRINTF (3, 4);
void            automa_problems_add_all   (AutomaProblems       *self,
                                           const AutomaProblems *of_file);
guint           automa_problems_count     (const AutomaProblems *self);
const char     *automa_problems_get       (const AutomaProblems *self,
                                           guint                 i);
gboolean        automa_is_plain           (gunichar              c);
char           *automa_problems_to_string (const AutomaProblems *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AutomaProblems, automa_problems_free)

G_END_DECLS
