import type { IncomingMessage, ServerResponse } from "node:http";
import { charityTimeZone } from "@pcf/contract/constants";
import { type PreviewStatus, previewStatusSchema } from "@pcf/contract/content/preview-status";
import { escapedMarkup, jsonInScript } from "@pcf/contract/escaped-markup";
import { dateFormat } from "@pcf/contract/formats";
import { z } from "zod";
import { previewedNames, withDraft } from "../../app/content/read/draft.server.ts";
import type { SiteContent } from "../../app/content/site-content.ts";
import { fetchBackend } from "../backend/backends.ts";
import type { SiteEnv } from "../env.ts";
import { sendNotice } from "../http/send-notice.ts";
import { errorFacts, type Log } from "../log.ts";
import type { PageAnswers } from "../pages/page-answers.ts";

const time = (at: string) =>
  dateFormat({ dateStyle: "long", timeStyle: "short", timeZone: charityTimeZone }).format(new Date(at));

const copy = {
  states: {
    "never-published": "Draft: visitors do not see this yet.",
    published: "Published: this is what visitors see.",
    changed: "Draft: visitors still see what was published last, without these changes.",
    unpublished: "Taken off the site: visitors do not see this any more.",
  } satisfies Record<PreviewStatus["state"], string>,
  publishesAt: (at: string) => `It is published by itself on ${time(at)}, Vancouver time.`,
  unpublishesAt: (at: string) => `It is taken off the site by itself on ${time(at)}, Vancouver time.`,
  expired: "This preview has expired. Open it again from the staff admin.",
  unknown: "There is no such draft.",
  unfinished: "This draft cannot be shown yet. Something that every page needs is still missing:",
  unreachable: "The staff admin cannot be reached at the moment.",
};

const query = z.object({
  collection: z.enum(previewedNames),
  id: z.string().max(100),
  path: z.string().regex(/^\/(?![/\\])/),
  token: z.string().max(200),
});
const statusOf = z.object({ status: previewStatusSchema });
const answerWithinMs = 10_000;

/**
 * `GET /preview?collection&id&path&token`: the page at `path` with one document in its newest draft, as the staff admin
 * opens or frames it. The token, which the backend checks, opens that one document. Nothing is cached.
 */
export async function answerPreview(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  site: { env: SiteEnv; log: Log; pages: PageAnswers; content: SiteContent },
): Promise<void> {
  const { env } = site;
  const frameAncestors = `'self' ${env.BACKEND_ADMIN_ORIGIN}`;
  const refuse = (status: number, text: string) =>
    sendNotice(request, response, env, { status, text, frameAncestors });
  const asked = query.safeParse(Object.fromEntries(url.searchParams));
  if (!asked.success) return refuse(404, copy.unknown);
  const { collection, id, path, token } = asked.data;
  const source = `/api/preview-data?${new URLSearchParams({ collection, id, token })}`;

  const answer = await fetchBackend(env, source, { signal: AbortSignal.timeout(answerWithinMs) }).catch(
    (error: unknown) => {
      site.log.warn({ collection, id, ...errorFacts(error) }, "a draft could not be read");
    },
  );
  if (!answer || answer.status >= 500) return refuse(502, copy.unreachable);
  if (answer.status === 403) return refuse(403, copy.expired);
  if (!answer.ok) return refuse(404, copy.unknown);

  let content: SiteContent;
  let status: PreviewStatus;
  try {
    const draft: unknown = await answer.json();
    status = statusOf.parse(draft).status;
    content = withDraft(site.content, draft, env.SITE_URL);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    const [issue] = error.issues;
    return refuse(422, `${copy.unfinished} ${issue?.path.slice(1).join(".")}`);
  }
  await site.pages.answerOnce(request, response, new URL(path, env.SITE_URL), content, {
    frameAncestors,
    finish: (html) => asPreview(html, env.BACKEND_ADMIN_ORIGIN, status),
  });
}

/** What the banner says: what visitors see, and what becomes of it by itself. */
export function bannerOf({ state, publishesAt, unpublishesAt }: PreviewStatus): string {
  return [
    copy.states[state],
    publishesAt && copy.publishesAt(publishesAt),
    unpublishesAt && copy.unpublishesAt(unpublishesAt),
  ]
    .filter(Boolean)
    .join(" ");
}

/**
 * A page that says how it stands to what visitors see, and reloads itself when the admin has saved. None of its own scripts run: the address in
 * the browser is not that of the page, and in the admin's frame the browser may refuse them their storage. So its styles come
 * all at once: nothing would bring those from below the first screen.
 */
export function asPreview(html: string, adminOrigin: string, status: PreviewStatus): string {
  const admin = jsonInScript(adminOrigin);
  const script =
    `addEventListener("message",function(e){if(e.origin===${admin}&&e.data&&e.data.type==="payload-document-event")location.reload()});` +
    `if(parent!==self)parent.postMessage({type:"payload-live-preview",ready:true},${admin})`;
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(/<script(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, "")
    .replaceAll(' data-first-screen-end=""', "")
    .replace("</head>", '<meta name="robots" content="noindex"/></head>')
    .replace(
      /<body[^>]*>/,
      (body) => `${body}<p role="status" class="preview-note">${escapedMarkup(bannerOf(status))}</p>`,
    )
    .replace("</body>", () => `<script>${script}</script></body>`);
}
