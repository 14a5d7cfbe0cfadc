import type { ServerResponse } from "node:http";
import type { SnapshotState } from "../app/content/snapshot.server.ts";
import type { BackendHealth } from "./backend-health.ts";
import { sendJson } from "./proxy.ts";

/**
 * `GET /healthz`: 200 when pages can be served, 503 while there is no content at all; `degraded` lists what does not
 * work as it should, here and in the backend, and `notices` what the settings mean for whoever is answerable.
 */
export function answerHealth(
  response: ServerResponse,
  state: SnapshotState,
  {
    sharedAddress,
    backend = { degraded: [], notices: [] },
  }: { sharedAddress: boolean; backend?: BackendHealth },
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
