import type { Locator, Page } from "@playwright/test";
import { expect, holdClock, test } from "../fixtures/clean-page.ts";
import { hydrated, openRunning } from "../fixtures/hydrated.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const section = { name: "About prostate cancer" };
const pageLink = "Diagnosis and staging";
const childLink = "PSA test and DRE";

test("by keyboard alone the menu opens, leads through its levels and from section to section, and closes behind the focus", async ({
  page,
}) => {
  await openRunning(page, "/about-us");
  const menu = page.getByRole("navigation", { name: "Main" });
  const button = menu.getByRole("button", section);
  const panel = menu.getByRole("link", section);

  await test.step("open, down, into the second level, back, and closed", async () => {
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(panel).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(panel).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(menu.getByRole("link", { name: pageLink })).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(menu.getByRole("link", { name: childLink })).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(menu.getByRole("link", { name: pageLink })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
    await expect(panel).toBeHidden();
  });

  await test.step("focus that goes on behind the panel, or back before its section, closes it", async () => {
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(panel).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(button).toBeFocused();
    await expect(panel).toBeVisible();
    await page.keyboard.press("Shift+Tab");
    await expect(menu.getByRole("button", { name: "About us" })).toBeFocused();
    await expect(panel).toBeHidden();

    await button.focus();
    await page.keyboard.press("Enter");
    await menu.getByRole("link", { name: "Living with prostate cancer" }).focus();
    await expect(panel).toBeVisible();
    await menu.locator(".menu-panel:popover-open a:visible").last().focus();
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("button", { name: "Get support" })).toBeFocused();
    await expect(panel).toBeHidden();
  });

  await test.step("Space opens a section, and the arrows lead from section to section", async () => {
    await menu.getByRole("button", { name: "About us" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(button).toBeFocused();
    await page.keyboard.press("Space");
    await expect(menu.getByRole("link", { name: pageLink })).toBeVisible();
  });
});

test("by pointer a section shows as soon as it is meant, stays on the way to what it shows, and goes when it is left", async ({
  page,
}) => {
  await holdClock(page);
  await page.goto("/about-us");
  const menu = page.getByRole("navigation", { name: "Main" });
  const button = menu.getByRole("button", section);
  const link = menu.getByRole("link", { name: pageLink });
  const child = menu.getByRole("link", { name: childLink });

  await test.step("a diagonal path from a section to the far end of its panel keeps the panel", async () => {
    // The coming of the pointer asks for the page's script; it rests by then, and never enters the section again.
    await button.hover();
    await hydrated(page);
    await page.clock.runFor(200);
    await expect(menu.getByRole("link", section)).toBeVisible();
    const other = await menu.getByRole("button", { name: "Get involved" }).boundingBox();
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
    await expect(link).toBeVisible();
  });

  await test.step("a quick way from a page to the pages beside it keeps them", async () => {
    await link.hover();
    await page.clock.runFor(1_000);
    const box = await child.boundingBox();
    if (!box) throw new Error("the pages beside it are not shown");
    // No time passes on the way, and the way leads across the gap between the two columns.
    await page.mouse.move(box.x + 20, box.y + box.height / 2, { steps: 40 });
    await expect(child).toBeVisible();
  });

  await test.step("leaving the menu hides what hovering opened", async () => {
    await page.mouse.move(700, 880);
    await page.clock.runFor(1_000);
    await expect(link).toBeHidden();
  });

  await test.step("a choice in the second level leads there and closes the menu, where the page is marked", async () => {
    await page.clock.resume();
    await button.hover();
    await expect(link).toBeVisible();
    await link.hover();
    await child.click();
    await expect(page).toHaveURL(/the-psa-test-and-the-dre$/);
    await expect(link).toBeHidden();
    await page.mouse.move(700, 880);
    await button.click();
    await link.hover();
    await expect(child).toHaveAttribute("aria-current", "page");
    await expect(link).not.toHaveAttribute("aria-current");
  });
});

const committees = { name: "Our Committees" };

/** The heading that a menu entry names is in view, holds the focus, and the menu is out of its way. */
async function stayedAt(page: Page, heading: Locator) {
  await expect(page).toHaveURL(/#our-committees$/);
  await expect(heading).toBeFocused();
  await expect(page.locator(".menu-panel:popover-open")).toHaveCount(0);
  await expect(heading).toBeInViewport();
}

test("an entry that names a part of a page leads to that part, by pointer and by keyboard, also from there, with and without motion", async ({
  page,
}) => {
  await openRunning(page, "/about-us");
  const menu = page.getByRole("navigation", { name: "Main" });
  const aboutUs = menu.getByRole("button", { name: "About us" });
  const ourTeam = menu.getByRole("link", { name: "Our team", exact: true }).first();
  const heading = page.getByRole("main").getByRole("heading", committees);
  const toTop = () => page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await test.step(`with motion: ${reducedMotion}`, async () => {
      await page.emulateMedia({ reducedMotion });
      await aboutUs.hover();
      await ourTeam.hover();
      await menu.getByRole("link", committees).click();
      await stayedAt(page, heading);

      await toTop();
      await aboutUs.focus();
      await page.keyboard.press("ArrowDown");
      await ourTeam.focus();
      await page.keyboard.press("ArrowRight");
      await menu.getByRole("link", committees).press("Enter");
      await stayedAt(page, heading);

      await toTop();
      await aboutUs.focus();
      await page.keyboard.press("ArrowDown");
      await ourTeam.press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      // Back to where the visit began, on another page and away from the menu.
      await page.mouse.move(700, 880);
      await page.goBack();
      await expect(page).toHaveURL(/#our-committees$/);
      await page.goBack();
      await expect(page).toHaveURL(/about-us$/);
    });
  }
});

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
  test("a press opens a section, its heading leads to the section's index page, and the pages beside a page can be reached across the gap between the columns", async ({
    page,
  }) => {
    // While two pages cross over, the picture of the old one takes the pointer, and what it pointed at before shows no more.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/about-us");
    const menu = page.getByRole("navigation", { name: "Main" });
    await menu.getByRole("button", section).click();
    await menu.getByRole("link", section).click();
    await expect(page).toHaveURL(/\/about-prostate-cancer$/);

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
