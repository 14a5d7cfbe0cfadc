import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/clean-page.ts";
import {
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

const problems = (page: Page) => page.getByRole("alert").filter({ hasText: "There is a problem" });

async function expectAccessible(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`),
    where,
  ).toEqual([]);
}

test("every step and its errors are free of accessibility faults", async ({ page }) => {
  await openForm(page);
  await expectAccessible(page, "amount");
  await next(page);
  await expect(problems(page)).toBeFocused();
  await expect(problems(page)).toContainText("Please select or input amount");
  await expectAccessible(page, "amount, with an error");
  await chooseAmount(page, "40", "Monthly");
  await main(page).getByRole("radio", { name: "Gift in Honour" }).check();
  await main(page).getByLabel("Occasion").selectOption("Other");
  await main(page)
    .getByRole("radio", { name: /A card by e-mail/ })
    .check();
  await next(page);
  await expect(problems(page)).toContainText("First name: This field is required");
  await expect(problems(page)).toContainText("Which occasion?: This field is required");
  await expectAccessible(page, "gift with an e-card, with errors");
  await main(page)
    .getByRole("radio", { name: /A printed card/ })
    .check();
  await next(page);
  await expect(problems(page)).toContainText("Street address: This field is required");
  await expectAccessible(page, "gift with a letter, with errors");
  await main(page).getByRole("radio", { name: "Gift to the Foundation" }).check();
  await next(page);
  await next(page);
  await expect(problems(page).getByRole("link")).toHaveCount(8);
  await expectAccessible(page, "donor, with errors");
  await fillDonor(page);
  await give(page);
  await expect(problems(page)).toBeFocused();
  await expect(problems(page).getByRole("link")).toHaveCount(4);
  await expectAccessible(page, "card, with errors");
});

test("a line of the error summary leads to its field", async ({ page }) => {
  await openForm(page);
  await next(page);
  await problems(page).getByRole("link").click();
  await expect(main(page).getByLabel("Other amount")).toBeFocused();
});

test("a preset and another amount exclude each other", async ({ page }) => {
  await openForm(page);
  const fifty = main(page).getByRole("radio", { name: "$50" });
  const other = main(page).getByLabel("Other amount");
  await fifty.check();
  await other.fill("12,50");
  await expect(fifty).not.toBeChecked();
  await fifty.check();
  await expect(other).toHaveValue("");
  await other.fill("12,50");
  await next(page);
  await expect(page.getByText("Giving $12.50")).toBeVisible();
});

test("a gift above $100,000 asks to call", async ({ page }) => {
  await openForm(page);
  await main(page).getByLabel("Other amount").fill("100000.01");
  await next(page);
  await expect(problems(page)).toContainText("please call us");
  await expect(
    main(page)
      .getByRole("link", { name: /^1-800/ })
      .first(),
  ).toBeVisible();
});

test("cards are closed below $20, and a card chosen before is taken back with a word", async ({ page }) => {
  await openForm(page);
  await chooseAmount(page, "19.99");
  await main(page).getByRole("radio", { name: "Gift in Memoriam" }).check();
  await expect(main(page).getByRole("radio", { name: /A printed card/ })).toBeDisabled();
  await expect(main(page).getByText("( For donations $20 or more )").first()).toBeVisible();
  await page.getByRole("button", { name: "Edit Amount" }).click();
  await chooseAmount(page, "20");
  await main(page)
    .getByRole("radio", { name: /A printed card/ })
    .check();
  await page.getByRole("button", { name: "Edit Amount" }).click();
  await chooseAmount(page, "5");
  await expect(page.getByText("Your card was removed")).toBeVisible();
  await expect(main(page).getByRole("radio", { name: "No card" })).toBeChecked();
});

test("choosing a gift to the foundation empties what was asked for a gift in a name", async ({ page }) => {
  await openForm(page);
  await chooseAmount(page, "50");
  await main(page).getByRole("radio", { name: "Gift in Honour" }).check();
  await main(page).getByLabel("First name", { exact: true }).fill("Robert");
  await main(page).getByRole("radio", { name: "Gift to the Foundation" }).check();
  await main(page).getByRole("radio", { name: "Gift in Honour" }).check();
  await expect(main(page).getByLabel("First name", { exact: true })).toHaveValue("");
});

test("a monthly gift says when it is first charged, before it is made", async ({ page }) => {
  await openForm(page);
  await main(page).getByRole("radio", { name: "Monthly" }).check();
  await expect(page.getByText(/first gift will be charged on \w+ 15, \d{4}/)).toBeVisible();
});

test("Back and Forward of the browser move between steps", async ({ page }) => {
  await openForm(page);
  await chooseAmount(page, "50");
  await next(page);
  await page.goBack();
  await expect(step(page, "Who it is for")).toBeFocused();
  await page.goBack();
  await expect(main(page).getByLabel("Other amount")).toHaveValue("50");
  await page.goForward();
  await page.goForward();
  await expect(step(page, "Your details")).toBeFocused();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(step(page, "Who it is for")).toBeFocused();
});

test("a later step does not open while an earlier one is not valid", async ({ page }) => {
  await openForm(page);
  await chooseAmount(page, "50");
  await next(page);
  await page.evaluate(() => localStorage.removeItem("pcfFormData"));
  await page.goto("/privacy");
  await page.evaluate(() => localStorage.removeItem("pcfFormData"));
  await page.goBack();
  await expect(page.locator(".donation-form[data-ready]")).toBeVisible();
  await expect(main(page).getByLabel("Other amount")).toBeVisible();
});

test("the answers survive a reload, the card does not", async ({ page }) => {
  const person = await fillToCard(page, "35");
  await page.reload();
  await expect(step(page, "Payment")).toBeAttached();
  await expect(page.getByText(`Tax receipt by e-mail to ${person["E-mail address"]}`)).toBeVisible();
  await expect(main(page).getByLabel("Card number")).toHaveValue("");
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).toContain("Tremblay");
  expect(stored).not.toMatch(/4242|"card_/);
});

test("the gift can be made two seconds after arriving, not before", async ({ page }) => {
  await page.clock.install();
  await openForm(page);
  await chooseAmount(page, "50");
  await next(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await fillDonor(page);
  await expect(giveButton(page)).toBeDisabled();
  await expect(page.getByText("you can give in 2 seconds")).toBeVisible();
  await page.clock.runFor(1_900);
  await expect(giveButton(page)).toBeDisabled();
  await page.clock.runFor(200);
  await expect(giveButton(page)).toBeEnabled();
});

test("the card number is grouped and its brand named, and a wrong one is told", async ({ page }) => {
  await fillToCard(page, "50", "4242424242424241");
  await expect(main(page).getByLabel("Card number")).toHaveValue("4242 4242 4242 4241");
  await expect(main(page).getByText("Visa", { exact: true })).toBeVisible();
  await give(page);
  await expect(problems(page)).toContainText("Check the card number");
});

test("years offered are this one and the nine after it, and every field can be filled in by the browser", async ({
  page,
}) => {
  await openForm(page);
  await chooseAmount(page, "50");
  await next(page);
  for (const [label, token] of [
    ["First name", "given-name"],
    ["E-mail address", "email"],
    ["Postal code", "postal-code"],
    ["Country", "country-name"],
  ] as const)
    await expect(main(page).getByLabel(label, { exact: true })).toHaveAttribute("autocomplete", token);
  await fillDonor(page);
  await fillCard(page);
  await expect(main(page).getByLabel("Year").locator("option:not([value=''])")).toHaveCount(10);
  await expect(main(page).getByLabel("Card number")).toHaveAttribute("autocomplete", "cc-number");
});

test("at 320 pixels nothing runs over the side", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openForm(page);
  await chooseAmount(page, "50");
  await main(page).getByRole("radio", { name: "Gift in Honour" }).check();
  await main(page)
    .getByRole("radio", { name: /A card by e-mail/ })
    .check();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBeLessThanOrEqual(320);
  await main(page).getByRole("radio", { name: "Gift to the Foundation" }).check();
  await next(page);
  await fillDonor(page);
  await expect(main(page).getByLabel("Card number")).toBeVisible();
  expect(await width()).toBeLessThanOrEqual(320);
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });
  test("the page says how to give by phone and mail, in place of a form that would not work", async ({
    page,
  }) => {
    await page.goto(formPath);
    await expect(page.getByRole("heading", { name: "How to give by phone or mail" })).toBeVisible();
    await expect(
      main(page)
        .getByRole("link", { name: /^1-800/ })
        .first(),
    ).toBeVisible();
    await expect(page.locator(".giving-help")).toContainText("Send a cheque");
    await expect(page.locator(".donation-form")).toBeHidden();
  });
});

test.describe("in a browser without promises", () => {
  test.use({ expectedComplaints: /ERR_FAILED|Promise/ });
  test("the page says that it is not supported", async ({ page }) => {
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.addInitScript(() => {
      if (location.pathname.endsWith("donate-online")) Reflect.deleteProperty(window, "Promise");
    });
    await page.goto(formPath);
    await page.waitForURL("**/submission-error?error=promise");
  });
});
