import { expect, test } from "vitest";
import type { ReceiptFacts } from "../receipt-facts.ts";
import { printedFacts } from "./printed-facts.ts";

const facts: ReceiptFacts = {
  replaces: null,
  statement: "Official receipt for income tax purposes",
  charity: {
    name: "Foundation",
    address: ["1 Sample Street", "Victoria"],
    registrationNumber: "89127 0944 RR0001",
  },
  placeOfIssue: "Victoria, British Columbia",
  giftDay: "2026-11-20",
  issueDay: "2026-11-21",
  donor: { name: "Zoë Łukasz", address: ["2 Sample Street"] },
  amountCents: 123_450,
  advantageCents: 0,
  advantageDescription: "None",
  eligibleCents: 123_450,
  referenceNumber: "640000010010",
  signatory: { name: "Pat Lee", title: "Treasurer", image: null },
  authority: { name: "Canada Revenue Agency", url: "canada.ca/charities-giving" },
};

test("a receipt's facts read as printed: days and money in words, the donor as addressed", () => {
  const shown = Object.fromEntries(printedFacts(facts).map(({ label, value }) => [label, value]));
  expect(shown).toMatchObject({
    Donor: "Zoë Łukasz\n2 Sample Street",
    "Date of gift": "November 20, 2026",
    "Amount of gift": "$1,234.50",
    "Value of advantage": "None",
    "Authorized signature, by name": "Pat Lee, Treasurer",
  });
  const [advantage] = printedFacts({ ...facts, advantageCents: 500, advantageDescription: "Dinner" }).filter(
    ({ label }) => label === "Value of advantage",
  );
  expect(advantage?.value).toBe("$5.00 (Dinner)");
});

test("a day that cannot be read is shown as it stands, and facts of another shape as they are stored", () => {
  expect(printedFacts({ ...facts, giftDay: "soon" }).some(({ value }) => value === "soon")).toBe(true);
  expect(printedFacts({ amount: 25 })).toEqual([{ label: "amount", value: "25" }]);
  expect(printedFacts(null)).toEqual([{ label: "As stored", value: "" }]);
});
