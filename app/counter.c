/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "counter.h"

#include "labels.h"

struct _HkCounter
{
  AdwBin     parent_instance;

  /* template widgets */
  GtkWidget *less;
  GtkWidget *more;
  GtkLabel  *caption;
  GtkLabel  *number;

  /* owned */
  char      *whose; /* NULL: nobody's */
  HkSession *session;

  LsCommand  command;
  HkCount    what;
  int        value;
};

G_DEFINE_FINAL_TYPE (HkCounter, hk_counter, ADW_TYPE_BIN)

static guint changed;

static void
name_button (HkCounter *self,
             GtkWidget *button,
             gboolean   more)
{
  g_autofree char *text = hk_text_step (self->what, self->whose, more);

  hk_set_tooltip (button, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
ask_for (HkCounter *self,
         int        value)
{
  if (self->session)
    {
      self->command.number = value;
      hk_session_do (self->session, &self->command);
    }
  g_signal_emit (self, changed, 0, value);
}

/* --- Callbacks --- */

static void
less_cb (HkCounter *self)
{
  ask_for (self, self->value - 1);
}

static void
more_cb (HkCounter *self)
{
  ask_for (self, self->value + 1);
}

/* --- The widget --- */

static void
hk_counter_dispose (GObject *object)
{
  HkCounter *self = HK_COUNTER (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->whose, g_free);
  G_OBJECT_CLASS (hk_counter_parent_class)->dispose (object);
}

static void
hk_counter_class_init (HkCounterClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_counter_dispose;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/counter.ui");
  gtk_widget_class_bind_template_child (widget_class, HkCounter, less);
  gtk_widget_class_bind_template_child (widget_class, HkCounter, more);
  gtk_widget_class_bind_template_child (widget_class, HkCounter, caption);
  gtk_widget_class_bind_template_child (widget_class, HkCounter, number);
  gtk_widget_class_bind_template_callback (widget_class, less_cb);
  gtk_widget_class_bind_template_callback (widget_class, more_cb);

  changed = g_signal_new ("changed", HK_TYPE_COUNTER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                          G_TYPE_INT);
}

static void
hk_counter_init (HkCounter *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_direction (GTK_WIDGET (self->number), GTK_TEXT_DIR_LTR); /* "1 / 8" is not "8 / 1" in any script */
}

GtkWidget *
hk_counter_new (HkCount     what,
                const char *whose)
{
  HkCounter *self = g_object_new (HK_TYPE_COUNTER, NULL);

  hk_counter_set_what (self, what, whose);
  return GTK_WIDGET (self);
}

void
hk_counter_set_what (HkCounter  *self,
                     HkCount     what,
                     const char *whose)
{
  g_autofree char *copy = g_strdup (whose);

  self->what = what;
  g_free (self->whose);
  self->whose = g_steal_pointer (&copy);
  gtk_label_set_label (self->caption, hk_text_count (what));
  name_button (self, self->less, FALSE);
  name_button (self, self->more, TRUE);
}

void
hk_counter_set_value (HkCounter *self,
                      int        value,
                      int        of)
{
  g_autofree char *number = hk_text_of (value, of);
  g_autofree char *told = hk_text_counted (self->what, self->whose, value, of);

  self->value = value;
  gtk_label_set_label (self->number, number);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, told, -1);
  gtk_widget_set_sensitive (self->less, value > 0);
}

void
hk_counter_set_command (HkCounter       *self,
                        HkSession       *session,
                        const LsCommand *command)
{
  g_set_object (&self->session, session);
  self->command = *command;
}
