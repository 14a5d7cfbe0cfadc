/**
 * Walks the journeys that matter through a running site: `npm run smoke -- https://www.example.org`. Needs nothing but the
 * address; with `HOOK_SECRET` (of the settings, or as DATA_DIR keeps it) a gift is rehearsed, too, as long as the site gives to a
 * test gateway, and taken away again. `--mail ADDRESS` has its receipt mailed there.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { fail, loadDotEnv, placesFromEnv } from "../lib/settings.ts";
import { rehearseGiving } from "../lib/smoke-giving.ts";
import { type Journey, readingJourneys } from "../lib/smoke-reading.ts";

const usage = "Usage: npm run smoke -- https://www.example.org [--mail ADDRESS]";

function asked() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { mail: { type: "string" } },
    });
    const [address, ...more] = positionals;
    if (!address || more.length > 0 || !URL.canParse(address)) fail(usage);
    return { site: new URL("/", address), mail: values.mail };
  } catch {
    return fail(usage);
  }
}

/** The secret that this site shares with its backend, where it is known here. */
function hookSecret(): string | undefined {
  if (process.env.HOOK_SECRET) return process.env.HOOK_SECRET;
  try {
    const secrets = JSON.parse(readFileSync(path.join(placesFromEnv().dataDir, "secrets.json"), "utf8"));
    return String(secrets.HOOK_SECRET);
  } catch {
    return undefined;
  }
}

loadDotEnv();
const { site, mail } = asked();
const secret = hookSecret();
const email = mail ?? `rehearsal.${Date.now()}@example.org`;
const giving: Journey = {
  name: "A gift",
  walk: () =>
    secret
      ? rehearseGiving(site, { secret, email })
      : Promise.resolve("not tried: without HOOK_SECRET the gift could not be taken away again"),
};

let failed = 0;
for (const { name, walk } of [...readingJourneys, giving]) {
  const from = performance.now();
  const line = (mark: string, words: string) =>
    console.log(`${mark} ${name}: ${words} (${((performance.now() - from) / 1000).toFixed(1)} s)`);
  try {
    line("✓", await walk(site));
  } catch (error) {
    failed += 1;
    line("✗", error instanceof Error ? error.message : String(error));
  }
}
console.log(failed === 0 ? "\nEverything that was tried works." : `\n${failed} of the journeys failed.`);
process.exit(failed === 0 ? 0 : 1);
