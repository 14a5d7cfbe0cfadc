/** What a browser loads and runs of a page before its reader does anything, read from the page as the built site sends it. */
import { brotliCompressSync } from "node:zlib";

const script = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const preload = /<link\b[^>]*\brel="(?:modulepreload|preload)"[^>]*>/g;
const attribute = (tag: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll("&amp;", "&");
/** Types that a browser runs; data and what is held back until the first touch have others. */
const runs = new Set([undefined, "", "module", "text/javascript"]);

/** `import … from "…"`, `import "…"` and `export … from "…"`, as bundlers write them. */
const staticImport = /(?:\bfrom|\bimport)\s*"([^"]+\.js)"/g;
const anyImport = /(?:\bfrom|\bimport)\s*\(?\s*["'`]([^"'`]+\.js)["'`]/g;

export type ScriptBeforeTouch = {
  /** Bytes, each file and all that stands in the page compressed by brotli, as they are sent. */
  bytes: number;
  /** Paths of the files. */
  files: string[];
};

/** `textOf` answers the text of a script by its path. */
export async function scriptBeforeTouch(
  html: string,
  textOf: (path: string) => Promise<string>,
): Promise<ScriptBeforeTouch> {
  let inline = "";
  const wanted: string[] = [];
  for (const [, tag = "", text = ""] of html.matchAll(script)) {
    if (!runs.has(attribute(tag, "type"))) continue;
    const source = attribute(tag, "src");
    if (source) wanted.push(source);
    inline += text;
    wanted.push(...[...text.matchAll(anyImport)].map(([, path = ""]) => path));
  }
  for (const [link] of html.matchAll(preload)) {
    const isScript = link.includes('rel="modulepreload"') || attribute(link, "as") === "script";
    if (isScript) wanted.push(attribute(link, "href") ?? "");
  }

  const files = new Map<string, number>();
  for (let path = wanted.shift(); path !== undefined; path = wanted.shift()) {
    if (files.has(path)) continue;
    const text = await textOf(path);
    files.set(path, brotliCompressSync(text).length);
    for (const [, imported = ""] of text.matchAll(staticImport)) {
      wanted.push(new URL(imported, `http://site${path}`).pathname);
    }
  }
  const ofFiles = [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
  return { bytes: (inline ? brotliCompressSync(inline).length : 0) + ofFiles, files: [...files.keys()] };
}
