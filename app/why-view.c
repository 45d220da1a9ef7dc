/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "why-view.h"

#include <glib/gi18n.h>

#include "labels.h"
#include "last-spell/why.h"
#include "record-link.h"
#include "rule-link.h"

struct _HkWhyView
{
  AdwBin        parent_instance;

  guint         serial; /* of the session when this was made */
  const LsLine *line;   /* only compared */
};

G_DEFINE_FINAL_TYPE (HkWhyView, hk_why_view, ADW_TYPE_BIN)

/* --- Steps --- */

/* Steps alike become one: "J5–J8". Where the last of them leads, or LS_NO_SPOT. */
static guint
count_alike (const GArray *path,
             guint         first)
{
  const LsPathStep *step = &g_array_index (path, LsPathStep, first);
  guint n = 1;

  while (first + n < path->len && g_array_index (path, LsPathStep, first + n).rule == step->rule
         && g_str_equal (g_array_index (path, LsPathStep, first + n).text, step->text))
    n++;
  return n;
}

static void
add_steps (GtkBox       *box,
           const GArray *path)
{
  GtkWidget *grid = gtk_grid_new ();
  int row = 0;

  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  for (guint i = 0, n; i < path->len; i += n, row++)
    {
      const LsPathStep *step = &g_array_index (path, LsPathStep, i);
      char first[LS_SPOT_NAME_SIZE], last[LS_SPOT_NAME_SIZE];
      g_autofree char *spots = NULL;
      GtkWidget *what = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

      n = count_alike (path, i);
      ls_spot_name (step->to, first);
      ls_spot_name (g_array_index (path, LsPathStep, i + n - 1).to, last);
      /* Translators: from one spot to another, "J5–J8" */
      spots = n > 1 ? g_strdup_printf (_("%s–%s"), first, last) : g_strdup (first);
      gtk_grid_attach (GTK_GRID (grid), hk_label_new (spots, "spot"), 0, row, 1, 1);
      gtk_box_append (GTK_BOX (what), hk_label_new (step->text, NULL));
      gtk_box_append (GTK_BOX (what), hk_rule_link_new (step->rule));
      gtk_widget_set_hexpand (what, TRUE);
      gtk_grid_attach (GTK_GRID (grid), what, 1, row, 1, 1);
    }
  gtk_box_append (box, grid);
}

/* The rule that decided, in our words. */
static void
add_rule (GtkBox *box,
          LsRule  rule)
{
  const AutomaRule *row = ls_rule_get (rule);

  gtk_box_append (box, hk_label_new (automa_rulebook_text (row->title), "heading"));
  gtk_box_append (box, hk_label_new (automa_rulebook_text (row->text), NULL));
  gtk_box_append (box, hk_rule_link_new (rule));
}

/* --- Other rulings --- */

static GtkWidget *
make_other_way (const LsOtherWay *way)
{
  const AutomaRuling *ruling = ls_ruling_get (way->ruling);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *use = gtk_button_new_with_label (_("Use It from Now On"));

  gtk_widget_add_css_class (box, "other-way");
  gtk_box_append (GTK_BOX (box), hk_label_new (automa_rulebook_text (ruling->title), "heading"));
  gtk_box_append (GTK_BOX (box), hk_label_new (automa_rulebook_text (ruling->values[way->value].meaning), "dim-label"));
  gtk_box_append (GTK_BOX (box), hk_label_new (way->instead, NULL));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (use), "win.use-ruling");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (use), "(ss)", ruling->id, ruling->values[way->value].id);
  gtk_widget_set_halign (use, GTK_ALIGN_START);
  gtk_widget_set_focus_on_click (use, FALSE);
  gtk_box_append (GTK_BOX (box), use);
  return box;
}

static void
add_other_ways (GtkBox       *box,
                HkSession    *session,
                const LsLine *line)
{
  g_autoptr (GPtrArray) ways
    = ls_why_other_ways (hk_session_get_before (session), hk_session_get_instruction (session), line);

  if (ways->len == 0)
    gtk_box_append (box, hk_label_new (_("No ruling would change this."), "dim-label"));
  else
    gtk_box_append (box, hk_label_new (_("Under another ruling:"), "heading"));
  for (guint i = 0; i < ways->len; i++)
    gtk_box_append (box, make_other_way (g_ptr_array_index (ways, i)));
}

/* The card that the line went by. */
static void
add_record (GtkBox       *box,
            const LsGame *game,
            const char   *figure)
{
  int monster = figure ? ls_game_find_monster (game, figure) : -1;
  GtkWidget *link;

  if (monster < 0)
    return;
  link = hk_record_link_new ();
  hk_record_link_set (link, game, &g_array_index (game->pack->types, LsMonsterType, game->monsters[monster].type));
  gtk_box_append (box, link);
}

/* --- The widget --- */

static void
hk_why_view_class_init (HkWhyViewClass *klass)
{
}

static void
hk_why_view_init (HkWhyView *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
hk_why_view_show (HkWhyView    *self,
                  HkSession    *session,
                  const LsLine *line)
{
  GtkWidget *box;

  gtk_widget_set_visible (GTK_WIDGET (self), line != NULL);
  if (self->line == line && self->serial == hk_session_get_serial (session))
    return;
  self->serial = hk_session_get_serial (session);
  self->line = line;
  adw_bin_set_child (ADW_BIN (self), NULL);
  if (!line)
    return;
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  if (line->path && line->path->len > 0)
    add_steps (GTK_BOX (box), line->path);
  add_rule (GTK_BOX (box), line->rule);
  add_record (GTK_BOX (box), hk_session_get_game (session), line->figure);
  add_other_ways (GTK_BOX (box), session, line);
  adw_bin_set_child (ADW_BIN (self), box);
}
