/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "phase-bar.h"

#include <glib/gi18n.h>

#include "labels.h"

#define N_STEPS 6

struct _HkPhaseBar
{
  AdwBin     parent_instance;

  /* borrowed */
  GtkWidget *steps[N_STEPS];  /* each with its name */
  GtkWidget *labels[N_STEPS];
  GtkWidget *bare[N_STEPS];   /* where the names do not fit beside each other: bars over the name of the current one */
  GtkWidget *now;
};

G_DEFINE_FINAL_TYPE (HkPhaseBar, hk_phase_bar, ADW_TYPE_BIN)

/* Translators: the six steps of a monster phase. Short: they share the width of a phone. */
static const char *const names[N_STEPS] = { N_("Panic"), N_("Coin"), N_("Boss"), N_("Spawn"), N_("Move"), N_("Attack") };

static void
hk_phase_bar_class_init (HkPhaseBarClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "phasebar");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_LIST);
}

static GtkWidget *
make_step (void)
{
  GtkWidget *step = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (step, "step");
  gtk_widget_add_css_class (bar, "bar");
  gtk_box_append (GTK_BOX (step), bar);
  return step;
}

static GtkWidget *
make_row (GtkWidget **steps)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
  for (guint i = 0; i < N_STEPS; i++)
    {
      steps[i] = make_step ();
      gtk_box_append (GTK_BOX (row), steps[i]);
    }
  return row;
}

static void
hk_phase_bar_init (HkPhaseBar *self)
{
  GtkWidget *faces = adw_squeezer_new ();
  GtkWidget *full = make_row (self->steps);
  GtkWidget *narrow = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  for (guint i = 0; i < N_STEPS; i++)
    {
      self->labels[i] = gtk_label_new (_(names[i]));
      gtk_widget_add_css_class (self->labels[i], "caption");
      gtk_box_append (GTK_BOX (self->steps[i]), self->labels[i]);
    }
  self->now = hk_label_new (NULL, "caption-heading");
  gtk_box_append (GTK_BOX (narrow), make_row (self->bare));
  gtk_box_append (GTK_BOX (narrow), self->now);
  adw_squeezer_set_homogeneous (ADW_SQUEEZER (faces), FALSE);
  adw_squeezer_add (ADW_SQUEEZER (faces), full);
  adw_squeezer_add (ADW_SQUEEZER (faces), narrow);
  adw_bin_set_child (ADW_BIN (self), faces);
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

static void
mark_step (GtkWidget *step,
           gboolean   done,
           gboolean   current)
{
  mark (step, "done", done);
  mark (step, "current", current);
  gtk_accessible_update_state (GTK_ACCESSIBLE (step), GTK_ACCESSIBLE_STATE_SELECTED, current, -1);
}

void
hk_phase_bar_show (HkPhaseBar *self,
                   LsStage     stage,
                   guint       moved,
                   guint       movers)
{
  gboolean counted = stage == LS_STAGE_MOVEMENT && movers > 0;
  g_autofree char *count = counted ? g_strdup_printf ("%u/%u", moved, movers) : NULL;

  for (guint i = 0; i < N_STEPS; i++)
    {
      LsStage step = LS_STAGE_PANIC + i;

      gtk_label_set_text (GTK_LABEL (self->labels[i]), step == stage && count ? count : _(names[i]));
      mark_step (self->steps[i], step < stage, step == stage);
      mark_step (self->bare[i], step < stage, step == stage);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), stage >= LS_STAGE_PANIC && stage <= LS_STAGE_ATTACK);
  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    {
      const char *name = _(names[stage - LS_STAGE_PANIC]);
      g_autofree char *text = count ? g_strdup_printf ("%s %s", name, count) : g_strdup (name);

      gtk_label_set_text (GTK_LABEL (self->now), text);
    }
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
