import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../a11y/findings.ts";
import { cards } from "./cards.ts";
import { expect, test } from "./donor.ts";
import { expectThanks } from "./outcome.ts";

test.describe.configure({ timeout: 180_000 });

test("the first two steps and their errors are free of accessibility faults, by day and night", async ({
  page,
  form,
}) => {
  await form.open();
  await expectAccessible(page, "amount");
  await form.next();
  await expect(form.problems).toBeFocused();
  await form.radio("Monthly").check();
  await expectAccessible(page, "amount, with an error");
  await form.amount("40", "Monthly");
  await form.radio("Gift in Honour").check();
  await form.main.getByLabel("Occasion").selectOption("Other");
  await form.radio(/A card by e-mail/).check();
  await form.next();
  await expect(form.problems).toBeFocused();
  await expectAccessible(page, "gift with an e-card, with errors");
  await form.radio(/A printed card/).check();
  await form.next();
  await expect(form.problems).toBeFocused();
  await expectAccessible(page, "gift with a letter, with errors");
});

test("the last two steps and their errors are free of accessibility faults, by day and night", async ({
  page,
  form,
}) => {
  await form.open();
  await form.amount("40");
  await form.nextToDonor();
  await form.next();
  await expect(form.problems.getByRole("link")).toHaveCount(8);
  const second = form.main.getByLabel("Add a second name to the receipt");
  await second.check();
  await form.next();
  await expect(form.problems.getByRole("link")).toHaveCount(10);
  await expectAccessible(page, "two donors, with errors");
  await form.radio("An organization").check();
  await form.next();
  await expect(form.problems.getByRole("link")).toHaveCount(9);
  await expectAccessible(page, "organization, with errors");
  await form.radio("A person").check();
  await expect(second).toBeChecked();
  await second.uncheck();
  await form.donor();
  await form.give();
  await expect(form.problems.getByRole("link")).toHaveCount(4);
  await expectAccessible(page, "card, with errors");
});

/** Presses Tab until the focus is there, as somebody does who has no mouse. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

test("the whole gift can be made with the keyboard alone", async ({ page, form }) => {
  const type = async (label: string, words: string) => {
    await tabTo(page, form.field(label));
    await page.keyboard.type(words);
  };
  const press = async (target: Locator, key: string) => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  await form.open();
  await tabTo(page, form.radio("Once"));
  await page.keyboard.press("ArrowDown");
  await expect(form.radio("Monthly")).toBeChecked();
  await page.keyboard.press("ArrowUp");
  await type("Other amount", "33");
  await page.keyboard.press("Enter");
  await expect(form.step("Who it is for")).toBeFocused();
  await press(form.radio("Gift to the Foundation"), "ArrowDown");
  await expect(form.radio("Gift in Memoriam")).toBeChecked();
  await type("First name", "Jean");
  await type("Last name", "Roy");
  await press(form.button("Next"), "Enter");
  await expect(form.step("Your details")).toBeFocused();
  await type("First name", "Ann");
  await type("Last name", "Tremblay");
  await press(form.button("Next"), "Enter");
  await expect(form.problems).toBeFocused();
  await press(form.problems.getByRole("link", { name: /^Street address/ }), "Enter");
  await expect(form.field("Street address")).toBeFocused();
  await page.keyboard.type("12 Main Street");
  await type("City or town", "Vancouver");
  await type("Province or territory", "British");
  await type("Postal code", "V6B 1A1");
  await type("Telephone", "604-555-0123");
  await type("E-mail address", `ann.${process.pid}.${Date.now()}.keys@example.ca`);
  await page.keyboard.press("Enter");
  await expect(form.step("Payment")).toBeFocused();
  await type("Card number", cards.good);
  await type("Name on the card", "Ann Tremblay");
  await type("Month", "09");
  await type("Year", String(new Date().getFullYear() + 4));
  await expect(form.giveButton).toBeEnabled();
  await press(form.giveButton, "Enter");
  await expectThanks(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("every field can be filled in by the browser, by the names it knows", async ({ form }) => {
  const tokens: Record<string, string> = {
    "First name": "given-name",
    "Middle initial (optional)": "additional-name",
    "Last name": "family-name",
    "Street address": "address-line1",
    "City or town": "address-level2",
    "Province or territory": "address-level1",
    "Postal code": "postal-code",
    Country: "country-name",
    Telephone: "tel",
    "E-mail address": "email",
  };
  const cardTokens: Record<string, string> = {
    "Card number": "cc-number",
    "Name on the card": "cc-name",
    Month: "cc-exp-month",
    Year: "cc-exp-year",
  };
  await form.open();
  await form.amount("50");
  await form.nextToDonor();
  for (const [label, token] of Object.entries(tokens))
    await expect(form.field(label)).toHaveAttribute("autocomplete", token);
  await form.radio("An organization").check();
  await expect(form.field("Legal name of the organization")).toHaveAttribute("autocomplete", "organization");
  await form.radio("A person").check();
  await form.donor();
  for (const [label, token] of Object.entries(cardTokens))
    await expect(form.field(label)).toHaveAttribute("autocomplete", token);
});

test("the tab's title names the step and says when something is wrong", async ({ page, form }) => {
  await form.open();
  const title = await page.title();
  await form.next();
  await expect(page).toHaveTitle(`Error: ${title}`);
  await form.amount("50");
  await expect(page).toHaveTitle(`Who it is for (step 2 of 4) – ${title}`);
  await form.button("Edit Amount").click();
  await expect(page).toHaveTitle(title);
});

test("the page is in the calm style of giving: nothing beside the form asks for a gift or a purchase", async ({
  page,
  form,
}) => {
  await form.open();
  await expect(page.locator("body.donation-page")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Donate", exact: true })).toBeHidden();
});

// 320 CSS pixels are also what a screen of 1280 shows at 400 %.
for (const size of ["Normal text", "Largest text"])
  test(`at 320 pixels nothing runs over the side, with ${size.toLowerCase()}`, async ({ page, form }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const fits = async (where: string) =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(320);
    await form.open();
    await page.getByRole("button", { name: size }).click();
    await form.next();
    await expect(form.problems).toBeFocused();
    await fits("amount, with an error");
    await form.amount("50", "Monthly");
    await form.radio("Gift in Honour").check();
    await form.main.getByLabel("Occasion").selectOption("Other");
    for (const card of [/A card by e-mail/, /A printed card/]) {
      await form.radio(card).check();
      await form.next();
      await expect(form.problems).toBeFocused();
      await fits(`gift with ${card}`);
    }
    await form.radio("Gift to the Foundation").check();
    await form.nextToDonor();
    await form.next();
    await expect(form.problems).toBeFocused();
    await fits("donor, with errors");
    await form.donor();
    await form.give();
    await expect(form.problems).toBeFocused();
    await fits("card, with errors");
  });
