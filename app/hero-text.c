/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hero-text.h"

#include <glib/gi18n.h>

#include "core/sentences.h"
#include "last-spell/boss.h"
#include "last-spell/names.h"
#include "last-spell/panic.h"

/* --- Counters --- */

static const struct
{
  const char *caption;
  const char *less;
  const char *more;
} counts[HK_N_COUNTS] = {
  [HK_COUNT_WOUNDS] = { N_("Wounds"), N_("one wound less"), N_("one wound more") },
  [HK_COUNT_MANA] = { N_("Mana"), N_("one mana less"), N_("one mana more") },
  [HK_COUNT_ACTIONS] = { N_("Actions"), N_("one action less"), N_("one action more") },
  [HK_COUNT_ARMOR] = { N_("Armor"), N_("armor stops one less"), N_("armor stops one more") },
  [HK_COUNT_GOLD] = { N_("Gold"), N_("one gold less"), N_("one gold more") },
  [HK_COUNT_MATERIALS] = { N_("Materials"), N_("one material less"), N_("one material more") },
  [HK_COUNT_MAGES] = { N_("Mages"), N_("one mage less"), N_("one mage more") },
  [HK_COUNT_QUESTS] = { N_("Quests"), N_("one solved quest less"), N_("one solved quest more") },
  [HK_COUNT_FLAMES] = { N_("Flames"), N_("one flame less"), N_("one flame more") },
  [HK_COUNT_MIST] = { N_("Distance"), N_("one spot nearer"), N_("one spot farther") },
  [HK_COUNT_DAMAGE] = { N_("Damage"), N_("one damage less"), N_("one damage more") },
};

const char *
hk_text_count (HkCount what)
{
  return _(counts[what].caption);
}

/* "2 / 7"; without a whole only the value. */
char *
hk_text_of (int value,
            int of)
{
  /* Translators: a value and the most that it can be, "2 / 7" wounds */
  return of < 0 ? g_strdup_printf ("%d", value) : g_strdup_printf (_("%d / %d"), value, of);
}

/* For the narrowest places. */
char *
hk_text_of_short (int value,
                  int of)
{
  /* Translators: a value and the most that it can be, as narrow as possible */
  return g_strdup_printf (_("%d/%d"), value, of);
}

/* For screen readers. */
char *
hk_text_counted (HkCount     what,
                 const char *whose,
                 int         value,
                 int         of)
{
  g_autofree char *number = hk_text_of (value, of);
  /* Translators: what is counted and how many there are, "Wounds: 2 / 7" */
  g_autofree char *counted = g_strdup_printf (_("%s: %s"), hk_text_count (what), number);

  /* Translators: whose it is, and "Wounds: 2 / 7" */
  return whose ? g_strdup_printf (C_("whose", "%s: %s"), whose, counted) : g_steal_pointer (&counted);
}

char *
hk_text_step (HkCount     what,
              const char *whose,
              gboolean    more)
{
  const char *step = more ? _(counts[what].more) : _(counts[what].less);

  return whose ? g_strdup_printf (C_("whose", "%s: %s"), whose, step) : g_strdup (step);
}

/* --- Heroes --- */

/* What should be seen at once; NULL: nothing. */
const char *
hk_text_hero_state (const LsGame *game,
                    guint         hero)
{
  if (game->sheets[hero].dead)
    return C_("hero", "dead");
  if (!game->sheets[hero].on_board)
    return C_("hero", "off the board");
  if (ls_dryad_tile_under (game, hero))
    return C_("hero", "entangled");
  return NULL;
}

/* For screen readers. */
char *
hk_text_hero_told (const LsGame *game,
                   guint         hero)
{
  const LsHero *who = &game->heroes[hero];
  const char *state = hk_text_hero_state (game, hero);
  char spot[LS_SPOT_NAME_SIZE];

  if (game->sheets[hero].on_board)
    ls_spot_name (who->at, spot);
  /* Translators: a hero; where, or "off the board"; wounds and hit points, mana and base mana */
  return g_strdup_printf (_("%s, %s: wounds %u of %u, mana %u of %u"), who->id, state ? state : spot, who->wounds,
                          who->hit_points, who->mana, who->base_mana);
}

char *
hk_text_owed (guint tokens)
{
  return g_strdup_printf (
    ngettext ("Harpy's cry: turn over %u movement token", "Harpy's cry: turn over %u movement tokens", tokens), tokens);
}

char *
hk_text_due (guint damage)
{
  return g_strdup_printf (ngettext ("%u damage", "%u damage", damage), damage);
}

char *
hk_text_movement_token (const char *hero,
                        guint       value,
                        gboolean    spent,
                        gboolean    owed)
{
  if (spent) /* Translators: a hero and the value of a token */
    return g_strdup_printf (_("%s: movement token %u, spent"), hero, value);
  if (owed)
    return g_strdup_printf (_("%s: movement token %u, may be turned over for the Harpy's cry"), hero, value);
  return g_strdup_printf (_("%s: movement token %u, ready"), hero, value);
}

/* --- Stash and panic track --- */

char *
hk_text_panic_slot (guint slot,
                    guint flames)
{
  /* Translators: which slot of the panic track, and its flames */
  return g_strdup_printf (ngettext ("Panic slot %u: %u flame", "Panic slot %u: %u flames", flames), slot, flames);
}

char *
hk_text_reward (const LsReward *reward)
{
  g_autofree char *gold = g_strdup_printf (ngettext ("%u gold", "%u gold", reward->gold), reward->gold);
  g_autofree char *materials
    = g_strdup_printf (ngettext ("%u material", "%u materials", reward->materials), reward->materials);

  /* Translators: "3 gold" and "2 materials"; equipment is one piece */
  return g_strdup_printf (_("%s, %s, equipment"), gold, materials);
}

char *
hk_text_panic_pays (const LsGame *game)
{
  int slot = ls_panic_paying_slot (game->panic, game->n_panic);
  g_autofree char *reward = slot >= 0 ? hk_text_reward (&game->pack->rewards[slot]) : NULL;

  if (!reward)
    return g_strdup (_("Panic would pay nothing"));
  /* Translators: "3 gold, 2 materials, equipment" */
  return g_strdup_printf (_("Panic would pay %s"), reward);
}

/* --- Pieces --- */

/* "Clawer 3", "Wooden wall 6", "Ada": as in the script, with a capital. */
char *
hk_text_piece (const LsGame *game,
               const char   *id)
{
  return automa_capitalized (ls_name_in_game (game, id));
}

static char *
name_attack (const LsMonsterType *type)
{
  switch (type->attack)
    {
    case LS_ATTACK_MELEE:
      return g_strdup (C_("attack", "melee"));
    case LS_ATTACK_RANGED:
      /* Translators: how many spots away a monster shoots */
      return g_strdup_printf (_("ranged up to %u"), type->range);
    case LS_ATTACK_AREA:
      return g_strdup (C_("attack", "area"));
    case LS_ATTACK_EXPLOSION:
      return g_strdup (C_("attack", "explosion"));
    case LS_ATTACK_NONE:
    default:
      return g_strdup (C_("attack", "no attack"));
    }
}

/* A number stays with what it counts when the line is broken. */
static char *
keep_together (char *text)
{
  GString *whole = g_string_new (text);

  g_free (text);
  g_string_replace (whole, " ", "\u00a0", 0);
  return g_string_free (whole, FALSE);
}

/* What the reference card says, in a line. */
char *
hk_text_monster_facts (const LsMonsterType *type,
                       guint                hit_points)
{
  g_autofree char *abilities = hk_text_abilities (type->abilities);
  g_autofree char *steps = g_strdup_printf (ngettext ("%u step", "%u steps", type->move), type->move);
  g_autofree char *attack = name_attack (type);
  g_autofree char *damage = g_strdup_printf (ngettext ("%u damage", "%u damage", type->damage), type->damage);
  g_autofree char *life = g_strdup_printf (ngettext ("%u hit point", "%u hit points", hit_points), hit_points);
  g_autofree char *dice = hk_text_dice (type->dice);

  steps = keep_together (steps);
  damage = keep_together (damage);
  life = keep_together (life);
  return g_strjoin (" · ", steps, attack, damage, life, dice, abilities, NULL);
}

/* NULL: it has none. */
char *
hk_text_abilities (LsAbilities abilities)
{
  static const char *const words[LS_N_ABILITIES]
    = { NC_("ability", "resolute"), NC_("ability", "fly"),     NC_("ability", "mana drain"),
        NC_("ability", "fury"),     NC_("ability", "bestial"), NC_("ability", "slayer") };
  const char *found[LS_N_ABILITIES + 1] = { NULL };
  guint n = 0;

  for (guint i = 0; i < LS_N_ABILITIES; i++)
    if (abilities & 1u << i)
      found[n++] = g_dpgettext2 (NULL, "ability", words[i]);
  return n > 0 ? g_strjoinv (_(", "), (char **) found) : NULL;
}

char *
hk_text_dice (LsDice dice)
{
  if (dice == (LS_DIE_BLUE | LS_DIE_ORANGE))
    return g_strdup (_("blue and orange die"));
  if (dice == 0)
    return g_strdup (_("no dice"));
  return g_strdup (dice == LS_DIE_BLUE ? _("blue die") : _("orange die"));
}

/* Whether neither a source nor the table has confirmed the type's card. */
gboolean
hk_text_is_unverified (const LsPack        *pack,
                       const LsMonsterType *type)
{
  g_autofree char *record = g_strdup_printf ("monsters.json: \"%s\"", type->id);

  return g_ptr_array_find_with_equal_func (pack->unverified, record, g_str_equal, NULL);
}

/* A negative number: the box does not count them. */
char *
hk_text_in_box (const LsMonsterType *type,
                int                  left)
{
  const char *name = ls_monster_type_name (type);

  /* Translators: a kind of monster and how many of its figures are left in the box */
  return left < 0 ? g_strdup (name) : g_strdup_printf (_("%s (%d left)"), name, left);
}

char *
hk_text_killed (const char *piece)
{
  /* Translators: a monster, "Clawer 3 is slain" */
  return g_strdup_printf (_("%s is slain"), piece);
}

char *
hk_text_removed (const char *piece)
{
  /* Translators: a structure or a token: "Wooden wall 6 removed" */
  return g_strdup_printf (_("%s removed"), piece);
}

char *
hk_text_taken_off (const char *hero)
{
  return g_strdup_printf (_("%s is off the board"), hero);
}

/* An entangled hero is freed by a fist, another one's or the own. */
char *
hk_text_free (const char *hero,
              const char *by)
{
  if (g_str_equal (hero, by))
    return g_strdup (_("Break Free: Roll Both Dice"));
  /* Translators: another hero, who frees an entangled one */
  return g_strdup_printf (_("Free with the Fist of %s"), by);
}

/* All that was told, in one line. */
char *
hk_text_lines (const LsScript *script)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new ();

  for (guint i = 0; i < script->lines->len; i++)
    g_ptr_array_add (texts, g_array_index (script->lines, LsLine, i).text);
  g_ptr_array_add (texts, NULL);
  return g_strjoinv (" · ", (char **) texts->pdata);
}

/* --- Sides --- */

static const struct
{
  const char *letter;
  const char *turn;
  const char *mist;
} sides[LS_N_FACINGS] = {
  /* Translators: the sides to which a monster can face, in two letters at most */
  [LS_NORTH] = { NC_("side", "N"), N_("Turn It North"), N_("Mist in the north") },
  [LS_EAST] = { NC_("side", "E"), N_("Turn It East"), N_("Mist in the east") },
  [LS_SOUTH] = { NC_("side", "S"), N_("Turn It South"), N_("Mist in the south") },
  [LS_WEST] = { NC_("side", "W"), N_("Turn It West"), N_("Mist in the west") },
};

const char *
hk_text_side (LsFacing side)
{
  return g_dpgettext2 (NULL, "side", sides[side].letter);
}

const char *
hk_text_turn (LsFacing side)
{
  return _(sides[side].turn);
}

const char *
hk_text_mist (LsFacing side)
{
  return _(sides[side].mist);
}

/* --- Dice --- */

static guint
divisor (guint a,
         guint b)
{
  return b == 0 ? a : divisor (b, a % b);
}

/* "5 of 9 (56 %)", in its smallest terms. */
static char *
chance (guint n,
        guint all)
{
  guint by = divisor (all, n);

  if (n == 0 || n == all)
    return g_strdup (n == 0 ? C_("chance", "never") : C_("chance", "always"));
  /* Translators: so many of so many cases, and the percentage: "5 of 9 (56 %)" */
  return g_strdup_printf (_("%u of %u (%u %%)"), n / by, all / by, (n * 100 + all / 2) / all);
}

char *
hk_text_odds (guint hits,
              guint stuns,
              guint all)
{
  g_autofree char *hit = chance (hits, all);
  g_autofree char *stun = chance (stuns, all);

  /* Translators: both are chances like "5 of 9 (56 %)", "never" or "always" */
  return g_strdup_printf (_("Hits: %s · Stuns: %s"), hit, stun);
}
