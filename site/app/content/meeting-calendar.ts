import type { Meeting, SupportGroup } from "@pcf/contract/content/support-group";
import { groupUrl } from "@pcf/contract/urls";
import { dayIn, offsetMinutes } from "@pcf/contract/zone-clock";
import { calendarFile, calendarInstant, calendarText } from "./icalendar";
import { meetingDates } from "./meeting-dates";

const yearMs = 366 * 24 * 60 * 60 * 1000;

/** The meetings of a group as a repeating event, in the group's own time zone. Empty where no meeting is known. */
export function meetingCalendar(group: SupportGroup, calendar: string, origin: string, now: Date): string {
  const { meeting, slug } = group;
  if (!meeting) return "";
  const { groupName } = group.supportGroupName;
  const { where } = group.supportGroupMainContent.timeWhenWhereAlso;
  const from = meeting.from ?? dayIn(now, meeting.timeZone);
  const [first] = meetingDates(meeting, from, dayIn(new Date(Date.parse(from) + yearMs), "UTC"));
  if (!first) return "";
  const url = new URL(groupUrl(slug), origin);
  const local = (day: string, time: string) => `${day.replaceAll("-", "")}T${time.replace(":", "")}00`;
  return calendarFile(calendar, "Meetings", [
    ...zoneLines(meeting.timeZone, Number(first.day.slice(0, 4))),
    "BEGIN:VEVENT",
    `UID:meeting-${slug}@${url.hostname}`,
    `DTSTAMP:${calendarInstant(new Date(group.updatedAt))}`,
    `DTSTART;TZID=${meeting.timeZone}:${local(first.day, meeting.start)}`,
    `DURATION:PT${(Date.parse(first.end) - Date.parse(first.start)) / 60_000}M`,
    `RRULE:${ruleOf(meeting)}`,
    `SUMMARY:${calendarText(groupName)}`,
    ...(where ? [`LOCATION:${calendarText(where)}`] : []),
    `URL:${url.href}`,
    "END:VEVENT",
  ]);
}

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
function zoneLines(timeZone: string, year: number): string[] {
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
