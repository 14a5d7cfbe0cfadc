// @vitest-environment happy-dom
import { donationMessages } from "@pcf/contract/donation/messages";
import { acts, type OwnMonthlyGift } from "@pcf/contract/donation/my-gifts";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { show } from "~/ui/show";
import { MonthlyGift } from "./monthly-gift";

afterEach(cleanup);

const gift: OwnMonthlyGift = {
  reference: "D261120-0123456789",
  amountCents: 2_500,
  area: "Research",
  state: "active",
  nextDay: "2026-12-15",
  card: null,
  cardKey: "0123456789abcdef",
  waitsForCard: false,
  hasNoCard: false,
  afterPause: [],
  receiptsTo: null,
};
const entry = { cvd: false, hostedCardFields: null };
const sent = (amount: string, wrong: string) => {
  const asked = { act: acts.amount, reference: gift.reference, typed: { amount }, wrong: { amount: wrong } };
  show(<MonthlyGift gift={gift} entry={entry} asked={asked} />);
  return document.getElementById(`amount-${gift.reference}-error`)?.lastChild?.textContent;
};

test("an amount that is missing is asked for in words of this page, which has none to select", () => {
  expect(sent("", donationMessages.amountMissing)).toBe("Enter an amount in dollars, like 25.");
  expect(screen.getByLabelText<HTMLInputElement>("Amount each month, in dollars").value).toBe("");
  cleanup();
  expect(sent("100000.01", donationMessages.amountTooLarge)).toBe(donationMessages.amountTooLarge);
});

test("a gift that came over without a card says so, and asks for one", () => {
  const cardless = { ...gift, state: "paused", nextDay: null, waitsForCard: true, hasNoCard: true } as const;
  show(<MonthlyGift gift={cardless} entry={entry} asked={null} />);
  expect(screen.getByText(/your card could not come along/)).toBeDefined();
  expect(screen.getByText("Enter a card")).toBeDefined();
  expect(document.body.textContent).not.toContain("declined");
});
