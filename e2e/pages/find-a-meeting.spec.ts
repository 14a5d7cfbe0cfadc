import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/clean-page.ts";
import { openRunning } from "../fixtures/hydrated.ts";

const groups = "/get-support/support-groups";
const calendar = `${groups}/find-a-meeting`;

test.use({ reducedMotion: "reduce" });

/** The words of each sheet that a page is printed on. */
async function sheetsOf(page: Page): Promise<string[]> {
  const pdf = await page.pdf({
    format: "Letter",
    margin: { top: "12mm", bottom: "12mm", left: "12mm", right: "12mm" },
  });
  const words = execFileSync("pdftotext", ["-layout", "-", "-"], { input: pdf }).toString();
  // Each sheet ends with a form feed.
  return words.split("\f").slice(0, -1);
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("another month comes where the reader looks, with the focus kept, and from the list's end the list begins anew", async ({
    page,
  }) => {
    await openRunning(page, calendar);
    const arrows = page.getByRole("navigation", { name: "Months", exact: true });
    const next = arrows.getByRole("link").last();
    await next.scrollIntoViewIfNeeded();
    const before = await next.boundingBox();
    const name = (await next.textContent()) ?? "";
    await next.press("Enter");
    await expect(arrows.getByText(name, { exact: true })).toBeVisible();
    const title = page.getByRole("heading", { level: 2, name, exact: true });
    await expect(title).toBeVisible();
    expect((await next.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
    await expect(next).toBeFocused();

    const after = page
      .getByRole("navigation", { name: "The months before and after" })
      .getByRole("link")
      .last();
    const nextName = (await after.textContent()) ?? "";
    await after.press("Enter");
    const nextTitle = page.getByRole("heading", { level: 2, name: nextName, exact: true });
    await expect(nextTitle).toBeFocused();
    await expect(nextTitle).toBeInViewport();
  });

  test("a group's page has its next meeting and the button to call on the first screen", async ({ page }) => {
    await page.goto(`${groups}/find-a-group/bc-online`);
    await expect(page.getByRole("region", { name: "Next meeting" }).getByRole("time")).toBeInViewport();
    await expect(page.getByRole("link", { name: /^Call \d/ })).toBeInViewport({ ratio: 1 });
  });
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("another month opens at the calendar, not at the top of the page", async ({ page }) => {
    await page.goto(calendar);
    await page.getByRole("navigation", { name: "Months", exact: true }).getByRole("link").last().click();
    await expect(page).toHaveURL(/\?month=[\d-]+#meetings$/);
    await expect(page.getByRole("heading", { level: 1 })).not.toBeInViewport();
  });
});

test("the calendar and the list of groups are printed on few sheets, each with something on it", async ({
  page,
}) => {
  const next = new Date();
  next.setUTCDate(1);
  next.setUTCMonth(next.getUTCMonth() + 1);
  await page.goto(`${calendar}?month=${next.toISOString().slice(0, 7)}`);
  const month = await sheetsOf(page);
  expect(month.length).toBeLessThanOrEqual(3);
  await page.goto(`${groups}/find-a-group`);
  const list = await sheetsOf(page);
  expect(list.length).toBeLessThanOrEqual(7);
  for (const sheet of [...month, ...list]) expect(sheet.trim().length).toBeGreaterThan(100);
  // Whom to call stands on the paper, though buttons do not.
  expect(list.join(" ")).toMatch(/Call \d{3}-\d{3}-\d{4}/);
});
