import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { approvedDonation, saveReceiptSettings } from "../receipts/testing/approved-donation.ts";
import { findDonation } from "../record/donation-store.ts";
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
