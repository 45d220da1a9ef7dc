/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board-palette.h"

#include <string.h>
#include <glib/gi18n.h>

#include "labels.h"

#define MOST_BRUSHES 70

struct _HkBoardPalette
{
  AdwBin       parent_instance;

  /* borrowed */
  GtkWidget   *layers[HK_N_LAYERS];
  GtkWidget   *tools[HK_N_TOOLS];
  GtkWidget   *brushes; /* the box with those of the layer */
  GtkWidget   *hint;
  GtkWidget   *town;    /* the row of the switch, for sectors */
  GtkWidget   *in_town;

  GtkWidget   *toggles[MOST_BRUSHES]; /* in that box */
  guint        values[MOST_BRUSHES];
  guint        n_brushes;

  HkBoardLayer layer;
  HkBoardTool  tool;
  guint        chosen[HK_N_LAYERS];  /* the value of the layer's brush: a letter or a number */
  char         sectors[MOST_BRUSHES]; /* as their buttons were made; ends with 0 */
  gboolean     towns[128];
  gboolean     setting;
};

G_DEFINE_FINAL_TYPE (HkBoardPalette, hk_board_palette, ADW_TYPE_BIN)

enum { LAYER_CHANGED, TOWN_CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static const char *const layer_names[HK_N_LAYERS] = {
  [HK_LAYER_TERRAIN] = N_("Terrain"), [HK_LAYER_SECTORS] = N_("Sectors"), [HK_LAYER_ARROWS] = N_("Arrows"),
  [HK_LAYER_MIST] = N_("Mist"),       [HK_LAYER_SLOTS] = N_("Slots"),     [HK_LAYER_WALLS] = N_("Walls"),
};

static const char *const tool_names[HK_N_TOOLS] = {
  [HK_TOOL_BRUSH] = N_("Brush"),
  [HK_TOOL_RECTANGLE] = N_("Rectangle"),
  [HK_TOOL_FILL] = N_("Fill"),
  [HK_TOOL_ERASE] = N_("Erase"),
};

static const char *const hints[HK_N_LAYERS] = {
  [HK_LAYER_TERRAIN] = N_("What lies on each spot."),
  [HK_LAYER_SECTORS] = N_("A letter names a sector. Those of the town are marked below."),
  [HK_LAYER_ARROWS] = N_("Where a monster on the spot heads for."),
  [HK_LAYER_MIST] = N_("Drag along the town’s outermost line on that side, as far as the mist tile reaches."),
  [HK_LAYER_SLOTS] = N_("Drag from where the first column of a spawn card lies to the last, clockwise around the town."),
  [HK_LAYER_WALLS] = N_("Drag over the spots of a cutout where a wall or gate may stand."),
};

/* --- Brushes --- */

static const struct
{
  char      letter;
  LsTerrain terrain;
} terrains[] = {
  { '.', LS_TERRAIN_GROUND }, { '~', LS_TERRAIN_WATER }, { 'o', LS_TERRAIN_LOW },
  { 't', LS_TERRAIN_TREE },   { '#', LS_TERRAIN_CLIFF }, { '*', LS_TERRAIN_CIRCLE },
};

static void
brush_cb (HkBoardPalette  *self,
          GtkToggleButton *toggle)
{
  if (!gtk_toggle_button_get_active (toggle))
    return;
  for (guint i = 0; i < self->n_brushes; i++)
    if (self->toggles[i] == GTK_WIDGET (toggle))
      self->chosen[self->layer] = self->values[i];
  self->setting = TRUE;
  if (self->layer == HK_LAYER_SECTORS)
    gtk_switch_set_active (GTK_SWITCH (self->in_town), self->towns[self->chosen[self->layer] & 127]);
  self->setting = FALSE;
}

static void
add_brush (HkBoardPalette *self,
           const char     *label,
           guint           value)
{
  GtkWidget *toggle = gtk_toggle_button_new_with_label (label);

  g_return_if_fail (self->n_brushes < MOST_BRUSHES);

  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (toggle),
                               self->n_brushes > 0 ? GTK_TOGGLE_BUTTON (self->toggles[0]) : NULL);
  self->values[self->n_brushes] = value;
  self->toggles[self->n_brushes++] = toggle;
  gtk_widget_add_css_class (toggle, "brush");
  gtk_flow_box_append (GTK_FLOW_BOX (self->brushes), toggle);
  gtk_widget_set_focusable (gtk_widget_get_parent (toggle), FALSE);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), value == self->chosen[self->layer]);
  g_signal_connect_object (toggle, "toggled", G_CALLBACK (brush_cb), self, G_CONNECT_SWAPPED);
}

static void
add_sectors (HkBoardPalette *self)
{
  for (const char *sector = self->sectors; *sector; sector++)
    add_brush (self, (char[]){ *sector, '\0' }, (guint) *sector);
}

static void
make_brushes (HkBoardPalette *self)
{
  static const char *const arrows[] = { "↑", "→", "↓", "←" };
  static const char arrow_letters[] = "^>v<";
  static const LsFacing sides[] = { LS_WEST, LS_NORTH, LS_EAST };
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->brushes)))
    gtk_flow_box_remove (GTK_FLOW_BOX (self->brushes), child);
  self->n_brushes = 0;
  switch (self->layer)
    {
    case HK_LAYER_TERRAIN:
      for (guint i = 0; i < G_N_ELEMENTS (terrains); i++)
        add_brush (self, ls_terrain_word (terrains[i].terrain), (guint) terrains[i].letter);
      break;
    case HK_LAYER_SECTORS:
      add_sectors (self);
      break;
    case HK_LAYER_ARROWS:
      for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
        {
          g_autofree char *label = g_strdup_printf ("%s %s", arrows[i], ls_facing_name (i));

          add_brush (self, label, (guint) arrow_letters[i]);
        }
      break;
    case HK_LAYER_MIST:
      for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
        add_brush (self, ls_facing_name (sides[i]), sides[i]);
      break;
    case HK_LAYER_SLOTS:
      for (guint i = 1; i <= 8; i++)
        {
          g_autofree char *label = g_strdup_printf ("%u", i);

          add_brush (self, label, i);
        }
      break;
    case HK_LAYER_WALLS:
    case HK_N_LAYERS:
    default:
      break;
    }
}

/* --- Layers and tools --- */

static void
update (HkBoardPalette *self)
{
  self->setting = TRUE;
  if (!hk_stroke_has_tool (self->layer, self->tool))
    self->tool = HK_TOOL_BRUSH;
  for (guint tool = 0; tool < HK_N_TOOLS; tool++)
    {
      gtk_widget_set_sensitive (self->tools[tool], hk_stroke_has_tool (self->layer, tool));
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->tools[tool]), tool == self->tool);
    }
  for (guint layer = 0; layer < HK_N_LAYERS; layer++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->layers[layer]), layer == self->layer);
  gtk_label_set_text (GTK_LABEL (self->hint), _(hints[self->layer]));
  gtk_widget_set_visible (self->town, self->layer == HK_LAYER_SECTORS);
  gtk_switch_set_active (GTK_SWITCH (self->in_town), self->towns[self->chosen[HK_LAYER_SECTORS] & 127]);
  self->setting = FALSE;
}

static void
layer_cb (HkBoardPalette  *self,
          GtkToggleButton *toggle)
{
  for (guint layer = 0; layer < HK_N_LAYERS; layer++)
    if (self->layers[layer] == GTK_WIDGET (toggle) && gtk_toggle_button_get_active (toggle) && !self->setting)
      hk_board_palette_set_layer (self, layer);
}

static void
tool_cb (HkBoardPalette  *self,
         GtkToggleButton *toggle)
{
  for (guint tool = 0; tool < HK_N_TOOLS; tool++)
    if (self->tools[tool] == GTK_WIDGET (toggle) && gtk_toggle_button_get_active (toggle) && !self->setting)
      self->tool = tool;
}

static void
town_cb (HkBoardPalette *self)
{
  if (!self->setting)
    g_signal_emit (self, signals[TOWN_CHANGED], 0, self->chosen[HK_LAYER_SECTORS],
                   gtk_switch_get_active (GTK_SWITCH (self->in_town)));
}

void
hk_board_palette_set_layer (HkBoardPalette *self,
                            HkBoardLayer    layer)
{
  self->layer = layer;
  make_brushes (self);
  update (self);
  g_signal_emit (self, signals[LAYER_CHANGED], 0, (guint) layer);
}

void
hk_board_palette_set_tool (HkBoardPalette *self,
                           HkBoardTool     tool)
{
  self->tool = tool;
  update (self);
}

/* --- The widget --- */

static void
hk_board_palette_class_init (HkBoardPaletteClass *klass)
{
  signals[LAYER_CHANGED] = g_signal_new ("layer-changed", HK_TYPE_BOARD_PALETTE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[TOWN_CHANGED] = g_signal_new ("town-changed", HK_TYPE_BOARD_PALETTE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_BOOLEAN);
}

static GtkWidget *
make_flow (guint most)
{
  GtkWidget *flow = gtk_flow_box_new ();

  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (flow), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (flow), most);
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (flow), 3);
  gtk_flow_box_set_row_spacing (GTK_FLOW_BOX (flow), 3);
  return flow;
}

static GtkWidget *
make_toggles (HkBoardPalette    *self,
              GtkWidget        **toggles,
              const char *const *names,
              guint              n,
              GCallback          callback)
{
  guint across = n == HK_N_TOOLS ? 4 : 3;
  GtkWidget *flow = make_flow (across);

  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (flow), TRUE);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (flow), across / 2);
  for (guint i = 0; i < n; i++)
    {
      toggles[i] = gtk_toggle_button_new_with_label (_(names[i]));
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (toggles[i]), i > 0 ? GTK_TOGGLE_BUTTON (toggles[0]) : NULL);
      gtk_widget_add_css_class (toggles[i], "brush");
      gtk_flow_box_append (GTK_FLOW_BOX (flow), toggles[i]);
      gtk_widget_set_focusable (gtk_widget_get_parent (toggles[i]), FALSE);
      g_signal_connect_object (toggles[i], "toggled", callback, self, G_CONNECT_SWAPPED);
    }
  return flow;
}

static GtkWidget *
make_town (HkBoardPalette *self)
{
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *row = adw_action_row_new ();

  self->in_town = gtk_switch_new ();
  gtk_widget_set_valign (self->in_town, GTK_ALIGN_CENTER);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("The sector belongs to the town"));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), self->in_town);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), self->in_town);
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_list_box_append (GTK_LIST_BOX (list), row);
  g_signal_connect_object (self->in_town, "notify::active", G_CALLBACK (town_cb), self, G_CONNECT_SWAPPED);
  return list;
}

static void
hk_board_palette_init (HkBoardPalette *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);

  self->chosen[HK_LAYER_TERRAIN] = '.';
  self->chosen[HK_LAYER_SECTORS] = 'a';
  self->chosen[HK_LAYER_ARROWS] = 'v';
  self->chosen[HK_LAYER_MIST] = LS_WEST;
  self->chosen[HK_LAYER_SLOTS] = 1;
  self->brushes = make_flow (8);
  self->hint = hk_label_new (NULL, "dim-label");
  self->town = make_town (self);
  gtk_box_append (GTK_BOX (box), make_toggles (self, self->layers, layer_names, HK_N_LAYERS, G_CALLBACK (layer_cb)));
  gtk_box_append (GTK_BOX (box), make_toggles (self, self->tools, tool_names, HK_N_TOOLS, G_CALLBACK (tool_cb)));
  gtk_box_append (GTK_BOX (box), self->hint);
  gtk_box_append (GTK_BOX (box), self->brushes);
  gtk_box_append (GTK_BOX (box), self->town);
  adw_bin_set_child (ADW_BIN (self), box);
  make_brushes (self);
  update (self);
}

void
hk_board_palette_get (HkBoardPalette *self,
                      HkStroke       *stroke)
{
  *stroke = (HkStroke){ .layer = self->layer,
                        .tool = self->tool,
                        .letter = (char) self->chosen[self->layer],
                        .number = self->chosen[self->layer] };
}

/* The sectors that there are, and a letter for a new one. */
void
hk_board_palette_show (HkBoardPalette     *self,
                       const HkBoardDraft *draft)
{
  char sectors[MOST_BRUSHES];
  guint n = 0;

  for (const char *c = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"; *c; c++)
    if (hk_board_draft_has_sector (draft, *c))
      sectors[n++] = *c;
  if (n == 0 || !memchr (sectors, hk_board_draft_free_sector (draft), n))
    sectors[n++] = hk_board_draft_free_sector (draft);
  sectors[n] = '\0';
  memcpy (self->towns, draft->town, sizeof self->towns);
  if (strcmp (sectors, self->sectors) != 0)
    {
      strcpy (self->sectors, sectors);
      if (self->layer == HK_LAYER_SECTORS)
        make_brushes (self);
    }
  update (self);
}
