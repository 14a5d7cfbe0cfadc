import type { Tone } from "../../office/lists/office-list.ts";
import type { Donation, Receipt } from "../../payload-types.ts";
import { dayOfMoment, shownDay, shownMoment } from "../../platform/admin/shown-moment.ts";
import type { DonationKind } from "../record/donation-kind.ts";
import type { DonationStateName } from "../record/donation-states.ts";
import { cameByHand } from "../record/gift-methods.ts";

/** What a row of the donations is, as staff say it. */
export const kindWords: Record<DonationKind, string> = {
  single: "Single gift",
  "monthly-sign-up": "Monthly sign-up",
  instalment: "Instalment",
  "card-change": "Another card",
};

/** How it stands, as staff say it. */
export const stateWords: Record<DonationStateName, string> = {
  sending: "Being sent",
  unknown: "Not clear yet",
  held: "Held",
  approved: "Given",
  declined: "Declined",
  "not-charged": "Not charged",
  refunded: "Given back",
};

/** Of a cheque that bounced, or a transfer that was recalled. */
export const returnedWords = "Returned by the bank";

type Standing = Pick<Donation, "state" | "method" | "returnedByBank">;

/** The same of one gift: what finance entered and took back was never charged by anybody, and a bounced cheque not given back. */
export function giftStateWords({ state, method, returnedByBank }: Standing): string {
  if (returnedByBank) return returnedWords;
  return state === "not-charged" && cameByHand({ method }) ? "Taken back" : stateWords[state];
}

type Coming = Pick<Donation, "createdAt" | "method" | "giftDay">;

/** The day of a gift by the bank, or that of the charity on which it came, of one that the bank has not taken. */
export const dayOfGift = ({ giftDay, createdAt }: Omit<Coming, "method">): string =>
  giftDay ?? dayOfMoment(createdAt);

/** When a gift came. Of a cheque only its day is known. */
export const whenWords = (gift: Coming): string =>
  cameByHand(gift) ? shownDay(dayOfGift(gift)) : shownMoment(gift.createdAt);

/** How a state is marked: what needs somebody, what is done, what came to nothing. */
export const toneOfState: Record<DonationStateName, Tone> = {
  sending: "off",
  unknown: "waits",
  held: "waits",
  approved: "good",
  declined: "off",
  "not-charged": "off",
  refunded: "off",
};

export const receiptStateWords: Record<Receipt["state"], string> = {
  issued: "In force",
  replaced: "Replaced",
  cancelled: "Cancelled",
};

/** The letters by which the gateway calls cards. */
const cards: Record<string, string> = {
  V: "Visa",
  M: "Mastercard",
  AX: "American Express",
  DC: "Diners Club",
  NO: "Discover",
  C: "JCB",
  C1: "JCB",
  UP: "UnionPay",
  D: "debit card",
  P: "Interac",
  SE: "Sears",
};
/** A card as staff call it, from the gateway's letter; one that is not known stays as it is. */
export const cardWords = (cardType: string): string => cards[cardType] ?? cardType;
