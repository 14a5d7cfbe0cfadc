import { formatDate } from "~/ui/date/format-date";

/** A day as meetings are told of: "Tuesday, December 8". */
export const meetingDay = (iso: string): string =>
  formatDate(iso, { weekday: "long", month: "long", day: "numeric" });

/** What is known of a meeting (`GroupMeeting`), in words; nothing of one that takes place as always. */
export const meetingStates = {
  on: () => undefined,
  cancelled: () => "Cancelled",
  away: ({ otherDay = "" }: { otherDay?: string | undefined }) => `Moved to ${meetingDay(otherDay)}`,
  moved: ({ otherDay }: { otherDay?: string | undefined }) =>
    otherDay ? `Moved from ${meetingDay(otherDay)}` : "Another time or place than usual",
  added: () => "Extra meeting",
  holiday: ({ holiday = "" }: { holiday?: string | undefined }) => `No meeting: ${holiday}`,
  ask: ({ holiday = "" }: { holiday?: string | undefined }) =>
    `${holiday}: please ask the group whether it meets`,
};
