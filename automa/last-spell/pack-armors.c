/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads the armors and shields of a pack, and says what they do. */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "pack.h"

const char *const ls_item_kind_names[]
  = { "low-armor", "high-armor", "shield", "scroll", "potion", "one-handed", "two-handed", NULL };

static const char *const level_names[] = { "starter", "basic", "advanced", NULL }; /* in the order of LsDeckLevel */

/* In the order of LsArmorEffect; what is told of it, with a number where it has an amount. */
static const struct
{
  const char *name;
  const char *text;
  gboolean    counts;
} effects[LS_N_ARMOR_EFFECTS] = {
  { "none", NULL, FALSE },
  { "gain-mana", N_("Then the hero gains %u mana."), TRUE },
  { "gain-movement", N_("Then movement tokens come back: %u."), TRUE },
  { "cross-low-obstacles", N_("The hero walks across low obstacles."), FALSE },
  { "heal-another", N_("Then wounds of another hero heal: %u."), TRUE },
  { "hurt-adjacent", N_("Then an adjacent monster takes damage: %u."), TRUE },
  { "no-shields", N_("Its wearer cannot use shields."), FALSE },
  { "no-armors", N_("Its wearer cannot use armors."), FALSE },
  { "restore-for-kills", N_("It is restored for monsters killed in one turn: %u."), TRUE },
  { "movement-for-kills", N_("A movement token comes back for monsters killed in one turn: %u."), TRUE },
  { "mana-for-damage", N_("Then the hero may take 1 damage for mana: %u."), TRUE },
  { "movement-for-damage", N_("Then the hero may take 1 damage for movement tokens: %u."), TRUE },
  { "save-ally", N_("Used when another hero dies: that hero lives on, with one hit point left."), FALSE },
  { "longer-token", N_("Used for the next movement token spent: it is worth more points, %u."), TRUE },
};

const LsArmor *
ls_pack_armor (const LsPack *self,
               const char   *id)
{
  for (guint i = 0; i < self->n_armors; i++)
    if (strcmp (self->armors[i].id, id) == 0)
      return &self->armors[i];
  return NULL;
}

/* --- Reading --- */

static guint8
read_word (const AutomaPlace *record,
           const char        *member,
           const char *const *words)
{
  AutomaPlace at;
  guint word = 0;

  if (automa_place_need (record, member, &at))
    automa_place_word (&at, words, &word);
  return (guint8) word;
}

static void
read_effect (const AutomaPlace *record,
             LsArmor           *armor)
{
  const char *names[LS_N_ARMOR_EFFECTS + 1] = { NULL };
  AutomaPlace at;

  for (guint i = 0; i < LS_N_ARMOR_EFFECTS; i++)
    names[i] = effects[i].name;
  if (automa_place_member (record, "effect", &at))
    armor->effect = read_word (record, "effect", names);
  armor->amount = (guint8) automa_place_int_if (record, "amount", 1, 9, 0);
  if ((armor->amount > 0) != effects[armor->effect].counts)
    automa_place_problem (record, _("expected an amount with an effect that has one, and with no other"));
}

static void
read_armor (const AutomaPlace *record,
            LsPack            *self)
{
  static const char *const members[] = { "id",           "name",             "kind",   "level",  "stops",
                                         "restore-mana", "restore-movement", "effect", "amount", "source", NULL };
  static const char *const kinds[] = { "low-armor", "high-armor", "shield", NULL };
  LsArmor armor = { 0 };

  if (!automa_place_object (record, members))
    return;
  ls_record_text (record, "source");
  armor.id = ls_record_text (record, "id");
  armor.name = ls_record_text (record, "name");
  armor.kind = read_word (record, "kind", kinds);
  armor.level = read_word (record, "level", level_names);
  armor.stops = ls_record_count (record, "stops");
  armor.restore_mana = (guint8) automa_place_int_if (record, "restore-mana", 1, 9, 0);
  armor.restore_movement = (guint8) automa_place_int_if (record, "restore-movement", 1, 9, 0);
  read_effect (record, &armor);
  if (armor.id && ls_pack_armor (self, armor.id))
    automa_place_problem (record, _("there is an armor \"%s\" already"), armor.id);
  else if (armor.id)
    self->armors[self->n_armors++] = armor;
}

void
ls_armors_read (const AutomaPlace *place,
                LsPack            *self)
{
  ls_records_read (place, self, "automa-armors/1", "armors", LS_MAX_ARMORS, read_armor);
}

/* --- Telling --- */

static void
add_sentence (GString    *text,
              const char *format,
              guint       number)
{
  g_autofree char *digits = g_strdup_printf ("%u", number);

  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, format);
  g_string_replace (text, "%u", digits, 1);
}

/* In the reader's language. */
const char *
ls_armor_name (const LsArmor *armor)
{
  return armor->name ? ls_record_name (armor->name) : armor->id;
}

/* All that it does, in sentences. */
char *
ls_armor_text (const LsArmor *armor)
{
  GString *text = g_string_new (NULL);

  if (armor->stops > 0)
    add_sentence (text, _("Stops %u damage of one attack."), armor->stops);
  if (effects[armor->effect].text)
    add_sentence (text, _(effects[armor->effect].text), armor->amount);
  if (armor->restore_mana > 0)
    add_sentence (text, _("Restored for %u mana."), armor->restore_mana);
  if (armor->restore_movement > 0)
    add_sentence (text, _("Restored for movement tokens: %u."), armor->restore_movement);
  return g_string_free (text, FALSE);
}
