import type { IncomingMessage, ServerResponse } from "node:http";
import {
  myGiftsApi,
  myGiftsCookie,
  myGiftsPageSchema,
  myGiftsParameters,
} from "@pcf/contract/donation/my-gifts";
import { givingUrls } from "@pcf/contract/urls";
import type { Snapshot } from "../app/content/snapshot.server.ts";
import type { ShownMyGifts } from "../app/ways-to-give/visitor-data.ts";
import { askForVisitor, cookieOf } from "./ask-for-visitor.ts";
import type { SiteEnv } from "./env.ts";
import type { Log } from "./log.ts";
import { ours, type PageAnswers } from "./page-answers.ts";
import { postedData } from "./posted-data.ts";
import { answerPostedForm, isOfForms } from "./posted-form.ts";
import { type BackendProxy, sendJson } from "./proxy.ts";
import { hidesItsPage, isForeignPost, onlyReads } from "./request-rules.ts";
import { commonHeaders } from "./security-headers.ts";

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
  // Who is not signed in has nothing that another page could abuse: a form whose page is hidden is taken.
  const signedIn = cookieOf(request, myGiftsCookie) !== undefined;
  const hidden = hidesItsPage(request);
  const foreign = isForeignPost(request, env.SITE_URL) && (signedIn || !hidden);
  if (foreign && !hidden) return sendJson(response, 403, { error: "foreign_origin" });
  if (url.pathname === receiptPath) {
    const id = new URLSearchParams({ id: url.searchParams.get("id") ?? "" });
    return site.proxy(request, response, `${myGiftsApi.receipt}?${id}`);
  }
  const content = snapshot.current();
  if (!content) return site.loading(request, response);
  const show = (myGifts: ShownMyGifts) =>
    site.pages.answerOnce(request, response, new URL(givingUrls.myGifts, env.SITE_URL), content, {
      ...ours,
      headers: { "x-robots-tag": "noindex" },
      myGifts,
    });
  // It may be the donor, whose browser says nowhere what it sends from where: they are told what to do.
  if (foreign) return show({ status: 403, page: null });

  const posted = onlyReads(request) ? null : await postedData(request, response);
  if (posted === undefined) return;
  // The form of the footer leads home: the page of a donor who is signed in does not show its answer.
  if (posted && isOfForms(posted))
    return answerPostedForm(request, response, new URL(env.SITE_URL), site, posted);
  const answer = await askForVisitor(request, url, {
    ...{ env, log: site.log, posted },
    path: myGiftsApi.page,
    parameters: myGiftsParameters,
    cookie: myGiftsCookie,
  });
  if (response.destroyed) return;
  if (answer?.status === 303) return leadBack(response, answer, env);
  await show(await shownBy(answer, site));
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
