import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Company } from "@pcf/contract/content/company";
import { largestPublicBody } from "@pcf/contract/public-api";
import { siteContentLoader } from "../app/content/load-site-content.server.ts";
import { createSnapshot } from "../app/content/snapshot.server.ts";
import { readStoredContent, writeStoredContent } from "../app/content/stored-content.server.ts";
import { hookSecret, type SiteEnv } from "./env.ts";
import { errorFacts, type Log } from "./log.ts";
import { createMediaFiles } from "./media-files.ts";
import type { PageAnswers } from "./page-answers.ts";
import { createProxy } from "./proxy.ts";
import { commonHeaders } from "./security-headers.ts";
import { watchSharedAddress } from "./shared-address.ts";
import type { SiteBuild } from "./site-build.ts";
import { createSiteServer } from "./site-server.ts";
import type { StaticFiles } from "./static-files.ts";

const fetchTimeoutMs = 20_000;

/** The application as built, or as it is being written. */
export type Application = {
  company: Company;
  build: () => Promise<SiteBuild>;
  files: StaticFiles;
  pages: PageAnswers;
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

export type RunningSite = { server: Server; port: number; stop: () => Promise<void> };

/**
 * Puts the parts together and listens.
 *
 * @throws Error with code EADDRINUSE when the port is taken.
 */
export async function startSite(env: SiteEnv, log: Log, application: Application): Promise<RunningSite> {
  const { company } = application;
  const headers = commonHeaders(env.SITE_URL.startsWith("https:"));
  const media = createMediaFiles(`${env.DATA_DIR}/media`, headers);
  const stored = await readStoredContent(env.DATA_DIR);
  const snapshot = createSnapshot({
    load: siteContentLoader({
      endpoint: `${env.BACKEND_URL}/api/graphql`,
      timeoutMs: fetchTimeoutMs,
      secret: () => hookSecret(env),
      origin: env.SITE_URL,
      company,
      sizeOf: media.sizeOf,
      leftOut: (document) => log.warn(document, "a document does not fit and is left out"),
    }),
    // The company file belongs to this start, whatever was kept.
    stored: stored && { ...stored, content: { ...stored.content, company } },
    store: (content) => writeStoredContent(env.DATA_DIR, content, Date.now()),
    now: Date.now,
    failed: (error) => log.error(errorFacts(error), "the content could not be read or kept"),
  });
  const proxy = createProxy({
    backend: env.BACKEND_URL,
    siteUrl: env.SITE_URL,
    trustProxy: env.TRUST_PROXY,
    timeoutMs: env.PROXY_TIMEOUT_SECONDS * 1000,
    bodyLimitBytes: largestPublicBody,
    log,
  });
  const visitors = watchSharedAddress({ trustProxy: env.TRUST_PROXY, log, now: Date.now });
  const server = createSiteServer({ env, log, snapshot, media, proxy, visitors, ...application });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(env.PORT, env.HOST, resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : env.PORT;
  log.info({ port, contentVersion: stored?.content.version }, "listening");
  snapshot.current();

  return {
    server,
    port,
    stop: () =>
      new Promise((resolve) => {
        const limit = setTimeout(() => server.closeAllConnections(), stopLimitMs);
        server.close(() => {
          clearTimeout(limit);
          proxy.close();
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}

/** What is under way may finish for so long after a stop was asked for. */
const stopLimitMs = 5_000;
