import { type MeetingRule, weekdays } from "@pcf/contract/content/support-group";
import { meansTime, spanOfClocks } from "./meeting/clock-span.ts";
import { meetingTokens } from "./meeting/meeting-tokens.ts";
import { Unclear } from "./meeting/month-list.ts";
import { clocksOfNote, noteExceptions } from "./meeting/note-exceptions.ts";
import { type NamedDay, readSchedule, type Schedule } from "./meeting/schedule.ts";
import { plainWords } from "./plain-words.ts";
import { zoneOfPlace } from "./zone-of-place.ts";

type Words = {
  when?: string | undefined;
  time?: string | undefined;
  note?: string | undefined;
  /** Of the group's (first) province; a clock that the words name wins over it. */
  provinceCode?: string | undefined;
};

/** `guess` says in words for staff what was supposed. */
export type ReadMeeting = { rule: MeetingRule; guess?: string } | { unclear: string };

/** More months than these, named as months without a meeting, are a list that was not understood. */
const mostNamedOff = 6;
const mostSingleMonths = 3;
/** Characters; nobody says a rule in more. */
const longestWords = 600;
const longestNote = 4_000;

/** The one weekday that is meant; a second mention of it, as in "Second Tuesday" and "Tuesday, 7 – 9 pm", adds nothing. */
function oneDay(days: NamedDay[]): NamedDay {
  const [first] = days;
  if (!first) throw new Unclear("It names no day of the week.");
  if (days.some(({ weekday }) => weekday !== first.weekday)) throw new Unclear("It names several days.");
  const said = days.filter(({ weeks, every, plural }) => weeks.length > 0 || every || plural);
  const weeks = new Set(said.map((day) => day.weeks.join()));
  if (weeks.size > 1) throw new Unclear("It names several days.");
  return said[0] ?? first;
}

type Rhythm = Pick<MeetingRule, "frequency" | "week" | "from">;

function fortnightly({ since }: Schedule, { weekday }: NamedDay): Rhythm {
  if (!since?.year)
    throw new Unclear("It meets every two weeks, and no day with its year is named that they count from.");
  const { year, month, day } = since;
  const first = new Date(Date.UTC(year, month - 1, day));
  const from = first.toISOString().slice(0, "YYYY-MM-DD".length);
  if (first.getUTCDate() !== day || weekdays[(first.getUTCDay() + 6) % 7] !== weekday) {
    throw new Unclear("The first day that is named is another day of the week.");
  }
  return { frequency: "fortnightly", from };
}

function rhythmOf(schedule: Schedule, day: NamedDay): Rhythm {
  const { said, since } = schedule;
  const [week, another] = day.weeks;
  const isMonthly = said.has("monthly") || said.has("ofMonth");
  const isFortnightly = said.has("fortnightly") || said.has("everyOther");
  if (another !== undefined) throw new Unclear("Two meetings in a month are no one rule.");
  if (week === undefined) {
    if (isFortnightly && !isMonthly) return fortnightly(schedule, day);
    const isWeekly = day.every || day.plural || said.has("weekly");
    if (said.has("monthly") || (said.has("ofMonth") && !day.every)) {
      throw new Unclear("It does not say in which week of the month.");
    }
    if (!isWeekly) throw new Unclear("It does not say whether it meets every week.");
    if (since) throw new Unclear("It names a first day.");
    return { frequency: "weekly", from: undefined };
  }
  if (isFortnightly || said.has("weekly")) throw new Unclear("It names two different rhythms.");
  if (day.every && !isMonthly && week > 1) {
    if (week === 2 && since) return fortnightly(schedule, day);
    throw new Unclear("It can mean a week of the month, or a meeting every so many weeks.");
  }
  if (week > 4) throw new Unclear("Most months have no fifth week.");
  if (since) throw new Unclear("It names a first day.");
  return { frequency: "monthly", week, from: undefined };
}

function monthsOffOf({ on, off, said }: Schedule): number[] {
  const isOfAll = said.has("monthly") || said.has("ofMonth") || said.has("way");
  if (on.size > 0 && on.size <= mostSingleMonths && isOfAll) {
    throw new Unclear("It names single months, and does not say that it meets in these alone.");
  }
  const all = Array.from({ length: 12 }, (_, index) => index + 1);
  const months = all.filter((month) => off.has(month) || (on.size > 0 && !on.has(month)));
  if (off.size > mostNamedOff || months.length === all.length) {
    throw new Unclear("The months of its meetings were not understood.");
  }
  return months;
}

/** The one from and to, however often it is written; a start alone that another one repeats with its end adds nothing. */
function oneSpan({ spans, parts, lasts }: Schedule): { start: string; end: string; guess?: string } {
  const whole = spans.filter(({ end }) => end);
  const read = (whole.length > 0 ? whole : spans).map((span) => spanOfClocks(span, parts, lasts));
  const spoiled = read.find((span) => "unclear" in span);
  if (spoiled && "unclear" in spoiled) throw new Unclear(spoiled.unclear);
  const [first, ...others] = read.filter((span) => "start" in span);
  if (!first) throw new Unclear("It names no time of day.");
  const isOne =
    others.every(({ start, end }) => start === first.start && end === first.end) &&
    spans.every(({ start, end }) => end || meansTime(start, first.start));
  if (!isOne) throw new Unclear("It names several times of day.");
  return others.find(({ guess }) => guess === undefined) ?? first;
}

/** A clock beside the times counts alone; else one that the note says they are on, and no other that it speaks of. */
function zoneOfMeeting({ clocks }: Schedule, note: string, provinceCode: string | undefined) {
  const [clock, otherClock] = clocks;
  if (otherClock) throw new Unclear("It names two time zones.");
  const { stated, others } = clocksOfNote(note);
  const place = zoneOfPlace(clock ?? stated, provinceCode);
  if (!place) throw new Unclear("Neither a time zone nor a province is known.");
  const differs = others.find((other) => zoneOfPlace(other, provinceCode)?.zone !== place.zone);
  if (!clock && differs) throw new Unclear(`The note names ${differs} time.`);
  return place;
}

function ruleOf(schedule: Schedule, note: string, provinceCode: string | undefined): ReadMeeting {
  const day = oneDay(schedule.days);
  const rhythm = rhythmOf(schedule, day);
  const { start, end, guess } = oneSpan(schedule);
  const place = zoneOfMeeting(schedule, note, provinceCode);
  const guesses = [
    guess,
    place.guess,
    schedule.summer ? "“Summer” was taken for July and August." : undefined,
  ].filter((words) => words !== undefined);
  const rule = {
    ...rhythm,
    weekday: day.weekday,
    start,
    end,
    timeZone: place.zone,
    monthsOff: monthsOffOf(schedule),
  };
  return guesses.length > 0 ? { rule, guess: guesses.join(" ") } : { rule };
}

/**
 * The rule by which a group meets, from the words of its editors in English or French. It is taken only when every word was
 * understood; else `unclear` says to staff why not. `note` is asked only for months without meetings. Undefined where
 * neither `when` nor `time` says anything.
 */
export function meetingRule({ when, time, note, provinceCode }: Words): ReadMeeting | undefined {
  const words = [when, time].map((text) => plainWords(text ?? "")).filter(Boolean);
  if (words.length === 0) return undefined;
  const plainNote = plainWords(note ?? "");
  if (words.join().length > longestWords || plainNote.length > longestNote) {
    return { unclear: "The text is too long for a rule." };
  }
  try {
    const tokens = [...meetingTokens(`${words.join("\n")}\n`), ...noteExceptions(plainNote)];
    return ruleOf(readSchedule(tokens), plainNote, provinceCode);
  } catch (error) {
    if (error instanceof Unclear) return { unclear: error.message };
    throw error;
  }
}
