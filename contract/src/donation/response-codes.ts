import { busyCode, closedCode, heldBackCode, notProcessedCode } from "./our-codes.ts";

/**
 * Why a payment did not go through. Codes that would tell a card thief what to try next (funds, limits, lost, stolen,
 * blocked) share one neutral reason; codes that a donor can act on have their own.
 */
const codesByReason = {
  declined: [
    50, 52, 53, 55, 57, 58, 59, 60, 61, 65, 66, 67, 70, 72, 73, 76, 77, 79, 80, 81, 82, 83, 84, 85, 86, 87,
    89, 92, 93, 94, 95, 96, 98, 99, 100, 103, 104, 106, 107, 108, 109, 110, 111, 112, 121, 200, 201, 202, 203,
    204, 205, 206, 251, 252, 408, 421, 426, 429, 437, 438, 441, 476, 481, 485, 900, 902, 903, 904, 905, 906,
    907, 908, 909,
  ],
  "call-bank": [88, 90, 101, 431, 434, 436, 440, 477, 478, 479, 480, 483, 484, 492],
  "card-expired": [51, 430, 482, 901],
  "expiry-invalid": [207, 208, 475, 944],
  "card-number": [64, 75, 97, 943],
  "security-code": [486, 487, 489, 490, 945],
  "card-type": [56, 105],
  "bank-unreachable": [54, 62, 68, 69, 71, 74, 91, 115, 122, 210, 212, 435, 439],
  "timed-out": [113, 810],
  duplicate: [78],
  "office-setup": [
    63, 150, 209, 427, 800, 801, 802, 809, 811, 821, 877, 878, 889, 898, 899, 940, 941, 942, 960, 961, 962,
    963, 964, 965, 966, 970, 973, 977, 978, 983, 984, 987, 989, 991, 993,
  ],
  "donor-cancelled": [914],
  "not-verified": [992],
  closed: [closedCode],
  busy: [busyCode],
  "held-back": [heldBackCode],
  "not-processed": [notProcessedCode],
} as const;

export type RefusalReason = keyof typeof codesByReason;
export type RefusalCode = (typeof codesByReason)[RefusalReason][number];

export const refusalReasons = Object.keys(codesByReason) as RefusalReason[];
const reasons = new Map<number, RefusalReason>(
  refusalReasons.flatMap((reason) => codesByReason[reason].map((code) => [code, reason] as const)),
);

/** Every documented refusal code. */
export const refusalCodes = [...reasons.keys()].sort((a, b) => a - b);

/** The three digits of a code, as the gateway and the payment-error page write it. */
export const codeText = (code: number) => String(code).padStart(3, "0");

/** Reason of a refusal code; one that nobody documented is told as a plain decline. */
export const refusalReason = (code: number): RefusalReason => reasons.get(code) ?? "declined";
