import path from "node:path";
import { eventUrl } from "@pcf/contract/urls";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/clean-page.ts";
import { countClicks } from "./clicks.ts";
import { signInAs } from "./first-screen.ts";
import { apiUrl, documentWith } from "./staff.ts";

test.describe.configure({ mode: "default", timeout: 240_000 });

const picture = path.join(import.meta.dirname, "../../seed/images/2-thinking-of-you-mountain-lake.jpg");
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
  // A picture that was saved before has said so likewise, in other words.
  await expect(page.locator(".payload-toast-item", { hasText: "Updated successfully" })).toBeVisible();
}

// How often somebody presses is seen in the browser alone.
test("an editor publishes a text in 4 clicks, and visitors read it", async ({ page, request }, { retry }) => {
  await signInAs(page, request, "editor");
  const clicks = await countClicks(page);
  await begin(page, "Page");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Untitled page");
  await page.getByRole("textbox", { name: "Title" }).first().fill("Our new van");
  await expect(heading).toHaveText("Our new van");
  await page.getByRole("textbox", { name: "Description" }).first().fill("Where the van goes, and when.");
  const uri = `/our-new-van-${retry}`;
  await page.locator("#field-uri").fill(uri);
  const saved = page.waitForResponse(/autosave=true/);
  await page.getByRole("button", { name: /^Add Block/ }).click();
  await page.getByRole("dialog").getByText("Text", { exact: true }).click();
  // The draft is saved under the hand of whoever thinks first, and takes away neither the cursor nor what is written then.
  await page.locator('[contenteditable="true"]').first().focus();
  await saved;
  await page.keyboard.type("It drives to every province.");
  await publish(page);
  expect(clicks.count()).toBeLessThanOrEqual(4);
  await expect
    .poll(async () => (await request.get(uri)).text(), { timeout: 30_000 })
    .toContain("It drives to every province.");
  const { id } = await documentWith(request, "pages", "uri", uri);
  await request.delete(`${apiUrl}/pages/${id}`);
});

test("an editor publishes an event with its picture in 8 clicks, and visitors see both", async ({
  page,
  request,
}, { retry }) => {
  await signInAs(page, request, "editor");
  const clicks = await countClicks(page);
  const event = { title: `Walk by the river ${retry}`, text: "Bring good shoes, and a friend." };
  await begin(page, "Event");
  await page.getByRole("textbox", { name: "Title" }).first().fill(event.title);
  // Years ahead, behind every event that other tests read of.
  await page.getByLabel("Start").fill("2031-06-15T10:30");
  await page.getByLabel("Location").fill("Riverside Park, Calgary");
  await write(page, event.text);

  const field = page.locator("#field-event__featuredImage");
  await field.getByRole("button", { name: "Create New" }).click();
  const drawer = page.getByRole("dialog");
  const chooser = page.waitForEvent("filechooser");
  await drawer.getByRole("button", { name: "Select a file" }).click();
  await (await chooser).setFiles(picture);
  await drawer.getByLabel("Alternative text").fill("A boat on a lake, between mountains");
  await drawer.getByRole("button", { name: "Save", exact: true }).click();
  await expect(field.getByText("thinking-of-you-mountain-lake")).toBeVisible();
  await publish(page);
  // The file is chosen in a window of the system, which takes two more.
  expect(clicks.count() + 2).toBeLessThanOrEqual(8);

  const { id, slug, event: stored } = await documentWith(request, "events", "title", event.title);
  await expect
    .poll(async () => (await request.get(eventUrl(slug))).text(), { timeout: 30_000 })
    .toContain(event.text);
  await page.context().clearCookies();
  await page.goto(eventUrl(slug));
  await expect(page.getByRole("heading", { level: 1, name: event.title })).toBeVisible();
  const shown = page.locator('.hero img[src*="mountain-lake"]');
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await request.delete(`${apiUrl}/events/${id}`);
  await request.delete(`${apiUrl}/media/${stored.featuredImage}`);
});
