import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../../testing/test-payload.ts";
import { followUpDonation } from "../../follow-up/follow-up-donation.ts";
import { approvedDonation } from "../../receipts/testing/approved-donation.ts";
import { mailMonthlyFailure } from "./monthly-failure-mail.ts";

let system: TestPayload;
beforeAll(async () => {
  system = await startTestPayload();
});
afterAll(() => system.close());

test("each failed try of a monthly gift is told once, with its reason and what happens next", async () => {
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

  const tried = (orderId: string, day: string) => ({
    orderId,
    createdAt: `${day}T14:00:00Z`,
    amountCents: 2_500,
  });
  const first = {
    donation: tried("D1", "2026-05-15"),
    reason: "expired",
    nextTryDay: "2026-05-18",
  } as const;
  const { id } = await mailMonthlyFailure(payload, gift, first);
  expect(await mailMonthlyFailure(payload, gift, first)).toEqual({ id });
  const second = { donation: tried("D2", "2026-05-18"), reason: "funds", nextTryDay: "2026-05-22" } as const;
  expect((await mailMonthlyFailure(payload, gift, second)).id).not.toBe(id);

  const { text } = await payload.findByID({ collection: "outbox", id });
  const words = text.replace(/\s+/g, " ");
  expect(words).toContain("$25.00 could not be charged on May 15, 2026");
  expect(words).toContain("the card has expired");
  expect(words).toContain("try again on May 18, 2026");
});
