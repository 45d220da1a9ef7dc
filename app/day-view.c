/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "day-view.h"

#include <glib/gi18n.h>

#include "labels.h"

/* In the rulebook's order; what is between production and the end of the day is the table's to do. */
static const struct
{
  LsCommandKind kind;
  const char   *label;
} steps[] = {
  { LS_DO_DAY_MIST, N_("The mist comes nearer") },
  { LS_DO_DAY_SCOUT, N_("Scout the night") },
  { LS_DO_DAY_PRODUCTION, N_("Collect production") },
  { LS_DO_DAY_END, N_("Regenerate") },
};

struct _HkDayView
{
  AdwBin     parent_instance;

  /* borrowed */
  GtkWidget *buttons[G_N_ELEMENTS (steps)];
  HkSession *session;

  guint      serial;
};

G_DEFINE_FINAL_TYPE (HkDayView, hk_day_view, ADW_TYPE_BIN)

static void
clicked_cb (HkDayView *self,
            GtkWidget *button)
{
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (self->buttons[i] == button)
      {
        hk_session_do_kind (self->session, steps[i].kind);
        return;
      }
}

static void
hk_day_view_class_init (HkDayViewClass *klass)
{
}

static void
hk_day_view_init (HkDayView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "instruction");
  gtk_box_append (GTK_BOX (box), hk_label_new (_("The day"), "title-4"));
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      self->buttons[i] = gtk_button_new_with_label (_(steps[i].label));
      gtk_widget_add_css_class (self->buttons[i], "answer");
      gtk_widget_set_focus_on_click (self->buttons[i], FALSE);
      g_signal_connect_object (self->buttons[i], "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (box), self->buttons[i]);
    }
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* Whether a line can be done is the engine's answer; its reason is the tooltip. */
static void
update_buttons (HkDayView    *self,
                const LsGame *game)
{
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      LsCommand command = { .kind = (guint8) steps[i].kind };
      g_autoptr (GError) error = NULL;
      gboolean fits = hk_session_fits (game, &command, &error);

      gtk_widget_set_sensitive (self->buttons[i], fits);
      hk_set_tooltip (self->buttons[i], error ? error->message : NULL);
    }
}

void
hk_day_view_show (HkDayView *self,
                  HkSession *session)
{
  const LsGame *game = hk_session_get_game (session);
  gboolean shown = game->stage == LS_STAGE_DAY && game->setup.mode != LS_MODE_INTRODUCTORY
                   && !hk_session_is_looking_back (session) && !hk_session_get_save (session)->read_only;

  self->session = session;
  gtk_widget_set_visible (GTK_WIDGET (self), shown);
  if (!shown || self->serial == hk_session_get_serial (session))
    return;
  self->serial = hk_session_get_serial (session);
  update_buttons (self, game);
}
