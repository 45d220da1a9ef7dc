/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Records of the pack carry their names in English. Those of the shipped pack are gathered here, so that they can be
 * translated like any other text; a name that a player gave in a record of their own stays as it is. */
#include "position.h"

#include <glib/gi18n-lib.h>

G_GNUC_UNUSED static const char *const shipped_names[] = {
  /* Translators: monsters and bosses, as the box in your language prints them */
  N_("Runner"),
  N_("Clawer"),
  N_("Armored"),
  N_("Archer"),
  N_("Boomer"),
  N_("Winged"),
  N_("Accursed"),
  N_("Green Bulky"),
  N_("Yellow Bulky"),
  N_("Red Bulky"),
  N_("Corrupted Harpy"),
  N_("Alerion"),
  N_("Cetusia's head"),
  N_("Cetusia's tail"),
  N_("Putrefied Dryad"),
  N_("Seed mortar"),
  /* Translators: Cetusia's attacks, as the box in your language prints them */
  N_("Skull Smash"),
  N_("Hydro Catapult"),
  N_("Tidal Assault"),
  N_("Tidal Entrance"),
  /* Translators: stages of the Dryad's growth, as the box in your language prints them */
  N_("sprout"),
  N_("growing"),
  N_("mature"),
  /* Translators: scenarios and boards, as the box in your language prints them */
  N_("Introductory night"),
  N_("Gildenberg"),
  N_("Lakeburg"),
  N_("Glenwald"),
  N_("Boss rush"),
  /* Translators: armors and shields, as the box in your language prints them */
  N_("Worn-out Pants"),
  N_("Worn-out Armor"),
  N_("Wooden Shield"),
  N_("Cloth Pants"),
  N_("Chain Pants"),
  N_("Cloth Armor"),
  N_("Chain Armor"),
  N_("Iron Shield"),
  N_("Drop Shield"),
  N_("Runner's Greaves"),
  N_("Jump Boots"),
  N_("Turtle Armor"),
  N_("Healer's Armor"),
  N_("Fury Shield"),
  N_("Tower Shield"),
  N_("Coat Armor"),
  N_("Heavy Shield"),
  N_("Murder Armor"),
  N_("Murder Pants"),
  N_("Darkness Armor"),
  N_("Darkness Pants"),
  N_("Priest Armor"),
  N_("Running Boots"),
  N_("Evasion Mantle"),
};

/* In the reader's language; NULL stays NULL. */
const char *
ls_record_name (const char *name)
{
  return name && name[0] != '\0' ? _(name) : name;
}

/* Likewise; a type without a name is known by its id. */
const char *
ls_monster_type_name (const LsMonsterType *type)
{
  return type->name ? ls_record_name (type->name) : type->id;
}
