import { anyMonth, anyOrdinal, anyWeekday, monthNamed, weekdayNamed, weekNamed } from "./calendar-words.ts";
import { clockForms } from "./clock-forms.ts";
import type { Meant, PlainKind } from "./token.ts";
import { clocksInWords } from "./zone-forms.ts";

/** A way of writing something, in folded letters, and what it means; undefined where it means nothing after all. */
export type Form = readonly [pattern: RegExp, meaning: (match: RegExpExecArray) => Meant | undefined];

const form = (source: string, meaning: (match: RegExpExecArray) => Meant | undefined): Form => [
  new RegExp(`(?:${source})(?![a-z0-9])`, "y"),
  meaning,
];
const word = (source: string, kind: PlainKind): Form => form(source, () => ({ kind }));

/** A short form takes its point along; one at the end of a whole word ends a sentence. */
const short = (source: string) => `(${source})(?:\\.(?= ?[a-z0-9,;)&/-]| ?$))?`;
const weekWords = "(?:weeks?|wks?)";

const sinceWords =
  "(?:count(?:ed|ing) (?:from|since)|start(?:ing|s|ed)?(?: from)?|beginning|begins|began|commenc(?:ing|es|ed)|since|as of|effective|a partir d[eu]|a compter d[eu]|depuis|debutant|des)(?: on| le)?(?: the)?";
const someWeekday = `(?:${anyWeekday}s?\\.?,? ?)?`;

const firstDay = (day: string | undefined, month: string | undefined, year: string | undefined) => {
  const named = month ? monthNamed(month) : undefined;
  if (!named || !day) return undefined;
  return {
    kind: "since" as const,
    day: { month: named, day: Number(day), ...(year ? { year: Number(year) } : {}) },
  };
};

/** From the longest that a piece can be to the shortest; the first that fits is meant. */
export const meetingForms: readonly Form[] = [
  form(
    `${sinceWords} ${someWeekday}(${anyMonth})\\.? (\\d{1,2})(?:st|nd|rd|th)?(?:,? (20\\d\\d))?(?![:.]\\d| ?[ap]\\.?m)`,
    ([, month, day, year]) => firstDay(day, month, year),
  ),
  form(
    `${sinceWords} ${someWeekday}(\\d{1,2})(?:er)? (${anyMonth})\\.?(?:,? (20\\d\\d))?`,
    ([, day, month, year]) => firstDay(day, month, year),
  ),
  form(`${sinceWords} (20\\d\\d)-(\\d\\d)-(\\d\\d)`, ([, year, month, day]) => ({
    kind: "since",
    day: { month: Number(month), day: Number(day), year: Number(year) },
  })),
  form("(?:the )?(20\\d\\d) series", ([, year]) => ({ kind: "year", year: Number(year) })),
  form(
    "(?:second|2nd|two)[- ](?:to|from)[- ](?:the[- ])?last|(?:second|2nd) last|next[- ]to[- ]last|last but one|penultimate|avant[- ]derniere?",
    () => ({
      kind: "noRule",
      words: "There is no rule for the meeting before the last of a month.",
    }),
  ),
  form(
    "bi-?(?:weekly|monthly)|semi-?(?:weekly|monthly)|bi-?(?:mensuel|hebdomadaire)(?:le|lement)?s?",
    ([found]) => ({
      kind: "noRule",
      words: `“${found}” is said of two different things.`,
    }),
  ),
  form("twice (?:a|per|each|every) (?:month|week)|deux fois (?:par|le|la) (?:mois|semaine)", () => ({
    kind: "noRule",
    words: "More than one meeting in that time is no one rule.",
  })),
  form(
    "quarterly|(?:every|each) (?:three|two|other|second|third|2nd|3rd|[2346]) months?|annually|yearly|trimestriel(?:le)?s?|tous les (?:deux|trois|[23]) mois|aux (?:deux|trois|[23]) mois",
    ([found]) => ({ kind: "noRule", words: `There is no rule for “${found}”.` }),
  ),
  word(
    `(?:every|each) (?:two|2|second|2nd|other) ${weekWords}|fortnightly|every fortnight|(?:aux|toutes les|a toutes les|chaque) (?:deux|2|quinze|15) (?:semaines|jours)|une semaine sur deux`,
    "fortnightly",
  ),
  word("(?:every|each) other|alternat(?:e|ing)|sur deux", "everyOther"),
  word(
    `once (?:a|per|each|every) week|weekly|(?:every|each|per) week|hebdomadaire(?:ment)?|(?:chaque|par|toutes les) semaines?|une fois par semaine`,
    "weekly",
  ),
  word(
    "(?:of|in|for|de|du) (?:the|each|every|chaque) (?:calendar )?(?:months?|mois)|du mois|of (?:a|per) month",
    "ofMonth",
  ),
  word(
    "once (?:a|per|each|every) month|(?:une|1) fois (?:par|le) mois|monthly|mensuel(?:le|lement)?s?|(?:every|each|per|the|a|all) (?:calendar )?months?|(?:chaque|par) mois|tous les mois|/ ?months?",
    "monthly",
  ),
  word("every|each|chaque|tou(?:s|tes) les", "every"),
  word(
    "(?:there (?:is|are|will be) )?no (?:regular )?(?:group )?(?:meetings?|mtgs?|sessions?|gatherings?)(?: (?:is|are))?(?: held)?|(?:(?:we|the group) )?(?:do(?:es)?(?: not|n't)|will not|won't) (?:meet|hold meetings)|(?:is|are) not held|not (?:meeting|held)|with the exception of|except(?:ing|ed|ion)?(?: for)?|exclud(?:ing|ed|es)|excl\\.?|other than|but(?: not)?|apart from|closed|cancell?ed|off|no|not|sauf|hormis|exceptes?|exclus|a l'exception d[eu]s?|(?:il n'y a )?pas de (?:rencontres?|reunions?)|aucune (?:rencontre|reunion)|sans (?:rencontre|reunion)|(?:fait |font )?relache|conge|ferme",
    "except",
  ),
  form("(?:the )?summer (?:break|holidays?|vacations?|recess)|vacances d'ete|relache estivale", () => ({
    kind: "summer",
    also: true,
  })),
  form("(?:the )?(?:summer months|summers?)|(?:l')?ete|mois d'ete", () => ({ kind: "summer", also: false })),
  word("months? of(?! the| each| every)|mois d[e'](?! chaque)", "filler"),
  form(short(anyOrdinal), ([, found = ""]) => {
    const week = weekNamed(found);
    return week === undefined ? undefined : { kind: "ordinal", week };
  }),
  form(`(${anyWeekday})('?s)?(?:\\.(?= ?[a-z0-9,;)&/-]| ?$))?`, ([, found = "", plural]) => {
    const weekday = weekdayNamed(found);
    return weekday && { kind: "weekday", weekday, plural: plural !== undefined };
  }),
  form(short(anyMonth), ([, found = ""]) => {
    const month = monthNamed(found);
    return month === undefined ? undefined : { kind: "month", month };
  }),
  form(
    "(?:for|lasting|lasts|pendant|duree(?: de)?:?) (\\d(?:[.,]5)?|an|one|two|three|une|deux|trois)( and a half| et demie)? ?(?:hours?|hrs?|h|heures?)(?: long)?",
    ([, count = "", half]) => ({
      kind: "lasts",
      minutes:
        60 *
          ({ an: 1, one: 1, une: 1, two: 2, deux: 2, three: 3, trois: 3 }[count] ??
            Number(count.replace(",", "."))) +
        (half ? 30 : 0),
    }),
  ),
  form("(?:for|lasting|pendant) (\\d\\d\\d?) ?min(?:ute)?s?", ([, minutes]) => ({
    kind: "lasts",
    minutes: Number(minutes),
  })),
  ...clockForms.map(([source, read]) =>
    form(source, (match) => {
      const clock = read(match);
      return clock && { kind: "clock", clock };
    }),
  ),
  ...clocksInWords.map(([source, clock]) => form(source, () => ({ kind: "zone", clock }))),
  form("a\\.? ?m\\.?", () => ({ kind: "dayPart", part: "am" })),
  form("p\\.? ?m\\.?", () => ({ kind: "dayPart", part: "pm" })),
  form("(?:in the |le |du |en )?(?:mornings?|matin(?:ee)?s?)", () => ({ kind: "dayPart", part: "morning" })),
  form("(?:in the |l'|de l'|en )?(?:afternoons?|apres-midis?)", () => ({
    kind: "dayPart",
    part: "afternoon",
  })),
  form("(?:in the |at |le |du |en )?(?:evenings?|nights?|soir(?:ee)?s?)", () => ({
    kind: "dayPart",
    part: "evening",
  })),
  word("(?:(?:and|or) )?(?:(?:via|by|on|over|through|par|sur) )?(?:zoom|video)", "way"),
  word("in[- ]person|en personne|en ligne|online|on-line|virtual(?:ly)?|virtuel(?:le|lement)?|hybrid", "way"),
  word(
    "all year(?: round| long)?|year[- ]round|throughout the year|toute l'annee|local time|support group",
    "filler",
  ),
  word("between|entre", "between"),
  word("to|until|till?|thru|through|jusqu'a|jusqu'au|a|au", "to"),
  word("and|et", "and"),
  word("or|ou", "or"),
  form("(20\\d\\d)", ([, year]) => ({ kind: "year", year: Number(year) })),
  word(
    "on|of|the|in|at|from|during|is|are|we|our|us|groups?|it|meets?|meetings?|mtgs?|held|takes? place|starts?|starting|begin(?:s|ning)?|ends?|time|times|when|both|inclusive|inclusively|incl|only|sharp|o'clock|le|la|les|l'|d'|de|des|du|en|dans|pour|un|une|rencontres?|reunions?|se tient|se tiennent|ont lieu|a lieu|nous|groupe|inclusivement|inclus",
    "filler",
  ),
];
