import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Whether a tool of the measurements is installed. */
export const has = (file: string) => existsSync(file);

export const wrk = "/usr/bin/wrk";

/**
 * Requests a second that one core of load gets out of `url`, over `seconds`, after a short warm-up.
 *
 * @throws Error when an answer was not 2xx.
 */
export function requestsPerSecond(url: string, seconds: number, headers: string[] = []): number {
  const run = (length: number) =>
    spawnSync(
      "taskset",
      ["-c", "1", wrk, "-t1", "-c64", `-d${length}s`, ...headers.flatMap((header) => ["-H", header]), url],
      { encoding: "utf8" },
    ).stdout;
  run(2);
  const report = run(seconds);
  if (/Non-2xx/.test(report)) throw new Error(`${url} answered errors under load:\n${report}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1] ?? 0);
}
