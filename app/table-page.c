/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puts board, script and heroes together: which marks the board shows, and what a tap on a spot means just now. The
 * answer is always a command or a question to the engine; no rule is known here. */
#include "table-page.h"

#include <glib/gi18n.h>

#include "application.h"
#include "board-text.h"
#include "board-view.h"
#include "focus.h"
#include "hero-strip.h"
#include "hero-text.h"
#include "last-spell/need.h"
#include "last-spell/outlook.h"
#include "mist-popover.h"
#include "pick.h"
#include "piece-popover.h"
#include "script-panel.h"
#include "script-text.h"
#include "table-layout.h"
#include "window.h"

#define WIDE_CELL 12 /* px: the smallest */
#define NARROW_CELL 20

struct _HkTablePage
{
  AdwBin          parent_instance;

  /* template widgets */
  AdwWindowTitle *title;
  GtkWidget      *wide_buttons;
  GtkWidget      *redo;
  GtkWidget      *table;

  /* borrowed */
  GtkWidget      *board;
  GtkWidget      *script;
  GtkWidget      *heroes;
  GtkWidget      *correcting; /* what floats over it then */
  GtkWidget      *popover; /* over the board, open or closed; NULL: none */

  /* owned */
  HkSession      *session;

  const char     *picked;  /* the piece in somebody's hand, interned; NULL: none */
  gboolean        placing; /* it is put by hand where its move should have led */
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

/* --- Marks --- */

/* The way of the figure whose line is shown, from where it stood. */
static GArray *
make_path (const LsLine *line)
{
  GArray *path = g_array_new (FALSE, FALSE, sizeof (LsSpot));

  if (line->from != LS_NO_SPOT)
    g_array_append_val (path, line->from);
  for (guint i = 0; line->path && i < line->path->len; i++)
    g_array_append_val (path, g_array_index (line->path, LsPathStep, i).to);
  if (path->len == 0 && line->to != LS_NO_SPOT)
    g_array_append_val (path, line->to);
  return path;
}

static void
add_spots_of (const LsGame *game,
              const char   *id,
              GArray       *spots)
{
  int monster = ls_game_find_monster (game, id);
  int hero = ls_game_find_hero (game, id);
  int structure = ls_game_find_structure (game, id);
  int token = ls_game_find_token (game, id);

  if (monster >= 0)
    g_array_append_vals (spots, game->monsters[monster].spots.at, game->monsters[monster].spots.n);
  else if (hero >= 0 && game->sheets[hero].on_board)
    g_array_append_val (spots, game->heroes[hero].at);
  else if (structure >= 0)
    g_array_append_vals (spots, game->structures[structure].spots.at, game->structures[structure].spots.n);
  else if (token >= 0)
    g_array_append_val (spots, game->tokens[token].at);
}

/* No layer is painted for nothing. */
static GArray *
unless_empty (GArray *spots)
{
  if (spots->len > 0)
    return spots;
  g_array_unref (spots);
  return NULL;
}

/* Among whom, or where, the players choose. */
static GArray *
make_candidates (const LsGame *game)
{
  g_auto (LsNeed) need = { 0 };
  GArray *spots = g_array_new (FALSE, FALSE, sizeof (LsSpot));

  ls_game_needs (game, &need);
  for (guint i = 0; need.choices && i < need.choices->len; i++)
    add_spots_of (game, g_ptr_array_index (need.choices, i), spots);
  if (need.spots)
    g_array_append_vals (spots, need.spots->data, need.spots->len);
  return unless_empty (spots);
}

static GArray *
make_picked (HkTablePage  *self,
             const LsGame *game)
{
  GArray *spots = g_array_new (FALSE, FALSE, sizeof (LsSpot));

  if (self->picked)
    add_spots_of (game, self->picked, spots);
  return unless_empty (spots);
}

static HkPick
get_pick (HkTablePage *self,
          const char  *id,
          gboolean     placing)
{
  return (HkPick){ .id = id, .placing = placing, .correcting = is_on (self, "correct") };
}

static void
update_marks (HkTablePage *self)
{
  const LsGame *game = hk_session_get_game (self->session);
  const LsLine *line = hk_script_panel_get_line (HK_SCRIPT_PANEL (self->script));
  gboolean forecast = is_on (self, "forecast");
  HkApplication *app = hk_application_get ();
  HkPick pick = get_pick (self, self->picked, FALSE);
  HkBoardMarks marks = { .figure = line ? line->figure : NULL,
                         .path = line ? make_path (line) : NULL,
                         .candidates = make_candidates (game),
                         .picked = make_picked (self, game),
                         .reach = hk_pick_reach (&pick, game),
                         .forecast = { forecast ? ls_outlook_phase (game, LS_COIN_LEFT) : NULL,
                                       forecast ? ls_outlook_phase (game, LS_COIN_RIGHT) : NULL } };

  hk_board_view_set_marks (HK_BOARD_VIEW (self->board), &marks,
                           app && g_settings_get_boolean (hk_application_get_settings (app), "animate-moves"));
}

/* --- What is in the hand --- */

static void
put_down (HkTablePage *self)
{
  self->picked = NULL;
  self->placing = FALSE;
}

static void
pick_up (HkTablePage *self,
         const char  *id,
         gboolean     placing)
{
  self->picked = g_intern_string (id);
  self->placing = placing;
  hk_table_page_update (self);
}

/* Anything is allowed at the table; what the rules would not have is only pointed out. */
static void
point_out (HkTablePage *self,
           const char  *hero)
{
  g_autofree char *text = NULL;

  /* Translators: a hero who was moved further than the rules allow */
  text = g_strdup_printf (_("%s could not get there by the rules (hero.move)"), hero);
  hk_window_toast_undo (HK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), text);
}

/* What the dice showed, for whoever looks at the board. */
static void
tell_shot (HkTablePage *self)
{
  g_autoptr (LsScript) script = hk_session_tell (self->session, hk_session_get_length (self->session) - 1, NULL);
  g_autofree char *text = hk_text_lines (script);

  hk_window_toast_undo (HK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), text);
}

/* What is in the hand goes to a spot, or strikes there. */
static void
use_piece (HkTablePage *self,
           const char  *id,
           LsSpot       to,
           gboolean     placing)
{
  const LsGame *game = hk_session_get_game (self->session);
  HkPick pick = get_pick (self, id, placing);
  g_autofree guint8 *reach = hk_pick_reach (&pick, game);
  LsCommand command;

  hk_pick_command (&pick, game, to, &command);
  if (!hk_session_do (self->session, &command))
    return;
  if (command.kind == LS_DO_HERO_AT && reach)
    point_out (self, id);
  else if (command.kind == LS_DO_SHOOT)
    tell_shot (self);
}

static const char *
piece_at (const LsGame *game,
          LsSpot        spot)
{
  g_autofree HkHolders *holders = g_new (HkHolders, 1);

  hk_holders_find (holders, game);
  if (holders->hero[spot] >= 0)
    return game->heroes[holders->hero[spot]].id;
  if (holders->monster[spot] >= 0)
    return game->monsters[holders->monster[spot]].id;
  if (holders->token[spot] >= 0)
    return game->tokens[holders->token[spot]].id;
  return holders->structure[spot] >= 0 ? game->structures[holders->structure[spot]].id : NULL;
}

/* --- Taps --- */

static void
pick_up_cb (HkTablePage *self,
            const char  *id)
{
  pick_up (self, id, FALSE);
}

/* Not as soon as it is closed: GTK would take the focus from what is no longer there, and never let go of it. */
static void
drop_popover (HkTablePage *self)
{
  GtkWidget *popover = self->popover;

  g_clear_weak_pointer (&self->popover);
  if (popover)
    gtk_widget_unparent (popover);
}

static void
show_popover (HkTablePage *self,
              LsSpot       spot)
{
  GtkWidget *popover = hk_piece_popover_new (self->session, spot, is_on (self, "correct"));
  GdkRectangle area;

  drop_popover (self);
  if (!popover)
    return;
  g_set_weak_pointer (&self->popover, popover);
  hk_board_view_get_spot_area (HK_BOARD_VIEW (self->board), spot, &area);
  gtk_widget_set_parent (self->popover, self->board);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->popover), &area);
  g_signal_connect_object (self->popover, "pick-up", G_CALLBACK (pick_up_cb), self, G_CONNECT_SWAPPED);
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

/* A hero in the hand and a monster tapped: it is to be struck, not walked over. */
static gboolean
is_target (HkTablePage *self,
           const char  *picked,
           const char  *there)
{
  const LsGame *game = hk_session_get_game (self->session);

  return there && ls_game_find_hero (game, picked) >= 0 && ls_game_find_monster (game, there) >= 0;
}

static void
spot_activated_cb (HkTablePage *self,
                   guint        spot)
{
  const LsGame *game = hk_session_get_game (self->session);
  const char *there = piece_at (game, (LsSpot) spot);
  const char *picked = self->picked;
  gboolean placing = self->placing;

  if (!may_change (self)
      || (!picked && hk_script_panel_answer (HK_SCRIPT_PANEL (self->script), there, (LsSpot) spot)))
    return;
  put_down (self);
  if (picked && picked != there && !is_target (self, picked, there))
    use_piece (self, picked, (LsSpot) spot, placing);
  else if (!picked && there && ls_game_find_hero (game, there) >= 0 && !is_on (self, "correct"))
    pick_up (self, there, FALSE);
  else
    show_popover (self, (LsSpot) spot);
  hk_table_page_update (self);
}

/* A piece of several spots hangs on the one by which it was taken: where its first one goes. */
static LsSpot
first_spot_for (const LsGame *game,
                const char   *id,
                LsSpot        from,
                LsSpot        to)
{
  int structure = ls_game_find_structure (game, id);
  LsSpot first = structure >= 0 ? game->structures[structure].spots.at[0] : from;
  int column = (int) ls_spot_column (to) + (int) ls_spot_column (first) - (int) ls_spot_column (from);
  int row = (int) ls_spot_row (to) + (int) ls_spot_row (first) - (int) ls_spot_row (from);

  return ls_spot ((guint) CLAMP (column, 0, LS_MAX_SIDE - 1), (guint) CLAMP (row, 0, LS_MAX_SIDE - 1));
}

static void
piece_dragged_cb (HkTablePage *self,
                  guint        from,
                  guint        to)
{
  const LsGame *game = hk_session_get_game (self->session);
  const char *id = piece_at (game, (LsSpot) from);

  if (id && may_change (self))
    use_piece (self, id, first_spot_for (game, id, (LsSpot) from, (LsSpot) to), FALSE);
}

static void
hero_clicked_cb (HkTablePage *self,
                 const char  *id)
{
  if (self->picked && g_str_equal (self->picked, id))
    put_down (self);
  else if (may_change (self))
    pick_up (self, id, FALSE);
  hk_table_page_update (self);
}

static void
place_by_hand_cb (HkTablePage *self,
                  const char  *id)
{
  pick_up (self, id, TRUE);
}

/* --- Callbacks --- */

static void
changed_cb (HkTablePage *self)
{
  put_down (self);
  hk_table_page_update (self);
}

static void
shape_changed_cb (HkTablePage *self,
                  gboolean     narrow,
                  gboolean     cramped)
{
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

/* Escape puts down what is in the hand, then leaves the corrections. */
static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   data)
{
  HkTablePage *self = HK_TABLE_PAGE (widget);

  if (self->picked)
    {
      put_down (self);
      hk_table_page_update (self);
    }
  else if (is_on (self, "correct"))
    gtk_widget_activate_action (widget, "win.correct", NULL);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

/* --- The page --- */

static void
hk_table_page_dispose (GObject *object)
{
  HkTablePage *self = HK_TABLE_PAGE (object);

  drop_popover (self);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (hk_table_page_parent_class)->dispose (object);
}

static void
hk_table_page_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (hk_table_page_parent_class)->root (widget);
  hk_table_page_update (HK_TABLE_PAGE (widget));
}

/* The large button has the focus: space and Enter go on from the first moment. */
static gboolean
hk_table_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (HK_TABLE_PAGE (widget)->script);
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
  { GDK_KEY_e, "win.correct" },        { GDK_KEY_w, "win.why" },          { GDK_KEY_plus, "win.zoom-in" },
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
  widget_class->focus = hk_focus_child;
  widget_class->grab_focus = hk_table_page_grab_focus;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/table-page.ui");
  gtk_widget_class_bind_template_child (widget_class, HkTablePage, title);
  gtk_widget_class_bind_template_child (widget_class, HkTablePage, wide_buttons);
  gtk_widget_class_bind_template_child (widget_class, HkTablePage, redo);
  gtk_widget_class_bind_template_child (widget_class, HkTablePage, table);
  gtk_widget_class_install_action (widget_class, "table.go-on", NULL, go_on_cb);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i].key, 0, keys[i].action, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
}

/* The board with what floats over it while it is corrected. */
static GtkWidget *
make_board_area (HkTablePage *self)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *mist = gtk_menu_button_new ();
  GtkWidget *hint = gtk_label_new (_("Drag anything, or tap a spot"));

  gtk_label_set_wrap (GTK_LABEL (hint), TRUE);
  self->correcting = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  gtk_widget_add_css_class (self->correcting, "osd");
  gtk_widget_add_css_class (self->correcting, "correcting");
  gtk_widget_set_halign (self->correcting, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->correcting, GTK_ALIGN_START);
  gtk_widget_set_margin_top (self->correcting, 6);
  gtk_menu_button_set_label (GTK_MENU_BUTTON (mist), _("Mist…"));
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (mist), make_mist_cb, self, NULL);
  gtk_box_append (GTK_BOX (self->correcting), hint);
  gtk_box_append (GTK_BOX (self->correcting), mist);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), self->board);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), scrolled);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self->correcting);
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
  g_signal_connect_swapped (self->board, "spot-activated", G_CALLBACK (spot_activated_cb), self);
  g_signal_connect_swapped (self->board, "piece-dragged", G_CALLBACK (piece_dragged_cb), self);
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
  hk_board_view_set_session (HK_BOARD_VIEW (self->board), session);
  hk_script_panel_set_session (HK_SCRIPT_PANEL (self->script), session);
  hk_hero_strip_set_session (HK_HERO_STRIP (self->heroes), session);
  hk_table_layout_set_hero_width (HK_TABLE_LAYOUT (gtk_widget_get_layout_manager (self->table)),
                                  hk_hero_strip_get_full_width (HK_HERO_STRIP (self->heroes)));
  g_signal_connect_object (session, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  hk_table_page_update (self);
  return GTK_WIDGET (self);
}

void
hk_table_page_update (HkTablePage *self)
{
  const LsGame *game = hk_session_get_game (self->session);
  g_autofree char *title = hk_game_title (game);
  g_autofree char *subtitle = hk_game_subtitle (game);
  gboolean correcting = is_on (self, "correct") && may_change (self);

  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, subtitle);
  hk_board_view_set_correcting (HK_BOARD_VIEW (self->board), correcting);
  gtk_widget_set_visible (self->correcting, correcting);
  hk_script_panel_update (HK_SCRIPT_PANEL (self->script), is_on (self, "why"));
  hk_hero_strip_set_selected (HK_HERO_STRIP (self->heroes), self->picked);
  update_marks (self);
}

void
hk_table_page_zoom (HkTablePage *self,
                    int          direction)
{
  hk_board_view_zoom (HK_BOARD_VIEW (self->board), direction);
}
