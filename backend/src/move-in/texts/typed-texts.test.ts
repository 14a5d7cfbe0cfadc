import { expect, test } from "vitest";
import { firstSentence } from "./first-sentence.ts";
import { plainTextOf } from "./plain-text-of.ts";
import { typedTextOf } from "./typed-text-of.ts";

test("what was typed keeps its lines and loses its tags", () => {
  expect(typedTextOf("One<br />\r\ntwo\r\nthree &amp; <b>four</b><p>five</p>six\n\n\n\nseven")).toBe(
    "One\ntwo\nthree & four\nfive\nsix\n\nseven",
  );
  expect(typedTextOf("Jane <jane@example.org>, 3 < 4 > 2 <3")).toBe("Jane <jane@example.org>, 3 < 4 > 2 <3");
  expect(typedTextOf("a<script>alert(1)</script>b<!-- c -->")).toBe("ab");
});

test("the words of a text are one line", () => {
  expect(
    plainTextOf("<h2>Head</h2><p>One<br>two</p><ul><li>a<ul><li>b</ul></ul><script>x</script>[sic]"),
  ).toBe("Head One two a b [sic]");
});

test("the first sentence knows titles, and is cut between words", () => {
  expect(firstSentence("Dr. A. Chan came to St. John’s. He spoke.", 100)).toBe(
    "Dr. A. Chan came to St. John’s.",
  );
  expect(firstSentence("A long sentence without an end", 18)).toBe("A long sentence…");
  expect(firstSentence("", 18)).toBe("");
});
