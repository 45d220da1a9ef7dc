/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "panic-track.h"

#include "counter.h"
#include "labels.h"
#include "last-spell/panic.h"
#include "symbol-image.h"

#define FLAME_SIZE 14

struct _HkPanicTrack
{
  AdwBin     parent_instance;

  /* template widgets */
  GtkWidget *box;
  GtkWidget *slots;
  GtkLabel  *pays;

  /* borrowed */
  GtkWidget *slot[LS_MAX_PANIC_SLOTS];    /* GtkMenuButton */
  GtkWidget *flames[LS_MAX_PANIC_SLOTS];  /* GtkBox */
  GtkWidget *counter[LS_MAX_PANIC_SLOTS]; /* HkCounter */

  /* owned */
  HkSession *session;
};

G_DEFINE_FINAL_TYPE (HkPanicTrack, hk_panic_track, ADW_TYPE_BIN)

/* --- Callbacks --- */

static void
changed_cb (HkPanicTrack *self,
            int           flames,
            GtkWidget    *counter)
{
  LsCommand command = { .kind = LS_DO_PANIC, .count = flames };

  for (guint i = 0; i < LS_MAX_PANIC_SLOTS; i++)
    if (self->counter[i] == counter)
      command.number = (int) i + 1;
  hk_session_do (self->session, &command);
}

/* --- Showing the state --- */

static GtkWidget *
new_popover (HkPanicTrack *self,
             guint         i)
{
  g_autofree char *reward = hk_text_reward (&hk_session_get_game (self->session)->pack->rewards[i]);
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *label = gtk_label_new (reward);

  self->counter[i] = hk_counter_new (HK_COUNT_FLAMES, NULL);
  g_signal_connect_object (self->counter[i], "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_css_class (label, "caption");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), self->counter[i]);
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  return popover;
}

static void
add_slot (HkPanicTrack *self,
          guint         i)
{
  GtkWidget *overlay = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->slot[i] = gtk_menu_button_new ();
  self->flames[i] = overlay;
  gtk_widget_set_halign (overlay, GTK_ALIGN_CENTER);
  gtk_widget_set_focus_on_click (self->slot[i], FALSE);
  gtk_widget_add_css_class (self->slot[i], "panic-slot");
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->slot[i]), overlay);
  gtk_menu_button_set_direction (GTK_MENU_BUTTON (self->slot[i]), GTK_ARROW_UP);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->slot[i]), new_popover (self, i));
  gtk_box_append (GTK_BOX (self->slots), self->slot[i]);
}

/* A flame for each, or a dash: the number is not told by colour alone. */
static void
update_slot (HkPanicTrack *self,
             guint         i,
             guint         flames,
             gboolean      pays)
{
  g_autofree char *told = hk_text_panic_slot (i + 1, flames);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->flames[i])))
    gtk_box_remove (GTK_BOX (self->flames[i]), child);
  for (guint n = 0; n < flames; n++)
    gtk_box_append (GTK_BOX (self->flames[i]), hk_symbol_image_new ("flame", FLAME_SIZE));
  if (flames != 1)
    {
      g_autofree char *number = g_strdup_printf ("%u", flames);
      GtkWidget *label = gtk_label_new (number);

      gtk_widget_add_css_class (label, "numeric");
      gtk_box_append (GTK_BOX (self->flames[i]), label);
    }
  hk_counter_set_value (HK_COUNTER (self->counter[i]), (int) flames, -1);
  hk_set_tooltip (self->slot[i], told);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->slot[i]), GTK_ACCESSIBLE_PROPERTY_LABEL, told, -1);
  hk_set_class (self->slot[i], "burning", flames > 0);
  hk_set_class (self->slot[i], "pays", pays);
}

void
hk_panic_track_update (HkPanicTrack *self)
{
  const LsGame *game = hk_session_get_game (self->session);
  int paying = ls_panic_paying_slot (game->panic, game->n_panic);
  g_autofree char *pays = hk_text_panic_pays (game);

  for (guint i = 0; i < game->n_panic; i++)
    {
      if (!self->slot[i])
        add_slot (self, i);
      update_slot (self, i, game->panic[i], (int) i == paying);
    }
  gtk_label_set_label (self->pays, pays);
}

/* --- The widget --- */

static void
hk_panic_track_dispose (GObject *object)
{
  g_clear_object (&HK_PANIC_TRACK (object)->session);
  G_OBJECT_CLASS (hk_panic_track_parent_class)->dispose (object);
}

static void
hk_panic_track_class_init (HkPanicTrackClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_panic_track_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/panic-track.ui");
  gtk_widget_class_bind_template_child (widget_class, HkPanicTrack, box);
  gtk_widget_class_bind_template_child (widget_class, HkPanicTrack, slots);
  gtk_widget_class_bind_template_child (widget_class, HkPanicTrack, pays);
}

static void
hk_panic_track_init (HkPanicTrack *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Once. */
void
hk_panic_track_set_session (HkPanicTrack *self,
                            HkSession    *session)
{
  g_return_if_fail (!self->session);

  self->session = g_object_ref (session);
  hk_panic_track_update (self);
}

/* On a narrow window the sentence comes below the slots. */
void
hk_panic_track_set_compact (HkPanicTrack *self,
                            gboolean      compact)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box),
                                  compact ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}
