/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ruling-row.h"

struct _HkRulingRow
{
  AdwPreferencesRow parent_instance;

  /* template widgets */
  GtkBox           *box;
  GtkLabel         *title_label;
  GtkLabel         *question;

  /* borrowed */
  GtkCheckButton   *values[AUTOMA_MAX_RULING_VALUES];

  LsRuling          ruling;
  guint             value;
};

G_DEFINE_FINAL_TYPE (HkRulingRow, hk_ruling_row, ADW_TYPE_PREFERENCES_ROW)

enum { CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

static GtkWidget *
make_label (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  return label;
}

/* What a value means, and under it who prints it. */
static GtkWidget *
make_meaning (const AutomaRulingValue *value)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *says;

  gtk_box_append (GTK_BOX (box), make_label (automa_rulebook_text (value->meaning)));
  gtk_widget_add_css_class (box, "meaning");
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  if (value->says)
    {
      says = make_label (value->says);
      gtk_widget_add_css_class (says, "caption");
      gtk_widget_add_css_class (says, "dim-label");
      gtk_box_append (GTK_BOX (box), says);
    }
  return box;
}

static void
toggled_cb (HkRulingRow    *self,
            GtkCheckButton *button)
{
  guint value = 0;

  while (self->values[value] != button)
    value++;
  if (!gtk_check_button_get_active (button) || value == self->value)
    return;
  self->value = value;
  g_signal_emit (self, signals[CHOSEN], 0, (guint) self->ruling, value);
}

static void
add_value (HkRulingRow             *self,
           guint                    i,
           const AutomaRulingValue *value)
{
  GtkWidget *button = gtk_check_button_new ();

  self->values[i] = GTK_CHECK_BUTTON (button);
  gtk_check_button_set_child (self->values[i], make_meaning (value));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  automa_rulebook_text (value->meaning), -1);
  if (i == 0)
    gtk_check_button_set_active (self->values[i], TRUE);
  else
    gtk_check_button_set_group (self->values[i], self->values[0]);
  gtk_widget_add_css_class (button, "touch");
  gtk_box_append (self->box, button);
  g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
}

static void
hk_ruling_row_class_init (HkRulingRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[CHOSEN] = g_signal_new ("chosen", HK_TYPE_RULING_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                  G_TYPE_UINT, G_TYPE_UINT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/ruling-row.ui");
  gtk_widget_class_bind_template_child (widget_class, HkRulingRow, box);
  gtk_widget_class_bind_template_child (widget_class, HkRulingRow, title_label);
  gtk_widget_class_bind_template_child (widget_class, HkRulingRow, question);
}

static void
hk_ruling_row_init (HkRulingRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Its default is chosen. */
GtkWidget *
hk_ruling_row_new (LsRuling ruling)
{
  HkRulingRow *self = g_object_new (HK_TYPE_RULING_ROW, NULL);
  const AutomaRuling *table = ls_ruling_get (ruling);

  self->ruling = ruling;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), automa_rulebook_text (table->title));
  gtk_label_set_label (self->title_label, automa_rulebook_text (table->title));
  gtk_label_set_label (self->question, automa_rulebook_text (table->question));
  for (guint i = 0; i < automa_ruling_n_values (table); i++)
    add_value (self, i, &table->values[i]);
  return GTK_WIDGET (self);
}

void
hk_ruling_row_set_value (HkRulingRow *self,
                         guint        value)
{
  self->value = value;
  gtk_check_button_set_active (self->values[value], TRUE);
}
