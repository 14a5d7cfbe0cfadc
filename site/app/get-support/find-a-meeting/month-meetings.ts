import { charityTimeZone } from "@pcf/contract/constants";
import type { Meeting } from "@pcf/contract/content/support-group";
import { type GroupMeeting, groupMeetings } from "@pcf/contract/group-meetings";
import { addDays } from "@pcf/contract/utc-day";
import { dayIn, offsetMinutes } from "@pcf/contract/zone-clock";
import type { GroupView } from "~/content/views/group-view";
import { formatTimeRange } from "~/ui/date/format-time";

/** A meeting as it is listed, with what is known of it. `day` is the group's own; start and end are ISO times. */
export type MonthMeeting = GroupMeeting & {
  /** From when until when on the group's own clock. */
  time: string;
  timeZone: string;
  /** Minutes that the group's clock is ahead of UTC then. */
  offset: number;
  slug: string;
  name: string;
  place: string;
  format: GroupView["format"];
  /** Whether it had ended when the list was made. */
  isOver: boolean;
  /** The notice of the group, which is about all its meetings. */
  notice: string | undefined;
};

/** A meeting that is known not to be there on its day: it is listed, and counted nowhere. */
export const isOff = ({ state }: Pick<GroupMeeting, "state">): boolean =>
  state === "cancelled" || state === "away" || state === "holiday";

/** `YYYY-MM` with months added. */
export function addMonths(month: string, by: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + by)).toISOString().slice(0, 7);
}

const monthsAhead = 12;

/** The requested month where it lies between this one and a year from now; otherwise this one. */
export function requestedMonth(
  text: string | null,
  now: Date,
): { month: string; first: string; last: string; today: string } {
  const today = dayIn(now, charityTimeZone);
  const first = today.slice(0, 7);
  const last = addMonths(first, monthsAhead);
  const fits = text !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) && text >= first && text <= last;
  return { month: fits ? text : first, first, last, today };
}

type Groups = readonly { group: GroupView; meeting: Meeting }[];

/** All meetings of a month, in the order they begin, as they are at `now`. `province` empty for all. */
export function monthMeetings(groups: Groups, month: string, province: string, now: Date): MonthMeeting[] {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  return meetingsBetween(groups, { from: `${month}-01`, to: last, province, now });
}

/** Of the seven days from today on those that belong to the next month: who looks at its eve finds the week whole. */
export function nextMonthsFirstMeetings(
  groups: Groups,
  { today, province, now }: { today: string; province: string; now: Date },
): MonthMeeting[] {
  const from = `${addMonths(today.slice(0, 7), 1)}-01`;
  const to = addDays(today, 6);
  return to < from ? [] : meetingsBetween(groups, { from, to, province, now });
}

function meetingsBetween(
  groups: Groups,
  { from, to, province, now }: { from: string; to: string; province: string; now: Date },
): MonthMeeting[] {
  return groups
    .filter(({ group }) => province === "" || group.provinces.some(({ code }) => code === province))
    .flatMap(({ group, meeting }) =>
      groupMeetings(meeting, group.provinces[0]?.code, from, to).map((date) => ({
        ...date,
        time: formatTimeRange(date.start, date.end, meeting.timeZone),
        timeZone: meeting.timeZone,
        offset: offsetMinutes(Date.parse(date.start), meeting.timeZone),
        slug: group.slug,
        name: group.name,
        place: [group.cities, group.provinces.map(({ code }) => code).join(", ")].filter(Boolean).join(", "),
        where: date.where ?? group.where,
        format: group.format,
        isOver: Date.parse(date.end) <= now.getTime(),
        notice: group.notice,
      })),
    )
    .sort((a, b) => a.day.localeCompare(b.day) || a.start.localeCompare(b.start));
}
