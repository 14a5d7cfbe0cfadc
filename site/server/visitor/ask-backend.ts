import type { IncomingMessage, ServerResponse } from "node:http";
import type { Snapshot } from "../../app/content/read/snapshot.server.ts";
import { fetchBackend } from "../backend/backends.ts";
import type { SiteEnv } from "../env.ts";
import { forwardedFor } from "../http/client-address.ts";
import { idHeader, inLog } from "../http/request-id.ts";
import { commonHeaders } from "../http/security-headers.ts";
import { errorFacts, type Log } from "../log.ts";
import { backendDuration } from "../metrics/metrics.ts";
import type { PageAnswers } from "../pages/page-answers.ts";

/** What answers to one visitor need of the site. `loading` answers while there is no content. */
export type VisitorSite = {
  env: SiteEnv;
  log: Log;
  pages: PageAnswers;
  snapshot: Snapshot;
  loading: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
};

/** A cookie of a request as it was sent, with its name. */
export const cookieOf = ({ headers }: IncomingMessage, name: string): string | undefined =>
  (headers.cookie ?? "").split(/;\s*/).find((one) => one.startsWith(`${name}=`));

export const timeToAnswer = ({ PROXY_TIMEOUT_SECONDS }: SiteEnv): AbortSignal =>
  AbortSignal.timeout(PROXY_TIMEOUT_SECONDS * 1000);

/**
 * Asks the backend for one visitor, or passes on what was sent; the error where it gives no answer in time. Of the visitor's
 * cookies it is given the one named, and nothing else.
 */
export function askBackend(
  request: IncomingMessage,
  { env, log }: Pick<VisitorSite, "env" | "log">,
  asked: {
    /** With the parameters that are passed on. */
    path: string;
    cookie?: string | undefined;
    posted: FormData | null;
    signal?: AbortSignal;
  },
): Promise<Response | Error> {
  const { path, cookie, posted, signal = timeToAnswer(env) } = asked;
  const headers = new Headers({
    accept: "application/json",
    ...idHeader(request),
    "x-forwarded-for": forwardedFor(request, env.TRUST_PROXY),
  });
  const own = cookie && cookieOf(request, cookie);
  if (own) headers.set("cookie", own);
  const sent: RequestInit = {
    method: posted ? "POST" : "GET",
    body: posted,
    headers,
    redirect: "manual",
    signal,
  };
  const answered = backendDuration.startTimer();
  return fetchBackend(env, path, sent)
    .then((answer) => {
      answered({ outcome: "answered" });
      return answer;
    })
    .catch((error: Error) => {
      answered({ outcome: error.name === "TimeoutError" ? "slow" : "down" });
      log.warn(
        { path: path.split("?")[0], ...inLog(request), ...errorFacts(error) },
        "the backend gave a visitor no answer",
      );
      return error;
    });
}

/** Leads on to what came of a form that was sent. */
export function leadOn(
  response: ServerResponse,
  env: SiteEnv,
  location: string,
  cookies: string[] = [],
): void {
  response.writeHead(303, {
    ...commonHeaders(env.https),
    location,
    "cache-control": "no-store",
    ...(cookies.length > 0 && { "set-cookie": cookies }),
  });
  response.end();
}
