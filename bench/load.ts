import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

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

/** Processor time a process has used so far; Linux counts it in hundredths. */
export function processorSeconds(pid: number): number {
  const [, , user = 0, system = 0] =
    /\) (\S+ ){11}(\d+) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
  return (Number(user) + Number(system)) / 100;
}
