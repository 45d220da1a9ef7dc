/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The script's instructions by day: values in, a new text out. */
#pragma once

#include "pack.h"

G_BEGIN_DECLS

char *ls_tell_purse             (guint          gold,
                                 guint          materials);
char *ls_tell_paid_detail       (const LsPurse *price,
                                 const LsPurse *gain,
                                 guint          equipment);

/* Upkeep and the end */
char *ls_tell_production        (guint          gold,
                                 guint          materials);
char *ls_tell_production_detail (void);
char *ls_tell_perk              (const char    *hero,
                                 const char    *perk,
                                 guint          level);
char *ls_tell_card_level        (const char    *hero);
char *ls_tell_card_level_detail (guint          mana,
                                 const char    *movement);
char *ls_tell_regenerated       (const char    *hero,
                                 guint          mana,
                                 gboolean       healed);
char *ls_tell_items_restored    (void);
char *ls_tell_deploy            (void);

/* The town */
char *ls_tell_built             (const char    *structure,
                                 const LsSpots *spots);
char *ls_tell_mist_back         (void);
char *ls_tell_replaced          (const char    *before,
                                 const char    *after);
char *ls_tell_upgraded          (const char    *structure);
char *ls_tell_repaired          (const char    *structure,
                                 guint          flames);
char *ls_tell_scavenged         (const char    *ruin);
char *ls_tell_tile_back         (LsFacing       side);
char *ls_tell_card_under        (guint          slot);
char *ls_tell_refreshed         (void);

/* Equipment and recruits */
char *ls_tell_bought            (const char    *item,
                                 guint          price);
char *ls_tell_sold              (GPtrArray     *items,
                                 guint          gold);
char *ls_tell_sold_detail       (guint          cost);
char *ls_tell_taken             (const char    *hero,
                                 const char    *item);
char *ls_tell_left              (const char    *item);
char *ls_tell_recruited         (const char    *hero);
char *ls_tell_recruited_detail  (const LsPurse *price,
                                 guint          perks);

G_END_DECLS
