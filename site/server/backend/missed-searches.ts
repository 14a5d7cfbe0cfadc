import { keptTerm } from "@pcf/contract/search/missed-searches";
import { signingHeaders } from "@pcf/contract/signed-hook";
import { hookSecret, type SiteEnv } from "../env.ts";
import { errorFacts, type Log } from "../log.ts";
import { fetchBackend } from "./backends.ts";

/** Terms held until the next report. What comes after them is not counted. */
const mostHeld = 200;
const mostOfOne = 10_000;
const usualAnswerWithinMs = 5_000;

/** Counts searches that find nothing in memory and reports them to the backend, so that staff see what is looked for. */
export function createMissedSearches(
  env: SiteEnv,
  log: Pick<Log, "warn">,
  answerWithinMs = usualAnswerWithinMs,
) {
  let held = new Map<string, number>();

  function add(term: string, count: number) {
    const known = held.get(term) ?? 0;
    if (known === 0 && held.size >= mostHeld) return;
    held.set(term, Math.min(known + count, mostOfOne));
  }

  /**
   * Whether the report may be made again. Not after an answer, unless that is trouble of the backend's own, and not when
   * none came in time: it may have counted, and nothing is counted twice.
   */
  async function post(
    searches: { term: string; count: number }[],
  ): Promise<{ again: boolean; fault?: object }> {
    const secret = hookSecret(env);
    if (!secret) return { again: true, fault: { reason: "there is no HOOK_SECRET yet" } };
    const body = JSON.stringify({ searches });
    try {
      const answer = await fetchBackend(env, "/api/missed-searches-report", {
        method: "POST",
        headers: { "content-type": "application/json", ...(await signingHeaders(body, secret, Date.now())) },
        body,
        signal: AbortSignal.timeout(answerWithinMs),
      });
      // Nothing is in the body; what becomes of it changes nothing.
      void answer.body?.cancel().catch(() => {});
      return answer.ok ? { again: false } : { again: answer.status >= 500, fault: { status: answer.status } };
    } catch (error) {
      const late = error instanceof Error && error.name === "TimeoutError";
      return { again: !late, fault: errorFacts(error) };
    }
  }

  return {
    /** Counts a search that found nothing; nothing else of it is held. */
    count(search: string): void {
      const term = keptTerm(search);
      if (term) add(term, 1);
    },
    /** Tells the backend what was counted since the last time. What did not reach it is told again the next time. */
    async report(): Promise<void> {
      if (held.size === 0) return;
      const reported = held;
      held = new Map();
      const { again, fault } = await post(Array.from(reported, ([term, count]) => ({ term, count })));
      if (again) for (const [term, count] of reported) add(term, count);
      if (fault) log.warn({ ...fault, again }, "missed searches could not be reported");
    },
  };
}
