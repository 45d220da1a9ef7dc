/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "script-panel.h"

#include <glib/gi18n.h>

#include "ask-view.h"
#include "damage-view.h"
#include "day-view.h"
#include "focus.h"
#include "labels.h"
#include "phase-bar.h"
#include "script-text.h"
#include "why-view.h"

struct _HkScriptPanel
{
  AdwBin             parent_instance;

  /* template widgets */
  HkPhaseBar        *phase_bar;
  GtkRevealer       *looking_back;
  GtkScrolledWindow *scrolled;
  GtkWidget         *card;
  GtkLabel          *headline;
  GtkLabel          *detail;
  GtkLabel          *fallen;
  GtkListBox        *lines;
  GtkWidget         *tools;
  GtkWidget         *by_hand;
  HkWhyView         *why;
  HkAskView         *ask;
  HkDamageView      *damage;
  GtkBox            *views;
  HkDayView         *day;
  GtkButton         *next;
  GtkWidget         *all;

  /* owned */
  HkSession         *session;

  guint              serial; /* of what the rows show */
  guint              first_row; /* the line that it shows */
  int                line;   /* the one shown on the board; -1: none */
  gboolean           day_open; /* a page of the day has the panel */
  guint              foreseen; /* the instruction after which the coming blows are shown; 0: none */
};

G_DEFINE_FINAL_TYPE (HkScriptPanel, hk_script_panel, ADW_TYPE_BIN)

enum { LINE_CHANGED, PLACE_BY_HAND, N_SIGNALS };
static guint signals[N_SIGNALS];

const LsLine *
hk_script_panel_get_line (HkScriptPanel *self)
{
  const LsScript *script = hk_session_get_script (self->session);

  return self->line >= 0 && self->line < (int) script->lines->len ? &g_array_index (script->lines, LsLine, self->line)
                                                                  : NULL;
}

/* --- Rows --- */

static GtkWidget *
make_row (const LsLine *line)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), hk_label_new (line->text, NULL));
  if (line->detail)
    gtk_box_append (GTK_BOX (box), hk_label_new (line->detail, "dim-label"));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_widget_set_focus_on_click (row, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, line->text, -1);
  return row;
}

static void
fill_rows (HkScriptPanel  *self,
           const LsScript *script,
           guint           first)
{
  GtkListBoxRow *row;

  self->first_row = first;
  while ((row = gtk_list_box_get_row_at_index (self->lines, 0)))
    gtk_list_box_remove (self->lines, GTK_WIDGET (row));
  for (guint i = first; i < script->lines->len; i++)
    gtk_list_box_append (self->lines, make_row (&g_array_index (script->lines, LsLine, i)));
  gtk_widget_set_visible (GTK_WIDGET (self->lines), first < script->lines->len);
}

/* --- Callbacks --- */

static void
row_activated_cb (HkScriptPanel *self,
                  GtkListBoxRow *row)
{
  self->line = (int) self->first_row + gtk_list_box_row_get_index (row);
  g_signal_emit (self, signals[LINE_CHANGED], 0);
}

/* Not an action's own button: while the action is off for a moment, it would lose the focus. */
static void
next_cb (HkScriptPanel *self)
{
  hk_script_panel_go_on (self);
}

static void
by_hand_cb (HkScriptPanel *self)
{
  const LsLine *line = hk_script_panel_get_line (self);

  if (line && line->figure)
    g_signal_emit (self, signals[PLACE_BY_HAND], 0, line->figure);
}

/* --- Showing --- */

static void
show_text (GtkLabel   *label,
           const char *text)
{
  gtk_label_set_text (label, text ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

static void
show_script (HkScriptPanel *self)
{
  const LsGame *game = hk_session_get_game (self->session);
  const LsGame *before = hk_session_get_before (self->session);
  const LsScript *script = hk_session_get_script (self->session);
  gboolean first_line;
  g_autofree char *headline
    = hk_script_headline (game, before, hk_session_get_instruction (self->session), script, &first_line);
  g_autofree char *fallen = hk_script_fallen (game, before);
  const LsLine *line = first_line ? &g_array_index (script->lines, LsLine, 0) : NULL;

  show_text (self->headline, headline);
  show_text (self->detail, line ? line->detail : NULL);
  show_text (self->fallen, fallen);
  if (self->serial != hk_session_get_serial (self->session))
    {
      self->serial = hk_session_get_serial (self->session);
      self->line = first_line ? 0 : -1;
      fill_rows (self, script, first_line ? 1 : 0);
      gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scrolled), 0);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->next), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, headline, -1);
}

/* By day the large button leads through the checklist, and through the page that is open in it. */
static void
show_next (HkScriptPanel *self)
{
  const char *label = hk_day_view_get_label (self->day);

  gtk_button_set_label (self->next, label ? label : hk_next_label (hk_session_get_game (self->session),
                                                                   hk_session_is_looking_back (self->session)));
  hk_wrap_button (self->next);
  gtk_widget_set_sensitive (GTK_WIDGET (self->next), !label || hk_day_view_can_go_on (self->day));
}

static void
show_buttons (HkScriptPanel *self)
{
  const LsGame *game = hk_session_get_game (self->session);
  gboolean back = hk_session_is_looking_back (self->session);
  const LsLine *line = hk_script_panel_get_line (self);

  show_next (self);
  gtk_widget_set_visible (self->all, game->stage == LS_STAGE_MOVEMENT && !back);
  gtk_widget_set_visible (self->tools, line != NULL);
  gtk_widget_set_visible (self->by_hand, line && line->path && game->stage == LS_STAGE_MOVEMENT && !back);
  gtk_revealer_set_reveal_child (self->looking_back, back);
}

static gboolean
is_foreseen (HkScriptPanel *self)
{
  return self->foreseen > 0 && self->foreseen == hk_session_get_told (self->session)
         && hk_session_get_game (self->session)->stage == LS_STAGE_ATTACK && !hk_session_is_looking_back (self->session);
}

/* The blows to come take the place of the instruction that has been carried out. */
static void
show_blows (HkScriptPanel *self)
{
  gboolean attack = hk_session_get_game (self->session)->stage == LS_STAGE_ATTACK;

  gtk_widget_set_visible (self->card, !is_foreseen (self) && !hk_day_view_is_open (self->day));
  gtk_widget_set_visible (GTK_WIDGET (self->damage),
                          attack ? is_foreseen (self) : hk_damage_view_has_heroes (self->damage));
  if (is_foreseen (self))
    hk_phase_bar_show (self->phase_bar, LS_STAGE_ATTACK, 0, 0);
}

void
hk_script_panel_update (HkScriptPanel *self,
                        gboolean       why)
{
  const LsLine *line;

  show_script (self);
  hk_phase_bar_follow (self->phase_bar, self->session);
  hk_day_view_show (self->day, self->session);
  show_buttons (self);
  line = hk_script_panel_get_line (self);
  hk_why_view_show (self->why, self->session, why ? line : NULL);
  hk_ask_view_show (self->ask, self->session);
  hk_damage_view_show (self->damage, self->session);
  show_blows (self);
}

/* What the large button does. Before heroes are struck, their damage is shown: armor has its say. */
void
hk_script_panel_go_on (HkScriptPanel *self)
{
  const LsGame *game = hk_session_get_game (self->session);
  gboolean back = hk_session_is_looking_back (self->session);

  if (!back && game->stage == LS_STAGE_ATTACK && !is_foreseen (self) && hk_damage_view_has_heroes (self->damage))
    {
      self->foreseen = hk_session_get_told (self->session);
      show_blows (self);
    }
  else if (hk_day_view_get_label (self->day))
    hk_day_view_go_on (self->day);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), hk_next_action (game, back), NULL);
}

/* Whether the large button has the focus. */
gboolean
hk_script_panel_is_leading (HkScriptPanel *self)
{
  return gtk_widget_is_focus (GTK_WIDGET (self->next));
}

gboolean
hk_script_panel_answer (HkScriptPanel *self,
                        const char    *piece,
                        LsSpot         spot)
{
  return hk_ask_view_answer (self->ask, piece, spot);
}

/* FALSE: there is nothing to close. */
gboolean
hk_script_panel_go_back (HkScriptPanel *self)
{
  return hk_day_view_go_back (self->day);
}

/* A page of the day has the panel for itself. */
static void
lead_changed_cb (HkScriptPanel *self)
{
  gboolean open = hk_day_view_is_open (self->day);

  show_next (self);
  show_blows (self);
  if (self->day_open != open) /* a page begins at its top */
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scrolled), 0);
  self->day_open = open;
}

/* --- The widget --- */

static void
hk_script_panel_dispose (GObject *object)
{
  HkScriptPanel *self = HK_SCRIPT_PANEL (object);

  g_clear_object (&self->session);
  G_OBJECT_CLASS (hk_script_panel_parent_class)->dispose (object);
}

static gboolean
hk_script_panel_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (HK_SCRIPT_PANEL (widget)->next));
}

static void
hk_script_panel_class_init (HkScriptPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_script_panel_dispose;
  widget_class->focus = hk_focus_child;
  widget_class->grab_focus = hk_script_panel_grab_focus;
  g_type_ensure (HK_TYPE_PHASE_BAR);
  g_type_ensure (HK_TYPE_WHY_VIEW);
  g_type_ensure (HK_TYPE_ASK_VIEW);
  g_type_ensure (HK_TYPE_DAMAGE_VIEW);
  g_type_ensure (HK_TYPE_DAY_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/script-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, HkScriptPanel, phase_bar);
  gtk_widget_class_bind_template_child (widget_class, HkScriptPanel, looking_back);
  gtk_widget_class_bind_template_child (widget_class, HkScriptPanel, scrolled);
  gtk_widget_class_bind_template_child (widget_class, HkScriptPanel, card);
  gtk_widget_class_bind_template_child (widget_class, HkScriptPanel, headline);
  gtk_widget_class_bind_template_child (widget_class, HkScriptPanel, detail);
  gtk_widget_class_bind_template_child (widget_class, HkScriptPanel, fallen);
  gtk_widget_class_bind_template_child (widget_class, HkScriptPanel, lines);
  gtk_widget_class_bind_template_child (widget_class, HkScriptPanel, tools);
  gtk_widget_class_bind_template_child (widget_class, HkScriptPanel, by_hand);
  gtk_widget_class_bind_template_child (widget_class, HkScriptPanel, why);
  gtk_widget_class_bind_template_child (widget_class, HkScriptPanel, ask);
  gtk_widget_class_bind_template_child (widget_class, HkScriptPanel, damage);
  gtk_widget_class_bind_template_child (widget_class, HkScriptPanel, views);
  gtk_widget_class_bind_template_child (widget_class, HkScriptPanel, day);
  gtk_widget_class_bind_template_child (widget_class, HkScriptPanel, next);
  gtk_widget_class_bind_template_child (widget_class, HkScriptPanel, all);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, by_hand_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
  gtk_widget_class_bind_template_callback (widget_class, lead_changed_cb);
  signals[LINE_CHANGED] = g_signal_new ("line-changed", HK_TYPE_SCRIPT_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 0);
  signals[PLACE_BY_HAND] = g_signal_new ("place-by-hand", HK_TYPE_SCRIPT_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
hk_script_panel_init (HkScriptPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->line = -1;
}

GtkWidget *
hk_script_panel_new (void)
{
  return g_object_new (HK_TYPE_SCRIPT_PANEL, NULL);
}

void
hk_script_panel_set_session (HkScriptPanel *self,
                             HkSession     *session)
{
  g_set_object (&self->session, session);
}

void
hk_script_panel_add_view (HkScriptPanel *self,
                          GtkWidget     *view)
{
  gtk_box_prepend (self->views, view);
}
