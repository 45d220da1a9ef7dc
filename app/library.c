/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "library.h"

#include "last-spell/bots.h"

void
hk_saved_game_free (HkSavedGame *self)
{
  g_clear_object (&self->file);
  g_free (self->title);
  g_free (self->where);
  g_clear_pointer (&self->changed, g_date_time_unref);
  g_free (self);
}

GPtrArray *
hk_library_list (guint most)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) hk_saved_game_free);
}

GFile *
hk_library_find_last (void)
{
  return NULL;
}

void
hk_library_begin (HkWindow      *window,
                  const LsSetup *setup)
{
  LsSave *save = ls_save_new (hk_application_get_pack (hk_application_get ()), setup, NULL, NULL);
  LsCommand command;

  while (ls_bot_deploy (ls_save_game (save), &command))
    ls_save_do (save, &command, NULL, NULL);
  hk_window_play (window, hk_session_new (save, NULL));
}

void
hk_library_begin_introduction (HkWindow *window)
{
  LsSetup setup;

  ls_bot_setup (&setup, LS_SCENARIO_GILDENBERG, LS_MODE_INTRODUCTORY, 3, 1);
  hk_library_begin (window, &setup);
}

void
hk_library_choose (HkWindow *window)
{
}

void
hk_library_save_copy (HkWindow *window)
{
}
