import type { ServerResponse } from "node:http";
import { z } from "zod";
import type { SnapshotState } from "../../app/content/read/snapshot.server.ts";
import type { SiteEnv } from "../env.ts";
import { sendJson } from "../http/send-json.ts";
import { backendsAway, fetchBackend } from "./backends.ts";

/**
 * `GET /healthz`: 200 when pages can be served, 503 while there is no content at all; `degraded` lists what does not
 * work as it should, here and in the backend, and `notices` what the settings mean for whoever is answerable.
 */
export function answerHealth(
  response: ServerResponse,
  state: SnapshotState,
  { sharedAddress, backend }: { sharedAddress: boolean; backend: BackendHealth },
): void {
  const degraded = [
    ...(state.content ? [] : ["content: none yet"]),
    ...(state.failing ? ["content: the backend does not answer; what is served may be old"] : []),
    ...(state.unkept ? ["data folder: the content cannot be kept for the next start"] : []),
    ...(sharedAddress
      ? [
          "visitors: many share one address; behind a proxy set TRUST_PROXY=1, or a few declined cards stop all donors",
        ]
      : []),
    ...backend.degraded,
  ];
  sendJson(response, state.content ? 200 : 503, {
    status: degraded.length === 0 ? "ok" : "degraded",
    degraded,
    ...(backend.notices.length > 0 && { notices: backend.notices }),
    contentVersion: state.content?.version,
    contentReadAt: state.readAt && new Date(state.readAt).toISOString(),
  });
}

/** Why a proxy may send no visitor here, in words. A backend that is away is no cause: what was read before goes on being served. */
export async function notReady(site: {
  state: SnapshotState;
  build: () => Promise<unknown>;
  isStopping: boolean;
}): Promise<string[]> {
  const builds = await site.build().then(
    () => true,
    () => false,
  );
  return [
    ...(site.isStopping ? ["stopping: this site is asked to end"] : []),
    ...(site.state.content ? [] : ["content: none yet; the backend was not reached since the start"]),
    ...(builds ? [] : ["pages: the built application cannot be read"]),
  ];
}

/** `GET /readyz`: 200 when a proxy may send visitors here, else 503 with each cause. */
export const answerReadiness = (response: ServerResponse, causes: string[]): void =>
  sendJson(response, causes.length === 0 ? 200 : 503, { ready: causes.length === 0, causes });

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
 * nothing to pass on: that the backend is away is seen by the content that does not come. Of several, those that are away are named.
 */
export function askBackendHealth(
  env: Pick<SiteEnv, "BACKEND_URL">,
  now = Date.now,
  limitMs = answerWithinMs,
): () => Promise<BackendHealth> {
  let last: { at: number; health: Promise<BackendHealth> } | undefined;

  async function ask(): Promise<BackendHealth> {
    const missing = backendsAway(env).map((backend) => `backend: ${backend} takes no requests`);
    try {
      const answer = await fetchBackend(env, "/healthz", { signal: AbortSignal.timeout(limitMs) });
      const { degraded, notices } = answerSchema.parse(await answer.json());
      return { degraded: [...missing, ...degraded.map((line) => `backend: ${line}`)], notices };
    } catch {
      return { degraded: missing, notices: [] };
    }
  }

  return () => {
    if (!last || now() - last.at >= askEveryMs) last = { at: now(), health: ask() };
    return last.health;
  };
}
