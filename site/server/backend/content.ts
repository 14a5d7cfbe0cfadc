import type { IncomingMessage, ServerResponse } from "node:http";
import type { Company } from "@pcf/contract/content/company";
import { createSignatureCheck } from "@pcf/contract/signed-hook";
import { siteContentLoader } from "../../app/content/read/load-site-content.server.ts";
import { createSnapshot, type Snapshot } from "../../app/content/read/snapshot.server.ts";
import { readStoredContent, writeStoredContent } from "../../app/content/read/stored-content.server.ts";
import { hookSecret, type SiteEnv } from "../env.ts";
import { mediaSizes } from "../files/media-sizes.ts";
import { wholeBody } from "../http/request-body.ts";
import { sendJson } from "../http/send-json.ts";
import { errorFacts, type Log } from "../log.ts";
import { fetchBackend } from "./backends.ts";
import type { ContentWatch } from "./watch-content.ts";

const fetchTimeoutMs = 20_000;

/** The content as the last start has kept it, read again from the backend when it is asked for. */
export async function openContent(env: SiteEnv, log: Log, company: Company): Promise<Snapshot> {
  const stored = await readStoredContent(env.DATA_DIR);
  const ask = (path: string, asked: RequestInit) => fetchBackend(env, path, asked);
  const { sizeOf, learnSizes } = mediaSizes(env, ask);
  return createSnapshot({
    load: siteContentLoader({
      ask,
      timeoutMs: fetchTimeoutMs,
      secret: () => hookSecret(env),
      origin: env.SITE_URL,
      company,
      mediaUrl: env.MEDIA_URL,
      ...{ sizeOf, learnSizes },
      rejected: (document) => log.warn(document, "a document does not fit and is left out"),
      unknownFact: (fact) => log.warn(fact, "a text names a fact that is not published"),
    }),
    // The company file belongs to this start, whatever was kept.
    stored: stored && { ...stored, content: { ...stored.content, company } },
    store: (content) => writeStoredContent(env.DATA_DIR, content, Date.now()),
    now: Date.now,
    failed: (error) => log.error(errorFacts(error), "the content could not be read or kept"),
  });
}

const bodyLimitBytes = 64 * 1024;
const signatureFault = createSignatureCheck();

/**
 * `POST /hooks/content`: the backend says that something was published. Answers 202 and looks at once for new content; 401
 * to a signature that is wrong, older or newer than five minutes, or sent before.
 */
export async function answerContentHook(
  request: IncomingMessage,
  response: ServerResponse,
  env: SiteEnv,
  watch: Pick<ContentWatch, "look">,
): Promise<void> {
  if (request.method !== "POST") return sendJson(response, 405, { error: "post_only" }, { allow: "POST" });
  const secret = hookSecret(env);
  const sent = await wholeBody(request, bodyLimitBytes);
  if (!sent) return sendJson(response, 413, { error: "too_large" });
  const body = sent.toString();
  const header = (name: string) => request.headers[name]?.toString();
  const fault = secret ? await signatureFault({ body, header }, secret, Date.now()) : "wrong_signature";
  if (fault) return sendJson(response, 401, { error: fault });
  sendJson(response, 202, { reading: true });
  await watch.look();
}
