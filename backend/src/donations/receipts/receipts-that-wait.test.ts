import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { staffTokens } from "../../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { findDonation } from "../donation-store.ts";
import { followUpDue } from "../operations/follow-up-due.ts";
import { latestReceiptRow, receiptOf } from "./receipt-of.ts";
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

test("a name that no font can draw waits without a number, the office is told once, and a spelling by staff issues it", async () => {
  const { payload } = system;
  const donor = {
    ...{ firstName: "محمد", lastName: "علي", address: "1 Main St", city: "Banff", province: "AB" },
    email: "waits@donor.example",
  };
  const donation = await approvedDonation(payload, { donor });
  const before = (await payload.count({ collection: "receipts" })).totalDocs;
  expect(await followUp()).toMatchObject({ followedUp: 0, failed: 1 });
  expect(await followUp(2)).toMatchObject({ followedUp: 0, failed: 1 });
  expect((await payload.count({ collection: "receipts" })).totalDocs).toBe(before);
  expect((await mails()).filter((kind) => kind === "receipt-letters")).toHaveLength(1);

  const tokens = await staffTokens(payload);
  const spell = async (role: "finance" | "editor", name: string) => {
    const request = new Request(`http://localhost:3001/api/donations/${donation.id}/receipt-spelling`, {
      method: "POST",
      headers: { Authorization: `JWT ${tokens.get(role)}`, "Content-Type": "application/json" },
      body: JSON.stringify({ name, address: ["1 Main St", "Banff, AB"] }),
    });
    return (await handleEndpoints({ config: payload.config, request })).status;
  };
  expect(await spell("editor", "Mohamed Ali")).toBe(403);
  expect(await spell("finance", "محمد")).toBe(400);
  expect(await spell("finance", "Mohamed Ali")).toBe(200);
  expect(await followUp()).toMatchObject({ followedUp: 1, failed: 0 });
  expect((await receiptOf(payload, donation))?.donor).toEqual({
    name: "Mohamed Ali",
    address: ["1 Main St", "Banff, AB"],
  });
  expect((await latestReceiptRow(payload, donation.id))?.pdfSha256).toMatch(/^[0-9a-f]{64}$/);
  expect(await spell("finance", "Mohamed Ali")).toBe(409);
});
