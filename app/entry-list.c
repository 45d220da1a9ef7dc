/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "entry-list.h"

struct _HkEntryList
{
  AdwBin     parent_instance;

  /* borrowed */
  GtkWidget *box;
  GtkWidget *pointed; /* the row */

  /* owned */
  GPtrArray *entries; /* HkDayEntry */
  GPtrArray *rows;    /* HkDayRow of the box; those that are not needed are hidden */

  gboolean   leads;
};

G_DEFINE_FINAL_TYPE (HkEntryList, hk_entry_list, ADW_TYPE_BIN)

enum { CHOSEN, POINTED, N_SIGNALS };
static guint signals[N_SIGNALS];

static const LsCommand *
find_command (HkEntryList *self,
              GtkWidget   *row)
{
  guint i;

  if (!g_ptr_array_find (self->rows, row, &i) || i >= self->entries->len)
    return NULL;
  return &((const HkDayEntry *) g_ptr_array_index (self->entries, i))->command;
}

/* --- Callbacks --- */

static void
clicked_cb (HkEntryList *self,
            GtkWidget   *row)
{
  LsCommand command = *find_command (self, row); /* what is done makes the list anew */

  g_signal_emit (self, signals[CHOSEN], 0, &command);
}

static void
enter_cb (HkEntryList        *self,
          GtkEventController *controller)
{
  self->pointed = gtk_event_controller_get_widget (controller);
  g_signal_emit (self, signals[POINTED], 0, find_command (self, self->pointed));
}

static void
motion_cb (GtkEventController *controller,
           double              x,
           double              y,
           HkEntryList        *self)
{
  enter_cb (self, controller);
}

static void
leave_cb (HkEntryList        *self,
          GtkEventController *controller)
{
  if (self->pointed != gtk_event_controller_get_widget (controller))
    return;
  self->pointed = NULL;
  g_signal_emit (self, signals[POINTED], 0, NULL);
}

/* --- Rows --- */

static void
watch (HkEntryList        *self,
       GtkWidget          *row,
       GtkEventController *controller)
{
  if (GTK_IS_EVENT_CONTROLLER_MOTION (controller)) /* its "enter" has a place too */
    g_signal_connect (controller, "enter", G_CALLBACK (motion_cb), self);
  else
    g_signal_connect_swapped (controller, "enter", G_CALLBACK (enter_cb), self);
  g_signal_connect_swapped (controller, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (row, controller);
}

static void
add_row (HkEntryList *self)
{
  GtkWidget *row = hk_day_row_new (self->leads);

  g_signal_connect_object (row, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  watch (self, row, gtk_event_controller_motion_new ());
  watch (self, row, gtk_event_controller_focus_new ());
  gtk_box_append (GTK_BOX (self->box), row);
  g_ptr_array_add (self->rows, row);
}

static const char *
reason_before (HkEntryList *self,
               guint        i)
{
  return i > 0 ? ((HkDayEntry *) g_ptr_array_index (self->entries, i - 1))->reason : NULL;
}

/* Rows stay where they are while what they say changes, so that the focus stays on them. */
void
hk_entry_list_show (HkEntryList *self,
                    GPtrArray   *entries)
{
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  self->entries = entries;
  while (self->rows->len < entries->len)
    add_row (self);
  for (guint i = 0; i < self->rows->len; i++)
    {
      HkDayRow *row = g_ptr_array_index (self->rows, i);
      const HkDayEntry *entry = i < entries->len ? g_ptr_array_index (entries, i) : NULL;

      gtk_widget_set_visible (GTK_WIDGET (row), entry != NULL);
      if (!entry)
        continue;
      hk_day_row_show (row, entry, HK_ROW_PLAIN);
      hk_day_row_set_terse (row, entry->reason && g_strcmp0 (entry->reason, reason_before (self, i)) == 0);
    }
}

/* --- The widget --- */

static void
hk_entry_list_finalize (GObject *object)
{
  HkEntryList *self = HK_ENTRY_LIST (object);

  g_clear_pointer (&self->entries, g_ptr_array_unref);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (hk_entry_list_parent_class)->finalize (object);
}

static void
hk_entry_list_class_init (HkEntryListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_entry_list_finalize;
  signals[CHOSEN] = g_signal_new ("chosen", HK_TYPE_ENTRY_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                  G_TYPE_POINTER);
  signals[POINTED] = g_signal_new ("pointed", HK_TYPE_ENTRY_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                   1, G_TYPE_POINTER);
}

static void
hk_entry_list_init (HkEntryList *self)
{
  self->rows = g_ptr_array_new ();
  self->entries = g_ptr_array_new ();
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  adw_bin_set_child (ADW_BIN (self), self->box);
}

GtkWidget *
hk_entry_list_new (gboolean leads)
{
  HkEntryList *self = g_object_new (HK_TYPE_ENTRY_LIST, NULL);

  self->leads = leads;
  return GTK_WIDGET (self);
}
