import { addDays } from "../utc-day.ts";
import { dayIn, instantAt } from "../zone-clock.ts";

/** What is stored of when an event is. Of one of whole days only the days count that its moments are on the clock of `timeZone`. */
export type StoredEventTimes = {
  date: string;
  end?: string | null | undefined;
  allDay?: boolean | null | undefined;
  timeZone: string;
};

/** Whether an end lies before the start, or at it where there are times. */
export function endsTooEarly({ date, end, allDay, timeZone }: StoredEventTimes): boolean {
  if (!end) return false;
  const [from, to] = [new Date(date), new Date(end)];
  return allDay ? dayIn(to, timeZone) < dayIn(from, timeZone) : to <= from;
}

/**
 * When an event is: `start` and `end` as ISO times, of an event of whole days as days (`YYYY-MM-DD`), where `end` is the last of
 * several. There is no `end` where none is stored or it lies before the start. `over` is the ISO time from which it is past.
 */
export function eventTimes(stored: StoredEventTimes): {
  start: string;
  end: string | undefined;
  over: string;
} {
  const { date, allDay, timeZone } = stored;
  const end = (!endsTooEarly(stored) && stored.end) || undefined;
  if (!allDay) return { start: date, end, over: end ?? date };
  const [first, last] = [date, end ?? date].map((iso) => dayIn(new Date(iso), timeZone));
  const day = first ?? "";
  return {
    start: day,
    end: last === day ? undefined : last,
    over: instantAt(addDays(last ?? day, 1), "00:00", timeZone).toISOString(),
  };
}
