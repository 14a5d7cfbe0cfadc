import type { Meeting, SupportGroup } from "@pcf/contract/content/support-group";
import { type GroupMeeting, groupMeetings, isRuled } from "@pcf/contract/group-meetings";
import { meetingDates, meetingOn } from "@pcf/contract/meeting-dates";
import { groupUrl } from "@pcf/contract/urls";
import { clockAt, dayIn, offsetMinutes } from "@pcf/contract/zone-clock";
import { toGroupView } from "~/content/views/group-view";
import { calendarFile, calendarInstant, calendarText } from "./icalendar";

const dayMs = 24 * 60 * 60 * 1000;
const yearMs = 366 * dayMs;
/** Changes that lie further back are of no use to anybody's calendar. */
const lookbackMs = 60 * dayMs;

/**
 * The meetings of a group as a repeating event, in the group's own time zone, with what differs from the rule: a day on
 * which it does not meet is left out (`EXDATE`), a meeting that is off is a cancelled one of the series, one that is moved
 * has its new start, one of which people have to ask is tentative. Empty where no meeting is known.
 */
export function meetingCalendar(group: SupportGroup, calendar: string, origin: string, now: Date): string {
  const { meeting, slug } = group;
  if (!meeting) return "";
  const { where, name: groupName } = toGroupView(group);
  const from = meeting.from ?? dayIn(now, meeting.timeZone);
  const [first] = meetingDates(meeting, from, dayIn(new Date(Date.parse(from) + yearMs), "UTC"));
  if (!first) return "";
  const url = new URL(groupUrl(slug), origin);
  const zoned = (name: string, iso: string) =>
    `${name};TZID=${meeting.timeZone}:${localTime(iso, meeting.timeZone)}`;
  const uid = (id: string) => `UID:meeting-${id}@${url.hostname}`;
  const changedAt = new Date(group.updatedAt);
  const stamp = [
    `DTSTAMP:${calendarInstant(changedAt)}`,
    `LAST-MODIFIED:${calendarInstant(changedAt)}`,
    // A calendar takes a change when this number has grown. In minutes it lasts for four thousand years.
    `SEQUENCE:${Math.floor(changedAt.getTime() / 60_000)}`,
  ];
  const words = (title: string, place = where) => [
    `SUMMARY:${calendarText(title)}`,
    ...(place ? [`LOCATION:${calendarText(place)}`] : []),
    `URL:${url.href}`,
  ];
  const span = (date: { start: string; end: string }) => [
    zoned("DTSTART", date.start),
    `DURATION:PT${(Date.parse(date.end) - Date.parse(date.start)) / 60_000}M`,
  ];
  const known = groupMeetings(
    meeting,
    group.provinces[0]?.code,
    dayIn(new Date(now.getTime() - lookbackMs), "UTC"),
    dayIn(new Date(now.getTime() + yearMs), "UTC"),
  );
  const inSeries = (day: string) => day >= first.day && isRuled(meeting, day);
  const daysOff = known.filter(
    ({ state, day, insteadOfRule }) => (state === "holiday" || insteadOfRule) && inSeries(day),
  );
  /** An event that differs from the series, or stands beside it. */
  const event = (change: GroupMeeting, id: string, recurrence: string[]) => [
    "BEGIN:VEVENT",
    uid(id),
    ...stamp,
    ...recurrence,
    ...span(change),
    ...eventWords(change, groupName, (title) => words(title, change.where ?? where)),
    "END:VEVENT",
  ];
  return calendarFile(calendar, "Meetings", [
    ...zoneLines(meeting.timeZone, now),
    "BEGIN:VEVENT",
    uid(slug),
    ...stamp,
    ...span(first),
    `RRULE:${ruleOf(meeting)}`,
    ...[...new Set(daysOff.map(({ day }) => day))].map((day) =>
      zoned("EXDATE", meetingOn(day, meeting).start),
    ),
    ...words(groupName),
    "END:VEVENT",
    ...known
      .filter((change) => isInstance(change, meeting) && inSeries(originalDayOf(change)))
      .flatMap((change) =>
        event(change, slug, [zoned("RECURRENCE-ID", meetingOn(originalDayOf(change), meeting).start)]),
      ),
    ...known
      .filter((change) => isOwn(change, meeting) && !inSeries(originalDayOf(change)))
      .flatMap((change) => event(change, `${slug}-${originalDayOf(change)}`, [])),
  ]);
}

/** The day under which a meeting is known: where it is moved, the one from which. */
const originalDayOf = ({ day, otherDay }: GroupMeeting) => otherDay ?? day;

/**
 * One of the series that is not as the rule has it. A moved one stands on its new day, and nothing on its old one; one that
 * was moved and is off stands on its old day.
 */
function isInstance(known: GroupMeeting, meeting: Meeting): boolean {
  const { state, day, otherDay, start, end, where, note } = known;
  if (state === "cancelled") return otherDay === undefined;
  if (state !== "on") return ["moved", "ask"].includes(state);
  const usual = meetingOn(day, meeting);
  return Boolean(where ?? note) || start !== usual.start || end !== usual.end;
}

/**
 * An event beside the series: one that is added, on or off or moved, or one moved from a day before the series begins, also
 * if it is off by now.
 */
function isOwn({ state, day, otherDay }: GroupMeeting, meeting: Meeting): boolean {
  if (state === "cancelled") return otherDay ? isRuled(meeting, otherDay) : !isRuled(meeting, day);
  return state === "added" || (state === "moved" && otherDay !== undefined);
}

function eventWords(
  { state, holiday, note }: GroupMeeting,
  name: string,
  words: (title: string) => string[],
): string[] {
  const description = [state === "ask" && copy.ask(holiday ?? ""), note].filter(Boolean).join(" ");
  return [
    ...words(state === "cancelled" ? copy.cancelled(name) : state === "ask" ? copy.unsure(name) : name),
    ...(state === "cancelled" ? ["STATUS:CANCELLED"] : []),
    ...(state === "ask" ? ["STATUS:TENTATIVE"] : []),
    ...(description ? [`DESCRIPTION:${calendarText(description)}`] : []),
  ];
}

const copy = {
  cancelled: (name: string) => `Cancelled: ${name}`,
  unsure: (name: string) => `To be asked: ${name}`,
  ask: (holiday: string) => `${holiday}: please ask the group whether it meets.`,
};

const localTime = (iso: string, timeZone: string) =>
  `${clockAt(Date.parse(iso), timeZone).replaceAll(/[-:]/g, "")}00`;

function ruleOf(meeting: Meeting): string {
  const months = Array.from({ length: 12 }, (_, at) => at + 1).filter(
    (month) => !meeting.monthsOff.includes(month),
  );
  const inMonths = months.length < 12 ? `;BYMONTH=${months.join(",")}` : "";
  if (meeting.frequency === "monthly")
    return `FREQ=MONTHLY${inMonths};BYDAY=${meeting.week ?? 1}${meeting.weekday}`;
  const interval = meeting.frequency === "fortnightly" ? ";INTERVAL=2" : "";
  return `FREQ=WEEKLY${interval}${inMonths};BYDAY=${meeting.weekday}`;
}

/**
 * The zone's clock as a VTIMEZONE. North American clocks go forward on the second Sunday of March and back on the first
 * of November; a zone that reads the same in January and July keeps one clock all year.
 */
function zoneLines(timeZone: string, now: Date): string[] {
  // Of the coming year: a province may have stopped to change its clocks since the last one.
  const year = now.getUTCFullYear() + 1;
  const winter = offsetMinutes(Date.UTC(year, 0, 15), timeZone);
  const summer = offsetMinutes(Date.UTC(year, 6, 15), timeZone);
  const part = (kind: string, before: number, after: number, start: string, rule?: string) => [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${offset(before)}`,
    `TZOFFSETTO:${offset(after)}`,
    ...(rule ? [`RRULE:FREQ=YEARLY;${rule}`] : []),
    `END:${kind}`,
  ];
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${timeZone}`,
    ...(winter === summer
      ? part("STANDARD", winter, winter, "19700101T000000")
      : [
          ...part("DAYLIGHT", winter, summer, "20070311T020000", "BYMONTH=3;BYDAY=2SU"),
          ...part("STANDARD", summer, winter, "20071104T020000", "BYMONTH=11;BYDAY=1SU"),
        ]),
    "END:VTIMEZONE",
  ];
}

function offset(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${minutes < 0 ? "-" : "+"}${two(Math.floor(size / 60))}${two(size % 60)}`;
}
