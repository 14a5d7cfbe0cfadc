import type { Page } from "@playwright/test";
import { test as base, expect } from "../fixtures/clean-page.ts";
import { hydrated, openRunning } from "../fixtures/hydrated.ts";
import { type Answers, standAtPayment } from "./answered-form.ts";
import { cards } from "./cards.ts";

/** A test with the donation form of its page at hand. */
export const test = base.extend<{ form: ReturnType<typeof donationForm> }>({
  form: ({ page }, use) => use(donationForm(page)),
});

export { expect };

export const paths = {
  form: "/ways-to-give/donate-online",
  thankYou: "/ways-to-give/thank-you",
  receipt: "/ways-to-give/tax-receipt",
  paymentError: "/ways-to-give/payment-error",
  submissionError: "/ways-to-give/submission-error",
  captchaError: "/ways-to-give/recaptcha-error",
  fallback: "/ways-to-give/fallback",
};

let donors = 0;

/** A donor of one test alone, so that limits by email address do not reach from one test to another. */
function newDonor() {
  donors += 1;
  return {
    "First name": "Ann",
    "Last name": "Tremblay",
    "Street address": "12 Main Street, unit 4",
    "City or town": "Vancouver",
    "Postal code": "V6B 1A1",
    Telephone: "604-555-0123",
    "Email address": `ann.${process.pid}.${Date.now()}.${donors}@example.ca`,
  };
}

type Donor = ReturnType<typeof newDonor>;

/** What the form keeps of a donor. */
const answersOf = (donor: Donor): Answers => ({
  b_fname: donor["First name"],
  b_lname: donor["Last name"],
  b_add: donor["Street address"],
  b_city: donor["City or town"],
  b_prov: "BC",
  b_pcode: donor["Postal code"],
  b_tel: donor.Telephone,
  b_email: donor["Email address"],
});

/** The donation form as a donor works it. */
export function donationForm(page: Page) {
  // The page itself: its footer has a form of its own with like labels.
  const main = page.getByRole("main");
  const field = (label: string) => main.getByLabel(label, { exact: true });
  const radio = (name: string | RegExp) => main.getByRole("radio", { name });
  const button = (name: string) => main.getByRole("button", { name, exact: true });
  const step = (name: string) => main.getByRole("heading", { level: 2, name, exact: true });
  const giveButton = main.getByRole("button", { name: /^Give \$/ });
  const next = () => button("Next").click();

  /** Opens the form and waits until it is alive. */
  async function open() {
    await openRunning(page, paths.form);
    await expect(main.locator(".donation-form[data-ready]")).toBeVisible();
  }

  async function amount(dollars: string, how: "Once" | "Monthly" = "Once") {
    await radio(how).check();
    await field("Other amount").fill(dollars);
    await next();
    await expect(step("Who it is for")).toBeFocused();
  }

  async function honouree(first: string, last: string) {
    await field("First name").fill(first);
    await field("Last name").fill(last);
  }

  /** Leaves the step that asks whom the gift is for. */
  async function nextToDonor() {
    await next();
    await expect(step("Your details")).toBeFocused();
  }

  async function donor() {
    const person = newDonor();
    for (const [label, value] of Object.entries(person)) await field(label).fill(value);
    await field("Province or territory").selectOption("BC");
    await next();
    await expect(step("Payment")).toBeFocused();
    return person;
  }

  async function card(number = cards.good) {
    await field("Card number").fill(number);
    await field("Name on the card").fill("Ann Tremblay");
    await field("Month").selectOption("09");
    await field("Year").selectOption(String(new Date().getFullYear() + 4));
  }

  /** Opens the form at its payment step: with these answers, or with those that this browser keeps. */
  async function openAtPayment(answers?: Answers) {
    await standAtPayment(page, answers);
    await page.goto(paths.form);
    await hydrated(page);
    await expect(step("Payment")).toBeAttached();
  }

  /**
   * To a filled-in card at once, for tests of what comes after it: the walk there is `toCard`. The gift is one to the
   * foundation itself, unless `answers` say otherwise.
   */
  async function atCard(dollars: string, number?: string, answers: Answers = {}) {
    const person = newDonor();
    await openAtPayment({ ...answersOf(person), otherAmount: dollars, ...answers });
    await card(number);
    return person;
  }

  /** From an empty form to a filled-in card, for a gift to the foundation itself. */
  async function toCard(dollars: string, number?: string) {
    await open();
    await amount(dollars);
    await nextToDonor();
    const person = await donor();
    await card(number);
    return person;
  }

  /** Waits until a press of the button sends the gift at once: in the first two seconds it waits. */
  const readyToGive = () => expect(main.getByText(/^You can give now\./)).toBeVisible();

  /** Presses the button as soon as a press sends the gift at once. */
  async function give() {
    await readyToGive();
    await giveButton.click();
  }

  const problems = main.getByRole("alert").filter({ hasText: "There is a problem" });
  const steps = { open, amount, honouree, nextToDonor, donor, card, next, readyToGive, give };
  const ways = { openAtPayment, atCard, toCard };
  return { main, field, radio, button, step, problems, giveButton, ...steps, ...ways };
}

/** The tries that leave the page, by the keys that they carry. */
export function watchTries(page: Page) {
  const keys: string[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/api/donate")) return;
    keys.push(/name="idempotency_key"\r\n\r\n(\w+)/.exec(request.postData() ?? "")?.[1] ?? "no key");
  });
  return keys;
}
