/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session.h"

struct _HkSession
{
  GObject   parent_instance;

  /* owned */
  LsSave   *save;
  GFile    *file;
  LsGame   *shown;  /* while people look back; NULL: the game as it stands */
  LsGame   *before; /* the game before the instruction shown; NULL: there is none yet */
  LsScript *script;

  guint     n_shown;     /* commands that the shown state has seen */
  guint     instruction; /* which of them tells the instruction, plus 1; 0: none */
  guint     serial;      /* another one for each change */
};

G_DEFINE_FINAL_TYPE (HkSession, hk_session, G_TYPE_OBJECT)

enum { CHANGED, REFUSED, BREACHED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* --- What is shown --- */

static guint
length (HkSession *self)
{
  return automa_history_length (self->save->history);
}

/* What leads the game on, rather than noting something down. */
static gboolean
leads_on (const LsCommand *command)
{
  switch ((LsCommandKind) command->kind)
    {
    case LS_DO_DAY_MIST:
    case LS_DO_DAY_SCOUT:
    case LS_DO_DAY_PRODUCTION:
    case LS_DO_DAY_END:
    case LS_DO_BEGIN_NIGHT:
    case LS_DO_NEXT:
    case LS_DO_STEP:
    case LS_DO_COIN:
    case LS_DO_PLACE:
    case LS_DO_BOSS_AT:
    case LS_DO_END_HERO_PHASE:
      return TRUE;
    default:
      return FALSE;
    }
}

/* Tells command i again into the given script. */
static void
tell_again (HkSession *self,
            guint      i,
            LsGame    *before,
            LsScript  *script)
{
  g_autofree LsGame *after = g_new (LsGame, 1);

  automa_history_state_at (self->save->history, i, before);
  ls_game_apply (before, automa_history_command (self->save->history, i), after, script, NULL);
}

static gboolean
is_night (LsStage stage)
{
  return stage != LS_STAGE_DAY && stage != LS_STAGE_OVER;
}

/* A hero's blow, or a correction, was the last of the night or of the game: what it told is what people want to read. */
static gboolean
ends_night (HkSession *self,
            guint      i)
{
  g_autofree LsGame *game = NULL;
  gboolean night;

  if (is_night (hk_session_get_game (self)->stage))
    return FALSE;
  game = g_new (LsGame, 1);
  automa_history_state_at (self->save->history, i, game);
  night = is_night (game->stage);
  automa_history_state_at (self->save->history, i + 1, game);
  return night && !is_night (game->stage);
}

/* The last command up to the shown state that led on and had something to say. */
static void
find_instruction (HkSession *self)
{
  g_clear_pointer (&self->script, ls_script_free);
  self->script = ls_script_new ();
  for (self->instruction = self->n_shown; self->instruction > 0; self->instruction--)
    {
      if (!leads_on (hk_session_get_command (self, self->instruction - 1)) && !ends_night (self, self->instruction - 1))
        continue;
      if (!self->before)
        self->before = g_new (LsGame, 1);
      tell_again (self, self->instruction - 1, self->before, self->script);
      if (self->script->lines->len > 0)
        return;
    }
  g_clear_pointer (&self->before, g_free);
}

static void
show (HkSession *self,
      guint      n)
{
  self->n_shown = n;
  if (n == length (self))
    g_clear_pointer (&self->shown, g_free);
  else
    {
      if (!self->shown)
        self->shown = g_new (LsGame, 1);
      automa_history_state_at (self->save->history, n, self->shown);
    }
  find_instruction (self);
  self->serial++;
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
show_now (HkSession *self)
{
  show (self, length (self));
}

/* A refusal is told, not swallowed. */
static gboolean
refuse (HkSession *self,
        GError    *error)
{
  g_signal_emit (self, signals[REFUSED], 0, error->message);
  return FALSE;
}

/* --- The object --- */

static void
hk_session_finalize (GObject *object)
{
  HkSession *self = HK_SESSION (object);

  g_clear_pointer (&self->script, ls_script_free);
  g_clear_pointer (&self->shown, g_free);
  g_clear_pointer (&self->before, g_free);
  g_clear_pointer (&self->save, ls_save_free);
  g_clear_object (&self->file);
  G_OBJECT_CLASS (hk_session_parent_class)->finalize (object);
}

static void
hk_session_class_init (HkSessionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_session_finalize;

  signals[CHANGED] = g_signal_new ("changed", HK_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[REFUSED] = g_signal_new ("refused", HK_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                   G_TYPE_STRING);
  signals[BREACHED] = g_signal_new ("breached", HK_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                    1, G_TYPE_STRING);
}

static void
hk_session_init (HkSession *self)
{
  self->script = ls_script_new ();
}

/* Takes the save; the file is NULL for a game in memory. */
HkSession *
hk_session_new (LsSave *save,
                GFile  *file)
{
  HkSession *self = g_object_new (HK_TYPE_SESSION, NULL);

  self->save = save;
  g_set_object (&self->file, file);
  show_now (self);
  return self;
}

GFile *
hk_session_get_file (HkSession *self)
{
  return self->file;
}

const LsSave *
hk_session_get_save (HkSession *self)
{
  return self->save;
}

const LsGame *
hk_session_get_game (HkSession *self)
{
  return self->shown ? self->shown : ls_save_game (self->save);
}

gboolean
hk_session_is_looking_back (HkSession *self)
{
  return self->shown != NULL;
}

/* Never NULL; without lines before the first night. */
const LsScript *
hk_session_get_script (HkSession *self)
{
  return self->script;
}

/* The command that told the script, or NULL. */
const LsCommand *
hk_session_get_instruction (HkSession *self)
{
  return self->instruction > 0 ? hk_session_get_command (self, self->instruction - 1) : NULL;
}

/* The game before that command, or NULL. */
const LsGame *
hk_session_get_before (HkSession *self)
{
  return self->before;
}

/* Which command told it, from 1; 0: none. Stays the same while people note things down. */
guint
hk_session_get_told (HkSession *self)
{
  return self->instruction;
}

guint
hk_session_get_serial (HkSession *self)
{
  return self->serial;
}

/* --- Going on --- */

gboolean
hk_session_do (HkSession       *self,
               const LsCommand *command)
{
  g_autoptr (GError) error = NULL;

  if (!ls_save_do (self->save, command, NULL, &error))
    return refuse (self, error);
  show_now (self);
  for (guint i = 0; i < self->save->breaches->len; i++)
    g_signal_emit (self, signals[BREACHED], 0, g_ptr_array_index (self->save->breaches, i));
  return TRUE;
}

gboolean
hk_session_do_kind (HkSession    *self,
                    LsCommandKind kind)
{
  LsCommand command = { .kind = (guint8) kind };

  return hk_session_do (self, &command);
}

static gboolean
is_monster_phase (const LsGame *game)
{
  return game->stage >= LS_STAGE_PANIC && game->stage <= LS_STAGE_ATTACK;
}

/* Whether there is a next instruction to ask for: another one of those looked back at, or a new one. */
gboolean
hk_session_can_go_on (HkSession *self)
{
  return self->shown || (!self->save->read_only && is_monster_phase (hk_session_get_game (self)));
}

/* The next instruction; steps that have nothing to say are passed over. */
gboolean
hk_session_go_on (HkSession *self,
                  gboolean   whole_step)
{
  guint instruction = self->instruction;

  if (self->shown)
    {
      while (self->n_shown < length (self) && self->instruction == instruction)
        show (self, self->n_shown + 1);
      return TRUE;
    }
  do
    if (!hk_session_do_kind (self, whole_step ? LS_DO_STEP : LS_DO_NEXT))
      return FALSE;
  while (self->instruction == instruction && is_monster_phase (hk_session_get_game (self)));
  return TRUE;
}

/* --- Looking back --- */

gboolean
hk_session_can_look_back (HkSession *self)
{
  return self->instruction > 1;
}

/* The instruction before the one shown. Nothing is undone. */
void
hk_session_look_back (HkSession *self)
{
  if (hk_session_can_look_back (self))
    show (self, self->instruction - 1);
}

/* The game as it stood after n commands. */
void
hk_session_look_at (HkSession *self,
                    guint      n)
{
  show (self, MIN (n, length (self)));
}

void
hk_session_return_to_now (HkSession *self)
{
  show_now (self);
}

/* --- Undo, redo, log, repair --- */

gboolean
hk_session_can_undo (HkSession *self)
{
  return automa_history_can_undo (self->save->history) && !self->save->read_only;
}

gboolean
hk_session_can_redo (HkSession *self)
{
  return automa_history_can_redo (self->save->history) && !self->save->read_only;
}

gboolean
hk_session_undo (HkSession *self)
{
  g_autoptr (GError) error = NULL;

  if (!ls_save_undo (self->save, &error))
    return refuse (self, error);
  show_now (self);
  return TRUE;
}

gboolean
hk_session_redo (HkSession *self)
{
  g_autoptr (GError) error = NULL;

  if (!ls_save_redo (self->save, &error))
    return refuse (self, error);
  show_now (self);
  return TRUE;
}

/* Undoes all but the first n commands; redo brings them back. */
gboolean
hk_session_go_back_to (HkSession *self,
                       guint      n)
{
  g_autoptr (GError) error = NULL;

  while (length (self) > n)
    if (!ls_save_step_back (self->save, &error))
      {
        show_now (self);
        return refuse (self, error);
      }
  show_now (self);
  return TRUE;
}

guint
hk_session_get_length (HkSession *self)
{
  return length (self);
}

const LsCommand *
hk_session_get_command (HkSession *self,
                        guint      i)
{
  return automa_history_command (self->save->history, i);
}

/* What command i told, and the game before it, if wanted. */
LsScript *
hk_session_tell (HkSession *self,
                 guint      i,
                 LsGame    *before)
{
  g_autofree LsGame *own = before ? NULL : g_new (LsGame, 1);
  LsScript *script = ls_script_new ();

  tell_again (self, i, before ? before : own, script);
  return script;
}

/* The same for who walks through all of them and knows the game before command i; `after` is the one after it. */
LsScript *
hk_session_tell_on (HkSession    *self,
                    guint         i,
                    const LsGame *before,
                    LsGame       *after)
{
  LsScript *script = ls_script_new ();

  ls_game_apply (before, hk_session_get_command (self, i), after, script, NULL);
  return script;
}

/* Whether a command would be accepted there; otherwise why not. */
gboolean
hk_session_fits (const LsGame    *before,
                 const LsCommand *command,
                 GError         **error)
{
  g_autofree LsGame *after = g_new (LsGame, 1);

  return hk_session_try (before, command, after, error);
}

/* The same for who wants to know what would come of it. */
gboolean
hk_session_try (const LsGame    *before,
                const LsCommand *command,
                LsGame          *after,
                GError         **error)
{
  return ls_game_apply (before, command, after, NULL, error);
}

/* Changes command i, or strikes it out (NULL). FALSE with sentences in `misfits`: later steps no longer fit, and the
 * player has not agreed to drop them. */
gboolean
hk_session_repair (HkSession       *self,
                   guint            i,
                   const LsCommand *command,
                   gboolean         drop_misfits,
                   GPtrArray       *misfits)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (AutomaMisfit));
  gboolean done = ls_save_repair (self->save, i, command, drop_misfits, found, &error);

  for (guint j = 0; j < found->len; j++)
    g_ptr_array_add (misfits, g_array_index (found, AutomaMisfit, j).reason);
  if (error)
    return refuse (self, error);
  if (done)
    show_now (self);
  return done;
}

/* --- The pack --- */

/* What of the pack at hand differs from what the game is played with, and matters to it: LsPackChange. */
GPtrArray *
hk_session_find_pack_changes (HkSession    *self,
                              const LsPack *pack)
{
  return ls_save_pack_changes (self->save, pack);
}

/* From this step on the game goes by the pack at hand; it can be undone. */
gboolean
hk_session_take_pack (HkSession    *self,
                      const LsPack *pack)
{
  g_autoptr (GError) error = NULL;

  if (!ls_save_take_pack (self->save, pack, NULL, &error))
    return refuse (self, error);
  show_now (self);
  return TRUE;
}
