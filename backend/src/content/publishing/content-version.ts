import { randomUUID } from "node:crypto";
import type { Endpoint, Payload } from "payload";
import { noStoreJson } from "../../platform/http/no-store-json.ts";
import { isStopping } from "../../platform/jobs/drain-before-stop.ts";

const key = "content-version";

/** Notes that visitors see something new, and answers by which version sites know it. Of all backends on a database there is one. */
export async function newContentVersion(payload: Payload): Promise<string> {
  const version = randomUUID();
  await payload.kv.set(key, version);
  return version;
}

/** By which version sites know what visitors see; empty before anything was published. */
export const contentVersion = async (payload: Payload): Promise<string> =>
  (await payload.kv.get<string>(key)) ?? "";

/**
 * `GET /api/content-version`: what sites ask every second. They read the content again when the version is another one than they
 * have read, whether or not they were told of a publication; a backend that is about to stop answers 503.
 */
export const contentVersionEndpoint: Endpoint = {
  method: "get",
  path: "/content-version",
  handler: async ({ payload }) =>
    isStopping()
      ? noStoreJson({ error: "stopping" }, 503)
      : noStoreJson({ version: await contentVersion(payload) }),
};
