/* SPDX-License-Identifier: GPL-3.0-or-later */
/* name, scenario, mode, heroes, seed, lines of the script, digest */
{ "introductory", LS_SCENARIO_GILDENBERG, LS_MODE_INTRODUCTORY, 3, 7, 37, "3676a691dfdf9d3c" },
{ "gildenberg-single", LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 3, 11, 256, "45c6110c27fb44e9" },
{ "lakeburg-single", LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 3, 11, 185, "12075bc57cc0bffc" },
{ "glenwald-single", LS_SCENARIO_GLENWALD, LS_MODE_SINGLE, 3, 11, 200, "940010b7c1646b6a" },
{ "gildenberg-solo", LS_SCENARIO_GILDENBERG, LS_MODE_SOLO, 1, 13, 155, "c183a38c93f95c3d" },
{ "lakeburg-solo", LS_SCENARIO_LAKEBURG, LS_MODE_SOLO, 1, 13, 171, "b5073c239c7b90ca" },
{ "glenwald-solo", LS_SCENARIO_GLENWALD, LS_MODE_SOLO, 1, 13, 188, "ed82c9ba710a0527" },
{ "campaign", LS_SCENARIO_GILDENBERG, LS_MODE_CAMPAIGN, 4, 17, 90, "6bec4375d2ab2dc6" },
