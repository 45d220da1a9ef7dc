/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "damage-view.h"

#include <glib/gi18n.h>

#include "counter.h"
#include "damage-text.h"
#include "equipment-text.h"
#include "labels.h"

#define PART "damage-" /* widgets with such names are found again when all are made anew */

struct _HkDamageView
{
  AdwBin     parent_instance;

  /* borrowed */
  HkSession *session;

  guint      serial; /* of the session when this was made */
  gboolean   heroes; /* one of them at least */
};

G_DEFINE_FINAL_TYPE (HkDamageView, hk_damage_view, ADW_TYPE_BIN)

static void
name_part (GtkWidget  *widget,
           const char *id)
{
  g_autofree char *name = g_strconcat (PART, id, NULL);

  gtk_widget_set_name (widget, name);
}

/* --- Cards --- */

static void
add_way (GMenu      *menu,
         const char *label,
         const char *item,
         const char *against,
         gboolean    pay)
{
  g_autoptr (GMenuItem) entry = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (entry, "damage.use", "(ssb)", item, against, pay);
  g_menu_append_item (menu, entry);
}

/* Against which of several attacks, and with what the card offers for damage; NULL: there is but one way. */
static GMenuModel *
make_ways (const LsGame *game,
           const LsItem *item)
{
  const LsArmor *armor = ls_game_item_armor (game, item);
  g_autoptr (GArray) blows = ls_game_coming_blows (game, (guint) item->holder);
  g_autoptr (GMenu) menu = g_menu_new ();
  gboolean offers = armor->effect == LS_ARMOR_MANA_FOR_DAMAGE || armor->effect == LS_ARMOR_MOVEMENT_FOR_DAMAGE;

  for (guint i = 0; i < blows->len; i++)
    {
      const LsComingBlow *blow = &g_array_index (blows, LsComingBlow, i);
      g_autofree char *label = NULL;
      guint stops = 0;

      if (!ls_game_may_use_armor (game, item->id, blow->by, &stops, NULL) || stops == 0)
        continue;
      label = hk_damage_against_text (game, blow->by, stops);
      add_way (menu, label, item->id, blow->by, FALSE);
    }
  if (offers)
    add_way (menu, _("And Take 1 Damage for What It Offers"), item->id, "", TRUE);
  return g_menu_model_get_n_items (G_MENU_MODEL (menu)) > 1 ? G_MENU_MODEL (g_steal_pointer (&menu)) : NULL;
}

static GtkWidget *
make_button (const char *text,
             const char *action,
             const char *item,
             const char *against)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), hk_label_new (text, NULL));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  if (g_str_equal (action, "damage.use"))
    gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(ssb)", item, against, FALSE);
  else
    gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", item);
  gtk_widget_add_css_class (button, "answer");
  gtk_widget_set_hexpand (button, TRUE);
  return button;
}

/* A card that can be turned now. */
static GtkWidget *
make_ready (const LsGame *game,
            const LsItem *item,
            guint         stops)
{
  g_autofree char *text = hk_damage_card_text (game, item, stops);
  g_autofree char *does = hk_item_does (game, item);
  g_autoptr (GMenuModel) ways = make_ways (game, item);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *button = make_button (text, "damage.use", item->id, "");

  gtk_widget_set_tooltip_text (button, does);
  gtk_box_append (GTK_BOX (box), button);
  if (ways)
    {
      GtkWidget *menu = gtk_menu_button_new ();
      g_autofree char *name = hk_item_title (game, item);
      /* Translators: an armor card: which attack it is turned against */
      g_autofree char *told = g_strdup_printf (_("%s: against which attack"), name);

      gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (menu), ways);
      gtk_widget_set_tooltip_text (menu, told);
      gtk_accessible_update_property (GTK_ACCESSIBLE (menu), GTK_ACCESSIBLE_PROPERTY_LABEL, told, -1);
      gtk_widget_add_css_class (menu, "touch");
      gtk_widget_add_css_class (box, "linked");
      gtk_box_append (GTK_BOX (box), menu);
    }
  return box;
}

/* One that is turned already can be taken back; one that does not help says why. */
static GtkWidget *
make_card (const LsGame *game,
           const LsItem *item)
{
  g_autofree char *turned = hk_damage_turned_text (game, item);
  g_autoptr (GError) error = NULL;
  guint stops = 0;
  GtkWidget *widget;

  if (turned)
    {
      widget = make_button (turned, "damage.take-back", item->id, NULL);
      gtk_widget_add_css_class (widget, "suggested-action");
      gtk_widget_set_tooltip_text (widget, _("Take It Back"));
      return widget;
    }
  if (ls_game_may_use_armor (game, item->id, NULL, &stops, &error))
    return make_ready (game, item, stops);
  return hk_label_new (error->message, "dim-label");
}

/* A card of another hero that would save this one's life; NULL: it is none. */
static GtkWidget *
make_rescue (const LsGame *game,
             const LsItem *item,
             guint         hero)
{
  const LsArmor *armor = ls_game_item_armor (game, item);
  g_autofree char *text = NULL;

  if (!armor || armor->effect != LS_ARMOR_SAVE_ALLY
      || !ls_game_may_use_armor (game, item->id, game->heroes[hero].id, NULL, NULL))
    return NULL;
  text = hk_damage_rescue_text (game, item);
  return make_button (text, "damage.use", item->id, game->heroes[hero].id);
}

static void
add_cards (GtkBox       *box,
           const LsGame *game,
           guint         hero)
{
  for (guint i = 0; i < game->n_items; i++)
    {
      const LsItem *item = &game->items[i];
      gboolean own = item->holder == (gint8) hero;
      GtkWidget *card = NULL;

      if (item->kind <= LS_ITEM_SHIELD && item->holder != LS_IN_STASH)
        card = own ? make_card (game, item) : make_rescue (game, item, hero);
      if (!card)
        continue;
      name_part (card, item->id);
      gtk_box_append (box, card);
    }
}

/* --- What is done --- */

static void
use_cb (GtkWidget  *widget,
        const char *action,
        GVariant   *parameter)
{
  LsCommand command = { .kind = LS_DO_USE_ARMOR, .flag = -1 };
  const char *item, *against;
  gboolean pay;

  g_variant_get (parameter, "(&s&sb)", &item, &against, &pay);
  command.id = g_intern_string (item);
  command.other = against[0] ? g_intern_string (against) : NULL;
  command.flag = pay ? TRUE : -1;
  hk_session_do (HK_DAMAGE_VIEW (widget)->session, &command);
}

static void
take_back_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *item)
{
  LsCommand command = { .kind = LS_DO_ITEM_USED, .id = g_intern_string (g_variant_get_string (item, NULL)) };

  hk_session_do (HK_DAMAGE_VIEW (widget)->session, &command);
}

/* --- Heroes --- */

static void
add_text (GtkBox     *box,
          char       *text,
          const char *class_name)
{
  if (text)
    gtk_box_append (box, hk_label_new (text, class_name));
  g_free (text);
}

static GtkWidget *
make_hero (HkSession       *session,
           const LsOutlook *outlook,
           guint            hero)
{
  const LsGame *game = hk_session_get_game (session);
  LsCommand command = { .kind = LS_DO_ARMOR, .id = game->heroes[hero].id };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *counter = hk_counter_new (HK_COUNT_ARMOR, game->heroes[hero].id);

  name_part (counter, game->heroes[hero].id);
  hk_counter_set_value (HK_COUNTER (counter), game->sheets[hero].stopped, -1);
  hk_counter_set_command (HK_COUNTER (counter), session, &command);
  add_text (GTK_BOX (box), hk_damage_text (game, outlook, hero), "title-4");
  add_text (GTK_BOX (box), hk_damage_by_text (game, outlook, hero), "dim-label");
  add_text (GTK_BOX (box), hk_damage_bare_text (game, hero), "warning");
  add_cards (GTK_BOX (box), game, hero);
  gtk_box_append (GTK_BOX (box), counter);
  add_text (GTK_BOX (box), hk_damage_left_text (game, hero), "heading");
  return box;
}

/* --- The focus --- */

/* The n-th button, or the place among them of one that is looked for. */
static GtkWidget *
find_button (GtkWidget *root,
             GtkWidget *wanted,
             guint     *n)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (root) && (wanted ? root == wanted : *n == 0))
    return root;
  if (GTK_IS_BUTTON (root))
    *n += wanted ? 1 : -1u;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find_button (child, wanted, n);
  return found;
}

static gboolean
is_part (GtkWidget *widget)
{
  return g_str_has_prefix (gtk_widget_get_name (widget), PART);
}

static GtkWidget *
find_part (GtkWidget  *root,
           const char *name)
{
  GtkWidget *found = g_str_equal (gtk_widget_get_name (root), name) ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find_part (child, name);
  return found;
}

/* The same button of the same card or counter as before has the focus, though all are new. */
static void
set_child (HkDamageView *self,
           GtkWidget    *child)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;
  GtkWidget *part = focus && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)) ? focus : NULL;
  g_autofree char *name = NULL;
  guint n = 0;

  while (part && part != GTK_WIDGET (self) && !is_part (part))
    part = gtk_widget_get_parent (part);
  if (part && is_part (part) && find_button (part, focus, &n))
    name = g_strdup (gtk_widget_get_name (part));
  adw_bin_set_child (ADW_BIN (self), child);
  part = name ? find_part (child, name) : NULL;
  focus = part ? find_button (part, NULL, &n) : NULL;
  if (focus)
    gtk_widget_grab_focus (focus);
}

static void
hk_damage_view_class_init (HkDamageViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_install_action (widget_class, "damage.use", "(ssb)", use_cb);
  gtk_widget_class_install_action (widget_class, "damage.take-back", "s", take_back_cb);
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

  self->session = session;
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
  set_child (self, box);
  gtk_widget_set_sensitive (GTK_WIDGET (self), !hk_session_is_looking_back (session));
}

/* Whether any hero is about to be struck. */
gboolean
hk_damage_view_has_heroes (HkDamageView *self)
{
  return self->heroes;
}
