import { setTimeout as pause } from "node:timers/promises";
import type { Browser, CDPSession } from "@playwright/test";
import { startTestStack } from "../bin/test-stack.ts";
import { openBrowser } from "../e2e/fixtures/open-browser.ts";
import { startElsewhere } from "./elsewhere.ts";
import type { Row } from "./rows.ts";
import { startStaticPage } from "./static-page.ts";

const path = "/about-prostate-cancer/what-is-prostate-cancer/the-prostate";
const phone = { width: 412, height: 823 };
const runs = 25;
const pauseMs = 500;

type Load = { lcp: number; bytes: number; scriptBytes: number };

/**
 * An information page with a hero on a slow phone: 1.6 Mbit/s, 150 ms, a quarter of the processor, nothing in the cache,
 * the reader coming from another site, beside a page written by hand with the same picture and words. BENCH_SITE_URL
 * names a system that runs already.
 */
export async function pageLoadRows(): Promise<Row[]> {
  const stack = process.env.BENCH_SITE_URL ? undefined : await startTestStack();
  const url = (process.env.BENCH_SITE_URL ?? stack?.siteUrl ?? "") + path;
  const browser = await openBrowser();
  const byHand = await startStaticPage(await contentOf(browser, url));
  const elsewhere = await startElsewhere();
  const visit = (to: string) => visited(browser, elsewhere.url, to);
  try {
    const ours: Load[] = [];
    const theirs: Load[] = [];
    // The first of each warms up what both share; then by turns, so that a busy moment meets both, and each after a pause,
    // so that no visit meets the end of the one before.
    await visit(url);
    await visit(byHand.url);
    for (let run = 0; run < runs; run += 1) {
      ours.push(await visit(url));
      theirs.push(await visit(byHand.url));
    }
    const lcp = median(ours.map((load) => load.lcp));
    const plain = median(theirs.map((load) => load.lcp));
    const bytes = median(ours.map((load) => load.bytes));
    const scriptBytes = median(ours.map((load) => load.scriptBytes));
    return [
      {
        what: "largest contentful paint, information page with hero on a slow phone, against a hand-written page",
        measured: `${(lcp / plain).toFixed(2)} × (${Math.round(lcp)} / ${Math.round(plain)} ms)`,
        target: "≤ 1.2 ×",
        holds: lcp / plain <= 1.2,
      },
      {
        what: "weight of that page before the reader does anything",
        measured: `${(bytes / 1024).toFixed(1)} KB (by hand ${(median(theirs.map((load) => load.bytes)) / 1024).toFixed(1)} KB)`,
        target: "≤ 120 KB",
        holds: bytes <= 120 * 1024,
      },
      {
        what: "JavaScript of that page before the reader does anything, as sent",
        measured: `${(scriptBytes / 1024).toFixed(1)} KB`,
        target: "≤ 5 KB",
        holds: scriptBytes <= 5 * 1024,
      },
    ];
  } finally {
    await browser.close();
    await byHand.stop();
    await elsewhere.stop();
    await stack?.stop();
  }
}

/** The words of our page and the picture file that a phone chooses for its hero. */
async function contentOf(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: phone, deviceScaleFactor: 1.75 });
  await page.goto(url, { waitUntil: "load" });
  const { title, paragraphs, source } = await page.evaluate(() => ({
    title: document.querySelector("h1")?.textContent ?? "",
    paragraphs: [...document.querySelectorAll("main p")].map((paragraph) => paragraph.textContent ?? ""),
    source: document.querySelector<HTMLImageElement>(".hero img")?.currentSrc ?? "",
  }));
  await page.close();
  if (!source) throw new Error(`${url} has no hero picture to measure.`);
  const answer = await fetch(source);
  return {
    title,
    paragraphs,
    hero: {
      path: new URL(source).pathname,
      body: Buffer.from(await answer.arrayBuffer()),
      type: answer.headers.get("content-type") ?? "image/webp",
    },
  };
}

/** One visit with an empty cache. Bytes are those on the wire, headers included. */
async function visited(browser: Browser, from: string, url: string): Promise<Load> {
  await pause(pauseMs);
  const context = await browser.newContext({ viewport: phone, deviceScaleFactor: 1.75, isMobile: true });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.goto(from);
  const wire = await slowNetwork(cdp);
  await Promise.all([
    page.waitForURL(url, { waitUntil: "networkidle" }),
    page.evaluate((address) => location.assign(address), url),
  ]);
  const lcp = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
      }),
  );
  await context.close();
  return { lcp, ...wire };
}

async function slowNetwork(cdp: CDPSession) {
  const sum = { bytes: 0, scriptBytes: 0 };
  const scripts = new Set<string>();
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  cdp.on("Network.requestWillBeSent", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    sum.bytes += encodedDataLength;
    if (scripts.has(requestId)) sum.scriptBytes += encodedDataLength;
  });
  return sum;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
