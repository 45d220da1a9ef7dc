/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board-editor.h"

#include <string.h>
#include <glib/gi18n.h>

#include "board-canvas.h"
#include "board-draft-text.h"
#include "board-findings.h"
#include "board-palette.h"
#include "board-tryout.h"
#include "focus.h"
#include "number-row.h"
#include "record-head.h"
#include "side-layout.h"
#include "window.h"

#define REST_MSEC 400 /* after the last stroke, before it is written */

struct _HkBoardEditor
{
  AdwBin           parent_instance;

  /* template widgets */
  AdwWindowTitle  *title;
  GtkWidget       *sides;
  HkBoardCanvas   *canvas;
  HkBoardPalette  *palette;
  HkBoardFindings *findings;
  HkBoardTryout   *tryout;
  HkRecordHead    *head;
  HkNumberRow     *width;
  HkNumberRow     *height;

  /* owned */
  HkWorkshop      *workshop;
  char            *key;
  HkDraftHistory   history;
  HkBoardDraft    *draft; /* while a stroke is drawn: what it has made so far */

  HkStroke         stroke;
  guint            rest;    /* source that writes */
  guint            checking; /* source that checks */
  gboolean         unkept;  /* the last strokes make no board */
  gboolean         setting; /* the change that is told is our own */
};

G_DEFINE_FINAL_TYPE (HkBoardEditor, hk_board_editor, ADW_TYPE_BIN)

static const LsRecord *
get_record (HkBoardEditor *self)
{
  return ls_workshop_find (hk_workshop_look (self->workshop), LS_KIND_BOARDS, self->key);
}

/* --- Showing --- */

/* The checks go by what the engine's reader makes of it. */
static void
check (HkBoardEditor *self)
{
  const LsRecord *record = get_record (self);
  g_autoptr (JsonNode) node = hk_board_draft_write (hk_draft_history_now (&self->history), record->current);
  g_autoptr (LsBoard) board = hk_board_findings_check (self->findings, node);

  hk_board_tryout_set_board (self->tryout, ls_workshop_pack (hk_workshop_look (self->workshop)), board);
}

static gboolean
check_cb (gpointer data)
{
  HkBoardEditor *self = data;

  self->checking = 0;
  check (self);
  return G_SOURCE_REMOVE;
}

/* After the frame: the hand should not wait for it. */
static void
check_later (HkBoardEditor *self)
{
  if (self->checking == 0)
    self->checking = g_idle_add_full (G_PRIORITY_LOW, check_cb, self, NULL);
}

static void
update (HkBoardEditor *self)
{
  const HkBoardDraft *draft = hk_draft_history_now (&self->history);
  const LsRecord *record = get_record (self);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  adw_window_title_set_title (self->title, record->name);
  adw_window_title_set_subtitle (self->title, ls_kind_name (LS_KIND_BOARDS));
  hk_board_canvas_set_draft (self->canvas, draft);
  hk_board_canvas_set_marked (self->canvas, NULL);
  hk_board_palette_show (self->palette, draft);
  hk_number_row_set_value (self->width, (int) draft->width);
  hk_number_row_set_value (self->height, (int) draft->height);
  check_later (self);
  if (HK_IS_WINDOW (root))
    hk_window_update_actions (HK_WINDOW (root));
}

/* --- Keeping --- */

/* A page that is on its way out tells by a toast why its last strokes are not kept. */
static void
save (HkBoardEditor *self,
      gboolean       leaving)
{
  const LsRecord *record = get_record (self);
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (AutomaProblems) problems = automa_problems_new ("boards");

  g_clear_handle_id (&self->rest, g_source_remove);
  if (!record)
    return;
  node = hk_board_draft_write (hk_draft_history_now (&self->history), record->current);
  if (automa_record_same (node, record->current))
    return;
  self->setting = TRUE;
  self->unkept = FALSE;
  if (!hk_workshop_set (self->workshop, LS_KIND_BOARDS, node, leaving ? NULL : problems) && !leaving)
    {
      hk_record_head_show_problem (self->head, automa_problems_get (problems, 0));
      self->unkept = TRUE;
    }
  self->setting = FALSE;
}

static gboolean
rest_cb (gpointer data)
{
  HkBoardEditor *self = data;

  self->rest = 0;
  save (self, FALSE);
  return G_SOURCE_REMOVE;
}

static void
push (HkBoardEditor      *self,
      const HkBoardDraft *draft)
{
  hk_draft_history_push (&self->history, draft);
  update (self);
  g_clear_handle_id (&self->rest, g_source_remove);
  self->rest = g_timeout_add (REST_MSEC, rest_cb, self);
}

static void
workshop_changed_cb (HkBoardEditor *self)
{
  const LsRecord *record = get_record (self);
  HkBoardDraft draft;

  hk_record_head_update (self->head);
  if (self->setting || !record || !hk_board_draft_read (&draft, record->current))
    return;
  g_clear_handle_id (&self->rest, g_source_remove); /* somebody else has the last word */
  hk_draft_history_push (&self->history, &draft);
  update (self);
}

gboolean
hk_board_editor_can_step (HkBoardEditor *self,
                          int            step)
{
  return hk_draft_history_can_step (&self->history, step);
}

void
hk_board_editor_step (HkBoardEditor *self,
                      int            step)
{
  hk_draft_history_step (&self->history, step);
  update (self);
  g_clear_handle_id (&self->rest, g_source_remove);
  self->rest = g_timeout_add (REST_MSEC, rest_cb, self);
}

/* --- Strokes --- */

static void
stroke_cb (HkBoardEditor *self,
           guint          phase,
           guint          spot)
{
  const HkBoardDraft *before = hk_draft_history_now (&self->history);

  if (hk_board_tryout_is_on (self->tryout))
    {
      if (phase != HK_STROKE_END)
        hk_board_tryout_drop (self->tryout, (LsSpot) spot);
      return;
    }
  if (phase == HK_STROKE_BEGIN)
    {
      hk_board_palette_get (self->palette, &self->stroke);
      hk_stroke_begin (&self->stroke, before, self->draft, (LsSpot) spot);
    }
  else if (phase == HK_STROKE_MOVE)
    hk_stroke_move (&self->stroke, before, self->draft, (LsSpot) spot);
  else
    {
      hk_stroke_end (&self->stroke);
      push (self, self->draft);
      return;
    }
  hk_board_canvas_set_draft (self->canvas, self->draft);
}

static void
cursor_cb (HkBoardEditor *self,
           guint          spot)
{
  g_autofree char *text = hk_draft_spot_text (hk_draft_history_now (&self->history), (LsSpot) spot);

  hk_board_canvas_set_text (self->canvas, text);
}

static void
layer_cb (HkBoardEditor *self,
          guint          layer)
{
  hk_board_canvas_set_layer (self->canvas, layer);
}

static void
town_cb (HkBoardEditor *self,
         guint          sector,
         gboolean       in_town)
{
  *self->draft = *hk_draft_history_now (&self->history);
  self->draft->town[sector & 127] = in_town;
  push (self, self->draft);
}

static void
size_cb (HkBoardEditor *self)
{
  *self->draft = *hk_draft_history_now (&self->history);
  hk_board_draft_resize (self->draft, (guint) hk_number_row_get_value (self->width),
                         (guint) hk_number_row_get_value (self->height));
  push (self, self->draft);
}

static void
show_spots_cb (HkBoardEditor *self,
               GArray        *spots)
{
  hk_board_canvas_set_marked (self->canvas, spots);
}

static void
show_path_cb (HkBoardEditor *self,
              GArray        *path)
{
  hk_board_canvas_set_path (self->canvas, path);
}

/* --- Actions --- */

static void
mirror (HkBoardEditor *self,
        gboolean       to_south)
{
  HkStroke stroke;

  hk_board_palette_get (self->palette, &stroke);
  *self->draft = *hk_draft_history_now (&self->history);
  hk_board_draft_mirror (self->draft, stroke.layer, to_south);
  push (self, self->draft);
}

static void
mirror_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  mirror (HK_BOARD_EDITOR (widget), strcmp (name, "editor.mirror-south") == 0);
}

static void
zoom_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  hk_board_canvas_zoom (HK_BOARD_EDITOR (widget)->canvas, strcmp (name, "editor.zoom-in") == 0    ? 1
                                                          : strcmp (name, "editor.zoom-out") == 0 ? -1
                                                                                                  : 0);
}

static void
layer_action_cb (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  hk_board_palette_set_layer (HK_BOARD_EDITOR (widget)->palette, g_variant_get_uint32 (parameter));
}

static void
tool_action_cb (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  hk_board_palette_set_tool (HK_BOARD_EDITOR (widget)->palette, g_variant_get_uint32 (parameter));
}

static void
add_keys (GtkWidgetClass *widget_class)
{
  static const guint tools[HK_N_TOOLS] = { GDK_KEY_b, GDK_KEY_r, GDK_KEY_f, GDK_KEY_e };

  for (guint layer = 0; layer < HK_N_LAYERS; layer++)
    gtk_widget_class_add_binding_action (widget_class, GDK_KEY_1 + layer, 0, "editor.layer", "u", layer);
  for (guint tool = 0; tool < HK_N_TOOLS; tool++)
    gtk_widget_class_add_binding_action (widget_class, tools[tool], 0, "editor.tool", "u", tool);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_plus, 0, "editor.zoom-in", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_minus, 0, "editor.zoom-out", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_0, 0, "editor.zoom-fit", NULL);
}

/* --- The widget --- */

static gboolean
hk_board_editor_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (HK_BOARD_EDITOR (widget)->canvas));
}

/* The page goes: what was painted a moment ago is kept, and what cannot be kept is said. */
static void
hk_board_editor_unroot (GtkWidget *widget)
{
  HkBoardEditor *self = HK_BOARD_EDITOR (widget);

  if (self->rest || self->unkept)
    save (self, TRUE);
  GTK_WIDGET_CLASS (hk_board_editor_parent_class)->unroot (widget);
}

static void
hk_board_editor_dispose (GObject *object)
{
  HkBoardEditor *self = HK_BOARD_EDITOR (object);

  g_clear_handle_id (&self->rest, g_source_remove);
  g_clear_handle_id (&self->checking, g_source_remove);
  g_clear_object (&self->workshop);
  G_OBJECT_CLASS (hk_board_editor_parent_class)->dispose (object);
}

static void
hk_board_editor_finalize (GObject *object)
{
  HkBoardEditor *self = HK_BOARD_EDITOR (object);

  g_free (self->key);
  g_free (self->draft);
  hk_draft_history_clear (&self->history);
  G_OBJECT_CLASS (hk_board_editor_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/board-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, HkBoardEditor, title);
  gtk_widget_class_bind_template_child (widget_class, HkBoardEditor, sides);
  gtk_widget_class_bind_template_child (widget_class, HkBoardEditor, canvas);
  gtk_widget_class_bind_template_child (widget_class, HkBoardEditor, palette);
  gtk_widget_class_bind_template_child (widget_class, HkBoardEditor, findings);
  gtk_widget_class_bind_template_child (widget_class, HkBoardEditor, tryout);
  gtk_widget_class_bind_template_child (widget_class, HkBoardEditor, head);
  gtk_widget_class_bind_template_child (widget_class, HkBoardEditor, width);
  gtk_widget_class_bind_template_child (widget_class, HkBoardEditor, height);
  gtk_widget_class_bind_template_callback (widget_class, stroke_cb);
  gtk_widget_class_bind_template_callback (widget_class, cursor_cb);
  gtk_widget_class_bind_template_callback (widget_class, layer_cb);
  gtk_widget_class_bind_template_callback (widget_class, town_cb);
  gtk_widget_class_bind_template_callback (widget_class, size_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_spots_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_path_cb);
}

static void
hk_board_editor_class_init (HkBoardEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_board_editor_dispose;
  G_OBJECT_CLASS (klass)->finalize = hk_board_editor_finalize;
  widget_class->focus = hk_focus_child;
  widget_class->grab_focus = hk_board_editor_grab_focus;
  widget_class->unroot = hk_board_editor_unroot;
  g_type_ensure (HK_TYPE_BOARD_CANVAS);
  g_type_ensure (HK_TYPE_BOARD_PALETTE);
  g_type_ensure (HK_TYPE_BOARD_FINDINGS);
  g_type_ensure (HK_TYPE_BOARD_TRYOUT);
  g_type_ensure (HK_TYPE_RECORD_HEAD);
  g_type_ensure (HK_TYPE_NUMBER_ROW);
  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "editor.mirror-east", NULL, mirror_cb);
  gtk_widget_class_install_action (widget_class, "editor.mirror-south", NULL, mirror_cb);
  gtk_widget_class_install_action (widget_class, "editor.zoom-in", NULL, zoom_cb);
  gtk_widget_class_install_action (widget_class, "editor.zoom-out", NULL, zoom_cb);
  gtk_widget_class_install_action (widget_class, "editor.zoom-fit", NULL, zoom_cb);
  gtk_widget_class_install_action (widget_class, "editor.layer", "u", layer_action_cb);
  gtk_widget_class_install_action (widget_class, "editor.tool", "u", tool_action_cb);
  add_keys (widget_class);
}

static void
hk_board_editor_init (HkBoardEditor *self)
{
  self->draft = g_new0 (HkBoardDraft, 1);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->sides, hk_side_layout_new ()); /* a box only keeps them */
  hk_number_row_set_range (self->width, 2, LS_MAX_SIDE);
  hk_number_row_set_range (self->height, 2, LS_MAX_SIDE);
}

GtkWidget *
hk_board_editor_new (HkWorkshop *workshop,
                     const char *key)
{
  HkBoardEditor *self = g_object_new (HK_TYPE_BOARD_EDITOR, NULL);
  const LsRecord *record;

  self->workshop = g_object_ref (workshop);
  self->key = g_strdup (key);
  record = get_record (self);
  hk_board_draft_read (self->draft, record->current);
  hk_draft_history_init (&self->history, self->draft);
  hk_record_head_set (self->head, workshop, LS_KIND_BOARDS, key);
  g_signal_connect_object (workshop, "changed", G_CALLBACK (workshop_changed_cb), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
