import { provinces, tributeKinds } from "@pcf/contract/choices";
import { longDay } from "@pcf/contract/long-day";
import { kindWords } from "../gifts/gift-words.ts";
import { type GiftMethod, giftMethods, methodWords } from "../record/gift-methods.ts";
import { monthName } from "./period.ts";
import { sumOf, type Total, type TotalsBy } from "./totals.ts";

const copy = {
  notKnown: "Not known",
  forSomebody: "For somebody",
  forNobody: "For nobody in particular",
} as const;

const [forNobody] = tributeKinds;

/** How staff call what is summed under a heading, as `totalsOf` answers it. */
export function headingWords(by: TotalsBy, key: string): string {
  switch (by) {
    case "day":
      return longDay(key);
    case "month":
      return monthName(key);
    case "area":
      return key || copy.notKnown;
    case "kind":
      return key === "instalment" ? kindWords.instalment : kindWords.single;
    case "method":
      return giftMethods.find((method) => method === key) ? methodWords[key as GiftMethod] : copy.notKnown;
    case "province":
      return provinces.find(({ code }) => code === key)?.name ?? (key || copy.notKnown);
    case "tribute":
      return key === "" || key === forNobody ? copy.forNobody : copy.forSomebody;
  }
}

export type NamedTotal = Total & { words: string };

/** Totals as staff read them: those of the same words are one, days in their order and the rest by what they come to. */
export function namedTotals(by: TotalsBy, totals: readonly Total[]): NamedTotal[] {
  const groups = Map.groupBy(totals, ({ key }) => headingWords(by, key));
  const named = [...groups].map(([words, some]) => ({ words, key: some[0]?.key ?? "", ...sumOf(some) }));
  return by === "day" || by === "month"
    ? named
    : named.toSorted((one, other) => other.takenCents - one.takenCents);
}
