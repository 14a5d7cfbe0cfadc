import { expect, test } from "../fixtures/clean-page.ts";
import { contentPages, pages } from "../routes/route-list.ts";
import { findings } from "./findings.ts";

const openPost = "/news?post=179000615013821473";
const looks = [
  { width: 390, height: 844, colorScheme: "light" },
  { width: 1440, height: 900, colorScheme: "dark" },
] as const;

// The page of all groups takes axe long.
test.describe.configure({ timeout: 120_000 });

for (const { width, height, colorScheme } of looks) {
  test.describe(`${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, colorScheme, reducedMotion: "reduce" });

    for (const path of [...pages, ...contentPages, openPost]) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path);
        expect(await findings(page)).toEqual([]);
      });
    }
  });
}
