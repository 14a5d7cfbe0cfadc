import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readEnv } from "../env.ts";
import { answerContentHook } from "./content.ts";

const secret = "a secret of enough length";
const minutes = 60_000;

/** As the backend signs: the time and the body. */
function signed(body: string, at: number, key = secret) {
  const signature = createHmac("sha256", key).update(`${at}.${body}`).digest("hex");
  return { "x-signed-at": String(at), "x-signature": `sha256=${signature}` };
}

let refreshed = 0;
const server = createServer((request, response) => {
  void answerContentHook(request, response, readEnv({ HOOK_SECRET: secret }), {
    look: async () => {
      refreshed += 1;
    },
  });
});
beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});
beforeEach(() => {
  refreshed = 0;
});

async function post(body: string, headers: Record<string, string>) {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks/content`;
  const { status } = await fetch(url, { method: "POST", body, headers });
  return { status, refreshed };
}

test("a signed announcement has the content read again at once", async () => {
  expect(await post("{}", signed("{}", Date.now()))).toEqual({ status: 202, refreshed: 1 });
});

test("a wrong, foreign or missing signature changes nothing", async () => {
  const now = Date.now();
  const { "x-signature": signature } = signed("{}", now);
  for (const headers of [
    signed("{ }", now),
    signed("{}", now, "another secret altogether"),
    { "x-signed-at": String(now), "x-signature": signature.slice(0, -1) },
    { "x-signed-at": String(now + 1), "x-signature": signature },
    { "x-signed-at": String(now) },
  ]) {
    expect(await post("{}", headers)).toEqual({ status: 401, refreshed: 0 });
  }
});

test("an announcement that does not say when it was signed changes nothing", async () => {
  const ofTheBody = createHmac("sha256", secret).update("{}").digest("hex");
  expect(await post("{}", { "x-signature": `sha256=${ofTheBody}` })).toEqual({ status: 401, refreshed: 0 });
});

test("an announcement of more than five minutes ago, or from now, changes nothing", async () => {
  for (const at of [Date.now() - 6 * minutes, Date.now() + 6 * minutes]) {
    expect(await post("{}", signed("{}", at))).toEqual({ status: 401, refreshed: 0 });
  }
  expect(await post("{}", signed("{}", Date.now() - 4 * minutes))).toEqual({ status: 202, refreshed: 1 });
});

test("an announcement that is sent again changes nothing", async () => {
  const caught = signed("{}", Date.now() - 1);
  expect(await post("{}", caught)).toEqual({ status: 202, refreshed: 1 });
  expect(await post("{}", caught)).toEqual({ status: 401, refreshed: 1 });
});
