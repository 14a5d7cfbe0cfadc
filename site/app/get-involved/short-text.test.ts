import { expect, test } from "vitest";
import { shortText } from "./short-text";

test("tags are dropped and their text is kept", () => {
  expect(shortText("<h2>Walk</h2><p>Rain &amp; <strong>shine</strong>.</p>", 250)).toBe("Walk Rain & shine.");
});

test("a long text ends at a word, within the length", () => {
  const text = shortText("<p>Bring your father and your friends to the lake</p>", 24);
  expect(text).toBe("Bring your father and…");
  expect(text.length).toBeLessThanOrEqual(24);
});

test("a text of the exact length is whole", () => {
  expect(shortText("<p>12345</p>", 5)).toBe("12345");
});
