import { expect, test } from "vitest";
import { cardWords } from "./gift-words.ts";

test.each([
  ["V", "Visa"],
  ["M", "Mastercard"],
  ["AX", "American Express"],
  // A letter that the gateway adds one day is better than nothing.
  ["ZZ", "ZZ"],
  ["", ""],
])("staff read of a card that the gateway calls “%s”: “%s”", (letter, words) => {
  expect(cardWords(letter)).toBe(words);
});
