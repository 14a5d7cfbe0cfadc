import type { MonthlyGift } from "../../payload-types.ts";

/**
 * - `active`: charged on each due day
 * - `failing`: the bank declined this month's charge; the card is tried again
 * - `paused`: not charged until somebody resumes it: the bank declined for good, or staff wished it; or until its
 *   `resumeDay`, after the months for which its donor wished it
 * - `stopped`: over for ever; its card is taken out of the gateway's vault
 */
export const monthlyGiftStates = ["active", "failing", "paused", "stopped"] as const;

/** States in which a due month is charged. */
export const billedStates = ["active", "failing"] as const;

export const isBilled = ({ state }: Pick<MonthlyGift, "state">): boolean =>
  state === "active" || state === "failing";

/** Why a gift is paused that the bank has declined for good; the reason follows. */
export const declinedForGood = "Declined: ";

/** Why a gift is paused that began in the former system: no card came over with it. */
export const waitsForFirstCard = "Waits for a card";

/** The reason that staff have typed, so that it is never taken for one of ours: a pause of theirs does not end with another card. */
export const reasonOfStaff = (typed: string): string =>
  [declinedForGood, waitsForFirstCard].some((ours) => typed.startsWith(ours)) ? `By staff: ${typed}` : typed;

/** Paused by declines, so that another card lets it go on. */
export const isPausedByDeclines = ({ state, stateReason }: Pick<MonthlyGift, "state" | "stateReason">) =>
  state === "paused" && Boolean(stateReason?.startsWith(declinedForGood));

/** Paused because it has no card yet here, so that a card lets it go on, and nothing else does. */
export const hasNoCardYet = ({ state, stateReason }: Pick<MonthlyGift, "state" | "stateReason">): boolean =>
  state === "paused" && Boolean(stateReason?.startsWith(waitsForFirstCard));

/** Paused until its donor gives a card, or another one. */
export const waitsForCard = (gift: Pick<MonthlyGift, "state" | "stateReason">): boolean =>
  isPausedByDeclines(gift) || hasNoCardYet(gift);
