import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "../fixtures/clean-page.ts";

const approved = /your gift of \$[\d.,]+ is approved/;

/** The thank-you page, with the facts that it reads from the server. */
export async function expectThanks(page: Page, says = approved) {
  await page.waitForURL("**/ways-to-give/thank-you");
  await expect(page.getByRole("heading", { level: 1, name: "Thank You for Your Support" })).toBeVisible();
  await expect(page.getByText("heavy demand")).toBeVisible();
  await expect(page.getByText(says)).toBeVisible();
}

/** What the browser keeps of the last answer. */
export const keptData = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("pcfApprovedData") ?? "null"));

/** Has the browser keep this as the last answer. */
export const keepAnswer = (page: Page, kept: object) =>
  page.evaluate((text) => localStorage.setItem("pcfApprovedData", text), JSON.stringify(kept));

/** Changes what the browser keeps of the last answer, as a visitor could by hand. */
export const editKeptData = async (page: Page, changes: object) =>
  keepAnswer(page, { ...(await keptData(page)), ...changes });

/** Waits until the receipt of the gift kept last is issued: mails and receipts follow a gift within seconds. */
export async function receiptIssued(page: Page, request: APIRequestContext) {
  const { outcome_token: token } = await keptData(page);
  const status = async () => {
    const answer = await request.get(`/api/donations/outcome?token=${token}`);
    return (await answer.json()).receipt?.status;
  };
  await expect.poll(status, { timeout: 45_000 }).toBe("issued");
}

/** An answer of the donation host as the browser keeps it. */
export const answer = (facts: object) => ({
  ResponseCode: 27,
  AuthCode: "123456",
  ReferenceNum: "660123450010690030",
  donation_type: "Single",
  donation_amount: "25.00",
  TransDateTime: "2026-11-20 12:00:00",
  id: "D261120-ABCDEFGHJK",
  Message: "DECLINED",
  outcome_token: "made-up",
  ...facts,
});
