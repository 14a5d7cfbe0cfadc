import type { ServerResponse } from "node:http";
import type { SnapshotState } from "../app/content/snapshot.server.ts";
import { sendJson } from "./proxy.ts";

/**
 * `GET /healthz`: 200 when pages can be served, 503 while there is no content at all; `degraded` lists what does not
 * work as it should. `faults` are those of all processes behind the port.
 */
export function answerHealth(
  response: ServerResponse,
  state: SnapshotState,
  { sharedAddress, faults = [] }: { sharedAddress: boolean; faults?: readonly string[] },
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
    ...faults,
  ];
  sendJson(response, state.content ? 200 : 503, {
    status: degraded.length === 0 ? "ok" : "degraded",
    degraded,
    contentVersion: state.content?.version,
    contentReadAt: state.readAt && new Date(state.readAt).toISOString(),
  });
}
