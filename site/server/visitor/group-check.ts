import type { IncomingMessage, ServerResponse } from "node:http";
import { formTexts } from "@pcf/contract/forms/form-texts";
import {
  checkActField,
  checkActs,
  correctionField,
  groupCheckApi,
  groupCheckParameters,
  groupCheckSchema,
} from "@pcf/contract/group-check";
import { groupCheckPath } from "@pcf/contract/urls";
import type { UnsentCheck } from "../../app/get-support/confirm-group/shown-group-check.ts";
import { type PostedData, postedData } from "../http/request-body.ts";
import { sendJson } from "../http/send-json.ts";
import { isForeignOpenPost, onlyReads } from "../http/validate-request.ts";
import { ours } from "../pages/page-answers.ts";
import { askBackend, leadOn, readAnswer, type VisitorSite } from "./ask-backend.ts";
import { answerPostedForm, isOfForms } from "./posted-form.ts";

export const isGroupCheck = (pathname: string): boolean => pathname === groupCheckPath;

/**
 * The page on which a leader confirms the details of a group: rendered for this one request with what the backend says of the
 * mailed link, and cached nowhere. Its forms are sent here too, and need no script: one that was not taken is rendered once with
 * what was typed. So is the footer's, which leads home: this page is nothing without its link.
 */
export async function answerGroupCheck(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  site: VisitorSite,
): Promise<void> {
  const { env, log, snapshot } = site;
  if (!onlyReads(request) && request.method !== "POST")
    return sendJson(response, 405, { error: "method_not_allowed" }, { allow: "GET, HEAD, POST" });
  if (isForeignOpenPost(request, env.SITE_URL)) return sendJson(response, 403, { error: "foreign_origin" });
  const content = snapshot.current();
  if (!content) return site.loading(request, response);
  const posted = onlyReads(request) ? null : await postedData(request, response);
  if (posted === undefined) return;
  if (posted && isOfForms(posted))
    return answerPostedForm(request, response, new URL(env.SITE_URL), site, posted);
  const asked = { path: groupCheckApi, parameters: groupCheckParameters, posted };
  const answer = await askBackend(request, url, site, asked);
  if (response.destroyed) return;
  const location = answer?.headers.get("location");
  if (answer?.status === 303 && location) return leadOn(response, env, location);
  const { status, shown } = await readAnswer(answer, groupCheckSchema, log);
  await site.pages.answerOnce(request, response, new URL(groupCheckPath, env.SITE_URL), content, {
    ...ours,
    // The address holds the link: it goes to no other site. Without any referrer browsers hide where a form comes from.
    headers: { "x-robots-tag": "noindex", "referrer-policy": "same-origin" },
    groupCheck: { status, check: shown, ...(posted && { unsent: unsentOf(posted) }) },
  });
}

function unsentOf({ form }: PostedData): UnsentCheck | undefined {
  const texts = formTexts(form);
  const act = checkActs.find((each) => each === texts[checkActField]);
  return act && { act, link: texts.link ?? "", correction: texts[correctionField] ?? "" };
}
