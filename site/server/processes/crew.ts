import cluster, { type Worker } from "node:cluster";
import type { Log } from "../log.ts";
import type { ToWorker } from "./messages.ts";

/** How often each process is asked whether it is alive, and after what silence it is ended. */
const usualWatchMs = { every: 2_000, silent: 10_000, firstAnswer: 60_000 };
/** Rounds in one after which not a process but the machine was asleep. */
const roundsAsleep = 3;
/** A process that ends sooner has not really started. */
const settledAfterMs = 5_000;
const pauseMs = { first: 500, longest: 30_000 };

type Member = {
  worker: Worker;
  /** Is told to end, and is not replaced. */
  leaving: boolean;
  serving: boolean;
  startedAt: number;
  silentMs: number;
};

export type Crew = {
  /**
   * Resolves when the first one listens; the others follow.
   *
   * @throws Error when the first ends before it listens; it has said why.
   */
  start(): Promise<void>;
  serving(): number;
  /** It has said that it is alive. */
  alive(worker: Worker): void;
  tell(worker: Worker, message: ToWorker): void;
  /** Replaces one after the other: each by a new one that serves already. Resolves when all are new, or one does not start. */
  replaceAll(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Keeps `size` processes of this program running, which answer on one port: one that ends is replaced, one that says nothing
 * any more is ended.
 */
export function createCrew(options: {
  size: number;
  log: Log;
  /** How long a process that is replaced may take for what it has begun. */
  leaveWithinMs: number;
  gone: (worker: Worker) => void;
  watchMs?: typeof usualWatchMs;
}): Crew {
  const { size, log, watchMs = usualWatchMs } = options;
  const members = new Map<Worker, Member>();
  const timers = new Set<NodeJS.Timeout>();
  let stopping = false;
  let quickEnds = 0;

  const tell = (worker: Worker, message: ToWorker) => {
    // One that is just ending has no channel any more; its end is heard of by itself.
    if (worker.isConnected()) worker.send(message, () => {});
  };

  /** Starts one, which listens when the answer resolves. `replaced` says whether another is started should it end. */
  function startOne(replaced: () => boolean): Promise<Worker> {
    const worker = cluster.fork();
    const member = { worker, leaving: false, serving: false, startedAt: performance.now(), silentMs: 0 };
    members.set(worker, member);
    return new Promise((resolve, reject) => {
      worker.once("listening", () => {
        member.serving = true;
        resolve(worker);
      });
      worker.once("exit", (code, signal) => {
        members.delete(worker);
        options.gone(worker);
        reject(new Error("the process ended before it listened"));
        if (stopping || member.leaving || !replaced()) return;
        log.error(
          { process: worker.id, code, signal },
          "a process of the site ended; another takes its place",
        );
        startLater(performance.now() - member.startedAt > settledAfterMs);
      });
    });
  }

  function startLater(settled: boolean) {
    quickEnds = settled ? 0 : quickEnds + 1;
    const pause = quickEnds < 2 ? 0 : Math.min(pauseMs.first * 2 ** quickEnds, pauseMs.longest);
    const timer = setTimeout(() => {
      timers.delete(timer);
      // What becomes of it is heard of by its end.
      startOne(() => true).catch(() => {});
    }, pause);
    timers.add(timer);
  }

  let askedAt = performance.now();
  const rounds = setInterval(() => {
    const now = performance.now();
    const sinceMs = now - askedAt;
    askedAt = now;
    for (const member of members.values()) {
      const { worker } = member;
      tell(worker, { kind: "alive?" });
      member.silentMs = sinceMs > roundsAsleep * watchMs.every ? 0 : member.silentMs + sinceMs;
      if (member.leaving || member.silentMs < (member.serving ? watchMs.silent : watchMs.firstAnswer))
        continue;
      log.error({ process: worker.id }, "a process of the site does not answer any more and is ended");
      worker.process.kill("SIGKILL");
    }
  }, watchMs.every);
  rounds.unref();

  /** Asks one to end, and ends it after the limit. */
  function ended(member: Member, othersServe: boolean, limitMs: number): Promise<void> {
    member.leaving = true;
    return new Promise((resolve) => {
      const limit = setTimeout(() => member.worker.process.kill("SIGKILL"), limitMs);
      member.worker.once("exit", () => {
        clearTimeout(limit);
        resolve();
      });
      tell(member.worker, { kind: "stop", othersServe });
    });
  }

  async function replaceAll() {
    for (const member of [...members.values()]) {
      if (stopping || !members.has(member.worker) || member.leaving) continue;
      let started = false;
      try {
        await startOne(() => started);
      } catch {
        log.error({}, "a new process of the site does not start; those that run stay");
        return;
      }
      started = true;
      await ended(member, true, options.leaveWithinMs);
    }
  }

  let replacing: Promise<void> | undefined;
  return {
    async start() {
      let first = false;
      await startOne(() => first);
      first = true;
      for (let one = 1; one < size; one += 1) startOne(() => true).catch(() => {});
    },
    serving: () => [...members.values()].filter(({ serving, leaving }) => serving && !leaving).length,
    alive(worker) {
      const member = members.get(worker);
      if (member) member.silentMs = 0;
    },
    tell,
    replaceAll() {
      replacing ??= replaceAll().finally(() => {
        replacing = undefined;
      });
      return replacing;
    },
    async stop() {
      stopping = true;
      clearInterval(rounds);
      for (const timer of timers) clearTimeout(timer);
      await Promise.all([...members.values()].map((member) => ended(member, false, stopWithinMs)));
    },
  };
}

/** More than a process itself allows for what is under way. */
const stopWithinMs = 7_000;
