import { formatAmount } from "@pcf/contract/donation/amount";
import type { DepositSums } from "./deposit-sums.ts";

export const depositWords = (id: number): string => `Deposit ${id}`;

/** How many gifts, and what they come to: 4 gifts, $375.00. */
export const giftsWords = ({ gifts, cents }: Pick<DepositSums, "gifts" | "cents">): string =>
  `${gifts === 1 ? "1 gift" : `${gifts} gifts`}, ${formatAmount(cents)}`;

/** What the bank says beside what the gifts come to. */
export function bankWords(bankCents: number, giftCents: number): { differs: boolean; words: string } {
  const more = bankCents - giftCents;
  if (more === 0) return { differs: false, words: "The bank and the gifts agree." };
  const by = formatAmount(Math.abs(more));
  const looked =
    more > 0
      ? "A gift may be missing here, or entered with too little."
      : "A gift may be here twice, entered with too much, or not be at the bank.";
  return {
    differs: true,
    words: `The bank has ${by} ${more > 0 ? "more" : "less"} than the gifts here come to. ${looked}`,
  };
}
