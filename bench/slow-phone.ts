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
