/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rule-item.h"

#include "rules-text.h"

struct _HkRuleItem
{
  GObject           parent_instance;

  /* borrowed */
  const AutomaRule *rule; /* NULL: the title of a chapter */

  /* owned */
  char             *folded; /* what a search looks at */

  guint             section;
  gboolean          expanded;
  gboolean          found;
};

G_DEFINE_FINAL_TYPE (HkRuleItem, hk_rule_item, G_TYPE_OBJECT)

enum { PROP_EXPANDED = 1, N_PROPS };
static GParamSpec *props[N_PROPS];

static void
hk_rule_item_get_property (GObject    *object,
                           guint       id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  g_value_set_boolean (value, HK_RULE_ITEM (object)->expanded);
}

static void
hk_rule_item_finalize (GObject *object)
{
  g_free (HK_RULE_ITEM (object)->folded);
  G_OBJECT_CLASS (hk_rule_item_parent_class)->finalize (object);
}

static void
hk_rule_item_class_init (HkRuleItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = hk_rule_item_get_property;
  object_class->finalize = hk_rule_item_finalize;
  props[PROP_EXPANDED]
    = g_param_spec_boolean ("expanded", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
hk_rule_item_init (HkRuleItem *self)
{
  self->found = TRUE;
}

static void
add_item (GListStore       *items,
          guint             section,
          const AutomaRule *rule)
{
  g_autoptr (HkRuleItem) item = g_object_new (HK_TYPE_RULE_ITEM, NULL);

  item->section = section;
  item->rule = rule;
  g_list_store_append (items, item);
}

/* All rules, under the titles of their chapters. */
GListStore *
hk_rule_item_list (void)
{
  GListStore *items = g_list_store_new (HK_TYPE_RULE_ITEM);
  const AutomaRulebook *book = ls_rulebook ();
  guint section = 0;

  for (guint i = 0; i < book->n_rules; i++)
    {
      if (book->rules[i].section != section)
        add_item (items, book->rules[i].section, NULL);
      section = book->rules[i].section;
      add_item (items, section, &book->rules[i]);
    }
  return items;
}

const AutomaRule *
hk_rule_item_get_rule (HkRuleItem *self)
{
  return self->rule;
}

guint
hk_rule_item_get_section (HkRuleItem *self)
{
  return self->section;
}

gboolean
hk_rule_item_get_expanded (HkRuleItem *self)
{
  return self->expanded;
}

void
hk_rule_item_set_expanded (HkRuleItem *self,
                           gboolean    expanded)
{
  if (self->expanded == expanded)
    return;
  self->expanded = expanded;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_EXPANDED]);
}

static gboolean
find (HkRuleItem *self,
      const char *search)
{
  if (!self->folded)
    self->folded = hk_rule_fold (self->rule);
  self->found = hk_rules_match (self->folded, search);
  return self->found;
}

guint
hk_rule_item_search (GListModel *items,
                     const char *search)
{
  HkRuleItem *chapter = NULL;
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (HkRuleItem) item = g_list_model_get_item (items, i);

      if (!item->rule)
        {
          chapter = item; /* the list holds it */
          chapter->found = FALSE;
        }
      else if (find (item, search))
        {
          chapter->found = TRUE;
          n++;
        }
    }
  return n;
}

gboolean
hk_rule_item_is_found (HkRuleItem *self)
{
  return self->found;
}
