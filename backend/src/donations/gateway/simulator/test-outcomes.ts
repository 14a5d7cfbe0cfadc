/** Answers that the gateway's public test store gives, by card and by cents of the amount. */

const declinedCards: Record<string, string> = {
  "4355310002576375": "482",
  "4716091243227333": "476",
  "4556462273286718": "050",
  "4217048416210847": "476",
  "4485621544903528": "481",
};

const pennyCodes: Record<number, string> = {
  1: "483",
  2: "484",
  3: "476",
  4: "421",
  5: "481",
  6: "050",
  7: "421",
  8: "004",
  9: "078",
  12: "421",
  13: "476",
  14: "421",
  15: "421",
  19: "476",
  20: "486",
  22: "050",
  24: "476",
  41: "421",
  43: "421",
  46: "421",
  51: "481",
  54: "482",
  57: "421",
  68: "113",
};

/** The store whose answers depend on the amount, as the gateway's penny value simulator does. */
export const pennyStore = "store5";

function pennyCode(cents: number): string {
  if (cents < 1_000) return pennyCodes[cents % 100] ?? "027";
  if (cents >= 5_100 && cents <= 6_000) return "421";
  if (cents >= 12_000 && cents <= 13_000) return "482";
  return "027";
}

/** Cards of this range are all declined: a thief has more than the few that the gateway documents. */
export const declinedRange = "400555";

/** Response code of a purchase. Any card is good but the declined test cards; other stores do not look at the amount. */
export function testCode(storeId: string, pan: string, cents: number): string {
  if (pan.startsWith(declinedRange)) return "481";
  return declinedCards[pan] ?? (storeId === pennyStore ? pennyCode(cents) : "027");
}

/** The card issuers' own codes of the declined test cards. */
const issuerCodes: Record<string, string> = {
  "4355310002576375": "54",
  "4716091243227333": "62",
  "4556462273286718": "06",
  "4217048416210847": "96",
  "4485621544903528": "51",
};

/** The issuer's code beside a decline: of the amount's cents in the store that looks at them, of a test card, or 05. */
export function testIsoCode(storeId: string, pan: string, cents: number): string {
  const ofCents = storeId === pennyStore && cents < 1_000 ? String(cents % 100).padStart(2, "0") : undefined;
  return issuerCodes[pan] ?? ofCents ?? "05";
}
