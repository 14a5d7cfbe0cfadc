import { formatAmount } from "@pcf/contract/donation/amount";
import { numberFormat } from "@pcf/contract/formats";
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
    <table className="office__table">
      <thead>
        <tr>
          <th scope="col">{of}</th>
          {[copy.gifts, copy.taken, copy.back, copy.kept].map((label) => (
            <th key={label} scope="col" data-number>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {totals.map((total) => (
          <TotalRow key={total.words} words={total.words} sums={total} />
        ))}
      </tbody>
      <tfoot>
        <TotalRow words={copy.all} sums={sumOf(totals)} />
      </tfoot>
    </table>
  );
}

const TotalRow = ({ words, sums }: { words: string; sums: Sums }) => (
  <tr>
    <th scope="row">{words}</th>
    <td data-number>{number.format(sums.gifts)}</td>
    <td data-number>{formatAmount(sums.takenCents)}</td>
    <td data-number>{formatAmount(sums.backCents)}</td>
    <td data-number>{formatAmount(keptCents(sums))}</td>
  </tr>
);
