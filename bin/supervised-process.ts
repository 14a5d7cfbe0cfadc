import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Writable } from "node:stream";

export type ProcessSpec = {
  name: string;
  command: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Where its output goes, line by line as it comes. */
  output: Writable;
};

const firstPauseMs = 500;
const longestPauseMs = 30_000;
/** A process that ends sooner than this has not really started. */
const settledAfterMs = 5_000;
const triesBeforeFirstStart = 3;

/**
 * Keeps one process running: started again after a growing pause when it ends by itself. `failed` is called when it
 * cannot even start.
 */
export function supervise(spec: ProcessSpec, failed: (name: string) => void) {
  let child: ChildProcess;
  let stopping = false;
  let everSettled = false;
  let quickEnds = 0;
  let timer: NodeJS.Timeout | undefined;

  function start() {
    const startedAt = Date.now();
    child = spawn(spec.command, spec.args, {
      cwd: spec.cwd,
      env: spec.env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    child.stdout?.pipe(spec.output, { end: false });
    child.stderr?.pipe(spec.output, { end: false });
    child.once("error", () => failed(spec.name));
    child.once("exit", (code, signal) => {
      if (stopping) return;
      const settled = Date.now() - startedAt > settledAfterMs;
      everSettled ||= settled;
      quickEnds = settled ? 0 : quickEnds + 1;
      if (!everSettled && quickEnds >= triesBeforeFirstStart) {
        failed(spec.name);
        return;
      }
      const pause = Math.min(firstPauseMs * 2 ** quickEnds, longestPauseMs);
      spec.output.write(`${spec.name} ended (${signal ?? code}); starting it again in ${pause} ms\n`);
      timer = setTimeout(start, pause);
    });
  }

  start();
  return {
    /** Asks it to end, waits, and after ten seconds ends it. */
    async stop() {
      stopping = true;
      clearTimeout(timer);
      if (child.exitCode !== null || child.signalCode !== null) return;
      // Not at its exit: its last lines may still be on their way.
      const ended = once(child, "close");
      child.kill("SIGTERM");
      const last = setTimeout(() => {
        child.kill("SIGKILL");
        // Whoever reads the output may have gone: then it never comes to its end.
        child.stdout?.destroy();
        child.stderr?.destroy();
      }, 10_000);
      await ended;
      clearTimeout(last);
    },
    pid: () => child.pid,
  };
}
