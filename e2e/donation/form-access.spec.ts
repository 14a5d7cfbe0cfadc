import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../a11y/findings.ts";
import { cards } from "./cards.ts";
import { expect, test } from "./donation-form.ts";
import { expectThanks } from "./outcome.ts";

// One walk says all that is to be said at its stations.
test.describe.configure({ timeout: 300_000 });

/**
 * The form as it stands is free of accessibility faults by day and by night, and with normal and with the largest text nothing
 * runs over the side at 320 CSS pixels, which are also what a screen of 1280 shows at 400 %.
 */
async function expectForEverybody(page: Page, where: string) {
  await expectAccessible(page, where);
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const size of ["Largest text", "Normal text"]) {
    const button = page.getByRole("button", { name: size });
    // By key: a mouse that stays up there would open a menu on the wide page.
    await button.press("Enter");
    await expect(button).toHaveAttribute("aria-pressed", "true");
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, `${where}, ${size.toLowerCase()}`).toBeLessThanOrEqual(320);
  }
  if (usual) await page.setViewportSize(usual);
}

test("each step and its errors are for everybody, in the calm style of giving, and the tab's title says where one is", async ({
  page,
  form,
}) => {
  await form.open();
  // Nothing beside the form asks for a gift or a purchase.
  await expect(page.locator("body.donation-page")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Donate", exact: true })).toBeHidden();
  // Menu and newsletter are folded to one line each, at any width.
  await expect(page.locator(".main-menu")).toBeHidden();
  await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeVisible();
  await expect(page.getByRole("form", { name: "News that helps, in your inbox" })).toBeHidden();
  const title = await page.title();
  await expectForEverybody(page, "amount");
  await form.next();
  await expect(form.problems).toBeFocused();
  await expect(page).toHaveTitle(`Error: ${title}`);
  await form.radio("Monthly").check();
  await expectForEverybody(page, "amount, with an error");
  await form.amount("40", "Monthly");
  await expect(page).toHaveTitle(`Who it is for (step 2 of 4) – ${title}`);
  await form.button("Edit Amount").click();
  await expect(page).toHaveTitle(title);
  await form.amount("40", "Monthly");
  await form.radio("Gift in Honour").check();
  await form.main.getByLabel("Occasion").selectOption("Other");
  await form.radio(/A card by email/).check();
  await form.next();
  await expect(form.problems).toBeFocused();
  await expectForEverybody(page, "gift with an e-card, with errors");
  await form.radio(/A printed card/).check();
  await form.next();
  await expect(form.problems).toBeFocused();
  await expectForEverybody(page, "gift with a letter, with errors");
  await form.radio("Gift to the Foundation").check();
  await form.nextToDonor();
  await form.next();
  await expect(form.problems.getByRole("link")).toHaveCount(8);
  const second = form.main.getByLabel("Add a second name to the receipt");
  await second.check();
  await form.next();
  await expect(form.problems.getByRole("link")).toHaveCount(10);
  await expectForEverybody(page, "two donors, with errors");
  await form.radio("An organization").check();
  await form.next();
  await expect(form.problems.getByRole("link")).toHaveCount(9);
  await expectForEverybody(page, "organization, with errors");
  await form.radio("A person").check();
  await expect(second).toBeChecked();
  await second.uncheck();
  await form.donor();
  await form.give();
  await expect(form.problems).toBeFocused();
  await expect(form.problems.getByRole("link")).toHaveCount(4);
  await expectForEverybody(page, "card, with errors");
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
  await type("Email address", `ann.${process.pid}.${Date.now()}.keys@example.ca`);
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
