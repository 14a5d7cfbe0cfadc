import { meetingSchema, supportGroupSchema } from "@pcf/contract/content/support-group";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { toGroupView } from "~/content/views/group-view";
import { shown } from "../../../tests/safe-content.ts";
import { MonthList, meetingKey } from "./month-list";
import { monthMeetings, nextMonthsFirstMeetings } from "./month-meetings";

const weekly = (weekday: string, changes: object[] = [{ kind: "cancelled", day: "2027-03-03" }]) =>
  meetingSchema.parse({
    ...{ frequency: "weekly", weekday, start: "19:00", end: "21:00", timeZone: "America/Toronto" },
    changes,
  });
const group = (name: string, notice?: string) =>
  toGroupView(
    shown(
      supportGroupSchema.parse({
        ...{ id: name, slug: name, title: name, cities: name, format: "in-person", updatedAt: "2027-01-01" },
        supportGroupName: { groupName: name },
        supportGroupMainContent: { timeWhenWhereAlso: {} },
        supportGroupBlueBoxMessage: notice,
      }),
    ),
  );

const groups = [
  { group: group("Barrie", "Please ring the bell."), meeting: weekly("WE") },
  { group: group("Guelph"), meeting: weekly("TH") },
];

/** The list of March 2027 at a moment of it on the charity's clock, in words. */
function list(moment: string, of = groups) {
  const now = new Date(`${moment}-08:00`);
  const meetings = monthMeetings(of, "2027-03", "", now);
  return renderToStaticMarkup(
    <MemoryRouter>
      <MonthList month="2027-03" today={moment.slice(0, 10)} meetings={meetings} />
    </MemoryRouter>,
  );
}
/** The list of the month that a moment of it is in, on the charity's clock, with what comes within the week. */
function listOfNow(moment: string) {
  const now = new Date(`${moment}-08:00`);
  const today = moment.slice(0, 10);
  const meetings = monthMeetings(groups, today.slice(0, 7), "", now);
  const soon = nextMonthsFirstMeetings(groups, { today, province: "", now });
  return renderToStaticMarkup(
    <MemoryRouter>
      <MonthList month={today.slice(0, 7)} today={today} meetings={meetings} soon={soon} />
    </MemoryRouter>,
  );
}
const days = (html: string) => [...html.matchAll(/id="day-2027-03-(\d\d)"/g)].map(([, day]) => day);

test("what comes next stands first, and what has been is counted and folded below it", () => {
  const html = list("2027-03-11T09:00");
  expect(days(html)).toEqual(["11", "17", "18", "24", "25", "31", "03", "04", "10"]);
  expect(html).toContain('<p role="status">6 meetings</p>');
  const [, folded = ""] = html.split("<details");
  // The cancelled one is listed and not counted.
  expect(folded).toContain("<summary>2 meetings earlier this month</summary>");
  expect(days(folded)).toEqual(["03", "04", "10"]);
});

test("the message of a group stands beside each of its meetings, and beside no other", () => {
  const meetings = list("2027-03-01T09:00").split("<article").slice(1);
  expect(meetings).toHaveLength(9);
  for (const meeting of meetings)
    expect(meeting.includes("Please ring the bell.")).toBe(meeting.includes("<h3>Barrie</h3>"));
});

test("a meeting of today stands first until it has ended, and with the earlier ones then", () => {
  // Until nine in the evening in Toronto, which is six at the charity's.
  for (const [moment, first] of [
    ["2027-03-11T17:59", "11"],
    ["2027-03-11T18:00", "17"],
  ] as const)
    expect(days(list(moment))[0]).toBe(first);
  const [coming = "", folded = ""] = list("2027-03-11T22:00").split("<details");
  expect(coming).toContain('<p role="status">5 meetings</p>');
  expect(folded).toContain("<summary>3 meetings earlier this month</summary>");
  expect(days(folded)).toEqual(["03", "04", "10", "11"]);
});

test("at the end of a month the week is whole: what is in the next one stands below it", () => {
  const heading = "The first days of April 2027";
  const [march = "", april = ""] = listOfNow("2027-03-30T09:00").split(heading);
  expect(days(march.split("<details")[0] ?? "")).toEqual(["31"]);
  expect([...april.matchAll(/id="day-2027-04-(\d\d)"/g)].map(([, day]) => day)).toEqual(["01"]);
  // From the 26th on the seventh day is in April; its first meeting is on the 1st.
  expect(listOfNow("2027-03-26T09:00")).toContain(heading);
  expect(listOfNow("2027-03-25T09:00")).not.toContain(heading);
  expect(listOfNow("2027-12-31T09:00")).toContain("The first days of January 2028");
});

test("a day of which one meeting is over and another comes is the target of one link alone", () => {
  const early = { ...weekly("TH"), start: "10:00", end: "11:00" };
  const html = list("2027-03-11T12:00", [...groups, { group: group("Orillia"), meeting: early }]);
  expect(days(html).filter((day) => day === "11")).toHaveLength(1);
  expect(html.split("<details")[0]).toContain('id="day-2027-03-11"');
});

test("meetings that change places stand each once on a day, and no two are the same to React", () => {
  const meeting = weekly("WE", [
    { kind: "moved", day: "2027-03-10", toDay: "2027-03-17" },
    { kind: "moved", day: "2027-03-17", toDay: "2027-03-10" },
  ]);
  const meetings = monthMeetings([{ group: group("Barrie"), meeting }], "2027-03", "", new Date(0));
  const keys = meetings.map(meetingKey);
  expect(meetings.filter(({ day }) => day === "2027-03-17")).toHaveLength(2);
  expect(new Set(keys).size).toBe(keys.length);
});
