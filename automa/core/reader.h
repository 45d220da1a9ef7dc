/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Walks a JSON tree and checks every type on the way. A value that does not fit adds a problem with its path; reading
 * goes on, so that all problems of a file are told at once. */
#pragma once

#include "json.h"

G_BEGIN_DECLS

/* One place in the document. Lives on the stack of whoever reads; it knows its parent, and so its path. */
typedef struct _AutomaPlace AutomaPlace;
struct _AutomaPlace
{
  const AutomaPlace *parent;
  const char        *member; /* NULL: an element */
  guint              index;
  JsonNode          *node;
  AutomaProblems    *problems;
};

void     automa_place_root    (AutomaPlace         *self,
                               JsonNode            *node,
                               AutomaProblems      *problems);
void     automa_place_problem (const AutomaPlace   *self,
                               const char          *format,
                               ...) G_GNUC_PRINTF (2, 3);
gboolean automa_place_object  (const AutomaPlace   *self,
                               const char *const   *members);
gboolean automa_place_member  (const AutomaPlace   *self,
                               const char          *name,
                               AutomaPlace         *member);
gboolean automa_place_need    (const AutomaPlace   *self,
                               const char          *name,
                               AutomaPlace         *member);
gboolean automa_place_array   (const AutomaPlace   *self,
                               guint                least,
                               guint                most,
                               guint               *length);
void     automa_place_element (const AutomaPlace   *self,
                               guint                i,
                               AutomaPlace         *element);
gboolean automa_place_int     (const AutomaPlace   *self,
                               int                  least,
                               int                  most,
                               int                 *value);
int      automa_place_int_if  (const AutomaPlace   *self,
                               const char          *name,
                               int                  least,
                               int                  most,
                               int                  otherwise);
int      automa_place_need_int (const AutomaPlace  *self,
                                const char         *name,
                                int                 least,
                                int                 most);
gboolean automa_place_bool    (const AutomaPlace   *self,
                               gboolean            *value);
gboolean automa_place_string  (const AutomaPlace   *self,
                               const char         **value);
gboolean automa_place_text    (const AutomaPlace   *self,
                               const char         **value);
gboolean automa_place_check_text (const AutomaPlace *self,
                                  const char        *text);
gboolean automa_place_word    (const AutomaPlace   *self,
                               const char *const   *words,
                               guint               *word);
gboolean automa_place_format  (const AutomaPlace   *self,
                               const char          *format);

G_END_DECLS
