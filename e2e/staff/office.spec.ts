import type { APIRequestContext, Page } from "@playwright/test";
import { donationForm } from "../donation/donation-form.ts";
import { expectThanks, receiptIssued } from "../donation/outcome.ts";
import { expect, test } from "../fixtures/clean-page.ts";
import { countClicks } from "./clicks.ts";
import { takenOver } from "./every-admin-page.ts";
import { addAccount, adminUrl, apiUrl, colleague, type StaffRole } from "./staff.ts";

// One after the other: each of them makes its account with the same administrator's.
test.describe.configure({ mode: "default", timeout: 240_000 });

/** Signs a member of staff in, in a window as laptops have it. */
async function signInAs(page: Page, request: APIRequestContext, role: StaffRole) {
  await request.post(`${apiUrl}/users/login`, {
    data: await addAccount(request, role, { by: await colleague() }),
  });
  await page.context().clearCookies();
  await page.context().addCookies((await request.storageState()).cookies);
  await page.setViewportSize({ width: 1440, height: 900 });
  await atFirstScreen(page);
}

async function atFirstScreen(page: Page) {
  await page.goto(adminUrl);
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  await takenOver(page);
}

async function fromMenu(page: Page, name: string) {
  await page.getByRole("button", { name: "Open Menu" }).first().click();
  await page.getByRole("navigation").getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  await takenOver(page);
}

/** Types into the search box of a list and sends it with Enter. */
async function find(page: Page, typed: string) {
  await page.locator(".list__find input").fill(typed);
  await page.keyboard.press("Enter");
}

/** A gift with its receipt, and the address of its donor. */
async function gift(page: Page, request: APIRequestContext, dollars: string): Promise<string> {
  const form = donationForm(page);
  const { "E-mail address": email } = await form.atCard(dollars);
  await form.give();
  await expectThanks(page);
  await receiptIssued(page, request);
  return email;
}

/** Opens the page of a donor's gift by the address; the donor is known some seconds after the gift. */
async function openGift(page: Page, email: string) {
  await fromMenu(page, "Gifts");
  const donor = page.getByRole("cell").getByRole("link", { name: /Ann Trembl/ });
  await expect(async () => {
    await find(page, email);
    await expect(donor).toHaveCount(1, { timeout: 4_000 });
  }).toPass({ timeout: 60_000 });
  await donor.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("from Ann Trembl");
  await takenOver(page);
}

test("a caller’s receipt is sent again in 5 clicks, and the name corrected in 6", async ({
  page,
  request,
}) => {
  const email = await gift(page, request, "75");
  await signInAs(page, request, "donor-services");
  const clicks = await countClicks(page);
  await openGift(page, email);
  await page.getByRole("button", { name: "Mail it again" }).click();
  await page.getByRole("button", { name: "Yes, mail it" }).click();
  await expect(page.getByText(`is on its way to ${email}`)).toBeVisible();
  expect(clicks.count()).toBeLessThanOrEqual(5);

  await atFirstScreen(page);
  clicks.reset();
  await openGift(page, email);
  await page.getByText("Correct name or address").click();
  await page.getByLabel("Last name", { exact: true }).fill("Tremblett");
  await page.getByLabel("Reason, which stands").fill("Told by telephone");
  await page.getByRole("button", { name: "Correct it", exact: true }).click();
  await page.getByRole("button", { name: "Yes, correct it" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("$75.00 from Ann Tremblett");
  await expect(page.getByRole("row", { name: /In force/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /Replaced/ })).toBeVisible();
  expect(clicks.count()).toBeLessThanOrEqual(6);
});

test("the month is a file in 4 clicks", async ({ page, request }) => {
  await signInAs(page, request, "finance");
  const clicks = await countClicks(page);
  await fromMenu(page, "Gifts");
  const today = new Date().toISOString().slice(0, 8);
  await page.getByLabel("From", { exact: true }).fill(`${today}01`);
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page).toHaveURL(/from=/);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export what I see (CSV)" }).click();
  expect((await download).suggestedFilename()).toMatch(/^gifts-\d{4}-\d\d-\d\d\.csv$/);
  expect(clicks.count()).toBeLessThanOrEqual(4);
});
