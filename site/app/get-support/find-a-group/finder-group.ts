import type { Meeting } from "@pcf/contract/content/support-group";
import { nextMeetings } from "@pcf/contract/group-meetings";
import { groupsByProvince, meetingGroups, type Province } from "~/content/collections";
import type { GroupView } from "~/content/group-view";
import { perContent } from "~/content/per-content";
import type { SiteContent } from "~/content/site-content";
import { languagesOf } from "./group-filter";
import { nextWords } from "./next-words";

/**
 * What the finder says of a group before its card is opened, and what its filter and map ask: a tenth of what is known.
 * The rest comes when a card is opened (`groupDetailsUrl`), or stands on the group's own page.
 */
export type FinderGroup = Pick<
  GroupView,
  "slug" | "name" | "cities" | "place" | "provinces" | "format" | "notice"
> & {
  /** Without the address of a map, which stands with the details. */
  marker: GroupView["marker"];
  /** The languages of the meetings and those somebody there also speaks. */
  languages: string[];
  otherLanguages: undefined;
  /** When it meets next, in words; of a group without a rule, when it meets at all. */
  next: string | undefined;
  /** Whom to call first. */
  contact: { name: string; phone: string } | undefined;
};

/** Whether it meets somewhere that one can go to. */
export const meetsInPerson = ({ format }: Pick<FinderGroup, "format">): boolean => format !== "online";

export function toFinderGroup(group: GroupView, meeting: Meeting | undefined, now: Date): FinderGroup {
  const { slug, name, cities, place, provinces, format, notice, marker } = group;
  const coming = meeting ? nextMeetings(meeting, provinces[0]?.code, now) : [];
  const [contact] = group.contacts.flatMap(({ name, phone, cell }) => {
    const number = phone ?? cell;
    return number ? [{ name, phone: number }] : [];
  });
  return {
    ...{ slug, name, cities, place, provinces, format, notice },
    marker: marker && { lat: marker.lat, lng: marker.lng, mapUrl: undefined },
    languages: languagesOf(group),
    otherLanguages: undefined,
    next: (meeting && nextWords(coming, meeting.timeZone)) ?? group.when,
    contact,
  };
}

const keptForMs = 60_000;
/** The groups of the content as they were drawn last: which meeting is next changes by the minute at most. */
const drawn = /* @__PURE__ */ perContent((): { at: number; provinces: Province<FinderGroup>[] } => ({
  at: -Infinity,
  provinces: [],
}));

/** The groups by province as the finder lists them at `now`, each the same object wherever it is listed. */
export function finderProvinces(content: SiteContent, now: Date): Province<FinderGroup>[] {
  const last = drawn(content);
  if (Math.abs(now.getTime() - last.at) < keptForMs) return last.provinces;
  const meetings = new Map(meetingGroups(content).map(({ group, meeting }) => [group.id, meeting]));
  const made = new Map<GroupView["id"], FinderGroup>();
  const groupOf = (group: GroupView) => {
    const known = made.get(group.id) ?? toFinderGroup(group, meetings.get(group.id), now);
    made.set(group.id, known);
    return known;
  };
  last.at = now.getTime();
  last.provinces = groupsByProvince(content).map((province) => ({
    ...province,
    groups: province.groups.map(groupOf),
  }));
  return last.provinces;
}
