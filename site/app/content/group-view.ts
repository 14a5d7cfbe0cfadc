import type { SiteContent } from "./site-content";

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
