import { expect, test } from "../fixtures/clean-page.ts";
import { notFoundPage, stayOnNotFoundPage } from "../fixtures/not-found-page.ts";
import { contentPages, pages } from "../routes/route-list.ts";
import { findings } from "./findings.ts";

const openPost = "/news?post=179000615013821473";
/** One page of each template. */
const templates = [
  "/",
  "/about-us/our-team",
  "/about-us/annual-report",
  "/about-us/contact-us",
  "/about-prostate-cancer",
  "/about-prostate-cancer/video-library",
  "/about-prostate-cancer/diagnosis-and-staging/grading-and-staging",
  "/get-support/reef-knot-kits",
  "/get-support/support-groups/find-a-group",
  "/get-support/support-groups/find-a-meeting",
  "/get-involved/find-an-event",
  "/grants-awards/grants",
  "/ways-to-give/donate",
  "/ways-to-give/donate-online",
  "/news",
  ...contentPages,
];

const looks = [
  { width: 390, height: 844, colorScheme: "light", paths: [...pages, ...contentPages, openPost] },
  { width: 1440, height: 900, colorScheme: "dark", paths: [...templates, openPost] },
] as const;

// The page of all groups takes axe long.
test.describe.configure({ timeout: 120_000 });

for (const { width, height, colorScheme, paths } of looks) {
  test.describe(`${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, colorScheme, reducedMotion: "reduce" });

    for (const path of paths) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        if (path === notFoundPage) await stayOnNotFoundPage(page);
        await page.goto(path);
        expect(await findings(page)).toEqual([]);
      });
    }
  });
}
