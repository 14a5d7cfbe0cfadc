// @vitest-environment happy-dom
import { emptyDraft } from "@pcf/contract/donation/form";
import { cleanup, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { saveDraft } from "../draft-store";
import * as form from "./testing/open-form";

form.withFreshDevice();

test("a preset and another amount exclude each other, and a comma is understood", async () => {
  await form.open();
  expect(form.radios("$")).toHaveLength(3);
  form.choose("$50");
  form.fill("Other amount", "12,50");
  expect(form.radio("$50").checked).toBe(false);
  form.choose("$50");
  expect(form.radio("$50").checked).toBe(true);
  expect(form.field("Other amount").value).toBe("");
  form.fill("Other amount", "25,00");
  await form.next();
  await form.isAt("Who it is for");
  expect(screen.getByText("Giving $25")).toBeTruthy();
});

test("under each amount stands what gifts make possible, and nothing where administrators have written nothing", async () => {
  await form.open();
  expect(form.radio("$25").labels?.[0]?.textContent).toMatch(/free Reef Knot Kits/);
  expect(document.querySelectorAll(".choices-tiles .choice-text")).toHaveLength(3);
  cleanup();
  const area = { value: "Research", name: "Research" };
  await form.open({
    areas: [area],
    occasions: [],
    impact: { of25: undefined, of50: "Fifty.", of100: undefined },
  });
  expect(form.radio("$50").labels?.[0]?.textContent).toBe("$50Fifty.");
  expect(document.querySelectorAll(".choices-tiles .choice-text")).toHaveLength(1);
});

test("what is no amount is not taken, and the form says why until it is mended", async () => {
  await form.open();
  const told = {
    "": "Please select or input amount",
    "0": "Please select or input amount",
    "0.001": "Enter an amount in dollars and cents",
    "-5": "Enter an amount in dollars and cents",
    "1e9": "Enter an amount in dollars and cents",
  };
  for (const [typed, words] of Object.entries(told)) {
    form.fill("Other amount", typed);
    await form.next();
    const summary = form.problems();
    expect(document.activeElement, `an amount of “${typed}”`).toBe(summary);
    expect(summary?.textContent).toContain(words);
    const [link, ...more] = form.problemLinks();
    if (!link || more.length > 0) throw new Error("There is not one problem");
    await form.press(link);
    expect(document.activeElement).toBe(form.field("Other amount"));
    const described = { name: "Other amount", description: new RegExp(words) };
    expect(screen.getByRole("textbox", described)).toBe(form.field("Other amount"));
    form.fill("Other amount", "0.01");
    expect(form.field("Other amount").getAttribute("aria-invalid")).toBeNull();
  }
});

test("a gift above $100,000 asks to call", async () => {
  await form.open();
  form.fill("Other amount", "100000.01");
  await form.next();
  expect(form.problems()?.textContent).toContain("please call us");
  const note = screen.getByText(/A gift of this size/);
  expect(
    within(note)
      .getByRole("link", { name: /^1-800/ })
      .getAttribute("href"),
  ).toMatch(/^tel:/);
  form.fill("Other amount", "100,000.00");
  await form.next();
  await form.isAt("Who it is for");
});

test("cards are closed below $20, and a card chosen before is taken back with a word", async () => {
  await form.open();
  await form.giveAmount("19.99");
  form.choose("Gift in Memoriam");
  expect(form.radio("A printed card").disabled).toBe(true);
  expect(form.radio("A card by email").disabled).toBe(true);
  expect(screen.getAllByText("( For donations $20 or more )")).toHaveLength(2);
  for (const card of ["A printed card", "A card by email"]) {
    await form.press(form.button("Edit Amount"));
    await form.giveAmount("20");
    form.choose(card);
    expect(form.radio(card).checked).toBe(true);
    await form.press(form.button("Edit Amount"));
    await form.giveAmount("5");
    expect(screen.getByText(/^Your card was removed/).closest("[aria-live]")).toBeTruthy();
    expect(form.radio("No card").checked).toBe(true);
  }
});

test("choosing a gift to the foundation empties what was asked for a gift in a name", async () => {
  await form.open();
  await form.giveAmount("50");
  form.choose("Gift in Honour");
  form.fill("First name", "Robert");
  form.fill("Last name", "Ng");
  form.choose("A card by email");
  form.choose("Gift to the Foundation");
  form.choose("Gift in Honour");
  expect(form.field("First name").value).toBe("");
  expect(form.field("Last name").value).toBe("");
  expect(form.radio("No card").checked).toBe(true);
  form.choose("Gift to the Foundation");
  await form.toDonor();
});

test("a message of more than 250 characters is counted and not taken", async () => {
  await form.open();
  await form.giveAmount("50");
  form.choose("Gift in Honour");
  form.fill("First name", "Robert");
  form.fill("Last name", "Ng");
  form.choose("A card by email");
  form.fill("Email address of the person who gets the card", "robert@example.ca");
  form.fill("Heading of your card", "A gift in your name");
  // The browser takes no more of what is typed or pasted.
  expect(form.field("Heading of your card").maxLength).toBe(250);
  const message = "Your message (optional)";
  form.fill(message, "é".repeat(253));
  expect(screen.getByRole("textbox", { name: message, description: /You have 3 characters too many$/ })).toBe(
    form.field(message),
  );
  await form.next();
  expect(form.problems()?.textContent).toContain("Your message: This is too long");
  form.fill(message, "é".repeat(250));
  await form.toDonor();
});

test("every empty field that is required says so, at the field and in the summary", async () => {
  await form.open();
  await form.giveAmount("40");
  form.choose("Gift in Honour");
  form.fill("Occasion (optional)", "Other");
  form.choose("A card by email");
  await form.next();
  expect(form.problemTexts()).toEqual(
    form.required([
      "Other occasion",
      "First name",
      "Last name",
      "Email address of the person who gets the card",
      "Heading of your card",
    ]),
  );
  form.choose("A printed card");
  await form.next();
  expect(form.problemTexts()).toContain("Street address: This field is required");
  expect(form.problemTexts()).toHaveLength(7);
  form.choose("Gift to the Foundation");
  await form.toDonor();
  await form.next();
  expect(form.problemLinks()).toHaveLength(8);
  const described = { name: "Telephone", description: /This field is required/ };
  expect(screen.getByRole("textbox", described)).toBe(form.field("Telephone"));
  form.fill("Telephone", "604-555-0123");
  expect(form.field("Telephone").getAttribute("aria-invalid")).toBeNull();
  form.fill("Email address", "ann@example");
  await form.next();
  expect(form.problems()?.textContent).toContain("The email must be a valid email address.");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await form.toCard();
  await form.pass(2_000);
  await form.press(form.giveButton());
  expect(document.activeElement).toBe(form.problems());
  expect(form.problemTexts()).toEqual(
    form.required(["Card number", "Name on the card", "Expiry month", "Expiry year"]),
  );
});

test("in Canada the province is one of a list and the postal code is checked, elsewhere both are free", async () => {
  await form.open();
  await form.giveAmount("50");
  await form.toDonor();
  expect(form.options("Province or territory")).toHaveLength(13);
  form.fill("Postal code", "12345");
  await form.next();
  expect(form.problems()?.textContent).toContain("Enter a Canadian postal code");
  form.fill("Country", "Germany");
  expect(form.field("Country").value).toBe("Germany");
  form.fill("Province, state or region", "Hessen");
  form.fill("Postal or ZIP code", "60311");
  await form.next();
  expect(document.activeElement).toBe(form.problems());
  expect(form.problems()?.textContent).not.toMatch(/postal code|province/i);
});

test("every field can be filled in by the browser, by the names it knows", async () => {
  const tokens = {
    "First name": "given-name",
    "Middle initial (optional)": "additional-name",
    "Last name": "family-name",
    "Street address": "address-line1",
    "City or town": "address-level2",
    "Province or territory": "address-level1",
    "Postal code": "postal-code",
    Country: "country-name",
    Telephone: "tel",
    "Email address": "email",
  };
  const cardTokens = {
    "Card number": "cc-number",
    "Name on the card": "cc-name",
    Month: "cc-exp-month",
    Year: "cc-exp-year",
  };
  const known = (labels: object) =>
    Object.fromEntries(
      Object.keys(labels).map((label) => [label, form.field(label).getAttribute("autocomplete")]),
    );
  await form.open();
  await form.giveAmount("50");
  await form.toDonor();
  expect(known(tokens)).toEqual(tokens);
  form.choose("An organization");
  expect(form.field("Legal name of the organization").getAttribute("autocomplete")).toBe("organization");
  form.choose("A person");
  await form.toCard();
  expect(known(cardTokens)).toEqual(cardTokens);
});

/** Opens the form and goes to the card, in a time that passes with `pass` alone; from when on the donor was not yet there. */
async function atCard() {
  await form.open();
  await form.giveAmount("50");
  await form.toDonor();
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  const before = Date.now();
  await form.toCard();
  return before;
}
const counted = () => document.querySelector(".submit-status[aria-hidden]")?.textContent;
const toldOfButton = () => document.getElementById("submit-status")?.textContent;

test("the button that gives can be reached at once; the seconds are counted to the eye and told once", async () => {
  const before = await atCard();
  const arrived = Date.now();
  expect(form.giveButton().disabled).toBe(false);
  expect(form.giveButton().getAttribute("aria-disabled")).toBeNull();
  const told = toldOfButton();
  expect(told).toMatch(/^Ready in 2 seconds\./);
  await form.pass(before + 1_999 - arrived);
  expect(counted()).toMatch(/^Ready in 1 second\./);
  expect(toldOfButton()).toBe(told);
  await form.pass(arrived + 2_000 - Date.now());
  expect(counted()).toBeUndefined();
  expect(toldOfButton()).toMatch(/^You can give now\./);
});

test("a press before the two seconds are over waits, and is then done once", async () => {
  const before = await atCard();
  form.fill("Card number", "4242424242424242");
  await form.press(form.giveButton());
  await form.press(form.giveButton());
  expect(toldOfButton()).toMatch(/sent in a moment/);
  await form.pass(before + 1_999 - Date.now());
  expect(form.problems()).toBeFalsy();
  await form.pass(before + 4_000 - Date.now());
  expect(form.problemTexts()).toContain("Name on the card: This field is required");
  form.fill("Name on the card", "Ann Tremblay");
  const summary = form.problems();
  await form.pass(5_000);
  expect(form.problems()).toBe(summary);
  expect(toldOfButton()).toMatch(/^You can give now\./);
});

test("the card number is grouped and its brand named, and a wrong one is told", async () => {
  await atCard();
  await form.pass(2_000);
  form.fill("Card number", "4242424242424241");
  form.fill("Name on the card", "Ann Tremblay");
  form.fill("Month", "09");
  const years = form.options("Year");
  expect(years).toHaveLength(10);
  form.fill("Year", years[4] ?? "");
  expect(form.field("Card number").value).toBe("4242 4242 4242 4241");
  expect(screen.getByText("Visa")).toBeTruthy();
  await form.press(form.giveButton());
  expect(form.problems()?.textContent).toContain("Please check the number: one digit seems wrong");
  form.fill("Card number", "424242424242");
  await form.press(form.giveButton());
  expect(form.problems()?.textContent).toContain("Please check the number: it does not look complete");
  expect(document.querySelectorAll("[aria-invalid=true]")).toHaveLength(1);
  form.fill("Card number", "4242424242424242");
  expect(document.querySelectorAll("[aria-invalid=true]")).toHaveLength(0);
});

test("donors choose from what administrators offer today, and a draft with what has ended gets the first area", async () => {
  const ended = { value: "Ride 2025", name: "Ride to Live 2025", offeredTo: "2025-12-31" };
  const renamed = { value: "Fathers Day Walk / Run", name: "Father’s Day Run" };
  const unset = { value: "Anything", name: "Wherever it helps most" };
  const christmas = { value: "Christmas", name: "Christmas" };
  saveDraft({ ...emptyDraft(), otherAmount: "40", donation_area: ended.value }, Date.now());
  await form.open({ areas: [unset, ended, renamed], occasions: [christmas] });
  expect(form.options("Where should your gift go?")).toEqual(["Wherever it helps most", "Father’s Day Run"]);
  await expect.poll(() => form.field("Where should your gift go?").value).toBe("Anything");
  expect(form.field("Other amount").value).toBe("40");
  await form.giveAmount("40");
  form.choose("Gift in Honour");
  expect(form.options("Occasion (optional)")).toEqual(["Christmas", "Other"]);
});
