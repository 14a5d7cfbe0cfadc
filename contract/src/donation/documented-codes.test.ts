import { expect, test } from "vitest";
import { busyCode, closedCode, heldBackCode, notProcessedCode } from "./our-codes.ts";
import { refusalWords } from "./refusal-words.ts";
import { refusalCodes, refusalReason } from "./response-codes.ts";

const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** Refusal codes of the gateway's published tables: the host's, American Express, credit cards, system, hosted pages. */
const documented = [
  ...from(50, 101),
  ...from(103, 113),
  ...[115, 121, 122, 150],
  ...from(200, 210),
  ...[212, 251, 252, 408, 421, 426, 427],
  ...from(429, 431),
  ...from(434, 441),
  ...from(475, 487),
  ...[489, 490, 492, 800, 801, 802, 809, 810, 811, 821, 877, 878, 889, 898, 899],
  ...from(900, 909),
  914,
  ...from(940, 945),
  ...from(960, 966),
  ...[970, 973, 977, 978, 983, 984, 987, 989],
  ...from(991, 993),
];

const ourCodes = [closedCode, busyCode, heldBackCode, notProcessedCode];

test("every code that the gateway documents is in the catalogue, and beside them only our own", () => {
  expect(documented.filter((code) => !refusalCodes.some((known) => known === code))).toEqual([]);
  expect(refusalCodes.filter((code) => !documented.includes(code))).toEqual(ourCodes);
});

test("no code of our own can be one of the gateway's, which has three digits", () => {
  for (const code of ourCodes) expect([String(code).length, documented.includes(code)]).toEqual([4, false]);
  expect(ourCodes.map(refusalReason)).toEqual(["closed", "busy", "held-back", "not-processed"]);
  for (const code of [996, 997, 998, 999]) expect(refusalReason(code)).toBe("declined");
});

test("a code that nobody gave a meaning is told as a plain decline, with all three answers", () => {
  for (const code of from(30, 49)) expect(refusalReason(code)).toBe("declined");
  expect(refusalWords.declined).toMatchObject({ charged: "no", charge: "You were not charged." });
});

test("only where the bank may have taken money does the page leave open whether it did", () => {
  const open = documented.filter((code) => refusalWords[refusalReason(code)].charged === "unknown");
  expect(open).toEqual([78, 113, 810]);
});
