import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { askBackendHealth } from "./health.ts";

let answer = "";
let hangs = false;
let asked: string[] = [];
let clock = 0;
const server = createServer((request, response) => {
  asked.push(request.url ?? "");
  if (!hangs) response.end(answer);
});
beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  hangs = false;
  clock = 0;
});

const watch = (waitsMs = 20_000) => {
  const backend = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return askBackendHealth({ BACKEND_URL: [backend] }, () => clock, waitsMs);
};

test("what the backend says of itself is passed on, asked for every ten seconds at most", async () => {
  answer = JSON.stringify({ ok: true, degraded: ["overdue: a"], notices: ["payments: b"] });
  const health = watch();
  const says = { degraded: ["backend: overdue: a"], notices: ["payments: b"] };
  expect(await Promise.all([health(), health(), health()])).toEqual([says, says, says]);
  clock = 9_000;
  await health();
  expect(asked).toEqual(["/healthz"]);
  answer = JSON.stringify({ ok: true, degraded: [] });
  clock = 10_000;
  expect(await health()).toEqual({ degraded: [], notices: [] });
});

test("a backend that says nothing, or nothing readable, holds up nobody", async () => {
  const nothing = { degraded: [], notices: [] };
  answer = "<html>";
  expect(await watch()()).toEqual(nothing);
  hangs = true;
  expect(await watch(100)()).toEqual(nothing);
});
