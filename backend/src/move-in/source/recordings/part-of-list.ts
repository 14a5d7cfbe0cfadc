import type { Recorded } from "./recorded-values.ts";

/** Arguments of a list, as a query gives them. */
export type ListArguments = {
  first?: unknown;
  after?: unknown;
  last?: unknown;
  before?: unknown;
  where?: unknown;
};

export type ListPart = {
  items: Recorded[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
};

const usual = 10;
const most = 100;

/** Fields by which a list may be ordered, by the word for it. */
const orders: Record<string, string> = {
  ...{ MENU_ORDER: "menuOrder", TITLE: "title", SLUG: "slug", DATE: "date", MODIFIED: "modifiedGmt" },
};

export const cursorOf = ({ fields }: Recorded): string =>
  Buffer.from(`arrayconnection:${String(fields.get("id"))}`).toString("base64");

const entryOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** In the order that is asked for, as far as what it goes by was recorded. */
function ordered(items: Recorded[], where: unknown): Recorded[] {
  const asked = entryOf(where, "orderby");
  const by: unknown = Array.isArray(asked) ? asked[0] : asked;
  const field = orders[String(entryOf(by, "field"))];
  if (!field) return items;
  const sign = entryOf(by, "order") === "DESC" ? -1 : 1;
  const compare = (a: Recorded, b: Recorded) => {
    const [one, other] = [a.fields.get(field), b.fields.get(field)];
    if (typeof one === "number" && typeof other === "number") return sign * (one - other);
    if (typeof one === "string" && typeof other === "string") return sign * one.localeCompare(other, "en");
    return 0;
  };
  return [...items].sort(compare);
}

/** How many are asked for; undefined for a number below 0. */
function howMany(asked: unknown): number | undefined {
  const count = Number(asked ?? 0);
  if (count < 0) return undefined;
  return Math.min(count || usual, most);
}

/**
 * A part of a list, by the rules of the old site: ten where nothing is said, a hundred at most whatever is said, and from the start
 * where it does not know the cursor.
 *
 * @returns the name of the argument that is wrong, in place of a part.
 */
export function partOfList(all: Recorded[], asked: ListArguments): ListPart | "first" | "last" {
  const items = ordered(all, asked.where);
  const place = (cursor: unknown) =>
    typeof cursor === "string" ? items.findIndex((item) => cursorOf(item) === cursor) : -1;
  const after = place(asked.after) + 1;
  const before = place(asked.before);
  const end = before >= 0 ? before : items.length;
  const isBackwards = typeof asked.last === "number" && typeof asked.first !== "number";
  const count = howMany(isBackwards ? asked.last : asked.first);
  if (count === undefined) return isBackwards ? "last" : "first";
  const from = isBackwards ? Math.max(after, end - count) : after;
  const to = isBackwards ? end : Math.min(end, from + count);
  return { items: items.slice(from, to), hasNextPage: to < items.length, hasPreviousPage: from > 0 };
}
