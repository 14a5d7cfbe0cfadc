import { plainFormat } from "../plain-text.ts";
import { charityDay } from "./next-billing-day.ts";

export type CardBrand =
  | "Visa"
  | "Mastercard"
  | "American Express"
  | "Discover"
  | "Diners Club"
  | "JCB"
  | "UnionPay";

const brands: [CardBrand, RegExp][] = [
  ["Visa", /^4/],
  ["Mastercard", /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ["American Express", /^3[47]/],
  ["Diners Club", /^3(0[0-5]|[689])/],
  ["JCB", /^35(2[89]|[3-8])/],
  ["Discover", /^6(011|4[4-9]|5)/],
  ["UnionPay", /^62/],
];

/** Digits of the brands whose numbers are shorter than those of all others. */
const shorterNumbers: Partial<Record<CardBrand, number>> = { "American Express": 15, "Diners Club": 14 };
const usualLength = 16;

/** The digits of a card number as typed, with its blanks and dashes taken out; other characters stay and fail later. */
export const cardDigits = (typed: string) => plainFormat(typed).replace(/[ -]/g, "");

export function cardBrand(digits: string): CardBrand | undefined {
  return brands.find(([, pattern]) => pattern.test(digits))?.[0];
}

/** Whether the number has 12 to 19 digits and the right check digit (Luhn). */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/**
 * Why a number cannot be a card's: digits are missing, or one of them is wrong (the check digit, the brand, a letter among
 * them, one too many). A number of which digits are missing may have a good check digit by chance.
 */
export function cardNumberFault(digits: string): "incomplete" | "wrong-digit" | undefined {
  const brand = cardBrand(digits);
  const least = (brand && shorterNumbers[brand]) ?? usualLength;
  if (/^\d*$/.test(digits) && digits.length < least) return "incomplete";
  return brand && isCardNumber(digits) ? undefined : "wrong-digit";
}

/** Month and year of a form's MMYY, or `null`. */
export function parseExpiry(mmyy: string): { month: number; year: number } | null {
  const match = /^(0[1-9]|1[0-2])(\d{2})$/.exec(mmyy);
  return match ? { month: Number(match[1]), year: 2000 + Number(match[2]) } : null;
}

/** The form's MMYY as the gateway wants it, YYMM. */
export const gatewayExpiry = (mmyy: string) => `${mmyy.slice(2, 4)}${mmyy.slice(0, 2)}`;

/** A card is good to the last day of its month, on the charity's calendar. */
export function isExpired(mmyy: string, now: Date): boolean {
  const expiry = parseExpiry(mmyy);
  if (!expiry) return true;
  const [year = 0, month = 0] = charityDay(now).split("-").map(Number);
  return expiry.year * 12 + expiry.month < year * 12 + month;
}

/** Years a card's expiry may be chosen from: this year and the nine after it. */
export const expiryYears = (now: Date, count: number) =>
  Array.from({ length: count }, (_, index) => now.getFullYear() + index);
