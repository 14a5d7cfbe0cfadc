import type { IncomingMessage, ServerResponse } from "node:http";
import {
  myGiftsApi,
  myGiftsCookie,
  myGiftsPageSchema,
  myGiftsParameters,
} from "@pcf/contract/donation/my-gifts";
import { givingUrls } from "@pcf/contract/urls";
import type { ShownMyGifts } from "../../app/ways-to-give/visitor-data.ts";
import type { BackendProxy } from "../backend/proxy.ts";
import { postedData } from "../http/request-body.ts";
import { sendJson } from "../http/send-json.ts";
import { hidesItsPage, isForeignPost, onlyReads } from "../http/validate-request.ts";
import { ours } from "../pages/page-answers.ts";
import { askBackend, cookieOf, leadOn, readAnswer, type VisitorSite } from "./ask-backend.ts";
import { answerPostedForm, isOfForms } from "./posted-form.ts";

const receiptPath = `${givingUrls.myGifts}/receipt`;

/** Whether a path is the donor's own page, or one of their receipts below it. */
export const isMyGifts = (pathname: string): boolean =>
  pathname === givingUrls.myGifts || pathname === receiptPath;

/**
 * The donor's own page: the backend is asked with the visitor's cookie what it shows, and it is rendered for this one request.
 * It never comes near the page cache, which knows no visitors. Forms of the page are sent here too, and need no script.
 */
export async function answerMyGifts(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  site: VisitorSite & { proxy: BackendProxy },
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
  const answer = await askBackend(request, url, site, {
    path: myGiftsApi.page,
    parameters: myGiftsParameters,
    cookie: myGiftsCookie,
    posted,
  });
  if (response.destroyed) return;
  if (answer?.status === 303) {
    const location = answer.headers.get("location") ?? givingUrls.myGifts;
    return leadOn(response, env, location, answer.headers.getSetCookie());
  }
  const { status, shown } = await readAnswer(answer, myGiftsPageSchema, site.log);
  await show({ status, page: shown });
}
