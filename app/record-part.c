/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record-part.h"

typedef struct
{
  JsonNode *record; /* the form's */
  gboolean  editable;
  gboolean  showing; /* what changes now was changed by us */
} HkRecordPartPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (HkRecordPart, hk_record_part, ADW_TYPE_BIN)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static HkRecordPartPrivate *
get_private (HkRecordPart *self)
{
  return hk_record_part_get_instance_private (self);
}

static void
hk_record_part_dispose (GObject *object)
{
  g_clear_pointer (&get_private (HK_RECORD_PART (object))->record, json_node_unref);
  G_OBJECT_CLASS (hk_record_part_parent_class)->dispose (object);
}

static void
hk_record_part_class_init (HkRecordPartClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_record_part_dispose;
  signals[CHANGED] = g_signal_new ("changed", HK_TYPE_RECORD_PART, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                   0);
}

static void
hk_record_part_init (HkRecordPart *self)
{
}

void
hk_record_part_show (HkRecordPart *self,
                     JsonNode     *record,
                     gboolean      editable)
{
  HkRecordPartPrivate *private = get_private (self);

  json_node_ref (record);
  g_clear_pointer (&private->record, json_node_unref);
  private->record = record;
  private->editable = editable;
  private->showing = TRUE;
  HK_RECORD_PART_GET_CLASS (self)->update (self, record, editable);
  private->showing = FALSE;
}

JsonNode *
hk_record_part_get_record (HkRecordPart *self)
{
  return get_private (self)->record;
}

/* Not while it is being shown: widgets tell of every new value, whoever set it. */
gboolean
hk_record_part_is_editable (HkRecordPart *self)
{
  return get_private (self)->editable && !get_private (self)->showing;
}

void
hk_record_part_changed (HkRecordPart *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}
