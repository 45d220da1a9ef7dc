/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "check-page.h"

#include <glib/gi18n.h>

#include "board-canvas.h"
#include "board-part.h"
#include "focus.h"
#include "record-form.h"
#include "workshop-text.h"

#define NIGHTS 3
#define FORM_WIDTH 720
#define BOARD_WIDTH 1200
#define BOARD_HEIGHT 560

struct _HkCheckPage
{
  AdwBin          parent_instance;

  /* template widgets */
  AdwWindowTitle *title;
  GtkProgressBar *progress;
  GtkStack       *stack;
  GtkScrolledWindow *window;
  AdwClamp       *clamp;
  GtkBox         *content;
  GtkLabel       *name;
  GtkLabel       *place;
  GtkLabel       *problem;
  GtkButton      *confirm;
  AdwStatusPage  *done;
  GtkWidget      *back;

  /* borrowed */
  GtkWidget      *shown; /* the form or the board of the record; NULL: none yet */

  /* owned */
  HkWorkshop     *workshop;
  GSettings      *settings;
  GArray         *needed; /* LsNeededRecord: all that had not been checked */

  guint           at;
  gboolean        editing;
  gboolean        setting; /* the change that is told is our own */
};

G_DEFINE_FINAL_TYPE (HkCheckPage, hk_check_page, ADW_TYPE_BIN)

/* --- Where we are --- */

static const LsRecord *
find (HkCheckPage          *self,
      const LsNeededRecord *needed)
{
  return ls_workshop_find (hk_workshop_look (self->workshop), needed->kind, needed->key);
}

static const LsNeededRecord *
get_needed (HkCheckPage *self)
{
  return self->at < self->needed->len ? &g_array_index (self->needed, LsNeededRecord, self->at) : NULL;
}

static char *
make_place (const LsNeededRecord *needed)
{
  return g_strdup_printf ("%s/%s", ls_kinds[needed->kind].id, needed->key);
}

/* All that the scenario needs and nobody has checked, in the order of the box. */
static void
collect (HkCheckPage *self)
{
  g_autofree char *scenario = g_settings_get_string (self->settings, "workshop-scenario");
  g_autoptr (GArray) all = ls_needed_records (ls_workshop_pack (hk_workshop_look (self->workshop)), scenario, NIGHTS);

  for (guint i = 0; i < all->len; i++)
    {
      const LsNeededRecord *needed = &g_array_index (all, LsNeededRecord, i);
      const LsRecord *record = find (self, needed);

      if (record && !hk_record_is_checked (record))
        g_array_append_val (self->needed, *needed);
    }
}

/* Where it was left; if that one has been checked since, at the first. */
static void
resume (HkCheckPage *self)
{
  g_autofree char *left = g_settings_get_string (self->settings, "workshop-check");

  for (guint i = 0; i < self->needed->len; i++)
    {
      g_autofree char *place = make_place (&g_array_index (self->needed, LsNeededRecord, i));

      if (g_str_equal (place, left))
        self->at = i;
    }
}

/* --- Showing --- */

static void
form_changed_cb (HkCheckPage *self)
{
  const LsNeededRecord *needed = get_needed (self);
  g_autoptr (AutomaProblems) problems = automa_problems_new ("last-spell");
  gboolean kept;

  self->setting = TRUE;
  kept = hk_workshop_set (self->workshop, needed->kind, hk_record_form_get (HK_RECORD_FORM (self->shown)), problems);
  self->setting = FALSE;
  gtk_label_set_text (self->problem, kept ? "" : automa_problems_get (problems, 0));
  gtk_widget_set_visible (GTK_WIDGET (self->problem), !kept);
}

static GtkWidget *
make_board (const LsRecord *record)
{
  GtkWidget *canvas = hk_board_canvas_new ();
  GtkWidget *frame;
  HkBoardDraft draft;

  if (hk_board_draft_read (&draft, record->current))
    hk_board_canvas_set_draft (HK_BOARD_CANVAS (canvas), &draft);
  hk_board_canvas_set_layer (HK_BOARD_CANVAS (canvas), HK_LAYER_ARROWS);
  gtk_widget_set_focusable (canvas, FALSE);
  gtk_widget_set_can_target (canvas, FALSE);
  frame = hk_board_part_frame (canvas);
  gtk_widget_set_size_request (frame, -1, BOARD_HEIGHT);
  return frame;
}

static void
show_form (HkCheckPage    *self,
           const LsRecord *record)
{
  if (self->shown)
    gtk_box_remove (self->content, self->shown);
  self->shown = record->kind == LS_KIND_BOARDS ? make_board (record) : hk_record_form_new (record->kind);
  if (record->kind != LS_KIND_BOARDS)
    {
      hk_record_form_set (HK_RECORD_FORM (self->shown), record->current, self->editing);
      g_signal_connect_object (self->shown, "changed", G_CALLBACK (form_changed_cb), self, G_CONNECT_SWAPPED);
    }
  gtk_box_append (self->content, self->shown);
  adw_clamp_set_maximum_size (self->clamp, record->kind == LS_KIND_BOARDS ? BOARD_WIDTH : FORM_WIDTH);
}

static void
show_done (HkCheckPage *self)
{
  LsProgress progress = ls_workshop_progress (hk_workshop_look (self->workshop), self->needed);
  guint left = progress.all - progress.checked;
  g_autofree char *text
    = left > 0 ? g_strdup_printf (ngettext ("%u component was skipped. You can come back to it at any time.",
                                            "%u components were skipped. You can come back to them at any time.", left),
                                  left)
               : g_strdup (_("Everything that this scenario needs has been checked. Thank you!"));

  adw_status_page_set_description (self->done, text);
  adw_window_title_set_subtitle (self->title, "");
  gtk_progress_bar_set_fraction (self->progress, 1);
  gtk_stack_set_visible_child_name (self->stack, "done");
  gtk_widget_grab_focus (self->back);
}

static void
update_buttons (HkCheckPage *self)
{
  const LsNeededRecord *needed = get_needed (self);
  const LsRecord *record = needed ? find (self, needed) : NULL;
  gboolean corrected = record && record->own && record->corrected;

  gtk_button_set_label (self->confirm, corrected ? _("_Next") : _("_Looks Right"));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "check.differs", record && !self->editing);
}

static void
show_record (HkCheckPage *self)
{
  const LsNeededRecord *needed = get_needed (self);
  const LsRecord *record = needed ? find (self, needed) : NULL;
  g_autofree char *place = needed ? make_place (needed) : NULL;
  g_autofree char *subtitle = NULL;

  if (!record)
    {
      show_done (self);
      return;
    }
  /* Translators: how far the comparison with the box has come */
  subtitle = g_strdup_printf (_("%u of %u"), self->at + 1, self->needed->len);
  g_settings_set_string (self->settings, "workshop-check", place);
  adw_window_title_set_subtitle (self->title, subtitle);
  gtk_progress_bar_set_fraction (self->progress, (double) self->at / self->needed->len);
  gtk_label_set_text (self->name, record->name);
  gtk_label_set_text (self->place, hk_kind_place (record->kind));
  gtk_widget_set_visible (GTK_WIDGET (self->problem), FALSE);
  show_form (self, record);
  update_buttons (self);
  gtk_stack_set_visible_child_name (self->stack, "record");
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->window), 0);
}

static void
workshop_changed_cb (HkCheckPage *self)
{
  if (self->setting)
    update_buttons (self);
  else
    show_record (self);
}

/* --- Going on --- */

static void
go (HkCheckPage *self,
    int          step)
{
  if (step < 0 && self->at == 0)
    return;
  self->at = MIN (self->at + (guint) step, self->needed->len);
  self->editing = FALSE;
  show_record (self);
  if (get_needed (self))
    gtk_widget_grab_focus (GTK_WIDGET (self->confirm));
}

static void
confirm_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  HkCheckPage *self = HK_CHECK_PAGE (widget);
  const LsNeededRecord *needed = get_needed (self);
  const LsRecord *record = needed ? find (self, needed) : NULL;
  gboolean checked = record && hk_record_is_checked (record);

  if (!record)
    return;
  self->setting = TRUE;
  checked = checked || hk_workshop_confirm (self->workshop, needed->kind, needed->key);
  self->setting = FALSE;
  if (checked)
    go (self, 1);
}

static void
skip_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  if (get_needed (HK_CHECK_PAGE (widget)))
    go (HK_CHECK_PAGE (widget), 1);
}

static void
before_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  go (HK_CHECK_PAGE (widget), -1);
}

/* A board has an editor of its own; all else is edited where it stands. */
static void
differs_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  HkCheckPage *self = HK_CHECK_PAGE (widget);
  const LsNeededRecord *needed = get_needed (self);

  if (!needed)
    return;
  if (needed->kind == LS_KIND_BOARDS)
    {
      gtk_widget_activate_action (widget, "win.record", "(ss)", ls_kinds[needed->kind].id, needed->key);
      return;
    }
  self->editing = TRUE;
  show_record (self);
  gtk_widget_child_focus (self->shown, GTK_DIR_TAB_FORWARD);
}

/* --- The widget --- */

static gboolean
hk_check_page_grab_focus (GtkWidget *widget)
{
  HkCheckPage *self = HK_CHECK_PAGE (widget);

  return gtk_widget_grab_focus (get_needed (self) ? GTK_WIDGET (self->confirm) : self->back);
}

static void
hk_check_page_dispose (GObject *object)
{
  HkCheckPage *self = HK_CHECK_PAGE (object);

  g_clear_object (&self->workshop);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (hk_check_page_parent_class)->dispose (object);
}

static void
hk_check_page_finalize (GObject *object)
{
  g_array_unref (HK_CHECK_PAGE (object)->needed);
  G_OBJECT_CLASS (hk_check_page_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/check-page.ui");
  gtk_widget_class_bind_template_child (widget_class, HkCheckPage, title);
  gtk_widget_class_bind_template_child (widget_class, HkCheckPage, progress);
  gtk_widget_class_bind_template_child (widget_class, HkCheckPage, stack);
  gtk_widget_class_bind_template_child (widget_class, HkCheckPage, window);
  gtk_widget_class_bind_template_child (widget_class, HkCheckPage, clamp);
  gtk_widget_class_bind_template_child (widget_class, HkCheckPage, content);
  gtk_widget_class_bind_template_child (widget_class, HkCheckPage, name);
  gtk_widget_class_bind_template_child (widget_class, HkCheckPage, place);
  gtk_widget_class_bind_template_child (widget_class, HkCheckPage, problem);
  gtk_widget_class_bind_template_child (widget_class, HkCheckPage, confirm);
  gtk_widget_class_bind_template_child (widget_class, HkCheckPage, done);
  gtk_widget_class_bind_template_child (widget_class, HkCheckPage, back);
}

static void
hk_check_page_class_init (HkCheckPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_check_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = hk_check_page_finalize;
  widget_class->focus = hk_focus_child;
  widget_class->grab_focus = hk_check_page_grab_focus;
  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "check.confirm", NULL, confirm_cb);
  gtk_widget_class_install_action (widget_class, "check.skip", NULL, skip_cb);
  gtk_widget_class_install_action (widget_class, "check.differs", NULL, differs_cb);
  gtk_widget_class_install_action (widget_class, "check.before", NULL, before_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, 0, "check.confirm", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, 0, "check.confirm", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_d, 0, "check.differs", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_s, 0, "check.skip", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_BackSpace, 0, "check.before", NULL);
}

static void
hk_check_page_init (HkCheckPage *self)
{
  self->needed = g_array_new (FALSE, FALSE, sizeof (LsNeededRecord));
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
hk_check_page_new (HkWorkshop *workshop,
                   GSettings  *settings)
{
  HkCheckPage *self = g_object_new (HK_TYPE_CHECK_PAGE, NULL);

  self->workshop = g_object_ref (workshop);
  self->settings = g_object_ref (settings);
  collect (self);
  resume (self);
  g_signal_connect_object (workshop, "changed", G_CALLBACK (workshop_changed_cb), self, G_CONNECT_SWAPPED);
  show_record (self);
  return GTK_WIDGET (self);
}
