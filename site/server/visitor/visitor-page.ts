import type { IncomingMessage, ServerResponse } from "node:http";
import { unitTagField } from "@pcf/contract/forms/hidden-fields";
import type { ZodMiniType } from "zod/mini";
import { postedForm } from "../http/request-body.ts";
import { sendJson } from "../http/send-json.ts";
import { isForeignOpenPost, isForeignPost, onlyReads } from "../http/validate-request.ts";
import type { OneTimePage } from "../pages/page-answers.ts";
import { askBackend, cookieOf, leadOn, type VisitorSite } from "./ask-backend.ts";
import { answerPostedForm } from "./posted-form.ts";

/** A page that shows one visitor what the backend answers to them. */
export type VisitorPage<Shown = unknown> = {
  path: string;
  /** Whether the page is one like any other until its form is sent. */
  onlyWhenSent?: boolean;
  /** Where the backend is asked, and which parameters of the page's address it reads. */
  api: string;
  parameters?: readonly string[];
  /** The cookie by which the backend knows the visitor. */
  cookie?: string;
  schema: ZodMiniType<Shown>;
  /** What the page is rendered with: the answer and its status, null while there is none, and the form that was sent. */
  show(status: number, shown: Shown | null, posted: FormData | null): OneTimePage;
  /** Where the form of the footer leads, which is taken here too. */
  footerFormLeads: string;
};

/**
 * Asks the backend what a page shows to this visitor, and renders it for this one request: it never comes near the page cache,
 * which knows no visitors. Forms of the page are sent here too, and need no script.
 */
export async function answerVisitorPage(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  site: VisitorSite,
  page: VisitorPage,
): Promise<void> {
  const { env, log } = site;
  if (!onlyReads(request) && request.method !== "POST")
    return sendJson(response, 405, { error: "method_not_allowed" }, { allow: "GET, HEAD, POST" });
  if (isForeignOpenPost(request, env.SITE_URL)) return sendJson(response, 403, { error: "foreign_origin" });
  const content = site.snapshot.current();
  if (!content) return site.loading(request, response);
  const show = (status: number, shown: unknown, posted: FormData | null) => {
    const of = new URL(page.path, env.SITE_URL);
    return site.pages.answerOnce(request, response, of, content, page.show(status, shown, posted));
  };
  // Of a visitor who is signed in: it may be they, whose browser says nowhere what it sends from where. They are told what to do.
  if (isForeignPost(request, env.SITE_URL) && page.cookie && cookieOf(request, page.cookie))
    return show(403, null, null);

  const posted = onlyReads(request) ? null : await postedForm(request, response);
  if (posted === undefined) return;
  if (posted?.has(unitTagField))
    return answerPostedForm(request, response, new URL(page.footerFormLeads, env.SITE_URL), site, posted);
  const path = posted ? page.api : page.api + known(url.searchParams, page.parameters ?? []);
  const answer = await askBackend(request, site, { path, cookie: page.cookie, posted });
  if (response.destroyed) return;
  if (!(answer instanceof Response)) return show(503, null, posted);
  if (answer.status === 303) {
    const location = answer.headers.get("location") ?? page.path;
    return leadOn(response, env, location, page.cookie ? answer.headers.getSetCookie() : []);
  }
  const parsed = page.schema.safeParse(await answer.json().catch(() => undefined));
  if (parsed.success) return show(answer.status, parsed.data, posted);
  log.warn({ status: answer.status }, "the page of one visitor could not be read");
  return show(503, null, posted);
}

function known(search: URLSearchParams, names: readonly string[]): string {
  const given = names.flatMap((name) => {
    const value = search.get(name);
    return value ? [[name, value]] : [];
  });
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
}
