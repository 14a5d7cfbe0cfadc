import { type GroupMeeting, groupMeetings } from "@pcf/contract/group-meetings";
import { groupUrl } from "@pcf/contract/urls";
import { dayIn, instantAt } from "@pcf/contract/zone-clock";
import { meetingGroups } from "~/content/views/group-view";
import type { Subject, Thing } from "./schema-org";

const aheadMs = 31 * 24 * 60 * 60 * 1000;

type GroupSchedule = ReturnType<typeof meetingGroups>[number];

/**
 * The meetings of all groups within a month from now. One that is off is listed as cancelled, one that is moved with the day
 * it was moved from; one that people have to ask about is left out, since nobody knows.
 */
export function groupMeetingsAhead(subject: Subject, now: Date): Thing[] {
  return meetingGroups(subject.content).flatMap(({ group, meeting }) => {
    const day = (at: number) => dayIn(new Date(at), meeting.timeZone);
    return groupMeetings(meeting, group.provinces[0]?.code, day(now.getTime()), day(now.getTime() + aheadMs))
      .filter(({ state, end }) => isListed[state] && Date.parse(end) > now.getTime())
      .map((date) => eventOf(subject, { group, meeting }, date));
  });
}

/** The day from which one is moved is part of the event on the day to which it is. */
const isListed: Record<GroupMeeting["state"], boolean> = {
  on: true,
  added: true,
  moved: true,
  cancelled: true,
  away: false,
  holiday: false,
  ask: false,
};

function eventOf(subject: Subject, { group, meeting }: GroupSchedule, date: GroupMeeting): Thing {
  const url = new URL(groupUrl(group.slug), subject.origin).href;
  const place = date.where ?? group.where;
  const room = place && { "@type": "Place", name: place, address: place };
  const online = { "@type": "VirtualLocation", url };
  const locations = { "in-person": room, online, hybrid: room ? [room, online] : online };
  const modes = { "in-person": "Offline", online: "Online", hybrid: "Mixed" };
  const status =
    date.state === "cancelled" ? "Cancelled" : date.state === "moved" ? "Rescheduled" : "Scheduled";
  return {
    "@type": "Event",
    name: group.name,
    startDate: date.start,
    endDate: date.end,
    previousStartDate: date.state === "moved" ? previousStart({ group, meeting }, date) : undefined,
    description: date.note,
    url,
    eventStatus: `https://schema.org/Event${status}`,
    eventAttendanceMode: `https://schema.org/${modes[group.format]}EventAttendanceMode`,
    location: locations[group.format],
    organizer: { "@type": "Organization", name: group.name, url },
  };
}

/** When a moved meeting was to begin: by the rule, or as an extra meeting with a time of its own. */
function previousStart({ group, meeting }: GroupSchedule, { day, otherDay = day }: GroupMeeting): string {
  const thatDay = groupMeetings(meeting, group.provinces[0]?.code, otherDay, otherDay);
  const away = thatDay.find(({ state }) => state === "away");
  return away?.start ?? instantAt(otherDay, meeting.start, meeting.timeZone).toISOString();
}
