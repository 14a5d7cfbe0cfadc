import { numberFormat } from "../formats.ts";
import { plainFormat } from "../plain-text.ts";

const thousands = /^[1-9]\d{0,2}((,\d{3})+(\.\d{1,2})?|( \d{3})+([.,]\d{1,2})?)$/;
const plain = /^(\d+|\d*[.,]\d{1,2})$/;

/** The signs and names of Canadian dollars, which may stand before a number and after it. */
const dollarsBefore = /^((CAD?|C)? ?\$|\$ ?(CAD?|C)|CAD) ?/i;
const dollarsAfter = / ?((CAD?|C)? ?\$( ?(CAD?|C))?|CAD|(Canadian )?dollars?)$/i;
const bareNumber = (text: string) => plainFormat(text).replace(dollarsBefore, "").replace(dollarsAfter, "");

/**
 * Cents of an amount as a donor types or pastes it: `25`, `25.00`, `25,00`, `25.`, `$1,000.50`, `$25.00 CAD`, `25 $`. `null`
 * when it is not an amount in whole cents (`0.001`, `1e9`, `-5`, `abc`), when it is of another country's money, and when it
 * can be read in two ways (`1.000`): nobody gives more than was meant. Neither the smallest nor the largest gift is judged here.
 */
export function parseAmount(text: string): number | null {
  const bare = bareNumber(text).replace(/(\d)\.$/, "$1");
  const normal = (thousands.test(bare) ? bare.replace(/[, ](?=\d{3})/g, "") : bare).replace(",", ".");
  if (!plain.test(normal) || normal.length > 15) return null;
  const [dollars = "", fraction = ""] = normal.split(".");
  return Number(dollars) * 100 + Number(fraction.padEnd(2, "0"));
}

/** Whether an amount can be read in two ways: `1.000` is one thousand in some places, and one in others. */
export const isAmbiguousAmount = (text: string): boolean =>
  /^[1-9]\d{0,2}(\.\d{3})+(,\d{1,2})?$/.test(bareNumber(text));

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
