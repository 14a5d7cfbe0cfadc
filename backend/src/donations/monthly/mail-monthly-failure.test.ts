import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { followUpDonation } from "../operations/follow-up-donation.ts";
import { approvedDonation } from "../receipts/testing/approved-donation.ts";
import { mailMonthlyFailure } from "./mail-monthly-failure.ts";

let system: TestPayload;
beforeAll(async () => {
  system = await startTestPayload();
});
afterAll(() => system.close());

test("each failed try of a monthly gift is told once, with what happens next", async () => {
  const { payload } = system;
  const signUp = await approvedDonation(payload, {
    donationType: "monthly",
    firstBillingDay: "2026-04-15",
    gateway: { dataKey: "a key of the vault" },
  });
  await followUpDonation(payload, signUp.id);
  const { docs } = await payload.find({
    collection: "monthly-gifts",
    where: { orderId: { equals: signUp.orderId } },
    showHiddenFields: true,
  });
  const [gift] = docs;
  if (!gift) throw new Error("The gift was not set up");

  const first = { billingDay: "2026-05-15", nextTryDay: "2026-05-18", attempt: 1 };
  const { id } = await mailMonthlyFailure(payload, gift, first);
  expect(await mailMonthlyFailure(payload, gift, first)).toEqual({ id });
  const last = await mailMonthlyFailure(payload, gift, {
    billingDay: "2026-05-15",
    nextTryDay: null,
    attempt: 2,
  });
  expect(last.id).not.toBe(id);

  const words = async (mail: string) =>
    (await payload.findByID({ collection: "outbox", id: mail })).text.replace(/\s+/g, " ");
  expect(await words(id)).toContain("$25.00 could not be charged on May 15, 2026");
  expect(await words(id)).toContain("once more on May 18, 2026");
  expect(await words(last.id)).toContain("We will not try again");
});
