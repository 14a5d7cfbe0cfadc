import { numberFormat } from "@pcf/contract/formats";
import Form from "next/form.js";
import Link from "next/link.js";
import type { AdminViewServerProps, Payload } from "payload";
import type { ReactNode } from "react";
import { OfficePage } from "../office-page.tsx";
import { type AskedList, addressOf, askedList } from "./list-address.ts";
import { type Column, countedTo, type OfficeList, rowsInOrder, rowsOnPage } from "./office-list.ts";
import "./list-page.css";

const copy = {
  find: "Search",
  show: "Show",
  any: "Any",
  all: "Show all",
  columns: "Columns",
  file: "Export what I see (CSV)",
  counted: (count: string, one: boolean) => (one ? "1 row" : `${count} rows`),
  many: (count: string) => `More than ${count} rows`,
  page: (page: number, pages: string) => `Page ${page} of ${pages}`,
  before: "Previous page",
  after: "Next page",
  pages: "Pages",
  sorted: (label: string, descending: boolean) =>
    `${label}, in ${descending ? "falling" : "rising"} order; turn it round`,
  sort: (label: string) => `Put in the order of ${label}`,
} as const;

const number = numberFormat({});

/** Days, names and the like are not broken into two lines where there is room. */
const longestWhole = 20;

type ListProps<Row extends { id: number }> = {
  list: OfficeList<Row>;
  view: AdminViewServerProps;
  /** What stands before the list: what of it waits, the way to screens beside it. */
  above?: ReactNode;
};

/** The screen of a list. All that is asked of it stands in its address, and it needs no script. */
export function ListPage<Row extends { id: number }>({ list, view, above }: ListProps<Row>) {
  const asked = askedList(list, (view.searchParams ?? {}) as Parameters<typeof askedList>[1]);
  const { api } = view.initPageResult.req.payload.config.routes;
  return (
    <OfficePage
      view={view}
      path={list.path}
      actions={
        <a
          className="office__button"
          href={`${api}/lists/${list.name}${addressOf(list, asked, { page: "" })}`}
        >
          {copy.file}
        </a>
      }
    >
      {above}
      <List list={list} asked={asked} payload={view.initPageResult.req.payload} />
    </OfficePage>
  );
}

type DrawnList<Row extends { id: number }> = { list: OfficeList<Row>; asked: AskedList; payload: Payload };

async function List<Row extends { id: number }>({ list, asked, payload }: DrawnList<Row>) {
  const { page, question } = asked;
  const offset = (page - 1) * rowsOnPage;
  const { ids, total } = await list.find(payload, question, { offset, limit: rowsOnPage });
  const rows = await rowsInOrder(payload, list, ids);
  const isMore = total > countedTo;
  const pages = Math.max(1, Math.ceil(Math.min(total, countedTo) / rowsOnPage));
  const here = payload.config.routes.admin + list.path;
  const columns = list.columns.filter(({ key }) => asked.columns.includes(key));
  const isNarrowed = question.find !== "" || question.filters.size > 0;
  return (
    <>
      <ListForm list={list} asked={asked} payload={payload} />
      <p className="list__count" role="status">
        {isMore ? copy.many(number.format(countedTo)) : copy.counted(number.format(total), total === 1)}
        {isNarrowed && (
          <Link prefetch={false} href={here}>
            {copy.all}
          </Link>
        )}
      </p>
      {rows.length === 0 ? (
        <p className="list__empty">{list.empty}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls sideways has to be reached by the keyboard.
        <section className="list__table" aria-label={list.name} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {columns.map((column) => (
                  <HeadCell key={column.key} column={column} list={list} asked={asked} here={here} />
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  {columns.map((column) => (
                    <BodyCell
                      key={column.key}
                      column={column}
                      row={row}
                      admin={payload.config.routes.admin}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {pages > 1 && (
        <nav className="list__pages" aria-label={copy.pages}>
          {page > 1 && (
            <Link
              prefetch={false}
              href={here + addressOf(list, asked, { page: page > 2 ? String(page - 1) : "" })}
            >
              {copy.before}
            </Link>
          )}
          <span>{copy.page(page, isMore ? `${number.format(pages)}+` : number.format(pages))}</span>
          {page < pages && (
            <Link prefetch={false} href={here + addressOf(list, asked, { page: String(page + 1) })}>
              {copy.after}
            </Link>
          )}
        </nav>
      )}
    </>
  );
}

async function ListForm<Row extends { id: number }>({ list, asked, payload }: DrawnList<Row>) {
  const { question } = asked;
  const choices = await Promise.all(
    list.filters.map((filter) => ("isDay" in filter ? [] : filter.choices(payload))),
  );
  return (
    <Form
      prefetch={false}
      className="list__form office__fields"
      action={payload.config.routes.admin + list.path}
    >
      <label className="list__find">
        <span>{copy.find}</span>
        <input type="search" name="find" defaultValue={question.find} placeholder={list.searchHint} />
      </label>
      {list.filters.map((filter, index) => (
        <div key={filter.key}>
          <label htmlFor={`filter-${filter.key}`}>{filter.label}</label>
          {"isDay" in filter ? (
            <input
              id={`filter-${filter.key}`}
              type="date"
              name={filter.key}
              defaultValue={question.filters.get(filter.key) ?? ""}
            />
          ) : (
            <select
              id={`filter-${filter.key}`}
              name={filter.key}
              defaultValue={question.filters.get(filter.key) ?? ""}
            >
              <option value="">{copy.any}</option>
              {choices[index]?.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </div>
      ))}
      <details className="list__columns">
        <summary>{copy.columns}</summary>
        <div>
          {list.columns.map(({ key, label }) => (
            <label key={key}>
              <input
                type="checkbox"
                name="columns"
                value={key}
                defaultChecked={asked.columns.includes(key)}
              />
              {label}
            </label>
          ))}
        </div>
      </details>
      <button type="submit" className="office__button office__button--main">
        {copy.show}
      </button>
    </Form>
  );
}

type HeadCellProps<Row extends { id: number }> = {
  column: Column<Row>;
  list: OfficeList<Row>;
  asked: AskedList;
  here: string;
};

function HeadCell<Row extends { id: number }>({ column, list, asked, here }: HeadCellProps<Row>) {
  const { key, label, isNumber, isSortable } = column;
  const { sort } = asked.question;
  const isSorted = sort.key === key;
  const descending = isSorted ? !sort.descending : Boolean(isNumber);
  const order = isSorted ? (sort.descending ? "descending" : "ascending") : undefined;
  return (
    <th scope="col" data-number={isNumber} aria-sort={order}>
      {isSortable ? (
        <Link
          prefetch={false}
          href={here + addressOf(list, asked, { sort: `${descending ? "-" : ""}${key}`, page: "" })}
          aria-label={isSorted ? copy.sorted(label, sort.descending) : copy.sort(label)}
        >
          {label}
          <span aria-hidden="true">{isSorted ? (sort.descending ? " ↓" : " ↑") : ""}</span>
        </Link>
      ) : (
        label
      )}
    </th>
  );
}

type BodyCellProps<Row> = { column: Column<Row>; row: Row; admin: string };

function BodyCell<Row>({ column, row, admin }: BodyCellProps<Row>) {
  const { text, path, tone, isNumber, isDay } = column;
  const words = text(row);
  const to = path?.(row);
  const mark = tone?.(row);
  const shown = mark ? (
    <span className="office__state" data-tone={mark}>
      {words}
    </span>
  ) : (
    words
  );
  return (
    <td data-number={isNumber} data-day={isDay} data-whole={words.length <= longestWhole || undefined}>
      {to ? (
        <Link prefetch={false} href={admin + to}>
          {shown}
        </Link>
      ) : (
        shown
      )}
    </td>
  );
}
