/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Claims settled: the rule that is broken, where, and the rulings under which the claim would hold. */
#include "drawing.h"

#include <string.h>

#include "last-spell/judge.h"

typedef struct
{
  const char *path;
  const char *settings;
  const char *rows[5];
  const char *claim; /* "a=D1" or "a strikes 1" */
  const char *choose; /* what the players have chosen for that monster, or NULL */
  gboolean    holds;
  const char *rule;
  const char *where;
  const char *under;  /* "contact=ahead coin", rulings that belong together joined by + */
  const char *reason; /* NULL: not looked at */
} Case;

#define RIGHT "That is what the rules say"
#define CHOICE "The players may choose it"
#define ANOTHER "It could reach that target, but another one comes before it"
#define NOT_BESIDE "That target is not on one of its four sides"
#define NOT_FIRST "That target is not the first on one of its lines within its range"
#define NOT_IN_AREA "That target is not in its area"
#define NO_ATTACK "Nothing near it sets off its attack"
#define NO_EXPLOSION "Nothing near it sets off its explosion"
#define OTHER_CHOICE "The players have chosen another target"
#define TOWER_INSTEAD "The tower is struck in place of the hero on it"
#define SPARED "The structure under the hero takes the damage, and the hero is spared"

#define OVER(here, claimed) "At " here " its movement is over and does not reach " claimed
#define GOES_ON(here, next) "At " here " it does not stop, but goes on to " next
#define TURNS_OFF(here, next, claimed) "At " here " it goes to " next ", which is not the way to " claimed

static const Case moves[] = {
  { "true", "", { "a> . . . ." }, "a=D1", NULL, TRUE, "move.spent", "D1", "", RIGHT },
  { "true/contact", "", { "a> . 1" }, "a=B1", NULL, TRUE, "move.contact", "B1", "", RIGHT },
  { "true/stays", "a: stunned", { "a> . ." }, "a=A1", NULL, TRUE, "move.stunned", "A1", "", RIGHT },
  { "true/large-figure", "a: move 0", { "a> a> ." }, "a=B1", NULL, TRUE, "move.spent", "A1", "", RIGHT },
  { "too-early", "", { "a> . . . ." }, "a=B1", NULL, FALSE, "move.forward", "B1", "",
    GOES_ON ("B1", "C1") },
  { "not-at-all", "", { "a> . . . ." }, "a=A1", NULL, FALSE, "move.forward", "A1", "",
    GOES_ON ("A1", "B1") },
  { "too-far", "", { "a> . . . ." }, "a=E1", NULL, FALSE, "move.spent", "D1", "",
    OVER ("D1", "E1") },
  { "wrong-side", "a: move 4", { ". . . . .", "a> . o . .", ". . . . ." }, "a=D3", NULL, FALSE, "move.bypass", "B2",
    "coin", TURNS_OFF ("B2", "B1", "D3") },
  { "wrong-side/at-once", "", { ". . .", "a> o .", ". . ." }, "a=C3", NULL, FALSE, "move.bypass", "A2", "coin",
    TURNS_OFF ("A2", "A1", "C3") },
  { "wrong-side/coin-right", "coin right", { ". . .", "a> o .", ". . ." }, "a=C1", NULL, FALSE, "move.bypass", "A2",
    "coin", TURNS_OFF ("A2", "A3", "C1") },
  { "wrong-side/mist", "mist west 3", { ". . . . .", "a> o . . .", ". . . . ." }, "a=D3", NULL, FALSE, "mist.bypass",
    "A2", "coin", TURNS_OFF ("A2", "A1", "D3") },
  { "wrong-side/opposite", "", { "# . .", "a> o .", ". . ." }, "a=B1", NULL, FALSE, "move.bypass-opposite", "A2", "",
    TURNS_OFF ("A2", "A3", "B1") },
  { "through-a-wall", "", { "a> . W . ." }, "a=D1", NULL, FALSE, "move.contact", "B1", "", OVER ("B1", "D1") },
  { "through-a-tree", "", { "a> . t . ." }, "a=D1", NULL, FALSE, "move.blocked", "B1", "", OVER ("B1", "D1") },
  { "backwards", "", { ". . . a> . . . ." }, "a=A1", NULL, FALSE, "move.forward", "D1", "",
    TURNS_OFF ("D1", "E1", "A1") },
  { "onto-a-monster", "b: stunned", { "a> b> . ." }, "a=B1", NULL, FALSE, "move.cross", "A1", "", NULL },
  { "onto-what-it-flies-over", "a: fly", { "a> o . ." }, "a=B1", NULL, FALSE, "ability.fly", "A1", "", NULL },
  { "cross-short", "b: stunned", { "a> b> t" }, "a=C1", NULL, FALSE, "move.cross-short", "A1", "", OVER ("A1", "C1") },
  { "stunned", "a: stunned", { "a> . ." }, "a=B1", NULL, FALSE, "move.stunned", "A1", "",
    OVER ("A1", "B1") },
  { "engaged", "a: move 1", { "a> P . ." }, "a=B1", NULL, FALSE, "move.engaged", "A1", "start-adjacent=advance",
    OVER ("A1", "B1") },
  { "engaged/beside", "a: move 1", { "a> . .", "1 . ." }, "a=B1", NULL, FALSE, "move.engaged", "A1",
    "contact=ahead start-adjacent=advance", OVER ("A1", "B1") },
  { "held", "a: resolute move 1", { "a> . .", ". 1 ." }, "a=B1", NULL, FALSE, "ability.resolute-held", "A1", "",
    OVER ("A1", "B1") },
  { "contact", "", { "a> . . . .", ". . 1 . ." }, "a=D1", NULL, FALSE, "move.contact", "C1", "contact=ahead",
    OVER ("C1", "D1") },
  { "contact/back", "ruling contact=ahead", { "a> . . . .", ". . 1 . ." }, "a=C1", NULL, FALSE, "move.forward", "C1",
    "contact=any-side", GOES_ON ("C1", "D1") },
  { "bypass-return", "a: move 2", { ". o .", "a> o .", ". . ." }, "a=A1", NULL, FALSE, "move.bypass-opposite", "A1",
    "bypass-return=no", GOES_ON ("A1", "A2") },
  { "crossing-contact", "b: stunned", { "a> b> . .", ". 1 . ." }, "a=A1", NULL, FALSE, "move.cross", "A1",
    "crossing-contact=back-off", GOES_ON ("A1", "C1") },
  { "order", "a: move 1; c: move 2", { ". cv . . *", ". . . . .", "a> . . . ." }, "c=B3", NULL, FALSE,
    "move.cross-short", "B2", "order=angle", OVER ("B2", "B3") },
  { "flyer-traps", "a: fly", { "a> !s . ." }, "a=B1", NULL, FALSE, "move.forward", "B1", "flyer-traps=passing",
    GOES_ON ("B1", "C1") },
  { "trap", "", { "a> !s . ." }, "a=D1", NULL, FALSE, "trap.stun", "B1", "", OVER ("B1", "D1") },
  { "trap/slow", "", { "a> !l . ." }, "a=D1", NULL, FALSE, "trap.slow", "B1", "", OVER ("B1", "D1") },
  { "trap/dead", "", { "a> !d . ." }, "a=D1", NULL, FALSE, "trap.damage", "B1", "", OVER ("B1", "D1") },
  { "mist-blocked", "mist west 3", { "a> o . . ." }, "a=C1", NULL, FALSE, "mist.blocked", "A1", "", OVER ("A1", "C1") },
  { "two-rulings", "", { "a> P . . .", ". . 1 . ." }, "a=D1", NULL, FALSE, "move.engaged", "A1",
    "contact=ahead+start-adjacent=advance", OVER ("A1", "D1") },
  { "one-is-enough", "ruling start-adjacent=advance", { "a> P . . .", ". . 1 . ." }, "a=D1", NULL, FALSE,
    "move.contact", "C1", "contact=ahead", OVER ("C1", "D1") },
};

static const Case attacks[] = {
  { "true", "", { "a> 1" }, "a strikes 1", NULL, TRUE, "attack.melee", "A1", "", RIGHT },
  { "true/circle", "", { "1 a> *" }, "a strikes circle", NULL, TRUE, "target.circle", "B1", "", RIGHT },
  { "true/one-of-an-area", "a: area", { "1 a> W" }, "a strikes W", NULL, TRUE, "attack.area", "B1", "", RIGHT },
  { "true/after-moving", "", { "a> . . 1" }, "a strikes 1", NULL, TRUE, "attack.melee", "C1", "", RIGHT },
  { "choice", "", { "1 a> 2" }, "a strikes 2", NULL, TRUE, "target.players", "B1", "", CHOICE },
  { "choice/answered", "", { "1 a> 2" }, "a strikes 2", "2", TRUE, "target.players", "B1", "", RIGHT },
  { "choice/answered-otherwise", "", { "1 a> 2" }, "a strikes 2", "1", FALSE, "target.players", "B1", "",
    OTHER_CHOICE },
  { "choice/explosion", "a: explosion; b: stunned", { "a> W", "b> ." }, "a strikes b", NULL, TRUE, "attack.explosion",
    "A1", "", CHOICE },
  { "choice/explosion-strikes", "a: explosion; b: stunned", { "a> W", "b> ." }, "a strikes W", NULL, TRUE,
    "attack.explosion", "A1", "", RIGHT },
  { "choice/explosion-answered", "a: explosion; b: stunned; c: stunned", { "c> W", "b> a>" }, "a strikes b", "b", TRUE,
    "attack.explosion", "B2", "", CHOICE },
  { "choice/explosion-otherwise", "a: explosion; b: stunned; c: stunned", { "c> W", "b> a>" }, "a strikes c", "b",
    FALSE, "attack.explosion", "B2", "", OTHER_CHOICE },
  { "target.circle", "", { "1 a> *" }, "a strikes 1", NULL, FALSE, "target.circle", "B1", "", ANOTHER },
  { "target.nearest", "a: move 0 ranged 4", { "1 . a> 2" }, "a strikes 1", NULL, FALSE, "target.nearest", "C1", "",
    ANOTHER },
  { "target.hero", "", { "W a> 1" }, "a strikes W", NULL, FALSE, "target.hero", "B1", "", ANOTHER },
  { "target.hero-wounds", "1: wounds 1", { "1 a> 2" }, "a strikes 2", NULL, FALSE, "target.hero-wounds", "B1", "",
    ANOTHER },
  { "target.hero-mana", "1: base-mana 9", { "1 a> 2" }, "a strikes 2", NULL, FALSE, "target.hero-mana", "B1", "",
    ANOTHER },
  { "target.structure-weakest", "", { "W a> S" }, "a strikes S", NULL, FALSE, "target.structure-weakest", "B1", "",
    ANOTHER },
  { "target.structure-kind", "W: flames 2", { "W a> B" }, "a strikes W", NULL, FALSE, "target.structure-kind", "B1", "",
    ANOTHER },
  { "target.corpse", "", { "% a> 1" }, "a strikes %", NULL, FALSE, "target.corpse", "B1", "",
    "Corpse piles are struck only when there is nothing else" },
  { "target.corpse/true", "a: move 0", { "a> %" }, "a strikes %", NULL, TRUE, "target.corpse", "A1", "", RIGHT },
  { "out-of-reach", "a: move 0", { "a> . 1" }, "a strikes 1", NULL, FALSE, "attack.melee", "A1", "", NOT_BESIDE },
  { "out-of-reach/corner", "a: move 0", { "a> .", ". 1" }, "a strikes 1", NULL, FALSE, "attack.melee", "A1", "",
    NOT_BESIDE },
  { "out-of-reach/monster", "", { "a> b> ." }, "a strikes b", NULL, FALSE, "attack.melee", "B1", "", NULL },
  { "behind-the-first", "a: move 0 ranged 4", { ". a> . W 1" }, "a strikes 1", NULL, FALSE, "attack.ranged", "B1", "",
    NOT_FIRST },
  { "behind-the-first/circle", "a: move 0 ranged 4", { ". a> W * ." }, "a strikes circle", NULL, FALSE,
    "attack.ranged", "B1", "", NOT_FIRST },
  { "range", "a: move 0 ranged 2", { ". a> . . 1" }, "a strikes 1", NULL, FALSE, "attack.ranged", "B1", "", NOT_FIRST },
  { "ranged-direction", "a: move 0 ranged 4; ruling ranged-direction=facing", { ". . .", ". a> .", ". 1 ." },
    "a strikes 1", NULL, FALSE, "attack.ranged", "B2", "ranged-direction=orthogonal", NOT_FIRST },
  { "ranged-blocking", "a: move 0 ranged 4; ruling ranged-blocking=tall", { ". a> t 1" }, "a strikes 1", NULL, FALSE,
    "attack.ranged", "B1", "ranged-blocking=none", NOT_FIRST },
  { "mist-attack", "mist west 1; a: move 0", { "a> 1" }, "a strikes 1", NULL, FALSE, "mist.no-attack", "A1",
    "mist-attack=yes", "From the mist it does not attack" },
  { "area-trigger", "a: move 0 area; ruling area-trigger=contact", { "a> .", ". 1" }, "a strikes 1", NULL, FALSE,
    "attack.area", "A1", "area-trigger=area", NO_ATTACK },
  { "area/too-far", "a: move 0 area", { "a> . 1" }, "a strikes 1", NULL, FALSE, "attack.area", "A1", "", NO_ATTACK },
  { "area/not-in-it", "a: move 0 area", { "a> W 1" }, "a strikes 1", NULL, FALSE, "attack.area", "A1", "",
    NOT_IN_AREA },
  { "area/sheltered", "a: move 0 area", { "a> T+1" }, "a strikes 1", NULL, FALSE, "attack.area", "A1", "",
    SPARED },
  { "area/gate-does-not-shelter", "a: move 0 area", { "a> G+1" }, "a strikes 1", NULL, TRUE, "attack.area", "A1", "",
    RIGHT },
  { "explosion/too-far", "a: move 0 explosion", { "a> . 1" }, "a strikes 1", NULL, FALSE, "attack.explosion", "A1", "",
    NO_EXPLOSION },
  { "explosion/trigger", "a: move 0 explosion; ruling area-trigger=contact", { "a> .", ". 1" }, "a strikes 1", NULL,
    FALSE, "attack.explosion", "A1", "area-trigger=area", NO_EXPLOSION },
  { "explosion/not-in-it", "a: move 0 explosion", { "a> W 1" }, "a strikes 1", NULL, FALSE, "attack.explosion", "A1",
    "", NOT_IN_AREA },
  { "explosion/monster-not-in-it", "a: move 0 explosion; b: stunned", { "a> W b>" }, "a strikes b", NULL, FALSE,
    "attack.explosion", "A1", "", NOT_IN_AREA },
  { "explosion/sheltered", "a: move 0 explosion", { "a> P+1" }, "a strikes 1", NULL, FALSE, "attack.explosion", "A1",
    "", SPARED },
  { "tower-hero", "ruling tower-hero=tower", { "a> T+1" }, "a strikes 1", NULL, FALSE, "target.tower-hero", "A1",
    "tower-hero=hero", TOWER_INSTEAD },
  { "tower-hero/tower", "", { "a> T+1" }, "a strikes T", NULL, FALSE, "target.hero", "A1", "tower-hero=tower",
    ANOTHER },
  { "tower-hero/true", "ruling tower-hero=tower", { "a> T+1" }, "a strikes T", NULL, TRUE, "target.hero", "A1", "",
    RIGHT },
  { "tower-hero/chosen", "ruling tower-hero=tower", { "2 a> T+1" }, "a strikes T", "1", TRUE, "target.players", "B1",
    "", RIGHT },
  { "tower-hero/chosen-hero", "ruling tower-hero=tower", { "2 a> T+1" }, "a strikes 1", "1", FALSE,
    "target.tower-hero", "B1", "tower-hero=hero", TOWER_INSTEAD },
  { "tower-hero/chosen-otherwise", "ruling tower-hero=tower", { "2 a> T+1" }, "a strikes 1", "2", FALSE,
    "target.players", "B1", "", OTHER_CHOICE },
  { "stunned", "a: stunned", { "a> 1" }, "a strikes 1", NULL, FALSE, "attack.stunned", "A1", "",
    "Stunned, it does not attack" },
  { "stunned/by-trap", "", { "a> !s 1" }, "a strikes 1", NULL, FALSE, "attack.stunned", "B1", "",
    "Stunned, it does not attack" },
  { "killed", "", { "a> !d 1" }, "a strikes 1", NULL, FALSE, "trap.damage", "B1", "",
    "A trap kills it before it can attack" },
  { "no-attack", "a: none", { "a> 1" }, "a strikes 1", NULL, FALSE, "attack.simultaneous", "A1", "",
    "Its card gives it no attack" },
  { "other-spot", "", { "a> . . . . .", ". . 1 2 . ." }, "a strikes 2", NULL, FALSE, "attack.melee", "C1",
    "contact=ahead", NOT_BESIDE },
  { "true/first-contact", "a: move 2", { ". 1 . .", "a> . . .", "o o . ." }, "a strikes 1", NULL, TRUE, "attack.melee",
    "B2", "", RIGHT },
  { "other-side", "a: move 1", { "1 . .", ". . .", "a> o .", ". . .", "2 . ." }, "a strikes 2", NULL, FALSE,
    "attack.melee", "A2", "coin", NOT_BESIDE },
};

static LsClaim
read_claim (const Drawing *d,
            const char    *text)
{
  gboolean is_attack = strstr (text, " strikes ") != NULL;
  g_auto (GStrv) words = g_strsplit (text, is_attack ? " strikes " : "=", 2);
  LsClaim claim = { .is_attack = is_attack, .spot = LS_NO_SPOT };
  int monster = ls_position_find_monster (d->position, words[0]);

  g_assert_cmpint (monster, >=, 0);
  claim.monster = (guint) monster;
  if (is_attack)
    g_assert_true (ls_position_find (d->position, words[1], &claim.target));
  else
    claim.spot = ls_spot_from_name (words[1]);
  return claim;
}

static char *
name_remedies (const LsJudgement *judgement)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < judgement->remedies->len; i++)
    {
      const LsRemedy *remedy = &g_array_index (judgement->remedies, LsRemedy, i);

      if (i > 0)
        g_string_append_c (text, ' ');
      if (remedy->n == 0)
        g_string_append (text, "coin");
      for (guint j = 0; j < remedy->n; j++)
        g_string_append_printf (text, "%s%s=%s", j > 0 ? "+" : "", ls_ruling_get (remedy->ruling[j])->id,
                                ls_ruling_get (remedy->ruling[j])->values[remedy->value[j]].id);
    }
  return g_string_free (text, FALSE);
}

static LsJudgement *
judge (const Drawing *d,
       const LsClaim *claim,
       const char    *choose)
{
  LsAnswer answer = { .monster = claim->monster };
  LsAnswers answers = { &answer, choose ? 1 : 0 };

  if (choose)
    g_assert_true (ls_position_find (d->position, choose, &answer.target));
  return ls_judge (d->position, &answers, claim);
}

static Drawing *
draw_case (const Case *self)
{
  return draw (self->settings, self->rows[0], self->rows[1], self->rows[2], self->rows[3], self->rows[4], NULL);
}

static void
test_case (gconstpointer data)
{
  const Case *self = data;
  g_autoptr (Drawing) d = draw_case (self);
  LsClaim claim = read_claim (d, self->claim);
  g_autoptr (LsJudgement) judgement = judge (d, &claim, self->choose);
  g_autofree char *under = name_remedies (judgement);
  char where[LS_SPOT_NAME_SIZE];

  g_assert_cmpint (judgement->holds, ==, self->holds);
  g_assert_cmpstr (ls_rule_id (judgement->rule), ==, self->rule);
  g_assert_cmpstr (ls_spot_name (judgement->where, where), ==, self->where);
  g_assert_cmpstr (under, ==, self->under);
  g_assert_nonnull (judgement->reason);
  g_assert_false (g_str_has_suffix (judgement->reason, "."));
  if (self->reason)
    g_assert_cmpstr (judgement->reason, ==, self->reason);
}

/* --- Told to people --- */

static char *
tell (const char *settings,
      const char *row,
      const char *row2,
      const char *text)
{
  g_autoptr (Drawing) d = draw (settings, row, row2, NULL);
  LsClaim claim = read_claim (d, text);
  g_autoptr (LsJudgement) judgement = judge (d, &claim, NULL);

  return ls_judgement_text (d->position, &claim, judgement);
}

static void
test_text_yes (void)
{
  g_autofree char *move = tell ("", "a> . . .", NULL, "a=D1");
  g_autofree char *attack = tell ("", "a> 1", NULL, "a strikes 1");

  g_assert_cmpstr (move, ==, "Yes: a a ends at D1. That is what the rules say (move.spent, EN 13).\n");
  g_assert_cmpstr (attack, ==, "Yes: a a strikes 1. That is what the rules say (attack.melee, EN 9).\n");
}

/* What the players may choose is told as such, and what is struck without them is not. */
static void
test_text_choice (void)
{
  g_autofree char *chosen = tell ("a: explosion; b: stunned", "a> W", "b> .", "a strikes b");
  g_autofree char *struck = tell ("a: explosion; b: stunned", "a> W", "b> .", "a strikes W");

  g_assert_cmpstr (chosen, ==, "Yes: a a strikes b b. The players may choose it (attack.explosion, EN 10).\n");
  g_assert_cmpstr (struck, ==,
                   "Yes: a a strikes the wooden wall W. That is what the rules say (attack.explosion, EN 10).\n");
}

/* No, the rule in full, what happens instead, and under which ruling the claim would hold. */
static void
test_text_no (void)
{
  g_autofree char *text = tell ("", "a> . . . .", ". . W . .", "a=D1");
  g_autofree char *rule =
    g_strdup_printf ("The rule “%s”: %s\n\n", automa_rulebook_text (ls_rule_get (LS_RULE_MOVE_CONTACT)->title),
                     automa_rulebook_text (ls_rule_get (LS_RULE_MOVE_CONTACT)->text));

  g_assert_true (g_str_has_prefix (text, "No: a a does not end at D1. At C1 its movement is over and does not reach "
                                         "D1 (move.contact, EN 13).\n"));
  g_assert_nonnull (strstr (text, rule));
  g_assert_nonnull (strstr (text, "\n\nWhat happens: a a at A1 faces east with 3 steps. B1, C1: straight on "
                                  "(move.forward, EN 13). At C1 the wooden wall W is beside it, so it stops "
                                  "(move.contact, EN 13). It strikes the wooden wall W for 1 (attack.melee, EN 9)."
                                  "\n\n"));
  g_assert_true (g_str_has_suffix (text, "\n\nThe claim would hold under the ruling contact=ahead.\n"));
}

static void
test_text_coin (void)
{
  g_autoptr (Drawing) d = draw ("coin right", ". . .", "a> o .", ". . .", NULL);
  LsClaim claim = read_claim (d, "a=C1");
  g_autoptr (LsJudgement) judgement = judge (d, &claim, NULL);
  g_autofree char *text = ls_judgement_text (d->position, &claim, judgement);

  g_assert_true (g_str_has_prefix (text, "No: a a does not end at C1. At A2 it goes to A3, which is not the way to C1 "
                                         "(move.bypass, EN 13).\n"));
  g_assert_true (g_str_has_suffix (text, "\n\nThe claim would hold with the coin showing left.\n"));
}

static void
test_text_two_rulings (void)
{
  g_autofree char *text = tell ("", "a> P . . .", ". . 1 . .", "a=D1");

  g_assert_true (g_str_has_suffix (
    text, "\n\nThe claim would hold under the rulings contact=ahead and start-adjacent=advance.\n"));
}

static void
test_text_no_ruling (void)
{
  g_autofree char *text = tell ("", "a> . . . .", NULL, "a=E1");

  g_assert_true (g_str_has_suffix (text, "\n\nNo ruling makes the claim right.\n"));
}

/* --- As JSON --- */

static JsonObject *
judge_json (const char *settings,
            const char *row,
            const char *row2,
            const char *text,
            JsonNode  **node)
{
  g_autoptr (Drawing) d = draw (settings, row, row2, NULL);
  LsClaim claim = read_claim (d, text);
  g_autoptr (LsJudgement) judgement = judge (d, &claim, NULL);

  *node = ls_judgement_json (d->position, &claim, judgement);
  return json_node_get_object (*node);
}

static void
assert_members (JsonObject *object,
                const char *expected)
{
  g_autoptr (GList) members = json_object_get_members (object);
  g_autoptr (GString) text = g_string_new (NULL);

  for (GList *l = members; l; l = l->next)
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", (char *) l->data);
  g_assert_cmpstr (text->str, ==, expected);
}

static void
test_json_move (void)
{
  g_autoptr (JsonNode) node = NULL;
  JsonObject *o = judge_json ("", "a> . . . .", ". . 1 . .", "a=D1", &node);
  JsonObject *right = json_object_get_object_member (o, "right");
  JsonObject *under = json_array_get_object_element (json_object_get_array_member (o, "under"), 0);

  assert_members (o, "format monster move holds rule at pages reason text right under");
  g_assert_cmpstr (json_object_get_string_member (o, "format"), ==, "automa-judgement/1");
  g_assert_cmpstr (json_object_get_string_member (o, "monster"), ==, "a");
  g_assert_cmpstr (json_object_get_string_member (o, "move"), ==, "D1");
  g_assert_false (json_object_get_boolean_member (o, "holds"));
  g_assert_cmpstr (json_object_get_string_member (o, "rule"), ==, "move.contact");
  g_assert_cmpstr (json_object_get_string_member (o, "at"), ==, "C1");
  assert_members (json_object_get_object_member (o, "pages"), "EN ES EOG");
  g_assert_cmpstr (json_object_get_string_member (json_object_get_object_member (o, "pages"), "EN"), ==, "13");
  assert_members (right, "move attack");
  g_assert_cmpstr (json_object_get_string_member (json_object_get_object_member (right, "move"), "to"), ==, "C1");
  g_assert_cmpstr (json_object_get_string_member (json_object_get_object_member (right, "attack"), "rule"), ==,
                   "attack.melee");
  assert_members (under, "rulings");
  g_assert_cmpstr (json_object_get_string_member (json_object_get_object_member (under, "rulings"), "contact"), ==,
                   "ahead");
}

static void
test_json_attack (void)
{
  g_autoptr (JsonNode) node = NULL;
  JsonObject *o = judge_json ("a: none", "a> 1", NULL, "a strikes 1", &node);
  JsonObject *right = json_object_get_object_member (o, "right");

  assert_members (o, "format monster attack holds rule at pages reason text right under");
  g_assert_cmpstr (json_object_get_string_member (o, "attack"), ==, "1");
  g_assert_true (json_object_get_null_member (right, "attack"));
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (o, "under")), ==, 0);
}

/* A rule that no source prints has no pages; the circle is a target by its id. */
static void
test_json_nulls (void)
{
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (JsonNode) circle = NULL;
  JsonObject *o = judge_json ("", "a> . .", "W . .", "a=B1", &node);
  JsonObject *pages = json_object_get_object_member (o, "pages");
  JsonObject *yes = judge_json ("", "a> *", NULL, "a strikes circle", &circle);

  g_assert_true (json_object_get_null_member (pages, "EN"));
  g_assert_true (json_object_get_null_member (pages, "ES"));
  g_assert_true (json_object_get_null_member (pages, "EOG"));
  g_assert_true (json_object_get_boolean_member (yes, "holds"));
  g_assert_cmpstr (json_object_get_string_member (yes, "attack"), ==, "circle");
}

static void
test_json_coin (void)
{
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (Drawing) d = draw ("", ". . .", "a> o .", ". . .", NULL);
  LsClaim claim = read_claim (d, "a=C3");
  g_autoptr (LsJudgement) judgement = judge (d, &claim, NULL);
  JsonObject *under;

  node = ls_judgement_json (d->position, &claim, judgement);
  under = json_array_get_object_element (json_object_get_array_member (json_node_get_object (node), "under"), 0);
  assert_members (under, "coin");
  g_assert_cmpstr (json_object_get_string_member (under, "coin"), ==, "right");
}

static void
add_cases (const char *prefix,
           const Case *cases,
           guint       n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path = g_strdup_printf ("/judge/%s/%s", prefix, cases[i].path);

      g_test_add_data_func (path, &cases[i], test_case);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add_cases ("move", moves, G_N_ELEMENTS (moves));
  add_cases ("attack", attacks, G_N_ELEMENTS (attacks));
  g_test_add_func ("/judge/text/yes", test_text_yes);
  g_test_add_func ("/judge/text/choice", test_text_choice);
  g_test_add_func ("/judge/text/no", test_text_no);
  g_test_add_func ("/judge/text/coin", test_text_coin);
  g_test_add_func ("/judge/text/two-rulings", test_text_two_rulings);
  g_test_add_func ("/judge/text/no-ruling", test_text_no_ruling);
  g_test_add_func ("/judge/json/move", test_json_move);
  g_test_add_func ("/judge/json/attack", test_json_attack);
  g_test_add_func ("/judge/json/nulls", test_json_nulls);
  g_test_add_func ("/judge/json/coin", test_json_coin);

  return g_test_run ();
}
