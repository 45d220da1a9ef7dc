/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Events of the journal: a command as it is; {"repair": {"at": 3, "command": {…}}}, where no command strikes one out and
 * the misfits were dropped with the player's consent; {"undo": true} and {"redo": true} for a command, {"undo": "repair"}
 * and {"redo": "repair"} for what a repair has done. For packs see save-pack.c. */
#include "save.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "audit.h"
#include "save-private.h"

static gboolean
apply (gconstpointer before,
       gconstpointer command,
       gpointer      after,
       gpointer      script,
       GError      **error)
{
  return ls_game_apply (before, command, after, script, error);
}

static LsSave *
new_save (const LsPack  *pack,
          const LsPack  *at_hand,
          const LsSetup *setup)
{
  LsSave *self = g_new0 (LsSave, 1);
  g_autofree LsGame *first = g_new (LsGame, 1);

  self->pack = pack;
  self->at_hand = at_hand;
  self->packs = g_ptr_array_new_with_free_func ((GDestroyNotify) ls_pack_free);
  g_ptr_array_add (self->packs, ls_pack_ref (pack));
  g_ptr_array_add (self->packs, ls_pack_ref (at_hand));
  ls_game_begin (first, pack, setup);
  self->history = automa_history_new (sizeof (LsGame), sizeof (LsCommand), apply, first);
  self->notices = g_ptr_array_new_with_free_func (g_free);
  self->breaches = g_ptr_array_new_with_free_func (g_free);
  return self;
}

void
ls_save_free (LsSave *self)
{
  g_clear_pointer (&self->journal, automa_journal_close);
  automa_history_free (self->history);
  g_ptr_array_unref (self->notices);
  g_ptr_array_unref (self->breaches);
  g_ptr_array_unref (self->packs);
  g_free (self);
}

const LsGame *
ls_save_game (const LsSave *self)
{
  return automa_history_state (self->history);
}

/* A new game; without a file it lives in memory only. */
LsSave *
ls_save_new (const LsPack  *pack,
             const LsSetup *setup,
             const char    *file,
             GError       **error)
{
  g_autoptr (LsSave) self = new_save (pack, pack, setup);

  self->pinned = TRUE;
  if (file)
    {
      g_autoptr (JsonNode) header = ls_setup_json (pack, setup);

      ls_save_add_pack (header, pack);
      self->journal = automa_journal_create (file, header, error);
      if (!self->journal)
        return NULL;
    }
  return g_steal_pointer (&self);
}

/* --- Events --- */

/* "undo" or "redo". */
static JsonNode *
step_event (const char *word,
            gboolean    repair)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();

  json_builder_begin_object (json);
  if (repair)
    automa_json_add_string (json, word, "repair");
  else
    automa_json_add_bool (json, word, TRUE);
  json_builder_end_object (json);
  return json_builder_get_root (json);
}

/* With all that it needs to be read again. */
static JsonNode *
command_event (const LsCommand *command)
{
  JsonNode *event = ls_command_json (command);

  if (command->pack)
    ls_save_add_pack (event, command->pack);
  return event;
}

/* Whether the line could be read again: a name that is too long would cut the journal off behind everybody's back. */
static gboolean
check_readable (const LsCommand *command,
                GError         **error)
{
  g_autoptr (JsonNode) event = ls_command_json (command);
  g_autoptr (AutomaProblems) problems = automa_problems_new ("event");
  AutomaPlace place;
  LsCommand again;

  automa_place_root (&place, event, problems);
  if (command->pack || ls_command_read (&place, &again))
    return TRUE;
  g_set_error_literal (error, LS_GAME_ERROR, LS_GAME_ERROR_FULL, automa_problems_get (problems, 0));
  return FALSE;
}

static JsonNode *
repair_event (guint            i,
              const LsCommand *command)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();

  json_builder_begin_object (json);
  json_builder_set_member_name (json, "repair");
  json_builder_begin_object (json);
  automa_json_add_int (json, "at", i + 1);
  if (command)
    {
      json_builder_set_member_name (json, "command");
      json_builder_add_value (json, command_event (command));
    }
  json_builder_end_object (json);
  json_builder_end_object (json);
  return json_builder_get_root (json);
}

/* A game from before packs were kept goes on: from now on it is opened with the pack that it is played with now. */
static gboolean
pin_pack (LsSave  *self,
          GError **error)
{
  g_autoptr (JsonNode) event = NULL;

  if (self->pinned)
    return TRUE;
  event = ls_save_pin_event (self->pack);
  self->pinned = automa_journal_append (self->journal, event, error);
  return self->pinned;
}

static gboolean
write_event (LsSave   *self,
             JsonNode *event,
             GError  **error)
{
  g_autoptr (JsonNode) owned = event;

  if (self->read_only)
    {
      g_set_error_literal (error, LS_GAME_ERROR, LS_GAME_ERROR_STAGE,
                           _("this game can be looked at, but not continued"));
      return FALSE;
    }
  return !self->journal || (pin_pack (self, error) && automa_journal_append (self->journal, owned, error));
}

static void
free_misfits (GArray *misfits)
{
  for (guint i = 0; i < misfits->len; i++)
    g_free (g_array_index (misfits, AutomaMisfit, i).reason);
  g_array_unref (misfits);
}

static void
copy_member (JsonObject *object G_GNUC_UNUSED,
             const char *name,
             JsonNode   *node,
             gpointer    plain)
{
  if (strcmp (name, "pack") != 0)
    json_object_set_member (plain, name, json_node_copy (node));
}

/* Takes the reference. */
static void
keep_pack (LsSave *self,
           LsPack *pack)
{
  if (g_ptr_array_find (self->packs, pack, NULL))
    ls_pack_free (pack);
  else
    g_ptr_array_add (self->packs, pack);
}

/* A command, with the pack that one of them brings along. */
static gboolean
read_command (LsSave            *self,
              const AutomaPlace *place,
              LsCommand         *command)
{
  g_autoptr (JsonNode) plain = NULL;
  AutomaPlace at = *place;
  LsPack *pack = NULL;

  if (automa_place_member (place, "pack", &at))
    {
      pack = ls_save_find_pack (self, self->at_hand, place);
      if (!pack)
        return FALSE;
      keep_pack (self, pack);
      plain = json_node_new (JSON_NODE_OBJECT);
      json_node_take_object (plain, json_object_new ());
      json_object_foreach_member (json_node_get_object (place->node), copy_member, json_node_get_object (plain));
      at = *place;
      at.node = plain;
    }
  else
    at = *place;
  if (!ls_command_read (&at, command))
    return FALSE;
  if ((command->kind == LS_DO_TAKE_PACK) == (pack != NULL))
    {
      command->pack = pack;
      return TRUE;
    }
  automa_place_problem (place, pack ? _("this command has no pack") : _("expected a pack"));
  return FALSE;
}

/* `repair` as it stands in the journal: it fitted when it was written, so it has to fit now. */
static gboolean
replay_repair (LsSave            *self,
               const AutomaPlace *place)
{
  static const char *const members[] = { "at", "command", NULL };
  GArray *misfits = g_array_new (FALSE, FALSE, sizeof (AutomaMisfit));
  AutomaPlace at;
  LsCommand command;
  gboolean strike;
  gboolean ok = FALSE;
  int i = 1;

  strike = !automa_place_member (place, "command", &at);
  if (automa_place_object (place, members) && (strike || read_command (self, &at, &command))
      && automa_place_need (place, "at", &at)
      && automa_place_int (&at, 1, (int) MAX (automa_history_length (self->history), 1), &i)
      && automa_history_length (self->history) > 0)
    ok = automa_history_repair (self->history, (guint) i - 1, strike ? NULL : &command, TRUE, misfits, NULL, NULL,
                                NULL);
  if (!ok)
    automa_place_problem (place, _("this change of the past does not fit"));
  free_misfits (misfits);
  return ok;
}

/* `undo` or `redo`. */
static gboolean
replay_step (LsSave            *self,
             const AutomaPlace *place,
             const char        *word)
{
  static const char *const repairs[] = { "repair", NULL };
  const char *const members[] = { word, NULL };
  gboolean undo = strcmp (word, "undo") == 0;
  gboolean done, is_true;
  AutomaPlace at;
  guint repair;

  if (!automa_place_object (place, members) || !automa_place_member (place, word, &at))
    return FALSE;
  if (JSON_NODE_HOLDS_VALUE (at.node) && json_node_get_value_type (at.node) == G_TYPE_STRING)
    {
      if (!automa_place_word (&at, repairs, &repair))
        return FALSE;
      done = undo ? automa_history_undo_repair (self->history) : automa_history_redo_repair (self->history);
    }
  else
    {
      if (!automa_place_bool (&at, &is_true))
        return FALSE;
      if (!is_true)
        {
          automa_place_problem (&at, _("expected true or \"repair\""));
          return FALSE;
        }
      done = undo ? automa_history_undo (self->history) : automa_history_redo (self->history);
    }
  if (!done)
    automa_place_problem (place, _("there is nothing to undo or redo"));
  return done;
}

static gboolean
replay_event (LsSave            *self,
              const AutomaPlace *place)
{
  g_autoptr (GError) error = NULL;
  AutomaPlace at;
  LsCommand command;

  if (automa_place_member (place, "undo", &at))
    return replay_step (self, place, "undo");
  if (automa_place_member (place, "redo", &at))
    return replay_step (self, place, "redo");
  if (automa_place_member (place, "repair", &at))
    return replay_repair (self, &at);
  if (automa_place_member (place, "pin", &at))
    return TRUE; /* it has had its say before the first step */
  if (!read_command (self, place, &command))
    return FALSE;
  if (automa_history_do (self->history, &command, NULL, NULL, NULL, &error))
    return TRUE;
  automa_place_problem (place, "%s", error->message);
  return FALSE;
}

static void
replay_events (LsSave                  *self,
               const AutomaJournalText *text,
               AutomaProblems          *problems)
{
  for (guint i = 0; i < text->events->len; i++, self->replayed++)
    {
      g_autoptr (AutomaProblems) here = automa_problems_new ("event");
      AutomaPlace place;

      automa_place_root (&place, g_ptr_array_index (text->events, i), here);
      if (replay_event (self, &place))
        continue;
      automa_problems_add (problems, NULL, _("line %u: %s"), i + 2, automa_problems_get (here, 0));
      g_ptr_array_add (self->notices,
                       g_strdup_printf (_("Line %u does not fit; the game is shown as it was before."), i + 2));
      self->read_only = TRUE;
      return;
    }
}

/* The game that a journal tells. NULL only if its header cannot be used; otherwise everything up to the first line that
 * does not fit is there, and problems and notices say what is missing. */
LsSave *
ls_save_replay (const LsPack            *pack,
                const AutomaJournalText *text,
                AutomaProblems          *problems)
{
  g_autoptr (LsSave) self = NULL;
  AutomaPlace header;
  LsSetup setup;
  const char *digest;
  const char *scenario;
  g_autoptr (AutomaProblems) unread = automa_problems_new (_("the pack of this game"));
  g_autoptr (LsPack) own = NULL;
  gboolean told;

  if (!text->header)
    return NULL;
  automa_place_root (&header, text->header, problems);
  if (!ls_setup_read (&header, &setup, &digest))
    return NULL;
  own = ls_save_first_pack (pack, text, unread, &told);
  scenario = ls_setup_scenario (&setup, setup.scenario);
  if (!ls_pack_scenario (own ? own : pack, scenario))
    {
      automa_place_problem (&header, _("the pack has no scenario %s"), scenario);
      return NULL;
    }
  self = new_save (own ? own : pack, pack, &setup);
  self->pinned = told;
  if (told && !own)
    g_ptr_array_add (self->notices, g_strdup_printf (_("This game goes on with the pack at hand: %s"),
                                                     automa_problems_get (unread, 0)));
  replay_events (self, text, problems);
  /* it matters only where the game can tell */
  if (self->read_only && !own && strcmp (digest, pack->digest) != 0)
    g_ptr_array_add (self->notices,
                     g_strdup (_("The pack has changed since this game was begun; that may be the reason.")));
  if (text->torn)
    g_ptr_array_add (self->notices, g_strdup (_("The last line was cut off and has been left out.")));
  if (text->bad_line > 0)
    {
      g_ptr_array_add (self->notices,
                       g_strdup_printf (_("Line %u is broken; the game is shown as it was before."), text->bad_line));
      self->read_only = TRUE;
    }
  return g_steal_pointer (&self);
}

/* Opens a saved game and goes on with it. One with a line that does not fit is opened to look at, and left as it is. */
LsSave *
ls_save_open (const LsPack   *pack,
              const char     *file,
              AutomaProblems *problems)
{
  g_autoptr (AutomaJournalText) text = automa_journal_read (file, problems);
  g_autoptr (LsSave) self = text ? ls_save_replay (pack, text, problems) : NULL;
  g_autoptr (GError) error = NULL;

  if (!self)
    return NULL;
  if (!self->read_only)
    self->journal = automa_journal_reopen (file, text, &error);
  if (error)
    {
      automa_problems_add (problems, NULL, "%s", error->message);
      self->read_only = TRUE;
    }
  return g_steal_pointer (&self);
}

/* --- Going on --- */

static void
audit (LsSave          *self,
       const LsGame    *before,
       const LsCommand *command)
{
  g_ptr_array_set_size (self->breaches, 0);
  g_ptr_array_extend_and_steal (self->breaches, ls_audit_state (ls_save_game (self)));
  g_ptr_array_extend_and_steal (self->breaches, ls_audit_transition (before, command, ls_save_game (self)));
}

/* What is about to be written: a command, or a repair of command i. */
typedef struct
{
  LsSave          *save;
  const LsGame    *before;
  const LsCommand *command;
  guint            i;
} Writing;

static gboolean
keep_command_cb (gpointer data,
                 GError **error)
{
  const Writing *self = data;

  audit (self->save, self->before, self->command);
  return write_event (self->save, command_event (self->command), error);
}

static gboolean
keep_repair_cb (gpointer data,
                GError **error)
{
  const Writing *self = data;

  return write_event (self->save, repair_event (self->i, self->command), error);
}

/* If the line does not reach the disk, the step has not been taken. */
gboolean
ls_save_do (LsSave          *self,
            const LsCommand *command,
            LsScript        *script,
            GError         **error)
{
  g_autofree LsGame *before = g_memdup2 (ls_save_game (self), sizeof (LsGame));
  Writing writing = { self, before, command, 0 };

  return check_readable (command, error)
         && automa_history_do (self->history, command, script, keep_command_cb, &writing, error);
}

static gboolean
refuse (GError    **error,
        const char *message)
{
  g_set_error_literal (error, LS_GAME_ERROR, LS_GAME_ERROR_STAGE, message);
  return FALSE;
}

/* Of commands alone, whatever has been repaired. */
gboolean
ls_save_step_back (LsSave  *self,
                   GError **error)
{
  if (automa_history_length (self->history) == 0)
    return refuse (error, _("there is nothing to undo"));
  return write_event (self, step_event ("undo", FALSE), error) && automa_history_undo (self->history);
}

gboolean
ls_save_undo (LsSave  *self,
              GError **error)
{
  if (!automa_history_can_undo_repair (self->history))
    return ls_save_step_back (self, error);
  return write_event (self, step_event ("undo", TRUE), error) && automa_history_undo_repair (self->history);
}

gboolean
ls_save_redo (LsSave  *self,
              GError **error)
{
  gboolean repair = automa_history_can_redo_repair (self->history);

  if (!automa_history_can_redo (self->history))
    return refuse (error, _("there is nothing to redo"));
  return write_event (self, step_event ("redo", repair), error)
         && (repair ? automa_history_redo_repair (self->history) : automa_history_redo (self->history));
}

/* Repairs the past. FALSE without an error: there are misfits, and the player has not agreed to drop them. */
gboolean
ls_save_repair (LsSave          *self,
                guint            i,
                const LsCommand *command,
                gboolean         drop_misfits,
                GArray          *misfits,
                GError         **error)
{
  Writing writing = { self, NULL, command, i };

  if (i >= automa_history_length (self->history))
    {
      g_set_error_literal (error, LS_GAME_ERROR, LS_GAME_ERROR_UNKNOWN, _("there is no such step"));
      return FALSE;
    }
  return (!command || check_readable (command, error))
         && automa_history_repair (self->history, i, command, drop_misfits, misfits, keep_repair_cb, &writing, error);
}
