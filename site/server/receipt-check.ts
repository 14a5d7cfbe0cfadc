import type { IncomingMessage, ServerResponse } from "node:http";
import { receiptCheckApi, receiptCheckSchema } from "@pcf/contract/donation/receipt-check";
import { givingUrls } from "@pcf/contract/urls";
import type { Snapshot } from "../app/content/snapshot.server.ts";
import type { ShownReceiptCheck } from "../app/ways-to-give/visitor-data.ts";
import { forwardedFor } from "./client-address.ts";
import type { SiteEnv } from "./env.ts";
import { errorFacts, type Log } from "./log.ts";
import { ours, type PageAnswers } from "./page-answers.ts";
import { type PostedData, postedData } from "./posted-data.ts";
import { answerPostedForm, isOfForms } from "./posted-form.ts";
import { sendJson } from "./proxy.ts";
import { isForeignOpenPost } from "./request-rules.ts";

/** Whether a request is the form of the page that checks receipts. The page itself is one like any other. */
export const isReceiptCheck = ({ method }: IncomingMessage, pathname: string): boolean =>
  method === "POST" && pathname === givingUrls.receiptCheck;

/** Asks the backend about a receipt, and draws the page with its answer for this one request. Nothing of it is kept. */
export async function answerReceiptCheck(
  request: IncomingMessage,
  response: ServerResponse,
  site: {
    env: SiteEnv;
    log: Log;
    pages: PageAnswers;
    snapshot: Snapshot;
    loading: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  },
): Promise<void> {
  const { env, pages, snapshot } = site;
  if (isForeignOpenPost(request, env.SITE_URL)) return sendJson(response, 403, { error: "foreign_origin" });
  const content = snapshot.current();
  if (!content) return site.loading(request, response);
  const posted = await postedData(request, response);
  if (!posted) return;
  const page = new URL(givingUrls.receiptCheck, env.SITE_URL);
  // The form of the footer.
  if (isOfForms(posted)) return answerPostedForm(request, response, page, site, posted);
  const receiptCheck = await askBackend(request, posted, site);
  if (response.destroyed) return;
  await pages.answerOnce(request, response, page, content, {
    ...ours,
    headers: { "x-robots-tag": "noindex" },
    receiptCheck,
  });
}

async function askBackend(
  request: IncomingMessage,
  { body, type }: PostedData,
  { env, log }: { env: SiteEnv; log: Log },
): Promise<ShownReceiptCheck> {
  const answer = await fetch(new URL(receiptCheckApi, env.BACKEND_URL), {
    ...{
      method: "POST",
      body: new Uint8Array(body),
      redirect: "manual",
      signal: AbortSignal.timeout(env.PROXY_TIMEOUT_SECONDS * 1000),
    },
    headers: {
      "content-type": type,
      "x-forwarded-for": forwardedFor(request, env.TRUST_PROXY),
    },
  }).catch((error: unknown) => {
    log.warn(errorFacts(error), "a receipt could not be asked for");
    return undefined;
  });
  const parsed = receiptCheckSchema.safeParse(await answer?.json().catch(() => undefined));
  if (answer && parsed.success) return { status: answer.status, check: parsed.data };
  if (answer) log.warn({ status: answer.status }, "an answer about a receipt could not be read");
  return { status: 503, check: null };
}
