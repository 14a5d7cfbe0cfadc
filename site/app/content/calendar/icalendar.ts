import { writableText } from "@pcf/contract/writable-text";

/** What readers of calendar files take for the end of a line, those that follow Unicode too. */
const lineEnds = /[\n\u2028\u2029]/g;

/** Any text as a property of an iCalendar file (RFC 5545) carries it. */
export function calendarText(value: string): string {
  return writableText(value)
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(lineEnds, "\\n");
}

/** An instant in UTC, such as `20270620T170000Z`. */
export function calendarInstant(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d{3}/g, "");
}

/** The lines of a calendar as a file. */
export function calendarFile(calendar: string, kind: string, lines: readonly string[]): string {
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${calendarText(calendar)}//${kind}//EN`,
    `X-WR-CALNAME:${calendarText(calendar)}`,
    ...lines,
    "END:VCALENDAR",
  ]
    .map((line) => fold(writableText(line).replace(lineEnds, " ")))
    .join("\r\n")
    .concat("\r\n");
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
