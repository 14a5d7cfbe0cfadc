import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { sampleSiteData } from "../../site/tests/sample-site-data.ts";
import { startStandInBackend } from "../../site/tests/stand-in-backend.ts";
import { root } from "./build.ts";
import { freePort } from "./ports.ts";
import { withSampleFinder } from "./sample-finder.ts";
import { untilHealthy } from "./stack.ts";

const finder = "/get-support/support-groups/find-a-group";
/** Bytes of script, as it is sent, before the reader does anything. */
const budgets: Readonly<Record<string, number>> = {
  "/": 10_000,
  "/about-prostate-cancer/what-is-prostate-cancer/risk-factors": 10_000,
  "/about-prostate-cancer/video-library": 10_000,
  "/news": 10_000,
  "/get-support/support-groups/faq": 10_000,
  "/ways-to-give/donate-online": 10_000,
  "/about-us/contact-us": 10_000,
  "/get-involved/volunteer": 10_000,
  "/get-support/reef-knot-kits": 10_000,
  [finder]: 45_000,
};

/**
 * The finder's HTML with the groups of the sample content: bytes in brotli, as it is sent, and elements. With all of the
 * sample content it is 1,100 bytes more, for pictures and footer, which makes 41 KB. The groups are named values: a fact more on the cards is some hundred bytes.
 */
const finderBudget = { bytes: 40_000, elements: 1_500 };

/** Serves the site as built with a little content, and says which pages load more script or HTML than they may. */
export async function lightPageFaults(): Promise<string[]> {
  const site = await startBuiltSite();
  const textOf = async (address: string): Promise<string> => {
    const answer = await fetch(site.url + address);
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
    return answer.text();
  };
  try {
    const faults: string[] = [];
    for (const [page, budget] of Object.entries(budgets)) {
      const { bytes, files } = await scriptBeforeTouch(await textOf(page), textOf);
      const line = `${page}: ${bytes} bytes of script before the first touch, of ${budget}`;
      if (bytes > budget) faults.push([line, ...files].join("\n  "));
    }
    return [...faults, ...finderFaults(await textOf(finder))];
  } finally {
    await site.stop();
  }
}

function finderFaults(html: string): string[] {
  // As the server does it from the second reader on.
  const sent = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const found = { bytes: sent.length, elements: elementsIn(html) };
  return (["bytes", "elements"] as const)
    .filter((measure) => found[measure] > finderBudget[measure])
    .map((measure) => `${finder}: ${found[measure]} ${measure} of HTML, of ${finderBudget[measure]}`);
}

/** Scripts and comments hold no elements. */
const elementsIn = (html: string): number =>
  html.replaceAll(/(<script\b[^>]*>)[\s\S]*?(?=<\/script>)|<!--[\s\S]*?-->/g, "$1").match(/<[a-z][^>]*>/gi)
    ?.length ?? 0;

async function startBuiltSite() {
  const backend = await startStandInBackend(withSampleFinder(sampleSiteData()));
  const dataDir = mkdtempSync(path.join(tmpdir(), "light-pages-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(path.join(root, "node_modules/.bin/node"), ["server/main.ts"], {
    cwd: path.join(root, "site"),
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      BACKEND_URL: backend.url,
      DATA_DIR: dataDir,
      LOG_LEVEL: "silent",
    },
    stdio: "ignore",
  });
  const ended = once(child, "exit");
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    await backend.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  await untilHealthy(`${url}/healthz`, 30_000).catch(async (error) => {
    await stop();
    throw error;
  });
  return { url, stop };
}

const script = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const preload = /<link\b[^>]*\brel="(?:modulepreload|preload)"[^>]*>/g;
const attribute = (tag: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll("&amp;", "&");
/** Types that a browser runs; data and what is held back until the first touch have others. */
const runs = new Set([undefined, "", "module", "text/javascript"]);

/** `import … from "…"`, `import "…"` and `export … from "…"`, as bundlers write them. */
const staticImport = /(?:\bfrom|\bimport)\s*"([^"]+\.js)"/g;
const anyImport = /(?:\bfrom|\bimport)\s*\(?\s*["'`]([^"'`]+\.js)["'`]/g;

type ScriptBeforeTouch = {
  /** Bytes, each file and all that is inline compressed by brotli, as they are sent. */
  bytes: number;
  /** Paths of the files. */
  files: string[];
};

/**
 * What a browser loads and runs of a page before its reader does anything, read from the page as the built site sends it.
 * `textOf` answers the text of a script by its path.
 */
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
