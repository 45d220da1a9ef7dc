/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workshop-actions.h"

#include <glib/gi18n.h>

#include "board-editor.h"
#include "check-page.h"
#include "corrections.h"
#include "import-page.h"
#include "record-page.h"
#include "workshop-page.h"

static HkWorkshop *
get_workshop (void)
{
  return hk_application_get_workshop (hk_application_get ());
}

/* What the workshop says reaches the window from when it was first opened on. */
static HkWorkshop *
open_workshop (HkWindow *window)
{
  HkWorkshop *workshop = get_workshop ();

  if (!g_signal_handler_find (workshop, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, hk_window_refuse, NULL))
    {
      g_signal_connect_object (workshop, "refused", G_CALLBACK (hk_window_refuse), window, G_CONNECT_SWAPPED);
      g_signal_connect_object (workshop, "changed", G_CALLBACK (hk_window_update_actions), window, G_CONNECT_SWAPPED);
    }
  return workshop;
}

gboolean
hk_workshop_is_page (GtkWidget *page)
{
  return page
         && (HK_IS_WORKSHOP_PAGE (page) || HK_IS_RECORD_PAGE (page) || HK_IS_BOARD_EDITOR (page) || HK_IS_CHECK_PAGE (page)
             || HK_IS_IMPORT_PAGE (page));
}

/* What was undone in the workshop is done again by doing it again; only strokes can be redone. */
gboolean
hk_workshop_can_step (GtkWidget *page,
                      int        step)
{
  if (HK_IS_BOARD_EDITOR (page))
    return hk_board_editor_can_step (HK_BOARD_EDITOR (page), step);
  return step < 0 && hk_workshop_can_undo (get_workshop ());
}

void
hk_workshop_step (GtkWidget *page,
                  int        step)
{
  if (HK_IS_BOARD_EDITOR (page))
    hk_board_editor_step (HK_BOARD_EDITOR (page), step);
  else
    hk_workshop_undo (get_workshop ());
}

/* --- Actions --- */

static void
workshop_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  hk_window_push (data, hk_workshop_page_new (open_workshop (data), hk_application_get_settings (hk_application_get ())));
}

/* The kind and the key of a record. */
static void
record_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  const char *id, *key;
  int kind;

  g_variant_get (parameter, "(&s&s)", &id, &key);
  kind = ls_kind_from_id (id);
  if (kind < 0 || !ls_workshop_find (hk_workshop_look (open_workshop (data)), kind, key))
    return;
  hk_window_push (data, kind == LS_KIND_BOARDS ? hk_board_editor_new (open_workshop (data), key)
                                               : hk_record_page_new (open_workshop (data), kind, key));
}

static void
check_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  hk_window_push (data, hk_check_page_new (open_workshop (data), hk_application_get_settings (hk_application_get ())));
}

static void
undo_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  hk_workshop_undo (get_workshop ());
}

static void
export_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  hk_corrections_export (data, open_workshop (data));
}

static void
import_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  hk_corrections_import (data, open_workshop (data));
}

static const GActionEntry entries[] = {
  { .name = "workshop", .activate = workshop_cb },
  { .name = "record", .activate = record_cb, .parameter_type = "(ss)" },
  { .name = "check", .activate = check_cb },
  { .name = "workshop-undo", .activate = undo_cb },
  { .name = "export-corrections", .activate = export_cb },
  { .name = "import-corrections", .activate = import_cb },
};

void
hk_workshop_add_actions (HkWindow *window)
{
  g_action_map_add_action_entries (G_ACTION_MAP (window), entries, G_N_ELEMENTS (entries), window);
}

void
hk_workshop_update_actions (HkWindow *window)
{
  GtkWidget *page = hk_window_get_page (window);
  gboolean open = page && !hk_workshop_is_page (page);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (window), "workshop")), open);
}
