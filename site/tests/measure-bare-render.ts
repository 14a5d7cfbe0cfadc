/**
 * Prints what React alone takes for a page, in milliseconds of processor: `node measure-bare-render.ts FOLDER PATH…`, where
 * FOLDER has the content that a site has stored, and several pages are rendered in turn. In a process of its own, because React
 * asks NODE_ENV.
 */
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { createElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { readStoredContent } from "../app/content/read/stored-content.server.ts";
import { readSiteBuild } from "../server/pages/site-build.ts";

/** As the site is warmed up. */
const warmUp = 1000;
const rounds = 400;
const origin = "http://localhost:3000";
const [folder = "", ...paths] = process.argv.slice(2);
const build = await readSiteBuild();
const stored = await readStoredContent(folder);
if (!stored) throw new Error(`${folder} has no content of this version.`);

const contexts: EntryContext[] = [];
const entry = {
  ...build.entry,
  module: {
    ...build.entry.module,
    default: ((...args) => {
      contexts.push(args[3]);
      return build.entry.module.default(...args);
    }) as typeof build.entry.module.default,
  },
};
const handler = build.entry.module.createRequestHandler({ ...build, entry }, "production");
const requested = { content: stored.content, origin, demoGateway: true, reportError() {} };
for (const path of paths)
  await handler(new Request(new URL(path, origin)), build.entry.module.requestContext(requested));

/** With the renderer that the site uses where it has to wait. */
async function render(round: number) {
  const at = round % paths.length;
  const context = contexts[at];
  if (!context) throw new Error(`${paths[at]} was not rendered`);
  // Without the stream of loader data, which React does not render.
  const bare = { ...context, serverHandoffStream: undefined };
  const body = new PassThrough();
  const html = text(body);
  const tree = createElement(ServerRouter, { context: bare, url: origin + paths[at] });
  const { pipe } = renderToPipeableStream(tree, { onAllReady: () => pipe(body) });
  await html;
}

for (let round = 0; round < warmUp; round += 1) await render(round);
const before = process.cpuUsage();
for (let round = 0; round < rounds; round += 1) await render(round);
const { user, system } = process.cpuUsage(before);
process.stdout.write(JSON.stringify({ bareMs: (user + system) / 1000 / rounds }));
process.exit(0);
