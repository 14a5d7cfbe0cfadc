import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "../fixtures/clean-page.ts";

/** The thank-you page, with the facts that it reads from the server. */
export async function expectThanks(page: Page) {
  await page.waitForURL("**/ways-to-give/thank-you");
  await expect(page.getByRole("heading", { level: 1, name: "Thank You for Your Support" })).toBeVisible();
  await expect(page.getByText("heavy demand")).toBeVisible();
  await expect(page.getByText(/your gift has arrived/)).toBeVisible();
}

export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
}
