/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "new-game-page.h"

#include <glib/gi18n.h>

#include "focus.h"
#include "hero-editor.h"
#include "last-spell/names.h"
#include "library.h"
#include "number-row.h"
#include "ruling-row.h"

#define TOWN_WIDTH 28 /* characters of a line */

struct _HkNewGamePage
{
  AdwBin               parent_instance;

  /* template widgets */
  GtkFlowBox          *towns;
  AdwPreferencesGroup *modes;
  AdwPreferencesGroup *heroes;
  HkNumberRow         *n_heroes;
  GtkSwitch           *app_flips;
  GtkSwitch           *app_draws;
  AdwComboRow         *profile;
  AdwExpanderRow      *rulings;
  GtkWidget           *advanced;
  HkNumberRow         *night;
  GtkBox              *b_cards;
  GtkLabel            *problem;
  GtkWidget           *begin;

  /* borrowed */
  GtkToggleButton     *town_buttons[HK_N_TOWNS];
  GtkWidget           *mode_rows[LS_N_MODES];
  GtkCheckButton      *mode_buttons[LS_N_MODES];
  GtkToggleButton     *b_buttons[HK_N_B_CARDS];
  HkHeroEditor        *editors[LS_MAX_HEROES];
  HkRulingRow         *ruling_rows[LS_N_RULINGS]; /* NULL until they are looked at */

  /* owned */
  HkNewGame            game;
};

G_DEFINE_FINAL_TYPE (HkNewGamePage, hk_new_game_page, ADW_TYPE_BIN)

/* --- Showing what is entered --- */

static void
update_modes (HkNewGamePage *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->modes), self->game.town != HK_TOWN_INTRODUCTORY);
  gtk_widget_set_visible (self->advanced, self->game.town != HK_TOWN_INTRODUCTORY);
  adw_preferences_group_set_description (self->modes,
                                         hk_town_has_mode (self->game.town, LS_MODE_CAMPAIGN)
                                           ? NULL
                                           : _("A campaign or a boss rush begins with Gildenberg."));
  for (guint i = LS_MODE_SINGLE; i < LS_N_MODES; i++)
    gtk_widget_set_sensitive (self->mode_rows[i], hk_town_has_mode (self->game.town, (LsMode) i));
  gtk_check_button_set_active (self->mode_buttons[self->game.mode], TRUE);
}

static void
update_rulings (HkNewGamePage *self)
{
  guint n = hk_new_game_n_changed (&self->game);
  g_autofree char *changed = g_strdup_printf (ngettext ("%u is not as in the profile", "%u are not as in the profile",
                                                        n),
                                              n);

  adw_expander_row_set_subtitle (self->rulings, n > 0 ? changed : _("As in the profile"));
  for (guint i = 0; i < LS_N_RULINGS; i++)
    if (self->ruling_rows[i])
      hk_ruling_row_set_value (self->ruling_rows[i], self->game.rulings.value[i]);
}

static void
update (HkNewGamePage *self)
{
  g_autofree char *problem = hk_new_game_problem (&self->game);

  update_modes (self);
  update_rulings (self);
  hk_number_row_set_value (self->n_heroes, (int) self->game.n_heroes);
  hk_number_row_set_value (self->night, (int) self->game.night);
  for (guint i = 0; i < LS_MAX_HEROES; i++)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->editors[i]), i < self->game.n_heroes);
      hk_hero_editor_update (self->editors[i]);
    }
  gtk_label_set_label (self->problem, problem ? problem : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem), problem != NULL);
  gtk_widget_set_sensitive (self->begin, problem == NULL);
}

/* --- Callbacks --- */

static void
town_toggled_cb (HkNewGamePage   *self,
                 GtkToggleButton *button)
{
  guint town = 0;

  while (self->town_buttons[town] != button)
    town++;
  if (!gtk_toggle_button_get_active (button) || town == self->game.town)
    return;
  hk_new_game_set_town (&self->game, (HkTown) town);
  update (self);
}

static void
mode_toggled_cb (HkNewGamePage  *self,
                 GtkCheckButton *button)
{
  guint mode = LS_MODE_SINGLE;

  while (self->mode_buttons[mode] != button)
    mode++;
  if (!gtk_check_button_get_active (button) || mode == self->game.mode)
    return;
  hk_new_game_set_mode (&self->game, (LsMode) mode);
  update (self);
}

static void
n_heroes_changed_cb (HkNewGamePage *self)
{
  self->game.n_heroes = (guint) hk_number_row_get_value (self->n_heroes);
  update (self);
}

static void
night_changed_cb (HkNewGamePage *self)
{
  self->game.night = (guint) hk_number_row_get_value (self->night);
}

static void
b_card_toggled_cb (HkNewGamePage *self)
{
  self->game.b_cards = 0;
  for (guint i = 0; i < HK_N_B_CARDS; i++)
    if (gtk_toggle_button_get_active (self->b_buttons[i]))
      self->game.b_cards |= (guint8) (1 << i);
}

static void
profile_changed_cb (HkNewGamePage *self)
{
  guint profile = adw_combo_row_get_selected (self->profile);

  if (profile >= LS_N_PROFILES || profile == self->game.profile)
    return;
  hk_new_game_set_profile (&self->game, (LsProfile) profile);
  update_rulings (self);
}

static void
ruling_chosen_cb (HkNewGamePage *self,
                  guint          ruling,
                  guint          value)
{
  self->game.rulings.value[ruling] = (guint8) value;
  update_rulings (self);
}

/* There are many, and few people look at them: they are made when somebody does. */
static void
rulings_expanded_cb (HkNewGamePage *self)
{
  if (self->ruling_rows[0] || !adw_expander_row_get_expanded (self->rulings))
    return;
  for (guint i = 0; i < LS_N_RULINGS; i++)
    {
      GtkWidget *row = hk_ruling_row_new ((LsRuling) i);

      self->ruling_rows[i] = HK_RULING_ROW (row);
      g_signal_connect_object (row, "chosen", G_CALLBACK (ruling_chosen_cb), self, G_CONNECT_SWAPPED);
      adw_expander_row_add_row (self->rulings, row);
    }
  update_rulings (self);
}

static void
begin_cb (HkNewGamePage *self)
{
  LsSetup setup;

  self->game.app_flips = gtk_switch_get_active (self->app_flips);
  self->game.app_draws = gtk_switch_get_active (self->app_draws);
  hk_new_game_to_setup (&self->game, hk_library_make_seed (), &setup);
  hk_library_begin (HK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), &setup);
}

/* --- Making the page --- */

/* Narrow enough for two beside each other, and free to be wider. */
static GtkWidget *
make_label (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), TOWN_WIDTH);
  return label;
}

/* The name with a tick beside it, which is seen when it is chosen. */
static GtkWidget *
make_town (HkTown     town,
           GtkWidget *button)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *top = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *name = make_label (hk_town_name (town));
  GtkWidget *tick = gtk_image_new_from_icon_name ("object-select-symbolic");

  gtk_widget_add_css_class (name, "title-4");
  gtk_widget_set_hexpand (name, TRUE);
  gtk_box_append (GTK_BOX (top), name);
  g_object_bind_property (button, "active", tick, "visible", G_BINDING_SYNC_CREATE);
  gtk_box_append (GTK_BOX (top), tick);
  gtk_box_append (GTK_BOX (box), top);
  gtk_box_append (GTK_BOX (box), make_label (hk_town_about (town)));
  return box;
}

static void
add_town (HkNewGamePage *self,
          HkTown         town)
{
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), make_town (town, button));
  gtk_widget_add_css_class (button, "card");
  gtk_widget_add_css_class (button, "town");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, hk_town_name (town),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, hk_town_about (town), -1);
  self->town_buttons[town] = GTK_TOGGLE_BUTTON (button);
  if (town > 0)
    gtk_toggle_button_set_group (self->town_buttons[town], self->town_buttons[0]);
  gtk_toggle_button_set_active (self->town_buttons[town], town == self->game.town);
  hk_focus_append (self->towns, button, hk_town_name (town));
  g_signal_connect_object (button, "toggled", G_CALLBACK (town_toggled_cb), self, G_CONNECT_SWAPPED);
}

static void
add_mode (HkNewGamePage *self,
          LsMode         mode)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *button = gtk_check_button_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), ls_name_mode (mode));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), hk_mode_about (mode));
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), button);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), button);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, ls_name_mode (mode), -1);
  self->mode_rows[mode] = row;
  self->mode_buttons[mode] = GTK_CHECK_BUTTON (button);
  if (mode > LS_MODE_SINGLE)
    gtk_check_button_set_group (self->mode_buttons[mode], self->mode_buttons[LS_MODE_SINGLE]);
  adw_preferences_group_add (self->modes, row);
  g_signal_connect_object (button, "toggled", G_CALLBACK (mode_toggled_cb), self, G_CONNECT_SWAPPED);
}

static void
add_hero (HkNewGamePage *self,
          guint          hero)
{
  GtkWidget *editor = hk_hero_editor_new (&self->game, hero);

  self->editors[hero] = HK_HERO_EDITOR (editor);
  adw_preferences_group_add (self->heroes, editor);
  g_signal_connect_object (editor, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

static void
add_b_card (HkNewGamePage *self,
            guint          card)
{
  /* Translators: a spawn card that takes the place of card 1, as it is printed on it: "1B" */
  g_autofree char *name = g_strdup_printf (_("%uB"), card + 1);
  GtkWidget *button = gtk_toggle_button_new_with_label (name);

  self->b_buttons[card] = GTK_TOGGLE_BUTTON (button);
  gtk_widget_add_css_class (button, "touch");
  gtk_box_append (self->b_cards, button);
  g_signal_connect_object (button, "toggled", G_CALLBACK (b_card_toggled_cb), self, G_CONNECT_SWAPPED);
}

static void
fill_profiles (HkNewGamePage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < LS_N_PROFILES; i++)
    gtk_string_list_append (names, hk_profile_name ((LsProfile) i));
  adw_combo_row_set_model (self->profile, G_LIST_MODEL (names));
}

static void
hk_new_game_page_finalize (GObject *object)
{
  hk_new_game_clear (&HK_NEW_GAME_PAGE (object)->game);
  G_OBJECT_CLASS (hk_new_game_page_parent_class)->finalize (object);
}

static void
hk_new_game_page_class_init (HkNewGamePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = hk_new_game_page_finalize;
  g_type_ensure (HK_TYPE_NUMBER_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/new-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, HkNewGamePage, towns);
  gtk_widget_class_bind_template_child (widget_class, HkNewGamePage, modes);
  gtk_widget_class_bind_template_child (widget_class, HkNewGamePage, heroes);
  gtk_widget_class_bind_template_child (widget_class, HkNewGamePage, n_heroes);
  gtk_widget_class_bind_template_child (widget_class, HkNewGamePage, app_flips);
  gtk_widget_class_bind_template_child (widget_class, HkNewGamePage, app_draws);
  gtk_widget_class_bind_template_child (widget_class, HkNewGamePage, profile);
  gtk_widget_class_bind_template_child (widget_class, HkNewGamePage, rulings);
  gtk_widget_class_bind_template_child (widget_class, HkNewGamePage, advanced);
  gtk_widget_class_bind_template_child (widget_class, HkNewGamePage, night);
  gtk_widget_class_bind_template_child (widget_class, HkNewGamePage, b_cards);
  gtk_widget_class_bind_template_child (widget_class, HkNewGamePage, problem);
  gtk_widget_class_bind_template_child (widget_class, HkNewGamePage, begin);
  gtk_widget_class_bind_template_callback (widget_class, n_heroes_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, night_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, profile_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, rulings_expanded_cb);
  gtk_widget_class_bind_template_callback (widget_class, begin_cb);
}

static void
hk_new_game_page_init (HkNewGamePage *self)
{
  GSettings *settings = hk_application_get_settings (hk_application_get ());

  hk_new_game_init (&self->game);
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < HK_N_TOWNS; i++)
    add_town (self, (HkTown) i);
  for (guint i = LS_MODE_SINGLE; i < LS_N_MODES; i++)
    add_mode (self, (LsMode) i);
  hk_number_row_set_range (self->n_heroes, 1, LS_MAX_HEROES);
  hk_number_row_set_range (self->night, 1, LS_NIGHTS);
  for (guint i = 0; i < LS_MAX_HEROES; i++)
    add_hero (self, i);
  for (guint i = 0; i < HK_N_B_CARDS; i++)
    add_b_card (self, i);
  fill_profiles (self);
  gtk_switch_set_active (self->app_flips, g_settings_get_boolean (settings, "app-flips"));
  gtk_switch_set_active (self->app_draws, g_settings_get_boolean (settings, "app-draws"));
  update (self);
}

GtkWidget *
hk_new_game_page_new (void)
{
  return g_object_new (HK_TYPE_NEW_GAME_PAGE, NULL);
}
