/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hero-strip.h"

struct _HkHeroStrip
{
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (HkHeroStrip, hk_hero_strip, ADW_TYPE_BIN)

static void
hk_hero_strip_class_init (HkHeroStripClass *klass)
{
}

static void
hk_hero_strip_init (HkHeroStrip *self)
{
}

GtkWidget *
hk_hero_strip_new (void)
{
  return g_object_new (HK_TYPE_HERO_STRIP, NULL);
}

void
hk_hero_strip_set_session (HkHeroStrip *self,
                           HkSession   *session)
{
}

void
hk_hero_strip_set_selected (HkHeroStrip *self,
                            const char  *hero)
{
}

void
hk_hero_strip_set_compact (HkHeroStrip *self,
                           gboolean     compact)
{
}
