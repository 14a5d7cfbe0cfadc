/**
 * Pictures of every template and its states at phone and desktop width, light and dark, in screenshots/: `npm run
 * screenshots`. Starts the whole system for it; SCREENSHOT_URL names one that runs already. Words after the command choose
 * pictures by name; SCREENSHOT_WIDTHS (such as "320 1024") takes other widths. `npm run screenshots -- guide` takes those of the
 * office, which the guide for staff shows, in docs/pictures/.
 */
import { mkdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { openBrowser } from "../../e2e/fixtures/open-browser.ts";
import { root } from "../lib/build.ts";
import { takeGuidePictures } from "../lib/guide-pictures.ts";
import { type Shot, shots } from "../lib/screenshot-list.ts";
import { startTestStack } from "../lib/test-stack.ts";

const widths: Record<string, { width: number; height: number }> = process.env.SCREENSHOT_WIDTHS
  ? Object.fromEntries(
      process.env.SCREENSHOT_WIDTHS.split(/\s+/).map((width) => [
        width,
        { width: Number(width), height: 900 },
      ]),
    )
  : { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const schemes = ["light", "dark"] as const;

const wanted = process.argv.slice(2);
const isGuide = wanted.includes("guide");
const folder = path.join(root, "screenshots");

/** Scrolls through, so that pictures below the first screen load and what appears on the way has appeared. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo({ top: 0, behavior: "instant" });
  });
  await page.waitForLoadState("networkidle");
}

const patienceMs = 60_000;

/** Chromium without a screen may stop painting a page for good: then no frame comes, and what waits for one has no end. */
async function within(work: Promise<void>): Promise<void> {
  const late = pause(patienceMs, undefined, { ref: false }).then(() => {
    throw new Error(`no picture within ${patienceMs / 1000} s`);
  });
  await Promise.race([work, late]);
}

/** One picture, by a reader of its own: what an earlier one left behind would change what is seen. */
async function take(
  browser: Browser,
  shot: Shot,
  file: string,
  options: BrowserContextOptions,
): Promise<void> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(shot.url);
  await shot.prepare?.(page);
  await settle(page);
  await page.screenshot({ path: path.join(folder, file), fullPage: true });
  await context.close();
}

mkdirSync(folder, { recursive: true });
const stack = process.env.SCREENSHOT_URL && !isGuide ? undefined : await startTestStack();
const site = process.env.SCREENSHOT_URL ?? stack?.siteUrl;
let browser = await openBrowser();
try {
  if (isGuide && stack) await takeGuidePictures(browser, stack);
  for (const [width, viewport] of isGuide ? [] : Object.entries(widths)) {
    for (const colorScheme of schemes) {
      const options: BrowserContextOptions = {
        baseURL: site,
        viewport,
        colorScheme,
        reducedMotion: "reduce",
        locale: "en-CA",
        timezoneId: "America/Vancouver",
      };
      for (const [name, shot] of Object.entries(shots)) {
        if (wanted.length > 0 && !wanted.includes(name)) continue;
        const file = `${name}-${width}-${colorScheme}.png`;
        const picture = () =>
          within(take(browser, typeof shot === "string" ? { url: shot } : shot, file, options));
        await picture().catch(async (error: Error) => {
          console.log(`${file}: ${error.message}; once more in a new browser`);
          await browser.close();
          browser = await openBrowser();
          await picture();
        });
        console.log(file);
      }
    }
  }
} finally {
  await browser.close();
  await stack?.stop();
}
