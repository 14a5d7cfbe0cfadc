import { z } from "zod";

const answerSchema = z.object({
  degraded: z.array(z.string()),
  notices: z.array(z.string()).default([]),
});
export type BackendHealth = z.output<typeof answerSchema>;

const askEveryMs = 10_000;
/** A load balancer waits for the answer that this is a part of. */
const answerWithinMs = 2_000;

/**
 * What the backend's own `/healthz` says, asked for again after 10 s (`now` in milliseconds). Where it says nothing there is
 * nothing to pass on: that the backend is away is seen by the content that does not come.
 */
export function askBackendHealth({
  backend,
  now = Date.now,
  limitMs = answerWithinMs,
}: {
  backend: string;
  now?: () => number;
  limitMs?: number;
}): () => Promise<BackendHealth> {
  let last: { at: number; health: Promise<BackendHealth> } | undefined;

  async function ask(): Promise<BackendHealth> {
    try {
      const answer = await fetch(new URL("/healthz", backend), { signal: AbortSignal.timeout(limitMs) });
      const { degraded, notices } = answerSchema.parse(await answer.json());
      return { degraded: degraded.map((line) => `backend: ${line}`), notices };
    } catch {
      return { degraded: [], notices: [] };
    }
  }

  return () => {
    if (!last || now() - last.at >= askEveryMs) last = { at: now(), health: ask() };
    return last.health;
  };
}
