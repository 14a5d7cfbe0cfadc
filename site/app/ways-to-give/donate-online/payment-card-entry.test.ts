import { donationMessages as messages } from "@pcf/contract/donation/messages";
import { expect, test } from "vitest";
import { formatCardNumber } from "../card-boxes";
import { emptyPaymentCard, paymentCardIssues, paymentCardPost } from "./payment-card-entry";

const rules = { now: new Date("2026-11-20T20:00:00Z"), hosted: false, cvd: false };
const entry = {
  ...emptyPaymentCard(),
  card_number: "4242 4242 4242 4242",
  card_name: "Ann Lee",
  expiry_month: "09",
  expiry_year: "2031",
};

test("numbers are grouped as on the card", () => {
  expect(formatCardNumber("4242424242424242")).toBe("4242 4242 4242 4242");
  expect(formatCardNumber("373599005095005")).toBe("3735 990050 95005");
  expect(formatCardNumber("36462462742008")).toBe("3646 246274 2008");
  expect(formatCardNumber("42 42a4-2")).toBe("4242 42");
  expect(formatCardNumber("")).toBe("");
});

test("an empty card is told box by box", () => {
  expect(paymentCardIssues(emptyPaymentCard(), paymentCardPost(emptyPaymentCard()), rules)).toEqual([
    { field: "card_number", message: messages.required },
    { field: "card_name", message: messages.required },
    { field: "expiry_month", message: messages.required },
    { field: "expiry_year", message: messages.required },
  ]);
});

test("half an expiry asks for the other half, a past one says so", () => {
  const half = { ...entry, expiry_year: "" };
  expect(paymentCardIssues(half, paymentCardPost(half), rules)).toEqual([
    { field: "expiry_year", message: messages.required },
  ]);
  const past = { ...entry, expiry_year: "2026" };
  expect(paymentCardIssues(past, paymentCardPost(past), rules)).toEqual([
    { field: "expiry_month", message: messages.expired },
  ]);
  expect(paymentCardIssues(entry, paymentCardPost(entry), rules)).toEqual([]);
});

test("the security code is asked for where the gateway wants it", () => {
  expect(paymentCardIssues(entry, paymentCardPost(entry), { ...rules, cvd: true })).toEqual([
    { field: "card_cvd", message: messages.required },
  ]);
});

test("with hosted fields no part of the card is sent but its token", () => {
  const post = paymentCardPost(entry, "ot-123");
  expect(post).toEqual({
    card_number: "",
    card_name: "Ann Lee",
    card_exp: "",
    card_cvd: "",
    data_key: "ot-123",
  });
  expect(paymentCardIssues(entry, post, { ...rules, hosted: true })).toEqual([]);
});
