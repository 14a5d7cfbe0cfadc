import { once } from "node:events";
import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { requestInLog } from "../log/request-id.ts";
import { counted } from "./measures.ts";
import { routePatterns, watchRequests } from "./watch-requests.ts";

/** A busy machine takes its time until a line of the log or a number is there. */
const waits = { timeout: 20_000 };

const lines: { msg: string; request: string }[] = [];
/** Answers with the id that a line of the log would have, after some turns of the event loop. */
const server = createServer(async ({ url = "" }, response) => {
  await sleep(url.includes("slow") ? 60 : 2);
  response
    .writeHead(url.includes("broken") ? 500 : url.includes("busy") ? 503 : 200)
    .end(requestInLog().request);
});
const agent = new Agent({ keepAlive: true, maxSockets: 2 });
let backend: TestPayload;

beforeAll(async () => {
  backend = await startTestPayload();
  const log = { warn: (line: (typeof lines)[number]) => void lines.push(line) };
  watchRequests(log as never, routePatterns(backend.payload.config), 50);
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterAll(async () => {
  agent.destroy();
  server.close();
  server.closeAllConnections();
  await backend.close();
});

async function ask(path: string, id?: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const asked = request({ port, path, agent, headers: id ? { "x-request-id": id } : {} }).end();
  const [answer] = await once(asked, "response");
  return (await answer.toArray()).join("");
}

test("all that follows from a request is logged with its id, also of many at once on few connections", async () => {
  const ids = Array.from({ length: 20 }, (_, at) => `request-${at}`);
  expect(await Promise.all(ids.map((id) => ask("/api/donate", id)))).toEqual(ids);
  expect(await ask("/api/donate")).toMatch(/^[\w-]{36}$/);
  expect(await ask("/api/donate", "no id at all")).toMatch(/^[\w-]{36}$/);
  expect(requestInLog()).toEqual({});
});

test("requests are counted by kind and status, and nothing that was made up is kept", async () => {
  for (const path of ["/api/graphql", "/api/forms/704", "/media/ann.webp", "/admin/ann", "/ann", "/api/ann"])
    await ask(path);
  await vi.waitFor(async () => {
    const text = await counted.metrics();
    for (const kind of ["graphql", "give", "forms", "media", "admin", "rest", "other"])
      expect(text).toMatch(new RegExp(`^backend_requests_total{kind="${kind}",status="2xx"} [1-9]`, "m"));
  }, waits);
  expect(await counted.metrics()).not.toContain("ann");
});

test("what failed and what was slow is logged by the pattern of its route and its id", async () => {
  // Who is told to wait is one of thousands, and leaves no line.
  await ask("/api/donate?busy=ann", "slow-busy");
  await ask("/api/donations/77/slow-ann?email=ann", "slow-made-up");
  await ask("/api/donations/77/accept?slow", "slow-accept");
  await ask("/api/donate?broken=ann", "broken-gift");
  await vi.waitFor(
    () =>
      expect(lines.filter(({ request: id }) => /^(slow|broken)-/.test(id))).toEqual([
        expect.objectContaining({ msg: "a slow request", route: "/api/*", request: "slow-made-up" }),
        expect.objectContaining({ route: "/api/donations/:id/accept", status: 200, request: "slow-accept" }),
        expect.objectContaining({ route: "/api/donate", status: 500, request: "broken-gift" }),
      ]),
    waits,
  );
  expect(JSON.stringify(lines)).not.toMatch(/ann|77/);
});
