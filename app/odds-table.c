/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "odds-table.h"

#include <glib/gi18n.h>

#include "odds-text.h"

struct _HkOddsTable
{
  AdwBin        parent_instance;

  /* template widgets */
  GtkLabel     *basis;
  GtkGrid      *heroes;
  AdwActionRow *flames;
  AdwActionRow *structures;
  AdwActionRow *mages;
  AdwActionRow *lost;
};

G_DEFINE_FINAL_TYPE (HkOddsTable, hk_odds_table, ADW_TYPE_BIN)

static void
add_cell (HkOddsTable  *self,
          guint         column,
          guint         row,
          const char   *text,
          const char   *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, css_class);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0.0f : 1.0f);
  gtk_widget_set_hexpand (label, column == 0);
  gtk_grid_attach (self->heroes, label, (int) column, (int) row, 1, 1);
}

static void
show_hero (HkOddsTable  *self,
           const LsGame *game,
           const LsOdds *odds,
           guint         hero)
{
  g_autofree char *wounded = hk_odds_percent (odds->wounded[hero], odds->games);
  g_autofree char *wounds = hk_odds_average (odds->wounds[hero], odds->games);
  g_autofree char *dead = hk_odds_percent (odds->dead[hero], odds->games);
  g_autofree char *sentence = hk_odds_hero (odds, hero, game->heroes[hero].id);

  add_cell (self, 0, hero + 1, game->heroes[hero].id, "heading");
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_grid_get_child_at (self->heroes, 0, (int) hero + 1)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, sentence, -1);
  add_cell (self, 1, hero + 1, wounded, "numeric");
  add_cell (self, 2, hero + 1, wounds, "numeric");
  add_cell (self, 3, hero + 1, dead, "numeric");
}

static void
show_heroes (HkOddsTable  *self,
             const LsGame *game,
             const LsOdds *odds)
{
  GtkWidget *cell;

  while ((cell = gtk_widget_get_first_child (GTK_WIDGET (self->heroes))))
    gtk_grid_remove (self->heroes, cell);
  add_cell (self, 0, 0, C_("odds", "Hero"), "caption-heading");
  add_cell (self, 1, 0, C_("odds", "Wounded"), "caption-heading");
  add_cell (self, 2, 0, C_("odds", "Wounds"), "caption-heading");
  add_cell (self, 3, 0, C_("odds", "Dead"), "caption-heading");
  for (guint i = 0; i < game->n_heroes; i++)
    if (game->sheets[i].on_board && !game->sheets[i].dead)
      show_hero (self, game, odds, i);
}

static void
hk_odds_table_class_init (HkOddsTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/odds-table.ui");
  gtk_widget_class_bind_template_child (widget_class, HkOddsTable, basis);
  gtk_widget_class_bind_template_child (widget_class, HkOddsTable, heroes);
  gtk_widget_class_bind_template_child (widget_class, HkOddsTable, flames);
  gtk_widget_class_bind_template_child (widget_class, HkOddsTable, structures);
  gtk_widget_class_bind_template_child (widget_class, HkOddsTable, mages);
  gtk_widget_class_bind_template_child (widget_class, HkOddsTable, lost);
}

static void
hk_odds_table_init (HkOddsTable *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
hk_odds_table_show (HkOddsTable  *self,
                    const LsGame *game,
                    guint         phases,
                    const LsOdds *odds)
{
  g_autofree char *basis = hk_odds_basis (phases, odds->games);
  g_autofree char *flames = hk_odds_flames (odds);
  g_autofree char *structures = hk_odds_lost (odds->structures, odds->games);
  g_autofree char *mages = hk_odds_lost (odds->mages, odds->games);
  g_autofree char *lost = hk_odds_percent (odds->lost, odds->games);

  gtk_label_set_label (self->basis, basis);
  adw_action_row_set_subtitle (self->flames, flames);
  adw_action_row_set_subtitle (self->structures, structures);
  adw_action_row_set_subtitle (self->mages, mages);
  adw_action_row_set_subtitle (self->lost, lost);
  show_heroes (self, game, odds);
}
