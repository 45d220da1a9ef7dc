/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ledger-row.h"

#include "ledger-text.h"
#include "rule-link.h"

struct _HkLedgerRow
{
  AdwBin     parent_instance;

  /* template widgets */
  GtkLabel  *date;
  GtkLabel  *text;
  GtkLabel  *change;
  GtkLabel  *total;
  GtkLabel  *why;
  GtkBox    *reason;

  /* borrowed */
  GtkWidget *link;
};

G_DEFINE_FINAL_TYPE (HkLedgerRow, hk_ledger_row, ADW_TYPE_BIN)

static void
hk_ledger_row_class_init (HkLedgerRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/ledger-row.ui");
  gtk_widget_class_bind_template_child (widget_class, HkLedgerRow, date);
  gtk_widget_class_bind_template_child (widget_class, HkLedgerRow, text);
  gtk_widget_class_bind_template_child (widget_class, HkLedgerRow, change);
  gtk_widget_class_bind_template_child (widget_class, HkLedgerRow, total);
  gtk_widget_class_bind_template_child (widget_class, HkLedgerRow, why);
  gtk_widget_class_bind_template_child (widget_class, HkLedgerRow, reason);
}

static void
hk_ledger_row_init (HkLedgerRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->link = hk_rule_link_new (LS_RULE_DAY_BUILD);
  gtk_widget_set_focusable (self->link, FALSE); /* Enter on the row leads there too */
  gtk_box_append (self->reason, self->link);
}

GtkWidget *
hk_ledger_row_new (void)
{
  return g_object_new (HK_TYPE_LEDGER_ROW, NULL);
}

void
hk_ledger_row_show (HkLedgerRow *self,
                    HkLogEntry  *entry)
{
  const LsLedgerEntry *stash = hk_log_entry_get_stash (entry);
  GtkWidget *item = gtk_widget_get_parent (GTK_WIDGET (self)); /* what a screen reader lands on */
  g_autofree char *change = hk_ledger_change (stash);
  g_autofree char *total = hk_ledger_total (stash->gold_now, stash->materials_now);
  g_autofree char *why = hk_ledger_why (stash);
  g_autofree char *told = hk_ledger_told (stash, hk_log_entry_get_date (entry), hk_log_entry_get_text (entry));

  gtk_label_set_label (self->date, hk_log_entry_get_date (entry));
  gtk_label_set_label (self->text, hk_log_entry_get_text (entry));
  gtk_label_set_label (self->change, change);
  gtk_label_set_label (self->total, total);
  gtk_label_set_label (self->why, why);
  gtk_widget_set_visible (GTK_WIDGET (self->why), !stash->by_rule);
  if (stash->by_rule)
    hk_rule_link_set (self->link, stash->rule);
  gtk_widget_set_visible (self->link, stash->by_rule);
  gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL, told, -1);
}
