/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record-fields.h"

#include <string.h>
#include <glib/gi18n.h>

#include "record-json.h"

static const char *const figures[] = { "runner", "clawer", "armored", "archer", "winged", "boomer", "bulky", "accursed", NULL };
static const char *const classes[] = { "defense", "wall", "building", NULL };
static const char *const armor_kinds[] = { "low-armor", "high-armor", "shield", NULL };
static const char *const levels[] = { "starter", "basic", "advanced", NULL };
static const char *const potion_gifts[] = { "movement-tokens", "wounds", "mana", "actions", NULL };
static const char *const walls[] = { "wooden-wall", "stone-wall", "wooden-gate", "stone-gate", NULL };
static const char *const armor_effects[]
  = { "gain-mana",     "gain-movement", "cross-low-obstacles", "heal-another",      "hurt-adjacent",  "no-shields",
      "no-armors",     "restore-for-kills", "movement-for-kills", "mana-for-damage", "movement-for-damage", "save-ally",
      "longer-token",  NULL };

#define NUMBER(path, label, least, most) { path, label, HK_FIELD_NUMBER, least, most, NULL, FALSE, NULL }
#define AMOUNT(path, label, most) { path, label, HK_FIELD_NUMBER, 0, most, NULL, TRUE, NULL }
#define CHOICE(path, label, words) { path, label, HK_FIELD_CHOICE, 0, 0, words, FALSE, NULL }

static const HkField scenarios[] = {
  NUMBER ("gold", N_("Gold to start with"), 0, 99),
  NUMBER ("materials", N_("Materials to start with"), 0, 99),
  { "perks", N_("Perks of each hero, the trait included"), HK_FIELD_NUMBER, 1, 9, NULL, FALSE, NULL },
  { "level", N_("Level of the hero cards"), HK_FIELD_NUMBER, 1, 2, NULL, FALSE, NULL },
  { NULL },
};

static const HkField structures[] = {
  CHOICE ("class", N_("Kind"), classes),
  NUMBER ("spots", N_("Spots it covers; 0: as its cutout"), 0, 4),
  NUMBER ("hit-points", N_("Hit points"), 1, 99),
  AMOUNT ("cost.gold", N_("Costs gold"), 99),
  AMOUNT ("cost.materials", N_("Costs materials"), 99),
  AMOUNT ("gain.gold", N_("Brings gold when built"), 99),
  AMOUNT ("gain.materials", N_("Brings materials when built"), 99),
  AMOUNT ("yield.gold", N_("Yields gold each day"), 99),
  AMOUNT ("yield.materials", N_("Yields materials each day"), 99),
  AMOUNT ("upgrade-cost.gold", N_("Upgrade costs gold"), 99),
  AMOUNT ("upgrade-cost.materials", N_("Upgrade costs materials"), 99),
  AMOUNT ("upgrade-gain.gold", N_("Upgrade brings gold"), 99),
  AMOUNT ("upgrade-gain.materials", N_("Upgrade brings materials"), 99),
  AMOUNT ("upgraded-yield.gold", N_("Upgraded, yields gold each day"), 99),
  AMOUNT ("upgraded-yield.materials", N_("Upgraded, yields materials each day"), 99),
  AMOUNT ("workers", N_("Workers"), 9),
  AMOUNT ("equipment", N_("Equipment cards that come with it"), 9),
  AMOUNT ("mist-back", N_("Mist goes back by spots"), 9),
  { "production", N_("May stand beside its like"), HK_FIELD_SWITCH, 0, 0, NULL, TRUE, NULL },
  { "unique", N_("Only one in a town"), HK_FIELD_SWITCH, 0, 0, NULL, TRUE, NULL },
  { "becomes", N_("Becomes when upgraded"), HK_FIELD_CHOICE, 0, 0, walls, TRUE, "class=wall" },
  { NULL },
};

static const HkField monsters[] = {
  NUMBER ("move", N_("Steps"), 0, 20),
  NUMBER ("damage", N_("Damage"), 0, 99),
  NUMBER ("hit-points", N_("Hit points"), 1, 99),
  CHOICE ("attack.kind", N_("Attack"), ls_attack_names),
  { "attack.range", N_("Range"), HK_FIELD_NUMBER, 1, LS_MAX_SIDE, NULL, FALSE, "attack.kind=ranged" },
  { "dice", N_("Dice against it"), HK_FIELD_FLAGS, 0, 0, ls_die_names, FALSE, NULL },
  { "abilities", N_("Abilities"), HK_FIELD_FLAGS, 0, 0, ls_ability_names, FALSE, NULL },
  NUMBER ("tier", N_("Tier"), 1, 3),
  { NULL },
};

static const HkField figure_counts[] = { NUMBER ("count", N_("Figures in the box"), 0, 99), { NULL } };
static const HkField substitutes[] = { CHOICE ("figure", N_("Who comes instead"), figures), { NULL } };
static const HkField panic[] = {
  NUMBER ("gold", N_("Gold"), 0, 99),
  NUMBER ("materials", N_("Materials"), 0, 99),
  { NULL },
};
static const HkField directions[] = {
  { "dryad", N_("Slot of the Dryad on the last day; 0: not shown"), HK_FIELD_NUMBER, 0, 8, NULL, TRUE, NULL },
  { NULL },
};
static const HkField dice[] = {
  CHOICE ("faces.0", N_("First face"), ls_face_names),  CHOICE ("faces.1", N_("Second face"), ls_face_names),
  CHOICE ("faces.2", N_("Third face"), ls_face_names),  CHOICE ("faces.3", N_("Fourth face"), ls_face_names),
  CHOICE ("faces.4", N_("Fifth face"), ls_face_names),  CHOICE ("faces.5", N_("Sixth face"), ls_face_names),
  { NULL },
};
static const HkField alerion_cards[] = {
  NUMBER ("phase", N_("Turned in phase"), 1, 2),
  NUMBER ("place", N_("Lies beside which slot of the day’s row"), 1, LS_ALERIONS),
  NUMBER ("column", N_("Column"), 1, LS_CARD_COLUMNS),
  NUMBER ("depth", N_("Depth"), 1, LS_CARD_DEPTH),
  { NULL },
};
static const HkField cetusia_attacks[] = {
  NUMBER ("stage-1", N_("Damage in the first stage"), 0, 99),
  NUMBER ("stage-2", N_("Damage in the second stage"), 0, 99),
  { NULL },
};
static const HkField growth[] = { NUMBER ("spots", N_("Spots that new tiles go"), 0, LS_MAX_SIDE), { NULL } };
static const HkField monoliths[] = {
  NUMBER ("along", N_("Spots to the right of the Dryad’s left spot"), -4, 5),
  NUMBER ("ahead", N_("Spots ahead of her"), -4, 4),
  { NULL },
};
static const HkField armors[] = {
  { "name", N_("Name"), HK_FIELD_TEXT, 0, 0, NULL, FALSE, NULL },
  CHOICE ("kind", N_("Kind"), armor_kinds),
  CHOICE ("level", N_("Deck"), levels),
  NUMBER ("stops", N_("Damage that it stops"), 0, 99),
  AMOUNT ("restore-mana", N_("Mana to restore it"), 9),
  AMOUNT ("restore-movement", N_("Movement tokens to restore it"), 9),
  { "effect", N_("Effect"), HK_FIELD_CHOICE, 0, 0, armor_effects, TRUE, NULL },
  AMOUNT ("amount", N_("How much"), 9),
  { NULL },
};
static const HkField potions[] = {
  CHOICE ("gives", N_("Gives"), potion_gifts),
  NUMBER ("amount", N_("How much"), 1, 9),
  NUMBER ("uses", N_("Times it can be used"), 1, 2),
  { NULL },
};
static const HkField prices[] = {
  AMOUNT ("gold", N_("Gold"), 99),
  AMOUNT ("materials", N_("Materials"), 99),
  { NULL },
};
static const HkField action_tokens[] = { NUMBER ("tokens", N_("Action tokens"), 1, 99), { NULL } };

const HkField *
hk_record_fields (LsKind kind)
{
  static const HkField *const fields[LS_N_KINDS] = {
    [LS_KIND_SCENARIOS] = scenarios,
    [LS_KIND_STRUCTURES] = structures,
    [LS_KIND_MONSTERS] = monsters,
    [LS_KIND_FIGURES] = figure_counts,
    [LS_KIND_SUBSTITUTES] = substitutes,
    [LS_KIND_DIRECTION_CARDS] = directions,
    [LS_KIND_PANIC] = panic,
    [LS_KIND_DICE] = dice,
    [LS_KIND_ALERION_CARDS] = alerion_cards,
    [LS_KIND_CETUSIA_ATTACKS] = cetusia_attacks,
    [LS_KIND_GROWTH_TRACK] = growth,
    [LS_KIND_MONOLITHS] = monoliths,
    [LS_KIND_ARMORS] = armors,
    [LS_KIND_POTIONS] = potions,
    [LS_KIND_PRICES] = prices,
    [LS_KIND_ACTION_TOKENS] = action_tokens,
  };

  return fields[kind];
}

gboolean
hk_field_applies (const HkField *field,
                  JsonNode      *record)
{
  g_auto (GStrv) parts = field->when ? g_strsplit (field->when, "=", 2) : NULL;

  return !parts || g_strcmp0 (hk_record_get_text (record, parts[0]), parts[1]) == 0;
}

void
hk_record_mend (LsKind    kind,
                JsonNode *record)
{
  const HkField *fields = hk_record_fields (kind);

  for (guint i = 0; fields && fields[i].path; i++)
    {
      const HkField *field = &fields[i];

      if (!hk_field_applies (field, record))
        hk_record_set (record, field->path, NULL);
      else if (field->when && field->type == HK_FIELD_NUMBER && !hk_record_get (record, field->path))
        hk_record_set_int (record, field->path, field->least);
    }
}

/* --- In words --- */

static const struct
{
  const char *word;
  const char *name;
} word_names[] = {
  { "melee", N_("melee") },
  { "ranged", N_("ranged") },
  { "area", N_("area") },
  { "explosion", N_("explosion") },
  { "none", N_("no attack") },
  { "resolute", N_("resolute") },
  { "fly", N_("flies") },
  { "mana-drain", N_("drains mana") },
  { "fury", N_("fury") },
  { "bestial", N_("bestial") },
  { "slayer", N_("slayer") },
  { "blue", N_("blue die") },
  { "orange", N_("orange die") },
  { "runner", N_("Runner") },
  { "clawer", N_("Clawer") },
  { "armored", N_("Armored") },
  { "archer", N_("Archer") },
  { "winged", N_("Winged") },
  { "boomer", N_("Boomer") },
  { "bulky", N_("Bulky") },
  { "accursed", N_("Accursed") },
  { "green", N_("green") },
  { "yellow", N_("yellow") },
  { "red", N_("red") },
  { "hatchery", N_("hatchery") },
  { "seed-mortar", N_("seed mortar") },
  { "defense", N_("defense") },
  { "wall", N_("wall or gate") },
  { "building", N_("building") },
  { "low-armor", N_("low armor") },
  { "high-armor", N_("high armor") },
  { "shield", N_("shield") },
  { "starter", N_("starting equipment") },
  { "basic", N_("basic") },
  { "advanced", N_("advanced") },
  { "gain-mana", N_("gives mana") },
  { "gain-movement", N_("gives movement") },
  { "cross-low-obstacles", N_("crosses low obstacles") },
  { "heal-another", N_("heals another hero") },
  { "hurt-adjacent", N_("hurts adjacent monsters") },
  { "no-shields", N_("no shield beside it") },
  { "no-armors", N_("no armor beside it") },
  { "restore-for-kills", N_("restored for kills") },
  { "movement-for-kills", N_("movement for kills") },
  { "mana-for-damage", N_("mana for damage") },
  { "movement-for-damage", N_("movement for damage") },
  { "save-ally", N_("saves an ally") },
  { "longer-token", N_("a longer movement token") },
  { "movement-tokens", N_("movement tokens back") },
  { "wounds", N_("wounds healed") },
  { "mana", N_("mana") },
  { "actions", N_("action tokens back") },
};

/* A word of the pack for people; a word that nobody knows is told as it is. */
const char *
hk_word_name (const char *word)
{
  const LsStructureType *structure = ls_structure_type_find (word);

  for (guint i = 0; i < G_N_ELEMENTS (word_names); i++)
    if (strcmp (word_names[i].word, word) == 0)
      return _(word_names[i].name);
  for (guint i = 0; i < LS_N_FACES; i++)
    if (strcmp (ls_face_names[i], word) == 0)
      return ls_face_name (i);
  return structure ? ls_structure_name (structure) : word;
}

static char *
flags_text (const HkField *field,
            JsonNode      *record)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; field->words[i]; i++)
    if (hk_record_lists (record, field->path, field->words[i]))
      g_ptr_array_add (names, (gpointer) hk_word_name (field->words[i]));
  g_ptr_array_add (names, NULL);
  /* Translators: between the items of a list */
  return names->len > 1 ? g_strjoinv (_(", "), (char **) names->pdata) : g_strdup ("–");
}

char *
hk_field_text (const HkField *field,
               JsonNode      *record)
{
  const char *word;

  if (!hk_field_applies (field, record))
    return g_strdup ("–");
  switch (field->type)
    {
    case HK_FIELD_NUMBER:
      return g_strdup_printf ("%d", hk_record_get_int (record, field->path, field->least));
    case HK_FIELD_SWITCH:
      return g_strdup (hk_record_get_bool (record, field->path) ? _("yes") : _("no"));
    case HK_FIELD_FLAGS:
      return flags_text (field, record);
    case HK_FIELD_CHOICE:
      word = hk_record_get_text (record, field->path);
      return g_strdup (word ? hk_word_name (word) : "–");
    case HK_FIELD_TEXT:
    default:
      word = hk_record_get_text (record, field->path);
      return g_strdup (word ? word : "–");
    }
}
