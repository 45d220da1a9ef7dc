/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "phase-bar.h"

#include <glib/gi18n.h>

#include "labels.h"

#define N_STEPS 6

struct _HkPhaseBar
{
  GtkWidget  parent_instance;

  /* owned: its children, of which one is seen */
  GtkWidget *full;
  GtkWidget *narrow;

  /* borrowed */
  GtkWidget *steps[N_STEPS];  /* each with its name */
  GtkWidget *labels[N_STEPS];
  GtkWidget *bare[N_STEPS];   /* where the names do not fit beside each other: bars over the name of the current one */
  GtkWidget *now;
};

G_DEFINE_FINAL_TYPE (HkPhaseBar, hk_phase_bar, GTK_TYPE_WIDGET)

/* Translators: the six steps of a monster phase. Short: they share the width of a phone. */
static const char *const names[N_STEPS] = { N_("Panic"), N_("Coin"), N_("Boss"), N_("Spawn"), N_("Move"), N_("Attack") };

static int
get_least_width (GtkWidget *face)
{
  int least;

  gtk_widget_measure (face, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

/* What an AdwSqueezer would do, but for this: it measures both faces for a width that may be too little for one of them, and newer
   GTK warns of that. */
static GtkWidget *
get_face (HkPhaseBar *self,
          int         width)
{
  return width < 0 || width >= get_least_width (self->full) ? self->full : self->narrow;
}

static GtkSizeRequestMode
hk_phase_bar_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
hk_phase_bar_measure (GtkWidget     *widget,
                      GtkOrientation orientation,
                      int            for_size,
                      int           *minimum,
                      int           *natural,
                      int           *minimum_baseline,
                      int           *natural_baseline)
{
  HkPhaseBar *self = HK_PHASE_BAR (widget);
  GtkWidget *face = get_face (self, for_size);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      int width = for_size < 0 ? -1 : MAX (for_size, get_least_width (face));

      gtk_widget_measure (face, orientation, width, minimum, natural, NULL, NULL);
      return;
    }
  *minimum = MIN (get_least_width (self->narrow), get_least_width (self->full));
  gtk_widget_measure (self->full, orientation, -1, NULL, natural, NULL, NULL);
}

static void
hk_phase_bar_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  HkPhaseBar *self = HK_PHASE_BAR (widget);
  GtkWidget *face = get_face (self, width);

  gtk_widget_set_child_visible (self->full, face == self->full);
  gtk_widget_set_child_visible (self->narrow, face == self->narrow);
  gtk_widget_size_allocate (face, &(GtkAllocation){ 0, 0, width, height }, baseline);
}

static void
hk_phase_bar_dispose (GObject *object)
{
  HkPhaseBar *self = HK_PHASE_BAR (object);

  g_clear_pointer (&self->full, gtk_widget_unparent);
  g_clear_pointer (&self->narrow, gtk_widget_unparent);
  G_OBJECT_CLASS (hk_phase_bar_parent_class)->dispose (object);
}

static void
hk_phase_bar_class_init (HkPhaseBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_phase_bar_dispose;
  widget_class->get_request_mode = hk_phase_bar_get_request_mode;
  widget_class->measure = hk_phase_bar_measure;
  widget_class->size_allocate = hk_phase_bar_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "phasebar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
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
  self->full = make_row (self->steps);
  self->narrow = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  for (guint i = 0; i < N_STEPS; i++)
    {
      self->labels[i] = gtk_label_new (_(names[i]));
      gtk_widget_add_css_class (self->labels[i], "caption");
      gtk_box_append (GTK_BOX (self->steps[i]), self->labels[i]);
    }
  self->now = hk_label_new (NULL, "caption-heading");
  gtk_box_append (GTK_BOX (self->narrow), make_row (self->bare));
  gtk_box_append (GTK_BOX (self->narrow), self->now);
  gtk_widget_set_parent (self->full, GTK_WIDGET (self));
  gtk_widget_set_parent (self->narrow, GTK_WIDGET (self));
}

static void
mark_step (GtkWidget *step,
           gboolean   done,
           gboolean   current)
{
  hk_set_class (step, "done", done);
  hk_set_class (step, "current", current);
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
