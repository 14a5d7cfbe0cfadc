import { type ProvinceCode, provinces } from "@pcf/contract/choices";
import type { PsaSource } from "./psa-sources";

/** What the test costs whoever has no signs: the only place where the tool names a sum. */
const fees: Partial<Record<ProvinceCode, { sum: string; year: string; sources: readonly PsaSource[] }>> = {
  BC: { sum: "$37", year: "2026", sources: ["coverage", "ourPrices"] },
  ON: { sum: "$35", year: "2026", sources: ["coverage", "ontario", "ourPrices"] },
};

export type Price = { text: string; sources: readonly PsaSource[] };

/** What somebody pays for the test in a province or territory. */
export function psaPrice(code: ProvinceCode): Price {
  const place = provinces.find((province) => province.code === code)?.name ?? code;
  const fee = fees[code];
  if (!fee)
    return {
      text: `${place}: the health plan pays when your provider orders the test, also without signs. Ask before the test, since rules change.`,
      sources: ["coverage"],
    };
  return {
    text: `${place}: without signs you pay about ${fee.sum} (${fee.year}). The health plan pays when your provider suspects cancer, or to follow a cancer that is known. Ask the lab first, since prices change.`,
    sources: fee.sources,
  };
}
