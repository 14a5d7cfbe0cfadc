import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import type { Gateway } from "../gateway/gateway.ts";
import { approvedDonation, saveReceiptSettings } from "../receipts/testing/approved-donation.ts";
import { findDonation, insertDonation } from "../record/donation-store.ts";
import { donationContext } from "../testing/test-donations.ts";
import { sweepDonations } from "./sweep.ts";

let app: TestPayload;
const start = Date.parse("2026-03-10T18:00:00Z");
let day = 0;
/** Each test has a day of its own and leaves nothing due. */
const at = (minutes: number) => new Date(start + day * 86_400_000 + minutes * 60_000);

beforeAll(async () => {
  app = await startTestPayload();
  await saveReceiptSettings(app.payload);
});
beforeEach(() => {
  day += 1;
});
afterAll(() => app.close());

async function unknownDonation(orderId: string) {
  const { donationType, amountCents, donationArea, adminNote, donor, tribute, tributeCard } =
    await approvedDonation(app.payload, {}, at(0));
  const written = await insertDonation(app.payload, {
    facts: { donationType, amountCents, donationArea, adminNote, donor, tribute, tributeCard },
    key: `key-of-${orderId}`,
    proof: null,
    orderId,
    firstBillingDay: null,
    now: at(0),
    checkAt: at(1),
  });
  if (!written) throw new Error("The donation could not be written");
  return written;
}

const sweepWith = (checkStatus: Gateway["checkStatus"]) => {
  const context = donationContext(app.payload, "http://127.0.0.1:1");
  return sweepDonations({ ...context, gateway: { ...context.gateway, checkStatus }, now: () => at(10) });
};
const stateOf = async (id: number) => (await findDonation(app.payload, { id: { equals: id } }))?.state;

test("a gateway that does not answer is asked a few times, and receipts go out all the same", async () => {
  const waiting = [];
  for (let number = 0; number < 12; number++) waiting.push(await unknownDonation(`D-silent-${number}`));
  let asked = 0;
  const swept = await sweepWith(async () => {
    asked += 1;
    return { kind: "silent", reason: "lost" };
  });
  expect(asked).toBeLessThan(6);
  expect(swept).toEqual({ settled: 0, followedUp: 12 });
  expect((await app.payload.count({ collection: "receipts" })).totalDocs).toBe(12);

  expect(await sweepWith(async () => ({ kind: "not-found" }))).toMatchObject({ settled: 12 - asked });
  for (const { id } of waiting.slice(asked)) expect(await stateOf(id)).toBe("not-charged");
});

test("what fails for one donation does not keep the others from being settled", async () => {
  const odd = await unknownDonation("D-odd");
  const others = [await unknownDonation("D-even-1"), await unknownDonation("D-even-2")];
  const swept = await sweepWith(async ({ orderId }) => {
    if (orderId === odd.orderId) throw new Error("odd");
    return { kind: "not-found" };
  });
  expect(swept.followedUp).toBeGreaterThanOrEqual(3);
  expect(await stateOf(odd.id)).toBe("sending");
  for (const { id } of others) expect(await stateOf(id)).toBe("not-charged");
});
