import { performance } from "node:perf_hooks";

export type HealthLimits = {
  /** How often it is asked. */
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
export function watchHealth(
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
