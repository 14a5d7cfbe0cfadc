import { readBody } from "../../../platform/http/read-body.ts";
import { retryAfterMs } from "../../../platform/http/retry-after.ts";
import { places } from "../../../platform/places.ts";
import { OldSiteError, TooLarge } from "./old-site-error.ts";

/** How much the old site, which has visitors of its own, is asked of. */
export type Politeness = {
  /** Requests that are under way together. */
  atOnce: number;
  /** Milliseconds from the beginning of a query to that of the next. */
  pauseMs: number;
  /** Milliseconds after which an answer is no longer waited for. */
  withinMs: number;
  /** Pauses between the tries of a request, in milliseconds: one more try than there are pauses. */
  waitsMs: readonly number[];
  sleep: (ms: number) => Promise<void>;
};

export const usualPoliteness: Politeness = {
  atOnce: 5,
  pauseMs: 100,
  withinMs: 60_000,
  waitsMs: [1_000, 2_000, 4_000, 8_000, 16_000],
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

const mostHops = 5;
const longestWaitMs = 10 * 60_000;
const userAgent = "move-in (brings this site's content to its new home)";

type Request = {
  url: URL;
  /** A body makes it a POST, also where it is sent on to another address. */
  body?: string;
  headers?: Record<string, string>;
  mostBytes: number;
  /** At most so many tries. */
  tries?: number;
};
export type Answer = { status: number; body: Buffer };
export type PoliteRequest = (request: Request) => Promise<Answer>;

const isBusy = (status: number) => status === 408 || status === 429 || status >= 500;
const isWeb = (url: URL) => /^https?:$/.test(url.protocol);

/** The answer at the end of redirects. A password goes to no other host than the one it is for. */
async function followed(
  { url: first, body, headers: { authorization, ...headers } = {} }: Request,
  signal: AbortSignal,
) {
  let url = first;
  for (let hop = 0; hop <= mostHops; hop += 1) {
    if (!isWeb(url)) throw new OldSiteError(`${url.href} is no address of the web.`);
    const isSafe = url.host === first.host && !(first.protocol === "https:" && url.protocol === "http:");
    const response = await fetch(url, {
      headers: { "user-agent": userAgent, ...headers, ...(authorization && isSafe && { authorization }) },
      ...(body !== undefined && { method: "POST", body }),
      redirect: "manual",
      signal,
    });
    const to = [301, 302, 303, 307, 308].includes(response.status) && response.headers.get("location");
    if (!to) return response;
    await response.body?.cancel();
    const next = URL.parse(to, url);
    if (!next) throw new OldSiteError(`${url.href} leads to "${to}", which is no address.`);
    url = next;
  }
  throw new OldSiteError(`${first.href} is sent from address to address, and never ends.`);
}

async function answerOf(request: Request, withinMs: number): Promise<Answer & { headers: Headers }> {
  const ending = new AbortController();
  const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(withinMs)]);
  try {
    const { status, headers, body: stream } = await followed(request, signal);
    const told = Number(headers.get("content-length") ?? 0);
    const body = told > request.mostBytes ? undefined : await readBody(stream, request.mostBytes);
    if (body) return { status, headers, body };
    const limit = `${Math.round(request.mostBytes / 1024 / 1024)} MB`;
    throw new TooLarge(`What lies at ${request.url.href} is larger than ${limit}.`, { status });
  } finally {
    // Closes the connection of an answer that was not read to its end.
    ending.abort();
  }
}

/** Why no answer came, as the last try says it. */
function whyNone(url: URL, error: unknown, withinMs: number): OldSiteError {
  if (error instanceof Error && error.name === "TimeoutError")
    return new OldSiteError(`${url.host} did not answer within ${withinMs / 1000} seconds.`, {
      status: 504,
      cause: error,
    });
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = cause instanceof Error ? ("code" in cause ? String(cause.code) : cause.message) : "";
  const why = code === "ENOTFOUND" ? "there is no such host" : code;
  return new OldSiteError(`${url.host} does not answer${why && ` (${why})`}. Is the address right?`, {
    cause: error,
  });
}

/**
 * Asks the web: few requests at once, each with a limit of time and size, again after growing pauses where the network or the
 * server failed, or after the pause that a server asks for. An answer with another status than those of a busy server is the caller's.
 *
 * @throws OldSiteError when all tries failed, TooLarge for more than `mostBytes`.
 */
export function politeRequests({ atOnce, withinMs, waitsMs, sleep }: Politeness): PoliteRequest {
  const inPlace = places(atOnce);

  async function withTries(request: Request): Promise<Answer> {
    const { url, tries = waitsMs.length + 1 } = request;
    for (const wait of [...waitsMs.slice(0, tries - 1), undefined]) {
      try {
        const { status, headers, body } = await answerOf(request, withinMs);
        if (!isBusy(status)) return { status, body };
        const asked = retryAfterMs(headers.get("retry-after"), new Date()) ?? 0;
        if (wait === undefined || asked > longestWaitMs)
          throw new OldSiteError(`${url.host} is too busy (it answers ${status}). Please try later.`, {
            status,
          });
        await sleep(Math.max(asked, wait));
      } catch (error) {
        if (error instanceof OldSiteError) throw error;
        if (wait === undefined) throw whyNone(url, error, withinMs);
        await sleep(wait);
      }
    }
    throw whyNone(url, undefined, withinMs);
  }

  return (request) => inPlace(() => withTries(request));
}
