import { execFileSync } from "node:child_process";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { APIRequestContext } from "@playwright/test";
import { solveCaptcha } from "../../backend/src/donations/testing/browser-donor.ts";
import { amountOf, donationForm } from "../../backend/src/donations/testing/donation-form.ts";
import { expectAccessible } from "../a11y/findings.ts";
import { expect, test } from "../fixtures/clean-page.ts";
import { cards } from "./cards.ts";

// A card number with a slip is answered so.
test.use({ expectedComplaints: /status of 422/ });

const myGifts = "/ways-to-give/my-gifts";

/** A gift, posted as the form posts it; answers its reference. */
async function gave(request: APIRequestContext, fields: Record<string, string>): Promise<string> {
  const token = await solveCaptcha(await (await request.get("/api/human-check")).json());
  const answer = await request.post("/api/donate", {
    headers: { "X-Requested-With": "XMLHttpRequest" },
    multipart: donationForm({ ...fields, token }),
  });
  const { id, ResponseCode: code } = await answer.json();
  expect(code).toBe(27);
  return id;
}

/** Has the bank book the next gift of a sum on a day of last year, and gives it. */
async function gaveLastYear(
  request: APIRequestContext,
  email: string,
): Promise<{ id: string; year: number }> {
  const year = new Date().getFullYear() - 1;
  const amount = "31.07";
  const dates = [{ amount, at: `${year}-06-15T18:00:00Z` }];
  await request.post(`${process.env.E2E_SIMULATOR_URL}/simulator/dates`, { data: dates });
  const id = await gave(request, { ...amountOf(amount), b_email: email });
  return { id, year };
}

/** The last mail of a kind to an address, read where the system keeps it while there is no mail server. */
function mailTo(address: string, kind: string): string {
  const database = new DatabaseSync(path.join(process.env.E2E_DATA_DIR ?? "", "foundation.db"), {
    readOnly: true,
  });
  try {
    const row = database
      .prepare("select text from outbox where `to` = ? and kind = ? order by id desc limit 1")
      .get(address, kind);
    return String(row?.text ?? "");
  } finally {
    database.close();
  }
}

test("by a link in a mail a donor gets last year’s receipt again, and changes the card, pauses and stops a monthly gift", async ({
  page,
  request,
}) => {
  const email = `my.gifts.${Date.now()}@example.ca`;
  const { id: single, year } = await gaveLastYear(request, email);
  const monthly = await gave(request, { b_email: email, donation_type: "monthly" });
  await expect.poll(() => mailTo(email, "receipt"), { timeout: 45_000 }).toContain(single);
  await expect.poll(() => mailTo(email, "monthly-set-up"), { timeout: 45_000 }).toContain(monthly);

  await page.goto(myGifts);
  await page.locator("#link-email").fill(email);
  await page.getByRole("button", { name: "Email me a link" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Look in your email" })).toBeVisible();
  const link = () => /\?link=[\w.-]+/.exec(mailTo(email, "my-gifts-link"))?.[0] ?? "";
  await expect.poll(link).not.toBe("");
  await page.goto(myGifts + link());
  await page.getByRole("button", { name: "Open my gifts" }).click();

  await test.step("last year’s receipt again", async () => {
    const gift = page.getByRole("row", { name: `June 15, ${year}` });
    const receipt = gift.getByRole("link", { name: /^No\. \d+ \(PDF\)$/ });
    const pdf = await page.request.get((await receipt.getAttribute("href")) ?? "");
    expect(pdf.headers()["content-type"]).toBe("application/pdf");
    const words = execFileSync("pdftotext", ["-layout", "-", "-"], { input: await pdf.body() }).toString();
    expect(words).toContain("$31.07");
    expect(words).toContain(`June 15, ${year}`);
  });

  const change = page.locator("details", { hasText: "Change the card" });
  const give = async (number: string) => {
    if (!(await change.evaluate((details) => (details as HTMLDetailsElement).open)))
      await page.getByText("Change the card", { exact: true }).click();
    await change.getByLabel("Card number").fill(number);
    await change.getByLabel("Name on the card").fill("Robin Sample");
    await change.getByLabel("Month").selectOption("09");
    await change.getByLabel("Year").selectOption(String(new Date().getFullYear() + 4));
    await change.getByRole("button", { name: "Change it now" }).click();
  };
  await test.step("another card: a slip, one that is declined, a good one", async () => {
    await give(`${cards.good.slice(0, -1)}3`);
    await expect(change.getByText("one digit seems wrong")).toBeVisible();
    await expect(change.getByLabel("Card number")).toBeFocused();
    await expect(change.getByLabel("Card number")).toHaveValue("");
    await expectAccessible(page);
    await give(cards.refusedForMonthly);
    await expect(page.getByText("Your card was not changed")).toBeVisible();
    await give(cards.another);
    await expect(page.getByText("Your card is changed")).toBeVisible();
    await expect(page.getByText("ending in 7309")).toBeVisible();
    expect(mailTo(email, "monthly-changed")).toContain("new card");
  });

  await test.step("a pause", async () => {
    await page.getByText("Pause it for up to three months").click();
    await page.getByRole("button", { name: "Pause it now" }).click();
    await expect(page.getByText("Your monthly gift is paused", { exact: true })).toBeVisible();
  });

  await test.step("a stop", async () => {
    await page.getByText("Stop this monthly gift").click();
    await page.getByRole("button", { name: "Stop it now" }).click();
    await expect(page.getByText("Your monthly gift is stopped", { exact: true })).toBeVisible();
    expect(mailTo(email, "monthly-stopped")).toContain(monthly);
  });
});
