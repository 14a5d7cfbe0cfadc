import { expect, test } from "vitest";
import { cardBrand, cardDigits, cardNumberFault, gatewayExpiry, isExpired } from "./payment-card.ts";

test("knows the brand", () => {
  expect(cardBrand("5454545454545454")).toBe("Mastercard");
  expect(cardBrand("2720990000000000")).toBe("Mastercard");
  expect(cardBrand("373599005095005")).toBe("American Express");
  expect(cardBrand("36462462742008")).toBe("Diners Club");
});

test("a number is the same however its groups were joined when it was copied", () => {
  for (const typed of [
    "4242 4242 4242 4242",
    "4242–4242–4242–4242",
    "4242\u00a04242\u20114242\t4242\u200b",
    "４２４２ 4242 4242 4242",
  ])
    expect(cardDigits(typed), typed).toBe("4242424242424242");
  expect(cardDigits("4242²42")).toBe("4242²42");
});

test("a number that is too short is told apart from one with a wrong digit", () => {
  for (const good of ["4242424242424242", "5454545454545454", "373599005095005", "36462462742008"])
    expect(cardNumberFault(good), good).toBeUndefined();
  for (const short of ["4", "424242424242424", "54545454545454", "37359900509500", "3646246274200", "99999"])
    expect(cardNumberFault(short), short).toBe("incomplete");
  for (const wrong of [
    "4242424242424241",
    "373599005095006",
    "36462462742007",
    "4".repeat(30),
    "0".repeat(30),
    "4242x42424242424",
  ])
    expect(cardNumberFault(wrong), wrong).toBe("wrong-digit");
  // Of a kind that no bank gives out: its first digit is wrong, whatever the last one checks.
  expect(cardNumberFault("9999999999999995")).toBe("wrong-digit");
});

test("swaps month and year for the gateway", () => {
  expect(gatewayExpiry("0931")).toBe("3109");
});

test("a card is good to the last hour of its month in Vancouver, also over new year", () => {
  expect(isExpired("1230", new Date("2031-01-01T06:59:00Z"))).toBe(false);
  expect(isExpired("1230", new Date("2031-01-01T08:01:00Z"))).toBe(true);
  expect(isExpired("1330", new Date("2026-01-01T00:00:00Z"))).toBe(true);
});
