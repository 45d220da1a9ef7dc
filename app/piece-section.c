/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "piece-section.h"

#include <glib/gi18n.h>

#include "counter.h"
#include "last-spell/shots.h"
#include "last-spell/boss.h"
#include "last-spell/strikes.h"
#include "record-link.h"
#include "window.h"

struct _HkPieceSection
{
  AdwBin           parent_instance;

  /* template widgets */
  GtkLabel        *title;
  GtkLabel        *facts;
  AdwBin          *unverified; /* the way to compare it, if nobody has; made when it is needed */
  HkCounter       *counter;
  GtkWidget       *fists;
  GtkWidget       *blows;
  GtkToggleButton *stun;
  GtkWidget       *roll;
  GtkWidget       *move;
  GtkExpander     *more;
  GtkWidget       *facings;
  GtkWidget       *turn_over;
  GtkButton       *remove;

  /* borrowed */
  GtkToggleButton *facing[LS_N_FACINGS];

  /* owned */
  HkSession       *session;

  const char      *id; /* interned */
  LsThingKind      kind;
  gboolean         correcting;
};

G_DEFINE_FINAL_TYPE (HkPieceSection, hk_piece_section, ADW_TYPE_BIN)

enum { PICK_UP, ROLL, N_SIGNALS };
static guint signals[N_SIGNALS];

static const LsGame *
get_game (HkPieceSection *self)
{
  return hk_session_get_game (self->session);
}

static const LsMonster *
get_monster (HkPieceSection *self)
{
  int i = ls_game_find_monster (get_game (self), self->id);

  return i >= 0 ? &get_game (self)->monsters[i] : NULL;
}

static const LsToken *
get_token (HkPieceSection *self)
{
  int i = ls_game_find_token (get_game (self), self->id);

  return i >= 0 ? &get_game (self)->tokens[i] : NULL;
}

/* --- Actions --- */

static void
kill_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  HkPieceSection *self = HK_PIECE_SECTION (widget);
  LsCommand command = { .kind = LS_DO_MONSTER_KILL, .id = self->id };

  hk_session_do (self->session, &command);
}

/* What the button shows is the state's, also after a refusal. */
static void
stun_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  HkPieceSection *self = HK_PIECE_SECTION (widget);
  const LsMonster *monster = get_monster (self);
  LsCommand command = { .kind = LS_DO_MONSTER_STUN, .id = self->id, .flag = monster && !monster->stunned };

  hk_session_do (self->session, &command);
  hk_piece_section_update (self);
}

static void
face_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  HkPieceSection *self = HK_PIECE_SECTION (widget);
  const LsMonster *monster = get_monster (self);
  LsCommand command = { .kind = LS_DO_MONSTER_AT, .id = self->id, .facing = (guint8) g_variant_get_int32 (parameter) };

  if (!monster)
    return;
  command.spots = (LsSpots){ 1, { monster->spots.at[0] } };
  hk_session_do (self->session, &command);
  hk_piece_section_update (self);
}

static void
free_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  g_autoptr (HkPieceSection) self = g_object_ref (HK_PIECE_SECTION (widget));
  GtkRoot *root = gtk_widget_get_root (widget);
  LsCommand command = { .kind = LS_DO_FREE_HERO,
                        .id = self->id,
                        .other = g_intern_string (g_variant_get_string (parameter, NULL)),
                        .flag = -1 };

  if (hk_session_do (self->session, &command) && root && HK_IS_WINDOW (root))
    hk_window_tell_last (HK_WINDOW (root));
}

static void
remove_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  HkPieceSection *self = HK_PIECE_SECTION (widget);
  LsCommand command = { .kind = LS_DO_TOKEN_REMOVE, .id = self->id };

  if (self->kind == LS_THING_HERO)
    command.kind = LS_DO_HERO_OFF;
  else if (self->kind == LS_THING_STRUCTURE)
    command.kind = LS_DO_STRUCTURE_REMOVE;
  hk_session_do (self->session, &command);
}

/* The same token comes back with its other face up; if it cannot, it stays as it was. */
static void
turn_over_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  HkPieceSection *self = HK_PIECE_SECTION (widget);
  g_autoptr (HkSession) session = g_object_ref (self->session);
  const LsToken *token = get_token (self);
  LsCommand away = { .kind = LS_DO_TOKEN_REMOVE, .id = self->id };
  LsCommand back = { .kind = LS_DO_TOKEN_ADD };

  if (!token)
    return;
  back.word = ls_token_names[token->kind];
  back.spots = (LsSpots){ 1, { token->at } };
  back.flag = !token->used;
  if (hk_session_do (session, &away) && !hk_session_do (session, &back))
    hk_session_undo (session);
}

static void
move_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  g_signal_emit (widget, signals[PICK_UP], 0, HK_PIECE_SECTION (widget)->id);
}

static void
roll_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  g_signal_emit (widget, signals[ROLL], 0, HK_PIECE_SECTION (widget)->id);
}

/* --- Showing the state --- */

static void
show_counter (HkPieceSection *self,
              HkCount         what,
              LsCommandKind   kind,
              guint           value,
              int             of)
{
  g_autofree char *name = hk_text_piece (get_game (self), self->id);
  LsCommand command = { .kind = (guint8) kind, .id = self->id };

  gtk_widget_set_visible (GTK_WIDGET (self->counter), TRUE);
  hk_counter_set_what (self->counter, what, name);
  hk_counter_set_command (self->counter, self->session, &command);
  hk_counter_set_value (self->counter, (int) value, of);
}

static void
show_facts (HkPieceSection *self,
            const char     *facts)
{
  gtk_label_set_label (self->facts, facts ? facts : "");
  gtk_widget_set_visible (GTK_WIDGET (self->facts), facts != NULL);
}

static void
update_monster (HkPieceSection  *self,
                const LsMonster *monster)
{
  const LsGame *game = get_game (self);
  const LsMonsterType *type = &g_array_index (game->pack->types, LsMonsterType, monster->type);
  guint hit_points = ls_boss_hit_points (game, monster);
  g_autofree char *facts = hk_text_monster_facts (type, hit_points);

  show_facts (self, facts);
  show_counter (self, HK_COUNT_WOUNDS, LS_DO_MONSTER_WOUNDS, monster->wounds, (int) hit_points);
  if (!adw_bin_get_child (self->unverified))
    adw_bin_set_child (self->unverified, hk_record_link_new ());
  hk_record_link_set (adw_bin_get_child (self->unverified), game, type);
  gtk_toggle_button_set_active (self->stun, monster->stunned);
  for (guint side = 0; side < LS_N_FACINGS; side++)
    gtk_toggle_button_set_active (self->facing[side], monster->facing == side);
}

/* `dryad.entangle`: whose fist frees the hero is the players' choice; who cannot is refused. */
static void
update_fists (HkPieceSection *self,
              const LsGame   *game,
              guint           hero)
{
  gboolean wanted = game->stage == LS_STAGE_HEROES && ls_dryad_tile_under (game, hero);

  gtk_widget_set_visible (self->fists, wanted);
  if (!wanted || gtk_widget_get_first_child (self->fists))
    return;
  for (guint i = 0; i < game->n_heroes; i++)
    {
      g_autofree char *label = hk_text_free (game->heroes[hero].id, game->heroes[i].id);
      GtkWidget *button;

      if (!game->sheets[i].on_board)
        continue;
      button = gtk_button_new_with_label (label);
      gtk_widget_add_css_class (button, "wide-target");
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "piece.free");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", game->heroes[i].id);
      gtk_box_append (GTK_BOX (self->fists), button);
    }
}

static void
update_hero (HkPieceSection *self,
             guint           i)
{
  const LsGame *game = get_game (self);

  show_facts (self, hk_text_hero_state (game, i));
  show_counter (self, HK_COUNT_WOUNDS, LS_DO_HERO_WOUNDS, game->heroes[i].wounds, (int) game->heroes[i].hit_points);
  update_fists (self, game, i);
  gtk_button_set_label (self->remove, _("Take _Off the Board"));
  /* Translators: a hero is struck by another hero's attack */
  gtk_button_set_label (GTK_BUTTON (self->roll), _("Friendl_y Fire…"));
}

static void
update_token (HkPieceSection *self,
              const LsToken  *token)
{
  gboolean two_faces = token->kind == LS_TOKEN_SLOW_TRAP || token->kind == LS_TOKEN_HATCHERY;

  show_facts (self, two_faces && token->used ? C_("token", "on its second face") : NULL);
  gtk_widget_set_visible (self->turn_over, two_faces);
  if (token->kind == LS_TOKEN_MONOLITH)
    show_counter (self, HK_COUNT_FLAMES, LS_DO_TOKEN_FLAMES, token->flames, -1);
}

/* In the hero phase a defense is aimed rather than carried, unless the board is being mended. */
static void
update_structure (HkPieceSection *self,
                  guint           structure)
{
  const LsGame *game = get_game (self);
  LsShot shot;
  gboolean shoots = game->stage == LS_STAGE_HEROES && !self->correcting && ls_shot_of_defense (game, structure, &shot);

  show_counter (self, HK_COUNT_FLAMES, LS_DO_STRUCTURE_FLAMES, game->structures[structure].flames,
                (int) game->structures[structure].type->hit_points);
  gtk_button_set_label (GTK_BUTTON (self->move), shoots ? _("_Shoot…") : _("_Move…"));
  gtk_widget_set_sensitive (self->move, !shoots || ls_shot_left (game, structure) > 0);
}

void
hk_piece_section_update (HkPieceSection *self)
{
  const LsGame *game = get_game (self);
  const LsMonster *monster = self->kind == LS_THING_MONSTER ? get_monster (self) : NULL;
  const LsToken *token = self->kind == LS_THING_TOKEN ? get_token (self) : NULL;
  int hero = self->kind == LS_THING_HERO ? ls_game_find_hero (game, self->id) : -1;
  int structure = self->kind == LS_THING_STRUCTURE ? ls_game_find_structure (game, self->id) : -1;

  if (monster)
    update_monster (self, monster);
  else if (hero >= 0)
    update_hero (self, (guint) hero);
  else if (structure >= 0)
    update_structure (self, (guint) structure);
  else if (token)
    update_token (self, token);
  gtk_widget_set_visible (self->roll, game->stage == LS_STAGE_HEROES && ls_strike_is_target (game, self->id));
}

/* --- The widget --- */

static void
hk_piece_section_dispose (GObject *object)
{
  g_clear_object (&HK_PIECE_SECTION (object)->session);
  G_OBJECT_CLASS (hk_piece_section_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "piece.kill", NULL, kill_cb);
  gtk_widget_class_install_action (widget_class, "piece.stun", NULL, stun_cb);
  gtk_widget_class_install_action (widget_class, "piece.face", "i", face_cb);
  gtk_widget_class_install_action (widget_class, "piece.free", "s", free_cb);
  gtk_widget_class_install_action (widget_class, "piece.remove", NULL, remove_cb);
  gtk_widget_class_install_action (widget_class, "piece.turn-over", NULL, turn_over_cb);
  gtk_widget_class_install_action (widget_class, "piece.move", NULL, move_cb);
  gtk_widget_class_install_action (widget_class, "piece.roll", NULL, roll_cb);
}

static void
hk_piece_section_class_init (HkPieceSectionClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_COUNTER);
  G_OBJECT_CLASS (klass)->dispose = hk_piece_section_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/piece-section.ui");
  gtk_widget_class_bind_template_child (widget_class, HkPieceSection, title);
  gtk_widget_class_bind_template_child (widget_class, HkPieceSection, facts);
  gtk_widget_class_bind_template_child (widget_class, HkPieceSection, unverified);
  gtk_widget_class_bind_template_child (widget_class, HkPieceSection, counter);
  gtk_widget_class_bind_template_child (widget_class, HkPieceSection, fists);
  gtk_widget_class_bind_template_child (widget_class, HkPieceSection, blows);
  gtk_widget_class_bind_template_child (widget_class, HkPieceSection, stun);
  gtk_widget_class_bind_template_child (widget_class, HkPieceSection, roll);
  gtk_widget_class_bind_template_child (widget_class, HkPieceSection, move);
  gtk_widget_class_bind_template_child (widget_class, HkPieceSection, more);
  gtk_widget_class_bind_template_child (widget_class, HkPieceSection, facings);
  gtk_widget_class_bind_template_child (widget_class, HkPieceSection, turn_over);
  gtk_widget_class_bind_template_child (widget_class, HkPieceSection, remove);
  install_actions (widget_class);

  signals[PICK_UP] = g_signal_new ("pick-up", HK_TYPE_PIECE_SECTION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[ROLL] = g_signal_new ("roll", HK_TYPE_PIECE_SECTION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                G_TYPE_STRING);
}

static void
add_facing (HkPieceSection *self,
            LsFacing        side)
{
  GtkWidget *button = gtk_toggle_button_new_with_label (hk_text_side (side));

  gtk_widget_set_tooltip_text (button, hk_text_turn (side));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, hk_text_turn (side), -1);
  gtk_widget_add_css_class (button, "wide-target");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "piece.face");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", (int) side);
  gtk_box_append (GTK_BOX (self->facings), button);
  self->facing[side] = GTK_TOGGLE_BUTTON (button);
}

static void
hk_piece_section_init (HkPieceSection *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint side = 0; side < LS_N_FACINGS; side++)
    add_facing (self, (LsFacing) side);
}

GtkWidget *
hk_piece_section_new (HkSession  *session,
                      LsThingKind kind,
                      const char *id,
                      gboolean    correcting)
{
  HkPieceSection *self = g_object_new (HK_TYPE_PIECE_SECTION, NULL);
  g_autofree char *title = hk_text_piece (hk_session_get_game (session), id);
  gboolean monster = kind == LS_THING_MONSTER;

  self->session = g_object_ref (session);
  self->kind = kind;
  self->id = id;
  gtk_label_set_label (self->title, title);
  gtk_widget_set_visible (self->blows, monster);
  gtk_widget_set_visible (self->facings, monster);
  gtk_widget_set_visible (GTK_WIDGET (self->remove), !monster);
  self->correcting = correcting;
  gtk_expander_set_expanded (self->more, correcting);
  hk_piece_section_update (self);
  return GTK_WIDGET (self);
}

const char *
hk_piece_section_get_id (HkPieceSection *self)
{
  return self->id;
}

/* What to say after the piece has left the board. */
char *
hk_piece_section_tell_gone (HkPieceSection *self)
{
  const char *title = gtk_label_get_label (self->title);

  if (self->kind == LS_THING_MONSTER)
    return hk_text_killed (title);
  return self->kind == LS_THING_HERO ? hk_text_taken_off (title) : hk_text_removed (title);
}
