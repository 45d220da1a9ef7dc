/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words and signs stand out from their ground, on every page and on the board, light and dark, as WCAG asks for it.
 * These are 1.4.3 and 1.4.11 of WCAG 2.1; and 1.4.6 where the desktop asks for high contrast, here with HIGH_CONTRAST set.
 * What is looked at is the picture: no colour of a style sheet, but what people see. */
#include "pages.h"

#include "board-paint.h"
#include "contrast.h"
#include "symbol-image.h"
#include "symbols.h"

static gboolean high_contrast;

static const struct
{
  int            width, height;
  AdwColorScheme scheme;
} shapes[] = {
  { 1280, 800, ADW_COLOR_SCHEME_FORCE_LIGHT },
  { 1280, 800, ADW_COLOR_SCHEME_FORCE_DARK },
  { 360, 720, ADW_COLOR_SCHEME_FORCE_LIGHT },
  { 360, 720, ADW_COLOR_SCHEME_FORCE_DARK },
};

/* What has no say now may be faint, and what is not wholly in sight cannot be measured. */
static gboolean
is_looked_at (GtkWidget *root,
              GtkWidget *widget)
{
  graphene_rect_t bounds;

  for (GtkWidget *around = widget; around; around = gtk_widget_get_parent (around))
    if (gtk_widget_get_opacity (around) == 0)
      return FALSE;
  if (!gtk_widget_is_sensitive (widget) || GTK_IS_SWITCH (gtk_widget_get_parent (widget)))
    return FALSE; /* a switch shows by its place what it is */
  if (!gtk_widget_compute_bounds (widget, root, &bounds) || bounds.size.width < 1 || bounds.size.height < 1)
    return FALSE;
  for (GtkWidget *around = gtk_widget_get_parent (widget); around; around = gtk_widget_get_parent (around))
    {
      graphene_rect_t inside;

      if (gtk_widget_get_overflow (around) != GTK_OVERFLOW_HIDDEN && around != root)
        continue;
      if (!gtk_widget_compute_bounds (widget, around, &bounds))
        return FALSE;
      graphene_rect_init (&inside, -1, -1, (float) gtk_widget_get_width (around) + 2, (float) gtk_widget_get_height (around) + 2);
      if (!graphene_rect_contains_rect (&inside, &bounds))
        return FALSE;
    }
  return TRUE;
}

/* Large words may be fainter: 24 pixels, or 18.66 if they are bold. */
static gboolean
is_large (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  PangoFontDescription *font = pango_context_get_font_description (context);
  double size = (double) pango_font_description_get_size (font) / PANGO_SCALE;

  if (!pango_font_description_get_size_is_absolute (font))
    size *= pango_cairo_context_get_resolution (context) / 72;
  return size >= (pango_font_description_get_weight (font) >= PANGO_WEIGHT_BOLD ? 18.66 : 24);
}

/* 0: it is neither words nor a sign. */
static double
get_wanted (GtkWidget *widget)
{
  const char *icon = GTK_IS_IMAGE (widget) ? gtk_image_get_icon_name (GTK_IMAGE (widget)) : NULL;

  if (GTK_IS_LABEL (widget) && gtk_label_get_text (GTK_LABEL (widget))[0])
    return high_contrast ? 7 : is_large (widget) ? 3 : 4.5;
  if (GTK_IS_TEXT (widget))
    return high_contrast ? 7 : 4.5;
  if (gtk_widget_has_css_class (widget, "emblem"))
    return 3; /* small and painted in its own colour, which is looked at below */
  if (HK_IS_SYMBOL_IMAGE (widget) || (icon && g_str_has_suffix (icon, "-symbolic")))
    return high_contrast ? 4.5 : 3;
  return 0;
}

/* An emblem lies on a disc, in the middle of its widget. */
static void
leave_middle (graphene_rect_t *bounds)
{
  float side = MIN (bounds->size.width, bounds->size.height) / 2;

  graphene_rect_inset (bounds, (bounds->size.width - side) / 2, (bounds->size.height - side) / 2);
}

static void
look (GtkWidget     *root,
      GtkWidget     *widget,
      const Picture *picture,
      GString       *faint)
{
  double wanted = get_wanted (widget);
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget) || (GTK_IS_NATIVE (widget) && widget != root))
    return;
  if (wanted > 0 && is_looked_at (root, widget) && gtk_widget_compute_bounds (widget, root, &bounds))
    {
      double contrast;

      if (gtk_widget_has_css_class (widget, "emblem"))
        leave_middle (&bounds);
      contrast = picture_contrast (picture, &bounds);

      if (contrast < wanted - 0.05)
        {
          g_autofree char *path = page_path (widget);
          g_autofree char *name = hand_get_name (widget);

          g_string_append_printf (faint, "%.2f instead of %g: %s “%s”\n", contrast, wanted, path, name ? name : "");
        }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    look (root, child, picture, faint);
}

static void
expect_contrast (GtkWidget *root)
{
  g_autoptr (Picture) picture = picture_take (root);
  g_autoptr (GString) faint = g_string_new (NULL);

  look (root, root, picture, faint);
  if (faint->len == 0)
    return;
  g_test_message ("%s", faint->str);
  g_test_fail_printf ("%.*s", (int) strcspn (faint->str, "\n"), faint->str);
}

static void
test_page (gconstpointer data)
{
  const Page *page = data;
  HkWindow *window = NULL;

  if (g_str_equal (page->name, "about"))
    {
      g_test_skip ("its colours are Adwaita's own");
      return;
    }
  window = page_open (page);
  for (guint i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      g_test_message ("%d × %d, scheme %u", shapes[i].width, shapes[i].height, shapes[i].scheme);
      adw_style_manager_set_color_scheme (adw_style_manager_get_default (), shapes[i].scheme);
      hand_resize (GTK_WINDOW (window), shapes[i].width, shapes[i].height);
      if (hand_get_window () != GTK_WINDOW (window))
        hand_resize (hand_get_window (), shapes[i].width, shapes[i].height);
      g_assert_cmpint (adw_style_manager_get_high_contrast (adw_style_manager_get_default ()), ==, high_contrast);
      expect_contrast (GTK_WIDGET (hand_get_window ()));
    }
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
  page_close (window);
}

/* --- The board, by its colours --- */

static GdkRGBA
lay_over (const GdkRGBA *colour,
          const GdkRGBA *ground)
{
  float alpha = colour->alpha;

  return (GdkRGBA){ colour->red * alpha + ground->red * (1 - alpha), colour->green * alpha + ground->green * (1 - alpha),
                    colour->blue * alpha + ground->blue * (1 - alpha), 1 };
}

static void
expect (const char    *what,
        const GdkRGBA *colour,
        const GdkRGBA *ground,
        double         wanted)
{
  GdkRGBA seen = lay_over (colour, ground);
  double contrast = contrast_of (&seen, ground);

  if (contrast < wanted)
    g_test_fail_printf ("%s: %.2f instead of %g", what, contrast, wanted);
}

/* What is painted on any ground; `mark` for signs, `words` for letters. */
static void
expect_palette (const HkPalette *palette,
                double           mark,
                double           words)
{
  const GdkRGBA *grounds[] = { &palette->ground, &palette->town, &palette->water, &palette->mist, &palette->cliff };

  for (guint i = 0; i < G_N_ELEMENTS (grounds); i++)
    {
      expect ("sector", &palette->sector, grounds[i], 3);
      expect ("mist's edge", &palette->mist_edge, grounds[i], 3);
      expect ("ink", &palette->ink, grounds[i], 7);
      expect ("cursor", &palette->cursor, grounds[i], 7);
      if (grounds[i] == &palette->cliff)
        continue; /* nobody walks or stands there */
      expect ("way", &palette->path, grounds[i], mark);
      expect ("candidate", &palette->candidate, grounds[i], mark);
      expect ("circle", &palette->circle, grounds[i], 3);
      expect ("rock", &palette->rock, grounds[i], mark);
      expect ("tree", &palette->tree, grounds[i], mark);
    }
  expect ("wave", &palette->wave, &palette->water, mark);
  expect ("wave in the mist", &palette->wave, &palette->mist, mark);
  expect ("cliff", &palette->rock, &palette->cliff, mark);
  expect ("town's edge", &palette->town_edge, &palette->town, mark);
  expect ("town's edge from outside", &palette->town_edge, &palette->ground, mark);
  expect ("way and its edge", &palette->path_edge, &palette->path, 3);
  expect ("candidate and its edge", &palette->path_edge, &palette->candidate, 3);
  expect ("letters at the margin", &palette->margin, &palette->paper, words);
}

static void
test_board (void)
{
  for (guint dark = FALSE; dark <= TRUE; dark++)
    {
      const HkPalette *high = hk_palette_get (dark, TRUE);

      expect_palette (hk_palette_get (dark, FALSE), 3, 4.5);
      expect_palette (high, 7, 7);
      expect ("grid", &high->grid, &high->ground, 3);
      expect ("mist's stripes", &high->mist_stripe, &high->mist, 3);
      expect ("edge of the reach", &high->reach_edge, &high->ground, 7);
      expect ("edge of a blow", &high->blow_edge, &high->ground, 7);
    }
}

/* Figures are the same in every light: their symbols stand out from their discs. */
static void
test_pieces (void)
{
  HkWindow *window = player_open_quiet ();
  const LsGame *game;
  HkPiece piece;

  player_do (window, "monster-add type=clawer at=F15 facing=east");
  player_do (window, "token-add type=corpse-pile at=F16");
  game = player_game (window);
  for (guint i = 0; i < game->n_structures; i++)
    {
      hk_piece_of_structure (&piece, game, i);
      expect (piece.symbol, &piece.ink, &piece.fill, 4.5);
    }
  hk_piece_of_monster (&piece, game, 0);
  expect (piece.symbol, &piece.ink, &piece.fill, 4.5);
  hk_piece_of_token (&piece, game, 0);
  expect (piece.symbol, &piece.ink, &piece.fill, 4.5);
  for (guint emblem = 1; emblem <= LS_EMBLEMS; emblem++)
    {
      hk_emblem_colour (emblem, &piece.ink);
      expect (hk_emblem_symbol (emblem), &piece.ink, &(GdkRGBA){ 1, 1, 1, 1 }, 4.5);
    }
  hand_close (GTK_WINDOW (window));
}

/* The measure itself: known colours, and a word that is too faint. */
static void
test_check (void)
{
  HkWindow *window = page_open (&pages[0]);
  GtkWidget *box = gtk_widget_get_first_child (hk_window_get_page (window));
  GtkWidget *label = gtk_label_new (NULL);
  g_autoptr (Picture) picture = NULL;
  graphene_rect_t bounds;

  g_assert_cmpfloat_with_epsilon (contrast_of (&(GdkRGBA){ 0, 0, 0, 1 }, &(GdkRGBA){ 1, 1, 1, 1 }), 21, 0.01);
  g_assert_cmpfloat_with_epsilon (contrast_of (&(GdkRGBA){ 1, 1, 1, 1 }, &(GdkRGBA){ 1, 1, 1, 1 }), 1, 0.01);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_FORCE_LIGHT);
  gtk_label_set_markup (GTK_LABEL (label), "<span background='white' foreground='#777777' alpha='100%'>faint words</span>");
  gtk_widget_set_halign (label, GTK_ALIGN_START); /* all of its ground is its own */
  gtk_box_append (GTK_BOX (box), label);
  hand_settle ();
  picture = picture_take (GTK_WIDGET (window));
  g_assert_true (gtk_widget_compute_bounds (label, GTK_WIDGET (window), &bounds));
  g_assert_cmpfloat_with_epsilon (picture_contrast (picture, &bounds), 4.48, 0.15); /* the edges of letters are rounded */
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
  page_close (window);
}

int
main (int    argc,
      char **argv)
{
  int status;

  high_contrast = g_getenv ("HIGH_CONTRAST") != NULL;
  if (high_contrast)
    g_setenv ("ADW_DEBUG_HIGH_CONTRAST", "1", TRUE);
  hand_init (&argc, &argv);
  g_test_add_func ("/app/contrast-check", test_check);
  g_test_add_func ("/app/contrast-board", test_board);
  g_test_add_func ("/app/contrast-pieces", test_pieces);
  pages_add_tests ("/app/contrast/", test_page);
  status = g_test_run ();
  hand_quit ();
  return status;
}
