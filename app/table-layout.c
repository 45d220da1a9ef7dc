/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table-layout.h"

#include "hero-strip.h"

#define NARROW_BELOW 760 /* px */
#define SCRIPT_WIDTH 380
#define SMALLEST_BOARD 200

struct _HkTableLayout
{
  GtkLayoutManager parent_instance;

  /* borrowed: children of the widget */
  GtkWidget       *board;
  GtkWidget       *script;
  GtkWidget       *heroes;

  int              narrow;     /* -1: not known yet */
  gboolean         cramped;
  guint            tell;       /* source that tells of it */
};

G_DEFINE_FINAL_TYPE (HkTableLayout, hk_table_layout, GTK_TYPE_LAYOUT_MANAGER)

static guint shape_changed;

static int
measure_child (GtkWidget     *child,
               GtkOrientation orientation,
               int            for_size)
{
  int minimum = 0;

  gtk_widget_measure (child, orientation, for_size, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* The narrow way is the smallest: anything wider fits too. */
static void
hk_table_layout_measure (GtkLayoutManager *manager,
                         GtkWidget        *widget,
                         GtkOrientation    orientation,
                         int               for_size,
                         int              *minimum,
                         int              *natural,
                         int              *minimum_baseline,
                         int              *natural_baseline)
{
  HkTableLayout *self = HK_TABLE_LAYOUT (manager);
  int script = measure_child (self->script, orientation, -1);
  int heroes = measure_child (self->heroes, orientation, -1);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = MAX (script, heroes);
  else
    *minimum = SMALLEST_BOARD + heroes + script;
  *natural = *minimum;
}

/* Whether it is another one than before. Measured each time: words and fonts differ. */
static gboolean
choose_shape (HkTableLayout *self,
              int            width)
{
  gboolean narrow = width < NARROW_BELOW;
  gboolean cramped = width < hk_hero_strip_get_full_width (HK_HERO_STRIP (self->heroes));

  if (self->narrow == narrow && self->cramped == cramped)
    return FALSE;
  self->narrow = narrow;
  self->cramped = cramped;
  return TRUE;
}

static gboolean
tell_shape_cb (gpointer data)
{
  HkTableLayout *self = data;

  self->tell = 0;
  g_signal_emit (self, shape_changed, 0, self->narrow, self->cramped);
  return G_SOURCE_REMOVE;
}

static void
allocate (GtkWidget *child,
          int        x,
          int        y,
          int        width,
          int        height)
{
  GtkAllocation place = { x, y, MAX (width, 0), MAX (height, 0) };

  gtk_widget_size_allocate (child, &place, -1);
}

static void
allocate_wide (HkTableLayout *self,
               int            width,
               int            height)
{
  int heroes = measure_child (self->heroes, GTK_ORIENTATION_VERTICAL, width);
  int script = MAX (SCRIPT_WIDTH, measure_child (self->script, GTK_ORIENTATION_HORIZONTAL, -1));
  gboolean mirrored = gtk_widget_get_direction (self->script) == GTK_TEXT_DIR_RTL;

  script = MAX (script, MIN (width * 3 / 10, 520));
  allocate (self->board, mirrored ? script : 0, 0, width - script, height - heroes);
  allocate (self->script, mirrored ? 0 : width - script, 0, script, height - heroes);
  allocate (self->heroes, 0, height - heroes, width, heroes);
}

/* The board gets what is left over; the script not more than half. */
static void
allocate_narrow (HkTableLayout *self,
                 int            width,
                 int            height)
{
  int heroes = measure_child (self->heroes, GTK_ORIENTATION_VERTICAL, width);
  int least = measure_child (self->script, GTK_ORIENTATION_VERTICAL, width);
  int script = MAX (least, MIN ((height - heroes) / 2, 420));
  int board = height - heroes - script;

  allocate (self->board, 0, 0, width, board);
  allocate (self->script, 0, board, width, script);
  allocate (self->heroes, 0, board + script, width, heroes);
}

static void
hk_table_layout_allocate (GtkLayoutManager *manager,
                          GtkWidget        *widget,
                          int               width,
                          int               height,
                          int               baseline)
{
  HkTableLayout *self = HK_TABLE_LAYOUT (manager);

  if (choose_shape (self, width) && self->tell == 0) /* not now: what changes then would ask for another layout */
    self->tell = g_idle_add (tell_shape_cb, self);
  if (self->narrow)
    allocate_narrow (self, width, height);
  else
    allocate_wide (self, width, height);
}

/* The first frame has the shape that the window's width asks for, as far as that can be known before it. */
static void
hk_table_layout_root (GtkLayoutManager *manager)
{
  HkTableLayout *self = HK_TABLE_LAYOUT (manager);
  GtkRoot *root = gtk_widget_get_root (gtk_layout_manager_get_widget (manager));
  int width = gtk_widget_get_width (GTK_WIDGET (root));
  int height;

  if (width == 0 && GTK_IS_WINDOW (root))
    gtk_window_get_default_size (GTK_WINDOW (root), &width, &height);
  if (width > 0 && choose_shape (self, width))
    g_signal_emit (self, shape_changed, 0, self->narrow, self->cramped);
}

static GtkSizeRequestMode
hk_table_layout_get_request_mode (GtkLayoutManager *manager,
                                  GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
hk_table_layout_dispose (GObject *object)
{
  HkTableLayout *self = HK_TABLE_LAYOUT (object);

  g_clear_handle_id (&self->tell, g_source_remove);
  G_OBJECT_CLASS (hk_table_layout_parent_class)->dispose (object);
}

static void
hk_table_layout_class_init (HkTableLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_table_layout_dispose;
  layout_class->measure = hk_table_layout_measure;
  layout_class->allocate = hk_table_layout_allocate;
  layout_class->get_request_mode = hk_table_layout_get_request_mode;
  layout_class->root = hk_table_layout_root;
  shape_changed = g_signal_new ("shape-changed", HK_TYPE_TABLE_LAYOUT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 2, G_TYPE_BOOLEAN, G_TYPE_BOOLEAN);
}

static void
hk_table_layout_init (HkTableLayout *self)
{
  self->narrow = -1;
}

GtkLayoutManager *
hk_table_layout_new (GtkWidget *board,
                     GtkWidget *script,
                     GtkWidget *heroes)
{
  HkTableLayout *self = g_object_new (HK_TYPE_TABLE_LAYOUT, NULL);

  self->board = board;
  self->script = script;
  self->heroes = heroes;
  return GTK_LAYOUT_MANAGER (self);
}
