/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "resolution-json.h"

#include "core/json.h"

typedef struct
{
  const LsPosition   *position;
  const LsResolution *resolution;
  JsonBuilder        *json;
} Writer;

static void
add_spot (Writer     *self,
          const char *name,
          LsSpot      spot)
{
  char text[LS_SPOT_NAME_SIZE];

  automa_json_add_string (self->json, name, ls_spot_name (spot, text));
}

static void
add_track (Writer       *self,
           const char   *name,
           const GArray *track)
{
  automa_json_begin_list (self->json, name);
  for (guint i = 0; i < track->len; i++)
    json_builder_add_int_value (self->json, g_array_index (track, guint8, i));
  json_builder_end_array (self->json);
}

/* The spots between two spots of one line. */
static void
add_over (Writer *self,
          LsSpot  from,
          LsSpot  to)
{
  gboolean same_row = ls_spot_row (from) == ls_spot_row (to);
  int step = (to > from ? 1 : -1) * (same_row ? 1 : LS_STRIDE);
  char text[LS_SPOT_NAME_SIZE];

  automa_json_begin_list (self->json, "over");
  for (LsSpot spot = (LsSpot) (from + step); spot != to; spot = (LsSpot) (spot + step))
    json_builder_add_string_value (self->json, ls_spot_name (spot, text));
  json_builder_end_array (self->json);
}

static void
add_step (Writer       *self,
          LsSpot        from,
          const LsStep *step)
{
  json_builder_begin_object (self->json);
  add_spot (self, "to", step->to);
  automa_json_add_string (self->json, "rule", ls_rule_id (step->rule));
  if (step->rule == LS_RULE_MOVE_CROSS || step->rule == LS_RULE_ABILITY_FLY)
    add_over (self, from, step->to);
  json_builder_end_object (self->json);
}

static void
add_move (Writer       *self,
          const LsMove *move)
{
  const LsStep *steps = ls_resolution_steps (self->resolution, move);

  json_builder_begin_object (self->json);
  automa_json_add_string (self->json, "monster", ls_position_monster (self->position, move->monster)->id);
  add_spot (self, "from", move->from);
  add_spot (self, "to", move->to);
  automa_json_add_string (self->json, "facing", ls_facing_ids[move->facing]);
  automa_json_begin_list (self->json, "steps");
  for (guint i = 0; i < move->n_steps; i++)
    add_step (self, i == 0 ? move->from : steps[i - 1].to, &steps[i]);
  json_builder_end_array (self->json);
  automa_json_add_string (self->json, "end", ls_rule_id (move->end));
  json_builder_end_object (self->json);
}

static void
add_hits (Writer         *self,
          const LsAttack *attack)
{
  automa_json_begin_list (self->json, "targets");
  for (guint i = 0; i < attack->n_hits; i++)
    {
      const LsHit *hit = &g_array_index (self->resolution->hits, LsHit, attack->first_hit + i);

      json_builder_begin_object (self->json);
      automa_json_add_string (self->json, "id", ls_position_thing_id (self->position, hit->thing));
      automa_json_add_int (self->json, "damage", hit->damage);
      json_builder_end_object (self->json);
    }
  json_builder_end_array (self->json);
}

static void
add_attack (Writer         *self,
            const LsAttack *attack)
{
  json_builder_begin_object (self->json);
  automa_json_add_string (self->json, "monster", ls_position_monster (self->position, attack->monster)->id);
  automa_json_add_string (self->json, "kind", ls_attack_names[attack->kind]);
  automa_json_add_string (self->json, "rule", ls_rule_id (attack->rule));
  if (attack->n_hits > 0)
    add_hits (self, attack);
  if (attack->n_choices > 0)
    {
      automa_json_begin_list (self->json, "choice");
      for (guint i = 0; i < attack->n_choices; i++)
        json_builder_add_string_value (
          self->json, ls_position_thing_id (
                        self->position, g_array_index (self->resolution->choices, LsThing, attack->first_choice + i)));
      json_builder_end_array (self->json);
    }
  json_builder_end_object (self->json);
}

static void
add_heroes (Writer *self)
{
  automa_json_begin_list (self->json, "heroes");
  for (guint i = 0; i < self->position->heroes->len; i++)
    {
      const LsHeroAfter *hero = ls_resolution_hero (self->resolution, i);

      json_builder_begin_object (self->json);
      automa_json_add_string (self->json, "id", ls_position_hero (self->position, i)->id);
      automa_json_add_int (self->json, "wounds", hero->wounds);
      automa_json_add_int (self->json, "mana", hero->mana);
      automa_json_add_bool (self->json, "dead", hero->dead);
      json_builder_end_object (self->json);
    }
  json_builder_end_array (self->json);
}

static void
add_structures (Writer *self)
{
  automa_json_begin_list (self->json, "structures");
  for (guint i = 0; i < self->position->structures->len; i++)
    {
      json_builder_begin_object (self->json);
      automa_json_add_string (self->json, "id", ls_position_structure (self->position, i)->id);
      automa_json_add_int (self->json, "flames", ls_resolution_structure (self->resolution, i)->flames);
      automa_json_add_bool (self->json, "destroyed", ls_resolution_structure (self->resolution, i)->destroyed);
      json_builder_end_object (self->json);
    }
  json_builder_end_array (self->json);
}

static void
add_monsters (Writer *self)
{
  automa_json_begin_list (self->json, "monsters");
  for (guint i = 0; i < self->position->monsters->len; i++)
    {
      const LsMonsterAfter *monster = ls_resolution_monster (self->resolution, i);

      if (monster->gone)
        continue;
      json_builder_begin_object (self->json);
      automa_json_add_string (self->json, "id", ls_position_monster (self->position, i)->id);
      automa_json_add_int (self->json, "wounds", monster->wounds);
      automa_json_add_bool (self->json, "stunned", monster->stunned);
      json_builder_end_object (self->json);
    }
  json_builder_end_array (self->json);
}

static void
add_tokens (Writer *self)
{
  automa_json_begin_list (self->json, "tokens");
  for (guint i = 0; i < self->position->tokens->len; i++)
    {
      if (ls_resolution_token (self->resolution, i)->gone)
        continue;
      json_builder_begin_object (self->json);
      automa_json_add_string (self->json, "id", ls_position_token (self->position, i)->id);
      automa_json_add_bool (self->json, "used", ls_resolution_token (self->resolution, i)->used);
      json_builder_end_object (self->json);
    }
  json_builder_end_array (self->json);
}

static void
add_gone (Writer *self)
{
  automa_json_begin_list (self->json, "gone");
  for (guint i = 0; i < self->position->monsters->len; i++)
    if (ls_resolution_monster (self->resolution, i)->gone)
      json_builder_add_string_value (self->json, ls_position_monster (self->position, i)->id);
  for (guint i = 0; i < self->position->tokens->len; i++)
    if (ls_resolution_token (self->resolution, i)->gone)
      json_builder_add_string_value (self->json, ls_position_token (self->position, i)->id);
  json_builder_end_array (self->json);
}

static void
add_result (Writer *self)
{
  json_builder_set_member_name (self->json, "result");
  json_builder_begin_object (self->json);
  add_heroes (self);
  add_structures (self);
  add_monsters (self);
  add_tokens (self);
  add_gone (self);
  add_track (self, "panic", self->resolution->panic);
  automa_json_add_int (self->json, "mages", self->resolution->mages);
  automa_json_add_bool (self->json, "lost", self->resolution->lost);
  json_builder_end_object (self->json);
}

JsonNode *
ls_resolution_to_json (const LsPosition   *position,
                       const LsResolution *resolution)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();
  Writer self = { position, resolution, json };

  json_builder_begin_object (json);
  automa_json_add_string (json, "format", LS_RESOLUTION_FORMAT);
  json_builder_set_member_name (json, "panic");
  json_builder_begin_object (json);
  automa_json_add_int (json, "spread", resolution->spread);
  add_track (&self, "left", resolution->panic_left);
  json_builder_end_object (json);

  automa_json_begin_list (json, "order");
  for (guint i = 0; i < resolution->order->len; i++)
    json_builder_add_string_value (json,
                                   ls_position_monster (position, g_array_index (resolution->order, guint16, i))->id);
  json_builder_end_array (json);
  automa_json_begin_list (json, "moves");
  for (guint i = 0; i < resolution->moves->len; i++)
    add_move (&self, &g_array_index (resolution->moves, LsMove, i));
  json_builder_end_array (json);
  automa_json_begin_list (json, "attacks");
  for (guint i = 0; i < resolution->attacks->len; i++)
    add_attack (&self, &g_array_index (resolution->attacks, LsAttack, i));
  json_builder_end_array (json);
  add_result (&self);
  json_builder_end_object (json);
  return json_builder_get_root (json);
}
