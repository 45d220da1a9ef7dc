/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "day-entries.h"

#include <glib/gi18n.h>

#include "core/sentences.h"
#include "hero-text.h"
#include "last-spell/tell-day.h"
#include "session.h"

void
hk_day_entry_free (HkDayEntry *self)
{
  g_free (self->title);
  g_free (self->note);
  g_free (self->cost);
  g_free (self->reason);
  g_free (self);
}

static GPtrArray *
new_list (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) hk_day_entry_free);
}

/* Takes the texts. */
static HkDayEntry *
new_entry (char     *title,
           char     *note,
           LsCommand command)
{
  HkDayEntry *self = g_new0 (HkDayEntry, 1);

  self->title = title;
  self->note = note;
  self->command = command;
  return self;
}

/* Its cost, or why it is refused. */
static HkDayEntry *
try (HkDayEntry   *self,
     const LsGame *game)
{
  g_autofree LsGame *after = g_new (LsGame, 1);
  g_autoptr (GError) error = NULL;

  if (hk_session_try (game, &self->command, after, &error))
    self->cost = hk_text_bargain_made (game, after);
  else
    self->reason = hk_text_reason (error);
  return self;
}

static gboolean
is_possible (const GPtrArray *entries)
{
  for (guint i = 0; i < entries->len; i++)
    if (!((const HkDayEntry *) g_ptr_array_index (entries, i))->reason)
      return TRUE;
  return FALSE;
}

/* --- Building --- */

static HkDayEntry *
new_build_entry (const LsGame           *game,
                 const LsStructureFacts *facts,
                 LsSpot                  over)
{
  LsCommand command = { .kind = LS_DO_BUILD, .word = facts->type.id };
  HkDayEntry *self = new_entry (automa_capitalized (g_strdup (ls_structure_name (&facts->type))), hk_text_brings (facts),
                                command);
  g_autoptr (GError) error = NULL;
  LsSpots sites[LS_MAX_SITES];

  self->cost = ls_tell_purse (facts->cost.gold, facts->cost.materials);
  if (over == LS_NO_SPOT)
    ls_town_may_begin (game, facts, &error);
  else if (ls_town_sites (game, facts, over, sites, &error) > 0)
    self->command.spots = sites[0];
  self->reason = hk_text_reason (error);
  return self;
}

/* What can be built comes first. */
GPtrArray *
hk_day_entries_build (const LsGame *game,
                      LsSpot        over)
{
  GPtrArray *entries = new_list ();
  guint possible = 0;

  for (guint i = 0; i < game->pack->n_structures; i++)
    {
      HkDayEntry *entry;

      if (!game->pack->structures[i].buildable)
        continue;
      entry = new_build_entry (game, &game->pack->structures[i], over);
      g_ptr_array_insert (entries, entry->reason ? -1 : (int) possible++, entry);
    }
  return entries;
}

/* --- What stands there --- */

/* Named in a list of many, unnamed over the structure itself. */
static void
add_for (GPtrArray         *entries,
         const LsGame      *game,
         const LsStructure *structure,
         char              *what,
         LsCommand          command,
         gboolean           named)
{
  command.id = structure->id;
  g_ptr_array_add (entries, try (named ? new_entry (hk_text_structure_at (game, structure), what, command)
                                       : new_entry (what, NULL, command),
                                 game));
}

static void
add_upgrade (GPtrArray         *entries,
             const LsGame      *game,
             const LsStructure *structure,
             gboolean           named)
{
  const LsStructureFacts *facts = ls_pack_structure (game->pack, structure->type->id);
  const LsStructureFacts *becomes = facts->becomes ? ls_pack_structure (game->pack, facts->becomes) : NULL;

  if (!facts->upgradable || structure->upgraded)
    return;
  add_for (entries, game, structure,
           /* Translators: what a structure becomes: "Upgrade: stone wall" */
           becomes ? g_strdup_printf (_("Upgrade: %s"), ls_structure_name (&becomes->type)) : g_strdup (_("Upgrade")),
           (LsCommand){ .kind = LS_DO_UPGRADE }, named);
}

static void
add_repairs (GPtrArray         *entries,
             const LsGame      *game,
             const LsStructure *structure,
             gboolean           named)
{
  guint flames = structure->flames;

  if (flames > 1)
    add_for (entries, game, structure, hk_text_flames_off (flames, TRUE),
             (LsCommand){ .kind = LS_DO_REPAIR, .number = (int) flames }, named);
  for (guint n = flames - (flames > 1 ? 1 : 0); flames > 0 && n > 0; n--)
    add_for (entries, game, structure, hk_text_flames_off (n, FALSE),
             (LsCommand){ .kind = LS_DO_REPAIR, .number = (int) n }, named);
}

GPtrArray *
hk_day_entries_of (const LsGame *game,
                   guint         structure)
{
  GPtrArray *entries = new_list ();

  add_upgrade (entries, game, &game->structures[structure], FALSE);
  add_repairs (entries, game, &game->structures[structure], FALSE);
  return entries;
}

/* --- Lists of one kind --- */

static void
add_ruin (GPtrArray         *entries,
          const LsGame      *game,
          const LsStructure *structure)
{
  LsCommand command = { .kind = LS_DO_SCAVENGE, .id = structure->id, .flag = -1 };

  if (g_str_has_prefix (structure->type->id, "ruin-"))
    g_ptr_array_add (entries, try (new_entry (hk_text_structure_at (game, structure), NULL, command), game));
}

static void
add_seer (GPtrArray    *entries,
          const LsGame *game)
{
  for (guint side = 0; side < LS_N_FACINGS; side++)
    if (game->mist[side] >= 0)
      {
        LsCommand command = { .kind = LS_DO_SEER_MIST, .word = ls_facing_ids[side] };

        g_ptr_array_add (entries, try (new_entry (g_strdup (hk_text_mist ((LsFacing) side)), g_strdup (_("One spot back")),
                                                  command),
                                       game));
      }
  for (guint slot = 1; slot <= LS_MAX_SPAWN_SLOTS; slot++)
    if (game->cards.slots[slot - 1].n > 0)
      {
        LsCommand command = { .kind = LS_DO_SEER_CARD, .number = (int) slot };

        g_ptr_array_add (entries, try (new_entry (hk_text_card_under (slot), NULL, command), game));
      }
}

static void
add_recruits (GPtrArray    *entries,
              const LsGame *game)
{
  for (guint i = 0; i < game->n_heroes; i++)
    if (!game->sheets[i].entered && !game->sheets[i].dead)
      {
        LsCommand command = { .kind = LS_DO_RECRUIT, .id = game->heroes[i].id };

        g_ptr_array_add (entries, try (new_entry (g_strdup (game->heroes[i].id), NULL, command), game));
      }
}

static void
add_items (GPtrArray    *entries,
           const LsGame *game)
{
  for (guint i = 0; i < game->n_items; i++)
    if (game->items[i].holder == LS_IN_STASH)
      {
        LsCommand command = { .kind = LS_DO_SELL, .word = game->items[i].id, .number = game->items[i].price };

        g_ptr_array_add (entries, new_entry (hk_text_item (game, &game->items[i]), NULL, command));
      }
}

GPtrArray *
hk_day_entries (const LsGame *game,
                HkDayAction   action)
{
  GPtrArray *entries;

  if (action == HK_DAY_BUILD)
    return hk_day_entries_build (game, LS_NO_SPOT);
  entries = new_list ();
  for (guint i = 0; i < game->n_structures; i++)
    if (action == HK_DAY_UPGRADE)
      add_upgrade (entries, game, &game->structures[i], TRUE);
    else if (action == HK_DAY_REPAIR)
      add_repairs (entries, game, &game->structures[i], TRUE);
    else if (action == HK_DAY_SCAVENGE)
      add_ruin (entries, game, &game->structures[i]);
  if (action == HK_DAY_SEER)
    add_seer (entries, game);
  else if (action == HK_DAY_RECRUIT)
    add_recruits (entries, game);
  else if (action == HK_DAY_SELL)
    add_items (entries, game);
  return entries;
}

/* --- The page --- */

static const LsCommandKind step_commands[LS_N_DAY_STEPS] = {
  [LS_DAY_STEP_MIST] = LS_DO_DAY_MIST,
  [LS_DAY_STEP_SCOUT] = LS_DO_DAY_SCOUT,
  [LS_DAY_STEP_PRODUCTION] = LS_DO_DAY_PRODUCTION,
  [LS_DAY_STEP_CARDS] = HK_NO_COMMAND,
  [LS_DAY_STEP_PERKS] = HK_NO_COMMAND,
  [LS_DAY_STEP_END] = LS_DO_DAY_END,
  [LS_DAY_STEP_DEPLOY] = HK_NO_COMMAND,
  [LS_DAY_STEP_NIGHT] = LS_DO_BEGIN_NIGHT,
};

HkDayEntry *
hk_day_entry_step (const LsGame *game,
                   LsDayStep     step)
{
  HkDayEntry *self = new_entry (g_strdup (hk_text_day_step (game, step)), hk_text_day_heroes (game, step),
                                (LsCommand){ .kind = (guint8) step_commands[step] });
  g_autoptr (GError) error = NULL;

  if (self->command.kind != HK_NO_COMMAND && ls_day_step_state (game, step) == LS_STEP_OPEN
      && !hk_session_fits (game, &self->command, &error))
    self->reason = hk_text_reason (error);
  return self;
}

/* Why there is nothing to choose from; texts of the lists that can be empty. */
static const char *const nothing[HK_N_DAY_ACTIONS] = {
  [HK_DAY_UPGRADE] = N_("Nothing in the town has an upgrade."),
  [HK_DAY_REPAIR] = N_("There is no flame on any structure."),
  [HK_DAY_SCAVENGE] = N_("No ruin is left."),
  [HK_DAY_SELL] = N_("The stash holds no equipment."),
  [HK_DAY_RECRUIT] = N_("Nobody is left to join."),
};

/* Of a list in which nothing can be done, the first refusal speaks for all: "there is no seer in the town". */
static char *
reason_of_list (const LsGame *game,
                HkDayAction   action)
{
  g_autoptr (GPtrArray) entries = hk_day_entries (game, action);

  if (entries->len == 0)
    return g_strdup (_(nothing[action]));
  if ((action == HK_DAY_SEER || action == HK_DAY_RECRUIT) && !is_possible (entries))
    return g_strdup (((HkDayEntry *) g_ptr_array_index (entries, 0))->reason);
  return NULL;
}

HkDayEntry *
hk_day_entry_action (const LsGame *game,
                     HkDayAction   action)
{
  HkDayEntry *self = new_entry (g_strdup (hk_text_day_action (action)), NULL, (LsCommand){ .kind = HK_NO_COMMAND });
  LsCommand buy = { .kind = LS_DO_BUY, .word = hk_text_day_action (action), .other = ls_item_kind_names[LS_ITEM_SCROLL] };
  g_autoptr (GError) error = NULL;

  if (action == HK_DAY_REFRESH)
    {
      self->command.kind = LS_DO_REFRESH;
      return try (self, game);
    }
  if (!ls_day_may_act (game, &error) || (action == HK_DAY_BUY && !hk_session_fits (game, &buy, &error)))
    self->reason = hk_text_reason (error);
  else if (action != HK_DAY_BUY && action != HK_DAY_BUILD)
    self->reason = reason_of_list (game, action);
  return self;
}
