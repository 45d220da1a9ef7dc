/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "piece-add.h"

#include "core/sentences.h"
#include "hero-text.h"

struct _HkPieceAdd
{
  AdwBin           parent_instance;

  /* template widgets */
  GtkWidget       *heroes;
  GtkWidget       *monsters;
  GtkWidget       *structures;
  GtkWidget       *tokens;
  GtkToggleButton *along_column;

  /* owned */
  HkSession       *session;

  LsSpot           spot;
};

G_DEFINE_FINAL_TYPE (HkPieceAdd, hk_piece_add, ADW_TYPE_BIN)

static const LsSpots *
find_cutout (const LsBoard *board,
             LsSpot         spot)
{
  for (guint i = 0; i < board->walls->len; i++)
    if (ls_spots_contain (&g_array_index (board->walls, LsSpots, i), spot))
      return &g_array_index (board->walls, LsSpots, i);
  return NULL;
}

/* A wall away from every cutout is as long as the board's cutouts are. */
static guint
count_spots (const LsBoard         *board,
             const LsStructureType *type)
{
  if (type->spots > 0)
    return type->spots;
  return board->walls->len > 0 ? g_array_index (board->walls, LsSpots, 0).n : 1;
}

void
hk_piece_add_spots (const LsBoard         *board,
                    const LsStructureType *type,
                    LsSpot                 from,
                    gboolean               along_column,
                    LsSpots               *spots)
{
  const LsSpots *cutout = type->class_ == LS_WALL ? find_cutout (board, from) : NULL;

  if (cutout)
    {
      *spots = *cutout;
      return;
    }
  spots->n = count_spots (board, type);
  for (guint i = 0; i < spots->n; i++)
    {
      spots->at[i] = from;
      from = ls_spot_beside (from, along_column ? LS_SOUTH : LS_EAST);
    }
}

/* --- Actions --- */

static void
add_hero_cb (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  HkPieceAdd *self = HK_PIECE_ADD (widget);
  LsCommand command = { .kind = LS_DO_HERO_AT,
                        .id = g_intern_string (g_variant_get_string (parameter, NULL)),
                        .spots = { 1, { self->spot } } };

  hk_session_do (self->session, &command);
}

static void
add_monster_cb (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  HkPieceAdd *self = HK_PIECE_ADD (widget);
  LsCommand command = { .kind = LS_DO_MONSTER_ADD,
                        .word = g_intern_string (g_variant_get_string (parameter, NULL)),
                        .spots = { 1, { self->spot } },
                        .facing = LS_NO_FACING };

  hk_session_do (self->session, &command);
}

static void
add_structure_cb (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  HkPieceAdd *self = HK_PIECE_ADD (widget);
  LsCommand command = { .kind = LS_DO_STRUCTURE_ADD, .word = g_intern_string (g_variant_get_string (parameter, NULL)) };

  hk_piece_add_spots (hk_session_get_game (self->session)->board, ls_structure_type_find (command.word), self->spot,
                      gtk_toggle_button_get_active (self->along_column), &command.spots);
  hk_session_do (self->session, &command);
}

static void
add_token_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  HkPieceAdd *self = HK_PIECE_ADD (widget);
  LsCommand command = { .kind = LS_DO_TOKEN_ADD,
                        .word = g_intern_string (g_variant_get_string (parameter, NULL)),
                        .spots = { 1, { self->spot } },
                        .flag = -1 };

  hk_session_do (self->session, &command);
}

/* --- Showing what there is --- */

static void
add_row (GtkWidget  *box,
         const char *text,
         const char *action,
         const char *word)
{
  g_autofree char *label = automa_capitalized (g_strdup (text));
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_label_set_xalign (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), 0);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "wide-target");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", word);
  gtk_box_append (GTK_BOX (box), button);
}

static void
clear (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)))
    gtk_box_remove (GTK_BOX (box), child);
}

static void
list_heroes (HkPieceAdd   *self,
             const LsGame *game)
{
  clear (self->heroes);
  for (guint i = 0; i < game->n_heroes; i++)
    if (!game->sheets[i].on_board && !game->sheets[i].dead)
      add_row (self->heroes, game->heroes[i].id, "add.hero", game->heroes[i].id);
}

static void
list_monsters (HkPieceAdd   *self,
               const LsGame *game)
{
  clear (self->monsters);
  for (guint i = 0; i < game->pack->types->len; i++)
    {
      const LsMonsterType *type = &g_array_index (game->pack->types, LsMonsterType, i);
      LsFigure figure;
      LsColour colour;
      int left = ls_pack_figure (game->pack, i, &figure, &colour) ? game->supply.left[figure][colour] : -1;
      g_autofree char *label = hk_text_in_box (type, left);

      if (left != 0)
        add_row (self->monsters, label, "add.monster", type->id);
    }
}

/* --- The widget --- */

static void
hk_piece_add_dispose (GObject *object)
{
  g_clear_object (&HK_PIECE_ADD (object)->session);
  G_OBJECT_CLASS (hk_piece_add_parent_class)->dispose (object);
}

static void
hk_piece_add_class_init (HkPieceAddClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_piece_add_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/piece-add.ui");
  gtk_widget_class_bind_template_child (widget_class, HkPieceAdd, heroes);
  gtk_widget_class_bind_template_child (widget_class, HkPieceAdd, monsters);
  gtk_widget_class_bind_template_child (widget_class, HkPieceAdd, structures);
  gtk_widget_class_bind_template_child (widget_class, HkPieceAdd, tokens);
  gtk_widget_class_bind_template_child (widget_class, HkPieceAdd, along_column);
  gtk_widget_class_install_action (widget_class, "add.hero", "s", add_hero_cb);
  gtk_widget_class_install_action (widget_class, "add.monster", "s", add_monster_cb);
  gtk_widget_class_install_action (widget_class, "add.structure", "s", add_structure_cb);
  gtk_widget_class_install_action (widget_class, "add.token", "s", add_token_cb);
}

static void
hk_piece_add_init (HkPieceAdd *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
hk_piece_add_new (HkSession *session,
                  LsSpot     spot)
{
  HkPieceAdd *self = g_object_new (HK_TYPE_PIECE_ADD, NULL);

  self->session = g_object_ref (session);
  self->spot = spot;
  for (const LsStructureType *type = ls_structure_types; type->id; type++)
    add_row (self->structures, ls_structure_name (type), "add.structure", type->id);
  for (guint kind = 0; kind < LS_N_TOKENS; kind++)
    add_row (self->tokens, ls_token_name ((LsTokenKind) kind), "add.token", ls_token_names[kind]);
  hk_piece_add_update (self);
  return GTK_WIDGET (self);
}

void
hk_piece_add_update (HkPieceAdd *self)
{
  const LsGame *game = hk_session_get_game (self->session);

  list_heroes (self, game);
  list_monsters (self, game);
}
