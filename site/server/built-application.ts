import type { SiteEnv } from "./env.ts";
import type { Log } from "./log.ts";
import { createPageAnswers, type SharedAnswers } from "./page-answers.ts";
import type { SharePage } from "./page-sharing.ts";
import { commonHeaders } from "./security-headers.ts";
import { clientFolder, readCompany, readSiteBuild } from "./site-build.ts";
import type { Application } from "./start-site.ts";
import { readStaticFiles } from "./static-files.ts";

/** @throws Error when the site has not been built, or the company file does not fit. */
export async function readBuiltApplication(
  env: SiteEnv,
  log: Log,
  options: { searchMissed: (term: string) => void; share?: SharePage },
): Promise<Application & { pages: SharedAnswers }> {
  const build = await readSiteBuild();
  const files = readStaticFiles(clientFolder, commonHeaders(env.SITE_URL.startsWith("https:")));
  return {
    company: readCompany(clientFolder),
    build: async () => build,
    files,
    pages: createPageAnswers({ build, files, env, log, now: Date.now, ...options }),
  };
}
