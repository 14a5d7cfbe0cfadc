import { amountText } from "@pcf/contract/donation/amount";

/** What a spreadsheet would take for a formula, and work out: it is made plain by an apostrophe before it. */
const formula = /^[=+\-@\t\r]/;

/** A text, a number, or a sum of money: `{ cents: -2500 }` is written -25.00, and is a number to whoever opens the file. */
export type CsvCell = string | number | { cents: number };

function cell(value: CsvCell): string {
  if (typeof value === "number") return String(value);
  if (typeof value === "object") return `${value.cents < 0 ? "-" : ""}${amountText(Math.abs(value.cents))}`;
  const harmless = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A line of a file of comma-separated values (RFC 4180). Numbers stay numbers; a text does nothing in whoever opens it. */
export const csvLine = (values: readonly CsvCell[]): string => `${values.map(cell).join(",")}\r\n`;

/** Spreadsheets take a file for UTF-8 only when it begins with this. */
export const byteOrderMark = "\uFEFF";
