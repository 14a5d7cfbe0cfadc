import { numberFormat } from "../formats.ts";

const thousands = /^\d{1,3}((,\d{3})+(\.\d{1,2})?|( \d{3})+([.,]\d{1,2})?)$/;
const plain = /^(\d+|\d*[.,]\d{1,2})$/;

/**
 * Cents of an amount as a donor types it: `25`, `25.00`, `25,00`, `$1,000.50`. `null` when it is not an amount in
 * whole cents (`0.001`, `1e9`, `-5`, `abc`). Neither the smallest nor the largest gift is judged here.
 */
export function parseAmount(text: string): number | null {
  const trimmed = text.replace(/[\s\u00a0\u202f]+/g, " ").trim();
  const bare = trimmed.replace(/^(CA)?\$ ?/, "").replace(/ ?\$$/, "");
  const normal = (thousands.test(bare) ? bare.replace(/[, ](?=\d{3})/g, "") : bare).replace(",", ".");
  if (!plain.test(normal) || normal.length > 15) return null;
  const [dollars = "", fraction = ""] = normal.split(".");
  return Number(dollars) * 100 + Number(fraction.padEnd(2, "0"));
}

/** Cents as the wire and the gateway write them: `2500` is `25.00`. */
export function amountText(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}

/** Cents as people read them: `2500` is `$25.00`. */
export const formatAmount = (cents: number): string =>
  numberFormat({ style: "currency", currency: "CAD" }).format(cents / 100);

/** Dollars as people read large sums: `1050662` is `$1,050,662`. */
export const formatDollars = (dollars: number): string =>
  numberFormat({ style: "currency", currency: "CAD", maximumFractionDigits: 0 }).format(dollars);
