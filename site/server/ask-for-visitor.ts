import type { IncomingMessage } from "node:http";
import { forwardedFor } from "./client-address.ts";
import type { SiteEnv } from "./env.ts";
import { errorFacts, type Log } from "./log.ts";
import type { PostedData } from "./posted-data.ts";

type Asked = {
  env: SiteEnv;
  log: Log;
  /** Path of the backend's answer, and which parameters of the page's address it reads. */
  path: string;
  parameters: readonly string[];
  /** The one cookie that is passed on, if there is one. */
  cookie?: string;
  /** What was sent there; null where the page is only looked at. */
  posted: PostedData | null;
};

/** A cookie of a request as it was sent, with its name. */
export const cookieOf = ({ headers }: IncomingMessage, name: string): string | undefined =>
  (headers.cookie ?? "").split(/;\s*/).find((one) => one.startsWith(`${name}=`));

/**
 * Asks the backend what a page shows to one visitor, or passes on what was sent there; undefined when it cannot be reached.
 * Of cookies and parameters it is given those named, and nothing else.
 */
export async function askForVisitor(
  request: IncomingMessage,
  url: URL,
  { env, log, path, parameters, cookie, posted }: Asked,
): Promise<Response | undefined> {
  const source = new URL(path, env.BACKEND_URL);
  const headers = new Headers({ "x-forwarded-for": forwardedFor(request, env.TRUST_PROXY) });
  const own = cookie && cookieOf(request, cookie);
  if (own) headers.set("cookie", own);
  const signal = AbortSignal.timeout(env.PROXY_TIMEOUT_SECONDS * 1000);
  const init: RequestInit = { headers, redirect: "manual", signal };
  if (posted) {
    headers.set("content-type", posted.type);
    Object.assign(init, { method: "POST", body: posted.body });
  } else {
    for (const name of parameters) {
      const value = url.searchParams.get(name);
      if (value) source.searchParams.set(name, value);
    }
  }
  return fetch(source, init).catch((error: unknown) => {
    log.warn({ path, ...errorFacts(error) }, "the page of one visitor could not be asked for");
    return undefined;
  });
}
