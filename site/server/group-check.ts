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
import type { Snapshot } from "../app/content/snapshot.server.ts";
import type { ShownGroupCheck, UnsentCheck } from "../app/get-support/confirm-group/shown-group-check.ts";
import { askForVisitor } from "./ask-for-visitor.ts";
import type { SiteEnv } from "./env.ts";
import type { Log } from "./log.ts";
import { ours, type PageAnswers } from "./page-answers.ts";
import { type PostedData, postedData } from "./posted-data.ts";
import { answerPostedForm, isOfForms } from "./posted-form.ts";
import { sendJson } from "./proxy.ts";
import { isForeignOpenPost, onlyReads } from "./request-rules.ts";
import { commonHeaders } from "./security-headers.ts";

export const isGroupCheck = (pathname: string): boolean => pathname === groupCheckPath;

type Site = {
  env: SiteEnv;
  log: Log;
  pages: PageAnswers;
  snapshot: Snapshot;
  loading: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
};

/**
 * The page on which a leader confirms the details of a group: drawn for this one request with what the backend says of the
 * mailed link, and kept nowhere. Its forms are sent here too, and need no script: one that was not taken is drawn once with
 * what was typed. So is the footer's, which leads home: this page is nothing without its link.
 */
export async function answerGroupCheck(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  site: Site,
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
  const asked = { env, log, path: groupCheckApi, parameters: groupCheckParameters, posted };
  const answer = await askForVisitor(request, url, asked);
  if (response.destroyed) return;
  const location = answer?.headers.get("location");
  if (answer?.status === 303 && location) {
    const common = commonHeaders(env.SITE_URL.startsWith("https:"));
    response.writeHead(303, { ...common, location, "cache-control": "no-store" }).end();
    return;
  }
  await site.pages.answerOnce(request, response, new URL(groupCheckPath, env.SITE_URL), content, {
    ...ours,
    // The address holds the link: it goes to no other site. Without any referrer browsers hide where a form comes from.
    headers: { "x-robots-tag": "noindex", "referrer-policy": "same-origin" },
    groupCheck: { ...(await shownBy(answer, log)), ...(posted && { unsent: unsentOf(posted) }) },
  });
}

function unsentOf({ form }: PostedData): UnsentCheck | undefined {
  const texts = formTexts(form);
  const act = checkActs.find((each) => each === texts[checkActField]);
  return act && { act, link: texts.link ?? "", correction: texts[correctionField] ?? "" };
}

async function shownBy(answer: Response | undefined, log: Log): Promise<ShownGroupCheck> {
  const parsed = groupCheckSchema.safeParse(await answer?.json().catch(() => undefined));
  if (answer && parsed.success) return { status: answer.status, check: parsed.data };
  if (answer) log.warn({ status: answer.status }, "the page of a leader could not be read");
  return { status: 503, check: null };
}
