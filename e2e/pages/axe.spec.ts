import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "../fixtures/clean-page.ts";

const paths = [
  "/about-us",
  "/about-us/our-team",
  "/about-us/annual-report",
  "/about-us/mission",
  "/about-us/contact-us",
  "/about-prostate-cancer",
  "/about-prostate-cancer/video-library",
  "/about-prostate-cancer/diagnosis-and-staging/the-psa-test-and-the-dre",
  "/about-prostate-cancer/diagnosis-and-staging/grading-and-staging",
  "/about-prostate-cancer/living-with-prostate-cancer/sex-with-and-after-cancer",
  "/grants-awards",
  "/grants-awards/grants",
  "/ways-to-give",
  "/ways-to-give/donate",
  "/ways-to-give/alternative-ways-to-support-us",
  "/privacy",
  "/accessibility",
  "/image-credits",
];

for (const path of paths) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`${path} has no accessibility findings in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`),
      ).toEqual([]);
    });
  }

  test(`${path} fits a screen 320 pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
  });
}
