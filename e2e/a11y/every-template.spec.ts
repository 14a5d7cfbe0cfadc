import { expect, test } from "../fixtures/clean-page.ts";
import { drawn, holdScripts } from "../fixtures/held-arrival.ts";
import { beyondScreen, layoutShift, mostLayoutShift, watchLayoutShifts } from "../fixtures/layout-shifts.ts";
import { notFoundPage, stayOnNotFoundPage } from "../fixtures/not-found-page.ts";
import { visitedPages } from "../routes/route-list.ts";
import { findings } from "./findings.ts";

const looks = [
  { width: 390, height: 844, colorScheme: "light" },
  { width: 1440, height: 900, colorScheme: "dark" },
] as const;

// The page of all groups takes axe long.
test.describe.configure({ timeout: 120_000 });

for (const { width, height, colorScheme } of looks) {
  test.describe(`${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, colorScheme });

    for (const path of visitedPages) {
      test(`${path} does not move under the reader, fits, and axe finds nothing`, async ({ page }) => {
        await watchLayoutShifts(page);
        if (path === notFoundPage) await stayOnNotFoundPage(page);
        await page.goto(path);
        const { sum, words } = await layoutShift(page);
        expect.soft(sum, words).toBeLessThanOrEqual(mostLayoutShift);
        expect.soft(await beyondScreen(page), "wider than the screen").toBeLessThanOrEqual(0);
        // What is half faded in has no contrast of its own yet.
        await page.emulateMedia({ reducedMotion: "reduce" });
        expect(await findings(page)).toEqual([]);
      });
    }
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
