import { expect, test } from "vitest";
import { maskedAddress } from "./masked-address.ts";

test.each([
  ["jane.reader@example.com", "j…@example.com"],
  ["Élodie@example.com", "É…@example.com"],
  ["Jane Reader <jane@example.com>, bob@example.org", "Jane Reader <j…@example.com>, b…@example.org"],
  ["D261122-AB12CD34EF", "D261122-AB12CD34EF"],
])("of %s the log keeps %s", (text, kept) => {
  expect(maskedAddress(text)).toBe(kept);
});
