import { once } from "node:events";
import http, { type IncomingMessage, type RequestListener } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { largestPublicBody } from "@pcf/contract/public-api";
import { expect, test } from "vitest";
import { listen } from "../../tests/site-over-backend.ts";
import { readEnv } from "../env.ts";
import { createLog } from "../log.ts";
import { createProxy } from "./proxy.ts";

async function proxyTo(
  backend: string,
  options: { trustProxy?: boolean; timeoutMs?: number; mostSockets?: number } = {},
) {
  const env = {
    ...readEnv({ BACKEND_URL: backend, SITE_URL: "https://site.example" }),
    TRUST_PROXY: options.trustProxy ?? false,
    PROXY_TIMEOUT_SECONDS: (options.timeoutMs ?? 5_000) / 1000,
  };
  const proxy = createProxy(env, createLog({ LOG_LEVEL: "silent" }), options.mostSockets);
  return listen((request, response) => proxy(request, response, request.url ?? "/"));
}

const echo: RequestListener = async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  response.setHeader("content-type", "application/json");
  response.end(
    JSON.stringify({ headers: request.headers, body: Buffer.concat(chunks).toString(), url: request.url }),
  );
};

test("a request reaches the backend with its body and query, and the answer comes back", async () => {
  const site = await proxyTo(await listen(echo));
  const answer = await fetch(`${site}/api/forms/705?a=1`, { method: "POST", body: "x=1" });
  expect(await answer.json()).toMatchObject({ body: "x=1", url: "/api/forms/705?a=1" });
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test("the backend is told the visitor's real address, whatever the visitor claims", async () => {
  const site = await proxyTo(await listen(echo));
  const claim = { "x-forwarded-for": "6.6.6.6", "x-real-ip": "6.6.6.6", forwarded: "for=6.6.6.6" };
  const { headers } = await (await fetch(`${site}/api/a`, { headers: claim })).json();
  expect(headers).toMatchObject({
    "x-forwarded-for": "127.0.0.1",
    "x-forwarded-host": "site.example",
    "x-forwarded-proto": "https",
  });
  expect(JSON.stringify(headers)).not.toContain("6.6.6.6");
});

test("behind a proxy of ours the address it saw is passed on, not those claimed before it", async () => {
  const site = await proxyTo(await listen(echo), { trustProxy: true });
  const answer = await fetch(`${site}/api/a`, { headers: { "x-forwarded-for": "6.6.6.6, 203.0.113.7" } });
  expect((await answer.json()).headers["x-forwarded-for"]).toBe("203.0.113.7");
});

test("answers 502 in JSON when the backend is down", async () => {
  const site = await proxyTo("http://127.0.0.1:1");
  const answer = await fetch(`${site}/api/a`);
  expect(answer.status).toBe(502);
  expect(await answer.json()).toMatchObject({ error: "backend_down" });
});

/** Posts a form as a browser does by itself, or as a script where `headers` say so. */
const postForm = (site: string, unitTag: number, headers: Record<string, string> = {}) =>
  fetch(`${site}/api/forms/${unitTag}`, {
    method: "POST",
    body: "x=1",
    redirect: "manual",
    headers: { accept: "text/html,*/*;q=0.8", ...headers },
  });

test("a form that a browser posted by itself leads back to its page when the backend is down", async () => {
  const site = await proxyTo("http://127.0.0.1:1");
  const answer = await postForm(site, 704, { referer: `${site}/about-us/contact-us?a=1` });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/about-us/contact-us?form=704&status=mail_failed#contact");
  const footer = await postForm(site, 705, { referer: `${site}/news?show=8` });
  expect(footer.headers.get("location")).toBe("/news?form=705&status=mail_failed#newsletter");
  const elsewhere = await postForm(site, 705, { referer: "https://site.example//evil.example/" });
  expect(elsewhere.headers.get("location")).toBe("/evil.example/?form=705&status=mail_failed#newsletter");
  expect((await postForm(site, 704, { accept: "application/json" })).status).toBe(502);
});

test("an answer about a page that the backend did not get leads back to the page, which says so", async () => {
  const site = await proxyTo("http://127.0.0.1:1");
  const answer = await fetch(`${site}/api/page-helpful`, {
    method: "POST",
    body: "x=1",
    redirect: "manual",
    headers: { accept: "text/html", referer: `${site}/get-support/peer-support` },
  });
  expect([answer.status, answer.headers.get("location")]).toEqual([
    303,
    "/get-support/peer-support#helpful-lost",
  ]);
});

test.each([
  [704, "/about-us/contact-us", "contact"],
  [706, "/get-involved/volunteer", "volunteer"],
  [291, "/get-support/reef-knot-kits", "kit"],
  [705, "/", "newsletter"],
])(
  "a browser that does not say where it comes from is led back to form %i all the same",
  async (unitTag, page, place) => {
    const site = await proxyTo("http://127.0.0.1:1");
    const answer = await postForm(site, unitTag);
    expect(answer.headers.get("location")).toBe(`${page}?form=${unitTag}&status=mail_failed#${place}`);
  },
);

test("a form that the backend may have taken is not said to have failed", async () => {
  const site = await proxyTo(await listen(() => {}), { timeoutMs: 50 });
  const answer = await postForm(site, 291);
  expect(answer.headers.get("location")).toBe("/get-support/reef-knot-kits?form=291&status=unknown#kit");
});

test("asks again when the backend drops a kept connection, but never sends a change twice", async () => {
  const seen: string[] = [];
  const backend = await listen((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    const first = seen.filter((line) => line.endsWith(request.url ?? "")).length === 1;
    if (request.url !== "/api/first" && first) request.socket.destroy();
    else response.end("{}");
  });
  const site = await proxyTo(backend);
  await (await fetch(`${site}/api/first`)).text();
  expect((await fetch(`${site}/api/read`)).status).toBe(200);
  expect((await fetch(`${site}/api/change`, { method: "POST", body: "x=1" })).status).toBe(502);
  expect(seen).toEqual(["GET /api/first", "GET /api/read", "GET /api/read", "POST /api/change"]);
});

test("a change does not take a kept connection, which the backend may be closing at that moment", async () => {
  const used = new WeakSet<object>();
  const backend = await listen((request, response) => {
    if (used.has(request.socket)) request.socket.destroy();
    else response.end("{}");
    used.add(request.socket);
  });
  const site = await proxyTo(backend);
  await (await fetch(`${site}/api/donations/settings`)).text();
  expect((await fetch(`${site}/api/donate`, { method: "POST", body: "x=1" })).status).toBe(200);
});

test("answers 504 when the backend says nothing in time", async () => {
  const site = await proxyTo(await listen(() => {}), { timeoutMs: 50 });
  expect((await fetch(`${site}/api/a`)).status).toBe(504);
});

test("who waits for a connection to a backend that hangs is answered as soon as who has one", async () => {
  const site = await proxyTo(await listen(() => {}), { timeoutMs: 2_000, mostSockets: 2 });
  const began = performance.now();
  const asked = Array.from({ length: 10 }, () => fetch(`${site}/api/human-check`));
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(10).fill(504));
  expect(performance.now() - began).toBeLessThan(3 * 2_000);
});

test("an answer that goes on for longer than a backend may be silent comes whole", async () => {
  const site = await proxyTo(
    await listen(async (_request, response) => {
      for (const piece of "from a to u, and on") {
        response.write(piece);
        await sleep(100);
      }
      response.end();
    }),
    { timeoutMs: 1_500 },
  );
  expect(await (await fetch(`${site}/api/a`)).text()).toBe("from a to u, and on");
});

test("a backend that hangs or is away is said in words that are true of money", async () => {
  const hung = await proxyTo(await listen(() => {}), { timeoutMs: 50 });
  const cut = await proxyTo(await listen(({ socket }) => socket.destroy()));
  const away = await proxyTo("http://127.0.0.1:1");
  const words = async (site: string, path: string, method = "GET") =>
    (await (await fetch(site + path, { method })).json()).message;
  expect(await words(hung, "/api/human-check")).toContain("Please try again");
  for (const site of [hung, cut])
    expect(await words(site, "/api/donate", "POST")).toMatch(/^We do not know yet whether/);
  for (const site of [hung, cut])
    expect(await words(site, "/api/forms/704", "POST")).toMatch(/^We do not know whether/);
  expect(await words(away, "/api/donate", "POST")).toContain("This try was not charged");
});

test("a body over the limit is refused, declared or not", async () => {
  let reached = 0;
  const backend = await listen((request) => {
    request.on("end", () => {
      reached += 1;
    });
    request.resume();
  });
  const site = await proxyTo(backend);
  expect(
    (await fetch(`${site}/api/a`, { method: "POST", body: "x".repeat(largestPublicBody + 1) })).status,
  ).toBe(413);

  const [status] = await new Promise<[number]>((resolve, reject) => {
    const request = http.request(`${site}/api/a`, {
      method: "POST",
      headers: { "transfer-encoding": "chunked" },
    });
    request.on("response", (answer) => resolve([answer.statusCode ?? 0]));
    request.on("error", reject);
    request.write("x".repeat(largestPublicBody - 100));
    request.write("x".repeat(900));
  });
  expect(status).toBe(413);
  expect(reached).toBe(0);
});

test("who sends far too much may send it to its end, and is told that it was too much", async () => {
  let reached = 0;
  const site = await proxyTo(
    await listen(() => {
      reached += 1;
    }),
  );
  const request = http.request(`${site}/api/a`, { method: "POST", agent: false });
  const answered = once(request, "response");
  for (let sent = 0; sent < 200; sent += 1) {
    if (!request.write(Buffer.alloc(16 * 1024))) await once(request, "drain");
  }
  request.end();
  await once(request, "finish");
  const [answer] = await answered;
  expect(answer.statusCode).toBe(413);
  await once(answer.resume(), "end");
  expect(reached).toBe(0);
});

test("a packed body is refused: nobody behind unpacks it", async () => {
  const site = await proxyTo(await listen(echo));
  const post = (encoding: string) =>
    fetch(`${site}/api/a`, { method: "POST", body: "x", headers: { "content-encoding": encoding } });
  expect((await post("gzip")).status).toBe(415);
  expect((await post("identity")).status).toBe(200);
});

test("no POST is taken for another method", async () => {
  const site = await proxyTo(await listen(echo));
  const headers = { "x-http-method-override": "GET", "x-payload-http-method-override": "GET" };
  const answer = await fetch(`${site}/api/a`, { method: "POST", body: "x", headers });
  expect(JSON.stringify((await answer.json()).headers)).not.toContain("override");
});

test("an answer streams: its beginning arrives before its end exists", async () => {
  let finish = () => {};
  const backend = await listen((_request, response) => {
    response.write("first");
    finish = () => response.end("last");
  });
  const site = await proxyTo(backend);
  const reader = (await fetch(`${site}/api/a`)).body?.getReader();
  const first = await reader?.read();
  expect(Buffer.from(first?.value ?? []).toString()).toBe("first");
  finish();
  const last = await reader?.read();
  expect(Buffer.from(last?.value ?? []).toString()).toBe("last");
});

test("a visitor who leaves ends the request behind it", async () => {
  const seen = Promise.withResolvers<IncomingMessage>();
  const backend = await listen((request) => seen.resolve(request));
  const site = await proxyTo(backend);
  const leaving = new AbortController();
  const asked = fetch(`${site}/api/a`, { signal: leaving.signal }).catch(() => "left");
  const behind = await seen.promise;
  const closed = once(behind.socket, "close");
  leaving.abort();
  expect(await asked).toBe("left");
  await closed;
  expect(behind.socket.destroyed).toBe(true);
});
