import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Company } from "@pcf/contract/content/company";
import { largestPublicBody } from "@pcf/contract/public-api";
import type { Snapshot } from "../app/content/snapshot.server.ts";
import { askBackendHealth } from "./backend-health.ts";
import { openContent } from "./content-source.ts";
import type { SiteEnv } from "./env.ts";
import type { Log } from "./log.ts";
import { createMediaFiles } from "./media-files.ts";
import type { PageAnswers } from "./page-answers.ts";
import { createProxy } from "./proxy.ts";
import { commonHeaders } from "./security-headers.ts";
import { watchSharedAddress } from "./shared-address.ts";
import type { SiteBuild } from "./site-build.ts";
import { createSiteServer } from "./site-server.ts";
import type { StaticFiles } from "./static-files.ts";

/** The application as built, or as it is being written. */
export type Application = {
  company: Company;
  build: () => Promise<SiteBuild>;
  files: StaticFiles;
  pages: PageAnswers;
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

export type RunningSite = {
  server: Server;
  port: number;
  /** Whether visitors seem to share one address (`shared-address.ts`). */
  sharedAddress: () => boolean;
  stop: () => Promise<void>;
};

/** What the processes behind one port have in common. */
export type Common = {
  snapshot: Snapshot;
  processes: number;
  /** What is known of all of them. */
  ofAll: () => { sharedAddress: boolean; faults: readonly string[] };
};

/** A process that answers alone. */
const allItself = async (env: SiteEnv, log: Log, company: Company): Promise<Common> => ({
  snapshot: await openContent(env, log, company),
  processes: 1,
  ofAll: () => ({ sharedAddress: false, faults: [] }),
});

/**
 * Puts the parts together and listens.
 *
 * @throws Error with code EADDRINUSE when the port is taken.
 */
export async function startSite(
  env: SiteEnv,
  log: Log,
  application: Application,
  common?: Common,
): Promise<RunningSite> {
  const { company } = application;
  const headers = commonHeaders(env.SITE_URL.startsWith("https:"));
  const media = createMediaFiles(`${env.DATA_DIR}/media`, headers);
  const { snapshot, processes, ofAll } = common ?? (await allItself(env, log, company));
  const proxy = createProxy({
    backend: env.BACKEND_URL,
    siteUrl: env.SITE_URL,
    trustProxy: env.TRUST_PROXY,
    timeoutMs: env.PROXY_TIMEOUT_SECONDS * 1000,
    bodyLimitBytes: largestPublicBody,
    mostSockets: Math.ceil(mostSocketsOfAll / processes),
    log,
  });
  const visitors = watchSharedAddress({ trustProxy: env.TRUST_PROXY, log, now: Date.now });
  const backendHealth = askBackendHealth({ backend: env.BACKEND_URL });
  const parts = { env, log, snapshot, ofAll, media, proxy, visitors, backendHealth };
  const server = createSiteServer({ ...parts, ...application });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(env.PORT, env.HOST, resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : env.PORT;
  log.info({ port, contentVersion: snapshot.state().content?.version }, "listening");
  snapshot.current();

  return {
    server,
    port,
    sharedAddress: visitors.found,
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

/** Connections to the backend that are kept for reading, of all processes together. */
const mostSocketsOfAll = 256;

/** What is under way may finish for so long after a stop was asked for. */
const stopLimitMs = 5_000;
