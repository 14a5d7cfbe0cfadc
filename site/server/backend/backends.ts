import { z } from "zod";
import type { SiteEnv } from "../env.ts";

type Backends = Pick<SiteEnv, "BACKEND_URL">;

/** Addresses of backends that took no requests when they were last asked: away, too busy to say so, or about to stop. */
const away = new Set<string>();

/** In the order in which they are asked: as they are listed, those that take nothing at the moment last. */
export const backendsInOrder = ({ BACKEND_URL }: Backends): string[] =>
  BACKEND_URL.toSorted((one, other) => Number(away.has(one)) - Number(away.has(other)));

/** Those of several that take no requests at the moment. */
export const backendsAway = ({ BACKEND_URL }: Backends): string[] =>
  BACKEND_URL.length > 1 ? BACKEND_URL.filter((backend) => away.has(backend)) : [];

const beforeSending = /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$/;

/** Whether what was to be sent has surely not reached the backend, by the error of whoever sent it. */
export function neverArrived(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && beforeSending.test(String(error.code))) || neverArrived(error.cause);
}

/**
 * `fetch` of an address at the backend; at the next one where the first gives no answer. What changes something goes to the next only
 * when surely nothing of it has arrived.
 */
export async function fetchBackend(env: Backends, path: string, asked: RequestInit): Promise<Response> {
  const onlyReads = ["GET", "HEAD"].includes(asked.method ?? "GET");
  let fault: unknown;
  for (const backend of backendsInOrder(env)) {
    try {
      return await fetch(new URL(path, backend), asked);
    } catch (error) {
      fault = error;
      if (asked.signal?.aborted || !(onlyReads || neverArrived(error))) break;
    }
  }
  throw fault;
}

const answerWithinMs = 2_000;
const answerSchema = z.object({ version: z.string() });

async function askVersion(backend: string): Promise<string | undefined> {
  try {
    const answer = await fetch(new URL("/api/content-version", backend), {
      signal: AbortSignal.timeout(answerWithinMs),
    });
    const said: unknown = await answer.json().catch(() => undefined);
    // Any other answer is that of a backend of another version, which serves all the same.
    if (answer.status === 503) away.add(backend);
    else away.delete(backend);
    return answerSchema.safeParse(said).data?.version;
  } catch {
    away.add(backend);
    return undefined;
  }
}

/** Asks every backend which version of the content it has, and so whether it takes requests. Undefined where none says. */
export async function askContentVersion({ BACKEND_URL }: Backends): Promise<string | undefined> {
  const versions = await Promise.all(BACKEND_URL.map(askVersion));
  return versions.find((version) => version !== undefined);
}
