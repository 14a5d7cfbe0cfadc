import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { escapedMarkup } from "@pcf/contract/escaped-markup";
import { longDay } from "@pcf/contract/long-day";
import type { Payload } from "payload";
import { readCompany } from "../platform/company.ts";
import type { PersonRecords } from "./person-records.ts";
import { sectionsOf } from "./person-records.ts";
import { readableRows } from "./readable-rows.ts";

const words = {
  title: (address: string) => `What is held on ${address}`,
  made: (day: string, charity: string) => `Made on ${day} by ${charity}.`,
  nothing: "Nothing is held on this address.",
  limits:
    "This lists every record that stands under this address. It does not search messages in which somebody else may have written it.",
  number: (id: number | string) => `No. ${id}`,
};

/** A kind of record that is held on a person; `links` lead to each of them, below the address of the admin. */
type HeldLine = { what: string; count: number; links: { label: string; path: string }[] };

/** What is held, kind by kind; kinds of which there is nothing are left out. */
export const heldSummary = (payload: Payload, records: PersonRecords): HeldLine[] =>
  sectionsOf(records)
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, collection, rows, readable }) => {
      const { useAsTitle = "id" } = payload.collections[collection].config.admin;
      const links = rows.map((row) => ({
        label:
          readable?.inWords?.[useAsTitle]?.({ ...row }) ||
          String(Reflect.get(row, useAsTitle) || words.number(row.id)),
        path: `/collections/${collection}/${row.id}`,
      }));
      return { what: title, count: links.length, links };
    });

const style = `body{margin:0 auto;max-width:46rem;padding:2rem 1rem;font:17px/1.55 Verdana,Arial,sans-serif;color:#1c2433;background:#fff}
h1,h2{font-family:Georgia,serif;line-height:1.25}h1{overflow-wrap:anywhere}h2{margin-top:2.5rem}
table{width:100%;border-collapse:collapse;margin:0 0 1.5rem;border-top:2px solid #1c2433;break-inside:avoid}
caption{text-align:left;font-weight:700;padding:.5rem 0}
th,td{text-align:left;vertical-align:top;padding:.4rem .6rem .4rem 0;border-bottom:1px solid #c9cedb;white-space:pre-line;overflow-wrap:anywhere}
th{width:36%;font-weight:400;color:#4a5468}@media print{body{padding:0;font-size:11pt}}`;

/** Everything held on an address as a page to read or print, which loads nothing and runs nothing. */
export function exportPage(payload: Payload, records: PersonRecords, now: Date): string {
  const sections = sectionsOf(records).flatMap(({ title, collection, rows, readable }) => {
    if (rows.length === 0) return [];
    const fields = payload.collections[collection].config.flattenedFields;
    const tables = rows.map((row, at) => {
      const cells = readableRows(fields, row, readable).map(
        ([label, value]) =>
          `<tr><th scope="row">${escapedMarkup(label)}</th><td>${escapedMarkup(value)}</td></tr>`,
      );
      return `<table><caption>${escapedMarkup(`${title} ${at + 1}`)}</caption><tbody>${cells.join("")}</tbody></table>`;
    });
    return [`<section><h2>${escapedMarkup(title)} (${rows.length})</h2>${tables.join("")}</section>`];
  });
  const title = escapedMarkup(words.title(records.address));
  const made = escapedMarkup(words.made(longDay(charityDay(now)), readCompany().name));
  const body = sections.length > 0 ? sections.join("") : `<p>${escapedMarkup(words.nothing)}</p>`;
  return `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${made} ${escapedMarkup(words.limits)}</p>${body}</main></body></html>`;
}

/** Everything held on an address as JSON, with the names that the records have in the database. */
export function exportPerson(records: PersonRecords, now: Date) {
  return {
    address: records.address,
    madeAt: now.toISOString(),
    madeBy: readCompany().name,
    limits: words.limits,
    records: Object.fromEntries(sectionsOf(records).map(({ name, rows }) => [name, rows])),
  };
}
