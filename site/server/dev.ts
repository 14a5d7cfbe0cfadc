/** The site with hot reload: `node server/dev.ts`. Everything is as built, but pages are rendered again each time. */
import path from "node:path";
import { createServer } from "vite";
import { readEnv } from "./env.ts";
import { noStaticFiles } from "./files/static-files.ts";
import { createLog } from "./log.ts";
import { createPageAnswers } from "./pages/page-answers.ts";
import { readCompany, type SiteBuild } from "./pages/site-build.ts";
import { runUntilStopped, startSite } from "./start-site.ts";

const root = path.resolve(import.meta.dirname, "..");

await runUntilStopped(async () => {
  const env = readEnv({ ...process.env, NODE_ENV: "development" });
  const log = createLog(env);
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: "custom" });
  const build = async () =>
    (await vite.ssrLoadModule("virtual:react-router/server-build")) as unknown as SiteBuild;
  /** With caches of their own for each request. */
  const pages = async () =>
    createPageAnswers({ build: await build(), files: noStaticFiles, env, log, searchMissed() {} });

  const site = await startSite(env, log, {
    company: readCompany(path.join(root, "public")),
    build,
    files: noStaticFiles,
    pages: {
      sendCached: () => false,
      answer: async (...asked) => (await pages()).answer(...asked),
      answerOnce: async (...asked) => (await pages()).answerOnce(...asked),
    },
    middleware: vite.middlewares,
  });
  return { stop: () => vite.close().then(site.stop) };
});
