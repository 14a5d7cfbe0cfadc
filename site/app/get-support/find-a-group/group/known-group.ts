import { nextMeetings } from "@pcf/contract/group-meetings";
import { groupsOf, meetingGroups } from "~/content/collections";
import type { GroupView } from "~/content/group-view";
import type { SiteContent } from "~/content/site-content";
import { meetingInFull } from "../next-words";

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
