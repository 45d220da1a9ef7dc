/* SPDX-License-Identifier: GPL-3.0-or-later */
/* name, scenario, mode, heroes, seed, lines of the script, digest */
{ "introductory", LS_SCENARIO_GILDENBERG, LS_MODE_INTRODUCTORY, 3, 7, 37, "3676a691dfdf9d3c" },
{ "gildenberg-single", LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 3, 11, 256, "ebdafecea2585136" },
{ "lakeburg-single", LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 3, 11, 185, "b9f37cfa546579fc" },
{ "glenwald-single", LS_SCENARIO_GLENWALD, LS_MODE_SINGLE, 3, 11, 200, "93b6732c7449913e" },
{ "gildenberg-solo", LS_SCENARIO_GILDENBERG, LS_MODE_SOLO, 1, 13, 155, "f0605fff00d1af31" },
{ "lakeburg-solo", LS_SCENARIO_LAKEBURG, LS_MODE_SOLO, 1, 13, 171, "607e447c930670f0" },
{ "glenwald-solo", LS_SCENARIO_GLENWALD, LS_MODE_SOLO, 1, 13, 188, "2c592c708a9d3f1e" },
{ "campaign", LS_SCENARIO_GILDENBERG, LS_MODE_CAMPAIGN, 4, 17, 90, "0bfff170b2baa683" },
