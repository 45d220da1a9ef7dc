/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rule-row.h"

#include <glib/gi18n.h>

#include "rules-text.h"

struct _HkRuleRow
{
  AdwBin      parent_instance;

  /* template widgets */
  GtkLabel   *chapter;
  GtkWidget  *rule;
  GtkLabel   *title;
  GtkLabel   *id;
  GtkImage   *arrow;
  GtkWidget  *body;
  GtkLabel   *text;
  GtkLabel   *pages;
  GtkBox     *rulings;

  /* owned */
  HkRuleItem *item;
  gulong      handler;
};

G_DEFINE_FINAL_TYPE (HkRuleRow, hk_rule_row, ADW_TYPE_BIN)

/* The rulings that belong to the rule, each with the way to it. */
static void
show_rulings (HkRuleRow        *self,
              const AutomaRule *rule)
{
  const AutomaRulebook *book = ls_rulebook ();
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->rulings))))
    gtk_box_remove (self->rulings, child);
  for (guint i = 0; i < book->n_rulings; i++)
    {
      const AutomaRuling *ruling = &book->rulings[i];
      g_autofree char *label = NULL;

      if (!g_str_equal (ruling->rule, rule->id))
        continue;
      /* Translators: the title of a ruling */
      label = g_strdup_printf (_("Ruling: %s"), automa_rulebook_text (ruling->title));
      child = gtk_button_new_with_label (label);
      gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (child))), TRUE);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (child), "rules.show");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (child), "s", ruling->id);
      gtk_widget_set_halign (child, GTK_ALIGN_START);
      gtk_box_append (self->rulings, child);
    }
}

/* The texts are made when they are first seen: most rules are never opened. */
static void
show_expanded (HkRuleRow *self)
{
  const AutomaRule *rule = hk_rule_item_get_rule (self->item);
  gboolean expanded = hk_rule_item_get_expanded (self->item);
  g_autofree char *pages = expanded ? hk_rule_pages (rule) : NULL;

  if (expanded)
    {
      gtk_label_set_label (self->text, automa_rulebook_text (rule->text));
      gtk_label_set_label (self->pages, pages);
      show_rulings (self, rule);
    }
  gtk_widget_set_visible (self->body, expanded);
  gtk_image_set_from_icon_name (self->arrow, expanded ? "pan-up-symbolic" : "pan-down-symbolic");
  gtk_accessible_update_state (GTK_ACCESSIBLE (gtk_widget_get_parent (GTK_WIDGET (self))),
                               GTK_ACCESSIBLE_STATE_EXPANDED, expanded, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (GTK_WIDGET (self))),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  expanded ? gtk_label_get_label (self->text) : rule->id, -1);
}

static void
hk_rule_row_dispose (GObject *object)
{
  HkRuleRow *self = HK_RULE_ROW (object);

  g_clear_signal_handler (&self->handler, self->item);
  g_clear_object (&self->item);
  G_OBJECT_CLASS (hk_rule_row_parent_class)->dispose (object);
}

static void
hk_rule_row_class_init (HkRuleRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_rule_row_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/rule-row.ui");
  gtk_widget_class_bind_template_child (widget_class, HkRuleRow, chapter);
  gtk_widget_class_bind_template_child (widget_class, HkRuleRow, rule);
  gtk_widget_class_bind_template_child (widget_class, HkRuleRow, title);
  gtk_widget_class_bind_template_child (widget_class, HkRuleRow, id);
  gtk_widget_class_bind_template_child (widget_class, HkRuleRow, arrow);
  gtk_widget_class_bind_template_child (widget_class, HkRuleRow, body);
  gtk_widget_class_bind_template_child (widget_class, HkRuleRow, text);
  gtk_widget_class_bind_template_child (widget_class, HkRuleRow, pages);
  gtk_widget_class_bind_template_child (widget_class, HkRuleRow, rulings);
}

static void
hk_rule_row_init (HkRuleRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
hk_rule_row_new (void)
{
  return g_object_new (HK_TYPE_RULE_ROW, NULL);
}

/* Rows are used again for other items as the list scrolls. The row has to be in the list already. */
void
hk_rule_row_set_item (HkRuleRow  *self,
                      HkRuleItem *item)
{
  const AutomaRule *rule = item ? hk_rule_item_get_rule (item) : NULL;
  const char *name;

  g_clear_signal_handler (&self->handler, self->item);
  g_set_object (&self->item, item);
  if (!item)
    return;
  name = rule ? automa_rulebook_text (rule->title) : hk_rules_chapter (hk_rule_item_get_section (item));
  gtk_widget_set_visible (GTK_WIDGET (self->chapter), rule == NULL);
  gtk_widget_set_visible (self->rule, rule != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (GTK_WIDGET (self))),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (!rule)
    {
      gtk_label_set_label (self->chapter, name);
      return;
    }
  gtk_label_set_label (self->title, name);
  gtk_label_set_label (self->id, rule->id);
  show_expanded (self);
  self->handler = g_signal_connect_swapped (item, "notify::expanded", G_CALLBACK (show_expanded), self);
}

HkRuleItem *
hk_rule_row_get_item (HkRuleRow *self)
{
  return self->item;
}
