// @vitest-environment happy-dom
import type { DonationOutcome } from "@pcf/contract/donation/outcome";
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { rootData } from "../../../tests/root-data.ts";
import { GiftFacts } from "./gift-facts";

const outcome: DonationOutcome = {
  state: "approved",
  result: {
    ResponseCode: 27,
    AuthCode: "123456",
    ReferenceNum: null,
    donation_type: "Single",
    donation_amount: "30.00",
    TransDateTime: null,
    id: "D261120-ABCDEFGHJK",
    Message: "APPROVED",
    outcome_token: "token",
  },
  amountCents: 3_000,
  refundedCents: 0,
  donationArea: "Research",
  donorFirstName: "Ann",
  donorEmail: "ann@mail.example",
  givenAt: "2026-11-20T20:00:00.000Z",
  receiptExpected: true,
  receipt: null,
  monthly: null,
  card: "none",
};
const monthly: DonationOutcome = {
  ...outcome,
  result: { ...outcome.result, donation_type: "Monthly" },
  receiptExpected: false,
  monthly: {
    amountCents: 2_500,
    firstBillingDay: "2026-12-15",
    charged: false,
    standing: "running",
    goesOn: null,
    nextDay: "2026-12-15",
  },
};
const site = {
  company: { contact: [{ id: "givingEmail", value: "giving@charity.example", href: "mailto:x" }] },
  siteSettings: {},
};

let shown: DonationOutcome;
const Facts = () => <GiftFacts outcome={shown} />;
const Nothing = () => null;

async function textOf(facts: DonationOutcome) {
  shown = facts;
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: () => rootData(site),
      HydrateFallback: Nothing,
      children: [{ index: true, Component: Facts }],
    },
  ]);
  const { container } = render(<Stub />);
  await screen.findByText("What happens next");
  return (container.textContent ?? "").replace(/\s/gu, " ");
}

afterEach(cleanup);

test("a single gift is approved, on its day, and its receipt is on its way until it is there", async () => {
  const shownText = await textOf(outcome);
  expect(shownText).toContain("Ann, your gift of $30 is approved, and the receipt is on its way. Thank you.");
  expect(shownText).toContain("DateNovember 20, 2026");
  expect(shownText).not.toMatch(/charged/);
});

test("no receipt is promised for a gift that gets none", async () => {
  const shownText = await textOf({ ...outcome, amountCents: 1_050, receiptExpected: false });
  expect(shownText).toContain("Ann, your gift of $10.50 is approved. Thank you.");
  expect(shownText).not.toContain("receipt is on its way");
});

test("of a gift of which a part was given back the page says what remains, and what the receipt is of", async () => {
  const shownText = await textOf({ ...outcome, refundedCents: 1_000 });
  expect(shownText).toContain("Amount$30.00Given back$10.00What remains of your gift$20.00");
  expect(shownText).toContain("tax receipt is of what remains, $20.00");
  expect(shownText).not.toContain("is on its way");
});

test("a monthly gift is set up and has not arrived: the first charge is still to come", async () => {
  const shownText = await textOf(monthly);
  expect(shownText).toContain("Ann, your monthly gift is set up. Thank you.");
  expect(shownText).toContain("Set up onNovember 20, 2026");
  expect(shownText).toContain(
    "Nothing has been charged yet. Your card is charged first on December 15, 2026",
  );
  expect(shownText).not.toMatch(/arrived|received your/);
});

const standing = (now: Partial<NonNullable<DonationOutcome["monthly"]>>) => ({
  ...monthly,
  monthly: monthly.monthly && { ...monthly.monthly, charged: true, nextDay: "2027-02-15", ...now },
});

test("once a month was charged, the page says when the next one is, and no longer that nothing was charged", async () => {
  const shownText = await textOf(standing({}));
  expect(shownText).toContain("Ann, thank you for your monthly gift.");
  expect(shownText).toContain("The next charge of your card is on February 15, 2027");
  expect(shownText).not.toMatch(/Nothing has been charged yet|on its way/);
});

test("a gift that was paused or stopped since says so", async () => {
  expect(await textOf(standing({ standing: "paused" }))).toContain("is paused: nothing is charged");
  cleanup();
  const pausing = await textOf(standing({ standing: "paused", goesOn: "2027-03-15" }));
  expect(pausing).toContain("goes on by itself: the next charge of your card is on March 15, 2027");
  cleanup();
  const shownText = await textOf(standing({ standing: "stopped" }));
  expect(shownText).toContain("is stopped: nothing more is charged");
  expect(shownText).not.toContain("30 days");
});

test("a gift of new year's eve in Vancouver has the bank's day, as on its receipt, and the zone is named", async () => {
  expect(await textOf({ ...outcome, givenAt: "2027-01-01T06:30:00Z" })).toContain(
    "January 1, 2027 at 1:30 a.m. EST",
  );
});
