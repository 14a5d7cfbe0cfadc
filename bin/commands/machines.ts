/**
 * The whole system on several machines, as far as one can be several: `npm run machines`. Two sites and two backends behind
 * nginx with TLS, on Postgres and a store of files; readers and donors all the while. Every part is stopped and started as an
 * upgrade does it, then killed; at the end the books are compared. Prints a line for each thing that has to hold.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, cpSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pagesOf, signedInEditor } from "../../bench/publication.ts";
import { root } from "../lib/build.ts";
import { fail } from "../lib/settings.ts";
import { compareBooks, rowsOfGiving } from "../machines/books.ts";
import { startCrowd } from "../machines/crowd.ts";
import { startMachines } from "../machines/machines.ts";
import { ensureServers } from "../machines/throwaway-postgres.ts";

const publishedWithinMs = 2_000;
/** Readers, donors and their human checks share two cores with both sites and both backends here. */
const publishedInACrowdWithinMs = 5_000;
const givenUpAfterMs = 20_000;
const storeAwayMs = 5_000;
/** Each of the 32 readers may be in the midst of a page when one of the two sites is killed. */
const mostLostInKills = 64;

const keptLog = path.join(tmpdir(), `machines-${process.pid}.log`);
const began = Date.now();
const say = (line: string) =>
  console.log(`${((Date.now() - began) / 1000).toFixed(0).padStart(4)} s  ${line}`);
let wrong = 0;
function holds(what: string, isSo: boolean, seen: string) {
  if (!isSo) wrong += 1;
  say(`${isSo ? "✓" : "✗"} ${what}: ${seen}`);
}

type Machines = Awaited<ReturnType<typeof startMachines>>;

async function smoke({ site, hookSecret, certificate }: Machines): Promise<boolean> {
  const child = spawn(process.execPath, ["bin/commands/smoke.ts", site.href], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, HOOK_SECRET: hookSecret, NODE_EXTRA_CA_CERTS: certificate },
  });
  const [code] = await once(child, "exit");
  return code === 0;
}

/** From the end of the save until both sites show it, in milliseconds. */
async function publicationSeenAfter(sites: URL[], editor: Awaited<ReturnType<typeof signedInEditor>>) {
  const title = await editor.publish();
  const savedAt = performance.now();
  await Promise.all(
    sites.map(async (site) => {
      while (!(await (await fetch(new URL(editor.uri, site))).text()).includes(title)) {
        if (performance.now() - savedAt > givenUpAfterMs) return;
        await sleep(50);
      }
    }),
  );
  return performance.now() - savedAt;
}

/** A proxy that found a server away does not ask it again for so long: who goes on at once leaves nobody who answers. */
const proxyForgetsMs = 3_000;

async function again({ ready }: Machines, part: Machines["parts"][number], signal: "SIGTERM" | "SIGKILL") {
  const pid = part.process.pid();
  if (pid === undefined) throw new Error(`${part.name} is not running`);
  process.kill(pid, signal);
  while (part.process.pid() === pid) await sleep(50);
  await ready([part]);
}

/** Stops or kills each part in turn, and goes on when it serves again. */
async function oneAfterTheOther(machines: Machines, signal: "SIGTERM" | "SIGKILL") {
  for (const part of machines.parts) {
    await again(machines, part, signal);
    say(`  ${part.name}: ${signal}, and it serves again`);
    await sleep(proxyForgetsMs);
  }
}

/** How many of each, such as `3 × 502`. */
const tally = (words: string[]) =>
  Object.entries(Object.groupBy(words, (word) => word))
    .map(([word, all]) => `${all?.length} × ${word}`)
    .join(", ");

async function walk(machines: Machines) {
  const { site, sites, backendUrl, logFile, postgres, store, simulatorUrl } = machines;
  const editor = await signedInEditor({ backendUrl, logFile });
  await editor.ask("/globals/siteSettings", "POST", {
    ...JSON.parse(readFileSync(path.join(root, "seed/globals/site-settings.json"), "utf8")),
    // That of the sample names facts, which a new charity has not yet.
    kitShippingText: "Kits are mailed on Wednesdays.",
    // Until somebody is named who signs, receipts wait.
    receipt: { signatory: "Dana Reid", signatoryTitle: "Treasurer" },
  });
  const before = await rowsOfGiving(postgres.url);
  holds("the journeys that matter", await smoke(machines), site.href);
  const after = await rowsOfGiving(postgres.url);
  holds("they leave nothing behind", JSON.stringify(before) === JSON.stringify(after), JSON.stringify(after));

  const pages = (await pagesOf(site.origin)).map((page) => new URL(page).pathname);
  const publishes = async (limitMs: number) => {
    const ms = await publicationSeenAfter(sites, editor);
    holds(
      `a publication is on both sites within ${limitMs / 1000} s`,
      ms < limitMs,
      `after ${ms.toFixed(0)} ms`,
    );
  };
  await publishes(publishedWithinMs);
  const crowd = startCrowd(site, pages);
  await publishes(publishedInACrowdWithinMs);
  await publishes(publishedInACrowdWithinMs);

  const restartsFrom = Date.now();
  await oneAfterTheOther(machines, "SIGTERM");
  const killsFrom = Date.now();
  await oneAfterTheOther(machines, "SIGKILL");
  await store.stop();
  await sleep(storeAwayMs);
  await store.start();
  say("  the store of files: away for a while, and back");
  await postgres.kill();
  await postgres.start();
  await machines.ready();
  say("  Postgres: killed, and back");

  await sleep(3_000);
  await crowd.stop();
  const during = <Seen extends { at: number }>(seen: Seen[], from: number, to = Number.POSITIVE_INFINITY) =>
    seen.filter(({ at }) => at >= from && at < to);
  const inRestarts = during(crowd.lost, restartsFrom, killsFrom).map(({ why }) => why);
  holds(
    "no reader notices a restart one after the other",
    inRestarts.length === 0,
    `${crowd.pagesRead()} pages read, lost: ${tally(inRestarts) || "none"}`,
  );
  const inKills = during(crowd.lost, killsFrom).map(({ why }) => why);
  holds(
    "a kill costs a reader a page at most",
    inKills.length <= mostLostInKills,
    `lost: ${tally(inKills) || "none"}`,
  );

  const unthanked = crowd.stories.filter((story) => !story.approved);
  const early = during(unthanked, 0, killsFrom).map(({ said }) => said);
  holds(
    "no donor notices a restart one after the other",
    early.length === 0,
    `not thanked at once: ${tally(early) || "none"}`,
  );
  const { approved, wrong: disagreements } = await compareBooks(crowd.stories, {
    databaseUrl: postgres.url,
    simulatorUrl,
    restartBackend: async () => {
      for (const part of machines.parts.slice(0, 1)) await again(machines, part, "SIGTERM");
    },
  });
  for (const line of disagreements.slice(0, 20)) say(`  ${line}`);
  holds(
    "each gift is charged once, written once, receipted once",
    disagreements.length === 0 && approved > 0,
    `${crowd.stories.length} donors, ${approved} gifts, ${disagreements.length} disagreements; while parts were killed not thanked at once: ${tally(during(unthanked, killsFrom).map(({ said }) => said)) || "none"}`,
  );
}

try {
  ensureServers();
  const machines = await startMachines(say);
  say("Two sites, two backends, nginx, Postgres and the store of files are up.");
  try {
    await walk(machines);
  } finally {
    if (wrong > 0) {
      cpSync(machines.logFile, keptLog);
      appendFileSync(keptLog, `\nWhat nginx said:\n${readFileSync(machines.proxyLog, "utf8")}`);
    }
    await machines.stop();
  }
} catch (error) {
  fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
}
say(wrong === 0 ? "Everything holds." : `${wrong} things do not hold; what the processes said: ${keptLog}`);
process.exit(wrong === 0 ? 0 : 1);
