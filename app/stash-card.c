/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "stash-card.h"

#include "counter.h"
#include "panic-track.h"

#define URBAN_QUESTS 2

struct _HkStashCard
{
  AdwBin        parent_instance;

  /* template widgets */
  GtkWidget    *grid;
  HkCounter    *gold;
  HkCounter    *materials;
  HkCounter    *mages;
  HkCounter    *quests;
  GtkWidget    *equipment;
  GtkWidget    *ledger;
  GtkLabel     *pieces;
  HkPanicTrack *panic;

  /* owned */
  HkSession    *session;
};

G_DEFINE_FINAL_TYPE (HkStashCard, hk_stash_card, ADW_TYPE_BIN)

static void
hk_stash_card_dispose (GObject *object)
{
  g_clear_object (&HK_STASH_CARD (object)->session);
  G_OBJECT_CLASS (hk_stash_card_parent_class)->dispose (object);
}

static void
hk_stash_card_class_init (HkStashCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_COUNTER);
  g_type_ensure (HK_TYPE_PANIC_TRACK);
  G_OBJECT_CLASS (klass)->dispose = hk_stash_card_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/stash-card.ui");
  gtk_widget_class_bind_template_child (widget_class, HkStashCard, grid);
  gtk_widget_class_bind_template_child (widget_class, HkStashCard, gold);
  gtk_widget_class_bind_template_child (widget_class, HkStashCard, materials);
  gtk_widget_class_bind_template_child (widget_class, HkStashCard, mages);
  gtk_widget_class_bind_template_child (widget_class, HkStashCard, quests);
  gtk_widget_class_bind_template_child (widget_class, HkStashCard, equipment);
  gtk_widget_class_bind_template_child (widget_class, HkStashCard, ledger);
  gtk_widget_class_bind_template_child (widget_class, HkStashCard, pieces);
  gtk_widget_class_bind_template_child (widget_class, HkStashCard, panic);
}

static void
hk_stash_card_init (HkStashCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
set_up_counter (HkStashCard  *self,
                HkCounter    *counter,
                HkCount       what,
                LsCommandKind kind)
{
  LsCommand command = { .kind = (guint8) kind };

  hk_counter_set_what (counter, what, NULL);
  hk_counter_set_command (counter, self->session, &command);
}

GtkWidget *
hk_stash_card_new (HkSession *session)
{
  HkStashCard *self = g_object_new (HK_TYPE_STASH_CARD, NULL);

  self->session = g_object_ref (session);
  set_up_counter (self, self->gold, HK_COUNT_GOLD, LS_DO_GOLD);
  set_up_counter (self, self->materials, HK_COUNT_MATERIALS, LS_DO_MATERIALS);
  set_up_counter (self, self->mages, HK_COUNT_MAGES, LS_DO_MAGES);
  set_up_counter (self, self->quests, HK_COUNT_QUESTS, LS_DO_QUESTS);
  hk_panic_track_set_session (self->panic, session);
  hk_stash_card_update (self);
  return GTK_WIDGET (self);
}

/* The introductory night has no urban quests (`setup.intro`). */
void
hk_stash_card_update (HkStashCard *self)
{
  const LsGame *game = hk_session_get_game (self->session);
  g_autofree char *pieces = hk_text_of (game->equipment, -1);

  hk_counter_set_value (self->gold, game->gold, -1);
  hk_counter_set_value (self->materials, game->materials, -1);
  hk_counter_set_value (self->mages, game->mages, LS_MAGES);
  hk_counter_set_value (self->quests, game->quests, URBAN_QUESTS);
  gtk_widget_set_visible (GTK_WIDGET (self->quests), game->setup.mode != LS_MODE_INTRODUCTORY);
  gtk_label_set_label (self->pieces, pieces);
  gtk_widget_set_visible (self->equipment, game->equipment > 0);
  hk_panic_track_update (self->panic);
}

static void
put (HkStashCard *self,
     GtkWidget   *child,
     int          column,
     int          row)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->grid);
  GtkLayoutChild *place = gtk_layout_manager_get_layout_child (layout, child);

  gtk_grid_layout_child_set_column (GTK_GRID_LAYOUT_CHILD (place), column);
  gtk_grid_layout_child_set_row (GTK_GRID_LAYOUT_CHILD (place), row);
}

void
hk_stash_card_set_compact (HkStashCard *self,
                           gboolean     compact)
{
  put (self, self->equipment, compact ? 0 : 2, compact ? 2 : 0);
  put (self, self->ledger, compact ? 1 : 2, compact ? 2 : 1);
  hk_panic_track_set_compact (self->panic, compact);
}
