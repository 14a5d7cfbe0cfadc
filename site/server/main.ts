/** The site as built: `node server/main.ts`. */
import { readEnv } from "./env.ts";
import { createLog } from "./log.ts";
import { createPageAnswers } from "./page-answers.ts";
import { runUntilStopped } from "./run-until-stopped.ts";
import { commonHeaders } from "./security-headers.ts";
import { clientFolder, readCompany, readSiteBuild } from "./site-build.ts";
import { startSite } from "./start-site.ts";
import { readStaticFiles } from "./static-files.ts";

await runUntilStopped(async () => {
  const env = readEnv(process.env);
  const log = createLog(env);
  const build = await readSiteBuild();
  const { files } = readStaticFiles(clientFolder, commonHeaders(env.SITE_URL.startsWith("https:")));
  return startSite(env, log, {
    company: readCompany(clientFolder),
    build: async () => build,
    files,
    pages: createPageAnswers({ build, files, env, log, now: Date.now }),
  });
});
