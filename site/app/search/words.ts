import { fold } from "~/shell/search-box/fold";

const word = /[\p{L}\p{N}]+(?:’[\p{L}]+)*/gu;

/** A word of a text: its stem, and where it stands in the text. */
export type Word = { stem: string; at: number; end: number };

/** The words of a text in its composed form, each by its stem: "Can’t", "cant" and "CANT" are one. */
export function wordsOf(text: string): Word[] {
  return Array.from(fold(text).matchAll(word), ({ 0: found, index }) => ({
    stem: stem(found.replace(/’s$/, "").replaceAll("’", "")),
    at: index,
    end: index + found.length,
  }));
}

export const stemsOf = (text: string): string[] => wordsOf(text.normalize("NFC")).map((found) => found.stem);

const vowel = /[aeiouy]/;
/** Three letters such as "car" of caring, which lost an "e" with their suffix: without one they would have two, as "getting". */
const lostItsE = /^[^aeiou][aeiou][^aeiouwxy]$/;
/** Forms that no rule reaches; "testes" would be a form of "test". */
const irregular: ReadonlyMap<string, string> = new Map([["testes", "testis"]]);

/**
 * What the forms of an English word have in common, such as "leak" of leaks, leaked and leaking. Not always a word:
 * both sides of a comparison go through it. `word` is folded.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  return irregular.get(word) ?? ending(withoutSuffix(singular(word)));
}

function singular(word: string): string {
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) return withE(word.slice(0, -2));
  return /[^siu]s$/.test(word) ? word.slice(0, -1) : word;
}

const withE = (rest: string) => (lostItsE.test(rest) ? `${rest}e` : rest);

function withoutSuffix(word: string): string {
  if (word.endsWith("eed")) return word;
  for (const suffix of ["ing", "ed", "ly", "ment", "ness", "ful"]) {
    const rest = word.slice(0, -suffix.length);
    if (!word.endsWith(suffix) || rest.length < 3 || !vowel.test(rest)) continue;
    // "getting" comes of "get", but "falling" of "fall".
    if (/([^aeiouylsz])\1$/.test(rest)) return rest.slice(0, -1);
    return suffix === "ing" || suffix === "ed" ? withE(rest) : rest;
  }
  return word;
}

function ending(word: string): string {
  if (word.length < 4 || (word.endsWith("e") && lostItsE.test(word.slice(0, -1)))) return word;
  return word.replace(/e$/, "").replace(/y$/, "i");
}

/** Words that say nothing of what somebody looks for, as their stems. */
export const smallWords: ReadonlySet<string> = new Set(
  stemsOf(
    `a about after again all also always am an and any anything are as at be became because become been being best but
     by came can cannot cant come could did didnt do does doesnt dont done else ever every everything feel feels feeling
     for from get gets getting give given go goes going good got had happen help helps happens has have having he her here hers him his how i id
     if ill im in into is isnt it its ive just keep keeps know let like likely long lot make makes many may me mean means
     might mine more most much must my near nearby need no nobody not now of off on one only or other our out over own
     please really say see seem she should so some something still such take tell than that the their them then there
     these they thing things think this those time to too up us use very want was way we went were what whats when where
     which while who whom whose why will with without work works would yes yet you your yours`,
  ),
);
