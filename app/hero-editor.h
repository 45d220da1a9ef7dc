/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One hero of a new game: a row that opens to name, hit points, mana and movement tokens. */
#pragma once

#include <adwaita.h>

#include "new-game.h"

G_BEGIN_DECLS

#define HK_TYPE_HERO_EDITOR (hk_hero_editor_get_type ())
G_DECLARE_FINAL_TYPE (HkHeroEditor, hk_hero_editor, HK, HERO_EDITOR, AdwExpanderRow)

/* Signal: "changed" ()    the user has entered something, and it is in the game */

GtkWidget *hk_hero_editor_new    (HkNewGame    *game,
                                  guint         hero);
void       hk_hero_editor_update (HkHeroEditor *self);

G_END_DECLS
