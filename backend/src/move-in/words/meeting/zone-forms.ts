import type { NamedClock } from "../zone-of-place.ts";

const kind = "(?: (?:standard|daylight(?: savings?)?|prevailing|zone))*";
const time = `${kind}(?: times?)?(?: zone)?`;
const hour = "(?:a l')?heures?(?: (?:normale|avancee|locale))? d[eu](?: l[ea])?(?: l')? ?";

/** Clocks by name, in folded letters. */
export const clocksInWords: readonly (readonly [source: string, clock: NamedClock])[] = [
  [`(?:pacific|b\\.?c\\.?|british columbia|vancouver) time|pacific${time}`, "Pacific"],
  [`(?:mountain|alberta|calgary|edmonton) time|mountain${time}`, "Mountain"],
  [`(?:central|manitoba|winnipeg) time|central${time}`, "Central"],
  [`(?:eastern|ontario|quebec|toronto|ottawa|montreal) time|eastern${time}`, "Eastern"],
  [`(?:atlantic|maritime|halifax) time|atlantic${time}`, "Atlantic"],
  [`(?:newfoundland|nfld\\.?|st\\. john's) time|newfoundland${time}`, "Newfoundland"],
  [`yukon${kind} time`, "Yukon"],
  [`(?:saskatchewan|sask\\.?|regina)${kind} time`, "Saskatchewan"],
  [`${hour}pacifique`, "Pacific"],
  [`${hour}rocheuses`, "Mountain"],
  [`${hour}centre`, "Central"],
  [`(?:a l')?heures?(?: (?:normale|avancee))? de (?:l'est|montreal|quebec|toronto)`, "Eastern"],
  [`(?:a l')?heures?(?: (?:normale|avancee))? de l'atlantique`, "Atlantic"],
  [`${hour}terre-neuve`, "Newfoundland"],
  [`${hour}yukon`, "Yukon"],
];

/*
 * By their letters, which mean a clock only behind a time: "at" and "est" are words, and so is AT in a text of capitals.
 */

/** As they were typed. */
export const clocksInCapitals: readonly (readonly [pattern: RegExp, clock: NamedClock])[] = (
  [
    ["P\\.?[SD]?\\.?T|HNP|HAP|HP", "Pacific"],
    ["M\\.?[SD]?\\.?T|HNR|HAR|HR", "Mountain"],
    ["C\\.?[SD]?\\.?T|HNC|HAC|HC", "Central"],
    ["E\\.?[SD]?\\.?T|HNE|HAE|HE", "Eastern"],
    ["A\\.?[SD]?\\.?T|HNA|HAA|HA", "Atlantic"],
    ["N\\.?[SD]?\\.?T|HNT|HAT", "Newfoundland"],
  ] as const
).map(([source, clock]) => [new RegExp(`(?:${source})(?![\\p{L}\\p{N}'’])`, "uy"), clock]);

/** In small letters, but for those that are words even there. */
export const clocksInSmall: readonly (readonly [pattern: RegExp, clock: NamedClock])[] = (
  [
    ["p[sd]?t", "Pacific"],
    ["m[sd]?t", "Mountain"],
    ["c[sd]?t", "Central"],
    ["e[sd]t", "Eastern"],
    ["a[sd]t", "Atlantic"],
    ["n[sd]t", "Newfoundland"],
  ] as const
).map(([source, clock]) => [new RegExp(`(?:${source})(?![a-z0-9'])`, "y"), clock]);
