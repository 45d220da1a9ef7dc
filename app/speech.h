/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading instructions aloud, through the desktop's speech service where it is there. Nobody waits for it, and without
 * it everything goes on in silence. */
#pragma once

#include "session.h"

G_BEGIN_DECLS

/* Whether there is somebody who could read. */
gboolean hk_speech_is_there (void);

/* What is read of the instruction shown: what is asked, or what is to be done. */
char    *hk_speech_text     (HkSession  *session);

/* Speaks, and falls silent about what was said before. */
void     hk_speech_say      (const char *text);

G_END_DECLS
