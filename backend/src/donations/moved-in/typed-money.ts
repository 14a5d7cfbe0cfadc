import { parseAmount } from "@pcf/contract/donation/amount";
import { plainFormat } from "@pcf/contract/plain-text";

const canadian = /^(cad|cdn|c\$|ca\$|cad\$|cdn\$|\$|canadian dollars?|dollars? canadiens?)$/i;

/** Whether what stands in the column of currencies is the Canadian dollar. */
export const isCanadian = (text: string): boolean => canadian.test(plainFormat(text));

const minus = /^-|-$|^\(.*\)$|^\$ ?-|^\$ ?\(/;

/** Whether an amount is less than nothing, in whatever way that is written: `-25`, `25-`, `(25.00)`. */
export const isNegative = (text: string): boolean =>
  minus.test(plainFormat(text).replace(/^(CAD?|C)(?=[ $(-])\s?/i, ""));

/**
 * Cents of an amount as a former system writes it: as donors type it (`parseAmount`), or with the noughts that a database has
 * behind the cents (`50.000000`). `decimalComma` says which sign the file has before the cents; without it what could be read
 * in two ways is `null`.
 */
export function moneyCents(text: string, decimalComma?: boolean): number | null {
  const typed = plainFormat(text);
  if (decimalComma === true) {
    // A comma with three digits behind it is no thousands here, and a full stop is.
    if (/,\d{3,}/.test(typed.replace(/(,\d{2})0+(?!\d)/, "$1"))) return null;
    return parseAmount(typed.replace(/(,\d{2})0+(?!\d)/, "$1").replace(/\.(?=\d{3}(\D|$))/g, ""));
  }
  const noughts = decimalComma === false ? /(\.\d{2})0+(?!\d)/ : /(\.\d{2})0{2,}(?!\d)/;
  if (decimalComma === false && /,(?!\d{3}(\D|$))/.test(typed)) return null;
  return parseAmount(typed.replace(noughts, "$1"));
}
