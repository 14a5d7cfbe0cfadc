import { expect, test } from "../fixtures/clean-page.ts";
import { contentPages, pages } from "../routes/route-list.ts";
import { findings } from "./findings.ts";

/** One page of each template. */
const templates = [
  "/",
  "/news?post=179000615013821473",
  "/about-us/our-team",
  "/about-us/annual-report",
  "/about-prostate-cancer",
  "/about-prostate-cancer/video-library",
  "/about-prostate-cancer/what-is-prostate-cancer/the-prostate",
  "/get-support/reef-knot-kits",
  "/get-support/support-groups/find-a-group",
  "/get-involved/find-an-event",
  "/ways-to-give/donate-online",
  "/news",
  ...contentPages,
];

test.describe("phone, light", () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: "light", reducedMotion: "reduce" });

  for (const path of [...pages, ...contentPages, "/news?post=179000615013821473"]) {
    test(`axe finds nothing on ${path} at 390 px`, async ({ page }) => {
      await page.goto(path);
      expect(await findings(page)).toEqual([]);
    });
  }
});

test.describe("desktop, dark", () => {
  test.use({ viewport: { width: 1440, height: 900 }, colorScheme: "dark", reducedMotion: "reduce" });

  for (const path of templates) {
    test(`axe finds nothing on ${path} at 1440 px in the dark`, async ({ page }) => {
      await page.goto(path);
      expect(await findings(page)).toEqual([]);
    });
  }
});
