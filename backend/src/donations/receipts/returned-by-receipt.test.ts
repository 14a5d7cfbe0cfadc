import { expect, test } from "vitest";
import { type ClosedReceipt, returnedByReceipt } from "./returned-by-receipt.ts";

/** A receipt of $100 in force, the first of its gift, or as these facts have it. */
const receipt = (id: number, own: Partial<ClosedReceipt> = {}): ClosedReceipt => ({
  ...{ id, state: "issued", amountCents: 10_000, replacesId: null, isReported: false, facts: {} },
  ...own,
});
const returned = (...receipts: ClosedReceipt[]) => Object.fromEntries(returnedByReceipt(receipts));
const cancelled = { state: "cancelled", isReported: true };
const replaced = { state: "replaced", isReported: true };

test("one in whose place another is just being issued tells what that one has less, and a corrected name is nothing", () => {
  const other = receipt(2, { replacesId: 1, amountCents: 4_000 });
  expect(returned(receipt(1, { isReported: true }), other)).toEqual({ 1: 6_000 });
  const corrected = receipt(2, { replacesId: 1, amountCents: 10_000, ...cancelled });
  expect(returned(receipt(1, { state: "replaced" }), corrected)).toEqual({ 2: 10_000 });
});

test("of two that are cancelled while one takes the place of the other no cent is told twice", () => {
  const successor = { replacesId: 1, amountCents: 4_000, state: "cancelled" };
  expect(returned(receipt(1, cancelled), receipt(2, { ...successor, isReported: true }))).toEqual({
    1: 6_000,
    2: 4_000,
  });
  expect(returned(receipt(1, cancelled), receipt(2, successor))).toEqual({ 1: 10_000 });
});

test("a successor that was issued in error takes nothing back from what was reported before it", () => {
  const successor = receipt(2, { replacesId: 1, amountCents: 4_000, state: "cancelled" });
  expect(returned(receipt(1, replaced), successor)).toEqual({ 1: 6_000 });
});
