import { renderedBySite } from "@pcf/contract/page-addresses";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/clean-page.ts";
import { setInOwnFonts } from "../fixtures/page-fonts.ts";
import { pages } from "../routes/route-list.ts";

const phone = { width: 390, height: 844, lowest: 780 };
const desktop = { width: 1440, height: 900, lowest: 560 };

/** Pages of information with none below them, which staff alone write. */
const leaves = pages.filter(
  (path) =>
    /^\/(about-prostate-cancer|get-support)\//.test(path) &&
    !renderedBySite.includes(path) &&
    !pages.some((other) => other.startsWith(`${path}/`)),
);

/** How far from the top of the page its first sentence stands: of the box for urgent help where there is one, else of the text. */
const firstSentence = (page: Page) =>
  page.evaluate(() => {
    const place = document.querySelector(".page-body > .helpline") ?? document.querySelector(".page-main");
    const first = [...(place?.querySelectorAll<HTMLElement>("p, li, dt") ?? [])].find(
      ({ offsetHeight, textContent }) => offsetHeight > 0 && textContent.trim() !== "",
    );
    return first ? first.getBoundingClientRect().top + scrollY : Number.POSITIVE_INFINITY;
  });

for (const path of leaves) {
  test(`the first sentence of ${path} stands on the first screen`, async ({ page }) => {
    for (const { lowest, ...size } of [phone, desktop]) {
      await page.setViewportSize(size);
      if (size.width === phone.width) await page.goto(path);
      await setInOwnFonts(page);
      expect(await firstSentence(page), `at ${size.width} × ${size.height}`).toBeLessThanOrEqual(lowest);
    }
  });
}

const treatment = "/about-prostate-cancer/treatment/treatment-for-localized-prostate-cancer";

test("beside the text the part that is read is marked among the contents, also after a jump to the top", async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto(treatment);
  const contents = page.getByRole("navigation", { name: "On this page" });
  await contents.getByRole("link", { name: "Radiation", exact: true }).click();
  await expect(contents.locator("[aria-current=location]")).toHaveText("Radiation");
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(contents.locator("[aria-current]")).toHaveCount(0);
});

test("text, tables, drawings, film and boxes end at one edge", async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(treatment);
  const edges = await page
    .locator(".page-body > .helpline, .page-main > *")
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().right)));
  expect(new Set(edges).size).toBe(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the contents are folded on a phone and open beside the text on a wide screen", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(treatment);
    const contents = page.getByRole("navigation", { name: "On this page" });
    const link = contents.getByRole("link", { name: "Surgery" });
    await expect(link).toBeHidden();
    await contents.getByText("On this page").last().click();
    await expect(link).toBeVisible();
    await page.reload();
    await expect(link).toBeHidden();
    await page.setViewportSize(desktop);
    await expect(link).toBeVisible();
    await expect(contents.getByRole("heading", { name: "On this page" })).toBeVisible();
  });
});
