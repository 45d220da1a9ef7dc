/* SPDX-License-Identifier: GPL-3.0-or-later */
/* xoshiro256**, seeded by splitmix64: both in the public domain by D. Blackman and S. Vigna. */
#include "random.h"

static guint64
rotated (guint64 x,
         int     bits)
{
  return x << bits | x >> (64 - bits);
}

void
automa_random_seed (AutomaRandom *self,
                    guint64       seed)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->s); i++)
    {
      guint64 z = seed += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

      z = (z ^ z >> 30) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
      z = (z ^ z >> 27) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
      self->s[i] = z ^ z >> 31;
    }
}

guint64
automa_random_next (AutomaRandom *self)
{
  guint64 *s = self->s;
  guint64 result = rotated (s[1] * 5, 7) * 9;
  guint64 t = s[1] << 17;

  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = rotated (s[3], 45);
  return result;
}

/* From 0 up to and without n, each equally likely: what would favour the small ones is drawn again. */
guint
automa_random_below (AutomaRandom *self,
                     guint         n)
{
  guint64 limit;
  guint64 drawn;

  g_return_val_if_fail (n > 0, 0);

  limit = G_MAXUINT64 - G_MAXUINT64 % n;
  do
    drawn = automa_random_next (self);
  while (drawn >= limit);
  return (guint) (drawn % n);
}

void
automa_random_shuffle (AutomaRandom *self,
                       guint8       *cards,
                       guint         n)
{
  for (guint i = n; i > 1; i--)
    {
      guint j = automa_random_below (self, i);
      guint8 card = cards[i - 1];

      cards[i - 1] = cards[j];
      cards[j] = card;
    }
}
