/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "aim-view.h"

#include <glib/gi18n.h>

#include "labels.h"

struct _HkAimView
{
  AdwBin           parent_instance;

  /* template widgets */
  GtkLabel        *name;
  GtkWidget       *sheet;
  GtkToggleButton *shoot;
  GtkWidget       *details;
  GtkToggleButton *current;
  GtkToggleButton *adjacent;
  GtkToggleButton *far;
  GtkToggleButton *ranged;
  GtkToggleButton *vision;
  GtkLabel        *text;

  gboolean         showing; /* what the state says, not what a player wants */
};

G_DEFINE_FINAL_TYPE (HkAimView, hk_aim_view, ADW_TYPE_BIN)

static guint changed;

static void
changed_cb (HkAimView *self)
{
  if (!self->showing)
    g_signal_emit (self, changed, 0);
}

static void
hk_aim_view_class_init (HkAimViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/aim-view.ui");
  gtk_widget_class_bind_template_child (widget_class, HkAimView, name);
  gtk_widget_class_bind_template_child (widget_class, HkAimView, sheet);
  gtk_widget_class_bind_template_child (widget_class, HkAimView, shoot);
  gtk_widget_class_bind_template_child (widget_class, HkAimView, details);
  gtk_widget_class_bind_template_child (widget_class, HkAimView, current);
  gtk_widget_class_bind_template_child (widget_class, HkAimView, adjacent);
  gtk_widget_class_bind_template_child (widget_class, HkAimView, far);
  gtk_widget_class_bind_template_child (widget_class, HkAimView, ranged);
  gtk_widget_class_bind_template_child (widget_class, HkAimView, vision);
  gtk_widget_class_bind_template_child (widget_class, HkAimView, text);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  changed = g_signal_new ("changed", HK_TYPE_AIM_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

/* Large text in a small window: two lines, and the tooltip has the rest. */
static void
may_be_short (gpointer button)
{
  GtkLabel *label = hk_wrap_button (button);

  gtk_label_set_lines (label, 2);
  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
}

static void
hk_aim_view_init (HkAimView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  may_be_short (self->current);
  may_be_short (self->adjacent);
  may_be_short (self->far);
  may_be_short (self->ranged);
  may_be_short (self->vision);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
hk_aim_view_new (void)
{
  return g_object_new (HK_TYPE_AIM_VIEW, NULL);
}

static void
show_aim (HkAimView   *self,
          const HkAim *aim)
{
  self->showing = TRUE;
  gtk_toggle_button_set_active (self->shoot, aim->on);
  gtk_toggle_button_set_active (self->current, (aim->range & LS_RANGE_CURRENT) != 0);
  gtk_toggle_button_set_active (self->adjacent, (aim->range & LS_RANGE_ADJACENT) != 0);
  gtk_toggle_button_set_active (self->far, (aim->range & LS_RANGE_FAR) != 0);
  gtk_toggle_button_set_active (self->ranged, aim->ranged);
  gtk_toggle_button_set_active (self->vision, aim->vision);
  gtk_widget_set_visible (self->details, aim->on);
  self->showing = FALSE;
}

void
hk_aim_view_show (HkAimView    *self,
                  const LsGame *game,
                  const HkPick *pick)
{
  int hero = pick->id ? ls_game_find_hero (game, pick->id) : -1;
  gboolean shown = hero >= 0 && game->stage == LS_STAGE_HEROES && game->sheets[hero].on_board && !pick->correcting;
  g_autofree char *text = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), shown);
  if (!shown)
    return;
  if (pick->aim.on && pick->aimed != LS_NO_SPOT)
    text = hk_aim_text (&pick->aim, game, (guint) hero, pick->aimed);
  gtk_label_set_label (self->name, pick->id);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->sheet), "s", pick->id);
  gtk_label_set_label (self->text, text ? text : _("Tap what is aimed at. Hatched spots are in range, but not in sight."));
  show_aim (self, &pick->aim);
}

void
hk_aim_view_get_aim (HkAimView *self,
                     HkAim     *aim)
{
  *aim = (HkAim){ .on = gtk_toggle_button_get_active (self->shoot),
                  .ranged = gtk_toggle_button_get_active (self->ranged),
                  .vision = gtk_toggle_button_get_active (self->vision) };
  if (gtk_toggle_button_get_active (self->current))
    aim->range |= LS_RANGE_CURRENT;
  if (gtk_toggle_button_get_active (self->adjacent))
    aim->range |= LS_RANGE_ADJACENT;
  if (gtk_toggle_button_get_active (self->far))
    aim->range |= LS_RANGE_FAR;
}
