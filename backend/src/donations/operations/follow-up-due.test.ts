import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { findDonation, moveDonation } from "../donation-store.ts";
import { approvedDonation, saveReceiptSettings } from "../receipts/testing/approved-donation.ts";
import { followUpDue } from "./follow-up-due.ts";

let app: TestPayload;
beforeAll(async () => {
  app = await startTestPayload();
  await saveReceiptSettings(app.payload);
});
afterAll(() => app.close());

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
