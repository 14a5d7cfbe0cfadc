import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as plainRequest,
} from "node:http";
import http2 from "node:http2";
import { request } from "node:https";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startCaddy } from "./caddy.ts";
import { type ProxyOrder, startNginx } from "./nginx.ts";

const proxies = [
  { program: "nginx", present: spawnSync("nginx", ["-v"]).status === 0, start: startNginx, isNginx: true },
  {
    program: "caddy",
    present: spawnSync("caddy", ["version"]).status === 0,
    start: startCaddy,
    isNginx: false,
  },
];

type Asked = { by: string; method: string; url: string; headers: IncomingHttpHeaders; bytes: number };
type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type Question = {
  host?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer;
  /** The address that it comes from. */
  localAddress?: string;
};

const asked: Asked[] = [];
const packed = gzipSync("a page");

/**
 * A server of the kind that stands behind nginx: it says what it was asked. Where an address ends in `break` it takes the request and
 * dies, where it ends in `slow` it takes its time. On any port, or on one that it had before.
 */
async function startServer(by: string, before = 0) {
  const server = createServer(async (incoming, response) => {
    let bytes = 0;
    for await (const chunk of incoming) bytes += chunk.length;
    if (incoming.url === "/healthz") return response.end();
    asked.push({
      by,
      method: incoming.method ?? "",
      url: incoming.url ?? "",
      headers: incoming.headers,
      bytes,
    });
    if (incoming.url?.endsWith("break")) return incoming.socket.destroy();
    if (incoming.url?.endsWith("slow")) await pause(1_500);
    response.writeHead(200, {
      ...{ "content-encoding": "gzip", "cache-control": "public, max-age=31536000", vary: "accept-encoding" },
      ...{ "strict-transport-security": "max-age=31536000; includeSubDomains", etag: '"1"' },
    });
    response.end(packed);
  });
  await once(server.listen(before, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return { port, address: `127.0.0.1:${port}`, stop: () => server.close().closeAllConnections() };
}

/** A proxy in front of two sites and two backends that only say what they were asked. */
async function startAll(start: (order: ProxyOrder) => ReturnType<typeof startCaddy>) {
  const names = ["site 1", "site 2", "backend 1", "backend 2"];
  const servers = await Promise.all(names.map((name) => startServer(name)));
  const [site1, site2, backend1, backend2] = servers.map(({ address }) => address);
  if (!site1 || !site2 || !backend1 || !backend2) throw new Error("four servers");
  const proxy = await start({ sites: [site1, site2], backends: [backend1, backend2] });
  return { proxy, servers };
}

for (const { program, present, start, isNginx } of proxies)
  describe.skipIf(!present)(`the proxy of deploy/${program}`, () => {
    let all: Awaited<ReturnType<typeof startAll>>;
    beforeAll(async () => {
      all = await startAll(start);
    }, 30_000);
    afterAll(async () => {
      await all.proxy.stop();
      for (const server of all.servers) server.stop();
    });
    beforeEach(() => void asked.splice(0));

    function ask(path: string, { host = "example.org", body, ...options }: Question = {}): Promise<Answer> {
      const outgoing = request({
        ...{ host: "127.0.0.1", port: all.proxy.httpsPort, path, servername: host, agent: false },
        ca: readFileSync(all.proxy.certificate),
        ...options,
        headers: { host, ...options.headers },
      });
      outgoing.end(body);
      return answerOf(outgoing);
    }

    test("the site is told who asks, and by nobody else", async () => {
      const claims = {
        ...{ "x-forwarded-for": "203.0.113.9, 198.51.100.1", "x-real-ip": "203.0.113.9" },
        ...{ forwarded: "for=203.0.113.9", "x-forwarded-host": "evil.example", "x-request-id": "mine" },
      };
      for (const host of ["example.org", "admin.example.org"]) await ask("/a?b=c", { host, headers: claims });
      for (const { headers, url } of asked) {
        expect(url).toBe("/a?b=c");
        expect(headers["x-forwarded-for"]).toBe("127.0.0.1");
        expect(headers["x-forwarded-proto"]).toBe("https");
        expect(headers["x-forwarded-host"]).toBe(headers.host);
        expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{32,36}$/);
        expect(headers).not.toHaveProperty("x-real-ip");
        expect(headers).not.toHaveProperty("forwarded");
      }
      expect(asked.map(({ headers, by }) => `${headers.host} ${by.slice(0, -2)}`)).toEqual([
        "example.org site",
        "admin.example.org backend",
      ]);
    });

    test("answers pass as they are, with one header for TLS and the number of the request", async () => {
      const { headers, body } = await ask("/", { headers: { "accept-encoding": "gzip" } });
      expect(headers["content-encoding"]).toBe("gzip");
      expect(body.equals(packed)).toBe(true);
      expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
      expect(headers["x-request-id"]).toBe(asked[0]?.headers["x-request-id"]);
    });

    test("HTTP/2 is spoken", async () => {
      const session = http2.connect(`https://127.0.0.1:${all.proxy.httpsPort}`, {
        ca: readFileSync(all.proxy.certificate),
        servername: "example.org",
      });
      const stream = session.request({ ":path": "/", ":authority": "example.org" });
      const [headers] = await once(stream, "response");
      stream.resume();
      await once(stream, "end");
      session.close();
      expect(headers[":status"]).toBe(200);
    });

    test("who comes by http or by www is led to the one name, others nowhere", async () => {
      const outgoing = plainRequest({
        ...{ host: "127.0.0.1", port: all.proxy.httpPort, path: "/a?b=c", headers: { host: "example.org" } },
      });
      outgoing.end();
      expect((await answerOf(outgoing)).headers.location).toMatch(/^https:\/\/example\.org(:\d+)?\/a\?b=c$/);
      expect((await ask("/a?b=c", { host: "www.example.org" })).headers.location).toBe(
        `${all.proxy.siteUrl}/a?b=c`,
      );
      await expect(ask("/", { host: "elsewhere.example" })).rejects.toThrow();
      expect((await ask("/", { host: "admin.example.org" })).headers.location).toMatch(/\/admin$/);
      expect(asked).toEqual([]);
    });

    test("bodies: 64 KB for the public, a file of 20 MB for staff", async () => {
      const post = (host: string, bytes: number) =>
        ask("/x", { host, method: "POST", body: Buffer.alloc(bytes) });
      expect((await post("example.org", 64 * 1024)).status).toBe(200);
      expect((await post("example.org", 64 * 1024 + 1)).status).toBe(413);
      expect((await post("admin.example.org", 20 * 1024 * 1024 + 5_000)).status).toBe(200);
      expect(asked.map(({ bytes }) => bytes)).toEqual([64 * 1024, 20 * 1024 * 1024 + 5_000]);
    });

    test("what is for those who watch is not for the public", async () => {
      expect((await ask("/healthz")).status).toBe(200);
      for (const host of ["example.org", "admin.example.org"])
        for (const path of ["/healthz", "/readyz", "/metrics", "/%68ealthz", "//metrics", "/metrics/"])
          expect((await ask(path, { host, localAddress: "127.0.0.2" })).status, path).toBe(403);
      expect(asked).toEqual([]);
    });

    test("what reads is asked again of the other server; a form that was sent never is", async () => {
      expect((await ask("/break")).status).toBe(502);
      expect(asked.length).toBeGreaterThan(1);
      asked.splice(0);
      expect((await ask("/break", { method: "POST", body: Buffer.from("a message") })).status).toBe(502);
      expect(asked.map(({ method }) => method)).toEqual(["POST"]);
    });

    test.runIf(isNginx)(
      "a gift, which has a key by which it is taken once, is sent to the other server",
      async () => {
        await ask("/api/donate?break", { method: "POST", body: Buffer.from("a gift") });
        expect(new Set(asked.map(({ by }) => by))).toEqual(new Set(["site 1", "site 2"]));
        expect(asked.map(({ method, bytes }) => `${method} ${bytes}`)).toEqual(["POST 6", "POST 6"]);
      },
    );

    test.runIf(isNginx)("a picture is asked for once", async () => {
      for (const _ of [1, 2, 3]) expect((await ask("/media/a.webp")).status).toBe(200);
      expect(asked).toHaveLength(1);
      expect(asked[0]?.by).toMatch(/^site/);
    });

    test("the log holds neither addresses nor what follows the ?", async () => {
      await ask("/my-gifts?token=secret", { localAddress: "127.0.0.77" });
      await expect.poll(() => readFileSync(all.proxy.accessLog, "utf8")).toContain("/my-gifts");
      expect(readFileSync(all.proxy.accessLog, "utf8")).not.toMatch(/secret|127\.0\.0\.77/);
    });

    const give = (network: number, path = "/api/donate") =>
      ask(path, { method: "POST", body: Buffer.from("a gift"), localAddress: `127.0.${network}.1` });

    test.runIf(isNginx)(
      "a site that has just come back has all the gifts when the other one goes",
      async () => {
        const [first, second] = all.servers;
        if (!first || !second) throw new Error("two sites");
        const networks = Array.from({ length: 16 }, (_, network) => network);
        for (const each of networks) await give(each);
        const network = asked.findIndex(({ by }) => by === "site 1");
        first.stop();
        for (const _ of [1, 2]) expect((await give(network)).status).toBe(200);
        all.servers[0] = await startServer("site 1", first.port);
        // For so long nginx may leave out what was away; then it lets one request try whether it is back.
        await pause(3_100);
        const slow = give(network, "/api/donate?slow");
        await expect.poll(() => asked.at(-1)?.url).toContain("slow");
        second.stop();
        expect((await give(network)).status).toBe(200);
        expect((await slow).status).toBe(200);
        expect(asked.slice(-2).map(({ by }) => by)).toEqual(["site 1", "site 1"]);
        all.servers[1] = await startServer("site 2", second.port);
      },
    );

    test("a gift goes to the site that is left when the other has died", async () => {
      const networks = Array.from({ length: 16 }, (_, network) => network);
      await Promise.all(networks.map((network) => give(network)));
      expect(new Set(asked.map(({ by }) => by))).toEqual(new Set(["site 1", "site 2"]));
      all.servers[0]?.stop();
      const giveAll = async () =>
        (await Promise.all(networks.map((network) => give(network)))).map(({ status }) => status);
      // Caddy first has to see that it has.
      if (!isNginx) await expect.poll(giveAll).not.toContain(502);
      asked.splice(0);
      expect(await giveAll()).toEqual(networks.map(() => 200));
      expect(asked.map(({ by }) => by)).toEqual(networks.map(() => "site 2"));
    });
  });

async function answerOf(outgoing: ReturnType<typeof request>): Promise<Answer> {
  const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return { status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) };
}
