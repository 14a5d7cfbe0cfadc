/** The site as built: `node server/main.ts`. */

import { createMissedSearches } from "./backend/missed-searches.ts";
import { hookSecret, readEnv } from "./env.ts";
import { readStaticFiles } from "./files/static-files.ts";
import { commonHeaders } from "./http/security-headers.ts";
import { createLog } from "./log.ts";
import { createPageAnswers } from "./pages/page-answers.ts";
import { clientFolder, readCompany, readSiteBuild } from "./pages/site-build.ts";
import { runUntilStopped, startSite } from "./start-site.ts";

await runUntilStopped(async () => {
  const env = readEnv(process.env);
  const log = createLog(env);
  const build = await readSiteBuild();
  const files = readStaticFiles(clientFolder, commonHeaders(env.https));
  const missed = createMissedSearches({ backend: env.BACKEND_URL, secret: () => hookSecret(env), log });
  const site = await startSite(env, log, {
    company: readCompany(clientFolder),
    build: async () => build,
    files,
    pages: createPageAnswers({ build, files, env, log, now: Date.now, searchMissed: missed.count }),
  });
  const stopReports = missed.start();
  return {
    async stop() {
      stopReports();
      // Until it has stopped, readers still search.
      await site.stop();
      await missed.report();
    },
  };
});
