import { expect, test } from "vitest";
import { plainText } from "./plain-text";

test("the words of HTML are left, as people read them", () => {
  expect(plainText("<p>One &amp; two,</p> <p>three&nbsp;four &lt; 5</p>")).toBe("One & two, three four < 5");
  expect(plainText("pro<strong>state</strong> it&#x27;s &#233;")).toBe("prostate it's é");
  for (const odd of ["A &unknown; sign", "A &constructor; sign"]) expect(plainText(odd)).toBe(odd);
  expect(plainText("&#x110000;&#999999999;")).toBe("\ufffd\ufffd");
});

test("the number of a source is no word of the text", () => {
  expect(plainText('<p>About 1 in 8.<a href="#source-1">1</a> More.</p>')).toBe("About 1 in 8. More.");
});
