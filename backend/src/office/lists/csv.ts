/** What a spreadsheet would take for a formula, and work out: it is made plain by an apostrophe before it. */
const formula = /^[=+\-@\t\r]/;

function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const harmless = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A line of a file of comma-separated values (RFC 4180). Numbers stay numbers; a text does nothing in whoever opens it. */
export const csvLine = (values: readonly (string | number)[]): string => `${values.map(cell).join(",")}\r\n`;

/** Spreadsheets take a file for UTF-8 only when it begins with this. */
export const byteOrderMark = "\uFEFF";
