/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hero-strip.h"

#include "hero-card.h"
#include "hero-chip.h"
#include "stash-card.h"

struct _HkHeroStrip
{
  AdwBin             parent_instance;

  /* template widgets */
  GtkWidget         *strip;
  GtkWidget         *chip_row;
  GtkWidget         *chips;
  GtkToggleButton   *open;
  GtkRevealer       *revealer;
  GtkScrolledWindow *scroller;
  GtkWidget         *cards;

  /* borrowed */
  GtkWidget         *card[LS_MAX_HEROES];
  GtkWidget         *chip[LS_MAX_HEROES];
  GtkWidget         *stash;

  /* owned */
  HkSession         *session;
  char              *selected;

  guint              n_heroes;
  gboolean           compact; /* one row that opens */
  gboolean           narrow;  /* open, the cards lie one below the other */
};

G_DEFINE_FINAL_TYPE (HkHeroStrip, hk_hero_strip, ADW_TYPE_BIN)

static guint hero_clicked;

static void
remove_children (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)))
    gtk_box_remove (GTK_BOX (box), child);
}

/* The open cards of a narrow window take what they need, and half the window at most. */
static void
update_height (HkHeroStrip *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int most = root ? gtk_widget_get_height (GTK_WIDGET (root)) / 2 : 0;
  int needed = 0;

  if (self->narrow && gtk_toggle_button_get_active (self->open))
    gtk_widget_measure (self->cards, GTK_ORIENTATION_VERTICAL, width, &needed, NULL, NULL, NULL);
  else
    needed = -1;
  gtk_scrolled_window_set_min_content_height (self->scroller, most > 0 ? MIN (needed, most) : needed);
}

static void
update_shape (HkHeroStrip *self)
{
  gboolean open = !self->compact || gtk_toggle_button_get_active (self->open);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->cards),
                                  self->narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_scrolled_window_set_policy (self->scroller, GTK_POLICY_AUTOMATIC,
                                  self->narrow ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER);
  gtk_widget_set_visible (self->chip_row, self->compact);
  if (self->stash)
    hk_stash_card_set_compact (HK_STASH_CARD (self->stash), self->narrow);
  gtk_revealer_set_reveal_child (self->revealer, open);
  update_height (self);
}

static void
update_selected (HkHeroStrip *self)
{
  for (guint i = 0; i < self->n_heroes; i++)
    {
      gboolean selected = g_strcmp0 (hk_session_get_game (self->session)->heroes[i].id, self->selected) == 0;

      hk_hero_card_set_selected (HK_HERO_CARD (self->card[i]), selected);
      hk_hero_chip_set_selected (HK_HERO_CHIP (self->chip[i]), selected);
    }
}

/* --- Callbacks --- */

static void
hero_clicked_cb (HkHeroStrip *self,
                 const char  *id)
{
  g_signal_emit (self, hero_clicked, 0, id);
}

static void
changed_cb (HkHeroStrip *self)
{
  gboolean playing = !hk_session_is_looking_back (self->session) && !hk_session_get_save (self->session)->read_only;

  for (guint i = 0; i < self->n_heroes; i++)
    {
      hk_hero_card_update (HK_HERO_CARD (self->card[i]));
      hk_hero_chip_update (HK_HERO_CHIP (self->chip[i]));
    }
  hk_stash_card_update (HK_STASH_CARD (self->stash));
  gtk_widget_set_sensitive (self->cards, playing);
  gtk_widget_set_sensitive (self->chips, playing);
}

static void
open_cb (HkHeroStrip *self)
{
  gtk_button_set_icon_name (GTK_BUTTON (self->open), gtk_toggle_button_get_active (self->open) ? "pan-down-symbolic"
                                                                                               : "pan-up-symbolic");
  update_shape (self);
}

/* --- The widget --- */

static void
hk_hero_strip_dispose (GObject *object)
{
  HkHeroStrip *self = HK_HERO_STRIP (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->selected, g_free);
  G_OBJECT_CLASS (hk_hero_strip_parent_class)->dispose (object);
}

static void
hk_hero_strip_class_init (HkHeroStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_hero_strip_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/hero-strip.ui");
  gtk_widget_class_bind_template_child (widget_class, HkHeroStrip, strip);
  gtk_widget_class_bind_template_child (widget_class, HkHeroStrip, chip_row);
  gtk_widget_class_bind_template_child (widget_class, HkHeroStrip, chips);
  gtk_widget_class_bind_template_child (widget_class, HkHeroStrip, open);
  gtk_widget_class_bind_template_child (widget_class, HkHeroStrip, revealer);
  gtk_widget_class_bind_template_child (widget_class, HkHeroStrip, scroller);
  gtk_widget_class_bind_template_child (widget_class, HkHeroStrip, cards);
  gtk_widget_class_bind_template_callback (widget_class, open_cb);

  hero_clicked = g_signal_new ("hero-clicked", HK_TYPE_HERO_STRIP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
hk_hero_strip_init (HkHeroStrip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  update_shape (self);
}

GtkWidget *
hk_hero_strip_new (void)
{
  return g_object_new (HK_TYPE_HERO_STRIP, NULL);
}

static void
add_hero (HkHeroStrip *self,
          guint        i)
{
  self->card[i] = hk_hero_card_new (self->session, i);
  self->chip[i] = hk_hero_chip_new (self->session, i);
  gtk_widget_set_hexpand (self->card[i], TRUE);
  gtk_widget_set_hexpand (self->chip[i], TRUE);
  g_signal_connect_object (self->card[i], "hero-clicked", G_CALLBACK (hero_clicked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->chip[i], "hero-clicked", G_CALLBACK (hero_clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->cards), self->card[i]);
  gtk_box_append (GTK_BOX (self->chips), self->chip[i]);
}

void
hk_hero_strip_set_session (HkHeroStrip *self,
                           HkSession   *session)
{
  if (self->session)
    g_signal_handlers_disconnect_by_func (self->session, changed_cb, self);
  g_set_object (&self->session, session);
  remove_children (self->cards);
  remove_children (self->chips);
  self->n_heroes = 0;
  self->stash = NULL;
  if (!session)
    return;
  for (guint i = 0; i < hk_session_get_game (session)->n_heroes; i++, self->n_heroes++)
    add_hero (self, i);
  self->stash = hk_stash_card_new (session);
  gtk_box_append (GTK_BOX (self->cards), self->stash);
  g_signal_connect_object (session, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
  update_selected (self);
  update_shape (self);
}

void
hk_hero_strip_set_selected (HkHeroStrip *self,
                            const char  *hero)
{
  g_autofree char *copy = g_strdup (hero);

  g_free (self->selected);
  self->selected = g_steal_pointer (&copy);
  update_selected (self);
}

void
hk_hero_strip_set_compact (HkHeroStrip *self,
                           gboolean     compact,
                           gboolean     narrow)
{
  self->narrow = narrow;
  self->compact = compact;
  update_shape (self);
}

int
hk_hero_strip_get_full_width (HkHeroStrip *self)
{
  int width = 0;
  int card;

  for (guint i = 0; i < self->n_heroes; i++)
    {
      gtk_widget_measure (self->card[i], GTK_ORIENTATION_HORIZONTAL, -1, &card, NULL, NULL, NULL);
      width += card + 8; /* and what is between them */
    }
  if (!self->stash)
    return 0;
  gtk_widget_measure (self->stash, GTK_ORIENTATION_HORIZONTAL, -1, &card, NULL, NULL, NULL);
  return width + card;
}
