import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { dateFormat } from "@pcf/contract/formats";
import type { MonthlyGift } from "../../payload-types.ts";
import { shownDay } from "../../platform/admin/shown-moment.ts";
import { declinedForGood, hasNoCardYet, isPausedByDeclines } from "../record/monthly-gift-states.ts";

const monthWords = (month: string): string =>
  /^\d{4}-\d\d$/.test(month)
    ? dateFormat({ month: "long", year: "numeric", timeZone: "UTC" }).format(
        new Date(`${month}-15T00:00:00Z`),
      )
    : month;

const dayOf = (at: string): string => shownDay(charityDay(new Date(at)));

const reasonOf = ({ stateReason }: MonthlyGift): string =>
  stateReason && !stateReason.startsWith(declinedForGood) ? ` ${stateReason.replace(/[.\s]+$/, "")}.` : "";

function standing(gift: MonthlyGift): string {
  const { state, nextBillingDay, nextTryDay, resumeDay, pausedAt, stoppedAt } = gift;
  if (state === "active") return `Charged on the 15th of each month, next on ${shownDay(nextBillingDay)}.`;
  if (state === "failing")
    return `The bank declined this month’s charge. The card is tried again on ${shownDay(nextTryDay ?? nextBillingDay)}.`;
  if (state === "stopped") return `Stopped${stoppedAt ? ` on ${dayOf(stoppedAt)}` : ""}.${reasonOf(gift)}`;
  if (hasNoCardYet(gift))
    return "It came over from the former system without a card, and nothing is charged. It goes on when the donor gives a card on the page of their own.";
  const since = pausedAt ? ` since ${dayOf(pausedAt)}` : "";
  if (resumeDay) return `Paused${since}. It goes on by itself on ${shownDay(resumeDay)}.${reasonOf(gift)}`;
  if (isPausedByDeclines(gift))
    return `Paused${since}, because the bank declined the card for good. It goes on when the donor gives another card.`;
  return `Paused${since}, until somebody resumes it.${reasonOf(gift)}`;
}

function card({ state, cardEnding, cardExpiry }: MonthlyGift): string[] {
  if (state === "stopped" || !(cardEnding || cardExpiry)) return [];
  const ending = cardEnding ? ` ending in ${cardEnding}` : "";
  const until = cardExpiry ? `, good to the end of ${monthWords(cardExpiry)}` : "";
  return [`Card${ending}${until}.`];
}

/** How a monthly gift stands, as sentences that are read out to a caller. */
export const monthlySentences = (gift: MonthlyGift): string[] => [standing(gift), ...card(gift)];
