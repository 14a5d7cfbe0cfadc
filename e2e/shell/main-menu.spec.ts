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
  await expect(button).toHaveAttribute("aria-expanded", "true");
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
  await expect(button).toHaveAttribute("aria-expanded", "false");
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
  await expect(button).toHaveAttribute("aria-expanded", "true");
  const other = await menu.getByRole("button", { name: "Get Involved" }).boundingBox();
  if (!other) throw new Error("the menu has no second section");
  await page.mouse.move(other.x + 60, other.y + other.height + 120, { steps: 12 });
  // Longer than an entry needs that is meant.
  await page.clock.runFor(2_000);
  await expect(button).toHaveAttribute("aria-expanded", "true");
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
