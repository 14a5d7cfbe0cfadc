import type { Company } from "@pcf/contract/content/company";
import { siteContentLoader } from "../app/content/load-site-content.server.ts";
import { createSnapshot, type Snapshot } from "../app/content/snapshot.server.ts";
import { readStoredContent, writeStoredContent } from "../app/content/stored-content.server.ts";
import { hookSecret, type SiteEnv } from "./env.ts";
import { errorFacts, type Log } from "./log.ts";
import { createMediaFiles } from "./media-files.ts";

const fetchTimeoutMs = 20_000;

/** The content as the last start has kept it, read again from the backend when it is asked for. */
export async function openContent(env: SiteEnv, log: Log, company: Company): Promise<Snapshot> {
  const stored = await readStoredContent(env.DATA_DIR);
  return createSnapshot({
    load: siteContentLoader({
      endpoint: `${env.BACKEND_URL}/api/graphql`,
      timeoutMs: fetchTimeoutMs,
      secret: () => hookSecret(env),
      origin: env.SITE_URL,
      company,
      sizeOf: createMediaFiles(`${env.DATA_DIR}/media`, {}).sizeOf,
      leftOut: (document) => log.warn(document, "a document does not fit and is left out"),
    }),
    // The company file belongs to this start, whatever was kept.
    stored: stored && { ...stored, content: { ...stored.content, company } },
    store: (content) => writeStoredContent(env.DATA_DIR, content, Date.now()),
    now: Date.now,
    failed: (error) => log.error(errorFacts(error), "the content could not be read or kept"),
  });
}
