import { formatAmount } from "@pcf/contract/donation/amount";
import { numberFormat } from "@pcf/contract/formats";
import { NumberTable } from "../../office/number-table.tsx";
import { keptCents, type Sums, sumOf } from "./totals.ts";
import type { NamedTotal } from "./totals-words.ts";

const copy = {
  gifts: "Gifts",
  taken: "Taken",
  back: "Given back",
  kept: "Kept",
  all: "Together",
  none: "Nothing in this period.",
} as const;

const number = numberFormat({});

type TotalsTableProps = { of: string; totals: readonly NamedTotal[] };

/** Totals under a heading each, and what they come to together. */
export function TotalsTable({ of, totals }: TotalsTableProps) {
  if (totals.length === 0) return <p>{copy.none}</p>;
  return (
    <NumberTable
      of={of}
      heads={[copy.gifts, copy.taken, copy.back, copy.kept]}
      rows={totals.map((total) => rowOf(total.words, total))}
      together={rowOf(copy.all, sumOf(totals))}
    />
  );
}

const rowOf = (words: string, sums: Sums) => ({
  key: words,
  what: words,
  numbers: [
    number.format(sums.gifts),
    formatAmount(sums.takenCents),
    formatAmount(sums.backCents),
    formatAmount(keptCents(sums)),
  ],
});
