/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "script-panel.h"

struct _HkScriptPanel
{
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (HkScriptPanel, hk_script_panel, ADW_TYPE_BIN)

static void
hk_script_panel_class_init (HkScriptPanelClass *klass)
{
}

static void
hk_script_panel_init (HkScriptPanel *self)
{
}

GtkWidget *
hk_script_panel_new (void)
{
  return g_object_new (HK_TYPE_SCRIPT_PANEL, NULL);
}
