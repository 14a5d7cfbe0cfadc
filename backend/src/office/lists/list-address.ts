import type { ListQuestion, OfficeList } from "./office-list.ts";

/** The parameters of an address, as the library gives them to a view. */
export type Params = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What the address of a list asks for. Whatever does not fit is left out, since addresses are kept and typed by hand. */
export type AskedList = { question: ListQuestion; page: number; columns: readonly string[] };

type AnyList = Pick<OfficeList<never>, "columns" | "filters" | "firstSort">;

const one = (value: Params[string]): string =>
  (typeof value === "string" ? value : (value?.[0] ?? "")).trim();

export function askedList({ columns, filters, firstSort }: AnyList, params: Params): AskedList {
  const [, minus = "", key = ""] = /^(-?)(.*)$/.exec(one(params.sort)) ?? [];
  const isColumn = columns.some((column) => column.key === key && column.isSortable);
  const chosen = [params.columns ?? []].flat();
  const known = columns.filter((column) => chosen.includes(column.key)).map((column) => column.key);
  const page = Number(one(params.page));
  return {
    question: {
      find: one(params.find).slice(0, 200),
      filters: new Map(
        filters.flatMap((filter) => {
          const value = one(params[filter.key]);
          const isUsable = "isDay" in filter ? /^\d{4}-\d\d-\d\d$/.test(value) : value !== "";
          return isUsable ? [[filter.key, value] as const] : [];
        }),
      ),
      sort: isColumn ? { key, descending: minus === "-" } : firstSort,
    },
    page: Number.isInteger(page) && page > 0 ? page : 1,
    columns: known.length > 0 ? known : columns.filter(({ isExtra }) => !isExtra).map((column) => column.key),
  };
}

/** The address that asks for this, from its `?` on; `changes` are asked for in place of what was. */
export function addressOf(list: AnyList, asked: AskedList, changes: Record<string, string> = {}): string {
  const { question, page, columns } = asked;
  const { find, filters, sort } = question;
  const usual = askedList(list, {});
  const isUsualSort = sort.key === list.firstSort.key && sort.descending === list.firstSort.descending;
  const params = new URLSearchParams();
  const values: Record<string, string> = {
    find,
    ...Object.fromEntries(filters),
    sort: isUsualSort ? "" : `${sort.descending ? "-" : ""}${sort.key}`,
    page: page === 1 ? "" : String(page),
    ...changes,
  };
  for (const [name, value] of Object.entries(values)) if (value) params.append(name, value);
  if (columns.join() !== usual.columns.join()) for (const key of columns) params.append("columns", key);
  const text = params.toString();
  return text && `?${text}`;
}
