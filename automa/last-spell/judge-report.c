/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A judgement for people, and as JSON. */
#include <glib/gi18n-lib.h>

#include "core/json.h"
#include "judge.h"
#include "names.h"
#include "resolution-json.h"

#define JUDGEMENT_FORMAT "automa-judgement/1"

static const char *
other_coin (const LsPosition *position)
{
  return ls_coin_names[position->coin == LS_COIN_LEFT ? LS_COIN_RIGHT : LS_COIN_LEFT];
}

/* "contact=ahead" or "contact=ahead and order=angle". */
static char *
name_remedy (const LsRemedy *remedy)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < remedy->n; i++)
    g_string_append_printf (text, "%s%s=%s", i > 0 ? _(" and ") : "", ls_ruling_get (remedy->ruling[i])->id,
                            ls_ruling_get (remedy->ruling[i])->values[remedy->value[i]].id);
  return g_string_free (text, FALSE);
}

/* "Clawer m3 ends at F7." or the opposite. */
static char *
name_claim (const LsPosition *position,
            const LsClaim    *claim,
            gboolean          holds)
{
  g_autofree char *monster = ls_name_monster (position, claim->monster);
  g_autofree char *target = claim->is_attack ? ls_name_thing (position, claim->target) : NULL;
  char spot[LS_SPOT_NAME_SIZE];

  if (claim->is_attack)
    return g_strdup_printf (holds ? _("Yes: %s strikes %s.") : _("No: %s does not strike %s."), monster, target);
  return g_strdup_printf (holds ? _("Yes: %s ends at %s.") : _("No: %s does not end at %s."), monster,
                          ls_spot_name (claim->spot, spot));
}

char *
ls_judgement_text (const LsPosition  *position,
                   const LsClaim     *claim,
                   const LsJudgement *self)
{
  GString *text = g_string_new (NULL);
  g_autofree char *claimed = name_claim (position, claim, self->holds);
  g_autofree char *cited = ls_name_cited (self->rule);
  const AutomaRule *rule = ls_rule_get (self->rule);

  g_string_append_printf (text, "%s %s (%s).\n", claimed, self->reason, cited);
  if (self->holds)
    return g_string_free (text, FALSE);
  g_string_append_printf (text, _("The rule “%s”: %s\n\n"), automa_rulebook_text (rule->title),
                          automa_rulebook_text (rule->text));
  g_string_append_printf (text, _("What happens: %s\n\n"), self->right);
  for (guint i = 0; i < self->remedies->len; i++)
    {
      const LsRemedy *remedy = &g_array_index (self->remedies, LsRemedy, i);
      g_autofree char *name = name_remedy (remedy);

      if (remedy->n == 0) /* it takes no ruling, but the other side of the coin */
        g_string_append_printf (text, _("The claim would hold with the coin showing %s.\n"), other_coin (position));
      else
        g_string_append_printf (text,
                                ngettext ("The claim would hold under the ruling %s.\n",
                                          "The claim would hold under the rulings %s.\n", remedy->n),
                                name);
    }
  if (self->remedies->len == 0)
    g_string_append (text, _("No ruling makes the claim right.\n"));
  return g_string_free (text, FALSE);
}

static void
add_remedies (JsonBuilder       *json,
              const LsPosition  *position,
              const LsJudgement *self)
{
  json_builder_set_member_name (json, "under");
  json_builder_begin_array (json);
  for (guint i = 0; i < self->remedies->len; i++)
    {
      const LsRemedy *remedy = &g_array_index (self->remedies, LsRemedy, i);

      json_builder_begin_object (json);
      if (remedy->n == 0)
        automa_json_add_string (json, "coin", other_coin (position));
      else
        {
          json_builder_set_member_name (json, "rulings");
          json_builder_begin_object (json);
          for (guint j = 0; j < remedy->n; j++)
            automa_json_add_string (json, ls_ruling_get (remedy->ruling[j])->id,
                        ls_ruling_get (remedy->ruling[j])->values[remedy->value[j]].id);
          json_builder_end_object (json);
        }
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

static JsonNode *
find_record (JsonNode   *resolution,
             const char *list,
             const char *monster)
{
  JsonArray *records = json_object_get_array_member (json_node_get_object (resolution), list);

  for (guint i = 0; i < json_array_get_length (records); i++)
    if (g_strcmp0 (json_object_get_string_member (json_array_get_object_element (records, i), "monster"), monster) == 0)
      return json_array_dup_element (records, i);
  return json_node_new (JSON_NODE_NULL);
}

/* What happens instead: the monster's move and attack as in the resolution. */
static void
add_right (JsonBuilder       *json,
           const LsPosition  *position,
           const LsClaim     *claim,
           const LsJudgement *self)
{
  g_autoptr (JsonNode) resolution = ls_resolution_to_json (position, self->resolution);
  const char *monster = ls_position_monster (position, claim->monster)->id;

  json_builder_set_member_name (json, "right");
  json_builder_begin_object (json);
  json_builder_set_member_name (json, "move");
  json_builder_add_value (json, find_record (resolution, "moves", monster));
  json_builder_set_member_name (json, "attack");
  json_builder_add_value (json, find_record (resolution, "attacks", monster));
  json_builder_end_object (json);
}

JsonNode *
ls_judgement_json (const LsPosition  *position,
                   const LsClaim     *claim,
                   const LsJudgement *self)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();
  const AutomaRule *rule = ls_rule_get (self->rule);
  char spot[LS_SPOT_NAME_SIZE];

  json_builder_begin_object (json);
  automa_json_add_string (json, "format", JUDGEMENT_FORMAT);
  automa_json_add_string (json, "monster", ls_position_monster (position, claim->monster)->id);
  if (claim->is_attack)
    automa_json_add_string (json, "attack", ls_position_thing_id (position, claim->target));
  else
    automa_json_add_string (json, "move", ls_spot_name (claim->spot, spot));
  json_builder_set_member_name (json, "holds");
  json_builder_add_boolean_value (json, self->holds);
  automa_json_add_string (json, "rule", rule->id);
  automa_json_add_string (json, "at", ls_spot_name (self->where, spot));
  json_builder_set_member_name (json, "pages");
  json_builder_begin_object (json);
  automa_json_add_string (json, "EN", rule->en);
  automa_json_add_string (json, "ES", rule->es);
  automa_json_add_string (json, "EOG", rule->eog);
  json_builder_end_object (json);
  automa_json_add_string (json, "reason", self->reason);
  automa_json_add_string (json, "text", self->right);
  add_right (json, position, claim, self);
  add_remedies (json, position, self);
  json_builder_end_object (json);
  return json_builder_get_root (json);
}
