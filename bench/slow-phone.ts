import { createServer, type RequestListener } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";

/** A phone as Lighthouse has it: what is measured on it is said of 1.6 Mbit/s, 150 ms and a quarter of the processor. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const pauseMs = 500;

/** Milliseconds to the largest paint, and bytes on the wire, headers included. */
export type Load = { lcp: number; bytes: number; scriptBytes: number };

/** One visit with an empty cache, the reader coming from another site. */
export async function visited(browser: Browser, from: string, url: string): Promise<Load> {
  await pause(pauseMs);
  const { context, page, wire } = await arrived(browser, from, url);
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

/** The page on the slow phone when it asks for nothing more. The caller closes the context. */
export async function arrived(
  browser: Browser,
  from: string,
  url: string,
): Promise<{ context: BrowserContext; page: Page; wire: Omit<Load, "lcp"> }> {
  const context = await browser.newContext({ ...phone, hasTouch: true });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.goto(from);
  const wire = await slowNetwork(cdp);
  await Promise.all([
    page.waitForURL(url, { waitUntil: "networkidle" }),
    page.evaluate((address) => location.assign(address), url),
  ]);
  return { context, page, wire };
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

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * A page of another site, such as a list of search results, from which a reader comes. A visit that began on the empty page
 * of a new window would have Chromium change processes half-way for a page with a `Cross-Origin-Opener-Policy`, and
 * keep the one that it has for a page without: the picture was requested 40 to 50 ms later, and painted as much later (572
 * against 548 ms). Coming from another site the browser changes processes anyway, and the header costs nothing (548 against
 * 564 ms, 16 visits of each), so it stays.
 */
export async function startElsewhere() {
  const server = await startLocalServer((_request, response) => {
    response
      .writeHead(200, { "content-type": "text/html; charset=utf-8" })
      .end("<!doctype html><title>Search results</title><p>Search results");
  });
  return { url: `http://elsewhere.localhost:${server.port}/`, stop: server.stop };
}

/** A server of the measurements' own, on a free port of 127.0.0.1. */
export async function startLocalServer(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return {
    port: address.port,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The browser reports a press after its frame. */
const reportComes = 1000;
/** What the browser does not report is shorter. */
const shortestMs = 16;

/** Has the page note its longest interaction, in milliseconds from the press to the next paint. Called before the first press. */
export const noteInteractions = (page: Page) =>
  page.evaluate((least) => {
    const target = Object.assign(window, { longestInteraction: least });
    const options = { type: "event", durationThreshold: least };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const counts = "interactionId" in entry && entry.interactionId;
        if (counts) target.longestInteraction = Math.max(target.longestInteraction, entry.duration);
      }
    }).observe(options);
  }, shortestMs);

/** The longest interaction so far, or since it was last forgotten. */
export async function longestOf(page: Page): Promise<number> {
  await page.waitForTimeout(reportComes);
  return page.evaluate(() => Number(Reflect.get(window, "longestInteraction")));
}

export const forgetInteractions = (page: Page) =>
  page.evaluate((least) => Reflect.set(window, "longestInteraction", least), shortestMs);
