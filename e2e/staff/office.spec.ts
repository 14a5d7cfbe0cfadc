import type { APIRequestContext, Page } from "@playwright/test";
import { donationForm } from "../donation/donation-form.ts";
import { expectThanks, receiptIssued } from "../donation/outcome.ts";
import { expect, test } from "../fixtures/clean-page.ts";
import { countClicks } from "./clicks.ts";
import { takenOver } from "./every-admin-page.ts";
import { addAccount, administrator, adminUrl, apiUrl, documentWith, type StaffRole } from "./staff.ts";

test.describe.configure({ timeout: 240_000 });

/** The first administrator chooses a password in another test, which may run beside these. */
test.beforeAll(async ({ request }) => {
  const signsIn = async () => (await request.post(`${apiUrl}/users/login`, { data: administrator })).ok();
  await expect.poll(signsIn, { timeout: 200_000 }).toBe(true);
});

/** A member of staff on the first screen, in a window as laptops have it, and how often they have pressed since. */
async function atWork(page: Page, request: APIRequestContext, role: StaffRole) {
  await request.post(`${apiUrl}/users/login`, { data: await addAccount(request, role) });
  await page.context().addCookies((await request.storageState()).cookies);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(adminUrl);
  await takenOver(page);
  return await countClicks(page);
}

const fromMenu = async (page: Page, name: string) => {
  await page.getByRole("navigation").getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  await takenOver(page);
};

/** Types into the search box of a list and sends it with Enter. */
const find = async (page: Page, typed: string) => {
  await page.getByRole("main").or(page.locator(".office")).getByLabel("Search", { exact: true }).first().fill(typed);
  await page.keyboard.press("Enter");
};

test("a caller’s gift is found by the address, its receipt sent again, and the name corrected", async ({
  page,
  request,
}) => {
  const form = donationForm(page);
  const { "E-mail address": email } = await form.atCard("75");
  await form.give();
  await expectThanks(page);
  await receiptIssued(page, request);

  const clicks = await atWork(page, request, "donor-services");
  await fromMenu(page, "Gifts");
  // The donor is known by the address a few seconds after the gift.
  await expect(async () => {
    await find(page, email);
    await expect(page.getByRole("link", { name: "Ann Tremblay" })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.getByRole("link", { name: "Ann Tremblay" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("$75.00 from Ann Tremblay");
  await takenOver(page);
  await page.getByRole("button", { name: "Mail it again" }).click();
  await page.getByRole("button", { name: "Yes, mail it" }).click();
  await expect(page.getByText(`is on its way to ${email}`)).toBeVisible();
  expect(clicks()).toBeLessThanOrEqual(5);

  const before = clicks() - 2;
  await page.getByText("Correct name or address").click();
  await page.getByLabel("Last name", { exact: true }).fill("Tremblett");
  await page.getByLabel("Reason, which stands").fill("Told by telephone");
  await page.getByRole("button", { name: "Correct it" }).click();
  await page.getByRole("button", { name: "Yes, correct it" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("$75.00 from Ann Tremblett");
  await expect(page.getByRole("row", { name: /In force/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /Replaced/ })).toBeVisible();
  const again = 2;
  expect(before + clicks() - before - again).toBeLessThanOrEqual(6);
});
