import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import type { SnapshotState } from "../../app/content/read/snapshot.server.ts";
import { sampleContent } from "../../tests/sample-content.ts";
import type { BackendHealth } from "./health.ts";
import { answerHealth } from "./health.ts";

const content = sampleContent();
const readAt = Date.UTC(2026, 5, 1, 12);

const well: BackendHealth = { degraded: [], notices: [] };

async function healthOf(state: SnapshotState, sharedAddress = false, backend = well) {
  const server = createServer((_request, response) =>
    answerHealth(response, state, { sharedAddress, backend }),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/healthz`);
  server.close();
  return { status: answer.status, body: await answer.json() };
}

test("with fresh content the site is well, and says when it was read", async () => {
  expect(await healthOf({ content, readAt, failing: false, unkept: false })).toEqual({
    status: 200,
    body: {
      status: "ok",
      degraded: [],
      contentVersion: content.version,
      contentReadAt: "2026-06-01T12:00:00.000Z",
    },
  });
});

test("while the backend does not answer the site goes on serving, degraded", async () => {
  const { status, body } = await healthOf({ content, readAt, failing: true, unkept: false });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: "degraded",
    degraded: [expect.stringContaining("the backend does not answer")],
    contentReadAt: "2026-06-01T12:00:00.000Z",
  });
});

test("a disk that takes no more shows, while the site goes on serving", async () => {
  const { status, body } = await healthOf({ content, readAt, failing: false, unkept: true });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: "degraded",
    degraded: ["data folder: the content cannot be kept for the next start"],
  });
});

test("without any content nobody may be sent to this copy", async () => {
  const { status, body } = await healthOf({
    content: undefined,
    readAt: undefined,
    failing: true,
    unkept: false,
  });
  expect(status).toBe(503);
  expect(body.status).toBe("degraded");
  expect(body.degraded).toContain("content: none yet");
});

test("an address that many visitors seem to share shows, with the setting that mends it", async () => {
  const { status, body } = await healthOf({ content, readAt, failing: false, unkept: false }, true);
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: "degraded", degraded: [expect.stringContaining("TRUST_PROXY=1")] });
});

test("what the backend says of itself shows, and takes no copy of the site away", async () => {
  const state = { content, readAt, failing: false, unkept: false };
  const late =
    "backend: overdue: 10 approved gifts wait for their receipts or mails, the oldest for 12 minutes";
  const notice = "payments: card numbers pass through this server";
  const { status, body } = await healthOf(state, false, { degraded: [late], notices: [notice] });
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: "degraded", degraded: [late], notices: [notice] });
  const told = await healthOf(state, false, { degraded: [], notices: [notice] });
  expect(told.body).toMatchObject({ status: "ok", degraded: [], notices: [notice] });
});
