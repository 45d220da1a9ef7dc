/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hero-page.h"

#include <glib/gi18n.h>

#include "equipment-text.h"
#include "equipment-window.h"
#include "hero-card.h"
#include "item-row.h"
#include "last-spell/armor.h"
#include "refusal-bar.h"
#include "symbol-image.h"

#define WIDE_FROM 860 /* px: sheet and equipment side by side */

struct _HkHeroPage
{
  AdwBin          parent_instance;

  /* template widgets */
  AdwWindowTitle *title;
  GtkBox         *heroes;
  GtkBox         *columns;
  GtkBox         *card;
  AdwActionRow   *potion;
  GtkWidget      *drink;
  AdwActionRow   *perks;
  GtkLabel       *room;
  GtkWidget      *nothing;
  GtkListBox     *carried;
  GtkLabel       *won;
  GtkWidget      *empty;
  GtkListBox     *stash;
  HkRefusalBar   *refusal;

  /* borrowed */
  GtkWidget      *choice[LS_MAX_HEROES];

  /* owned */
  HkSession      *session;

  guint           hero;
  guint           shape; /* source that turns the columns */
};

G_DEFINE_FINAL_TYPE (HkHeroPage, hk_hero_page, ADW_TYPE_BIN)

/* --- Showing the state --- */

static void
remove_rows (GtkListBox *list)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (list))))
    gtk_list_box_remove (list, row);
}

/* The piece whose row has the focus; NULL: none. */
static const char *
get_focused_item (HkHeroPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;
  GtkWidget *row = focus ? gtk_widget_get_ancestor (focus, HK_TYPE_ITEM_ROW) : NULL;

  return row ? hk_item_row_get_id (HK_ITEM_ROW (row)) : NULL;
}

/* In kinds' order; where the piece went that was touched, the focus goes. */
static void
fill_list (HkHeroPage *self,
           GtkListBox *list,
           gint8       holder,
           const char *focused)
{
  const LsGame *game = hk_session_get_game (self->session);

  remove_rows (list);
  for (guint kind = 0; kind < LS_N_ITEM_KINDS; kind++)
    for (guint i = 0; i < game->n_items; i++)
      if (game->items[i].holder == holder && game->items[i].kind == kind)
        {
          GtkWidget *row = hk_item_row_new (game, &game->items[i], self->hero);

          gtk_list_box_append (list, row);
          if (focused == game->items[i].id)
            gtk_widget_child_focus (row, GTK_DIR_TAB_FORWARD);
        }
}

static void
set_text (GtkLabel *label,
          char     *text)
{
  gtk_label_set_label (label, text ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
  g_free (text);
}

static void
update_equipment (HkHeroPage   *self,
                  const LsGame *game)
{
  const char *focused = get_focused_item (self);

  fill_list (self, self->carried, (gint8) self->hero, focused);
  fill_list (self, self->stash, LS_IN_STASH, focused);
  gtk_widget_set_visible (GTK_WIDGET (self->carried), gtk_widget_get_first_child (GTK_WIDGET (self->carried)) != NULL);
  gtk_widget_set_visible (self->nothing, !gtk_widget_get_visible (GTK_WIDGET (self->carried)));
  gtk_widget_set_visible (GTK_WIDGET (self->stash), gtk_widget_get_first_child (GTK_WIDGET (self->stash)) != NULL);
  gtk_widget_set_visible (self->empty, !gtk_widget_get_visible (GTK_WIDGET (self->stash)));
  set_text (self->room, hk_hero_room (game, self->hero));
  set_text (self->won, hk_stash_facts (game));
}

static void
update_sheet (HkHeroPage   *self,
              const LsGame *game)
{
  const LsHeroSheet *sheet = &game->sheets[self->hero];
  g_autofree char *facts = hk_hero_facts (game, self->hero);
  g_autofree char *perks = hk_hero_perks (game, self->hero);
  g_autofree char *perks_markup = g_markup_escape_text (perks ? perks : _("No perk yet"), -1);
  g_autofree char *potion = hk_hero_potion (game, self->hero);

  adw_window_title_set_title (self->title, game->heroes[self->hero].id);
  adw_window_title_set_subtitle (self->title, facts);
  adw_action_row_set_subtitle (self->potion, potion);
  adw_action_row_set_subtitle (self->perks, perks_markup);
  gtk_widget_set_visible (self->drink, sheet->potion != LS_NO_POTION);
  hk_hero_card_update (HK_HERO_CARD (gtk_widget_get_first_child (GTK_WIDGET (self->card))));
}

static void
update (HkHeroPage *self)
{
  const LsGame *game = hk_session_get_game (self->session);
  gboolean playing = !hk_session_is_looking_back (self->session) && !hk_session_get_save (self->session)->read_only;

  hk_refusal_bar_close (self->refusal);
  update_sheet (self, game);
  update_equipment (self, game);
  gtk_widget_set_sensitive (GTK_WIDGET (self->columns), playing);
}

/* --- What is done --- */

static void
take_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  LsCommand command = { .kind = LS_DO_ITEM_TAKE, .flag = -1 };
  LsCommand by_hand;
  const char *item, *hero;

  g_variant_get (parameter, "(&s&s)", &item, &hero);
  command.id = g_intern_string (item);
  command.other = g_intern_string (hero);
  by_hand = command;
  by_hand.flag = TRUE;
  hk_refusal_bar_try (HK_HERO_PAGE (widget)->refusal, &command, &by_hand);
}

static void
leave_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *item)
{
  LsCommand command
    = { .kind = LS_DO_ITEM_LEAVE, .id = g_intern_string (g_variant_get_string (item, NULL)), .flag = -1 };
  LsCommand by_hand = command;

  by_hand.flag = TRUE;
  hk_refusal_bar_try (HK_HERO_PAGE (widget)->refusal, &command, &by_hand);
}

static void
remove_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *item)
{
  LsCommand command
    = { .kind = LS_DO_ITEM_REMOVE, .id = g_intern_string (g_variant_get_string (item, NULL)), .flag = -1 };

  hk_refusal_bar_try (HK_HERO_PAGE (widget)->refusal, &command, NULL);
}

/* By what its card says where that can be done now; otherwise the table has turned it. */
static void
turn_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *item)
{
  HkHeroPage *self = HK_HERO_PAGE (widget);
  const LsGame *game = hk_session_get_game (self->session);
  int index = ls_game_find_item (game, g_variant_get_string (item, NULL));
  const LsItem *piece = &game->items[MAX (index, 0)];
  const LsArmor *armor = ls_game_item_armor (game, piece);
  LsCommand by_hand = { .kind = LS_DO_ITEM_USED, .id = piece->id, .flag = !piece->used };
  LsCommand command = by_hand;

  if (index < 0)
    return;
  if (armor && piece->used)
    command = (LsCommand){ .kind = LS_DO_RESTORE_ARMOR, .id = piece->id, .flag = -1 };
  else if (armor && armor->effect == LS_ARMOR_LONGER_TOKEN)
    command = (LsCommand){ .kind = LS_DO_USE_ARMOR, .id = piece->id, .flag = -1 };
  hk_refusal_bar_try (self->refusal, &command, &by_hand);
}

static void
drink_cb (HkHeroPage *self)
{
  LsCommand command
    = { .kind = LS_DO_DRINK, .id = hk_session_get_game (self->session)->heroes[self->hero].id, .flag = -1 };

  hk_refusal_bar_try (self->refusal, &command, NULL);
}

/* Another potion, or none, as a correction. */
static void
potion_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *colour)
{
  HkHeroPage *self = HK_HERO_PAGE (widget);
  LsCommand command = { .kind = LS_DO_HERO_POTION,
                        .id = hk_session_get_game (self->session)->heroes[self->hero].id,
                        .word = g_intern_string (g_variant_get_string (colour, NULL)) };

  hk_refusal_bar_try (self->refusal, &command, NULL);
}

static void
add_cb (HkHeroPage *self)
{
  hk_equipment_window_show (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), self->session);
}

/* --- Which hero --- */

static void
show_hero (HkHeroPage *self,
           guint       hero)
{
  GtkWidget *old = gtk_widget_get_first_child (GTK_WIDGET (self->card));
  GtkWidget *card = hk_hero_card_new (self->session, hero);

  if (old)
    gtk_box_remove (self->card, old);
  hk_hero_card_set_on_sheet (HK_HERO_CARD (card));
  gtk_box_append (self->card, card);
  self->hero = hero;
  update (self);
}

static void
choice_cb (HkHeroPage *self,
           GtkWidget  *button)
{
  for (guint i = 0; i < LS_MAX_HEROES; i++)
    if (self->choice[i] == button && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)) && i != self->hero)
      show_hero (self, i);
}

static void
add_choice (HkHeroPage   *self,
            const LsGame *game,
            guint         i)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *emblem = g_object_new (HK_TYPE_SYMBOL_IMAGE, "size", 24, NULL);
  GtkWidget *label = gtk_label_new (game->heroes[i].id);

  hk_symbol_image_set_emblem (HK_SYMBOL_IMAGE (emblem), ls_setup_emblem (&game->setup, i));
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), emblem);
  gtk_box_append (GTK_BOX (box), label);
  self->choice[i] = gtk_toggle_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->choice[i]), box);
  gtk_widget_add_css_class (self->choice[i], "answer");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->choice[i]), GTK_ACCESSIBLE_PROPERTY_LABEL, game->heroes[i].id, -1);
  if (i > 0)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->choice[i]), GTK_TOGGLE_BUTTON (self->choice[0]));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->choice[i]), i == self->hero);
  g_signal_connect_object (self->choice[i], "toggled", G_CALLBACK (choice_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->heroes, self->choice[i]);
}

/* --- The page --- */

static gboolean
turn_columns_cb (gpointer data)
{
  HkHeroPage *self = data;
  gboolean wide = gtk_widget_get_width (GTK_WIDGET (self)) >= WIDE_FROM;

  self->shape = 0;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->columns),
                                  wide ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  return G_SOURCE_REMOVE;
}

static GtkSizeRequestMode
hk_hero_page_get_request_mode (GtkWidget *widget)
{
  return gtk_widget_get_request_mode (adw_bin_get_child (ADW_BIN (widget)));
}

static void
hk_hero_page_measure (GtkWidget     *widget,
                      GtkOrientation orientation,
                      int            for_size,
                      int           *minimum,
                      int           *natural,
                      int           *minimum_baseline,
                      int           *natural_baseline)
{
  gtk_widget_measure (adw_bin_get_child (ADW_BIN (widget)), orientation, for_size, minimum, natural, minimum_baseline,
                      natural_baseline);
}

/* Not at once: what changes then would ask for another layout. */
static void
hk_hero_page_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  HkHeroPage *self = HK_HERO_PAGE (widget);
  gboolean wide = gtk_orientable_get_orientation (GTK_ORIENTABLE (self->columns)) == GTK_ORIENTATION_HORIZONTAL;

  gtk_widget_allocate (adw_bin_get_child (ADW_BIN (widget)), width, height, baseline, NULL);
  if (wide != (width >= WIDE_FROM) && self->shape == 0)
    self->shape = g_idle_add (turn_columns_cb, self);
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   data)
{
  return hk_refusal_bar_close (HK_HERO_PAGE (widget)->refusal);
}

static void
hk_hero_page_dispose (GObject *object)
{
  HkHeroPage *self = HK_HERO_PAGE (object);

  g_clear_handle_id (&self->shape, g_source_remove);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (hk_hero_page_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, HkHeroPage, title);
  gtk_widget_class_bind_template_child (widget_class, HkHeroPage, heroes);
  gtk_widget_class_bind_template_child (widget_class, HkHeroPage, columns);
  gtk_widget_class_bind_template_child (widget_class, HkHeroPage, card);
  gtk_widget_class_bind_template_child (widget_class, HkHeroPage, potion);
  gtk_widget_class_bind_template_child (widget_class, HkHeroPage, drink);
  gtk_widget_class_bind_template_child (widget_class, HkHeroPage, perks);
  gtk_widget_class_bind_template_child (widget_class, HkHeroPage, room);
  gtk_widget_class_bind_template_child (widget_class, HkHeroPage, nothing);
  gtk_widget_class_bind_template_child (widget_class, HkHeroPage, carried);
  gtk_widget_class_bind_template_child (widget_class, HkHeroPage, won);
  gtk_widget_class_bind_template_child (widget_class, HkHeroPage, empty);
  gtk_widget_class_bind_template_child (widget_class, HkHeroPage, stash);
  gtk_widget_class_bind_template_child (widget_class, HkHeroPage, refusal);
}

static void
hk_hero_page_class_init (HkHeroPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_REFUSAL_BAR);
  G_OBJECT_CLASS (klass)->dispose = hk_hero_page_dispose;
  widget_class->get_request_mode = hk_hero_page_get_request_mode;
  widget_class->measure = hk_hero_page_measure;
  widget_class->size_allocate = hk_hero_page_size_allocate;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/hero-page.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, drink_cb);
  gtk_widget_class_bind_template_callback (widget_class, add_cb);
  gtk_widget_class_install_action (widget_class, "hero.take", "(ss)", take_cb);
  gtk_widget_class_install_action (widget_class, "hero.leave", "s", leave_cb);
  gtk_widget_class_install_action (widget_class, "hero.remove", "s", remove_cb);
  gtk_widget_class_install_action (widget_class, "hero.turn", "s", turn_cb);
  gtk_widget_class_install_action (widget_class, "hero.potion", "s", potion_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
}

static void
hk_hero_page_init (HkHeroPage *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL); /* it lays itself out, to know its width */
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
hk_hero_page_new (HkSession *session,
                  guint      hero)
{
  HkHeroPage *self = g_object_new (HK_TYPE_HERO_PAGE, NULL);
  const LsGame *game = hk_session_get_game (session);

  self->session = g_object_ref (session);
  self->hero = hero;
  hk_refusal_bar_set_session (self->refusal, session);
  for (guint i = 0; i < game->n_heroes; i++)
    add_choice (self, game, i);
  show_hero (self, hero);
  g_signal_connect_object (session, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
