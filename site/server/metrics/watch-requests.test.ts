import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { identify } from "../http/request-id.ts";
import type { Log } from "../log.ts";
import { counted } from "./metrics.ts";
import { notePage, watchRequests } from "./watch-requests.ts";

/** A busy machine takes its time until a line of the log or a number is there. */
const waits = { timeout: 20_000 };

/** A server that is watched, and the lines that its log has got. `/story/…` is a page of it, and `/slow/…` takes a while. */
async function watched(trusted = false) {
  const lines: { request?: string; words: string }[] = [];
  const log = { warn: (facts: object, words: string) => lines.push({ ...facts, words }) } as unknown as Log;
  const watch = watchRequests({ SLOW_REQUEST_MS: 50 }, log);
  const server = createServer(async (request, response) => {
    response.setHeader("x-request-id", identify(request, trusted));
    watch(request, response);
    const [, first] = (request.url ?? "").split("/");
    if (first === "story") notePage(request, "/story/:slug");
    if (first === "slow") await sleep(60);
    response.writeHead(first === "broken" ? 500 : first === "busy" ? 503 : 200).end("answered");
  }).listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers });
  return { get, lines };
}

test("requests are counted by the pattern of their route, and nothing that a visitor made up is kept", async () => {
  const { get } = await watched();
  const made = ["/story/ann-reid", "/ann-reid@home.example?x=ann", "/api/ann-reid", "/media/ann.webp"];
  for (const path of [...made, "/api/donate?email=ann", "/healthz"]) await get(path);
  await vi.waitFor(async () => {
    const text = await counted.metrics();
    for (const route of ["/story/:slug", "other", "/api/*", "/media/*", "/api/donate", "/healthz"])
      expect(text).toContain(`site_requests_total{route="${route}",status="2xx"}`);
  }, waits);
  expect(await counted.metrics()).not.toContain("ann");
});

test("what failed and what was slow is logged by its route and id, and without the address", async () => {
  const { get, lines } = await watched();
  const ids: (string | null)[] = [];
  // Who is told to wait is one of thousands, and leaves no line.
  for (const path of ["/busy/ann", "/busy/ann"]) await get(path);
  for (const path of ["/slow/ann", "/broken/ann?q=ann", "/story/ann"])
    ids.push((await get(path)).headers.get("x-request-id"));
  await vi.waitFor(
    () =>
      expect(lines.filter(({ request: id }) => id === ids[0] || id === ids[1])).toEqual([
        expect.objectContaining({ words: "a slow request", route: "other", status: 200, request: ids[0] }),
        expect.objectContaining({ status: 500, request: ids[1] }),
      ]),
    waits,
  );
  expect(JSON.stringify(lines)).not.toMatch(/ann|503/);
});

test("an id is believed from a proxy of ours alone, and only when it is one", async () => {
  const claimed = "a1b2c3d4-e5f6";
  const answered = async (trusted: boolean, id: string) => {
    const { get } = await watched(trusted);
    return (await get("/", { "x-request-id": id })).headers.get("x-request-id");
  };
  expect(await answered(true, claimed)).toBe(claimed);
  expect(await answered(false, claimed)).toMatch(/^[\w-]{36}$/);
  expect(await answered(true, '<b>"x"</b> and more')).toMatch(/^[\w-]{36}$/);
});
