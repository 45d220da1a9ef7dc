/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the players are asked before the game can go on, and the commands that answer it: values, no widgets. */
#pragma once

#include "last-spell/game.h"

G_BEGIN_DECLS

typedef struct
{
  char     *label; /* on the button */
  LsCommand command;
} HkAnswer;

typedef struct
{
  char       *question; /* NULL: nothing is asked */
  GArray     *answers;  /* HkAnswer */
  const char *hero;     /* who is to be put on the board, interned: a tap on a spot is the answer; NULL: nobody */
} HkAnswers;

void     hk_answers_init  (HkAnswers       *self,
                                  const LsGame    *game);
void     hk_answers_clear (HkAnswers       *self);
gboolean hk_answers_find  (const HkAnswers *self,
                                  const char      *piece,
                                  LsSpot           spot,
                                  LsCommand       *command);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (HkAnswers, hk_answers_clear)

G_END_DECLS
