import { spawn } from "node:child_process";
import { buffer } from "node:stream/consumers";
import { z } from "zod";
import { chromium, chromiumSwitches } from "../bin/lib/chromium.ts";
import { startTestStack } from "../bin/lib/test-stack.ts";
import type { Row } from "./rows.ts";

/** Fetched by npx when it is wanted: 176 MB with all that it needs, for a measurement that is rarely taken. */
const version = "13.5.0";
const runs = 3;

/** One page of each kind. */
const pages: Readonly<Record<string, string>> = {
  "home page": "/",
  "information page": "/about-prostate-cancer/what-is-prostate-cancer/risk-factors",
  finder: "/get-support/support-groups/find-a-group",
  events: "/get-involved/find-an-event",
  "donation form": "/ways-to-give/donate-online",
  news: "/news",
};

/** What is read of a report: scores from 0 to 1, times in milliseconds. */
const score = z.object({ score: z.number() });
const time = z.object({ numericValue: z.number() });
const reportSchema = z.object({
  categories: z.object({ performance: score, accessibility: score, "best-practices": score }),
  audits: z
    .record(z.string(), z.looseObject({ score: z.number().nullable(), title: z.string() }))
    .and(z.object({ "total-blocking-time": time, "largest-contentful-paint": time })),
});
type Report = z.infer<typeof reportSchema>;

/**
 * Lighthouse as it is by itself: a phone in the middle of the range on 1.6 Mbit/s with 150 ms, nothing in the cache. Of
 * three visits the one with the middle performance. BENCH_SITE_URL names a system that runs already.
 */
export async function lighthouseRows(): Promise<Row[]> {
  const stack = process.env.BENCH_SITE_URL ? undefined : await startTestStack();
  const site = process.env.BENCH_SITE_URL ?? stack?.siteUrl ?? "";
  try {
    const rows: Row[] = [];
    for (const [what, path] of Object.entries(pages)) rows.push(rowOf(what, await middleReport(site + path)));
    return rows;
  } finally {
    await stack?.stop();
  }
}

async function middleReport(url: string): Promise<Report> {
  // Draws the page, so that no visit waits for that.
  await fetch(url).then((answer) => answer.arrayBuffer());
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await visit(url));
  reports.sort((a, b) => a.categories.performance.score - b.categories.performance.score);
  const middle = reports[Math.floor(runs / 2)];
  if (!middle) throw new Error("There was no visit.");
  return middle;
}

async function visit(url: string): Promise<Report> {
  const categories = Object.keys(reportSchema.shape.categories.shape).join(",");
  const words = ["--yes", `lighthouse@${version}`, url, "--quiet", "--output=json"];
  const how = [
    `--only-categories=${categories}`,
    `--chrome-flags=${["--headless", ...chromiumSwitches].join(" ")}`,
  ];
  const child = spawn("npx", [...words, ...how], {
    env: { ...process.env, CHROME_PATH: chromium() },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return reportSchema.parse(JSON.parse((await buffer(child.stdout)).toString()));
}

function rowOf(what: string, { categories, audits }: Report): Row {
  const percent = ({ score }: { score: number }) => Math.round(score * 100);
  const [performance, accessibility, practices] = [
    percent(categories.performance),
    percent(categories.accessibility),
    percent(categories["best-practices"]),
  ];
  const blocked = Math.round(audits["total-blocking-time"].numericValue);
  const painted = Math.round(audits["largest-contentful-paint"].numericValue);
  return {
    what: `Lighthouse for phones, ${what}: performance, accessibility, best practices`,
    measured: `${performance}, ${accessibility}, ${practices} (blocked ${blocked} ms, largest paint ${painted} ms)`,
    target: "≥ 95, 100, 100; blocked ≤ 100 ms",
    holds: performance >= 95 && accessibility === 100 && practices === 100 && blocked <= 100,
  };
}
