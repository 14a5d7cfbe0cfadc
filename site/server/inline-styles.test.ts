import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { inlineStyles } from "./inline-styles.ts";
import { contentSecurityPolicy } from "./security-headers.ts";
import { noStaticFiles, readStaticFiles } from "./static-files.ts";

function filesWith(css: string, name = "root.css") {
  const folder = mkdtempSync(path.join(tmpdir(), "styles-"));
  mkdirSync(path.join(folder, "assets"));
  writeFileSync(path.join(folder, "assets", name), css);
  return readStaticFiles(folder, {});
}

test("a page carries its styles, its link to them is switched off, and its policy allows these very styles", () => {
  const page = inlineStyles('<link rel="stylesheet" href="/assets/root.css"/>', filesWith("p{color:navy}$&"));
  expect(page).toBe(
    '<style>p{color:navy}$&</style><link rel="stylesheet" href="/assets/root.css" disabled=""/>',
  );
  const policy = contentSecurityPolicy({ html: page, https: true, frameAncestors: "'none'", hosts: {} });
  expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]+';/);
});

test("an information page carries the styles of what is below its first screen behind it, other pages do not", () => {
  const files = filesWith("p{color:navy}", "below-x.css");
  const link = '<link rel="stylesheet" href="/assets/below-x.css"/>';
  const style = "<style>p{color:navy}</style>";
  const off = link.replace("/>", ' disabled=""/>');
  const end = '<i id="_R_1_" data-first-screen-end="" hidden="">';
  const body = '<div class="page page-body" data-contents="">';
  const held = `<noscript data-below="">${style}</noscript>`;
  expect(inlineStyles(`${link}${end}</i>${body}`, files)).toBe(`${off}${end}${held}</i>${body}`);
  expect(inlineStyles(`${link}${end}</i>`, files)).toBe(`${style}${off}${end}</i>`);
  expect(inlineStyles(link + body, files)).toBe(style + off + body);
  const policy = (html: string) =>
    contentSecurityPolicy({ html, https: true, frameAncestors: "'none'", hosts: {} });
  expect(policy(inlineStyles(link + end + body, files))).toBe(policy(inlineStyles(link, files)));
});

test("a stylesheet that cannot stand in a page, or is not there, stays a link", () => {
  const link = '<link rel="stylesheet" href="/assets/root.css"/>';
  expect(inlineStyles(link, filesWith("</style><script>"))).toBe(link);
  expect(inlineStyles(link, filesWith("p{}/*</noscript>*/"))).toBe(link);
  expect(inlineStyles(link, noStaticFiles)).toBe(link);
});
