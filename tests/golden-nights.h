/* SPDX-License-Identifier: GPL-3.0-or-later */
/* name, scenario, mode, heroes, seed, lines of the script, digest */
{ "introductory", LS_SCENARIO_GILDENBERG, LS_MODE_INTRODUCTORY, 3, 7, 37, "3676a691dfdf9d3c" },
{ "gildenberg-single", LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 3, 11, 256, "ecaa51823784e86b" },
{ "lakeburg-single", LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 3, 11, 185, "b9f37cfa546579fc" },
{ "glenwald-single", LS_SCENARIO_GLENWALD, LS_MODE_SINGLE, 3, 11, 200, "16f5874125d58be3" },
{ "gildenberg-solo", LS_SCENARIO_GILDENBERG, LS_MODE_SOLO, 1, 13, 155, "21fb34ba36b719da" },
{ "lakeburg-solo", LS_SCENARIO_LAKEBURG, LS_MODE_SOLO, 1, 13, 171, "5691c51ef70a4228" },
{ "glenwald-solo", LS_SCENARIO_GLENWALD, LS_MODE_SOLO, 1, 13, 188, "b4657d110c457055" },
{ "campaign", LS_SCENARIO_GILDENBERG, LS_MODE_CAMPAIGN, 4, 17, 90, "6686452f74080122" },
