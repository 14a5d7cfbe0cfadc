import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { escapedMarkup } from "@pcf/contract/escaped-markup";
import { longDay } from "@pcf/contract/long-day";
import type { Payload } from "payload";
import { readCompany } from "../platform/company.ts";
import { exportWords } from "./export-words.ts";
import { heldCollections, heldSections } from "./person-places.ts";
import type { PersonRecords } from "./person-records.ts";
import { readableRows } from "./readable-rows.ts";

/** A kind of record that is held on a person; `links` lead to each of them, below the address of the admin. */
type HeldLine = { what: string; count: number; links: { label: string; path: string }[] };

/** What is held, kind by kind; kinds of which there is nothing are left out. */
export const heldSummary = (payload: Payload, records: PersonRecords): HeldLine[] =>
  heldSections
    .filter((section) => records[section].length > 0)
    .map((section) => {
      const slug = heldCollections[section];
      const { useAsTitle = "id" } = payload.collections[slug].config.admin;
      const links = records[section].map((row) => ({
        label: String(Reflect.get(row, useAsTitle) || exportWords.number(row.id)),
        path: `/collections/${slug}/${row.id}`,
      }));
      return { what: exportWords.sections[section], count: links.length, links };
    });

const style = `body{margin:0 auto;max-width:46rem;padding:2rem 1rem;font:17px/1.55 Verdana,Arial,sans-serif;color:#1c2433;background:#fff}
h1,h2{font-family:Georgia,serif;line-height:1.25}h1{overflow-wrap:anywhere}h2{margin-top:2.5rem}
table{width:100%;border-collapse:collapse;margin:0 0 1.5rem;border-top:2px solid #1c2433;break-inside:avoid}
caption{text-align:left;font-weight:700;padding:.5rem 0}
th,td{text-align:left;vertical-align:top;padding:.4rem .6rem .4rem 0;border-bottom:1px solid #c9cedb;white-space:pre-line;overflow-wrap:anywhere}
th{width:36%;font-weight:400;color:#4a5468}@media print{body{padding:0;font-size:11pt}}`;

/** Everything held on an address as a page to read or print, which loads nothing and runs nothing. */
export function exportPage(payload: Payload, records: PersonRecords, now: Date): string {
  const sections = heldSections.flatMap((section) => {
    const rows = records[section];
    if (rows.length === 0) return [];
    const title = exportWords.sections[section];
    const fields = payload.collections[heldCollections[section]].config.flattenedFields;
    const tables = rows.map((row, at) => {
      const cells = readableRows(fields, row).map(
        ([label, value]) =>
          `<tr><th scope="row">${escapedMarkup(label)}</th><td>${escapedMarkup(value)}</td></tr>`,
      );
      return `<table><caption>${escapedMarkup(`${title} ${at + 1}`)}</caption><tbody>${cells.join("")}</tbody></table>`;
    });
    return [`<section><h2>${escapedMarkup(title)} (${rows.length})</h2>${tables.join("")}</section>`];
  });
  const title = escapedMarkup(exportWords.title(records.address));
  const made = escapedMarkup(exportWords.made(longDay(charityDay(now)), readCompany().name));
  const body = sections.length > 0 ? sections.join("") : `<p>${escapedMarkup(exportWords.nothing)}</p>`;
  return `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${made} ${escapedMarkup(exportWords.limits)}</p>${body}</main></body></html>`;
}

/** Everything held on an address as JSON, with the names that the records have in the database. */
export function exportPerson({ address, ...records }: PersonRecords, now: Date) {
  return {
    address,
    madeAt: now.toISOString(),
    madeBy: readCompany().name,
    limits: exportWords.limits,
    records,
  };
}
