import path from "node:path";
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

test("an editor publishes an event with a picture in 8 clicks", async ({ page, request }) => {
  await signInAs(page, request, "editor");
  const clicks = await countClicks(page);
  await begin(page, "Event");
  const title = "A walk in Wascana Park";
  await page.getByLabel("Title").first().fill(title);
  // Years ahead, behind every event that other tests read of.
  await page.locator('input[type="datetime-local"]').first().fill("2031-06-14T09:00");
  await page.getByLabel("Location").fill("Wascana Park, Regina");
  await write(page, "Five kilometres, and a dollar for every step.");
  await page.getByRole("button", { name: "Create New" }).first().click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Select a file" }).click();
  await (await chooser).setFiles(path.join(import.meta.dirname, "../../docs/home.jpg"));
  await page.getByLabel(/^Alternative text/).fill("A park by a lake");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("home.jpg").first()).toBeVisible({ timeout: 30_000 });
  await publish(page);
  // A person also chooses the file in a window of the system, by two presses.
  expect(clicks.count() + 2).toBeLessThanOrEqual(8);
  const event = await documentWith(request, "events", "title", title);
  expect(event).toMatchObject({ _status: "published", event: { featuredImage: expect.anything() } });
  await request.delete(`${apiUrl}/events/${event.id}`);
  await request.delete(`${apiUrl}/media/${event.event.featuredImage}`);
});
