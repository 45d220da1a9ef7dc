/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board's colours: light and dark, each as it is usually and with high contrast. */
#include <adwaita.h>

#include "board-paint.h"

/* Dim light at the table: dark is calm, light is paper. */
static const HkPalette light = {
  .ground = { 0.89f, 0.92f, 0.84f, 1 },
  .town = { 0.97f, 0.93f, 0.83f, 1 },
  .water = { 0.72f, 0.86f, 0.96f, 1 },
  .cliff = { 0.70f, 0.68f, 0.65f, 1 },
  .mist = { 0.79f, 0.73f, 0.89f, 1 },
  .mist_stripe = { 0.67f, 0.59f, 0.80f, 1 },
  .mist_edge = { 0.38f, 0.25f, 0.55f, 1 },
  .grid = { 0, 0, 0, 0.10f },
  .sector = { 0, 0, 0, 0.50f },
  .town_edge = { 0.52f, 0.40f, 0.04f, 1 },
  .margin = { 0, 0, 0, 0.62f },
  .rock = { 0.33f, 0.34f, 0.32f, 1 },
  .tree = { 0.16f, 0.38f, 0.16f, 1 },
  .wave = { 0.20f, 0.43f, 0.62f, 1 },
  .circle = { 0.51f, 0.20f, 0.62f, 1 },
  .path = { 0.06f, 0.35f, 0.76f, 1 },
  .path_edge = { 1, 1, 1, 0.9f },
  .candidate = { 0.72f, 0.25f, 0.00f, 1 },
  .cursor = { 0.10f, 0.10f, 0.10f, 1 },
  .ink = { 0.10f, 0.10f, 0.10f, 1 },
  .paper = { 1, 1, 1, 1 },
  .reach = { 0.06f, 0.35f, 0.76f, 0.30f },
  .blow = { 0.72f, 0.25f, 0.00f, 0.25f },
  .line = 1,
};

static const HkPalette dark = {
  .ground = { 0.17f, 0.20f, 0.17f, 1 },
  .town = { 0.24f, 0.22f, 0.18f, 1 },
  .water = { 0.12f, 0.24f, 0.34f, 1 },
  .cliff = { 0.30f, 0.29f, 0.27f, 1 },
  .mist = { 0.22f, 0.16f, 0.31f, 1 },
  .mist_stripe = { 0.34f, 0.27f, 0.46f, 1 },
  .mist_edge = { 0.66f, 0.55f, 0.84f, 1 },
  .grid = { 1, 1, 1, 0.07f },
  .sector = { 1, 1, 1, 0.44f },
  .town_edge = { 0.80f, 0.74f, 0.35f, 1 },
  .margin = { 1, 1, 1, 0.60f },
  .rock = { 0.64f, 0.64f, 0.61f, 1 },
  .tree = { 0.42f, 0.66f, 0.40f, 1 },
  .wave = { 0.40f, 0.62f, 0.78f, 1 },
  .circle = { 0.75f, 0.50f, 0.86f, 1 },
  .path = { 0.42f, 0.68f, 0.97f, 1 },
  .path_edge = { 0, 0, 0, 0.75f },
  .candidate = { 1.00f, 0.64f, 0.20f, 1 },
  .cursor = { 1, 1, 1, 1 },
  .ink = { 1, 1, 1, 1 },
  .paper = { 0.10f, 0.10f, 0.10f, 1 },
  .reach = { 0.42f, 0.68f, 0.97f, 0.30f },
  .blow = { 1.00f, 0.64f, 0.20f, 0.25f },
  .line = 1,
};

/* For eyes that need more: white or black ground, every line to be seen, and what is filled has an edge. */
static const HkPalette high_light = {
  .ground = { 1, 1, 1, 1 },
  .town = { 1.00f, 0.96f, 0.84f, 1 },
  .water = { 0.84f, 0.93f, 1.00f, 1 },
  .cliff = { 0.82f, 0.81f, 0.79f, 1 },
  .mist = { 0.92f, 0.88f, 1.00f, 1 },
  .mist_stripe = { 0.50f, 0.40f, 0.70f, 1 },
  .mist_edge = { 0.22f, 0.06f, 0.42f, 1 },
  .grid = { 0, 0, 0, 0.55f },
  .sector = { 0, 0, 0, 1 },
  .town_edge = { 0.36f, 0.24f, 0.00f, 1 },
  .margin = { 0, 0, 0, 1 },
  .rock = { 0.16f, 0.16f, 0.16f, 1 },
  .tree = { 0.02f, 0.26f, 0.04f, 1 },
  .wave = { 0.02f, 0.24f, 0.46f, 1 },
  .circle = { 0.36f, 0.02f, 0.50f, 1 },
  .path = { 0.00f, 0.20f, 0.62f, 1 },
  .path_edge = { 1, 1, 1, 1 },
  .candidate = { 0.55f, 0.14f, 0.00f, 1 },
  .cursor = { 0, 0, 0, 1 },
  .ink = { 0, 0, 0, 1 },
  .paper = { 1, 1, 1, 1 },
  .reach = { 0.00f, 0.20f, 0.62f, 0.20f },
  .reach_edge = { 0.00f, 0.20f, 0.62f, 1 },
  .blow = { 0.55f, 0.14f, 0.00f, 0.20f },
  .blow_edge = { 0.55f, 0.14f, 0.00f, 1 },
  .line = 1.5,
};

static const HkPalette high_dark = {
  .ground = { 0, 0, 0, 1 },
  .town = { 0.15f, 0.12f, 0.04f, 1 },
  .water = { 0.00f, 0.10f, 0.22f, 1 },
  .cliff = { 0.22f, 0.22f, 0.22f, 1 },
  .mist = { 0.12f, 0.06f, 0.22f, 1 },
  .mist_stripe = { 0.50f, 0.42f, 0.72f, 1 },
  .mist_edge = { 0.84f, 0.76f, 1.00f, 1 },
  .grid = { 1, 1, 1, 0.50f },
  .sector = { 1, 1, 1, 1 },
  .town_edge = { 1.00f, 0.90f, 0.40f, 1 },
  .margin = { 1, 1, 1, 1 },
  .rock = { 0.90f, 0.90f, 0.88f, 1 },
  .tree = { 0.62f, 0.96f, 0.56f, 1 },
  .wave = { 0.62f, 0.86f, 1.00f, 1 },
  .circle = { 0.94f, 0.76f, 1.00f, 1 },
  .path = { 0.62f, 0.84f, 1.00f, 1 },
  .path_edge = { 0, 0, 0, 1 },
  .candidate = { 1.00f, 0.76f, 0.30f, 1 },
  .cursor = { 1, 1, 1, 1 },
  .ink = { 1, 1, 1, 1 },
  .paper = { 0, 0, 0, 1 },
  .reach = { 0.62f, 0.84f, 1.00f, 0.25f },
  .reach_edge = { 0.62f, 0.84f, 1.00f, 1 },
  .blow = { 1.00f, 0.76f, 0.30f, 0.25f },
  .blow_edge = { 1.00f, 0.76f, 0.30f, 1 },
  .line = 1.5,
};

const HkPalette *
hk_palette_get (gboolean is_dark,
                gboolean high_contrast)
{
  if (high_contrast)
    return is_dark ? &high_dark : &high_light;
  return is_dark ? &dark : &light;
}

/* The one that the desktop asks for. */
const HkPalette *
hk_palette_get_current (void)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  return hk_palette_get (adw_style_manager_get_dark (style), adw_style_manager_get_high_contrast (style));
}
