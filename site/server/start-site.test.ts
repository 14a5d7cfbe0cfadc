import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { expect, onTestFinished, test, vi } from "vitest";
import { writeStoredContent } from "../app/content/read/stored-content.server.ts";
import { sampleCompany, sampleContent } from "../tests/sample-content.ts";
import { listen } from "../tests/site-over-backend.ts";
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
  const metricsPort = env.METRICS_PORT;
  const metrics = async () => {
    const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    expect(answer.headers.get("content-type")).toContain("text/plain");
    return answer.text();
  };
  const ready = async () => {
    const { status, text } = await get("/readyz");
    return { status, ...JSON.parse(text) };
  };
  return { ...site, port, get, ready, metrics };
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
  const site = await started({ kept: true, settings: { DRAIN_SECONDS: "3" } });
  const stopped = site.stop();
  expect(await site.ready()).toMatchObject({ status: 503, causes: [expect.stringMatching(/^stopping/)] });
  expect(await site.get("/about-us")).toEqual({ status: 200, text: "a page" });
  await stopped;
  await vi.waitFor(() => expect(site.ready()).rejects.toThrow(), { timeout: 20_000 });
});

test("a gift that is under way when the site is asked to stop has the time that any other has", async () => {
  const backend = await listen((_request, response) => void setTimeout(() => response.end("{}"), 6_000));
  const site = await started({ kept: true, settings: { BACKEND_URL: backend } });
  const given = site.get("/api/human-check");
  await sleep(300);
  await site.stop();
  expect(await given).toEqual({ status: 200, text: "{}" });
});

/** In a thread of its own: connects so often, asks for a page by each, says so, and tells the first line of each answer. */
const visitors = `
  const { connect } = require("node:net");
  const { parentPort, workerData: { port, count, asked } } = require("node:worker_threads");
  const visit = () => new Promise((resolve) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => {
      socket.write("GET / HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n", () => {
        Atomics.add(asked, 0, 1);
        Atomics.notify(asked, 0);
      });
    });
    socket.on("data", (some) => { answer += some; });
    socket.on("error", ({ code }) => resolve(code));
    socket.on("close", () => resolve(answer.split("\\r\\n")[0]));
  });
  Promise.all(Array.from({ length: count }, visit)).then((answers) => parentPort.postMessage(answers));
`;

test("whoever has come while a busy site could not look up is answered before it stops", async () => {
  const site = await started({ kept: true });
  const count = 20;
  const asked = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(visitors, { eval: true, workerData: { port: site.port, count, asked } });
  onTestFinished(async () => void (await worker.terminate()));
  const answers = once(worker, "message");
  const stopped = site.stop();
  for (let so = 0; so < count; so = Atomics.load(asked, 0)) Atomics.wait(asked, 0, so, 20_000);
  expect((await answers)[0]).toEqual(Array.from({ length: count }, () => "HTTP/1.1 200 OK"));
  await stopped;
});

test("numbers are answered on a port of their own, and not to visitors", async () => {
  const site = await started({ kept: true, settings: { METRICS_PORT: String(await freePort()) } });
  await site.get("/healthz");
  const text = await site.metrics();
  expect(text).toMatch(/^site_requests_total\{route="\/healthz",status="2xx"\} \d+$/m);
  expect(text).toMatch(/^site_ready 1$/m);
  expect(text).toMatch(/^site_degraded\{part="content"\} [01]$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect((await site.get("/metrics")).text).toBe("a page");
  await site.stop();
  await expect(site.metrics()).rejects.toThrow();
});

test("every number that the dashboard and the alerts ask of a site is told", async () => {
  const site = await started({ kept: true, settings: { METRICS_PORT: String(await freePort()) } });
  const told = new Map(
    [...(await site.metrics()).matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name, type]) => [name, type]),
  );
  const folder = path.resolve(import.meta.dirname, "../../deploy/monitoring");
  const files = ["alert-rules.yml", "grafana-dashboard.json"];
  const texts = files.map((file) => readFileSync(path.join(folder, file), "utf8")).join();
  const asked = texts.match(/\b(site|nodejs|process)_\w+/g) ?? [];
  expect(asked.length).toBeGreaterThan(15);
  for (const name of asked) {
    const histogram = /^(.+)_(?:bucket|count|sum)$/.exec(name)?.[1] ?? "";
    expect(told.has(name) || told.get(histogram) === "histogram", name).toBe(true);
  }
  await site.stop();
});
