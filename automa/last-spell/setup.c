/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "setup.h"

#include <string.h>

const char *const ls_mode_names[] = { "introductory", "single", "campaign", "solo", "solo-campaign", "boss-rush",
                                      NULL };
const char *const ls_scenario_names[] = { "gildenberg", "lakeburg", "glenwald", "boss-rush", NULL };

gboolean
ls_mode_is_solo (LsMode mode)
{
  return mode == LS_MODE_SOLO || mode == LS_MODE_SOLO_CAMPAIGN;
}

gboolean
ls_mode_is_campaign (LsMode mode)
{
  return mode == LS_MODE_CAMPAIGN || mode == LS_MODE_SOLO_CAMPAIGN;
}

/* The pack's record for a scenario: two modes have one of their own. */
const char *
ls_setup_scenario (const LsSetup *self,
                   LsScenario     scenario)
{
  if (self->mode == LS_MODE_INTRODUCTORY)
    return "introductory";
  return ls_scenario_names[self->mode == LS_MODE_BOSS_RUSH ? LS_SCENARIO_BOSS_RUSH : scenario];
}

/* From 1. Games saved before there was a choice go by the heroes' numbers. */
guint
ls_setup_emblem (const LsSetup *self,
                 guint          hero)
{
  return self->heroes[hero].emblem > 0 ? self->heroes[hero].emblem : hero + 1;
}

/* What the game calls its own pieces, "clawer-1" or "circle", cannot be a hero's name: ids are unique. */
gboolean
ls_setup_is_name_taken (const char *name)
{
  const char *number = strrchr (name, '-');

  if (strchr (name, '=') || strcmp (name, "circle") == 0)
    return TRUE;
  return number && number > name && number[1] != '\0' && strspn (number + 1, "0123456789") == strlen (number + 1)
         && strspn (name, "abcdefghijklmnopqrstuvwxyz0123456789-") == strlen (name);
}
