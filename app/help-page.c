/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "help-page.h"

#include <glib/gi18n.h>

#include "focus.h"
#include "help-section.h"
#include "labels.h"

struct _HkHelpPage
{
  AdwBin             parent_instance;

  /* template widgets */
  GtkSearchBar      *search_bar;
  GtkSearchEntry    *search;
  GtkStack          *found;
  GtkScrolledWindow *window;
  GtkBox            *contents; /* a button for each section; not while something is searched for */
  GtkBox            *sections;
};

G_DEFINE_FINAL_TYPE (HkHelpPage, hk_help_page, ADW_TYPE_BIN)

/* --- Callbacks --- */

/* To the top of the window, and the keyboard with it. */
static void
show_section_cb (GtkWidget *section)
{
  HkHelpPage *self = HK_HELP_PAGE (gtk_widget_get_ancestor (section, HK_TYPE_HELP_PAGE));
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->window);
  double y;

  gtk_widget_grab_focus (section);
  if (gtk_widget_translate_coordinates (section, gtk_widget_get_parent (GTK_WIDGET (self->sections)), 0, 0, NULL, &y))
    gtk_adjustment_set_value (adjustment, y);
}

static void
search_cb (HkHelpPage *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->search));
  guint n = 0;

  for (GtkWidget *section = gtk_widget_get_first_child (GTK_WIDGET (self->sections)); section;
       section = gtk_widget_get_next_sibling (section))
    n += hk_help_section_search (HK_HELP_SECTION (section), text) ? 1 : 0;
  gtk_widget_set_visible (GTK_WIDGET (self->contents), *text == '\0');
  gtk_stack_set_visible_child_name (self->found, n > 0 ? "help" : "nothing");
}

static void
search_action (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  HkHelpPage *self = HK_HELP_PAGE (widget);

  gtk_search_bar_set_search_mode (self->search_bar, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

/* --- The page --- */

static gboolean
hk_help_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (gtk_widget_get_first_child (GTK_WIDGET (HK_HELP_PAGE (widget)->contents)));
}

static void
hk_help_page_class_init (HkHelpPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->focus = hk_focus_child;
  widget_class->grab_focus = hk_help_page_grab_focus;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/help-page.ui");
  gtk_widget_class_bind_template_child (widget_class, HkHelpPage, search_bar);
  gtk_widget_class_bind_template_child (widget_class, HkHelpPage, search);
  gtk_widget_class_bind_template_child (widget_class, HkHelpPage, found);
  gtk_widget_class_bind_template_child (widget_class, HkHelpPage, window);
  gtk_widget_class_bind_template_child (widget_class, HkHelpPage, contents);
  gtk_widget_class_bind_template_child (widget_class, HkHelpPage, sections);
  gtk_widget_class_bind_template_callback (widget_class, search_cb);
  gtk_widget_class_install_action (widget_class, "help.search", NULL, search_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "help.search", NULL);
}

static void
add_section (HkHelpPage       *self,
             const HkHelpText *text)
{
  GtkWidget *section = hk_help_section_new (text);
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), hk_label_new (_(text->title), NULL));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "wide-target");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _(text->title), -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (show_section_cb), section, G_CONNECT_SWAPPED);
  gtk_box_append (self->contents, button);
  gtk_box_append (self->sections, section);
}

static void
hk_help_page_init (HkHelpPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < hk_n_help_texts; i++)
    add_section (self, &hk_help_texts[i]);
  gtk_search_bar_connect_entry (self->search_bar, GTK_EDITABLE (self->search));
  gtk_search_bar_set_key_capture_widget (self->search_bar, GTK_WIDGET (self));
}

GtkWidget *
hk_help_page_new (void)
{
  return g_object_new (HK_TYPE_HELP_PAGE, NULL);
}
