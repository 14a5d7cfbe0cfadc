import type { CharityEvent } from "@pcf/contract/content/documents";
import { eventTimes } from "@pcf/contract/content/event-times";
import { eventUrl } from "@pcf/contract/urls";
import { addDays } from "@pcf/contract/utc-day";
import { calendarFile, calendarInstant, calendarText } from "./icalendar";

const usualLengthMs = 2 * 60 * 60 * 1000;

/**
 * Events as an iCalendar file (RFC 5545). Times are written in UTC, which every calendar shows on the reader's clock;
 * an event without an end lasts two hours. An event of whole days has days in place of times, and ends where the day after begins.
 */
export function calendarOf(events: CharityEvent[], calendar: string, origin: string): string {
  return calendarFile(
    calendar,
    "Events",
    events.flatMap((event) => eventLines(event, origin)),
  );
}

function eventLines({ slug, title, event, updatedAt }: CharityEvent, origin: string): string[] {
  const url = new URL(eventUrl(slug), origin);
  return [
    "BEGIN:VEVENT",
    `UID:${slug}@${url.hostname}`,
    `DTSTAMP:${calendarInstant(new Date(updatedAt))}`,
    ...whenLines(event),
    `SUMMARY:${calendarText(title)}`,
    ...(event.location ? [`LOCATION:${calendarText(event.location)}`] : []),
    ...(event.excerpt ? [`DESCRIPTION:${calendarText(event.excerpt)}`] : []),
    `URL:${url.href}`,
    "END:VEVENT",
  ];
}

function whenLines(event: CharityEvent["event"]): string[] {
  const { start, end } = eventTimes(event);
  if (event.allDay) {
    const day = (text: string) => text.replaceAll("-", "");
    return [`DTSTART;VALUE=DATE:${day(start)}`, `DTEND;VALUE=DATE:${day(addDays(end ?? start, 1))}`];
  }
  const from = new Date(start);
  const to = end ? new Date(end) : new Date(from.getTime() + usualLengthMs);
  return [`DTSTART:${calendarInstant(from)}`, `DTEND:${calendarInstant(to)}`];
}
