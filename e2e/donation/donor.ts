import type { Page } from "@playwright/test";
import { expect } from "../fixtures/clean-page.ts";

export const formPath = "/ways-to-give/donate-online";

/** Card numbers that the gateway's test store takes and refuses. */
export const cards = { good: "4242424242424242", refused: "4485621544903528" };

let donors = 0;

/** A donor of one test alone, so that limits by e-mail address do not reach from one test to another. */
export function donor() {
  donors += 1;
  return {
    "First name": "Ann",
    "Last name": "Tremblay",
    "Street address": "12 Main Street, unit 4",
    "City or town": "Vancouver",
    "Postal code": "V6B 1A1",
    Telephone: "604-555-0123",
    "E-mail address": `ann.${process.pid}.${Date.now()}.${donors}@example.ca`,
  };
}

/** Opens the form and waits until it is alive. */
export async function openForm(page: Page) {
  await page.goto(formPath);
  await expect(page.locator(".donation-form[data-ready]")).toBeVisible();
}

/** The page itself: its footer has a form of its own with like labels. */
export const main = (page: Page) => page.getByRole("main");

export const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true }).click();
export const step = (page: Page, name: string) => page.getByRole("heading", { level: 2, name, exact: true });

export async function chooseAmount(page: Page, amount: string, how: "Once" | "Monthly" = "Once") {
  await main(page).getByRole("radio", { name: how }).check();
  await main(page).getByLabel("Other amount").fill(amount);
  await next(page);
  await expect(step(page, "Who it is for")).toBeFocused();
}

export async function fillDonor(page: Page, person = donor()) {
  for (const [label, value] of Object.entries(person))
    await main(page).getByLabel(label, { exact: true }).fill(value);
  await main(page).getByLabel("Province or territory").selectOption("BC");
  await next(page);
  await expect(step(page, "Payment")).toBeFocused();
  return person;
}

export async function fillCard(page: Page, number = cards.good) {
  await main(page).getByLabel("Card number").fill(number);
  await main(page).getByLabel("Name on the card").fill("Ann Tremblay");
  await main(page).getByLabel("Month").selectOption("09");
  await main(page)
    .getByLabel("Year")
    .selectOption(String(new Date().getFullYear() + 4));
}

export const giveButton = (page: Page) => page.getByRole("button", { name: /^Give \$/ });

/** From an empty form to a filled-in card, for a gift to the foundation itself. */
export async function fillToCard(page: Page, amount: string, card?: string) {
  await openForm(page);
  await chooseAmount(page, amount);
  await next(page);
  await expect(step(page, "Your details")).toBeFocused();
  const person = await fillDonor(page);
  await fillCard(page, card);
  return person;
}

/** Presses the button as soon as it may be pressed. */
export async function give(page: Page) {
  await expect(giveButton(page)).toBeEnabled();
  await giveButton(page).click();
}
