import { expect, test } from "vitest";
import { plainText, shortText } from "./plain-text";

test("the words of HTML are left, as people read them", () => {
  expect(plainText("<p>One &amp; two,</p> <p>three&nbsp;four &lt; 5</p>")).toBe("One & two, three four < 5");
  expect(plainText("pro<strong>state</strong> it&#x27;s &#233;")).toBe("prostate it's é");
  for (const odd of ["A &unknown; sign", "A &constructor; sign"]) expect(plainText(odd)).toBe(odd);
  expect(plainText("&#x110000;&#999999999;")).toBe("\ufffd\ufffd");
});

test("the number of a source is no word of the text", () => {
  expect(plainText('<p>About 1 in 8.<a href="#source-1">1</a> More.</p>')).toBe("About 1 in 8. More.");
});

test("tags are dropped and their text is kept", () => {
  expect(shortText("<p>Rain &amp; <strong>shine</strong>.</p><p>Come!</p>", 250)).toBe("Rain & shine. Come!");
});

test("headings and lists are left out: their words do not run into the sentences around them", () => {
  const html =
    "<h2>Walk</h2><p>Choose your way.</p><ul><li>5 km, timed</li><li>2 km</li></ul><p>Dogs welcome.</p>";
  expect(shortText(html, 250)).toBe("Choose your way. Dogs welcome.");
});

test("captions of pictures, galleries and videos are no part of the running text", () => {
  const picture = '<figure><img alt="A canoe"><figcaption>On the lake</figcaption></figure>';
  const gallery = `<figure><figcaption>The day</figcaption><ul><li>${picture}</li><li>${picture}</li></ul></figure>`;
  const video = '<figure><a href="/a">Watch: PSA</a><figcaption>Short</figcaption></figure>';
  expect(shortText(`<p>Come.</p>${picture}${gallery}<p>Bring soup.</p>${video}<p>Stay.</p>`, 250)).toBe(
    "Come. Bring soup. Stay.",
  );
});

test("a long text ends at a word, within the length", () => {
  const text = shortText("<p>Bring your father and your friends to the lake</p>", 24);
  expect(text).toBe("Bring your father and…");
  expect(text.length).toBeLessThanOrEqual(24);
});

test("a long text ends with a sentence where its first ones fill half of the length", () => {
  const html = "<p>Come with your father. Bring friends to the lake. There is soup for everybody.</p>";
  expect(shortText(html, 60)).toBe("Come with your father. Bring friends to the lake.");
  expect(shortText(html, 49)).toBe("Come with your father. Bring friends to the lake.");
  expect(shortText("<p>Ask Dr. Lee about it before you come to the lake</p>", 24)).toBe(
    "Ask Dr. Lee about it…",
  );
});

test("a long text without a blank is not cut within a letter", () => {
  for (const length of [10, 11]) expect(shortText("🌲".repeat(20), length).isWellFormed()).toBe(true);
});

test("a text of the exact length is whole", () => {
  expect(shortText("<p>12345</p>", 5)).toBe("12345");
});
