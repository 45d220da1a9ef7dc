/* SPDX-License-Identifier: GPL-3.0-or-later */
/* name, scenario, mode, heroes, seed, lines of the script, digest */
{ "introductory", LS_SCENARIO_GILDENBERG, LS_MODE_INTRODUCTORY, 3, 7, 0, "" },
{ "gildenberg-single", LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 3, 11, 0, "" },
{ "lakeburg-single", LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 3, 11, 0, "" },
{ "glenwald-single", LS_SCENARIO_GLENWALD, LS_MODE_SINGLE, 3, 11, 0, "" },
{ "gildenberg-solo", LS_SCENARIO_GILDENBERG, LS_MODE_SOLO, 1, 13, 0, "" },
{ "lakeburg-solo", LS_SCENARIO_LAKEBURG, LS_MODE_SOLO, 1, 13, 0, "" },
{ "glenwald-solo", LS_SCENARIO_GLENWALD, LS_MODE_SOLO, 1, 13, 0, "" },
{ "campaign", LS_SCENARIO_GILDENBERG, LS_MODE_CAMPAIGN, 4, 17, 0, "" },
