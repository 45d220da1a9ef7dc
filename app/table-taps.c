/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table-taps.h"

#include <glib/gi18n.h>

#include "board-text.h"
#include "day-view.h"
#include "dice-window.h"
#include "hero-text.h"
#include "last-spell/day-steps.h"
#include "last-spell/sites.h"
#include "last-spell/strikes.h"
#include "piece-popover.h"
#include "town-popover.h"
#include "window.h"

struct _HkTableTaps
{
  GObject        parent_instance;

  /* borrowed */
  HkScriptPanel *script;
  HkSpotAnchor  *anchor;  /* of what hangs over a spot */

  /* owned */
  HkSession     *session;

  const char    *striker; /* the hero that was in it when the popover was asked for; NULL: none */
  const char    *picked;  /* the piece in somebody's hand, interned; NULL: none */
  gboolean       placing; /* it is put by hand where its move should have led */
  gboolean       correcting;
  HkAim          aim;
  LsSpot         aimed; /* LS_NO_SPOT: at none yet */
  const char    *plan; /* the structure for which a place is looked for, interned; NULL: none */
  LsSpots        site; /* what is pointed at */
};

G_DEFINE_FINAL_TYPE (HkTableTaps, hk_table_taps, G_TYPE_OBJECT)

static guint changed;

static gboolean
may_change (HkTableTaps *self)
{
  return !hk_session_is_looking_back (self->session) && !hk_session_get_save (self->session)->read_only;
}

static HkWindow *
get_window (HkTableTaps *self)
{
  return HK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self->script)));
}

/* --- What is in the hand --- */

static void
put_down (HkTableTaps *self)
{
  self->picked = self->plan = NULL;
  self->placing = FALSE;
  self->aim.on = FALSE;
  self->aimed = LS_NO_SPOT;
  self->site.n = 0;
}

/* Anything is allowed at the table; what the rules would not have is only pointed out. */
static void
point_out (HkTableTaps *self,
           const char  *hero)
{
  g_autofree char *text = NULL;

  /* Translators: a hero who was moved further than the rules allow */
  text = g_strdup_printf (_("%s could not get there by the rules (hero.move)"), hero);
  hk_window_toast_undo (get_window (self), text);
}

/* What is in the hand goes to a spot, or strikes there. */
static void
use_piece (HkTableTaps  *self,
           const HkPick *pick,
           LsSpot        to)
{
  const LsGame *game = hk_session_get_game (self->session);
  g_autofree guint8 *reach = hk_pick_reach (pick, game);
  LsCommand command;

  hk_pick_command (pick, game, to, &command);
  if (!hk_session_do (self->session, &command))
    return;
  if (command.kind == LS_DO_HERO_AT && reach)
    point_out (self, pick->id);
  else if (command.kind == LS_DO_SHOOT)
    hk_window_tell_last (get_window (self)); /* what the dice showed */
}

static const char *
piece_at (const LsGame *game,
          LsSpot        spot)
{
  g_autofree HkHolders *holders = g_new (HkHolders, 1);

  hk_holders_find (holders, game);
  if (holders->hero[spot] >= 0)
    return game->heroes[holders->hero[spot]].id;
  if (holders->monster[spot] >= 0)
    return game->monsters[holders->monster[spot]].id;
  if (holders->token[spot] >= 0)
    return game->tokens[holders->token[spot]].id;
  return holders->structure[spot] >= 0 ? game->structures[holders->structure[spot]].id : NULL;
}

/* --- The popover over a spot --- */

static void
pick_up_cb (HkTableTaps *self,
            const char  *id)
{
  hk_table_taps_pick_up (self, id, FALSE);
}

/* A hero who was in the hand strikes; otherwise the window asks. */
static void
roll_cb (HkTableTaps *self,
         const char  *id)
{
  hk_dice_window_show (GTK_WINDOW (get_window (self)), self->session, self->striker, NULL, id);
}

static void
preview_cb (HkTableTaps   *self,
            const LsSpots *site)
{
  hk_table_taps_point (self, site);
}

/* By day the town grows; whatever else stands there is a piece like any other. */
static GtkWidget *
make_popover (HkTableTaps *self,
              LsSpot       spot,
              const char  *plan)
{
  const LsGame *game = hk_session_get_game (self->session);
  const char *there = piece_at (game, spot);
  GtkWidget *popover;

  if (!hk_day_is_played (game) || self->correcting || !ls_board_has (game->board, spot)
      || (there && ls_game_find_structure (game, there) < 0))
    {
      popover = hk_piece_popover_new (self->session, spot, self->correcting);
      if (popover)
        {
          g_signal_connect_object (popover, "pick-up", G_CALLBACK (pick_up_cb), self, G_CONNECT_SWAPPED);
          g_signal_connect_object (popover, "roll", G_CALLBACK (roll_cb), self, G_CONNECT_SWAPPED);
        }
      return popover;
    }
  popover = hk_town_popover_new (self->session, spot, plan);
  g_signal_connect_object (popover, "preview", G_CALLBACK (preview_cb), self, G_CONNECT_SWAPPED);
  return popover;
}

static void
show_popover (HkTableTaps *self,
              LsSpot       spot,
              const char  *plan)
{
  hk_spot_anchor_hang (self->anchor, make_popover (self, spot, plan), spot);
}

/* --- Taps --- */

/* A hero in the hand and a monster tapped: it is to be struck, not walked over. */
static gboolean
is_target (const LsGame *game,
           const char   *picked,
           const char   *there)
{
  return there && ls_game_find_hero (game, picked) >= 0 && ls_game_find_monster (game, there) >= 0;
}

/* What can be struck is struck with the dice; of anything else it is said why not. The hero stays in the hand. */
static void
aim_at (HkTableTaps *self,
        const char  *there,
        LsSpot       spot)
{
  const LsGame *game = hk_session_get_game (self->session);
  int hero = ls_game_find_hero (game, self->picked);

  self->aimed = spot;
  if (there && ls_strike_is_target (game, there) && hk_aim_may_strike (&self->aim, game, (guint) hero, spot, NULL))
    hk_dice_window_show (GTK_WINDOW (get_window (self)), self->session, self->picked, &self->aim, there);
  g_signal_emit (self, changed, 0);
}

/* A place for what is to be built: at once if it can lie there in one way only. */
static void
build_at (HkTableTaps *self,
          const char  *type,
          LsSpot       spot)
{
  const LsGame *game = hk_session_get_game (self->session);
  LsCommand command = { .kind = LS_DO_BUILD, .word = type };
  g_autoptr (GError) error = NULL;
  LsSpots sites[LS_MAX_SITES];
  guint n = ls_town_sites (game, ls_pack_structure (game->pack, type), spot, sites, &error);

  command.spots = sites[0];
  if (n == 0)
    {
      self->plan = type;
      hk_window_refuse (get_window (self), error->message);
    }
  else if (n > 1)
    show_popover (self, spot, type);
  else if (hk_session_do (self->session, &command))
    hk_window_tell_last (get_window (self));
}

/* With the last hero in place, the keyboard goes on where the night begins. */
static void
answered (HkTableTaps *self)
{
  const LsGame *game = hk_session_get_game (self->session);

  if (game->stage == LS_STAGE_DAY && ls_day_step_state (game, LS_DAY_STEP_DEPLOY) == LS_STEP_DONE)
    gtk_widget_grab_focus (GTK_WIDGET (self->script));
}

static void
spot_activated_cb (HkTableTaps *self,
                   guint        spot)
{
  const LsGame *game = hk_session_get_game (self->session);
  const char *there = piece_at (game, (LsSpot) spot);
  HkPick pick;

  hk_table_taps_get_pick (self, &pick);
  if (!may_change (self))
    return;
  if (pick.id && pick.aim.on && pick.id != there)
    {
      aim_at (self, there, (LsSpot) spot);
      return;
    }
  if (!pick.id && !pick.plan && hk_script_panel_answer (self->script, there, (LsSpot) spot))
    {
      answered (self);
      return;
    }
  put_down (self);
  self->striker = pick.id && ls_game_find_hero (game, pick.id) >= 0 && pick.id != there ? pick.id : NULL;
  if (pick.plan)
    build_at (self, pick.plan, (LsSpot) spot);
  else if (pick.id && pick.id != there && !is_target (game, pick.id, there))
    use_piece (self, &pick, (LsSpot) spot);
  else if (!pick.id && there && ls_game_find_hero (game, there) >= 0 && !self->correcting)
    self->picked = there;
  else
    show_popover (self, (LsSpot) spot, NULL);
  g_signal_emit (self, changed, 0);
}

/* A piece of several spots hangs on the one by which it was taken: where its first one goes. */
static LsSpot
first_spot_for (const LsGame *game,
                const char   *id,
                LsSpot        from,
                LsSpot        to)
{
  int structure = ls_game_find_structure (game, id);
  LsSpot first = structure >= 0 ? game->structures[structure].spots.at[0] : from;
  int column = (int) ls_spot_column (to) + (int) ls_spot_column (first) - (int) ls_spot_column (from);
  int row = (int) ls_spot_row (to) + (int) ls_spot_row (first) - (int) ls_spot_row (from);

  return ls_spot ((guint) CLAMP (column, 0, LS_MAX_SIDE - 1), (guint) CLAMP (row, 0, LS_MAX_SIDE - 1));
}

static void
piece_dragged_cb (HkTableTaps *self,
                  guint        from,
                  guint        to)
{
  const LsGame *game = hk_session_get_game (self->session);
  HkPick pick = { .id = piece_at (game, (LsSpot) from), .correcting = self->correcting };

  if (pick.id && may_change (self))
    use_piece (self, &pick, first_spot_for (game, pick.id, (LsSpot) from, (LsSpot) to));
}

/* --- The object --- */

static void
hk_table_taps_dispose (GObject *object)
{
  HkTableTaps *self = HK_TABLE_TAPS (object);

  g_clear_object (&self->session);
  G_OBJECT_CLASS (hk_table_taps_parent_class)->dispose (object);
}

static void
hk_table_taps_class_init (HkTableTapsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_table_taps_dispose;
  changed = g_signal_new ("changed", HK_TYPE_TABLE_TAPS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hk_table_taps_init (HkTableTaps *self)
{
  self->aimed = LS_NO_SPOT;
}

HkTableTaps *
hk_table_taps_new (HkSession     *session,
                   HkBoardView   *board,
                   HkSpotAnchor  *anchor,
                   HkScriptPanel *script)
{
  HkTableTaps *self = g_object_new (HK_TYPE_TABLE_TAPS, NULL);

  self->session = g_object_ref (session);
  self->anchor = anchor;
  self->script = script;
  g_signal_connect_object (board, "spot-activated", G_CALLBACK (spot_activated_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "piece-dragged", G_CALLBACK (piece_dragged_cb), self, G_CONNECT_SWAPPED);
  return self;
}

void
hk_table_taps_set_correcting (HkTableTaps *self,
                              gboolean     correcting)
{
  self->correcting = correcting;
}

void
hk_table_taps_get_pick (HkTableTaps *self,
                        HkPick      *pick)
{
  *pick = (HkPick){ .id = self->picked,
                    .placing = self->placing,
                    .correcting = self->correcting,
                    .aim = self->aim,
                    .aimed = self->aimed,
                    .plan = self->plan,
                    .site = self->site };
}

void
hk_table_taps_pick_up (HkTableTaps *self,
                       const char  *id,
                       gboolean     placing)
{
  put_down (self);
  self->picked = g_intern_string (id);
  self->placing = placing;
  g_signal_emit (self, changed, 0);
}

/* A hero in the hand aims a shot, or another one. */
void
hk_table_taps_aim (HkTableTaps *self,
                   const HkAim *aim)
{
  gboolean begins = !self->aim.on && (!aim || aim->on);

  if (!self->picked || ls_game_find_hero (hk_session_get_game (self->session), self->picked) < 0)
    return;
  if (begins)
    hk_aim_begin (&self->aim);
  else if (aim)
    self->aim = *aim;
  else
    self->aim.on = FALSE;
  self->aimed = self->aim.on && !begins ? self->aimed : LS_NO_SPOT;
  g_signal_emit (self, changed, 0);
}

void
hk_table_taps_plan (HkTableTaps *self,
                    const char  *type)
{
  put_down (self);
  self->plan = g_intern_string (type);
  g_signal_emit (self, changed, 0);
}

void
hk_table_taps_point (HkTableTaps   *self,
                     const LsSpots *site)
{
  if (!site && self->site.n == 0)
    return;
  self->site = site ? *site : (LsSpots){ 0 };
  g_signal_emit (self, changed, 0);
}

/* FALSE: the hand was empty. */
gboolean
hk_table_taps_put_down (HkTableTaps *self)
{
  if (!self->picked && !self->plan && self->site.n == 0)
    return FALSE;
  put_down (self);
  g_signal_emit (self, changed, 0);
  return TRUE;
}

/* A hero's card or chip: up, or down again. */
void
hk_table_taps_hero (HkTableTaps *self,
                    const char  *id)
{
  if (self->picked && g_str_equal (self->picked, id))
    hk_table_taps_put_down (self);
  else if (may_change (self))
    hk_table_taps_pick_up (self, id, FALSE);
}
