/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pack that a game is played with, in its journal: all records as they were in force, by kinds, so that the game
 * replays as it was played whatever becomes of the pack. It stands
 *   - in the header of a new game:                {…, "digest": "7c…", "pack": {"boards": […], "monsters": […], …}}
 *   - in the event of taking another pack over:   {"do": "take-pack", "digest": "7c…", "pack": {…}}
 *   - in {"pin": {"digest": "7c…", "pack": {…}}}, once, when a game goes on whose header was written before: that is
 *     the pack which it was opened with, and from then on it is opened with it.
 * A game whose digest is that of the pack at hand is played with the pack at hand, without reading all this. */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "corrections.h"
#include "save-private.h"
#include "workshop-private.h"

#define MAX_PACKS 64 /* each is read as a whole */

/* --- Writing --- */

static void
add_kind (JsonBuilder  *json,
          const LsPack *pack,
          LsKind        kind)
{
  g_autoptr (GPtrArray) records = ls_pack_records (pack, kind);

  automa_json_begin_list (json, ls_kinds[kind].id);
  for (guint i = 0; i < records->len; i++)
    json_builder_add_value (json, json_node_copy (g_ptr_array_index (records, i)));
  json_builder_end_array (json);
}

static JsonNode *
pack_json (const LsPack *pack)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();

  json_builder_begin_object (json);
  for (LsKind kind = 0; kind < LS_N_KINDS; kind++)
    add_kind (json, pack, kind);
  json_builder_end_object (json);
  return json_builder_get_root (json);
}

void
ls_save_add_pack (JsonNode     *event,
                  const LsPack *pack)
{
  json_object_set_member (json_node_get_object (event), "pack", pack_json (pack));
}

JsonNode *
ls_save_pin_event (const LsPack *pack)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();

  json_builder_begin_object (json);
  json_builder_set_member_name (json, "pin");
  json_builder_begin_object (json);
  automa_json_add_string (json, "digest", pack->digest);
  json_builder_set_member_name (json, "pack");
  json_builder_add_value (json, pack_json (pack));
  json_builder_end_object (json);
  json_builder_end_object (json);
  return json_builder_get_root (json);
}

/* --- Reading --- */

/* What the game was played with lies over what is shipped now: a newer program may need records that it had not. */
static LsPack *
read_pack (const AutomaPlace *place,
           const LsPack      *at_hand,
           const char        *digest)
{
  guint before = automa_problems_count (place->problems);
  g_autoptr (AutomaOverlay) overlay = ls_corrections_read_records (place);
  LsPack *pack;

  if (automa_problems_count (place->problems) != before)
    return NULL;
  automa_overlay_set_whole (overlay);
  pack = ls_pack_read (at_hand->folder, overlay, place->problems);
  if (pack)
    {
      g_free (pack->digest);
      pack->digest = g_strdup (digest);
    }
  return pack;
}

/* The pack of an object with "digest" and "pack", a reference; one that the save has already is not read again. */
LsPack *
ls_save_find_pack (LsSave            *self,
                   const LsPack      *at_hand,
                   const AutomaPlace *place)
{
  AutomaPlace at;
  const char *digest = NULL;
  LsPack *pack;

  if (!automa_place_need (place, "digest", &at) || !automa_place_text (&at, &digest))
    return NULL;
  if (strcmp (digest, at_hand->digest) == 0)
    return ls_pack_ref (at_hand);
  for (guint i = 0; self && i < self->packs->len; i++)
    {
      pack = g_ptr_array_index (self->packs, i);
      if (strcmp (pack->digest, digest) == 0)
        return ls_pack_ref (pack);
    }
  if (self && self->packs->len >= MAX_PACKS)
    {
      automa_place_problem (place, _("too many packs; expected at most %d in a game"), MAX_PACKS);
      return NULL;
    }
  return automa_place_need (place, "pack", &at) ? read_pack (&at, at_hand, digest) : NULL;
}

/* The pack that the journal says the game was begun with. NULL: it does not say, or it cannot be read any more, and
 * then the problems say why. */
LsPack *
ls_save_first_pack (const LsPack            *at_hand,
                    const AutomaJournalText *text,
                    AutomaProblems          *problems,
                    gboolean                *told)
{
  AutomaPlace header, event, at;

  automa_place_root (&header, text->header, problems);
  *told = automa_place_member (&header, "pack", &at);
  if (*told)
    return ls_save_find_pack (NULL, at_hand, &header);
  for (guint i = 0; i < text->events->len && !*told; i++)
    {
      automa_place_root (&event, g_ptr_array_index (text->events, i), problems);
      *told = automa_place_member (&event, "pin", &at);
    }
  return *told ? ls_save_find_pack (NULL, at_hand, &at) : NULL;
}

/* --- What has changed since --- */

static void
change_free (gpointer data)
{
  LsPackChange *self = data;

  g_free (self->key);
  g_free (self->name);
  g_clear_pointer (&self->then, json_node_unref);
  g_clear_pointer (&self->now, json_node_unref);
  g_free (self);
}

static void
take_change (GPtrArray    *changes,
             const LsGame *game,
             LsKind        kind,
             JsonNode     *then,
             JsonNode     *now)
{
  g_autofree char *key = automa_record_key (now ? now : then, &ls_kinds[kind]);
  LsPackChange *change;

  if (automa_record_same (then, now) || !ls_game_needs_record (game, kind, key))
    return;
  change = g_new0 (LsPackChange, 1);
  change->kind = kind;
  change->key = g_steal_pointer (&key);
  change->name = ls_kind_record_name (kind, now ? now : then);
  change->then = then ? json_node_ref (then) : NULL;
  change->now = now ? json_node_ref (now) : NULL;
  g_ptr_array_add (changes, change);
}

GPtrArray *
ls_save_pack_changes (const LsSave *self,
                      const LsPack *pack)
{
  GPtrArray *changes = g_ptr_array_new_with_free_func (change_free);
  const LsGame *game = ls_save_game (self);

  if (game->pack == pack || strcmp (game->pack->digest, pack->digest) == 0 || game->stage == LS_STAGE_OVER)
    return changes;
  for (LsKind kind = 0; kind < LS_N_KINDS; kind++)
    {
      g_autoptr (GPtrArray) then = ls_pack_records (game->pack, kind);
      g_autoptr (GPtrArray) now = ls_pack_records (pack, kind);

      for (guint i = 0; i < now->len; i++)
        {
          g_autofree char *key = automa_record_key (g_ptr_array_index (now, i), &ls_kinds[kind]);

          take_change (changes, game, kind, ls_find_record (then, kind, key), g_ptr_array_index (now, i));
        }
      for (guint i = 0; i < then->len; i++)
        {
          g_autofree char *key = automa_record_key (g_ptr_array_index (then, i), &ls_kinds[kind]);

          if (!ls_find_record (now, kind, key))
            take_change (changes, game, kind, g_ptr_array_index (then, i), NULL);
        }
    }
  return changes;
}

gboolean
ls_save_take_pack (LsSave       *self,
                   const LsPack *pack,
                   LsScript     *script,
                   GError      **error)
{
  LsCommand command = { .kind = LS_DO_TAKE_PACK, .word = g_intern_string (pack->digest), .flag = -1, .pack = pack };

  g_ptr_array_add (self->packs, ls_pack_ref (pack)); /* the history points to it, done or undone */
  return ls_save_do (self, &command, script, error);
}
