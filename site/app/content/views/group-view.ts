import type { Meeting } from "@pcf/contract/content/support-group";
import { perContent } from "~/content/per-content";
import type { SiteContent } from "~/content/site-content";

/** A support group: what it is called, where and when it meets, whom to call. */
export type GroupView = ReturnType<typeof toGroupView>;

export function toGroupView(document: SiteContent["supportGroups"][number]) {
  const { id, slug, cities, format, languages } = document;
  const { groupName: name } = document.supportGroupName;
  const { learnMore, googleMapMarker: marker, timeWhenWhereAlso } = document.supportGroupMainContent;
  const { w: website, ...inWords } = timeWhenWhereAlso;
  const { facebook, instagram } = document.supportGroupSocialMedia;
  const others = document.supportGroupOtherLanguages;
  return {
    id,
    slug,
    name,
    cities,
    provinces: document.provinces.map(({ code, name }) => ({ code, name })),
    format,
    languages,
    marker,
    ...inWords,
    website,
    facebook,
    instagram,
    /** The words it is looked up by: its towns, or its name where it has none. */
    place: cities ?? name,
    /** Whether its meetings are known by rule, so that there is a file for the reader's own calendar. */
    hasCalendar: document.meeting !== undefined,
    notice: document.supportGroupBlueBoxMessage,
    confirmedOn: document.confirmedOn,
    logo: document.supportGroupLogo?.sourceUrl,
    html: learnMore,
    contacts: document.contacts.map(({ name, note, t, t2, c, e }) => ({
      name,
      note,
      email: e,
      phone: t,
      phone2: t2,
      cell: c,
    })),
    /** Languages that somebody there also speaks; they stand on the card where staff say so. */
    otherLanguages: others && {
      names: others.otherLanguages,
      message: others.message,
      onCard: others.available === true,
    },
  };
}

/** The groups of the content, each the same object wherever it is listed: a page's data then has it once. */
export const groupsOf = /* @__PURE__ */ perContent((content) => content.supportGroups.map(toGroupView));

/** The groups whose meetings are known by rule, each with that rule. */
export function meetingGroups(content: SiteContent): { group: GroupView; meeting: Meeting }[] {
  const groups = groupsOf(content);
  return content.supportGroups.flatMap(({ meeting }, at) => {
    const group = groups[at];
    return meeting && group ? [{ group, meeting }] : [];
  });
}

export type Province<Group = GroupView> = { code: string; name: string; groups: Group[] };

/**
 * Groups by province, the provinces by name with the one that the settings put first before the others, groups by town.
 */
export const groupsByProvince = /* @__PURE__ */ perContent((content): Province[] => {
  const provinces = new Map<string, Province>();
  for (const group of groupsOf(content)) {
    for (const { code, name } of group.provinces) {
      const province = provinces.get(code) ?? { code, name, groups: [] };
      province.groups.push(group);
      provinces.set(code, province);
    }
  }
  for (const { groups } of provinces.values()) groups.sort((a, b) => byText(a.place, b.place));
  const first = content.siteSettings.provinceFirst;
  return [...provinces.values()].sort(
    (a, b) => Number(b.code === first) - Number(a.code === first) || byText(a.name, b.name),
  );
});

const byText = (a: string, b: string) => a.localeCompare(b, "en-CA");
