/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record-page.h"

#include "focus.h"
#include "record-form.h"
#include "record-head.h"

struct _HkRecordPage
{
  AdwBin          parent_instance;

  /* template widgets */
  AdwWindowTitle *title;
  GtkBox         *content;
  HkRecordHead   *head;

  /* borrowed */
  GtkWidget      *form;

  /* owned */
  HkWorkshop     *workshop;
  char           *key;

  LsKind          kind;
  gboolean        setting; /* the change that is told is our own */
};

G_DEFINE_FINAL_TYPE (HkRecordPage, hk_record_page, ADW_TYPE_BIN)

static const LsRecord *
get_record (HkRecordPage *self)
{
  return ls_workshop_find (hk_workshop_look (self->workshop), self->kind, self->key);
}

static guint
get_index (HkRecordPage *self)
{
  LsWorkshop *records = hk_workshop_look (self->workshop);
  guint i = 0;

  while (i < ls_workshop_count (records, self->kind)
         && g_strcmp0 (ls_workshop_get (records, self->kind, i)->key, self->key) != 0)
    i++;
  return i;
}

static void
update (HkRecordPage *self)
{
  const LsRecord *record = get_record (self);
  guint i = get_index (self);

  if (!record) /* one of the players' own, and they have gone back */
    return;
  adw_window_title_set_title (self->title, record->name);
  adw_window_title_set_subtitle (self->title, ls_kind_name (self->kind));
  hk_record_head_set (self->head, self->workshop, self->kind, self->key);
  hk_record_form_set (HK_RECORD_FORM (self->form), record->current, TRUE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "record.before", i > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "record.after",
                                 i + 1 < ls_workshop_count (hk_workshop_look (self->workshop), self->kind));
}

/* Our own change is in the form already: showing it again would take the focus out of it. */
static void
workshop_changed_cb (HkRecordPage *self)
{
  if (self->setting)
    hk_record_head_update (self->head);
  else
    update (self);
}

static void
form_changed_cb (HkRecordPage *self)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("last-spell");

  self->setting = TRUE;
  if (!hk_workshop_set (self->workshop, self->kind, hk_record_form_get (HK_RECORD_FORM (self->form)), problems))
    hk_record_head_show_problem (self->head, automa_problems_get (problems, 0));
  self->setting = FALSE;
}

/* --- To the neighbours --- */

static void
go (HkRecordPage *self,
    int           step)
{
  const LsRecord *other = ls_workshop_get (hk_workshop_look (self->workshop), self->kind, get_index (self) + (guint) step);

  g_free (self->key);
  self->key = g_strdup (other->key);
  update (self);
}

static void
before_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  go (HK_RECORD_PAGE (widget), -1);
}

static void
after_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  go (HK_RECORD_PAGE (widget), 1);
}

/* --- The widget --- */

static gboolean
hk_record_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_child_focus (GTK_WIDGET (HK_RECORD_PAGE (widget)->head), GTK_DIR_TAB_FORWARD);
}

static void
hk_record_page_dispose (GObject *object)
{
  g_clear_object (&HK_RECORD_PAGE (object)->workshop);
  G_OBJECT_CLASS (hk_record_page_parent_class)->dispose (object);
}

static void
hk_record_page_finalize (GObject *object)
{
  g_free (HK_RECORD_PAGE (object)->key);
  G_OBJECT_CLASS (hk_record_page_parent_class)->finalize (object);
}

static void
hk_record_page_class_init (HkRecordPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_record_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = hk_record_page_finalize;
  widget_class->focus = hk_focus_child;
  widget_class->grab_focus = hk_record_page_grab_focus;
  g_type_ensure (HK_TYPE_RECORD_HEAD);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/record-page.ui");
  gtk_widget_class_bind_template_child (widget_class, HkRecordPage, title);
  gtk_widget_class_bind_template_child (widget_class, HkRecordPage, content);
  gtk_widget_class_bind_template_child (widget_class, HkRecordPage, head);
  gtk_widget_class_install_action (widget_class, "record.before", NULL, before_cb);
  gtk_widget_class_install_action (widget_class, "record.after", NULL, after_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Up, 0, "record.before", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Down, 0, "record.after", NULL);
}

static void
hk_record_page_init (HkRecordPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
hk_record_page_new (HkWorkshop *workshop,
                    LsKind      kind,
                    const char *key)
{
  HkRecordPage *self = g_object_new (HK_TYPE_RECORD_PAGE, NULL);

  self->workshop = g_object_ref (workshop);
  self->kind = kind;
  self->key = g_strdup (key);
  self->form = hk_record_form_new (kind);
  gtk_box_append (self->content, self->form);
  g_signal_connect_object (self->form, "changed", G_CALLBACK (form_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (workshop, "changed", G_CALLBACK (workshop_changed_cb), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
