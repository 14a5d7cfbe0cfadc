import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import http from "node:http";
import { setPriority } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import type { Attack } from "./attacks.ts";
import type { CrowdReport } from "./crowd.ts";

export type Endured = {
  /** How long the home page took each time, in milliseconds, the shortest first. */
  home: number[];
  /** Answers to readers of the home page and to givers that were not 200. */
  failures: number;
  crowd: CrowdReport;
};

const readerPauseMs = 20;
const giverAsksEvery = 20;

/** How one reader of the home page, and now and then a giver, fare while a crowd attacks. */
export async function underAttack(
  site: string,
  attack: Attack,
  options: { seconds: number; pauseMs: number; rotate: boolean },
): Promise<Endured> {
  const { seconds, pauseMs, rotate } = options;
  const words = [site, attack, seconds, pauseMs, ...(rotate ? ["rotate"] : [])].map(String);
  const crowd = spawn(process.execPath, [path.join(import.meta.dirname, "crowd.ts"), ...words], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  // Others use the machine at the same time: the crowd takes what they leave.
  if (crowd.pid) setPriority(crowd.pid, 10);
  const printed = text(crowd.stdout);
  let attacking = true;
  const ended = once(crowd, "close").then(() => {
    attacking = false;
  });

  const home: number[] = [];
  let failures = 0;
  for (let round = 1; attacking; round += 1) {
    const { status, ms } = await asked(`${site}/`);
    if (status !== 200) failures += 1;
    home.push(ms);
    if (round % giverAsksEvery === 0 && (await asked(`${site}/api/donations/settings`)).status !== 200) {
      failures += 1;
    }
    await new Promise((resolve) => setTimeout(resolve, readerPauseMs));
  }
  await ended;
  return { home: home.toSorted((a, b) => a - b), failures, crowd: JSON.parse(await printed) as CrowdReport };
}

const agent = new http.Agent({ keepAlive: true });

/** One request, and how long its whole answer took in milliseconds. */
export function asked(
  url: string,
  headers: http.OutgoingHttpHeaders = {},
): Promise<{ status: number; ms: number }> {
  const from = performance.now();
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent, headers: { "accept-encoding": "br", ...headers } }, (answer) => {
        answer.resume().on("end", () => {
          resolve({ status: answer.statusCode ?? 0, ms: performance.now() - from });
        });
      })
      .on("error", reject);
  });
}

/** The time below which this share of the sorted times lies. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** The most memory that a process has had so far, in MB; undefined where the system does not say. */
export function mostMemory(pid: number): number | undefined {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(file, "utf8"))?.[1] ?? 0) / 1024;
}
