import type { Kept } from "../answers/item-basics.ts";

/** The fields that lead to lists of items, with their types, as the schema of the old site names them. */
export const listTypes: Record<string, string> = {
  pages: "Page",
  grantYears: "GrantYear",
  grantees: "Grantee",
  news: "NewsItem",
  stories: "PatientStory",
  events: "CharityEvent",
  members: "Member",
  memberTypes: "MemberType",
  supportGroups: "SupportGroup",
  provinces: "Province",
  cities: "City",
  newsletters: "Newsletter",
  faqs: "Faq",
  mediaItems: "MediaItem",
};

/** The field of the query that leads to one item is the name of its type, with a small letter. */
const singleTypes: Record<string, string> = Object.fromEntries(
  Object.values(listTypes).map((type) => [`${type[0]?.toLowerCase()}${type.slice(1)}`, type]),
);

const own = (table: Record<string, string>, name: string): string | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

export const listTypeOf = (field: string) => own(listTypes, field);
export const singleTypeOf = (field: string) => own(singleTypes, field);

/** The type of a group of fields that has no name in a recording. */
export const groupType = (field: string) => `${field[0]?.toUpperCase() ?? ""}${field.slice(1)}`;

const terms = new Set(["GrantYear", "MemberType", "Province", "City"]);

/** How WordPress keeps the items of a type. */
export const keptAs = (type: string): Kept => (terms.has(type) ? "term" : "post");

/**
 * The fields by which an item is known that was recorded without its id, the surest first. Titles are not among them: several
 * items may have the same one.
 */
export function otherNames(type: string): string[] {
  if (type === "Page") return ["uri"];
  if (type === "MediaItem") return ["sourceUrl", "mediaItemUrl"];
  return terms.has(type) ? ["uri", "slug", "name"] : ["uri", "slug"];
}
