export const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

/**
 * Says in each of `places` when its meeting is on the reader's own clock, which the browser alone knows, if that is another
 * than the group's. A place names the meeting in `data-start` and `data-end`, ISO times, the group's zone in `data-zone`, and
 * in `data-offset` the minutes that the group's clock is ahead of UTC then. Written by hand: to make the browser's own
 * formats takes a slow phone 150 ms.
 */
export function showReadersClock(places: Iterable<HTMLElement>): void {
  for (const place of places) {
    const [start, end] = [new Date(place.dataset.start ?? ""), new Date(place.dataset.end ?? "")];
    const offset = Number(place.dataset.offset);
    const isSame = start.getTimezoneOffset() === -offset || place.dataset.zone === ownZone();
    const text = isSame ? "" : `${otherDay(start, offset)}${range(start, end)} on your clock`;
    if (place.textContent !== text) place.textContent = text;
  }
}

let zone: string | undefined;

/**
 * The name of the reader's zone. Where a province has changed its clock, browser and server may know different rules of one
 * zone: who is in it is at home there. Asked for only where the clocks differ, since it costs one such format.
 */
function ownZone(): string {
  zone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone;
}

/** The day, where it is another one than the group's. */
function otherDay(start: Date, offset: number): string {
  const groups = new Date(start.getTime() + offset * 60_000);
  return groups.getUTCDate() === start.getDate() ? "" : `${weekdays[start.getDay()]}, `;
}

/** "7:00–8:45 p.m.", "11:30 p.m.–1:00 a.m." */
function range(start: Date, end: Date): string {
  const clock = (at: Date) => `${at.getHours() % 12 || 12}:${String(at.getMinutes()).padStart(2, "0")}`;
  const half = (at: Date) => (at.getHours() < 12 ? "\u00a0a.m." : "\u00a0p.m.");
  return `${clock(start)}${half(start) === half(end) ? "" : half(start)}–${clock(end)}${half(end)}`;
}
