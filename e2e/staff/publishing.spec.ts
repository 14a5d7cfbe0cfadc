import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/clean-page.ts";
import { countClicks } from "./clicks.ts";
import { signInAs } from "./first-screen.ts";
import { apiUrl, documentWith } from "./staff.ts";

test.describe.configure({ mode: "default", timeout: 240_000 });

const longForm = { timeout: 120_000 };

/** From the first screen to an empty form. */
async function begin(page: Page, what: string) {
  await page
    .getByRole("navigation", { name: "Begin something new" })
    .getByRole("link", { name: what, exact: true })
    .click();
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeAttached(longForm);
}

/** Types into the text of a form, which is no field that can be filled. */
async function write(page: Page, words: string) {
  await page.locator('[contenteditable="true"]').first().focus();
  await page.keyboard.type(words);
}

async function publish(page: Page) {
  await page.getByRole("button", { name: "Publish changes" }).click();
  await expect(page.locator(".payload-toast-item").last()).toHaveText(/success/, { timeout: 30_000 });
}

// How often somebody presses is seen in the browser alone.
test("an editor publishes a text in 4 clicks, and visitors read it", async ({ page, request }) => {
  await signInAs(page, request, "editor");
  const clicks = await countClicks(page);
  await begin(page, "Page");
  await page.getByLabel("Title").first().fill("Our new van");
  await page.getByLabel("Description").first().fill("Where the van goes, and when.");
  await page.locator("#field-uri").fill("/our-new-van");
  await page.getByRole("button", { name: /^Add Block/ }).click();
  await page.getByRole("dialog").getByText("Text", { exact: true }).click();
  await write(page, "It drives to every province.");
  await publish(page);
  expect(clicks.count()).toBeLessThanOrEqual(4);
  await expect
    .poll(async () => (await request.get("/our-new-van")).text(), { timeout: 30_000 })
    .toContain("It drives to every province.");
  const { id } = await documentWith(request, "pages", "uri", "/our-new-van");
  await request.delete(`${apiUrl}/pages/${id}`);
});
