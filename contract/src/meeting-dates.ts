import { type MeetingRule, weekdays } from "./content/support-group.ts";
import { utcDay } from "./utc-day.ts";
import { instantAt } from "./zone-clock.ts";

/** One meeting: its day on the group's clock (`YYYY-MM-DD`), and start and end as ISO times in UTC. */
export type MeetingDate = { day: string; start: string; end: string };

const dayMs = 24 * 60 * 60 * 1000;
const msOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/**
 * The meetings of a group from `from` to `to` (days on the group's clock, both included), in order. Months off, meetings
 * that count from the end of the month, and the change of clocks are kept; a week the month does not have is left out.
 */
export function meetingDates(meeting: MeetingRule, from: string, to: string): MeetingDate[] {
  return meetingDays(meeting, from, to).map((day) => meetingOn(day, meeting));
}

/** A meeting on a day of the group's clock. One that ends before it starts ends past midnight, on the next day. */
export function meetingOn(
  day: string,
  { start, end, timeZone }: Pick<MeetingRule, "start" | "end" | "timeZone">,
): MeetingDate {
  const lastDay = end > start ? day : utcDay(msOf(day) + dayMs);
  return {
    day,
    start: instantAt(day, start, timeZone).toISOString(),
    end: instantAt(lastDay, end, timeZone).toISOString(),
  };
}

/** The days that the rule of a group names from `from` to `to`, both included, in order. */
export function meetingDays(meeting: MeetingRule, from: string, to: string): string[] {
  const days =
    meeting.frequency === "monthly" ? monthlyDays(meeting, from, to) : weeklyDays(meeting, from, to);
  return days.filter(
    (day) => day >= from && day <= to && !meeting.monthsOff.includes(Number(day.slice(5, 7))),
  );
}

function monthlyDays(meeting: MeetingRule, from: string, to: string): string[] {
  const days: string[] = [];
  const [year = 0, month = 0] = from.split("-").map(Number);
  for (let at = new Date(Date.UTC(year, month - 1)); utcDay(at.getTime()) <= to; ) {
    const next = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1));
    const inMonth: string[] = [];
    for (let ms = at.getTime(); ms < next.getTime(); ms += dayMs) {
      if (weekdayOf(ms) === meeting.weekday) inMonth.push(utcDay(ms));
    }
    const week = meeting.week ?? 1;
    const day = inMonth.at(week > 0 ? week - 1 : week);
    if (day) days.push(day);
    at = next;
  }
  return days;
}

/** Weekly, or each second week counted from the first day of the series. */
function weeklyDays(meeting: MeetingRule, from: string, to: string): string[] {
  const step = meeting.frequency === "fortnightly" ? 14 : 7;
  let ms = msOf(meeting.from ?? from);
  while (weekdayOf(ms) !== meeting.weekday) ms += dayMs;
  const behind = msOf(from) - ms;
  if (behind > 0) ms += Math.ceil(behind / (step * dayMs)) * step * dayMs;
  const days: string[] = [];
  for (; ms <= msOf(to); ms += step * dayMs) days.push(utcDay(ms));
  return days;
}

function weekdayOf(ms: number) {
  return weekdays[(new Date(ms).getUTCDay() + 6) % 7];
}
