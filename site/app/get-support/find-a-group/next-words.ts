import { type GroupMeeting, nextMeetings, takesPlace } from "@pcf/contract/group-meetings";
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

/** All that is known of a group, with what comes next in words; undefined for a slug that no group has. */
export function knownGroup(
  content: SiteContent,
  slug: string,
  now: Date,
): { group: GroupView; coming: string[] } | undefined {
  const group = groupsOf(content).find((candidate) => candidate.slug === slug);
  if (!group) return undefined;
  const meeting = meetingGroups(content).find((scheduled) => scheduled.group === group)?.meeting;
  const coming = meeting ? nextMeetings(meeting, group.provinces[0]?.code, now) : [];
  return { group, coming: meeting ? coming.map((date) => meetingInFull(date, meeting.timeZone)) : [] };
}
