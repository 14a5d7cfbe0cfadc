import { expect, test } from "vitest";
import { cardBrand, gatewayExpiry, isCardNumber, isExpired } from "./card.ts";

test("knows the check digit and the brand", () => {
  expect(isCardNumber("4242424242424242")).toBe(true);
  expect(isCardNumber("4242424242424241")).toBe(false);
  expect(isCardNumber("424")).toBe(false);
  expect(isCardNumber("0".repeat(30))).toBe(false);
  expect(cardBrand("5454545454545454")).toBe("Mastercard");
  expect(cardBrand("2720990000000000")).toBe("Mastercard");
  expect(cardBrand("373599005095005")).toBe("American Express");
  expect(cardBrand("36462462742008")).toBe("Diners Club");
});

test("swaps month and year for the gateway", () => {
  expect(gatewayExpiry("0931")).toBe("3109");
});

test("a card is good to the last hour of its month in Vancouver, also over new year", () => {
  expect(isExpired("1230", new Date("2031-01-01T06:59:00Z"))).toBe(false);
  expect(isExpired("1230", new Date("2031-01-01T08:01:00Z"))).toBe(true);
  expect(isExpired("1330", new Date("2026-01-01T00:00:00Z"))).toBe(true);
});
