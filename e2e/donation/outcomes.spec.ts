import type { Page } from "@playwright/test";
import { expectAccessible } from "../a11y/findings.ts";
import { cards } from "./cards.ts";
import { paths } from "./donation-form.ts";
import { expect, test } from "./donor.ts";
import { answer, editKeptData, expectThanks } from "./outcome.ts";

test.describe.configure({ timeout: 120_000 });

const notFound = (url: URL) => url.pathname === "/page404";

/** Opens a page in a browser that keeps this answer, or none. */
async function visit(page: Page, path: string, kept: object | null) {
  // Any answer of the site's own, which is there at once.
  await page.goto("/robots.txt");
  await page.evaluate((text) => {
    localStorage.clear();
    if (text) localStorage.setItem("pcfApprovedData", text);
  }, kept && JSON.stringify(kept));
  await page.goto(path);
}

test("whoever opens an outcome page without a gift is led where the page belongs to", async ({ page }) => {
  await visit(page, paths.thankYou, null);
  await page.waitForURL(notFound);
  await visit(page, paths.receipt, null);
  await page.waitForURL(notFound);
  await visit(page, paths.paymentError, null);
  await page.waitForURL(`**${paths.submissionError}`);
  await expect(page.getByText("An unknown error occurred. Please contact our support team")).toBeVisible();
  await expectAccessible(page);
  await visit(page, paths.fallback, null);
  await expect(page.getByText("Nothing is waiting for an answer on this device.")).toBeVisible();
  await expectAccessible(page);
  await visit(page, paths.captchaError, null);
  await expect(page.getByText("Unable to process donation transaction.")).toBeVisible();
  await visit(page, `${paths.submissionError}?error=promise`, null);
  await expect(page.getByText("Your browser is not supported.")).toBeVisible();
  await expectAccessible(page);
});

test("a kept answer that is no approval opens neither thanks nor a receipt", async ({ page }) => {
  await visit(page, paths.thankYou, answer({ AuthCode: "null" }));
  await page.waitForURL(notFound);
  await visit(page, paths.receipt, answer({ ResponseCode: 30 }));
  await page.waitForURL(notFound);
  await visit(page, paths.receipt, answer({ ResponseCode: null }));
  await page.waitForURL(notFound);
  await visit(page, paths.receipt, answer({ donation_type: "Monthly" }));
  await page.waitForURL(notFound);
  await visit(page, paths.paymentError, answer({ ResponseCode: null }));
  await page.waitForURL(`**${paths.submissionError}`);
  // Made up from beginning to end: the server does not know the token.
  await visit(page, paths.thankYou, answer({}));
  await page.waitForURL(notFound);
  await visit(page, paths.receipt, answer({}));
  await page.waitForURL(notFound);
});

test("the payment-error page says by the code what happened, whether money was taken and what to do", async ({
  page,
}) => {
  const told: Record<number, [shown: string, happened: string, charge: string]> = {
    35: ["035", "Your bank did not approve this payment.", "You were not charged."],
    51: ["051", "this card has expired", "You were not charged."],
    76: ["076", "Your bank did not approve this payment.", "You were not charged."],
    113: ["113", "Your bank took too long to answer.", "we cannot rule it out"],
    475: ["475", "The expiry date does not match this card.", "You were not charged."],
    478: ["478", "Your bank wants to speak with you", "You were not charged."],
    811: ["811", "The fault is on our side", "You were not charged."],
    996: ["996", "Our office has looked into it", "We have kept no money from this gift."],
    997: ["997", "So many people are giving at this moment", "You were not charged."],
    998: ["998", "paused payments to protect cardholders", "You were not charged."],
  };
  for (const [code, [shown, happened, charge]] of Object.entries(told)) {
    await visit(page, paths.paymentError, answer({ ResponseCode: Number(code), AuthCode: null }));
    const facts = page.getByRole("main");
    await expect(facts.getByText(shown, { exact: true })).toBeVisible();
    await expect(facts).toContainText(happened);
    await expect(facts).toContainText(charge);
    await expect(facts).toContainText("DECLINED");
    await expect(facts.getByRole("link", { name: "Try again" })).toHaveAttribute("href", paths.form);
  }
  await expectAccessible(page);
});

test("editing what the browser keeps never makes an official receipt", async ({ page, form, request }) => {
  await form.toCard("7");
  await form.give();
  await expectThanks(page);
  await editKeptData(page, { donation_amount: "5000.00", b_fname: "Eve" });
  await page.goto(paths.receipt);
  await expect(page.getByText("it is not a receipt for income tax purposes")).toBeVisible();
  await expect(page.getByText("5,000")).toHaveCount(0);
  await page.goto(paths.thankYou);
  await expect(page.getByText("$7.00")).toBeVisible();
  await editKeptData(page, { outcome_token: "x.y.z" });
  await page.goto(paths.receipt);
  await page.waitForURL(notFound);
  expect((await request.get("/api/donations/outcome?token=made-up")).status()).toBe(404);
});

test("a refused gift that is called approved in the browser shows no thanks and no receipt", async ({
  page,
  form,
}) => {
  await form.toCard("60", cards.refusedThenEdited);
  await form.give();
  await page.waitForURL(`**${paths.paymentError}`);
  await editKeptData(page, { ResponseCode: 1, AuthCode: "1" });
  await page.goto(paths.receipt);
  await page.waitForURL(notFound);
  await page.goto(paths.thankYou);
  await expect(page.getByText(/your gift has arrived/)).toHaveCount(0);
  await page.waitForURL((url) => url.pathname !== paths.thankYou);
});

test.describe("while the server cannot be reached", () => {
  // The browser itself reports a request that was cut.
  test.use({ expectedComplaints: /Failed to load resource/ });

  test("the pages of a gift say so, keep asking or offer to, and have no accessibility faults", async ({
    page,
  }) => {
    await page.route("**/api/donations/outcome*", (route) => route.abort());
    await visit(page, paths.fallback, answer({ ResponseCode: null, AuthCode: null }));
    await expect(page.getByText("Our server cannot be reached from here at the moment.")).toBeVisible();
    await expectAccessible(page);
    for (const path of [paths.thankYou, paths.receipt]) {
      await visit(page, path, answer({}));
      await expect(page.getByText("Nothing about your gift has changed.")).toBeVisible();
      await expect(page.getByRole("main").getByRole("button", { name: "Try again" })).toBeVisible();
      await expectAccessible(page);
    }
  });
});
