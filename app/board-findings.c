/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board-findings.h"

#include <glib/gi18n.h>

#include "labels.h"
#include "last-spell/board-check.h"
#include "last-spell/board-json.h"

#define MOST 30 /* rows: more than people look at */

struct _HkBoardFindings
{
  AdwBin     parent_instance;

  /* borrowed */
  GtkWidget *list;

  /* owned */
  GPtrArray *findings; /* LsFinding, a row each; empty while the board cannot be read */
};

G_DEFINE_FINAL_TYPE (HkBoardFindings, hk_board_findings, ADW_TYPE_BIN)

enum { SHOW_SPOTS, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
activated_cb (HkBoardFindings *self,
              GtkListBoxRow   *row)
{
  guint i = (guint) gtk_list_box_row_get_index (row);
  const LsFinding *finding = i < self->findings->len ? g_ptr_array_index (self->findings, i) : NULL;

  g_signal_emit (self, signals[SHOW_SPOTS], 0, finding ? finding->spots : NULL);
}

static void
add_row (HkBoardFindings *self,
         const char      *text,
         const char      *icon,
         gboolean         activatable)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *image = gtk_image_new_from_icon_name (icon);
  g_autofree char *title = g_markup_escape_text (text, -1);

  gtk_accessible_update_state (GTK_ACCESSIBLE (image), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), image);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), activatable);
  gtk_list_box_append (GTK_LIST_BOX (self->list), row);
}

static void
clear (HkBoardFindings *self)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (self->list)))
    gtk_list_box_remove (GTK_LIST_BOX (self->list), row);
  g_clear_pointer (&self->findings, g_ptr_array_unref);
}

static void
hk_board_findings_finalize (GObject *object)
{
  g_clear_pointer (&HK_BOARD_FINDINGS (object)->findings, g_ptr_array_unref);
  G_OBJECT_CLASS (hk_board_findings_parent_class)->finalize (object);
}

static void
hk_board_findings_class_init (HkBoardFindingsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_board_findings_finalize;
  signals[SHOW_SPOTS] = g_signal_new ("show-spots", HK_TYPE_BOARD_FINDINGS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
hk_board_findings_init (HkBoardFindings *self)
{
  self->findings = g_ptr_array_new ();
  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (self->list, "boxed-list");
  g_signal_connect_object (self->list, "row-activated", G_CALLBACK (activated_cb), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (self), self->list);
}

static void
show_problems (HkBoardFindings *self,
               AutomaProblems  *problems)
{
  self->findings = g_ptr_array_new ();
  for (guint i = 0; i < MIN (automa_problems_count (problems), MOST); i++)
    add_row (self, automa_problems_get (problems, i), "dialog-error-symbolic", FALSE);
}

static void
show_findings (HkBoardFindings *self,
               const LsBoard   *board)
{
  self->findings = ls_board_findings (board);
  if (self->findings->len == 0)
    add_row (self, _("Nothing looks wrong"), "object-select-symbolic", FALSE);
  for (guint i = 0; i < MIN (self->findings->len, MOST); i++)
    {
      const LsFinding *finding = g_ptr_array_index (self->findings, i);
      g_autofree char *text = ls_finding_text (finding);

      add_row (self, text, "dialog-warning-symbolic", finding->spots->len > 0);
    }
}

LsBoard *
hk_board_findings_check (HkBoardFindings *self,
                         JsonNode        *record)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new (_("Board"));
  AutomaPlace place;
  LsBoard *board;

  automa_place_root (&place, record, problems);
  board = ls_board_read (&place);
  clear (self);
  if (board)
    show_findings (self, board);
  else
    show_problems (self, problems);
  return board;
}
