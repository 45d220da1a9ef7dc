/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "types-json.h"

#include <glib/gi18n-lib.h>

#define MAX_STEPS 20
#define MAX_POINTS 99

static void
read_number (const AutomaPlace *place,
             const char        *member,
             int                least,
             int                most,
             guint             *value)
{
  AutomaPlace at;
  int number;

  if (automa_place_need (place, member, &at) && automa_place_int (&at, least, most, &number))
    *value = (guint) number;
}

/* A list of words without repetition, as bits. */
static guint
read_words (const AutomaPlace *place,
            const char        *member,
            const char *const *words)
{
  AutomaPlace list, at;
  guint bits = 0;
  guint n, word;

  if (!automa_place_need (place, member, &list)
      || !automa_place_array (&list, 0, g_strv_length ((char **) words), &n))
    return 0;
  for (guint i = 0; i < n; i++)
    {
      automa_place_element (&list, i, &at);
      if (!automa_place_word (&at, words, &word))
        continue;
      if (bits & (1u << word))
        automa_place_problem (&at, _("%s stands there twice"), words[word]);
      bits |= 1u << word;
    }
  return bits;
}

static void
read_attack (const AutomaPlace *place,
             LsMonsterType     *type)
{
  static const char *const members[] = { "kind", "range", NULL };
  AutomaPlace attack, at;
  guint kind = LS_ATTACK_NONE;

  if (!automa_place_need (place, "attack", &attack) || !automa_place_object (&attack, members)
      || !automa_place_need (&attack, "kind", &at) || !automa_place_word (&at, ls_attack_names, &kind))
    return;
  type->attack = (LsAttackKind) kind;
  if (type->attack == LS_ATTACK_RANGED)
    read_number (&attack, "range", 1, LS_MAX_SIDE, &type->range);
  else if (automa_place_member (&attack, "range", &at))
    automa_place_problem (&at, _("only a ranged attack has a range"));
}

/* The caller has checked that the place holds an object with known members. */
gboolean
ls_monster_type_read (const AutomaPlace *place,
                      const char        *id,
                      LsMonsterType     *type)
{
  guint before = automa_problems_count (place->problems);

  *type = (LsMonsterType){ 0 };
  read_number (place, "move", 0, MAX_STEPS, &type->move);
  read_number (place, "damage", 0, MAX_POINTS, &type->damage);
  read_number (place, "hit-points", 1, MAX_POINTS, &type->hit_points);
  read_attack (place, type);
  type->abilities = (LsAbilities) read_words (place, "abilities", ls_ability_names);
  type->dice = (LsDice) read_words (place, "dice", ls_die_names);
  if (automa_problems_count (place->problems) > before)
    return FALSE;
  type->id = g_strdup (id);
  return TRUE;
}
