/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "refusal-bar.h"

#include "core/sentences.h"

struct _HkRefusalBar
{
  AdwBin       parent_instance;

  /* template widgets */
  GtkRevealer *revealer;
  GtkLabel    *why;
  GtkWidget   *by_hand;

  /* owned */
  HkSession   *session;

  LsCommand    command; /* that does it by hand */
};

G_DEFINE_FINAL_TYPE (HkRefusalBar, hk_refusal_bar, ADW_TYPE_BIN)

static void
by_hand_cb (HkRefusalBar *self)
{
  LsCommand command = self->command;

  hk_refusal_bar_close (self);
  hk_session_do (self->session, &command);
}

static void
close_cb (HkRefusalBar *self)
{
  hk_refusal_bar_close (self);
}

static void
hk_refusal_bar_dispose (GObject *object)
{
  g_clear_object (&HK_REFUSAL_BAR (object)->session);
  G_OBJECT_CLASS (hk_refusal_bar_parent_class)->dispose (object);
}

static void
hk_refusal_bar_class_init (HkRefusalBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_refusal_bar_dispose;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ALERT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/refusal-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, HkRefusalBar, revealer);
  gtk_widget_class_bind_template_child (widget_class, HkRefusalBar, why);
  gtk_widget_class_bind_template_child (widget_class, HkRefusalBar, by_hand);
  gtk_widget_class_bind_template_callback (widget_class, by_hand_cb);
  gtk_widget_class_bind_template_callback (widget_class, close_cb);
}

static void
hk_refusal_bar_init (HkRefusalBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
hk_refusal_bar_set_session (HkRefusalBar *self,
                            HkSession    *session)
{
  g_set_object (&self->session, session);
}

gboolean
hk_refusal_bar_try (HkRefusalBar    *self,
                    const LsCommand *command,
                    const LsCommand *by_hand)
{
  const LsGame *game = hk_session_get_game (self->session);
  g_autoptr (GError) error = NULL;
  g_autofree char *why = NULL;

  hk_refusal_bar_close (self);
  if (hk_session_fits (game, command, &error))
    return hk_session_do (self->session, command);
  if (by_hand)
    self->command = *by_hand;
  why = automa_capitalized (g_strdup (error->message));
  gtk_label_set_label (self->why, why);
  gtk_widget_set_visible (self->by_hand, by_hand && hk_session_fits (game, by_hand, NULL));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, why, -1);
  gtk_revealer_set_reveal_child (self->revealer, TRUE);
  return FALSE;
}

/* FALSE: it was closed. */
gboolean
hk_refusal_bar_close (HkRefusalBar *self)
{
  gboolean open = gtk_revealer_get_reveal_child (self->revealer);

  gtk_revealer_set_reveal_child (self->revealer, FALSE);
  return open;
}
