/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pack-bar.h"

#include <glib/gi18n.h>

#include "application.h"
#include "labels.h"
#include "window.h"

#define MOST_NAMES 3

struct _HkPackBar
{
  AdwBin      parent_instance;

  /* borrowed */
  GtkWidget  *revealer;
  GtkWidget  *label;

  /* owned */
  HkSession  *session;
  char       *refused; /* the digest of the pack that nobody wants; NULL: none */
};

G_DEFINE_FINAL_TYPE (HkPackBar, hk_pack_bar, ADW_TYPE_BIN)

static const LsPack *
get_pack (void)
{
  return hk_application_get_pack (hk_application_get ());
}

/* "Clawer and Spawn card 7 have changed …", with no more names than can be taken in at a glance. */
char *
hk_pack_bar_text (GPtrArray *changes)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < MIN (changes->len, MOST_NAMES); i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", ((LsPackChange *) g_ptr_array_index (changes, i))->name);
  if (changes->len > MOST_NAMES)
    g_string_append (names, ", …");
  /* Translators: names of records of the workshop, such as "Clawer, Spawn card 7" */
  return g_strdup_printf (ngettext ("Corrected since this game was begun: %s. Play on with it?",
                                    "Corrected since this game was begun: %s. Play on with them?", changes->len),
                          names->str);
}

static void
hide (HkPackBar *self)
{
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), FALSE);
}

static void
take_cb (HkPackBar *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (!hk_session_take_pack (self->session, get_pack ()))
    return;
  hide (self);
  if (HK_IS_WINDOW (root))
    hk_window_toast_undo (HK_WINDOW (root), _("The game goes on with the corrected cards"));
}

static void
later_cb (HkPackBar *self)
{
  g_free (self->refused);
  self->refused = g_strdup (get_pack ()->digest);
  hide (self);
}

static void
hk_pack_bar_dispose (GObject *object)
{
  HkPackBar *self = HK_PACK_BAR (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->refused, g_free);
  G_OBJECT_CLASS (hk_pack_bar_parent_class)->dispose (object);
}

static void
hk_pack_bar_class_init (HkPackBarClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_pack_bar_dispose;
}

static GtkWidget *
make_button (HkPackBar  *self,
             const char *label,
             GCallback   callback)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_widget_add_css_class (button, "answer");
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  return button;
}

static void
hk_pack_bar_init (HkPackBar *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *take = make_button (self, _("_Take Over"), G_CALLBACK (take_cb));

  self->revealer = gtk_revealer_new ();
  self->label = hk_label_new (NULL, NULL);
  gtk_widget_add_css_class (take, "suggested-action");
  gtk_widget_add_css_class (box, "pack-bar");
  gtk_widget_set_halign (buttons, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (buttons), make_button (self, _("_Not Now"), G_CALLBACK (later_cb)));
  gtk_box_append (GTK_BOX (buttons), take);
  gtk_box_append (GTK_BOX (box), self->label);
  gtk_box_append (GTK_BOX (box), buttons);
  gtk_revealer_set_child (GTK_REVEALER (self->revealer), box);
  adw_bin_set_child (ADW_BIN (self), self->revealer);
}

/* --- Whether to ask --- */

/* NULL: there is nothing to ask. The digests say quickly that nothing has changed at all. */
static GPtrArray *
find_changes (HkSession *session)
{
  const LsGame *game = hk_session_get_game (session);
  g_autoptr (GPtrArray) changes = NULL;

  if (!hk_application_get () || hk_session_get_save (session)->read_only || game->stage == LS_STAGE_OVER
      || g_strcmp0 (game->pack->digest, get_pack ()->digest) == 0)
    return NULL;
  changes = hk_session_find_pack_changes (session, get_pack ());
  return changes->len > 0 ? g_steal_pointer (&changes) : NULL;
}

static GtkWidget *
make_bar (GtkWidget *below,
          HkSession *session)
{
  HkPackBar *self = g_object_new (HK_TYPE_PACK_BAR, NULL);

  self->session = g_object_ref (session);
  gtk_box_insert_child_after (GTK_BOX (gtk_widget_get_parent (below)), GTK_WIDGET (self),
                              gtk_widget_get_prev_sibling (below));
  return GTK_WIDGET (self);
}

void
hk_pack_bar_look (GtkWidget **bar,
                  GtkWidget  *below,
                  HkSession  *session)
{
  g_autoptr (GPtrArray) changes = find_changes (session);
  HkPackBar *self;
  gboolean ask;

  if (!*bar && !changes)
    return;
  if (!*bar)
    *bar = make_bar (below, session);
  self = HK_PACK_BAR (*bar);
  ask = changes && g_strcmp0 (self->refused, get_pack ()->digest) != 0;
  if (ask)
    {
      g_autofree char *text = hk_pack_bar_text (changes);

      gtk_label_set_text (GTK_LABEL (self->label), text);
    }
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), ask);
}
