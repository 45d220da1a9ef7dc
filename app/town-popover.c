/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "town-popover.h"

#include "board-text.h"
#include "core/sentences.h"
#include "day-form.h"
#include "entry-list.h"
#include "window.h"

struct _HkTownPopover
{
  GtkPopover   parent_instance;

  /* template widgets */
  GtkLabel    *title;
  GtkStack    *stack;
  GtkWidget   *offers;
  GtkWidget   *ways;
  GtkLabel    *where;
  GtkWidget   *turn;
  GtkButton   *build;

  /* borrowed */
  HkEntryList *list; /* NULL: there is none */

  /* owned */
  HkSession   *session; /* while it is open */

  LsSpot       spot;
  const char  *structure; /* that stands there, interned; NULL: none */
  const char  *type;      /* that is to be built */
  guint        n_sites;
  guint        site;
  LsSpots      sites[LS_MAX_SITES];
};

G_DEFINE_FINAL_TYPE (HkTownPopover, hk_town_popover, GTK_TYPE_POPOVER)

static guint preview;

static const LsGame *
get_game (HkTownPopover *self)
{
  return hk_session_get_game (self->session);
}

static void
show_preview (HkTownPopover *self,
              const LsSpots *site)
{
  g_signal_emit (self, preview, 0, site);
}

/* Closed first: what is told has the window, not the popover, before it. */
static void
do_command (HkTownPopover   *self,
            const LsCommand *command)
{
  g_autoptr (HkSession) session = g_object_ref (self->session);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  gtk_popover_popdown (GTK_POPOVER (self));
  if (hk_session_do (session, command) && root && HK_IS_WINDOW (root))
    hk_window_tell_last (HK_WINDOW (root));
}

/* --- How it is to lie --- */

static void
show_site (HkTownPopover *self)
{
  g_autofree char *where = hk_text_spots (&self->sites[self->site]);

  gtk_label_set_label (self->where, where);
  show_preview (self, &self->sites[self->site]);
}

static void
ask_way (HkTownPopover *self,
         const char    *type)
{
  const LsStructureFacts *facts = ls_pack_structure (get_game (self)->pack, type);
  g_autofree char *name = automa_capitalized (g_strdup (ls_structure_name (&facts->type)));
  g_autofree char *label = hk_text_build_for (facts);

  self->type = facts->type.id;
  self->site = 0;
  self->n_sites = ls_town_sites (get_game (self), facts, self->spot, self->sites, NULL);
  gtk_label_set_label (self->title, name);
  gtk_button_set_label (self->build, label);
  gtk_widget_set_visible (self->turn, self->n_sites > 1);
  gtk_stack_set_visible_child (self->stack, self->ways);
  gtk_widget_grab_focus (GTK_WIDGET (self->build));
  show_site (self);
}

static void
turn_cb (HkTownPopover *self)
{
  self->site = (self->site + 1) % self->n_sites;
  show_site (self);
}

static void
build_cb (HkTownPopover *self)
{
  LsCommand command = { .kind = LS_DO_BUILD, .word = self->type, .spots = self->sites[self->site] };

  do_command (self, &command);
}

/* --- What there is to do --- */

static guint
count_ways (HkTownPopover *self,
            const char    *type)
{
  LsSpots sites[LS_MAX_SITES];

  return ls_town_sites (get_game (self), ls_pack_structure (get_game (self)->pack, type), self->spot, sites, NULL);
}

static void
chosen_cb (HkTownPopover   *self,
           const LsCommand *command)
{
  if (command->kind == LS_DO_BUILD && count_ways (self, command->word) > 1)
    ask_way (self, command->word);
  else
    do_command (self, command);
}

static void
pointed_cb (HkTownPopover   *self,
            const LsCommand *command)
{
  if (gtk_stack_get_visible_child (self->stack) == self->offers)
    show_preview (self, command && command->kind == LS_DO_BUILD && command->spots.n > 0 ? &command->spots : NULL);
}

static GPtrArray *
make_entries (HkTownPopover *self)
{
  const LsGame *game = get_game (self);
  int structure = self->structure ? ls_game_find_structure (game, self->structure) : -1;

  if (self->structure)
    return structure >= 0 ? hk_day_entries_of (game, (guint) structure) : NULL;
  return hk_day_entries_build (game, self->spot);
}

static void
done_cb (HkTownPopover *self)
{
  gtk_popover_popdown (GTK_POPOVER (self));
}

static void
add_offers (HkTownPopover *self)
{
  g_autoptr (GPtrArray) ruins = hk_day_entries (get_game (self), HK_DAY_SCAVENGE);

  self->list = HK_ENTRY_LIST (hk_entry_list_new (FALSE));
  hk_entry_list_show (self->list, make_entries (self));
  gtk_box_append (GTK_BOX (self->offers), GTK_WIDGET (self->list));
  g_signal_connect_object (self->list, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->list, "pointed", G_CALLBACK (pointed_cb), self, G_CONNECT_SWAPPED);
  for (guint i = 0; self->structure && i < ruins->len; i++)
    if (((HkDayEntry *) g_ptr_array_index (ruins, i))->command.id == self->structure)
      {
        GtkWidget *form = hk_day_form_new (self->session, LS_DO_SCAVENGE, self->structure, TRUE);

        g_signal_connect_object (form, "done", G_CALLBACK (done_cb), self, G_CONNECT_SWAPPED);
        gtk_box_append (GTK_BOX (self->offers), form);
      }
}

/* Whatever changes the game closes it: what it offered may be another thing by now. */
static void
changed_cb (HkTownPopover *self)
{
  gtk_popover_popdown (GTK_POPOVER (self));
}

/* --- The popover --- */

/* Only now is there somebody who looks at the board. */
static void
hk_town_popover_map (GtkWidget *widget)
{
  HkTownPopover *self = HK_TOWN_POPOVER (widget);

  GTK_WIDGET_CLASS (hk_town_popover_parent_class)->map (widget);
  if (gtk_stack_get_visible_child (self->stack) != self->ways)
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self->build));
  show_site (self);
}

static void
hk_town_popover_closed (GtkPopover *popover)
{
  HkTownPopover *self = HK_TOWN_POPOVER (popover);

  show_preview (self, NULL);
  if (self->session)
    g_signal_handlers_disconnect_by_func (self->session, changed_cb, self);
  g_clear_object (&self->session);
}

static void
hk_town_popover_dispose (GObject *object)
{
  g_clear_object (&HK_TOWN_POPOVER (object)->session);
  G_OBJECT_CLASS (hk_town_popover_parent_class)->dispose (object);
}

static void
hk_town_popover_class_init (HkTownPopoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_town_popover_dispose;
  widget_class->map = hk_town_popover_map;
  GTK_POPOVER_CLASS (klass)->closed = hk_town_popover_closed;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/town-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, HkTownPopover, title);
  gtk_widget_class_bind_template_child (widget_class, HkTownPopover, stack);
  gtk_widget_class_bind_template_child (widget_class, HkTownPopover, offers);
  gtk_widget_class_bind_template_child (widget_class, HkTownPopover, ways);
  gtk_widget_class_bind_template_child (widget_class, HkTownPopover, where);
  gtk_widget_class_bind_template_child (widget_class, HkTownPopover, turn);
  gtk_widget_class_bind_template_child (widget_class, HkTownPopover, build);
  gtk_widget_class_bind_template_callback (widget_class, turn_cb);
  gtk_widget_class_bind_template_callback (widget_class, build_cb);
  preview = g_signal_new ("preview", HK_TYPE_TOWN_POPOVER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                          G_TYPE_POINTER);
}

static void
hk_town_popover_init (HkTownPopover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
find_structure (HkTownPopover *self)
{
  const LsGame *game = get_game (self);

  for (guint i = 0; i < game->n_structures; i++)
    if (ls_spots_contain (&game->structures[i].spots, self->spot))
      self->structure = game->structures[i].id;
}

GtkWidget *
hk_town_popover_new (HkSession  *session,
                     LsSpot      spot,
                     const char *type)
{
  HkTownPopover *self = g_object_new (HK_TYPE_TOWN_POPOVER, NULL);
  g_autofree HkHolders *holders = g_new (HkHolders, 1);
  g_autofree char *title = NULL;

  self->session = g_object_ref (session);
  self->spot = spot;
  find_structure (self);
  hk_holders_find (holders, get_game (self));
  title = hk_spot_text (get_game (self), holders, spot);
  gtk_label_set_label (self->title, title);
  if (!type)
    add_offers (self);
  g_signal_connect_object (session, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  if (type)
    ask_way (self, type);
  return GTK_WIDGET (self);
}
