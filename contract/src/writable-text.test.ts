import { expect, test } from "vitest";
import { nastyTexts } from "./testing/nasty-texts.ts";
import { writableLine, writableText } from "./writable-text.ts";

test("there are at least fifty nasty texts, each another one", () => {
  expect(new Set(nastyTexts.map(([, text]) => text)).size).toBe(nastyTexts.length);
  expect(nastyTexts.length).toBeGreaterThanOrEqual(50);
});

test("what people write stays as it is, and what no format carries becomes a blank or the sign for a lost letter", () => {
  for (const kept of ["Zoë 👩‍🔬 & Łukasz", "two\nlines\tand a tab", "שלום", "a\u00a0b", "e\u0301"])
    expect(writableText(kept)).toBe(kept);
  expect(writableText("a\u0000b\u000bc\u0085d\ufffee\u{1ffff}f\ufdd0g")).toBe("a b c d e f g");
  expect(writableText("a\r\nb\rc\n\nd")).toBe("a\nb\nc\n\nd");
  expect(writableText("a\ud83db\udc00")).toBe("a\ufffdb\ufffd");
});

test.each(nastyTexts)("%s is made writable once and for all", (_, text) => {
  const written = writableText(text);
  expect(written.isWellFormed()).toBe(true);
  expect(writableText(written)).toBe(written);
  expect(writableLine(text)).not.toMatch(/[\r\n\u2028\u2029]/);
});
