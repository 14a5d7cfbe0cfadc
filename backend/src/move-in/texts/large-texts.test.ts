import { expect, test } from "vitest";
import { pageBlocksOf } from "./page-blocks-of.ts";
import { plainTextOf } from "./plain-text-of.ts";
import { richTextOf } from "./rich-text-of.ts";

const context = { linkTo: (href: string) => href, picture: () => 7, video: () => undefined };
const convert = (html: string) => JSON.stringify(pageBlocksOf(html, context));

const deep: [string, string][] = [
  ["boxes", "<div>"],
  ["bold words", "<b>"],
  ["lists", "<ul><li>"],
  ["tables", "<table><tr><td>a<td>"],
  ["tables of two rows", "<table><tr><td>a<td>b<tr><td>c<td>"],
  ["quotes", "<blockquote>"],
  ["what opens", "<details><summary>t</summary>"],
  ["figures", "<figure>"],
  ["galleries", "<div class=gallery>"],
  ["links", "<a href=/x>"],
  ["brackets", "[row a=b]["],
  ["open quotes in brackets", '[a="'],
  ["half tags", '<a title="'],
];

test.for(deep)("10,000 %s in one another are read", ([, tag]) => {
  const html = `<p>before</p>${tag.repeat(10_000)}within`;
  const started = performance.now();
  const converted = convert(html);
  expect(converted).toContain("before");
  if (!tag.includes('"')) expect(converted).toContain("within");
  expect(performance.now() - started).toBeLessThan(20_000);
});

test("a text of five megabytes is converted in seconds", () => {
  const html =
    `<p>Some <b>bold</b> words, <a href="/a">a link</a> and a [sic].</p><ul><li>One<li>Two</ul>\n`.repeat(
      50_000,
    );
  const started = performance.now();
  const { body } = richTextOf(html, context, { blocks: true });
  expect(body?.root.children).toHaveLength(100_000);
  expect(performance.now() - started).toBeLessThan(20_000);
  expect(plainTextOf(`<p>${"word ".repeat(1_000_000)}`)).toHaveLength(4_999_999);
});
