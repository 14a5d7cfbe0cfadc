import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { scriptBeforeTouch } from "./check-light-pages.ts";

const sources: Record<string, string> = {
  "/assets/entry.js": 'import{a}from"./shared.js";import("./later.js");a();',
  "/assets/shared.js": "export const a = () => {};",
  "/assets/preloaded.js": 'import "./shared.js";',
};
const textOf = async (path: string) => sources[path] ?? "";
const size = (text: string) => brotliCompressSync(text).length;

test("what runs in the page counts, data and what waits for a touch do not", async () => {
  const html = `<script>go()</script><script type="application/ld+json">{"a": 1}</script>
    <script type="text/plain" data-held="module">import "/assets/entry.js"</script>`;
  expect(await scriptBeforeTouch(html, textOf)).toEqual({ bytes: size("go()"), files: [] });
});

test("files count with all that they import at once, each of them once", async () => {
  const html = `<link rel="modulepreload" href="/assets/preloaded.js">
    <link rel="preload" as="font" href="/assets/a.woff2">
    <script type="module" async="">import "/assets/entry.js"</script>`;
  const { files, bytes } = await scriptBeforeTouch(html, textOf);
  expect(files.toSorted()).toEqual(["/assets/entry.js", "/assets/preloaded.js", "/assets/shared.js"]);
  const all = ['import "/assets/entry.js"', ...Object.values(sources)].map(size);
  expect(bytes).toBe(all.reduce((sum, each) => sum + each, 0));
});

test("a script by its address counts", async () => {
  const { files } = await scriptBeforeTouch('<script src="/assets/shared.js"></script>', textOf);
  expect(files).toEqual(["/assets/shared.js"]);
});
