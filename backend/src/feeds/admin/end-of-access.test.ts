import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { reportFeeds } from "./report-feeds.ts";

let app: TestPayload;
beforeAll(async () => {
  app = await startTestPayload({ INSTAGRAM_TOKEN: "IGQ-nobody-may-read" });
});
afterAll(() => app.close());

const keep = (kept: object | string) => app.payload.kv.set("feed-token:instagram", kept);
const token = {
  origin: "of-the-settings",
  sealed: "a-sealed-token",
  firstSeenAt: "2026-03-01T00:00:00.000Z",
};
const accessOn = async (day: string) =>
  (await reportFeeds(app.payload, new Date(day))).find(({ name }) => name === "instagram")?.access;

test("of the access its end is told, with a warning in its last two weeks, and never the token", async () => {
  const until = "2026-06-01T00:00:00.000Z";
  await keep({ ...token, refreshedAt: "2026-04-02T00:00:00.000Z", expiresAt: until });
  expect(await accessOn("2026-05-01T00:00:00Z")).toEqual({ until, ends: "later" });
  expect(await accessOn("2026-05-19T00:00:00Z")).toEqual({ until, ends: "soon" });
  expect(await accessOn("2026-06-02T00:00:00Z")).toEqual({ until, ends: "ended" });
  const answer = JSON.stringify(await reportFeeds(app.payload, new Date()));
  expect(answer).not.toMatch(/sealed|IGQ|of-the-settings/);
});

test("of a token that could never be renewed the end is told too, sixty days after it was first seen", async () => {
  await keep(token);
  const until = "2026-04-30T00:00:00.000Z";
  expect(await accessOn("2026-03-02T00:00:00Z")).toEqual({ until, ends: "later" });
  expect(await accessOn("2026-04-17T00:00:00Z")).toEqual({ until, ends: "soon" });
  expect(await accessOn("2026-05-01T00:00:00Z")).toEqual({ until, ends: "ended" });
});

test("before the first run, and of what another version has kept, no end is known", async () => {
  await keep("of another version");
  expect(await accessOn("2026-05-01T00:00:00Z")).toBeUndefined();
  await app.payload.kv.delete("feed-token:instagram");
  expect(await accessOn("2026-05-01T00:00:00Z")).toBeUndefined();
});
