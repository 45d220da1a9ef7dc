/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ruling-group.h"

#include <glib/gi18n.h>

#include "labels.h"
#include "rules-text.h"
#include "window.h"

struct _HkRulingGroup
{
  AdwPreferencesGroup parent_instance;

  /* borrowed */
  const AutomaRuling *ruling;
  GtkCheckButton     *checks[AUTOMA_MAX_RULING_VALUES];

  /* owned */
  HkSession          *session; /* NULL: no game is played */
  char               *folded;

  LsRuling            index;
  gboolean            updating;
};

G_DEFINE_FINAL_TYPE (HkRulingGroup, hk_ruling_group, ADW_TYPE_PREFERENCES_GROUP)

/* --- Showing --- */

static gboolean
may_choose (HkRulingGroup *self)
{
  return self->session && !hk_session_is_looking_back (self->session)
         && !hk_session_get_save (self->session)->read_only
         && hk_session_get_game (self->session)->stage != LS_STAGE_OVER;
}

static void
update (HkRulingGroup *self)
{
  guint value = self->session ? hk_session_get_game (self->session)->rulings.value[self->index] : 0;

  self->updating = TRUE;
  for (guint i = 0; i < automa_ruling_n_values (self->ruling); i++)
    {
      gtk_check_button_set_active (self->checks[i], i == value);
      gtk_widget_set_sensitive (GTK_WIDGET (self->checks[i]), may_choose (self));
    }
  self->updating = FALSE;
}

static void
toggled_cb (GtkCheckButton *check,
            HkRulingGroup  *self)
{
  LsCommand command = { .kind = LS_DO_RULING, .word = g_intern_string (self->ruling->id), .flag = -1 };
  g_autofree char *text = NULL;

  if (self->updating || !gtk_check_button_get_active (check))
    return;
  for (guint i = 0; i < automa_ruling_n_values (self->ruling); i++)
    if (self->checks[i] == check)
      command.other = g_intern_string (self->ruling->values[i].id);
  text = hk_ruling_settled (command.word, command.other);
  if (hk_session_do (self->session, &command))
    hk_window_toast_undo (HK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), text);
  else
    update (self);
}

/* --- Putting it together --- */

static void
add_value (HkRulingGroup *self,
           guint          i)
{
  const AutomaRulingValue *value = &self->ruling->values[i];
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *check = gtk_check_button_new ();
  g_autofree char *source = hk_ruling_source (value, i == 0);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), automa_rulebook_text (value->meaning));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), source);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  gtk_check_button_set_group (GTK_CHECK_BUTTON (check), self->checks[0]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  automa_rulebook_text (value->meaning), -1);
  g_signal_connect (check, "toggled", G_CALLBACK (toggled_cb), self);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
  self->checks[i] = GTK_CHECK_BUTTON (check);
}

/* The way to the rule that the ruling belongs to. */
static GtkWidget *
make_rule_button (const AutomaRuling *ruling)
{
  GtkWidget *label = gtk_label_new (ruling->rule);
  GtkWidget *button = gtk_button_new ();

  gtk_widget_add_css_class (label, "monospace");
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (button, "flat");
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_set_tooltip_text (button, _("The rule that this belongs to"));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "rules.show");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", ruling->rule);
  return button;
}

static void
hk_ruling_group_finalize (GObject *object)
{
  HkRulingGroup *self = HK_RULING_GROUP (object);

  g_clear_object (&self->session);
  g_free (self->folded);
  G_OBJECT_CLASS (hk_ruling_group_parent_class)->finalize (object);
}

static void
hk_ruling_group_class_init (HkRulingGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_ruling_group_finalize;
}

static void
hk_ruling_group_init (HkRulingGroup *self)
{
}

GtkWidget *
hk_ruling_group_new (HkSession *session,
                     LsRuling   ruling)
{
  HkRulingGroup *self = g_object_new (HK_TYPE_RULING_GROUP, NULL);

  self->index = ruling;
  self->ruling = ls_ruling_get (ruling);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self), automa_rulebook_text (self->ruling->title));
  hk_wrap_titles (GTK_WIDGET (self));
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self), automa_rulebook_text (self->ruling->question));
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (self), make_rule_button (self->ruling));
  for (guint i = 0; i < automa_ruling_n_values (self->ruling); i++)
    add_value (self, i);
  if (session)
    {
      self->session = g_object_ref (session);
      g_signal_connect_object (session, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
    }
  update (self);
  return GTK_WIDGET (self);
}

const AutomaRuling *
hk_ruling_group_get_ruling (HkRulingGroup *self)
{
  return self->ruling;
}

void
hk_ruling_group_search (HkRulingGroup *self,
                        const char    *search)
{
  if (!self->folded)
    self->folded = hk_ruling_fold (self->ruling);
  gtk_widget_set_visible (GTK_WIDGET (self), hk_rules_match (self->folded, search));
}
