/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "day-view.h"

#include <glib/gi18n.h>

#include "day-form.h"
#include "day-row.h"
#include "entry-list.h"
#include "window.h"

struct _HkDayView
{
  AdwBin     parent_instance;

  /* template widgets */
  GtkStack  *stack;
  GtkWidget *main;
  GtkWidget *morning;
  GtkWidget *town;
  GtkWidget *evening;
  GtkWidget *page;
  GtkLabel  *title;

  /* borrowed */
  HkSession *session;
  HkDayRow  *steps[LS_N_DAY_STEPS]; /* NULL: there has been no day yet */
  HkDayRow  *actions[HK_N_DAY_ACTIONS];
  HkDayRow  *equipment;
  GtkWidget *content; /* of the page: a list or a form; NULL: it is closed */

  HkDayAction listed;   /* of a list */
  gboolean    leveling; /* of a form: it is about hero cards or perks */
  guint       serial;
  guint       later;   /* the day on which hero cards and perks have been put off; 0: none */
};

G_DEFINE_FINAL_TYPE (HkDayView, hk_day_view, ADW_TYPE_BIN)

static guint lead_changed;

static const LsGame *
get_game (HkDayView *self)
{
  return hk_session_get_game (self->session);
}

/* --- What comes next --- */

/* Days of a campaign, told apart. */
static guint
day_of (const LsGame *game)
{
  return game->scenario * 10u + game->night;
}

/* Perks that the table puts off do not keep the large button from leading on. */
static LsDayStep
find_next (HkDayView *self)
{
  const LsGame *game = get_game (self);
  LsDayStep step = ls_day_step_next (game, LS_DAY_STEP_MIST);
  gboolean level = step == LS_DAY_STEP_CARDS || step == LS_DAY_STEP_PERKS;

  return level && self->later == day_of (game) ? ls_day_step_next (game, LS_DAY_STEP_END) : step;
}

/* --- Rows --- */

/* A reason that holds for several rows is given once. */
static void
be_terse (HkDayRow   *row,
          const char *reason,
          char      **before)
{
  hk_day_row_set_terse (row, reason && g_strcmp0 (*before, reason) == 0);
  if (!reason)
    return;
  g_free (*before);
  *before = g_strdup (reason);
}

static void
update_steps (HkDayView    *self,
              const LsGame *game)
{
  LsDayStep next = find_next (self);
  g_autofree char *before = NULL;

  for (LsDayStep step = LS_DAY_STEP_MIST; step < LS_N_DAY_STEPS; step++)
    {
      LsStepState state = ls_day_step_state (game, step);
      g_autoptr (HkDayEntry) entry = hk_day_entry_step (game, step);

      gtk_widget_set_visible (GTK_WIDGET (self->steps[step]), state != LS_STEP_NOT_TODAY);
      hk_day_row_show (self->steps[step], entry,
                       state == LS_STEP_DONE ? HK_ROW_DONE : step == next ? HK_ROW_CURRENT : HK_ROW_OPEN);
      be_terse (self->steps[step], entry->reason, &before);
    }
}

static void
update_actions (HkDayView    *self,
                const LsGame *game)
{
  g_autofree char *before = NULL;

  for (HkDayAction action = 0; action < HK_N_DAY_ACTIONS; action++)
    {
      g_autoptr (HkDayEntry) entry = hk_day_entry_action (game, action);

      gtk_widget_set_visible (GTK_WIDGET (self->actions[action]),
                              action != HK_DAY_RECRUIT || ls_mode_is_solo (game->setup.mode));
      hk_day_row_show (self->actions[action], entry, HK_ROW_PLAIN);
      be_terse (self->actions[action], entry->reason, &before);
    }
}

/* --- Pages --- */

static void
tell_last (HkDayView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (root && HK_IS_WINDOW (root))
    hk_window_tell_last (HK_WINDOW (root));
}

static void
show_on_board (HkDayView  *self,
               const char *structure)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "table.point", "s", structure ? structure : "");
}

static void
close_page (HkDayView *self)
{
  gboolean focused = self->content && gtk_widget_get_focus_child (self->page);

  if (!self->content)
    return;
  show_on_board (self, NULL);
  gtk_stack_set_visible_child (self->stack, self->main);
  gtk_box_remove (GTK_BOX (self->page), self->content);
  self->content = NULL;
  g_signal_emit (self, lead_changed, 0);
  if (focused)
    gtk_widget_activate_action (GTK_WIDGET (self), "table.focus-lead", NULL);
}

static void
open_page (HkDayView  *self,
           GtkWidget  *content,
           const char *title)
{
  if (self->content)
    gtk_box_remove (GTK_BOX (self->page), self->content);
  self->content = content;
  gtk_label_set_label (self->title, title);
  gtk_box_append (GTK_BOX (self->page), content);
  gtk_stack_set_visible_child (self->stack, self->page);
  g_signal_emit (self, lead_changed, 0);
  if (!HK_IS_DAY_FORM (content) || !gtk_widget_grab_focus (content))
    gtk_widget_child_focus (content, GTK_DIR_TAB_FORWARD);
}

static void
form_changed_cb (HkDayView *self)
{
  g_signal_emit (self, lead_changed, 0);
}

static void
open_form (HkDayView    *self,
           LsCommandKind kind,
           const char   *id)
{
  GtkWidget *form = hk_day_form_new (self->session, kind, id, FALSE);

  self->leveling = kind == LS_DO_PERK || kind == LS_DO_TURN_CARD;
  g_signal_connect_object (form, "changed", G_CALLBACK (form_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (form, "done", G_CALLBACK (close_page), self, G_CONNECT_SWAPPED);
  open_page (self, form, hk_day_form_get_title (HK_DAY_FORM (form)));
}

static void
update_list (HkDayView *self)
{
  hk_entry_list_show (HK_ENTRY_LIST (self->content), hk_day_entries (get_game (self), self->listed));
}

/* What is done at a tap, what asks for more, and what is looked for on the board. */
static void
chosen_cb (HkDayView       *self,
           const LsCommand *command)
{
  g_autofree char *type = g_strdup (command->word);

  if (command->kind == LS_DO_BUILD)
    {
      close_page (self);
      gtk_widget_activate_action (GTK_WIDGET (self), "table.plan", "s", type);
    }
  else if (hk_day_form_fits ((LsCommandKind) command->kind))
    open_form (self, (LsCommandKind) command->kind, command->id);
  else if (hk_session_do (self->session, command))
    tell_last (self);
}

static void
pointed_cb (HkDayView       *self,
            const LsCommand *command)
{
  show_on_board (self, command && command->id ? command->id : NULL);
}

static void
open_list (HkDayView  *self,
           HkDayAction action)
{
  GtkWidget *list = hk_entry_list_new (action == HK_DAY_BUILD || action == HK_DAY_SCAVENGE);

  g_signal_connect_object (list, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (list, "pointed", G_CALLBACK (pointed_cb), self, G_CONNECT_SWAPPED);
  self->listed = action;
  self->leveling = FALSE;
  hk_entry_list_show (HK_ENTRY_LIST (list), hk_day_entries (get_game (self), action));
  open_page (self, list, hk_text_day_page (action));
}

/* --- Doing --- */

static void
do_step (HkDayView *self,
         LsDayStep  step)
{
  g_autoptr (HkDayEntry) entry = hk_day_entry_step (get_game (self), step);

  if (step == LS_DAY_STEP_CARDS)
    open_form (self, LS_DO_TURN_CARD, NULL);
  else if (step == LS_DAY_STEP_PERKS)
    open_form (self, LS_DO_PERK, NULL);
  else if (step == LS_DAY_STEP_DEPLOY)
    gtk_widget_activate_action (GTK_WIDGET (self), "table.deploy", NULL);
  else
    hk_session_do (self->session, &entry->command);
}

static void
do_action (HkDayView  *self,
           HkDayAction action)
{
  if (action == HK_DAY_REFRESH)
    {
      if (hk_session_do_kind (self->session, LS_DO_REFRESH))
        tell_last (self);
    }
  else if (action == HK_DAY_BUY)
    open_form (self, LS_DO_BUY, NULL);
  else if (action == HK_DAY_SELL)
    open_form (self, LS_DO_SELL, NULL);
  else
    open_list (self, action);
}

/* --- Callbacks --- */

static void
row_clicked_cb (HkDayView *self,
                HkDayRow  *row)
{
  for (LsDayStep step = LS_DAY_STEP_MIST; step < LS_N_DAY_STEPS; step++)
    if (self->steps[step] == row)
      {
        do_step (self, step);
        return;
      }
  for (HkDayAction action = 0; action < HK_N_DAY_ACTIONS; action++)
    if (self->actions[action] == row)
      {
        do_action (self, action);
        return;
      }
  gtk_widget_activate_action (GTK_WIDGET (self), "win.equipment", NULL);
}

static void
close_cb (HkDayView *self)
{
  hk_day_view_go_back (self);
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   data)
{
  return hk_day_view_go_back (HK_DAY_VIEW (widget)) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

/* --- The widget --- */

static void
hk_day_view_class_init (HkDayViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/day-view.ui");
  gtk_widget_class_bind_template_child (widget_class, HkDayView, stack);
  gtk_widget_class_bind_template_child (widget_class, HkDayView, main);
  gtk_widget_class_bind_template_child (widget_class, HkDayView, morning);
  gtk_widget_class_bind_template_child (widget_class, HkDayView, town);
  gtk_widget_class_bind_template_child (widget_class, HkDayView, evening);
  gtk_widget_class_bind_template_child (widget_class, HkDayView, page);
  gtk_widget_class_bind_template_child (widget_class, HkDayView, title);
  gtk_widget_class_bind_template_callback (widget_class, close_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
  lead_changed = g_signal_new ("lead-changed", HK_TYPE_DAY_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hk_day_view_init (HkDayView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static HkDayRow *
add_row (HkDayView *self,
         GtkWidget *box,
         gboolean   leads)
{
  GtkWidget *row = hk_day_row_new (leads);

  g_signal_connect_object (row, "clicked", G_CALLBACK (row_clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), row);
  return HK_DAY_ROW (row);
}

/* With the first day that is looked at: no night waits for them. */
static void
make_rows (HkDayView *self)
{
  for (LsDayStep step = LS_DAY_STEP_MIST; step < LS_N_DAY_STEPS; step++)
    self->steps[step] = add_row (self, step < LS_DAY_STEP_END ? self->morning : self->evening,
                                 step == LS_DAY_STEP_CARDS || step == LS_DAY_STEP_PERKS);
  for (HkDayAction action = 0; action < HK_N_DAY_ACTIONS; action++)
    self->actions[action] = add_row (self, self->town, action != HK_DAY_REFRESH);
  self->equipment = add_row (self, self->town, TRUE);
}

/* It has a page of its own; a window without it does not offer it. */
static void
update_equipment (HkDayView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  HkDayEntry entry = { .title = (char *) _("Equipment…") };

  hk_day_row_show (self->equipment, &entry, HK_ROW_PLAIN);
  gtk_widget_set_visible (GTK_WIDGET (self->equipment),
                          root && G_IS_ACTION_GROUP (root)
                            && g_action_group_has_action (G_ACTION_GROUP (root), "equipment"));
}

static void
update (HkDayView *self)
{
  const LsGame *game = get_game (self);

  if (!self->equipment)
    make_rows (self);
  update_steps (self, game);
  update_actions (self, game);
  update_equipment (self);
  if (self->content && HK_IS_DAY_FORM (self->content))
    hk_day_form_update (HK_DAY_FORM (self->content));
  else if (self->content)
    update_list (self);
  g_signal_emit (self, lead_changed, 0);
}

gboolean
hk_day_is_played (const LsGame *game)
{
  return game->stage == LS_STAGE_DAY && !ls_day_is_short (game);
}

void
hk_day_view_show (HkDayView *self,
                  HkSession *session)
{
  const LsGame *game = hk_session_get_game (session);
  gboolean shown = hk_day_is_played (game) && !hk_session_is_looking_back (session) && !hk_session_get_save (session)->read_only;

  self->session = session;
  if (!shown)
    close_page (self);
  gtk_widget_set_visible (GTK_WIDGET (self), shown);
  if (!shown || self->serial == hk_session_get_serial (session))
    return;
  self->serial = hk_session_get_serial (session);
  update (self);
}

/* --- The large button --- */

const char *
hk_day_view_get_label (HkDayView *self)
{
  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return NULL;
  if (!self->content)
    return hk_text_day_lead (find_next (self));
  return HK_IS_DAY_FORM (self->content) ? hk_day_form_get_label (HK_DAY_FORM (self->content)) : _("Back to the Day");
}

gboolean
hk_day_view_can_go_on (HkDayView *self)
{
  return !self->content || !HK_IS_DAY_FORM (self->content) || hk_day_form_can_accept (HK_DAY_FORM (self->content));
}

void
hk_day_view_go_on (HkDayView *self)
{
  if (!self->content)
    do_step (self, find_next (self));
  else if (HK_IS_DAY_FORM (self->content))
    hk_day_form_accept (HK_DAY_FORM (self->content));
  else
    close_page (self);
}

/* A page beside the checklist. */
gboolean
hk_day_view_is_open (HkDayView *self)
{
  return self->content != NULL;
}

gboolean
hk_day_view_go_back (HkDayView *self)
{
  if (!self->content)
    return FALSE;
  if (self->leveling)
    self->later = day_of (get_game (self));
  close_page (self);
  update_steps (self, get_game (self));
  return TRUE;
}
