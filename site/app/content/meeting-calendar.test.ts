import { supportGroupSchema } from "@pcf/contract/content/support-group";
import { expect, test } from "vitest";
import { shown } from "../../tests/safe-content.ts";
import { meetingCalendar } from "./meeting-calendar";

const group = (meeting: object) =>
  shown(
    supportGroupSchema.parse({
      id: 1,
      slug: "kelowna",
      title: "Kelowna",
      supportGroupName: { groupName: "Okanagan group" },
      supportGroupMainContent: { timeWhenWhereAlso: { where: "Hall, Kelowna" } },
      format: "in-person",
      updatedAt: "2026-01-01T00:00:00Z",
      meeting: { start: "19:00", end: "20:30", week: 1, weekday: "TU", frequency: "monthly", ...meeting },
    }),
  );
const lines = (meeting: object) =>
  meetingCalendar(group(meeting), "Foundation", "https://a.example", new Date("2026-05-20T12:00:00Z")).split(
    "\r\n",
  );

test("a monthly meeting repeats on its own clock and leaves its months out", () => {
  const file = lines({ timeZone: "America/Vancouver", monthsOff: [7, 8] });
  expect(file).toContain("DTSTART;TZID=America/Vancouver:20260602T190000");
  expect(file).toContain("DURATION:PT90M");
  expect(file).toContain("RRULE:FREQ=MONTHLY;BYMONTH=1,2,3,4,5,6,9,10,11,12;BYDAY=1TU");
  expect(file).toContain("TZOFFSETTO:-0700");
  expect(file).toContain("LOCATION:Hall\\, Kelowna");
});

test("a zone that keeps its clock has no summer time", () => {
  const file = lines({ timeZone: "America/Regina" });
  expect(file).not.toContain("BEGIN:DAYLIGHT");
  expect(file).toContain("TZOFFSETTO:-0600");
});

test("every second week starts on the series' own day", () => {
  const file = lines({
    timeZone: "America/St_Johns",
    frequency: "fortnightly",
    weekday: "WE",
    from: "2026-01-07",
  });
  expect(file).toContain("DTSTART;TZID=America/St_Johns:20260107T190000");
  expect(file).toContain("RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=WE");
  expect(file).toContain("TZOFFSETTO:-0330");
});
