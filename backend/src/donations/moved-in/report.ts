import { formatAmount } from "@pcf/contract/donation/amount";
import { numberFormat } from "@pcf/contract/formats";
import type { MoveInResult } from "./move-gifts-in.ts";
import { guessWords, type LeftOut, leftOutWords } from "./past-gift.ts";

const number = numberFormat({});
const delimiterWords = new Map([
  [",", "commas"],
  [";", "semicolons"],
  ["\t", "tabs"],
  ["|", "upright lines"],
]);

/** What a run has done, or would do, for programs: sums, what was left out and what was guessed, by rows and numbers there alone. */
export function reportData({ tally, ...run }: MoveInResult, file: string, now: Date) {
  return {
    file,
    at: now.toISOString(),
    source: run.source,
    dryRun: run.dryRun,
    encoding: run.encoding,
    partedBy: delimiterWords.get(run.delimiter) ?? run.delimiter,
    rows: tally.rows,
    gifts: tally.fates,
    promises: tally.promises,
    years: tally.years,
    agrees: tally.agrees,
    notInFile: run.notInFile,
    leftOut: {
      counts: Object.fromEntries(tally.leftOutCounts),
      rows: tally.leftOut.map((each) => ({ ...each, words: leftOutWords[each.why] })),
    },
    guesses: [...tally.guesses].map(([guess, { count, rows }]) => ({
      guess,
      words: guessWords[guess],
      count,
      rows,
    })),
  };
}
export type ReportData = ReturnType<typeof reportData>;

const pad = (text: string, width: number) => text.padStart(width);

function yearLines({ years, dryRun }: ReportData): string[] {
  if (years.length === 0) return [];
  const heads = `Year  ${pad("gifts there", 12)}  ${pad("sum there", 18)}  ${pad(dryRun ? "would be here" : "gifts here", 13)}  ${pad("sum here", 18)}`;
  return [
    heads,
    ...years.map(({ year, gifts, cents, giftsHere, centsHere }) =>
      [
        year,
        pad(number.format(gifts), 12),
        pad(formatAmount(cents), 18),
        pad(number.format(giftsHere), 13),
        pad(formatAmount(centsHere), 18),
        gifts === giftsHere && cents === centsHere ? "" : "DIFFERS",
      ]
        .join("  ")
        .trimEnd(),
    ),
  ];
}

const shownRows = 20;

/** The same for the terminal. */
export function reportLines(data: ReportData): string[] {
  const { gifts, promises, leftOut, guesses, notInFile } = data;
  const would = data.dryRun ? "would be " : "";
  const leftCount = Object.values(leftOut.counts).reduce((sum, each) => sum + (each ?? 0), 0);
  return [
    data.dryRun ? "A dry run: nothing was written." : `Moved in as “${data.source}”.`,
    `${number.format(data.rows)} rows, parted by ${data.partedBy}, in ${data.encoding}.`,
    `${number.format(gifts.new)} ${would}new, ${number.format(gifts.changed)} ${would}changed, ${number.format(gifts.same)} here already; ${number.format(leftCount)} left out.`,
    ...(promises.gifts > 0
      ? [
          `${number.format(promises.gifts)} of them are monthly promises, ${formatAmount(promises.cents)} a month: each waits for a card.`,
        ]
      : []),
    "",
    ...yearLines(data),
    data.agrees
      ? "All years agree."
      : "The years do not agree. Nothing is lost: run it again, and tell us if it stays so.",
    ...(notInFile > 0
      ? [
          `${number.format(notInFile)} gifts that came with this source before are not in this file. They stay.`,
        ]
      : []),
    ...(leftCount > 0 ? ["", "Left out:"] : []),
    ...Object.entries(leftOut.counts).map(
      ([why, count]) => `  ${number.format(count ?? 0)}: ${leftOutWords[why as LeftOut]}`,
    ),
    ...leftOut.rows
      .slice(0, shownRows)
      .map(({ row, id, words }) => `    row ${row}${id === null ? "" : ` (${id})`}: ${words}`),
    ...(leftCount > shownRows ? [`    and ${number.format(leftCount - shownRows)} more, in the report`] : []),
    ...(guesses.length > 0 ? ["", "Worth a look:"] : []),
    ...guesses.map(
      ({ words, count, rows }) =>
        `  ${number.format(count)}: ${words} (row${rows.length === 1 ? "" : "s"} ${rows.slice(0, 5).join(", ")}${count > 5 ? " …" : ""})`,
    ),
  ];
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const cells = (tag: "th" | "td", ...texts: (string | number)[]): string =>
  `<tr>${texts.map((text) => `<${tag}>${escaped(String(text))}</${tag}>`).join("")}</tr>`;
const table = (caption: string, heads: string[], rows: string[]): string =>
  rows.length === 0
    ? ""
    : `<table><caption>${escaped(caption)}</caption><thead>${cells("th", ...heads)}</thead><tbody>${rows.join("\n")}</tbody></table>`;

/** The same as a page to keep and to print. */
export function reportPage(data: ReportData): string {
  const { years, leftOut, guesses } = data;
  const title = `Gifts of the former system: ${data.source}`;
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${escaped(title)}</title>
<style>body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;margin:1.5rem 0}
caption{text-align:left;font-weight:bold}th,td{border:1px solid #999;padding:.25rem .6rem;text-align:left}</style>
<h1>${escaped(title)}</h1>
<p>${escaped(data.file)}, ${escaped(data.at)}${data.dryRun ? ". <strong>A dry run: nothing was written.</strong>" : ""}</p>
<p>${data.rows} rows: ${data.gifts.new} new, ${data.gifts.changed} changed, ${data.gifts.same} here already, ${data.promises.gifts} monthly promises among them.</p>
<p><strong>${data.agrees ? "All years agree." : "The years do not agree."}</strong></p>
${table(
  "By year",
  ["Year", "Gifts there", "Sum there", "Gifts here", "Sum here", ""],
  years.map(({ year, gifts, cents, giftsHere, centsHere }) =>
    cells(
      "td",
      ...[year, gifts, formatAmount(cents), giftsHere, formatAmount(centsHere)],
      gifts === giftsHere && cents === centsHere ? "agrees" : "differs",
    ),
  ),
)}
${table(
  "Left out",
  ["Rows", "Why"],
  Object.entries(leftOut.counts).map(([why, count]) => cells("td", count ?? 0, leftOutWords[why as LeftOut])),
)}
${table(
  "Each of them",
  ["Row", "Number there", "Why"],
  leftOut.rows.map(({ row, id, words }) => cells("td", row, id ?? "", words)),
)}
${table(
  "Worth a look",
  ["Rows", "What", "The first of them"],
  guesses.map(({ words, count, rows }) => cells("td", count, words, rows.join(", "))),
)}
</html>
`;
}
