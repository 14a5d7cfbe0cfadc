import type { Donation } from "../../payload-types.ts";

/**
 * How the money of a gift came. All but `card` are never known to the gateway: finance enters them, or they came over with the
 * records of the system before this one (`former-system`), where they were charged, receipted and thanked for.
 */
export const giftMethods = [
  "card",
  "cheque",
  "cash",
  "transfer",
  "shares",
  "in-kind",
  "former-system",
] as const;
export type GiftMethod = (typeof giftMethods)[number];

/** What finance enters. */
export type HandMethod = Exclude<GiftMethod, "card" | "former-system">;

/** As staff say it. */
export const methodWords: Record<GiftMethod, string> = {
  card: "Card",
  cheque: "Cheque",
  cash: "Cash",
  transfer: "Bank transfer",
  shares: "Shares",
  "in-kind": "In kind",
  "former-system": "Former system",
};

/** What of them a deposit at the bank is made of, and what may stand in one. */
const deposited: readonly GiftMethod[] = ["cheque", "cash"];
const mayBeDeposited: readonly GiftMethod[] = [...deposited, "transfer"];

export const belongsToDeposit = (method: GiftMethod): boolean => deposited.includes(method);
export const mayStandInDeposit = (method: GiftMethod): boolean => mayBeDeposited.includes(method);

/** Cheques have a number, and transfers what the bank calls them. */
export const hasReference = (method: GiftMethod): boolean => method === "cheque" || method === "transfer";

/** What of a closed deposit the bank may take back: a cheque without cover, a transfer that was recalled. Cash does not come back. */
const comesBack: readonly GiftMethod[] = ["cheque", "transfer"];
export const mayComeBack = (method: GiftMethod): boolean => comesBack.includes(method);

/** No money came, but something that is worth some. */
export const isNotMoney = (method: GiftMethod): boolean => method === "shares" || method === "in-kind";

/** Whether the gift came over from the former system: nothing follows it here, no charge, no receipt, no mail. */
export const wasMovedIn = ({ method }: Pick<Donation, "method">): boolean => method === "former-system";

/** Whether our gateway has never heard of the gift: finance entered it, or it came over from the former system. */
export const cameByHand = ({ method }: Pick<Donation, "method">): boolean => method !== "card";
