import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/clean-page.ts";
import { contentPages, pages } from "../routes/route-list.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

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

/** What axe finds, one line for each element, so that a failure says where to look. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${id}: ${node.target.join(" ")}: ${node.any[0]?.message ?? node.failureSummary ?? ""}`,
    ),
  );
}

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
