/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record-form.h"

#include "record-fields.h"
#include "record-json.h"
#include "record-part.h"

#define MOST_PARTS 2

struct _HkRecordForm
{
  AdwBin     parent_instance;

  /* borrowed */
  GtkWidget *box;
  GtkWidget *parts[MOST_PARTS];

  /* owned */
  JsonNode  *record;

  guint      n_parts;
  LsKind     kind;
  gboolean   editable;
};

G_DEFINE_FINAL_TYPE (HkRecordForm, hk_record_form, ADW_TYPE_BIN)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
show_parts (HkRecordForm *self)
{
  for (guint i = 0; i < self->n_parts; i++)
    hk_record_part_show (HK_RECORD_PART (self->parts[i]), self->record, self->editable);
}

/* What one part has written, the others show too. */
static void
changed_cb (HkRecordForm *self)
{
  hk_record_mend (self->kind, self->record);
  show_parts (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
add_part (HkRecordForm *self,
          GtkWidget    *part)
{
  g_return_if_fail (self->n_parts < MOST_PARTS);

  self->parts[self->n_parts++] = part;
  gtk_box_append (GTK_BOX (self->box), part);
  g_signal_connect_object (part, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
}

static void
hk_record_form_finalize (GObject *object)
{
  g_clear_pointer (&HK_RECORD_FORM (object)->record, json_node_unref);
  G_OBJECT_CLASS (hk_record_form_parent_class)->finalize (object);
}

static void
hk_record_form_class_init (HkRecordFormClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_record_form_finalize;
  signals[CHANGED] = g_signal_new ("changed", HK_TYPE_RECORD_FORM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                   0);
}

static void
hk_record_form_init (HkRecordForm *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  adw_bin_set_child (ADW_BIN (self), self->box);
}

GtkWidget *
hk_record_form_new (LsKind kind)
{
  HkRecordForm *self = g_object_new (HK_TYPE_RECORD_FORM, NULL);

  self->kind = kind;
  if (kind == LS_KIND_SPAWN_CARDS)
    add_part (self, hk_card_part_new ());
  else if (kind == LS_KIND_DIRECTION_CARDS)
    add_part (self, hk_direction_part_new ());
  else if (kind == LS_KIND_CETUSIA_CARDS)
    add_part (self, hk_cetusia_part_new ());
  else if (kind == LS_KIND_SCENARIOS)
    add_part (self, hk_town_part_new ());
  if (hk_record_fields (kind))
    add_part (self, hk_fields_part_new (kind));
  return GTK_WIDGET (self);
}

void
hk_record_form_set (HkRecordForm *self,
                    JsonNode     *record,
                    gboolean      editable)
{
  JsonNode *copy = hk_record_copy (record);

  g_clear_pointer (&self->record, json_node_unref);
  self->record = copy;
  self->editable = editable;
  show_parts (self);
}

JsonNode *
hk_record_form_get (HkRecordForm *self)
{
  return self->record;
}
