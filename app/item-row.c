/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "item-row.h"

#include <glib/gi18n.h>

#include "equipment-text.h"

struct _HkItemRow
{
  AdwActionRow parent_instance;

  const char  *id; /* interned */
};

G_DEFINE_FINAL_TYPE (HkItemRow, hk_item_row, ADW_TYPE_ACTION_ROW)

static void
hk_item_row_class_init (HkItemRowClass *klass)
{
}

static void
hk_item_row_init (HkItemRow *self)
{
}

static void
add_button (HkItemRow  *self,
            GtkWidget  *button,
            const char *what,
            const char *title,
            const char *css_class)
{
  g_autofree char *told = hk_item_told (what, title);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, css_class);
  gtk_widget_set_tooltip_text (button, what);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, told, -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), button);
}

static void
add_item (GMenu      *menu,
          const char *label,
          const char *action,
          const char *item,
          const char *hero)
{
  g_autoptr (GMenuItem) entry = g_menu_item_new (label, NULL);

  if (hero)
    g_menu_item_set_action_and_target (entry, action, "(ss)", item, hero);
  else
    g_menu_item_set_action_and_target (entry, action, "s", item);
  g_menu_append_item (menu, entry);
}

/* To whom it can go; what the rules say of it is told when it is tried. */
static GMenuModel *
make_menu (const LsGame *game,
           const LsItem *item)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) away = g_menu_new ();

  if (item->holder != LS_IN_STASH)
    add_item (menu, _("Put into the Stash"), "hero.leave", item->id, NULL);
  for (guint i = 0; i < game->n_heroes; i++)
    if (item->holder != (gint8) i)
      {
        /* Translators: a hero to whom a piece of equipment is given */
        g_autofree char *label = g_strdup_printf (_("Give to %s"), game->heroes[i].id);

        add_item (menu, label, "hero.take", item->id, game->heroes[i].id);
      }
  add_item (away, _("Remove from the Game"), "hero.remove", item->id, NULL);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (away));
  return G_MENU_MODEL (menu);
}

static void
add_turn (HkItemRow    *self,
          const LsItem *item,
          const char   *title)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("object-flip-vertical-symbolic");

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "hero.turn");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", item->id);
  add_button (self, button, hk_item_turn (item), title, "touch");
}

GtkWidget *
hk_item_row_new (const LsGame *game,
                 const LsItem *item,
                 guint         hero)
{
  HkItemRow *self = g_object_new (HK_TYPE_ITEM_ROW, NULL);
  GtkWidget *menu = gtk_menu_button_new ();
  g_autofree char *title = hk_item_title (game, item);
  g_autofree char *facts = hk_item_facts (game, item);
  g_autofree char *title_markup = g_markup_escape_text (title, -1);
  g_autofree char *facts_markup = g_markup_escape_text (facts, -1);
  g_autoptr (GMenuModel) model = make_menu (game, item);

  self->id = item->id;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title_markup);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), facts_markup);
  if (item->holder == LS_IN_STASH)
    {
      GtkWidget *take = gtk_button_new_with_mnemonic (_("_Take"));

      gtk_actionable_set_action_name (GTK_ACTIONABLE (take), "hero.take");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (take), "(ss)", item->id, game->heroes[hero].id);
      add_button (self, take, _("Take"), title, "wide-target");
    }
  else if (hk_item_turn (item))
    add_turn (self, item, title);
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (menu), "view-more-symbolic");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (menu), model);
  add_button (self, menu, _("More"), title, "touch");
  gtk_widget_add_css_class (menu, "flat");
  return GTK_WIDGET (self);
}

const char *
hk_item_row_get_id (HkItemRow *self)
{
  return self->id;
}
