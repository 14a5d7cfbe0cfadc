/** The measurements of the architecture, printed as a table: `npm run bench [name …]`. */
import { blockingTimeRows } from "./blocking-time.ts";
import { cachedPageRows } from "./cached-page.ts";
import { donationRows } from "./donations.ts";
import { finderPressRows } from "./finder-presses.ts";
import { interactionRows } from "./interactions.ts";
import { killRows } from "./kills.ts";
import { lighthouseRows } from "./lighthouse.ts";
import { memoryRows } from "./memory.ts";
import { monthlyYearRows } from "./monthly-year.ts";
import { officeRows } from "./office.ts";
import { pageLoadRows } from "./page-load.ts";
import { publicationRows } from "./publication.ts";
import { printRows, type Row } from "./rows.ts";
import { cardTestingRows, rushRows } from "./rush-and-card-testing.ts";
import { startTimeRows } from "./start-times.ts";
import { starvingRows } from "./starving.ts";
import { uncachedPageRows } from "./uncached-page.ts";

const measurements: Record<string, () => Promise<Row[]>> = {
  "cached-page": cachedPageRows,
  "uncached-page": uncachedPageRows,
  "page-load": pageLoadRows,
  "blocking-time": blockingTimeRows,
  interactions: interactionRows,
  "finder-presses": finderPressRows,
  lighthouse: lighthouseRows,
  donations: donationRows,
  publish: publicationRows,
  memory: memoryRows,
  kills: killRows,
  "monthly-year": monthlyYearRows,
  "start-times": startTimeRows,
  starving: starvingRows,
  office: officeRows,
  rush: rushRows,
  "card-testing": cardTestingRows,
};

const wanted = process.argv.slice(2);
for (const name of wanted) {
  if (!(name in measurements)) {
    console.error(`No measurement is called ${name}; there are ${Object.keys(measurements).join(", ")}.`);
    process.exit(1);
  }
}
const rows: Row[] = [];
for (const [name, measure] of Object.entries(measurements)) {
  if (wanted.length === 0 || wanted.includes(name)) rows.push(...(await measure()));
}
printRows(rows);
