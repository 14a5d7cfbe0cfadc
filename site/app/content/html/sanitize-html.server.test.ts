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

test("a number to call stays on one line, and the address that dials it as it is", () => {
  expect(clean('<p>Text 9-8-8 or <a href="tel:1-888-939-3333">1-888-939-3333</a>, 2024-25</p>')).toBe(
    '<p>Text <span class="whitespace-nowrap">9-8-8</span> or <a href="tel:1-888-939-3333">' +
      '<span class="whitespace-nowrap">1-888-939-3333</span></a>, 2024-25</p>',
  );
});

test("the mark of a source stays a link within the page", () => {
  expect(clean('<a href="#source-1">1</a>')).toBe('<a href="#source-1">1</a>');
});

const framed = (name: string, table: string) =>
  `<div class="table-scroll" role="group" tabindex="0" aria-label="${name}">${table}</div>`;

test("tables, lists and definitions stay", () => {
  const table = '<table><tr><th scope="col">T</th></tr></table>';
  const list = '<ol start="3"><li>a</li></ol>';
  expect(clean(table + list)).toBe(framed("Table", table) + list);
});

test("a table is in a frame of its name that scrolls, also one within another", () => {
  const inner = "<table><caption>Inner</caption><tr><td>b</td></tr></table>";
  const outer = (cell: string) =>
    `<table><caption>A &amp; <em>“B”</em></caption><tr><td>${cell}</td></tr></table>`;
  expect(clean(outer(inner))).toBe(framed("A &amp; “B”", outer(framed("Inner", inner))));
  expect(clean('<table><caption>a" onfocus="b</caption></table>')).toContain(
    'aria-label="a&quot; onfocus=&quot;b"><table>',
  );
});

test("pictures, galleries, tables and videos within a text stay as the backend writes them", () => {
  const picture =
    '<picture><source type="image/webp" srcset="/media/a-400.webp 400w" sizes="92vw" /><img loading="lazy" src="/media/a.jpg" srcset="/media/a-400.jpg 400w, /media/a.jpg 900w" sizes="92vw" width="900" height="600" alt="A canoe" /></picture>';
  const table =
    '<table><caption>Days</caption><thead><tr><th scope="col">Day</th></tr></thead><tbody><tr><th scope="row">Monday</th></tr></tbody></table>';
  const parts = [
    `<figure>${picture}<figcaption>On the lake <small>Photo: Ann</small></figcaption></figure>`,
    `<figure><figcaption>The day</figcaption><ul><li><figure>${picture}</figure></li></ul></figure>`,
    `<figure><a href="/about-prostate-cancer/video-library?video=psa">${picture}Watch: PSA</a><figcaption>Short.</figcaption></figure>`,
    "<figure>",
    "<figcaption>In summer.</figcaption></figure>",
  ] as const;
  const html = (between: string) => parts.slice(0, 4).join("") + between + parts[4];
  expect(clean(html(table))).toBe(html(framed("Days", table)));
});

test("a file of unknown size shows its type alone", () => {
  expect(fileNote("/media/a.docx", undefined)).toBe("DOCX");
  expect(fileNote("/media/a.pdf?x=1", 20_400)).toBe("PDF, 20 kB");
  expect(fileNote("/about-us", 20_400)).toBeUndefined();
});
