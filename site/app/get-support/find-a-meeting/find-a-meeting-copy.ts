import { dateFormat } from "@pcf/contract/formats";
import { meetingStates } from "../meeting-states-copy";

export const findAMeetingCopy = {
  title: "Find a meeting",
  description: "When and where support groups meet.",
  province: "Province or territory",
  all: "All",
  apply: "Show meetings",
  month: (iso: string) =>
    dateFormat({ month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(`${iso}-01T00:00:00Z`)),
  soon: (iso: string) => `The first days of ${findAMeetingCopy.month(iso)}`,
  months: "Months",
  otherMonths: "The months before and after",
  count: (count: number) => (count === 1 ? `${count} meeting` : `${count} meetings`),
  noneMark: "–",
  states: meetingStates,
  calendarTitle: "The month at a glance",
  calendar: "Put in my calendar",
  group: "Who to contact",
  of: (what: string, group: string) => `${what}: ${group}`,
  formats: { "in-person": "In person", online: "Online", hybrid: "In person and online" },
  earlier: (count: number) =>
    count === 1 ? "1 meeting earlier this month" : `${count} meetings earlier this month`,
  today: "Today",
  noneLeft: "No more meetings this month. Try next month, or another province.",
  none: "No meetings in this month. Try another month or another province.",
};
