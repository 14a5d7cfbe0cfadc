import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { findDonation } from "../donation-store.ts";
import { followUpDue } from "../operations/follow-up-due.ts";
import { approvedDonation, saveReceiptSettings } from "./testing/approved-donation.ts";

let system: TestPayload;
beforeAll(async () => {
  system = await startTestPayload();
});
afterAll(() => system.close());

const minute = 60_000;
const followUp = (minutesLater = 0) =>
  followUpDue(system.payload, { now: new Date(Date.now() + minutesLater * minute), atMost: 50 });
const mails = async () =>
  (await system.payload.find({ collection: "outbox", pagination: false })).docs.map(({ key }) =>
    key.replace(/:.*/, ""),
  );

test("without a signatory gifts wait for their receipts, the office is told once, and all else is sent", async () => {
  const { payload } = system;
  const gifts = [
    await approvedDonation(payload),
    await approvedDonation(payload, {
      gift: { kind: "Gift in Honour", firstName: "Ann", lastName: "Lee" },
      card: { kind: "ecard", email: "ann@card.example", subject: "For you", image: 1 },
    }),
  ];
  expect(await followUp()).toMatchObject({ followedUp: 0, failed: 2 });
  for (const later of [2, 4, 6, 8]) expect(await followUp(later)).toMatchObject({ failed: 2 });
  expect((await mails()).sort()).toEqual(["ecard", "office-notice", "office-notice", "receipts-waiting"]);

  await saveReceiptSettings(payload);
  expect(await followUp(10)).toMatchObject({ followedUp: 2, failed: 0 });
  expect((await payload.count({ collection: "receipts" })).totalDocs).toBe(2);
  expect((await mails()).filter((kind) => kind === "receipt")).toHaveLength(2);
  for (const { id } of gifts)
    expect(await findDonation(payload, { id: { equals: id } })).toMatchObject({ followUp: "done" });
});
