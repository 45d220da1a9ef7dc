/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board-tryout.h"

#include <glib/gi18n.h>

#include "labels.h"
#include "last-spell/names.h"
#include "last-spell/tryout.h"

struct _HkBoardTryout
{
  AdwBin     parent_instance;

  /* borrowed */
  GtkWidget *on;
  GtkWidget *types;
  GtkWidget *coins;
  GtkWidget *told;

  /* owned */
  LsPack    *pack;
  LsBoard   *board;

  LsSpot     spot; /* LS_NO_SPOT: nobody has been dropped */
};

G_DEFINE_FINAL_TYPE (HkBoardTryout, hk_board_tryout, ADW_TYPE_BIN)

enum { SHOW_PATH, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
tell (HkBoardTryout *self,
      GPtrArray     *phases,
      const GError  *error)
{
  g_autoptr (GString) text = g_string_new (error ? error->message : NULL);

  for (guint i = 0; phases && i < phases->len; i++)
    {
      const LsTryoutPhase *phase = g_ptr_array_index (phases, i);

      g_string_append_printf (text, "%s%u. %s", i > 0 ? "\n" : "", i + 1, phase->text);
    }
  if (phases && phases->len == 0)
    g_string_append (text, _("It stays where it is."));
  gtk_label_set_text (GTK_LABEL (self->told), text->str);
}

static void
show_path (HkBoardTryout *self,
           GPtrArray     *phases)
{
  g_autoptr (GArray) path = g_array_new (FALSE, FALSE, sizeof (LsSpot));

  g_array_append_val (path, self->spot);
  for (guint i = 0; phases && i < phases->len; i++)
    {
      const LsTryoutPhase *phase = g_ptr_array_index (phases, i);

      for (guint j = 0; j < phase->n_steps; j++)
        g_array_append_val (path, phase->steps[j].to);
    }
  g_signal_emit (self, signals[SHOW_PATH], 0, phases ? path : NULL);
}

static void
update (HkBoardTryout *self)
{
  guint type = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->types));
  g_autoptr (GPtrArray) phases = NULL;
  g_autoptr (GError) error = NULL;
  LsTryout tryout;

  if (!hk_board_tryout_is_on (self) || !self->board || self->spot == LS_NO_SPOT || type >= self->pack->types->len)
    {
      gtk_label_set_text (GTK_LABEL (self->told), self->board ? _("Tap a spot of the board to drop a monster there.")
                                                              : _("The board cannot be played yet."));
      g_signal_emit (self, signals[SHOW_PATH], 0, NULL);
      return;
    }
  ls_tryout_init (&tryout, self->board, &g_array_index (self->pack->types, LsMonsterType, type));
  tryout.at = self->spot;
  for (guint i = 0; i < LS_MAX_TRYOUT_PHASES; i++)
    tryout.coin[i] = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->coins)) == 0 ? LS_COIN_LEFT : LS_COIN_RIGHT;
  phases = ls_tryout_run (&tryout, &error);
  tell (self, phases, error);
  show_path (self, phases);
}

static void
on_cb (HkBoardTryout *self)
{
  gtk_widget_set_visible (self->types, hk_board_tryout_is_on (self));
  gtk_widget_set_visible (self->coins, hk_board_tryout_is_on (self));
  gtk_widget_set_visible (self->told, hk_board_tryout_is_on (self));
  update (self);
}

static void
hk_board_tryout_finalize (GObject *object)
{
  HkBoardTryout *self = HK_BOARD_TRYOUT (object);

  g_clear_pointer (&self->board, ls_board_unref);
  g_clear_pointer (&self->pack, ls_pack_free);
  G_OBJECT_CLASS (hk_board_tryout_parent_class)->finalize (object);
}

static void
hk_board_tryout_class_init (HkBoardTryoutClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_board_tryout_finalize;
  signals[SHOW_PATH] = g_signal_new ("show-path", HK_TYPE_BOARD_TRYOUT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static GtkWidget *
make_drop_down (HkBoardTryout     *self,
                const char *const *names,
                const char        *label)
{
  GtkWidget *drop_down = gtk_drop_down_new_from_strings (names);

  gtk_widget_set_tooltip_text (drop_down, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (drop_down), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_set_visible (drop_down, FALSE);
  g_signal_connect_object (drop_down, "notify::selected", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return drop_down;
}

static void
hk_board_tryout_init (HkBoardTryout *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  const char *const coins[] = { _("Coin shows left"), _("Coin shows right"), NULL };

  self->on = gtk_toggle_button_new_with_mnemonic (_("_Try the Board Out"));
  gtk_widget_add_css_class (self->on, "answer");
  self->types = make_drop_down (self, (const char *const[]){ NULL }, _("Monster to Drop"));
  self->coins = make_drop_down (self, coins, _("Fate Coin"));
  self->told = hk_label_new (NULL, NULL);
  gtk_widget_set_visible (self->told, FALSE);
  gtk_box_append (GTK_BOX (box), self->on);
  gtk_box_append (GTK_BOX (box), self->types);
  gtk_box_append (GTK_BOX (box), self->coins);
  gtk_box_append (GTK_BOX (box), self->told);
  g_signal_connect_object (self->on, "toggled", G_CALLBACK (on_cb), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (self), box);
}

/* The names of the pack's monsters; the one that was chosen stays chosen. */
static void
fill_types (HkBoardTryout *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->types));

  for (guint i = 0; i < self->pack->types->len; i++)
    gtk_string_list_append (names, ls_record_name (g_array_index (self->pack->types, LsMonsterType, i).name));
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->types), G_LIST_MODEL (names));
  if (selected < self->pack->types->len)
    gtk_drop_down_set_selected (GTK_DROP_DOWN (self->types), selected);
}

void
hk_board_tryout_set_board (HkBoardTryout *self,
                           const LsPack  *pack,
                           LsBoard       *board)
{
  g_clear_pointer (&self->board, ls_board_unref);
  self->board = board ? ls_board_ref (board) : NULL;
  if (self->pack != pack)
    {
      g_clear_pointer (&self->pack, ls_pack_free);
      self->pack = ls_pack_ref (pack);
      fill_types (self);
    }
  if (hk_board_tryout_is_on (self))
    update (self);
}

gboolean
hk_board_tryout_is_on (HkBoardTryout *self)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->on));
}

void
hk_board_tryout_drop (HkBoardTryout *self,
                      LsSpot         spot)
{
  self->spot = spot;
  update (self);
}
