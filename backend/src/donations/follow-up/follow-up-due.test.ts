import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { approvedDonation, saveReceiptSettings } from "../receipts/testing/approved-donation.ts";
import { findDonation, moveDonation } from "../record/donation-store.ts";
import { followUpDue, followUpInTurn } from "./follow-up-due.ts";

let app: TestPayload;
beforeAll(async () => {
  app = await startTestPayload();
  await saveReceiptSettings(app.payload);
});
afterAll(() => app.close());

test("two runs at the same time do not do the same work, and what came meanwhile is left to a further run", async () => {
  const { id } = await approvedDonation(app.payload);
  const first = followUpInTurn(app.payload, new Date());
  const second = await followUpInTurn(app.payload, new Date());
  expect(second).toEqual({ followedUp: 0, failed: 0, again: false });
  expect(await first).toEqual({ followedUp: 1, failed: 0, again: true });
  expect((await findDonation(app.payload, { id: { equals: id } }))?.followUp).toBe("done");
  expect(await followUpInTurn(app.payload, new Date())).toEqual({ followedUp: 0, failed: 0, again: false });
});

test("a run whose time is up has done one at least and tells that some are left", async () => {
  await Promise.all([approvedDonation(app.payload), approvedDonation(app.payload)]);
  const run = () => followUpDue(app.payload, { now: new Date(), atMost: 10, stopAfterMs: 0 });
  expect(await run()).toEqual({ followedUp: 1, failed: 0, more: true });
  expect(await run()).toEqual({ followedUp: 1, failed: 0, more: false });
});

const minute = 60_000;
const start = Date.parse("2026-03-10T18:00:00Z");
const at = (minutes: number) => new Date(start + minutes * minute);
const atMost = 3;
const run = (minutes: number) => followUpDue(app.payload, { now: at(minutes), atMost });

test("gifts whose follow-up fails again and again do not keep later donors from their receipts", async () => {
  // A monthly gift without the key of its card cannot be set up.
  const unusable = { donationType: "monthly", firstBillingDay: "2026-03-15" } as const;
  const stuck = [];
  for (let number = 0; number <= atMost; number++)
    stuck.push(await approvedDonation(app.payload, unusable, at(0)));
  const fine = await approvedDonation(app.payload, {}, at(1));

  expect(await run(2)).toEqual({ followedUp: 0, failed: 3, more: true });
  expect(await run(2)).toEqual({ followedUp: 1, failed: 1, more: false });
  expect(await findDonation(app.payload, { id: { equals: fine.id } })).toMatchObject({ followUp: "done" });

  expect(await run(2)).toEqual({ followedUp: 0, failed: 0, more: false });
  expect((await run(3)).failed).toBe(3);
  const again = await findDonation(app.payload, { id: { equals: stuck[0]?.id } });
  expect(again).toMatchObject({
    followUp: "due",
    followUpFailures: 2,
    followUpAt: at(5).toISOString(),
  });
});

const runs = (db: object): db is { run: (statement: string) => Promise<unknown> } => "run" in db;
/** On each of the two connections that write: the limit of pages is a connection's own. */
async function limitPages(pages: number) {
  const id = await app.payload.db.beginTransaction();
  const { db } = (id !== null && app.payload.db.sessions?.[id]) || {};
  for (const each of [app.payload.db.drizzle, db])
    if (each && runs(each)) await each.run(`PRAGMA max_page_count = ${pages}`);
  if (id !== null) await app.payload.db.commitTransaction(id);
}

// A file of its own is what a test can fill; the disk of a database server is the server's.
test.skipIf(process.env.TEST_POSTGRES_URL)(
  "a receipt that finds no room on the disk follows within a minute of room, however often it has failed",
  async () => {
    const gift = await approvedDonation(app.payload, {}, at(120));
    const all = (minutes: number) => followUpDue(app.payload, { now: at(minutes), atMost: 50 });
    await limitPages(1);
    const fill = async (): Promise<void> => {
      await app.payload.kv.set(`fill-${Math.random()}`, "x".repeat(1_000));
      return fill();
    };
    await expect(fill()).rejects.toMatchObject({ cause: { code: "SQLITE_FULL" } });
    for (const minutes of [121, 122, 123, 124, 125]) await all(minutes);
    const waits = await findDonation(app.payload, { id: { equals: gift.id } });
    expect(waits).toMatchObject({ followUp: "due", followUpFailures: 5, followUpAt: at(126).toISOString() });
    await limitPages(1_000_000);
    await all(126);
    expect(await findDonation(app.payload, { id: { equals: gift.id } })).toMatchObject({ followUp: "done" });
  },
);

test("a follow-up that fails while its gift moves on does not put off what is due now", async () => {
  const unusable = { donationType: "monthly", firstBillingDay: "2026-03-15" } as const;
  const gift = await approvedDonation(app.payload, unusable, at(60));
  const donors = {
    async quiet() {
      const change = { state: "approved", note: "again", now: at(61), data: { followUp: "due" } } as const;
      await moveDonation(app.payload, gift, change);
    },
    serve: async <Answer>(work: () => Promise<Answer>) => work(),
  };
  expect((await followUpDue(app.payload, { now: at(62), atMost: 10, donors })).failed).toBeGreaterThan(0);
  expect(await findDonation(app.payload, { id: { equals: gift.id } })).toMatchObject({
    followUpFailures: 0,
    followUpAt: at(61).toISOString(),
  });
});
