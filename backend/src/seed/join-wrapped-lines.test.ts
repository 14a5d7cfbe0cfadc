import { expect, test } from "vitest";
import { joinWrappedLines } from "./join-wrapped-lines.ts";

test("wrapped lines become one paragraph, and lists, headings and quotes stay apart", () => {
  const markdown =
    "One line\nand its end.\n\n## Heading\nText\n- first\n  and more\n- second\n1. one\n> quote";
  expect(joinWrappedLines(markdown)).toBe(
    "One line and its end.\n\n## Heading\nText\n- first and more\n- second\n1. one\n> quote",
  );
});
