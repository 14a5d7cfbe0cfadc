import { provinces } from "@pcf/contract/choices";
import { charityTimeZone } from "@pcf/contract/constants";
import { folded } from "@pcf/contract/folded-text";
import { typedProvince } from "@pcf/contract/typed-province";
import { clockChangeAt, instantAt } from "@pcf/contract/zone-clock";
import { plainWords } from "./plain-words.ts";
import { townProvince } from "./town-province.ts";
import { type Zone, zoneOfProvince } from "./zone-of-place.ts";

/** As the collection of events stores them: of an event of whole days only the day counts, on the clock of the zone. */
export type EventTimes = { date: string; timeZone: Zone; allDay: boolean; guess?: string };

const clockForm = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/;
/** A day without hours lies in the middle of it, so that no zone of Canada moves it to another. */
const middleOfDay = "12:00";

const codeAtEnd = new RegExp(`(?:^|\\s)(${provinces.map(({ code }) => code).join("|")}|PQ|PEI)\\.?$`);
const longestPlace = 300;
/** What follows the province in an address. */
const behindProvince = /[\s,]*(\b[A-Z]\d[A-Z] ?\d[A-Z]\d|\bCanada)\.?$/i;

function provinceAtEnd(piece: string): string | undefined {
  let rest = piece;
  while (behindProvince.test(rest)) rest = rest.replace(behindProvince, "");
  const code = codeAtEnd.exec(rest)?.[1];
  // Two small letters are a word.
  const isName = rest.length > 2 || rest === rest.toUpperCase();
  return code ? typedProvince(code) : isName ? typedProvince(rest) : undefined;
}

/** The provinces that a place names, in their order; where it names none, the one of its town. */
function provincesOf(location: string): string[] {
  const pieces = location.split(/[,\n;()/]|\s-\s|\bto\b/).map((piece) => piece.trim());
  const named = pieces.map(provinceAtEnd).filter((code) => code !== undefined);
  const ofTown = named.length > 0 ? undefined : townProvince(folded(location));
  return [...new Set(ofTown ? [ofTown] : named)];
}

/**
 * When an event begins, from the time on its editor's clock, `YYYY-MM-DDTHH:MM`, and the place it is at. Midnight says that
 * no time was given: such an event has whole days. `guess` is for staff to look at. Undefined for what is no day.
 */
export function eventTimes(clock: string, location: string | undefined): EventTimes | undefined {
  const [, day, time] = clockForm.exec(clock) ?? [];
  if (!day || !time || Number.isNaN(Date.parse(`${day}T${time}Z`))) return undefined;
  // 30 February is read as the second of March where nobody asks.
  if (new Date(`${day}T00:00Z`).toISOString().slice(0, day.length) !== day) return undefined;
  const [province, another] = provincesOf(plainWords(location ?? "").slice(0, longestPlace));
  const zone = zoneOfProvince(province);
  const timeZone: Zone = zone ?? charityTimeZone;
  const allDay = time === "00:00";
  const change = allDay ? undefined : clockChangeAt(day, time, timeZone);
  const guesses = [
    zone || allDay ? undefined : "Its place names no province: the charity’s own clock was taken.",
    another ? "It names two provinces: the clock of the first was taken." : undefined,
    change === "left out" ? `The clocks are put forward over ${time} on that day.` : undefined,
    change === "twice" ? `${time} comes twice on that day: the first was taken.` : undefined,
  ].filter((guess) => guess !== undefined);
  return {
    date: instantAt(day, allDay ? middleOfDay : time, timeZone).toISOString(),
    timeZone,
    allDay,
    ...(guesses.length > 0 ? { guess: guesses.join(" ") } : {}),
  };
}
