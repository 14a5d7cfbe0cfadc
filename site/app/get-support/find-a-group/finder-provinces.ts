import type { Meeting } from "@pcf/contract/content/support-group";
import { nextMeetings } from "@pcf/contract/group-meetings";
import { perContent } from "~/content/per-content";
import type { SiteContent } from "~/content/site-content";
import { type GroupView, groupsByProvince, meetingGroups, type Province } from "~/content/views/group-view";
import { distinctGroups, languagesOf } from "./group-filter";
import { nextWords } from "./next-words";

/** Degrees to the next 10 m: closer than any map of ours comes. */
const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

/**
 * What the finder says of a group before its card is opened, and what its filter and map ask: a tenth of what is known.
 * The rest comes when a card is opened (`groupDetailsUrl`), or stands on the group's own page.
 */
export function toFinderGroup(group: GroupView, meeting: Meeting | undefined, now: Date) {
  const { slug, name, cities, place, provinces, format, notice, marker } = group;
  const coming = meeting ? nextMeetings(meeting, provinces[0]?.code, now) : [];
  const [contact] = group.contacts.flatMap(({ name, phone, cell }) => {
    const number = phone ?? cell;
    return number ? [{ name, phone: number }] : [];
  });
  return {
    ...{ slug, name, cities, place, provinces, format, notice },
    marker: marker && { lat: round(marker.lat), lng: round(marker.lng) },
    /** The languages of the meetings and those somebody there also speaks. */
    languages: languagesOf(group),
    /** When it meets next, in words; of a group without a rule, when it meets at all. */
    next: (meeting && nextWords(coming, meeting.timeZone)) ?? group.when,
    /** Whom to call first. */
    contact,
  };
}

export type FinderGroup = ReturnType<typeof toFinderGroup>;

const cachedForMs = 60_000;
/** The groups as they were last rendered: which meeting is next changes by the minute at most. */
const cached = /* @__PURE__ */ perContent((): { at: number; provinces: Province<FinderGroup>[] } => ({
  at: -Infinity,
  provinces: [],
}));

/** The groups by province as the finder lists them at `now`, each the same object wherever it is listed. */
export function finderProvinces(content: SiteContent, now: Date): Province<FinderGroup>[] {
  const last = cached(content);
  if (Math.abs(now.getTime() - last.at) < cachedForMs) return last.provinces;
  const meetings = new Map(meetingGroups(content).map(({ group, meeting }) => [group.id, meeting]));
  const known = new Map<GroupView["id"], FinderGroup>();
  const groupOf = (group: GroupView) => {
    const ofGroup = known.get(group.id) ?? toFinderGroup(group, meetings.get(group.id), now);
    known.set(group.id, ofGroup);
    return ofGroup;
  };
  last.at = now.getTime();
  last.provinces = groupsByProvince(content).map((province) => ({
    ...province,
    groups: province.groups.map(groupOf),
  }));
  return last.provinces;
}

/** Each group once; a province has their places in the list of all. */
type Sent = { groups: FinderGroup[]; provinces: Province<number>[] };

/**
 * The groups as the page brings them to its own script: as one JSON text. As data of the router each name and value would
 * be numbered, and numbers do not compress.
 */
export function provincesText(provinces: readonly Province<FinderGroup>[]): string {
  const groups = distinctGroups(provinces);
  const places = new Map(groups.map((group, at) => [group, at]));
  const sent: Sent = {
    groups,
    provinces: provinces.map((province) => ({
      ...province,
      groups: province.groups.map((group) => places.get(group) ?? 0),
    })),
  };
  return JSON.stringify(sent);
}

/** @param text of `provincesText`. */
export function readProvinces(text: string): Province<FinderGroup>[] {
  const { groups, provinces }: Sent = JSON.parse(text);
  return provinces.map((province) => ({
    ...province,
    groups: province.groups.flatMap((at) => groups[at] ?? []),
  }));
}
