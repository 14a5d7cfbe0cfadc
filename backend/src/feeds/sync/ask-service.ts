import { retryAfterMs } from "../../platform/http/retry-after.ts";
import type { FeedRun } from "./feed.ts";
import { feedCopy as copy, FeedFault } from "./feed-fault.ts";

const answerWithinMs = 20_000;
/** A service that is busy is asked again after these pauses; one that asks for a longer one is left alone. */
const pausesMs = [1_000, 4_000];
const longestPauseMs = 30_000;

type Ask = { service: string; headers?: Record<string, string>; withinMs?: number };

async function once(url: URL, { service, headers = {}, withinMs = answerWithinMs }: Ask): Promise<Response> {
  try {
    return await fetch(url, { headers, redirect: "error", signal: AbortSignal.timeout(withinMs) });
  } catch {
    // The error may repeat the address, and the address may hold a token.
    throw new FeedFault("later", copy.noAnswer(service));
  }
}

const isBusy = (status: number) => status === 429 || status === 408 || status >= 500;

/**
 * The answer of a service, whatever it is, unless it is busy: then it is asked again, with growing pauses or the one that it asks for.
 *
 * @throws FeedFault when it does not answer, or stays busy.
 */
export async function askService(
  { now, pause }: Pick<FeedRun, "now" | "pause">,
  url: URL,
  ask: Ask,
): Promise<Response> {
  for (const wait of [...pausesMs, undefined]) {
    const answer = await once(url, ask).catch((fault: unknown) => {
      if (wait === undefined) throw fault;
      return undefined;
    });
    if (answer && !isBusy(answer.status)) return answer;
    const retryAfter = answer && retryAfterMs(answer.headers.get("retry-after"), now());
    if (answer && (wait === undefined || (retryAfter ?? 0) > longestPauseMs)) {
      const words = answer.status === 429 ? copy.tooMany(ask.service) : copy.busy(ask.service, answer.status);
      throw new FeedFault("later", words, retryAfter ? new Date(now().getTime() + retryAfter) : undefined);
    }
    await pause(Math.max(retryAfter ?? 0, wait ?? 0));
  }
  throw new FeedFault("later", copy.noAnswer(ask.service));
}

/** @throws FeedFault when the answer breaks off, or is no JSON. */
export async function jsonOf(answer: Response, service: string): Promise<unknown> {
  try {
    return await answer.json();
  } catch {
    throw new FeedFault("later", copy.noAnswer(service));
  }
}
