import { staffHtml } from "@pcf/contract/content/html";
import { expect, test } from "vitest";
import { fileNote, sanitizeHtml } from "./sanitize-html.server.ts";

const clean = (html: string) =>
  sanitizeHtml(staffHtml.parse(html), {
    origin: "https://site.example",
    noteOf: (href) => fileNote(href, undefined),
  });

test.each([
  ["<script>alert(1)</script>", ""],
  ['<img src="/a.jpg" onerror="alert(1)">', '<img loading="lazy" src="/a.jpg" alt="" />'],
  ['<a href="javascript:alert(1)">x</a>', "<a>x</a>"],
  ['<a href="//evil.example">x</a>', "<a>x</a>"],
  ['<p style="color:red" class="x">y</p>', "<p>y</p>"],
  ['<iframe src="https://evil.example"></iframe>', ""],
  ["<svg><script>alert(1)</script></svg>", ""],
  ["<form action='https://evil.example'><input></form>", ""],
])("%s comes out as %s", (html, expected) => {
  expect(clean(html)).toBe(expected);
});

test("a heading of level one becomes level two, because the page has its own", () => {
  expect(clean("<h1>Title</h1>")).toBe("<h2>Title</h2>");
});

test("a link to another site says so to the browser, a link to our own does not", () => {
  expect(clean('<a href="https://other.example/a">x</a>')).toBe(
    '<a href="https://other.example/a" rel="noopener external">x</a>',
  );
  expect(clean('<a href="https://site.example/a">x</a>')).toBe('<a href="https://site.example/a">x</a>');
  expect(clean('<a href="https://site.example.evil/a">x</a>')).toContain("external");
});

test("the mark of a source stays a link within the page", () => {
  expect(clean('<a href="#source-1">1</a>')).toBe('<a href="#source-1">1</a>');
});

test("tables, lists and definitions stay", () => {
  const html = '<table><tr><th scope="col">T</th></tr></table><ol start="3"><li>a</li></ol>';
  expect(clean(html)).toBe(html);
});

test("a file of unknown size shows its type alone", () => {
  expect(fileNote("/media/a.docx", undefined)).toBe("DOCX");
  expect(fileNote("/media/a.pdf?x=1", 20_400)).toBe("PDF, 20 kB");
  expect(fileNote("/about-us", 20_400)).toBeUndefined();
});
