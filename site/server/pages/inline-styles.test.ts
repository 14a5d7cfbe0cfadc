import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { noStaticFiles, readStaticFiles, type StaticFiles } from "../files/static-files.ts";
import { contentSecurityPolicy } from "../http/security-headers.ts";
import { inlineStyles } from "./inline-styles.ts";

function inlined(html: string, files: StaticFiles) {
  const { body, styles } = inlineStyles(html, files);
  return { html: body.toString(), styles };
}

function filesOf(styles: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), "styles-"));
  mkdirSync(path.join(folder, "assets"));
  for (const [name, css] of Object.entries(styles)) writeFileSync(path.join(folder, "assets", name), css);
  return readStaticFiles(folder, {});
}

const filesWith = (css: string, name = "root.css") => filesOf({ [name]: css });

test("a page carries its styles, its link to them is switched off, and its policy allows these very styles", () => {
  const link = '<link rel="stylesheet" href="/assets/root.css"/>';
  const page = inlined(link, filesWith("p{color:navy}$&"));
  expect(page.html).toBe(
    '<style>p{color:navy}$&</style><link rel="stylesheet" href="/assets/root.css" disabled=""/>',
  );
  const of = (html: string, styles: string[] = []) =>
    contentSecurityPolicy({ html, styles, https: true, frameAncestors: "'none'", hosts: {} });
  expect(of(link, page.styles)).toMatch(/style-src 'self' 'sha256-[\w+/=]+';/);
  expect(of(link, page.styles)).toBe(of(page.html));
});

test("an information page carries the styles of what is below its first screen behind it, other pages do not", () => {
  const files = filesWith("p{color:navy}", "below-x.css");
  const link = '<link rel="stylesheet" href="/assets/below-x.css"/>';
  const style = "<style>p{color:navy}</style>";
  const off = link.replace("/>", ' disabled=""/>');
  const end = '<i id="_R_1_" data-first-screen-end="" hidden="">';
  const body = '<div class="page page-body" data-contents="" data-text-below="">';
  const held = `<noscript data-below="">${style}</noscript>`;
  expect(inlined(`${link}</head>${end}</i>${body}`, files).html).toBe(
    `${off}</head>${end}${held}</i>${body}`,
  );
  // Its text begins on the first screen already.
  const plain = body.replace(' data-text-below=""', "");
  expect(inlined(`${link}</head>${end}</i>${plain}`, files).html).toBe(
    `${off}</head>${end}${style}</i>${plain}`,
  );
  expect(inlined(`${link}</head>${end}</i>`, files).html).toBe(`${style}${off}</head>${end}</i>`);
  expect(inlined(link + body, files).html).toBe(style + off + body);
  expect(inlined(`${link}</head>${end}${body}`, files).styles).toEqual(inlined(link, files).styles);
});

test("a page whose first screen needs only the first stylesheet carries the others behind that screen", () => {
  const link = (name: string) => `<link rel="stylesheet" href="/assets/${name}"/>`;
  const off = (name: string) => link(name).replace("/>", ' disabled=""/>');
  const files = filesOf({ "root.css": "a{}", "below-x.css": "b{}", "form.css": "c{}" });
  const place = '<i id="_R_1_" data-first-screen-end="styles-follow" hidden=""></i><i hidden="">';
  const names = ["root.css", "below-x.css", "form.css"];
  const page = inlined(`${names.map(link).join("")}</head><h1></h1>${place}</i><form></form>`, files);
  expect(page.html).toBe(
    `<style>a{}</style>${names.map(off).join("")}</head><h1></h1>${place}<style>b{}</style><style>c{}</style></i><form></form>`,
  );
  expect(page.styles).toEqual(["a{}", "b{}", "c{}"]);
});

test("a stylesheet that cannot stand in a page, or is not there, stays a link", () => {
  const link = '<link rel="stylesheet" href="/assets/root.css"/>';
  expect(inlined(link, filesWith("</style><script>"))).toEqual({ html: link, styles: [] });
  expect(inlined(link, filesWith("p{}/*</noscript>*/"))).toEqual({ html: link, styles: [] });
  expect(inlined(link, noStaticFiles)).toEqual({ html: link, styles: [] });
});
