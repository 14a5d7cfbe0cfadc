import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/clean-page.ts";
import { holdScripts, painted } from "../fixtures/held-first-paint.ts";
import {
  beyondHero,
  beyondScreen,
  layoutShift,
  mostLayoutShift,
  watchLayoutShifts,
} from "../fixtures/layout-shifts.ts";
import { notFoundPage, stayOnNotFoundPage } from "../fixtures/not-found-page.ts";
import { visitedPages } from "../routes/route-list.ts";
import { findings } from "./findings.ts";
import { cutOffAtReadingSizes } from "./reading-sizes.ts";
import { smallTargets } from "./small-targets.ts";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

// The page of all groups takes axe long.
test.describe.configure({ timeout: 120_000 });

/** Has the pages to come find a device that has never been here: the second visit is to be as the first. */
const forgetVisits = (page: Page) =>
  page.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

/** Opens a page and reads through it to its end. */
async function readThrough(page: Page, path: string, screen: string) {
  await page.goto(path);
  const { sum, words } = await layoutShift(page);
  expect.soft(sum, `${screen}: ${words}`).toBeLessThanOrEqual(mostLayoutShift);
  expect.soft(await beyondScreen(page), `${screen}: wider than the screen`).toBeLessThanOrEqual(0);
  expect.soft(await beyondHero(page), `${screen}: a picture over the words below it`).toBeLessThanOrEqual(1);
}

for (const path of visitedPages) {
  test(`${path} does not move under the reader, fits at every size of text and every finger, and axe finds nothing, on a phone by day and on a desktop by night`, async ({
    page,
  }) => {
    const part = { withFrame: path === "/" };
    await watchLayoutShifts(page);
    await forgetVisits(page);
    if (path === notFoundPage) await stayOnNotFoundPage(page);

    await page.setViewportSize(phone);
    await page.emulateMedia({ colorScheme: "light" });
    await readThrough(page, path, "phone");
    // What is half faded in has no contrast of its own yet.
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    expect.soft(await findings(page, part), "phone by day").toEqual([]);
    expect.soft(await smallTargets(page), "too small for a finger").toEqual([]);
    expect.soft(await cutOffAtReadingSizes(page)).toEqual([]);

    // The page that is left need not be drawn for the desktop too.
    await page.evaluate(() => document.documentElement.style.setProperty("display", "none"));
    await page.setViewportSize(desktop);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await readThrough(page, path, "desktop");
    expect(await findings(page, part), "desktop by night").toEqual([]);
  });
}

test("the answer about a gift moves nothing in the device's own fonts, where its title is shorter", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(/\.woff2$/, (route) => route.fulfill({ status: 404 }));
  await watchLayoutShifts(page);
  const release = await holdScripts(page);
  await page.goto("/ways-to-give/fallback", { waitUntil: "commit" });
  // The first state is painted before the answer about the gift.
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await painted(page);
  release();
  const { sum, words } = await layoutShift(page);
  expect(sum, words).toBeLessThanOrEqual(mostLayoutShift);
});
