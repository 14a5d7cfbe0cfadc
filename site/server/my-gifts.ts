import type { IncomingMessage, ServerResponse } from "node:http";
import {
  myGiftsApi,
  myGiftsCookie,
  myGiftsPageSchema,
  myGiftsParameters,
} from "@pcf/contract/donation/my-gifts";
import { largestPublicBody } from "@pcf/contract/public-api";
import { givingUrls } from "@pcf/contract/urls";
import type { Snapshot } from "../app/content/snapshot.server.ts";
import type { ShownMyGifts } from "../app/ways-to-give/my-gifts/shown-my-gifts.ts";
import { forwardedFor } from "./client-address.ts";
import type { SiteEnv } from "./env.ts";
import { errorFacts, type Log } from "./log.ts";
import { ours, type PageAnswers } from "./page-answers.ts";
import { type BackendProxy, sendJson, wholeBody } from "./proxy.ts";
import { isForeignPost, onlyReads } from "./request-rules.ts";
import { commonHeaders } from "./security-headers.ts";

const answerWithinMs = 10_000;
const receiptPath = `${givingUrls.myGifts}/receipt`;

/** Whether a path is the donor's own page, or one of their receipts below it. */
export const isMyGifts = (pathname: string): boolean =>
  pathname === givingUrls.myGifts || pathname === receiptPath;

type Asked = { env: SiteEnv; log: Log; pages: PageAnswers; snapshot: Snapshot; proxy: BackendProxy };

/**
 * The donor's own page: the backend is asked with the visitor's cookie what it shows, and it is drawn for this one request.
 * It never comes near the page cache, which knows no visitors. Forms of the page are sent here too, and need no script.
 */
export async function answerMyGifts(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  site: Asked & { loading: (request: IncomingMessage, response: ServerResponse) => Promise<void> },
): Promise<void> {
  const { env, snapshot } = site;
  if (!onlyReads(request) && request.method !== "POST")
    return sendJson(response, 405, { error: "method_not_allowed" }, { allow: "GET, HEAD, POST" });
  if (isForeignPost(request, env.SITE_URL)) return sendJson(response, 403, { error: "foreign_origin" });
  if (url.pathname === receiptPath) {
    const id = new URLSearchParams({ id: url.searchParams.get("id") ?? "" });
    return site.proxy(request, response, `${myGiftsApi.receipt}?${id}`);
  }
  const content = snapshot.current();
  if (!content) return site.loading(request, response);

  const answer = await askBackend(request, url, site);
  if (answer === "too-large") return sendJson(response, 413, { error: "too_large" });
  if (response.destroyed) return;
  if (answer?.status === 303) return leadBack(response, answer, env);
  const myGifts = await shownBy(answer, site);
  await site.pages.answerOnce(request, response, new URL(givingUrls.myGifts, env.SITE_URL), content, {
    ...ours,
    headers: { "x-robots-tag": "noindex" },
    myGifts,
  });
}

/** What the backend says, or undefined when it cannot be reached. Of the cookies it is given its own alone. */
async function askBackend(
  request: IncomingMessage,
  url: URL,
  { env, log }: Asked,
): Promise<Response | "too-large" | undefined> {
  const source = new URL(myGiftsApi.page, env.BACKEND_URL);
  const headers = new Headers({ "x-forwarded-for": forwardedFor(request, env.TRUST_PROXY) });
  const cookies = (request.headers.cookie ?? "").split(/;\s*/);
  const own = cookies.find((cookie) => cookie.startsWith(`${myGiftsCookie}=`));
  if (own) headers.set("cookie", own);
  const init: RequestInit = { headers, redirect: "manual", signal: AbortSignal.timeout(answerWithinMs) };
  if (onlyReads(request)) {
    for (const name of myGiftsParameters) {
      const value = url.searchParams.get(name);
      if (value) source.searchParams.set(name, value);
    }
  } else {
    const body = await wholeBody(request, largestPublicBody);
    if (!body) return "too-large";
    headers.set("content-type", request.headers["content-type"] ?? "");
    Object.assign(init, { method: "POST", body });
  }
  return fetch(source, init).catch((error: unknown) => {
    log.warn(errorFacts(error), "the donor's own page could not be asked for");
    return undefined;
  });
}

async function shownBy(answer: Response | undefined, { log }: Asked): Promise<ShownMyGifts> {
  const parsed = myGiftsPageSchema.safeParse(await answer?.json().catch(() => undefined));
  if (answer && parsed.success) return { status: answer.status, page: parsed.data };
  if (answer) log.warn({ status: answer.status }, "the donor's own page could not be read");
  return { status: 503, page: null };
}

function leadBack(response: ServerResponse, answer: Response, env: SiteEnv): void {
  const cookies = answer.headers.getSetCookie();
  response.writeHead(303, {
    ...commonHeaders(env.SITE_URL.startsWith("https:")),
    location: answer.headers.get("location") ?? givingUrls.myGifts,
    "cache-control": "no-store",
    ...(cookies.length > 0 && { "set-cookie": cookies }),
  });
  response.end();
}
