import { escapedMarkup } from "@pcf/contract/escaped-markup";
import { type FindingSort, findingSorts, type NewFinding } from "../ledger/findings.ts";
import type { Change, Count, Outcome } from "../ledger/move-ins.ts";
import { words } from "./report-words.ts";

/** How a run went, for staff to read. */
export type Report = Outcome & {
  source: string;
  finishedAt: string;
  isDry: boolean;
  findings: NewFinding[];
};

/** Where a document is edited. */
const formAt = (adminOrigin: string, collection: string, document: number) =>
  `${adminOrigin}/admin/collections/${collection}/${document}`;

/** The report as one JSON text: counts, changes, and each line with its links to both sides. */
export function reportJson({ findings, changes, ...report }: Report, adminOrigin: string): string {
  const here = ({
    collection,
    document,
  }: {
    collection?: string | undefined;
    document?: number | undefined;
  }) => (collection && document !== undefined ? formAt(adminOrigin, collection, document) : undefined);
  return `${JSON.stringify(
    {
      ...report,
      findings: findings.map((finding) => ({ ...finding, here: here(finding) })),
      changes: changes.map((change) => ({ ...change, here: here(change) })),
    },
    null,
    2,
  )}\n`;
}

const cell = (text: string | number) => `<td>${escapedMarkup(String(text))}</td>`;
const link = (href: string | undefined, text: string) =>
  href && /^https?:/.test(href) ? `<a href="${escapedMarkup(href)}">${escapedMarkup(text)}</a>` : "";

function countsTable(counts: readonly Count[]): string {
  const rows = counts.map(
    ({ kind, there, here, made, changed, same, leftOut }) =>
      `<tr><th scope="row">${escapedMarkup(words.kinds[kind] ?? kind)}</th>${[there, here, made, changed, same, leftOut].map(cell).join("")}</tr>`,
  );
  const head = words.columns.map((name) => `<th scope="col">${name}</th>`).join("");
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

function versionsTable({ versions = [] }: NewFinding): string {
  if (versions.length === 0) return "";
  const rows = versions.map(
    ({ field, there, here }) =>
      `<tr><th scope="row">${escapedMarkup(field)}</th>${cell(there)}${cell(here)}</tr>`,
  );
  return `<table class="versions"><thead><tr><th scope="col">Field</th><th scope="col">There</th><th scope="col">Here</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

function findingItem(finding: NewFinding, adminOrigin: string): string {
  const { title, kind, words: said, there, collection, document } = finding;
  const here = collection && document !== undefined ? formAt(adminOrigin, collection, document) : undefined;
  const links = [link(there, "There"), link(here, "Here")].filter(Boolean).join(" · ");
  return `<li><b>${escapedMarkup(title)}</b> <small>${escapedMarkup(words.kinds[kind] ?? kind)}</small><br>${escapedMarkup(said)} ${links}${versionsTable(finding)}</li>`;
}

function changesList(changes: readonly Change[], adminOrigin: string): string {
  const items = changes.map(
    ({ what, kind, title, there, collection, document }) =>
      `<li>${escapedMarkup(words.changes[what])}: ${escapedMarkup(title)} <small>${escapedMarkup(words.kinds[kind] ?? kind)}</small> ${[link(there, "There"), link(formAt(adminOrigin, collection, document), "Here")].filter(Boolean).join(" · ")}</li>`,
  );
  return items.length === 0 ? `<p>${words.nothingChanged}</p>` : `<ul>${items.join("")}</ul>`;
}

/** The report as a page that stands alone. */
export function reportHtml(report: Report, adminOrigin: string): string {
  const { source, finishedAt, isDry, counts, changes, findings } = report;
  const sections = (Object.keys(findingSorts) as FindingSort[]).flatMap((sort) => {
    const lines = findings.filter((finding) => finding.sort === sort);
    if (lines.length === 0) return [];
    const items = lines.map((finding) => findingItem(finding, adminOrigin)).join("");
    return [`<h2>${findingSorts[sort]} (${lines.length})</h2><ul>${items}</ul>`];
  });
  const style =
    "body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;margin:.5rem 0}th,td{border:1px solid #bbb;padding:.25rem .5rem;text-align:left;vertical-align:top;white-space:pre-line}li{margin:.5rem 0}.versions td{width:45%}";
  return `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words.title}</title><style>${style}</style></head><body>
<h1>${words.title}</h1><p>${escapedMarkup(words.about(source, finishedAt))}${isDry ? ` <b>${words.dry}</b>` : ""}</p>
${countsTable(counts)}${sections.join("\n") || `<p>${words.nothingToLookAt}</p>`}
<h2>${words.changed} (${changes.length})</h2>${changesList(changes, adminOrigin)}</body></html>\n`;
}
