/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "piece-popover.h"

#include <glib/gi18n.h>

#include "piece-add.h"
#include "piece-section.h"
#include "window.h"

#define MAX_HEIGHT 420 /* px; what does not fit is scrolled */

struct _HkPiecePopover
{
  GtkPopover  parent_instance;

  /* borrowed */
  GtkWidget  *sections; /* GtkBox of HkPieceSection */
  HkPieceAdd *add;      /* NULL: not while correcting */

  /* owned */
  HkSession  *session;

  LsSpot      spot;
  gboolean    correcting;
};

G_DEFINE_FINAL_TYPE (HkPiecePopover, hk_piece_popover, GTK_TYPE_POPOVER)

enum { PICK_UP, ROLL, N_SIGNALS };
static guint signals[N_SIGNALS];

/* --- What is on the spot --- */

typedef struct
{
  LsThingKind kind;
  const char *id;
} Piece;

static void
add_piece (GArray     *pieces,
           LsThingKind kind,
           const char *id)
{
  Piece piece = { kind, id };

  g_array_append_val (pieces, piece);
}

static GArray *
find_pieces (const LsGame *game,
             LsSpot        spot)
{
  GArray *pieces = g_array_new (FALSE, FALSE, sizeof (Piece));

  for (guint i = 0; i < game->n_monsters; i++)
    if (ls_spots_contain (&game->monsters[i].spots, spot))
      add_piece (pieces, LS_THING_MONSTER, game->monsters[i].id);
  for (guint i = 0; i < game->n_heroes; i++)
    if (game->sheets[i].on_board && game->heroes[i].at == spot)
      add_piece (pieces, LS_THING_HERO, game->heroes[i].id);
  for (guint i = 0; i < game->n_structures; i++)
    if (ls_spots_contain (&game->structures[i].spots, spot))
      add_piece (pieces, LS_THING_STRUCTURE, game->structures[i].id);
  for (guint i = 0; i < game->n_tokens; i++)
    if (game->tokens[i].at == spot)
      add_piece (pieces, LS_THING_TOKEN, game->tokens[i].id);
  return pieces;
}

static gboolean
has_piece (GArray     *pieces,
           const char *id)
{
  for (guint i = 0; i < pieces->len; i++)
    if (g_array_index (pieces, Piece, i).id == id)
      return TRUE;
  return FALSE;
}

static gboolean
has_section (HkPiecePopover *self,
             const char     *id)
{
  for (GtkWidget *at = gtk_widget_get_first_child (self->sections); at; at = gtk_widget_get_next_sibling (at))
    if (hk_piece_section_get_id (HK_PIECE_SECTION (at)) == id)
      return TRUE;
  return FALSE;
}

/* --- Callbacks --- */

static void
pick_up_cb (HkPiecePopover *self,
            const char     *id)
{
  g_autoptr (HkPiecePopover) alive = g_object_ref (self);

  gtk_popover_popdown (GTK_POPOVER (self));
  g_signal_emit (alive, signals[PICK_UP], 0, id);
}

static void
roll_cb (HkPiecePopover *self,
         const char     *id)
{
  g_autoptr (HkPiecePopover) alive = g_object_ref (self);

  gtk_popover_popdown (GTK_POPOVER (self));
  g_signal_emit (alive, signals[ROLL], 0, id);
}

/* --- Following the game --- */

/* Whatever the player has just taken off the board can be brought back at once. What undo took away is not told. */
static void
tell_gone (HkPiecePopover *self,
           HkPieceSection *section)
{
  guint n = hk_session_get_length (self->session);
  const LsCommand *last = n > 0 ? hk_session_get_command (self->session, n - 1) : NULL;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  g_autofree char *text = hk_piece_section_tell_gone (section);

  if (last && last->id == hk_piece_section_get_id (section) && root && HK_IS_WINDOW (root))
    hk_window_toast_undo (HK_WINDOW (root), text);
}

static void
drop_sections (HkPiecePopover *self,
               GArray         *pieces)
{
  GtkWidget *at = gtk_widget_get_first_child (self->sections);

  while (at)
    {
      HkPieceSection *section = HK_PIECE_SECTION (at);

      at = gtk_widget_get_next_sibling (at);
      if (has_piece (pieces, hk_piece_section_get_id (section)))
        hk_piece_section_update (section);
      else
        {
          tell_gone (self, section);
          gtk_box_remove (GTK_BOX (self->sections), GTK_WIDGET (section));
        }
    }
}

static void
add_sections (HkPiecePopover *self,
              GArray         *pieces)
{
  for (guint i = 0; i < pieces->len; i++)
    {
      const Piece *piece = &g_array_index (pieces, Piece, i);
      GtkWidget *section;

      if (has_section (self, piece->id))
        continue;
      section = hk_piece_section_new (self->session, piece->kind, piece->id, self->correcting);
      g_signal_connect_object (section, "pick-up", G_CALLBACK (pick_up_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (section, "roll", G_CALLBACK (roll_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (self->sections), section);
    }
}

static void
changed_cb (HkPiecePopover *self)
{
  g_autoptr (GArray) pieces = find_pieces (hk_session_get_game (self->session), self->spot);

  drop_sections (self, pieces);
  add_sections (self, pieces);
  if (self->add)
    hk_piece_add_update (self->add);
  else if (pieces->len == 0 || hk_session_is_looking_back (self->session))
    gtk_popover_popdown (GTK_POPOVER (self));
}

/* --- The popover --- */

/* What comes later is not this one's to tell. */
static void
hk_piece_popover_closed (GtkPopover *popover)
{
  HkPiecePopover *self = HK_PIECE_POPOVER (popover);

  if (self->session)
    g_signal_handlers_disconnect_by_func (self->session, changed_cb, self);
  g_clear_object (&self->session);
}

static void
hk_piece_popover_dispose (GObject *object)
{
  g_clear_object (&HK_PIECE_POPOVER (object)->session);
  G_OBJECT_CLASS (hk_piece_popover_parent_class)->dispose (object);
}

static void
hk_piece_popover_class_init (HkPiecePopoverClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_piece_popover_dispose;
  GTK_POPOVER_CLASS (klass)->closed = hk_piece_popover_closed;

  signals[PICK_UP] = g_signal_new ("pick-up", HK_TYPE_PIECE_POPOVER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                   1, G_TYPE_STRING);
  signals[ROLL] = g_signal_new ("roll", HK_TYPE_PIECE_POPOVER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                G_TYPE_STRING);
}

static void
hk_piece_popover_init (HkPiecePopover *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->sections = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  gtk_box_append (GTK_BOX (box), self->sections);
  gtk_widget_add_css_class (box, "piece");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), MAX_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_popover_set_child (GTK_POPOVER (self), scroller);
}

/* An occupied spot keeps what can be added out of the way. */
static void
offer_to_add (HkPiecePopover *self)
{
  GtkWidget *expander = gtk_expander_new (_("Add Here"));

  self->add = HK_PIECE_ADD (hk_piece_add_new (self->session, self->spot));
  gtk_expander_set_child (GTK_EXPANDER (expander), GTK_WIDGET (self->add));
  gtk_expander_set_expanded (GTK_EXPANDER (expander), !gtk_widget_get_first_child (self->sections));
  gtk_box_append (GTK_BOX (gtk_widget_get_parent (self->sections)), expander);
}

GtkWidget *
hk_piece_popover_new (HkSession *session,
                      LsSpot     spot,
                      gboolean   correcting)
{
  const LsGame *game = hk_session_get_game (session);
  g_autoptr (GArray) pieces = find_pieces (game, spot);
  HkPiecePopover *self;

  if (!ls_board_has (game->board, spot) || (pieces->len == 0 && !correcting))
    return NULL;
  self = g_object_new (HK_TYPE_PIECE_POPOVER, NULL);
  self->session = g_object_ref (session);
  self->spot = spot;
  self->correcting = correcting;
  add_sections (self, pieces);
  if (correcting)
    offer_to_add (self);
  g_signal_connect_object (session, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
