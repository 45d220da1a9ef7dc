/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "phase-bar.h"

#include <glib/gi18n.h>

#define N_STEPS 6

struct _HkPhaseBar
{
  AdwBin     parent_instance;

  /* borrowed */
  GtkWidget *steps[N_STEPS];
  GtkWidget *labels[N_STEPS];
};

G_DEFINE_FINAL_TYPE (HkPhaseBar, hk_phase_bar, ADW_TYPE_BIN)

/* Short: six of them share the width of a phone. */
static const char *const names[N_STEPS] = { N_("Panic"), N_("Coin"), N_("Boss"), N_("Spawn"), N_("Move"), N_("Attack") };

static void
hk_phase_bar_class_init (HkPhaseBarClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "phasebar");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_LIST);
}

static void
hk_phase_bar_init (HkPhaseBar *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
  for (guint i = 0; i < N_STEPS; i++)
    {
      GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

      self->steps[i] = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
      self->labels[i] = gtk_label_new (_(names[i]));
      gtk_label_set_ellipsize (GTK_LABEL (self->labels[i]), PANGO_ELLIPSIZE_END); /* rather than a wider window */
      gtk_widget_add_css_class (self->steps[i], "step");
      gtk_widget_add_css_class (bar, "bar");
      gtk_widget_add_css_class (self->labels[i], "caption");
      gtk_box_append (GTK_BOX (self->steps[i]), bar);
      gtk_box_append (GTK_BOX (self->steps[i]), self->labels[i]);
      gtk_box_append (GTK_BOX (row), self->steps[i]);
    }
  adw_bin_set_child (ADW_BIN (self), row);
}

static void
mark (GtkWidget  *widget,
      const char *class_name,
      gboolean    on)
{
  if (on)
    gtk_widget_add_css_class (widget, class_name);
  else
    gtk_widget_remove_css_class (widget, class_name);
}

void
hk_phase_bar_show (HkPhaseBar *self,
                   LsStage     stage,
                   guint       moved,
                   guint       movers)
{
  for (guint i = 0; i < N_STEPS; i++)
    {
      LsStage step = LS_STAGE_PANIC + i;
      g_autofree char *text = NULL;

      if (step == LS_STAGE_MOVEMENT && stage == LS_STAGE_MOVEMENT && movers > 0)
        text = g_strdup_printf ("%u/%u", moved, movers);
      gtk_label_set_text (GTK_LABEL (self->labels[i]), text ? text : _(names[i]));
      mark (self->steps[i], "done", step < stage);
      mark (self->steps[i], "current", step == stage);
      gtk_accessible_update_state (GTK_ACCESSIBLE (self->steps[i]), GTK_ACCESSIBLE_STATE_SELECTED, step == stage, -1);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), stage >= LS_STAGE_PANIC && stage <= LS_STAGE_ATTACK);
}

void
hk_phase_bar_follow (HkPhaseBar *self,
                     HkSession  *session)
{
  const LsGame *game = hk_session_get_game (session);
  const LsGame *before = hk_session_get_before (session);

  /* the instruction shown belongs to the step in which it was told */
  if (before && before->stage >= LS_STAGE_PANIC && before->stage <= LS_STAGE_ATTACK && game->stage != LS_STAGE_HEROES
      && game->stage != LS_STAGE_DAY)
    hk_phase_bar_show (self, before->stage, game->moved, game->n_order);
  else
    hk_phase_bar_show (self, game->stage, 0, 0);
}
