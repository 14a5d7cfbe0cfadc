import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/clean-page.ts";
import { drawn, holdScripts } from "../fixtures/held-arrival.ts";
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

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

// The page of all groups takes axe long.
test.describe.configure({ timeout: 120_000 });

/** Opens a page that nobody has visited, and reads through it to its end. */
async function readThrough(page: Page, path: string) {
  await watchLayoutShifts(page);
  if (path === notFoundPage) await stayOnNotFoundPage(page);
  await page.goto(path);
  const { sum, words } = await layoutShift(page);
  expect.soft(sum, words).toBeLessThanOrEqual(mostLayoutShift);
  expect.soft(await beyondScreen(page), "wider than the screen").toBeLessThanOrEqual(0);
  expect.soft(await beyondHero(page), "a picture over the words below it").toBeLessThanOrEqual(1);
}

for (const path of visitedPages) {
  test.describe(path, () => {
    test("on a phone by day it does not move under the reader, fits at every size of text, and axe finds nothing", async ({
      page,
    }) => {
      await page.setViewportSize(phone);
      await page.emulateMedia({ colorScheme: "light" });
      await readThrough(page, path);
      // What is half faded in has no contrast of its own yet.
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      expect.soft(await findings(page, { withFrame: path === "/" })).toEqual([]);
      expect(await cutOffAtReadingSizes(page)).toEqual([]);
    });

    test("on a desktop by night it does not move under the reader, fits, and axe finds nothing", async ({
      page,
    }) => {
      await page.setViewportSize(desktop);
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
      await readThrough(page, path);
      expect(await findings(page, { withFrame: path === "/" })).toEqual([]);
    });
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
  await drawn(page);
  release();
  const { sum, words } = await layoutShift(page);
  expect(sum, words).toBeLessThanOrEqual(mostLayoutShift);
});
