import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import http from "node:http";

/** Whether a tool of the measurements is installed. */
export const has = (file: string) => existsSync(file);

export const wrk = "/usr/bin/wrk";

export type Load = {
  perSecond: number;
  /** Requests that the server answers in one second of its own processor time, whoever else uses the machine. */
  perProcessorSecond: number;
};

/**
 * What the server process `pid` makes of 64 connections that ask as fast as they can, over `seconds` after a short
 * warm-up.
 *
 * @throws Error when an answer was not 2xx.
 */
export function underLoad(url: string, pid: number, seconds: number, headers: string[] = []): Load {
  const run = (length: number) =>
    spawnSync(
      "taskset",
      ["-c", "1", wrk, "-t1", "-c64", `-d${length}s`, ...headers.flatMap((header) => ["-H", header]), url],
      { encoding: "utf8" },
    ).stdout;
  run(2);
  const before = processorSeconds(pid);
  const report = run(seconds);
  const used = processorSeconds(pid) - before;
  if (/Non-2xx/.test(report)) throw new Error(`${url} answered errors under load:\n${report}`);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1] ?? 0),
    perProcessorSecond: Number(/(\d+) requests in/.exec(report)?.[1] ?? 0) / used,
  };
}

/** The letters of a word that no page has, and of one that many have. */
export const word = (at: number) => `zq${at.toString(36)}x`;

/** Every answer comes as from another network: what one reader may have waiting at once has a limit. */
const networkOf = (at: number) => `198.${18 + ((at >> 16) & 1)}.${(at >> 8) & 255}.${at & 255}`;

/** Addresses that are requested in turn, and the status that each answers. */
export type Asked = { status: number; address: (at: number) => string };
export type Site = { url: string; pid: number };
let requests = 0;

/** Asks for the next addresses, `atOnce` at a time. `seconds` of the clock, `processorMs` of the site. */
export async function ask(site: Site, kind: Asked, count: number, atOnce: number) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce });
  const one = () => {
    requests += 1;
    const headers = { "accept-encoding": "gzip, deflate, br, zstd", "x-forwarded-for": networkOf(requests) };
    return new Promise<void>((resolve, reject) => {
      const url = site.url + kind.address(requests);
      http
        .get(url, { agent, headers }, (answer) => {
          if (answer.statusCode !== kind.status) reject(new Error(`${url} answered ${answer.statusCode}`));
          answer.resume().on("end", resolve);
        })
        .on("error", reject);
    });
  };
  let left = count;
  const from = { clock: performance.now(), processor: processorSeconds(site.pid) };
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left-- > 0) await one();
    }),
  );
  agent.destroy();
  return {
    seconds: (performance.now() - from.clock) / 1000,
    processorMs: (processorSeconds(site.pid) - from.processor) * 1000,
  };
}

/** Processor time a process has used so far; Linux counts it in hundredths. */
function processorSeconds(pid: number): number {
  const [, , user = 0, system = 0] =
    /\) (\S+ ){11}(\d+) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
  return (Number(user) + Number(system)) / 100;
}
