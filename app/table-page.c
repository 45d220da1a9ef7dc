/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puts board, script and heroes together. */
#include "table-page.h"

#include <glib/gi18n.h>

#include "aim-view.h"
#include "application.h"
#include "board-view.h"
#include "day-text.h"
#include "focus.h"
#include "hero-strip.h"
#include "last-spell/need.h"
#include "mist-popover.h"
#include "pack-bar.h"
#include "script-panel.h"
#include "script-text.h"
#include "table-layout.h"
#include "table-marks.h"
#include "table-taps.h"

#define WIDE_CELL 12 /* px: the smallest */
#define NARROW_CELL 20

struct _HkTablePage
{
  AdwBin          parent_instance;

  /* template widgets */
  AdwHeaderBar   *header;
  AdwWindowTitle *title;
  GtkWidget      *wide_buttons;
  GtkWidget      *redo;
  GtkWidget      *table;

  /* borrowed */
  GtkWidget      *board;
  GtkWidget      *anchor;     /* of what hangs over one of its spots */
  GtkWidget      *script;
  GtkWidget      *heroes;
  GtkWidget      *correcting; /* what floats over it then */
  GtkWidget      *planning;   /* likewise while a place for a structure is looked for */
  GtkWidget      *plan;       /* its label */

  GtkWidget      *aim; /* for a hero in the hand; NULL: none has been yet */
  GtkWidget      *pack_bar;   /* NULL: there has been nothing to ask */

  /* owned */
  HkSession      *session;
  HkTableTaps    *taps; /* and what is in the hand */

  gboolean        narrow;
  gboolean        heroes_turn; /* when the game was last looked at */
};

G_DEFINE_FINAL_TYPE (HkTablePage, hk_table_page, ADW_TYPE_BIN)

static gboolean
is_on (HkTablePage *self,
       const char  *action)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  g_autoptr (GVariant) state = root && G_IS_ACTION_GROUP (root) ? g_action_group_get_action_state (G_ACTION_GROUP (root), action) : NULL;

  return state && g_variant_get_boolean (state);
}

static gboolean
may_change (HkTablePage *self)
{
  return !hk_session_is_looking_back (self->session) && !hk_session_get_save (self->session)->read_only;
}

static void
update_marks (HkTablePage *self)
{
  const LsLine *line = hk_script_panel_get_line (HK_SCRIPT_PANEL (self->script));
  HkApplication *app = hk_application_get ();
  HkBoardMarks marks;
  HkPick pick;

  hk_table_taps_get_pick (self->taps, &pick);
  hk_table_marks_make (&marks, hk_session_get_game (self->session), line, &pick, is_on (self, "forecast"));
  hk_board_view_set_marks (HK_BOARD_VIEW (self->board), &marks,
                           app && g_settings_get_boolean (hk_application_get_settings (app), "animate-moves"));
}

/* --- Callbacks --- */

static gboolean
is_heroes_turn (HkTablePage *self)
{
  return hk_session_get_game (self->session)->stage == LS_STAGE_HEROES && !hk_session_is_looking_back (self->session);
}

/* Whoever leads on by the space bar would end the hero phase before it has begun: the board takes the focus, and gives it
 * back when the phase is over. */
static void
follow_turn (HkTablePage *self)
{
  gboolean were_heroes = self->heroes_turn;

  self->heroes_turn = is_heroes_turn (self);
  if (self->heroes_turn && hk_script_panel_is_leading (HK_SCRIPT_PANEL (self->script)))
    gtk_widget_grab_focus (self->board);
  else if (were_heroes && !self->heroes_turn && gtk_widget_get_focus_child (self->board))
    gtk_widget_grab_focus (self->script);
}

static void
changed_cb (HkTablePage *self)
{
  if (!hk_table_taps_put_down (self->taps)) /* that would show the page anew by itself */
    hk_table_page_update (self);
  follow_turn (self);
  if (self->pack_bar)
    hk_pack_bar_look (&self->pack_bar, self->table, self->session);
}

static void
hero_clicked_cb (HkTablePage *self,
                 const char  *id)
{
  hk_table_taps_hero (self->taps, id);
}

static void
place_by_hand_cb (HkTablePage *self,
                  const char  *id)
{
  hk_table_taps_pick_up (self->taps, id, TRUE);
}

/* Where there is no room, the window's own buttons are reduced to the one that closes it, wherever the desktop has it. */
static char *
make_decoration (GtkWidget *widget,
                 gboolean   narrow)
{
  static const char *const dropped[] = { "minimize,", ",minimize", "maximize,", ",maximize" };
  g_autofree char *layout = NULL;
  g_autoptr (GString) short_layout = NULL;

  if (!narrow)
    return NULL;
  g_object_get (gtk_widget_get_settings (widget), "gtk-decoration-layout", &layout, NULL);
  short_layout = g_string_new (layout);
  for (guint i = 0; i < G_N_ELEMENTS (dropped); i++)
    g_string_replace (short_layout, dropped[i], "", 0);
  return g_strdup (short_layout->str);
}

static void
update_title (HkTablePage *self)
{
  const LsGame *game = hk_session_get_game (self->session);
  g_autofree char *title = self->narrow ? hk_game_short_title (game) : hk_game_title (game);
  g_autofree char *subtitle = self->narrow ? hk_game_short_subtitle (game) : hk_game_subtitle (game);

  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, subtitle);
}

static void
shape_changed_cb (HkTablePage *self,
                  gboolean     narrow,
                  gboolean     cramped)
{
  g_autofree char *decoration = make_decoration (GTK_WIDGET (self), narrow);

  self->narrow = narrow;
  if (self->session)
    update_title (self);
  adw_header_bar_set_decoration_layout (self->header, decoration);
  gtk_widget_set_visible (self->wide_buttons, !narrow);
  gtk_widget_set_visible (self->redo, !narrow); /* it is in the menu too */
  hk_board_view_set_smallest (HK_BOARD_VIEW (self->board), narrow ? NARROW_CELL : WIDE_CELL);
  hk_hero_strip_set_compact (HK_HERO_STRIP (self->heroes), narrow || cramped, narrow);
}

static void
make_mist_cb (GtkMenuButton *button,
              gpointer       data)
{
  gtk_menu_button_set_popover (button, hk_mist_popover_new (HK_TABLE_PAGE (data)->session));
}

/* Escape puts down what is in the hand, then closes the page that is open in the day, then leaves the corrections. */
static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   data)
{
  HkTablePage *self = HK_TABLE_PAGE (widget);

  if (hk_table_taps_put_down (self->taps) || hk_script_panel_go_back (HK_SCRIPT_PANEL (self->script)))
    return GDK_EVENT_STOP;
  if (!is_on (self, "correct"))
    return GDK_EVENT_PROPAGATE;
  gtk_widget_activate_action (widget, "win.correct", NULL);
  return GDK_EVENT_STOP;
}

/* --- Shots --- */

static void
aim_changed_cb (HkTablePage *self)
{
  HkAim aim;

  hk_aim_view_get_aim (HK_AIM_VIEW (self->aim), &aim);
  hk_table_taps_aim (self->taps, &aim);
}

static void
shoot_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  hk_table_taps_aim (HK_TABLE_PAGE (widget)->taps, NULL);
}

/* Made when a hero is first in the hand: most of what is shown at the start of the program does without. */
static void
update_aim (HkTablePage  *self,
            const LsGame *game,
            const HkPick *pick)
{
  if (!self->aim && pick->id)
    {
      self->aim = hk_aim_view_new ();
      g_signal_connect_object (self->aim, "changed", G_CALLBACK (aim_changed_cb), self, G_CONNECT_SWAPPED);
      hk_script_panel_add_view (HK_SCRIPT_PANEL (self->script), self->aim);
    }
  if (self->aim)
    hk_aim_view_show (HK_AIM_VIEW (self->aim), game, pick);
}

/* --- What the day page asks of the board --- */

static void
plan_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  HkTablePage *self = HK_TABLE_PAGE (widget);

  hk_table_taps_plan (self->taps, g_variant_get_string (parameter, NULL));
  gtk_widget_grab_focus (self->board);
}

static void
put_down_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  hk_table_taps_put_down (HK_TABLE_PAGE (widget)->taps);
}

/* A structure that a line is about. */
static void
point_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  HkTablePage *self = HK_TABLE_PAGE (widget);
  const LsGame *game = hk_session_get_game (self->session);
  int structure = ls_game_find_structure (game, g_variant_get_string (parameter, NULL));

  hk_table_taps_point (self->taps, structure >= 0 ? &game->structures[structure].spots : NULL);
}

/* The first hero who is waited for comes into the hand. */
static void
deploy_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  HkTablePage *self = HK_TABLE_PAGE (widget);
  const LsGame *game = hk_session_get_game (self->session);
  g_auto (LsNeed) need = { 0 };

  ls_game_needs (game, &need);
  for (guint i = 0; !need.hero && i < game->n_heroes; i++)
    if (ls_day_step_about (game, LS_DAY_STEP_DEPLOY, i))
      need.hero = game->heroes[i].id;
  if (need.hero)
    hk_table_taps_pick_up (self->taps, need.hero, FALSE);
  gtk_widget_grab_focus (self->board);
}

static void
focus_lead_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  gtk_widget_grab_focus (HK_TABLE_PAGE (widget)->script);
}

/* --- The page --- */

static void
hk_table_page_dispose (GObject *object)
{
  HkTablePage *self = HK_TABLE_PAGE (object);

  g_clear_object (&self->taps);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (hk_table_page_parent_class)->dispose (object);
}

static void
hk_table_page_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (hk_table_page_parent_class)->root (widget);
  hk_table_page_update (HK_TABLE_PAGE (widget));
}

/* Whoever comes back from the workshop is asked. */
static void
hk_table_page_map (GtkWidget *widget)
{
  HkTablePage *self = HK_TABLE_PAGE (widget);

  GTK_WIDGET_CLASS (hk_table_page_parent_class)->map (widget);
  hk_pack_bar_look (&self->pack_bar, self->table, self->session);
}

/* The large button has the focus: space and Enter go on from the first moment, but for the hero phase. */
static gboolean
hk_table_page_grab_focus (GtkWidget *widget)
{
  HkTablePage *self = HK_TABLE_PAGE (widget);

  return gtk_widget_grab_focus (is_heroes_turn (self) ? self->board : self->script);
}

/* Keys without Ctrl: they come after whatever has the focus, so that nobody's typing is disturbed. Space does not end
 * the hero phase: one press too many would be the heroes' loss. */
static const struct
{
  guint       key;
  const char *action;
} keys[] = {
  { GDK_KEY_space, "table.go-on" },    { GDK_KEY_Return, "table.go-on" }, { GDK_KEY_KP_Enter, "table.go-on" },
  { GDK_KEY_BackSpace, "win.look-back" }, { GDK_KEY_a, "win.step" },      { GDK_KEY_f, "win.forecast" },
  { GDK_KEY_e, "win.correct" },        { GDK_KEY_w, "win.why" },          { GDK_KEY_s, "table.shoot" },         { GDK_KEY_plus, "win.zoom-in" },
  { GDK_KEY_minus, "win.zoom-out" },   { GDK_KEY_0, "win.zoom-fit" },
};

static void
go_on_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  HkTablePage *self = HK_TABLE_PAGE (widget);
  const LsGame *game = hk_session_get_game (self->session);
  gboolean back = hk_session_is_looking_back (self->session);

  if (back || game->stage != LS_STAGE_HEROES)
    hk_script_panel_go_on (HK_SCRIPT_PANEL (self->script));
}

static void
hk_table_page_class_init (HkTablePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_table_page_dispose;
  widget_class->root = hk_table_page_root;
  widget_class->map = hk_table_page_map;
  widget_class->focus = hk_focus_child;
  widget_class->grab_focus = hk_table_page_grab_focus;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/table-page.ui");
  gtk_widget_class_bind_template_child (widget_class, HkTablePage, header);
  gtk_widget_class_bind_template_child (widget_class, HkTablePage, title);
  gtk_widget_class_bind_template_child (widget_class, HkTablePage, wide_buttons);
  gtk_widget_class_bind_template_child (widget_class, HkTablePage, redo);
  gtk_widget_class_bind_template_child (widget_class, HkTablePage, table);
  gtk_widget_class_install_action (widget_class, "table.go-on", NULL, go_on_cb);
  gtk_widget_class_install_action (widget_class, "table.shoot", NULL, shoot_cb);
  gtk_widget_class_install_action (widget_class, "table.plan", "s", plan_cb);
  gtk_widget_class_install_action (widget_class, "table.put-down", NULL, put_down_cb);
  gtk_widget_class_install_action (widget_class, "table.point", "s", point_cb);
  gtk_widget_class_install_action (widget_class, "table.deploy", NULL, deploy_cb);
  gtk_widget_class_install_action (widget_class, "table.focus-lead", NULL, focus_lead_cb);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i].key, 0, keys[i].action, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
}

/* What floats over the board: a hint, and something to touch. */
static GtkWidget *
make_hint (GtkWidget *hint,
           GtkWidget *button)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);

  gtk_label_set_wrap (GTK_LABEL (hint), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (hint), GTK_NATURAL_WRAP_NONE); /* one line, if there is room for it */
  gtk_widget_add_css_class (box, "osd");
  gtk_widget_add_css_class (box, "correcting");
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (box, GTK_ALIGN_START);
  gtk_widget_set_margin_top (box, 6);
  gtk_widget_set_visible (box, FALSE);
  gtk_box_append (GTK_BOX (box), hint);
  gtk_box_append (GTK_BOX (box), button);
  return box;
}

static GtkWidget *
make_board_area (HkTablePage *self)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *viewport = gtk_viewport_new (NULL, NULL);
  GtkWidget *mist = gtk_menu_button_new ();
  GtkWidget *cancel = gtk_button_new_with_label (_("Cancel"));

  gtk_menu_button_set_label (GTK_MENU_BUTTON (mist), _("Mist…"));
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (mist), make_mist_cb, self, NULL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (cancel), "table.put-down");
  gtk_widget_add_css_class (cancel, "wide-target");
  self->plan = gtk_label_new ("");
  self->correcting = make_hint (gtk_label_new (_("Drag anything, or tap a spot")), mist);
  self->planning = make_hint (self->plan, cancel);
  gtk_viewport_set_scroll_to_focus (GTK_VIEWPORT (viewport), FALSE); /* a popover over a spot would make it jump */
  gtk_viewport_set_child (GTK_VIEWPORT (viewport), self->board);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), viewport);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), scrolled);
  self->anchor = hk_spot_anchor_new (GTK_OVERLAY (overlay), HK_BOARD_VIEW (self->board));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self->correcting);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self->planning);
  return overlay;
}

static void
hk_table_page_init (HkTablePage *self)
{
  GtkWidget *area;
  GtkLayoutManager *layout;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->board = hk_board_view_new ();
  self->script = hk_script_panel_new ();
  self->heroes = hk_hero_strip_new ();
  area = make_board_area (self);
  layout = hk_table_layout_new (area, self->script, self->heroes);
  gtk_box_append (GTK_BOX (self->table), area);
  gtk_box_append (GTK_BOX (self->table), self->script);
  gtk_box_append (GTK_BOX (self->table), self->heroes);
  gtk_widget_set_layout_manager (self->table, layout); /* a box only keeps them */
  g_signal_connect_object (layout, "shape-changed", G_CALLBACK (shape_changed_cb), self, G_CONNECT_SWAPPED);
  shape_changed_cb (self, TRUE, TRUE); /* until the layout knows better: a small window would have to grow for the wide one */
  g_signal_connect_swapped (self->heroes, "hero-clicked", G_CALLBACK (hero_clicked_cb), self);
  g_signal_connect_swapped (self->script, "line-changed", G_CALLBACK (update_marks), self);
  g_signal_connect_swapped (self->script, "place-by-hand", G_CALLBACK (place_by_hand_cb), self);
  if (hk_application_get ())
    g_settings_bind (hk_application_get_settings (hk_application_get ()), "show-coordinates", self->board,
                     "coordinates", G_SETTINGS_BIND_GET);
}

GtkWidget *
hk_table_page_new (HkSession *session)
{
  HkTablePage *self = g_object_new (HK_TYPE_TABLE_PAGE, NULL);

  self->session = g_object_ref (session);
  self->taps = hk_table_taps_new (session, HK_BOARD_VIEW (self->board), HK_SPOT_ANCHOR (self->anchor),
                                  HK_SCRIPT_PANEL (self->script));
  g_signal_connect_object (self->taps, "changed", G_CALLBACK (hk_table_page_update), self, G_CONNECT_SWAPPED);
  hk_board_view_set_session (HK_BOARD_VIEW (self->board), session);
  hk_script_panel_set_session (HK_SCRIPT_PANEL (self->script), session);
  hk_hero_strip_set_session (HK_HERO_STRIP (self->heroes), session);
  g_signal_connect_object (session, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  self->heroes_turn = is_heroes_turn (self);
  hk_table_page_update (self);
  return GTK_WIDGET (self);
}

static void
update_plan (HkTablePage  *self,
             const LsGame *game,
             const char   *type)
{
  g_autofree char *text = type ? hk_text_plan (ls_pack_structure (game->pack, type)) : NULL;

  gtk_label_set_label (GTK_LABEL (self->plan), text ? text : "");
  gtk_widget_set_visible (self->planning, type != NULL);
}

void
hk_table_page_update (HkTablePage *self)
{
  const LsGame *game = hk_session_get_game (self->session);
  gboolean correcting = is_on (self, "correct") && may_change (self);
  HkPick pick;

  hk_table_taps_set_correcting (self->taps, is_on (self, "correct"));
  hk_table_taps_get_pick (self->taps, &pick);
  update_title (self);
  hk_board_view_set_correcting (HK_BOARD_VIEW (self->board), correcting);
  gtk_widget_set_visible (self->correcting, correcting);
  update_plan (self, game, pick.plan);
  hk_script_panel_update (HK_SCRIPT_PANEL (self->script), is_on (self, "why"));
  update_aim (self, game, &pick);
  hk_hero_strip_set_selected (HK_HERO_STRIP (self->heroes), pick.id);
  update_marks (self);
}

void
hk_table_page_zoom (HkTablePage *self,
                    int          direction)
{
  hk_board_view_zoom (HK_BOARD_VIEW (self->board), direction);
}

const char *
hk_table_page_get_hero (HkTablePage *self)
{
  HkPick pick;

  hk_table_taps_get_pick (self->taps, &pick);
  return pick.id && ls_game_find_hero (hk_session_get_game (self->session), pick.id) >= 0 ? pick.id : NULL;
}
