import type { IncomingMessage, ServerResponse } from "node:http";
import type { ZodMiniType } from "zod/mini";
import type { Snapshot } from "../../app/content/read/snapshot.server.ts";
import type { SiteEnv } from "../env.ts";
import { forwardedFor } from "../http/client-address.ts";
import type { PostedData } from "../http/request-body.ts";
import { commonHeaders } from "../http/security-headers.ts";
import { errorFacts, type Log } from "../log.ts";
import type { PageAnswers } from "../pages/page-answers.ts";

/** What the pages of one visitor need of the site. `loading` answers while there is no content. */
export type VisitorSite = {
  env: SiteEnv;
  log: Log;
  pages: PageAnswers;
  snapshot: Snapshot;
  loading: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
};

type Asked = {
  /** Path of the backend's answer, and which parameters of the page's address it reads. */
  path: string;
  parameters?: readonly string[];
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
export async function askBackend(
  request: IncomingMessage,
  url: URL,
  { env, log }: Pick<VisitorSite, "env" | "log">,
  { path, parameters = [], cookie, posted }: Asked,
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

/** The backend's answer with its status, as the page of this visitor shows it; 503 and null where there is none to be read. */
export async function readAnswer<Shown>(
  answer: Response | undefined,
  schema: ZodMiniType<Shown>,
  log: Log,
): Promise<{ status: number; shown: Shown | null }> {
  const parsed = schema.safeParse(await answer?.json().catch(() => undefined));
  if (answer && parsed.success) return { status: answer.status, shown: parsed.data };
  if (answer) log.warn({ status: answer.status }, "the page of one visitor could not be read");
  return { status: 503, shown: null };
}

/** Leads on to what came of a form that was sent. */
export function leadOn(
  response: ServerResponse,
  env: SiteEnv,
  location: string,
  cookies: string[] = [],
): void {
  response.writeHead(303, {
    ...commonHeaders(env.SITE_URL.startsWith("https:")),
    location,
    "cache-control": "no-store",
    ...(cookies.length > 0 && { "set-cookie": cookies }),
  });
  response.end();
}
