import { meetingStates } from "../meeting-states-copy";

const plural = new Intl.PluralRules("en-CA");

export const findAMeetingCopy = {
  title: "Find a meeting",
  description: "When and where support groups meet.",
  province: "Province or territory",
  all: "All",
  apply: "Show meetings",
  month: (iso: string) =>
    new Intl.DateTimeFormat("en-CA", { month: "long", year: "numeric", timeZone: "UTC" }).format(
      new Date(`${iso}-01T00:00:00Z`),
    ),
  months: "Months",
  count: (count: number) => (plural.select(count) === "one" ? `${count} meeting` : `${count} meetings`),
  noneMark: "–",
  states: meetingStates,
  calendarTitle: "The month at a glance",
  weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  yourTime: (time: string) => `${time} on your clock`,
  calendar: "Add to your calendar",
  group: "Who to contact",
  of: (what: string, group: string) => `${what}: ${group}`,
  formats: { "in-person": "In person", online: "Online", hybrid: "In person and online" },
  earlier: (count: number) =>
    plural.select(count) === "one" ? "1 meeting earlier this month" : `${count} meetings earlier this month`,
  today: "Today",
  noneLeft: "No more meetings this month. Try next month, or another province.",
  none: "No meetings in this month. Try another month or another province.",
};
