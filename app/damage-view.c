/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "damage-view.h"

#include <glib/gi18n.h>

#include "counter.h"
#include "damage-text.h"
#include "labels.h"
#include "last-spell/outlook.h"

struct _HkDamageView
{
  AdwBin   parent_instance;

  guint    serial; /* of the session when this was made */
  gboolean heroes; /* one of them at least */
};

G_DEFINE_FINAL_TYPE (HkDamageView, hk_damage_view, ADW_TYPE_BIN)

static GtkWidget *
make_hero (HkSession       *session,
           const LsOutlook *outlook,
           guint            hero)
{
  const LsGame *game = hk_session_get_game (session);
  const LsHeroSheet *sheet = &game->sheets[hero];
  LsCommand command = { .kind = LS_DO_ARMOR, .id = game->heroes[hero].id };
  g_autofree char *dealt = hk_damage_text (game, outlook, hero);
  g_autofree char *by = hk_damage_by_text (game, outlook, hero);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *counter = hk_counter_new (HK_COUNT_ARMOR, game->heroes[hero].id);

  hk_counter_set_value (HK_COUNTER (counter), sheet->stopped, -1);
  hk_counter_set_command (HK_COUNTER (counter), session, &command);
  gtk_box_append (GTK_BOX (box), hk_label_new (dealt, "title-4"));
  if (by)
    gtk_box_append (GTK_BOX (box), hk_label_new (by, "dim-label"));
  gtk_box_append (GTK_BOX (box), counter);
  return box;
}

static void
hk_damage_view_class_init (HkDamageViewClass *klass)
{
}

static void
hk_damage_view_init (HkDamageView *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
hk_damage_view_show (HkDamageView *self,
                     HkSession    *session)
{
  const LsGame *game = hk_session_get_game (session);
  g_autoptr (LsOutlook) outlook = NULL;
  GtkWidget *box;

  if (self->serial == hk_session_get_serial (session))
    return;
  self->serial = hk_session_get_serial (session);
  self->heroes = FALSE;
  outlook = game->stage == LS_STAGE_ATTACK ? ls_outlook_attack (game) : NULL;
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "instruction");
  gtk_box_append (GTK_BOX (box), hk_label_new (_("The heroes are struck: what does armor stop?"), "title-4"));
  for (guint i = 0; i < game->n_heroes; i++)
    if (hk_damage_sum (game, outlook, i) > 0)
      {
        gtk_box_append (GTK_BOX (box), make_hero (session, outlook, i));
        self->heroes = TRUE;
      }
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_set_sensitive (GTK_WIDGET (self), !hk_session_is_looking_back (session));
}

/* Whether any hero is about to be struck. */
gboolean
hk_damage_view_has_heroes (HkDamageView *self)
{
  return self->heroes;
}
