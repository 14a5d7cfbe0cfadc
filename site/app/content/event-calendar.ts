import type { CharityEvent } from "@pcf/contract/content/documents";

/**
 * Events as an iCalendar file (RFC 5545). Times are written in UTC, which every calendar shows on the reader's clock;
 * an event without an end lasts two hours.
 */
export function calendarOf(events: CharityEvent[], calendar: string, origin: string): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${text(calendar)}//Events//EN`,
    `X-WR-CALNAME:${text(calendar)}`,
    ...events.flatMap((event) => eventLines(event, origin)),
    "END:VCALENDAR",
  ];
  return lines.map(fold).join("\r\n").concat("\r\n");
}

const usualLengthMs = 2 * 60 * 60 * 1000;

function eventLines({ slug, title, event, updatedAt }: CharityEvent, origin: string): string[] {
  const start = new Date(event.date);
  const end = event.end ? new Date(event.end) : new Date(start.getTime() + usualLengthMs);
  const url = new URL(`/get-involved/find-an-event/${slug}`, origin);
  return [
    "BEGIN:VEVENT",
    `UID:${slug}@${url.hostname}`,
    `DTSTAMP:${time(new Date(updatedAt))}`,
    `DTSTART:${time(start)}`,
    `DTEND:${time(end)}`,
    `SUMMARY:${text(title)}`,
    ...(event.location ? [`LOCATION:${text(event.location)}`] : []),
    ...(event.excerpt ? [`DESCRIPTION:${text(event.excerpt)}`] : []),
    `URL:${url.href}`,
    "END:VEVENT",
  ];
}

function time(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d{3}/g, "");
}

function text(value: string): string {
  return value.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, "\\n");
}

/** Lines of more than 75 bytes go on in the next line after a space, never in the middle of a character. */
function fold(line: string): string {
  let folded = "";
  let length = 0;
  for (const character of line) {
    const bytes = new TextEncoder().encode(character).length;
    if (length + bytes > 75) {
      folded += "\r\n ";
      length = 1;
    }
    folded += character;
    length += bytes;
  }
  return folded;
}
