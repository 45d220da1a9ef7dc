/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "start-text.h"

#include <glib/gi18n.h>

static gint64
count_days (GDateTime *time)
{
  GDate date;

  g_date_set_dmy (&date, (GDateDay) g_date_time_get_day_of_month (time), g_date_time_get_month (time),
                  (GDateYear) g_date_time_get_year (time));
  return g_date_get_julian (&date);
}

/* "today 20:15", "yesterday 20:15", "Monday 20:15", "3 May", "3 May 2025" */
char *
hk_tell_when (GDateTime *then,
              GDateTime *now)
{
  gint64 days = count_days (now) - count_days (then);

  if (days == 0)
    /* Translators: a time in the form of g_date_time_format(), "today 20:15" */
    return g_date_time_format (then, _("today %H:%M"));
  if (days == 1)
    /* Translators: a time in the form of g_date_time_format(), "yesterday 20:15" */
    return g_date_time_format (then, _("yesterday %H:%M"));
  if (days > 1 && days < 7)
    /* Translators: a time in the form of g_date_time_format(), "Monday 20:15" */
    return g_date_time_format (then, _("%A %H:%M"));
  if (g_date_time_get_year (then) == g_date_time_get_year (now))
    /* Translators: a date in the form of g_date_time_format(), "3 May" */
    return g_date_time_format (then, _("%-d %B"));
  /* Translators: a date in the form of g_date_time_format(), "3 May 2025" */
  return g_date_time_format (then, _("%-d %B %Y"));
}

/* What can still be done with a broken file; 0: every line of it fits, but it cannot be written to. */
char *
hk_tell_recovered (guint bad_line)
{
  if (bad_line == 0)
    return g_strdup (_("The whole game can be looked at, but it cannot go on in this file. You can go on in a new one; "
                       "this one stays as it is."));
  return g_strdup_printf (_("The game can be looked at as it stood before line %u. You can go on from there in a new "
                            "file; the broken one stays as it is."),
                          bad_line);
}
