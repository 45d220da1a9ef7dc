/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Starts a program and prints, as one line of JSON, how long it took until its window was mapped, what the processor did
 * for it until then, and what memory it holds some time later. Then it ends the program.
 * usage: bench-start SECONDS PROGRAM [ARGUMENT…] */
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <sys/wait.h>
#include <unistd.h>
#include <glib.h>
#include <X11/Xlib.h>

#define PATIENCE_MSEC 30000
#define SMALLEST_WINDOW 100 /* helper windows are smaller */

static pid_t
start (char **argv)
{
  pid_t pid = fork ();

  if (pid == 0)
    {
      execvp (argv[0], argv);
      fprintf (stderr, "%s: %s\n", argv[0], g_strerror (errno));
      _exit (127);
    }
  return pid;
}

static gboolean
is_window (Display         *display,
           const XMapEvent *event)
{
  XWindowAttributes attributes;

  return XGetWindowAttributes (display, event->window, &attributes) && attributes.width >= SMALLEST_WINDOW;
}

/* FALSE: no window came. */
static gboolean
wait_for_window (Display *display)
{
  struct pollfd connection = { .fd = ConnectionNumber (display), .events = POLLIN };
  XEvent event;

  while (XPending (display) > 0 || poll (&connection, 1, PATIENCE_MSEC) > 0)
    while (XPending (display) > 0)
      {
        XNextEvent (display, &event);
        if (event.type == MapNotify && is_window (display, &event.xmap))
          return TRUE;
      }
  return FALSE;
}

static int
ignore_cb (Display     *display,
           XErrorEvent *event)
{
  return 0; /* a window that is gone already */
}

static double
read_cpu_msec (pid_t pid)
{
  struct timespec spent = { 0 };
  clockid_t clock;

  if (clock_getcpuclockid (pid, &clock) == 0)
    clock_gettime (clock, &spent);
  return (double) spent.tv_sec * 1000 + (double) spent.tv_nsec / 1e6;
}

/* In KiB, from the kernel's sums over all mappings. */
static long
read_memory (const char *smaps,
             const char *field)
{
  const char *line = strstr (smaps, field);

  return line ? strtol (line + strlen (field), NULL, 10) : -1;
}

static void
print_memory (pid_t pid)
{
  g_autofree char *path = g_strdup_printf ("/proc/%d/smaps_rollup", (int) pid);
  g_autofree char *smaps = NULL;

  if (g_file_get_contents (path, &smaps, NULL, NULL))
    printf (", \"rss-kib\": %ld", read_memory (smaps, "\nRss:"));
}

int
main (int    argc,
      char **argv)
{
  Display *display = XOpenDisplay (NULL);
  gint64 began, mapped;
  gboolean came;
  double seconds, cpu;
  pid_t pid;

  if (!display || argc < 3)
    {
      fprintf (stderr, "usage: bench-start SECONDS PROGRAM [ARGUMENT…], with a display\n");
      return 2;
    }
  seconds = g_ascii_strtod (argv[1], NULL);
  XSetErrorHandler (ignore_cb);
  XSelectInput (display, DefaultRootWindow (display), SubstructureNotifyMask);
  XSync (display, False);
  began = g_get_monotonic_time ();
  pid = start (argv + 2);
  came = wait_for_window (display);
  mapped = g_get_monotonic_time ();
  cpu = read_cpu_msec (pid);
  if (came)
    {
      g_usleep ((gulong) (seconds * G_USEC_PER_SEC));
      printf ("{ \"start-ms\": %.1f, \"start-cpu-ms\": %.1f", (double) (mapped - began) / 1000, cpu);
      if (seconds > 0)
        print_memory (pid);
      printf (" }\n");
    }
  kill (pid, SIGTERM);
  waitpid (pid, NULL, 0);
  return came ? 0 : 1;
}
