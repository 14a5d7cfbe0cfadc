/** Prints what one page costs, whole and bare, in milliseconds. In a process of its own, because React asks NODE_ENV. */
import { createElement } from "react";
import { renderToString } from "react-dom/server";
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

function bare() {
  if (!seen.context) throw new Error("a whole render comes first");
  // Without the stream of loader data, which React does not draw.
  const context = { ...seen.context, serverHandoffStream: undefined };
  renderToString(createElement(ServerRouter, { context, url: `${origin}${measuredPath}` }));
}

async function millisecondsOf(work: () => void | Promise<void>): Promise<number> {
  for (let round = 0; round < warmUp; round += 1) await work();
  const from = performance.now();
  for (let round = 0; round < rounds; round += 1) await work();
  return (performance.now() - from) / rounds;
}

await whole();
const bareMs = await millisecondsOf(bare);
const wholeMs = await millisecondsOf(whole);
process.stdout.write(JSON.stringify({ wholeMs, bareMs }));
process.exit(0);
