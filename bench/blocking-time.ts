import type { Browser } from "@playwright/test";
import { startTestStack } from "../bin/lib/test-stack.ts";
import { notFoundPage } from "../e2e/fixtures/not-found-page.ts";
import { openBrowser } from "../e2e/fixtures/open-browser.ts";
import { visitedPages } from "../e2e/routes/route-list.ts";
import type { Row } from "./rows.ts";
import { arrived, median, startElsewhere } from "./slow-phone.ts";

const mostMs = 100;
const visits = 3;
/** What a task takes beyond this keeps a reader waiting (https://web.dev/articles/tbt). */
const unnoticedMs = 50;
const named = 5;

/**
 * What long tasks between a page's first paint and its silence keep from answering, on the slow phone, for one page of each
 * template and of each kind that content makes, but for page 404, which leads away by itself. BENCH_SITE_URL names a system that runs already.
 */
export async function blockingTimeRows(): Promise<Row[]> {
  const stack = process.env.BENCH_SITE_URL ? undefined : await startTestStack();
  const site = process.env.BENCH_SITE_URL ?? stack?.siteUrl ?? "";
  const browser = await openBrowser();
  const elsewhere = await startElsewhere();
  try {
    const found: { page: string; ms: number }[] = [];
    for (const page of visitedPages.filter((path) => path !== notFoundPage)) {
      const times: number[] = [];
      for (let visit = 0; visit < visits; visit += 1) {
        times.push(await blockingTime(browser, elsewhere.url, site + page));
      }
      found.push({ page, ms: median(times) });
    }
    const longest = found.toSorted((a, b) => b.ms - a.ms).slice(0, named);
    const over = found.filter(({ ms }) => ms > mostMs).length;
    return [
      {
        what: `total blocking time on a slow phone, ${found.length} pages, the longest first`,
        measured: `${over} above; ${longest.map(({ page, ms }) => `${page} ${Math.round(ms)} ms`).join(", ")}`,
        target: `≤ ${mostMs} ms each`,
        holds: over === 0,
      },
    ];
  } finally {
    await browser.close();
    await elsewhere.stop();
    await stack?.stop();
  }
}

async function blockingTime(browser: Browser, from: string, url: string): Promise<number> {
  const { context, page } = await arrived(browser, from, url);
  const ms = await page.evaluate(
    (unnoticed) =>
      new Promise<number>((resolve) => {
        const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
        new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint))
              .reduce((sum, after) => sum + Math.max(0, after - unnoticed), 0),
          ),
        ).observe({ type: "longtask", buffered: true });
        // A page without a long task tells of none.
        setTimeout(resolve, 500, 0);
      }),
    unnoticedMs,
  );
  await context.close();
  return ms;
}
