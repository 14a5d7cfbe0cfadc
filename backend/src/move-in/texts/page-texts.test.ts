import { expect, test } from "vitest";
import { shownPage } from "./testing/shown-html.ts";

/** The text of a page that has nothing but words. */
const shown = (html: string) => shownPage(html).parts;

test("paragraphs, line breaks and loose words stay apart as they were read", () => {
  expect(shown("<p>One<br>two<br><br>three</p>loose <b>words </b><i>here</i>&nbsp;&nbsp;now")).toEqual([
    "<p>One<br />two</p><p>three</p><p>loose <strong>words </strong><em>here</em> now</p>",
  ]);
  expect(shown("A line\r\nand another\r\n\r\nA paragraph")).toEqual([
    "<p>A line<br />and another</p><p>A paragraph</p>",
  ]);
  expect(shown("<p>&nbsp;</p><p><br></p><h2></h2><hr>")).toEqual([]);
});

test("headings begin at the second level and leave none out", () => {
  expect(shown("<h1>A</h1><h4>B</h4><h4><b>C</b></h4><h6>D</h6><h2>E</h2>")).toEqual([
    "<h2>A</h2><h3>B</h3><h3>C</h3><h4>D</h4><h3>E</h3>",
  ]);
});

test("lists keep their levels and numbers; words between two lists stay between them", () => {
  expect(shown("<ol start=3><li>a<ul><li>b</ul>c<li>d</ol><li>e<li>f")).toEqual([
    "<ol start=3><li>a</li><li><ul><li>b</li></ul></li><li>c</li><li>d</li></ol><ul><li>e</li><li>f</li></ul>",
  ]);
});

test("a picture in a list or a quotation comes after it or between its halves", () => {
  const figure = { blockType: "figure", image: 7 };
  expect(shown("<ul><li>a<img src=/x.jpg></li><li>b</li></ul>")).toEqual([
    "<ul><li>a</li><li>b</li></ul>",
    figure,
  ]);
  expect(shown("<blockquote><p>a</p><p>b</p><img src=/x.jpg>c</blockquote>")).toEqual([
    "<blockquote>a<br /><br />b</blockquote>",
    figure,
    "<blockquote>c</blockquote>",
  ]);
});

test("lists that Word made of paragraphs, and bullets that were typed, are lists", () => {
  const item = (level: number, text: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'>${text}<o:p></o:p></p>`;
  expect(
    shown(
      `${item(1, "·<span>&nbsp;&nbsp; </span>One")}${item(2, "o&nbsp; Two")}${item(1, "·&nbsp;&nbsp;Three")}`,
    ),
  ).toEqual(["<ul><li>One</li><li><ul><li>Two</li></ul></li><li>Three</li></ul>"]);
  expect(shown(`${item(1, "2.&nbsp; Two")}${item(1, "3.&nbsp; Three")}`)).toEqual([
    "<ol start=2><li>Two</li><li>Three</li></ol>",
  ]);
  expect(shown("<p>Bring:<br>• a hat<br>• water</p>")).toEqual([
    "<p>Bring:</p><ul><li>a hat</li><li>water</li></ul>",
  ]);
  expect(shown("<p>• alone</p>")).toEqual(["<p>• alone</p>"]);
});

test("looks that styles give are kept where they are bold or italic", () => {
  expect(
    shown(
      "<p><b style='font-weight:normal'>plain <span style='font-weight:700'>bold</span></b> <u>under</u></p>",
    ),
  ).toEqual(["<p>plain <strong>bold </strong>under</p>"]);
});

test("digits that stand high or low, and quotation marks that browsers add, are signs", () => {
  expect(shown("<p>10<sup>2</sup> H<sub>2</sub>O, the 1<sup>st</sup>, <q>so</q></p>")).toEqual([
    "<p>10² H₂O, the 1st, “so”</p>",
  ]);
});

test("what opens and closes is one accordion, unless a picture stands in it", () => {
  const item = (title: string, text: string) =>
    `<details><summary><b>${title}</b></summary>${text}</details>`;
  expect(shown(item("A", "<p>one</p>") + item("B", "two"))).toEqual([
    [
      ["A", "<p>one</p>"],
      ["B", "<p>two</p>"],
    ],
  ]);
  expect(shown(item("A", "one<img src=/x.jpg>"))).toEqual([
    "<h2>A</h2><p>one</p>",
    { blockType: "figure", image: 7 },
  ]);
});

test("entities that were encoded twice are read; accents are one sign; unseen signs go", () => {
  expect(shown("<p>It&amp;#8217;s caf&amp;eacute; &amp;amp; e\u0301t\u00ade\u200b</p>")).toEqual([
    "<p>It’s café &amp; éte</p>",
  ]);
  expect(shown("<p>20&nbsp;km. Prévention&nbsp;: a&nbsp;word</p>")).toEqual([
    "<p>20\u00a0km. Prévention\u00a0: a word</p>",
  ]);
});
