import { createHmac } from "node:crypto";
import { keptTerm } from "@pcf/contract/search/missed-searches";
import { errorFacts, type Log } from "./log.ts";

/** Terms held until the next report. What comes after them is not counted. */
const mostHeld = 200;
const mostOfOne = 10_000;
const reportEveryMs = 30_000;
const answerWithinMs = 5_000;

export type MissedSearches = {
  /** Counts a search that found nothing; nothing else of it is held. */
  count(search: string): void;
  /** Tells the backend what was counted since the last time. What it does not take is told again the next time. */
  report(): Promise<void>;
  /** Reports now and then; the answer ends that. */
  start(): () => void;
};

/** Counts searches that find nothing in memory and reports them to the backend, so that staff see what is looked for. */
export function createMissedSearches(options: {
  backend: string;
  secret: () => string | undefined;
  log: Pick<Log, "warn">;
}): MissedSearches {
  let held = new Map<string, number>();

  function add(term: string, count: number) {
    const known = held.get(term) ?? 0;
    if (known === 0 && held.size >= mostHeld) return;
    held.set(term, Math.min(known + count, mostOfOne));
  }

  async function post(searches: { term: string; count: number }[]) {
    const secret = options.secret();
    if (!secret) throw new Error("there is no HOOK_SECRET yet");
    const body = JSON.stringify({ searches });
    const answer = await fetch(new URL("/api/missed-searches-report", options.backend), {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-signature": `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`,
      },
      body,
      signal: AbortSignal.timeout(answerWithinMs),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the backend answered ${answer.status}`);
  }

  async function report() {
    if (held.size === 0) return;
    const told = held;
    held = new Map();
    try {
      await post(Array.from(told, ([term, count]) => ({ term, count })));
    } catch (error) {
      for (const [term, count] of told) add(term, count);
      options.log.warn(errorFacts(error), "missed searches could not be reported");
    }
  }

  return {
    count(search) {
      const term = keptTerm(search);
      if (term) add(term, 1);
    },
    report,
    start() {
      const timer = setInterval(() => void report(), reportEveryMs).unref();
      return () => clearInterval(timer);
    },
  };
}
