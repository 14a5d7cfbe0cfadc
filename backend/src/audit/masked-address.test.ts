import { expect, test } from "vitest";
import { maskedAddress, namelessAddress } from "./masked-address.ts";

test.each([
  ["jane.reader@example.com", "j…@example.com"],
  ["Élodie@example.com", "É…@example.com"],
  ["Jane Reader <jane@example.com>, bob@example.org", "Jane Reader <j…@example.com>, b…@example.org"],
  ["D261122-AB12CD34EF", "D261122-AB12CD34EF"],
])("of %s the log keeps %s", (text, kept) => {
  expect(maskedAddress(text)).toBe(kept);
});

test("of somebody who asks to be erased not even the domain is kept, also when it is masked once more", () => {
  expect(namelessAddress("jane@janereader.example")).toBe("j…@…");
  expect(maskedAddress(namelessAddress("jane@janereader.example"))).toBe("j…@…");
});
