/** Prints what one page costs, whole and bare, in milliseconds. In a process of its own, because React asks NODE_ENV. */

import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { createElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { cleanContent } from "../app/content/load-site-content.server.ts";
import { parseSiteData } from "../app/content/parse-site-data.server.ts";
import { contentSecurityPolicy } from "../server/security-headers.ts";
import { clientFolder, readCompany, readSiteBuild } from "../server/site-build.ts";
import { measuredPath, measuredSiteData } from "./measured-site-data.ts";

const warmUp = 300;
const rounds = 1_000;
const origin = "http://localhost:3000";
const build = await readSiteBuild();
const company = readCompany(clientFolder);
const data = parseSiteData(measuredSiteData(), () => {});
const content = cleanContent(data, "v1", { origin, company, sizeOf: () => undefined });

const seen: { context?: EntryContext } = {};
const entry = {
  ...build.entry,
  module: {
    ...build.entry.module,
    default: ((...args) => {
      seen.context = args[3];
      return build.entry.module.default(...args);
    }) as typeof build.entry.module.default,
  },
};
const handler = build.entry.module.createRequestHandler({ ...build, entry }, "production");

async function whole() {
  const context = build.entry.module.requestContext({ content, origin, demoGateway: true, reportError() {} });
  const answer = await handler(new Request(new URL(measuredPath, origin)), context);
  contentSecurityPolicy({ html: await answer.text(), https: true, frameAncestors: "'none'", hosts: {} });
}

/** React alone, with the renderer that the site uses: the one that can wait. */
async function bare() {
  if (!seen.context) throw new Error("a whole render comes first");
  // Without the stream of loader data, which React does not draw.
  const context = { ...seen.context, serverHandoffStream: undefined };
  const body = new PassThrough();
  const html = text(body);
  const tree = createElement(ServerRouter, { context, url: `${origin}${measuredPath}` });
  const { pipe } = renderToPipeableStream(tree, { onAllReady: () => pipe(body) });
  await html;
}

async function timed(work: () => Promise<void>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const wholeTimes: number[] = [];
const bareTimes: number[] = [];
// They take turns, so that other work on the machine meets both.
for (let round = 0; round < warmUp + rounds; round += 1) {
  const [wholeMs, bareMs] = [await timed(whole), await timed(bare)];
  if (round < warmUp) continue;
  wholeTimes.push(wholeMs);
  bareTimes.push(bareMs);
}
process.stdout.write(JSON.stringify({ wholeMs: median(wholeTimes), bareMs: median(bareTimes) }));
process.exit(0);
