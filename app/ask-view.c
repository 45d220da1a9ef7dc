/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ask-view.h"

#include "answers.h"
#include "focus.h"
#include "labels.h"

struct _HkAskView
{
  AdwBin      parent_instance;

  /* template widgets, so to speak */
  GtkWidget  *question;
  GtkFlowBox *buttons;

  /* borrowed */
  HkSession  *session;

  /* owned */
  HkAnswers   answers;
  guint       serial;
};

G_DEFINE_FINAL_TYPE (HkAskView, hk_ask_view, ADW_TYPE_BIN)

static void
clicked_cb (GtkFlowBox      *box,
            GtkFlowBoxChild *child,
            HkAskView       *self)
{
  LsCommand command = g_array_index (self->answers.answers, HkAnswer, gtk_flow_box_child_get_index (child)).command;

  hk_session_do (self->session, &command); /* which makes the buttons anew */
}

static void
button_cb (GtkButton *button,
           HkAskView *self)
{
  GtkWidget *child = gtk_widget_get_parent (GTK_WIDGET (button));

  clicked_cb (self->buttons, GTK_FLOW_BOX_CHILD (child), self);
}

static void
fill (HkAskView *self)
{
  GtkFlowBoxChild *child;

  while ((child = gtk_flow_box_get_child_at_index (self->buttons, 0)))
    gtk_flow_box_remove (self->buttons, GTK_WIDGET (child));
  for (guint i = 0; i < self->answers.answers->len; i++)
    {
      const char *label = g_array_index (self->answers.answers, HkAnswer, i).label;
      GtkWidget *button = gtk_button_new_with_label (label);

      gtk_widget_add_css_class (button, "answer");
      gtk_widget_set_focus_on_click (button, FALSE);
      g_signal_connect (button, "clicked", G_CALLBACK (button_cb), self);
      hk_focus_append (self->buttons, button, label);
    }
}

static void
hk_ask_view_finalize (GObject *object)
{
  hk_answers_clear (&HK_ASK_VIEW (object)->answers);
  G_OBJECT_CLASS (hk_ask_view_parent_class)->finalize (object);
}

static void
hk_ask_view_class_init (HkAskViewClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_ask_view_finalize;
}

static void
hk_ask_view_init (HkAskView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);

  self->question = hk_label_new ("", "title-4");
  self->buttons = GTK_FLOW_BOX (gtk_flow_box_new ());
  gtk_flow_box_set_selection_mode (self->buttons, GTK_SELECTION_NONE);
  gtk_flow_box_set_homogeneous (self->buttons, TRUE);
  gtk_flow_box_set_max_children_per_line (self->buttons, 5);
  gtk_flow_box_set_column_spacing (self->buttons, 6);
  gtk_flow_box_set_row_spacing (self->buttons, 6);
  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "instruction");
  gtk_widget_add_css_class (box, "question");
  gtk_box_append (GTK_BOX (box), self->question);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->buttons));
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* Nothing is asked of who looks back. */
void
hk_ask_view_show (HkAskView *self,
                  HkSession *session)
{
  gboolean asks;

  self->session = session;
  if (self->serial == hk_session_get_serial (session))
    return;
  self->serial = hk_session_get_serial (session);
  hk_answers_clear (&self->answers);
  hk_answers_init (&self->answers, hk_session_get_game (session));
  asks = self->answers.question && !hk_session_is_looking_back (session) && !hk_session_get_save (session)->read_only;
  gtk_widget_set_visible (GTK_WIDGET (self), asks);
  if (asks)
    gtk_label_set_text (GTK_LABEL (self->question), self->answers.question);
  fill (self);
}

gboolean
hk_ask_view_answer (HkAskView  *self,
                    const char *piece,
                    LsSpot      spot)
{
  LsCommand command;

  if (!gtk_widget_get_visible (GTK_WIDGET (self)) || !hk_answers_find (&self->answers, piece, spot, &command))
    return FALSE;
  hk_session_do (self->session, &command);
  return TRUE;
}
