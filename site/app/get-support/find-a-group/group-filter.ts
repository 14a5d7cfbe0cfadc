import type { GroupView, Province } from "~/content/views/group-view";

/** What the filter asks of a group. */
type Listed = Pick<GroupView, "format" | "languages"> & Partial<Pick<GroupView, "otherLanguages">>;
type Provinces<Group> = readonly Province<Group>[];

export type GroupFilter = {
  /** Code of a province; empty for all. */
  province: string;
  format: "" | "in-person" | "online";
  language: string;
};

/** What each field offers. */
export type GroupChoices = { [Name in keyof GroupFilter]: readonly GroupFilter[Name][] };

export const groupChoices = (provinces: Provinces<Listed>): GroupChoices => ({
  province: provinces.map(({ code }) => code),
  format: ["in-person", "online"],
  language: allLanguages(provinces),
});

/** What an address asks for. What no field offers, as an old link may name, is no choice. */
export function readGroupFilter(search: URLSearchParams, offered: GroupChoices): GroupFilter {
  const chosen = <Name extends keyof GroupFilter>(name: Name): GroupFilter[Name] | "" =>
    offered[name].find((value) => value === search.get(name)) ?? "";
  return { province: chosen("province"), format: chosen("format"), language: chosen("language") };
}

/** A group that meets both ways is found under either. */
function fits(group: Listed, { format, language }: GroupFilter): boolean {
  return (
    (format === "" || group.format === "hybrid" || group.format === format) &&
    (language === "" || languagesOf(group).includes(language))
  );
}

/** The provinces that keep a group, each with those it keeps, in the order given. */
export function filterProvinces<Group extends Listed>(
  provinces: Provinces<Group>,
  filter: GroupFilter,
): Province<Group>[] {
  return provinces
    .filter(({ code }) => filter.province === "" || code === filter.province)
    .map((province) => ({ ...province, groups: province.groups.filter((group) => fits(group, filter)) }))
    .filter(({ groups }) => groups.length > 0);
}

/** The languages of the meetings and those somebody there also speaks, each once. */
export function languagesOf(group: Listed): string[] {
  return [...new Set([...group.languages, ...(group.otherLanguages?.names ?? [])])];
}

export function allLanguages(provinces: Provinces<Listed>): string[] {
  const languages = new Set(provinces.flatMap(({ groups }) => groups.flatMap(languagesOf)));
  return [...languages].sort((a, b) => a.localeCompare(b, "en-CA"));
}

/** Every group once, though it may stand under several provinces. */
export function distinctGroups<Group extends object>(provinces: Provinces<Group>): Group[] {
  return [...new Set(provinces.flatMap(({ groups }) => groups))];
}
