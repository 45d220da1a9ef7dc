/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be changed in a command that was given before. No widgets here. */
#pragma once

#include "last-spell/game.h"

G_BEGIN_DECLS

/* The words of a command. */
typedef enum
{
  HK_WORD_ID,
  HK_WORD_OTHER,
  HK_WORD_WORD,
  HK_N_WORDS,
} HkWord;

/* What may stand there instead. */
typedef enum
{
  HK_NOTHING, /* there is no such word, or it makes the command what it is */
  HK_TYPED,
  HK_COINS,
  HK_DIRECTIONS,
  HK_PATTERNS,
  HK_CETUSIA,
  HK_TYPES,
  HK_STRUCTURE_TYPES,
  HK_TOKEN_TYPES,
  HK_TARGETS, /* of the attack that waits for a choice */
  HK_VALUES,  /* of the ruling */
  HK_SIDES,
  HK_POTIONS,
  HK_ITEM_NAME, /* a potion's colour, or typed */
  HK_ITEM_KINDS,
  HK_HEROES,
  HK_STRIKERS, /* heroes, or nobody in particular */
  HK_MONSTERS,
  HK_STRUCK, /* whatever heroes strike */
  HK_STRUCTURES,
  HK_TOKENS,
  HK_ITEMS,
  HK_BLOWS, /* whose damage armor is used against, or whom it saves */
} HkSource;

typedef struct
{
  const char *label; /* a message id, like all labels here; NULL: the command has no such thing */
  HkSource    source;
} HkWordForm;

/* Of what there may be several: check buttons. */
typedef enum
{
  HK_NONE,
  HK_ROLL_MARKS,
  HK_MOVEMENT_TOKENS,
  HK_STASH, /* what is sold of it */
} HkSeveral;

typedef struct
{
  HkWordForm  words[HK_N_WORDS];
  const char *number;
  int         least;
  int         most;
  const char *count;
  int         most_count;
  const char *flag;
  gboolean    when_said; /* the flag can be changed only if it was said: otherwise the app throws the dice, or finds the way */
  const char *spots;
  gboolean    facing;
  const char *several;
  HkSeveral   several_of;
} HkCommandForm;

typedef struct
{
  const char *id; /* interned; NULL: nobody in particular, nothing */
  char       *label;
  gboolean    chosen;
} HkChoice;

/* NULL: it has nothing that could be another way, and why that is so. */
const HkCommandForm *hk_command_form        (const LsCommand *command);
const char          *hk_command_fixed       (const LsCommand *command);

gboolean             hk_command_has_flag    (const LsCommand *command);
void                 hk_command_set_flag    (LsCommand       *command,
                                             gboolean         set);

/* command-words.c: HkChoice, with the one that was chosen; none: the word is typed, or there is nothing to choose. */
HkSource             hk_command_source      (const LsCommand *command,
                                             HkWord           word);
GPtrArray           *hk_command_choices     (const LsGame    *before,
                                             const LsCommand *command,
                                             HkWord           word);
const char          *hk_command_chosen      (const LsCommand *command,
                                             HkWord           word);
void                 hk_command_choose      (LsCommand       *command,
                                             HkWord           word,
                                             const char      *id);
GPtrArray           *hk_command_several     (const LsGame    *before,
                                             const LsCommand *command);
gboolean             hk_command_choose_several (LsCommand    *command,
                                             GPtrArray       *choices);

char                *hk_command_write_spots (const LsCommand *command);
gboolean             hk_command_read_spots  (LsCommand       *command,
                                             const char      *text);

G_END_DECLS
