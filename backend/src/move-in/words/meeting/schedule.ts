import type { NamedClock } from "../zone-of-place.ts";
import type { Weekday } from "./calendar-words.ts";
import type { TypedSpan } from "./clock-span.ts";
import { type MonthList, readMonths, Unclear } from "./month-list.ts";
import type { DayPart, FirstDay, PlainKind, Token } from "./token.ts";

/** A weekday as it was named: with which ones of the month, or that it is each. */
export type NamedDay = { weekday: Weekday; weeks: number[]; every: boolean; plural: boolean };
/** All that a text says of when a group meets. */
export type Schedule = {
  days: NamedDay[];
  spans: TypedSpan[];
  parts: Set<DayPart>;
  lasts?: number;
  clocks: Set<NamedClock>;
  /** Months that it meets in, and those that it does not. */
  on: Set<number>;
  off: Set<number>;
  /** The summer was named and taken for July and August. */
  summer: boolean;
  since?: FirstDay;
  said: ReadonlySet<PlainKind>;
};

const passedOver: readonly PlainKind[] = ["comma", "dash", "and", "stop", "filler", "way"];
const flags: readonly PlainKind[] = ["everyOther", "fortnightly", "weekly", "monthly", "ofMonth", "way"];

/** The words that were not understood, as they were typed, those side by side together. */
function unknownWords(tokens: Token[]): string | undefined {
  const first = tokens.findIndex(({ kind }) => kind === "unknown");
  if (first < 0) return undefined;
  const rest = tokens.slice(first);
  const stop = rest.findIndex(({ kind }) => kind === "stop" || kind === "comma");
  const run = stop > 0 ? rest.slice(0, stop) : rest;
  const last = run.findLastIndex(({ kind }) => kind === "unknown");
  return run
    .slice(0, last + 1)
    .map(({ text }) => text)
    .join(" ")
    .slice(0, 80);
}

type DayAt = { day: NamedDay; next: number };

/** "every second Tuesday", "first and third Monday": what stands before a weekday belongs to it. */
function readDay(tokens: Token[], at: number): DayAt {
  let next = at;
  let every = false;
  const weeks: number[] = [];
  for (; ; next++) {
    const token = tokens[next];
    if (token?.kind === "every") every = true;
    else if (token?.kind === "ordinal") weeks.push(token.week);
    else if (token?.kind === "weekday") {
      const { weekday } = token;
      const behind = tokens[next + 1];
      // "Tuesday evenings" are as many as Tuesdays.
      const plural = token.plural || (behind?.kind === "dayPart" && /s$/i.test(behind.text));
      return { day: { weekday, weeks, every, plural }, next: next + 1 };
    } else if (!token || !["and", "or", "comma", "filler", "everyOther"].includes(token.kind)) {
      throw new Unclear(
        weeks.length > 0
          ? "It does not say which day of the week is meant."
          : `“${tokens[at]?.text}” was not understood.`,
      );
    }
  }
}

/** "7 – 9 pm", "between 7 and 9", "from 7 pm (Pacific time) until 9 pm"; or one time alone. */
function readSpan(tokens: Token[], at: number, between: boolean): { span: TypedSpan; next: number } {
  const first = tokens[at];
  if (first?.kind !== "clock") throw new Unclear("There is no time of day.");
  let next = at + 1;
  while (["zone", "comma"].includes(tokens[next]?.kind ?? "")) next++;
  const joined = tokens[next]?.kind;
  const joins = joined === "to" || joined === "dash" || (between && joined === "and");
  while (joins && ["to", "dash", "filler", "and"].includes(tokens[next]?.kind ?? "")) next++;
  const last = tokens[next];
  if (joins && last?.kind === "clock") {
    return { span: { start: first.clock, end: last.clock }, next: next + 1 };
  }
  if (between || joined === "to") throw new Unclear("A time of day that it lasts to is missing.");
  return { span: { start: first.clock }, next: at + 1 };
}

const separators: readonly Token["kind"][] = ["comma", "stop", "dash"];

/**
 * Of months beside "online" that way alone is said, and beside "starting in" the first alone.
 *
 * @throws Unclear for those.
 */
function mustBeOfAll(tokens: Token[], at: number, { months, off, next }: MonthList): void {
  const before = tokens.slice(0, at);
  const clause = [
    ...before.slice(before.findLastIndex(({ kind }) => separators.includes(kind)) + 1),
    ...tokens.slice(at, next),
  ];
  const after = tokens.slice(next);
  const end = after.findIndex(({ kind }) => separators.includes(kind));
  const isOfWay = [...clause, ...(end < 0 ? after : after.slice(0, end))].some(({ kind }) => kind === "way");
  if (isOfWay) throw new Unclear("In some months it meets in another way.");
  const begins = clause.some(({ text }) => /^(from|start|begin)/i.test(text));
  if (!off && begins && months.length === 1) throw new Unclear("It names a month from which it meets.");
}

/**
 * What the pieces of a text say.
 *
 * @throws Unclear when a piece has no meaning, or none in its place.
 */
export function readSchedule(tokens: Token[]): Schedule {
  const unknown = unknownWords(tokens);
  if (unknown) throw new Unclear(`“${unknown}” was not understood.`);
  const said = new Set<PlainKind>();
  const found: Schedule = {
    days: [],
    spans: [],
    parts: new Set(),
    clocks: new Set(),
    on: new Set(),
    off: new Set(),
    summer: false,
    said,
  };
  let year: number | undefined;
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (!token) break;
    switch (token.kind) {
      case "noRule":
        throw new Unclear(token.words);
      case "every":
      case "ordinal":
      case "weekday": {
        const { day, next } = readDay(tokens, at);
        found.days.push(day);
        at = next;
        continue;
      }
      case "month":
      case "summer":
      case "except": {
        const months = readMonths(tokens, at);
        mustBeOfAll(tokens, at, months);
        for (const month of months.months) found[months.off ? "off" : "on"].add(month);
        found.summer ||= months.summer;
        at = months.next;
        continue;
      }
      case "between":
      case "clock": {
        const { span, next } = readSpan(
          tokens,
          token.kind === "between" ? at + 1 : at,
          token.kind === "between",
        );
        found.spans.push(span);
        for (const within of tokens.slice(at, next)) {
          if (within.kind === "zone") found.clocks.add(within.clock);
        }
        at = next;
        continue;
      }
      case "dayPart":
        found.parts.add(token.part);
        break;
      case "lasts":
        found.lasts = token.minutes;
        break;
      case "zone":
        found.clocks.add(token.clock);
        break;
      case "since":
        found.since = token.day;
        break;
      case "year":
        year = token.year;
        break;
      default:
        if (flags.includes(token.kind)) said.add(token.kind);
        // The French "à" and the English article stand before much.
        else if (!passedOver.includes(token.kind) && !/^(a|à|au)$/i.test(token.text)) {
          throw new Unclear(`“${token.text}” was not understood in its place.`);
        }
    }
    at++;
  }
  if (year !== undefined) {
    if (!found.since || found.since.year) throw new Unclear(`It names a year, ${year}.`);
    found.since = { ...found.since, year };
  }
  return found;
}
