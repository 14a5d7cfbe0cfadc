/** The site as built: `node server/main.ts`. */

import { createMissedSearches } from "./backend/missed-searches.ts";
import { readEnv } from "./env.ts";
import { readStaticFiles } from "./files/static-files.ts";
import { commonHeaders } from "./http/security-headers.ts";
import { createLog } from "./log.ts";
import { createPageAnswers } from "./pages/page-answers.ts";
import { clientFolder, readCompany, readSiteBuild } from "./pages/site-build.ts";
import { runUntilStopped, startSite } from "./start-site.ts";

const reportEveryMs = 30_000;

await runUntilStopped(async () => {
  const env = readEnv(process.env);
  const log = createLog(env);
  const build = await readSiteBuild();
  const files = readStaticFiles(clientFolder, commonHeaders(env.https));
  const missed = createMissedSearches(env, log);
  const site = await startSite(env, log, {
    company: readCompany(clientFolder),
    build: async () => build,
    files,
    pages: createPageAnswers({ build, files, env, log, searchMissed: missed.count }),
  });
  setInterval(missed.report, reportEveryMs).unref();
  // Until it has stopped, readers still search.
  return { stop: () => site.stop().then(missed.report) };
});
