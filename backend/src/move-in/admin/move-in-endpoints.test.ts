import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Role } from "../../access/roles.ts";
import { staffTokens } from "../../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { startRecordings } from "../source/recordings/start-recordings.ts";
import { article, writeOldSite } from "../testing/old-site.ts";

let app: TestPayload;
let tokens: Map<Role, string>;
let old: { endpoint: string; close: () => void };
const signedIn: (string | undefined)[] = [];
const dir = mkdtempSync(path.join(tmpdir(), "old-site-"));

beforeAll(async () => {
  app = await startTestPayload();
  app.payload.logger.level = "silent";
  tokens = await staffTokens(app.payload);
  await writeOldSite(dir, {
    news: [
      article(1, "One", "one", "<p>First.</p>"),
      article(2, "Two", "two", "<p>x</p>", { hasPassword: true }),
    ],
  });
  old = await startRecordings(dir, {
    meet: ({ headers }) => {
      signedIn.push(headers.authorization);
      return undefined;
    },
  });
});
afterAll(async () => {
  old.close();
  await app.close();
  rmSync(dir, { recursive: true, force: true });
});

async function ask(role: Role, method: "GET" | "POST", address: string, body?: object) {
  const response = await handleEndpoints({
    config: app.payload.config,
    request: new Request(`http://localhost/api/move-in/${address}`, {
      method,
      headers: { Authorization: `JWT ${tokens.get(role)}`, "Content-Type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    }),
  });
  return { status: response.status, text: await response.text() };
}

const start = (role: Role, more: object = {}) =>
  ask(role, "POST", "start", { from: old.endpoint, only: ["news"], ...more });
const lastRun = async () => {
  const { docs } = await app.payload.find({ collection: "move-ins", sort: "-id", limit: 1 });
  return docs[0];
};

test("a trial says what would come, and brings nothing", async () => {
  expect((await start("administrator", { trial: true })).status).toBe(200);
  await app.payload.jobs.run({ queue: "move-in", silent: true });
  expect(await lastRun()).toMatchObject({
    state: "done",
    asked: { trial: true },
    outcome: { counts: [{ kind: "news", there: 2, made: 1, leftOut: 1 }], changes: [] },
  });
  for (const collection of ["news", "moved-items", "move-in-findings"] as const)
    expect((await app.payload.count({ collection })).totalDocs).toBe(0);
  const { isDry, findings } = JSON.parse((await ask("editor", "GET", "report.json")).text);
  expect({ isDry, findings }).toMatchObject({
    isDry: true,
    findings: [{ item: "news:2", sort: "left-out" }],
  });
  expect((await ask("administrator", "POST", "undo", {})).status).toBe(404);
  signedIn.splice(0);
});

test("an administrator has content brought, editors tick off what is to be looked at, and others see nothing of it", async () => {
  expect((await start("editor")).status).toBe(403);
  expect((await start("administrator", { from: "cms.example" })).status).toBe(400);
  expect((await start("administrator", { only: [] })).text).toContain("Choose what is to be brought");
  expect((await start("administrator", { user: "ann" })).text).toContain("application password is needed");
  expect(await lastRun()).toMatchObject({ asked: { trial: true } });

  const started = await start("administrator", { user: "ann", password: "abcd efgh" });
  expect(started).toMatchObject({ status: 200 });
  const waiting = await lastRun();
  expect(waiting?.password).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(JSON.stringify(waiting)).not.toContain("abcd");
  // One at a time.
  expect((await start("administrator")).status).toBe(409);

  await app.payload.jobs.run({ queue: "move-in", silent: true });
  expect(await lastRun()).toMatchObject({
    state: "done",
    password: null,
    outcome: { counts: [{ kind: "news", made: 1 }] },
  });
  expect(new Set(signedIn)).toEqual(new Set([`Basic ${Buffer.from("ann:abcd efgh").toString("base64")}`]));
  const { docs } = await app.payload.find({ collection: "news" });
  expect(docs.map(({ title, _status }) => [title, _status])).toEqual([["One", "published"]]);

  expect((await ask("finance", "GET", "report.html")).status).toBe(403);
  expect((await ask("editor", "GET", "report.html")).text).toContain(
    "Visitors of the old site do not see it: a password.",
  );
  const { docs: lines } = await app.payload.find({ collection: "move-in-findings" });
  expect((await ask("donor-services", "POST", "tick", { id: lines[0]?.id, ticked: true })).status).toBe(403);
  expect((await ask("editor", "POST", "tick", { id: lines[0]?.id, ticked: true })).status).toBe(200);
  expect((await ask("editor", "POST", "tick", { id: 4711, ticked: true })).status).toBe(404);
  expect(JSON.parse((await ask("editor", "GET", "report.json")).text).findings).toEqual([]);

  const { docs: log } = await app.payload.find({
    collection: "audit-log",
    where: { action: { equals: "move-in" } },
  });
  expect(new Set(log.map(({ label }) => label))).toEqual(new Set([`${old.endpoint} (trial)`, old.endpoint]));
});

test("all of it is taken back by an administrator alone", async () => {
  expect((await ask("editor", "POST", "undo", {})).status).toBe(403);
  expect((await ask("administrator", "POST", "undo", {})).status).toBe(200);
  await app.payload.jobs.run({ queue: "move-in", silent: true });
  expect(await lastRun()).toMatchObject({ state: "undone" });
  expect((await app.payload.count({ collection: "news" })).totalDocs).toBe(0);
});
