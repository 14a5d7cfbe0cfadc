import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "../fixtures/clean-page.ts";
import {
  cards,
  chooseAmount,
  fillCard,
  fillDonor,
  fillToCard,
  formPath,
  give,
  giveButton,
  main,
  next,
  openForm,
  step,
} from "./donor.ts";
import { expectAccessible, expectThanks } from "./outcome.ts";

const keptData = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("pcfApprovedData") ?? "null"));

/** Waits until the receipt of the gift kept last is issued: mails and receipts follow a gift within seconds. */
async function receiptIssued(page: Page, request: APIRequestContext) {
  const { outcome_token: token } = await keptData(page);
  await expect
    .poll(
      async () => (await (await request.get(`/api/donations/outcome?token=${token}`)).json()).receipt?.status,
      {
        timeout: 30_000,
      },
    )
    .toBe("issued");
}

test("a declined card, then a good one", async ({ page }) => {
  await fillToCard(page, "50", cards.refused);
  await give(page);
  await page.waitForURL("**/ways-to-give/payment-error");
  await expect(page.getByText("Unable to process donation transaction.")).toBeVisible();
  await expect(page.getByText("You were not charged.")).toBeVisible();
  await expect(main(page).getByText("481")).toBeVisible();
  await expect(page.getByText("Terminal Message")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByText("We kept what you filled in")).toBeVisible();
  await next(page);
  await next(page);
  await expect(step(page, "Your details")).toBeFocused();
  await next(page);
  await fillCard(page);
  await give(page);
  await expectThanks(page);
  await expectAccessible(page);
  expect(await page.evaluate(() => localStorage.getItem("pcfFormData"))).toBeNull();
});

test("a gift in memoriam with a card by mail", async ({ page }) => {
  await openForm(page);
  await chooseAmount(page, "75");
  await main(page).getByRole("radio", { name: "Gift in Memoriam" }).check();
  await main(page).getByLabel("First name", { exact: true }).fill("Jean");
  await main(page).getByLabel("Last name", { exact: true }).fill("Roy");
  await main(page)
    .getByRole("radio", { name: /A printed card/ })
    .check();
  await main(page).getByLabel("Name of the person who gets the card").fill("Marie Roy");
  await main(page).getByLabel("Street address").fill("4 Rue Principale");
  await main(page).getByLabel("City or town").fill("Gatineau");
  await main(page).getByLabel("Province or territory").selectOption("QC");
  await main(page).getByLabel("Postal code").fill("J8X 1A1");
  await main(page).getByLabel("Your message").fill("We miss him.");
  await next(page);
  await expect(step(page, "Your details")).toBeFocused();
  await fillDonor(page);
  await expect(page.getByText("In memory of Jean Roy")).toBeVisible();
  await expect(page.getByText("By mail to Marie Roy")).toBeVisible();
  await fillCard(page);
  await give(page);
  await expectThanks(page);
  await expect(page.getByText("Our office writes your card")).toBeVisible();
});

test("a gift in honour with an e-card, shown before as it arrives", async ({ page }) => {
  await openForm(page);
  await chooseAmount(page, "25");
  await main(page).getByRole("radio", { name: "Gift in Honour" }).check();
  await main(page).getByLabel("Occasion").selectOption("Birthday");
  await main(page).getByLabel("First name", { exact: true }).fill("Robert");
  await main(page).getByLabel("Last name", { exact: true }).fill("Ng");
  await main(page)
    .getByRole("radio", { name: /A card by e-mail/ })
    .check();
  await main(page).getByLabel("E-mail address of the person").fill("robert@example.ca");
  await main(page).getByLabel("Subject of the e-mail").fill("A gift in your name");
  await main(page)
    .getByRole("radio", { name: /Happy Father/ })
    .check({ force: true });
  await main(page).getByLabel("Your message").fill("Happy birthday, Dad.");
  await main(page).getByLabel("Your name as it stands on the card").fill("Ann and Bo");
  const preview = page.getByRole("figure", { name: "This is how your card will look" });
  await expect(preview).toContainText("Happy birthday, Dad.");
  await expect(preview).toContainText(/A gift .* in honour of Robert Ng by Ann and Bo\. Occasion: Birthday/);
  await expect(preview.getByRole("img")).toHaveJSProperty("naturalWidth", 800);
  await next(page);
  await fillDonor(page);
  await fillCard(page);
  await give(page);
  await expectThanks(page);
  await expect(page.getByText("Your e-card has been sent")).toBeVisible();
});

test("a monthly gift", async ({ page }) => {
  await openForm(page);
  await chooseAmount(page, "30", "Monthly");
  await next(page);
  await fillDonor(page);
  await expect(page.getByText(/On the 15th of each month, first on/)).toBeVisible();
  await fillCard(page);
  await giveButton(page).isVisible();
  await give(page);
  await expectThanks(page);
  await expect(page.getByText("$30.00 every month")).toBeVisible();
  await page.goto("/ways-to-give/tax-receipt");
  await page.waitForURL((url) => url.pathname === "/page404");
});

test("a $5 gift is acknowledged and has no receipt", async ({ page }) => {
  await fillToCard(page, "5");
  await expect(page.getByText("tax receipts from $20")).toBeVisible();
  await give(page);
  await expectThanks(page);
  await expect(page.getByText("Gifts under $20 do not receive")).toBeVisible();
  await expect(page.getByRole("link", { name: "View and print" })).toHaveCount(0);
  await page.goto("/ways-to-give/tax-receipt");
  await expect(page.getByText("it is not a receipt for income tax purposes")).toBeVisible();
});

test("the receipt stands twice on one sheet and prints half a second after the press", async ({
  page,
  request,
}) => {
  const person = await fillToCard(page, "250");
  await give(page);
  await expectThanks(page);
  await receiptIssued(page, request);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.goto("/ways-to-give/tax-receipt");
  const response = await request.get("/ways-to-give/tax-receipt");
  expect(response.headers()["cache-control"]).toContain("no-store");
  await expect(page.getByRole("heading", { level: 1, name: "Online Donations" })).toBeVisible();
  await expect(page.getByText("Please find below your official tax receipt")).toBeVisible();
  const receipts = page.locator(".receipt");
  await expect(receipts).toHaveCount(2);
  for (const receipt of await receipts.all()) {
    await expect(receipt).toContainText("$250.00");
    await expect(receipt).toContainText("Ann Tremblay");
    await expect(receipt).toContainText("canada.ca/charities-giving");
  }
  await expect(receipts.nth(1)).toContainText("Copy");
  expect(person["First name"]).toBe("Ann");
  await expectAccessible(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: "Print" }).click();
  await page.clock.runFor(450);
  await expect(page.locator("html[data-printed]")).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(page.locator("html[data-printed]")).toHaveCount(1);
  const sheet = await page.pdf({ preferCSSPageSize: true });
  expect(sheet.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("editing what the browser keeps never makes an official receipt", async ({ page, request }) => {
  await fillToCard(page, "7");
  await give(page);
  await expectThanks(page);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("pcfApprovedData") ?? "{}");
    localStorage.setItem(
      "pcfApprovedData",
      JSON.stringify({ ...kept, donation_amount: "5000.00", b_fname: "Eve" }),
    );
  });
  await page.goto("/ways-to-give/tax-receipt");
  await expect(page.getByText("it is not a receipt for income tax purposes")).toBeVisible();
  await expect(page.getByText("5,000")).toHaveCount(0);
  await page.goto("/ways-to-give/thank-you");
  await expect(page.getByText("$7.00")).toBeVisible();
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("pcfApprovedData") ?? "{}");
    localStorage.setItem(
      "pcfApprovedData",
      JSON.stringify({ ...kept, outcome_token: `${kept.outcome_token}x` }),
    );
  });
  await page.goto("/ways-to-give/tax-receipt");
  await page.waitForURL((url) => url.pathname === "/page404");
  expect((await request.get("/api/donations/outcome?token=made-up")).status()).toBe(404);
});

test("a refused gift that is called approved in the browser shows no thanks and no receipt", async ({
  page,
}) => {
  await fillToCard(page, "60", cards.refused);
  await give(page);
  await page.waitForURL("**/ways-to-give/payment-error");
  const pretend = () =>
    page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem("pcfApprovedData") ?? "{}");
      localStorage.setItem("pcfApprovedData", JSON.stringify({ ...kept, ResponseCode: 1, AuthCode: "1" }));
    });
  await pretend();
  await page.goto("/ways-to-give/tax-receipt");
  await page.waitForURL((url) => url.pathname === "/page404");
});

test("a double click gives once, and Back after success shows an empty form", async ({ page }) => {
  let posts = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/donate")) posts += 1;
  });
  await fillToCard(page, "45");
  await expect(giveButton(page)).toBeEnabled();
  await giveButton(page).dblclick();
  await expectThanks(page);
  expect(posts).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${formPath}$`));
  await expect(main(page).getByLabel("Other amount")).toHaveValue("");
});

test("a reload while the gift is on its way ends on the thank-you page, charged once", async ({ page }) => {
  await fillToCard(page, "55");
  await page.route("**/api/donate", async (route) => {
    await route.fetch();
    await page.evaluate(() => location.reload()).catch(() => {});
  });
  await give(page);
  await expectThanks(page);
  await expect(page.getByText("$55.00")).toBeVisible();
});

test("an outcome that nobody knows yet is followed on the fallback page", async ({ page }) => {
  await fillToCard(page, "105");
  let asked = 0;
  await page.route("**/api/donations/state*", async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    asked += 1;
    await route.fulfill({ response, json: asked < 2 ? { ...body, state: "being-checked" } : body });
  });
  await page.route("**/api/donate", async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, ResponseCode: null, AuthCode: null } });
  });
  await give(page);
  await page.waitForURL("**/ways-to-give/fallback");
  await expect(page.getByRole("heading", { level: 1, name: "Your gift is being checked" })).toBeVisible();
  await expect(page.getByText("Please do not submit your donation again.").first()).toBeVisible();
  await expectThanks(page);
});
