import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { performance } from "node:perf_hooks";
import type { Writable } from "node:stream";

export type ProcessSpec = {
  name: string;
  command: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Where its output goes, line by line as it comes. */
  output: Writable;
  /** An address that it answers as long as it is alive, and the limits for that where the usual ones do not fit. */
  health?: { url: string; limits?: HealthLimits };
  /** For so long it goes on serving after it was asked to end (`DRAIN_SECONDS`). */
  drainMs?: number;
};

const endsWithinMs = 10_000;
const firstPauseMs = 500;
const longestPauseMs = 30_000;
/** A process that ends sooner than this has not really started. */
const settledAfterMs = 5_000;
const triesBeforeFirstStart = 3;

/**
 * Keeps one process running: started again after a growing pause when it ends by itself, and ended when it does not answer
 * any more. `failed` is called when it cannot even start.
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
    const hung = endWhenSilent(child, spec);
    child.once("error", () => {
      hung.stop();
      failed(spec.name);
    });
    child.once("exit", (code, signal) => {
      hung.stop();
      if (stopping) return;
      const settled = Date.now() - startedAt > settledAfterMs;
      everSettled ||= settled;
      quickEnds = settled ? 0 : quickEnds + 1;
      if (!everSettled && quickEnds >= triesBeforeFirstStart) {
        failed(spec.name);
        return;
      }
      const pause = Math.min(firstPauseMs * 2 ** quickEnds, longestPauseMs);
      const how = hung.why() ?? `ended (${signal ?? code})`;
      spec.output.write(`${spec.name} ${how}; starting it again in ${pause} ms\n`);
      timer = setTimeout(start, pause);
    });
  }

  start();
  return {
    /** Asks it to end, waits, and ends it ten seconds after it should have begun to. */
    async stop() {
      stopping = true;
      clearTimeout(timer);
      if (child.exitCode !== null || child.signalCode !== null) return;
      // Not at its exit: its last lines may still be on their way.
      const ended = once(child, "close");
      child.kill("SIGTERM");
      const last = setTimeout(
        () => {
          child.kill("SIGKILL");
          // Whoever reads the output may have gone: then it never comes to its end.
          child.stdout?.destroy();
          child.stderr?.destroy();
        },
        endsWithinMs + (spec.drainMs ?? 0),
      );
      await ended;
      clearTimeout(last);
    },
    pid: () => child.pid,
  };
}

/** Ends a process that no longer answers, the hard way: one whose event loop hangs does not hear a signal. */
function endWhenSilent(child: ChildProcess, { health }: ProcessSpec) {
  let why: string | undefined;
  const watch =
    health &&
    watchHealth(health, (limitMs) => {
      why = `has not answered for ${limitMs / 1_000} s and was ended`;
      child.kill("SIGKILL");
    });
  return { stop: () => watch?.stop(), why: () => why };
}

type HealthLimits = {
  /** How often it is polled. */
  everyMs: number;
  /** How long one that has answered before may be silent. */
  silentMs: number;
  /** How long one may take to answer for the first time; migrating a large database takes minutes. */
  firstAnswerMs: number;
};

const usualLimits: HealthLimits = {
  everyMs: 2_000,
  // A slow machine with costly queries to answer answers after half a minute: ended then, it would break off gifts.
  silentMs: 60_000,
  firstAnswerMs: 15 * 60_000,
};

/** Rounds in one after which not the process but we were asleep: a machine that was suspended, or stood still. */
const roundsAsleep = 3;

/**
 * Asks an address again and again. Calls `silent` once, with the limit that was exceeded (milliseconds), when there was no
 * answer at all for too long; any answer counts as life, also one that says that something is wrong.
 */
function watchHealth(
  { url, limits = usualLimits }: { url: string; limits?: HealthLimits | undefined },
  silent: (limitMs: number) => void,
) {
  let silentForMs = 0;
  let limitMs = limits.firstAnswerMs;
  let askedAt = performance.now();
  let asking = false;
  const stopped = new AbortController();

  async function ask() {
    asking = true;
    try {
      const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(limits.silentMs)]);
      await (await fetch(url, { signal })).body?.cancel();
      silentForMs = 0;
      limitMs = limits.silentMs;
    } catch {
      // No answer; the clock of the rounds says for how long.
    } finally {
      asking = false;
    }
  }

  const rounds = setInterval(() => {
    const now = performance.now();
    const sinceMs = now - askedAt;
    askedAt = now;
    silentForMs = sinceMs > roundsAsleep * limits.everyMs ? 0 : silentForMs + sinceMs;
    if (silentForMs > limitMs) {
      stop();
      silent(limitMs);
    } else if (!asking) {
      void ask();
    }
  }, limits.everyMs);

  function stop() {
    clearInterval(rounds);
    stopped.abort();
  }
  return { stop };
}
