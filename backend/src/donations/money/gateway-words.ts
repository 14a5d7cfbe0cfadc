import { formatAmount } from "@pcf/contract/donation/amount";
import { numberFormat } from "@pcf/contract/formats";
import { cardWords } from "../gifts/gift-words.ts";
import type { RefundStateName } from "../record/donation-states.ts";
import type { Difference } from "./compare-batch.ts";
import type { MovedKind } from "./own-batch.ts";

export const movedWords: Record<MovedKind, { one: string; many: string }> = {
  purchases: { one: "purchase", many: "Purchases" },
  refunds: { one: "refund", many: "Refunds" },
  corrections: { one: "correction", many: "Corrections" },
};

export const refundStateWords: Record<RefundStateName, string> = {
  sending: "Being sent",
  unknown: "Not clear yet",
  held: "Held",
  "given-back": "Given back",
  refused: "Not given back",
};

const number = numberFormat({});

/** What differs, as a sentence: who counts how many more, and by how much. */
export function differenceWords({ kind, cardType, count, cents }: Difference): string {
  const { one, many } = movedWords[kind];
  const what = (some: number) => `${number.format(some)} ${some === 1 ? one : many.toLowerCase()}`;
  const card = cardWords(cardType) || "card of no known kind";
  const sum = formatAmount(Math.abs(cents));
  if (count === 0)
    return `${card}: as many ${many.toLowerCase()}, but ${sum} ${cents > 0 ? "more" : "less"} at the gateway.`;
  const more = count > 0 ? "The gateway counts" : "We count";
  const isOdd = cents !== 0 && count > 0 !== cents > 0;
  const by = isOdd ? `though the sum is ${sum} ${cents > 0 ? "more" : "less"} at the gateway` : sum;
  return `${card}: ${more} ${what(Math.abs(count))} more (${by}).`;
}

/** Why there are no totals, for staff. The gateway's own words follow where it said any. */
export function silenceWords(reason: string): string {
  if (reason === "never-sent")
    return "The gateway could not be reached. Nothing is wrong with the gifts; try again in a while.";
  if (reason === "lost")
    return "The gateway did not answer in time. Nothing is wrong with the gifts; try again in a while.";
  return `The gateway did not tell its totals. It said: “${reason}”.`;
}
