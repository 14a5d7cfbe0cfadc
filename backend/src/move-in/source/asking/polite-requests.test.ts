import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { OldSiteError, TooLarge } from "./old-site-error.ts";
import { politeRequests, usualPoliteness } from "./polite-requests.ts";

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

async function serve(listener: Listener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function quick(withinMs = 10_000) {
  const slept: number[] = [];
  const sleep = async (ms: number) => void slept.push(ms);
  return { slept, request: politeRequests({ ...usualPoliteness, withinMs, sleep }) };
}

const asks = (address: string) => ({ url: new URL(address), mostBytes: 1000 });

test("a site that is busy is asked again after growing pauses, or the one it asks for", async () => {
  const answers: [number, Record<string, string>][] = [
    [503, {}],
    [429, { "retry-after": "30" }],
    [200, {}],
  ];
  const site = await serve((_request, response) => {
    const [status, headers] = answers.shift() ?? [500, {}];
    response.writeHead(status, headers).end("Here.");
  });
  const { request, slept } = quick();
  const { status, body } = await request(asks(site));
  expect([status, body.toString()]).toEqual([200, "Here."]);
  expect(slept).toEqual([1_000, 30_000]);
});

test("a connection that ends is tried again, six times in all, and then said in plain words", async () => {
  let tries = 0;
  const site = await serve((request) => {
    tries += 1;
    request.socket.destroy();
  });
  const { request, slept } = quick();
  const fault = request(asks(site));
  await expect(fault).rejects.toThrow(OldSiteError);
  await expect(fault).rejects.toThrow(/^127\.0\.0\.1:\d+ does not answer \(.+\)\. Is the address right\?$/);
  expect(tries).toBe(6);
  expect(slept).toEqual([1_000, 2_000, 4_000, 8_000, 16_000]);
});

test("a site that stays busy, or wants to be left alone for long, is left alone", async () => {
  const site = await serve((request, response) =>
    response.writeHead(503, request.url === "/long" ? { "retry-after": "7200" } : {}).end(),
  );
  const { request, slept } = quick();
  await expect(request(asks(`${site}/long`))).rejects.toThrow("is too busy (it answers 503)");
  expect(slept).toEqual([]);
  await expect(request(asks(site))).rejects.toMatchObject({ status: 503 });
});

test("a site that begins to answer and never ends is not waited for", async () => {
  const site = await serve((_request, response) => void response.writeHead(200).write("One moment"));
  const { request } = quick(50);
  await expect(request({ ...asks(site), tries: 1 })).rejects.toThrow("did not answer within 0.05 seconds");
});

test("no more than five requests are under way at once", async () => {
  let now = 0;
  let most = 0;
  const waiting: ServerResponse[] = [];
  const site = await serve((_request, response) => {
    now += 1;
    most = Math.max(most, now);
    waiting.push(response);
  });
  const { request } = quick();
  let done = false;
  const all = Promise.all(Array.from({ length: 23 }, () => request(asks(site)))).then(() => {
    done = true;
  });
  // Each is let go only when as many as may be are there, or no more are to come.
  for (let answered = 0; !done; await turn()) {
    if (waiting.length < Math.min(5, 23 - answered)) continue;
    for (const response of waiting.splice(0)) {
      now -= 1;
      answered += 1;
      response.end();
    }
  }
  await all;
  expect(most).toBe(5);
});

test("what is larger than the limit is not read, whether its size is told or not", async () => {
  const site = await serve((request, response) => {
    if (request.url === "/told") return void response.writeHead(200, { "content-length": 5000 }).write("a");
    response.write("a".repeat(800));
    response.end("a".repeat(800));
  });
  const { request } = quick();
  await expect(request(asks(`${site}/told`))).rejects.toThrow(TooLarge);
  await expect(request(asks(`${site}/untold`))).rejects.toThrow(TooLarge);
});

test("a query follows its site to another address, and its password to no other host", async () => {
  const heard: [string, string, string | undefined][] = [];
  const listener = (to: () => string): Listener => {
    return async (request, response) => {
      const body = Buffer.concat(await request.toArray()).toString();
      heard.push([`${request.method} ${request.url}`, body, request.headers.authorization]);
      if (request.url === "/there") response.end();
      else response.writeHead(301, { location: to() }).end();
    };
  };
  const other = await serve(listener(() => "/there"));
  const site = await serve(listener(() => (heard.length === 1 ? "/moved" : `${other}/there`)));
  const { request } = quick();
  await request({ ...asks(site), body: "{ news }", headers: { authorization: "Basic abc" } });
  expect(heard).toEqual([
    ["POST /", "{ news }", "Basic abc"],
    ["POST /moved", "{ news }", "Basic abc"],
    ["POST /there", "{ news }", undefined],
  ]);
});

test.each(["file:///etc/passwd", "data:text/plain,x"])("nobody is sent to %s", async (to) => {
  const site = await serve((_request, response) => response.writeHead(302, { location: to }).end());
  await expect(quick().request(asks(site))).rejects.toThrow(`${to} is no address of the web.`);
});

test("a site that sends in a circle is not followed for ever", async () => {
  const site = await serve((_request, response) => response.writeHead(302, { location: "/" }).end());
  await expect(quick().request(asks(site))).rejects.toThrow("is sent from address to address");
});
