/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rule-link.h"

#include "labels.h"

GtkWidget *
hk_rule_link_new (LsRule rule)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = hk_label_new (NULL, "caption");
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  /* an id may break anywhere, but a hyphen in it would make it another */
  pango_attr_list_insert (attributes, pango_attr_insert_hyphens_new (FALSE));
  gtk_label_set_attributes (GTK_LABEL (label), attributes);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "rule");
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.rule");
  hk_rule_link_set (button, rule);
  return button;
}

/* "day.build · EOG 3". */
void
hk_rule_link_set (GtkWidget *link,
                  LsRule     rule)
{
  const AutomaRule *row = ls_rule_get (rule);
  g_autofree char *pages = automa_rule_pages (row);
  g_autofree char *text = g_strdup_printf ("%s · %s", row->id, pages);

  gtk_label_set_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (link))), pages[0] ? text : row->id);
  hk_set_tooltip (link, automa_rulebook_text (row->title));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (link), "s", row->id);
}
