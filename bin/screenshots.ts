/**
 * Pictures of every template at phone and desktop width, light and dark, in screenshots/: `npm run screenshots`. Starts the
 * whole system for it; SCREENSHOT_URL names one that runs already. Words after the command choose pictures by name.
 */
import { mkdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { openBrowser } from "../e2e/fixtures/open-browser.ts";
import { root } from "./build.ts";
import { startTestStack } from "./test-stack.ts";

const templates: Record<string, string> = {
  home: "/",
  section: "/about-prostate-cancer",
  "section-about": "/about-us",
  "section-support": "/get-support",
  "section-involved": "/get-involved",
  "section-grants": "/grants-awards",
  "section-giving": "/ways-to-give",
  information: "/about-prostate-cancer/what-is-prostate-cancer/the-prostate",
  "information-table": "/about-prostate-cancer/diagnosis-and-staging/grading-and-staging",
  "information-questions": "/get-support/support-groups/faq",
  "video-library": "/about-prostate-cancer/video-library",
  team: "/about-us/our-team",
  "annual-report": "/about-us/annual-report",
  mission: "/about-us/mission",
  contact: "/about-us/contact-us",
  kits: "/get-support/reef-knot-kits",
  "find-a-group": "/get-support/support-groups/find-a-group",
  "find-a-meeting": "/get-support/support-groups/find-a-meeting",
  newsletters: "/get-support/more-resources/newsletters",
  fitness: "/get-support/more-resources/butts-in-motion-fitness",
  stories: "/get-support/patient-stories",
  story: "/get-support/patient-stories/trevor-grant",
  events: "/get-involved/find-an-event",
  event: "/get-involved/find-an-event/winter-lights-gala",
  volunteer: "/get-involved/volunteer",
  grants: "/grants-awards/grants",
  donate: "/ways-to-give/donate",
  "donate-online": "/ways-to-give/donate-online",
  "donation-error": "/ways-to-give/submission-error",
  news: "/news",
  "news-item": "/news/mri-before-biopsy",
  search: "/search?value=psa",
  "search-empty": "/search?value=zebra",
  "not-found": "/page404",
  privacy: "/privacy",
};
const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const schemes = ["light", "dark"] as const;

const wanted = process.argv.slice(2);
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

mkdirSync(folder, { recursive: true });
const stack = process.env.SCREENSHOT_URL ? undefined : await startTestStack();
const site = process.env.SCREENSHOT_URL ?? stack?.siteUrl;
const browser = await openBrowser();
try {
  for (const [width, viewport] of Object.entries(widths)) {
    for (const colorScheme of schemes) {
      const context = await browser.newContext({
        baseURL: site,
        viewport,
        colorScheme,
        reducedMotion: "reduce",
        locale: "en-CA",
        timezoneId: "America/Vancouver",
      });
      const page = await context.newPage();
      for (const [name, url] of Object.entries(templates)) {
        if (wanted.length > 0 && !wanted.includes(name)) continue;
        await page.goto(url);
        await settle(page);
        const file = `${name}-${width}-${colorScheme}.png`;
        await page.screenshot({ path: path.join(folder, file), fullPage: true });
        console.log(file);
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
  await stack?.stop();
}
