import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures/clean-page.ts";
import { holdClock } from "../fixtures/held-clock.ts";
import { openRunning } from "../fixtures/hydrated.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const section = { name: "About Prostate Cancer" };
const pageLink = "Diagnosis and staging";
const childLink = "PSA test and DRE";

test("the menu is walked by keyboard alone: open, down, into the second level, back, and closed", async ({
  page,
}) => {
  await openRunning(page, "/about-us");
  const menu = page.getByRole("navigation", { name: "Main" });
  const button = menu.getByRole("button", section);
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(menu.getByRole("link", section)).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(menu.getByRole("link", section)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(menu.getByRole("link", { name: pageLink })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(menu.getByRole("link", { name: childLink })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(menu.getByRole("link", { name: pageLink })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await expect(menu.getByRole("link", section)).toBeHidden();
});

test("focus that goes on behind the panel, or back before its section, closes it", async ({ page }) => {
  await openRunning(page, "/about-us");
  const menu = page.getByRole("navigation", { name: "Main" });
  const panel = menu.getByRole("link", section);
  await menu.getByRole("button", section).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(panel).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(menu.getByRole("button", section)).toBeFocused();
  await expect(panel).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(menu.getByRole("button", { name: "About Us" })).toBeFocused();
  await expect(panel).toBeHidden();

  await menu.getByRole("button", section).focus();
  await page.keyboard.press("Enter");
  await menu.getByRole("link", { name: "Living with prostate cancer" }).focus();
  await expect(panel).toBeVisible();
  await menu.locator(".menu-panel:popover-open a:visible").last().focus();
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("button", { name: "Get Support" })).toBeFocused();
  await expect(panel).toBeHidden();
});

test("Space opens a section, and the arrows lead from section to section", async ({ page }) => {
  await openRunning(page, "/about-us");
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("button", { name: "About Us" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(menu.getByRole("button", section)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(menu.getByRole("link", { name: pageLink })).toBeVisible();
});

test("hovering opens both levels, and a choice in the second level leads there and closes the menu", async ({
  page,
}) => {
  await page.goto("/about-us");
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("button", section).hover();
  const link = menu.getByRole("link", { name: pageLink });
  await expect(link).toBeVisible();
  await link.hover();
  await menu.getByRole("link", { name: childLink }).click();
  await expect(page).toHaveURL(/the-psa-test-and-the-dre$/);
  await expect(link).toBeHidden();
});

test("a diagonal path from a section to the far end of its panel keeps the panel", async ({ page }) => {
  await holdClock(page);
  await openRunning(page, "/about-us");
  const menu = page.getByRole("navigation", { name: "Main" });
  const button = menu.getByRole("button", section);
  await button.hover();
  await page.clock.runFor(200);
  await expect(menu.getByRole("link", section)).toBeVisible();
  const other = await menu.getByRole("button", { name: "Get Involved" }).boundingBox();
  if (!other) throw new Error("the menu has no second section");
  const from = await button.boundingBox();
  if (!from) throw new Error("the section has no button");
  const [startX, startY] = [from.x + from.width / 2, from.y + from.height / 2];
  for (let part = 0.05; part <= 1; part += 0.05) {
    const [toX, toY] = [other.x + 60, other.y + other.height + 20];
    await page.mouse.move(startX + (toX - startX) * part, startY + (toY - startY) * part);
    // A slow hand: all of it takes longer than an entry needs that is meant.
    await page.clock.runFor(200);
  }
  await page.clock.runFor(2_000);
  await expect(menu.getByRole("link", { name: pageLink })).toBeVisible();
});

test("a quick way from a page to the pages beside it keeps them", async ({ page }) => {
  await holdClock(page);
  await openRunning(page, "/about-us");
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("button", section).click();
  await menu.getByRole("link", { name: pageLink }).hover();
  const child = menu.getByRole("link", { name: childLink });
  const box = await child.boundingBox();
  if (!box) throw new Error("the pages beside it are not shown");
  // No time passes on the way, and the way leads across the gap between the two columns.
  await page.mouse.move(box.x + 20, box.y + box.height / 2, { steps: 40 });
  await expect(child).toBeVisible();
});

test("leaving the menu hides what hovering opened", async ({ page }) => {
  await openRunning(page, "/about-us");
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("button", section).hover();
  await expect(menu.getByRole("link", { name: pageLink })).toBeVisible();
  await page.mouse.move(700, 880);
  await expect(menu.getByRole("link", { name: pageLink })).toBeHidden();
});

test("the page the reader is on is marked", async ({ page }) => {
  await page.goto("/about-prostate-cancer/diagnosis-and-staging");
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("button", section).click();
  await expect(menu.getByRole("link", { name: pageLink })).toHaveAttribute("aria-current", "page");
});

const committees = { name: "Our Committees" };

/** The heading that a menu entry names is in view, holds the focus, and the menu is out of its way. */
async function stayedAt(page: Page, heading: Locator) {
  await expect(page).toHaveURL(/#our-committees$/);
  await expect(heading).toBeFocused();
  await expect(page.locator(".menu-panel:popover-open")).toHaveCount(0);
  await expect(heading).toBeInViewport();
}

for (const motion of ["no-preference", "reduce"] as const) {
  test.describe(`with motion: ${motion}`, () => {
    test.use({ contextOptions: { reducedMotion: motion } });
    test("an entry that names a part of a page leads to that part, by pointer and by keyboard, also from there", async ({
      page,
    }) => {
      await openRunning(page, "/about-us");
      const menu = page.getByRole("navigation", { name: "Main" });
      const heading = page.getByRole("main").getByRole("heading", committees);
      const toTop = () => page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await menu.getByRole("button", { name: "About Us" }).hover();
      await menu.getByRole("link", { name: "Our team", exact: true }).first().hover();
      await menu.getByRole("link", committees).click();
      await stayedAt(page, heading);

      await toTop();
      await menu.getByRole("button", { name: "About Us" }).focus();
      await page.keyboard.press("ArrowDown");
      await menu.getByRole("link", { name: "Our team", exact: true }).first().focus();
      await page.keyboard.press("ArrowRight");
      await menu.getByRole("link", committees).press("Enter");
      await stayedAt(page, heading);

      await toTop();
      await menu.getByRole("button", { name: "About Us" }).focus();
      await page.keyboard.press("ArrowDown");
      await menu.getByRole("link", { name: "Our team", exact: true }).first().press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });
  });
}

test.describe("on a wide tablet, where nothing can be pointed at", () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
      test.use({ javaScriptEnabled });
      test("two taps lead to a page of the third level", async ({ page }) => {
        await page.goto("/about-us");
        const menu = page.getByRole("navigation", { name: "Main" });
        await menu.getByRole("button", section).tap();
        await expect(menu.getByRole("link", { name: pageLink })).toBeVisible();
        await menu.getByRole("link", { name: childLink }).tap();
        await expect(page).toHaveURL(/the-psa-test-and-the-dre$/);
      });
    });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("a press opens a section, and its heading leads to the section's index page", async ({ page }) => {
    await page.goto("/about-us");
    const menu = page.getByRole("navigation", { name: "Main" });
    await menu.getByRole("button", section).click();
    await menu.getByRole("link", section).click();
    await expect(page).toHaveURL(/\/about-prostate-cancer$/);
  });
  test("the pages beside a page can be reached across the gap between the columns", async ({ page }) => {
    await page.goto("/about-us");
    const menu = page.getByRole("navigation", { name: "Main" });
    await menu.getByRole("button", section).click();
    const link = menu.getByRole("link", { name: pageLink });
    await link.hover();
    const child = menu.getByRole("link", { name: childLink });
    const [from, to] = [await link.boundingBox(), await child.boundingBox()];
    if (!from || !to) throw new Error("the pages beside it are not shown");
    await page.mouse.move(to.x + 20, from.y + from.height / 2, { steps: 40 });
    await child.click();
    await expect(page).toHaveURL(/the-psa-test-and-the-dre$/);
  });
});
