import type { IncomingMessage, ServerResponse } from "node:http";
import { receiptCheckApi, receiptCheckSchema } from "@pcf/contract/donation/receipt-check";
import { givingUrls } from "@pcf/contract/urls";
import { postedData } from "../http/request-body.ts";
import { sendJson } from "../http/send-json.ts";
import { isForeignOpenPost } from "../http/validate-request.ts";
import { ours } from "../pages/page-answers.ts";
import { askBackend, readAnswer, type VisitorSite } from "./ask-backend.ts";
import { answerPostedForm, isOfForms } from "./posted-form.ts";

/** Whether a request is the form of the page that checks receipts. The page itself is one like any other. */
export const isReceiptCheck = ({ method }: IncomingMessage, pathname: string): boolean =>
  method === "POST" && pathname === givingUrls.receiptCheck;

/** Asks the backend about a receipt, and renders the page with its answer for this one request. Nothing of it is cached. */
export async function answerReceiptCheck(
  request: IncomingMessage,
  response: ServerResponse,
  site: VisitorSite,
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
  const answer = await askBackend(request, page, site, { path: receiptCheckApi, posted });
  const { status, shown } = await readAnswer(answer, receiptCheckSchema, site.log);
  if (response.destroyed) return;
  await pages.answerOnce(request, response, page, content, {
    ...ours,
    headers: { "x-robots-tag": "noindex" },
    receiptCheck: { status, check: shown },
  });
}
