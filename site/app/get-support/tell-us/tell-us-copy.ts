import { formatDate } from "~/ui/date/format-date";

/** Words around the form of leaders. */
export const tellUsCopy = {
  title: "Tell us of a change",
  description: "Leaders of support groups tell us of meetings that are off or moved, and of other changes.",
  titleOf: (group: string) => `Tell us of a change: ${group}`,
  about: "This is about",
  other: "Another group",
  noMeeting: "Not about one of these meetings",
  meeting: (day: string) =>
    formatDate(day, { weekday: "long", year: "numeric", month: "long", day: "numeric" }),
  moved: (day: string, to: string) => `${day}, moved to ${to}`,
  inPlace: (name: string, place: string) => (place && place !== name ? `${place}: ${name}` : name),
};
