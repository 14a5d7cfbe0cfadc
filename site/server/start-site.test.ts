import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { writeStoredContent } from "../app/content/read/stored-content.server.ts";
import { sampleCompany, sampleContent } from "../tests/sample-content.ts";
import { readEnv } from "./env.ts";
import { noStaticFiles } from "./files/static-files.ts";
import { createLog } from "./log.ts";
import type { SiteBuild } from "./pages/site-build.ts";
import { startSite } from "./start-site.ts";

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** A site whose backend is away, with the content that an earlier start has kept or without any. */
async function started(options: { kept: boolean; settings?: NodeJS.ProcessEnv }) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "site-test-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  if (options.kept) await writeStoredContent(dataDir, sampleContent(), Date.now());
  const port = await freePort();
  const env = readEnv({
    ...{ PORT: String(port), HOST: "127.0.0.1", DATA_DIR: dataDir, BACKEND_URL: "http://127.0.0.1:1" },
    ...options.settings,
  });
  const site = await startSite(env, createLog({ LOG_LEVEL: "silent" }), {
    company: sampleCompany,
    build: async () => ({}) as SiteBuild,
    files: noStaticFiles,
    pages: {
      sendCached: () => false,
      answer: async (_request, response) => void response.end("a page"),
      answerOnce: async (_request, response) => void response.end("a page"),
    },
  });
  const get = async (address: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, { headers: { connection: "close" } });
    return { status: answer.status, text: await answer.text() };
  };
  const ready = async () => {
    const { status, text } = await get("/readyz");
    return { status, ...JSON.parse(text) };
  };
  return { ...site, get, ready };
}

test("a site with content is fit to serve while the backend is away", async () => {
  const site = await started({ kept: true });
  expect(await site.ready()).toEqual({ status: 200, ready: true, causes: [] });
  await site.stop();
});

test("a site without any content is not, and says why", async () => {
  const site = await started({ kept: false });
  expect(await site.ready()).toMatchObject({
    status: 503,
    ready: false,
    causes: [expect.stringMatching(/^content: none yet/)],
  });
  await site.stop();
});

test("a site that is asked to stop says so first, while readers still get their pages", async () => {
  const site = await started({ kept: true, settings: { DRAIN_SECONDS: "0.5" } });
  const stopped = site.stop();
  expect(await site.ready()).toMatchObject({ status: 503, causes: [expect.stringMatching(/^stopping/)] });
  expect(await site.get("/about-us")).toEqual({ status: 200, text: "a page" });
  await stopped;
  await vi.waitFor(() => expect(site.ready()).rejects.toThrow());
});
