import type { APIRequestContext, Page } from "@playwright/test";
import { donationForm } from "../donation/donation-form.ts";
import { expectThanks, receiptIssued } from "../donation/outcome.ts";
import { expect, test } from "../fixtures/clean-page.ts";
import { countClicks } from "./clicks.ts";
import { takenOver } from "./every-admin-page.ts";
import { atFirstScreen, signInAs } from "./first-screen.ts";
import { addAccount, adminUrl, apiUrl, colleague } from "./staff.ts";

// One after the other: each of them makes its account with the same administrator's.
test.describe.configure({ mode: "default", timeout: 240_000 });

/** From the first screen to one of those that it names. */
async function fromToday(page: Page, name: string) {
  await page
    .getByRole("navigation", { name: "Screens of the office" })
    .getByRole("link", { name, exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  await takenOver(page);
}

/** Types into the search box of a list and sends it with Enter. */
async function find(page: Page, typed: string) {
  await page.locator(".list__find input").fill(typed);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL((url) => url.searchParams.get("find") === typed);
}

/** A gift with its receipt, and the address of its donor. */
async function gift(page: Page, request: APIRequestContext, dollars: string): Promise<string> {
  const form = donationForm(page);
  const { "Email address": email } = await form.atCard(dollars);
  await form.give();
  await expectThanks(page);
  await receiptIssued(page, request);
  return email;
}

/** In a list: the row of an address, which is known some seconds after the gift, and what it leads to. */
async function openByAddress(page: Page, list: "Gifts" | "Donors", email: string) {
  await fromToday(page, list);
  const name = page.getByRole("cell").getByRole("link", { name: /Ann Trembl/ });
  await expect(async () => {
    await find(page, email);
    await expect(name).toHaveCount(1, { timeout: 4_000 });
  }).toPass({ timeout: 90_000 });
  await name.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ann Trembl");
  await takenOver(page);
}

test("a caller’s receipt is sent again in 5 clicks, and the name corrected in 6", async ({
  page,
  request,
}) => {
  const email = await gift(page, request, "75");
  await signInAs(page, request, "donor-services");
  const clicks = await countClicks(page);
  await openByAddress(page, "Gifts", email);
  await page.getByRole("button", { name: "Mail it again" }).click();
  await page.getByRole("button", { name: "Yes, mail it" }).click();
  await expect(page.getByText(`is on its way to ${email}`)).toBeVisible();
  expect(clicks.count()).toBeLessThanOrEqual(5);

  await atFirstScreen(page);
  clicks.reset();
  await openByAddress(page, "Gifts", email);
  await page.getByText("Correct name or address").click();
  await page.getByLabel("Last name", { exact: true }).fill("Tremblett");
  await page.getByLabel("Reason, which stands").fill("Told by telephone");
  await page.getByRole("button", { name: "Correct it", exact: true }).click();
  await page.getByRole("button", { name: "Yes, correct it" }).click();
  // Said until it is read: the page comes anew meanwhile, and the form with it.
  await expect(page.getByText("Corrected. The new receipt is on its way to the donor.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("$75.00 from Ann Tremblett");
  await expect(page.getByRole("row", { name: /In force/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /Replaced/ })).toBeVisible();
  expect(clicks.count()).toBeLessThanOrEqual(6);
});

test("a record that one’s role does not open says so on every screen, whether there is one or not", async ({
  request,
}) => {
  const account = await addAccount(request, "editor", { by: await colleague() });
  await request.post(`${apiUrl}/users/login`, { data: account });
  for (const path of ["/gifts/1", "/gifts/999999999", "/donors/1", "/deposits/1", "/messages/1"])
    expect(await (await request.get(adminUrl + path)).text(), path).toContain(
      "Your role does not open this page.",
    );
});

test("the month is a file in 4 clicks", async ({ page, request }) => {
  await signInAs(page, request, "finance");
  const clicks = await countClicks(page);
  await fromToday(page, "Gifts");
  const today = new Date().toISOString().slice(0, 8);
  await page.getByLabel("From", { exact: true }).fill(`${today}01`);
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page).toHaveURL(/from=/);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export what I see (CSV)" }).click();
  expect((await download).suggestedFilename()).toMatch(/^gifts-\d{4}-\d\d-\d\d\.csv$/);
  expect(clicks.count()).toBeLessThanOrEqual(4);
});

test("a caller’s monthly gift is stopped in 5 clicks, and the donor is told", async ({ page, request }) => {
  const form = donationForm(page);
  await form.open();
  await form.amount("30", "Monthly");
  await form.nextToDonor();
  const { "Email address": email } = await form.donor();
  await form.card();
  await form.give();
  await expectThanks(page, /your monthly gift is set up/);

  await signInAs(page, request, "donor-services");
  const clicks = await countClicks(page);
  await openByAddress(page, "Donors", email);
  await page.getByLabel("Reason", { exact: true }).fill("Called on Friday");
  await page.getByRole("button", { name: "Stop for good" }).click();
  await page.getByRole("button", { name: "Yes, stop it for good" }).click();
  await expect(page.getByRole("heading", { level: 3, name: /\$30\.00 each month.*Stopped/ })).toBeVisible();
  expect(clicks.count()).toBeLessThanOrEqual(5);
  const told = async () => {
    const where = { "where[to][equals]": email, "where[kind][equals]": "monthly-stopped" };
    return (await (await request.get(`${apiUrl}/outbox`, { params: where })).json()).totalDocs;
  };
  await expect.poll(told).toBe(1);
});

test("a Wednesday’s kits are labels and mailed in 4 clicks, and what is mailed can be taken back", async ({
  page,
  request,
}, { retry }) => {
  const [first, second] = retry ? ["Cleo", "Dora"] : ["Ann", "Bea"];
  const kit = {
    rkfname: first,
    rklname: "Wednesday",
    rkadd: "12 Main Street",
    rkcity: "Regina",
    rkprov: "Saskatchewan",
    rkpcode: "S4P 3Y2",
    rkemail: `${first}.wednesday@example.ca`,
    rkquant: "1",
    plan_for_prostate_removal_surgery: "NO",
    return_to_work: "NO",
    have_you_already_received_a_copy_of_prostate_cancer: "NO",
  };
  const other = { ...kit, rkfname: second, rkemail: `${second}.wednesday@example.ca` };
  for (const multipart of [kit, other])
    expect((await request.post("/api/forms/291", { multipart })).ok()).toBe(true);
  await signInAs(page, request, "donor-services");
  const clicks = await countClicks(page);
  await page.getByRole("link", { name: /kits? to mail on Wednesday/ }).click();
  await expect(page.getByRole("link", { name: `${first} Wednesday` })).toBeVisible();
  await takenOver(page);
  // The labels open in a tab of their own, which this browser would make a download of.
  let type = "";
  await page.context().route(/\/kits\/labels/, async (route) => {
    type = (await route.fetch()).headers()["content-type"] ?? "";
    await route.fulfill({ contentType: "text/plain", body: "labels" });
  });
  await page.getByRole("button", { name: /30 to a sheet/ }).click();
  await expect.poll(() => type).toContain("application/pdf");
  await page.bringToFront();
  await page.getByRole("button", { name: "Mark all as mailed" }).click();
  await page.getByRole("button", { name: "Yes, they are in the mail" }).click();
  await expect(page.getByText(/marked as mailed on/)).toBeVisible();
  expect(clicks.count()).toBeLessThanOrEqual(4);
  await page.getByRole("button", { name: "Take back", exact: true }).click();
  await page.getByRole("button", { name: "Yes, take back" }).click();
  await expect(page.getByRole("link", { name: `${first} Wednesday` })).toBeVisible();

  // One by one, by the keyboard: it goes on with the next, and stays with the words when none is left.
  const mailed = page.getByRole("button", { name: /^Mark the kit of .* as mailed$/ });
  await page.getByRole("link", { name: /^To mail/ }).click();
  await expect(page).toHaveURL(/shown=open/);
  await expect(mailed.nth(1)).toBeVisible();
  const open = await mailed.count();
  await mailed.first().focus();
  for (let left = open - 1; left >= 0; left -= 1) {
    await page.keyboard.press("Enter");
    await expect(mailed).toHaveCount(left);
    await expect(left > 0 ? mailed.first() : page.getByRole("heading", { level: 1 })).toBeFocused();
  }
});
