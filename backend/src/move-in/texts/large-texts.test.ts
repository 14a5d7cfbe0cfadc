import { expect, test } from "vitest";
import { pageBlocksOf } from "./page-blocks-of.ts";
import { plainTextOf } from "./plain-text-of.ts";
import { richTextOf } from "./rich-text-of.ts";

const context = { linkTo: (href: string) => href, picture: () => 7, video: () => undefined };
const convert = (html: string) => JSON.stringify(pageBlocksOf(html, context));

const deep: [string, string, number][] = [
  ["boxes", "<div>", 10_000],
  ["bold words", "<b>", 10_000],
  ["lists", "<ul><li>", 10_000],
  ["tables", "<table><tr><td>a<td>", 2_000],
  ["tables of two rows", "<table><tr><td>a<td>b<tr><td>c<td>", 2_000],
  ["quotes", "<blockquote>", 2_000],
  ["what opens", "<details><summary>t</summary>", 2_000],
  ["figures", "<figure>", 2_000],
  ["galleries", "<div class=gallery>", 2_000],
  ["links", "<a href=/x>", 2_000],
  ["brackets", "[row a=b][", 2_000],
  ["open quotes in brackets", '[a="', 2_000],
  ["half tags", '<a title="', 2_000],
];

test.for(deep)("%s thousands deep in one another are read", ([, tag, times]) => {
  const html = `<p>before</p>${tag.repeat(times)}within`;
  const started = performance.now();
  const converted = convert(html);
  expect(converted).toContain("before");
  if (!tag.includes('"')) expect(converted).toContain("within");
  expect(performance.now() - started).toBeLessThan(20_000);
});

test("a text of a megabyte is converted in a second or so", () => {
  const html =
    `<p>Some <b>bold</b> words, <a href="/a">a link</a> and a [sic].</p><ul><li>One<li>Two</ul>\n`.repeat(
      10_000,
    );
  const started = performance.now();
  const { body } = richTextOf(html, context, { blocks: true });
  expect(body?.root.children).toHaveLength(20_000);
  expect(performance.now() - started).toBeLessThan(20_000);
  expect(plainTextOf(`<p>${"word ".repeat(100_000)}`)).toHaveLength(499_999);
});
