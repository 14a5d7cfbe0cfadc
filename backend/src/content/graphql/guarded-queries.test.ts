import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { signingHeaders } from "@pcf/contract/signed-hook";
import { afterAll, beforeAll, expect, test } from "vitest";

const HOOK_SECRET = "another secret of the tests";
const dataDir = mkdtempSync(path.join(tmpdir(), "guarded-queries-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

let guardedQueries: typeof import("./guarded-queries.ts").guardedQueries;
beforeAll(async () => {
  Object.assign(process.env, { DATA_DIR: dataDir, PAYLOAD_SECRET: "a secret of the tests", HOOK_SECRET });
  ({ guardedQueries } = await import("./guarded-queries.ts"));
});

/** Answers of queries that each wait until `go`, and the order in which they came to be answered. */
function heldQueries() {
  const order: string[] = [];
  const go = Promise.withResolvers<void>();
  const handler = guardedQueries(
    async (request) => {
      order.push(nameOf(await request.json()));
      await go.promise;
      return Response.json({ data: {} });
    },
    async () => {},
  );
  const ask = (name: string, headers: Record<string, string>, signal?: AbortSignal) =>
    handler(
      new Request("http://admin.example/api/graphql", {
        method: "POST",
        headers: { "content-type": "application/json", host: "admin.example", ...headers },
        body: bodyOf(name),
        ...(signal ? { signal } : {}),
      }),
    ).then(({ status }) => status);
  return { ask, order, go: () => go.resolve() };
}

const bodyOf = (name: string) => JSON.stringify({ query: `query ${name} { __typename }` });
const nameOf = (body: { query: string }) => /query (\w+)/.exec(body.query)?.[1] ?? "";
const signed = (name: string, secret = HOOK_SECRET, at = Date.now()) =>
  signingHeaders(bodyOf(name), secret, at);
const from = (address: string) => ({ "x-forwarded-for": address });

test("what the site signs goes first; strangers are clients on every host, and so is a wrong or old signature", async () => {
  const { ask, order, go } = heldQueries();
  const first = ask("first", from("10.0.0.1"));
  const strangers = Array.from({ length: 7 }, (_, i) => ask(`s${i}`, from("203.0.113.5")));
  const wrong = ask("wrong", {
    ...from("203.0.113.5"),
    ...(await signed("wrong", "somebody else's secret")),
  });
  const old = ask("old", { ...from("203.0.113.5"), ...(await signed("old", HOOK_SECRET, 1)) });
  expect(await Promise.all([...strangers.slice(4), wrong, old])).toEqual(Array(5).fill(503));
  const own = Array.from({ length: 5 }, async (_, i) =>
    ask(`own${i}`, { ...from("203.0.113.5"), ...(await signed(`own${i}`)) }),
  );
  // One too many: the other four have their places when it has its answer.
  expect(await Promise.race(own)).toBe(503);
  go();
  expect(await Promise.all([first, ...strangers.slice(0, 4)])).toEqual(Array(5).fill(200));
  expect(order.map((name) => name.replace(/^own./, "own"))).toEqual([
    "first",
    "own",
    "own",
    "own",
    "own",
    "s0",
    "s1",
    "s2",
    "s3",
  ]);
});

test("the addresses of one network share its places", async () => {
  const { ask, go } = heldQueries();
  const asked = Array.from({ length: 8 }, (_, i) => ask(`q${i}`, from(`2001:db8:1:2::${i}`)));
  expect(await Promise.all(asked.slice(5))).toEqual([503, 503, 503]);
  go();
  expect(await Promise.all(asked.slice(0, 5))).toEqual(Array(5).fill(200));
});

test("nothing is looked up for a caller who has left meanwhile", async () => {
  const { ask, order, go } = heldQueries();
  const first = ask("first", from("10.0.0.1"));
  const leaving = new AbortController();
  const left = ask("left", from("10.0.0.2"), leaving.signal);
  await new Promise(setImmediate);
  leaving.abort();
  go();
  await Promise.all([first, left]);
  expect(order).toEqual(["first"]);
});

test("the library is given the query alone: parameters of the address, which it would heed, stay outside", async () => {
  let address = "";
  const handler = guardedQueries(
    async ({ url }) => {
      address = url;
      return Response.json({ data: {} });
    },
    async () => {},
  );
  const headers = { "content-type": "application/json", ...from("10.0.0.9") };
  const asked = "http://admin.example/api/graphql?draft=true&depth=9";
  await handler(new Request(asked, { method: "POST", headers, body: bodyOf("a") }));
  expect(address).toBe("http://admin.example/api/graphql");
});
