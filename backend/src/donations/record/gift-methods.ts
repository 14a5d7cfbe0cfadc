import type { Donation } from "../../payload-types.ts";

/** How the money of a gift came. All but `card` are entered by finance and never known to the gateway. */
export const giftMethods = ["card", "cheque", "cash", "transfer", "shares", "in-kind"] as const;
export type GiftMethod = (typeof giftMethods)[number];

/** As staff say it. */
export const methodWords: Record<GiftMethod, string> = {
  card: "Card",
  cheque: "Cheque",
  cash: "Cash",
  transfer: "Bank transfer",
  shares: "Shares",
  "in-kind": "In kind",
};

/** What of them a deposit at the bank is made of, and what may stand in one. */
const deposited: readonly GiftMethod[] = ["cheque", "cash"];
const mayBeDeposited: readonly GiftMethod[] = [...deposited, "transfer"];

export const belongsToDeposit = (method: GiftMethod): boolean => deposited.includes(method);
export const mayStandInDeposit = (method: GiftMethod): boolean => mayBeDeposited.includes(method);

/** Cheques have a number, and transfers what the bank calls them. */
export const hasReference = (method: GiftMethod): boolean => method === "cheque" || method === "transfer";

/** No money came, but something that is worth some. */
export const isNotMoney = (method: GiftMethod): boolean => method === "shares" || method === "in-kind";

/** Whether finance entered the gift, and no gateway has heard of it. */
export const cameByHand = ({ method }: Pick<Donation, "method">): boolean => method !== "card";
