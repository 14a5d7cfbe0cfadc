import type { Meeting } from "@pcf/contract/content/support-group";
import { type GroupMeeting, nextMeetings, takesPlace } from "@pcf/contract/group-meetings";
import { dayIn } from "@pcf/contract/zone-clock";
import type { SiteContent } from "~/content/site-content";
import { type GroupView, groupsOf, meetingGroups } from "~/content/views/group-view";
import { formatTime } from "~/ui/date/format-time";
import { meetingDay, meetingStates } from "../meeting-states-copy";
import { findAGroupCopy } from "./find-a-group-copy";

const copy = findAGroupCopy.next;

/** One meeting with what is known of it: "Tuesday, December 8, 7:00 p.m. PT", "Tuesday, December 8 — cancelled". */
export function meetingWords(meeting: GroupMeeting, timeZone: string): string {
  const day = meetingDay(meeting.day);
  const when = takesPlace(meeting) ? copy.at(day, formatTime(meeting.start, timeZone)) : day;
  const state = meetingStates[meeting.state](meeting);
  if (!state) return when;
  // Within a sentence; the name of a holiday keeps its capital.
  const within = meeting.state === "ask" ? state : state.charAt(0).toLowerCase() + state.slice(1);
  return copy.known(when, within);
}

/** The same with where it is this time, and what the group says of it. */
function meetingInFull(meeting: GroupMeeting, timeZone: string): string {
  const { where, note } = meeting;
  const words = meetingWords(meeting, timeZone);
  const more = [where && takesPlace(meeting) ? copy.where(where) : "", note ?? ""].filter(Boolean);
  return more.length > 0 ? copy.sentences([words, ...more]) : words;
}

/** What comes next as `nextMeetings` gives it: the very next one, and where that is not sure the first that is. */
export function nextWords(coming: readonly GroupMeeting[], timeZone: string): string | undefined {
  const [first] = coming;
  const sure = coming.findLast(takesPlace);
  if (!first) return undefined;
  // One that is moved says itself from where.
  if (sure && first.state === "away" && first.otherDay === sure.day)
    return copy.next(meetingWords(sure, timeZone));
  const next = copy.next(meetingWords(first, timeZone));
  return sure && sure !== first ? copy.andSure(next, meetingWords(sure, timeZone)) : next;
}

const dayMs = 24 * 60 * 60 * 1000;

/** How far a day is from today, both `YYYY-MM-DD`: "today", "in 12 days", later on in weeks. */
export function farWords(today: string, day: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / dayMs);
  return days > mostDays ? copy.inWeeks(Math.round(days / 7)) : copy.inDays(days);
}

/** Nobody counts more days than these. */
const mostDays = 31;

/** The next meeting that people can count on, as somebody would say it who tells a friend of it. */
export type NextMeeting = {
  start: string;
  when: string;
  far: string;
  /** Where it is, this time. */
  where: string | undefined;
  note: string | undefined;
};

function sureMeeting(
  coming: readonly GroupMeeting[],
  group: GroupView,
  { timeZone }: Meeting,
  now: Date,
): NextMeeting | undefined {
  const sure = coming.findLast(takesPlace);
  if (!sure) return undefined;
  const { start, day, where = group.where, note } = sure;
  return {
    ...{ start, where, note },
    // No line ends between a month and its day.
    when: meetingWords(sure, timeZone).replaceAll(/(\p{L}) (\d{1,2})\b/gu, "$1\u00a0$2"),
    far: farWords(dayIn(now, timeZone), day),
  };
}

/** All that is known of a group, with what comes next in words; undefined for a slug that no group has. */
export function knownGroup(
  content: SiteContent,
  slug: string,
  now: Date,
): { group: GroupView; coming: string[]; next: NextMeeting | undefined } | undefined {
  const group = groupsOf(content).find((candidate) => candidate.slug === slug);
  if (!group) return undefined;
  const meeting = meetingGroups(content).find((scheduled) => scheduled.group === group)?.meeting;
  if (!meeting) return { group, coming: [], next: undefined };
  const coming = nextMeetings(meeting, group.provinces[0]?.code, now);
  return {
    group,
    coming: coming.map((date) => meetingInFull(date, meeting.timeZone)),
    next: sureMeeting(coming, group, meeting, now),
  };
}
