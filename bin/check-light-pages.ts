import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { sampleSiteData } from "../site/tests/sample-site-data.ts";
import { startStandInBackend } from "../site/tests/stand-in-backend.ts";
import { root } from "./build.ts";
import { freePort } from "./ports.ts";
import { withSampleFinder } from "./sample-finder.ts";
import { scriptBeforeTouch } from "./script-before-touch.ts";
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
 * sample content it is 1,100 bytes more, for pictures and footer, which makes 40 KB.
 */
const finderBudget = { bytes: 38_900, elements: 1_500 };

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

/** What stands in scripts and comments is no element. */
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
