import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { startTestStack } from "../bin/lib/test-stack.ts";
import { attacks } from "../e2e/abuse/attacks.ts";
import { asked, mostMemory } from "../e2e/abuse/under-attack.ts";
import { benchDonations } from "./donations.ts";
import { pagesOf } from "./publication.ts";
import type { Row } from "./rows.ts";

const settleSeconds = 10;
const loadSeconds = 60;
const clients = 32;
const gifts = 300;
const mostOfSite = 250;
const mostOfBackend = 450;

/** What a process has in memory now, in MB: pages shared with others count in each. */
function memoryNow(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
}

const uncached = [
  attacks["a search for nonsense"],
  attacks["the answer of a form, each time another"],
  attacks["paths that are not there"],
  () => "/get-support/support-groups/find-a-group?province=BC",
];

const network = () => Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 250)).join(".");

/** Readers who ask without pause, every second time for what is not cached, each time from another network. */
async function read(site: string, pages: readonly string[], seconds: number) {
  const until = performance.now() + seconds * 1_000;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let round = client; performance.now() < until; round += 1) {
        const cached = pages[round % pages.length] ?? site;
        const url = round % 2 ? cached : site + uncached[(round >> 1) % uncached.length]?.();
        await asked(url, { "x-forwarded-for": network() });
      }
    }),
  );
}

function row(what: string, pid: number, most: number): Row {
  const now = memoryNow(pid);
  return {
    what: `memory: ${what}`,
    measured: `${Math.round(now)} MB; most so far ${Math.round(mostMemory(pid) ?? 0)} MB`,
    target: `≤ ${most} MB`,
    holds: now <= most,
  };
}

/**
 * What site and backend hold in memory: when they have started, and after a minute of readers, every second of whose requests is
 * for something that is not cached, beside three hundred gifts.
 */
export async function memoryRows(): Promise<Row[]> {
  const stack = await startTestStack({ TRUST_PROXY: "1", HUMAN_CHECK_COST: "1", LOG_LEVEL: "error" });
  try {
    const pids = stack.pids();
    const rows: Row[] = [];
    const measure = (when: string) => {
      rows.push(row(`backend ${when}`, pids.backend, mostOfBackend));
      rows.push(row(`site ${when}`, pids.site, mostOfSite));
    };
    await sleep(settleSeconds * 1_000);
    measure(`${settleSeconds} s after its start`);
    const pages = await pagesOf(stack.siteUrl);
    await Promise.all([
      read(stack.siteUrl, pages, loadSeconds),
      benchDonations({ backendUrl: stack.backendUrl, donations: gifts, firstCents: 10_000 }),
    ]);
    measure(`after ${loadSeconds} s of load`);
    return rows;
  } finally {
    await stack.stop();
  }
}
