import type { TypedClock } from "./clock-forms.ts";
import type { DayPart } from "./token.ts";

/** From when to when, as it was typed; without an end where none was. */
export type TypedSpan = { start: TypedClock; end?: TypedClock | undefined };
type Span = { start: string; end: string; guess?: string };

const noon = 12 * 60;
/** Without its half of the day a meeting is taken to begin after 8 and before 20:30: groups of volunteers meet then. */
const earliest = 8 * 60;
const latest = 20 * 60 + 30;
const longest = 6 * 60;
const supposed = 2 * 60;

const minutesOf = ({ hour, minute }: TypedClock) => hour * 60 + minute;
const text = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** What a time can mean: itself, or where neither half nor the clock of 24 hours is said, the morning's and the evening's. */
function meanings(clock: TypedClock): number[] {
  const minutes = minutesOf(clock);
  if (clock.exact) return [minutes];
  return clock.hour === 12 ? [minutes] : [minutes, minutes + noon];
}

const partHolds: Record<DayPart, (start: number) => boolean> = {
  am: (start) => start < noon,
  pm: (start) => start >= noon,
  morning: (start) => start < noon,
  afternoon: (start) => start >= noon && start < 18 * 60,
  evening: (start) => start >= 16 * 60,
};

type Pair = { start: number; end: number };

/** Of "7 – 9 pm" the start takes the end's half where it then lies before it: "11 – 1 pm" begins in the morning. */
function likelier(pairs: Pair[], { start, end }: TypedSpan): Pair[] {
  if (!end || start.exact === end.exact) return pairs;
  const [shorter] = [...pairs].sort((a, b) => a.end - a.start - (b.end - b.start));
  return shorter ? [shorter] : [];
}

/**
 * The start and end of a meeting as `HH:MM`; or `unclear`, with the words why. `parts` are the parts of the day that stand beside
 * the times; `lasts` how long it lasts, in minutes.
 */
export function spanOfClocks(
  typed: TypedSpan,
  parts: ReadonlySet<DayPart>,
  lasts: number | undefined,
): Span | { unclear: string } {
  const { start, end } = typed;
  const starts = meanings(start);
  const pairs = starts.flatMap((from) =>
    end
      ? meanings(end).map((to) => ({ start: from, end: to }))
      : [{ start: from, end: from + (lasts ?? supposed) }],
  );
  const possible = pairs
    .filter((pair) => pair.end > pair.start && pair.end < 24 * 60)
    .filter((pair) => [...parts].every((part) => partHolds[part](pair.start)));
  if (possible.length === 0) return { unclear: "The times of day contradict each other." };
  const short = likelier(possible, typed).filter((pair) => pair.end - pair.start <= longest);
  if (short.length === 0) return { unclear: "By these times the meeting lasts more than six hours." };
  const isSaid = start.half !== undefined || end?.half !== undefined || parts.size > 0;
  const usual = short.filter((pair) => (isSaid ? pair.start >= 6 * 60 : pair.start >= earliest));
  const taken = start.exact || isSaid ? usual : usual.filter((pair) => pair.start <= latest);
  const [only, another] = taken;
  if (!only) return { unclear: "By these times the meeting begins in the night." };
  if (another) return { unclear: "It is not said whether it is the morning or the evening." };
  if (end && lasts && only.end - only.start !== lasts) {
    return { unclear: "The times and how long it lasts contradict each other." };
  }
  const guesses = [
    !isSaid && !start.exact && !end?.exact && pairs.length > 1
      ? `Neither morning nor evening is said: ${text(only.start)} was taken.`
      : undefined,
    !end && !lasts ? "No end is said: two hours were taken." : undefined,
  ].filter((guess) => guess !== undefined);
  return {
    start: text(only.start),
    end: text(only.end),
    ...(guesses.length > 0 ? { guess: guesses.join(" ") } : {}),
  };
}

/** Whether a time as it was typed can mean the time `HH:MM`. */
export const meansTime = (clock: TypedClock, time: string): boolean =>
  meanings(clock).map(text).includes(time);
