/* SPDX-License-Identifier: GPL-3.0-or-later */
/* name, scenario, mode, heroes, seed, lines of the script, digest */
{ "introductory", LS_SCENARIO_GILDENBERG, LS_MODE_INTRODUCTORY, 3, 7, 37, "3676a691dfdf9d3c" },
{ "gildenberg-single", LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 3, 11, 256, "7bbf75027ce32b56" },
{ "lakeburg-single", LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 3, 11, 185, "40bef6ee5c1f7e5c" },
{ "glenwald-single", LS_SCENARIO_GLENWALD, LS_MODE_SINGLE, 3, 11, 200, "171b4afa7cb63e81" },
{ "gildenberg-solo", LS_SCENARIO_GILDENBERG, LS_MODE_SOLO, 1, 13, 155, "b4f7bc58844bfed8" },
{ "lakeburg-solo", LS_SCENARIO_LAKEBURG, LS_MODE_SOLO, 1, 13, 171, "142818881bb1e8de" },
{ "glenwald-solo", LS_SCENARIO_GLENWALD, LS_MODE_SOLO, 1, 13, 188, "721a5d054db16e49" },
{ "campaign", LS_SCENARIO_GILDENBERG, LS_MODE_CAMPAIGN, 4, 17, 90, "fd485c552ce1c193" },
