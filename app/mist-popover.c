/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "mist-popover.h"

#include <glib/gi18n.h>

#include "counter.h"
#include "script-text.h"

struct _HkMistPopover
{
  GtkPopover parent_instance;

  /* borrowed */
  GtkWidget *grid;
  GtkLabel  *stands;
  HkCounter *mist[LS_N_FACINGS]; /* NULL: no mist on that side */
  HkCounter *mages;

  /* owned */
  HkSession *session;
};

G_DEFINE_FINAL_TYPE (HkMistPopover, hk_mist_popover, GTK_TYPE_POPOVER)

static void
changed_cb (HkMistPopover *self)
{
  const LsGame *game = hk_session_get_game (self->session);
  g_autofree char *stands = hk_game_subtitle (game);

  gtk_label_set_label (self->stands, stands);
  for (guint side = 0; side < LS_N_FACINGS; side++)
    if (self->mist[side])
      hk_counter_set_value (self->mist[side], MAX (game->mist[side], 0), -1);
  hk_counter_set_value (self->mages, game->mages, LS_MAGES);
}

static void
hk_mist_popover_dispose (GObject *object)
{
  g_clear_object (&HK_MIST_POPOVER (object)->session);
  G_OBJECT_CLASS (hk_mist_popover_parent_class)->dispose (object);
}

static void
hk_mist_popover_class_init (HkMistPopoverClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_mist_popover_dispose;
}

static void
hk_mist_popover_init (HkMistPopover *self)
{
  self->grid = gtk_grid_new ();
  self->stands = GTK_LABEL (gtk_label_new (NULL));
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 12);
  gtk_label_set_xalign (self->stands, 0);
  gtk_widget_add_css_class (GTK_WIDGET (self->stands), "heading");
  gtk_widget_add_css_class (self->grid, "piece");
  gtk_grid_attach (GTK_GRID (self->grid), GTK_WIDGET (self->stands), 0, 0, 2, 1);
  gtk_popover_set_child (GTK_POPOVER (self), self->grid);
}

static HkCounter *
add_row (HkMistPopover   *self,
         int              row,
         const char      *title,
         HkCount          what,
         const char      *whose,
         const LsCommand *command)
{
  GtkWidget *label = gtk_label_new (title);
  GtkWidget *counter = hk_counter_new (what, whose);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_grid_attach (GTK_GRID (self->grid), label, 0, row, 1, 1);
  gtk_grid_attach (GTK_GRID (self->grid), counter, 1, row, 1, 1);
  hk_counter_set_command (HK_COUNTER (counter), self->session, command);
  return HK_COUNTER (counter);
}

GtkWidget *
hk_mist_popover_new (HkSession *session)
{
  HkMistPopover *self = g_object_new (HK_TYPE_MIST_POPOVER, NULL);
  const LsGame *game = hk_session_get_game (session);

  self->session = g_object_ref (session);
  for (guint side = 0; side < LS_N_FACINGS; side++)
    if (game->board->mist[side].present)
      {
        LsCommand command = { .kind = LS_DO_MIST, .word = ls_facing_ids[side] };
        const char *title = hk_text_mist ((LsFacing) side);

        self->mist[side] = add_row (self, (int) side + 1, title, HK_COUNT_MIST, title, &command);
      }
  self->mages = add_row (self, LS_N_FACINGS + 1, _("Magic circle"), HK_COUNT_MAGES, NULL,
                         &(LsCommand){ .kind = LS_DO_MAGES });
  g_signal_connect_object (session, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
  return GTK_WIDGET (self);
}
