import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { answerContentHook, isSigned } from "./content-hook.ts";

const secret = "a secret of enough length";
const sign = (body: string, key = secret) => `sha256=${createHmac("sha256", key).update(body).digest("hex")}`;

async function post(body: string, headers: Record<string, string>) {
  let refreshed = 0;
  const server = createServer((request, response) => {
    void answerContentHook(request, response, {
      secret: () => secret,
      refresh: async () => {
        refreshed += 1;
      },
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks/content`;
  const { status } = await fetch(url, { method: "POST", body, headers });
  server.close();
  return { status, refreshed };
}

test("a signed announcement has the content read again at once", async () => {
  expect(await post("{}", { "x-signature": sign("{}") })).toEqual({ status: 202, refreshed: 1 });
});

test("a wrong, foreign or missing signature changes nothing", async () => {
  expect(await post("{}", { "x-signature": sign("{ }") })).toEqual({ status: 401, refreshed: 0 });
  expect(await post("{}", { "x-signature": sign("{}", "another secret altogether") })).toEqual({
    status: 401,
    refreshed: 0,
  });
  expect(await post("{}", {})).toEqual({ status: 401, refreshed: 0 });
});

test("a signature is compared whole", () => {
  expect(isSigned(Buffer.from("{}"), sign("{}").slice(0, -1), secret)).toBe(false);
  expect(isSigned(Buffer.from("{}"), sign("{}"), secret)).toBe(true);
});
