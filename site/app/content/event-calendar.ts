import type { CharityEvent } from "@pcf/contract/content/documents";
import { eventUrl } from "@pcf/contract/urls";
import { calendarFile, calendarInstant, calendarText } from "./icalendar";

const usualLengthMs = 2 * 60 * 60 * 1000;

/**
 * Events as an iCalendar file (RFC 5545). Times are written in UTC, which every calendar shows on the reader's clock;
 * an event without an end lasts two hours.
 */
export function calendarOf(events: CharityEvent[], calendar: string, origin: string): string {
  return calendarFile(
    calendar,
    "Events",
    events.flatMap((event) => eventLines(event, origin)),
  );
}

function eventLines({ slug, title, event, updatedAt }: CharityEvent, origin: string): string[] {
  const start = new Date(event.date);
  const end = event.end ? new Date(event.end) : new Date(start.getTime() + usualLengthMs);
  const url = new URL(eventUrl(slug), origin);
  return [
    "BEGIN:VEVENT",
    `UID:${slug}@${url.hostname}`,
    `DTSTAMP:${calendarInstant(new Date(updatedAt))}`,
    `DTSTART:${calendarInstant(start)}`,
    `DTEND:${calendarInstant(end)}`,
    `SUMMARY:${calendarText(title)}`,
    ...(event.location ? [`LOCATION:${calendarText(event.location)}`] : []),
    ...(event.excerpt ? [`DESCRIPTION:${calendarText(event.excerpt)}`] : []),
    `URL:${url.href}`,
    "END:VEVENT",
  ];
}
