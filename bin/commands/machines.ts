/**
 * The whole system on several machines, as far as one can be several: `npm run machines`. Two sites and two backends behind
 * nginx with TLS, on Postgres and a store of files; readers and donors all the while. Every part is stopped and started as an
 * upgrade does it, then killed; at the end the books are compared. Prints a line for each thing that has to hold.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { pagesOf, signedInEditor } from "../../bench/publication.ts";
import { root } from "../lib/build.ts";
import { fail } from "../lib/settings.ts";
import { compareBooks, rowsOfGiving } from "../machines/books.ts";
import { startCrowd } from "../machines/crowd.ts";
import { startMachines } from "../machines/machines.ts";
import { ensureServers } from "../machines/throwaway-postgres.ts";

const publishedWithinMs = 2_000;
const storeAwayMs = 5_000;

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
      while (!(await (await fetch(new URL(editor.uri, site))).text()).includes(title)) await sleep(50);
    }),
  );
  return performance.now() - savedAt;
}

/** Stops or kills each part in turn, and goes on when it serves again. */
async function oneAfterTheOther({ parts, ready }: Machines, signal: "SIGTERM" | "SIGKILL") {
  for (const part of parts) {
    const pid = part.process.pid();
    if (pid === undefined) throw new Error(`${part.name} is not running`);
    process.kill(pid, signal);
    while (part.process.pid() === pid) await sleep(50);
    await ready([part]);
    say(`  ${part.name}: ${signal}, and it serves again`);
  }
}

async function walk(machines: Machines) {
  const { site, sites, backendUrl, logFile, postgres, store, simulatorUrl } = machines;
  const editor = await signedInEditor({ backendUrl, logFile });
  const receipt = { signatory: "Dana Reid", signatoryTitle: "Treasurer" };
  await editor.ask("/globals/siteSettings", "POST", { receipt });
  const before = await rowsOfGiving(postgres.url);
  holds("the journeys that matter", await smoke(machines), site.href);
  const after = await rowsOfGiving(postgres.url);
  holds("they leave nothing behind", JSON.stringify(before) === JSON.stringify(after), JSON.stringify(after));

  const pages = (await pagesOf(site.origin)).map((page) => new URL(page).pathname);
  const crowd = startCrowd(site, pages);
  const lostSince = (at: number) => crowd.lost.filter((each) => each.at >= at);
  for (let time = 0; time < 3; time += 1) {
    const ms = await publicationSeenAfter(sites, editor);
    holds("a publication is on both sites", ms < publishedWithinMs, `after ${ms.toFixed(0)} ms`);
  }

  let at = Date.now();
  await oneAfterTheOther(machines, "SIGTERM");
  const lost = lostSince(at);
  holds(
    "nobody notices a restart one after the other",
    lost.length === 0,
    `${lost.length} pages lost ${JSON.stringify(lost.slice(0, 5))}`,
  );

  at = Date.now();
  await oneAfterTheOther(machines, "SIGKILL");
  await store.stop();
  await sleep(storeAwayMs);
  await store.start();
  say("  the store of files: away for a while, and back");
  await postgres.kill();
  await postgres.start();
  await machines.ready();
  say("  Postgres: killed, and back");
  const cut = lostSince(at);
  const whys = Object.entries(Object.groupBy(cut, ({ why }) => why));
  holds(
    "a kill costs a reader one page at most",
    cut.length <= 32,
    `${cut.length} of ${crowd.pagesRead()} pages lost ${whys.map(([why, pages]) => `${pages?.length} × ${why}`)}`,
  );

  await sleep(3_000);
  await crowd.stop();
  const { approved, wrong: disagreements } = await compareBooks(crowd.stories, {
    databaseUrl: postgres.url,
    simulatorUrl,
  });
  for (const line of disagreements.slice(0, 20)) say(`  ${line}`);
  const thanked = crowd.stories.filter((story) => story.approved).length;
  holds(
    "each gift is charged once, written once, receipted once",
    disagreements.length === 0 && approved > 0,
    `${crowd.stories.length} donors, ${thanked} thanked at once, ${approved} gifts, ${disagreements.length} disagreements`,
  );
  holds("donors get through", thanked >= 0.9 * crowd.stories.length, `${thanked} of ${crowd.stories.length}`);
}

try {
  ensureServers();
  const machines = await startMachines(say);
  say("Two sites, two backends, nginx, Postgres and the store of files are up.");
  try {
    await walk(machines);
  } finally {
    await machines.stop();
  }
} catch (error) {
  fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
}
say(wrong === 0 ? "Everything holds." : `${wrong} things do not hold.`);
process.exit(wrong === 0 ? 0 : 1);
