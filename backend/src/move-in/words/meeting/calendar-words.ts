import type { weekdays } from "@pcf/contract/content/support-group";
import { folded } from "@pcf/contract/folded-text";

export type Weekday = (typeof weekdays)[number];

/** English and French, as they are written out and shortened, in folded letters. */
const weekdayForms: Record<Weekday, string> = {
  MO: "monday|mon|lundi|lun",
  TU: "tuesday|tues|tue|mardi",
  WE: "wednesday|weds|wed|mercredi|merc",
  TH: "thursday|thurs|thur|thu|jeudi|jeu",
  FR: "friday|fri|vendredi|ven",
  SA: "saturday|sat|samedi|sam",
  SU: "sunday|sun|dimanche|dim",
};
const monthForms = [
  "january|jan|janvier|janv",
  "february|feb|fevrier|fevr|fev",
  "march|mar|mars",
  "april|apr|avril|avr",
  "may|mai",
  "june|jun|juin",
  "july|jul|juillet|juil",
  "august|aug|aout",
  "september|sept|sep|septembre",
  "october|oct|octobre",
  "november|nov|novembre",
  "december|dec|decembre",
];
/** Which one in the month; -1 is the last. The fifth has no rule, since most months lack it. */
const ordinalForms: readonly (readonly [week: number, forms: string])[] = [
  [1, "first|premiere?s?|1 ?(?:st|ere?s?|re|e)"],
  [2, "second|deuxiemes?|seconde?s?|2 ?(?:nde?|d|e|i?emes?)"],
  [3, "third|troisiemes?|3 ?(?:rd|e|i?emes?)"],
  [4, "fourth|forth|quatriemes?|4 ?(?:th|e|i?emes?)"],
  [5, "fifth|cinquiemes?|5 ?(?:th|e|i?emes?)"],
  [-1, "last|final|dernie?re?s?"],
];

const anyOf = (forms: Iterable<string>) => [...forms].join("|");
export const anyWeekday = `(?:${anyOf(Object.values(weekdayForms))})`;
export const anyMonth = `(?:${anyOf(monthForms)})`;
export const anyOrdinal = `(?:${anyOf(ordinalForms.map(([, forms]) => forms))})`;

const isOneOf = (word: string, forms: string) => new RegExp(`^(?:${forms})$`).test(word);

/** The weekday that a folded word names, without its point or plural; undefined for any other word. */
export function weekdayNamed(word: string): Weekday | undefined {
  const found = Object.entries(weekdayForms).find(([, forms]) => isOneOf(word, forms));
  return found?.[0] as Weekday | undefined;
}

/** The month, 1 to 12, that a folded word names. */
export function monthNamed(word: string): number | undefined {
  const at = monthForms.findIndex((forms) => isOneOf(word, forms));
  return at < 0 ? undefined : at + 1;
}

export const weekNamed = (word: string): number | undefined =>
  ordinalForms.find(([, forms]) => isOneOf(word, forms))?.[0];

/** Folded letters, each in the place of the letter it comes from: what was found in them can be shown as it was typed. */
export const foldedInPlace = (text: string): string =>
  Array.from(text.replace(/[’‘`´]/g, "'"), (sign) => {
    const letter = folded(sign);
    return letter.length === sign.length ? letter : sign;
  }).join("");
