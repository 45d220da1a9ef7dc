/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record-link.h"

#include <glib/gi18n.h>

#include "application.h"
#include "hero-text.h"
#include "labels.h"
#include "last-spell/kinds.h"

/* A popover over the board would stay behind when the page changes. */
static void
clicked_cb (GtkWidget *link)
{
  GtkWidget *popover = gtk_widget_get_ancestor (link, GTK_TYPE_POPOVER);

  if (popover)
    gtk_popover_popdown (GTK_POPOVER (popover));
}

GtkWidget *
hk_record_link_new (void)
{
  GtkWidget *link = gtk_button_new ();
  /* Translators: what is known of a monster may differ from its printed reference card */
  GtkWidget *label = hk_label_new (_("Not yet compared with the card in your box"), "caption");

  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE); /* one line, where there is room */
  gtk_button_set_child (GTK_BUTTON (link), label);
  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_add_css_class (link, "flat");
  gtk_widget_add_css_class (link, "touch");
  gtk_widget_set_halign (link, GTK_ALIGN_START);
  gtk_widget_set_focus_on_click (link, FALSE);
  gtk_widget_set_tooltip_text (link, _("Compare It in the Workshop"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (link), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_text (GTK_LABEL (label)), -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (link), "win.record");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (link), "(ss)", ls_kinds[LS_KIND_MONSTERS].id, "");
  g_signal_connect (link, "clicked", G_CALLBACK (clicked_cb), NULL);
  return link;
}

/* What has been confirmed since the game was begun counts too: the pack at hand knows of it. */
void
hk_record_link_set (GtkWidget           *link,
                    const LsGame        *game,
                    const LsMonsterType *type)
{
  const LsPack *pack = hk_application_get () ? hk_application_get_pack (hk_application_get ()) : game->pack;
  gboolean shown = type && hk_text_is_unverified (pack, type);

  gtk_widget_set_visible (link, shown);
  if (shown)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (link), "(ss)", ls_kinds[LS_KIND_MONSTERS].id, type->id);
}
