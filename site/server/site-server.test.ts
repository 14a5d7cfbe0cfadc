import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleCompany, sampleContent } from "../tests/sample-content.ts";
import { readEnv } from "./env.ts";
import { noStaticFiles } from "./files/static-files.ts";
import { createLog } from "./log.ts";
import { createSiteServer } from "./site-server.ts";

const asked: string[] = [];
const answered = (request: { method?: string }, response: ServerResponse) => {
  asked.push(request.method ?? "");
  response.end("a page");
};
const content = {
  ...sampleContent(),
  redirects: (
    [
      ["/événement", "/événements?lieu=Montréal#été"],
      ["/%C3%A9T%c3%a9", "https://société.example/dons/été?à=1"],
      ["/noe\u0308l", "/100%-off\u2028\r\nx-evil: 1"],
      ["/100%-off", "/%C3%A9t%c3%a9"],
      ["/away", "/.//evil.example/"],
      ["/?p=86", "/news/a-walk"],
      ["/wp-content/uploads/2024/01/walk.jpg", "/media/walk.jpg"],
      ["/wp-content/uploads/2024/01/lake-scaled.jpg", "/media/lake.jpg"],
      ["/wp-content/uploads/2024/01/lake-24x36.jpg", "/media/lake-poster.jpg"],
      ["/posters/tree.jpg", "/media/tree.jpg"],
    ] as const
  ).map(([from, target], at) => ({ id: String(at), from, target, status: 301 as const })),
};
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
  watch: { look: async () => {}, stop: () => {} },
  files: noStaticFiles,
  pages: {
    sendCached: () => false,
    answer: async (request, response) => answered(request, response),
    answerOnce: async (request, response) => answered(request, response),
  },
  proxy: async (request, response) => answered(request, response),
  backendHealth: async () => ({ degraded: [], notices: [] }),
  notReady: async () => [],
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
  const lookedForWithinMs = 14_000;
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
}, 14_000);

/** The answer to a request as it goes over the line. */
async function ask(...lines: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.end(`${[...lines, "connection: close", "", ""].join("\r\n")}`);
  return text(socket);
}

const head = async (...lines: string[]): Promise<string> => (await ask(...lines)).split("\r\n\r\n")[0] ?? "";

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

test("a page of one visitor takes forms; the one that checks receipts is like any other until its form is sent", async () => {
  const confirm = "/get-support/support-groups/find-a-group/confirm";
  for (const path of ["/ways-to-give/my-gifts", confirm]) {
    const put = await head(`PUT ${path} HTTP/1.1`, "host: site.example");
    expect(put).toMatch(/^HTTP\/1\.1 405 [\s\S]*^allow: GET, HEAD, POST$/im);
  }
  for (const path of ["/ways-to-give/my-gifts", confirm, "/receipt-check"])
    expect(await head(`POST ${path} HTTP/1.1`, "host: site.example")).toMatch(/^HTTP\/1\.1 415 /);
  asked.length = 0;
  for (const path of ["/receipt-check", "/ways-to-give/my-gifts/receipt?id=7"])
    expect(await head(`GET ${path} HTTP/1.1`, "host: site.example")).toMatch(/^HTTP\/1\.1 200 /);
  expect(asked).toEqual(["GET", "GET"]);
});

test("a request that names two hosts is refused, whatever it asks for", async () => {
  for (const line of ["GET /about-us", "GET /api/videos"]) {
    expect(await head(`${line} HTTP/1.1`, "host: site.example", "Host: evil.example")).toMatch(
      /^HTTP\/1\.1 400 /,
    );
  }
});

const locationOf = async (path: string) =>
  /^location: (.*)$/im.exec(await head(`GET ${path} HTTP/1.1`, "host: site.example"))?.[1]?.trim();

test.each(["/%C3%A9v%C3%A9nement", "/%c3%a9v%c3%a9nement/?from=poster", "/e%CC%81ve%cc%81nement"])(
  "%s finds the redirect that staff typed with accents, and leads to an address with accents",
  async (path) => {
    const asked = path.includes("/?") ? await locationOf(path) : path;
    expect(await locationOf(asked ?? "")).toBe("/%C3%A9v%C3%A9nements?lieu=Montr%C3%A9al#%C3%A9t%C3%A9");
  },
);

test("a redirect leads to any address that staff can write, and to no other host than they wrote", async () => {
  expect(await locationOf("/%c3%a9T%C3%A9")).toBe(
    "https://xn--socit-esab.example/dons/%C3%A9t%C3%A9?%C3%A0=1",
  );
  expect(await locationOf("/no%C3%ABl")).toBe("/100%-off%E2%80%A8x-evil:%201");
  for (const off of ["/100%-off", "/100%25-off"]) expect(await locationOf(off)).toBe("/%C3%A9t%c3%a9");
  expect(await locationOf("/away")).toBe("/evil.example/");
});

test("an old item is found by its number, asked for in each of the ways of a WordPress", async () => {
  for (const path of ["/?p=86", "/?page_id=86", "/?p=86&utm_source=mail", "/?utm_source=mail&page_id=86"]) {
    expect(await locationOf(path), path).toBe("/news/a-walk");
    expect(await head(`HEAD ${path} HTTP/1.1`, "host: site.example"), path).toMatch(/^HTTP\/1\.1 301 /);
  }
  for (const path of ["/", "/?p=87", "/?p=8", "/?p=860", "/?q=86", "/about-us?p=86"])
    expect(await ask(`GET ${path} HTTP/1.1`, "host: site.example"), path).toMatch(/ 200 [\s\S]*a page$/);
});

test("each size that a WordPress kept of a picture leads to the picture, and nothing else does", async () => {
  const uploads = "/wp-content/uploads/2024/01";
  for (const size of [
    "walk.jpg",
    "walk-300x200.jpg",
    "walk-scaled.jpg",
    "walk-e1700000000000-150x150.jpg?x=1",
  ])
    expect(await locationOf(`${uploads}/${size}`), size).toBe("/media/walk.jpg");
  for (const size of ["lake.jpg", "lake-scaled.jpg", "lake-1024x683.jpg", "lake-rotated.jpg"])
    expect(await locationOf(`${uploads}/${size}`), size).toBe("/media/lake.jpg");
  expect(await locationOf(`${uploads}/lake-24x36.jpg`)).toBe("/media/lake-poster.jpg");
  for (const other of [`${uploads}/walk-300x200.png`, `${uploads}/walk-2.jpg`, "/posters/tree-300x200.jpg"])
    expect(await locationOf(other), other).toBeUndefined();
});

test.each(["/50%-off", "/%", "/%E0%A4%A", "/a%00b", "/%ff/../%", "//", "/get-support/%C3%28", "/%.data"])(
  "%s is a page like any other that is not there",
  async (path) => {
    const answer = await ask(`GET ${path} HTTP/1.1`, "host: site.example");
    expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*a page$/);
  },
);

test("what is no address at all is refused", async () => {
  expect(await head("GET http://[ HTTP/1.1", "host: site.example")).toMatch(/^HTTP\/1\.1 400 /);
});
