/** The site with hot reload: `node server/dev.ts`. Everything is as built, but pages are rendered again each time. */
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { createReadableStreamFromReadable, writeReadableStreamToWritable } from "@react-router/node";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import { readEnv } from "./env.ts";
import { noStaticFiles } from "./files/static-files.ts";
import { createLog } from "./log.ts";
import { createPageRoutes, pageAddress } from "./pages/page-address.ts";
import type { PageAnswers } from "./pages/page-answers.ts";
import { pageSettings } from "./pages/page-settings.ts";
import { readCompany, type SiteBuild } from "./pages/site-build.ts";
import { runUntilStopped, startSite } from "./start-site.ts";

const root = path.resolve(import.meta.dirname, "..");

await runUntilStopped(async () => {
  const env = readEnv({ ...process.env, NODE_ENV: "development" });
  const log = createLog(env);
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: "custom" });
  const build = async () =>
    (await vite.ssrLoadModule("virtual:react-router/server-build")) as unknown as SiteBuild;

  const answerOnce: PageAnswers["answerOnce"] = async (request, response, url, content, shown) => {
    const current = await build();
    const handler = current.entry.module.createRequestHandler(current as ServerBuild, "development");
    const context = current.entry.module.requestContext({
      ...pageSettings(env, log, url.pathname),
      ...shown,
      content,
    });
    // What was sent there has been dealt with: the page only shows what came of it.
    const isSent = shown.myGifts ?? shown.receiptCheck ?? shown.groupCheck ?? shown.returnedForm;
    const asked = isSent ? new Request(url) : webRequest(request, response, url);
    const answer = await handler(asked, context);
    await sendWebResponse(answer, response, { "cache-control": "no-store" });
  };

  const site = await startSite(env, log, {
    company: readCompany(path.join(root, "public")),
    build,
    files: noStaticFiles,
    pages: {
      sendCached: () => false,
      async answer(request, response, url, content) {
        // As on the built site, a page is asked for what its route knows and nothing else.
        const findPage = createPageRoutes((await build()).routes);
        const { key } = pageAddress(url, content, findPage);
        const known = new URL(key, env.SITE_URL);
        await answerOnce(request, response, known, content, { frameAncestors: "'self'" });
      },
      answerOnce,
    },
    middleware: vite.middlewares,
  });
  return { stop: () => vite.close().then(site.stop) };
});

/** The request as the router reads it. */
function webRequest(request: IncomingMessage, response: ServerResponse, url: URL): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name.startsWith(":")) continue;
    headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  return new Request(url, {
    method: request.method,
    headers,
    signal: gone.signal,
    ...(hasBody ? { body: createReadableStreamFromReadable(request), duplex: "half" } : {}),
  });
}

/** Sends the router's answer as it comes. */
async function sendWebResponse(
  answer: Response,
  response: ServerResponse,
  headers: Record<string, string>,
): Promise<void> {
  if (response.destroyed) {
    await answer.body?.cancel();
    return;
  }
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (!answer.body) {
    response.end();
    return;
  }
  await writeReadableStreamToWritable(answer.body, response);
}
