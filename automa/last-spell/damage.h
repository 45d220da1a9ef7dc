/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What damage does to heroes, structures and the circle. Section 9 of the rules. */
#pragma once

#include "resolution.h"

G_BEGIN_DECLS

/* What a hero's player uses against one attack. */
typedef struct
{
  guint    armor; /* what the armor and shield cards used for it can stop */
  guint    perks;
  gboolean armor_up;
} LsProtection;

void     ls_damage_apply         (const LsPosition    *position,
                                  LsResolution        *resolution);
guint    ls_damage_after_armor   (guint                damage,
                                  LsProtection         protection,
                                  gboolean             armor_fails);
gboolean ls_damage_armor_fails   (const LsMonsterType *type);
gboolean ls_damage_closes_shop   (const LsPosition    *position,
                                  const LsResolution  *resolution);

G_END_DECLS
