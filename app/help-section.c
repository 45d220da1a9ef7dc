/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "help-section.h"

#include <glib/gi18n.h>

#include "labels.h"
#include "rule-link.h"
#include "rules-text.h"

struct _HkHelpSection
{
  GtkWidget         parent_instance;

  /* borrowed */
  const HkHelpText *text;

  /* owned */
  char             *folded; /* what a search looks at */
};

G_DEFINE_FINAL_TYPE (HkHelpSection, hk_help_section, GTK_TYPE_WIDGET)

static GtkWidget *
make_heading (const char *title)
{
  GtkWidget *heading = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, "label", title,
                                     "wrap", TRUE, "xalign", 0.0, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (heading), GTK_ACCESSIBLE_PROPERTY_LEVEL, 2, -1);
  gtk_widget_add_css_class (heading, "title-3");
  return heading;
}

static GtkWidget *
make_link (const HkHelpLink *link)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = hk_label_new (_(link->label), NULL);

  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "wide-target");
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), link->action);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _(link->label), -1);
  return button;
}

static void
hk_help_section_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (hk_help_section_parent_class)->dispose (object);
}

static void
hk_help_section_finalize (GObject *object)
{
  g_free (HK_HELP_SECTION (object)->folded);
  G_OBJECT_CLASS (hk_help_section_parent_class)->finalize (object);
}

static void
hk_help_section_class_init (HkHelpSectionClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_help_section_dispose;
  G_OBJECT_CLASS (klass)->finalize = hk_help_section_finalize;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
hk_help_section_init (HkHelpSection *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 9);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "help-section");
}

GtkWidget *
hk_help_section_new (const HkHelpText *text)
{
  HkHelpSection *self = g_object_new (HK_TYPE_HELP_SECTION, NULL);
  GtkWidget *widget = GTK_WIDGET (self);
  g_autofree char *all = hk_help_text (text);

  self->text = text;
  self->folded = hk_help_fold (text);
  gtk_widget_set_parent (make_heading (_(text->title)), widget);
  for (guint i = 0; i < HK_MAX_HELP_PARAGRAPHS && text->paragraphs[i]; i++)
    gtk_widget_set_parent (hk_label_new (_(text->paragraphs[i]), NULL), widget);
  for (guint i = 0; i < HK_MAX_HELP_LINKS && text->links[i].label; i++)
    gtk_widget_set_parent (make_link (&text->links[i]), widget);
  for (guint i = 0; i < text->n_rules; i++)
    gtk_widget_set_parent (hk_rule_link_new (text->rules[i]), widget);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _(text->title),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, all, -1);
  return GTK_WIDGET (self);
}

const HkHelpText *
hk_help_section_get_text (HkHelpSection *self)
{
  return self->text;
}

gboolean
hk_help_section_search (HkHelpSection *self,
                        const char    *search)
{
  gboolean found = hk_rules_match (self->folded, search);

  gtk_widget_set_visible (GTK_WIDGET (self), found);
  return found;
}
