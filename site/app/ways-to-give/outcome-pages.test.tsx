// @vitest-environment happy-dom
import type { DonationOutcome } from "@pcf/contract/donation/outcome";
import { notFoundUrl } from "@pcf/contract/everywhere-urls";
import { givingUrls } from "@pcf/contract/urls";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { createRoutesStub, Outlet, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rootData } from "../../tests/root-data.ts";
import Fallback from "./fallback/route";
import PaymentError from "./payment-error/route";
import SubmissionError from "./submission-error/route";
import TaxReceipt from "./tax-receipt/route";
import ThankYou from "./thank-you/route";

const root = rootData({
  company: {
    name: "A Charity",
    address: {
      street: "1 Street",
      city: "Vancouver",
      province: "BC",
      postalCode: "V6B 1A1",
      country: "Canada",
    },
    contact: [{ id: "givingEmail", value: "giving@charity.example", href: "mailto:x" }],
  },
  siteSettings: {},
});
const Stub = createRoutesStub([
  {
    id: "root",
    path: "/",
    loader: () => root,
    Component: () => (
      <>
        <p data-testid="address">{useLocation().pathname}</p>
        <main>
          <Outlet />
        </main>
      </>
    ),
    children: [
      { path: givingUrls.thankYou, Component: ThankYou },
      { path: givingUrls.receipt, Component: TaxReceipt },
      { path: givingUrls.paymentError, Component: PaymentError },
      { path: givingUrls.submissionError, Component: SubmissionError },
      { path: givingUrls.fallback, Component: Fallback },
      { path: notFoundUrl, Component: () => null },
    ],
  },
]);

/** An answer of the donation host as the browser keeps it. */
const answer = (facts: object = {}): DonationOutcome["result"] => ({
  ResponseCode: 27,
  AuthCode: "123456",
  ReferenceNum: "660123450010690030",
  donation_type: "Single",
  donation_amount: "25.00",
  TransDateTime: "2026-11-20 12:00:00",
  id: "D261120-ABCDEFGHJK",
  Message: "DECLINED",
  outcome_token: "token",
  ...facts,
});
const outcome: DonationOutcome = {
  state: "approved",
  result: answer(),
  amountCents: 2_500,
  refundedCents: 0,
  donationArea: "Research",
  donorFirstName: "Ann",
  donorEmail: "ann@mail.example",
  givenAt: "2026-11-20T20:00:00.000Z",
  receiptExpected: false,
  receipt: null,
  monthly: null,
  card: "none",
};

/** Opens a page in a browser that keeps this answer, or none, before a server that knows of a gift, or of none. */
function open(address: string, kept: object | null, { known = false, facts = outcome } = {}) {
  localStorage.clear();
  if (kept) localStorage.setItem("pcfApprovedData", JSON.stringify(kept));
  vi.stubGlobal("fetch", async () =>
    known ? Response.json(facts) : Response.json({ message: "Not found" }, { status: 404 }),
  );
  cleanup();
  render(<Stub initialEntries={[address]} hydrationData={{ loaderData: { root } }} />);
}
const main = () => within(screen.getByRole("main"));
const expectAddress = (address: string) =>
  waitFor(() => expect(screen.getByTestId("address").textContent).toBe(address));

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("whoever opens an outcome page without a gift is led where the page belongs to", async () => {
  open(givingUrls.thankYou, null, { known: true });
  await expectAddress(notFoundUrl);
  open(givingUrls.receipt, null, { known: true });
  await expectAddress(notFoundUrl);
  open(givingUrls.paymentError, null);
  await expectAddress(givingUrls.submissionError);
  await screen.findByText(/An unknown error occurred\. Please contact our support team/);
  open(givingUrls.fallback, null);
  await screen.findByText(/Nothing is waiting for an answer on this device\./);
  open(`${givingUrls.submissionError}?error=promise`, null);
  await screen.findByText("Your browser is not supported.");
});

test.each([
  [givingUrls.thankYou, { AuthCode: "null" }, notFoundUrl],
  [givingUrls.receipt, { ResponseCode: 30 }, notFoundUrl],
  [givingUrls.receipt, { ResponseCode: null }, notFoundUrl],
  [givingUrls.receipt, { donation_type: "Monthly" }, notFoundUrl],
  [givingUrls.paymentError, { ResponseCode: null }, givingUrls.submissionError],
])("%s with a kept answer that is no approval, of %o, leads to %s", async (path, facts, to) => {
  open(path, answer(facts), { known: true });
  await expectAddress(to);
});

test("an answer that is made up from beginning to end opens neither thanks nor a receipt", async () => {
  open(givingUrls.thankYou, answer());
  await expectAddress(notFoundUrl);
  open(givingUrls.receipt, answer());
  await expectAddress(notFoundUrl);
  // The same answer of a gift that the server knows opens both.
  open(givingUrls.thankYou, answer(), { known: true });
  await screen.findByText(/your gift of \$[\d.]+ is approved/);
  open(givingUrls.receipt, answer(), { known: true });
  await screen.findByText(/it is not a receipt for income tax purposes/);
});

test("a refused gift that the device took for an approved one ends on the page about the refusal", async () => {
  const refused = answer({ ResponseCode: 51, AuthCode: null });
  open(givingUrls.thankYou, answer(), {
    known: true,
    facts: { ...outcome, state: "declined", result: refused },
  });
  await screen.findByText(/this card has expired/);
  await expectAddress(givingUrls.paymentError);
});

test("what is heard of a gift leaves alone a newer one that the device has kept meanwhile", async () => {
  const newer = answer({ id: "D261121-ABCDEFGHJK" });
  const heard = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => heard.promise);
  localStorage.setItem("pcfApprovedData", JSON.stringify(answer()));
  render(<Stub initialEntries={[givingUrls.thankYou]} hydrationData={{ loaderData: { root } }} />);
  localStorage.setItem("pcfApprovedData", JSON.stringify(newer));
  heard.resolve(Response.json(outcome));
  await screen.findByText(/your gift of \$[\d.]+ is approved/);
  expect(JSON.parse(localStorage.getItem("pcfApprovedData") ?? "")).toMatchObject({ id: newer.id });
});

test.each([
  [35, "035", "Your bank did not approve this payment.", "You were not charged."],
  [51, "051", "this card has expired", "You were not charged."],
  [76, "076", "Your bank did not approve this payment.", "You were not charged."],
  [113, "113", "Your bank took too long to answer.", "we cannot rule it out"],
  [475, "475", "The expiry date does not match this card.", "You were not charged."],
  [478, "478", "Your bank wants to speak with you", "You were not charged."],
  [811, "811", "The fault is on our side", "You were not charged."],
  [1996, "1996", "Our office has looked into it", "We have kept no money from this gift."],
  [1997, "1997", "So many people are giving at this moment", "You were not charged."],
  [999, "999", "Your bank did not approve this payment.", "You were not charged."],
  [1998, "1998", "paused payments to protect cardholders", "You were not charged."],
])(
  "the payment-error page says of code %i what happened, whether money was taken and what to do",
  async (code, shown, happened, charge) => {
    open(givingUrls.paymentError, answer({ ResponseCode: code, AuthCode: null }));
    await screen.findByText(shown);
    for (const words of [happened, charge, "DECLINED"])
      expect(screen.getByRole("main").textContent).toContain(words);
    expect(main().getByRole("link", { name: "Try again" }).getAttribute("href")).toBe(givingUrls.form);
  },
);
