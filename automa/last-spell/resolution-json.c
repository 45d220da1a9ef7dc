/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "resolution-json.h"

typedef struct
{
  const LsPosition   *position;
  const LsResolution *resolution;
  JsonBuilder        *json;
} Writer;

static void
add_name (Writer     *self,
          const char *name)
{
  json_builder_set_member_name (self->json, name);
}

static void
add_string (Writer     *self,
            const char *name,
            const char *value)
{
  add_name (self, name);
  json_builder_add_string_value (self->json, value);
}

static void
add_count (Writer     *self,
           const char *name,
           guint       value)
{
  add_name (self, name);
  json_builder_add_int_value (self->json, value);
}

static void
add_flag (Writer     *self,
          const char *name,
          gboolean    value)
{
  add_name (self, name);
  json_builder_add_boolean_value (self->json, value);
}

static void
add_spot (Writer     *self,
          const char *name,
          LsSpot      spot)
{
  char text[LS_SPOT_NAME_SIZE];

  add_string (self, name, ls_spot_name (spot, text));
}

static void
begin_list (Writer     *self,
            const char *name)
{
  add_name (self, name);
  json_builder_begin_array (self->json);
}

static void
add_track (Writer       *self,
           const char   *name,
           const GArray *track)
{
  begin_list (self, name);
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

  begin_list (self, "over");
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
  add_string (self, "rule", ls_rule_id (step->rule));
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
  add_string (self, "monster", ls_position_monster (self->position, move->monster)->id);
  add_spot (self, "from", move->from);
  add_spot (self, "to", move->to);
  add_string (self, "facing", ls_facing_ids[move->facing]);
  begin_list (self, "steps");
  for (guint i = 0; i < move->n_steps; i++)
    add_step (self, i == 0 ? move->from : steps[i - 1].to, &steps[i]);
  json_builder_end_array (self->json);
  add_string (self, "end", ls_rule_id (move->end));
  json_builder_end_object (self->json);
}

static void
add_hits (Writer         *self,
          const LsAttack *attack)
{
  begin_list (self, "targets");
  for (guint i = 0; i < attack->n_hits; i++)
    {
      const LsHit *hit = &g_array_index (self->resolution->hits, LsHit, attack->first_hit + i);

      json_builder_begin_object (self->json);
      add_string (self, "id", ls_position_thing_id (self->position, hit->thing));
      add_count (self, "damage", hit->damage);
      json_builder_end_object (self->json);
    }
  json_builder_end_array (self->json);
}

static void
add_attack (Writer         *self,
            const LsAttack *attack)
{
  json_builder_begin_object (self->json);
  add_string (self, "monster", ls_position_monster (self->position, attack->monster)->id);
  add_string (self, "kind", ls_attack_names[attack->kind]);
  add_string (self, "rule", ls_rule_id (attack->rule));
  if (attack->n_hits > 0)
    add_hits (self, attack);
  if (attack->n_choices > 0)
    {
      begin_list (self, "choice");
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
  begin_list (self, "heroes");
  for (guint i = 0; i < self->position->heroes->len; i++)
    {
      const LsHeroAfter *hero = ls_resolution_hero (self->resolution, i);

      json_builder_begin_object (self->json);
      add_string (self, "id", ls_position_hero (self->position, i)->id);
      add_count (self, "wounds", hero->wounds);
      add_count (self, "mana", hero->mana);
      add_flag (self, "dead", hero->dead);
      json_builder_end_object (self->json);
    }
  json_builder_end_array (self->json);
}

static void
add_structures (Writer *self)
{
  begin_list (self, "structures");
  for (guint i = 0; i < self->position->structures->len; i++)
    {
      json_builder_begin_object (self->json);
      add_string (self, "id", ls_position_structure (self->position, i)->id);
      add_count (self, "flames", ls_resolution_structure (self->resolution, i)->flames);
      add_flag (self, "destroyed", ls_resolution_structure (self->resolution, i)->destroyed);
      json_builder_end_object (self->json);
    }
  json_builder_end_array (self->json);
}

static void
add_monsters (Writer *self)
{
  begin_list (self, "monsters");
  for (guint i = 0; i < self->position->monsters->len; i++)
    {
      const LsMonsterAfter *monster = ls_resolution_monster (self->resolution, i);

      if (monster->gone)
        continue;
      json_builder_begin_object (self->json);
      add_string (self, "id", ls_position_monster (self->position, i)->id);
      add_count (self, "wounds", monster->wounds);
      add_flag (self, "stunned", monster->stunned);
      json_builder_end_object (self->json);
    }
  json_builder_end_array (self->json);
}

static void
add_tokens (Writer *self)
{
  begin_list (self, "tokens");
  for (guint i = 0; i < self->position->tokens->len; i++)
    {
      if (ls_resolution_token (self->resolution, i)->gone)
        continue;
      json_builder_begin_object (self->json);
      add_string (self, "id", ls_position_token (self->position, i)->id);
      add_flag (self, "used", ls_resolution_token (self->resolution, i)->used);
      json_builder_end_object (self->json);
    }
  json_builder_end_array (self->json);
}

static void
add_gone (Writer *self)
{
  begin_list (self, "gone");
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
  add_name (self, "result");
  json_builder_begin_object (self->json);
  add_heroes (self);
  add_structures (self);
  add_monsters (self);
  add_tokens (self);
  add_gone (self);
  add_track (self, "panic", self->resolution->panic);
  add_count (self, "mages", self->resolution->mages);
  add_flag (self, "lost", self->resolution->lost);
  json_builder_end_object (self->json);
}

JsonNode *
ls_resolution_to_json (const LsPosition   *position,
                       const LsResolution *resolution)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();
  Writer self = { position, resolution, json };

  json_builder_begin_object (json);
  add_string (&self, "format", LS_RESOLUTION_FORMAT);
  add_name (&self, "panic");
  json_builder_begin_object (json);
  add_count (&self, "spread", resolution->spread);
  add_track (&self, "left", resolution->panic_left);
  json_builder_end_object (json);

  begin_list (&self, "order");
  for (guint i = 0; i < resolution->order->len; i++)
    json_builder_add_string_value (json,
                                   ls_position_monster (position, g_array_index (resolution->order, guint16, i))->id);
  json_builder_end_array (json);
  begin_list (&self, "moves");
  for (guint i = 0; i < resolution->moves->len; i++)
    add_move (&self, &g_array_index (resolution->moves, LsMove, i));
  json_builder_end_array (json);
  begin_list (&self, "attacks");
  for (guint i = 0; i < resolution->attacks->len; i++)
    add_attack (&self, &g_array_index (resolution->attacks, LsAttack, i));
  json_builder_end_array (json);
  add_result (&self);
  json_builder_end_object (json);
  return json_builder_get_root (json);
}
