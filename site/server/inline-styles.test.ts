import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { inlineStyles } from "./inline-styles.ts";
import { contentSecurityPolicy } from "./security-headers.ts";
import { readStaticFiles } from "./static-files.ts";
import { createUsedStyles } from "./used-styles.ts";

function filesWith(css: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "styles-"));
  mkdirSync(path.join(folder, "assets"));
  writeFileSync(path.join(folder, "assets/root.css"), css);
  return readStaticFiles(folder, {}).files;
}

test("a page carries its styles, its link to them is switched off, and its policy allows these very styles", () => {
  const page = inlineStyles('<link rel="stylesheet" href="/assets/root.css"/>', filesWith("p{color:navy}$&"));
  expect(page).toBe(
    '<style>p{color:navy}$&</style><link rel="stylesheet" href="/assets/root.css" disabled=""/>',
  );
  const policy = contentSecurityPolicy({ html: page, https: true, frameAncestors: "'none'", hosts: {} });
  expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]+';/);
});

test("a stylesheet that cannot stand in a page, or is not there, stays a link", () => {
  const link = '<link rel="stylesheet" href="/assets/root.css"/>';
  expect(inlineStyles(link, filesWith("</style><script>"))).toBe(link);
  expect(inlineStyles(link, new Map())).toBe(link);
});

test("of a long stylesheet a page carries what it uses, and its link brings the rest later", () => {
  const link = '<link rel="stylesheet" href="/assets/root.css"/>';
  const long = `p{color:navy}${Array.from({ length: 500 }, (_, row) => `.row-${row}{order:${row}}`).join("")}`;
  const used = createUsedStyles();
  const page = inlineStyles(`<html>${link}<p class="row-7"></p></html>`, filesWith(long), used);
  expect(page).toBe(
    `<html><style>p{color:navy}.row-7{order:7}</style>${link.replace("/>", ' disabled="" data-rest=""/>')}<p class="row-7"></p></html>`,
  );
  const short = inlineStyles(`${link}<p></p>`, filesWith("p{color:navy}.no{order:1}"), used);
  expect(short).toContain(".no{order:1}");
  expect(short).not.toContain("data-rest");
});
