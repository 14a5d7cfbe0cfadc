import { meetingSchema, supportGroupSchema } from "@pcf/contract/content/support-group";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { toGroupView } from "~/content/group-view";
import { shown } from "../../../tests/safe-content.ts";
import { MonthList } from "./month-list";
import { monthMeetings } from "./month-meetings";

const weekly = (weekday: string) =>
  meetingSchema.parse({
    ...{ frequency: "weekly", weekday, start: "19:00", end: "21:00", timeZone: "America/Toronto" },
    changes: [{ kind: "cancelled", day: "2027-03-03" }],
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

/** The list of March 2027 on a day of it, in words. */
function list(today: string) {
  const groups = [
    { group: group("Barrie", "Please ring the bell."), meeting: weekly("WE") },
    { group: group("Guelph"), meeting: weekly("TH") },
  ];
  const meetings = monthMeetings(groups, "2027-03", "");
  return renderToStaticMarkup(
    <MemoryRouter>
      <MonthList month="2027-03" today={today} meetings={meetings} />
    </MemoryRouter>,
  );
}
const days = (html: string) => [...html.matchAll(/id="day-2027-03-(\d\d)"/g)].map(([, day]) => day);

test("what comes next stands first, and what has been is counted and folded below it", () => {
  const html = list("2027-03-11");
  expect(days(html)).toEqual(["11", "17", "18", "24", "25", "31", "03", "04", "10"]);
  expect(html).toContain('<p role="status">6 meetings</p>');
  const [, folded = ""] = html.split("<details");
  // The cancelled one is listed and not counted.
  expect(folded).toContain("<summary>2 meetings earlier this month</summary>");
  expect(days(folded)).toEqual(["03", "04", "10"]);
});

test("the message of a group stands beside each of its meetings, and beside no other", () => {
  const meetings = list("2027-03-01").split("<article").slice(1);
  expect(meetings).toHaveLength(9);
  for (const meeting of meetings)
    expect(meeting.includes("Please ring the bell.")).toBe(meeting.includes("<h3>Barrie</h3>"));
});
