import type { ChildProcess } from "node:child_process";

/**
 * Its signal is aborted when this process is asked to end; who gives up by itself aborts it, too. A terminal asks everybody in it, and who started us passes it on: the second time
 * is not to end us in the middle of ending the others, which is what a signal that nobody takes would do.
 */
export function askedToEnd(): AbortController {
  const asked = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => asked.abort());
  return asked;
}

/** Ends a process as soon as this one is asked to end. */
export function endWith(child: ChildProcess, asked: AbortSignal | undefined): void {
  const end = () => child.kill("SIGTERM");
  if (asked?.aborted) end();
  asked?.addEventListener("abort", end);
  child.once("exit", () => asked?.removeEventListener("abort", end));
}
