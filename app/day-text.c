/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "day-text.h"

#include <glib/gi18n.h>

#include "core/problems.h"
#include "core/sentences.h"
#include "equipment-text.h"
#include "last-spell/names.h"
#include "last-spell/tell-day.h"

#define LONGEST_NAME 60 /* characters; a card's name is shorter, a journal takes more */

/* --- Constant texts --- */

/* What a step is, and what the large button says that leads on to it. */
static const struct
{
  const char *title;
  const char *lead;
} steps[LS_N_DAY_STEPS] = {
  [LS_DAY_STEP_MIST] = { N_("The mist comes nearer"), N_("Move the Mist") },
  [LS_DAY_STEP_SCOUT] = { N_("Scout the night"), N_("Scout the Night") },
  [LS_DAY_STEP_PRODUCTION] = { N_("Collect production"), N_("Collect Production") },
  [LS_DAY_STEP_CARDS] = { N_("Turn hero cards to level II"), N_("Turn the Hero Cards") },
  [LS_DAY_STEP_PERKS] = { N_("Level up: choose perks"), N_("Choose Perks") },
  [LS_DAY_STEP_END] = { N_("End of the day: regenerate"), N_("End the Day") },
  [LS_DAY_STEP_DEPLOY] = { N_("Deploy the heroes"), N_("Place the Heroes") },
  [LS_DAY_STEP_NIGHT] = { N_("The night begins"), N_("Begin the Night") },
};

static const char *const actions[HK_N_DAY_ACTIONS] = {
  [HK_DAY_BUILD] = N_("Build…"),       [HK_DAY_UPGRADE] = N_("Upgrade…"), [HK_DAY_REPAIR] = N_("Repair…"),
  [HK_DAY_SCAVENGE] = N_("Scavenge…"), [HK_DAY_SEER] = N_("Ask the Seer…"), [HK_DAY_BUY] = N_("Buy…"),
  [HK_DAY_SELL] = N_("Sell…"),         [HK_DAY_REFRESH] = N_("Refresh the Shop"),
  [HK_DAY_RECRUIT] = N_("Recruit…"),
};

static const char *const action_pages[HK_N_DAY_ACTIONS] = {
  [HK_DAY_BUILD] = N_("What shall be built?"),     [HK_DAY_UPGRADE] = N_("What shall be upgraded?"),
  [HK_DAY_REPAIR] = N_("What shall be repaired?"), [HK_DAY_SCAVENGE] = N_("Which ruin shall be scavenged?"),
  [HK_DAY_SEER] = N_("What shall the seer do?"),   [HK_DAY_BUY] = N_("Buy"),
  [HK_DAY_SELL] = N_("Sell"),                      [HK_DAY_REFRESH] = N_("Refresh the Shop"),
  [HK_DAY_RECRUIT] = N_("Who shall join?"),
};

/* On the first day nobody levels up (`day.level`): what is chosen then are the perks that the set-up gives. */
const char *
hk_text_day_step (const LsGame *game,
                  LsDayStep     step)
{
  if (step == LS_DAY_STEP_PERKS && game->night == 1)
    return _("Perks to begin with");
  return _(steps[step].title);
}

const char *
hk_text_day_lead (LsDayStep step)
{
  return _(steps[step].lead);
}

const char *
hk_text_day_action (HkDayAction action)
{
  return _(actions[action]);
}

/* Over the page that it opens. */
const char *
hk_text_day_page (HkDayAction action)
{
  return _(action_pages[action]);
}

/* --- Heroes --- */

/* "Ada, Bruno": whom the step is still about. */
char *
hk_text_day_heroes (const LsGame *game,
                    LsDayStep     step)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < game->n_heroes; i++)
    if (ls_day_step_about (game, step, i))
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", game->heroes[i].id);
  return text->len > 0 ? g_strdup (text->str) : NULL;
}

/* "2,3,4", as the engine reads it. */
char *
hk_text_tokens (const LsHeroSheet *sheet)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < LS_MAX_MOVEMENT_TOKENS; i++)
    if (sheet->movement[i] > 0)
      g_string_append_printf (text, "%s%u", text->len > 0 ? "," : "", sheet->movement[i]);
  return g_string_free (text, FALSE);
}

/* --- Costs and gains --- */

char *
hk_text_bargain (const LsPurse *price,
                 const LsPurse *gain)
{
  g_autofree char *paid = ls_tell_purse (price->gold, price->materials);
  g_autofree char *gained = ls_tell_purse (gain->gold, gain->materials);
  gboolean pays = price->gold + price->materials > 0;
  gboolean gains = gain->gold + gain->materials > 0;

  if (pays && gains)
    /* Translators: what is paid, and what comes in return: "2 materials, brings 1 gold" */
    return g_strdup_printf (_("%s, brings %s"), paid, gained);
  if (gains)
    /* Translators: an amount: "brings 2 gold" */
    return g_strdup_printf (_("brings %s"), gained);
  return pays ? g_steal_pointer (&paid) : NULL;
}

static guint8
difference (guint from,
            guint to)
{
  return (guint8) MIN (to > from ? to - from : 0, G_MAXUINT8);
}

/* Read off the stash, so that no price is known here. */
char *
hk_text_bargain_made (const LsGame *before,
                      const LsGame *after)
{
  LsPurse price = { difference (after->gold, before->gold), difference (after->materials, before->materials) };
  LsPurse gain = { difference (before->gold, after->gold), difference (before->materials, after->materials) };

  return hk_text_bargain (&price, &gain);
}

/* What a structure is good for. */
char *
hk_text_brings (const LsStructureFacts *facts)
{
  g_autofree char *yield = ls_tell_purse (facts->yield[0].gold, facts->yield[0].materials);
  g_autofree char *gain = ls_tell_purse (facts->gain.gold, facts->gain.materials);

  if (facts->yield[0].gold + facts->yield[0].materials > 0 && facts->gain.gold + facts->gain.materials > 0)
    /* Translators: two amounts: "brings 1 gold, then 1 gold each day" */
    return g_strdup_printf (_("brings %s, then %s each day"), gain, yield);
  if (facts->yield[0].gold + facts->yield[0].materials > 0)
    /* Translators: an amount: "1 gold each day" */
    return g_strdup_printf (_("%s each day"), yield);
  if (facts->workers > 0)
    return g_strdup_printf (ngettext ("%u worker for the ruins", "%u workers for the ruins", facts->workers), facts->workers);
  if (facts->equipment > 0)
    return g_strdup (_("brings a piece of equipment"));
  if (facts->mist_back > 0)
    return g_strdup_printf (ngettext ("the mist goes %u spot back", "the mist goes %u spots back", facts->mist_back),
                            facts->mist_back);
  return NULL;
}

/* --- The town --- */

char *
hk_text_structure_at (const LsGame      *game,
                      const LsStructure *structure)
{
  g_autofree char *name = automa_capitalized (ls_name_in_game (game, structure->id));
  char spot[LS_SPOT_NAME_SIZE];

  /* Translators: a structure and its first spot: "Wooden wall 3, K12" */
  return g_strdup_printf (_("%s, %s"), name, ls_spot_name (structure->spots.at[0], spot));
}

/* "U17, U18" */
char *
hk_text_spots (const LsSpots *spots)
{
  GString *text = g_string_new (NULL);
  char name[LS_SPOT_NAME_SIZE];

  for (guint i = 0; i < spots->n; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", ls_spot_name (spots->at[i], name));
  return g_string_free (text, FALSE);
}

char *
hk_text_flames_off (guint    flames,
                    gboolean all)
{
  return g_strdup_printf (all ? ngettext ("Repair: all %u flame off", "Repair: all %u flames off", flames)
                              : ngettext ("Repair: %u flame off", "Repair: %u flames off", flames),
                          flames);
}

/* Over the board while a place is looked for. */
char *
hk_text_plan (const LsStructureFacts *facts)
{
  g_autofree char *name = automa_capitalized (g_strdup (ls_structure_name (&facts->type)));

  /* Translators: a structure that is to be built */
  return g_strdup_printf (_("%s: tap one of the marked spots"), name);
}

char *
hk_text_build_for (const LsStructureFacts *facts)
{
  g_autofree char *price = ls_tell_purse (facts->cost.gold, facts->cost.materials);

  /* Translators: on a button, with a price: "Build for 2 materials" */
  return g_strdup_printf (_("Build for %s"), price);
}

char *
hk_text_card_under (guint slot)
{
  return g_strdup_printf (_("Slot %u: the top card to the bottom"), slot);
}

/* --- Equipment --- */

char *
hk_text_item (const LsGame *game,
              const LsItem *item)
{
  g_autofree char *name = hk_item_title (game, item);

  if (item->price == 0)
    return g_steal_pointer (&name);
  /* Translators: a piece of equipment and what it has cost */
  return g_strdup_printf (ngettext ("%s (%u gold)", "%s (%u gold)", item->price), name, item->price);
}

char *
hk_text_sell (guint gold)
{
  return g_strdup_printf (ngettext ("Sell for %u Gold", "Sell for %u Gold", gold), gold);
}

/* --- Rows --- */

/* A refusal stands behind a colon on the command line; here it is a sentence of its own. */
char *
hk_text_reason (const GError *error)
{
  return error ? automa_capitalized (g_strdup (error->message)) : NULL;
}

/* What a screen reader hears of a row. */
char *
hk_text_told_row (const char *title,
                  const char *note,
                  const char *cost)
{
  GString *text = g_string_new (title);

  if (note)
    g_string_append_printf (text, ", %s", note);
  if (cost)
    g_string_append_printf (text, ", %s", cost);
  return g_string_free (text, FALSE);
}

/* NULL: nothing is left of it. */
char *
hk_text_entered (const char *text)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  g_autoptr (GString) name = g_string_new (NULL);
  guint n = 0;

  for (const char *at = stripped; *at && n < LONGEST_NAME; at = g_utf8_next_char (at))
    if (automa_is_plain (g_utf8_get_char (at)))
      {
        g_string_append_unichar (name, g_utf8_get_char (at));
        n++;
      }
  g_strchomp (name->str);
  return *name->str ? g_strdup (name->str) : NULL;
}
