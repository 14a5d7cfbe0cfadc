import { type ProvinceCode, provinces } from "@pcf/contract/choices";
import { useLoaderData } from "react-router";
import type { PageView } from "~/content/views/page-view";
import type { PsaSource } from "./psa-sources";

/** Where whoever has no signs pays for the test, and the dated fact that says how much. */
const paid: Partial<Record<ProvinceCode, { fact: string; sources: readonly PsaSource[] }>> = {
  BC: { fact: "psa-price-bc", sources: ["coverage", "ourPrices"] },
  ON: { fact: "psa-price-on", sources: ["coverage", "ontario", "ourPrices"] },
};

export type Price = { text: string; sources: readonly PsaSource[] };

/** The dated facts that the page of this tool names, by their names. */
export function useFactsOfPage(): ReadonlyMap<string, string> {
  const data = useLoaderData<{ page?: PageView } | undefined>();
  return new Map(data?.page?.clinical?.facts.map(({ name, words }) => [name, words]));
}

/** What somebody pays for the test in a province or territory. The sum is a fact of the page; without it none is named. */
export function psaPrice(code: ProvinceCode, facts: ReadonlyMap<string, string>): Price {
  const place = provinces.find((province) => province.code === code)?.name ?? code;
  const fee = paid[code];
  if (!fee)
    return {
      text: `${place}: the health plan pays when your provider orders the test, also without signs. Ask before the test, since rules change.`,
      sources: ["coverage"],
    };
  const sum = facts.get(fee.fact);
  return {
    text: `${place}: without signs you pay ${sum ? `about ${sum}` : "for it yourself"}. The health plan pays when your provider suspects cancer, or to follow a cancer that is known. Ask the lab first, since prices change.`,
    sources: fee.sources,
  };
}
