/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workshop-page.h"

#include <glib/gi18n.h>

#include "focus.h"
#include "kind-row.h"
#include "labels.h"
#include "record-json.h"
#include "workshop-text.h"

#define NIGHTS 3 /* with the boss's */

struct _HkWorkshopPage
{
  AdwBin               parent_instance;

  /* template widgets */
  GtkLabel            *fault;
  AdwComboRow         *scenario;
  GtkLabel            *progress_text;
  GtkProgressBar      *progress;
  GtkWidget           *check;
  AdwPreferencesGroup *needed;
  AdwPreferencesGroup *others;

  /* borrowed */
  GtkWidget           *needed_rows[LS_N_KINDS];
  GtkWidget           *other_rows[LS_N_KINDS];

  /* owned */
  HkWorkshop          *workshop;
  GSettings           *settings;

  gboolean             setting;
};

G_DEFINE_FINAL_TYPE (HkWorkshopPage, hk_workshop_page, ADW_TYPE_BIN)

/* --- The scenario --- */

static LsWorkshop *
look (HkWorkshopPage *self)
{
  return hk_workshop_look (self->workshop);
}

static const char *
get_scenario (HkWorkshopPage *self)
{
  guint i = adw_combo_row_get_selected (self->scenario);

  return i < ls_workshop_count (look (self), LS_KIND_SCENARIOS) ? ls_workshop_get (look (self), LS_KIND_SCENARIOS, i)->key
                                                                 : NULL;
}

static void
fill_scenarios (HkWorkshopPage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autofree char *chosen = g_settings_get_string (self->settings, "workshop-scenario");
  guint selected = 0;

  for (guint i = 0; i < ls_workshop_count (look (self), LS_KIND_SCENARIOS); i++)
    {
      const LsRecord *record = ls_workshop_get (look (self), LS_KIND_SCENARIOS, i);

      gtk_string_list_append (names, record->name);
      if (g_str_equal (record->key, chosen))
        selected = i;
    }
  self->setting = TRUE;
  adw_combo_row_set_model (self->scenario, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->scenario, selected);
  self->setting = FALSE;
}

/* --- Records --- */

static gboolean
is_needed (GArray     *needed,
           LsKind      kind,
           const char *key)
{
  for (guint i = 0; i < needed->len; i++)
    {
      const LsNeededRecord *record = &g_array_index (needed, LsNeededRecord, i);

      if (record->kind == kind && g_str_equal (record->key, key))
        return TRUE;
    }
  return FALSE;
}

static void
show_kind (HkWorkshopPage *self,
           LsKind          kind,
           GArray         *needed)
{
  g_autoptr (GPtrArray) first = g_ptr_array_new ();
  g_autoptr (GPtrArray) rest = g_ptr_array_new ();

  for (guint i = 0; i < ls_workshop_count (look (self), kind); i++)
    {
      const LsRecord *record = ls_workshop_get (look (self), kind, i);

      g_ptr_array_add (is_needed (needed, kind, record->key) ? first : rest, record->key);
    }
  hk_kind_row_show (HK_KIND_ROW (self->needed_rows[kind]), first);
  hk_kind_row_show (HK_KIND_ROW (self->other_rows[kind]), rest);
}

static void
show_progress (HkWorkshopPage *self,
               GArray         *needed)
{
  LsProgress progress = ls_workshop_progress (look (self), needed);
  g_autofree char *text = hk_progress_text (progress);

  gtk_label_set_text (self->progress_text, text);
  gtk_progress_bar_set_fraction (self->progress, progress.all > 0 ? (double) progress.checked / progress.all : 1);
}

static void
update (HkWorkshopPage *self)
{
  const char *scenario = get_scenario (self);
  g_autoptr (GArray) needed = scenario ? ls_needed_records (ls_workshop_pack (look (self)), scenario, NIGHTS)
                                       : g_array_new (FALSE, FALSE, sizeof (LsNeededRecord));
  g_autofree char *problem = hk_workshop_get_fault (self->workshop);
  g_autofree char *fault
    = problem ? g_strdup_printf (_("Your corrections cannot be used, and the app plays with the shipped values: %s"), problem)
              : NULL;

  gtk_label_set_text (self->fault, fault ? fault : "");
  gtk_widget_set_visible (GTK_WIDGET (self->fault), fault != NULL);
  show_progress (self, needed);
  for (guint kind = 0; kind < LS_N_KINDS; kind++)
    show_kind (self, kind, needed);
}

static void
scenario_cb (HkWorkshopPage *self)
{
  const char *scenario = self->setting || !self->workshop ? NULL : get_scenario (self);

  if (!scenario)
    return;
  g_settings_set_string (self->settings, "workshop-scenario", scenario);
  update (self);
}

/* --- The widget --- */

static gboolean
hk_workshop_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (HK_WORKSHOP_PAGE (widget)->check);
}

static void
hk_workshop_page_dispose (GObject *object)
{
  HkWorkshopPage *self = HK_WORKSHOP_PAGE (object);

  g_clear_object (&self->workshop);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (hk_workshop_page_parent_class)->dispose (object);
}

static void
hk_workshop_page_class_init (HkWorkshopPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_workshop_page_dispose;
  widget_class->focus = hk_focus_child;
  widget_class->grab_focus = hk_workshop_page_grab_focus;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/workshop-page.ui");
  gtk_widget_class_bind_template_child (widget_class, HkWorkshopPage, fault);
  gtk_widget_class_bind_template_child (widget_class, HkWorkshopPage, scenario);
  gtk_widget_class_bind_template_child (widget_class, HkWorkshopPage, progress_text);
  gtk_widget_class_bind_template_child (widget_class, HkWorkshopPage, progress);
  gtk_widget_class_bind_template_child (widget_class, HkWorkshopPage, check);
  gtk_widget_class_bind_template_child (widget_class, HkWorkshopPage, needed);
  gtk_widget_class_bind_template_child (widget_class, HkWorkshopPage, others);
  gtk_widget_class_bind_template_callback (widget_class, scenario_cb);
}

static void
hk_workshop_page_init (HkWorkshopPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  hk_wrap_titles (GTK_WIDGET (self));
}

GtkWidget *
hk_workshop_page_new (HkWorkshop *workshop,
                      GSettings  *settings)
{
  HkWorkshopPage *self = g_object_new (HK_TYPE_WORKSHOP_PAGE, NULL);

  self->workshop = g_object_ref (workshop);
  self->settings = g_object_ref (settings);
  for (guint kind = 0; kind < LS_N_KINDS; kind++)
    {
      self->needed_rows[kind] = hk_kind_row_new (workshop, kind);
      self->other_rows[kind] = hk_kind_row_new (workshop, kind);
      adw_preferences_group_add (self->needed, self->needed_rows[kind]);
      adw_preferences_group_add (self->others, self->other_rows[kind]);
    }
  fill_scenarios (self);
  g_signal_connect_object (workshop, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
