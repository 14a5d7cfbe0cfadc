import type { Province } from "~/content/collections";
import type { FinderGroup } from "./finder-group";
import { distinctGroups } from "./group-filter";

/** One group; an empty text stands for what is not known, and a number for a province of the list. */
type Row = [
  slug: string,
  cities: string,
  name: string,
  provinces: number[],
  format: FinderGroup["format"],
  languages: string[],
  marker: [lat: number, lng: number] | [],
  next: string,
  notice: string,
  contact: [name: string, phone: string] | [],
];
/** `groups` are their numbers in the list of all groups. */
type Packed = { provinces: [code: string, name: string, groups: number[]][]; groups: Row[] };

/** Degrees to the next 10 m: closer than any map of ours comes. */
const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

const toRow = (group: FinderGroup, provinceNumbers: number[]): Row => {
  const { slug, cities, name, format, languages, marker, next, notice, contact } = group;
  return [
    ...([slug, cities ?? "", name, provinceNumbers, format, languages] as const),
    marker ? [round(marker.lat), round(marker.lng)] : [],
    next ?? "",
    notice ?? "",
    contact ? [contact.name, contact.phone] : [],
  ];
};

/**
 * The groups as the page brings them to its own script: as one text, a third of what they take as named values, since each of
 * those is numbered.
 */
export function packProvinces(provinces: readonly Province<FinderGroup>[]): string {
  const groups = distinctGroups(provinces);
  const numbers = new Map(groups.map((group, at) => [group, at]));
  const packed: Packed = {
    provinces: provinces.map(({ code, name, groups: own }) => [
      code,
      name,
      own.map((group) => numbers.get(group) ?? 0),
    ]),
    groups: groups.map((group) =>
      toRow(
        group,
        group.provinces.map(({ code }) => provinces.findIndex((province) => province.code === code)),
      ),
    ),
  };
  return JSON.stringify(packed);
}

/** @param text of `packProvinces`. */
export function unpackProvinces(text: string): Province<FinderGroup>[] {
  const packed: Packed = JSON.parse(text);
  const all = packed.provinces.map(([code, name]) => ({ code, name }));
  const groups = packed.groups.map((row): FinderGroup => {
    const [slug, cities, name, provinces, format, languages, [lat, lng], next, notice, [contact, phone]] =
      row;
    return {
      ...{ slug, name, format, languages },
      cities: cities || undefined,
      place: cities || name,
      provinces: provinces.flatMap((number) => all[number] ?? []),
      marker: lat === undefined || lng === undefined ? undefined : { lat, lng, mapUrl: undefined },
      otherLanguages: undefined,
      next: next || undefined,
      notice: notice || undefined,
      contact: contact === undefined || phone === undefined ? undefined : { name: contact, phone },
    };
  });
  return packed.provinces.map(([code, name, numbers]) => ({
    ...{ code, name },
    groups: numbers.flatMap((at) => groups[at] ?? []),
  }));
}
