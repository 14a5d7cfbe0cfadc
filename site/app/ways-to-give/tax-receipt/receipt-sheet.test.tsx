import type { Receipt } from "@pcf/contract/donation/receipt";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ReceiptSheet } from "./receipt-sheet";

const receipt: Receipt = {
  serial: "0000123",
  status: "issued",
  replaces: null,
  statement: "Official receipt for income tax purposes",
  charity: { name: "Sample Charity", address: ["1 Main St"], registrationNumber: "12345 6789 RR0001" },
  placeOfIssue: "Vancouver",
  giftDay: "2026-11-20",
  issueDay: "2026-11-21",
  donor: { name: "Ann Ng", address: ["1 Elm St", "Vancouver, BC  V6B 1A1", "Canada"] },
  amountCents: 2_500,
  advantageCents: 0,
  advantageDescription: "None",
  eligibleCents: 2_500,
  referenceNumber: null,
  signatory: { name: "Margaret Osei", title: "Executive Director", image: null },
  checkAt: "charity.example/receipt-check",
  authority: { name: "Canada Revenue Agency", url: "canada.ca/charities-giving" },
};
const drawn = (changes: Partial<Receipt> = {}) =>
  renderToStaticMarkup(<ReceiptSheet receipt={{ ...receipt, ...changes }} />);

test("without a picture of the signature both halves say that the receipt is issued by name", () => {
  const words = drawn()
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
  expect(words.split("Authorized signature, by name Margaret Osei Executive Director")).toHaveLength(3);
  expect(words.split("To check this receipt: charity.example/receipt-check")).toHaveLength(3);
  expect(drawn()).not.toContain("<img");
});

test("a picture of the signature stands above the name of the person who signed", () => {
  const signatory = { ...receipt.signatory, image: "/signature.png" };
  const html = drawn({ signatory });
  expect(html.split('<img src="/signature.png"')).toHaveLength(3);
  expect(html).not.toContain("by name");
});

test("the longer a donor's name and address are, the smaller they are printed", () => {
  const size = (donor: Receipt["donor"]) => /data-print="([a-z]+)"/.exec(drawn({ donor }))?.[1];
  const long = { name: "x".repeat(100), address: ["y".repeat(140), "Saint-Jean, QC", "Canada"] };
  expect(size(receipt.donor)).toBe("usual");
  expect(size(long)).toBe("small");
  expect(size({ name: "x".repeat(201), address: ["y".repeat(200), "z".repeat(224), "w".repeat(100)] })).toBe(
    "smallest",
  );
});
