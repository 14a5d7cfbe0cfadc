import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleCompany, sampleContent } from "../tests/sample-content.ts";
import { readEnv } from "./env.ts";
import { createLog } from "./log.ts";
import { createSiteServer } from "./site-server.ts";
import { noStaticFiles } from "./static-files.ts";

const asked: string[] = [];
const answered = (request: { method?: string }, response: { end: (body: string) => void }) => {
  asked.push(request.method ?? "");
  response.end("a page");
};
const content = sampleContent();
const server = createSiteServer({
  env: readEnv({ SITE_URL: "https://site.example" }),
  log: createLog({ LOG_LEVEL: "silent" }),
  build: () => Promise.reject(new Error("no page is to be loading")),
  company: sampleCompany,
  snapshot: {
    current: () => content,
    refresh: async () => {},
    state: () => ({ content, readAt: 0, failing: false, unkept: false }),
  },
  files: noStaticFiles,
  media: { serve: async () => false, sizeOf: () => undefined },
  pages: {
    sendKept: () => false,
    answer: async (request, response) => answered(request, response),
    answerOnce: async (request, response) => answered(request, response),
  },
  proxy: Object.assign(
    async (request: IncomingMessage, response: ServerResponse) => answered(request, response),
    { close() {} },
  ),
  ofAll: () => ({ sharedAddress: false, faults: [] }),
  backendHealth: async () => ({ degraded: [], notices: [] }),
  visitors: { note() {}, found: () => false },
});

beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

test("who sends a part of a request and stops is cut off within a minute, wherever it goes", async () => {
  const { requestTimeout } = server;
  const lookedForWithinMs = 8_000;
  expect(requestTimeout + lookedForWithinMs).toBeLessThan(60_000);
  Object.assign(server, { requestTimeout: 100, headersTimeout: 100 });
  const halves = ["/api/donate", "/api/graphql", "/about-us/contact-us", "/hooks/content"].map((path) => {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    socket.write(`POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\nhalf`);
    return once(socket.resume(), "close");
  });
  try {
    await Promise.all(halves);
  } finally {
    Object.assign(server, { requestTimeout, headersTimeout: requestTimeout });
  }
}, 8_000);

/** The head of the answer to a request as it goes over the line. */
async function head(...lines: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.end(`${[...lines, "connection: close", "", ""].join("\r\n")}`);
  const [answer = ""] = (await text(socket)).split("\r\n\r\n");
  return answer;
}

test.each(["TRACE", "POST", "PUT", "DELETE", "OPTIONS", "PROPFIND"])("a page takes no %s", async (method) => {
  for (const path of ["/about-us", "/healthz", "/media/a.webp", "/preview"]) {
    const answer = await head(`${method} ${path} HTTP/1.1`, "host: site.example");
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).toMatch(/^allow: GET, HEAD$/im);
  }
});

test.each(["TRACE", "PROPFIND"])("what belongs to the backend takes no %s", async (method) => {
  asked.length = 0;
  expect(await head(`${method} /api/videos HTTP/1.1`, "host: site.example")).toMatch(/^HTTP\/1\.1 405 /);
  expect(asked).toEqual([]);
});

test("pages are read, and forms go to the backend", async () => {
  asked.length = 0;
  for (const line of ["GET /about-us", "HEAD /about-us", "POST /api/forms/705"]) {
    expect(await head(`${line} HTTP/1.1`, "host: site.example")).toMatch(/^HTTP\/1\.1 200 /);
  }
  expect(asked).toEqual(["GET", "HEAD", "POST"]);
});

test("a request that names two hosts is refused, whatever it asks for", async () => {
  for (const line of ["GET /about-us", "GET /api/videos"]) {
    expect(await head(`${line} HTTP/1.1`, "host: site.example", "Host: evil.example")).toMatch(
      /^HTTP\/1\.1 400 /,
    );
  }
});
