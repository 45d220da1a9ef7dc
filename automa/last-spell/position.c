/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "position.h"

#include <string.h>
#include <glib/gi18n-lib.h>

const char *const ls_coin_names[] = { "left", "right", NULL };
const char *const ls_attack_names[] = { "melee", "ranged", "area", "explosion", "none", NULL };
const char *const ls_ability_names[] = { "resolute", "fly", "mana-drain", "fury", "bestial", "slayer", NULL };
const char *const ls_die_names[] = { "blue", "orange", NULL };
const char *const ls_token_names[] = { "corpse-pile", "damage-trap", "stun-trap", "slow-trap",
                                       "hatchery",    "seed-mortar", "monolith",  NULL };

static const char *const token_words[] = { N_("corpse pile"), N_("damage trap"), N_("stun trap"), N_("slow trap"),
                                           N_("hatchery"),    N_("seed mortar"), N_("monolith") };

/* `damage.destroyed`: what each structure stands, and how many spots it covers.
 * Translators: of context "notepad" are the marks of the notepad in the box, of two letters at most; they must differ */
const LsStructureType ls_structure_types[] = {
  { "ballista", N_("ballista"), NC_("notepad", "B"), LS_DEFENSE, LS_NOBODY_ENTERS, 1, 1, FALSE },
  { "catapult", N_("catapult"), NC_("notepad", "C"), LS_DEFENSE, LS_NOBODY_ENTERS, 1, 1, FALSE },
  { "warp-gate", N_("warp gate"), NC_("notepad", "WP"), LS_DEFENSE, LS_HERO_ON_TOP, 1, 1, TRUE },
  { "watchtower", N_("watchtower"), NC_("notepad", "WT"), LS_DEFENSE, LS_HERO_ON_TOP, 1, 1, FALSE },
  { "wooden-wall", N_("wooden wall"), NC_("notepad", "WW"), LS_WALL, LS_NOBODY_ENTERS, 0, 3, FALSE },
  { "stone-wall", N_("stone wall"), NC_("notepad", "SW"), LS_WALL, LS_NOBODY_ENTERS, 0, 5, FALSE },
  { "wooden-gate", N_("wooden gate"), NC_("notepad", "WG"), LS_WALL, LS_HERO_INSIDE, 0, 2, FALSE },
  { "stone-gate", N_("stone gate"), NC_("notepad", "SG"), LS_WALL, LS_HERO_INSIDE, 0, 4, FALSE },
  { "house", N_("house"), NC_("notepad", "H"), LS_BUILDING, LS_NOBODY_ENTERS, 1, 2, FALSE },
  { "gold-mine", N_("gold mine"), NC_("notepad", "GM"), LS_BUILDING, LS_NOBODY_ENTERS, 2, 3, FALSE },
  { "scavenger-camp", N_("scavenger camp"), NC_("notepad", "SC"), LS_BUILDING, LS_NOBODY_ENTERS, 2, 3, FALSE },
  { "shop", N_("shop"), NC_("notepad", "S"), LS_BUILDING, LS_NOBODY_ENTERS, 2, 3, FALSE },
  { "armor-maker", N_("armor maker"), NC_("notepad", "AM"), LS_BUILDING, LS_NOBODY_ENTERS, 2, 3, FALSE },
  { "blacksmith", N_("blacksmith"), NC_("notepad", "BS"), LS_BUILDING, LS_NOBODY_ENTERS, 2, 3, FALSE },
  { "bowyer", N_("bowyer"), NC_("notepad", "BW"), LS_BUILDING, LS_NOBODY_ENTERS, 2, 3, FALSE },
  { "magic-shop", N_("magic shop"), NC_("notepad", "MS"), LS_BUILDING, LS_NOBODY_ENTERS, 2, 3, FALSE },
  { "seer", N_("seer"), NC_("notepad", "SE"), LS_BUILDING, LS_NOBODY_ENTERS, 2, 3, FALSE },
  { "ruin-1", N_("one-spot ruin"), NC_("notepad", "R1"), LS_BUILDING, LS_NOBODY_ENTERS, 1, 2, FALSE },
  { "ruin-2", N_("two-spot ruin"), NC_("notepad", "R2"), LS_BUILDING, LS_NOBODY_ENTERS, 2, 3, FALSE },
  { "ruin-3", N_("three-spot ruin"), NC_("notepad", "R3"), LS_BUILDING, LS_NOBODY_ENTERS, 3, 4, FALSE },
  { NULL },
};

const LsStructureType *
ls_structure_type_find (const char *id)
{
  for (const LsStructureType *type = ls_structure_types; type->id; type++)
    if (strcmp (type->id, id) == 0)
      return type;
  return NULL;
}

/* In the reader's language. */
const char *
ls_structure_name (const LsStructureType *type)
{
  return _(type->name);
}

/* Likewise. */
const char *
ls_structure_mark (const LsStructureType *type)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "notepad", type->mark);
}

const char *
ls_token_name (LsTokenKind kind)
{
  return _(token_words[kind]);
}

void
ls_monster_type_clear (gpointer data)
{
  LsMonsterType *type = data;

  g_free (type->id);
  g_free (type->name);
}

/* Monsters, heroes, structures and tokens all begin with their id, the only thing in them that is owned. */
static void
clear_id (gpointer data)
{
  g_free (*(char **) data);
}

static GArray *
new_list (gsize          size,
          GDestroyNotify clear)
{
  GArray *list = g_array_new (FALSE, TRUE, (guint) size);

  if (clear)
    g_array_set_clear_func (list, clear);
  return list;
}

LsPosition *
ls_position_new (void)
{
  LsPosition *self = g_new0 (LsPosition, 1);

  G_STATIC_ASSERT (G_STRUCT_OFFSET (LsMonster, id) == 0 && G_STRUCT_OFFSET (LsHero, id) == 0);
  G_STATIC_ASSERT (G_STRUCT_OFFSET (LsStructure, id) == 0 && G_STRUCT_OFFSET (LsToken, id) == 0);
  for (guint side = 0; side < LS_N_FACINGS; side++)
    self->mist[side] = -1;
  self->types = new_list (sizeof (LsMonsterType), ls_monster_type_clear);
  self->monsters = new_list (sizeof (LsMonster), clear_id);
  self->heroes = new_list (sizeof (LsHero), clear_id);
  self->structures = new_list (sizeof (LsStructure), clear_id);
  self->tokens = new_list (sizeof (LsToken), clear_id);
  self->panic = new_list (sizeof (guint8), NULL);
  self->mages = LS_MAGES;
  return self;
}

void
ls_position_free (LsPosition *self)
{
  g_clear_pointer (&self->board, ls_board_unref);
  g_array_unref (self->types);
  g_array_unref (self->monsters);
  g_array_unref (self->heroes);
  g_array_unref (self->structures);
  g_array_unref (self->tokens);
  g_array_unref (self->panic);
  g_free (self);
}

/* What the table has settled itself stays as it is. */
void
ls_position_set_profile (LsPosition *self,
                         LsProfile   profile)
{
  LsRulings rulings;

  ls_rulings_init (&rulings, profile);
  self->profile = profile;
  for (guint i = 0; i < LS_N_RULINGS; i++)
    if (!(self->settled & (1u << i)))
      self->rulings.value[i] = rulings.value[i];
}

void
ls_position_set_ruling (LsPosition *self,
                        LsRuling    ruling,
                        guint       value)
{
  G_STATIC_ASSERT (LS_N_RULINGS <= 32);

  self->rulings.value[ruling] = (guint8) value;
  self->settled |= 1u << ruling;
}

/* Index of the monster with that id, or -1. */
int
ls_position_find_monster (const LsPosition *self,
                          const char       *id)
{
  for (guint i = 0; i < self->monsters->len; i++)
    if (strcmp (ls_position_monster (self, i)->id, id) == 0)
      return (int) i;
  return -1;
}

/* What an id of the position, or "circle", names. */
gboolean
ls_position_find (const LsPosition *self,
                  const char       *id,
                  LsThing          *thing)
{
  const struct
  {
    LsThingKind kind;
    GArray     *list;
  } lists[] = { { LS_THING_MONSTER, self->monsters },
                { LS_THING_HERO, self->heroes },
                { LS_THING_STRUCTURE, self->structures },
                { LS_THING_TOKEN, self->tokens } };

  *thing = (LsThing){ LS_THING_CIRCLE, 0 };
  if (strcmp (id, LS_CIRCLE_ID) == 0)
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    for (guint j = 0; j < lists[i].list->len; j++)
      if (strcmp (*(char **) (gpointer) (lists[i].list->data + j * g_array_get_element_size (lists[i].list)), id) == 0)
        {
          *thing = (LsThing){ (guint8) lists[i].kind, (guint16) j };
          return TRUE;
        }
  return FALSE;
}

const char *
ls_position_thing_id (const LsPosition *self,
                      LsThing           thing)
{
  switch ((LsThingKind) thing.kind)
    {
    case LS_THING_MONSTER:
      return ls_position_monster (self, thing.index)->id;
    case LS_THING_HERO:
      return ls_position_hero (self, thing.index)->id;
    case LS_THING_STRUCTURE:
      return ls_position_structure (self, thing.index)->id;
    case LS_THING_TOKEN:
      return ls_position_token (self, thing.index)->id;
    case LS_THING_CIRCLE:
    default:
      return LS_CIRCLE_ID;
    }
}
